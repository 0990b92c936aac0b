"""What the laboratory's compiled code needs of Barrakuda: see defaults/."""
