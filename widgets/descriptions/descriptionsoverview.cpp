// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/descriptions/descriptionsoverview.h"

#include "models/services/descriptions/export.h"
#include "models/services/descriptions/ratingrereading.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/frame/emptystate.h"
#include "widgets/controls/frame/statestack.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/layout/splitview.h"
#include "widgets/descriptions/descriptionrunspanel.h"
#include "widgets/descriptions/meanscorespanel.h"
#include "widgets/descriptions/scorefiles.h"
#include "widgets/descriptions/scorerpairspanel.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/shell/page/keptsizes.h"
#include "widgets/shell/page/practiceswitch.h"
#include "widgets/shell/page/userprompts.h"
#include "widgets/theme/theme.h"

#include <QLabel>
#include <QLocale>
#include <QScrollArea>

#include <algorithm>
#include <initializer_list>

namespace yuyi {

DescriptionsOverview::DescriptionsOverview(DescriptionsPageData &pageData, QWidget *parent) : QWidget(parent), m_pageData(pageData)
{
    auto *split = new SplitView(Qt::Horizontal, this);
    m_runs = new DescriptionRunsPanel(m_pageData, this);
    split->addPart(m_runs, 1);
    split->addPart(buildReport(), 1);
    keepSizes(split, m_pageData.context().settings, QStringLiteral("descriptions-overview"), {2200, 7800});
    fillWith(this, split);
    m_files = new ScoreFiles(m_pageData.context().prompts, this);
    connect(m_files, &ScoreFiles::failed, this, &DescriptionsOverview::failed);
    connect(m_files, &ScoreFiles::toast, this, &DescriptionsOverview::toast);
    connect(m_runs, &DescriptionRunsPanel::failed, this, &DescriptionsOverview::failed);
    connect(m_runs, &DescriptionRunsPanel::toast, this, &DescriptionsOverview::toast);
    const auto reach = [this](QWidget *part) { m_scroll->ensureWidgetVisible(part); };
    connect(m_means, &MeanScoresPanel::reached, this, reach);
    connect(m_pairs, &ScorerPairsPanel::reached, this, reach);
    retranslate();
}

QWidget *DescriptionsOverview::buildReport()
{
    auto *panel = new QWidget(this);
    makePanel(panel);
    m_scroll = new QScrollArea(panel);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    auto *inside = new QWidget(m_scroll);
    m_title = wrappedLabel(inside, TextRole::Section);
    m_title->setObjectName(QStringLiteral("reportTitle"));
    m_facts = wrappedLabel(inside, TextRole::Soft);
    m_facts->setObjectName(QStringLiteral("reportFacts"));
    m_means = new MeanScoresPanel(m_pageData, inside);
    m_pairs = new ScorerPairsPanel(m_pageData, inside);
    auto *column = columnIn(inside, spacing::medium);
    m_practice = new PracticeSwitch(inside);
    for (QWidget *one : std::initializer_list<QWidget *>{m_title, m_practice, m_facts, m_means, m_pairs})
        column->addWidget(one);
    column->addStretch(1);
    m_scroll->setWidget(inside);
    m_stack = new StateStack(m_scroll, panel);
    m_waiting = m_stack->empty();
    m_waiting->setObjectName(QStringLiteral("reportWaiting"));
    m_open = m_waiting->addAction(m_pageData.context().commands.action(QStringLiteral("descriptions.open-figures")),
                                  ActionButton::Kind::Plain);
    m_stack->showEmpty();
    fillWith(panel, m_stack);
    return panel;
}

void DescriptionsOverview::enter()
{
    refresh();
    // What was scored meanwhile is not in the figures that are held.
    m_pageData.reload();
}

void DescriptionsOverview::refresh()
{
    m_runs->showRuns();
    showReport();
}

bool DescriptionsOverview::hasScores() const
{
    const auto facts = m_pageData.data();
    return facts && facts->report && !facts->report->scorers.isEmpty();
}

bool DescriptionsOverview::hasPair() const
{
    return hasScores() && m_pairs->hasPair();
}

void DescriptionsOverview::showReport()
{
    const auto facts = m_pageData.data();
    const DescriptionRun *run = m_pageData.run();
    if (!facts || !run)
        return;
    if (!facts->report) {
        m_waiting->setSentence(
            run->isOfQuestions()
                ? tr("The scores of other people are shown after you have scored all of these replies.")
                : tr("The scores of judge models and other people are shown after you have scored all of these descriptions."));
        const QString left = QStringLiteral("%1 %2")
                                 .arg(run->isOfQuestions() ? tr("You still have %n reply(s) to score.", nullptr, facts->own.left())
                                                           : tr("You still have %n description(s) to score.", nullptr, facts->own.left()),
                                      withheldSentence(facts->own))
                                 .trimmed();
        m_waiting->setHint(
            m_pageData.isLead()
                ? tr("%1 A lead who does not want to score can show the results now.",
                     "descriptions left")
                      .arg(left)
                : left);
        m_open->setVisible(canOpenFigures());
        m_stack->showEmpty();
        return;
    }
    const DescriptionReport &report = *facts->report;
    const bool judged = std::any_of(report.scorers.begin(), report.scorers.end(),
                                    [](const DescriptionScorer &one) { return one.practice; });
    m_practice->setState(report.run.isPractice() || judged, m_practice->isWanted(), 0);
    const auto number = static_cast<int>(report.pictures.size());
    m_title->setText(run->isOfQuestions() ? tr("Replies by %1 (%n question(s))", nullptr, number).arg(report.title())
                                          : tr("Descriptions by %1 (%n image(s))", nullptr, number).arg(report.title()));
    m_facts->setText(factsText(report, facts->rereadable));
    const bool any = !report.scorers.isEmpty();
    m_open->hide();
    m_waiting->setSentence(run->isOfQuestions() ? tr("Nobody has scored these replies yet.")
                                                : tr("Nobody has scored these descriptions yet."));
    m_waiting->setHint(run->isOfQuestions() ? tr("You score them on the “Score” tab of this page.")
                                            : tr("Let a judge model score the descriptions, or score them yourself."));
    m_stack->showWorkIf(any);
    if (!any)
        return;
    m_means->showReport();
    m_pairs->showReport();
}

QString DescriptionsOverview::factsText(const DescriptionReport &report, int rereadable) const
{
    const QLocale locale;
    const QString number = locale.toString(report.described());
    QStringList parts{report.task.isAboutReplies() ? tr("Replies: %1").arg(number) : tr("Images described: %1", "pictures").arg(number),
                      tr("prompt version %1").arg(locale.toString(report.promptNumber)),
                      tr("scores on a scale from %1 to %2").arg(locale.toString(report.task.lowest), locale.toString(report.task.highest))};
    for (const DescriptionScorer &scorer : report.scorers) {
        if (scorer.unread > 0)
            parts.append(tr("%n reply(s) from %1 without a readable score", nullptr, scorer.unread).arg(scorer.name));
        if (scorer.failed > 0)
            parts.append(tr("%n request(s) to %1 failed", nullptr, scorer.failed).arg(scorer.name));
        if (scorer.late > 0)
            parts.append(tr("%1 gave or changed %n score(s) when the results were already visible", nullptr, scorer.late).arg(scorer.name));
    }
    if (rereadable > 0)
        parts.append(tr("%n judge reply(s) would get a different score if re-scored", nullptr, rereadable));
    return parts.join(tr(" · ", "between facts"));
}

bool DescriptionsOverview::canOpenFigures() const
{
    const auto facts = m_pageData.data();
    return facts && m_pageData.isLead() && !facts->chosen.isNull() && !facts->report;
}

void DescriptionsOverview::openFigures()
{
    const auto facts = m_pageData.data();
    const RunId id = facts->chosen;
    m_pageData.context().prompts.confirm(
        this, tr("Show Results"),
        tr("If you continue, you will always see the scores of judge models and other people for these descriptions. After that, you "
           "cannot score your %n unscored description(s), because your scores would not be blind.",
           nullptr, facts->own.left()),
        tr("Show"), [this, id] {
            m_pageData.context()
                .project
                .write([id, person = m_pageData.context().project.person().id](Stores &stores) {
                    return yuyi::openFigures(stores, person, id);
                })
                .then(this, [this](const Result<> &done) {
                    if (!done)
                        Q_EMIT failed(done.error().sentence);
                    m_pageData.reload();
                });
        });
}

bool DescriptionsOverview::canReread() const
{
    const auto facts = m_pageData.data();
    return facts && m_pageData.isLead() && facts->rereadable > 0;
}

void DescriptionsOverview::reread()
{
    m_pageData.context()
        .project
        .write(
            [id = m_pageData.data()->chosen, person = m_pageData.context().project.person().id](
                Stores &stores) {
                return RatingRereading(stores, person).readAgain(id);
            })
        .then(this, [this](const Result<RereadReport> &read) {
            if (read)
                Q_EMIT toast(tr("%n reply(s) have a different score now.", nullptr, read->changed), false);
            else
                Q_EMIT failed(read.error().sentence);
            m_pageData.reload();
        });
}

bool DescriptionsOverview::mayLeave()
{
    const auto allowed = m_practice->mayLeave();
    if (!allowed)
        m_files->tell(allowed);
    return allowed.has_value();
}

void DescriptionsOverview::nextGrouping()
{
    m_means->nextGrouping();
}

void DescriptionsOverview::nextPair()
{
    m_pairs->nextPair();
}

void DescriptionsOverview::exportScores()
{
    if (!mayLeave())
        return;
    m_files->saveTable(QStringLiteral("descriptions.csv"), descriptionScoresCsv(*m_pageData.data()->report));
}

void DescriptionsOverview::exportPairs()
{
    if (!mayLeave())
        return;
    m_files->saveTable(QStringLiteral("description-agreement.csv"), scorerPairsCsv(*m_pageData.data()->report));
}

void DescriptionsOverview::exportMeans()
{
    if (!mayLeave())
        return;
    m_files->saveMeans(
        QStringLiteral("description-means.pdf"), [this] { return m_means->printed(); },
        descriptionMeansCsv(*m_pageData.data()->report));
}

void DescriptionsOverview::exportPair()
{
    if (!mayLeave())
        return;
    m_files->saveComparison(
        QStringLiteral("description-scatter.pdf"), [this] { return m_pairs->printedBubbles(); },
        [this] { return m_pairs->printedTable(); });
}

QTableWidget *DescriptionsOverview::means() const
{
    return m_means->means();
}

QTableWidget *DescriptionsOverview::pairs() const
{
    return m_pairs->pairs();
}

MatrixView *DescriptionsOverview::matrix() const
{
    return m_pairs->matrix();
}

BubbleChart *DescriptionsOverview::bubbles() const
{
    return m_pairs->bubbles();
}

void DescriptionsOverview::retranslate()
{
    m_runs->retranslate();
    m_means->retranslate();
    m_pairs->retranslate();
    refresh();
}

} // namespace yuyi
