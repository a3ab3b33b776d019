// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/commands/defaultkeys.h"

#include "models/domain/program/pageid.h"
#include "widgets/shell/commands/commands.h"

#include <QHash>
#include <QSet>
#include <QTest>

using namespace yuyi;

class DefaultKeysTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyCommandHasOneRow();
    void everyKeyHasAName();
    void noTwoCommandsOfAPageShareAKey();
};

void DefaultKeysTest::everyCommandHasOneRow()
{
    QSet<QString> ids;
    for (const DefaultKeys &row : allDefaultKeys()) {
        const QString id = QString::fromLatin1(row.command);
        QVERIFY2(!ids.contains(id), row.command);
        ids.insert(id);
        const QString scope = CommandRegistry::scopeOf(id);
        QVERIFY2(id.size() > scope.size() + 1, row.command);
        QVERIFY2(CommandRegistry::isEverywhere(scope) || fromCode<PageId>(scope), row.command);
        QCOMPARE(defaultKeys(id), &row);
    }
    QVERIFY(ids.size() > 400);
    QVERIFY(!defaultKeys("collect.nothing"));
}

void DefaultKeysTest::everyKeyHasAName()
{
    for (const DefaultKeys &row : allDefaultKeys()) {
        QStringList names;
        for (const QKeySequence &sequence : row.sequences()) {
            QVERIFY2(sequence.count() == 1 && sequence[0].key() != Qt::Key_unknown, row.command);
            names.append(sequence.toString(QKeySequence::PortableText));
        }
        QCOMPARE(names.join(u' '), QString::fromLatin1(row.keys));
    }
}

void DefaultKeysTest::noTwoCommandsOfAPageShareAKey()
{
    for (const auto &[page, code] : codesOf(PageId())) {
        QHash<QKeySequence, const char *> holders;
        for (const DefaultKeys &row : allDefaultKeys()) {
            const QString scope = CommandRegistry::scopeOf(QString::fromLatin1(row.command));
            if (scope != QStringView(code) && !CommandRegistry::isEverywhere(scope))
                continue;
            for (const QKeySequence &sequence : row.sequences()) {
                const char *other = holders.value(sequence);
                QVERIFY2(!other,
                         qPrintable(QStringLiteral("%1 and %2: %3")
                                        .arg(QLatin1String(other), QLatin1String(row.command),
                                             sequence.toString())));
                holders.insert(sequence, row.command);
            }
        }
    }
}

QTEST_MAIN(DefaultKeysTest)
#include "defaultkeystest.moc"
