// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/secrets/loginkeychain.h"

#include "app/secrets/keychainlook.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QObject>

#include <qt6keychain/keychain.h>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::LoginKeychain)
};

QString service()
{
    return QStringLiteral("yuyi");
}

QString keyOf(const QString &entry)
{
    return QLatin1String("server/") + entry;
}

/// Runs a job of the keychain to its end.
void run(QKeychain::Job &job, const QString &entry)
{
    job.setAutoDelete(false);
    job.setInsecureFallback(false);
    job.setKey(keyOf(entry));
    QEventLoop loop;
    QObject::connect(&job, &QKeychain::Job::finished, &loop, &QEventLoop::quit);
    job.start();
    loop.exec();
}

/// A locked keychain answers a search like an open one without the entry.
KeychainLook look(const QString &entry)
{
    QEventLoop loop;
    QObject context;
    KeychainLook seen = KeychainLook::Absent;
    bool done = false;
    lookAtKeychain(service(), keyOf(entry), &context, [&](KeychainLook found) {
        seen = found;
        done = true;
        loop.quit();
    });
    if (!done)
        loop.exec();
    return seen;
}

} // namespace

Result<QByteArray> LoginKeychain::find(const QString &entry)
{
    QKeychain::ReadPasswordJob job(service());
    run(job, entry);
    if (job.error() == QKeychain::NoError && !job.textData().isEmpty())
        return job.textData().toUtf8();
    switch (look(entry)) {
    case KeychainLook::Open:
        if (job.error() == QKeychain::NoError || job.error() == QKeychain::EntryNotFound)
            return QByteArray();
        return failure(ErrorCode::Environment, Tr::tr("The keychain could not be read (%1). Try again.").arg(job.errorString()));
    case KeychainLook::Locked:
        return failure(ErrorCode::Environment, Tr::tr("The keychain is locked. Unlock it and try again."));
    case KeychainLook::Absent:
        break;
    }
    return failure(ErrorCode::Environment, Tr::tr("The program found no keychain on this computer to keep the password in."));
}

Result<> LoginKeychain::keep(const QString &entry, const QByteArray &password)
{
    QKeychain::WritePasswordJob job(service());
    job.setTextData(QString::fromLatin1(password));
    run(job, entry);
    // A refused unlocking can look like success: only what can be read again is kept.
    YUYI_TRY(const auto kept, find(entry));
    if (kept == password)
        return {};
    return failure(ErrorCode::Environment, Tr::tr("The keychain did not save the password. Unlock the keychain and try again."),
                   job.errorString());
}

Result<> LoginKeychain::forget(const QString &entry)
{
    QKeychain::DeletePasswordJob job(service());
    run(job, entry);
    YUYI_TRY(const auto kept, find(entry));
    if (kept.isEmpty())
        return {};
    return failure(ErrorCode::Environment,
                   Tr::tr("The password could not be deleted from the keychain. Delete the entry “%1” there.").arg(keyOf(entry)));
}

} // namespace yuyi
