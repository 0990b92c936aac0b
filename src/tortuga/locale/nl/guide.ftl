### The guided first game.

guide-heading = Je eerste partij { $game }
guide-learn = Begeleide eerste partij
guide-begin = Beginnen
guide-go_on = Ga verder met je begeleide partij
guide-about_einauge = Een echte partij tegen een bot. Naast de tafel laat een gids je stap voor stap zien hoe je koopt, hoe rijen uitkeren, hoe je vecht en neerlegt en wat aan het eind telt. Je mag alles doen wat de regels toelaten; de gids volgt je.
guide-about_barrakuda = Een echte partij tegen een bot. Naast de tafel laat een gids je stap voor stap zien hoe je kiest, wat de vis doet, hoe je goud haalt en thuisbrengt, hoe je steelt en wat de symbolen betekenen. Je mag alles doen wat de regels toelaten; de gids volgt je.
guide-deal = Kaarten en dobbelstenen zijn altijd dezelfde: je kunt het opnieuw proberen en beter doen.
guide-panel = Gids
guide-step = { $number }/{ $last }
guide-rules = De regels
guide-paid = Je rij { $colour } keerde uit: { $income }.
guide-alone = Je schip ligt los en keerde niets uit.

guide-einauge-win = Wie aan het eind de meeste juwelen heeft, wint. De kaarten 7 en 8 keren juwelen uit; kisten, dukaten en sabels leveren er aan het eind nog meer op.
guide-barrakuda-win = Alleen goud in de kluis telt: wie er { $goal } heeft, wint. Wat in de buidel zit, kun je nog verliezen.
guide-barrakuda-banked = Je hebt { $gold } in de kluis gebracht: dat neemt niemand je meer af.
guide-barrakuda-gained = Je vond { $gold }.
guide-barrakuda-bitten = De vis kwam bij wrak { $wreck } terwijl jij daar was: je verloor de hele buidel ({ $gold }). Hoogstens 4 goud blijft daar liggen; wie er het initiatief heeft, neemt het de volgende ronde.
guide-barrakuda-stolen = { $name } stal je buidel ({ $gold }): op wrak { $wreck } was die rij korter dan de jouwe en gaf het initiatief.

guide-einauge-title-first = Koop je eerste eiland
guide-einauge-title-fight = Vecht, als je wilt
guide-einauge-title-fight_none = Deze keer geen gevecht
guide-einauge-title-lay = Leg een kaart neer
guide-einauge-title-wait = Nu de anderen
guide-einauge-title-again = Laat een rij weer uitkeren
guide-einauge-title-chests = Kisten
guide-einauge-title-sell = Verkopen
guide-einauge-title-near = Hoe het eindigt
guide-einauge-title-free = Speel door
guide-einauge-title-short = Verkoop iets
guide-einauge-title-sight = Het einde is in zicht
guide-einauge-title-final = Eén laatste gevecht
guide-einauge-title-over = Dat was het

guide-einauge-text-first = De verlichte kaarten in de uitstalling zijn te koop; je hebt { $ducats }. Probeer { $card }: prijs { $price }, en je krijgt meteen { $income }.
guide-einauge-text-fight = Aan de piratentafel tellen sabels: { $card } kost { $price }, en je hebt { $sabres }. Neem de kaart, of spaar: elke sabel is aan het eind 3 dukaten waard.
guide-einauge-text-fight_none = Met { $sabres } krijg je niets van de piratentafel: een kaart kost er 3, of 4 als er een sabel op staat. Druk op de knop en ga verder.
guide-einauge-text-lay = Elke beurt eindigt met een geschenk aan Eénoog: leg één kaart uit de uitstalling op zijn tafel. Wie sabels heeft, mag die nemen, in je volgende beurt ook jij.
guide-einauge-text-wait = { $name } doet dezelfde drie dingen: kopen, vechten, neerleggen. Wat precies, staat in het logboek.
guide-einauge-text-again = Dit is het hart van het spel: bij elke nieuwe kaart keert de hele rij weer uit. { $card } zou je nu { $income } opbrengen.
guide-einauge-text-chests = Kisten keren nu niets uit; ze tellen aan het eind: in elke kleur 7 juwelen voor de meeste, 4 voor de op één na meeste. Je hebt { $chests }, nu goed voor { $jewels }.
guide-einauge-text-sell = Voor je koopt, mag je verkopen: een juweel brengt 3 dukaten op, een kaart 5. Een verkochte kaart is uit het spel en haar rij keert voortaan minder uit; verkoop dus alleen voor een kaart die meer opbrengt dan je weggeeft.
guide-einauge-text-near = In de stapel: { $cards }, de schepen onderop. Het eerste schip kondigt het einde aan. Was het nu afgelopen, dan had jij { $mine } en { $name } { $theirs }.
guide-einauge-text-free = Je weet genoeg. Koop wat je rijen lang maakt, let op de kisten, en kijk naar de getallen onder de kaarten: die zeggen wat een rij zou opbrengen.
guide-einauge-text-short = Je kunt geen kaart betalen. Druk op ‘Verkopen’: een juweel brengt 3 dukaten op, een kaart 5.
guide-einauge-text-sight = Het eerste schip is er: de ronde wordt afgemaakt, dan mag iedereen nog één keer vechten. Sabels zijn nu nuttig.
guide-einauge-text-final = Je hebt { $sabres }. Is dat genoeg, neem dan een laatste kaart van de piratentafel of uit de uitstalling. De rij keert nog één keer uit.
guide-einauge-text-over = Jij hebt { $mine }, { $name } heeft { $theirs }. Speel nog eens met nieuwe kaarten, of kijk elke zet terug.

guide-barrakuda-title-first = Kies een kaart
guide-barrakuda-title-sealed = Gedekt
guide-barrakuda-title-fish = Pas op voor de vis
guide-barrakuda-title-home = Breng het thuis
guide-barrakuda-title-thief = Dieven
guide-barrakuda-title-cards = Je kaarten raken op
guide-barrakuda-title-lost = Hoe je een buidel verliest
guide-barrakuda-title-free = Speel door
guide-barrakuda-title-steer = Jij stuurt de vis
guide-barrakuda-title-answer = Speciaal of stelen?

guide-barrakuda-title-other = Jouw keuze

guide-barrakuda-title-wait = Kijk toe
guide-barrakuda-title-over = Dat was het

guide-barrakuda-text-first = Wrak 4 brengt het meest op: ben je daar alleen, dan doe je beide acties. Druk op kaart 4, of een andere.
guide-barrakuda-text-sealed = Je kaart ligt gedekt, en je kunt nog wisselen. Als iedereen heeft gekozen, gaan de kaarten tegelijk open.
guide-barrakuda-text-fish = De vis is op { $fish } en zwemt 1 of 2 stappen: hij kan bij { $near } komen. Wie hij tegenkomt, verliest de hele buidel; jij hebt { $bag } bij je. Met de Barracudakaart stuur je hem, als niemand anders die speelt.
guide-barrakuda-text-home = In je buidel zit { $bag }, in je kluis { $vault }. Wrak 5 brengt tot 7 goud uit de buidel naar de kluis, als je daar alleen bent of het initiatief hebt.
guide-barrakuda-text-thief = Komen er twee elkaar tegen, dan heeft de kortste rij het initiatief en mag die de hele buidel stelen. In jouw rij: { $mine }, in die van { $name }: { $row }. Bij gelijke stand mag niemand het.
guide-barrakuda-text-cards = Gespeelde kaarten blijven in je rij; je hebt nog { $hand } in de hand. De pijlen op de wrakken 1, 2 en 3 halen kaarten terug; na de vijfde komen ze allemaal vanzelf terug.
guide-barrakuda-text-lost = Een buidel verlies je op twee manieren: de vis komt bij jouw wrak, of iemand daar heeft een kortere rij en steelt. Loop dus niet lang met veel rond, kijk waar de vis kan komen ({ $near }) en houd je rij kort.
guide-barrakuda-text-free = Je weet genoeg: in je kluis zit { $banked } van de { $goal } goud. Tik op de symbolen van een wrak om te lezen wat ze doen.
guide-barrakuda-text-steer = Alleen jij speelde de Barracudakaart: druk op een verlicht wrak, hoogstens { $distance } ver. Stuur de vis naar { $name }, of naar huis op 6.
guide-barrakuda-text-answer = Op wrak { $wreck } heb je het initiatief: doe de speciale actie, of steel de hele buidel van { $name }.

guide-barrakuda-text-other = Op dit wrak heb je de keuze: bij beide antwoorden staat wat ze opleveren.

guide-barrakuda-text-wait = { $name } beslist. Kijk naar de zeebodem: de wrakken komen aan bod van 1 tot en met 6.
guide-barrakuda-text-over = In je kluis zit { $vault }, in die van { $name } { $theirs }. Speel nog eens, of kijk elke ronde terug.
