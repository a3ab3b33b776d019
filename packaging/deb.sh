#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes the Debian package build/release/yuyi_VERSION_ARCH.deb.
# shellcheck source-path=SCRIPTDIR source=common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

case "${1:-}" in
-h | --help)
    echo "usage: packaging/deb.sh"
    echo "Installs what is missing (Debian packages), builds the release and makes build/release/yuyi_*.deb."
    exit 0
    ;;
esac

install_and_build deb

step "Packing"
cd "$source_dir/build/release"
cpack -G DEB
