// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/release/translationfile.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

using namespace yuyi;

/// The files that go to translators and come back.
class TranslationFileTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    template <typename T>
    static std::optional<ErrorCode> failureOf(const Result<T> &result)
    {
        return result ? std::nullopt : std::optional(result.error().code);
    }
    QString write(const QString &name, const QByteArray &text) const
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("not written");
        return file.fileName();
    }

private Q_SLOTS:
    void aFileComesBackAsItWent_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("table") << QStringLiteral("a.csv");
        QTest::newRow("lines") << QStringLiteral("a.jsonl");
    }
    void aFileComesBackAsItWent()
    {
        QFETCH(const QString, name);
        const QString path = m_folder.filePath(name);
        QVERIFY(saveTranslations(path, {{0, QStringLiteral("dev-1"), QStringLiteral("question"), QStringLiteral("=1+1 等于几？"), {}},
                                        {0, QStringLiteral("dev-1"), QStringLiteral("option_A"), QStringLiteral("“二”, 2"),
                                         QStringLiteral("-two\nor \"2\"")}}));
        const auto rows = readTranslations(path);
        QVERIFY(rows.has_value());
        QCOMPARE(rows->size(), 2);
        QCOMPARE(rows->at(0).original, QStringLiteral("=1+1 等于几？"));
        QVERIFY(rows->at(0).translation.isEmpty());
        QCOMPARE(rows->at(1).id, QStringLiteral("dev-1"));
        QCOMPARE(rows->at(1).part, QStringLiteral("option_A"));
        QCOMPARE(rows->at(1).original, QStringLiteral("“二”, 2"));
        QCOMPARE(rows->at(1).translation, QStringLiteral("-two\nor \"2\""));
        QCOMPARE(rows->at(1).row, name.endsWith(QStringLiteral("csv")) ? 3 : 2);
    }

    /// A spreadsheet may write other separators, line ends, columns in another order and more of them.
    void tablesOfSpreadsheetsAreRead()
    {
        const auto rows = readTranslations(
            write(QStringLiteral("b.csv"), "translation;note;id;part;original\r\n one ;x;dev-1;question;\xe4\xb8\x80\r\n;;;;\r\n"));
        QVERIFY(rows.has_value());
        QCOMPARE(rows->size(), 1);
        QCOMPARE(rows->constFirst().id, QStringLiteral("dev-1"));
        QCOMPARE(rows->constFirst().original, QStringLiteral("一"));
        QCOMPARE(rows->constFirst().translation, QStringLiteral("one"));
    }

    void wrongFilesAreRefused()
    {
        QVERIFY(failureOf(readTranslations(m_folder.filePath(QStringLiteral("none.csv")))) == ErrorCode::NotFound);
        QVERIFY(failureOf(readTranslations(write(QStringLiteral("c.txt"), "x"))) == ErrorCode::Invalid);
        QVERIFY(failureOf(saveTranslations(m_folder.filePath(QStringLiteral("c.xlsx")), {})) == ErrorCode::Invalid);
        const auto column = readTranslations(write(QStringLiteral("d.csv"), "id,part,original\na,b,c\n"));
        QVERIFY(failureOf(column) == ErrorCode::Invalid);
        QVERIFY(column.error().sentence.contains(QStringLiteral("translation")));
        const auto line = readTranslations(write(QStringLiteral("e.jsonl"), "{\"id\":\"a\"}\n\n[1]\n"));
        QVERIFY(failureOf(line) == ErrorCode::Invalid);
        QVERIFY(line.error().sentence.contains(u'3'));
        const auto number = readTranslations(
            write(QStringLiteral("g.jsonl"), "{\"id\":\"a\",\"translation\":null}\n{\"id\":\"a\",\"translation\":5}\n"));
        QVERIFY(failureOf(number) == ErrorCode::Invalid);
        QCOMPARE(number.error().sentence, QStringLiteral("Row 2: “translation” is not a text."));
        const auto bytes = readTranslations(write(QStringLiteral("f.csv"), "id,part,original,translation\na,b,\xff\xfe,d\n"));
        QVERIFY(failureOf(bytes) == ErrorCode::Invalid);
    }
};

QTEST_GUILESS_MAIN(TranslationFileTest)
#include "translationfiletest.moc"
