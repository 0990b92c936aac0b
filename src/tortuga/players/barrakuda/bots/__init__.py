"""The bots of Barrakuda, a module each; `mixing` is what those share that draw a card from a mix."""
