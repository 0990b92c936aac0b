### The rules pages. In texts a line is a paragraph; "- " and "1. " make lists, *word* is stressed.

rulebook-heading = Die Regeln
rulebook-intro = Beide Spiele von Anfang bis Ende, mit Beispielen, die das Programm vor deinen Augen spielt. Nummern wie E3.2 benennen eine Regel; auf jede kannst du verlinken.
rulebook-whole = Die Regeln von { $game }
rulebook-contents = Inhalt
rulebook-example = Beispiel
rulebook-mark = Link zur Regel { $mark }
rulebook-learn = Beim Spielen lernen
rulebook-play = Tisch eröffnen
rulebook-fish_on = Der Barrakuda ist auf Wrack { $wreck }
rulebook-option = Option
rulebook-does = Was sie bewirkt
rulebook-values = Auswahl
rulebook-edition = Ausgabe
rulebook-card = Karte
rulebook-field = Angabe
rulebook-value = Wert
rulebook-source = Quelle
rulebook-chests = Truhen
rulebook-table_note = Kartentabelle { $name }, Hash { $hash }

rulebook-einauge-title-goal = Worum geht es?
rulebook-einauge-title-setup = Vorbereitung
rulebook-einauge-title-faces = Die Karten
rulebook-einauge-title-turn = Dein Zug
rulebook-einauge-title-buy = Kaufen
rulebook-einauge-title-rows = Reihen zahlen aus
rulebook-einauge-title-sell = Verkaufen
rulebook-einauge-title-fight = Kämpfen
rulebook-einauge-title-lay = Ablegen und auffüllen
rulebook-einauge-title-ships = Schiffe
rulebook-einauge-title-end = Das Ende kommt in Sicht
rulebook-einauge-title-final = Die Schlussrunde
rulebook-einauge-title-scoring = Abrechnung
rulebook-einauge-title-chests = Truhen
rulebook-einauge-title-colours = Viele Farben
rulebook-einauge-title-always = Seltene Fälle, und was immer gilt
rulebook-einauge-title-options = Ausgaben und Optionen
rulebook-einauge-title-cards = Alle Karten und woher wir sie kennen
rulebook-einauge-title-ours = Wo die Anleitungen schweigen
rulebook-einauge-title-printed = Das gedruckte Spiel

rulebook-einauge-text-goal = Ihr segelt zu Inseln und legt sie in Reihen aus, eine Reihe je Farbe. Jede neue Karte lässt ihre ganze Reihe auszahlen. Am Ende zählen nur *Juwelen*: Wer die meisten hat, gewinnt. Haben mehrere gleich viele, gewinnen sie gemeinsam.
rulebook-einauge-text-setup =
    Ihr spielt zu zweit bis zu fünft. Alle beginnen mit *20 Dukaten, 2 Säbeln und 1 Juwel*.
    Es gibt 56 Inseln: acht Farben mit jeweils denselben sieben Karten. Zu viert bleibt eine Farbe in der Schachtel, zu dritt zwei, zu zweit drei.
    Mischt die Inseln, deckt sechs als *Auslage* auf und eine auf dem *Piratentisch*, dem Tisch von Einauge. Die acht Schiffe kommen unter den Stapel, tauchen also zuletzt auf.
    Alles liegt offen, nur die Reihenfolge im Stapel nicht, und der Vorrat geht nie aus. Nach der Spielregel beginnt, wer am jüngsten ist; an einem Tisch hier wählt ihr zwischen Los, dem jüngsten Spieler und dem ersten Platz. Dann geht es reihum, und bei der Revanche beginnt der nächste Platz.
rulebook-einauge-text-faces =
    Die Zahl in der Ecke ist der Preis in Dukaten. Die Bilder zeigen, was eine Karte bringt: *Säbel*, *Dukaten* und *Juwelen* jedes Mal, wenn ihre Reihe auszahlt; *Truhen* zählen erst am Ende.
    Ein *Schiff* ist eine Karte wie jede andere: Du kannst es kaufen, erkämpfen, ablegen und verkaufen.
rulebook-einauge-text-turn =
    Drei Schritte, immer in dieser Reihenfolge:
    1. *Kaufe* eine Karte aus der Auslage. Vorher darfst du verkaufen.
    1. *Kämpfe* um eine Karte vom Piratentisch oder lass es.
    1. *Lege* eine Karte aus der Auslage auf den Piratentisch. Dann wird die Auslage aufgefüllt.
rulebook-einauge-text-buy =
    Wähle eine Karte aus der Auslage, die du anlegen kannst und deren vollen Preis du hast. Bezahle, lege sie in ihre Reihe, und die Reihe zahlt aus.
    Wenn du kaufen kannst, musst du es auch, selbst wenn du dafür etwas verkaufen musst. Nur wenn dein ganzer Besitz nicht für die billigste Karte reicht, entfällt der Kauf.
rulebook-einauge-text-rows =
    Du hast je Farbe eine Reihe mit höchstens *sieben* Karten, Schiffe eingeschlossen. Eine Insel kommt immer in die Reihe ihrer Farbe; ist die voll, kannst du die Insel nicht nehmen.
    Sobald eine Karte zu einer Reihe kommt oder eine beginnt, zahlen *alle Karten dieser Reihe* aus: ihre Säbel, Dukaten und Juwelen, auch die der neuen. Eine lange Reihe bringt also jedes Mal mehr.
rulebook-einauge-text-sell = Vor dem Kauf darfst du verkaufen, so oft du magst: Ein Juwel bringt *3 Dukaten*, jede deiner Karten *5 Dukaten*. Eine verkaufte Karte ist aus dem Spiel. Sonst darfst du nie verkaufen. In manchen Ausgaben darfst du es nur, solange du dir keine Karte leisten kannst, die du anlegen könntest.
rulebook-einauge-text-fight = Nach dem Kauf darfst du eine Karte vom Piratentisch nehmen. Sie kostet *3 Säbel*, oder *4*, wenn sie selbst einen Säbel zeigt. Sie kommt in ihre Reihe, und die Reihe zahlt aus wie nach einem Kauf. Säbel, die dir der Kauf gerade gebracht hat, kannst du gleich einsetzen.
rulebook-einauge-text-lay =
    Am Ende deines Zuges legst du eine Karte aus der Auslage auf den Piratentisch. Dort kann sie nehmen, wer genug Säbel hat. Liegen da schon sechs Karten, entfällt dieser Schritt.
    Dann wird die Auslage vom Stapel auf sechs Karten aufgefüllt, solange Karten da sind.
rulebook-einauge-text-ships =
    Ein Schiff kommt in irgendeine deiner Reihen, die nicht voll ist, und diese Reihe zahlt aus. Oder es liegt einzeln: Dann gehört es zu keiner Reihe und bringt nichts.
    Nimmst du eine Insel, von deren Farbe du noch keine Reihe hast, darf sie zu einem einzelnen Schiff kommen; zusammen sind sie die neue Reihe, und beide zahlen aus. Sonst bewegen sich Schiffe nie. Wird die letzte Insel einer Reihe verkauft, liegen ihre Schiffe wieder einzeln.
rulebook-einauge-text-end = Kommt das erste Schiff in die Auslage, ist das Ende in Sicht. Ihr spielt die Runde zu Ende, damit alle gleich oft dran waren; kam es im letzten Zug der Runde, ist sie gleich vorbei. In einer Ausgabe sind stattdessen alle anderen noch genau einmal dran.
rulebook-einauge-text-final = Dann dürfen alle der Reihe nach ein letztes Mal kämpfen: um eine Karte vom Piratentisch *oder* aus der Auslage, zum üblichen Preis in Säbeln. Ihre Reihe zahlt aus. Gekauft, verkauft, abgelegt und aufgefüllt wird nicht mehr. Liegen an beiden Orten Schiffe, wird eines vom Piratentisch genommen.
rulebook-einauge-text-scoring = Tausche jeden Säbel in *3 Dukaten*, dann je volle *5 Dukaten* in *1 Juwel*. Der Rest verfällt. Dazu kommen die Juwelen, die du hast.
rulebook-einauge-text-chests =
    Vergleicht nun die Truhen, Farbe für Farbe: Die meisten bringen *7 Juwelen*, die zweitmeisten *4*, die drittmeisten *1*. Truhen zählen für die Farbe der Reihe, in der sie liegen. Wer keine hat, bekommt nichts; wer allein welche hat, bekommt 7.
    Bei Gleichstand bekommen alle Beteiligten die volle Zahl an Juwelen, und der nächste Rang entfällt. Als Hausregel könnt ihr die Ränge auch teilen: Dann richtet sich dein Rang danach, wie viele Spieler mehr Truhen haben. Die Tabelle zeigt Truhen und die Juwelen dafür.
rulebook-einauge-text-colours = Eine Variante für Sammler: Wer nach der Schlussrunde Inseln von 3, 4, 5, 6, 7 oder 8 Farben besitzt, bekommt 3, 6, 10, 15, 21 oder 28 Juwelen dazu, oder, wenn ihr das wählt, anstelle derer für Truhen.
rulebook-einauge-text-always =
    - Bewegt sich eine ganze Runde lang nichts, was nur mit eigenen Kartentabellen vorkommen kann, beginnt sofort die Schlussrunde.
    - Keine Karte ist je an zwei Orten, kein Schiff liegt über einer Insel, und niemand macht Schulden.
    - Eine Partie dauert zu zweit 16 bis 24 Züge, zu dritt 18 bis 33, zu viert 24 bis 40 und zu fünft 25 bis 45, die Züge aller zusammengezählt.
rulebook-einauge-text-options = Eine Ausgabe ist ein Name für einen Satz von Optionen. Jede Option kannst du auch einzeln wählen, wenn du einen Tisch eröffnest.
rulebook-einauge-text-cards = Die gedruckten Karten liegen uns nicht vor; unsere Angaben stammen aus öffentlichen Quellen. Was *rekonstruiert* ist, haben wir nach bestem Wissen erschlossen. Besitzt du das Spiel, kannst du eine eigene Tabelle schreiben und damit spielen.
rulebook-einauge-text-ours =
    Hier sagen die gedruckten Regeln nichts oder widersprechen sich. Wir haben entschieden:
    - E0: Wo man nur verkaufen darf, solange man sich nichts leisten kann, wird das vor jedem einzelnen Verkauf geprüft, und zwar für jede Karte, die man anlegen könnte. In allen Ausgaben gilt die deutsche Regel für einzelne Schiffe.
    - E1.4: Alle Vorräte sind unbegrenzt, nicht nur die Juwelen.
    - E1.6: Was für Inseln beim Kaufen, Kämpfen, Ablegen, Verkaufen und beim Zählen der sechs Karten auf dem Tisch gilt, gilt auch für Schiffe.
    - E3.1.2: Verkauft wird nur im Kaufschritt.
    - E3.5: Ein Stillstand führt zur Schlussrunde.
    - E4.2: Kein Schiff kommt zu einem einzelnen Schiff, und eine Insel zu höchstens einem.
    - E5.2: Die Schlussrunde beginnt mit dem Platz nach dem letzten gewöhnlichen Zug; auch in ihr zahlen die Reihen aus; liegen an beiden Orten Schiffe, wird eines vom Piratentisch genommen.
    - E5.6: Bei gleich vielen Juwelen gewinnen alle Beteiligten.
rulebook-einauge-text-printed =
    {"*"}Einauge sei wachsam!* von Wolfgang Kramer und Michael Kiesling, Amigo 2009. Für 2 bis 5 Personen ab 10 Jahren, 30 bis 45 Minuten (die niederländischen Regeln sagen 90).
    In der Schachtel: 56 Inseln, 8 Schiffe; Juwelen: 20 zu 1, 10 zu 5 und 10 zu 10; Dukaten: 25 zu 1, 15 zu 5 und 11 zu 10; Säbel: 23 zu 1 und 5 zu 5.
    Auf einer gedruckten Karte steht der Preis unten und der Ertrag oben; auf unseren steht der Preis in der Ecke und der Ertrag im Bild.
    Unsere Quellen: die deutschen Regeln von Amigo, Version 1.1; eine italienische Übersetzung und eine Kurzfassung von Davide Fiorentino; eine niederländische Übersetzung; für die Karten auch spielen.de (Forum, p=255926), poeppelkiste.de, polter.pl und keirat.

rulebook-einauge-example-setup = So kann es zu zweit beginnen.
rulebook-einauge-example-buy = Barbaras erster Kauf.
rulebook-einauge-example-rows = Barbara kauft in drei Zügen drei Karten einer Farbe.
rulebook-einauge-example-sell = Barbara ist knapp bei Kasse, verkauft ihr Juwel und kauft.
rulebook-einauge-example-fight = Barbara kämpft um eine Karte, die ihre Reihe verlängert.
rulebook-einauge-example-lay = Barbara legt eine Karte ab, die sie niemandem zum Kauf überlassen will.
rulebook-einauge-example-ships = Barbara kauft ein Schiff für ihre Reihe.
rulebook-einauge-example-final = In der Schlussrunde kämpft Barbara um eine Karte aus der Auslage.
rulebook-einauge-example-scoring = Barbara rechnet ab.
rulebook-einauge-example-colours = Barbara besitzt sechs Farben.

rulebook-barrakuda-title-goal = Worum geht es, und wann ist Schluss?
rulebook-barrakuda-title-setup = Vorbereitung
rulebook-barrakuda-title-layouts = Wie die Wracks liegen können
rulebook-barrakuda-title-turn = Eine Runde
rulebook-barrakuda-title-choose = Eine Karte wählen
rulebook-barrakuda-title-fish = Der Barrakuda schwimmt
rulebook-barrakuda-title-steer = Den Barrakuda lenken
rulebook-barrakuda-title-wrecks = Wrack für Wrack: die Initiative
rulebook-barrakuda-title-gold = Gold auf dem Meeresgrund
rulebook-barrakuda-title-bite = Wo der Barrakuda ist
rulebook-barrakuda-title-alone = Allein auf einem Wrack
rulebook-barrakuda-title-company = In Gesellschaft: stehlen oder tauchen
rulebook-barrakuda-title-icons = Was die Symbole bedeuten
rulebook-barrakuda-title-red = Die rote Aktion
rulebook-barrakuda-title-close = Das Ende der Runde
rulebook-barrakuda-title-whole = Eine ganze Runde
rulebook-barrakuda-title-teams = Zwei gegen zwei
rulebook-barrakuda-title-always = Was immer gilt
rulebook-barrakuda-title-options = Optionen
rulebook-barrakuda-title-cards = Alle Wracks und woher wir sie kennen
rulebook-barrakuda-title-ours = Wo die Anleitung schweigt
rulebook-barrakuda-title-printed = Das gedruckte Spiel

rulebook-barrakuda-text-goal =
    Ihr taucht nach Gold. Was du findest, kommt in deinen *Beutel*; dort können Barrakuda und Diebe es holen. Nur Gold im *Tresor* ist sicher und zählt: Wer dort *8* hat, gewinnt.
    Geprüft wird das jedes Mal, wenn ein Wrack ganz abgehandelt ist; hat dann jemand das Ziel erreicht, ist die Partie sofort zu Ende. Erreichen es mehrere zugleich oder ist die letzte Runde gespielt, gewinnt der vollere Tresor, dann der vollere Beutel; ist auch das gleich, gewinnt ihr gemeinsam. Für eine lange Partie spielt ihr bis 10.
rulebook-barrakuda-text-setup =
    Ihr spielt zu zweit bis zu viert. Alle bekommen die Bewegungskarten 1 bis 5, eine *Barrakuda-Karte*, einen Beutel mit 2 Gold und einen leeren Tresor. Die Taucher warten im Boot; dort geschieht ihnen nichts.
    Die sechs Wracks liegen Seite an Seite und hängen alle zusammen. Tauchen könnt ihr zu den Wracks 1 bis 5; Wrack 6 ist das Zuhause des Barrakudas, dort beginnt er.
    Der Entfernungswürfel zeigt gleich oft 1 oder 2, der Richtungswürfel 1 bis 6. Gold ist immer genug da.
rulebook-barrakuda-text-layouts = Je öfter der Barrakuda auf die 6 heimkehrt, desto öfter bekommt ihr eure Barrakuda-Karten zurück, und desto ruhiger ist das Wasser. Die Zahl sagt, in wie viel Prozent der Runden ihn allein die Würfel dorthin führen. Ihr könnt die Wracks auch auslosen oder selbst einen Aufbau zeichnen.
rulebook-barrakuda-text-turn =
    1. *Wählen*: Alle wählen geheim eine Karte und decken gemeinsam auf.
    1. *Barrakuda*: Der Barrakuda schwimmt.
    1. *Wracks*: Sie kommen der Reihe nach dran, von 1 bis 6.
    1. *Ende*: Liegende Taucher stehen auf, Barrakuda-Karten kommen vielleicht zurück.
    Gibt es für dich nur eine Möglichkeit, wirst du nicht gefragt, außer nach deiner Karte.
rulebook-barrakuda-text-choose =
    Eine *Bewegungskarte* schickt deinen Taucher zum Wrack mit dieser Zahl. Die Karte kommt in die Reihe vor dir, hinter die älteren. Die *Barrakuda-Karte* kommt in die Mitte; dein Taucher bleibt, wo er ist, und legt sich hin.
    Karten in deiner Reihe fehlen dir, bis du sie zurücknimmst. Wer seine letzte Bewegungskarte spielt, nimmt sofort alle fünf zurück; die Reihe gilt dann als leer.
rulebook-barrakuda-text-fish =
    Hat niemand oder haben mehrere die Barrakuda-Karte gespielt, fallen beide Würfel. Der Barrakuda schwimmt so viele Schritte, wie der eine zeigt, auf das Wrack zu, das der andere zeigt. Gabelt sich der Weg, nimmt er unter den näheren Nachbarn den mit der *höheren Zahl*. Am Ziel hält er an, und wird ihm sein eigenes Wrack gezeigt, bleibt er. Vorbeischwimmen bewirkt nichts.
    Endet er auf einem anderen Wrack als vorher und zeigt dieses ein Barrakuda-Symbol, wirkt es sofort. Nach einem Sprung wirkt kein weiteres.
rulebook-barrakuda-text-steer = Hast nur du die Barrakuda-Karte gespielt, fällt nur der Entfernungswürfel, und *du* nennst das Wrack: irgendeines bis zu dieser Entfernung, auch das, auf dem der Barrakuda schon ist. In dieser Runde bist du vor ihm sicher.
rulebook-barrakuda-text-wrecks = Zählt jetzt einmal für die ganze Runde die Karten in allen Reihen. Auf jedem Wrack hat der stehende Taucher mit den *wenigsten* Karten die *Initiative*. Haben mehrere gleich wenige, hat sie niemand. Zuerst wird überall das Gold aus früheren Runden genommen; dann folgen die Wracks der Reihe nach.
rulebook-barrakuda-text-gold = Gold, das in früheren Runden verloren wurde, bekommt dort der stehende Taucher mit der Initiative. Bei Gleichstand bleibt es liegen. Das geht auch neben dem Barrakuda, nur verlierst du es dann gleich wieder.
rulebook-barrakuda-text-bite =
    Wer beim Barrakuda und nicht sicher ist, verliert den ganzen Beutel. Höchstens 4 Gold bleiben auf einem Wrack liegen, der Rest ist weg. Stehende Taucher haben noch die allgemeine Aktion, aber niemand die Sonderaktion, und niemand stiehlt.
    Sicher ist, wer den Barrakuda lenkt, und wer auf einem Wrack steht, dessen allgemeine Aktion *Unterschlupf* ist. Haben mehrere die Barrakuda-Karte gespielt, hilft Hinlegen nicht. Gegen Diebe hilft Unterschlupf nicht.
rulebook-barrakuda-text-alone = Ist dein Taucher der einzige auf dem Wrack, steht er und ist der Barrakuda nicht da, hast du die *Sonderaktion* und danach die *allgemeine Aktion*.
rulebook-barrakuda-text-company =
    Sind mehrere Taucher auf dem Wrack, liegende mitgezählt, entscheidet, wer die Initiative hat: die *Sonderaktion* nutzen oder einem anderen Taucher dort, ob er steht oder liegt, den ganzen Beutel *stehlen*. Dann haben alle stehenden Taucher die allgemeine Aktion, in der Reihenfolge der Plätze.
    Ohne Initiative gibt es nur die allgemeine Aktion. Liegende Taucher tun selbst nichts.
rulebook-barrakuda-text-icons = Eine Aktion musst du ausführen, soweit es geht. Sonderaktionen tragen eine Krone, allgemeine Aktionen eine Mannschaft, die des Barrakudas einen Fisch.
rulebook-barrakuda-text-red = Auf einem Wrack mit der roten Aktion entscheidest du dich zwischen Zurücknehmen und Rot. Am Ende der Runde nennst du einen Gegner; aus dessen Hand werden zwei Karten gezogen und gezeigt, und du bestimmst, welche als neueste in die Reihe kommt. Eine Barrakuda-Karte kommt in die Mitte. Der Taucher bewegt sich nicht. Ist nur eine Karte auf der Hand, wird diese gelegt.
rulebook-barrakuda-text-close =
    1. Liegende Taucher stehen auf.
    1. Ist der Barrakuda auf der 6 oder liegen alle Barrakuda-Karten in der Mitte, nehmen alle ihre zurück.
    1. Rote Aktionen folgen, nach Wrack und dann nach Platz. Eine Barrakuda-Karte, die jetzt gelegt wird, bleibt in der Mitte.
rulebook-barrakuda-text-whole = Vier Taucher, keine Barrakuda-Karte. Verfolge es Wrack für Wrack: Der Barrakuda schwimmt an 2 vorbei auf 3; auf 2 hat Rosa die kürzere Reihe und stiehlt; auf 3 trifft Gustav den Barrakuda; auf 4 ist Ben allein.
rulebook-barrakuda-text-teams =
    Partner sitzen sich gegenüber: Platz 1 und 3 spielen gegen 2 und 4. Sie teilen sich einen Tresor, haben eigene Beutel und brauchen *12* Gold. Gegner sind immer die vom anderen Team. Vor dem Wählen dürft ihr euch absprechen.
    Partner auf demselben Wrack dürfen *tauschen*, also das Gold beider Beutel neu verteilen, wenn kein Barrakuda da ist, einer von ihnen steht, in den Beuteln Gold ist und der stehende Partner mit der kürzeren Reihe weniger Karten darin hat als jeder stehende Gegner dort. Das ersetzt Sonderaktion und Diebstahl. Partner mit gleich langen Reihen können nur tauschen oder passen.
rulebook-barrakuda-text-always =
    - Hand und Reihe zusammen sind immer die Karten 1 bis 5, und eine kannst du immer wählen.
    - Aus einem Tresor verschwindet nie Gold. Mehr als 4 Gold liegen nie auf einem Wrack. Was in dieser Runde verloren wurde, wird nicht in dieser Runde genommen.
    - Vor dem Aufdecken sieht niemand mehr von einer Wahl, als dass sie getroffen ist.
    - Wer nur nach Zufall spielt, braucht im Schnitt 16 Runden.
rulebook-barrakuda-text-options = Jede kannst du wählen, wenn du einen Tisch eröffnest.
rulebook-barrakuda-text-cards = Die gedruckten Karten liegen uns nicht vor; unsere Angaben stammen aus öffentlichen Quellen. Was *rekonstruiert* ist, haben wir nach bestem Wissen erschlossen. Besitzt du das Spiel, kannst du eine eigene Tabelle schreiben und damit spielen.
rulebook-barrakuda-text-ours =
    Hier sagen die gedruckten Regeln nichts oder lassen sich auf zwei Arten lesen. Wir haben entschieden:
    - B0: Es gibt eine Rundengrenze, denn vorsichtige Spieler könnten ewig weitermachen. In Teams spielen die Plätze 1 und 3 gegen 2 und 4. Keine Aktion darf abgelehnt werden, außer der Tisch erlaubt es für allgemeine Aktionen, die Karten zurückholen; bei Gold, Tresor und Unterschlupf wird nie gefragt.
    - B1.2: Die Wracks bilden ein Stück. B1.4: Gold ist unbegrenzt.
    - B3.2: Alle fünf zurückzunehmen ist Pflicht.
    - B3.3: An Gabelungen zählt jeder Schritt für sich; der Barrakuda hält am Ziel und bleibt, wenn ihm sein eigenes Wrack gezeigt wird; ein Barrakuda-Symbol wirkt nur auf einem neuen Wrack; nach einem Sprung bleiben Liegende liegen, und wer ihn gelenkt hat, bleibt sicher.
    - B3.4: Die Initiative wird einmal je Runde bestimmt.
    - B3.5: Eine Barrakuda-Karte, die durch die rote Aktion gelegt wird, bleibt in der Mitte, auch als letzte.
    - B4.1: Bei Gleichstand bleibt altes Gold liegen; ein Barrakuda am Ort hindert niemanden, es zu nehmen. B4.2: Liegende haben keine Initiative.
    - B5: Jede Aktion wird ausgeführt, soweit es geht. B5.3: Unterschlupf hilft nicht gegen Diebe. B5.4: Gezogene Karten werden allen gezeigt, und wer zieht, wählt.
    - B6: Sind Tresore und Beutel gleich voll, wird der Sieg geteilt.
    - B7: Der Tausch tritt an die Stelle von Sonderaktion und Diebstahl; bei Gleichstand entscheidet der niedrigere Platz darüber; auch ein liegender Partner darf beteiligt sein; alles darf bleiben, wie es ist; wer entscheidet, behält höchstens 127 Gold.
rulebook-barrakuda-text-printed =
    {"*"}Barrakuda* von Isaac Pante, illustriert von Ajša Zdravković, Helvetiq. Für 2 bis 4 Personen von 8 bis 99 Jahren, 20 Minuten.
    In der Schachtel: 20 Bewegungskarten, 4 Barrakuda-Karten, 12 Wracks, 36 Gold (zu 1 und 3), 4 Beutel, 4 Tresore, 4 Taucher, der Barrakuda und 2 Würfel.
    Unsere Quellen: die italienische Spielregel, die auch die 2 Gold zu Beginn nennt (brettspielabend.net sagt 3); für den Entfernungswürfel boardseyeview.net; dass kein Taucher zu Wrack 6 kommt: spieletest.at (25858); dass eine Karte ein oder zwei Wirkungen hat: jungundaltspielt.de. Keine uns bekannte Quelle nennt die Symbole der Wracks: Wenn du die Schachtel hast, trage deine bitte ein.

rulebook-barrakuda-example-setup = Zwei Taucher vor ihrer ersten Runde.
rulebook-barrakuda-example-reset = Rosa spielt ihre letzte Bewegungskarte.
rulebook-barrakuda-example-dice = Die Würfel zeigen Entfernung 2 und Richtung 3.
rulebook-barrakuda-example-fork = An Gabelungen gewinnt die höhere Zahl.
rulebook-barrakuda-example-steer = Nur Rosa spielt die Barrakuda-Karte und lenkt den Barrakuda zu Ben.
rulebook-barrakuda-example-take = Rosa hat die kürzere Reihe und nimmt das alte Gold.
rulebook-barrakuda-example-bite = Der Barrakuda kommt zu Rosa.
rulebook-barrakuda-example-shelter = Dasselbe mit Unterschlupf.
rulebook-barrakuda-example-alone = Rosa ist allein auf Wrack 4.
rulebook-barrakuda-example-steal = Rosa trifft Ben, hat die kürzere Reihe und stiehlt.
rulebook-barrakuda-example-red = Rosa wählt die rote Aktion.
rulebook-barrakuda-example-whole = Was in dieser Runde geschah:
rulebook-barrakuda-example-teams = Rosa und Yara sind Partner und treffen sich auf Wrack 5.

provenance-review = belegt (Rezension: Forum von spielen.de, p=255926)
provenance-elimination = erschlossen: sieben verschiedene Preise von 2 bis 8 (poeppelkiste.de), sechs davon bekannt
provenance-pattern = REKONSTRUIERT: nach dem Muster von 4, 5 und 6
provenance-caption = belegt: Bildunterschrift der deutschen, italienischen und niederländischen Regeln
provenance-same_caption = belegt: dieselbe Bildunterschrift (das italienische Beispiel sagt 1, gegen die eigene Summe)
provenance-example = belegt: Beispiel
provenance-italian = belegt: steht in den italienischen Regeln
provenance-one_review = belegt (Rezension: polter.pl)
provenance-nothing_else = REKONSTRUIERT: dass sie sonst nichts zeigt
provenance-total = belegt: durch die Summe des Beispiels, 3 = 2 + 1 + 0
provenance-two_reviews_price = belegt (poeppelkiste.de); daraus folgt ein Preis von 3 Säbeln
provenance-two_reviews = belegt (keirat, spielen.de)
provenance-reconstructed = REKONSTRUIERT
provenance-there_is_one = dass es eine gibt, ist belegt (Beispiel); Inhalt REKONSTRUIERT
provenance-together = dass beide zusammen 3 bringen, ist belegt (Beispiel); Aufteilung erschlossen
provenance-number = belegt (Rezension); die Nummer des Wracks erschlossen (1 oder 5)
provenance-absence = das Fehlen ist belegt (Rezension); die Nummer des Wracks erschlossen (1 oder 5)
provenance-no_diver = dass hierher kein Taucher kommt, ist belegt (Rezension: spieletest.at 25858)
provenance-inferred = erschlossen
provenance-jewels = belegt (spielen.de: Juwelen auf 7 und 8)
provenance-cheapest = belegt (polter.pl: Truhen auf den billigsten, Juwelen auf den teuersten)
provenance-shelter = erschlossen: Unterschlupf muss allgemein sein; die Nummer des Wracks REKONSTRUIERT
