"""The rules pages: the rulebooks in the reader's language, with examples that the rules themselves carry out."""
