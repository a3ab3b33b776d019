// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/secrets/keychainlook.h"

#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusObjectPath>
#include <QDBusPendingCallWatcher>
#include <QDBusVariant>
#include <QMap>

namespace yuyi {

namespace {

using Seen = std::function<void(KeychainLook)>;
using Attributes = QMap<QString, QString>;

constexpr int patience = 10000; // milliseconds

QDBusMessage call(const QString &path, const char *interface, const char *method)
{
    return QDBusMessage::createMethodCall(QStringLiteral("org.freedesktop.secrets"), path, QString::fromLatin1(interface),
                                          QString::fromLatin1(method));
}

void ask(const QDBusMessage &message, QObject *context, const std::function<void(const QDBusMessage &)> &answered)
{
    auto *watcher = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(message, patience), context);
    QObject::connect(watcher, &QDBusPendingCallWatcher::finished, context, [answered](QDBusPendingCallWatcher *self) {
        self->deleteLater();
        answered(self->reply());
    });
}

/// Where there is no Secret Service, KWallet may have answered in its own way.
void lookForWallet(QObject *context, const Seen &seen)
{
    const QString bus = QStringLiteral("org.freedesktop.DBus");
    ask(QDBusMessage::createMethodCall(bus, QStringLiteral("/org/freedesktop/DBus"), bus, QStringLiteral("ListNames")), context,
        [seen](const QDBusMessage &reply) {
            const QStringList names = reply.arguments().value(0).toStringList();
            seen(names.filter(QStringLiteral("org.kde.kwalletd")).isEmpty() ? KeychainLook::Absent : KeychainLook::Open);
        });
}

void lookAtCollection(const QString &path, QObject *context, const Seen &seen)
{
    QDBusMessage message = call(path, "org.freedesktop.DBus.Properties", "Get");
    message << QStringLiteral("org.freedesktop.Secret.Collection") << QStringLiteral("Locked");
    ask(message, context, [seen](const QDBusMessage &reply) {
        const bool open = reply.type() == QDBusMessage::ReplyMessage && !reply.arguments().isEmpty()
                       && !reply.arguments().first().value<QDBusVariant>().variant().toBool();
        seen(open ? KeychainLook::Open : KeychainLook::Locked);
    });
}

void lookAtDefault(QObject *context, const Seen &seen)
{
    QDBusMessage message = call(QStringLiteral("/org/freedesktop/secrets"), "org.freedesktop.Secret.Service", "ReadAlias");
    message << QStringLiteral("default");
    ask(message, context, [context, seen](const QDBusMessage &reply) {
        if (reply.type() != QDBusMessage::ReplyMessage || reply.arguments().isEmpty()) {
            seen(KeychainLook::Locked);
            return;
        }
        const QString path = reply.arguments().first().value<QDBusObjectPath>().path();
        // A keychain that was never used has no collection yet, and so no entry.
        if (path.size() < 2)
            seen(KeychainLook::Open);
        else
            lookAtCollection(path, context, seen);
    });
}

} // namespace

void lookAtKeychain(const QString &service, const QString &entry, QObject *context, const Seen &seen)
{
    if (!QDBusConnection::sessionBus().isConnected()) {
        seen(KeychainLook::Absent);
        return;
    }
    qDBusRegisterMetaType<Attributes>();
    QDBusMessage message = call(QStringLiteral("/org/freedesktop/secrets"), "org.freedesktop.Secret.Service", "SearchItems");
    // As QtKeychain names them.
    message << QVariant::fromValue(Attributes{{QStringLiteral("user"), entry}, {QStringLiteral("server"), service}});
    ask(message, context, [context, seen](const QDBusMessage &reply) {
        if (reply.type() != QDBusMessage::ReplyMessage || reply.arguments().size() < 2) {
            lookForWallet(context, seen);
            return;
        }
        const auto locked = qdbus_cast<QList<QDBusObjectPath>>(reply.arguments().at(1));
        if (!locked.isEmpty())
            seen(KeychainLook::Locked);
        else
            lookAtDefault(context, seen);
    });
}

} // namespace yuyi
