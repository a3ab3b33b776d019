// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/duplicates/duplicatespage.h"

#include "models/filtering/duplicatesearch.h"
#include "models/filtering/engineversion.h"
#include "models/items/pictureloader.h"
#include "models/services/curation/duplicatestate.h"
#include "models/services/curation/stepreport.h"
#include "models/services/session/jobcenter.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/actionbutton.h"
#include "widgets/controls/badge.h"
#include "widgets/controls/banner.h"
#include "widgets/controls/chip.h"
#include "widgets/controls/elidedlabel.h"
#include "widgets/controls/flowbox.h"
#include "widgets/controls/pageheader.h"
#include "widgets/controls/plainlabel.h"
#include "widgets/controls/splitview.h"
#include "widgets/duplicates/groupdelegate.h"
#include "widgets/duplicates/groupsmodel.h"
#include "widgets/duplicates/pairtext.h"
#include "widgets/shell/commands.h"
#include "widgets/shell/decisionguard.h"
#include "widgets/shell/keptsizes.h"
#include "widgets/theme/theme.h"

#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QLocale>
#include <QSlider>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {

constexpr int certaintySteps = 200;          // of the slider: half a per mille each from 0.80 to 1
constexpr double certaintyFrom = 0.80;
constexpr int leastList = 180;
constexpr int leastPicture = 140;
constexpr int oneLine = 900;                 // width of the facts of both pictures, each in one line
constexpr int groupsAhead = 3;               // whose pictures are made ready

} // namespace

DuplicatesPage::DuplicatesPage(PageContext context, QWidget *parent)
    : Page(context, parent)
    , m_model(new GroupsModel(context.pictures, this))
{
    setFocusPolicy(Qt::StrongFocus);
    addCommands();
    build();
    retranslate();
    connect(&m_context.jobs, &JobCenter::jobEnded, this, [this](const JobId &, const QString &kind) {
        if (kind == QLatin1String("scan-duplicates") && isVisible())
            reload();
    });
    connect(&m_context.jobs, &JobCenter::listChanged, this, [this] {
        if (isVisible())
            showEmpty();
    });
}

const DuplicateGroup *DuplicatesPage::current() const
{
    return m_model->group(m_list->currentIndex().row());
}

QWidget *DuplicatesPage::buildList()
{
    auto *side = new QWidget(this);
    makePanel(side);
    auto *column = new QVBoxLayout(side);
    column->setContentsMargins(spacing::small, spacing::small, spacing::small, spacing::small);
    column->setSpacing(spacing::small);
    m_certaintyText = plainLabel(side);
    setTextRole(m_certaintyText, TextRole::Small);
    m_certainty = new QSlider(Qt::Horizontal, side);
    m_certainty->setRange(0, certaintySteps);
    m_distanceText = plainLabel(side);
    setTextRole(m_distanceText, TextRole::Small);
    m_certaintyText->setWordWrap(true);
    m_distanceText->setWordWrap(true);
    m_distance = new QSpinBox(side);
    m_distance->setRange(0, 256);
    m_distance->setValue(256);
    m_distance->setFocusPolicy(Qt::ClickFocus);
    auto *distance = new QHBoxLayout;
    distance->addWidget(m_distanceText, 1);
    distance->addWidget(m_distance);
    m_list = new QListView(side);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new GroupDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setMouseTracking(true);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (QWidget *keyed : {static_cast<QWidget *>(m_list), static_cast<QWidget *>(m_certainty),
                           static_cast<QWidget *>(m_distance)})
        keyed->installEventFilter(this);
    side->setMinimumWidth(Theme::of(this).px(leastList));
    column->addWidget(m_list, 1);
    column->addWidget(m_certaintyText);
    column->addWidget(m_certainty);
    column->addLayout(distance);
    column->addLayout(buildBatch(side));
    const auto limit = [this] {
        const DuplicateGroup *group = current();
        const DuplicateGroupId id = group ? group->id : DuplicateGroupId();
        m_model->setLimits(certaintyLimit(), m_distance->value());
        selectRow(std::max(0, m_model->rowOf(id)));
        showCounts();
    };
    connect(m_certainty, &QSlider::valueChanged, this, limit);
    connect(m_distance, &QSpinBox::valueChanged, this, limit);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        m_member = 0;
        showGroup();
    });
    return side;
}

QLayout *DuplicatesPage::buildBatch(QWidget *side)
{
    m_batchText = plainLabel(side);
    setTextRole(m_batchText, TextRole::Small);
    m_batchText->setWordWrap(true);
    m_batch = new QDoubleSpinBox(side);
    m_batch->setObjectName(QStringLiteral("batchCertainty"));
    m_batch->setRange(certaintyFrom * 100, 100);
    m_batch->setDecimals(1);
    m_batch->setSingleStep(0.5);
    m_batch->setKeyboardTracking(false);
    m_batch->setFocusPolicy(Qt::ClickFocus);
    m_batch->installEventFilter(this);
    auto *batch = new QHBoxLayout;
    batch->addWidget(m_batchText, 1);
    batch->addWidget(m_batch);
    connect(m_batch, &QDoubleSpinBox::valueChanged, this, &DuplicatesPage::setBatchLimit);
    return batch;
}

QWidget *DuplicatesPage::buildCompare()
{
    CommandRegistry &commands = m_context.commands;
    auto *right = new QWidget(this);
    auto *column = new QVBoxLayout(right);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing::small);
    auto *modes = new FlowBox(spacing::tiny, spacing::tiny, right);
    for (const char *id : {"side", "flicker", "slider", "difference", "overlay"}) {
        QAction *action = commands.action(QStringLiteral("duplicates.") % QLatin1String(id));
        auto *chip = new Chip(action->text(), action->shortcut().toString(QKeySequence::NativeText), right);
        chip->setCheckable(true);
        chip->setFocusPolicy(Qt::NoFocus);
        connect(chip, &QAbstractButton::clicked, action, &QAction::trigger);
        connect(action, &QAction::changed, chip, [chip, action] { chip->setText(action->text()); });
        modes->add(chip);
        m_modes.append(chip);
    }
    m_memberText = plainLabel(right);
    setTextRole(m_memberText, TextRole::Soft);
    auto *top = new QHBoxLayout;
    top->addWidget(modes, 1);
    top->addWidget(m_memberText);
    column->addLayout(top);
    m_why = new ElidedLabel(right);
    setTextRole(m_why, TextRole::Soft);
    column->addWidget(m_why);
    m_compare = new ComparisonView(right);
    m_compare->setFocusPolicy(Qt::ClickFocus);
    m_guard = new DecisionGuard(m_context.commands.presses(), m_compare);
    column->addWidget(m_compare, 1);
    m_compare->installEventFilter(this);
    m_compare->setMinimumHeight(Theme::of(this).px(leastPicture));
    // As many lines for every pair: the pictures stay as large as they are.
    auto *facts = new QGridLayout;
    facts->setHorizontalSpacing(spacing::medium);
    facts->setVerticalSpacing(0);
    m_keptFacts = plainLabel(right);
    m_otherFacts = plainLabel(right);
    m_keptNames = new ElidedLabel(right);
    m_otherNames = new ElidedLabel(right);
    int place = 0;
    for (QLabel *label : {m_keptFacts, m_otherFacts}) {
        label->setTextFormat(Qt::RichText);
        label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Minimum);
        facts->addWidget(label, 0, place++);
    }
    place = 0;
    for (ElidedLabel *label : {m_keptNames, m_otherNames}) {
        setTextRole(label, TextRole::Soft);
        facts->setColumnStretch(place, 1);
        facts->addWidget(label, 1, place++);
    }
    column->addLayout(facts);
    auto *actions = new FlowBox(spacing::small, spacing::tiny, right);
    for (const char *id : {"confirm", "swap", "split", "dismiss", "reopen"}) {
        const bool first = m_actions.isEmpty();
        auto *button = new ActionButton(commands.action(QStringLiteral("duplicates.") % QLatin1String(id)),
                                        first ? ActionButton::Kind::Primary : ActionButton::Kind::Plain, actions);
        actions->add(button);
        m_actions.append(button);
    }
    column->addWidget(actions);
    connect(m_compare, &ComparisonView::modeChanged, this, [this](ComparisonView::Mode mode) {
        for (int i = 0; i < m_modes.size(); ++i)
            m_modes.at(i)->setChecked(i == static_cast<int>(mode));
        m_context.commands.refresh();
    });
    m_modes.first()->setChecked(true);
    return right;
}

void DuplicatesPage::build()
{
    CommandRegistry &commands = m_context.commands;
    m_frame.header = new PageHeader(this);
    for (int i = 0; i < 3; ++i) {
        auto *chip = new Chip(this);
        chip->setCheckable(true);
        chip->setFocusPolicy(Qt::NoFocus);
        connect(chip, &QAbstractButton::clicked, this, [this, i] { openView(static_cast<GroupView>(i)); });
        m_frame.header->addBesideTitle(chip);
        m_views.append(chip);
    }
    m_older = new Badge(this);
    m_older->hide();
    m_frame.header->addState(m_older);
    m_unreadableButton = m_frame.header->addAction(commands.action(QStringLiteral("duplicates.unreadable")));
    m_unreadableButton->hide();
    m_frame.header->addAction(commands.action(QStringLiteral("duplicates.many")));
    m_frame.header->addAction(commands.action(QStringLiteral("duplicates.search")));
    auto *split = new SplitView(Qt::Horizontal, this);
    QWidget *right = buildCompare();
    split->addPart(buildList(), 2);
    split->addPart(right, 5);
    split->setSizes({2000, 5000});   // in these parts, whatever the texts would like
    keepSizes(split, m_context.settings, QStringLiteral("duplicates"));
    m_frame.build(this, split);
}

double DuplicatesPage::certaintyLimit() const
{
    if (m_certainty->value() == 0)
        return 0;
    return certaintyFrom + (1.0 - certaintyFrom) * m_certainty->value() / certaintySteps;
}

void DuplicatesPage::enter()
{
    m_entered = true;
    const DuplicateGroup *group = current();
    load(group ? group->id : DuplicateGroupId());
    setFocus();
}

void DuplicatesPage::leave()
{
    ++m_request;
    Q_EMIT status({});
}

Location DuplicatesPage::here() const
{
    Location location;
    if (const DuplicateGroup *group = current())
        location.image = group->kept;
    return location;
}

void DuplicatesPage::show(const Location &location)
{
    load({}, location.image);
}

void DuplicatesPage::projectChanged(const Changes &changes)
{
    if (!changes.touches(Entity::DuplicateGroup) && !changes.touches(Entity::Project))
        return;
    if (m_ownWrites == 0)
        reload();
    else
        m_stale = m_stale || changes.external;
}

void DuplicatesPage::load(const DuplicateGroupId &select, const ImageId &image)
{
    if (m_ownWrites > 0) {
        m_stale = true;
        return;
    }
    const quint64 request = ++m_request;
    m_stale = false;
    m_loading = true;
    const int row = m_list->currentIndex().row();
    m_context.project.read(&duplicateState).then(this, [this, request, select, image, row](const Result<DuplicateState> &loaded) {
        if (request != m_request)
            return;
        m_loading = false;
        m_changing.clear();
        if (!loaded) {
            m_frame.banner->show(Tone::Bad, loaded.error().sentence);
            return;
        }
        m_loaded = true;
        m_unreadable = loaded->unreadable;
        m_collected = loaded->collected;
        m_unsearched = loaded->unsearched;
        m_searched = !loaded->engine.isEmpty();
        m_unreadableButton->setVisible(!m_unreadable.isEmpty());
        m_olderEngine = filtering::isOlderEngine(loaded->engine, filtering::duplicateEngineVersion()) ? loaded->engine : QString();
        m_limit = loaded->project.rules.certaintyLimit;
        m_frame.header->setSubtitle(loaded->report.isEmpty() ? QString() : loaded->report.first());
        m_frame.header->setToolTip(loaded->report.join(QLatin1Char('\n')));
        DuplicateGroupId wanted = select;
        if (!image.isNull()) {
            for (const DuplicateGroup &group : loaded->groups) {
                const bool holds = group.kept == image
                    || std::any_of(group.members.begin(), group.members.end(),
                                   [&](const DuplicateMember &m) { return m.image == image; });
                if (!holds)
                    continue;
                wanted = group.id;
                m_model->setView(group.state != GroupState::Open ? GroupView::Settled
                                 : group.verdict == DuplicateVerdict::Duplicate ? GroupView::Duplicates
                                                                                : GroupView::Templates);
            }
        }
        m_model->setGroups(loaded->groups, loaded->images);
        // Only on coming in: never under the fingers, where the next Enter would discard.
        if (std::exchange(m_entered, false) && m_model->view() == GroupView::Duplicates
            && m_model->count(GroupView::Duplicates) == 0 && m_model->count(GroupView::Templates) > 0)
            m_model->setView(GroupView::Templates);
        const int found = m_model->rowOf(wanted);
        selectRow(found >= 0 ? found : std::clamp(row, 0, std::max(0, m_model->rowCount() - 1)));
        showCounts();
        showEmpty();
    });
}

void DuplicatesPage::selectRow(int row)
{
    m_member = 0;
    const QModelIndex index = m_model->index(std::clamp(row, 0, std::max(0, m_model->rowCount() - 1)));
    if (index.isValid())
        m_list->setCurrentIndex(index);
    showGroup();
}

void DuplicatesPage::showCounts()
{
    const QLocale locale;
    m_views.at(0)->setText(tr("Duplicates %1").arg(locale.toString(m_model->count(GroupView::Duplicates))));
    m_views.at(1)->setText(tr("Same template %1").arg(locale.toString(m_model->count(GroupView::Templates))));
    m_views.at(2)->setText(tr("Decided %1").arg(locale.toString(m_model->count(GroupView::Settled))));
    for (int i = 0; i < 3; ++i)
        m_views.at(i)->setChecked(i == static_cast<int>(m_model->view()));
    const double limit = certaintyLimit();
    m_certaintyText->setText(limit > 0 ? tr("Certainty of %1 % or more: %n group(s)", nullptr, m_model->shown())
                                             .arg(QString::number(limit * 100, 'f', 1))
                                       : tr("Any certainty: %n group(s)", nullptr, m_model->shown()));
    {
        const QSignalBlocker quiet(m_batch);
        m_batch->setValue(m_limit * 100);
    }
    m_batch->setEnabled(m_context.project.person().roles.contains(Role::Lead));
    m_context.commands.action(QStringLiteral("duplicates.many"))->setText(manyText());
    showEngine();
    m_context.commands.refresh();
}

void DuplicatesPage::showGroup()
{
    m_context.commands.refresh();
    const DuplicateGroup *group = current();
    if (!group) {
        ++m_pairRequest;
        m_pair = {};
        // The limits hide them all; the limits stay in reach.
        if (m_model->count(m_model->view()) > 0)
            m_compare->setError(tr("No group matches the current limits. Lower the certainty or raise the "
                                   "maximum distance to see more groups."));
        else
            m_compare->clear();
        m_why->setText({});
        for (QLabel *label : std::initializer_list<QLabel *>{m_keptFacts, m_otherFacts, m_keptNames, m_otherNames})
            label->clear();
        m_memberText->clear();
        return;
    }
    // A settled group offers only to be decided again.
    // Of a template nothing is a copy: what is likely is the other answer.
    const bool copies = group->verdict == DuplicateVerdict::Duplicate;
    m_actions.at(0)->setKind(copies ? ActionButton::Kind::Primary : ActionButton::Kind::Plain);
    m_actions.at(3)->setKind(copies ? ActionButton::Kind::Plain : ActionButton::Kind::Primary);
    for (ActionButton *button : std::as_const(m_actions))
        button->setVisible((button == m_actions.last()) == (group->state != GroupState::Open));
    m_member = std::clamp(m_member, 0, std::max(0, static_cast<int>(group->members.size()) - 1));
    showPair();
}

bool DuplicatesPage::isReady() const
{
    return m_guard->mayDecide();
}

void DuplicatesPage::showPair()
{
    const DuplicateGroup *group = current();
    if (!group || group->members.isEmpty())
        return;
    const DuplicateMember &member = group->members.at(m_member);
    const Image kept = m_model->image(group->kept);
    const Image other = m_model->image(member.image);
    m_why->setText(pairtext::why(member.figures));
    m_why->setToolTip(m_why->text());
    showFacts();
    m_memberText->setText(group->members.size() > 1
                              ? tr("image %1 of %2 (M)").arg(m_member + 1).arg(group->members.size())
                              : QString());
    if (const QPair<ImageId, ImageId> pair(kept.id, other.id); std::exchange(m_pair, pair) != pair)
        m_guard->expectPicture();
    const quint64 request = ++m_pairRequest;
    const QTransform geometry = member.figures.geometry;
    auto first = m_context.pictures.picture(kept);
    auto second = m_context.pictures.picture(other);
    // Pictures made ready ahead follow each other without a blank between them.
    if (!first.isFinished() || !second.isFinished())
        m_compare->setLoading();
    first.then(this, [this, request, second, geometry, kept, other](const Result<QImage> &a) mutable {
        second.then(this, [this, request, a, geometry, kept, other](const Result<QImage> &b) {
            if (request != m_pairRequest)
                return;
            if (!a || !b) {
                m_compare->setError(!a ? a.error().sentence : b.error().sentence);
                m_guard->pictureIsIn();
                return;
            }
            m_compare->setImages(*a, *b, geometry);
            m_guard->pictureIsIn();
            m_compare->setLabels(tr("Keep · %1").arg(kept.names.value(0)), other.names.value(0));
            m_context.commands.refresh();
        });
    });
    QList<Image> ahead;
    if (m_member + 1 < group->members.size())
        ahead.append(m_model->image(group->members.at(m_member + 1).image));
    const int row = m_list->currentIndex().row();
    for (int i = 1; i <= groupsAhead; ++i) {
        const DuplicateGroup *next = m_model->group(row + i);
        if (!next)
            break;
        ahead.append(m_model->image(next->kept));
        if (!next->members.isEmpty())
            ahead.append(m_model->image(next->members.first().image));
    }
    m_context.pictures.prefetch(ahead);
}

bool DuplicatesPage::isNarrow() const
{
    return m_compare->width() < Theme::of(this).px(oneLine);
}

void DuplicatesPage::showFacts()
{
    const DuplicateGroup *group = current();
    if (!group || m_member >= group->members.size())
        return;
    m_narrow = isNarrow();
    const Image kept = m_model->image(group->kept);
    const Image other = m_model->image(group->members.at(m_member).image);
    const Tokens &tokens = Theme::of(this).tokens();
    // Pictures made from one template are not copies of each other: none is the better copy.
    const QString reason = group->verdict == DuplicateVerdict::SameTemplate && group->keptReason != QLatin1String("person")
        ? QString() : group->keptReason;
    m_keptFacts->setText(pairtext::facts(kept, other, tokens, true, reason, m_narrow));
    m_otherFacts->setText(pairtext::facts(other, kept, tokens, false, {}, m_narrow));
    m_keptNames->setText(pairtext::names(kept));
    m_otherNames->setText(pairtext::names(other));
}

void DuplicatesPage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void DuplicatesPage::retranslate()
{
    m_frame.header->setTitle(tr("Duplicates"));
    m_distanceText->setText(tr("Maximum distance (of 256)"));
    m_distance->setAccessibleName(tr("Maximum Hamming distance"));
    m_certainty->setAccessibleName(tr("Minimum certainty"));
    m_batchText->setText(tr("Minimum certainty for batches (%)"));
    m_batch->setAccessibleName(tr("Minimum certainty for batch confirmation, in percent"));
    m_batch->setToolTip(tr("Set by the lead; saved with the project."));
    m_list->setAccessibleName(tr("Groups of duplicates"));
    m_model->retranslate();
    showCounts();
    showGroup();
    if (!m_loaded)
        return;
    showEmpty();
    // The report of the step is put together while reading.
    const DuplicateGroup *group = current();
    load(group ? group->id : DuplicateGroupId());
}

} // namespace yuyi
