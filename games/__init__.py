"""The games. Each package brings its rules, cards, texts and bot, and imports nothing but the engine."""
