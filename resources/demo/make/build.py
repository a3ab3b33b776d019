#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes resources/demo/svg. Needs python3-fonttools, fonts-noto-cjk and fonts-lxgw-wenkai (both OFL), whose
outlines become path data; the SVG files are kept, so that a build needs neither.
build.py [NAME...]"""
import importlib
import pathlib
import sys

MODULES = ('scenes_city', 'scenes_world', 'scenes_home', 'scenes_people', 'scenes_art', 'comics', 'comics_long', 'comics_more', 'ink', 'ink_birds', 'posters', 'posters_more', 'posters_text', 'memes', 'memes_more', 'plain', 'cutout', 'marks')


def main():
    here = pathlib.Path(__file__).resolve().parent
    sys.path.insert(0, str(here))
    wanted = sys.argv[1:]
    for module in MODULES:
        if not (here / f'{module}.py').exists():
            continue
        for name, (draw, title) in importlib.import_module(module).PICTURES.items():
            if not wanted or name in wanted:
                pic = draw()
                pic.write(here.parent / 'svg' / f'{name}.svg', title)
                print(f'{name:16} {pic.w:5} x {pic.h:5}   lettering about {100 * pic.lettered / pic.w / pic.h:4.1f} %')


if __name__ == '__main__':
    main()
