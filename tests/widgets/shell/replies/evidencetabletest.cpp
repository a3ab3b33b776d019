// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/replies/evidencetable.h"
#include "models/evaluation/extraction/evidence.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QFontMetrics>
#include <QHeaderView>
#include <QScrollBar>
#include <QSet>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTest>
#include <QTranslator>

#include <utility>

using namespace yuyi;

class EvidenceTableTest final : public QObject
{
    Q_OBJECT

    /// One row for each kind and each outcome, with the words of a model that is fond of them.
    static std::pair<QList<Evidence>, QString> everything()
    {
        const QString reply = QStringLiteral("I would rather not choose A, however much others might like it. 答案：C");
        QList<Evidence> evidence;
        for (const auto &[standing, code] : codesOf(Standing{})) {
            Evidence one;
            one.standing = standing;
            one.kind = codesOf(EvidenceKind{}).at(evidence.size() % codesOf(EvidenceKind{}).size()).first;
            one.label = QStringLiteral("A");
            one.length = reply.size();
            evidence.append(one);
        }
        return {evidence, reply};
    }

private Q_SLOTS:
    void headingsAreWhole_data()
    {
        QTest::addColumn<bool>("chinese");
        QTest::addColumn<double>("scale");
        QTest::addColumn<int>("width");
        for (const bool chinese : {false, true}) {
            for (const double scale : {1.0, 2.0}) {
                for (const int width : {320, 640, 1200}) {
                    QTest::addRow("%s, %d %%, %d px", chinese ? "Chinese" : "English", static_cast<int>(100 * scale), width)
                        << chinese << scale << width;
                }
            }
        }
    }

    /// In a window of 1280 pixels the table has some 320 to 640 of them.
    void headingsAreWhole()
    {
        QFETCH(bool, chinese);
        QFETCH(double, scale);
        QFETCH(int, width);
        QTranslator translator;
        if (chinese) {
            QVERIFY(translator.load(QStringLiteral(":/i18n/yuyi_zh_CN.qm")));
            QCoreApplication::installTranslator(&translator);
        }
        Theme theme;
        theme.setFontScale(scale);
        theme.apply(*qApp);
        EvidenceTable shown;
        const auto [evidence, reply] = everything();
        shown.setEvidence(evidence, reply);
        shown.resize(width, 600);
        shown.show();
        QVERIFY(QTest::qWaitForWindowExposed(&shown));
        const QTableWidget *table = shown.table();
        const QHeaderView *header = table->horizontalHeader();
        QCOMPARE(table->rowCount(), static_cast<int>(evidence.size()));
        QSet<QString> titles;
        for (int column = 0; column < table->columnCount(); ++column) {
            const QString title = table->horizontalHeaderItem(column)->text();
            titles.insert(title);
            QCOMPARE(title.at(0).unicode() > 0x7F, chinese);
            const int words = QFontMetrics(header->font()).horizontalAdvance(title);
            QVERIFY2(header->sectionSize(column) > words, qPrintable(title));
        }
        QCOMPARE(titles.size(), table->columnCount());
        // All columns are there at once, or can be reached by the bar below them.
        const int room = table->viewport()->width();
        const int hidden = header->length() - room;
        QCOMPARE(table->horizontalScrollBar()->isVisible(), hidden > 0);
        if (hidden > 0)
            QVERIFY(table->horizontalScrollBar()->maximum() >= hidden);
        else
            QCOMPARE(header->length(), room);
        if (scale < 1.5)
            QVERIFY2(hidden <= 0, "every column has room where the type is not large");
        // No words are cut: what is long takes a further line.
        for (int row = 0; row < table->rowCount(); ++row) {
            for (int column = 1; column < table->columnCount(); ++column) {
                QFont font = table->font();
                font.setBold(row == 0);
                const QRect needed = QFontMetrics(font).boundingRect(QRect(0, 0, table->columnWidth(column), 1000), Qt::TextWordWrap,
                                                                     table->item(row, column)->text());
                QVERIFY(needed.width() <= table->columnWidth(column));
                QVERIFY(needed.height() <= table->rowHeight(row));
            }
        }
        QCoreApplication::removeTranslator(&translator);
        Theme().apply(*qApp);
    }

    void theTableIsAsHighAsItsRows()
    {
        EvidenceTable shown;
        auto [evidence, reply] = everything();
        shown.resize(640, 600);
        shown.setEvidence(evidence.mid(0, 1), reply);
        shown.show();
        QVERIFY(QTest::qWaitForWindowExposed(&shown));
        QVERIFY(!shown.table()->verticalScrollBar()->isVisible());
        const int low = shown.table()->height();
        shown.setEvidence(evidence, reply);
        QTRY_VERIFY(shown.table()->verticalScrollBar()->isVisible());
        QVERIFY(shown.table()->height() > low && shown.table()->height() < 400);
    }

    void aSelectedPassageIsTold()
    {
        EvidenceTable shown;
        const auto [evidence, reply] = everything();
        QSignalSpy chosen(&shown, &EvidenceTable::chosen);
        shown.setEvidence(evidence, reply);
        QCOMPARE(chosen.count(), 0);
        shown.table()->setCurrentCell(2, 0);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.first().first().toInt(), 2);
    }
};

QTEST_MAIN(EvidenceTableTest)

#include "evidencetabletest.moc"
