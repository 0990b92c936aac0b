"""The site that plays without a server: its pages and files, exported to a folder or served below /offline/."""
