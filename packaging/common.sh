# SPDX-License-Identifier: GPL-3.0-or-later
# Sourced by run.sh and test.sh: where the project is, how it is built, how long things took.
# shellcheck shell=bash
set -euo pipefail
source_dir=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

# Precompiled headers make ccache miss without these.
export CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
export CCACHE_MAXSIZE=${CCACHE_MAXSIZE:-2G}

step() { printf '\n== %s (%d s)\n' "$1" "$SECONDS"; }

# build PRESET CMAKE_ARGUMENT… -- TARGET…   (no target: all)
build() {
    local preset=$1 arguments=()
    shift
    while [ $# -gt 0 ] && [ "$1" != -- ]; do
        arguments+=("$1")
        shift
    done
    [ $# -eq 0 ] || shift
    cd "$source_dir"
    cmake --preset "$preset" "${arguments[@]}"
    cmake --build --preset "$preset" ${1:+--target "$@"}
}
