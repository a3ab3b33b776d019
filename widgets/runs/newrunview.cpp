// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/newrunview.h"

#include "models/services/runs/endpointservice.h"
#include "models/services/session/projectaccess.h"
#include "models/services/session/secretstore.h"
#include "models/services/session/settings.h"
#include "widgets/controls/elidedlabel.h"
#include "widgets/controls/plainlabel.h"
#include "widgets/controls/splitview.h"
#include "widgets/runs/figuretext.h"
#include "widgets/runs/itembar.h"
#include "widgets/runs/launchfigures.h"
#include "widgets/runs/promptpreview.h"
#include "widgets/runs/runmatrix.h"
#include "widgets/runs/runoptions.h"
#include "widgets/theme/theme.h"

#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

namespace yuyi {

namespace {

constexpr int changePauseMs = 300;
constexpr int keepItemsMs = 120000;
const QString splitName = QStringLiteral("models-new");

QWidget *panel(QWidget *parent, QVBoxLayout *&column)
{
    auto *made = new QWidget(parent);
    makePanel(made);
    column = new QVBoxLayout(made);
    column->setContentsMargins(spacing::medium, spacing::small, spacing::medium, spacing::medium);
    column->setSpacing(spacing::small);
    return made;
}

} // namespace

NewRunView::NewRunView(PageContext context, QWidget *parent) : QWidget(parent), m_context(context)
{
    m_split = new SplitView(Qt::Horizontal, this);
    m_split->addPart(buildSetup(), 2);
    m_split->addPart(buildPreview(), 1);
    const QByteArray state = m_context.settings.splitter(splitName);
    if (state.isEmpty())
        m_split->setSizes({3500, 1800});
    else
        m_split->restoreState(state);
    connect(m_split, &QSplitter::splitterMoved, this,
            [this] { m_context.settings.setSplitter(splitName, m_split->saveState()); });
    m_figures = new LaunchFigures(this);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing::medium);
    column->addWidget(m_split, 1);
    column->addWidget(m_figures);

    m_soon.setSingleShot(true);
    m_soon.setInterval(changePauseMs);
    connect(&m_soon, &QTimer::timeout, this, &NewRunView::chooseItems);
    m_look.setInterval(changePauseMs);
    connect(&m_look, &QTimer::timeout, this, &NewRunView::showWeighing);
    m_letGo.setSingleShot(true);
    m_letGo.setInterval(keepItemsMs);
    connect(&m_letGo, &QTimer::timeout, this, [this] { m_held.reset(); });
    connect(m_items, &ItemBar::changed, this, &NewRunView::planChanged);
    connect(m_options, &RunOptions::changed, this, &NewRunView::planChanged);
    connect(m_matrix, &RunMatrix::tickedChanged, this, &NewRunView::ticked);
    connect(m_matrix, &RunMatrix::currentChanged, this, &NewRunView::showPreview);
    retranslate();
}

NewRunView::~NewRunView()
{
    stopWeighing();
}

QWidget *NewRunView::buildSetup()
{
    auto *scroll = new QScrollArea(m_split);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    auto *all = new QWidget(scroll);
    auto *column = new QVBoxLayout(all);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing::small);
    QVBoxLayout *inner = nullptr;

    QWidget *items = panel(all, inner);
    m_items = new ItemBar(items);
    inner->addWidget(m_items);
    column->addWidget(items);

    QWidget *matrix = panel(all, inner);
    auto *line = new QHBoxLayout;
    m_matrixTitle = plainLabel(matrix);
    setTextRole(m_matrixTitle, TextRole::Section);
    m_matrixHint = new ElidedLabel(matrix);
    m_matrixHint->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    setTextRole(m_matrixHint, TextRole::Small);
    line->addWidget(m_matrixTitle);
    line->addWidget(m_matrixHint, 1);
    inner->addLayout(line);
    m_matrix = new RunMatrix(matrix);
    m_matrix->setObjectName(QStringLiteral("runMatrix"));
    auto *wide = new QScrollArea(matrix);
    m_matrixPlace = wide;
    wide->setFrameShape(QFrame::NoFrame);
    wide->setWidgetResizable(true);
    wide->setFocusPolicy(Qt::NoFocus);
    wide->setWidget(m_matrix);
    wide->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    wide->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    connect(&Theme::of(this), &Theme::changed, m_matrix, [this] { fitMatrix(); }, Qt::QueuedConnection);
    inner->addWidget(wide, 1);
    column->addWidget(matrix);

    QWidget *options = panel(all, inner);
    m_options = new RunOptions(options);
    inner->addWidget(m_options);
    column->addWidget(options);
    column->addStretch(1);
    scroll->setWidget(all);
    return scroll;
}

QWidget *NewRunView::buildPreview()
{
    QVBoxLayout *column = nullptr;
    QWidget *made = panel(m_split, column);
    m_previewTitle = plainLabel(made);
    setTextRole(m_previewTitle, TextRole::Section);
    m_previewTitle->setWordWrap(true);
    m_previewTitle->setObjectName(QStringLiteral("previewTitle"));
    m_previewFacts = plainLabel(made);
    setTextRole(m_previewFacts, TextRole::Small);
    m_previewFacts->setWordWrap(true);
    m_preview = new PromptPreview(made);
    m_preview->setObjectName(QStringLiteral("promptPreview"));
    column->addWidget(m_previewTitle);
    column->addWidget(m_previewFacts);
    column->addWidget(m_preview, 1);
    return made;
}

void NewRunView::showMatrix()
{
    QList<RunMatrix::Row> rows;
    QList<RunMatrix::Column> columns;
    QList<QList<bool>> ticks;
    for (const OfferedConfiguration &offered : m_configurations) {
        const Configuration &configuration = offered.newest.configuration;
        RunMatrix::Column column;
        column.name = configuration.title.text().isEmpty() ? configuration.code : configuration.title.text();
        column.blocked = !offered.missingExamples.isEmpty();
        column.tip = column.blocked
            ? tr("%1 shows the benchmark’s own example items, and this project does not have %2. Import these items, or choose other "
                 "examples in the prompt.")
                  .arg(column.name, offered.missingExamples.join(tr(", ", "between item ids")))
            : column.name;
        columns.append(column);
    }
    for (const Endpoint &one : m_endpoints) {
        const QString fault = m_keyFaults.value(one.id);
        rows.append({endpointTitle(one), fault.isEmpty() ? one.model : fault, !fault.isEmpty()});
        QList<bool> line;
        for (const OfferedConfiguration &offered : m_configurations)
            line.append(m_ticked.contains({one.id, offered.newest.configuration.code}));
        ticks.append(line);
    }
    m_matrix->setTable(rows, columns, ticks);
    fitMatrix();
}

void NewRunView::fitMatrix()
{
    m_matrixPlace->setMinimumHeight(m_matrix->minimumSizeHint().height()
                                    + m_matrixPlace->horizontalScrollBar()->sizeHint().height());
}

void NewRunView::ticked()
{
    for (int row = 0; row < m_endpoints.size(); ++row) {
        for (int column = 0; column < m_configurations.size(); ++column) {
            const Cell cell{m_endpoints.at(row).id, m_configurations.at(column).newest.configuration.code};
            if (m_matrix->isTicked(row, column))
                m_ticked.insert(cell);
            else
                m_ticked.remove(cell);
        }
    }
    lookForKeys();
    planChanged();
}

RunPlan NewRunView::plan() const
{
    RunPlan plan;
    plan.items = m_items->choice();
    for (const Endpoint &one : m_endpoints) {
        for (const OfferedConfiguration &offered : m_configurations) {
            if (m_ticked.contains({one.id, offered.newest.configuration.code}) && !plan.endpoints.contains(one.id))
                plan.endpoints.append(one.id);
        }
    }
    for (const OfferedConfiguration &offered : m_configurations) {
        const QString code = offered.newest.configuration.code;
        for (const EndpointId &id : plan.endpoints) {
            if (m_ticked.contains({id, code}) && !plan.configurations.contains(PlannedConfiguration{code, {}}))
                plan.configurations.append({code, {}});
        }
    }
    for (const EndpointId &id : plan.endpoints) {
        for (const PlannedConfiguration &configuration : plan.configurations) {
            if (!m_ticked.contains({id, configuration.code}))
                plan.without.append({id, configuration.code});
        }
    }
    const RunOptions::Values values = m_options->values();
    plan.parameters.temperature = values.temperature;
    plan.parameters.maxTokens = values.maxTokens;
    plan.repeats = values.repeats;
    plan.order = values.order;
    plan.seed = values.seed;
    plan.budget = values.budget;
    plan.exampleItems = values.examples;
    plan.parameters.examples = values.exampleForm;
    return plan;
}

void NewRunView::planChanged()
{
    m_fresh = false;
    stopWeighing();
    const int runs = m_matrix->tickedCount();
    m_matrixHint->setText(runs > 0 ? tr("%n run(s)", nullptr, runs)
                                   : tr("Use the arrow keys to move and Space to select; Space on a name selects the whole row "
                                        "or column."));
    refreshBlocker();
    const RunOptions::Values values = m_options->values();
    const qint64 items = m_chosen ? m_chosen->items.size() : -1;
    m_figures->setRough(runs, items < 0 || values.order == OptionOrder::Circular ? -1 : items * values.repeats * runs);
    m_figures->setBusy(runs > 0 && m_loaded);
    m_soon.start();
}

void NewRunView::step(int by)
{
    const int last = m_chosen ? static_cast<int>(m_chosen->items.size()) - 1 : -1;
    const int item = std::clamp(m_item + by, 0, std::max(0, last));
    if (item == m_item)
        return;
    m_item = item;
    showPreview();
}

void NewRunView::focusMatrix()
{
    m_matrix->setFocus(Qt::ShortcutFocusReason);
}

void NewRunView::focusSearch()
{
    m_items->focusSearch();
}

void NewRunView::showPreview()
{
    const quint64 request = ++m_previewRequest;
    if (!m_active || !m_chosen)
        return;
    if (m_endpoints.isEmpty() || m_configurations.isEmpty() || m_chosen->items.isEmpty()) {
        m_previewTitle->setText(tr("Prompt preview"));
        m_previewFacts->clear();
        m_preview->setMessage(m_chosen->items.isEmpty() ? tr("No item is chosen.") : tr("There is no endpoint yet."));
        return;
    }
    const Endpoint &one = m_endpoints.at(std::clamp<int>(m_matrix->currentRow(), 0, static_cast<int>(m_endpoints.size()) - 1));
    const OfferedConfiguration &offered =
        m_configurations.at(std::clamp<int>(m_matrix->currentColumn(), 0, static_cast<int>(m_configurations.size()) - 1));
    RunPlan plan = this->plan();
    const PlannedConfiguration configuration{offered.newest.configuration.code, {}};
    plan.endpoints = {one.id};
    plan.configurations = {configuration};
    plan.without.clear();
    m_previewTitle->setText(tr("%1 with %2").arg(m_chosen->items.at(m_item).item.itemId, titleOfConfiguration(configuration.code)));
    m_context.project
        .read([plan, endpoint = one.id, configuration, item = m_item, person = m_context.project.person().id,
               folder = m_context.project.factory().folder()](Stores &stores) {
            return RunService(stores, folder, person).preview(plan, endpoint, configuration, item);
        })
        .then(this, [this, request](const Result<SentPrompt> &prompt) {
            if (request == m_previewRequest)
                takePreview(prompt);
        });
}

void NewRunView::refreshBlocker()
{
    m_figures->setBlocker(blocker());
    if (m_matrix->tickedCount() == 0 || !m_fault.isEmpty())
        m_figures->clear();
    Q_EMIT stateChanged();
}

bool NewRunView::canStart() const
{
    return m_loaded && m_fresh && !m_launching && blocker().isEmpty();
}

const Endpoint *NewRunView::endpoint(const EndpointId &id) const
{
    for (const Endpoint &one : m_endpoints) {
        if (one.id == id)
            return &one;
    }
    return nullptr;
}

QString NewRunView::titleOfConfiguration(const QString &code) const
{
    for (const OfferedConfiguration &offered : m_configurations) {
        const Configuration &configuration = offered.newest.configuration;
        if (configuration.code == code)
            return configuration.title.text().isEmpty() ? code : configuration.title.text();
    }
    return code;
}

void NewRunView::retranslate()
{
    m_matrixTitle->setText(tr("Endpoints and configurations"));
    m_matrix->setAccessibleName(tr("Endpoints and configurations"));
    m_preview->setAccessibleName(tr("Prompt preview"));
    m_items->retranslate();
    m_options->retranslate();
    m_figures->retranslate();
    if (m_offered)
        showMatrix();
    if (m_loaded)
        planChanged();
}

} // namespace yuyi
