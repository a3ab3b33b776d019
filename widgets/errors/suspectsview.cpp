// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errors/suspectsview.h"

#include "models/items/pictureloader.h"
#include "models/services/session/projectaccess.h"
#include "models/services/session/settings.h"
#include "widgets/controls/chiprow.h"
#include "widgets/controls/emptystate.h"
#include "widgets/controls/flowbox.h"
#include "widgets/controls/linefield.h"
#include "widgets/controls/plainlabel.h"
#include "widgets/controls/splitview.h"
#include "widgets/controls/tables.h"
#include "widgets/errors/suspectdetail.h"
#include "widgets/errors/suspectsmodel.h"
#include "widgets/shell/aside.h"
#include "widgets/shell/commands.h"
#include "widgets/theme/theme.h"

#include <QComboBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace yuyi {

namespace {

constexpr int changePauseMs = 1500;  // a run at full speed changes the project several times a second
constexpr int leastList = 340;       // pixels at scale 1
constexpr int fewColumns = 430;      // below, people and score stand in the detail alone
const QString splitName = QStringLiteral("errors-suspects");
const QString everyReason = QStringLiteral("all");

} // namespace

SuspectsView::SuspectsView(PageContext context, QWidget *parent) : QWidget(parent), m_context(context)
{
    m_reasons = new ChipRow(ChipRow::Pick::One, this);
    m_reasons->setObjectName(QStringLiteral("suspectReasons"));
    m_stack = new QStackedWidget(this);
    m_split = new SplitView(Qt::Horizontal, m_stack);
    m_split->addPart(buildList(), 6);
    m_detail = new SuspectDetail(context, m_split);
    m_split->addPart(m_detail, 5);
    const QByteArray state = m_context.settings.splitter(splitName);
    if (state.isEmpty())
        m_split->setSizes({6000, 5000});
    else
        m_split->restoreState(state);
    connect(m_split, &QSplitter::splitterMoved, this, [this] { m_context.settings.setSplitter(splitName, m_split->saveState()); });
    m_empty = new EmptyState(m_stack);
    m_empty->setObjectName(QStringLiteral("suspectsEmpty"));
    m_empty->setIcon(QStringLiteral("check"));
    m_busy = new EmptyState(m_stack);
    for (QWidget *one : QList<QWidget *>{m_split, m_empty, m_busy})
        m_stack->addWidget(one);
    m_stack->setCurrentWidget(m_busy);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing::small);
    column->addWidget(m_reasons);
    column->addWidget(buildFilters());
    column->addWidget(m_stack, 1);
    m_soon.setSingleShot(true);
    m_soon.setInterval(changePauseMs);
    connect(&m_soon, &QTimer::timeout, this, &SuspectsView::load);
    connect(m_reasons, &ChipRow::chosen, this, [this] {
        showList();
        m_table->setFocus();
    });
    connect(&m_context.project, &ProjectAccess::personChanged, this, [this] {
        // Nothing of what the one before could see stays.
        ++m_request;
        ++m_computing;
        m_loading = false;
        m_data.reset();
        m_all.clear();
        m_acted.clear();
        m_model->setSuspects({}, {});
        m_detail->clear();
        m_stack->setCurrentWidget(m_busy);
        if (m_entered)
            load();
    });
    connect(&Theme::of(this), &Theme::changed, this, &SuspectsView::fit);
    fit();
    retranslate();
}

QWidget *SuspectsView::buildFilters()
{
    m_filters = new FlowBox(spacing::small, spacing::tiny, this);
    const auto choice = [this](const char *name, int characters) {
        auto *box = new QComboBox(m_filters);
        box->setObjectName(QLatin1String(name));
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(characters);
        m_filters->add(box);
        return box;
    };
    const auto number = [this](QLabel *&label, const char *name, int least, int most, int value) {
        auto *place = new QWidget(m_filters);
        label = plainLabel(place);
        setTextRole(label, TextRole::Soft);
        auto *box = new QSpinBox(place);
        box->setObjectName(QLatin1String(name));
        box->setRange(least, most);
        box->setValue(value);
        auto *line = new QHBoxLayout(place);
        line->setContentsMargins(spacing::small, 0, 0, 0);
        line->setSpacing(spacing::tiny);
        line->addWidget(label);
        line->addWidget(box);
        m_filters->add(place);
        connect(box, &QSpinBox::valueChanged, this, &SuspectsView::compute);
        return box;
    };
    const SuspectRules usual;
    m_state = choice("suspectState", 12);
    m_category = choice("suspectCategory", 14);
    m_share = choice("suspectShare", 14);
    m_least = number(m_leastLabel, "suspectModels", 2, 99, usual.models);
    m_people = number(m_peopleLabel, "suspectPeople", 1, 999, usual.people);
    m_blind = number(m_blindLabel, "suspectBlind", 1, 99, usual.withoutPicture);
    m_facts = plainLabel(m_filters);
    setTextRole(m_facts, TextRole::Small);
    m_filters->add(m_facts);
    connect(m_state, &QComboBox::activated, this, &SuspectsView::showList);
    connect(m_category, &QComboBox::activated, this, &SuspectsView::showList);
    connect(m_share, &QComboBox::activated, this, &SuspectsView::compute);
    return m_filters;
}

QWidget *SuspectsView::buildList()
{
    auto *panel = new QWidget(m_split);
    m_table = new QTableView(panel);
    m_table->setObjectName(QStringLiteral("suspects"));
    prepareTable(m_table);
    m_model = new SuspectsModel(m_context.pictures, this);
    m_table->setModel(m_model);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(SuspectsModel::Score, Qt::DescendingOrder);
    QHeaderView *head = m_table->horizontalHeader();
    head->setStretchLastSection(false);
    head->setResizeContentsPrecision(40);   // a few rows tell how wide a column must be
    for (int i = 0; i < suspectColumns; ++i)
        head->setSectionResizeMode(i, QHeaderView::ResizeToContents);
    head->setSectionResizeMode(SuspectsModel::Picture, QHeaderView::Fixed);
    head->setSectionResizeMode(SuspectsModel::Stem, QHeaderView::Stretch);
    m_table->installEventFilter(this);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &SuspectsView::showCurrent);
    connect(m_table, &QTableView::activated, this, &SuspectsView::openInResults);
    auto *column = new QVBoxLayout(panel);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_table);
    return panel;
}

/// Sizes that follow the font scale.
void SuspectsView::fit()
{
    const Theme &theme = Theme::of(this);
    const QSize picture(theme.px(72), theme.px(48));
    m_model->pictures().setSize(picture, devicePixelRatioF());
    m_table->setIconSize(picture);
    m_table->setColumnWidth(SuspectsModel::Picture, picture.width() + 2 * spacing::small);
    m_table->horizontalHeader()->setMinimumSectionSize(theme.px(52));
    m_table->verticalHeader()->setDefaultSectionSize(picture.height() + spacing::small);
    m_table->setMinimumWidth(theme.px(leastList));
}

void SuspectsView::fitColumns()
{
    const bool narrow = m_table->width() < Theme::of(this).px(fewColumns);
    for (const int column : {SuspectsModel::People, SuspectsModel::Score})
        m_table->setColumnHidden(column, narrow);
}

SuspectState SuspectsView::state() const
{
    return fromCode<SuspectState>(m_state->currentData().toString()).value_or(SuspectState::Open);
}

SuspectRules SuspectsView::rules() const
{
    SuspectRules rules;
    rules.models = m_least->value();
    rules.people = m_people->value();
    rules.withoutPicture = m_blind->value();
    rules.modelShare = m_share->currentData().isValid() ? m_share->currentData().toInt() : rules.modelShare;
    return rules;
}

void SuspectsView::enter()
{
    m_entered = true;
    load();
    m_table->setFocus();
    m_context.commands.refresh();
}

void SuspectsView::leave()
{
    m_entered = false;
    m_soon.stop();
}

void SuspectsView::look(const QuestionVersionId &version)
{
    m_wanted = version;
    if (m_entered && m_complete)
        showList();
}

void SuspectsView::projectChanged(const Changes &changes)
{
    if (!m_entered)
        return;
    for (const Entity entity : {Entity::Run, Entity::Response, Entity::Vote, Entity::Validation, Entity::Annotation, Entity::Question,
                                Entity::Discussion, Entity::Return, Entity::ErrorCase, Entity::Assignment, Entity::Study,
                                Entity::Participant, Entity::Project}) {
        if (changes.touches(entity) && !m_soon.isActive())
            m_soon.start();
    }
}

void SuspectsView::load()
{
    if (m_loading) {
        m_stale = true;
        return;
    }
    m_loading = true;
    m_stale = false;
    const quint64 request = ++m_request;
    m_context.project
        .read([person = m_context.project.person().id](Stores &stores) -> Result<std::shared_ptr<const SuspectData>> {
            auto read = SuspectService(stores, person).data();
            if (!read)
                return passOn(read);
            return std::make_shared<const SuspectData>(std::move(*read));
        })
        .then(this, [this, request](const Result<std::shared_ptr<const SuspectData>> &read) {
            if (request != m_request)
                return;
            m_loading = false;
            if (read) {
                m_data = *read;
                m_acted.clear();   // is in it
                fillChoices();
                compute();
            } else {
                Q_EMIT failed(read.error().sentence);
            }
            if (std::exchange(m_stale, false))
                load();
        });
}

void SuspectsView::compute()
{
    const auto facts = m_data;
    if (!facts)
        return;
    m_complete = false;
    const quint64 request = ++m_computing;
    runAside(
        this, [facts, rules = rules()] { return findSuspects(facts->results, facts->facts, rules); },
        [this, request](const QList<Suspect> &found) {
            if (request != m_computing)
                return;
            m_all = found;
            applyActed();
            m_complete = true;
            showList();
        });
}

QList<Suspect> SuspectsView::narrowed(bool byReason) const
{
    const QString category = m_category->currentData().toString();
    const DimensionCode dimension(category.section(QLatin1Char('/'), 0, 0));
    const LabelCode label(category.section(QLatin1Char('/'), 1));
    const auto reason = fromCode<SuspectReason>(m_reasons->selectedOne());
    QList<Suspect> list;
    for (const Suspect &suspect : m_all) {
        if (suspect.state != state() || (!category.isEmpty() && !suspect.labels.value(dimension).contains(label)))
            continue;
        if (!byReason || !reason || suspect.has(*reason))
            list.append(suspect);
    }
    return list;
}

void SuspectsView::showFilters()
{
    const QLocale locale;
    const QList<Suspect> list = narrowed(false);
    const QMap<SuspectReason, int> counts = reasonCounts(list);
    QList<ChipOption> options{{everyReason, tr("All %1").arg(locale.toString(list.size())), {}, tr("Every reason")}};
    for (const auto &[reason, code] : codesOf(SuspectReason{})) {
        const QString text = QString::fromUtf16(code);
        if (counts.value(reason) > 0 || text == m_reasons->selectedOne())
            options.append({text, tr("%1 %2", "reason, count").arg(titleOf(reason), locale.toString(counts.value(reason))), {}, titleOf(reason)});
    }
    const QString kept = m_reasons->selectedOne();
    m_reasons->setOptions(options);
    m_reasons->hideKeys();
    m_reasons->setSelectedOne(kept.isEmpty() ? everyReason : kept);
    for (int i = 0; i < m_state->count(); ++i) {
        const auto one = fromCode<SuspectState>(m_state->itemData(i).toString()).value_or(SuspectState::Open);
        const auto count = std::count_if(m_all.begin(), m_all.end(), [&](const Suspect &suspect) { return suspect.state == one; });
        m_state->setItemText(i, tr("%1: %2", "state, count").arg(titleOf(one), locale.toString(qint64(count))));
    }
}

void SuspectsView::showList()
{
    if (!m_data)
        return;
    showFilters();
    const Suspect *before = current();
    const QuestionVersionId kept = !m_wanted.isNull() ? m_wanted : before ? before->version : m_detail->version();
    const int row = std::max(0, m_table->currentIndex().row());
    {
        // The question looked at stays, so that a reply coming in moves nothing.
        const QSignalBlocker blocker(m_table->selectionModel());
        m_model->setSuspects(narrowed(true), m_data->facts.images);
        const int known = m_model->rowOf(kept);
        if (m_model->rowCount() > 0)
            m_table->setCurrentIndex(m_model->index(known >= 0 ? known : std::min(row, m_model->rowCount() - 1), 0));
    }
    if (m_model->rowOf(m_wanted) >= 0)
        m_wanted = {};
    const int models = modelsAsked(m_data->results, true);
    const int blind = modelsAsked(m_data->results, false);
    m_facts->setText(tr("%1 and %2", "models with the picture, models without")
                         .arg(tr("%n model(s) with the image", nullptr, models), tr("%n without image", nullptr, blind)));
    m_stack->setCurrentWidget(m_model->rowCount() > 0 ? static_cast<QWidget *>(m_split) : m_empty);
    m_table->viewport()->update();
    showCurrent();
}

const Suspect *SuspectsView::current() const
{
    const int row = m_table->currentIndex().row();
    return row >= 0 && row < m_model->rowCount() ? &m_model->rows().at(row) : nullptr;
}

void SuspectsView::showCurrent()
{
    if (const Suspect *suspect = current()) {
        m_detail->showSuspect(*suspect, m_data);
        m_table->scrollTo(m_table->currentIndex());
        QList<Image> ahead;
        for (const int step : {1, 2, -1}) {
            const int row = m_table->currentIndex().row() + step;
            if (row >= 0 && row < m_model->rowCount())
                ahead.append(m_data->facts.images.value(m_model->rows().at(row).image));
        }
        m_context.pictures.prefetch(ahead);
    } else {
        m_detail->clear();
    }
    m_context.commands.refresh();
}

bool SuspectsView::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_table && event->type() == QEvent::Resize)
        fitColumns();
    if (watched == m_table && event->type() == QEvent::KeyPress) {
        auto *key = static_cast<QKeyEvent *>(event);
        const int step = key->key() == Qt::Key_J ? 1 : key->key() == Qt::Key_K ? -1 : 0;
        if (step != 0 && key->modifiers() == Qt::NoModifier) {
            walk(step);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void SuspectsView::walk(int step)
{
    const int row = std::clamp(m_table->currentIndex().row() + step, 0, m_model->rowCount() - 1);
    if (row >= 0)
        m_table->setCurrentIndex(m_model->index(row, 0));
}

void SuspectsView::nextReason()
{
    const QList<ChipOption> options = m_reasons->options();
    for (qsizetype i = 0; i < options.size(); ++i) {
        if (options.at(i).code == m_reasons->selectedOne()) {
            m_reasons->choose(options.at((i + 1) % options.size()).code);
            return;
        }
    }
}

void SuspectsView::fillChoices()
{
    const QVariant category = m_category->currentData();
    m_category->clear();
    m_category->addItem(tr("All categories"), QString());
    for (const Dimension &dimension : m_context.project.info().preset.dimensions) {
        for (const LabelValue &value : dimension.values) {
            m_category->addItem(tr("%1: %2", "dimension, label").arg(dimension.title.text(), value.title.text()),
                                QStringLiteral("%1/%2").arg(dimension.code.text(), value.code.text()));
        }
    }
    m_category->setCurrentIndex(std::max(0, m_category->findData(category)));
}

void SuspectsView::retranslate()
{
    const QVariant state = m_state->currentData();
    m_state->clear();
    for (const auto &[one, code] : codesOf(SuspectState{}))
        m_state->addItem(titleOf(one), QString::fromUtf16(code));
    m_state->setCurrentIndex(std::max(0, m_state->findData(state)));
    const QVariant share = m_share->currentData();
    m_share->clear();
    m_share->addItem(tr("All models agree"), 100);
    for (const int percent : {90, 75, 67})
        m_share->addItem(tr("%1 % of models agree").arg(QLocale().toString(percent)), percent);
    m_share->addItem(tr("Most models agree"), 51);
    m_share->setCurrentIndex(std::max(0, m_share->findData(share)));
    fillChoices();
    m_state->setAccessibleName(tr("State"));
    m_category->setAccessibleName(tr("Category"));
    m_share->setAccessibleName(tr("How many models must agree"));
    m_reasons->setAccessibleName(tr("Reasons"));
    m_leastLabel->setText(tr("Models ≥"));
    m_peopleLabel->setText(tr("Answers ≥"));
    m_blindLabel->setText(tr("Without image ≥"));
    m_blind->setAccessibleName(tr("Minimum number of models; all must be correct without the image"));
    m_least->setAccessibleName(tr("Minimum number of models with a reply"));
    m_people->setAccessibleName(tr("Minimum number of human answers"));
    m_table->setAccessibleName(tr("Suspected questions"));
    m_busy->setSentence(tr("Comparing answers…"));
    m_empty->setSentence(tr("No suspected errors here."));
    m_empty->setHint(tr("A question is listed when models or people agree on an option other than the key, "
                        "models are correct without the image, experts or validators reported a problem, or the "
                        "longest option reveals the key."));
    m_model->retranslate();
    m_detail->retranslate();
    showList();
}

} // namespace yuyi
