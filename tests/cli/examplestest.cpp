// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/benchmarkfile.h"
#include "tests/support/cliprogram.h"

using namespace yuyi;
using namespace yuyi::test;

/// Sheets of examples from the command line. Item i of the project is in the domain life (even) or art (odd).
class ExamplesTest : public QObject
{
    Q_OBJECT

    CliProgram m_cli;

    CliProgram::Ended run(const QString &line) const { return m_cli.run(line); }
    /// The items that a sheet shows.
    QStringList itemsOf(const QString &options) const
    {
        const auto ended = run(QStringLiteral("--json examples base sheet.svg --by domain ") % options);
        QStringList items;
        if (ended.status != 0)
            return {QString::fromUtf8(ended.told())};
        const Json json = ended.json();
        for (const Json &one : json["examples"])
            items.append(QString::fromStdString(one["item"].get<std::string>()));
        return items;
    }

private Q_SLOTS:
    void initTestCase()
    {
        writeBenchmark(m_cli.path(QStringLiteral("bench")), 12);
        QVERIFY_ENDED(run(QStringLiteral("new base --preset cii-bench --as Lena --quiet")), 0);
        QVERIFY_ENDED(run(QStringLiteral("import items base bench/items.json --images bench")), 0);
    }

    void writesEachKindOfFile()
    {
        for (const char *name : {"a.png", "a.svg", "a.pdf"}) {
            const QString file = QString::fromLatin1(name);
            const auto ended = run(QStringLiteral("examples base %1 --width one-column --columns 2 --dpi 100").arg(file));
            QVERIFY_ENDED(ended, 0);
            QVERIFY2(ended.printed.contains(file) && ended.printed.contains(QStringLiteral("dev-")), ended.told().constData());
            QVERIFY(m_cli.read(file).size() > 1000);
        }
        QVERIFY(m_cli.read(QStringLiteral("a.pdf")).startsWith("%PDF"));
        QVERIFY(m_cli.read(QStringLiteral("a.png")).startsWith("\x89PNG"));
        // What the sheet does not tell is said, unless --quiet.
        QVERIFY(!run(QStringLiteral("examples base b.pdf")).said.isEmpty());
        const auto quiet = run(QStringLiteral("examples base b.pdf --quiet"));
        QVERIFY2(quiet.status == 0 && quiet.said.isEmpty() && quiet.printed.isEmpty(), quiet.told().constData());
    }

    void theSeedAndTheListDecide()
    {
        const QStringList first = itemsOf(QStringLiteral("--per-category 2"));
        QVERIFY2(first.size() == 4, qPrintable(first.join(u' ')));
        QCOMPARE(itemsOf(QStringLiteral("--per-category 2 --seed 1")), first);
        QStringList other;
        for (int seed = 2; seed < 8 && (other.isEmpty() || other == first); ++seed)
            other = itemsOf(QStringLiteral("--per-category 2 --seed %1").arg(seed));
        QVERIFY(other.size() == 4 && other != first);
        const QStringList without = itemsOf(QStringLiteral("--per-category 2 --without %1").arg(first.first()));
        QVERIFY(without.size() == 4 && !without.contains(first.first()));
        QCOMPARE(without.first(), first.at(1));
        QCOMPARE(without.last(2), first.last(2));
    }

    /// Words of the sheet in the language asked for; keys only if they are wanted.
    void showsWhatIsAskedFor()
    {
        const auto wordsOf = [&](const QString &options) {
            const auto ended = run(QStringLiteral("examples base words.svg --by domain --quiet ") % options);
            return ended.status == 0 ? QString::fromUtf8(m_cli.read(QStringLiteral("words.svg"))) : QString::fromUtf8(ended.told());
        };
        const QString english = wordsOf(QStringLiteral("--language en --columns 1"));
        QVERIFY2(english.contains(QStringLiteral("Difficulty")), qPrintable(english.left(2000)));
        QVERIFY(english.count(QStringLiteral("<image")) == 2);
        // A disc beside each key.
        const auto shapes = [](const QString &svg) {
            return svg.count(QStringLiteral("<path")) + svg.count(QStringLiteral("<circle")) + svg.count(QStringLiteral("<ellipse"));
        };
        QCOMPARE(shapes(english), shapes(wordsOf(QStringLiteral("--language en --columns 1 --without-keys"))) + 2);
        const QString chinese = wordsOf(QStringLiteral("--language zh_CN --labels difficulty --without-keys --columns 1"));
        QVERIFY2(chinese.contains(QStringLiteral("艺术")) && !chinese.contains(QStringLiteral("Difficulty")),
                 qPrintable(chinese.left(2000)));
        QVERIFY(!chinese.contains(QStringLiteral("意义")) && !chinese.contains(QStringLiteral("解释")));
    }

    void wrongUseIsNamed_data()
    {
        QTest::addColumn<QString>("options");
        QTest::addColumn<QString>("said");
        QTest::newRow("dimension") << QStringLiteral("--by colour") << QStringLiteral("colour");
        QTest::newRow("labels") << QStringLiteral("--labels domain,colour") << QStringLiteral("colour");
        QTest::newRow("split") << QStringLiteral("--split nowhere") << QStringLiteral("nowhere");
        QTest::newRow("item") << QStringLiteral("--without dev-99") << QStringLiteral("dev-99");
        QTest::newRow("number") << QStringLiteral("--per-category 0") << QStringLiteral("--per-category");
        QTest::newRow("columns") << QStringLiteral("--width one-column --columns 5") << QStringLiteral("--columns");
        QTest::newRow("width") << QStringLiteral("--width wide") << QStringLiteral("--width");
    }
    void wrongUseIsNamed()
    {
        QFETCH(QString, options);
        QFETCH(QString, said);
        const QByteArray fault = refusalFault(m_cli, QStringLiteral("examples base wrong.pdf --language en ") % options, 2, said);
        QVERIFY2(fault.isEmpty(), fault.constData());
        QVERIFY(m_cli.read(QStringLiteral("wrong.pdf")).isEmpty());
    }

    void anotherEndingIsRefused()
    {
        const auto ended = run(QStringLiteral("examples base sheet.gif"));
        QVERIFY2(ended.status != 0 && ended.said.contains(QStringLiteral("sheet.gif")), ended.told().constData());
        QVERIFY(m_cli.read(QStringLiteral("sheet.gif")).isEmpty());
    }

    void anEmptyProjectHasNoExamples()
    {
        QVERIFY_ENDED(run(QStringLiteral("new empty --preset cii-bench --as Lena --quiet")), 0);
        const QString line = QStringLiteral("examples empty none.pdf --language en");
        const QByteArray fault = refusalFault(m_cli, line, 3, QStringLiteral("accepted"));
        QVERIFY2(fault.isEmpty(), fault.constData());
    }
};

QTEST_GUILESS_MAIN(ExamplesTest)
#include "examplestest.moc"
