#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Compiles the Windows half of models/platform on Debian and runs its tests there.
# shellcheck source-path=SCRIPTDIR source=common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

case "${1:-}" in
-h | --help)
    echo "usage: packaging/windows-check.sh"
    echo "Installs what is missing (Debian packages), compiles the Windows half of models/platform and its tests with"
    echo "mingw-w64, and runs them under wine in a temporary home. The rest of the program is not compiled. Wine makes no"
    echo "links and has no console of its own here: what the tests leave out they say."
    exit 0
    ;;
esac

"$source_dir/packaging/setup.sh" windows
work=$(mktemp -d "${TMPDIR:-/var/tmp}/yuyi-windows-check.XXXXXX")
export WINEPREFIX=$work/wine WINEDEBUG=-all WINEDLLOVERRIDES="mscoree=;mshtml="
leave() {
    # The server outlives its programs by some seconds, and its folder would come back.
    /usr/lib/wine/wineserver -k 2>/dev/null || true
    /usr/lib/wine/wineserver -w 2>/dev/null || true
    rm -rf --one-file-system "$work"
}
trap leave EXIT

compiler=x86_64-w64-mingw32-g++-posix
flags=(-std=c++20 -O1 -Wall -Wextra -Wpedantic -Wshadow -Wold-style-cast -Wnon-virtual-dtor -Woverloaded-virtual -Werror)
# Of Debian's headers, that one alone is for every system.
mkdir -p "$work/include" "$work/objects"
ln -s /usr/include/tl "$work/include/tl"

cd "$source_dir"
step "Compiling the Windows half"
for source in models/platform/*.cpp; do
    case $source in *_posix.cpp) continue ;; esac
    nice "$compiler" "${flags[@]}" -I. -isystem "$work/include" -c "$source" -o "$work/objects/$(basename "$source" .cpp).o"
done
for source in tests/models/platform/*test.cpp; do
    nice "$compiler" "${flags[@]}" -I. -isystem "$work/include" -static "$source" "$work"/objects/*.o -lsecur32 -ladvapi32 \
        -o "$work/$(basename "$source" .cpp).exe"
done

step "Running its tests under $(wine --version)"
# Says that programs of 32 bits are missing; none is needed.
nice wine wineboot --init >"$work/wineboot.log" 2>&1 || {
    cat "$work/wineboot.log" >&2
    exit 1
}
failed=
for program in "$work"/*test.exe; do
    (cd "$work" && nice wine "$program") || failed+=" $(basename "$program" .exe)"
done
if [ -n "$failed" ]; then
    echo "windows-check.sh: failed:$failed" >&2
    exit 1
fi
