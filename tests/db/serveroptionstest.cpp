// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/serveroptions.h"

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

private:
    static Result<Place> placeWith(const QString &certificate)
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
    const auto place = placeWith(certificate);
    QVERIFY(place);
    QCOMPARE(place->sslRootCertificate, certificate);
    // As Qt hands it on.
    const auto values = read(serverOptions(*place).replace(u';', u' '));
    QCOMPARE(values.value(QStringLiteral("sslmode")), QStringLiteral("verify-full"));
    QCOMPARE(values.value(QStringLiteral("sslrootcert")), certificate);
    QCOMPARE(values.size(), 6);
}

void ServerOptionsTest::semicolonsAreRefused()
{
    const auto place = placeWith(QStringLiteral("/x;sslmode=disable"));
    QVERIFY(!place);
    QCOMPARE(place.error().code, ErrorCode::Invalid);
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

QTEST_GUILESS_MAIN(ServerOptionsTest)
#include "serveroptionstest.moc"
