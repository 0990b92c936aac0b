### De pagina met instellingen, de lijst van toetsen, de uitslag van een partij.

settings-heading = Instellingen
settings-help = Ze gelden voor deze browser, aan al zijn tafels.
settings-noscript = Voor de instellingen heeft je browser JavaScript nodig.
settings-title_theme = Licht
settings-title_motion = Beweging
settings-title_speed = Snelheid van een beurt
settings-title_sound = Geluid
settings-title_confirm = Twee keer drukken voor een zet
settings-title_cards = Grootte van de kaarten
settings-title_marks = Letters op kleuren
settings-title_autopass = Vanzelf passen
settings-help_speed = Hoe snel een beurt wordt getoond en hoe snel de bots spelen.
settings-help_marks = Alles wat je aan zijn kleur herkent, draagt ook een letter.
settings-help_autopass = Waar niets te doen is, bijvoorbeeld niets om voor te vechten, past de tafel voor je.
settings-theme_system = Zoals het apparaat
settings-theme_light = Dag
settings-theme_dark = Nacht
settings-motion_system = Zoals het apparaat
settings-motion_none = Geen
settings-speed_slow = Langzaam
settings-speed_normal = Normaal
settings-speed_fast = Snel
settings-speed_off = Meteen
settings-sound_on = Aan
settings-sound_off = Uit
settings-confirm_touch = Met een vinger
settings-confirm_always = Altijd
settings-confirm_never = Nooit
settings-cards_small = Klein
settings-cards_normal = Normaal
settings-cards_large = Groot
settings-marks_on = Aan
settings-marks_off = Uit
settings-autopass_on = Aan
settings-autopass_off = Uit
settings-reset = Zoals in het begin

settings-me = Wie je bent
settings-me_help = Er zijn geen accounts: deze browser weet wie je bent. Een bestand dat je bewaart, geeft je je naam, je plaatsen en je partijen terug als de browser je vergeet, en in elke andere browser. Wie het bestand heeft, kan als jou spelen.
settings-me_keep = Mijn bestand opslaan
settings-me_other = Deze browser is { $name }. Kies je het bestand van iemand anders, dan zijn de partijen van { $name } alleen nog met het eigen bestand te bereiken.
settings-me_choose = Een bestand dat je hebt opgeslagen
settings-me_restore = Weer deze persoon zijn
settings-me_bad = Dit is geen bestand dat hier is opgeslagen.
settings-me_file = Tortuga: met dit bestand wordt een browser { $name }, met alle plaatsen en partijen. Kies het op de pagina { $page } en laat het aan niemand zien.

settings-data = Je gegevens
settings-data_help = Opgeslagen zijn: de tafels waaraan je hebt gezeten, of waar je toekeek en schreef, met je naam, je zetten, je berichten en de tijden daarvan; wanneer je er het laatst was; partijen die je zonder de server hebt gespeeld; en je e-mailadres als je er een hebt gegeven. Verder niets. Afgelopen partijen worden na een jaar gewist.
settings-data_save = Als bestand bewaren
settings-data_erase = Wissen
settings-data_erase_help = Je verlaat alle partijen; bots spelen verder. Je naam en je berichten worden vervangen aan elke afgelopen tafel, en aan de andere zodra hun partij is afgelopen. Je zetten blijven, zonder je naam: de partijen zijn ook van de anderen. Deze browser kent je daarna niet meer. Dit kan niet ongedaan worden gemaakt.
settings-data_erase_sure = Mij voorgoed wissen
settings-erased = Je gegevens zijn gewist
settings-erased_help = Je naam, je berichten en je e-mailadres zijn van deze server gewist; aan tafels waar nog wordt gespeeld, verdwijnen naam en berichten zodra de partij is afgelopen. Deze browser kent je niet meer. Instellingen en partijen die de browser zelf bewaart, zijn er nog.
mail-heading = E-mail als je aan de beurt bent
mail-help = Voor tafels met dagen per beslissing: ben je al een tijd aan de beurt en heb je dat niet gezien, dan noemt één e-mail alle tafels die op je wachten, hoogstens eens per zes uur. Het adres wordt nergens anders voor gebruikt.
mail-state_on = E-mails gaan naar { $address }.
mail-state_asked = Naar { $address } is een link gestuurd. Open die binnen een dag om het adres te bevestigen.
mail-forget = Geen e-mails meer
mail-address = Je e-mailadres
mail-ask = Stuur me de link
mail-stale = Deze link is ongeldig of verlopen.
mail-page_confirm = E-mails sturen naar { $address } als je aan de beurt bent?
mail-do_confirm = Ja, stuur e-mails
mail-done_confirm = Vanaf nu gaan e-mails naar { $address }.
mail-page_digest = Geen e-mails meer sturen naar { $address }?
mail-do_digest = Geen e-mails meer sturen
mail-done_digest = Er gaan geen e-mails meer naar { $address }; het adres is gewist.
mail-confirm_subject = Tortuga: bevestig je adres
mail-confirm_text =
    Iemand op { $home } wil op dit adres e-mail krijgen als die aan de beurt is.

    Ben jij dat, open dan binnen een dag deze link:
    { $link }

    Doe anders niets: er komt geen e-mail meer.
mail-digest_subject =
    { $number ->
        [one] Tortuga: { $number } tafel wacht op je
       *[other] Tortuga: { $number } tafels wachten op je
    }
mail-digest_text = Aan deze tafels ben jij aan de beurt:
mail-digest_stop = Geen e-mails meer: { $link }
mail-webhook = De tafel wacht op { $names }: { $url }

keys-heading = Toetsen
keys-help = Aan tafel en bij het terugkijken, zolang er niets wordt getypt.
keys-table = Aan tafel
keys-replay = Bij het terugkijken
keys-tab = Naar het volgende en het vorige element
keys-arrows = Naar de volgende kaart of knop
keys-enter = Indrukken
keys-digits = De kaart met dit nummer kiezen
keys-escape = De getoonde beurt overslaan; sluiten; loslaten
keys-undo = Terugnemen
keys-pass = Passen
keys-hint = Om een tip vragen
keys-again = De laatste beurt nog eens tonen
keys-step = Een zet terug, een zet verder
keys-ends = Naar het begin, naar het einde
keys-space = Automatisch afspelen, en stoppen
keys-name_tab = Tab, Shift + Tab
keys-name_arrows = Pijltjestoetsen
keys-name_enter = Enter
keys-name_escape = Esc
keys-name_step = ← →
keys-name_ends = Home, End
keys-name_space = Spatiebalk

result-heading = Uitslag
result-points = Punten
result-share = Afbeelding delen
result-save = Afbeelding opslaan
result-picture = De uitslag als afbeelding
