// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/secrets/keychainstore.h"
#include "tests/support/patience.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QDir>
#include <QFile>
#include <QFutureWatcher>
#include <QProcess>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>

using namespace yuyi;

/// The real keychain, on a bus and with a keyring of the test's own.
class KeychainTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void withoutAKeychain();
    void keepsKeys();
    void aLockedKeychainIsNoMissingKey();
    void cleanupTestCase();

private:
    template <typename T>
    static T wait(QFuture<T> future)
    {
        QFutureWatcher<T> watcher;
        QSignalSpy finished(&watcher, &QFutureWatcherBase::finished);
        watcher.setFuture(future);
        if (!future.isFinished() && !finished.wait(60000))
            qFatal("the keychain did not answer");
        return future.result();
    }
    void openKeyring();
    void lock();
    void loginAgain();
    static bool isOnTheBus();

    QTemporaryDir m_home;
    QProcess m_bus;
    QProcess m_keyring;
};

namespace {
const QByteArray key = "sk-canary-keychain-4471";
const QByteArray password = "open sesame";
} // namespace

void KeychainTest::initTestCase()
{
    for (const QString &program : {QStringLiteral("dbus-daemon"), QStringLiteral("gnome-keyring-daemon")})
        QVERIFY2(!QStandardPaths::findExecutable(program).isEmpty(), qPrintable(program));
    // Without folders of services the bus starts nothing by itself: no keychain until the test wants one, and no prompter.
    QFile config(m_home.filePath(QStringLiteral("bus.conf")));
    QVERIFY(config.open(QIODevice::WriteOnly));
    config.write(
        "<!DOCTYPE busconfig PUBLIC \"-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN\" "
        "\"http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd\"><busconfig><type>session</"
        "type><listen>unix:tmpdir=/tmp</listen>"
        "<policy context=\"default\"><allow send_destination=\"*\" eavesdrop=\"true\"/><allow "
        "eavesdrop=\"true\"/><allow own=\"*\"/></policy></busconfig>");
    config.close();
    m_bus.start(QStringLiteral("dbus-daemon"), {QStringLiteral("--nofork"), QStringLiteral("--print-address"),
                                                QStringLiteral("--config-file=%1").arg(config.fileName())});
    QVERIFY(m_bus.waitForStarted());
    QTRY_VERIFY(m_bus.waitForReadyRead(100) || m_bus.canReadLine());
    qputenv("DBUS_SESSION_BUS_ADDRESS", m_bus.readLine().trimmed());
    for (const char *name : {"HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_RUNTIME_DIR"})
        qputenv(name, m_home.path().toUtf8());
    qunsetenv("DISPLAY");
    qunsetenv("XDG_CURRENT_DESKTOP");
    QVERIFY(QDBusConnection::sessionBus().isConnected());
}

bool KeychainTest::isOnTheBus()
{
    QDBusMessage ask = QDBusMessage::createMethodCall(QStringLiteral("org.freedesktop.DBus"), QStringLiteral("/org/freedesktop/DBus"),
                                                      QStringLiteral("org.freedesktop.DBus"), QStringLiteral("NameHasOwner"));
    ask << QStringLiteral("org.freedesktop.secrets");
    return QDBusConnection::sessionBus().call(ask).arguments().value(0).toBool();
}

void KeychainTest::withoutAKeychain()
{
    KeychainStore store;
    const EndpointId id = EndpointId::create();
    const Secret secret = wait(store.read(id));
    QCOMPARE(secret.state, SecretState::Unavailable);
    QVERIFY(!secret.sentence.isEmpty());
    const Result<> written = wait(store.write(id, key));
    QVERIFY(!written);
    QCOMPARE(written.error().code, ErrorCode::Environment);
    QVERIFY(!written.error().sentence.contains(QString::fromLatin1(key)));
    QVERIFY(!wait(store.remove(id)));
}

void KeychainTest::openKeyring()
{
    m_keyring.start(QStringLiteral("gnome-keyring-daemon"),
                    {QStringLiteral("--foreground"), QStringLiteral("--unlock"), QStringLiteral("--components=secrets")});
    QVERIFY(m_keyring.waitForStarted());
    m_keyring.write(password);
    m_keyring.closeWriteChannel();
    QTRY_VERIFY_WITH_TIMEOUT(isOnTheBus(), 20000);
}

void KeychainTest::keepsKeys()
{
    openKeyring();
    KeychainStore store;
    const EndpointId id = EndpointId::create();
    const EndpointId other = EndpointId::create();
    QCOMPARE(wait(store.read(id)).state, SecretState::Missing);
    const Result<> written = wait(store.write(id, key));
    QVERIFY2(written.has_value(), written ? "" : qPrintable(written.error().sentence));
    const Secret secret = wait(store.read(id));
    QVERIFY(secret.given());
    QCOMPARE(secret.key, key);
    QCOMPARE(wait(store.read(other)).state, SecretState::Missing);
    // Replaced, then taken out; what was never there can be taken out, too.
    QVERIFY(wait(store.write(id, "another")));
    QCOMPARE(wait(store.read(id)).key, QByteArray("another"));
    QVERIFY(wait(store.remove(id)));
    QCOMPARE(wait(store.read(id)).state, SecretState::Missing);
    QVERIFY(wait(store.remove(other)));
}

void KeychainTest::lock()
{
    const QString service = QStringLiteral("org.freedesktop.secrets");
    QDBusMessage message = QDBusMessage::createMethodCall(service, QStringLiteral("/org/freedesktop/secrets"),
                                                          QStringLiteral("org.freedesktop.Secret.Service"), QStringLiteral("Lock"));
    message << QVariant::fromValue(QList<QDBusObjectPath>{QDBusObjectPath(QStringLiteral("/org/freedesktop/secrets/collection/login"))});
    const QDBusMessage reply = QDBusConnection::sessionBus().call(message);
    QVERIFY2(reply.type() == QDBusMessage::ReplyMessage, qPrintable(reply.errorMessage()));
}

/// The keyring's file is opened with its password.
void KeychainTest::loginAgain()
{
    m_keyring.terminate();
    QVERIFY(m_keyring.waitForFinished());
    QTRY_VERIFY(!isOnTheBus());
    openKeyring();
}

void KeychainTest::aLockedKeychainIsNoMissingKey()
{
    KeychainStore store;
    const EndpointId id = EndpointId::create();
    const EndpointId never = EndpointId::create();
    QVERIFY(wait(store.write(id, key)));
    lock();
    const Secret locked = wait(store.read(id));
    QCOMPARE(locked.state, SecretState::Unavailable);
    QVERIFY(!locked.sentence.isEmpty());
    QVERIFY(locked.key.isEmpty());
    // Nothing can be said of one that was never there, either.
    QCOMPARE(wait(store.read(never)).state, SecretState::Unavailable);
    // Nothing is overwritten, and nothing is said to be removed.
    QVERIFY(!wait(store.write(id, "overwritten")));
    QVERIFY(!wait(store.remove(id)));
    loginAgain();
    // By another program: this one's library holds on to the service that has gone.
    QProcess other;
    other.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--read"), id.toString()});
    QVERIFY(other.waitForFinished());
    QCOMPARE(other.readAllStandardOutput(), key);
}

void KeychainTest::cleanupTestCase()
{
    for (QProcess *process : {&m_keyring, &m_bus}) {
        process->terminate();
        process->waitForFinished(5000);
    }
}

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = application.arguments();
    if (arguments.value(1) == QLatin1String("--read")) {
        KeychainStore store;
        QFutureWatcher<Secret> watcher;
        QObject::connect(&watcher, &QFutureWatcherBase::finished, &application, [&] {
            std::fwrite(watcher.result().key.constData(), 1, static_cast<size_t>(watcher.result().key.size()), stdout);
            QCoreApplication::quit();
        });
        watcher.setFuture(store.read(EndpointId::fromString(arguments.value(2))));
        return QCoreApplication::exec();
    }
    KeychainTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "keychaintest.moc"
