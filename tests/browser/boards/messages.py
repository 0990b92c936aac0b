"""Sentences of the boards that the locale does not have yet, in every language."""

NEW = {
    "en": {
        "web-barrakuda-brings": (
            "Wreck {wreck}: alone {alone}; shared {shared}. The fish reaches it in {throws} of 12 throws."
        ),
        "web-barrakuda-brings_fish": (
            "Your diver lies down. If nobody else does, you lead the fish and are safe from it."
        ),
        "web-generic-moves": "Moves",
        "web-generic-wait": "Waiting for {names}.",
        "web-generic-choose": "Choose a move.",
    },
    "de": {
        "web-barrakuda-brings": (
            "Wrack {wreck}: allein {alone}; geteilt {shared}. Der Fisch erreicht es bei {throws} von 12 Würfen."
        ),
        "web-barrakuda-brings_fish": (
            "Dein Taucher legt sich hin. Tut das sonst niemand, führst du den Fisch und bist vor ihm sicher."
        ),
        "web-generic-moves": "Züge",
        "web-generic-wait": "Es fehlt noch: {names}.",
        "web-generic-choose": "Wähle einen Zug.",
    },
    "fr": {
        "web-barrakuda-brings": (
            "Épave {wreck} : seul, {alone} ; à plusieurs, {shared}. Le poisson l’atteint dans {throws} lancers sur 12."
        ),
        "web-barrakuda-brings_fish": (
            "Ton plongeur se couche. S’il est le seul, tu mènes le poisson et tu ne le crains pas."
        ),
        "web-generic-moves": "Coups",
        "web-generic-wait": "On attend {names}.",
        "web-generic-choose": "Choisis un coup.",
    },
    "it": {
        "web-barrakuda-brings": (
            "Relitto {wreck}: da solo {alone}; in compagnia {shared}. Il pesce lo raggiunge in {throws} tiri su 12."
        ),
        "web-barrakuda-brings_fish": ("Il tuo sub si sdraia. Se è l’unico, guidi tu il pesce e sei al sicuro."),
        "web-generic-moves": "Mosse",
        "web-generic-wait": "Si aspetta {names}.",
        "web-generic-choose": "Scegli una mossa.",
    },
    "nl": {
        "web-barrakuda-brings": (
            "Wrak {wreck}: alleen {alone}; gedeeld {shared}. De vis bereikt het bij {throws} van de 12 worpen."
        ),
        "web-barrakuda-brings_fish": (
            "Je duiker gaat liggen. Doet verder niemand dat, dan leid jij de vis en ben je veilig voor hem."
        ),
        "web-generic-moves": "Zetten",
        "web-generic-wait": "Wachten op {names}.",
        "web-generic-choose": "Kies een zet.",
    },
}
