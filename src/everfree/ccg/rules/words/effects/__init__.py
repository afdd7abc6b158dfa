"""Instructions of texts. Start with `effects`, the basic ones, and `compound`, those made of others."""
