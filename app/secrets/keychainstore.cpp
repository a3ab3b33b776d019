// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/secrets/keychainstore.h"

#include "app/secrets/keychainlook.h"

#include <QPromise>

#include <qt6keychain/keychain.h>

#include <memory>

namespace yuyi {

namespace {

const QString &serviceName()
{
    static const QString name = QStringLiteral("yuyi");
    return name;
}

QString entryOf(const EndpointId &endpoint)
{
    return QStringLiteral("endpoint/%1").arg(endpoint.toString());
}

/// Runs in the thread of the store: QtKeychain's jobs belong to it.
template <typename T, typename Start>
QFuture<T> begin(QObject *store, Start start)
{
    auto promise = std::make_shared<QPromise<T>>();
    promise->start();
    QFuture<T> future = promise->future();
    QMetaObject::invokeMethod(
        store,
        [promise, start = std::move(start)] {
            start([promise](const T &result) {
                promise->addResult(result);
                promise->finish();
            });
        },
        Qt::QueuedConnection);
    return future;
}

} // namespace

KeychainStore::KeychainStore(QObject *parent) : QObject(parent) {}

KeychainStore::~KeychainStore() = default;

QFuture<Secret> KeychainStore::read(const EndpointId &endpoint)
{
    return begin<Secret>(this, [this, entry = entryOf(endpoint)](const Found &found) { readNow(entry, found); });
}

void KeychainStore::readNow(const QString &entry, const Found &found)
{
    auto *job = new QKeychain::ReadPasswordJob(serviceName());
    job->setKey(entry);
    job->setInsecureFallback(false);
    connect(job, &QKeychain::Job::finished, this, [this, entry, found, job] {
        const bool read = job->error() == QKeychain::NoError;
        if (read && !job->textData().isEmpty())
            found({SecretState::Given, job->textData().toUtf8(), {}});
        else
            tellWhyNot(entry, read || job->error() == QKeychain::EntryNotFound ? QString() : job->errorString(), found);
    });
    job->start();
}

void KeychainStore::tellWhyNot(const QString &entry, const QString &fault, const Found &found)
{
    lookAtKeychain(serviceName(), entry, this, [found, fault](KeychainLook look) {
        switch (look) {
        case KeychainLook::Open:
            if (fault.isEmpty())
                found({SecretState::Missing, {}, tr("The API key is not in the keychain.")});
            else
                found(
                    {SecretState::Unavailable,
                     {},
                     tr("The keychain could not be read (%1). Try again, or enter the key for this session only.")
                         .arg(fault)});
            break;
        case KeychainLook::Locked:
            found({SecretState::Unavailable, {}, tr("The keychain is locked, so the key cannot be read. Unlock it and try "
                                                    "again, or enter the key for this session only.")});
            break;
        case KeychainLook::Absent:
            found({SecretState::Unavailable, {}, tr("The program found no keychain on this computer. Enter the key for this session "
                                                    "only, or enter the name of an environment variable that holds the key.")});
            break;
        }
    });
}

QFuture<Result<>> KeychainStore::write(const EndpointId &endpoint, const QByteArray &key)
{
    return begin<Result<>>(this, [this, entry = entryOf(endpoint), key](const std::function<void(const Result<> &)> &done) {
        auto *job = new QKeychain::WritePasswordJob(serviceName());
        job->setKey(entry);
        job->setInsecureFallback(false);
        job->setTextData(QString::fromUtf8(key));
        connect(job, &QKeychain::Job::finished, this, [this, entry, key, done, job] {
            const QString fault = job->error() == QKeychain::NoError ? QString() : job->errorString();
            // A refused unlocking can look like success: only what can be read again is kept.
            readNow(entry, [key, done, fault](const Secret &secret) {
                if (secret.given() && secret.key == key)
                    done({});
                else if (secret.state == SecretState::Unavailable)
                    done(failure(ErrorCode::Environment, secret.sentence, fault));
                else
                    done(failure(ErrorCode::Environment,
                                 tr("The keychain did not save the key. Unlock the keychain and try again, or enter the key for this "
                                    "session only."),
                                 fault));
            });
        });
        job->start();
    });
}

QFuture<Result<>> KeychainStore::remove(const EndpointId &endpoint)
{
    return begin<Result<>>(this, [this, entry = entryOf(endpoint)](const std::function<void(const Result<> &)> &done) {
        auto *job = new QKeychain::DeletePasswordJob(serviceName());
        job->setKey(entry);
        job->setInsecureFallback(false);
        connect(job, &QKeychain::Job::finished, this, [this, entry, done] {
            // What can be read no more is gone; of a locked keychain that cannot be said.
            readNow(entry, [entry, done](const Secret &secret) {
                if (secret.state == SecretState::Missing)
                    done({});
                else if (secret.state == SecretState::Unavailable)
                    done(failure(ErrorCode::Environment, secret.sentence));
                else
                    done(failure(ErrorCode::Environment, tr("The key could not be deleted from the keychain. Delete the entry "
                                                            "“%1” there.")
                                                             .arg(entry)));
            });
        });
        job->start();
    });
}

} // namespace yuyi
