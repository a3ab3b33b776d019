#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds everything and runs all tests. Arguments go to ctest: packaging/test.sh -R arch
# Tests on real data read the folder named by YUYI_TEST_DATA, where it is set.
# shellcheck source-path=SCRIPTDIR source=common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

case "${1:-}" in
-h | --help)
    echo "usage: packaging/test.sh [argument of ctest]…"
    echo "Installs what is missing (Debian packages), builds everything into build/dev with warnings as errors,"
    echo "and runs all tests, those of the database on SQLite and on a PostgreSQL server of their own."
    exit 0
    ;;
esac

finish() {
    local status=$?
    printf '\n== test.sh: %s after %d min %d s\n' \
        "$([ $status -eq 0 ] && echo passed || echo "FAILED with status $status")" $((SECONDS / 60)) $((SECONDS % 60))
}
trap finish EXIT

step "Packages: installing what is missing"
"$source_dir/packaging/setup.sh"

step "Building in build/dev"
build dev -DYUYI_TEXT_MODELS=REQUIRED

step "Tests"
export YUYI_REQUIRE_POSTGRES=1
# -t: a server in a temporary folder, as root too (the server itself never runs as root).
pg_virtualenv -t ctest --preset dev -j2 "$@"
