// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/results/viewer/viewerview.h"

#include "models/evaluation/extraction/extraction.h"
#include "models/items/pictureloader.h"
#include "models/services/curation/imageservice.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/frame/emptystate.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/layout/splitview.h"
#include "widgets/controls/tables/tables.h"
#include "widgets/results/viewer/itemdetail.h"
#include "widgets/results/viewer/rulewords.h"
#include "widgets/results/viewer/vieweritemsmodel.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/shell/page/aside.h"
#include "widgets/shell/page/keptsizes.h"
#include "widgets/theme/theme.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QSet>
#include <QStackedWidget>
#include <QTableView>

#include <algorithm>

namespace yuyi {

namespace {

constexpr int searchPause = 200; // milliseconds after the last key
constexpr int usualList = 290;   // pixels: a picture, the beginning of a question, and the figures
constexpr int leastList = 150;   // pixels at scale 1
constexpr int aheadPictures = 2; // decoded before they are looked at
constexpr double largeType = 1.5;
const QString errorPrefix = QStringLiteral("error:");

} // namespace

ViewerView::ViewerView(ResultsPageData &pageData, QWidget *parent) : QWidget(parent), m_pageData(pageData)
{
    m_filters = new ChipRow(ChipRow::Pick::One, this);
    m_filters->setObjectName(QStringLiteral("viewerFilters"));
    m_model = new ViewerItemsModel(m_pageData.context().pictures, this);
    auto *split = new SplitView(Qt::Horizontal, this);
    split->addPart(buildList(), 2);
    m_detail = new ItemDetail(pageData, split);
    split->addPart(m_detail, 6);
    keepSizes(split, m_pageData.context().settings, QStringLiteral("results-items"), {2000, 8000});
    auto *column = columnIn(this);
    column->addWidget(m_filters);
    column->addWidget(split, 1);
    connect(m_filters, &ChipRow::chosen, this, [this] {
        fillReasons();
        compute();
        m_table->setFocus();
    });
    connect(m_detail, &ItemDetail::failed, this, &ViewerView::failed);
    connect(m_detail, &ItemDetail::toast, this, &ViewerView::toast);
    retranslate();
}

QWidget *ViewerView::buildList()
{
    auto *panel = new QWidget(this);
    panel->setMinimumWidth(std::max(Theme::of(this).px(leastList), usualList)); // with large type both give way
    auto *column = columnIn(panel);
    m_whatText = wrappedLabel(panel);
    m_whatText->setObjectName(QStringLiteral("viewerScope"));
    m_whatText->setTextFormat(Qt::PlainText);
    m_widen = new ActionButton(m_pageData.context().commands.action(QStringLiteral("results.widen")), ActionButton::Kind::Plain, panel);
    m_widen->setFocusPolicy(Qt::NoFocus);
    column->addWidget(m_whatText);
    column->addWidget(m_widen, 0, Qt::AlignLeft);
    m_search = new LineField(panel);
    m_search->setObjectName(QStringLiteral("viewerSearch"));
    m_search->setClearButtonEnabled(true);
    m_searchTimer = new QTimer(this);
    m_searchTimer->setSingleShot(true);
    m_searchTimer->setInterval(searchPause);
    connect(m_search, &QLineEdit::textChanged, m_searchTimer, qOverload<>(&QTimer::start));
    connect(m_searchTimer, &QTimer::timeout, this, &ViewerView::compute);
    connect(m_search, &LineField::escaped, this, [this] { m_table->setFocus(); });
    column->addWidget(m_search);
    const auto choice = [&](const char *name) {
        auto *box = new QComboBox(panel);
        box->setObjectName(QLatin1String(name));
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(8);
        connect(box, &QComboBox::activated, this, &ViewerView::compute);
        column->addWidget(box);
        return box;
    };
    m_category = choice("viewerCategory");
    m_reason = choice("viewerReason");
    auto *lists = new QStackedWidget(panel);
    m_table = new QTableView(lists);
    m_table->setObjectName(QStringLiteral("viewerItems"));
    prepareTable(m_table);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setModel(m_model);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(ViewerItemsModel::Name, Qt::AscendingOrder);
    m_table->horizontalHeader()->setStretchLastSection(false);
    QHeaderView *head = m_table->horizontalHeader();
    head->setMinimumSectionSize(Theme::of(this).px(56));
    head->setResizeContentsPrecision(40); // a few rows tell how wide a column must be
    head->setSectionResizeMode(ViewerItemsModel::Picture, QHeaderView::Fixed);
    head->setSectionResizeMode(ViewerItemsModel::Name, QHeaderView::Stretch);
    head->setSectionResizeMode(ViewerItemsModel::Right, QHeaderView::ResizeToContents);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    fitList();
    connect(&Theme::of(this), &Theme::changed, this, &ViewerView::fitList, Qt::QueuedConnection);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ViewerView::showItem);
    m_empty = new EmptyState(lists);
    lists->addWidget(m_table);
    lists->addWidget(m_empty);
    connect(m_model, &QAbstractItemModel::modelReset, lists,
            [this, lists] { lists->setCurrentIndex(m_model->rowCount() > 0 ? 0 : 1); });
    column->addWidget(lists, 1);
    return panel;
}

/// Sizes that follow the font scale: room for a picture, and for the item's id above its question.
void ViewerView::fitList()
{
    const Theme &theme = Theme::of(this);
    const QSize picture(theme.px(54), theme.px(40));
    m_model->pictures().setSize(picture, devicePixelRatioF());
    m_table->setIconSize(picture);
    m_table->setColumnWidth(ViewerItemsModel::Picture, picture.width() + 2 * spacing::small);
    m_table->setColumnHidden(ViewerItemsModel::Picture, theme.fontScale() > largeType); // it is seen beside the list
    const int lines = 2 * QFontMetrics(theme.font(TextRole::Body)).lineSpacing();
    m_table->verticalHeader()->setDefaultSectionSize(std::max(picture.height(), lines) + spacing::small);
}

void ViewerView::fillChoices()
{
    const QVariant kept = m_category->currentData();
    m_category->clear();
    m_category->addItem(tr("All categories"), QString());
    const QList<Dimension> dimensions = groupingDimensions(m_pageData.context().project.info().preset);
    for (const Dimension &dimension : dimensions) {
        for (const LabelValue &value : dimension.values) {
            m_category->addItem(tr("%1: %2").arg(dimension.title.text(), value.title.text()),
                                QStringLiteral("%1/%2").arg(dimension.code.text(), value.code.text()));
        }
    }
    m_category->setCurrentIndex(std::max(0, m_category->findData(kept)));
}

/// One that the list does not offer: a typed label or a split.
void ViewerView::addCategory(const DimensionCode &code, const LabelCode &label, const QString &entry)
{
    const auto replies = m_pageData.data();
    const Dimension *dimension = replies ? replies->preset.dimension(code) : nullptr;
    if (dimension)
        m_category->addItem(tr("%1: %2").arg(dimension->title.text(), dimension->titleOf(label)), entry);
}

void ViewerView::fillReasons()
{
    const QVariant kept = m_reason->currentData();
    m_reason->clear();
    m_reason->addItem(filter() == ViewerFilter::Error ? tr("Any request error") : tr("Any reason"), QString());
    if (filter() == ViewerFilter::Miss) {
        for (const auto &[reason, code] : codesOf(MissReason{})) {
            if (reason != MissReason::None)
                m_reason->addItem(reasonWords(QString::fromUtf16(code)), QString::fromUtf16(code));
        }
        if (m_pageData.scorer() == Scorer::CmmmuOfficial)
            m_reason->addItem(tr("The scorer draws an option at random."), drawnReason);
    } else if (filter() == ViewerFilter::Error) {
        for (const ReplyStatus status : {ReplyStatus::Blocked, ReplyStatus::BadRequest})
            m_reason->addItem(titleOf(status), QString(errorPrefix % codeOf(status)));
    } else if (filter() == ViewerFilter::Pending) {
        for (const ReplyStatus status : {ReplyStatus::Transient, ReplyStatus::Account})
            m_reason->addItem(titleOf(status), QString(errorPrefix % codeOf(status)));
    }
    m_reason->setCurrentIndex(std::max(0, m_reason->findData(kept)));
    m_reason->setVisible(m_reason->count() > 1);
}

ViewerFilter ViewerView::filter() const
{
    return fromCode<ViewerFilter>(m_filters->selectedOne()).value_or(ViewerFilter::All);
}

QString ViewerView::filterTitle(int position) const
{
    return m_filters->options().value(position).tip;
}

void ViewerView::chooseFilter(int position)
{
    if (position < m_filters->options().size())
        m_filters->choose(m_filters->options().at(position).code);
}

void ViewerView::enter()
{
    m_active = true;
    if (m_category->count() <= 1)
        fillChoices();
    refresh();
    m_table->setFocus();
}

void ViewerView::leave()
{
    m_active = false;
    m_latest.drop();
}

void ViewerView::refresh()
{
    if (m_active)
        compute();
}

void ViewerView::narrow(const ViewerQuery &query, const QString &what, const QuestionVersionId &at)
{
    m_scope = query;
    m_what = what;
    m_search->setText(query.text);
    m_filters->setSelectedOne(codeOf(query.filter));
    const QString category = query.dimension.isEmpty() ? QString()
                                                       : QStringLiteral("%1/%2").arg(query.dimension.text(), query.label.text());
    if (m_category->count() <= 1)
        fillChoices();
    if (m_category->findData(category) < 0)
        addCategory(query.dimension, query.label, category);
    m_category->setCurrentIndex(std::max(0, m_category->findData(category)));
    fillReasons();
    m_shown = at;
    const auto read = m_pageData.data();
    m_shownImage = read && !query.metric.isEmpty() && !at.isNull() ? read->items.value(at).image : ImageId();
    // Before the chips are filled anew the filter asked for may have none of its own.
    if (filter() != query.filter) {
        m_counts.insert(query.filter, 1);
        showFilters();
        m_filters->setSelectedOne(codeOf(query.filter));
        fillReasons();
    }
    refresh();
}

void ViewerView::widen()
{
    m_scope = {};
    m_what.clear();
    m_filters->setSelectedOne(codeOf(ViewerFilter::All));
    m_category->setCurrentIndex(0);
    m_search->setText({});
    fillReasons();
    refresh();
}

void ViewerView::forget()
{
    // What is being computed is the one's before.
    m_latest.drop();
    m_complete = false;
    m_scope = {};
    m_what.clear();
    m_shown = {};
    m_model->setItems({});
    m_detail->clear();
}

ViewerQuery ViewerView::query() const
{
    ViewerQuery query = m_scope;
    if (query.runs.isEmpty())
        query.runs = m_pageData.inSight();
    query.withExamples = m_what.isEmpty() ? m_pageData.withExamples() : m_scope.withExamples;
    query.metric = m_what.isEmpty() ? m_pageData.metric() : m_scope.metric;
    query.filter = filter();
    const QString category = m_category->currentData().toString();
    query.dimension = DimensionCode(category.section(QLatin1Char('/'), 0, 0));
    query.label = LabelCode(category.section(QLatin1Char('/'), 1));
    const QString reason = m_reason->isVisibleTo(this) ? m_reason->currentData().toString() : QString();
    query.reason = reason.startsWith(errorPrefix) ? QString() : reason;
    query.status = reason.startsWith(errorPrefix) ? fromCode<ReplyStatus>(reason.mid(errorPrefix.size())) : std::nullopt;
    query.text = m_search->text().trimmed();
    return query;
}

void ViewerView::compute()
{
    m_complete = false;
    const Latest::Question question = m_latest.ask();
    const auto replies = m_pageData.shown();
    if (!replies)
        return;
    const ViewerQuery asked = query();
    if (asked.runs.isEmpty()) {
        take({});
        return;
    }
    runAside(
        this,
        [replies, asked] {
            Found found;
            found.items = viewerItems(*replies, asked);
            for (const auto &[filter, code] : codesOf(ViewerFilter{})) {
                ViewerQuery other = asked;
                other.filter = filter;
                if (filter != asked.filter) {
                    other.reason.clear();
                    other.status.reset();
                }
                found.counts.insert(filter, static_cast<int>(viewerItems(*replies, other).size()));
            }
            return found;
        },
        question.only([this](const Found &found) { take(found); }));
}

void ViewerView::take(const Found &found)
{
    m_complete = true;
    m_counts = found.counts;
    showFilters();
    m_whatText->setText(m_what);
    m_whatText->setVisible(isNarrowed());
    m_widen->setVisible(isNarrowed());
    const QuestionVersionId kept = m_shown;
    {
        // The item that is looked at stays, so that a reply coming in moves nothing.
        const QSignalBlocker blocker(m_table->selectionModel());
        m_model->setItems(found.items);
    }
    int row = m_model->rowOf(kept);
    // Of an image another question may be the first that is wrong by now.
    for (int i = 0; row < 0 && !m_shownImage.isNull() && i < found.items.size(); ++i) {
        if (m_model->rows().at(i).image == m_shownImage)
            row = i;
    }
    row = std::max(0, row);
    if (m_model->rowCount() > 0) {
        const QSignalBlocker blocker(m_table->selectionModel());
        m_table->setCurrentIndex(m_model->index(row, 0));
    }
    m_table->scrollTo(m_model->index(row, 0));
    m_table->viewport()->update();
    showItem();
    readImages(found.items);
}

void ViewerView::readImages(const QList<ViewerItem> &items)
{
    QSet<ImageId> wanted;
    bool all = true;
    for (const ViewerItem &item : items) {
        wanted.insert(item.image);
        all = all && m_model->knows(item.image);
    }
    if (all)
        return;
    m_pageData.context()
        .project.read([ids = wanted.values()](Stores &stores) { return ImageService(stores).images(ids); })
        .then(this, [this](const Result<QList<Image>> &images) {
            if (!images)
                return; // the cards stay empty; the picture itself is shown beside them
            QHash<ImageId, Image> known;
            for (const Image &image : *images)
                known.insert(image.id, image);
            m_model->setImages(known);
        });
}

void ViewerView::showFilters()
{
    QList<ChipOption> options;
    for (const auto &[filter, code] : codesOf(ViewerFilter{})) {
        const int count = m_counts.value(filter);
        if (count > 0 || filter == ViewerFilter::All || filter == this->filter()) {
            options.append({QString::fromUtf16(code),
                            tr("%1 %2").arg(titleOf(filter), QLocale().toString(count)),
                            {},
                            titleOf(filter),
                            m_pageData.choiceAction(options.size())});
        }
    }
    const QString kept = m_filters->selectedOne();
    m_filters->setOptions(options);
    m_filters->setSelectedOne(kept.isEmpty() ? codeOf(ViewerFilter::All) : kept);
}

void ViewerView::showItem()
{
    const int row = m_table->currentIndex().row();
    if (row < 0 || row >= m_model->rowCount()) {
        m_shown = {};
        m_detail->clear();
        m_detail->setVisible(false);
        m_pageData.context().commands.refresh();
        return;
    }
    m_detail->setVisible(true);
    m_shown = m_model->rows().at(row).question;
    m_shownImage = query().metric.isEmpty() ? ImageId() : m_model->rows().at(row).image;
    m_detail->showItem(m_shown, m_scope.runs);
    prefetch(row);
    m_pageData.context().commands.refresh();
}

void ViewerView::prefetch(int row)
{
    QList<ImageId> ids;
    for (const int step : {1, 2, -1}) {
        if (row + step >= 0 && row + step < m_model->rowCount() && std::abs(step) <= aheadPictures)
            ids.append(m_model->rows().at(row + step).image);
    }
    m_pageData.context()
        .project
        .read([ids](Stores &stores) { return ImageService(stores).images(ids); })
        .then(this, [this](const Result<QList<Image>> &images) {
            if (images)
                m_pageData.context().pictures.prefetch(*images);
        });
}

void ViewerView::walk(int step)
{
    const int row = std::clamp(m_table->currentIndex().row() + step, 0, m_model->rowCount() - 1);
    if (row >= 0)
        m_table->setCurrentIndex(m_model->index(row, 0));
}

void ViewerView::find()
{
    m_search->setFocus();
    m_search->selectAll();
}

void ViewerView::retranslate()
{
    showFilters();
    fillChoices();
    fillReasons();
    m_search->setPlaceholderText(tr("Search questions"));
    m_search->setAccessibleName(tr("Search questions"));
    m_category->setAccessibleName(tr("Category"));
    m_reason->setAccessibleName(tr("Reason"));
    m_table->setAccessibleName(tr("Items"));
    m_empty->setSentence(tr("No item matches."));
    m_empty->setHint(tr("Choose another filter, or show all items."));
    m_model->retranslate();
    m_detail->retranslate();
    refresh();
}

} // namespace yuyi
