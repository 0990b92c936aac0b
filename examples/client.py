"""A program at the table: plays a whole game of either kind through the JSON API with random legal moves.

python examples/client.py http://127.0.0.1:8000 einauge
"""

import json
import random
import sys
import time
import urllib.request


def ask(path, body=None, token=""):
    """GET, or POST with a body; answers are JSON."""
    headers = {"content-type": "application/json", **({"authorization": f"Bearer {token}"} if token else {})}
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(sys.argv[1] + path, data, headers)) as answer:
        return json.load(answer)


game = sys.argv[2]
bot = ask("/api/games")[game]["bots"][-1]
token = ask("/api/users", {"name": "Example"})["token"]
seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
table = ask("/api/tables", {"game": game, "options": {"players": 2}, "seats": seats}, token)["table"]
while (now := ask(f"/api/tables/{table}", token=token))["status"] == "running":
    if now["you"]["seat"] in now["view"]["to_act"]:
        move = {"move": random.choice(now["view"]["legal"]), "version": now["game_version"]}
        ask(f"/api/tables/{table}/moves", move, token)
    else:
        time.sleep(0.05)
print("won by", *(now["seats"][seat]["name"] for seat in now["result"]["winners"]))
