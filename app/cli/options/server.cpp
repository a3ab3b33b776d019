// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/server.h"

#include "app/secrets/loginkeychain.h"
#include "models/services/server/passwordfile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>

namespace yuyi::cli {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CliServer)
};

constexpr qint64 longestCertificate = 64 * 1024;
constexpr int usualDays = 7;
constexpr int mostDays = 31;

} // namespace

std::unique_ptr<PasswordKeeper> passwordKeeper(const Arguments &arguments)
{
    if (arguments.has(QStringLiteral("passfile")))
        return std::make_unique<PasswordFile>(arguments.value(QStringLiteral("passfile")));
    return std::make_unique<LoginKeychain>();
}

Option passfileOption()
{
    return {QStringLiteral("passfile"), QStringLiteral("FILE"),
            Tr::tr("Keeps the password in this PostgreSQL password file instead of the keychain. Programs find it with PGPASSFILE.")};
}

QList<Option> invitationOptions()
{
    return {
        {QStringLiteral("hat"), QStringLiteral("home|desk"),
         Tr::tr(
             "What the login sees: “home” is everything, “desk” is the person's own work (default: home for leads, desk for others).")},
        {QStringLiteral("days"), QStringLiteral("N"), Tr::tr("How many days the one-time code is valid, 1 to 31 (default: 7).")},
        {QStringLiteral("host"), QStringLiteral("HOST"),
         Tr::tr("The host name that others use for the server (default: the host of the location).")},
        {QStringLiteral("ca"), QStringLiteral("FILE"),
         Tr::tr("The certificate of the authority that issued the server's certificate (default: “sslrootcert” of the location).")},
        {QStringLiteral("out"), QStringLiteral("FILE"),
         Tr::tr("The invitation file to write (default: NAME.yuyi-invite in the current folder).")}};
}

Result<InvitationRequest> invitationFromOptions(const Arguments &arguments)
{
    InvitationRequest request;
    const QString hat = arguments.value(QStringLiteral("hat"));
    if (hat == QLatin1String("home"))
        request.hat = LoginHat::Home;
    else if (hat == QLatin1String("desk"))
        request.hat = LoginHat::Desk;
    else if (arguments.has(QStringLiteral("hat")))
        return failure(ErrorCode::Invalid, Tr::tr("--hat takes home or desk."));
    YUYI_TRY(const auto days, intOption(arguments, QStringLiteral("days"), usualDays, 1, mostDays));
    request.days = days;
    request.host = arguments.value(QStringLiteral("host")).trimmed();
    if (arguments.has(QStringLiteral("ca"))) {
        const QString path = arguments.value(QStringLiteral("ca"));
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return failure(ErrorCode::Environment, Tr::tr("The certificate file %1 cannot be read.").arg(path), file.errorString());
        request.certificate = file.read(longestCertificate);
        if (!looksLikeCertificate(request.certificate))
            return failure(ErrorCode::Invalid, Tr::tr("--ca: %1 is not a certificate in PEM format.").arg(path));
    }
    return request;
}

Result<QString> invitationFile(const Arguments &arguments, const QString &person)
{
    const QString usual = QDir::current().filePath(invitationFileName(person));
    const QString path = arguments.has(QStringLiteral("out")) ? arguments.value(QStringLiteral("out")) : usual;
    if (QFileInfo::exists(path))
        return failure(ErrorCode::Refused, Tr::tr("The file %1 exists already. Name another one with --out.").arg(path));
    if (!QFileInfo(QFileInfo(path).absolutePath()).isWritable())
        return failure(ErrorCode::Environment, Tr::tr("The folder of %1 does not exist or cannot be written to.").arg(path));
    return path;
}

Exit tellInvitation(const Context &context, const Invited &invited, const QString &file, const QString &sentence, Json json)
{
    const Invitation &invitation = invited.invitation;
    if (const auto written = writeInvitation(invitation, file); !written)
        return context.console.fail(written.error());
    const QString code = QString::fromLatin1(invited.code);
    json["person"] = invitation.person;
    json["login"] = invitation.address.login;
    json["invitation"] = file;
    json["code"] = code;
    json["valid_until"] = invitation.validUntil.toUTC().toString(Qt::ISODate);
    const QString until = QLocale().toString(invitation.validUntil.toLocalTime(), QLocale::ShortFormat);
    const QStringList lines{
        sentence.arg(file),
        Tr::tr("One-time code for %1: %2 (valid until %3). It is shown only once. Do not send it together with the file.")
            .arg(invitation.person, code, until)};
    context.console.result(json, lines.join(QLatin1Char('\n')));
    return Exit::Done;
}

} // namespace yuyi::cli
