### The rules pages. In texts a line is a paragraph; "- " and "1. " make lists, *word* is stressed.

rulebook-heading = De regels
rulebook-intro = Beide spellen van begin tot eind, met voorbeelden die het programma voor je ogen speelt. Nummers als E3.2 noemen een regel; naar elke kun je linken.
rulebook-whole = De regels van { $game }
rulebook-contents = Inhoud
rulebook-example = Voorbeeld
rulebook-mark = Link naar regel { $mark }
rulebook-learn = Al spelend leren
rulebook-play = Open een tafel
rulebook-fish_on = De vis is op wrak { $wreck }
rulebook-option = Optie
rulebook-does = Wat die doet
rulebook-values = Keuzes
rulebook-edition = Uitgave
rulebook-card = Kaart
rulebook-field = Gegeven
rulebook-value = Waarde
rulebook-source = Bron
rulebook-chests = Kisten
rulebook-table_note = Kaartentabel { $name }, hash { $hash }

rulebook-einauge-title-goal = Het doel
rulebook-einauge-title-setup = Voorbereiding
rulebook-einauge-title-faces = De kaarten
rulebook-einauge-title-turn = Je beurt
rulebook-einauge-title-buy = Kopen
rulebook-einauge-title-rows = Rijen keren uit
rulebook-einauge-title-sell = Verkopen
rulebook-einauge-title-fight = Vechten
rulebook-einauge-title-lay = Neerleggen en aanvullen
rulebook-einauge-title-ships = Schepen
rulebook-einauge-title-end = Het einde komt in zicht
rulebook-einauge-title-final = De slotronde
rulebook-einauge-title-scoring = De telling
rulebook-einauge-title-chests = Kisten
rulebook-einauge-title-colours = Veel kleuren
rulebook-einauge-title-always = Zeldzame gevallen, en wat altijd geldt
rulebook-einauge-title-options = Uitgaven en opties
rulebook-einauge-title-cards = Alle kaarten en waar we ze van kennen
rulebook-einauge-title-ours = Waar de boekjes zwijgen
rulebook-einauge-title-printed = Het gedrukte spel

rulebook-einauge-text-goal = Jullie varen naar eilanden en leggen ze in rijen, één rij per kleur. Elke nieuwe kaart laat de hele rij uitkeren. Aan het eind tellen alleen *juwelen*: wie de meeste heeft, wint. Hebben meerdere spelers er evenveel, dan winnen ze samen.
rulebook-einauge-text-setup =
    Jullie spelen met 2 tot 5. Iedereen begint met *20 dukaten, 2 sabels en 1 juweel*.
    Er zijn 56 eilanden: acht kleuren met telkens dezelfde zeven kaarten. Met vier spelers blijft één kleur in de doos, met drie spelers twee, met twee spelers drie.
    Schud de eilanden, leg er zes open neer als *uitstalling* en één op de *piratentafel*, de tafel van Eénoog. De acht schepen gaan onder de stapel en verschijnen dus het laatst.
    Alles ligt open, behalve de volgorde van de stapel, en de voorraad raakt nooit op. Volgens de spelregels begint de jongste; aan een tafel hier kiezen jullie tussen loten, de jongste en de eerste plaats. Daarna gaat de beurt de kring rond, en bij een revanche begint de volgende plaats.
rulebook-einauge-text-faces =
    Het getal in de hoek is de prijs in dukaten. De plaatjes zeggen wat een kaart opbrengt: *sabels*, *dukaten* en *juwelen* telkens als de rij uitkeert; *kisten* tellen pas aan het eind.
    Een *schip* is een kaart als elke andere: je kunt het kopen, erom vechten, het neerleggen en het verkopen.
rulebook-einauge-text-turn =
    Drie stappen, altijd in deze volgorde:
    1. *Koop* één kaart uit de uitstalling. Vóór je koopt mag je verkopen.
    1. *Vecht* om één kaart van de piratentafel, of niet.
    1. *Leg* één kaart uit de uitstalling op de piratentafel. Dan wordt de uitstalling aangevuld.
rulebook-einauge-text-buy =
    Kies een kaart uit de uitstalling die je kunt aanleggen en waarvan je de volle prijs hebt. Betaal, leg de kaart in de juiste rij, en de rij keert uit.
    Kun je kopen, dan moet je kopen, ook als je er iets voor moet verkopen. Alleen als alles wat je hebt niet genoeg is voor de goedkoopste kaart, vervalt de aankoop.
rulebook-einauge-text-rows =
    Je hebt één rij per kleur met hoogstens *zeven* kaarten, schepen meegeteld. Een eiland gaat altijd naar de rij van zijn kleur; is die vol, dan kun je het niet nemen.
    Zodra een kaart bij een rij komt of er een begint, keren *alle kaarten van die rij* uit: hun sabels, dukaten en juwelen, ook die van de nieuwe. Een lange rij keert dus telkens meer uit.
rulebook-einauge-text-sell = Voordat je koopt mag je verkopen zo vaak je wilt: een juweel brengt *3 dukaten* op, elke kaart van jou *5 dukaten*. Een verkochte kaart gaat uit het spel. Op een ander moment mag je niet verkopen. In sommige uitgaven mag je het alleen zolang je geen kaart kunt betalen die je kunt aanleggen.
rulebook-einauge-text-fight = Na de aankoop mag je één kaart van de piratentafel nemen. Die kost *3 sabels*, of *4* als er op de kaart zelf een sabel staat. De kaart komt in de juiste rij en de rij keert uit, net als na een aankoop. Sabels die je net met je aankoop hebt gekregen, mag je meteen gebruiken.
rulebook-einauge-text-lay =
    Aan het eind van je beurt leg je één kaart uit de uitstalling op de piratentafel. Wie genoeg sabels heeft, kan die daar pakken. Liggen er al zes kaarten, dan vervalt deze stap.
    Daarna wordt de uitstalling vanaf de stapel tot zes kaarten aangevuld, zolang er kaarten zijn.
rulebook-einauge-text-ships =
    Een schip gaat naar een rij van jou die niet vol is, en die rij keert uit. Of het ligt los: dan hoort het bij geen rij en brengt het niets op.
    Neem je een eiland van een kleur waarvan je geen rij hebt, dan mag het bij een los schip; samen zijn ze de nieuwe rij, en beide keren uit. Verder bewegen schepen nooit. Wordt het laatste eiland van een rij verkocht, dan liggen de schepen ervan weer los.
rulebook-einauge-text-end = Als het eerste schip in de uitstalling komt, is het einde in zicht. De ronde wordt afgemaakt, zodat iedereen even vaak aan de beurt was; kwam het in de laatste beurt van de ronde, dan is die meteen voorbij. In één uitgave krijgen in plaats daarvan alle anderen nog precies één beurt.
rulebook-einauge-text-final = Dan mag iedereen om de beurt nog één keer vechten: om een kaart van de piratentafel *of* uit de uitstalling, voor de gewone prijs in sabels. De rij keert uit. Er wordt niet meer gekocht, verkocht, neergelegd of aangevuld. Liggen er op beide plekken schepen, dan wordt er een van de piratentafel genomen.
rulebook-einauge-text-scoring = Wissel elke sabel in voor *3 dukaten*, en dan elke volle *5 dukaten* voor *1 juweel*. Wat overblijft, vervalt. Tel daar de juwelen bij die je hebt.
rulebook-einauge-text-chests =
    Vergelijk nu de kisten, kleur voor kleur: de meeste brengen *7 juwelen* op, de op één na meeste *4*, de op twee na meeste *1*. Kisten tellen voor de kleur van de rij waarin ze liggen. Wie er geen heeft, krijgt niets; wie ze als enige heeft, krijgt 7.
    Bij een gelijke stand krijgt iedereen die gelijk staat het volle aantal juwelen, en vervalt de volgende plaats. Als huisregel kun je plaatsen ook delen: dan hangt je plaats af van hoeveel spelers meer kisten hebben. De tabel toont de kisten en de juwelen ervoor.
rulebook-einauge-text-colours = Een variant voor verzamelaars: wie na de slotronde eilanden van 3, 4, 5, 6, 7 of 8 kleuren bezit, krijgt 3, 6, 10, 15, 21 of 28 juwelen extra of, als jullie dat kiezen, in plaats van die voor kisten.
rulebook-einauge-text-always =
    - Beweegt er een hele ronde niets, wat alleen met een eigen kaartentabel kan, dan begint meteen de slotronde.
    - Geen kaart is ooit op twee plaatsen, geen schip ligt boven een eiland, en niemand maakt schulden.
    - Een partij duurt met twee spelers 16 tot 24 beurten, met drie 18 tot 33, met vier 24 tot 40 en met vijf 25 tot 45, de beurten van iedereen samen.
rulebook-einauge-text-options = Een uitgave is een naam voor een aantal opties. Elke optie kun je ook afzonderlijk kiezen als je een tafel opent.
rulebook-einauge-text-cards = De gedrukte kaarten hebben we niet; onze gegevens komen uit openbare bronnen. Wat *gereconstrueerd* is, hebben we zo goed mogelijk afgeleid. Bezit je het spel, dan kun je een eigen tabel maken en daarmee spelen.
rulebook-einauge-text-ours =
    Hier zeggen de gedrukte regels niets of spreken ze elkaar tegen. We hebben beslist:
    - E0: waar je alleen mag verkopen zolang je niets kunt betalen, wordt dat vóór elke verkoop beoordeeld, voor elke kaart die je kunt aanleggen. Alle uitgaven volgen de Duitse regel voor losse schepen.
    - E1.4: alle voorraden zijn onbeperkt, niet alleen juwelen.
    - E1.6: wat voor eilanden geldt bij kopen, vechten, neerleggen, verkopen en het tellen van de zes kaarten op tafel, geldt ook voor schepen.
    - E3.1.2: er wordt alleen bij het kopen verkocht.
    - E3.5: stilstand leidt tot de slotronde.
    - E4.2: geen schip komt bij een los schip, en een eiland bij hoogstens één.
    - E5.2: de slotronde begint met de plaats na de laatste gewone beurt; ook dan keren rijen uit; liggen er op beide plekken schepen, dan wordt er een van de piratentafel genomen.
    - E5.6: hebben meerdere spelers de meeste juwelen, dan winnen ze samen.
rulebook-einauge-text-printed =
    {"*"}Einauge sei wachsam!* van Wolfgang Kramer en Michael Kiesling, Amigo 2009. Voor 2 tot 5 spelers vanaf 10 jaar, 30 tot 45 minuten (de Nederlandse regels zeggen 90).
    In de doos: 56 eilanden, 8 schepen; juwelen: 20 van 1, 10 van 5 en 10 van 10; dukaten: 25 van 1, 15 van 5 en 11 van 10; sabels: 23 van 1 en 5 van 5.
    Op een gedrukte kaart staat de prijs onderaan en de opbrengst bovenaan; op de onze staat de prijs in de hoek en de opbrengst in het plaatje.
    Onze bronnen: de Duitse regels van Amigo, versie 1.1; een Italiaanse vertaling en een samenvatting van Davide Fiorentino; een Nederlandse vertaling; voor de kaarten ook spielen.de (forum, p=255926), poeppelkiste.de, polter.pl en keirat.

rulebook-einauge-example-setup = Zo kan het met twee spelers beginnen.
rulebook-einauge-example-buy = Barbara’s eerste aankoop.
rulebook-einauge-example-rows = Barbara koopt in drie beurten drie kaarten van één kleur.
rulebook-einauge-example-sell = Barbara zit krap bij kas, verkoopt haar juweel en koopt.
rulebook-einauge-example-fight = Barbara vecht om een kaart die haar rij langer maakt.
rulebook-einauge-example-lay = Barbara legt een kaart neer die ze niemand wil laten kopen.
rulebook-einauge-example-ships = Barbara koopt een schip voor haar rij.
rulebook-einauge-example-final = In de slotronde vecht Barbara om een kaart uit de uitstalling.
rulebook-einauge-example-scoring = Barbara telt.
rulebook-einauge-example-colours = Barbara bezit zes kleuren.

rulebook-barrakuda-title-goal = Het doel en het einde
rulebook-barrakuda-title-setup = Voorbereiding
rulebook-barrakuda-title-layouts = Hoe de wrakken kunnen liggen
rulebook-barrakuda-title-turn = Een ronde
rulebook-barrakuda-title-choose = Een kaart kiezen
rulebook-barrakuda-title-fish = De vis zwemt
rulebook-barrakuda-title-steer = De vis sturen
rulebook-barrakuda-title-wrecks = Wrak voor wrak: het initiatief
rulebook-barrakuda-title-gold = Goud op de zeebodem
rulebook-barrakuda-title-bite = Waar de vis is
rulebook-barrakuda-title-alone = Alleen op een wrak
rulebook-barrakuda-title-company = In gezelschap: stelen of duiken
rulebook-barrakuda-title-icons = Wat de symbolen betekenen
rulebook-barrakuda-title-red = De rode actie
rulebook-barrakuda-title-close = Het einde van de ronde
rulebook-barrakuda-title-whole = Een hele ronde
rulebook-barrakuda-title-teams = Twee tegen twee
rulebook-barrakuda-title-always = Wat altijd geldt
rulebook-barrakuda-title-options = Opties
rulebook-barrakuda-title-cards = Alle wrakken en waar we ze van kennen
rulebook-barrakuda-title-ours = Waar het boekje zwijgt
rulebook-barrakuda-title-printed = Het gedrukte spel

rulebook-barrakuda-text-goal =
    Jullie duiken naar goud. Wat je vindt, gaat in je *buidel*; daar kunnen vis en dieven erbij. Alleen goud in de *kluis* is veilig en telt: wie er daar *8* heeft, wint.
    Dat wordt telkens bekeken als een wrak helemaal is afgehandeld; heeft iemand dan het doel bereikt, dan is de partij meteen afgelopen. Halen meerdere spelers het tegelijk, of is de rondelimiet bereikt, dan wint de vollere kluis, dan de vollere buidel; is ook dat gelijk, dan winnen jullie samen. Voor een lange partij speel je tot 10.
rulebook-barrakuda-text-setup =
    Jullie spelen met 2 tot 4. Iedereen krijgt de bewegingskaarten 1 tot en met 5, één *Barracudakaart*, een buidel met 2 goud en een lege kluis. De duikers wachten aan boord; daar overkomt hun niets.
    De zes wrakken liggen zij aan zij en vormen één geheel. Duiken kan naar de wrakken 1 tot en met 5; wrak 6 is het thuis van de vis, die daar begint.
    De afstandsdobbelsteen toont even vaak 1 als 2, de richtingsdobbelsteen 1 tot en met 6. Goud is er altijd genoeg.
rulebook-barrakuda-text-layouts = Hoe vaker de vis thuiskomt op 6, hoe vaker jullie je Barracudakaarten terugkrijgen en hoe kalmer het water is. Het getal zegt in hoeveel procent van de rondes alleen de dobbelstenen hem daarheen brengen. Je kunt ook loten hoe de wrakken liggen, of zelf een opstelling tekenen.
rulebook-barrakuda-text-turn =
    1. *Kiezen*: iedereen kiest in het geheim een kaart; alle kaarten gaan tegelijk open.
    1. *Vis*: de vis zwemt.
    1. *Wrakken*: ze komen één voor één aan bod, van 1 tot en met 6.
    1. *Einde*: liggende duikers staan op, Barracudakaarten komen misschien terug.
    Is er maar één antwoord mogelijk, dan wordt je niets gevraagd, behalve naar je kaart.
rulebook-barrakuda-text-choose =
    Een *bewegingskaart* stuurt je duiker naar het wrak met dat nummer. De kaart komt in de rij voor je, achter de oudere. De *Barracudakaart* gaat naar het midden; je duiker blijft waar hij is en gaat liggen.
    Kaarten in je rij kun je niet spelen tot je ze terugneemt. Wie zijn laatste bewegingskaart speelt, neemt meteen alle vijf terug; de rij telt dan als leeg.
rulebook-barrakuda-text-fish =
    Heeft niemand of hebben meerdere spelers de Barracudakaart gespeeld, dan gooi je beide dobbelstenen. De vis zwemt zoveel stappen als de ene toont in de richting van het wrak dat de andere toont. Bij een splitsing neemt hij van de buren die dichterbij liggen die met het *hoogste nummer*. Is hij er, dan stopt hij; wordt zijn eigen wrak gegooid, dan blijft hij. Voorbijzwemmen heeft geen gevolgen.
    Eindigt hij op een ander wrak dan eerst en staat daar een vissymbool op, dan werkt dat meteen. Na een sprong werkt er geen ander.
rulebook-barrakuda-text-steer = Speelde jij als enige de Barracudakaart, dan gooi je alleen de afstandsdobbelsteen en kies *jij* het wrak: elk wrak binnen die afstand, ook dat waar de vis al is. Deze ronde ben je veilig voor de vis.
rulebook-barrakuda-text-wrecks = Tel nu één keer, voor de hele ronde, de kaarten in ieders rij. Op elk wrak heeft de staande duiker met de *minste* kaarten het *initiatief*. Hebben meerdere duikers even weinig kaarten, dan heeft niemand het. Eerst wordt overal het goud uit eerdere rondes genomen; dan volgen de wrakken op volgorde.
rulebook-barrakuda-text-gold = Goud dat in eerdere rondes is verloren, gaat naar de staande duiker die daar het initiatief heeft. Bij een gelijke stand blijft het liggen. Dat kan ook naast de vis, maar dan verlies je het meteen weer.
rulebook-barrakuda-text-bite =
    Wie bij de vis en niet veilig is, verliest de hele buidel. Op een wrak blijft hoogstens 4 goud liggen; de rest is weg. Staande duikers doen nog de algemene actie, maar niemand doet de speciale of steelt.
    Veilig is wie de vis stuurt, en wie op een wrak staat met *schuilplaats* als algemene actie. Hebben meerdere spelers de Barracudakaart gespeeld, dan helpt liggen niet. Tegen dieven helpt een schuilplaats niet.
rulebook-barrakuda-text-alone = Is jouw duiker de enige op het wrak, staat hij en is er geen vis, dan doe je de *speciale* actie en daarna de *algemene*.
rulebook-barrakuda-text-company =
    Zijn er meerdere duikers op het wrak, liggende meegeteld, dan beslist wie het initiatief heeft: de *speciale* actie doen, of de hele buidel *stelen* van een andere duiker daar, staand of liggend. Daarna doen alle staande duikers de algemene actie, op volgorde van plaats.
    Zonder initiatief is er alleen de algemene actie. Liggende duikers doen zelf niets.
rulebook-barrakuda-text-icons = Een actie moet je uitvoeren voor zover het kan. Bij speciale acties staat een kroon, bij algemene acties een bemanning, bij die van de vis een vis.
rulebook-barrakuda-text-red = Op een wrak met de rode actie kies je tussen een kaart terugnemen en rood. Aan het eind van de ronde wijs je een tegenstander aan; uit diens hand worden twee kaarten getrokken en getoond, en jij kiest welke als nieuwste in de rij komt. Een Barracudakaart gaat naar het midden. De duiker beweegt niet. Is er maar één kaart in die hand, dan wordt die neergelegd.
rulebook-barrakuda-text-close =
    1. Liggende duikers staan op.
    1. Is de vis op 6, of liggen alle Barracudakaarten in het midden, dan neemt iedereen de eigen kaart terug.
    1. Rode acties volgen, op volgorde van wrak en dan van plaats. Een Barracudakaart die nu wordt neergelegd, blijft in het midden.
rulebook-barrakuda-text-whole = Vier duikers, geen Barracudakaart. Volg het wrak voor wrak: de vis zwemt langs 2 naar 3; op 2 heeft Rosa de kortste rij en steelt; op 3 komt Gustav de vis tegen; op 4 is Ben alleen.
rulebook-barrakuda-text-teams =
    Partners zitten tegenover elkaar: plaats 1 en 3 spelen tegen 2 en 4. Ze delen een kluis, hebben eigen buidels en hebben *12* goud nodig. Tegenstanders zijn altijd die van het andere team. Voor het kiezen mag je overleggen.
    Partners op hetzelfde wrak mogen *ruilen*, dus het goud van beide buidels opnieuw verdelen, als er geen vis is, een van hen staat, er goud in de buidels zit, en de staande partner met de kortste rij daarin minder kaarten heeft dan elke staande tegenstander daar. Dat komt in plaats van speciale actie en diefstal. Partners met even lange rijen kunnen alleen ruilen of passen.
rulebook-barrakuda-text-always =
    - Hand en rij zijn samen altijd de kaarten 1 tot en met 5, en je hebt er altijd een om te kiezen.
    - Uit een kluis verdwijnt nooit goud. Op een wrak ligt nooit meer dan 4 goud. Wat deze ronde is verloren, wordt deze ronde niet genomen.
    - Voor het omdraaien zie je van een keuze alleen dat die is gemaakt.
    - Wie willekeurig speelt, heeft gemiddeld 16 rondes nodig.
rulebook-barrakuda-text-options = Elke kun je kiezen als je een tafel opent.
rulebook-barrakuda-text-cards = De gedrukte kaarten hebben we niet; onze gegevens komen uit openbare bronnen. Wat *gereconstrueerd* is, hebben we zo goed mogelijk afgeleid. Bezit je het spel, dan kun je een eigen tabel maken en daarmee spelen.
rulebook-barrakuda-text-ours =
    Hier zeggen de gedrukte regels niets of zijn ze op twee manieren te lezen. We hebben beslist:
    - B0: er is een rondelimiet, want voorzichtige spelers zouden eeuwig door kunnen gaan. In teams spelen plaats 1 en 3 tegen 2 en 4. Geen actie mag worden geweigerd, tenzij de tafel het toestaat voor algemene acties waarbij kaarten teruggaan; bij goud, kluis en schuilplaats wordt nooit iets gevraagd.
    - B1.2: de wrakken vormen één geheel. B1.4: goud is onbeperkt.
    - B3.2: alle vijf terugnemen is verplicht.
    - B3.3: bij splitsingen telt elke stap apart; de vis stopt bij aankomst en blijft als zijn eigen wrak wordt gegooid; een vissymbool werkt alleen op een nieuw wrak; na een sprong blijven liggende duikers liggen, en wie hem stuurde, blijft veilig.
    - B3.4: het initiatief wordt één keer per ronde bepaald.
    - B3.5: een Barracudakaart die door de rode actie wordt neergelegd, blijft in het midden, ook als het de laatste is.
    - B4.1: bij een gelijke stand blijft oud goud liggen; een vis ter plaatse belet niemand het te nemen. B4.2: liggende duikers hebben geen initiatief.
    - B5: elke actie wordt uitgevoerd voor zover dat kan. B5.3: een schuilplaats helpt niet tegen dieven. B5.4: getrokken kaarten worden aan iedereen getoond, en wie trekt, kiest.
    - B6: bij gelijke kluizen en gelijke buidels wordt de overwinning gedeeld.
    - B7: ruilen komt in de plaats van speciale actie en diefstal; bij een gelijke stand beslist de laagste plaats; ook een liggende partner mag meedoen; alles mag blijven zoals het is; wie beslist, houdt hoogstens 127 goud.
rulebook-barrakuda-text-printed =
    {"*"}Barrakuda* van Isaac Pante, illustraties van Ajša Zdravković, Helvetiq. Voor 2 tot 4 spelers van 8 tot 99 jaar, 20 minuten.
    In de doos: 20 bewegingskaarten, 4 Barracudakaarten, 12 wrakken, 36 goud (van 1 en 3), 4 buidels, 4 kluizen, 4 duikers, de vis en 2 dobbelstenen.
    Onze bronnen: de Italiaanse spelregels, die ook de 2 goud aan het begin noemen (brettspielabend.net zegt 3); voor de afstandsdobbelsteen boardseyeview.net; dat geen duiker bij wrak 6 komt: spieletest.at (25858); dat een kaart een of twee effecten heeft: jungundaltspielt.de. Geen bron die we kennen geeft de symbolen van de wrakken: heb je de doos, vul de jouwe dan in.

rulebook-barrakuda-example-setup = Twee duikers voor hun eerste ronde.
rulebook-barrakuda-example-reset = Rosa speelt haar laatste bewegingskaart.
rulebook-barrakuda-example-dice = De dobbelstenen tonen afstand 2 en richting 3.
rulebook-barrakuda-example-fork = Bij splitsingen wint het hoogste nummer.
rulebook-barrakuda-example-steer = Alleen Rosa speelt de Barracudakaart en stuurt de vis naar Ben.
rulebook-barrakuda-example-take = Rosa heeft de kortste rij en neemt het oude goud.
rulebook-barrakuda-example-bite = De vis komt bij Rosa.
rulebook-barrakuda-example-shelter = Hetzelfde met een schuilplaats.
rulebook-barrakuda-example-alone = Rosa is alleen op wrak 4.
rulebook-barrakuda-example-steal = Rosa komt Ben tegen, heeft de kortste rij en steelt.
rulebook-barrakuda-example-red = Rosa kiest de rode actie.
rulebook-barrakuda-example-whole = Wat er in deze ronde gebeurde:
rulebook-barrakuda-example-teams = Rosa en Yara zijn partners en komen elkaar tegen op wrak 5.

provenance-review = bekend (recensie: forum van spielen.de, p=255926)
provenance-elimination = afgeleid: zeven verschillende prijzen van 2 tot 8 (poeppelkiste.de), waarvan zes bekend
provenance-pattern = GERECONSTRUEERD: naar het patroon van 4, 5 en 6
provenance-caption = bekend: bijschrift in de Duitse, Italiaanse en Nederlandse regels
provenance-same_caption = bekend: hetzelfde bijschrift (het Italiaanse voorbeeld zegt 1, tegen de eigen som)
provenance-example = bekend: voorbeeld
provenance-italian = bekend: staat in de Italiaanse regels
provenance-one_review = bekend (recensie: polter.pl)
provenance-nothing_else = GERECONSTRUEERD: dat er verder niets op staat
provenance-total = bekend: door de som van het voorbeeld, 3 = 2 + 1 + 0
provenance-two_reviews_price = bekend (poeppelkiste.de); daaruit volgt een prijs van 3 sabels
provenance-two_reviews = bekend (keirat, spielen.de)
provenance-reconstructed = GERECONSTRUEERD
provenance-there_is_one = dat er een is, is bekend (voorbeeld); inhoud GERECONSTRUEERD
provenance-together = dat ze samen 3 brengen, is bekend (voorbeeld); verdeling afgeleid
provenance-number = bekend (recensie); het nummer van het wrak afgeleid (1 of 5)
provenance-absence = dat het ontbreekt, is bekend (recensie); het nummer van het wrak afgeleid (1 of 5)
provenance-no_diver = dat hier geen duiker komt, is bekend (recensie: spieletest.at 25858)
provenance-inferred = afgeleid
provenance-jewels = bekend (spielen.de: juwelen op 7 en 8)
provenance-cheapest = bekend (polter.pl: kisten op de goedkoopste, juwelen op de duurste)
provenance-shelter = afgeleid: schuilplaats moet algemeen zijn; het nummer van het wrak GERECONSTRUEERD
