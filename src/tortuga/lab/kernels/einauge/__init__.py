"""What the laboratory's compiled code needs of Einauge: see defaults/."""
