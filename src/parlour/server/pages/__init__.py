"""Everything that is handed out as files: the page, its heads and previews, the public rules."""
