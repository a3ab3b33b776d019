#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds Yuyi and opens it on its example project.
# shellcheck source-path=SCRIPTDIR source=common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

case "${1:-}" in
'' | --exit-after-startup) ;;
*)
    echo "usage: packaging/run.sh [--exit-after-startup]"
    echo "Installs what is missing (Debian packages), builds the programs into build/release, makes the example"
    echo "project in \${XDG_DATA_HOME:-~/.local/share}/yuyi/example-LANGUAGE if there is none, and opens it. Where there"
    echo "is no display it prints the statistics of the example instead."
    echo "--exit-after-startup: closes the window once the example is open."
    case "$1" in -h | --help) exit 0 ;; *) exit 2 ;; esac
    ;;
esac

install_and_build

window=$source_dir/build/release/app/yuyi
command_line=$source_dir/build/release/app/yuyi-cli

case "${LC_ALL:-${LC_MESSAGES:-${LANG:-}}}" in zh*) language=zh_CN ;; *) language=en ;; esac
example=${XDG_DATA_HOME:-$HOME/.local/share}/yuyi/example-$language
if [ ! -e "$example/project.yuyi" ]; then
    step "Making the example project in $example"
    mkdir -p "$(dirname "$example")"
    "$command_line" demo "$example" --language "$language" >/dev/null
fi

if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    step "Opening the example project in $example"
    exec "$window" "$example" "$@"
fi
step "No display here: this is what the example project in $example holds"
"$command_line" stats "$example"
echo
echo "On a desktop, open it with: $window $example"
