#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Puts the GIFs of the example project together from the frames that yuyi-render-demo drew.

usage: gif.py OUTPUT-FOLDER

Of OUTPUT-FOLDER/frames/NAME/1.png, 2.png, … it makes OUTPUT-FOLDER/images/NAME, which loops for ever, and takes the frames away.
The same frames give the same bytes. Needs Debian's python3-pil. Exit: 0 done, 1 otherwise.
"""
import shutil
import sys
from pathlib import Path

try:
    from PIL import Image
except ImportError:
    sys.exit('gif.py: the GIF of the example is made with Pillow. Install python3-pil (packaging/setup.sh build).')

COLOURS = 256
FRAME_MS = 600


def make(target, names):
    frames = []
    for name in names:
        with Image.open(name) as frame:
            frames.append(frame.convert('RGB'))
    # One palette for all frames, so that nothing flickers that does not move.
    width, height = frames[0].size
    sheet = Image.new('RGB', (width, height * len(frames)))
    for place, frame in enumerate(frames):
        sheet.paste(frame, (0, place * height))
    palette = sheet.quantize(COLOURS, method=Image.Quantize.MEDIANCUT)
    reduced = [frame.quantize(palette=palette, dither=Image.Dither.FLOYDSTEINBERG) for frame in frames]
    reduced[0].save(target, format='GIF', save_all=True, append_images=reduced[1:], duration=FRAME_MS, loop=0, disposal=1)


def main():
    if len(sys.argv) != 2:
        sys.exit('usage: gif.py OUTPUT-FOLDER')
    folder = Path(sys.argv[1])
    if not (folder / 'frames').is_dir():
        return
    for drawn in sorted((folder / 'frames').iterdir()):
        make(folder / 'images' / drawn.name, sorted(drawn.iterdir(), key=lambda name: int(name.stem)))
    shutil.rmtree(folder / 'frames')


if __name__ == '__main__':
    main()
