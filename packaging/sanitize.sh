#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds the tests with sanitizers and runs them, by hand: packaging/sanitize.sh [memory|threads]… [-- argument of ctest…]
# shellcheck source-path=SCRIPTDIR source=common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

case "${1:-}" in
-h | --help)
    echo "usage: packaging/sanitize.sh [memory|threads]… [-- argument of ctest…]"
    echo "memory: AddressSanitizer and UndefinedBehaviorSanitizer on the tests without a window, in build/asan."
    echo "threads: ThreadSanitizer on the tests that start threads or open a project, in build/tsan. Default: both. Each takes over an hour."
    echo "Arguments after -- go to ctest, and only the tests they choose are built: packaging/sanitize.sh memory -- -R models-domain"
    exit 0
    ;;
esac

kinds=()
while [ $# -gt 0 ] && [ "$1" != -- ]; do
    case "$1" in
    memory | threads) kinds+=("$1") ;;
    *)
        echo "sanitize.sh: \"$1\" is neither memory nor threads; arguments of ctest follow --." >&2
        exit 2
        ;;
    esac
    shift
done
[ $# -eq 0 ] || shift
[ ${#kinds[@]} -gt 0 ] || kinds=(memory threads)

cd "$source_dir"
"$source_dir/packaging/setup.sh" run build models test
export YUYI_REQUIRE_POSTGRES=1
failed=
for kind in "${kinds[@]}"; do
    preset=$([ "$kind" = memory ] && echo asan || echo tsan)
    step "$kind: configuring build/$preset"
    mkdir -p build
    cmake --preset "$preset" -DYUYI_TEXT_MODELS=REQUIRED >"build/$preset.log" || {
        cat "build/$preset.log"
        exit 1
    }
    # A target has the name of its program, which may hold several tests.
    mapfile -t programs < <(ctest --preset "$preset" -N -V "$@" |
        sed -n "s|.*Test command: .*/build/$preset/tests/\([^\" ]*\).*|\1|p" | sort -u)
    if [ ${#programs[@]} -eq 0 ]; then
        echo "sanitize.sh: there is no such test." >&2
        exit 1
    fi
    step "$kind: building ${#programs[@]} programs of tests"
    cmake --build --preset "$preset" --target yuyi_text_models "${programs[@]}"
    step "$kind: running them"
    pg_virtualenv -t -o synchronous_commit=off -o full_page_writes=off ctest --preset "$preset" -j2 "$@" || failed+=" $kind"
done
step "$([ -z "$failed" ] && echo passed || echo "FAILED:$failed")"
[ -z "$failed" ]
