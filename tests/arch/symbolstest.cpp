// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/arch/symbols.h"

#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QTest>

using namespace yuyi::arch;

/// One name, one meaning: no function of ours is defined in two places of what is linked into one program.
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
};

QTEST_GUILESS_MAIN(SymbolsTest)
#include "symbolstest.moc"
