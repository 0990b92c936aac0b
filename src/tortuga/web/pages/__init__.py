"""The pages around the table: lobby, rules, replays, reviews, workshop, and what they are made of."""
