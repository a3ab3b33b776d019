// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/imaging/composing/panelfinder.h"
#include "models/imaging/reader.h"

#include <QDir>
#include <QHash>
#include <QRegularExpression>
#include <QTest>

using namespace yuyi;

/// Panels are found in the pictures of real puzzles whose panels are there as files.
class RealPanelsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void asManyAsThereAreFiles()
    {
        const QDir folder(qEnvironmentVariable("YUYI_TEST_DATA") + QStringLiteral("/marvel-panels"));
        if (!qEnvironmentVariableIsSet("YUYI_TEST_DATA") || !folder.exists())
            QSKIP("YUYI_TEST_DATA names no folder with marvel-panels, whose puzzles and panels this test reads.");
        static const QRegularExpression name(QStringLiteral("^(question|answer)_(\\d+)_\\d+\\.png$"));
        QHash<QString, QHash<QString, int>> files; // puzzle → question, answer → panels
        const QStringList panels = QDir(folder.filePath(QStringLiteral("Panel_data"))).entryList(QDir::Files);
        for (const QString &panel : panels) {
            if (const auto match = name.match(panel); match.hasMatch())
                ++files[match.captured(2)][match.captured(1)];
        }
        QVERIFY(files.size() >= 40);
        int right = 0;
        for (auto puzzle = files.cbegin(); puzzle != files.cend(); ++puzzle) {
            const auto whole = decodeImage(folder.filePath(QStringLiteral("Marvel/%1.png").arg(puzzle.key())));
            QVERIFY2(whole, whole ? "" : qPrintable(whole.error().sentence));
            const QList<QRect> found = proposedPanels(whole->image);
            const QList<PartRole> roles = proposedRoles(whole->image, found);
            const int context = puzzle->value(QStringLiteral("question")), choices = puzzle->value(QStringLiteral("answer"));
            // The blank one is among those of the context; a puzzle of one panel has none.
            const bool isRight = found.size() == context + choices && roles.count(PartRole::Choice) == choices
                              && roles.count(PartRole::Blank) == (context > 1 ? 1 : 0);
            right += isRight ? 1 : 0;
            if (!isRight)
                qInfo("%s: %lld panels found", qPrintable(puzzle.key()), static_cast<qint64>(found.size()));
        }
        QVERIFY2(right * 10 >= files.size() * 9, qPrintable(QString::number(right)));
    }
};

QTEST_GUILESS_MAIN(RealPanelsTest)
#include "realpanelstest.moc"
