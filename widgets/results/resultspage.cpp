// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/results/resultspage.h"

#include "models/services/projectaccess.h"
#include "widgets/controls/banner.h"
#include "widgets/controls/chiprow.h"
#include "widgets/controls/emptystate.h"
#include "widgets/controls/flowlayout.h"
#include "widgets/controls/pageheader.h"
#include "widgets/results/chartsview.h"
#include "widgets/results/compareview.h"
#include "widgets/results/importresponsesdialog.h"
#include "widgets/results/runchooser.h"
#include "widgets/results/tablesview.h"
#include "widgets/results/viewerview.h"
#include "widgets/shell/commands.h"
#include "widgets/shell/prompts.h"
#include "widgets/theme/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLocale>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace yuyi {

namespace {

const QString tabCodes[] = {QStringLiteral("tables"), QStringLiteral("charts"), QStringLiteral("items"), QStringLiteral("compare")};

} // namespace

ResultsPage::ResultsPage(PageContext context, QWidget *parent) : Page(context, parent)
{
    setFocusPolicy(Qt::StrongFocus);
    m_desk = new ResultsDesk(context, this);
    addCommands();
    build();
    connect(m_tabs, &ChipRow::chosen, this, [this](const QString &code) {
        for (int i = 0; i < 4; ++i) {
            if (code == tabCodes[i])
                open(static_cast<Tab>(i));
        }
    });
    connect(m_desk, &ResultsDesk::changed, this, [this] {
        if (!m_wanted.isNull() && m_desk->run(m_wanted)) {
            const RunId run = std::exchange(m_wanted, RunId());
            m_desk->setConfiguration({});
            m_desk->choose({run});
            return;
        }
        showState();
        if (m_entered && hasRuns() && !m_tabEntered) {
            enterTab();
        } else if (m_entered && hasRuns()) {
            switch (m_tab) {
            case Tab::Tables: m_tables->refresh(); break;
            case Tab::Charts: m_charts->refresh(); break;
            case Tab::Items: m_viewer->refresh(); break;
            case Tab::Compare: m_compare->refresh(); break;
            }
        }
        m_context.commands.refresh();
    });
    connect(&m_context.project, &ProjectAccess::personChanged, this, [this] {
        // Another may not see what this one saw.
        m_viewer->forget();
        m_compare->forget();
    });
    const auto fail = [this](const QString &sentence) { m_banner->show(Tone::Bad, sentence); };
    connect(m_desk, &ResultsDesk::failed, this, fail);
    connect(m_desk, &ResultsDesk::itemsWanted, this,
            [this](const ViewerQuery &query, const QString &what, const QuestionVersionId &at) {
                m_viewer->narrow(query, what, at);
                open(Tab::Items);
            });
    connect(m_tables, &TablesView::failed, this, fail);
    connect(m_charts, &ChartsView::failed, this, fail);
    connect(m_viewer, &ViewerView::failed, this, fail);
    connect(m_compare, &CompareView::failed, this, fail);
    connect(m_tables, &TablesView::toast, this, &Page::toast);
    connect(m_charts, &ChartsView::toast, this, &Page::toast);
    connect(m_viewer, &ViewerView::toast, this, &Page::toast);
    connect(m_compare, &CompareView::toast, this, &Page::toast);
    retranslate();
}

void ResultsPage::build()
{
    CommandRegistry &commands = m_context.commands;
    m_header = new PageHeader(this);
    m_tabs = new ChipRow(ChipRow::Pick::One, this);
    m_tabs->setObjectName(QStringLiteral("resultsTabs"));
    m_header->addBesideTitle(m_tabs);
    m_import = m_header->addAction(commands.action(QStringLiteral("results.import")));
    m_copy = m_header->addAction(commands.action(QStringLiteral("results.copy")));
    m_picture = m_header->addAction(commands.action(QStringLiteral("results.picture")));
    m_export = m_header->addAction(commands.action(QStringLiteral("results.export")), ActionButton::Kind::Primary);
    m_choices = buildChoices();
    m_views = new QStackedWidget(this);
    m_tables = new TablesView(*m_desk, m_views);
    m_charts = new ChartsView(*m_desk, m_views);
    m_viewer = new ViewerView(*m_desk, m_views);
    m_compare = new CompareView(*m_desk, m_views);
    for (QWidget *view : QList<QWidget *>{m_tables, m_charts, m_viewer, m_compare})
        m_views->addWidget(view);
    auto *work = new QWidget(this);
    auto *inside = new QVBoxLayout(work);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->setSpacing(spacing::small);
    inside->addWidget(m_choices);
    inside->addWidget(m_views, 1);
    m_empty = new EmptyState(this);
    m_empty->setObjectName(QStringLiteral("resultsEmpty"));
    m_empty->setIcon(QStringLiteral("overview"));
    m_empty->addAction(commands.action(QStringLiteral("results.models")));
    m_empty->addAction(commands.action(QStringLiteral("results.import")), ActionButton::Kind::Plain);
    m_refused = new EmptyState(this);
    m_refused->setObjectName(QStringLiteral("resultsRefused"));
    m_refused->setIcon(QStringLiteral("people"));
    m_busy = new EmptyState(this);
    m_stack = new QStackedWidget(this);
    for (QWidget *state : QList<QWidget *>{work, m_empty, m_refused, m_busy})
        m_stack->addWidget(state);
    m_stack->setCurrentWidget(m_busy);
    m_banner = new Banner(m_stack);
    m_banner->hide();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(spacing::medium, spacing::medium, spacing::medium, spacing::medium);
    column->setSpacing(spacing::medium);
    column->addWidget(m_header);
    column->addWidget(m_stack, 1);
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
    m_configurationLabel = new QLabel(bar);
    setTextRole(m_configurationLabel, TextRole::Soft);
    flow->addWidget(m_configurationLabel);
    m_configuration = new QComboBox(bar);
    m_configuration->setObjectName(QStringLiteral("resultsConfiguration"));
    m_configuration->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(m_configuration, &QComboBox::activated, this,
            [this] { m_desk->setConfiguration(m_configuration->currentData().toString()); });
    flow->addWidget(m_configuration);
    m_scorerLabel = new QLabel(bar);
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
    return bar;
}

void ResultsPage::offerChoices()
{
    const QLocale locale;
    const qsizetype all = m_desk->data() ? m_desk->data()->runs.size() : 0;
    m_runs->setText(m_desk->allChosen() ? tr("All %1 Runs").arg(locale.toString(all))
                                        : tr("%1 of %2 Runs").arg(locale.toString(m_desk->chosen().size()), locale.toString(all)));
    m_configuration->clear();
    m_configuration->addItem(tr("All"), QString());
    for (const QString &code : m_desk->configurations())
        m_configuration->addItem(m_desk->configurationTitle(code), code);
    m_configuration->setCurrentIndex(std::max(0, m_configuration->findData(m_desk->configuration())));
    m_scorer->setSelectedOne(codeOf(m_desk->scorer()));
    m_items->setCurrentIndex(m_items->findData(codeOf(m_desk->items())));
    m_items->setVisible(m_tab == Tab::Tables || m_tab == Tab::Charts);
    m_examples->setChecked(m_desk->withExamples());
}

void ResultsPage::showState()
{
    if (!m_desk->refusal().isEmpty()) {
        m_refused->setSentence(m_desk->refusal());
        m_stack->setCurrentWidget(m_refused);
    } else if (!m_desk->data()) {
        m_stack->setCurrentWidget(m_busy);
    } else {
        m_stack->setCurrentIndex(hasRuns() ? 0 : 1);
    }
    m_tabs->setVisible(hasRuns());
    showActions();
    QString waits;
    if (const auto replies = m_desk->data()) {
        const int hidden = static_cast<int>(std::count_if(replies->items.begin(), replies->items.end(), [&](const ResultsItem &item) {
            return replies->hidden.hides(item.question, item.image);
        }));
        if (hidden > 0)
            waits = tr("%n question(s) wait for you and are not listed", nullptr, hidden);
    }
    m_header->setStateText(waits);
    if (hasRuns())
        offerChoices();
}

void ResultsPage::enter()
{
    m_entered = true;
    m_banner->hide();
    showState();
    m_desk->enter();
    enterTab();
    m_context.commands.refresh();
}

void ResultsPage::leave()
{
    leaveTab();
    m_desk->leave();
    m_entered = false;
}

void ResultsPage::open(Tab tab)
{
    if (tab != m_tab) {
        leaveTab();
        m_tab = tab;
        m_banner->hide();
    }
    m_tabs->setSelectedOne(tabCodes[static_cast<int>(m_tab)]);
    m_views->setCurrentIndex(static_cast<int>(m_tab));
    if (m_entered)
        enterTab();
}

void ResultsPage::enterTab()
{
    // Without replies there is nothing to enter; they may be on their way.
    if (!hasRuns())
        return;
    m_tabEntered = true;
    m_views->setCurrentIndex(static_cast<int>(m_tab));
    switch (m_tab) {
    case Tab::Tables: m_tables->enter(); break;
    case Tab::Charts: m_charts->enter(); break;
    case Tab::Items: m_viewer->enter(); break;
    case Tab::Compare: m_compare->enter(); break;
    }
    offerChoices();
    showActions();
    m_context.commands.refresh();
}

void ResultsPage::showActions()
{
    m_import->setVisible(hasRuns());
    m_copy->setVisible(hasRuns() && m_tab == Tab::Tables);
    m_picture->setVisible(hasRuns() && m_tab == Tab::Charts);
    m_export->setVisible(hasRuns() && m_tab != Tab::Items);
}

void ResultsPage::leaveTab()
{
    m_tabEntered = false;
    switch (m_tab) {
    case Tab::Tables: m_tables->leave(); break;
    case Tab::Charts: m_charts->leave(); break;
    case Tab::Items: m_viewer->leave(); break;
    case Tab::Compare: m_compare->leave(); break;
    }
}

void ResultsPage::show(const Location &location)
{
    for (int i = 0; i < 4; ++i) {
        if (location.field == tabCodes[i])
            open(static_cast<Tab>(i));
    }
    if (!location.record.isNull()) {
        m_wanted = RunId(location.record);
        m_desk->reload();
    }
}

void ResultsPage::projectChanged(const Changes &changes)
{
    m_desk->projectChanged(changes);
}

void ResultsPage::chooseRuns()
{
    auto *dialog = new RunChooser(*m_desk, this);
    connect(dialog, &RunChooser::chosen, m_desk, &ResultsDesk::choose);
    dialog->open();
}

void ResultsPage::importReplies()
{
    m_context.prompts.openFiles(this, tr("Import Results"), tr("Replies (*.jsonl *.json);;All files (*)"),
                                [this](const QStringList &paths) {
                                    auto *dialog = new ImportResponsesDialog(m_context, paths.first(), this);
                                    connect(dialog, &ImportResponsesDialog::imported, m_desk, &ResultsDesk::reload);
                                    dialog->open();
                                });
}

void ResultsPage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        m_tables->retranslate();
        m_charts->retranslate();
        m_viewer->retranslate();
        m_compare->retranslate();
        // Titles of configurations come with the data.
        if (m_entered)
            m_desk->reload();
    }
}

void ResultsPage::retranslate()
{
    m_header->setTitle(tr("Results"));
    const QString titles[] = {tr("Tables"), tr("Charts"), tr("Items"), tr("Compare")};
    QList<ChipOption> tabs;
    for (int i = 0; i < 4; ++i)
        tabs.append({tabCodes[i], titles[i], QStringLiteral("Alt %1").arg(i + 1), {}});
    m_tabs->setOptions(tabs);
    m_tabs->setSelectedOne(tabCodes[static_cast<int>(m_tab)]);
    m_tabs->setAccessibleName(tr("Views"));
    m_runs->setToolTip(tr("Which runs are looked at"));
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
    m_items->setAccessibleName(tr("Items of a row"));
    m_examples->setText(tr("Worked examples too"));
    m_examples->setToolTip(tr("Also count the questions that prompts with examples show with their answers"));
    m_empty->setSentence(tr("No model has answered yet."));
    m_empty->setHint(tr("Set up a run on the Models page, or import replies made elsewhere: one JSON object with id and response on "
                        "each line."));
    m_refused->setHint(tr("Results show the keys of all questions, so that only leads and experts may read them."));
    m_busy->setSentence(tr("Reading the replies…"));
    offerChoices();
    showState();
}

} // namespace yuyi
