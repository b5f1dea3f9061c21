"""Pages of the documentation's site that are made from other files, for MkDocs."""

from pathlib import Path

import tour
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parents[2]
LETTERS = ROOT / "web/node_modules/@fontsource/bitter/files"
ALPHABETS = ("latin", "latin-ext", "cyrillic")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    text, pictures = tour.page()
    made: dict[str, str | bytes] = {"tour.md": text, **pictures}
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    made["changelog.md"] = changes.replace("](docs/tour.ipynb)", "](tour.md)")
    made["site/favicon.svg"] = (ROOT / "web/public/favicon.svg").read_text("utf-8")
    for alphabet in ALPHABETS:
        letters = LETTERS / f"bitter-{alphabet}-900-normal.woff2"
        made[f"site/bitter-{alphabet}.woff2"] = letters.read_bytes()
    for name, content in made.items():
        files.append(File.generated(config, name, content=content))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    return markdown.replace("](../CHANGELOG.md)", "](changelog.md)")
