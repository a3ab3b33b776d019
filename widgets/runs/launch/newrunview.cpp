// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/launch/newrunview.h"

#include "models/services/runs/planning/shotchoice.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/labels/elidedlabel.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/layout/splitview.h"
#include "widgets/runs/launch/itembar.h"
#include "widgets/runs/launch/launchfigures.h"
#include "widgets/runs/launch/runmatrix.h"
#include "widgets/runs/launch/runoptions.h"
#include "widgets/runs/prompts/promptpanel.h"
#include "widgets/shell/page/keptsizes.h"
#include "widgets/shell/page/userprompts.h"
#include "widgets/theme/theme.h"

#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace yuyi {

namespace {

QWidget *panel(QWidget *parent, QVBoxLayout *&column)
{
    auto *made = new QWidget(parent);
    column = panelColumn(made);
    return made;
}

} // namespace

NewRunView::NewRunView(PageContext context, QWidget *parent)
    : QWidget(parent), m_context(context),
      m_controller(new NewRunController(
          context.project, context.secrets, context.runs, [this] { return asked(); }, this))
{
    build();
    connectController();
    connect(m_items, &ItemBar::changed, m_controller, &NewRunController::change);
    connect(m_items, &ItemBar::escaped, this, &NewRunView::focusMatrix);
    connect(m_options, &RunOptions::changed, m_controller, &NewRunController::change);
    connect(m_matrix, &RunMatrix::tickedChanged, this, [this] {
        m_controller->tick([this](int row, int column) { return m_matrix->isTicked(row, column); });
    });
    connect(m_matrix, &RunMatrix::currentChanged, this, &NewRunView::showPreview);
    retranslate();
}

void NewRunView::build()
{
    auto *split = new SplitView(Qt::Horizontal, this);
    split->addPart(buildSetup(), 2);
    m_preview = new PromptPanel(m_context.project, split);
    split->addPart(m_preview, 1);
    keepSizes(split, m_context.settings, QStringLiteral("models-new"), {3500, 1800});
    m_figures = new LaunchFigures(this);
    auto *column = columnIn(this, 0, spacing::medium);
    column->addWidget(split, 1);
    column->addWidget(m_figures);
}

QWidget *NewRunView::buildSetup()
{
    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    auto *setup = new QWidget(scroll);
    auto *column = columnIn(setup);
    QVBoxLayout *inner = nullptr;

    QWidget *items = panel(setup, inner);
    m_items = new ItemBar(items);
    inner->addWidget(m_items);
    column->addWidget(items);

    QWidget *matrix = panel(setup, inner);
    buildMatrix(matrix, inner);
    column->addWidget(matrix);

    QWidget *options = panel(setup, inner);
    m_options = new RunOptions(options);
    inner->addWidget(m_options);
    column->addWidget(options);
    column->addStretch(1);
    scroll->setWidget(setup);
    return scroll;
}

void NewRunView::buildMatrix(QWidget *host, QVBoxLayout *column)
{
    auto *line = new QHBoxLayout;
    m_matrixTitle = plainLabel(host, TextRole::Section);
    m_matrixHint = new ElidedLabel(host);
    m_matrixHint->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    setTextRole(m_matrixHint, TextRole::Small);
    line->addWidget(m_matrixTitle);
    line->addWidget(m_matrixHint, 1);
    column->addLayout(line);
    m_matrix = new RunMatrix(host);
    m_matrix->setObjectName(QStringLiteral("runMatrix"));
    auto *wide = new QScrollArea(host);
    m_matrixArea = wide;
    wide->setFrameShape(QFrame::NoFrame);
    wide->setWidgetResizable(true);
    wide->setFocusPolicy(Qt::NoFocus);
    wide->setWidget(m_matrix);
    wide->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    wide->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    connect(
        &Theme::of(this), &Theme::changed, m_matrix, [this] { fitMatrix(); }, Qt::QueuedConnection);
    column->addWidget(wide, 1);
    m_leftOut = wrappedLabel(host, TextRole::Small);
    m_leftOut->setObjectName(QStringLiteral("leftOut"));
    m_leftOut->hide();
    column->addWidget(m_leftOut);
}

void NewRunView::connectController()
{
    connect(m_controller, &NewRunController::failed, this, &NewRunView::failed);
    connect(m_controller, &NewRunController::fieldsRead, m_items, &ItemBar::setFields);
    connect(m_controller, &NewRunController::readingItems, this, [this] {
        m_items->setCount(tr("Reading the items…"), {});
        m_preview->showReading();
    });
    connect(m_controller, &NewRunController::tableChanged, this, &NewRunView::showMatrix);
    connect(m_controller, &NewRunController::loaded, this, &NewRunView::loaded);
    connect(m_controller, &NewRunController::planChanged, this, &NewRunView::showPlan);
    connect(m_controller, &NewRunController::chosenChanged, this, &NewRunView::showChosen);
    connect(m_controller, &NewRunController::blockerChanged, this, &NewRunView::refreshBlocker);
    connect(m_controller, &NewRunController::estimating, m_figures,
            [this](qint64 done, qint64 total) { m_figures->setBusy(true, done, total); });
    connect(m_controller, &NewRunController::estimated, m_figures, [this] { m_figures->setEstimate(m_controller->estimate()); });
    connect(m_controller, &NewRunController::estimateFailed, m_figures, &LaunchFigures::clear);
    connect(m_controller, &NewRunController::idle, m_figures, [this] { m_figures->setBusy(false); });
    connect(m_controller, &NewRunController::stateChanged, this, &NewRunView::stateChanged);
    connect(m_controller, &NewRunController::askedBefore, this, &NewRunView::askAgain);
    connect(m_controller, &NewRunController::launched, this, &NewRunView::launched);
}

void NewRunView::enter()
{
    m_controller->enter();
}

void NewRunView::leave()
{
    m_controller->leave();
    m_preview->cancel();
}

void NewRunView::projectChanged(const Changes &changes)
{
    m_controller->projectChanged(changes);
}

void NewRunView::showMatrix()
{
    QList<RunMatrix::Row> rows;
    QList<RunMatrix::Column> columns;
    QList<QList<bool>> ticks;
    for (const OfferedConfiguration &offered : m_controller->configurations()) {
        const Configuration &configuration = offered.newest.configuration;
        RunMatrix::Column column;
        column.name = configuration.title.text().isEmpty() ? configuration.code : configuration.title.text();
        column.blocked = !offered.missingExamples.isEmpty();
        column.tip =
            column.blocked
                ? tr("The configuration “%1” uses example items that the benchmark provides, but these items are not in this project: "
                     "%2. Import them, or choose other examples in the prompt.")
                      .arg(column.name, offered.missingExamples.join(tr(", ", "between item ids")))
                : column.name;
        columns.append(column);
    }
    for (const Endpoint &one : m_controller->endpoints()) {
        const QString fault = m_controller->keyFault(one.id);
        rows.append({endpointTitle(one), fault.isEmpty() ? one.model : fault, !fault.isEmpty()});
        QList<bool> line;
        for (const OfferedConfiguration &offered : m_controller->configurations())
            line.append(m_controller->isTicked(one.id, offered.newest.configuration.code));
        ticks.append(line);
    }
    m_matrix->setTable(rows, columns, ticks);
    fitMatrix();
}

void NewRunView::fitMatrix()
{
    m_matrixArea->setMinimumHeight(m_matrix->minimumSizeHint().height()
                                   + m_matrixArea->horizontalScrollBar()->sizeHint().height());
}

RunPlan NewRunView::asked() const
{
    RunPlan plan;
    plan.items = m_items->choice();
    const RunOptions::Values values = m_options->values();
    plan.parameters.temperature = values.temperature;
    plan.parameters.maxTokens = values.maxTokens;
    plan.repeats = values.repeats;
    plan.order = values.order;
    plan.seed = values.seed;
    if (values.budget > 0)
        plan.budget = values.budget;
    plan.exampleItems = values.examples;
    plan.parameters.examples = values.exampleForm;
    plan.parameters.language = values.language;
    plan.leaveOutUntranslated = values.leaveOutUntranslated;
    return plan;
}

void NewRunView::showLeftOut()
{
    const RunMatrix::LeftOut &left = m_matrix->leftOut();
    QStringList lines;
    if (!left.columns.isEmpty()) {
        lines.append(tr("%n configuration(s) not selected, because their example items are not in this project: %1.", nullptr,
                        static_cast<int>(left.columns.size()))
                         .arg(left.columns.join(tr(", ", "between configurations"))));
    }
    if (!left.rows.isEmpty()) {
        lines.append(tr("%n endpoint(s) not selected. %1", nullptr, static_cast<int>(left.rows.size()))
                         .arg(left.rows.join(tr("; ", "between endpoints and their faults"))));
    }
    m_leftOut->setText(lines.join(u'\n'));
    m_leftOut->setVisible(!lines.isEmpty());
}

void NewRunView::showPlan()
{
    showLeftOut();
    const int runs = m_matrix->tickedCount();
    m_matrixHint->setText(
        runs > 0
            ? tr("%n run(s)", nullptr, runs)
            : tr("Arrow keys move, Space selects; on a name, Space selects the whole row or column."));
    const RunPlan wanted = plan();
    bool chooses = false;
    for (const OfferedConfiguration &offered : m_controller->configurations()) {
        const Configuration &configuration = offered.newest.configuration;
        chooses = chooses || (choosesShots(configuration) && wanted.configurations.contains(PlannedConfiguration{configuration.code, {}}));
    }
    m_options->setSeedChooses(chooses);
    refreshBlocker();
    const RunOptions::Values values = m_options->values();
    const qint64 items = m_controller->chosen() ? m_controller->chosen()->items.size() : -1;
    m_figures->setRough(runs, items < 0 || values.order == OptionOrder::Circular ? -1 : items * values.repeats * runs);
    m_figures->setBusy(runs > 0 && isLoaded());
}

void NewRunView::showChosen()
{
    const ChosenItems &chosen = *m_controller->chosen();
    QStringList leftOut;
    if (chosen.unscorable > 0)
        leftOut.append(tr("%n excluded (wrong number of correct options, or no accepted answer)", nullptr, chosen.unscorable));
    if (chosen.notAccepted > 0)
        leftOut.append(tr("%n excluded (not accepted yet)", nullptr, chosen.notAccepted));
    m_items->setCount(tr("%1 on %2", "items and images")
                          .arg(tr("%n item(s)", nullptr, static_cast<int>(chosen.items.size())),
                               tr("%n image(s)", nullptr, static_cast<int>(chosen.images))),
                      leftOut.join(QStringLiteral(" · ")));
    showPreview();
}

void NewRunView::step(int by)
{
    if (m_controller->step(by))
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
    m_preview->cancel();
    const auto &chosen = m_controller->chosen();
    if (!m_controller->isActive() || !chosen)
        return;
    const QList<Endpoint> &endpoints = m_controller->endpoints();
    const QList<OfferedConfiguration> &configurations = m_controller->configurations();
    if (endpoints.isEmpty() || configurations.isEmpty() || chosen->items.isEmpty()) {
        m_preview->showNothing(chosen->items.isEmpty() ? tr("No item is chosen.") : tr("There is no endpoint yet."));
        return;
    }
    const Endpoint &one = endpoints.at(std::clamp<int>(m_matrix->currentRow(), 0, static_cast<int>(endpoints.size()) - 1));
    const OfferedConfiguration &offered =
        configurations.at(std::clamp<int>(m_matrix->currentColumn(), 0, static_cast<int>(configurations.size()) - 1));
    PromptPanel::Wanted wanted;
    wanted.endpoint = one.id;
    wanted.configuration = {offered.newest.configuration.code, {}};
    wanted.plan = plan();
    wanted.plan.endpoints = {one.id};
    wanted.plan.configurations = {wanted.configuration};
    wanted.plan.without.clear();
    wanted.item = m_controller->item();
    wanted.items = chosen->items.size();
    wanted.title = tr("%1 with %2")
                       .arg(chosen->items.at(wanted.item).item.itemId,
                            m_controller->titleOfConfiguration(wanted.configuration.code));
    m_preview->show(wanted);
}

PromptPreview *NewRunView::preview() const
{
    return m_preview->prompt();
}

void NewRunView::refreshBlocker()
{
    m_figures->setBlocker(blocker());
    if (m_matrix->tickedCount() == 0 || m_controller->isFaulty())
        m_figures->clear();
    Q_EMIT stateChanged();
}

void NewRunView::askAgain(int done, int unfinished)
{
    QStringList lines;
    if (done > 0) {
        lines.append(tr("%n run(s) are already done with the same model, items, prompt and parameters. Running "
                        "them again sends every request again.",
                        nullptr, done));
    }
    if (unfinished == 0) {
        m_context.prompts.confirm(this, tr("Ask Again"), lines.constFirst(), tr("Ask Again"), [this] { m_controller->startAgain(); });
        return;
    }
    lines.append(tr("%n run(s) with the same model, items, prompt and parameters are not finished. Continuing them sends only the "
                    "requests that have no reply yet; asking again makes new runs and sends every request again.",
                    nullptr, unfinished));
    lines.append(tr("If you set a budget here, a continued run uses it. Otherwise the run keeps its own budget."));
    m_context.prompts.choose(this, tr("Unfinished Runs"), lines.join(QStringLiteral("\n\n")), {tr("Continue"), tr("Ask Again")},
                             [this](int action) {
                                 if (action == 0)
                                     m_controller->goOn();
                                 else
                                     m_controller->startAgain();
                             });
}

void NewRunView::retranslate()
{
    m_matrixTitle->setText(tr("Endpoints and configurations"));
    m_matrix->setAccessibleName(tr("Endpoints and configurations"));
    m_preview->retranslate();
    m_items->retranslate();
    m_options->retranslate();
    m_figures->retranslate();
    if (isOffered())
        showMatrix();
    if (isLoaded())
        m_controller->change();
}

} // namespace yuyi
