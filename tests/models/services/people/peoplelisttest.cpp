// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/dbfixture.h"

#include "models/services/people/peopleservice.h"

#include <QFile>

using namespace yuyi;
using namespace yuyi::test;

/// Lists of people: what each line means, and that a list is taken whole or not at all.
class PeopleListTest : public QObject
{
    Q_OBJECT

    static QList<Person> present()
    {
        Person lead;
        lead.name = QStringLiteral("Lead");
        return {lead};
    }

private Q_SLOTS:
    void linesAreRead_data();
    void linesAreRead();
    void faultsNameTheirLine();
    void filesAreUtf8();
    void aListIsTakenWholeOrNotAtAll_data() { addBackends(); }
    void aListIsTakenWholeOrNotAtAll();
};

void PeopleListTest::linesAreRead_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QList<Role>>("roles");
    const QList<Role> both{Role::Annotator, Role::Validator};
    QTest::newRow("commas") << QStringLiteral("Anna Berg, annotator, validator") << QStringLiteral("Anna Berg") << both;
    QTest::newRow("tabs") << QStringLiteral("Anna Berg\tannotator\tvalidator") << QStringLiteral("Anna Berg") << both;
    QTest::newRow("one cell of roles") << QStringLiteral("Anna Berg\tannotator, validator") << QStringLiteral("Anna Berg") << both;
    QTest::newRow("quoted") << QStringLiteral("\"Berg, Anna\",\"annotator,validator\"") << QStringLiteral("Berg, Anna") << both;
    QTest::newRow("semicolons") << QStringLiteral("Anna;annotator;validator") << QStringLiteral("Anna") << both;
    QTest::newRow("Chinese commas") << QStringLiteral("王小明，annotator、validator") << QStringLiteral("王小明") << both;
    QTest::newRow("titles") << QStringLiteral("Anna, Annotator, VALIDATOR, annotator") << QStringLiteral("Anna") << both;
    QTest::newRow("no role") << QStringLiteral("Anna") << QStringLiteral("Anna") << QList<Role>{Role::Annotator};
    QTest::newRow("after a heading") << QStringLiteral("姓名,角色\r\n\r\nAnna,lead\r\n") << QStringLiteral("Anna") << QList<Role>{Role::Lead};
}

void PeopleListTest::linesAreRead()
{
    QFETCH(const QString, line);
    QFETCH(const QString, name);
    QFETCH(const QList<Role>, roles);
    const QList<ListedPerson> read = readPeopleList(line, present());
    QCOMPARE(read.size(), 1);
    QCOMPARE(read.first().fault, QString());
    QCOMPARE(read.first().name, name);
    QCOMPARE(read.first().roles, roles);
}

void PeopleListTest::faultsNameTheirLine()
{
    const QList<ListedPerson> read = readPeopleList(
        QStringLiteral(
            "Anna\n\nBert, painter\nanna, expert\nLEAD\n, annotator\n\"Carl, annotator\nDora\u202e, annotator\nErik"),
        present());
    QCOMPARE(read.size(), 8);
    const QList<int> lines{1, 3, 4, 5, 6, 7, 8, 9};
    for (int i = 0; i < read.size(); ++i) {
        QCOMPARE(read.at(i).line, lines.at(i));
        QCOMPARE(read.at(i).fault.isEmpty(), i == 0 || i == 7);
    }
    QVERIFY(read.at(1).fault.contains(QStringLiteral("painter")) && read.at(1).fault.contains(QStringLiteral("adjudicator")));
    QVERIFY(read.at(2).fault.contains(QLatin1Char('1'))); // the line with the same name
}

void PeopleListTest::filesAreUtf8()
{
    const QTemporaryDir folder;
    const auto write = [&](const QString &name, const QByteArray &bytes) {
        QFile file(folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    };
    QVERIFY(write(QStringLiteral("good.csv"), "\xEF\xBB\xBF"
                                              "name,roles\r\n\xE7\x8E\x8B,annotator\r\n"));
    QVERIFY(write(QStringLiteral("old.csv"), "\xCD\xF5,annotator\n"));
    const auto good = readPeopleFile(folder.filePath(QStringLiteral("good.csv")));
    QVERIFY(good);
    const QList<ListedPerson> read = readPeopleList(*good, {});
    QCOMPARE(read.size(), 1);
    QCOMPARE(read.first().name, QStringLiteral("王"));
    QVERIFY(!readPeopleFile(folder.filePath(QStringLiteral("old.csv"))));
    QVERIFY(!readPeopleFile(folder.filePath(QStringLiteral("none.csv"))));
    QVERIFY(!readPeopleFile(folder.path()));
}

void PeopleListTest::aListIsTakenWholeOrNotAtAll()
{
    QFETCH(const bool, server);
    TestProject project(server);
    const auto names = [&] {
        QStringList found;
        const auto people = project.stores->project().people();
        for (const Person &person : people.value_or(QList<Person>()))
            found.append(person.name);
        return found;
    };
    PeopleService service(*project.stores, project.lead);
    QVERIFY(!service.addAll({}));
    QVERIFY(!service.addAll(readPeopleList(QStringLiteral("Anna\nBert, painter"), {})));
    // Somebody else took the name after the list was looked at.
    const QList<ListedPerson> listed =
        readPeopleList(QStringLiteral("Anna, annotator, validator\nBert, expert"),
                       *project.stores->project().people());
    VERIFY_OK(service.add(QStringLiteral("bert"), {Role::Expert}));
    const auto refused = service.addAll(listed);
    QVERIFY(!refused);
    QVERIFY(refused.error().sentence.contains(QLatin1Char('2')));
    QCOMPARE(names(), (QStringList{QStringLiteral("Lead"), QStringLiteral("bert")}));

    const auto added = service.addAll(readPeopleList(QStringLiteral("Anna, annotator, validator\nCarl"), {}));
    VERIFY_OK(added);
    QCOMPARE(added->size(), 2);
    QCOMPARE(added->first().roles, (QList<Role>{Role::Annotator, Role::Validator}));
    QCOMPARE(names().size(), 4);
    EventFilter filter;
    filter.entity = Entity::Person;
    filter.action = QStringLiteral("added");
    QCOMPARE(project.stores->history().find(filter, 0, 100)->size(), 3);
    // An annotator adds nobody.
    QVERIFY(!PeopleService(*project.stores, added->last().id).addAll(readPeopleList(QStringLiteral("Dora"), {})));
    QCOMPARE(names().size(), 4);
}

QTEST_GUILESS_MAIN(PeopleListTest)
#include "peoplelisttest.moc"
