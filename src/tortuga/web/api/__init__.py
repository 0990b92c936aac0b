"""The table's protocol: JSON over HTTP and a WebSocket, for the page and for programs alike. Described at /api."""
