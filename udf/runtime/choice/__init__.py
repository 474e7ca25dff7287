"""Where ``auto`` runs a call, by what calls took."""
