// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/validate/itemsview.h"

#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/dialogs/notedialog.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/frame/emptystate.h"
#include "widgets/controls/frame/statestack.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/layout/splitview.h"
#include "widgets/controls/tables/tables.h"
#include "widgets/image/picturepane.h"
#include "widgets/shell/commands/pagecommands.h"
#include "widgets/shell/page/keptsizes.h"
#include "widgets/shell/page/userprompts.h"
#include "widgets/theme/theme.h"
#include "widgets/validate/itemscontroller.h"
#include "widgets/validate/validateditempanel.h"

#include <QEvent>
#include <QHeaderView>
#include <QLocale>
#include <QTableView>
#include <QTimer>

#include <algorithm>

namespace yuyi {

namespace {

constexpr int searchPause = 200; // milliseconds after the last key
constexpr int stemWidth = 140;   // least width of the questions
constexpr int nameWidth = 130;   // most that a name takes; it is elided

QString choiceLabel(ItemStanding choice)
{
    switch (choice) {
    case ItemStanding::All: return ItemsView::tr("Questions");
    case ItemStanding::Open: return titleOf(ValidationState::Open);
    case ItemStanding::Passed: return titleOf(ValidationState::Passed);
    case ItemStanding::Failed: return titleOf(ValidationState::Failed);
    case ItemStanding::Discussed: return titleOf(ValidationState::Discussed);
    case ItemStanding::KeyInDoubt: return ItemsView::tr("Key in doubt");
    case ItemStanding::Flagged: return ItemsView::tr("Flagged");
    case ItemStanding::Negative: return ItemsView::tr("Negative discrimination");
    case ItemStanding::NonFunctioning: return ItemsView::tr("Unused distractors");
    case ItemStanding::Rapid: return ItemsView::tr("Rapid answers");
    case ItemStanding::Former: return ItemsView::tr("Previous versions");
    }
    return {};
}

} // namespace

ItemsView::ItemsView(PageContext context, QWidget *parent)
    : QWidget(parent), m_context(context), m_controller(new ItemsController(context.project, this))
{
    m_model = new ValidatedItemsModel(this);
    addCommands();
    auto *split = new SplitView(Qt::Horizontal, this);
    split->addPart(buildList(), 3);
    m_detail = new ValidatedItemPanel(m_context, split);
    split->addPart(m_detail, 2);
    keepSizes(split, m_context.settings, QStringLiteral("validate-items"), {3000, 2000});
    connect(split, &QSplitter::splitterMoved, this, &ItemsView::fitColumns);
    m_stack = new StateStack(split, this);
    m_empty = m_stack->empty();
    m_empty->setIcon(QStringLiteral("validate"));
    m_stack->showBusy();
    fillWith(this, m_stack);
    m_empty->addAction(m_context.commands.action(QStringLiteral("validate.open-imported")));
    connect(m_controller, &ItemsController::tableRead, this, [this](const std::shared_ptr<const ItemAnalysis> &table) {
        const QuestionVersionId former = m_shown;
        m_model->setTable(table);
        m_shown = former;
        take(table);
    });
    connect(m_controller, &ItemsController::detailRead, this, [this](const ValidationDetail &detail) {
        m_detail->showDetail(detail);
        m_context.commands.refresh();
    });
    connect(m_controller, &ItemsController::unopenedFound, this, &ItemsView::confirmOpening);
    connect(m_controller, &ItemsController::loaded, this, &ItemsView::loaded);
    connect(m_controller, &ItemsController::failed, this, &ItemsView::failed);
    connect(m_controller, &ItemsController::toast, this, &ItemsView::toast);
    retranslate();
}

void ItemsView::addCommands()
{
    const PageCommands add(m_context.commands, "validate");
    const auto lead = [this] { return m_controller->isLead(); };
    const auto shown = [this] { return m_controller->isActive() && !m_shown.isNull(); };
    add(
        "open-imported", [] { return tr("Validate More Items…"); }, [this] { m_controller->findUnopened(); }, lead);
    add(
        "find-item", [] { return tr("Find Question"); }, [this] { m_search->setFocus(); },
        [this] { return m_controller->isActive(); });
    add(
        "next-item", [] { return tr("Next in List"); }, [this] { walk(1); }, [this] { return m_controller->isActive(); });
    add(
        "previous-item", [] { return tr("Previous in List"); }, [this] { walk(-1); }, [this] { return m_controller->isActive(); });
    add(
        "open-item", [] { return tr("Open on Annotate Page"); }, [this] { goToItem(PageId::Annotate); }, shown);
    add(
        "review-item", [] { return tr("Open on Review Page"); }, [this] { goToItem(PageId::Review); }, shown);
    add(
        "discuss-item", [] { return tr("Discuss…"); }, [this] { discuss(); }, shown);
}

void ItemsView::goToItem(PageId page)
{
    const int item = currentItem();
    if (item < 0)
        return;
    Location location;
    location.page = page;
    location.image = m_model->table()->votes.items.at(item).image;
    Q_EMIT goTo(location);
}

void ItemsView::confirmOpening(const QList<ImageId> &images)
{
    m_context.prompts.confirm(this, tr("Validate More Items"),
                              tr("The questions of %n image(s), including imported questions, have not been validated. Once you start, "
                                 "validators will answer these questions blind. An image does not count as accepted until all its "
                                 "questions pass; released images stay released.",
                                 nullptr, static_cast<int>(images.size())),
                              tr("Validate"), [this, images] { m_controller->openRounds(images); });
}

void ItemsView::discuss()
{
    if (m_shownQuestion.isNull())
        return;
    auto *dialog = new NoteDialog(tr("Discuss"), tr("Why should the team discuss this question?"), tr("Open Discussion"), this);
    connect(dialog, &NoteDialog::noted, this,
            [this, question = m_shownQuestion](const QString &note) { m_controller->discuss(question, note); });
    dialog->open();
}

QWidget *ItemsView::buildList()
{
    auto *panel = new QWidget(this);
    auto *column = columnIn(panel);
    m_choices = new ChipRow(ChipRow::Pick::One, panel);
    connect(m_choices, &ChipRow::chosen, this, [this](const QString &code) {
        choose(fromCode<ItemStanding>(code).value_or(ItemStanding::All));
        m_table->setFocus();
    });
    column->addWidget(m_choices);
    m_search = new LineField(panel);
    m_search->setClearButtonEnabled(true);
    m_searchTimer = new QTimer(this);
    m_searchTimer->setSingleShot(true);
    m_searchTimer->setInterval(searchPause);
    connect(m_search, &QLineEdit::textChanged, m_searchTimer, qOverload<>(&QTimer::start));
    connect(m_search, &LineField::escaped, this, [this] { m_table->setFocus(); });
    connect(m_searchTimer, &QTimer::timeout, this, [this] {
        m_model->setText(m_search->text().trimmed());
        take(m_model->table());
    });
    column->addWidget(m_search);
    m_table = new QTableView(panel);
    prepareTable(m_table);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setModel(m_model);
    m_table->setSortingEnabled(true);
    QHeaderView *header = m_table->horizontalHeader();
    header->setStretchLastSection(false);
    header->setSortIndicator(ValidatedItemsModel::Difficulty, Qt::AscendingOrder);
    header->setSectionResizeMode(QHeaderView::Interactive);
    m_table->setColumnHidden(ValidatedItemsModel::Round, true); // it stands beside the picture
    header->setMinimumSectionSize(Theme::of(this).px(56));
    m_table->installEventFilter(this);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ItemsView::readDetail);
    column->addWidget(m_table, 1);
    return panel;
}

void ItemsView::enter()
{
    m_controller->enter();
    m_table->setFocus();
}

void ItemsView::leave()
{
    m_controller->leave();
}

void ItemsView::show(const Location &location)
{
    m_wanted = location.image;
    if (!m_controller->isLoading() && m_model->table())
        take(m_model->table());
}

void ItemsView::take(const std::shared_ptr<const ItemAnalysis> &table)
{
    showChoices();
    const bool any = table && !table->votes.items.isEmpty();
    m_stack->showWorkIf(any);
    if (!any)
        return;
    int row = -1;
    if (!m_wanted.isNull()) {
        row = m_model->rowOf(m_wanted);
        if (row < 0 && m_model->choice() != ItemStanding::All) {
            choose(ItemStanding::All);
            return;
        }
        m_wanted = {};
    }
    if (row < 0)
        row = m_model->rowOf(m_shown);
    if (row < 0 && m_model->rowCount() > 0)
        row = 0;
    fitColumns();
    // A new row reads its question by itself.
    const bool same = m_table->currentIndex().row() == row;
    if (row >= 0) {
        m_table->setCurrentIndex(m_model->index(row, 0));
        m_table->scrollTo(m_model->index(row, 0));
    }
    if (same)
        readDetail();
}

void ItemsView::showChoices()
{
    QList<ChipOption> options;
    for (const auto &[choice, code] : codesOf(ItemStanding{})) {
        const int count = m_model->countOf(choice);
        // What nobody has does not take room, but the choice in force stays.
        if (count > 0 || choice == ItemStanding::All || choice == m_model->choice()) {
            options.append({QString::fromUtf16(code), tr("%1 %2").arg(choiceLabel(choice), QLocale().toString(count)), {}, {}});
        }
    }
    m_choices->setOptions(options);
    m_choices->setSelectedOne(codeOf(m_model->choice()));
}

void ItemsView::fitColumns()
{
    // A few rows tell how wide a column must be; all 20,000 would take their time.
    m_table->horizontalHeader()->setResizeContentsPrecision(40);
    const int room = m_table->viewport()->width();
    const int stem = Theme::of(this).px(stemWidth);
    int taken = 0;
    for (int column = 0; column < ValidatedItemsModel::ColumnCount; ++column) {
        if (column == ValidatedItemsModel::Stem || column == ValidatedItemsModel::Round)
            continue;
        m_table->setColumnHidden(column, false);
        m_table->resizeColumnToContents(column);
        if (column == ValidatedItemsModel::ImageName)
            m_table->setColumnWidth(column, std::min(m_table->columnWidth(column), Theme::of(this).px(nameWidth)));
        taken += m_table->columnWidth(column);
    }
    // What a narrow window has no room for stands beside the picture as well. The column that sorts stays.
    const int sorted = m_table->horizontalHeader()->sortIndicatorSection();
    for (const int column : {ValidatedItemsModel::NonFunctioning, ValidatedItemsModel::IntervalColumn, ValidatedItemsModel::Seconds,
                             ValidatedItemsModel::Discrimination, ValidatedItemsModel::Flags, ValidatedItemsModel::MostAttractive,
                             ValidatedItemsModel::Votes}) {
        if (taken + stem <= room)
            break;
        if (column == sorted)
            continue;
        taken -= m_table->columnWidth(column);
        m_table->setColumnHidden(column, true);
    }
    m_table->setColumnWidth(ValidatedItemsModel::Stem, std::max(stem, room - taken));
}

bool ItemsView::eventFilter(QObject *object, QEvent *event)
{
    if (object == m_table && event->type() == QEvent::Resize)
        QTimer::singleShot(0, this, &ItemsView::fitColumns); // its viewport follows
    return QWidget::eventFilter(object, event);
}

void ItemsView::choose(ItemStanding choice)
{
    m_model->setChoice(choice);
    take(m_model->table());
}

int ItemsView::currentItem() const
{
    return m_model->itemAt(m_table->currentIndex().row());
}

void ItemsView::walk(int step)
{
    const int row = std::clamp(m_table->currentIndex().row() + step, 0, m_model->rowCount() - 1);
    if (row >= 0)
        m_table->setCurrentIndex(m_model->index(row, 0));
}

bool ItemsView::hasPictures() const
{
    return m_controller->isActive() && !m_shown.isNull() && m_detail->pane()->pictures().size() > 1;
}

void ItemsView::stepPicture(int by)
{
    m_detail->pane()->step(by);
}

void ItemsView::readDetail()
{
    const int index = currentItem();
    if (index < 0) {
        m_shown = {};
        m_detail->clear();
        m_context.commands.refresh();
        return;
    }
    const ValidatedItem item = m_model->table()->votes.items.at(index);
    m_shown = item.version;
    m_shownQuestion = item.question;
    m_detail->show(item, m_model->table()->figures[static_cast<size_t>(index)]);
    m_context.commands.refresh();
    m_controller->readDetail(item);
}

void ItemsView::projectChanged(const Changes &changes)
{
    m_controller->projectChanged(changes);
}

void ItemsView::retranslate()
{
    showChoices();
    m_search->setPlaceholderText(tr("Search questions"));
    m_search->setAccessibleName(tr("Search questions"));
    m_table->setAccessibleName(tr("Questions"));
    m_stack->busy()->setSentence(tr("Loading…"));
    m_empty->setSentence(tr("No question has been validated yet."));
    m_empty->setHint(tr("If the project's rules require blind answers, questions appear here after adjudication. You can also add "
                        "imported and older questions to validation."));
    m_model->retranslate();
    m_detail->retranslate();
}

} // namespace yuyi
