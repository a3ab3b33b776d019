// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/duplicates/pairpanel.h"

#include "models/items/pictureloader.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/choices/chip.h"
#include "widgets/controls/keys.h"
#include "widgets/controls/labels/elidedlabel.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/flowbox.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/duplicates/groupsmodel.h"
#include "widgets/duplicates/pairtext.h"
#include "widgets/image/comparisonview.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/shell/commands/decisionguard.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {
constexpr int leastPicture = 140;
constexpr int oneLine = 900;   // width of the facts of both pictures, each in one line
constexpr int groupsAhead = 3; // whose pictures are made ready
} // namespace

PairPanel::PairPanel(const PageContext &context, GroupsModel &groups, QWidget *parent)
    : QWidget(parent),
      m_context(context),
      m_groups(groups)
{
    auto *column = columnIn(this);
    buildModes();
    m_why = new ElidedLabel(this);
    setTextRole(m_why, TextRole::Soft);
    column->addWidget(m_why);
    m_compare = new ComparisonView(this);
    m_compare->setFocusPolicy(Qt::ClickFocus);
    m_guard = new DecisionGuard(m_context.commands.presses(), m_compare);
    column->addWidget(m_compare, 1);
    m_compare->installEventFilter(this);
    m_compare->setMinimumHeight(Theme::of(this).px(leastPicture));
    column->addLayout(buildFacts());
    buildActions();
    connect(m_compare, &ComparisonView::modeChanged, this, [this](ComparisonView::Mode mode) {
        for (int i = 0; i < m_modes.size(); ++i)
            m_modes.at(i)->setChecked(i == static_cast<int>(mode));
        m_context.commands.refresh();
    });
    m_modes.first()->setChecked(true);
}

void PairPanel::buildModes()
{
    auto *modes = new FlowBox(spacing::tiny, spacing::tiny, this);
    for (const char *id : {"side", "flicker", "slider", "difference", "overlay"}) {
        QAction *action = m_context.commands.action(QStringLiteral("duplicates.") % QLatin1String(id));
        auto *chip = new Chip(action->text(), {}, this);
        followKey(action, chip, [chip](const QString &key) { chip->setKey(key); });
        chip->setCheckable(true);
        chip->setFocusPolicy(Qt::NoFocus);
        connect(chip, &QAbstractButton::clicked, action, &QAction::trigger);
        connect(action, &QAction::changed, chip, [chip, action] { chip->setText(action->text()); });
        modes->add(chip);
        m_modes.append(chip);
    }
    m_memberText = plainLabel(this, TextRole::Soft);
    auto *top = new QHBoxLayout;
    top->addWidget(modes, 1);
    top->addWidget(m_memberText);
    static_cast<QVBoxLayout *>(layout())->addLayout(top);
}

QGridLayout *PairPanel::buildFacts()
{
    // As many lines for every pair: the pictures stay as large as they are.
    auto *facts = new QGridLayout;
    facts->setHorizontalSpacing(spacing::medium);
    facts->setVerticalSpacing(0);
    m_keptFacts = plainLabel(this);
    m_otherFacts = plainLabel(this);
    m_keptNames = new ElidedLabel(this);
    m_otherNames = new ElidedLabel(this);
    int index = 0;
    for (QLabel *label : {m_keptFacts, m_otherFacts}) {
        label->setTextFormat(Qt::RichText);
        label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Minimum);
        facts->addWidget(label, 0, index++);
    }
    index = 0;
    for (ElidedLabel *label : {m_keptNames, m_otherNames}) {
        setTextRole(label, TextRole::Soft);
        facts->setColumnStretch(index, 1);
        facts->addWidget(label, 1, index++);
    }
    return facts;
}

void PairPanel::buildActions()
{
    auto *actions = new FlowBox(spacing::small, spacing::tiny, this);
    for (const char *id : {"confirm", "swap", "split", "dismiss", "reopen"}) {
        const bool first = m_actions.isEmpty();
        auto *button = new ActionButton(m_context.commands.action(QStringLiteral("duplicates.") % QLatin1String(id)),
                                        first ? ActionButton::Kind::Primary : ActionButton::Kind::Plain, actions);
        actions->add(button);
        m_actions.append(button);
    }
    layout()->addWidget(actions);
}

const DuplicateGroup *PairPanel::current() const
{
    return m_groups.group(m_row);
}

ImageId PairPanel::comparedImage() const
{
    const DuplicateGroup *group = current();
    return group ? group->members.value(m_member).image : ImageId();
}

bool PairPanel::isReady() const
{
    return m_guard->mayDecide();
}

void PairPanel::setLoading()
{
    m_compare->setLoading();
}

void PairPanel::begin(int row)
{
    m_row = row;
    m_member = 0;
    showGroup();
}

void PairPanel::stepMember(int direction)
{
    const DuplicateGroup *group = current();
    if (!group || group->members.isEmpty())
        return;
    const int count = static_cast<int>(group->members.size());
    m_member = (m_member + direction + count) % count;
    showPair();
}

void PairPanel::showGroup()
{
    m_context.commands.refresh();
    const DuplicateGroup *group = current();
    if (!group) {
        clear();
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

void PairPanel::clear()
{
    m_latest.drop();
    m_pair = {};
    // The limits hide them all; the limits stay in reach.
    if (m_groups.count(m_groups.view()) > 0)
        m_compare->setError(tr("No group matches the current limits. Lower the minimum certainty or raise the maximum distance to see "
                               "more groups."));
    else
        m_compare->clear();
    m_why->setText({});
    for (QLabel *label : std::initializer_list<QLabel *>{m_keptFacts, m_otherFacts, m_keptNames, m_otherNames})
        label->clear();
    m_memberText->clear();
}

void PairPanel::showPair()
{
    const DuplicateGroup *group = current();
    if (!group || group->members.isEmpty())
        return;
    const DuplicateMember &member = group->members.at(m_member);
    m_why->setText(pairtext::why(member.figures));
    m_why->setToolTip(m_why->text());
    showFacts();
    m_memberText->setText(group->members.size() > 1
                              ? tr("image %1 of %2 (M: next image)").arg(m_member + 1).arg(group->members.size())
                              : QString());
    loadPair(m_groups.image(group->kept), m_groups.image(member.image), member.figures.geometry);
    prefetch();
}

void PairPanel::loadPair(const Image &kept, const Image &other, const QTransform &geometry)
{
    if (const QPair<ImageId, ImageId> pair(kept.id, other.id); std::exchange(m_pair, pair) != pair)
        m_guard->expectPicture();
    const Latest::Question question = m_latest.ask();
    auto first = m_context.pictures.picture(kept);
    auto second = m_context.pictures.picture(other);
    // Pictures made ready ahead follow each other without a blank between them.
    if (!first.isFinished() || !second.isFinished())
        m_compare->setLoading();
    first.then(this, [this, question, second, geometry, kept, other](const Result<QImage> &a) mutable {
        second.then(this, question.only([this, a, geometry, kept, other](const Result<QImage> &b) {
            if (!a || !b) {
                m_compare->setError(!a ? a.error().sentence : b.error().sentence);
                m_guard->pictureIsIn();
                return;
            }
            m_compare->setImages(*a, *b, geometry);
            m_guard->pictureIsIn();
            m_compare->setLabels(tr("Keep · %1").arg(kept.names.value(0)), other.names.value(0));
            m_context.commands.refresh();
        }));
    });
}

/// The pictures that are probably shown next.
void PairPanel::prefetch()
{
    const DuplicateGroup *group = current();
    QList<Image> ahead;
    if (m_member + 1 < group->members.size())
        ahead.append(m_groups.image(group->members.at(m_member + 1).image));
    for (int i = 1; i <= groupsAhead; ++i) {
        const DuplicateGroup *next = m_groups.group(m_row + i);
        if (!next)
            break;
        ahead.append(m_groups.image(next->kept));
        if (!next->members.isEmpty())
            ahead.append(m_groups.image(next->members.first().image));
    }
    m_context.pictures.prefetch(ahead);
}

bool PairPanel::isNarrow() const
{
    return m_compare->width() < Theme::of(this).px(oneLine);
}

void PairPanel::showFacts()
{
    const DuplicateGroup *group = current();
    if (!group || m_member >= group->members.size())
        return;
    m_narrow = isNarrow();
    const Image kept = m_groups.image(group->kept);
    const Image other = m_groups.image(group->members.at(m_member).image);
    const Tokens &tokens = Theme::of(this).tokens();
    // Pictures made from one template are not copies of each other: none is the better copy.
    const QString reason = group->verdict == DuplicateVerdict::SameTemplate && group->keptReason != QLatin1String("person")
                             ? QString()
                             : group->keptReason;
    m_keptFacts->setText(pairtext::facts(kept, other, tokens, true, reason, m_narrow));
    m_otherFacts->setText(pairtext::facts(other, kept, tokens, false, {}, m_narrow));
    m_keptNames->setText(pairtext::names(kept));
    m_otherNames->setText(pairtext::names(other));
}

bool PairPanel::eventFilter(QObject *object, QEvent *event)
{
    if (object == m_compare && event->type() == QEvent::Resize && isNarrow() != m_narrow)
        showFacts();
    return QWidget::eventFilter(object, event);
}

} // namespace yuyi
