// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/results/resultspage.h"

#include "models/services/session/jobcenter.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/chiprow.h"
#include "widgets/controls/emptystate.h"
#include "widgets/controls/flowlayout.h"
#include "widgets/controls/pageheader.h"
#include "widgets/controls/plainlabel.h"
#include "widgets/results/chartsview.h"
#include "widgets/results/compareview.h"
#include "widgets/results/importresponsesdialog.h"
#include "widgets/results/runchooser.h"
#include "widgets/results/tablesview.h"
#include "widgets/results/viewerview.h"
#include "widgets/shell/commands.h"
#include "widgets/shell/practiceswitch.h"
#include "widgets/shell/prompts.h"
#include "widgets/theme/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLocale>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {

constexpr int lookMs = 150;      // how often the progress of reading is looked at
constexpr int patienceMs = 400;  // from when on it can be stopped

} // namespace

ResultsPage::ResultsPage(PageContext context, QWidget *parent) : TabbedPage(context, "results", parent)
{
    m_desk = new ResultsDesk(context, this);
    setDesk(m_desk);
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
    connect(&m_context.jobs, &JobCenter::jobEnded, this, &ResultsPage::rescored);
    connect(m_desk, &ResultsDesk::itemsWanted, this,
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
    addButton("results.rescore", [this] { return m_outdated; });
    addButton("results.copy", [this] { return tab() == Tables; });
    addButton("results.picture", [this] { return tab() == Charts; });
    addButton("results.export", [this] { return tab() != Items; }, ActionButton::Kind::Primary);
    work()->insertWidget(0, buildChoices());
    m_practice = new PracticeSwitch(this);
    connect(m_practice, &PracticeSwitch::wantedChanged, m_desk, &ResultsDesk::setWithPractice);
    work()->insertWidget(1, m_practice);
    m_tables = addView(new TablesView(*m_desk, views()));
    m_charts = addView(new ChartsView(*m_desk, views()));
    m_viewer = addView(new ViewerView(*m_desk, views()));
    m_compare = addView(new CompareView(*m_desk, views()));
    m_reading = busyState()->addButton(QString(), ActionButton::Kind::Plain);
    m_reading->setObjectName(QStringLiteral("resultsReading"));
    m_reading->hide();
    connect(m_reading, &QAbstractButton::clicked, this, [this] {
        if (m_desk->isLoading())
            m_desk->cancelReading();
        else
            m_desk->reload();
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

QWidget *ResultsPage::buildChoices()
{
    auto *bar = new QWidget(this);
    auto *flow = new FlowLayout(bar, spacing::small, spacing::small);
    m_runs = new ActionButton(bar);
    m_runs->setObjectName(QStringLiteral("resultsRuns"));
    m_runs->setKey(QStringLiteral("U"));
    connect(m_runs, &QAbstractButton::clicked, this, &ResultsPage::chooseRuns);
    flow->addWidget(m_runs);
    m_configurationLabel = plainLabel(bar);
    setTextRole(m_configurationLabel, TextRole::Soft);
    flow->addWidget(m_configurationLabel);
    m_configuration = new QComboBox(bar);
    m_configuration->setObjectName(QStringLiteral("resultsConfiguration"));
    m_configuration->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(m_configuration, &QComboBox::activated, this,
            [this] { m_desk->setConfiguration(m_configuration->currentData().toString()); });
    flow->addWidget(m_configuration);
    m_scorerLabel = plainLabel(bar);
    setTextRole(m_scorerLabel, TextRole::Soft);
    flow->addWidget(m_scorerLabel);
    m_scorer = new ChipRow(ChipRow::Pick::One, bar);
    m_scorer->setObjectName(QStringLiteral("resultsScorer"));
    connect(m_scorer, &ChipRow::chosen, this,
            [this](const QString &code) { m_desk->setScorer(fromCode<Scorer>(code).value_or(Scorer::Strict)); });
    flow->addWidget(m_scorer);
    m_items = new QComboBox(bar);
    m_items->setObjectName(QStringLiteral("resultsItems"));
    m_items->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(m_items, &QComboBox::activated, this, [this] {
        m_desk->setItems(fromCode<ResultsItems>(m_items->currentData().toString()).value_or(ResultsItems::Automatic));
    });
    flow->addWidget(m_items);
    m_examples = new QCheckBox(bar);
    m_examples->setObjectName(QStringLiteral("resultsExamples"));
    connect(m_examples, &QCheckBox::clicked, this, [this](bool on) { m_desk->setWithExamples(on); });
    flow->addWidget(m_examples);
    m_study = new QComboBox(bar);
    m_study->setObjectName(QStringLiteral("resultsStudy"));
    m_study->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(m_study, &QComboBox::activated, this,
            [this] { m_desk->setStudy(StudyId::fromString(m_study->currentData().toString())); });
    flow->addWidget(m_study);
    return bar;
}

void ResultsPage::offerChoices()
{
    const QLocale locale;
    const qsizetype all = m_desk->data() ? m_desk->data()->runs.size() : 0;
    m_runs->setText(m_desk->allChosen() ? tr("All %n Run(s)", nullptr, static_cast<int>(all))
                                        : tr("%1 of %2 Runs").arg(locale.toString(m_desk->chosen().size()), locale.toString(all)));
    m_configuration->clear();
    m_configuration->addItem(tr("All"), QString());
    for (const QString &code : m_desk->configurations())
        m_configuration->addItem(m_desk->configurationTitle(code), code);
    m_configuration->setCurrentIndex(std::max(0, m_configuration->findData(m_desk->configuration())));
    m_scorer->setSelectedOne(codeOf(m_desk->scorer()));
    m_items->setCurrentIndex(m_items->findData(codeOf(m_desk->items())));
    m_items->setVisible(tab() == Tables || tab() == Charts);
    m_examples->setChecked(m_desk->withExamples());
    m_study->clear();
    m_study->addItem(tr("No humans"), StudyId().toString());
    const QList<Study> studies = m_desk->data() ? m_desk->data()->studies : QList<Study>();
    for (const Study &study : studies)
        m_study->addItem(tr("Humans: %1").arg(study.name), study.id.toString());
    m_study->setCurrentIndex(std::max(0, m_study->findData(m_desk->study().toString())));
    m_study->setVisible(!studies.isEmpty() && tab() == Tables);
}

void ResultsPage::showBesides()
{
    showReading();
    QString waits;
    if (const auto replies = m_desk->data()) {
        const int hidden = static_cast<int>(std::count_if(replies->items.begin(), replies->items.end(), [&](const ResultsItem &item) {
            return replies->hidden.hides(item.question, item.image);
        }));
        if (hidden > 0)
            waits = tr("%n question(s) that you still have to answer are not listed", nullptr, hidden);
    }
    header()->setStateText(waits);
    offerChoices();
    m_practice->setState(m_desk->showsPractice(), m_desk->withPractice(), m_desk->data() ? m_desk->data()->practiceLeftOut : 0);
}

bool ResultsPage::mayLeave()
{
    const auto allowed = m_practice->mayLeave();
    if (!allowed)
        fail(allowed.error().sentence);
    return allowed.has_value();
}

void ResultsPage::deskChanged()
{
    // Somebody goes to a practice run that is left out: it is there now.
    if (!m_wanted.isNull() && !m_desk->run(m_wanted) && !m_desk->withPractice() && m_desk->data() && m_desk->data()->practiceLeftOut > 0) {
        m_desk->setWithPractice(true);
        return;
    }
    if (!m_wanted.isNull() && m_desk->run(m_wanted)) {
        const RunId run = std::exchange(m_wanted, RunId());
        m_desk->setConfiguration({});
        m_desk->choose({run});
        return;
    }
    TabbedPage::deskChanged();
}

void ResultsPage::enter()
{
    lookForOutdated();
    TabbedPage::enter();
}

void ResultsPage::show(const Location &location)
{
    TabbedPage::show(location);
    if (location.field == u"item") {
        m_desk->setConfiguration({});
        m_viewer->narrow({}, {}, QuestionVersionId(location.record));
        openTab(Items);
    } else if (!location.record.isNull()) {
        m_wanted = RunId(location.record);
        m_desk->reload();
    }
}

void ResultsPage::chooseRuns()
{
    auto *dialog = new RunChooser(*m_desk, this);
    connect(dialog, &RunChooser::chosen, m_desk, &ResultsDesk::choose);
    dialog->open();
}

void ResultsPage::importReplies()
{
    m_context.prompts.openFiles(this, tr("Import Results"), tr("Replies (*.jsonl *.json *.xlsx *.tsv *.eval);;All files (*)"),
                                [this](const QStringList &paths) {
                                    auto *dialog = new ImportResponsesDialog(m_context, paths.first(), this);
                                    connect(dialog, &ImportResponsesDialog::imported, m_desk, &ResultsDesk::reload);
                                    dialog->open();
                                });
}

void ResultsPage::showReading()
{
    const bool waiting = isEntered() && !m_desk->hasData();
    if (waiting && !m_look.isActive()) {
        m_since.start();
        m_look.start();
    } else if (!waiting) {
        m_look.stop();
    }
    if (m_desk->hasData())
        return;
    const bool reading = m_desk->isLoading();
    const ReadingProgress *progress = m_desk->progress();
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
    header()->setTitle(tr("Results"));
    m_runs->setToolTip(tr("Choose runs"));
    m_configurationLabel->setText(tr("Configuration"));
    m_configuration->setAccessibleName(tr("Configuration"));
    m_scorerLabel->setText(tr("Scorer"));
    m_scorer->setAccessibleName(tr("Scorer"));
    m_scorer->setOptions({{codeOf(Scorer::Strict), titleOf(Scorer::Strict), {}, {}},
                          {codeOf(Scorer::CiiOfficial), titleOf(Scorer::CiiOfficial), {}, {}}});
    m_scorer->hideKeys();
    m_items->clear();
    for (const ResultsItems items : {ResultsItems::Automatic, ResultsItems::Own, ResultsItems::Common})
        m_items->addItem(titleOf(items), codeOf(items));
    m_items->setAccessibleName(tr("Items counted per row"));
    m_study->setAccessibleName(tr("Participants of a study next to models"));
    m_study->setToolTip(tr("Study whose participants are shown next to models"));
    m_examples->setText(tr("Include few-shot examples"));
    m_examples->setToolTip(tr("Also count questions that are shown with their answers as examples in prompts"));
    m_empty->setSentence(tr("No model has replied yet."));
    m_empty->setHint(tr("Set up a run on the Models page, or import replies made elsewhere: from VLMEvalKit, "
                        "lmms-eval or Inspect, or one JSON object with id and response per line."));
    refusedState()->setHint(tr("Results show the keys of all questions, so only leads and experts can see them."));
    showReading();
}

} // namespace yuyi
