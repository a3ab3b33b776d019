// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/descriptions/descriptionspage.h"

#include "models/services/runs/runcenter.h"
#include "models/services/session/projectaccess.h"
#include "widgets/descriptions/descriptionrunspanel.h"
#include "widgets/descriptions/descriptionsoverview.h"
#include "widgets/descriptions/modelsview.h"
#include "widgets/descriptions/replyrunsdialog.h"
#include "widgets/descriptions/scoringpanel.h"
#include "widgets/shell/commands/pagecommands.h"

#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>

#include <algorithm>

namespace yuyi {

DescriptionsPage::DescriptionsPage(PageContext context, QWidget *parent) : TabbedPage(context, "descriptions", parent)
{
    m_pageData = new DescriptionsPageData(context, this);
    setPageData(m_pageData);
    addTab("overview", [] { return tr("Overview"); });
    addTab("score", [] { return tr("Score"); });
    addTab(
        "models", [] { return tr("Models"); }, [] { return tr("All Models"); });
    addCommands();
    addOverviewCommands();
    addReadingCommands();
    build();
    connect(m_models, &DescriptionModels::changed, this, [this] { m_context.commands.refresh(); });
    finish();
}

void DescriptionsPage::addCommands()
{
    const PageCommands add(m_context.commands, "descriptions");
    // Before there are runs no tab shows anything, and what begins is offered whichever is chosen.
    const auto lead = [this] {
        return isEntered() && m_pageData->isLead() && m_pageData->data() && (tab() == Overview || !hasRuns());
    };
    add(
        "describe", [] { return tr("Describe Images…"); }, [this] { ask(AskDialog::Kind::Describe); },
        [this, lead] { return lead() && !m_pageData->data()->tasks.isEmpty() && !m_pageData->data()->endpoints.isEmpty(); });
    add(
        "judge", [] { return tr("Judge Descriptions…"); }, [this] { ask(AskDialog::Kind::Judge); },
        [this, lead] { return lead() && hasDescriptions() && !m_pageData->data()->endpoints.isEmpty(); });
    add(
        "choose-replies", [] { return tr("Score Replies to Questions…"); }, [this] { chooseReplies(); },
        [this, lead] { return lead() && m_pageData->data()->hasReplyTasks; });
    add(
        "endpoints", [] { return tr("Set Up an Endpoint"); },
        [this] {
            Location location;
            location.page = PageId::Models;
            Q_EMIT goTo(location);
        },
        lead);
    const auto run = [this, lead] { return lead() && hasRuns(); };
    add(
        "go-on", [] { return tr("Continue"); }, [this] { m_overview->runs()->goOn(); },
        [this, run] { return run() && m_overview->runs()->canGoOn(); });
    add(
        "pause", [] { return tr("Pause"); }, [this] { m_overview->runs()->pause(); },
        [this, run] { return run() && m_overview->runs()->isAtWork(); });
    add(
        "hide", [] { return tr("Hide the Run…"); }, [this] { m_overview->runs()->hideRun(); },
        [this, run] { return run() && !m_overview->runs()->isAtWork(); });
    add(
        "unhide", [] { return tr("Show Hidden Runs Again"); }, [this] { m_overview->runs()->showHidden(); }, lead);
    add(
        "open-figures", [] { return tr("Show Results…"); }, [this] { m_overview->openFigures(); },
        [this, run] { return run() && m_overview->canOpenFigures(); });
    add(
        "reread", [] { return tr("Re-score Replies"); }, [this] { m_overview->reread(); },
        [this, run] { return run() && m_overview->canReread(); });
}

void DescriptionsPage::addOverviewCommands()
{
    const PageCommands add(m_context.commands, "descriptions");
    const auto scored = [this] { return on(Overview) && m_overview->hasScores(); };
    const auto paired = [this] { return on(Overview) && m_overview->hasPair(); };
    const auto models = [this] { return on(Models) && m_models->hasTable(); };
    add(
        "table", [] { return tr("Save Table…"); },
        [this] { tab() == Models ? m_models->exportTable() : m_overview->exportScores(); },
        [scored, models] { return scored() || models(); });
    add(
        "means", [] { return tr("Save Mean Scores…"); },
        [this] { tab() == Models ? m_models->exportChart() : m_overview->exportMeans(); },
        [scored, models] { return scored() || models(); });
    add(
        "pairs", [] { return tr("Save Agreement Table…"); }, [this] { m_overview->exportPairs(); }, paired);
    add(
        "picture", [] { return tr("Save Comparison Chart…"); }, [this] { m_overview->exportPair(); }, paired);
    add(
        "grouping", [] { return tr("Next Grouping"); }, [this] { m_overview->nextGrouping(); }, scored);
    add(
        "pair", [] { return tr("Next Pair of Scorers"); }, [this] { m_overview->nextPair(); }, paired);
}

/// What is longer than the window is read by keys, too.
void DescriptionsPage::addReadingCommands()
{
    const auto scroll = [this](int pages) {
        QScrollBar *bar = (tab() == Score ? m_scoring->reading() : tab() == Models ? m_models->reading()
                                                                                   : m_overview->reading())
                              ->verticalScrollBar();
        bar->setValue(bar->value() + pages * bar->pageStep() * 9 / 10);
    };
    const auto reads = [this] { return isEntered() && hasRuns(); };
    const PageCommands add(m_context.commands, "descriptions");
    add(
        "read-on", [] { return tr("Scroll Down"); }, [scroll] { scroll(1); }, reads);
    add(
        "read-back", [] { return tr("Scroll Up"); }, [scroll] { scroll(-1); }, reads);
}

void DescriptionsPage::build()
{
    const auto lead = [this] { return tab() == Overview && m_pageData->isLead(); };
    addButton("descriptions.go-on", [this, lead] { return lead() && m_overview->runs()->canGoOn(); });
    addButton("descriptions.pause", [this, lead] { return lead() && m_overview->runs()->isAtWork(); });
    addButton("descriptions.reread", [this, lead] { return lead() && m_overview->canReread(); });
    addButton("descriptions.choose-replies", [this, lead] { return lead() && m_pageData->data() && m_pageData->data()->hasReplyTasks; });
    addButton("descriptions.describe", [this, lead] { return lead() && m_pageData->data() && !m_pageData->data()->tasks.isEmpty(); });
    addButton("descriptions.judge", [this, lead] { return lead() && hasDescriptions(); });
    addButton("descriptions.table", [this] { return tab() == Models || (tab() == Overview && m_overview->hasScores()); });
    addButton(
        "descriptions.tab-score", [this] { return tab() == Overview; }, ActionButton::Kind::Primary);
    m_overview = addView(new DescriptionsOverview(*m_pageData, views()));
    m_scoring = addView(new ScoringPanel(m_context, views()));
    m_scoring->addCommands();
    m_models = addView(new DescriptionModels(*m_pageData, views()));
    m_empty = addState("descriptionsEmpty", "text");
    m_replies = addState("descriptionsReplies", "text");
    m_replies->addAction(m_context.commands.action(QStringLiteral("descriptions.choose-replies")));
    m_empty->addAction(m_context.commands.action(QStringLiteral("descriptions.describe")));
    m_empty->addAction(m_context.commands.action(QStringLiteral("descriptions.endpoints")), ActionButton::Kind::Plain);
    m_noTask = addState("descriptionsNoTask", "text");
}

EmptyState *DescriptionsPage::insteadOfWork() const
{
    const auto facts = m_pageData->data();
    if (!facts || !facts->runs.isEmpty())
        return nullptr;
    if (facts->tasks.isEmpty())
        return facts->hasReplyTasks ? m_replies : m_noTask;
    return m_empty;
}

void DescriptionsPage::showBesides()
{
    const auto facts = m_pageData->data();
    const int left = facts && hasRuns() && tab() == Overview ? facts->toScore : 0;
    m_header->setStateText(left > 0 ? tr("%n text(s) left for you to score", nullptr, left) : QString());
}

void DescriptionsPage::show(const Location &location)
{
    TabbedPage::show(location);
    if (!location.record.isNull())
        m_scoring->openDescription(AttemptId(location.record));
}

void DescriptionsPage::projectChanged(const Changes &changes)
{
    const bool scoresAlone =
        std::all_of(changes.list.begin(), changes.list.end(),
                    [](const Change &one) { return one.entity == Entity::Rating; });
    // What shows scores is not seen while somebody scores, and reads them when it is.
    if (tab() == Score && scoresAlone)
        m_scoring->projectChanged(changes);
    else
        TabbedPage::projectChanged(changes);
}

bool DescriptionsPage::hasDescriptions() const
{
    const auto facts = m_pageData->data();
    return facts && std::any_of(facts->runs.cbegin(), facts->runs.cend(), [](const DescriptionRun &one) { return !one.isOfQuestions(); });
}

void DescriptionsPage::chooseReplies()
{
    auto *dialog = new ReplyRunsDialog(m_context.project, this);
    connect(dialog, &ReplyRunsDialog::saved, this, [this](const RunId &first) {
        if (first.isNull())
            m_pageData->reload();
        else
            m_pageData->choose(first);
    });
    dialog->open();
}

void DescriptionsPage::ask(AskDialog::Kind kind)
{
    auto *dialog = new AskDialog(*m_pageData, kind, this);
    connect(dialog, &AskDialog::made, this, [this, kind](const QList<RunId> &runs) {
        m_context.runs.start(runs);
        if (kind == AskDialog::Kind::Describe && !runs.isEmpty())
            m_pageData->choose(runs.constFirst());
        else
            m_pageData->reload();
        const int number = static_cast<int>(runs.size());
        Q_EMIT toast(kind == AskDialog::Kind::Judge ? tr("%n judge(s) running.", nullptr, number)
                                                    : tr("%n run(s) in progress.", nullptr, number),
                     false);
    });
    dialog->open();
}

void DescriptionsPage::retranslate()
{
    m_header->setTitle(tr("Descriptions"));
    m_empty->setSentence(tr("No model has described an image yet."));
    m_empty->setHint(tr("A lead asks models to describe the images; a judge model and people then score the descriptions."));
    m_replies->setSentence(tr("No run is chosen for scoring yet."));
    m_replies->setHint(
        tr("A lead chooses runs of questions. Leads and experts then score the replies with the reasoning in them; the names "
           "of the models are hidden."));
    m_noTask->setSentence(tr("The preset of this project has no task whose texts are scored."));
    m_noTask->setHint(tr("A preset defines such a task under “descriptions”: the prompts for the model and for the judge, or the "
                         "configurations whose replies are scored, and the scale and the perspectives."));
    refusedState()->setHint(tr("Descriptions are shown next to the annotators' texts, so only leads and experts can read them."));
    busyState()->setSentence(tr("Reading the descriptions…"));
}

} // namespace yuyi
