#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes CHANGELOG.md as a Debian change log: changelog.py CHANGELOG.md PACKAGE VERSION "NAME <ADDRESS>".

Each release ("## [1.2.3] - 2026-01-31") becomes an entry. The newest one must be VERSION; entries under "## [Unreleased]" are refused
beside it, since two different packages would have one version."""
import datetime
import re
import sys
import textwrap

WIDTH = 80


class Refused(Exception):
    pass


def sections(text):
    """The headings of the second level with the lines below each."""
    found = []
    for line in text.splitlines():
        heading = re.fullmatch(r"## \[([^\]]+)\](?: - (\d{4}-\d{2}-\d{2}))?", line)
        if heading:
            found.append((heading[1], heading[2], []))
        elif line.startswith("## "):
            raise Refused(f'"{line}" is not of the form "## [1.2.3] - 2026-01-31".')
        elif found:
            found[-1][2].append(line)
    return found


def plain(text):
    """Text without the marks of Markdown: code, bold, links."""
    text = re.sub(r"\[([^\]]+)\]\([^)]+\)", r"\1", text)
    text = re.sub(r"\*\*([^*]+)\*\*", r"\1", text)
    return text.replace("`", "")


def points(lines):
    """The points of a section, each one paragraph; a heading of the third level is put before the points below it."""
    group, point, found = "", [], []

    def close():
        if point:
            words = plain(" ".join(point))
            found.append(f"{group}: {words}" if group and group != "Added" else words)
            point.clear()

    for line in lines:
        if line.startswith("### "):
            close()
            group = line[4:].strip()
        elif line.startswith("- "):
            close()
            point.append(line[2:].strip())
        elif line.strip():
            point.append(line.strip())   # the next line of a point, or of the paragraph before the first
        else:
            close()
    close()
    return found


def entry(package, version, date, lines, contact):
    out = [f"{package} ({version}) unstable; urgency=medium", ""]
    for words in points(lines):
        out += textwrap.wrap(words, WIDTH, initial_indent="  * ", subsequent_indent="    ", break_long_words=False,
                             break_on_hyphens=False)
    day = datetime.datetime.strptime(date + " 12:00 +0000", "%Y-%m-%d %H:%M %z")
    # Names of days and months as RFC 5322 has them, whatever the locale.
    days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    out += ["", f" -- {contact}  {days[day.weekday()]}, {day.day:02} {months[day.month - 1]} {day.year} 12:00:00 +0000", ""]
    return "\n".join(out)


def converted(text, package, version, contact):
    found = sections(text)
    if found and found[0][0] == "Unreleased":
        if points(found[0][2]):
            raise Refused(f"There are changes under [Unreleased]: give them the heading of a version, and the project its number "
                          f"(now {version}).")
        found = found[1:]
    if not found or found[0][0] != version:
        raise Refused(f"The newest release is {found[0][0] if found else 'none'}, the project's version {version}.")
    for name, date, lines in found:
        if date is None:
            raise Refused(f"Release {name} has no date.")
        if not points(lines):
            raise Refused(f"Release {name} has no changes.")
    return "\n".join(entry(package, name, date, lines, contact) for name, date, lines in found)


def main():
    if len(sys.argv) != 5:
        print('usage: changelog.py CHANGELOG.md PACKAGE VERSION "NAME <ADDRESS>"', file=sys.stderr)
        return 2
    path, package, version, contact = sys.argv[1:]
    with open(path, encoding="utf-8") as file:
        text = file.read()
    try:
        sys.stdout.buffer.write(converted(text, package, version, contact).encode())
    except Refused as why:
        print(f"changelog.py: {why}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
