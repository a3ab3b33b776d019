// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/connection/serveroptions.h"
#include "db/connection/sqlerror.h"

#include <QDir>
#include <QTest>
#include <QUrl>

using namespace yuyi;

/// How a connection to a server is asked for.
class ServerOptionsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void certificatesAreQuoted_data();
    void certificatesAreQuoted();
    void semicolonsAreRefused();
    void serversOfEachMajorVersion_data();
    void serversOfEachMajorVersion();
    void anOldServerIsNamedWithItsUpdate();
    void aRefusedConnectionSaysWhy_data();
    void aRefusedConnectionSaysWhy();
    void anErrorOfADiskWithoutRoomIsAFullDisk();

private:
    static Result<ProjectLocation> locationWith(const QString &certificate)
    {
        return readLocation(QStringLiteral("postgresql://a@db.example.org/d?schema=s&sslrootcert=%1")
                                .arg(QString::fromLatin1(QUrl::toPercentEncoding(certificate))),
                            [](const QString &) { return false; });
    }
    /// The values of a connection string, read as libpq reads them; a key named twice is the later one.
    static QMap<QString, QString> read(const QString &options)
    {
        QMap<QString, QString> values;
        qsizetype at = 0;
        while (at < options.size()) {
            while (at < options.size() && options.at(at).isSpace())
                ++at;
            const qsizetype equals = options.indexOf(u'=', at);
            if (equals < 0)
                break;
            const QString key = options.mid(at, equals - at).trimmed();
            at = equals + 1;
            const bool quoted = at < options.size() && options.at(at) == u'\'';
            if (quoted)
                ++at;
            QString value;
            for (; at < options.size(); ++at) {
                if (quoted ? options.at(at) == u'\'' : options.at(at).isSpace())
                    break;
                if (options.at(at) == u'\\')
                    ++at;
                value += options.mid(at, 1);
            }
            if (quoted)
                ++at;
            values.insert(key, value);
        }
        return values;
    }
};

void ServerOptionsTest::certificatesAreQuoted_data()
{
    QTest::addColumn<QString>("certificate");
    for (const char *path : {"/etc/ssl/root.crt", "/home/a b/root.crt", "/x' sslmode=disable sslrootcert='", "/x\\' sslmode=disable '",
                             "/x\\", "/x\\\\' sslmode='disable"})
        QTest::addRow("%s", path) << QString::fromLatin1(path);
}

void ServerOptionsTest::certificatesAreQuoted()
{
    QFETCH(QString, certificate);
    const auto location = locationWith(certificate);
    QVERIFY(location);
    QCOMPARE(location->sslRootCertificate, certificate);
    // As Qt hands it on.
    const auto values = read(serverOptions(*location).replace(u';', u' '));
    QCOMPARE(values.value(QStringLiteral("sslmode")), QStringLiteral("verify-full"));
    QCOMPARE(values.value(QStringLiteral("sslrootcert")), certificate);
    QCOMPARE(values.value(QStringLiteral("gssencmode")), QStringLiteral("disable"));
    QCOMPARE(values.size(), 8);
}

void ServerOptionsTest::semicolonsAreRefused()
{
    const auto location = locationWith(QStringLiteral("/x;sslmode=disable"));
    QVERIFY(!location);
    QCOMPARE(location.error().code, ErrorCode::Invalid);
}

void ServerOptionsTest::serversOfEachMajorVersion_data()
{
    QTest::addColumn<int>("version");
    QTest::addColumn<bool>("good");
    QTest::newRow("14.20") << 140020 << false;
    QTest::newRow("15.8") << 150008 << false;
    QTest::newRow("15.9") << 150009 << true;
    QTest::newRow("16.0") << 160000 << false;
    QTest::newRow("16.4") << 160004 << false;
    QTest::newRow("16.5") << 160005 << true;
    QTest::newRow("17.0") << 170000 << false;
    QTest::newRow("17.1") << 170001 << true;
    QTest::newRow("18.0") << 180000 << true;
}

void ServerOptionsTest::serversOfEachMajorVersion()
{
    QFETCH(int, version);
    QFETCH(bool, good);
    QCOMPARE(isServerNewEnough(version), good);
}

void ServerOptionsTest::anOldServerIsNamedWithItsUpdate()
{
    QCOMPARE(newerSecurityRelease(150018), QStringLiteral("15.20"));
    QCOMPARE(newerSecurityRelease(150020), QString());
    QCOMPARE(newerSecurityRelease(180000), QStringLiteral("18.7"));
    QCOMPARE(newerSecurityRelease(170013), QString());
    QCOMPARE(newerSecurityRelease(200001), QString()); // of a later one nothing is known
    QCOMPARE(serverVersionText(150018), QStringLiteral("15.18"));
}

void ServerOptionsTest::aRefusedConnectionSaysWhy_data()
{
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("part");
    const auto row = [](const char *name, const char *said, const char *part) {
        QTest::newRow(name) << QString::fromLatin1(said) << QString::fromLatin1(part);
    };
    row("no such host", "could not translate host name \"h\" to address: Name or service not known", "cannot be reached. Check");
    row("nobody listens", "connection to server at \"h\" (::1), port 5432 failed: Connection refused", "cannot be reached. Check");
    row("silence", "connection to server at \"h\", port 5432 failed: timeout expired", "cannot be reached. Check");
    row("password", "connection to server at \"h\" failed: FATAL:  password authentication failed for user \"a\"", "user name or password");
    row("no password", "connection to server at \"h\" failed: fe_sendauth: no password supplied", "user name or password");
    row("user", "connection to server at \"h\" failed: FATAL:  role \"a\" does not exist", "user name or password");
    row("ended login", "connection to server at \"h\" failed: FATAL:  role \"a\" is not permitted to log in", "new invitation");
    row("many programs", "connection to server at \"h\" failed: FATAL:  too many connections for role \"a\"", "too many connections");
    row("database", "connection to server at \"h\" failed: FATAL:  database \"d\" does not exist", "no database");
    row("no TLS", "connection to server at \"h\" failed: server does not support SSL, but SSL was required", "encrypted");
    row("not admitted",
        "connection to server at \"h\" failed: FATAL:  no pg_hba.conf entry for host \"1.2.3.4\"",
        "does not allow this user");
    row("self-signed", "connection to server at \"h\" failed: SSL error: certificate verify failed", "certificate");
    row("other name", "server certificate for \"x\" does not match host name \"h\"", "certificate");
    row("no root", "root certificate file \"/root.crt\" does not exist", "certificate");
    row("anything else", "connection to server at \"h\" failed: etwas anderes", "or it refused");
}

void ServerOptionsTest::aRefusedConnectionSaysWhy()
{
    QFETCH(QString, said);
    QFETCH(QString, part);
    const Error error = connectionError(said, QStringLiteral("db.example.org"), QStringLiteral("lab"));
    QVERIFY2(error.sentence.contains(part), qPrintable(error.sentence));
    QVERIFY2(error.sentence.contains(QStringLiteral("db.example.org")), qPrintable(error.sentence));
    QCOMPARE(error.code, ErrorCode::Environment);
}

/// SQLite that cannot make its first page speaks of input and output; /proc is a file system with no byte free.
void ServerOptionsTest::anErrorOfADiskWithoutRoomIsAFullDisk()
{
    const QSqlError input(QStringLiteral("disk I/O error"), {}, QSqlError::UnknownError, QStringLiteral("10"));
    const auto says = [&](const QString &file) { return errorOf(input, Backend::Sqlite, {}, file).sentence; };
    QVERIFY(says(QStringLiteral("/proc/project.yuyi")).contains(QStringLiteral("disk is full")));
    QVERIFY(says(QDir::tempPath() + QStringLiteral("/project.yuyi")).contains(QStringLiteral("Check the disk")));
}

QTEST_GUILESS_MAIN(ServerOptionsTest)
#include "serveroptionstest.moc"
