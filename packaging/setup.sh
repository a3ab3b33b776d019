#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs the Debian packages that Yuyi needs: packaging/setup.sh [--check] [run|build|models|test|lint|deb|windows]…
# (default: run, build, models and test). Asks nothing, installs only what is missing, exits 4 where it may not install.
set -euo pipefail
lists=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)/packages

case "${1:-}" in
-h | --help)
    echo "usage: packaging/setup.sh [--check] [run|build|models|test|lint|deb|windows]…"
    echo "Installs the missing Debian packages of the lists in packaging/packages (default: run, build, models and test)."
    echo "--check: installs nothing; fails with status 4 where something is missing and may not be installed."
    exit 0
    ;;
esac
check=
if [ "${1:-}" = --check ]; then
    check=1
    shift
fi
[ $# -gt 0 ] || set -- run build models test

wanted=()
for list in "$@"; do
    if [ ! -f "$lists/$list.txt" ]; then
        echo "setup.sh: there is no list \"$list\"; the lists are run, build, models, test, lint, deb and windows." >&2
        exit 2
    fi
    while read -r package command; do
        case "$package" in '' | '#'*) continue ;; esac
        if [ -n "$command" ] && command -v "$command" >/dev/null; then continue; fi
        wanted+=("$package")
    done <"$lists/$list.txt"
done

if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
    echo "setup.sh: this system has no apt-get. Yuyi needs what Debian 12 calls:" >&2
    echo "  ${wanted[*]}" >&2
    exit 4
fi

# dpkg-query exits 1 when it does not know a package: that is an answer, not a failure.
installed=$(dpkg-query -W -f='${db:Status-Status} ${Package}\n' "${wanted[@]}" 2>/dev/null | sed -n 's/^installed //p' || true)
missing=()
for package in "${wanted[@]}"; do
    grep -qxF "$package" <<<"$installed" || missing+=("$package")
done
if [ ${#missing[@]} -eq 0 ]; then
    exit 0
fi

line="apt-get install --no-install-recommends -y ${missing[*]}"
if [ "$(id -u)" -eq 0 ]; then
    as_root=(env)
elif sudo -n true 2>/dev/null; then
    as_root=(sudo -n env)
else
    echo "setup.sh: some packages are missing and may not be installed without a password. Please run" >&2
    echo "  sudo $line" >&2
    exit 4
fi

[ -z "$check" ] || exit 0
echo "Installing ${#missing[@]} packages: ${missing[*]}"
as_root+=(DEBIAN_FRONTEND=noninteractive)

# The tests start servers of their own: a first installation of PostgreSQL need not leave one running.
no_server=/etc/postgresql-common/createcluster.d/yuyi-setup.conf
if [[ " ${missing[*]} " == *" postgresql "* ]] && ! command -v pg_createcluster >/dev/null; then
    trap '"${as_root[@]}" rm -f "$no_server"' EXIT
    "${as_root[@]}" mkdir -p "${no_server%/*}"
    echo "create_main_cluster = false" | "${as_root[@]}" tee "$no_server" >/dev/null
fi

# One source of many that does not answer is no reason to stop: the installation itself decides.
"${as_root[@]}" apt-get update -qq || echo "setup.sh: apt-get update reported a problem; going on." >&2
# A new system often installs its own updates after its start: wait for them for up to five minutes.
log=$(mktemp)
if ! "${as_root[@]}" apt-get install --no-install-recommends -y -qq -o DPkg::Lock::Timeout=300 \
    -o Dpkg::Use-Pty=0 -o APT::Keep-Downloaded-Packages=false "${missing[@]}" </dev/null >"$log" 2>&1; then
    tail -n 30 "$log" >&2
    rm -f "$log"
    echo "setup.sh: the packages could not be installed. To see more, run" >&2
    echo "  sudo $line" >&2
    exit 4
fi
rm -f "$log"
