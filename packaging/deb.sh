#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes the Debian package build/release/yuyi_VERSION_ARCH.deb.
# shellcheck source-path=SCRIPTDIR source=common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

case "${1:-}" in
-h | --help)
    echo "usage: packaging/deb.sh"
    echo "Installs what is missing (Debian packages), builds the release and makes build/release/yuyi_*.deb."
    echo "packaging/deb-check.sh checks what was made."
    exit 0
    ;;
esac

install_and_build deb

step "Packing"
# Files are dated by the newest commit: the same sources give the same package.
if [ -z "${SOURCE_DATE_EPOCH:-}" ] && commit=$(git -C "$source_dir" log -1 --format=%ct 2>/dev/null); then
    export SOURCE_DATE_EPOCH=$commit
fi
cd "$source_dir/build/release"
rm -f yuyi_*.deb
cpack -G DEB
