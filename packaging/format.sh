#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Brings the C++ sources into the form of .clang-format, or says with --check which are not: packaging/format.sh [--check] [FILE…]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
export LC_ALL=C.UTF-8
longest=140

case "${1:-}" in
-h | --help)
    echo "usage: packaging/format.sh [--check] [FILE…]"
    echo "Brings C++ sources (default: all) into the form of .clang-format and lays out statements with a line over $longest columns"
    echo "anew. --check: changes nothing; fails and names the files that differ and the lines over $longest columns."
    exit 0
    ;;
esac
check=
if [ "${1:-}" = --check ]; then
    check=1
    shift
fi

# Other versions draw some lines differently.
for tool in clang-format-14 clang-format; do
    if "$tool" --version 2>/dev/null | grep -q 'version 14\.'; then break; fi
    tool=
done
if [ -z "$tool" ]; then
    echo "format.sh: clang-format 14 is needed: packaging/setup.sh lint" >&2
    exit 4
fi

if [ $# -gt 0 ]; then
    files=("$@")
else
    mapfile -t files < <(git ls-files --cached --others --exclude-standard '*.h' '*.cpp' | while IFS= read -r file; do
        [ ! -f "$file" ] || echo "$file"
    done)
fi
[ ${#files[@]} -gt 0 ] || exit 0

each() { printf '%s\0' "${files[@]}" | xargs -0 -P "$(nproc)" -n 40 "$@"; }
too_long() { printf '%s\0' "${files[@]}" | xargs -0 grep -HnE "^.{$((longest + 1)),}" || true; }

bad=
if [ -n "$check" ]; then
    differ=$(each "$tool" --dry-run -Werror 2>&1 >/dev/null | sed -n 's/^\(.*\):[0-9]*:[0-9]*: error: code should be clang-formatted.*/\1/p' | sort -u || true)
    if [ -n "$differ" ]; then
        echo "format.sh: not in the form of .clang-format:" >&2
        echo "  ${differ//$'\n'/$'\n'  }" >&2
        echo "packaging/format.sh mends them." >&2
        bad=1
    fi
else
    each "$tool" -i
    limited=$(mktemp)
    trap 'rm -f "$limited"' EXIT
    sed 's/^ColumnLimit:.*/ColumnLimit: 100/' .clang-format >"$limited"
    declare -A lines
    while IFS=: read -r file line _; do
        lines[$file]+=" --lines=$line:$line"
    done < <(too_long)
    for file in "${!lines[@]}"; do
        # shellcheck disable=SC2086
        "$tool" -i --style="file:$limited" ${lines[$file]} "$file"
        "$tool" -i "$file"
    done
fi

left=$(too_long)
if [ -n "$left" ]; then
    echo "format.sh: over $longest columns, to be broken by hand (a list of lists has one item a line, a long text several literals):" >&2
    cut -c1-120 <<<"$left" | sed 's/^/  /' >&2
    bad=1
fi
[ -z "$bad" ]
