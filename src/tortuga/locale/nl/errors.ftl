### Errors: what was expected and what came; what a table or the server refuses.

error-or = { $first } of { $last }
error-line = regel { $line }: { $reason }
error-expected = { $what } – verwacht: { $wanted }; opgegeven: { $came }
error-expected_here = Verwacht: { $wanted }; opgegeven: { $came }.
error-option = optie { $name }
error-any_option = optie
error-game = spel
error-whole = een geheel getal van { $low } tot en met { $high }
error-switch = on of off (aan of uit)
error-list = een lijst
error-teams = off, of 4 spelers
error-layout_type = een naam, random of een tekening
error-layout = { $names } of een tekening
error-as_drawing = { $wrong }; als tekening gelezen: { $drawing }
error-wrecks = none, of een of twee verschillende getallen van 1 tot en met 6
error-cards = de naam van een tabel of een bestand
error-colours_out =
    { $number ->
        [one] random of precies { $number } kleur uit { $colours }
       *[other] random of precies { $number } verschillende kleuren uit { $colours }
    }
error-drawing_signs = getallen van 1 tot en met 6, . en /, zoals { $example }
error-drawing_numbers = elk getal van 1 tot en met 6 één keer
error-drawing_piece = zes wrakken die met hun zijden tot één stuk verbonden zijn
error-no_move = verwacht werd een zet zoals { $examples }; opgegeven is { $came }
error-no_move_but_near = verwacht werd een zet zoals { $examples }; opgegeven is { $came } (bedoel je { $near }?)
error-no_outcome = verwacht werd een uitkomst van het toeval; opgegeven is { $came }
error-no_chance = in fase { $phase } wordt het toeval niet gevraagd
error-no_such_chance = verwacht werd een uitkomst die in fase { $phase } mogelijk is; opgegeven is { $came }
error-step = stap
error-step_form = een plaats of ~, dan een zet of een uitkomst
error-late_header = verwacht werd een stap: kopregels staan vóór de eerste stap; opgegeven is { $came }
error-header = verwacht werd een kopregel zoals [Game "einauge"]; opgegeven is { $came }
error-header_twice = elke kopregel staat er één keer; { $header } kwam nog eens (eerst in regel { $first })
error-no_step = verwacht werd een stap zoals { $example }; opgegeven is { $came }
error-hash = verwacht werd de hash { $wanted }; opgegeven is { $came }: deze regel of een erboven is veranderd
error-the_header = kopregel { $header }
error-version = versie { $version }
error-no_header = verwacht werd een kopregel { $header }; die is er niet
error-no_json = verwacht werd JSON; { $error }
error-no_object = verwacht werd een JSON-object; opgegeven is { $came }
error-cards_header = kopregel Cards (naam en hash van de kaartentabel)
error-not_over = de kopregel Result zegt { $came }, maar de partij is na de laatste regel niet afgelopen
error-no_file = de kaarten worden in de kopregel Table verwacht; een bestand kan hier niet worden gelezen
error-record = het verslag
error-most_steps = hoogstens { $most } stappen
error-at_step = stap { $step }: { $reason }
error-json_options = een JSON-object met de hele kaartentabel in cards
error-long_number = een getal heeft hoogstens { $digits } cijfers

error-position-e7_twice = E7: elke kaart op precies één plek; { $card } ligt in { $where } en ook elders
error-position-e4_2 = E4.2: in een rij ligt een eiland; in de rij { $colour } van plaats { $seat } ligt er geen
error-position-e4_1 = E4.1: hoogstens 7 kaarten in een rij; de rij { $colour } van plaats { $seat } heeft er { $number }
error-position-e1_2_empty = E1.2: er ligt geen kaart voordat de kleuren zijn geloot
error-position-e1_2_drawn = E1.2: met deze opties worden de kleuren niet geloot
error-position-e1_2_out = E1.2: met 2/3/4/5 spelers doen precies 3/2/1/0 kleuren niet mee, namelijk die van de optie
error-position-e7_once = E7: elke kaart op precies één plek
error-position-e7_ships = E7: elke kaart op precies één plek; er zijn { $ships } schepen, hier { $number }
error-position-e3_4_most = E3.4: hoogstens zes kaarten in de uitstalling
error-position-e3_3_most = E3.3: hoogstens zes kaarten op de piratentafel
error-position-e7_pile = E7: geen schip boven een eiland
error-position-e3_1 = E3.1: de aankoop vervalt hier; er wordt niet naar gevraagd
error-position-e1_5 = E1.5: plaats 0 begint; tijdens de opbouw is er nog geen beurt voorbij
error-position-e5_2_left = E5.2: in de slotronde is nog een plaats aan de beurt
error-position-e5_2_none = E5.2: buiten de slotronde is final_left 0
error-position-moved = moved is false in de slotronde en daarna
error-position-e3_5 = E3.5: na zoveel stille beurten is de slotronde begonnen
error-position-e1_3_last = E1.3: de piratentafel komt bij het delen als laatste
error-position-e1_3_pile = E1.3: tijdens het delen liggen alle andere eilanden in de stapel
error-position-e3_4_pile = E3.4: het toeval wordt alleen gevraagd zolang er eilanden in de stapel zijn
error-position-e3_4_full = E3.4: een volle uitstalling wordt niet aangevuld
error-position-e3_3_lay = E3.3: het neerleggen vervalt hier; er wordt niet naar gevraagd
error-position-near = near: op volgorde, elk paar één keer
error-position-ascending = { $where }: oplopend, elke kaart één keer
error-position-b9_hand = B9: hand en rij van elke speler zijn samen precies 1–5; { $where }
error-position-b3_2 = B3.2: wie de laatste bewegingskaart heeft gespeeld, neemt alle vijf terug; { $where }
error-position-b3_1_hand = B3.1: de gekozen kaart is in de hand; { $where }
error-position-b3_0_asked = B3.0: alleen wie uit meer antwoorden kan kiezen, wordt gevraagd
error-position-b0_chance = B0: met deze opties wordt de opstelling niet geloot
error-position-b0_empty = B0: voordat de opstelling is geloot, ligt er niets
error-position-b0_layout = B0: de opstelling is die van de optie
error-position-b1_2 = B1.2: zes wrakken, met hun zijden tot één stuk verbonden
error-position-chosen = chosen wordt bij het omdraaien leeggemaakt
error-position-b3_1_reveal = B3.1: als iedereen heeft gekozen, gaan de kaarten open
error-position-b3_5_lie = B3.5: duikers liggen alleen van het omdraaien tot het einde van de acties
error-position-b3_1_stand = B3.1: wie heeft gedoken, staat op een wrak; { $where }
error-position-b3_1_centre = B3.1: de Barracudakaart die net is gespeeld, ligt in het midden; { $where }
error-position-b3_3_single = B3.3: wie de enige Barracudakaart speelde, stuurt de vis
error-position-b3_3_owner = B3.3: alleen wie de enige Barracudakaart speelde, stuurt de vis
error-position-actor = actor: de plaats die beslist of wiens rode actie het is; anders null
error-position-distance = distance: alleen in direction en steer
error-position-wreck = wreck: alleen in answer, special en general; anders 0
error-position-initiative = initiative: alleen in answer, special en general; anders 0
error-position-victim = victim: alleen in pair en card; anders null
error-position-pair = pair: alleen in card; anders leeg
error-position-b0_limit = B0: de rondelimiet heeft de partij al beëindigd
error-position-b6_goal = B6: wie het doel in de kluis heeft, heeft gewonnen
error-position-b6_over = B6: de partij eindigt alleen door het doel of de rondelimiet
error-position-b4_6 = B4.6: alleen een staande duiker handelt, op zijn wrak
error-position-b4_3 = B4.3: waar de vis is, geen speciale actie en geen diefstal
error-position-b5 = B5: op dit wrak is die keuze er niet
error-position-b5_4_when = B5.4: rode acties worden op een wrak gekozen en aan het einde van de ronde gedaan
error-position-b5_4_who = B5.4: alleen wie naar een wrak dook, heeft een rode actie
error-position-b3_5_order = B3.5: rode acties gaan op volgorde van wrak en dan van plaats
error-position-b5_4_victim = B5.4: het slachtoffer is een tegenstander
error-position-b3_0_pair = B3.0: een rood tweetal met maar één mogelijke uitkomst wordt niet getrokken
error-position-b5_4_pair = B5.4: twee kaarten uit de hand van het slachtoffer
error-position-state = de eenvoudige toestand uit docs/records.md
error-position-card = een kaart zoals red 4 of ship
error-position-numbers = een lijst van { $number } getallen
error-position-seats = { $number } plaatsen
error-position-colours = verschillende kleuren uit { $colours }
error-position-truth = true of false
error-position-choice = dive 1 tot en met dive 5, barracuda of null

error-table-file = { $file }, hele bestand
error-table-table = een tabel
error-table-value = een waarde
error-table-nothing = niets
error-table-fields = alleen de velden { $fields }
error-table-name = een naam
error-table-text = een tekst
error-table-letters = letters, cijfers of koppeltekens
error-table-islands = precies 7 eilanden
error-table-wrecks = precies 6 wrakken
error-table-other_name = een naam die geen andere kaart heeft
error-table-not_ship = een andere eilandnaam dan ship
error-table-no_number = niets: alleen gold en take_back hebben een getal
error-table-found = de naam van een tabel ({ $names }) of een TOML-bestand
error-table-unreadable = { $file }: kan niet worden gelezen: { $error }
error-table-toml = { $file }: verwacht werd een TOML-bestand; { $error }

error-seed-bytes = een startgetal heeft { $number } bytes; het waren er { $came }
error-seed-number = een startgetal is een getal van 0 tot en met 2**256 - 1; opgegeven is { $came }
error-seed-text = een startgetal is een geheel getal of { $number } hexadecimale cijfers; opgegeven is { $came }

error-note-no_hash =
    { $number ->
        [one] { $number } stap heeft geen hash: of die is veranderd, valt niet te zeggen
       *[other] { $number } stappen hebben geen hash: of ze zijn veranderd, valt niet te zeggen
    }
error-note-no_seed = het verslag heeft geen startgetal: de uitkomsten van het toeval gelden zoals ze zijn vastgelegd
error-note-differs = stap { $step }: het startgetal zegt { $dealt }; het verslag geldt, dat zegt { $came }

web-missing-heading = Niet op de zeekaart
web-missing-text = Op dit adres is niets. Misschien is de tafel gesloten omdat niemand hem gebruikte, of is de link onvolledig.
web-missing-record = Dit verslag is hier niet meer: geüploade bestanden worden niet bewaard. Upload het bestand opnieuw op de startpagina.

web-error-heading_403 = Van een vreemde pagina
web-error-text_403 = Dit verzoek kwam niet van onze eigen pagina’s. Er is niets veranderd; open de pagina opnieuw en probeer het daar nog eens.
web-error-heading_405 = Verkeerde deur
web-error-text_405 = Dit adres neemt zulke verzoeken niet aan.
web-error-heading_409 = Nog niet
web-error-text_409 = Dit kan nu niet. Er is niets veranderd.
web-error-heading_408 = Te langzaam
web-error-text_408 = Het verzoek kwam niet op tijd aan. Er is niets veranderd.
web-error-heading_411 = Hoe groot is het?
web-error-text_411 = De lengte van het verzoek moet vooraf worden opgegeven. Er is niets veranderd.
web-error-heading_413 = Te zwaar voor het schip
web-error-text_413 = Dat was groter dan wat we aankunnen.
web-error-heading_422 = Dat begrepen we niet
web-error-text_422 = Iets in het adres of het formulier klopt niet. Er is niets veranderd.
web-error-heading_429 = Te veel tegelijk
web-error-text_429 = Wacht even en probeer het dan opnieuw.
web-error-heading_500 = Storm aan onze kant
web-error-text_500 = Er ging iets mis bij ons, niet bij jou. Niets van wat je eerder deed is verloren; probeer het nog eens.

web-guard-no_such_page = Op dit adres is niets te vinden.
web-guard-too_fast =
    { $seconds ->
        [one] Te veel verzoeken. Probeer het over { $seconds } seconde opnieuw.
       *[other] Te veel verzoeken. Probeer het over { $seconds } seconden opnieuw.
    }
web-guard-too_large = Dat is te groot: hoogstens { $bytes } bytes worden aangenomen; het waren er { $came }.
web-guard-too_slow = Het verzoek moet binnen { $seconds } seconden aankomen.
web-guard-no_length = De lengte van het verzoek moet vooraf worden opgegeven (Content-Length).
web-guard-not_ready =
    { $seconds ->
        [one] { $game } is nog niet klaar: de regels worden nog gecompileerd. Probeer het over { $seconds } seconde opnieuw.
       *[other] { $game } is nog niet klaar: de regels worden nog gecompileerd. Probeer het over { $seconds } seconden opnieuw.
    }
web-guard-not_compiled = { $game } kan niet worden gespeeld: het compileren van { $step } is mislukt. Waarom staat in het logboek van de server; wie hem beheert kan het met ‘tortuga warm’ opnieuw proberen.
web-guard-foreign = Dit verzoek kwam niet van onze eigen pagina’s (Origin).
web-guard-banned = Je kunt op deze server niets wijzigen: de beheerder heeft je uitgesloten.

web-invalid-missing = Hier ontbreekt iets.
web-invalid-text = Er wordt een tekst verwacht.
web-invalid-whole = Er wordt een geheel getal verwacht.
web-invalid-switch = Er wordt true of false verwacht.
web-invalid-list = Er wordt een lijst verwacht.
web-invalid-object = Er wordt een JSON-object verwacht.
web-invalid-too_long = Hoogstens { $longest } tekens worden aangenomen.
web-invalid-signs = Alleen ASCII-tekens zonder spaties worden aangenomen.
web-invalid-json = Dit is geen JSON.

web-invalid-other = Deze waarde kan niet worden aangenomen.

table-refused-too_many_entries = Opties hebben hoogstens { $most } onderdelen.
table-refused-options_too_large = Opties zijn als JSON hoogstens { $most } bytes; het waren er { $came }.
table-refused-text_too_long = Een tekst heeft hoogstens { $longest } tekens; het waren er { $came }.
table-refused-bad_text = Een tekst bevat een teken dat niet kan worden opgeslagen.
table-refused-number_too_large = Een getal heeft hoogstens { $digits } cijfers.
table-refused-hint_failed = De tip kon niet worden berekend. Vraag het nog eens.
table-refused-too_deep = Opties bevatten hoogstens { $deepest } tabellen in elkaar.
table-refused-stale = Aan tafel is het al verder gegaan. Zo staat het er nu voor.
table-refused-no_such_table = Die tafel bestaat niet.
table-refused-bad_name = Een naam heeft 1 tot 24 tekens.
table-refused-bad_seats = Dit spel heeft { $wanted } plaatsen; opgegeven zijn er { $came }.
table-refused-bad_seat = Een plaats is me, open of bot.
table-refused-no_such_bot = Kies een van deze bots: { $wanted }. { $came } bestaat niet.
table-refused-bad_cards = Kies een van deze kaartentabellen: { $wanted }, of stuur een eigen tabel als JSON.
table-refused-bad_clock = Een klok heeft { $shortest } tot { $longest } seconden.
table-refused-bad_webhook = Verwacht werd het https-adres van een webhook, van hoogstens 500 tekens, dat deze server mag aanroepen.
table-refused-webhook_clock = Een webhook is voor tafels met minstens een dag per beslissing.
table-refused-bad_address_mail = Verwacht werd een e-mailadres zoals anna@example.org.
table-refused-mail_asked = Naar dit adres is in de afgelopen 24 uur al een link gestuurd. Gebruik die, of probeer het morgen opnieuw.
table-refused-no_mail = Deze server verstuurt geen e-mails.
table-refused-bad_deal = Deze verdeling is al gebruikt, te oud of niet van hier: vraag een nieuwe aan.
table-refused-bad_start = Wie begint is een van { $wanted }; opgegeven is { $came }.
table-refused-bad_youngest = De jongste zit op een plaats van 0 tot en met { $last }.
table-refused-table_ended = Aan deze tafel is het afgelopen.
table-refused-seat_taken = Deze plaats is bezet.
table-refused-seat_reserved = Deze plaats is nog een paar minuten voor { $name } gereserveerd.
table-refused-sits_already = Je zit al aan deze tafel.
table-refused-not_at_table = Je zit niet aan deze tafel.
table-refused-not_running = Er is geen partij bezig.
table-refused-bad_move = Dat is geen zet: { $came }
table-refused-no_undo = Dat kan niet meer terug: er is intussen iets verborgens onthuld, of het was niet jouw zet.
table-refused-host_only = Dat kan alleen wie de tafel heeft geopend.
table-refused-needs_consent = { $name } is er en speelt. Niemand anders aan tafel zou ermee kunnen instemmen; de plaats blijft bezet.
table-refused-proposal_open = Over het vorige voorstel is nog niet beslist.
table-refused-no_proposal = Er is geen voorstel meer om over te beslissen.
table-refused-no_vote = Daarover beslissen alleen de andere mensen die aan deze tafel spelen.
table-refused-muted = De beheerder van deze server heeft je gedempt: je kunt spelen, maar niet schrijven.
table-refused-bad_address = Verwacht werd de identiteit van een persoon of een adres dat kan worden uitgesloten; dit kwam: { $came }
table-refused-no_such_seat = Die plaats bestaat niet.
table-refused-bad_chat = Een regel heeft 1 tot { $longest } tekens.
table-refused-chat_off = Aan deze tafel is er geen chat.
table-refused-phrases_only = Aan deze tafel kun je alleen kant-en-klare zinnen gebruiken: { $wanted }.
table-refused-no_such_phrase = Verwacht werd een van deze zinnen: { $wanted }. Dit kwam: { $came }
table-refused-bad_chat_mode = De chat van een tafel is een van { $wanted }; { $came } kwam.
table-refused-name_taken = Aan deze tafel heet al iemand { $name }, of bijna zo. Kies een andere naam.
table-refused-too_many_bot_tables = Van je tafels zonder mensen kunnen er hoogstens { $most } tegelijk lopen. Wacht tot er een is afgelopen.
table-refused-too_many_device_games = Bij je partijen kunnen er hoogstens { $most } staan die zonder de server zijn gespeeld. Bewaar het verslag; je kunt het uploaden om de partij te bekijken.
table-refused-busy = Aan tafel is het nu druk. Probeer het nog eens.
table-refused-not_over = Het verslag is er zodra de partij is afgelopen.
table-refused-nobody = Niemand kent hier je naam nog: kies er een op de startpagina en kom dan terug (programma’s: POST /api/users geeft een token).
table-refused-no_hints = Aan deze tafel zijn geen tips toegestaan.
