BEGIN TRANSACTION;
CREATE TABLE events (
            table_id TEXT NOT NULL, seq INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER, command_id TEXT,
            body TEXT NOT NULL, at DOUBLE PRECISION NOT NULL, hash TEXT NOT NULL, PRIMARY KEY (table_id, seq));
INSERT INTO "events" VALUES('einauge-running',1,'created',NULL,NULL,'{"game":"einauge","options":{"players":2},"seats":[{},{}],"host":"u-anna","listed":false,"clock":0,"hot_seat":false,"hints":false,"commitment":"46395e723bd1a388e0d445bed5875488ce3fc824b72c832757ae33d1486c1c24","position":null,"known_deal":false,"like":null,"guide":false,"start":"as_seated"}',1800000000.0,'502cca16cc45f4da219138d345ce61b380b9c3314aef04aff4b41100c8a275ee');
INSERT INTO "events" VALUES('einauge-running',2,'sat',0,NULL,'{"user":"u-anna","name":"Anna","nonce":"de15eaa670f396c9331146706918bfc5706f8e8002afb621e689b98e667c130a"}',1800000000.0,'092e24c59c7d4acfa4e8add46fde8d62546e2d9a487c365307c66a4466839547');
INSERT INTO "events" VALUES('einauge-running',3,'sat',1,'sit','{"user":"u-bo","name":"Bo","nonce":"12a82e9bcdda0dad595ebb79c9daa931ef4b6ea448c66a7f0e1ffb13b5d73f16"}',1800000000.25,'b5d1c85d7c0b28730d852769789d453e9fa5744dbaff42629a5a28bd3291d74a');
INSERT INTO "events" VALUES('einauge-running',4,'began',NULL,NULL,'{"chance":["out blue yellow sky","up red 4","up green 3","up rose 3","up red 6","up black 8","up rose 5","up green 4"],"first":0}',1800000000.5,'4faa7a3fd4f84b742d278efffda003071a16877836575cce6adf8fb24b7dd3f3');
INSERT INTO "events" VALUES('einauge-running',5,'moved',0,'c4','{"moves":[[0,"buy red 6"]],"chance":[]}',1800000001.0,'65655b0b7dd434bedb8ee9fe1b00709f98c81e26626f389c464669dbd40481cb');
INSERT INTO "events" VALUES('einauge-running',6,'moved',0,'c5','{"moves":[[0,"pass"]],"chance":[]}',1800000001.25,'eb54387797fb12915f60259810f6fdf87662f5ffc212cc3d69f0fd12a4a3da73');
INSERT INTO "events" VALUES('einauge-running',7,'moved',0,'c6','{"moves":[[0,"lay rose 3"]],"chance":["up green 7","up black 3"]}',1800000001.5,'4b09270041ff5e0bf3bc0464047d15548325d42603fade2c38e2029cf7d6dda6');
INSERT INTO "events" VALUES('einauge-running',8,'moved',1,'c7','{"moves":[[1,"buy red 4"]],"chance":[]}',1800000001.75,'d755ee3e2722f8609f4dc9fd783c94cb50eea5269a6e13f65633487be9139eac');
INSERT INTO "events" VALUES('einauge-running',9,'moved',1,'c8','{"moves":[[1,"pass"]],"chance":[]}',1800000002.0,'1631615adecfbd89c9675aa37bd161590ab59217a2c6b240b44d0f70e98a244f');
INSERT INTO "events" VALUES('einauge-running',10,'moved',1,'c9','{"moves":[[1,"lay black 3"]],"chance":["up orange 3","up orange 5"]}',1800000002.25,'c09b7f918c3b73e00e683b95d5068a0c437c91e44f97bb68f0a576d159bcaddb');
INSERT INTO "events" VALUES('einauge-running',11,'said',1,'chat','{"user":"u-bo","name":"Bo","text":"Ahoi \u2620 \u201eK\u00e4pt''n\u201c 50 %"}',1800000002.5,'d811e171fa45e368d0b0d686982cfbd5e5993112f77de28983f62ab82166513f');
INSERT INTO "events" VALUES('barrakuda-sealed',1,'created',NULL,NULL,'{"game":"barrakuda","options":{"players":2},"seats":[{},{}],"host":"u-anna","listed":false,"clock":0,"hot_seat":false,"hints":false,"commitment":"c0d4ef18244a402ade4fb3cd5ddfea7bc6e043ea51b13a97c1bd2f91f2e2779a","position":null,"known_deal":false,"like":null,"guide":false,"start":"as_seated"}',1800000002.75,'499792b366ba3d91dc3025ce520277f33deae877d84d18f3e20d18eb42909f87');
INSERT INTO "events" VALUES('barrakuda-sealed',2,'sat',0,NULL,'{"user":"u-anna","name":"Anna","nonce":"c38b727a112dd1ea19de225ddc4146b9cdbd07df3a9a83e6c46afc328ff2da64"}',1800000002.75,'ca8ac1b1660eb91a45596abbcc32cd8cbd6266053e8342015e130d39b42c8952');
INSERT INTO "events" VALUES('barrakuda-sealed',3,'sat',1,'sit','{"user":"u-bo","name":"Bo","nonce":"bad494943f8379c41ded8e0443b4fe84c7e36c99fc8e6746dddd23f100cc9cc7"}',1800000003.0,'334a4632686e55c3fb726651bc5290bd31dabe1999face248e77167e3505ae91');
INSERT INTO "events" VALUES('barrakuda-sealed',4,'began',NULL,NULL,'{"chance":[],"first":0}',1800000003.25,'732c5734a5b98cf8be708520c4687e81b0d01553ed6249b5bd861d96ca8af9d7');
INSERT INTO "events" VALUES('barrakuda-sealed',5,'sealed',0,'c4','{"move":"dive 4"}',1800000003.5,'dec914c6346f199c8b7155fb20e4648aa289e29032832e629cbc72411e4a24a4');
INSERT INTO "events" VALUES('barrakuda-sealed',6,'sealed',1,'c5','{"move":"barracuda"}',1800000003.75,'681b1ab2d8c4e9d5cbf0b69f527ae34c3526f438c47e8792598ff8c3f15e637e');
INSERT INTO "events" VALUES('barrakuda-sealed',7,'moved',NULL,NULL,'{"moves":[[0,"dive 4"],[1,"barracuda"]],"chance":["distance 1"]}',1800000003.75,'0747c7bf9f71d208876b1fe7762404c315601948adf20a573a1595e749094279');
INSERT INTO "events" VALUES('barrakuda-sealed',8,'moved',1,'c7','{"moves":[[1,"fish to 6"]],"chance":[]}',1800000004.0,'c904cdad98278a49ed8167b69a597097a3a71c3c71e90cc3e1a7553692dedb33');
INSERT INTO "events" VALUES('barrakuda-sealed',9,'sealed',0,'c8','{"move":"dive 2"}',1800000004.25,'04c01f6a07e02ccabb46944b9ebdf26c95aeaa9f5cc1a8e02cc2d13cc21db1fe');
INSERT INTO "events" VALUES('barrakuda-sealed',10,'sealed',1,'c9','{"move":"dive 1"}',1800000004.5,'c76578c9bfc6cc81dfde70c517908e774f0234cb4de4fb4d50b93b9e407d62f0');
INSERT INTO "events" VALUES('barrakuda-sealed',11,'moved',NULL,NULL,'{"moves":[[0,"dive 2"],[1,"dive 1"]],"chance":["distance 1","direction 1"]}',1800000004.5,'49ffd76526c5a8ed697c7f31aa4c573f950e7085fe4063340fdc0995fedb1622');
INSERT INTO "events" VALUES('barrakuda-sealed',12,'sealed',0,'c11','{"move":"dive 4"}',1800000004.75,'a4b7ef671e599195906f6f0bdea4908e18829f8de6334b68a34ad42de658276e');
INSERT INTO "events" VALUES('barrakuda-over',1,'created',NULL,NULL,'{"game":"barrakuda","options":{"players":2,"turn_limit":1},"seats":[{},{}],"host":"u-anna","listed":false,"clock":0,"hot_seat":false,"hints":false,"commitment":"37cde1410cb8c64f6d08070a3158cd235d59c6d0a820472f29d7b673714fbebc","position":null,"known_deal":false,"like":null,"guide":false,"start":"as_seated"}',1800000005.0,'e39dcabafec01e5d4a3eedca0fd3bae3999d1434c2ff03a9df0d72bf744234da');
INSERT INTO "events" VALUES('barrakuda-over',2,'sat',0,NULL,'{"user":"u-anna","name":"Anna","nonce":"f12da00c4ae8c5557a0a2df2ac3bb91dace911d92fdf3a5cf8dea53b2a97dd63"}',1800000005.0,'83f7ecf524d8ae607173bb3549574061b244ae4b40ebf610e24791177ca76b64');
INSERT INTO "events" VALUES('barrakuda-over',3,'sat',1,'sit','{"user":"u-bo","name":"Bo","nonce":"6c91f074d2eac48ecae137c0001e92be6bd1d727f9745f74e61b74d71e337a41"}',1800000005.25,'b81f16a3e905d65487e7db223119e5ef8e28feffd6f2828a7330ce42efad1a48');
INSERT INTO "events" VALUES('barrakuda-over',4,'began',NULL,NULL,'{"chance":[],"first":0}',1800000005.5,'3ee32b53a513fbb68359cb5397a089d695bd5cb9f792720b8ef124b85b676814');
INSERT INTO "events" VALUES('barrakuda-over',5,'sealed',0,'c4','{"move":"dive 1"}',1800000005.75,'b531e9625589abebfb61917f0df5e840cde0316273ccec03cdc34f5e72010fe8');
INSERT INTO "events" VALUES('barrakuda-over',6,'sealed',1,'c5','{"move":"dive 4"}',1800000006.0,'d7fb43291b5dba644746b2b46910cb86157cf98b57ed5623dd73a62fed71e9c7');
INSERT INTO "events" VALUES('barrakuda-over',7,'moved',NULL,NULL,'{"moves":[[0,"dive 1"],[1,"dive 4"]],"chance":["distance 2","direction 3"]}',1800000006.0,'2e11d868775a5f7611243a463aaa72b6a04f6c225ad61420fe7e5bd27464305a');
INSERT INTO "events" VALUES('einauge-open-01',1,'created',NULL,NULL,'{"game":"einauge","options":{"players":3},"seats":[{},{},{}],"host":"u-anna","listed":true,"clock":0,"hot_seat":false,"hints":false,"commitment":"77b89814810a1f62fdc15f65b4e12fb34edf91a56a5e385e62939dc3ceea289c","position":null,"known_deal":false,"like":null,"guide":false,"start":"as_seated"}',1800000006.25,'47c72c8edf01c6b24f3fbc113c91b277c4f5c443819f214bce651b2e9ec877e6');
INSERT INTO "events" VALUES('einauge-open-01',2,'sat',0,NULL,'{"user":"u-anna","name":"Anna","nonce":"15592fc8400dfb5d161f9730daa4eecbd4b1cfeaa50953d3cdb59d722ca8b908"}',1800000006.25,'a57b677f83ef402caffaf96e528273f119ac8374ad22d2f93af504f652c86e5c');
INSERT INTO "events" VALUES('einauge-bot-0001',1,'created',NULL,NULL,'{"game":"einauge","options":{"players":2},"seats":[{"bot":"random","name":"random","nonce":"1ab42ebcf641cbc8eae2ce99602a2abba378703522962d8509b7906f753d9250"},{}],"host":"u-anna","listed":false,"clock":0,"hot_seat":false,"hints":false,"commitment":"045703a92657e5a31585523b24b83d64bbfc71b606a94d6c55243f3ac6a9f199","position":null,"known_deal":false,"like":null,"guide":false,"start":"as_seated"}',1800000006.5,'fa8040f5f0e376de81e79516af1bec888ec2ddff63379de12916a43f2bc78cdd');
INSERT INTO "events" VALUES('einauge-bot-0001',2,'sat',1,NULL,'{"user":"u-anna","name":"Anna","nonce":"08dffb90cabfd254ca058e0c2591d9e5fc3aaf3a52b45da2ca884de8d250ff0d"}',1800000006.5,'0ee225e60d80d694a39a638cededd05045f350fcfc07d3172131c486d521a22f');
INSERT INTO "events" VALUES('einauge-bot-0001',3,'began',NULL,NULL,'{"chance":["out yellow orange black","up blue 5","up rose 5","up blue 8","up sky 6","up rose 4","up sky 8","up blue 4"],"first":0}',1800000006.75,'f9dbf55e9fd707929abf0111790b2c0ac9c0d20876729051da55c62b04c79c69');
INSERT INTO "events" VALUES('einauge-clock-01',1,'created',NULL,NULL,'{"game":"einauge","options":{"players":2},"seats":[{},{}],"host":"u-anna","listed":false,"clock":60,"hot_seat":false,"hints":false,"commitment":"f6c43289e4c608469b57adc069e8d7f8fd7fd9ee87bafd4f04adfdc05ab9cb09","position":null,"known_deal":false,"like":null,"guide":false,"start":"as_seated"}',1800000007.0,'d3f36b7ba4b86e3262c6ff3d358998dd767ded311aabe261600bd0e606fa13ba');
INSERT INTO "events" VALUES('einauge-clock-01',2,'sat',0,NULL,'{"user":"u-anna","name":"Anna","nonce":"14885088799c3c8297a7a6f57550eb90fd3b7027d308c45f21f8759da11dd6e1"}',1800000007.0,'e8eb07f721928dd25d40831e736d616d0c9017b862d806082512fcc944344f53');
INSERT INTO "events" VALUES('einauge-clock-01',3,'sat',1,'sit','{"user":"u-bo","name":"Bo","nonce":"344bd8daca1295aecdd92a53058551483e5ca93d4da1b72b50355622d804df89"}',1800000007.25,'2602f61b55b44ab8f330840d81633df3e032165c65acc21c4cf896f70e78e888');
INSERT INTO "events" VALUES('einauge-clock-01',4,'began',NULL,NULL,'{"chance":["out blue orange rose","up yellow 6","up black 6","up sky 5","up yellow 4","up red 3","up yellow 8","up black 4"],"first":0}',1800000007.5,'8afe2d74131a8f55d1da8c2efd425074e75ac7e06bd6aedae7cff259617ded4f');
CREATE TABLE records (id TEXT PRIMARY KEY, text TEXT NOT NULL, at DOUBLE PRECISION NOT NULL);
INSERT INTO "records" VALUES('record-of-a-game','[Tortuga "record 1"]
[Game "barrakuda"]
[Rules "1"]
[Players "2"]
[Option goal "8"]
[Option teams "off"]
[Option layout "first"]
[Option turn_limit "200"]
[Option wrecks "none"]
[Cards "reconstruction-1 85246bae594073d6"]
[Date "2026-11-15"]
[Seed "00000000000000000000000000000000000000000000000000000000000007ea"]
[Result "won by 1, goal, 0+6 11+0"]

0 dive 1                                 {040c28e8}
1 dive 3                                 {fda128c0}
~ distance 1                             {4a02c10a}
~ direction 4                            {4d7dd6a1}
0 dive 5                                 {59498898}
1 dive 5                                 {b51ec235}
~ distance 2                             {02819fce}
~ direction 4                            {bdf83d28}
0 dive 1                                 {e29f9bce}
1 dive 2                                 {043c419f}
~ distance 2                             {7212074a}
~ direction 1                            {81011e68}
0 barracuda                              {09c932dc}
1 dive 5                                 {2681e406}
~ distance 1                             {74cc0e57}
0 fish to 6                              {facbf688}
0 barracuda                              {95ce1ad0}
1 barracuda                              {5786b685}
~ distance 2                             {62f34f39}
~ direction 6                            {52d32c31}
0 dive 5                                 {fcf2d850}
1 barracuda                              {a84fff5b}
~ distance 1                             {618251ac}
1 fish to 6                              {17bf9a23}
0 dive 3                                 {6228c705}
1 dive 1                                 {39624e24}
~ distance 1                             {64de10dd}
~ direction 5                            {aca7a44a}
0 dive 1                                 {fcc9a3d3}
1 dive 1                                 {8026eb1e}
~ distance 2                             {b7ac8558}
~ direction 2                            {a96c3c9b}
1 steal from 0                           {8e29132b}
0 dive 2                                 {ae008b42}
1 dive 4                                 {3d802521}
~ distance 1                             {cc25cf09}
~ direction 5                            {b92ad946}
0 dive 1                                 {82a4bc61}
1 dive 5                                 {5206d4cf}
~ distance 1                             {0e7b47bb}
~ direction 4                            {6b70d92f}
0 barracuda                              {71e51d17}
1 dive 3                                 {effbe44c}
~ distance 1                             {49bd71c1}
0 fish to 4                              {0ce438d8}
0 dive 4                                 {608eff19}
1 dive 4                                 {f68067f0}
~ distance 1                             {d8f4f951}
~ direction 2                            {71b28162}
0 steal from 1                           {e3ebb73d}
0 dive 3                                 {39242d34}
1 dive 2                                 {7f80df7d}
~ distance 2                             {a01d4540}
~ direction 6                            {14fbdd27}
0 barracuda                              {d70f93d1}
1 dive 1                                 {ba59238e}
~ distance 1                             {293ba59c}
0 fish to 5                              {ab2cc479}
0 dive 1                                 {767c0c71}
1 dive 5                                 {40a1abf3}
~ distance 2                             {1cb51de0}
~ direction 6                            {95be8a93}
',1800000007.75);
CREATE TABLE schema_version (version INTEGER NOT NULL);
INSERT INTO "schema_version" VALUES(1);
INSERT INTO "schema_version" VALUES(2);
CREATE TABLE secrets (table_id TEXT PRIMARY KEY, seed TEXT NOT NULL, salt TEXT NOT NULL);
INSERT INTO "secrets" VALUES('einauge-running','0707070707070707070707070707070707070707070707070707070707070707','b339aa820a5e708fef30af285e6d804ba3e10bc862ec2000ef14159e95faef55');
INSERT INTO "secrets" VALUES('barrakuda-sealed','0909090909090909090909090909090909090909090909090909090909090909','9160fd5831095cb682ef967554b7cedf073bbb97ba8e1d5033cc5139a66aa706');
INSERT INTO "secrets" VALUES('barrakuda-over','0909090909090909090909090909090909090909090909090909090909090909','18fad8ee7704d1e6377e115e114003bf247e3266f71a319a4c736558aec17df7');
INSERT INTO "secrets" VALUES('einauge-open-01','ddfd50fd2d2e66ff5a7327042c971c4b721e75f489819dae0d7164e6870ffdd2','10b8fbd0dee545ecd91e22d3eca4b41181581b5209cf2e227fbba5e0da3331b8');
INSERT INTO "secrets" VALUES('einauge-bot-0001','771512cf0560ed83cfaf7a07a6d8a5cedef3b5ea70599a18c0bc01fa0866e1e0','15529f23f8f26553a897c6e0c98f76fd360f8bf868d923833237d19d412747df');
INSERT INTO "secrets" VALUES('einauge-clock-01','0707070707070707070707070707070707070707070707070707070707070707','9b712178d46b10ac6f53338f9daf63df0648eda467a36c7b2c2ed093feb8f188');
CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL);
INSERT INTO "settings" VALUES('cookie_key','abababababababababababababababababababababababababababababababab');
INSERT INTO "settings" VALUES('moved used-link','0000001800000008.000 u-anna');
CREATE TABLE sitting (
            table_id TEXT NOT NULL, seat INTEGER NOT NULL, user_id TEXT NOT NULL, PRIMARY KEY (table_id, seat));
INSERT INTO "sitting" VALUES('einauge-running',0,'u-anna');
INSERT INTO "sitting" VALUES('einauge-running',1,'u-bo');
INSERT INTO "sitting" VALUES('barrakuda-sealed',0,'u-anna');
INSERT INTO "sitting" VALUES('barrakuda-sealed',1,'u-bo');
INSERT INTO "sitting" VALUES('barrakuda-over',0,'u-anna');
INSERT INTO "sitting" VALUES('barrakuda-over',1,'u-bo');
INSERT INTO "sitting" VALUES('einauge-open-01',0,'u-anna');
INSERT INTO "sitting" VALUES('einauge-bot-0001',1,'u-anna');
INSERT INTO "sitting" VALUES('einauge-clock-01',0,'u-anna');
INSERT INTO "sitting" VALUES('einauge-clock-01',1,'u-bo');
CREATE TABLE tables (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, status TEXT NOT NULL, listed INTEGER NOT NULL, host TEXT NOT NULL,
            created DOUBLE PRECISION NOT NULL, updated DOUBLE PRECISION NOT NULL, summary TEXT NOT NULL, deadline DOUBLE PRECISION, bots INTEGER NOT NULL DEFAULT 1);
INSERT INTO "tables" VALUES('einauge-running','einauge','running',0,'u-anna',1800000000.0,1800000000.5,'{"names":["Anna","Bo"],"players":2,"free":0}',NULL,0);
INSERT INTO "tables" VALUES('barrakuda-sealed','barrakuda','running',0,'u-anna',1800000002.75,1800000003.25,'{"names":["Anna","Bo"],"players":2,"free":0}',NULL,0);
INSERT INTO "tables" VALUES('barrakuda-over','barrakuda','over',0,'u-anna',1800000005.0,1800000006.0,'{"names":["Anna","Bo"],"players":2,"free":0}',NULL,0);
INSERT INTO "tables" VALUES('einauge-open-01','einauge','open',1,'u-anna',1800000006.25,1800000006.25,'{"names":["Anna","",""],"players":3,"free":2}',NULL,0);
INSERT INTO "tables" VALUES('einauge-bot-0001','einauge','running',0,'u-anna',1800000006.5,1800000006.75,'{"names":["random","Anna"],"players":2,"free":0}',NULL,1);
INSERT INTO "tables" VALUES('einauge-clock-01','einauge','running',0,'u-anna',1800000007.0,1800000007.5,'{"names":["Anna","Bo"],"players":2,"free":0}',1800000067.5,0);
CREATE UNIQUE INDEX events_by_command ON events (table_id, seat, command_id);
CREATE INDEX tables_by_status ON tables (status, listed, updated);
CREATE INDEX sitting_by_user ON sitting (user_id);
CREATE INDEX tables_by_deadline ON tables (deadline);
CREATE INDEX records_by_time ON records (at);
COMMIT;
