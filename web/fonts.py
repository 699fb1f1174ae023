"""The typefaces of the page, cut down to the letters of its four languages: src/art/fonts/*.woff2.

    pip install fonttools brotli
    npm ci && python web/fonts.py

Run it when a letter, a weight or a version in package.json changes; what it writes is committed.
"""

from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

HERE = Path(__file__).parent
PACKAGES = HERE / "node_modules" / "@fontsource"
FOLDER = HERE / "src" / "art" / "fonts"
WEIGHTS = {
    "cinzel": (700, 900),
    "alegreya-sans": (500, 700),
    "saira-condensed": (600, 700),
    "saira": (500, 700),
    "bangers": (400,),
    "barlow-condensed": (500, 700),
    "rajdhani": (600, 700),
    "exo-2": (500, 700),
}
LETTERS = "".join(map(chr, range(0x20, 0x7F))) + (
    "\u00a0¡¿ªº«»°·×÷±§©&€ÀÁÂÃÄÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜàáâãäçèéêëìíîïñòóôõöùúûüŒœ–—‘’“”„•…‹›−→←↑↓½"
)
# Whose licence reserves its name for the whole typeface: what is cut down must be called otherwise.
RENAMED = {"saira-condensed": "Arena Condensed"}
FEATURES = ["kern", "liga", "lnum", "tnum", "pnum", "ccmp", "locl", "mark", "mkmk", "case"]


def main() -> None:
    """Write every weight, and the licence of every typeface."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, weights in WEIGHTS.items():
        licence = (PACKAGES / name / "LICENSE").read_text(encoding="utf-8")
        (FOLDER / f"{name}.OFL.txt").write_text(licence.strip() + "\n", encoding="utf-8")
        for weight in weights:
            cut(name, weight, RENAMED.get(name))


def cut(name: str, weight: int, called: str | None) -> None:
    """One weight: no hints, which screens of today do without."""
    options = subset.Options(hinting=False, layout_features=FEATURES, flavor="woff2", desubroutinize=True)
    font = TTFont(PACKAGES / name / "files" / f"{name}-latin-{weight}-normal.woff2")
    cutter = subset.Subsetter(options)
    cutter.populate(text=LETTERS)
    cutter.subset(font)
    for record in font["name"].names if called else ():
        if record.nameID in (1, 3, 4, 6, 16, 18):
            record.string = called.replace(" ", "") if record.nameID == 6 else called
    subset.save_font(font, str(FOLDER / f"{name}-{weight}.woff2"), options)


if __name__ == "__main__":
    main()
