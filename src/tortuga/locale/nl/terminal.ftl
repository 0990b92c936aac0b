### Playing in a terminal.

terminal-hello = { $game } – aan tafel: { $names }.
terminal-how_to = Typ het nummer van een zet of de woorden ervan; het begin van woorden is genoeg. Verder: hulp, regels, punten, tafel, logboek, ongedaan, bewaar, stop.
terminal-which_game = Welk spel?{" "}
terminal-no_such_game = Typ het nummer, of het begin van de naam.
terminal-prompt = { $name }, { $phase }>{" "}
terminal-purse = { $name } heeft { $holds }.
terminal-empty = Typ het nummer van een zet, of de woorden ervan; met hulp zie je wat je nog meer kunt zeggen.
terminal-ambiguous = ‘{ $line }’ kan zijn: { $moves }. Zeg er iets meer bij.
terminal-no_such_number = Nummer { $number } staat niet in de lijst. Typ tafel om die weer te zien.
terminal-not_understood = ‘{ $line }’ is geen zet en geen opdracht. Typ hulp voor allebei.
terminal-pass_on = Geef het apparaat door aan { $name }. { $name }, druk op Enter als niemand anders kijkt.{" "}
terminal-saved = Bewaard: { $file }
terminal-resume = Ga verder met: tortuga play --load { $file }
terminal-save_as = De partij bewaren? Enter bewaart in { $file }; of typ een bestandsnaam, nee of terug:{" "}
terminal-yes = ja j
terminal-no = nee n
terminal-back = terug t
terminal-not_ours = { $file } bestaat al en is geen bewaarde partij van ons; er is niets aan veranderd. Noem een ander bestand.
terminal-not_saved = { $file } kon niet worden geschreven: { $why }.
terminal-not_loaded = { $file } kon niet worden gelezen: { $why }.

command-help = hulp
command-rules = regels
command-score = punten
command-table = tafel
command-log = logboek
command-undo = ongedaan
command-save = bewaar
command-quit = stop

command_help-help = de regels van deze stap, en deze lijst
command_help-rules = de regels van het spel in het kort
command_help-score = de telling alsof het spel nu afgelopen was
command_help-table = de tafel opnieuw tekenen, met je zetten
command_help-log = alles wat er tot nu toe is gebeurd
command_help-undo = je laatste zet terugnemen, tot er een kaart, een dobbelsteen of een keuze is onthuld
command_help-save = bewaar BESTAND: bewaart de partij daar; zonder BESTAND op de vorige plek
command_help-quit = stoppen; de partij kan worden bewaard

undo-done = Teruggenomen.
undo-chance = Dat kan niet meer terug: er is intussen een kaart of een dobbelsteen onthuld.
undo-sealed = Dat kan niet meer terug: anderen hebben intussen gekozen.
undo-nothing = Er is niets om terug te nemen.

rules-einauge =
    Je verzamelt eilanden in rijen, één rij per kleur, en het gaat je om juwelen.
    Elke beurt koop je één kaart uit de uitstalling. Die komt in je rij van die kleur,
    en de hele rij keert meteen uit: sabels, dukaten en juwelen van elke kaart erin.
    Vóór je koopt mag je juwelen verkopen voor { $jewel_sale } en kaarten voor { $card_sale }.
    Daarna mag je vechten om één kaart van de piratentafel: { $fight_price }, of { $fight_price_sabre } als er een
    sabel op staat. Dan leg je één kaart uit de uitstalling op de piratentafel, tenzij
    er al zes liggen, en de uitstalling wordt aangevuld.
    De schepen liggen onder de stapel. Komt het eerste open, dan wordt de ronde
    afgemaakt en mag iedereen nog één keer vechten, om elke kaart die open ligt.
    Aan het eind is een sabel { $sabre_ducats } waard, en { $jewel_ducats } zijn een juweel. In elke
    kleur leveren de meeste kisten { $first } op, de op één na meeste { $second }, de op twee na
    meeste { $third }. Wie de meeste juwelen heeft, wint.
rules-barrakuda =
    Je duikt naar goud op zes wrakken, en wilt het in je kluis hebben.
    Elke ronde kiest iedereen in het geheim een kaart. Een bewegingskaart van 1 tot en
    met 5 stuurt je duiker naar dat wrak en komt in je rij. Met de Barracudakaart gaat
    je duiker liggen; wie die kaart als enige speelt, stuurt de vis en is veilig voor
    hem. De vis zwemt { $distances } wrakken ver. Waar hij stopt, verliest iedereen de hele
    buidel.
    Daarna komen de wrakken aan bod, van 1 tot en met 6. Ben je alleen op een wrak, dan
    doe je de speciale en de algemene actie. Zijn jullie met meer, dan doet wie de
    minste kaarten in de rij heeft de speciale actie of steelt een buidel; iedereen die
    staat, doet de algemene. Bij een gelijke stand doet niemand de speciale actie, en
    waar de vis is ook niet.
    Kaarten in je rij mis je tot je ze terugneemt; na de laatste komen alle vijf terug.
    Barracudakaarten komen terug als de vis op 6 is, of als ze allemaal gespeeld zijn.
    Goud in de buidel kun je verliezen; goud in de kluis is veilig, en met genoeg
    daarvan win je.
