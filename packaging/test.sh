#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds everything and runs all tests. Arguments go to ctest: packaging/test.sh -R arch
# Tests on real data read the folder named by YUYI_TEST_DATA, where it is set.
# shellcheck source-path=SCRIPTDIR source=common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

case "${1:-}" in
-h | --help)
    echo "usage: packaging/test.sh [argument of ctest]…"
    echo "Installs what is missing (Debian packages), builds the programs as run.sh does and the tests beside them in"
    echo "build/release, and runs all tests, those of the database on SQLite and on a PostgreSQL server of their own."
    exit 0
    ;;
esac

finish() {
    local status=$?
    printf '\n== test.sh: %s after %d min %d s\n' \
        "$([ $status -eq 0 ] && echo passed || echo "FAILED with status $status")" $((SECONDS / 60)) $((SECONDS % 60))
}
trap finish EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

install_and_build test
if [ ! -f "$source_dir/build/release/share/yuyi/text-models/manifest.json" ]; then
    echo "test.sh: the models of the text engine could not be fetched or prepared; their tests need them." >&2
    exit 4
fi

step "Building the tests in build/release"
build

step "Tests"
export YUYI_REQUIRE_POSTGRES=1
# -t: a server in a temporary folder, as root too (the server itself never runs as root).
# It lives as long as the tests: what it writes need not survive the machine. It is in memory where there is room for it.
files=${TMPDIR:-/tmp}
free=$(df --output=avail -k /dev/shm 2>/dev/null | tail -n 1)
[ "${free:-0}" -lt 4000000 ] || export TMPDIR=/dev/shm
pg_virtualenv -t -o synchronous_commit=off -o full_page_writes=off env TMPDIR="$files" ctest --preset release -j2 "$@"
