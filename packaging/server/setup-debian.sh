#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes a Debian machine with PostgreSQL the server of a team's project: certificate authority and certificate, settings, the list of who
# may connect, the database, the project with its logins, its steward, the backup and its monthly trial. As root, on a machine for nothing
# else:
#
#   apt install postgresql yuyi
#   /usr/share/yuyi/server/setup-debian.sh lab --host lab.example.org --lead "Your Name"
#
# It can be run again: it keeps the project and its logins, replaces a server certificate that ends within a month, and writes its settings
# again.
set -euo pipefail

usage() {
    cat <<'TEXT'
Usage: setup-debian.sh NAME --host HOST --lead NAME [--preset PRESET] [--title TITLE] [--keep N] [--without-units]

NAME      the project's schema: lower-case letters, digits and _
--host    the name by which the team reaches this machine; it goes into the certificate and the invitations
--lead    the lead of the project, who gets the first invitation
--keep    how many nightly backups stay (default: 30)
--without-units   installs no systemd units
TEXT
}

fail() {
    printf 'setup-debian.sh: %s\n' "$1" >&2
    exit "${2:-3}"
}

project='' host='' lead='' keep=30 units=yes
preset=() title=()
while [ $# -gt 0 ]; do
    case $1 in
        --help | -h) usage; exit 0 ;;
        --without-units) units=no ;;
        --host | --lead | --keep | --preset | --title)
            [ $# -ge 2 ] || fail "$1 needs a value." 2
            case $1 in
                --host) host=$2 ;;
                --lead) lead=$2 ;;
                --keep) keep=$2 ;;
                --preset) preset=(--preset "$2") ;;
                --title) title=(--title "$2") ;;
            esac
            shift
            ;;
        -*) usage >&2; fail "There is no option $1." 2 ;;
        *)
            [ -z "$project" ] || fail "One project at a time: $project or $1?" 2
            project=$1
            ;;
    esac
    shift
done
if [ -z "$project" ] || [ -z "$host" ] || [ -z "$lead" ]; then
    usage >&2
    exit 2
fi
[[ $project =~ ^[a-z_][a-z0-9_]{0,40}$ ]] || fail "The name $project is not one of lower-case letters, digits and _." 2
[[ $host =~ ^[A-Za-z0-9][A-Za-z0-9.-]*$ ]] || fail "$host is not the name of a host." 2
[[ $keep =~ ^[1-9][0-9]*$ ]] || fail "--keep takes a whole number." 2
[ "$(id -u)" = 0 ] || fail "Only root can set up a server."
command -v pg_lsclusters > /dev/null || fail "PostgreSQL is not installed: apt install postgresql"
cli=${YUYI_CLI:-/usr/bin/yuyi-cli}
[ -x "$cli" ] || fail "yuyi-cli is not installed: apt install yuyi"
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)

# The cluster: the only one, or the one that YUYI_CLUSTER names as 15/main.
cluster=${YUYI_CLUSTER:-}
if [ -z "$cluster" ]; then
    [ "$(pg_lsclusters --no-header | wc -l)" = 1 ] || fail "There is not exactly one PostgreSQL cluster here. Name it: YUYI_CLUSTER=15/main"
    cluster=$(pg_lsclusters --no-header | awk '{ print $1 "/" $2 }')
fi
version=${cluster%%/*} name=${cluster#*/}
configuration=/etc/postgresql/$version/$name
[ -f "$configuration/pg_hba.conf" ] || fail "There is no cluster $cluster."
port=$(pg_lsclusters --no-header "$version" "$name" | awk '{ print $3 }')

as_postgres() {
    (cd / && runuser -u postgres -- "$@")
}
ask() {
    as_postgres psql --no-psqlrc --quiet --tuples-only --no-align --port "$port" --dbname "${2:-postgres}" --command "$1"
}

# An authority of this team and a certificate of this server. The authority's key stays on this machine; who has it can pretend to be it.
tls=/etc/yuyi/server/tls
install -d -m 0755 /etc/yuyi /etc/yuyi/server
install -d -m 0755 "$tls"
if [ ! -s "$tls/ca.crt" ]; then
    (umask 077 && openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 3650 -sha256 \
        -keyout "$tls/ca.key" -out "$tls/ca.crt.new" -subj "/CN=Yuyi server of $host" 2> /dev/null)
    chmod 0644 "$tls/ca.crt.new"
    mv "$tls/ca.crt.new" "$tls/ca.crt"
fi
changed=no
# A new certificate when there is none, when it is for another host, or when it ends within a month.
if ! openssl x509 -in "$tls/server.crt" -noout -checkend 2592000 > /dev/null 2>&1 \
    || ! openssl x509 -in "$tls/server.crt" -noout -checkhost "$host" 2> /dev/null | grep -q 'does match'; then
    work=$(mktemp -d)
    (umask 077 && openssl req -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -sha256 -keyout "$work/server.key" \
        -out "$work/server.csr" -subj "/CN=$host" 2> /dev/null)
    printf 'subjectAltName=DNS:%s,DNS:localhost\nextendedKeyUsage=serverAuth\nbasicConstraints=CA:FALSE\n' "$host" > "$work/extensions"
    openssl x509 -req -sha256 -in "$work/server.csr" -CA "$tls/ca.crt" -CAkey "$tls/ca.key" -CAcreateserial -days 825 \
        -out "$work/server.crt" -extfile "$work/extensions" 2> /dev/null
    install -o postgres -g postgres -m 0600 "$work/server.key" "$tls/server.key"
    install -m 0644 "$work/server.crt" "$tls/server.crt"
    rm -r "$work"
    changed=yes
fi

# Settings in a file of our own; the distribution's stays as it is.
settings=$(mktemp)
cat > "$settings" <<TEXT
# Written by Yuyi's setup-debian.sh; changes here are lost when it runs again.
listen_addresses = '*'
max_connections = 300
password_encryption = scram-sha-256
ssl = on
ssl_min_protocol_version = 'TLSv1.2'
ssl_cert_file = '$tls/server.crt'
ssl_key_file = '$tls/server.key'
idle_in_transaction_session_timeout = '5min'
log_connections = on
log_disconnections = on
lc_messages = 'C'
TEXT
install -d -o postgres -g postgres -m 0755 "$configuration/conf.d"
restart=no
if ! cmp -s "$settings" "$configuration/conf.d/yuyi.conf"; then
    install -o postgres -g postgres -m 0644 "$settings" "$configuration/conf.d/yuyi.conf"
    restart=yes
fi
rm "$settings"

# The first lines that fit decide: ours come first. Over the network only with TLS and SCRAM, and no administrator.
begin='# Yuyi: begin' end='# Yuyi: end'
block=$(mktemp)
{
    echo "$begin"
    echo 'local   all all                  peer'
    echo 'hostssl all postgres all         reject'
    echo 'hostssl all all      all         scram-sha-256'
    echo 'host    all all      all         reject'
    echo "$end"
    sed "/^$begin\$/,/^$end\$/d" "$configuration/pg_hba.conf"
} > "$block"
if ! cmp -s "$block" "$configuration/pg_hba.conf"; then
    cp -p "$configuration/pg_hba.conf" "$configuration/pg_hba.conf.before-yuyi.$(date +%Y%m%d%H%M%S)"
    install -o postgres -g postgres -m 0640 "$block" "$configuration/pg_hba.conf"
    changed=yes
fi
rm "$block"

if [ "$(pg_lsclusters --no-header "$version" "$name" | awk '{ print $4 }')" != online ]; then
    pg_ctlcluster "$version" "$name" start
elif [ "$restart" = yes ]; then
    pg_ctlcluster "$version" "$name" restart
elif [ "$changed" = yes ]; then
    pg_ctlcluster "$version" "$name" reload
fi
[ -z "$(ask "SELECT error FROM pg_hba_file_rules WHERE error IS NOT NULL")" ] \
    || fail "PostgreSQL finds faults in $configuration/pg_hba.conf."

database=yuyi
[ "$(ask "SELECT count(*) FROM pg_database WHERE datname = '$database'")" = 1 ] \
    || ask "CREATE DATABASE $database TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8'"

# What the units read. The socket's folder is that of Debian.
socket=/var/run/postgresql
server="postgresql:///$database?host=$socket&port=$port&user=postgres"
backups=/var/lib/yuyi/$project/backups
install -d -m 0755 /var/lib/yuyi
install -d -o postgres -g postgres -m 0700 "/var/lib/yuyi/$project" "$backups"
cat > "/etc/yuyi/server/$project.conf.new" <<TEXT
YUYI_SERVER=$server
YUYI_SCHEMA=$project
YUYI_LOCATION=$server&schema=$project
YUYI_BACKUPS=$backups
YUYI_KEEP=$keep
TEXT
mv "/etc/yuyi/server/$project.conf.new" "/etc/yuyi/server/$project.conf"

# The project itself. The invitation goes to a folder that postgres may write and only root and postgres may read.
if [ "$(ask "SELECT count(*) FROM pg_namespace WHERE nspname = '$project'" "$database")" = 0 ]; then
    home=$(mktemp -d)
    trap 'rm -rf "$home"' EXIT
    chown postgres "$home"
    invitation=/var/lib/yuyi/$project/$project-lead.yuyi-invite
    rm -f "$invitation"
    as_postgres env HOME="$home" "$cli" server init "$project" --server "$server" --host "$host" --ca "$tls/ca.crt" --lead "$lead" \
        --out "$invitation" "${preset[@]}" "${title[@]}"
elif [ "$(ask "SELECT count(*) FROM pg_namespace WHERE nspname = '${project}_desk'" "$database")" = 1 ]; then
    echo "The project $project is there already; it was not changed."
else
    fail "The schema $project is there already, but its project has no logins. Make the first one, then run this again: runuser -u postgres -- $cli server adopt '$server&schema=$project' --host $host --ca $tls/ca.crt --lead NAME --out FILE"
fi

if [ "$units" = yes ]; then
    install -m 0644 "$here"/yuyi-backup@.service "$here"/yuyi-backup@.timer "$here"/yuyi-drill@.service "$here"/yuyi-drill@.timer \
        "$here"/yuyi-steward@.service /etc/systemd/system/
    systemctl daemon-reload
    systemctl enable --now "yuyi-backup@$project.timer" "yuyi-drill@$project.timer" "yuyi-steward@$project.service"
fi
