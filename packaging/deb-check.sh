#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Checks the Debian package: what Debian's tools say about it, then a life on a fresh system, from its installation to its purge.
# shellcheck source-path=SCRIPTDIR source=common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

usage() {
    echo "usage: packaging/deb-check.sh [--root FOLDER] [--mirror URL] [--files-only] [PACKAGE.deb]"
    echo "Checks the package (default: build/release/yuyi_*.deb) with lintian and the like, then, as root, installs it into"
    echo "a fresh system, tries it there, removes it, and compares the files before and after. The system is made with"
    echo "debootstrap from the mirror (default: http://deb.debian.org/debian), or is a copy of FOLDER, a system made by"
    echo "debootstrap before; it is thrown away at the end. With --files-only nothing is installed."
}

root=
mirror=http://deb.debian.org/debian
files_only=
package=
while [ $# -gt 0 ]; do
    case "$1" in
    -h | --help) usage && exit 0 ;;
    --root) root=${2:?--root takes a folder} && shift 2 ;;
    --mirror) mirror=${2:?--mirror takes an address} && shift 2 ;;
    --files-only) files_only=1 && shift ;;
    -*) usage >&2 && exit 2 ;;
    *) package=$1 && shift ;;
    esac
done
if [ -z "$package" ]; then
    package=$(find "$source_dir/build/release" -maxdepth 1 -name 'yuyi_*.deb' | head -n 1)
fi
if [ ! -f "$package" ]; then
    echo "deb-check.sh: there is no package ${package:-in build/release}; packaging/deb.sh makes it." >&2
    exit 2
fi
package=$(realpath "$package")

work=$(mktemp -d "${TMPDIR:-/var/tmp}/yuyi-deb-check.XXXXXX")
trap 'rm -rf --one-file-system "$work"' EXIT
fail() {
    echo "deb-check.sh: $1" >&2
    exit 1
}
# quiet WHAT COMMAND…: fails when the command does, or says anything
quiet() {
    local what=$1 said
    shift
    if ! said=$("$@" 2>&1) || [ -n "$said" ]; then
        fail "$what: $said"
    fi
}

step "Files of $(basename "$package")"
lintian --fail-on error,warning --display-info "$package" 2>&1 | sed '/^running with root privileges/d'
dpkg-deb --extract "$package" "$work/files"
dpkg-deb --control "$package" "$work/control"
(cd "$work/files" && quiet "sums" md5sum --check --quiet "$work/control/md5sums")
quiet "desktop entry" desktop-file-validate "$work/files/usr/share/applications/org.yuyi.Yuyi.desktop"
appstreamcli validate --no-net "$work/files/usr/share/metainfo/org.yuyi.Yuyi.metainfo.xml" >"$work/said" || fail "$(cat "$work/said")"
for page in "$work"/files/usr/share/man/man1/*.gz; do
    man --warnings -E UTF-8 -l -Tutf8 -Z "$page" 2>"$work/said" >/dev/null
    [ ! -s "$work/said" ] || fail "$(basename "$page"): $(cat "$work/said")"
done
echo "lintian, sums, desktop entry, AppStream data and manual pages are in order."

if [ -n "$files_only" ]; then
    exit 0
fi
if [ "$(id -u)" -ne 0 ] || ! unshare --mount --pid --fork true 2>/dev/null; then
    echo "deb-check.sh: installing into a fresh system needs root and namespaces; --files-only leaves it out." >&2
    exit 4
fi

suite=$(sed -n 's/^VERSION_CODENAME=//p' /etc/os-release)
fresh=$work/root
if [ -n "$root" ]; then
    step "Copying the fresh system $root"
    cp -a "$root" "$fresh"
else
    step "Making a fresh system ($suite)"
    debootstrap --variant=minbase "$suite" "$fresh" "$mirror" >"$work/said" || fail "$(tail -n 20 "$work/said")"
fi
printf '%s\n' "deb $mirror $suite main" "deb ${mirror%/debian}/debian-security $suite-security main" >"$fresh/etc/apt/sources.list"
cp -L /etc/resolv.conf "$fresh/etc/resolv.conf"
printf '#!/bin/sh\nexit 101\n' >"$fresh/usr/sbin/policy-rc.d"   # no services
chmod 755 "$fresh/usr/sbin/policy-rc.d"
mkdir "$fresh/check"
cp "$package" "$fresh/check/yuyi.deb"
install -m 755 "$source_dir/packaging/deb/life.sh" "$fresh/check/life.sh"

# Mounts and processes of the fresh system end with the command.
# shellcheck disable=SC2016
unshare --mount --pid --fork --kill-child bash -c '
    mount --make-rprivate / && mount -t proc proc "$1/proc" && mount --rbind /dev "$1/dev" && mount -t tmpfs tmpfs "$1/tmp" &&
        exec chroot "$1" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 /check/life.sh' _ "$fresh"
step "The package is in order"
