// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/server/invitation.h"
#include "models/domain/json/json.h"

#include <QTemporaryDir>
#include <QTest>

using namespace yuyi;

namespace {

const QByteArray certificate = "-----BEGIN CERTIFICATE-----\n" + QByteArray(120, 'A') + "\n-----END CERTIFICATE-----\n";
const QDateTime today(QDate(2026, 3, 1), QTime(12, 0), Qt::UTC);

Invitation example()
{
    Invitation invitation;
    invitation.address = {QStringLiteral("db.example.org"), 5433, QStringLiteral("yuyi"), QStringLiteral("lab"),
                          QStringLiteral("lab_12345678_li"), certificate, false};
    invitation.project = QStringLiteral("多模态 “lab”");
    invitation.person = QStringLiteral("李雷");
    invitation.validUntil = today.addDays(7);
    return invitation;
}

} // namespace

/// The file that invites somebody to a project on a server.
class InvitationTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whatIsWrittenIsRead();
    void faultsAreNamed_data();
    void faultsAreNamed();
    void itExpires();
    void onlyThisComputerNeedsNoCertificate();
    void filesAreNotOverwritten();
};

void InvitationTest::whatIsWrittenIsRead()
{
    const Invitation wanted = example();
    const auto read = readInvitation(invitationText(wanted), QStringLiteral("a.yuyi-invite"), today);
    QVERIFY2(read, read ? "" : qPrintable(read.error().sentence));
    QCOMPARE(read->address.host, wanted.address.host);
    QCOMPARE(read->address.port, wanted.address.port);
    QCOMPARE(read->address.database, wanted.address.database);
    QCOMPARE(read->address.schema, wanted.address.schema);
    QCOMPARE(read->address.login, wanted.address.login);
    QCOMPARE(read->address.certificate, wanted.address.certificate);
    QCOMPARE(read->project, wanted.project);
    QCOMPARE(read->person, wanted.person);
    QCOMPARE(read->validUntil, wanted.validUntil);
}

void InvitationTest::faultsAreNamed_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QString>("named");
    const auto changed = [](const char *key, const Json &value) {
        Json json = Json::parse(invitationText(example()).toStdString());
        json[key] = value;
        return jsonText(json);
    };
    const auto without = [](const char *key) {
        Json json = Json::parse(invitationText(example()).toStdString());
        json.erase(key);
        return jsonText(json);
    };
    QTest::newRow("empty") << QByteArray() << ErrorCode::Invalid << QStringLiteral("yuyi-invite");
    QTest::newRow("no JSON") << QByteArray("PK\x03\x04") << ErrorCode::Invalid << QStringLiteral("yuyi-invite");
    QTest::newRow("another file") << QByteArray("{\"host\": \"x\"}") << ErrorCode::Invalid << QStringLiteral("yuyi-invite");
    QTest::newRow("newer") << changed("yuyi_invite", 2) << ErrorCode::Newer << QStringLiteral("a.yuyi-invite");
    for (const char *key : {"host", "port", "database", "schema", "login", "certificate", "valid_until", "project", "person"}) {
        QTest::addRow("without %s", key) << without(key) << ErrorCode::Invalid << QString::fromLatin1(key);
        QTest::addRow("%s is a list", key) << changed(key, Json::array()) << ErrorCode::Invalid << QString::fromLatin1(key);
    }
    QTest::newRow("port 0") << changed("port", 0) << ErrorCode::Invalid << QStringLiteral("port");
    QTest::newRow("port 70000") << changed("port", 70000) << ErrorCode::Invalid << QStringLiteral("port");
    QTest::newRow("host with a path") << changed("host", "a/b") << ErrorCode::Invalid << QStringLiteral("host");
    QTest::newRow("host of a socket") << changed("host", "/tmp") << ErrorCode::Invalid << QStringLiteral("host");
    QTest::newRow("host with an option") << changed("host", "a' sslmode='disable") << ErrorCode::Invalid << QStringLiteral("host");
    QTest::newRow("schema with SQL") << changed("schema", "a;b") << ErrorCode::Invalid << QStringLiteral("schema");
    QTest::newRow("login with an at") << changed("login", "a@b") << ErrorCode::Invalid << QStringLiteral("login");
    QTest::newRow("certificate of text") << changed("certificate", "hello") << ErrorCode::Invalid << QStringLiteral("certificate");
    QTest::newRow("no certificate") << changed("certificate", "") << ErrorCode::Refused << QStringLiteral("db.example.org");
    QTest::newRow("no time") << changed("valid_until", "soon") << ErrorCode::Invalid << QStringLiteral("valid_until");
}

void InvitationTest::faultsAreNamed()
{
    QFETCH(QByteArray, text);
    QFETCH(ErrorCode, code);
    QFETCH(QString, named);
    const auto read = readInvitation(text, QStringLiteral("a.yuyi-invite"), today);
    QVERIFY(!read);
    QCOMPARE(read.error().code, code);
    QVERIFY2(read.error().sentence.contains(QStringLiteral("a.yuyi-invite")) && read.error().sentence.contains(named),
             qPrintable(read.error().sentence));
}

void InvitationTest::itExpires()
{
    const QByteArray text = invitationText(example());
    QVERIFY(readInvitation(text, QStringLiteral("a"), today.addDays(7).addSecs(-1)));
    const auto late = readInvitation(text, QStringLiteral("a"), today.addDays(7).addSecs(1));
    QVERIFY(!late);
    QCOMPARE(late.error().code, ErrorCode::Refused);
}

void InvitationTest::onlyThisComputerNeedsNoCertificate()
{
    Invitation invitation = example();
    invitation.address.certificate.clear();
    for (const char *host : {"localhost", "127.0.0.1", "::1"}) {
        invitation.address.host = QString::fromLatin1(host);
        QVERIFY2(readInvitation(invitationText(invitation), QStringLiteral("a"), today), host);
    }
    invitation.address.host = QStringLiteral("localhost.example.org");
    QVERIFY(!readInvitation(invitationText(invitation), QStringLiteral("a"), today));
}

void InvitationTest::filesAreNotOverwritten()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("李雷.yuyi-invite"));
    QVERIFY(writeInvitation(example(), path));
    QVERIFY(openInvitation(path, today));
    const auto again = writeInvitation(example(), path);
    QVERIFY(!again);
    QCOMPARE(again.error().code, ErrorCode::Refused);
    QCOMPARE(openInvitation(folder.path(), today).error().code, ErrorCode::Environment);
    QCOMPARE(openInvitation(path + u'x', today).error().code, ErrorCode::NotFound);
}

QTEST_GUILESS_MAIN(InvitationTest)

#include "invitationtest.moc"
