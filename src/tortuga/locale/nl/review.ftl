### The review of a finished game.

web-review-heading = Analyse
web-review-working = De partij wordt geanalyseerd
web-review-working_help = Dat duurt een paar seconden. De pagina verschijnt vanzelf als alles klaar is.
web-review-queue = De analyse wacht op haar beurt: plaats { $place } in de rij.
web-review-too_many = Er worden hoogstens { $most } partijen tegelijk voor je geanalyseerd. Kom terug als er een klaar is.
web-review-graph = Winstkans
web-review-graph_help = De winstkans van elke speler, zet voor zet; in 95 van de 100 gevallen ligt die binnen de lichte band. Gemarkeerd zijn zetten die 5, 10 of 20 winstpunten kostten. Druk ergens in de grafiek om die zet te zien.
web-review-points = winstpunten verloren
web-review-mark = { $name } verliest { $points } winstpunten bij zet { $move }
web-review-blunders = Waar punten verloren gingen
web-review-worst = De drie slechtste zetten
web-review-worst_help = De stelling voor elk ervan. De betere zet is gemarkeerd.
web-review-none = Geen zet kostte 5 winstpunten of meer.
web-review-lost_help = winstpunten verloren ten opzichte van de beste zet
web-review-did = { $name }: { $move }
web-review-better = beter: { $move }
web-review-against = Tegen
web-review-same_bots = dezelfde bots
web-review-luck_skill = Geluk en vaardigheid
web-review-luck_help = In winstpunten. Geluk is wat kaarten en dobbelstenen boven hun gemiddelde brachten; vaardigheid is de rest.
web-review-luck = Geluk
web-review-skill = Vaardigheid
web-review-choices = Hoe vaak welke kaart?
web-review-choices_help = Hoe vaak je elke kaart zou moeten spelen als niemand te doorzien is, en hoeveel winstpunten die kaart in vergelijking daarmee verliest. De afloop telt hier niet.
web-review-figures = Alle cijfers als tabel
web-review-move = Zet
web-review-then = Dan
web-review-chance = Winstkans
web-review-loses = Verliest
web-review-mix = Hoe vaak

## Why a move is better than another, in hints and reviews.

why-only = Het is de enige toegestane zet.
why-close = Geen zet is duidelijk beter: de verschillen vallen binnen de foutmarge.
why-mix = De kaarten van de mix zijn ongeveer evenveel waard; door het toeval gekozen zijn ze niet te doorzien.
why-wins = Tot het einde doorgerekend: hij wint als iedereen zo goed mogelijk speelt.
why-shares = Tot het einde doorgerekend: hij deelt de overwinning als iedereen zo goed mogelijk speelt.
why-loses = Tot het einde doorgerekend: elke zet verliest als iedereen zo goed mogelijk speelt.
