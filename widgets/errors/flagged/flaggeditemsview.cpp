// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errors/flagged/flaggeditemsview.h"

#include "models/exchange/files/textfile.h"
#include "models/items/pictureloader.h"
#include "models/services/errors/flaggeditemreport.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/frame/emptystate.h"
#include "widgets/controls/frame/statestack.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/layout/splitview.h"
#include "widgets/controls/tables/tables.h"
#include "widgets/errors/flagged/flaggeditemdetail.h"
#include "widgets/errors/flagged/flaggeditemfilters.h"
#include "widgets/errors/flagged/flaggeditemsmodel.h"
#include "widgets/errors/flagged/gatedialog.h"
#include "widgets/shell/commands/pagecommands.h"
#include "widgets/shell/page/aside.h"
#include "widgets/shell/page/keptsizes.h"
#include "widgets/shell/page/practiceswitch.h"
#include "widgets/shell/page/savefile.h"
#include "widgets/shell/page/userprompts.h"
#include "widgets/theme/theme.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QTableView>

#include <algorithm>

namespace yuyi {

namespace {

constexpr int leastFlaggedItems = 340; // pixels at scale 1
constexpr int fewColumns = 430;        // below, people and score stand in the detail alone

} // namespace

FlaggedItemsView::FlaggedItemsView(PageContext context, QWidget *parent)
    : QWidget(parent), m_context(context), m_controller(new FlaggedItemsController(context.project, this))
{
    build();
    connectParts();
    fit();
    m_filters->setPreset(m_context.project.info().preset);
    retranslate();
    m_controller->setRules(m_filters->rules());
}

void FlaggedItemsView::build()
{
    m_practice = new PracticeSwitch(this);
    m_filters = new FlaggedItemFilters(this);
    auto *split = new SplitView(Qt::Horizontal, this);
    split->addPart(buildList(), 6);
    m_detail = new FlaggedItemDetail(m_context, split);
    split->addPart(m_detail, 5);
    keepSizes(split, m_context.settings, QStringLiteral("errors-suspects"), {6000, 5000});
    m_stack = new StateStack(split, this);
    m_empty = m_stack->empty();
    m_empty->setObjectName(QStringLiteral("suspectsEmpty"));
    m_empty->setIcon(QStringLiteral("check"));
    m_stack->showBusy();
    auto *column = columnIn(this);
    column->addWidget(m_practice);
    column->addWidget(m_filters);
    column->addWidget(m_stack, 1);
}

void FlaggedItemsView::connectParts()
{
    connect(m_filters, &FlaggedItemFilters::narrowedChanged, this, &FlaggedItemsView::showList);
    connect(m_filters, &FlaggedItemFilters::reasonChosen, this, [this] {
        showList();
        m_table->setFocus();
    });
    connect(m_filters, &FlaggedItemFilters::rulesChanged, this, [this] { m_controller->setRules(m_filters->rules()); });
    connect(m_practice, &PracticeSwitch::wantedChanged, m_controller, &FlaggedItemsController::setWithPractice);
    connect(m_controller, &FlaggedItemsController::read, this, [this] { m_filters->setPreset(m_context.project.info().preset); });
    connect(m_controller, &FlaggedItemsController::found, this, [this] {
        const ResultsData &results = m_controller->foundIn()->results;
        m_practice->setState(holdsPractice(results), m_controller->withPractice(), results.practiceLeftOut);
        showList();
    });
    connect(m_controller, &FlaggedItemsController::acted, this, &FlaggedItemsView::acted);
    connect(m_controller, &FlaggedItemsController::stateChanged, this, [this] { m_context.commands.refresh(); });
    connect(m_controller, &FlaggedItemsController::failed, this, &FlaggedItemsView::failed);
    connect(m_controller, &FlaggedItemsController::handedOver, this, [this] {
        m_practice->setState(false, false, 0);
        m_model->setFlaggedItems({}, {});
        m_detail->clear();
        m_stack->showBusy();
    });
    connect(&Theme::of(this), &Theme::changed, this, &FlaggedItemsView::fit);
}

void FlaggedItemsView::addCommands()
{
    CommandRegistry &commands = m_context.commands;
    const PageCommands add(commands, "errors", [this] { return m_controller->isEntered(); });
    const auto open = [this] { return mayAct() && current()->state != FlaggedItemState::InReview; };
    add(
        "suspect-send-back", [] { return tr("Return to Review"); }, [this] { act(Act::SendBack); }, open);
    add(
        "suspect-stands", [] { return tr("Keep Question"); }, [this] { act(Act::Stands); },
        [this] { return mayAct() && current()->state != FlaggedItemState::LookedAt; });
    add(
        "suspect-author", [] { return tr("Return to Author"); }, [this] { act(Act::Author); }, open);
    add(
        "suspect-again", [] { return tr("Put Back on the List"); }, [this] { act(Act::Again); },
        [this] { return mayAct() && current()->state == FlaggedItemState::LookedAt; });
    add(
        "suspect-note", [] { return tr("Write Note on Flagged Item"); },
        [this] { m_detail->note()->setFocus(Qt::ShortcutFocusReason); }, [this] { return mayAct(); });
    add(
        "suspect-results", [] { return tr("Open in Results"); }, [this] { openInResults(); },
        [this] { return current() != nullptr; });
    add(
        "suspect-reason", [] { return tr("Switch Filter to Next Reason"); }, [this] { m_filters->nextReason(); },
        [this] { return m_controller->data() != nullptr; });
    add(
        "suspect-table", [] { return tr("Export Flagged Items…"); }, [this] { exportTable(); },
        [this] { return m_model->rowCount() > 0; });
    add(
        "suspect-gate", [] { return tr("Gate…"); }, [this] { openGate(); }, [this] { return hasGates(); });
    m_detail->setActions();
    connect(m_detail->note(), &LineField::escaped, m_table, qOverload<>(&QWidget::setFocus));
}

QWidget *FlaggedItemsView::buildList()
{
    auto *panel = new QWidget(this);
    m_table = new QTableView(panel);
    m_table->setObjectName(QStringLiteral("suspects"));
    prepareTable(m_table);
    m_model = new FlaggedItemsModel(m_context.pictures, this);
    m_table->setModel(m_model);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(FlaggedItemsModel::Score, Qt::DescendingOrder);
    QHeaderView *head = m_table->horizontalHeader();
    head->setStretchLastSection(false);
    head->setResizeContentsPrecision(40); // a few rows tell how wide a column must be
    for (int i = 0; i < flaggedItemColumns; ++i)
        head->setSectionResizeMode(i, QHeaderView::ResizeToContents);
    head->setSectionResizeMode(FlaggedItemsModel::Picture, QHeaderView::Fixed);
    head->setSectionResizeMode(FlaggedItemsModel::Stem, QHeaderView::Stretch);
    m_table->installEventFilter(this);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &FlaggedItemsView::showCurrent);
    connect(m_table, &QTableView::activated, this, &FlaggedItemsView::openInResults);
    fillWith(panel, m_table);
    return panel;
}

/// Sizes that follow the font scale.
void FlaggedItemsView::fit()
{
    const Theme &theme = Theme::of(this);
    const QSize picture(theme.px(72), theme.px(48));
    m_model->pictures().setSize(picture, devicePixelRatioF());
    m_table->setIconSize(picture);
    m_table->setColumnWidth(FlaggedItemsModel::Picture, picture.width() + 2 * spacing::small);
    m_table->horizontalHeader()->setMinimumSectionSize(theme.px(52));
    m_table->verticalHeader()->setDefaultSectionSize(picture.height() + spacing::small);
    m_table->setMinimumWidth(theme.px(leastFlaggedItems));
}

void FlaggedItemsView::fitColumns()
{
    const bool narrow = m_table->width() < Theme::of(this).px(fewColumns);
    for (const int column : {FlaggedItemsModel::People, FlaggedItemsModel::Score})
        m_table->setColumnHidden(column, narrow);
}

void FlaggedItemsView::enter()
{
    m_controller->enter();
    m_table->setFocus();
    m_context.commands.refresh();
}

void FlaggedItemsView::leave()
{
    m_controller->leave();
}

void FlaggedItemsView::look(const QuestionVersionId &version)
{
    m_wanted = version;
    if (isEntered() && isComplete())
        showList();
}

void FlaggedItemsView::showList()
{
    const auto facts = m_controller->data();
    if (!facts)
        return;
    m_filters->showCounts(m_controller->flaggedItems(), facts->results);
    const FlaggedItem *before = current();
    const QuestionVersionId kept = !m_wanted.isNull() ? m_wanted : before ? before->version
                                                                          : m_detail->version();
    const int row = std::max(0, m_table->currentIndex().row());
    {
        // The question looked at stays, so that a reply coming in moves nothing.
        const QSignalBlocker blocker(m_table->selectionModel());
        m_model->setFlaggedItems(m_filters->narrowed(m_controller->flaggedItems(), true), facts->facts.images);
        const int known = m_model->rowOf(kept);
        if (m_model->rowCount() > 0)
            m_table->setCurrentIndex(m_model->index(known >= 0 ? known : std::min(row, m_model->rowCount() - 1), 0));
    }
    if (m_model->rowOf(m_wanted) >= 0)
        m_wanted = {};
    m_stack->showWorkIf(m_model->rowCount() > 0);
    m_table->viewport()->update();
    showCurrent();
}

const FlaggedItem *FlaggedItemsView::current() const
{
    const int row = m_table->currentIndex().row();
    return row >= 0 && row < m_model->rowCount() ? &m_model->rows().at(row) : nullptr;
}

PicturePane *FlaggedItemsView::pictures() const
{
    return m_detail->pictures();
}

void FlaggedItemsView::showCurrent()
{
    if (const FlaggedItem *flaggedItem = current()) {
        m_detail->showFlaggedItem(*flaggedItem, m_controller->data());
        m_table->scrollTo(m_table->currentIndex());
        QList<Image> ahead;
        for (const int step : {1, 2, -1}) {
            const int row = m_table->currentIndex().row() + step;
            if (row >= 0 && row < m_model->rowCount())
                ahead.append(m_controller->data()->facts.images.value(m_model->rows().at(row).image));
        }
        m_context.pictures.prefetch(ahead);
    } else {
        m_detail->clear();
    }
    m_context.commands.refresh();
}

bool FlaggedItemsView::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_table && event->type() == QEvent::Resize)
        fitColumns();
    if (watched == m_table && event->type() == QEvent::KeyPress) {
        auto *key = static_cast<QKeyEvent *>(event);
        const int step = key->key() == Qt::Key_J ? 1 : key->key() == Qt::Key_K ? -1
                                                                               : 0;
        if (step != 0 && key->modifiers() == Qt::NoModifier) {
            walk(step);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void FlaggedItemsView::walk(int step)
{
    const int row = std::clamp(m_table->currentIndex().row() + step, 0, m_model->rowCount() - 1);
    if (row >= 0)
        m_table->setCurrentIndex(m_model->index(row, 0));
}

bool FlaggedItemsView::mayAct() const
{
    return current() != nullptr && m_controller->mayAct();
}

void FlaggedItemsView::act(Act what)
{
    if (const FlaggedItem *chosen = current())
        m_controller->act(what, *chosen, m_detail->note()->text().trimmed());
}

/// The list moves on at once; what was written is read again soon.
void FlaggedItemsView::acted(Act what, const FlaggedItem &flaggedItem)
{
    m_detail->note()->setText({});
    const int row = m_table->currentIndex().row();
    if (current() && current()->version == flaggedItem.version)
        m_detail->clear(); // the next one takes its place
    m_model->setFlaggedItems({}, {});
    showList();
    if (m_model->rowCount() > 0)
        m_table->setCurrentIndex(m_model->index(std::clamp(row, 0, m_model->rowCount() - 1), 0));
    m_table->setFocus();
    switch (what) {
    case Act::SendBack:
        Q_EMIT toast(tr("Item %1 is now with the team: its discussion is open on the Validate page.")
                         .arg(flaggedItem.itemId),
                     false);
        break;
    case Act::Author: Q_EMIT toast(tr("Item %1 was returned to its author.").arg(flaggedItem.itemId), false); break;
    case Act::Stands:
        Q_EMIT toast(tr("Item %1 is kept. It will be listed again if there is new evidence.").arg(flaggedItem.itemId), false);
        break;
    case Act::Again: Q_EMIT toast(tr("Item %1 is listed again.").arg(flaggedItem.itemId), false); break;
    }
}

void FlaggedItemsView::openInResults()
{
    const FlaggedItem *flaggedItem = current();
    if (!flaggedItem)
        return;
    Location location;
    location.page = PageId::Results;
    location.field = QStringLiteral("item");
    location.record = flaggedItem->version.value();
    Q_EMIT goTo(location);
}

void FlaggedItemsView::exportTable()
{
    const auto facts = m_controller->foundIn();
    if (!facts)
        return;
    if (const auto allowed = m_practice->mayLeave(); !allowed) {
        Q_EMIT failed(allowed.error().sentence);
        return;
    }
    askAndSave(
        m_context.prompts, this, {tr("Table of flagged items"), QStringLiteral("suspects.csv"), tr("Tables (*.csv)")},
        [facts, list = m_model->rows()](const QString &path) {
            return saveText(path, byteOrderMark + flaggedItemsCsv(facts->results, list));
        },
        tr("The table is saved."));
}

bool FlaggedItemsView::hasGates() const
{
    return m_context.project.person().is(Role::Lead) && !m_context.project.info().preset.gates.isEmpty();
}

void FlaggedItemsView::openGate()
{
    auto *dialog = new GateDialog(m_context.project, this);
    connect(dialog, &GateDialog::applied, this,
            [this](int images) { Q_EMIT toast(tr("Discarded %n image(s).", nullptr, images), true); });
    dialog->open();
}

void FlaggedItemsView::retranslate()
{
    m_filters->retranslate();
    m_table->setAccessibleName(tr("Flagged items"));
    m_stack->busy()->setSentence(tr("Comparing answers…"));
    m_empty->setSentence(tr("No flagged items here."));
    m_empty->setHint(tr("A question is listed in any of these cases: models or people agree on an answer other than the key; models are "
                        "correct without the image; experts or validators reported a problem; the key is by far the longest option, and "
                        "models with low accuracy on other questions choose the key."));
    m_model->retranslate();
    m_detail->retranslate();
    showList();
}

} // namespace yuyi
