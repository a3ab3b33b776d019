// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/resultsprogram.h"

using namespace yuyi;
using namespace yuyi::test;

/// Eight items, two models: from a file of replies to a figure, from the figure to the reply, by keyboard.
class ResultsPageTest : public ResultsProgram
{
    Q_OBJECT

private Q_SLOTS:
    void init() { setUp(); }
    void cleanup() { tearDown(); }

    void repliesComeInFromAFile()
    {
        start();
        auto *empty = page()->findChild<EmptyState *>(QStringLiteral("resultsEmpty"));
        QTRY_VERIFY(empty->isVisible());
        m_program->prompts.willChoose({repliesFile(QStringLiteral("alpha"), 7, true)});
        m_program->key(Qt::Key_I);
        auto *dialog = page()->findChild<ImportResponsesDialog *>();
        QVERIFY(dialog);
        auto *state = dialog->findChild<QLabel *>(QStringLiteral("importState"));
        QTRY_VERIFY2(state->text().startsWith(u'9'), qPrintable(state->text()));
        QCOMPARE(dialog->findChild<LineField *>(QStringLiteral("importModel"))->text(), QStringLiteral("alpha"));
        m_program->key(Qt::Key_Return);
        auto *unknown = dialog->findChild<QPlainTextEdit *>(QStringLiteral("importUnknown"));
        QTRY_VERIFY(unknown->isVisible());
        QCOMPARE(unknown->toPlainText(), QStringLiteral("val-999"));
        QVERIFY(dialog->findChild<QLabel *>(QStringLiteral("importReport"))->text().startsWith(u'8'));
        m_program->key(Qt::Key_Return);
        window().activateWindow();
        QTRY_VERIFY(page()->tables()->hasTable());
        QCOMPARE(cell(QStringLiteral("alpha"), 1), QStringLiteral("87.5"));
        QVERIFY(!empty->isVisible());
    }

    void filesWithoutRepliesAreRefused()
    {
        start();
        QTRY_VERIFY(page()->findChild<EmptyState *>(QStringLiteral("resultsEmpty"))->isVisible());
        const QString path = m_program->path(QStringLiteral("bad.jsonl"));
        write(path, "{\"id\": \"val-1\", \"response\": \"A\"}\nnonsense\n");
        m_program->prompts.willChoose({path});
        m_program->key(Qt::Key_I);
        auto *dialog = page()->findChild<ImportResponsesDialog *>();
        auto *state = dialog->findChild<QLabel *>(QStringLiteral("importState"));
        QTRY_VERIFY2(state->text().contains(u'2'), qPrintable(state->text()));
        m_program->key(Qt::Key_Return);
        QVERIFY(dialog->isVisible());
        m_program->key(Qt::Key_Escape);
        QTRY_VERIFY(!page()->findChild<ImportResponsesDialog *>());
    }

    void aFigureOpensItsReplies()
    {
        startWithRuns();
        // The plain prompt first: one row for each model, best bold by rank.
        QCOMPARE(cell(QStringLiteral("alpha"), 1), QStringLiteral("87.5"));
        QCOMPARE(cell(QStringLiteral("beta"), 1), QStringLiteral("50.0"));
        QCOMPARE(rows()->cellAt(rows()->index(rowOf(QStringLiteral("alpha")), 1))->rank, 1);
        QCOMPARE(rows()->cellAt(rows()->index(rowOf(QStringLiteral("beta")), 1))->rank, 2);
        int baselines = 0;
        for (const ResultsRow &row : rows()->table().rows)
            baselines += row.section == ResultsSection::Baselines ? 1 : 0;
        QCOMPARE(baselines, 3);
        QTRY_VERIFY(table()->hasFocus());
        table()->setCurrentIndex(rows()->index(rowOf(QStringLiteral("alpha")), 1));
        m_program->key(Qt::Key_J);
        QCOMPARE(table()->currentIndex().row(), rowOf(QStringLiteral("beta")));
        // The first label of the first dimension shown holds every other item.
        m_program->key(Qt::Key_Right);
        QCOMPARE(table()->currentIndex().column(), 2);
        QCOMPARE(rows()->cellAt(table()->currentIndex())->n, itemCount / 2);
        // The head says on how many questions a column rests; its cells do not repeat it.
        const auto head = [&](int column) { return rows()->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString(); };
        QVERIFY2(head(1).endsWith(QStringLiteral("n = 8")), qPrintable(head(1)));
        QVERIFY2(head(2).endsWith(QStringLiteral("n = 4")), qPrintable(head(2)));
        QVERIFY(table()->currentIndex().data(ResultsTableModel::CountRole).toString().isEmpty());
        m_program->key(Qt::Key_Return);
        ViewerView *viewer = page()->viewer();
        QTRY_VERIFY(viewer->isVisible() && viewer->isComplete());
        QCOMPARE(viewer->model()->rowCount(), itemCount / 2);
        QVERIFY(viewer->findChild<QLabel *>(QStringLiteral("viewerScope"))->text().contains(QStringLiteral("beta")));

        // Walk, and look at the other model's words on the same item.
        QTRY_VERIFY(viewer->detail()->isComplete());
        m_program->key(Qt::Key_J);
        QTRY_COMPARE(viewer->findChild<QLabel *>(QStringLiteral("itemStem"))->text(), QStringLiteral("问题3？"));
        QTRY_VERIFY(viewer->detail()->isComplete());
        QTableWidget *answers = viewer->detail()->answers();
        QCOMPARE(answers->rowCount(), 2);
        QCOMPARE(answers->item(0, 0)->text(), QStringLiteral("beta"));
        QCOMPARE(answers->item(0, 2)->text(), QStringLiteral("C"));
        ReplyView *reply = viewer->detail()->reply();
        QVERIFY2(reply->markedText().contains(QStringLiteral(">答案：C</span>")), qPrintable(reply->markedText()));
        QVERIFY(!reply->markedText().contains(QStringLiteral("先看图"))); // reasoning is folded
        m_program->key(Qt::Key_R);
        m_program->key(Qt::Key_T);
        QTRY_VERIFY(reply->promptText().contains(QStringLiteral("not recorded")));
        // Why this option was read: the table of passages, and the selected one in the text.
        QTableWidget *evidence = reply->evidence()->table()->table();
        QVERIFY(!evidence->isVisible());
        m_program->key(Qt::Key_D);
        QTRY_VERIFY(evidence->isVisible() && evidence->hasFocus());
        QCOMPARE(evidence->rowCount(), 1);
        QCOMPARE(evidence->item(0, 0)->text(), QStringLiteral("答案：C"));
        QCOMPARE(evidence->item(0, 1)->text(), QStringLiteral("C"));
        QCOMPARE(evidence->item(0, 2)->text(), QStringLiteral("States the answer"));
        QCOMPARE(evidence->item(0, 3)->text(), QStringLiteral("Decides the answer"));
        evidence->setCurrentCell(0, 0);
        QVERIFY2(reply->markedText().contains(QStringLiteral(">答案：C</span>")), qPrintable(reply->markedText()));
        m_program->key(Qt::Key_D);
        QTRY_VERIFY(!evidence->isVisible());
        m_program->key(Qt::Key_N);
        QCOMPARE(answers->currentRow(), 1);
        // That model stays the one looked at.
        m_program->key(Qt::Key_J);
        QTRY_COMPARE(viewer->findChild<QLabel *>(QStringLiteral("itemStem"))->text(), QStringLiteral("问题5？"));
        QTRY_COMPARE(answers->currentRow(), 1);
        // All again, and those that differ.
        m_program->key(Qt::Key_Backspace);
        QTRY_COMPARE(viewer->model()->rowCount(), itemCount);
        QVERIFY(!viewer->isNarrowed());
    }

    void aPersonOverrulesAScore()
    {
        startWithRuns();
        m_program->key(Qt::Key_3, Qt::AltModifier);
        ViewerView *viewer = page()->viewer();
        QTRY_VERIFY(viewer->isVisible() && viewer->isComplete() && viewer->detail()->isComplete());
        QTRY_COMPARE(viewer->model()->rowCount(), itemCount);
        // The last item is wrong in both; say that alpha meant its key.
        for (int i = 1; i < itemCount; ++i)
            m_program->key(Qt::Key_J);
        QTRY_COMPARE(viewer->findChild<QLabel *>(QStringLiteral("itemStem"))->text(), QStringLiteral("问题8？"));
        QTRY_VERIFY(viewer->detail()->isComplete());
        QTableWidget *answers = viewer->detail()->answers();
        int alpha = 0;
        for (int row = 0; row < answers->rowCount(); ++row)
            alpha = answers->item(row, 0)->text() == QStringLiteral("alpha") ? row : alpha;
        while (answers->currentRow() < alpha)
            m_program->key(Qt::Key_N);
        m_program->key(Qt::Key_O);
        auto *dialog = viewer->findChild<OverruleDialog *>();
        QVERIFY(dialog);
        QTRY_VERIFY(dialog->findChild<ChipRow *>(QStringLiteral("overruleOptions"))->hasFocus());
        m_program->key(Qt::Key_2); // the key of the eighth is B
        auto *reason = dialog->findChild<QPlainTextEdit *>(QStringLiteral("overruleReason"));
        QTRY_VERIFY(reason->hasFocus());
        QTest::keyClicks(reason, QStringLiteral("it says so in words"));
        m_program->key(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(viewer->detail()->reply()->findChild<QLabel *>(QStringLiteral("overruleText"))->isVisible(), true);
        QTRY_VERIFY(!viewer->findChild<OverruleDialog *>());
        window().activateWindow();
        QTRY_VERIFY(window().isActiveWindow());
        QVERIFY(viewer->detail()
                    ->reply()
                    ->findChild<QLabel *>(QStringLiteral("overruleText"))
                    ->text()
                    .contains(QStringLiteral("it says so in words")));
        m_program->key(Qt::Key_1, Qt::AltModifier);
        QTRY_VERIFY(page()->tables()->isVisible());
        QTRY_COMPARE_WITH_TIMEOUT(cell(QStringLiteral("alpha"), 1), QStringLiteral("100.0"), 8000);
        QCOMPARE(rows()->cellAt(rows()->index(rowOf(QStringLiteral("alpha")), 1))->overruled, 1);
        // And undone.
        m_program->key(Qt::Key_3, Qt::AltModifier);
        QTRY_VERIFY(viewer->detail()->isComplete() && viewer->detail()->mayWithdraw());
        m_program->key(Qt::Key_W);
        QTRY_VERIFY(!viewer->detail()->mayWithdraw());
        m_program->key(Qt::Key_1, Qt::AltModifier);
        QTRY_COMPARE_WITH_TIMEOUT(cell(QStringLiteral("alpha"), 1), QStringLiteral("87.5"), 8000);
    }

    void theOtherScorerCanBeChosen()
    {
        startWithRuns();
        QTRY_COMPARE(cell(QStringLiteral("alpha"), 1), QStringLiteral("87.5"));
        m_program->key(Qt::Key_S);
        // The published scorer finds no letter in a sentence of Chinese characters.
        QTRY_COMPARE(cell(QStringLiteral("alpha"), 1), QStringLiteral("75.0"));
        m_program->key(Qt::Key_3, Qt::AltModifier);
        ViewerView *viewer = page()->viewer();
        QTRY_VERIFY(viewer->isComplete());
        auto *filters = viewer->findChild<ChipRow *>(QStringLiteral("viewerFilters"));
        QTRY_VERIFY(filters->choose(QStringLiteral("scorers-disagree")));
        QTRY_COMPARE(viewer->model()->rowCount(), 2);
    }

    void groupingsByDigit()
    {
        startWithRuns();
        auto *groupings = page()->findChild<ChipRow *>(QStringLiteral("resultsGroupings"));
        m_program->key(Qt::Key_1);
        QTRY_COMPARE(rows()->columnCount(), 2);
        int configuration = -1;
        for (int i = 0; i < groupings->options().size(); ++i) {
            if (groupings->options().at(i).code == QStringLiteral("configuration"))
                configuration = i;
        }
        QVERIFY(configuration > 0);
        m_program->key(Qt::Key(Qt::Key_1 + configuration));
        // A row for each model, a column for each configuration; beta has no reasoning run.
        QTRY_COMPARE(rows()->columnCount(), 3);
        QCOMPARE(cell(QStringLiteral("alpha"), 2), QStringLiteral("62.5"));
        QCOMPARE(cell(QStringLiteral("beta"), 2), QStringLiteral("–"));
        // Runs taken out of sight leave the tables.
        m_program->key(Qt::Key_U);
        auto *chooser = page()->findChild<RunChooser *>();
        QVERIFY(chooser);
        auto *choices = chooser->findChild<QTableWidget *>(QStringLiteral("runChoices"));
        QCOMPARE(choices->rowCount(), 3);
        QTRY_VERIFY(choices->hasFocus());
        for (int row = 0; row < 3; ++row) {
            if (choices->item(row, 0)->text() == QStringLiteral("beta"))
                choices->setCurrentCell(row, 0);
        }
        m_program->key(Qt::Key_Space);
        m_program->key(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(rowOf(QStringLiteral("beta")), -1);
        QVERIFY(rowOf(QStringLiteral("alpha")) > 0);
    }

    void orderedByAnyColumn()
    {
        startWithRuns();
        QTRY_VERIFY(table()->hasFocus());
        const auto order = [this] {
            return rowOf(QStringLiteral("alpha")) < rowOf(QStringLiteral("beta"))
                     ? QStringLiteral("alpha beta")
                     : QStringLiteral("beta alpha");
        };
        QCOMPARE(order(), QStringLiteral("alpha beta")); // best overall first
        const int sections = rows()->rowCount();
        const QModelIndex beta = rows()->index(rowOf(QStringLiteral("beta")), 1);
        table()->setCurrentIndex(beta);
        m_program->key(Qt::Key_S, Qt::ShiftModifier);
        QCOMPARE(order(), QStringLiteral("alpha beta"));
        QVERIFY(table()->horizontalHeader()->isSortIndicatorShown());
        m_program->key(Qt::Key_S, Qt::ShiftModifier);
        QCOMPARE(order(), QStringLiteral("beta alpha"));
        // The figure one is at moves with its row; sections stay.
        QCOMPARE(table()->currentIndex().row(), rowOf(QStringLiteral("beta")));
        QCOMPARE(table()->currentIndex().data().toString(), QStringLiteral("50.0"));
        QCOMPARE(rows()->rowCount(), sections);
        QVERIFY(rows()->isSection(0));
        QCOMPARE(rows()->index(rows()->rowCount() - 3, 0).data().toString(),
                 rows()->table().rows.at(rows()->table().rows.size() - 3).title);
        m_program->key(Qt::Key_S, Qt::ShiftModifier);
        QCOMPARE(order(), QStringLiteral("alpha beta"));
        QVERIFY(!table()->horizontalHeader()->isSortIndicatorShown());
        // By name, with the mouse.
        QHeaderView *head = table()->horizontalHeader();
        const QPoint name(head->sectionViewportPosition(0) + 20, head->height() / 2);
        QTest::mouseClick(head->viewport(), Qt::LeftButton, {}, name);
        QTest::mouseClick(head->viewport(), Qt::LeftButton, {}, name);
        QCOMPARE(order(), QStringLiteral("beta alpha"));
    }

    /// The window is 1280 pixels wide, its navigation takes 240 of them; long names of models are usual.
    void fitsAtTwiceTheSize()
    {
        importReplies(QStringLiteral("a-model-with-a-rather-long-name-and-a-date-20260131"), QStringLiteral("none"), 6);
        startWithRuns();
        m_program->theme->setFontScale(2);
        for (const Qt::Key tab : {Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4}) {
            m_program->key(tab, Qt::AltModifier);
            const auto wide = [this] {
                QStringList names;
                for (const QWidget *part : page()->findChildren<QWidget *>()) {
                    if (part->isVisible() && part->minimumSizeHint().width() > 1040)
                        names.append(QStringLiteral("%1 %2: %3")
                                         .arg(QString::fromLatin1(part->metaObject()->className()),
                                              part->objectName())
                                         .arg(part->minimumSizeHint().width()));
                }
                return names.join(QStringLiteral(", "));
            };
            QTRY_VERIFY2(page()->minimumSizeHint().width() <= 1040, qPrintable(wide()));
        }
        m_program->theme->setFontScale(1);
    }

    /// Started with large type, what is set up by it fits as well, and many groupings do not push the table away.
    void beginsAtTwiceTheSize()
    {
        importReplies(QStringLiteral("a-model"), QStringLiteral("none"), 6);
        m_program->theme->setFontScale(2);
        startWithRuns();
        auto *groupings = page()->findChild<ChipRow *>(QStringLiteral("resultsGroupings"));
        auto *list = page()->findChild<QComboBox *>(QStringLiteral("resultsGroupingsList"));
        QTRY_VERIFY(list->isVisible() && !groupings->isVisible());
        QTRY_VERIFY(!table()->visibleRegion().isEmpty());
        m_program->key(Qt::Key_1); // digits go on
        QTRY_COMPARE(list->currentData().toString(), groupings->selectedOne());
        QCOMPARE(list->currentIndex(), 0);
        m_program->key(Qt::Key_3, Qt::AltModifier);
        QTRY_VERIFY(page()->findChild<ItemDetail *>()->isVisible());
        QTRY_VERIFY(page()->minimumSizeHint().width() <= 1040);
        m_program->theme->setFontScale(1);
        QTRY_VERIFY(!list->isVisible());
    }

    void commonItemsAreThoseAllHaveAnswered()
    {
        importReplies(QStringLiteral("short"), QStringLiteral("none"), 3, 5);
        startWithRuns();
        m_program->key(Qt::Key_1);
        QTRY_COMPARE(rows()->columnCount(), 2);
        QCOMPARE(rows()->cellAt(rows()->index(rowOf(QStringLiteral("alpha")), 1))->n, itemCount);
        auto *items = page()->findChild<QComboBox *>(QStringLiteral("resultsItems"));
        items->setFocus();
        while (items->currentIndex() + 1 < items->count())
            QTest::keyClick(items, Qt::Key_Down);
        QTRY_VERIFY(page()->tables()->hasTable());
        QTRY_COMPARE(rows()->cellAt(rows()->index(rowOf(QStringLiteral("alpha")), 1))->n, 5);
        table()->setFocus();
        table()->setCurrentIndex(rows()->index(rowOf(QStringLiteral("alpha")), 1));
        m_program->key(Qt::Key_G);
        QTRY_VERIFY(page()->viewer()->isVisible() && page()->viewer()->isComplete());
        QCOMPARE(page()->viewer()->model()->rowCount(), 5);
        // The letters are those of the same questions.
        m_program->key(Qt::Key_2, Qt::AltModifier);
        const ChartsView *charts = page()->charts();
        QTRY_VERIFY(charts->isVisible() && charts->isComplete());
        m_program->key(Qt::Key_4);
        QTRY_VERIFY(charts->isComplete() && charts->figures().chart == ResultsChart::Letters);
        for (const RunLetters &one : charts->figures().letters)
            QCOMPARE(one.letters.replies, 5);
    }

    void filesForThePaper()
    {
        startWithRuns();
        for (const char *ending : {"tex", "md", "csv", "xlsx"}) {
            const QString path = m_program->path(QStringLiteral("table.%1").arg(QLatin1String(ending)));
            m_program->prompts.willChoose({path});
            m_program->key(Qt::Key_E);
            QTRY_VERIFY(QFile::exists(path));
            QVERIFY(read(path).size() > 100);
        }
        QVERIFY(read(m_program->path(QStringLiteral("table.tex"))).contains("\\toprule"));
        QVERIFY(read(m_program->path(QStringLiteral("table.md"))).contains("alpha"));
        m_program->key(Qt::Key_C);
        QTRY_VERIFY(QApplication::clipboard()->text().contains(QStringLiteral("**87.5")));
    }

    void chartsOpenTheirItems()
    {
        startWithRuns();
        m_program->key(Qt::Key_2, Qt::AltModifier);
        ChartsView *charts = page()->charts();
        QTRY_VERIFY(charts->isVisible() && charts->isComplete());
        QSignalSpy failed(charts, &ChartsView::failed);
        for (const Qt::Key chart : {Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4, Qt::Key_5}) {
            m_program->key(chart);
            QTRY_VERIFY(charts->isComplete());
            const QString picture = m_program->path(QStringLiteral("%1.svg").arg(static_cast<int>(chart)));
            m_program->prompts.willChoose({picture});
            m_program->key(Qt::Key_X);
            const PrintFigure figure = charts->printed();
            QVERIFY(figure.isEmpty() || test::printAt(PrintSize::oneColumn));
            QTRY_VERIFY(figure.isEmpty() ? failed.size() == 1 : QFile::exists(picture));
            if (!figure.isEmpty())
                QCOMPARE(test::missingInPrint(figure, read(picture)), QStringList());
            if (charts->chart() == ResultsChart::Accuracy) {
                // What models are compared with is on the screen as in print.
                QStringList lines;
                for (const BarChart *bars : charts->findChildren<BarChart *>()) {
                    for (const ChartReference &line : bars->references())
                        lines.append(line.name);
                }
                QVERIFY(lines.size() == figure.lines.size() && lines.constFirst() == figure.lines.constFirst().name);
            }
            QVERIFY(charts->chart() != ResultsChart::Accuracy || figure.lines.constFirst().name.startsWith(QStringLiteral("Chance")));
            const QString csv = m_program->path(QStringLiteral("%1.csv").arg(static_cast<int>(chart)));
            m_program->prompts.willChoose({csv});
            m_program->key(Qt::Key_E);
            QTRY_VERIFY(QFile::exists(csv));
            QVERIFY(read(csv).contains(','));
        }
        // One model has run under two configurations: 5 of 8 against 7 of 8.
        m_program->key(Qt::Key_3);
        QTRY_VERIFY(charts->isComplete());
        QCOMPARE(charts->figures().deltas.size(), 1);
        QCOMPARE(charts->figures().deltas.first().comparison.difference, -0.25);
        // Letters: the key's spread is that of the items.
        m_program->key(Qt::Key_4);
        QTRY_VERIFY(charts->isComplete());
        QCOMPARE(charts->figures().letters.first().letters.keys.first(), 2);
        const RunLetters &letters = charts->figures().letters.first();
        for (int i = 0; i < letters.letters.letters.size(); ++i) {
            QCOMPARE(itemsOfLetter(*page()->pageData()->data(), letters.run, i, false, false).size(),
                     static_cast<qsizetype>(letters.letters.answers.at(i)));
            QCOMPARE(itemsOfLetter(*page()->pageData()->data(), letters.run, i, true, false).size(),
                     static_cast<qsizetype>(letters.letters.keys.at(i)));
        }
        m_program->key(Qt::Key_2);
        QTRY_VERIFY(charts->isComplete());
        auto *heat = charts->findChild<MatrixView *>(QStringLiteral("heatMap"));
        QCOMPARE(heat->cells().first().first().text, QStringLiteral("87.5"));
        heat->setFocus();
        m_program->key(Qt::Key_Return);
        QTRY_VERIFY(page()->viewer()->isVisible() && page()->viewer()->isComplete());
        QVERIFY(page()->viewer()->isNarrowed());
        QCOMPARE(page()->viewer()->model()->rowCount(), itemCount);
    }

    void accuracyIsDrawnBySize()
    {
        importReplies(QStringLiteral("alpha"), QStringLiteral("none"), 7, itemCount, 7.0);
        importReplies(QStringLiteral("beta"), QStringLiteral("none"), 4);
        start();
        QTRY_VERIFY(page()->tables()->hasTable());
        m_program->key(Qt::Key_2, Qt::AltModifier);
        ChartsView *charts = page()->charts();
        QTRY_VERIFY(charts->isVisible() && charts->isComplete());
        m_program->key(Qt::Key_6);
        QTRY_VERIFY(charts->isComplete() && charts->figures().chart == ResultsChart::Size);
        auto *chart = charts->findChild<PointsChart *>(QStringLiteral("sizeChart"));
        QVERIFY(chart && chart->isVisible());
        QCOMPARE(chart->figure().points.size(), 2);
        QCOMPARE(chart->figure().points.at(0).across, std::optional(7.0));
        QVERIFY(!chart->figure().points.at(1).across);
        const QString picture = m_program->path(QStringLiteral("size.svg"));
        m_program->prompts.willChoose({picture});
        m_program->key(Qt::Key_X);
        QVERIFY(test::printAt(PrintSize::oneColumn));
        QTRY_VERIFY(QFile::exists(picture));
        QVERIFY(read(picture).contains("alpha") && read(picture).contains("beta"));
        chart->setFocus();
        QVERIFY2(chart->accessibleDescription().contains(QStringLiteral("alpha · None: 7B")), qPrintable(chart->accessibleDescription()));
        m_program->key(Qt::Key_Return);
        QTRY_VERIFY(page()->viewer()->isVisible() && page()->viewer()->isComplete());
        QVERIFY(page()->viewer()->findChild<QLabel *>(QStringLiteral("viewerScope"))->text().contains(QStringLiteral("alpha")));
        // The table by size says it in words.
        m_program->key(Qt::Key_1, Qt::AltModifier);
        page()->findChild<ChipRow *>(QStringLiteral("resultsGroupings"))->choose(QStringLiteral("size"));
        QTRY_COMPARE(rows()->columnCount(), 2);
        const auto detail = [&](const char *model) {
            const int row = rowOf(QLatin1String(model));
            return row < 0 ? QString() : rows()->index(row, 0).data(ResultsTableModel::DetailRole).toString();
        };
        QTRY_VERIFY2(detail("alpha").startsWith(QStringLiteral("7B")), qPrintable(detail("alpha")));
        QVERIFY2(detail("beta").startsWith(QStringLiteral("size not stated")), qPrintable(detail("beta")));
    }

    void runsAreCompared()
    {
        startWithRuns();
        m_program->key(Qt::Key_4, Qt::AltModifier);
        CompareView *compare = page()->compare();
        QTRY_VERIFY(compare->isVisible() && compare->isComplete() && compare->model()->rowCount() == 1);
        const Comparison made = compare->model()->comparisons().first();
        QCOMPARE(made.n, itemCount);
        QCOMPARE(made.outcomes.onlyFirstRight + made.outcomes.onlySecondRight, qint64(3));
        // Three of three one way: two-sided binomial 2 · 0.5³.
        QCOMPARE(made.mcNemar.exact, 0.25);
        QVERIFY(compare->findChild<QLabel *>(QStringLiteral("comparisonText"))
                    ->text()
                    .contains(QStringLiteral("Exact McNemar: p = 0.250.")));
        // All from one side: A minus B beside only A, only B.
        const ComparisonsModel *shown = compare->model();
        QCOMPARE(shown->headerData(ComparisonsModel::Difference, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("A − B"));
        QCOMPARE(shown->index(0, ComparisonsModel::Changed).data().toString(),
                 QStringLiteral("%1 / %2").arg(made.outcomes.onlyFirstRight).arg(made.outcomes.onlySecondRight));
        QCOMPARE(probabilityPhrase(0.0001), QStringLiteral("p < 0.001"));
        auto *gained = compare->findChild<QTableWidget *>(QStringLiteral("gainedItems"));
        auto *lost = compare->findChild<QTableWidget *>(QStringLiteral("lostItems"));
        QCOMPARE(gained->rowCount() + lost->rowCount(), 3);
        // The other way round all that was lost is gained.
        auto *second = compare->findChild<QComboBox *>(QStringLiteral("compareSecond"));
        const int before = lost->rowCount();
        second->setFocus();
        for (int i = 0; i < second->count() && second->currentData().toUuid() != made.second.value(); ++i)
            QTest::keyClick(second, Qt::Key_Down);
        QTRY_VERIFY(compare->isComplete());
        compare->findChild<QTableView *>(QStringLiteral("comparisons"))->setFocus();
        m_program->key(Qt::Key_V);
        QTRY_VERIFY(compare->isComplete());
        QTRY_COMPARE(gained->rowCount(), before);
        const auto *outcomes = compare->findChild<OutcomeTable *>();
        QVERIFY(outcomes->isVisible());
        int counted = 0;
        for (const QLabel *label : outcomes->findChildren<QLabel *>())
            counted += label->text().toInt();
        QCOMPARE(counted, itemCount);
        const QString csv = m_program->path(QStringLiteral("comparison.csv"));
        m_program->prompts.willChoose({csv});
        m_program->key(Qt::Key_E);
        QTRY_VERIFY(QFile::exists(csv));
        QVERIFY(read(csv).contains("0.25"));
        // All pairs at once; a cell is the comparison it stands for.
        QVERIFY(second->findText(QStringLiteral("All pairs")) > 0);
        second->setFocus();
        QTest::keyClick(second, Qt::Key_Home);
        QTest::keyClick(second, Qt::Key_Down);
        auto *pairs = compare->findChild<MatrixView *>(QStringLiteral("comparisonPairs"));
        QTRY_VERIFY(compare->isComplete() && pairs->isVisible());
        QCOMPARE(pairs->cells().size(), 2);
        QCOMPARE(pairs->cells().at(0).at(1).text, QStringLiteral("0.250"));
        QVERIFY(pairs->cells().at(0).at(1).shade < 0); // no difference to be told
        QVERIFY(!compare->maySwap());
        pairs->setFocus();
        QTest::keyClick(pairs, Qt::Key_Right);
        QTest::keyClick(pairs, Qt::Key_Return);
        QTRY_VERIFY(compare->isComplete() && !pairs->isVisible());
        QVERIFY(compare->maySwap());
        QTRY_COMPARE(gained->rowCount() + lost->rowCount(), 3);
        m_program->key(Qt::Key_G);
        QTRY_VERIFY(page()->viewer()->isVisible() && page()->viewer()->isComplete());
        QCOMPARE(page()->viewer()->model()->rowCount(), 3);
    }

    void answerKeysAreHiddenFromOthers()
    {
        importReplies(QStringLiteral("alpha"), QStringLiteral("none"), 7);
        Person annotator;
        annotator.id = PersonId::create();
        annotator.name = QStringLiteral("甲");
        annotator.roles = {Role::Annotator, Role::Validator};
        annotator.createdAt = QDateTime::currentDateTimeUtc();
        {
            const auto factory = m_program->host.open(m_location);
            const auto stores = (*factory)->open();
            must((*stores)->transaction([&] { return (*stores)->project().addPerson(annotator); }));
        }
        start();
        QTRY_VERIFY(page()->tables()->hasTable());
        m_program->key(Qt::Key_3, Qt::AltModifier);
        QTRY_COMPARE(page()->viewer()->model()->rowCount(), itemCount);
        QTRY_VERIFY(page()->viewer()->detail()->isComplete());
        project().actAs(annotator.id);
        QTRY_VERIFY(window().currentPageId() != QStringLiteral("results"));
        // Nothing of it stays in the window.
        QTRY_COMPARE(page()->viewer()->model()->rowCount(), 0);
        QVERIFY(!page()->pageData()->data());
        QVERIFY(page()->viewer()->findChild<QLabel *>(QStringLiteral("itemStem"))->text().isEmpty());
        window().goToPage(QStringLiteral("results"));
        QVERIFY(window().currentPageId() != QStringLiteral("results"));
        std::optional<Result<ResultsData>> answer;
        project()
            .read([id = annotator.id](Stores &stores) { return ResultsService(stores, id).data({}); })
            .then(this, [&](const Result<ResultsData> &found) { answer = found; });
        QTRY_VERIFY(answer.has_value());
        QVERIFY(!*answer);
        QCOMPARE(answer->error().code, ErrorCode::Refused);
        QVERIFY(!answer->error().sentence.isEmpty());
    }
};

QTEST_MAIN(ResultsPageTest)
#include "resultstest.moc"
