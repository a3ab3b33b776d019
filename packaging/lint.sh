#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# What tools say about the sources: form, spelling, faults. packaging/lint.sh [--all | FILE…]
# shellcheck source-path=SCRIPTDIR source=common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
seconds=330

case "${1:-}" in
-h | --help)
    echo "usage: packaging/lint.sh [--all | FILE…]"
    echo "Installs what is missing (Debian packages) and checks: the form of all C++ sources (packaging/format.sh --check); the"
    echo "spelling of all texts (codespell); faults that clang-tidy and clazy find in the program's sources that changed since the"
    echo "last release, the newest changes first, for $seconds seconds. What there was no time for is named."
    echo "--all: clang-tidy and clazy look at every source file of the program, without a limit. FILE…: at these alone, tests too."
    exit 0
    ;;
esac

cd "$source_dir"
"$source_dir/packaging/setup.sh" build lint
failed=

step "Form"
packaging/format.sh --check || failed=1

step "Spelling"
# Names of the code are no words; pictures, numbers and Chinese are not looked at.
git ls-files -z --cached --others --exclude-standard '*.cpp' '*.h' '*.py' '*.sh' '*.md' '*.txt' '*.cmake' '*.json' '*.sql' '*.1' '*.xml' \
    i18n/yuyi_en.ts | grep -zvE '(^|[./])zh([._/]|$)|zh_CN' |
    xargs -0 codespell --ignore-words packaging/lint/words.txt --ignore-regex '\b\w*[a-z][A-Z]\w*\b|\\[nt]\w+' || failed=1

step "Faults"
if [ $# -gt 0 ]; then
    python3 packaging/lint/analyse.py "$@" || failed=1
else
    # Without a release in reach: since the sources were brought into one form.
    since=$(git describe --tags --abbrev=0 2>/dev/null || true)
    if [ -z "$since" ] && [ -f .git-blame-ignore-revs ]; then
        since=$(sed -n 's/^\([0-9a-f]\{40\}\).*/\1/p' .git-blame-ignore-revs | head -n 1)
    fi
    if [ -n "$since" ] && git cat-file -e "$since^{commit}" 2>/dev/null; then
        echo "Changed since $since:"
        python3 packaging/lint/analyse.py --since "$since" --seconds $seconds || failed=1
    else
        echo "Neither a release nor a commit of .git-blame-ignore-revs is in this clone: every file counts as changed."
        python3 packaging/lint/analyse.py --all --seconds $seconds || failed=1
    fi
fi

step "$([ -z "$failed" ] && echo "Nothing found" || echo "FAILED")"
[ -z "$failed" ]
