// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/validate/itemsview.h"

#include "models/items/pictureloader.h"
#include "models/services/review/validationservice.h"
#include "models/services/session/projectaccess.h"
#include "models/services/session/settings.h"
#include "widgets/controls/actionbutton.h"
#include "widgets/controls/badge.h"
#include "widgets/controls/chiprow.h"
#include "widgets/controls/emptystate.h"
#include "widgets/controls/factlist.h"
#include "widgets/controls/flowlayout.h"
#include "widgets/controls/linefield.h"
#include "widgets/controls/optioncounts.h"
#include "widgets/controls/plainlabel.h"
#include "widgets/controls/splitview.h"
#include "widgets/controls/tables.h"
#include "widgets/image/imageviewer.h"
#include "widgets/shell/commands.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTableView>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace yuyi {

namespace {

constexpr int searchPause = 200;      // milliseconds after the last key
constexpr int stemWidth = 140;        // least width of the questions
constexpr int nameWidth = 130;        // most that a name takes; it is elided
constexpr int pictureHeight = 220;    // least height of the picture beside the figures

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
    case ItemStanding::Dead: return ItemsView::tr("Unused distractors");
    case ItemStanding::Hasty: return ItemsView::tr("Rapid answers");
    case ItemStanding::Former: return ItemsView::tr("Previous versions");
    }
    return {};
}

} // namespace

ItemsView::ItemsView(PageContext context, QWidget *parent) : QWidget(parent), m_context(context)
{
    m_model = new ValidatedItemsModel(this);
    addCommands();
    m_split = new SplitView(Qt::Horizontal, this);
    m_split->addPart(buildList(), 3);
    m_split->addPart(buildDetail(), 2);
    const QByteArray state = m_context.settings.splitter(QStringLiteral("validate-items"));
    if (state.isEmpty())
        m_split->setSizes({3000, 2000});
    else
        m_split->restoreState(state);
    connect(m_split, &QSplitter::splitterMoved, this, [this] {
        m_context.settings.setSplitter(QStringLiteral("validate-items"), m_split->saveState());
        fitColumns();
    });
    m_empty = new EmptyState(this);
    m_empty->setIcon(QStringLiteral("validate"));
    m_busy = new EmptyState(this);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_split);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_busy);
    m_stack->setCurrentWidget(m_busy);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_stack);
    m_empty->addAction(m_context.commands.action(QStringLiteral("validate.open-imported")));
    retranslate();
}

QWidget *ItemsView::buildList()
{
    auto *panel = new QWidget(m_split);
    auto *column = new QVBoxLayout(panel);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing::small);
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
    header->setSortIndicator(ValidatedItemsModel::Share, Qt::AscendingOrder);
    header->setSectionResizeMode(QHeaderView::Interactive);
    m_table->setColumnHidden(ValidatedItemsModel::Round, true);   // it stands beside the picture
    header->setMinimumSectionSize(Theme::of(this).px(56));
    m_table->installEventFilter(this);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ItemsView::readDetail);
    column->addWidget(m_table, 1);
    return panel;
}

QWidget *ItemsView::buildDetail()
{
    m_detail = new QScrollArea(m_split);
    m_detail->setWidgetResizable(true);
    m_detail->setFrameShape(QFrame::NoFrame);
    m_detail->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_detail->setFocusPolicy(Qt::NoFocus);
    makePanel(m_detail);
    auto *panel = new QWidget(m_detail);
    auto *column = new QVBoxLayout(panel);
    column->setContentsMargins(spacing::medium, spacing::medium, spacing::medium, spacing::medium);
    column->setSpacing(spacing::small);
    m_viewer = new ImageViewer(panel);
    m_viewer->setDigitKeys(false);
    m_viewer->setFocusPolicy(Qt::NoFocus);
    m_viewer->setMinimumHeight(pictureHeight);
    column->addWidget(m_viewer, 1);
    auto *line = new QHBoxLayout;
    m_state = new Badge(panel);
    m_name = plainLabel(panel);
    setTextRole(m_name, TextRole::Soft);
    m_name->setTextFormat(Qt::PlainText);
    m_name->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    line->addWidget(m_state);
    line->addWidget(m_name, 1);
    column->addLayout(line);
    auto *buttons = new QWidget(panel);
    auto *flow = new FlowLayout(buttons, spacing::small, spacing::tiny);
    flow->setContentsMargins(0, 0, 0, 0);
    for (const char *id : {"validate.review-item", "validate.open-item", "validate.discuss-item"}) {
        flow->addWidget(new ActionButton(m_context.commands.action(QLatin1String(id)), ActionButton::Kind::Plain, buttons));
    }
    column->addWidget(buttons);
    m_stem = plainLabel(panel);
    setTextRole(m_stem, TextRole::Section);
    m_stem->setWordWrap(true);
    m_stem->setTextFormat(Qt::PlainText);
    column->addWidget(m_stem);
    m_counts = new OptionCounts(panel);
    column->addWidget(m_counts);
    m_facts = new FactList(panel);
    column->addWidget(m_facts);
    m_notesTitle = plainLabel(panel);
    setTextRole(m_notesTitle, TextRole::Soft);
    column->addWidget(m_notesTitle);
    m_notes = plainLabel(panel);
    m_notes->setWordWrap(true);
    m_notes->setTextFormat(Qt::PlainText);
    m_notes->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(m_notes);
    column->addStretch(1);
    m_detail->setWidget(panel);
    return m_detail;
}

void ItemsView::enter()
{
    m_active = true;
    load();
    m_table->setFocus();
}

void ItemsView::leave()
{
    m_active = false;
    ++m_request;
    m_loading = false;
}

void ItemsView::show(const Location &location)
{
    m_wanted = location.image;
    if (!m_loading && m_model->table())
        take(m_model->table());
}

void ItemsView::load()
{
    if (m_loading) {
        m_stale = true;
        return;
    }
    m_loading = true;
    m_stale = false;
    const quint64 request = ++m_request;
    m_context.project
        .read([person = m_context.project.person().id](Stores &stores) -> Result<std::shared_ptr<const ItemAnalysis>> {
            auto votes = ValidationService(stores, person).itemVotes();
            if (!votes)
                return passOn(votes);
            auto table = std::make_shared<ItemAnalysis>();
            table->votes = std::move(*votes);
            table->figures = analyseItems(table->votes);
            return std::shared_ptr<const ItemAnalysis>(std::move(table));
        })
        .then(this, [this, request](const Result<std::shared_ptr<const ItemAnalysis>> &table) {
            if (request != m_request)
                return;
            m_loading = false;
            if (!table) {
                Q_EMIT failed(table.error().sentence);
                return;
            }
            const QuestionVersionId former = m_shown;
            m_model->setTable(*table);
            m_shown = former;
            take(*table);
            Q_EMIT loaded();
            if (std::exchange(m_stale, false))
                load();
        });
}

void ItemsView::take(const std::shared_ptr<const ItemAnalysis> &table)
{
    showChoices();
    const bool any = table && !table->votes.items.isEmpty();
    m_stack->setCurrentWidget(any ? static_cast<QWidget *>(m_split) : m_empty);
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
    if (row >= 0) {
        m_table->setCurrentIndex(m_model->index(row, 0));
        m_table->scrollTo(m_model->index(row, 0));
    }
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
    for (const int column : {ValidatedItemsModel::Dead, ValidatedItemsModel::IntervalColumn, ValidatedItemsModel::Seconds,
                             ValidatedItemsModel::Discrimination, ValidatedItemsModel::Flags, ValidatedItemsModel::Rival,
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
        QTimer::singleShot(0, this, &ItemsView::fitColumns);   // its viewport follows
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

void ItemsView::readDetail()
{
    const int index = currentItem();
    if (index < 0) {
        m_shown = {};
        m_detail->widget()->hide();
        m_context.commands.refresh();
        return;
    }
    m_detail->widget()->show();
    const ValidatedItem item = m_model->table()->votes.items.at(index);
    m_shown = item.version;
    m_shownQuestion = item.question;
    m_waitsFor.reset();
    showFigures();
    m_context.commands.refresh();
    const quint64 request = ++m_detailRequest;
    m_context.project
        .read([item, person = m_context.project.person().id](Stores &stores) { return ValidationService(stores, person).detail(item); })
        .then(this, [this, request](const Result<ValidationDetail> &detail) {
            if (request != m_detailRequest)
                return;
            if (detail)
                showDetail(*detail);
            else
                Q_EMIT failed(detail.error().sentence);
        });
}

QString ItemsView::waitsText() const
{
    if (!m_waitsFor)
        return {};
    const auto others = std::count_if(m_waitsFor->cbegin(), m_waitsFor->cend(),
                                      [this](const PersonId &one) { return one != m_context.project.person().id; });
    if (others == m_waitsFor->size())
        return others > 0 ? tr("%Ln other people", nullptr, static_cast<int>(others)) : tr("nobody can answer it");
    return others > 0 ? tr("you and %Ln other people", nullptr, static_cast<int>(others)) : tr("you");
}

void ItemsView::showFigures()
{
    const int index = currentItem();
    if (index < 0)
        return;
    const ValidatedItem &item = m_model->table()->votes.items.at(index);
    const ItemFigures &figures = m_model->table()->figures[static_cast<size_t>(index)];
    const Tone tone = item.state == ValidationState::Passed ? Tone::Good
        : item.state == ValidationState::Open               ? Tone::Info
        : item.state == ValidationState::Withdrawn          ? Tone::Neutral
                                                            : Tone::Attention;
    m_state->show(item.current ? titleOf(item.state) : tr("Previous version"), tone);
    m_name->setText(item.imageName);
    m_stem->setText(item.stem);
    const QLocale locale;
    QList<Fact> facts;
    facts.append({tr("Correct"),
                  figures.share ? tr("%1 of %2, 95 % interval: %3–%4 %")
                                      .arg(locale.toString(figures.correct), locale.toString(figures.votes),
                                           locale.toString(figures.share->interval.lo * 100, 'f', 0),
                                           locale.toString(figures.share->interval.hi * 100, 'f', 0))
                                : QString()});
    facts.append({tr("Discrimination"), discriminationText(figures)});
    facts.append({tr("Unused distractors"),
                  !figures.deadKnown ? tr("too few answers") : locale.toString(static_cast<int>(figures.dead.size()))});
    QStringList flags;
    for (int flag = 0; flag < 4; ++flag) {
        if (figures.flags[flag] > 0)
            flags.append(tr("%1 %2").arg(titleOf(static_cast<VoteFlag>(flag)), locale.toString(figures.flags[flag])));
    }
    facts.append({tr("Flags"), flags.join(QStringLiteral(" · "))});
    facts.append({tr("Time"), figures.votes > 0
                      ? tr("median %1 s · %2 rapid · %3 slow")
                            .arg(locale.toString(figures.medianSeconds, 'f', 1), locale.toString(figures.hasty),
                                 locale.toString(figures.slow))
                      : QString()});
    facts.append({tr("Version"), tr("%1, round %2").arg(locale.toString(item.number), locale.toString(item.round))});
    if (item.current && item.state == ValidationState::Open)
        facts.append({tr("Waiting for"), waitsText()});
    m_facts->setFacts(facts);
}

void ItemsView::showDetail(const ValidationDetail &detail)
{
    const int index = currentItem();
    if (index < 0)
        return;
    const ValidatedItem &item = m_model->table()->votes.items.at(index);
    const ItemFigures &figures = m_model->table()->figures[static_cast<size_t>(index)];
    if (item.state == ValidationState::Open) {
        m_waitsFor = detail.waitsFor;
        showFigures();
    }
    QList<OptionCounts::Line> lines;
    for (int i = 0; i < detail.question.options.size(); ++i) {
        OptionCounts::Line line;
        line.letter = optionLetter(i);
        line.text = detail.question.options.at(i).text;
        line.count = i < static_cast<int>(figures.chosen.size()) ? figures.chosen[static_cast<size_t>(i)] : 0;
        line.key = i == item.key;
        line.rival = i == figures.rival;
        line.dead = std::find(figures.dead.begin(), figures.dead.end(), i) != figures.dead.end();
        lines.append(line);
    }
    m_counts->setLines(lines, figures.votes);
    QStringList notes;
    for (const Vote &vote : detail.votes) {
        if (!vote.note.isEmpty())
            notes.append(tr("“%1”").arg(vote.note));
    }
    m_notesTitle->setVisible(!notes.isEmpty());
    m_notes->setText(notes.join(QLatin1Char('\n')));
    const QString pending = detail.image.sha256.hex();
    if (pending == m_pending && m_viewer->hasImage())
        return;
    m_pending = pending;
    m_viewer->setLoading();
    m_context.pictures.picture(detail.image).then(this, [this, pending](const Result<QImage> &picture) {
        if (pending != m_pending)
            return;
        if (picture)
            m_viewer->setImage(*picture);
        else
            m_viewer->setError(picture.error().sentence);
    });
}

void ItemsView::projectChanged(const Changes &changes)
{
    if (m_active && (changes.touches(Entity::Vote) || changes.touches(Entity::Validation) || changes.touches(Entity::Discussion)))
        load();
}

void ItemsView::retranslate()
{
    showChoices();
    m_search->setPlaceholderText(tr("Search questions"));
    m_search->setAccessibleName(tr("Search questions"));
    m_table->setAccessibleName(tr("Questions"));
    m_notesTitle->setText(tr("Comments by people who answered the question"));
    m_busy->setSentence(tr("Loading…"));
    m_empty->setSentence(tr("No question has been validated yet."));
    m_empty->setHint(tr("Questions appear here after adjudication if the project's rules require blind answers. "
                        "You can also add imported and older questions."));
    m_model->retranslate();
    showFigures();
}

} // namespace yuyi
