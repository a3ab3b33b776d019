#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The life of the package /check/yuyi.deb on a fresh system: run by packaging/deb-check.sh inside of it, as root.
set -euo pipefail
export DEBIAN_FRONTEND=noninteractive
home=/home/person
typed=0

step() { printf '\n-- %s (%d s)\n' "$1" "$SECONDS"; }
fail() {
    echo "life.sh: $1" >&2
    exit 1
}
quietly() {
    "$@" </dev/null >/check/said 2>&1 || {
        tail -n 30 /check/said >&2
        fail "failed: $*"
    }
}
get() { quietly apt-get install --no-install-recommends -y -q "$@"; }
# as_person COMMAND…: as somebody who is not root, with a home and nothing else
as_person() { runuser -u person -- env -i HOME=$home PATH=/usr/bin:/bin LC_ALL=C.UTF-8 ${display:+DISPLAY=$display} XDG_CURRENT_DESKTOP=GNOME "$@"; }
try() {
    typed=$((typed + 1))
    as_person "$@" >/check/said 2>&1 || {
        local status=$?
        tail -n 30 /check/said >&2
        fail "status $status: $*"
    }
    echo "  $*"
}
# equal WHAT GOT WANTED
equal() {
    [ "$2" = "$3" ] || fail "$1 is \"$2\", not \"$3\""
    echo "  $1: $2"
}
# What lies on the disk, without what apt and dpkg keep about themselves.
files() {
    find / \( -path /proc -o -path /sys -o -path /dev -o -path /tmp -o -path /run -o -path /check -o -path $home \
        -o -path /var/cache/apt -o -path /var/lib/apt -o -path /var/lib/dpkg -o -path /var/log \) -prune \
        -o -type f -printf '%p %m %u:%g %s\n' -o -printf '%p %y %m %u:%g %l\n' | sort
}

step "Dependencies"
quietly apt-get update -q
# All that apt would add to this system for the package, and no more, so that a dependency that is not declared is missed below.
simulated=$(apt-get install --no-install-recommends -s /check/yuyi.deb) || fail "apt finds no way to install the package"
mapfile -t needed < <(sed -n 's/^Inst \([^ ]*\) .*/\1/p' <<<"$simulated" | grep -vx yuyi)
get "${needed[@]}"
echo "  ${#needed[@]} packages"
# A desktop has these; they bring the parts of one that open files.
get desktop-file-utils libglib2.0-bin shared-mime-info x11-utils xauth xdg-utils xvfb
useradd --create-home --home-dir $home person
files >/check/before

step "Installation"
added=$(apt-get install --no-install-recommends -s /check/yuyi.deb | grep -c '^Inst ')
equal "packages that come with it" $((added - 1)) 0
get /check/yuyi.deb
files >/check/installed
dpkg -L yuyi >/check/listed
# What the triggers of the desktop derive from the package's files is theirs.
unknown=$(comm -13 <(cut -d' ' -f1 /check/before | sort) <(cut -d' ' -f1 /check/installed | sort) | grep -vxF -f /check/listed |
    grep -v -e '^/usr/share/mime/' -e '^/usr/share/applications/mimeinfo.cache$' -e '/icon-theme.cache$' || true)
[ -z "$unknown" ] || fail "the installation left files that are not the package's: $unknown"
quietly dpkg --verify yuyi
[ ! -s /check/said ] || fail "dpkg --verify: $(cat /check/said)"

step "Programs"
version=$(dpkg-query -W -f='${Version}' yuyi)
equal "yuyi --version" "$(as_person yuyi --version)" "yuyi $version"
equal "yuyi-cli --version" "$(as_person yuyi-cli --version)" "yuyi-cli $version"
for program in yuyi yuyi-cli; do
    ! ldd "/usr/bin/$program" | grep 'not found' || fail "$program lacks libraries"
done
project="$home/my project"
try yuyi-cli demo "$project" --quiet
try yuyi-cli check "$project" --quiet
mkdir $home/pictures
find /usr/share/yuyi/demo/images -name '*.png' | sort | head -n 3 | xargs cp -t $home/pictures
chown -R person: $home/pictures
try yuyi-cli scan text $home/pictures --engine pp-ocrv4 --quiet
try yuyi-cli scan text $home/pictures --engine tesseract --quiet
try yuyi-cli people "$project" add "Somebody" --roles annotator --quiet
try yuyi-cli pack "$project" "$home/work.yuyipack" --person "Somebody" --role annotator --count 2 --quiet
cp -a "$home/work.yuyipack" "$home/attachment"

step "Windows, without a display"
display=
for file in "" "$project" "$project/project.yuyi" "$home/work.yuyipack" "$home/attachment"; do
    try env QT_QPA_PLATFORM=offscreen yuyi --exit-after-startup ${file:+"$file"}
done

step "Windows, on a display"
Xvfb :7 -screen 0 1440x900x24 -nolisten tcp >/check/xvfb 2>&1 &
display=:7
for _ in $(seq 100); do
    ! as_person xwininfo -root >/dev/null 2>&1 || break
    sleep 0.1
done
for file in "" "$project/project.yuyi" "$home/work.yuyipack"; do
    try yuyi --exit-after-startup ${file:+"$file"}
done

step "Files in the file manager"
content_type() { as_person gio info -a standard::content-type "$1" | sed -n 's/^ *standard::content-type: //p'; }
equal "type of project.yuyi" "$(content_type "$project/project.yuyi")" application/x-yuyi-project
equal "type of work.yuyipack" "$(content_type $home/work.yuyipack)" application/x-yuyi-package
equal "type of the same without its name" "$(content_type $home/attachment)" application/x-yuyi-package
cp -a "$project/project.yuyi" $home/copy
equal "type of a project without its name" "$(content_type $home/copy)" application/x-yuyi-project
for kind in project package invitation; do
    equal "program for it" "$(as_person xdg-mime query default application/x-yuyi-$kind)" org.yuyi.Yuyi.desktop
done
ours() { for process in /proc/[0-9]*; do [ "$(readlink "$process/exe")" != /usr/bin/yuyi ] || echo "${process#/proc/}"; done; }
# A double click: xdg-open finds the program by the file's type, and its window shows the project.
for file in "$project/project.yuyi" $home/work.yuyipack $home/attachment; do
    try xdg-open "$file"
    for _ in $(seq 300); do
        title=$(as_person xwininfo -root -tree | sed -n 's/.*"\(.* – Yuyi\)".*/\1/p' | head -n 1)
        [ -z "$title" ] || break
        sleep 0.1
    done
    [ -n "$title" ] || fail "no window shows $file"
    echo "  window: $title"
    for process in $(ours); do
        kill "$process"
        tail --pid="$process" -f /dev/null
    done
done

step "Removal"
for way in remove purge; do
    dpkg-query -W yuyi >/dev/null 2>&1 || get /check/yuyi.deb
    quietly apt-get "$way" -y -q yuyi
    ! dpkg-query -W yuyi >/dev/null 2>&1 || fail "dpkg still knows the package after $way"
    files >/check/after
    diff /check/before /check/after >/check/said || {
        cat /check/said >&2
        fail "files before the installation and after $way differ"
    }
    echo "  $way: $(wc -l </check/after) files and folders are as before"
done
echo "  $typed commands of a person went well."
