// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/results/resultspage.h"

#include "models/services/runs/runcenter.h"
#include "models/services/session/projectaccess.h"
#include "widgets/image/picturepane.h"
#include "widgets/results/across/acrossdialog.h"
#include "widgets/results/charts/chartsview.h"
#include "widgets/results/comparison/compareview.h"
#include "widgets/results/importresponsesdialog.h"
#include "widgets/results/judge/judgedialog.h"
#include "widgets/results/rescorecontroller.h"
#include "widgets/results/resultschoices.h"
#include "widgets/results/runchooser.h"
#include "widgets/results/tables/tablesview.h"
#include "widgets/results/viewer/itemdetail.h"
#include "widgets/results/viewer/viewerview.h"
#include "widgets/shell/commands/pagecommands.h"
#include "widgets/shell/page/practiceswitch.h"
#include "widgets/shell/page/userprompts.h"

#include <QLocale>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {

constexpr int choiceKeys = 10;
constexpr int lookMs = 150;     // how often the progress of reading is looked at
constexpr int patienceMs = 400; // from when on it can be stopped

} // namespace

ResultsPage::ResultsPage(PageContext context, QWidget *parent) : TabbedPage(context, "results", parent)
{
    m_pageData = new ResultsPageData(context, this);
    setPageData(m_pageData);
    m_rescoring = new RescoreController(context.project, context.jobs, this);
    addTab("tables", [] { return tr("Tables"); });
    addTab("charts", [] { return tr("Charts"); });
    addTab("items", [] { return tr("Items"); });
    addTab("compare", [] { return tr("Compare"); });
    addCommands();
    build();
    connect(&m_context.project, &ProjectAccess::personChanged, this, [this] {
        // Another may not see what this one saw.
        m_viewer->forget();
        m_compare->forget();
    });
    connect(m_rescoring, &RescoreController::runningChanged, this, [this] { m_context.commands.refresh(); });
    connect(m_rescoring, &RescoreController::looked, this, &ResultsPage::showState);
    connect(m_rescoring, &RescoreController::done, this, [this](const QString &message) {
        if (!isEntered())
            return;
        Q_EMIT toast(message, false);
        m_pageData->reload();
    });
    connect(&m_context.runs, &RunCenter::runEnded, this, [this](const RunId &id) { judgeEnded(id, {}); });
    connect(&m_context.runs, &RunCenter::refused, this, &ResultsPage::judgeEnded);
    connect(m_pageData, &ResultsPageData::itemsWanted, this,
            [this](const ViewerQuery &query, const QString &what, const QuestionVersionId &at) {
                m_viewer->narrow(query, what, at);
                openTab(Items);
            });
    finish();
}

void ResultsPage::build()
{
    const auto always = [] { return true; };
    addButton("results.import", always);
    addButton("results.rescore", [this] { return m_rescoring->isOutdated(); });
    addButton("results.judge", [this] { return m_pageData->hasMisses(); });
    addButton("results.across", [this] { return tab() == Compare; });
    addButton("results.copy", [this] { return tab() == Tables; });
    addButton("results.picture", [this] { return tab() == Charts; });
    addButton(
        "results.export", [this] { return tab() != Items; }, ActionButton::Kind::Primary);
    m_choices = new ResultsChoices(*m_pageData, this);
    connect(m_choices, &ResultsChoices::runsWanted, this, &ResultsPage::chooseRuns);
    work()->insertWidget(0, m_choices);
    m_practice = new PracticeSwitch(this);
    connect(m_practice, &PracticeSwitch::wantedChanged, m_pageData, &ResultsPageData::setWithPractice);
    work()->insertWidget(1, m_practice);
    m_tables = addView(new TablesView(*m_pageData, views()));
    connect(m_tables, &TablesView::groupingChanged, this, &ResultsPage::offerChoices);
    m_charts = addView(new ChartsView(*m_pageData, views()));
    m_viewer = addView(new ViewerView(*m_pageData, views()));
    m_compare = addView(new CompareView(*m_pageData, views()));
    m_reading = busyState()->addButton(QString(), ActionButton::Kind::Plain);
    m_reading->setObjectName(QStringLiteral("resultsReading"));
    m_reading->hide();
    connect(m_reading, &QAbstractButton::clicked, this, [this] {
        if (m_pageData->isLoading())
            m_pageData->cancelReading();
        else
            m_pageData->reload();
        m_since.start();
        showReading();
    });
    m_look.setInterval(lookMs);
    connect(&m_look, &QTimer::timeout, this, &ResultsPage::showReading);
    m_since.start();
    m_empty = addState("resultsEmpty", "overview");
    m_empty->addAction(m_context.commands.action(QStringLiteral("results.models")));
    m_empty->addAction(m_context.commands.action(QStringLiteral("results.import")), ActionButton::Kind::Plain);
}

void ResultsPage::offerChoices()
{
    // Some tables count other metrics than the chosen one, and compare configurations.
    m_choices->offer(tab() == Tables || tab() == Charts, tab() == Tables, tab() != Tables || m_tables->takesMetric(),
                     tab() != Tables || m_tables->takesConfiguration());
}

void ResultsPage::showBesides()
{
    showReading();
    QString waits;
    if (const auto replies = m_pageData->data()) {
        const int hidden = static_cast<int>(std::count_if(replies->items.begin(), replies->items.end(), [&](const ResultsItem &item) {
            return replies->hidden.hides(item.question, item.image);
        }));
        if (hidden > 0)
            waits = tr("Not listed: %n question(s) that you still have to annotate or answer blind", nullptr, hidden);
    }
    m_header->setStateText(waits);
    offerChoices();
    m_practice->setState(m_pageData->showsPractice(), m_pageData->withPractice(),
                         m_pageData->data() ? m_pageData->data()->practiceLeftOut : 0);
    m_context.commands.refresh(); // the scorers, and whether there are misses, come with the data
}

bool ResultsPage::mayLeave()
{
    const auto allowed = m_practice->mayLeave();
    if (!allowed)
        fail(allowed.error().sentence);
    return allowed.has_value();
}

void ResultsPage::pageDataChanged()
{
    // Somebody goes to a practice run that is left out: it is there now.
    if (!m_wanted.isNull() && !m_pageData->run(m_wanted) && !m_pageData->withPractice() && m_pageData->data()
        && m_pageData->data()->practiceLeftOut > 0) {
        m_pageData->setWithPractice(true);
        return;
    }
    if (!m_wanted.isNull() && m_pageData->run(m_wanted)) {
        const RunId run = std::exchange(m_wanted, RunId());
        m_pageData->setConfiguration({});
        m_pageData->choose({run});
        return;
    }
    TabbedPage::pageDataChanged();
}

void ResultsPage::enter()
{
    m_rescoring->look();
    TabbedPage::enter();
    if (!m_unsaid.isEmpty())
        fail(std::exchange(m_unsaid, {}));
}

void ResultsPage::show(const Location &location)
{
    TabbedPage::show(location);
    if (location.field == u"item") {
        m_pageData->setConfiguration({});
        m_pageData->setSplit({});
        m_viewer->narrow({}, {}, QuestionVersionId(location.record));
        openTab(Items);
    } else if (!location.record.isNull()) {
        m_wanted = RunId(location.record);
        m_pageData->reload();
    }
}

void ResultsPage::chooseRuns()
{
    auto *dialog = new RunChooser(*m_pageData, this);
    connect(dialog, &RunChooser::chosen, m_pageData, &ResultsPageData::choose);
    dialog->open();
}

void ResultsPage::importReplies()
{
    m_context.prompts.openFiles(this, tr("Import Results"), tr("Replies (*.jsonl *.json *.xlsx *.tsv *.eval);;All files (*)"),
                                [this](const QStringList &paths) {
                                    auto *dialog = new ImportResponsesDialog(m_context, paths.first(), this);
                                    connect(dialog, &ImportResponsesDialog::imported, m_pageData, &ResultsPageData::reload);
                                    dialog->open();
                                });
}

void ResultsPage::readMisses()
{
    auto *dialog = new JudgeDialog(*m_pageData, this);
    connect(dialog, &JudgeDialog::retried, this, [this](const RunId &run) { m_judges.insert(run); });
    connect(dialog, &JudgeDialog::made, this, [this](const RunId &run) {
        m_judges.insert(run);
        m_context.runs.start({run});
        Q_EMIT toast(tr("A model is reading the misses. Choose the scorer “%1” to count its readings.").arg(titleOf(Scorer::Judge)), false);
    });
    dialog->open();
}

/// Nobody else tells: the run of a model that reads misses is in no list.
void ResultsPage::judgeEnded(const RunId &id, const QString &refusal)
{
    if (!m_judges.remove(id))
        return;
    const RunLive live = m_context.runs.run(id);
    const QString why = refusal.isEmpty() ? live.run.message : refusal;
    if (why.isEmpty() && live.errorSlots() == 0)
        return;
    const QString sentence = why.isEmpty() ? tr("%n request(s) failed while the misses were read. Choose “Read Misses by a Model” to "
                                                "retry them.",
                                                nullptr, live.errorSlots())
                                           : tr("The misses were not all read: %1").arg(why);
    if (isEntered())
        fail(sentence);
    else
        m_unsaid = sentence;
}

void ResultsPage::compareWithOther()
{
    auto *dialog = new AcrossDialog(*m_pageData, this);
    dialog->open();
}

void ResultsPage::showReading()
{
    const bool waiting = isEntered() && !m_pageData->hasData();
    if (waiting && !m_look.isActive()) {
        m_since.start();
        m_look.start();
    } else if (!waiting) {
        m_look.stop();
    }
    if (m_pageData->hasData())
        return;
    const bool reading = m_pageData->isLoading();
    const ReadingProgress *progress = m_pageData->progress();
    const bool stopped = progress && progress->cancelled();
    busyState()->setSentence(stopped ? tr("Reading the replies was stopped.") : tr("Reading the replies…"));
    const QLocale locale;
    busyState()->setHint(reading && !stopped && progress && progress->total() > 0
                             ? tr("%1 of %2 runs read").arg(locale.toString(progress->done()), locale.toString(progress->total()))
                             : QString());
    m_reading->setText(stopped ? tr("Read Again") : tr("Cancel"));
    m_reading->setEnabled(!reading || !stopped);
    // What takes a moment only needs no button.
    m_reading->setVisible(stopped || (reading && m_since.elapsed() >= patienceMs));
}

void ResultsPage::retranslate()
{
    m_header->setTitle(tr("Results"));
    m_choices->retranslate();
    m_empty->setSentence(tr("No model has replied yet."));
    m_empty->setHint(tr(
        "Set up a run on the Models page, or import replies made elsewhere: files of VLMEvalKit, lmms-eval or Inspect AI, or a file "
        "with one JSON object (“id” and “response”) per line."));
    refusedState()->setHint(tr("Results show the answer keys of all questions, so only leads and experts can see them."));
    showReading();
}

void ResultsPage::addCommands()
{
    const PageCommands add(m_context.commands, "results");
    const auto lead = [this] { return m_pageData->isLead(); };
    const auto any = [this] { return isOn(); };
    add(
        "import", [] { return tr("Import Results…"); }, [this] { importReplies(); }, lead);
    add(
        "models", [] { return tr("Set Up a Run"); },
        [this] {
            Location location;
            location.page = PageId::Models;
            Q_EMIT goTo(location);
        },
        lead);
    add(
        "runs", [] { return tr("Choose Runs…"); }, [this] { chooseRuns(); }, any);
    add(
        "scorer", [] { return tr("Switch Scorer"); },
        [this] {
            const QList<Scorer> scorers = m_pageData->scorers();
            m_pageData->setScorer(scorers.at((scorers.indexOf(m_pageData->scorer()) + 1) % scorers.size()));
            offerChoices();
        },
        [this] { return isOn() && m_pageData->scorers().size() > 1; });
    add(
        "rescore", [] { return tr("Re-score Replies"); }, [this] { m_rescoring->start(); },
        [this] {
            return isOn() && m_pageData->isLead() && !m_rescoring->isRunning();
        });
    add(
        "judge", [] { return tr("Read Misses by a Model…"); }, [this] { readMisses(); },
        [this] { return isOn() && m_pageData->isLead() && m_pageData->hasMisses(); });
    addViewCommands();
    addItemCommands();
}

void ResultsPage::addViewCommands()
{
    const PageCommands add(m_context.commands, "results");
    add(
        "next", [] { return tr("Next Row"); }, [this] { walk(1); }, [this] { return isOn() && tab() != Charts; });
    add(
        "previous", [] { return tr("Previous Row"); }, [this] { walk(-1); }, [this] { return isOn() && tab() != Charts; });
    add(
        "export", [] { return tr("Export…"); },
        [this] {
            if (!mayLeave())
                return;
            if (tab() == Tables)
                m_tables->exportTable();
            else if (tab() == Charts)
                m_charts->exportFigures();
            else if (tab() == Compare)
                m_compare->exportComparisons();
        },
        [this] {
            return isOn()
                && ((tab() == Charts && m_charts->isComplete()) || (tab() == Tables && m_tables->hasTable())
                    || (tab() == Compare && m_compare->hasComparison()));
        });
    add(
        "copy", [] { return tr("Copy the Table"); }, [this] { m_tables->copyTable(); },
        [this] { return isEntered() && tab() == Tables && m_tables->hasTable(); });
    add(
        "sort", [] { return tr("Sort by This Column"); }, [this] { m_tables->sortByCurrent(); },
        [this] { return isEntered() && tab() == Tables && m_tables->hasTable(); });
    add(
        "picture", [] { return tr("Export Chart…"); },
        [this] {
            if (mayLeave())
                m_charts->exportPicture();
        },
        [this] { return isOn(Charts) && m_charts->isComplete(); });
    add(
        "open", [] { return tr("Show Items"); },
        [this] { tab() == Tables ? m_tables->openCell() : m_compare->openChanged(); },
        [this] {
            return isEntered()
                && ((tab() == Tables && m_tables->hasTable())
                    || (tab() == Compare && m_compare->hasComparison()));
        });
    add(
        "across", [] { return tr("Compare with Another Project…"); }, [this] { compareWithOther(); }, [this] { return isOn(); });
    add(
        "swap", [] { return tr("Swap the Two Runs"); }, [this] { m_compare->swap(); },
        [this] { return isEntered() && tab() == Compare && m_compare->maySwap(); });
    // Digits reach ten of them; a preset with tables of its own has more.
    const auto tables = [this] { return isOn(Tables); }; // also behind one that is empty
    add(
        "next-grouping", [] { return tr("Next Table"); }, [this] { m_tables->walkGroupings(1); }, tables);
    add(
        "previous-grouping", [] { return tr("Previous Table"); }, [this] { m_tables->walkGroupings(-1); }, tables);
    for (int i = 0; i < choiceKeys; ++i) {
        add(
            QStringLiteral("choice-%1").arg(i + 1), [i] { return tr("Choose Grouping, Chart or Filter No. %1").arg(i + 1); },
            [this, i] { chooseAt(i); }, [this, i] { return isOn() && !choiceAt(i).isEmpty(); });
    }
}

void ResultsPage::addItemCommands()
{
    const PageCommands add(m_context.commands, "results");
    const auto items = [this] { return isOn(Items); };
    const auto replied = [this] { return isOn(Items) && m_viewer->detail()->hasReply(); };
    add(
        "next-reply", [] { return tr("Next Model’s Answer"); }, [this] { m_viewer->detail()->walkReplies(1); }, replied);
    add(
        "previous-reply", [] { return tr("Previous Model’s Answer"); },
        [this] { m_viewer->detail()->walkReplies(-1); }, replied);
    const auto several = [this] { return isOn(Items) && m_viewer->detail()->pictures()->hasSeveral(); };
    add(
        "next-picture", [] { return tr("Next Picture"); }, [this] { m_viewer->detail()->pictures()->step(1); }, several);
    add(
        "previous-picture", [] { return tr("Previous Picture"); }, [this] { m_viewer->detail()->pictures()->step(-1); }, several);
    add(
        "prompt", [] { return tr("Prompt Preview"); }, [this] { m_viewer->detail()->togglePrompt(); }, replied);
    add(
        "reasoning", [] { return tr("Reasoning"); }, [this] { m_viewer->detail()->toggleReasoning(); },
        [this] { return isOn(Items) && m_viewer->detail()->hasReasoning(); });
    add(
        "evidence", [] { return tr("Scorer’s Evidence"); }, [this] { m_viewer->detail()->toggleEvidence(); },
        [this] { return isOn(Items) && m_viewer->detail()->hasEvidence(); });
    add(
        "overrule", [] { return tr("Overrule…"); }, [this] { m_viewer->detail()->overrule(); },
        [this] { return isOn(Items) && m_viewer->detail()->mayOverrule(); });
    add(
        "withdraw", [] { return tr("Withdraw Overruling"); }, [this] { m_viewer->detail()->withdraw(); },
        [this] { return isOn(Items) && m_viewer->detail()->mayWithdraw(); });
    add(
        "widen", [] { return tr("Show All Items"); }, [this] { m_viewer->widen(); },
        [this] { return isOn(Items) && m_viewer->isNarrowed(); });
    add(
        "find", [] { return tr("Find Question"); }, [this] { m_viewer->find(); }, items);
}

void ResultsPage::walk(int step)
{
    switch (tab()) {
    case Tables: m_tables->walk(step); break;
    case Items: m_viewer->walk(step); break;
    case Compare: m_compare->walk(step); break;
    case Charts: break;
    }
}

void ResultsPage::chooseAt(int position)
{
    switch (tab()) {
    case Tables: m_tables->chooseGrouping(position); break;
    case Charts: m_charts->chooseChart(position); break;
    case Items: m_viewer->chooseFilter(position); break;
    case Compare: break;
    }
}

QString ResultsPage::choiceAt(int position) const
{
    if (!m_tables)
        return {};
    switch (tab()) {
    case Tables: return m_tables->groupingTitle(position);
    case Charts: return m_charts->chartTitle(position);
    case Items: return m_viewer->filterTitle(position);
    case Compare: break;
    }
    return {};
}

} // namespace yuyi
