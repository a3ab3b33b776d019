// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/arch/symbols.h"
#include "tests/arch/typenames.h"

#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QTest>

using namespace yuyi::arch;

/// One name, one meaning: nothing of ours that the whole program shares is defined in two places.
class SymbolsTest : public QObject
{
    Q_OBJECT

    static QByteArray listed(const QString &library)
    {
        QProcess nm;
        // A shared library shows what it defines for others in its dynamic table.
        QStringList arguments{QStringLiteral("--defined-only"), QStringLiteral("--extern-only")};
        if (library.endsWith(QStringLiteral(".so")))
            arguments.append(QStringLiteral("--dynamic"));
        nm.start(QStringLiteral(YUYI_NM), arguments << library);
        if (!nm.waitForFinished(120000) || nm.exitCode() != 0)
            return {};
        return nm.readAllStandardOutput();
    }

private Q_SLOTS:
    void seesWhatTwoLibrariesDefine()
    {
        const QByteArray services = "tabletexts.cpp.o:\n0000000000000a10 T _ZN4yuyi10pointsTextEd\n"
                                    "0000000000000000 W _ZN4yuyi5TableD1Ev\n0000000000000010 T _ZN4yuyi11percentTextEd\n";
        const QByteArray results = "comparisonsmodel.cpp.o:\n0000000000000020 T _ZN4yuyi10pointsTextEd\n"
                                   "0000000000000000 W _ZN4yuyi5TableD1Ev\n0000000000000000 D _ZN4yuyi5limitE\n";
        const QList<Symbol> first = strongSymbols(services);
        QCOMPARE(first.size(), 2);
        QCOMPARE(strongSymbols(results).size(), 2);
        const QStringList found =
            definedTwice({{QStringLiteral("services"), first}, {QStringLiteral("results"), strongSymbols(results)}});
        QCOMPARE(found, QStringList{QStringLiteral("yuyi::pointsText(double) is defined in results(comparisonsmodel.cpp.o) and "
                                                   "services(tabletexts.cpp.o)")});
        // Within one library, too.
        QCOMPARE(definedTwice({{QStringLiteral("services"), first + first}}).size(), 2);
    }

    void noLibraryOfOursDefinesWhatAnotherDoes()
    {
        QFile list(QStringLiteral(YUYI_LIBRARY_LIST));
        QVERIFY2(list.open(QIODevice::ReadOnly), qPrintable(list.fileName()));
        QHash<QString, QList<Symbol>> byLibrary;
        for (const QByteArray &path : list.readAll().split('\n')) {
            if (path.isEmpty())
                continue;
            const QString library = QString::fromUtf8(path);
            const QList<Symbol> symbols = strongSymbols(listed(library));
            QVERIFY2(!symbols.isEmpty(), qPrintable(library));
            byLibrary.insert(QFileInfo(library).baseName(), symbols);
        }
        QVERIFY(byLibrary.size() > 30);
        QCOMPARE(definedTwice(byLibrary), QStringList());
    }

    void seesNamesThatTwoFilesShare()
    {
        const auto names = [](const char *text) {
            QStringList found;
            for (const SharedName &name : sharedNames(makeSource(QStringLiteral("models/a.h"), QString::fromUtf8(text))))
                found << QStringLiteral("%1@%2").arg(name.name).arg(name.line);
            return found;
        };
        QCOMPARE(names("namespace yuyi {\nclass Row;\nstruct Row {\n    enum Column { Name };\n    struct Part { int a = 1; };\n};\n}\n"),
                 QStringList{QStringLiteral("yuyi::Row@3")});
        QCOMPARE(names("namespace yuyi {\nnamespace {\nstruct Row { int a; };\n}\nclass Table final : public Base<Row>\n{\n};\n}\n"),
                 QStringList{QStringLiteral("yuyi::Table@5")});
        QCOMPARE(names("namespace yuyi::cli {\nenum class Kind : int { A };\nenum Old { B };\n}\nstruct Free { };\n"),
                 (QStringList{QStringLiteral("yuyi::cli::Kind@2"), QStringLiteral("yuyi::cli::Old@3"), QStringLiteral("Free@5")}));
        QCOMPARE(names("namespace std {\ntemplate <> struct hash<yuyi::Id<int>> {\n};\n}\n"),
                 QStringList{QStringLiteral("std::hash<yuyi::Id<int>>@2")});
        QCOMPARE(names("namespace yuyi {\ninline int half(int a, QList<int> b = {}) { return a; }\ninline constexpr int limit = 3;\n"
                       "constexpr int own = 3;\ninline QString text(const QString &a);\nvoid f()\n{\n    struct Local { };\n}\n}\n"),
                 (QStringList{QStringLiteral("yuyi::half(int a, QList<int> b = {})@2"), QStringLiteral("yuyi::limit@3"),
                              QStringLiteral("yuyi::text(const QString &a)@5")}));
        QCOMPARE(
            names(
                "#define PART struct Odd {\nnamespace yuyi {\ntemplate <class T> T twice(T a) { return a; }\nclass Row *next();\n}\n"),
            QStringList());

        const QList<Source> two{makeSource(QStringLiteral("models/a.h"), QStringLiteral("namespace yuyi { struct Row { int a; }; }")),
                                makeSource(QStringLiteral("widgets/b.cpp"), QStringLiteral("namespace yuyi {\nclass Row\n{\n};\n}")),
                                makeSource(QStringLiteral("widgets/c.h"), QStringLiteral("namespace yuyi::other { class Row { }; }")),
                                makeSource(QStringLiteral("tests/d.h"), QStringLiteral("namespace yuyi { class Row { }; }"))};
        const QList<Finding> found = sharedTwice(two);
        QCOMPARE(found.size(), 1);
        QCOMPARE(found.first().path, QStringLiteral("widgets/b.cpp"));
        QCOMPARE(found.first().what, QStringLiteral("yuyi::Row is also in models/a.h:1"));
    }

    void noTwoFilesOfOursShareAName()
    {
        const QList<Source> tree = projectSources();
        qsizetype names = 0;
        for (const Source &source : tree) {
            if (source.isCpp() && source.in(programFolders()))
                names += sharedNames(source).size();
        }
        QVERIFY2(names > 1000, qPrintable(QString::number(names)));
        QVERIFY(holds(sharedTwice(tree)));
    }
};

QTEST_GUILESS_MAIN(SymbolsTest)
#include "symbolstest.moc"
