# SPDX-License-Identifier: GPL-3.0-or-later
# Sourced by run.sh, test.sh and deb.sh: where the project is, how it is installed and built, how long things took.
# shellcheck shell=bash
set -euo pipefail
source_dir=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

export CCACHE_MAXSIZE=${CCACHE_MAXSIZE:-2G}

step() { printf '\n== %s (%d s)\n' "$1" "$SECONDS"; }

# build [TARGET…]: with the preset that users run and tests test; no target: all.
build() {
    cd "$source_dir"
    cmake --preset release >"$source_dir/build/configure.log" || {
        cat "$source_dir/build/configure.log"
        return 1
    }
    cmake --build --preset release ${1:+--target "$@"}
}

# install_and_build [LIST…]: the programs with all they need to run, and the packages of the lists named. What is not needed
# to compile is installed while the compiler works.
install_and_build() {
    step "Packages: installing what is missing"
    "$source_dir/packaging/setup.sh" --check run build models "$@"
    "$source_dir/packaging/setup.sh" build
    mkdir -p "$source_dir/build"
    local log=$source_dir/build/packages.log
    "$source_dir/packaging/setup.sh" run models "$@" >"$log" 2>&1 &
    local rest=$!

    step "Building the programs in build/release (meanwhile: the packages needed to run)"
    local built=0 installed=0
    build yuyi yuyi-cli || built=$?
    wait $rest || installed=$?
    cat "$log"
    [ $installed -eq 0 ] || return $installed
    [ $built -eq 0 ] || return $built

    step "Preparing the text models and the pictures of the example"
    build yuyi_text_models yuyi_demo_files
}
