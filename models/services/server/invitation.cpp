// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/server/invitation.h"

#include "models/domain/json/json.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QRegularExpression>
#include <QSaveFile>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Invitation)
};

constexpr int formVersion = 1;
constexpr qint64 longestInvitation = 128 * 1024;
constexpr int highestPort = 65535;

tl::unexpected<Error> spoiled(const QString &name, const QString &field)
{
    return failure(
        ErrorCode::Invalid,
        Tr::tr("The invitation %1 is damaged or was changed: “%2” is missing or wrong. Ask for a new invitation.").arg(name, field));
}

/// The member as text; nothing if it is none or does not fit.
std::optional<QString> member(const Json &json, const char *name, const QRegularExpression &rule)
{
    const auto found = json.find(name);
    if (found == json.end() || !found->is_string())
        return std::nullopt;
    const QString text = fromUtf8(found->get<std::string>());
    if (!rule.match(text).hasMatch())
        return std::nullopt;
    return text;
}

const QRegularExpression &hostRule()
{
    static const QRegularExpression rule(QStringLiteral("^[A-Za-z0-9:][A-Za-z0-9.:-]{0,252}$"));
    return rule;
}

const QRegularExpression &nameRule()
{
    static const QRegularExpression rule(QStringLiteral("^[a-z_][a-z0-9_]{0,62}$"));
    return rule;
}

const QRegularExpression &databaseRule()
{
    static const QRegularExpression rule(QStringLiteral("^[^\\s/?#%\\\\'\";]{1,63}$"));
    return rule;
}

const QRegularExpression &lineRule()
{
    static const QRegularExpression rule(QStringLiteral("^[^\\x00-\\x1f]{0,300}$"));
    return rule;
}

} // namespace

bool isHostName(const QString &host)
{
    return hostRule().match(host).hasMatch();
}

bool isOnThisComputer(const QString &host)
{
    return host == QLatin1String("localhost") || host == QLatin1String("127.0.0.1") || host == QLatin1String("::1");
}

bool looksLikeCertificate(const QByteArray &pem)
{
    static const QRegularExpression rule(
        QStringLiteral("^\\s*(-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\\s]{64,}-----END CERTIFICATE-----\\s*)+$"));
    return rule.match(QString::fromLatin1(pem)).hasMatch();
}

QByteArray invitationText(const Invitation &invitation)
{
    const ServerAddress &address = invitation.address;
    Json json;
    json["yuyi_invite"] = formVersion;
    json["project"] = invitation.project;
    json["person"] = invitation.person;
    json["host"] = address.host;
    json["port"] = address.port;
    json["database"] = address.database;
    json["schema"] = address.schema;
    json["login"] = address.login;
    json["certificate"] = QString::fromLatin1(address.certificate);
    json["valid_until"] = invitation.validUntil.toUTC().toString(Qt::ISODate);
    return jsonText(json, 2) + '\n';
}

Result<Invitation> readInvitation(const QByteArray &text, const QString &name, const QDateTime &now)
{
    const auto parsed = parseJson(text, longestInvitation);
    if (!parsed || !parsed->is_object() || !parsed->contains("yuyi_invite")) {
        return failure(
            ErrorCode::Invalid,
            Tr::tr("%1 is not an invitation, or it is damaged. Choose the file that you received, whose name ends in .%2, or ask for a new "
                   "invitation.")
                .arg(name, invitationEnding),
            parsed ? QString() : parsed.error().sentence);
    }
    const Json &json = *parsed;
    if (!json["yuyi_invite"].is_number_integer())
        return spoiled(name, QStringLiteral("yuyi_invite"));
    if (json["yuyi_invite"].get<int>() > formVersion) {
        return failure(ErrorCode::Newer,
                       Tr::tr("The invitation %1 was made by a newer version of Yuyi. Update the program to open it.").arg(name));
    }
    Invitation invitation;
    ServerAddress &address = invitation.address;
    const std::pair<const char *, QString *> texts[]{
        {"project", &invitation.project},
        {"person", &invitation.person},
        {"host", &address.host},
        {"database", &address.database},
        {"schema", &address.schema},
        {"login", &address.login},
    };
    for (const auto &[key, target] : texts) {
        const QLatin1String field(key);
        const QRegularExpression &rule = field == QLatin1String("host")                                      ? hostRule()
                                       : field == QLatin1String("database")                                  ? databaseRule()
                                       : field == QLatin1String("schema") || field == QLatin1String("login") ? nameRule()
                                                                                                             : lineRule();
        const auto value = member(json, key, rule);
        if (!value)
            return spoiled(name, field);
        *target = *value;
    }
    const auto port = json.find("port");
    if (port == json.end() || !port->is_number_integer() || *port < 1 || *port > highestPort)
        return spoiled(name, QStringLiteral("port"));
    address.port = port->get<int>();
    const auto until = json.find("valid_until");
    if (until != json.end() && until->is_string())
        invitation.validUntil = QDateTime::fromString(fromUtf8(until->get<std::string>()), Qt::ISODate).toUTC();
    if (!invitation.validUntil.isValid())
        return spoiled(name, QStringLiteral("valid_until"));
    const auto certificate = json.find("certificate");
    if (certificate == json.end() || !certificate->is_string())
        return spoiled(name, QStringLiteral("certificate"));
    address.certificate = QByteArray::fromStdString(certificate->get<std::string>());
    if (!address.certificate.isEmpty() && !looksLikeCertificate(address.certificate))
        return spoiled(name, QStringLiteral("certificate"));
    address.local = isOnThisComputer(address.host);
    if (address.certificate.isEmpty() && !address.local) {
        return failure(
            ErrorCode::Refused,
            Tr::tr(
                "The invitation %1 has no certificate for the server %2. Without it, the program cannot know that it reaches the "
                "right server. Ask for an invitation with a certificate.")
                .arg(name, address.host));
    }
    if (now > invitation.validUntil) {
        return failure(ErrorCode::Refused, Tr::tr("The invitation %1 was valid until %2. Ask for a new one.")
                                               .arg(name, QLocale().toString(invitation.validUntil.toLocalTime(), QLocale::ShortFormat)));
    }
    return invitation;
}

Result<Invitation> openInvitation(const QString &path, const QDateTime &now)
{
    const QString shown = QDir::toNativeSeparators(path);
    QFile file(path);
    if (!file.exists())
        return failure(ErrorCode::NotFound, Tr::tr("The file %1 does not exist.").arg(shown));
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return failure(ErrorCode::Environment, Tr::tr("The file %1 cannot be read.").arg(shown), file.errorString());
    return readInvitation(file.read(longestInvitation + 1), shown, now);
}

QString invitationFileName(const QString &person)
{
    QString name;
    for (const QChar letter : person.trimmed())
        name += letter.isLetterOrNumber() ? letter : QChar(u'_');
    return name + u'.' + invitationEnding;
}

Result<> writeInvitation(const Invitation &invitation, const QString &path, bool replace)
{
    const QString shown = QDir::toNativeSeparators(path);
    if (!replace && QFileInfo::exists(path))
        return failure(ErrorCode::Refused, Tr::tr("The file %1 exists already. Choose another name.").arg(shown));
    QSaveFile file(path);
    const QByteArray text = invitationText(invitation);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.commit())
        return failure(ErrorCode::Environment, Tr::tr("The file %1 cannot be written.").arg(shown), file.errorString());
    return {};
}

} // namespace yuyi
