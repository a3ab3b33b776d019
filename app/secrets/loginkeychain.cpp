// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/secrets/loginkeychain.h"

#include "app/secrets/keychainlook.h"

#include <QCoreApplication>
#include <QObject>
#include <QThread>

#include <qt6keychain/keychain.h>

#include <functional>
#include <type_traits>
#include <utility>

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

using Ended = std::function<void()>;

/// Begins something that ends by a signal, in a thread of its own, and waits for it: who asks may have no event loop.
void waitFor(const std::function<void(QObject &context, const Ended &ended)> &begin)
{
    QThread thread;
    QObject context;
    context.moveToThread(&thread);
    QObject::connect(&thread, &QThread::started, &context, [&] { begin(context, [&thread] { thread.quit(); }); });
    thread.start();
    thread.wait();
}

/// How a job of the keychain ended.
struct KeychainOutcome {
    QKeychain::Error error = QKeychain::OtherError;
    QString fault;
    QByteArray password; ///< that was read
};

/// Runs a job to its end; `text` is what a job of writing writes.
template <typename Job>
KeychainOutcome outcomeOf(const QString &entry, const QByteArray &text = {})
{
    KeychainOutcome outcome;
    waitFor([&](QObject &context, const Ended &ended) {
        auto *job = new Job(service(), &context);
        job->setAutoDelete(false);
        job->setInsecureFallback(false);
        job->setKey(keyOf(entry));
        if constexpr (std::is_same_v<Job, QKeychain::WritePasswordJob>)
            job->setTextData(QString::fromLatin1(text));
        QObject::connect(job, &QKeychain::Job::finished, &context, [&outcome, job, ended] {
            outcome.error = job->error();
            outcome.fault = job->errorString();
            if constexpr (std::is_same_v<Job, QKeychain::ReadPasswordJob>)
                outcome.password = job->textData().toUtf8();
            ended();
        });
        job->start();
    });
    return outcome;
}

/// A locked keychain answers a search like an open one without the entry.
KeychainLook look(const QString &entry)
{
    KeychainLook seen = KeychainLook::Absent;
    waitFor([&](QObject &context, const Ended &ended) {
        lookAtKeychain(service(), keyOf(entry), &context, [&seen, ended](KeychainLook found) {
            seen = found;
            ended();
        });
    });
    return seen;
}

} // namespace

Result<QByteArray> LoginKeychain::find(const QString &entry)
{
    const KeychainOutcome outcome = outcomeOf<QKeychain::ReadPasswordJob>(entry);
    if (outcome.error == QKeychain::NoError && !outcome.password.isEmpty())
        return outcome.password;
    switch (look(entry)) {
    case KeychainLook::Open:
        if (outcome.error == QKeychain::NoError || outcome.error == QKeychain::EntryNotFound)
            return QByteArray();
        return failure(ErrorCode::Environment, Tr::tr("The keychain could not be read (%1). Try again.").arg(outcome.fault));
    case KeychainLook::Locked:
        return failure(ErrorCode::Environment, Tr::tr("The keychain is locked. Unlock it and try again."));
    case KeychainLook::Absent:
        break;
    }
    return failure(ErrorCode::Environment, Tr::tr("The program found no keychain on this computer to keep the password in."));
}

Result<> LoginKeychain::keep(const QString &entry, const QByteArray &password)
{
    const KeychainOutcome outcome = outcomeOf<QKeychain::WritePasswordJob>(entry, password);
    // A refused unlocking can look like success: only what can be read again is kept.
    YUYI_TRY(const auto kept, find(entry));
    if (kept == password)
        return {};
    return failure(ErrorCode::Environment, Tr::tr("The keychain did not save the password. Unlock the keychain and try again."),
                   outcome.fault);
}

Result<> LoginKeychain::forget(const QString &entry)
{
    (void)outcomeOf<QKeychain::DeletePasswordJob>(entry);
    YUYI_TRY(const auto kept, find(entry));
    if (kept.isEmpty())
        return {};
    return failure(ErrorCode::Environment,
                   Tr::tr("The password could not be deleted from the keychain. Delete the entry “%1” there.").arg(keyOf(entry)));
}

} // namespace yuyi
