// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/people/teamlist.h"

#include "models/domain/clock.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/buttons/morebutton.h"
#include "widgets/controls/labels/badge.h"
#include "widgets/controls/layout/flowbox.h"
#include "widgets/controls/tables/entrydelegate.h"
#include "widgets/people/workmodel.h"
#include "widgets/theme/theme.h"

#include <QDateTime>
#include <QListWidget>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace yuyi {

namespace {

/// What waits for somebody: as the list of open tasks beside.
qint64 tasksOpen(const PersonLoad &load)
{
    return load.open + load.expired + load.returned;
}

constexpr int leastListHeight = 120; // pixels at scale 1

} // namespace

TeamList::TeamList(const QList<QAction *> &actions, const QList<QAction *> &seldom, QWidget *parent) : QWidget(parent)
{
    makePanel(this);
    m_list = new QListWidget(this);
    m_list->setObjectName(QStringLiteral("people.list"));
    m_list->setItemDelegate(new EntryDelegate(EntryDelegate::Details::Wrapped, m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setResizeMode(QListView::Adjust); // how many lines somebody takes follows from the width
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setMinimumSize(Theme::of(this).px(230), Theme::of(this).px(leastListHeight));
    auto *buttons = new FlowBox(spacing::tiny, spacing::tiny, this);
    buttons->layout()->setContentsMargins(spacing::small, 0, spacing::small, spacing::small);
    for (QAction *action : actions)
        buttons->add(new ActionButton(action, ActionButton::Kind::Plain, buttons));
    buttons->add(new MoreButton(seldom, buttons));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(spacing::tiny, spacing::small, spacing::tiny, 0);
    column->addWidget(m_list, 1);
    column->addWidget(buttons);
    connect(m_list, &QListWidget::currentItemChanged, this, [this](QListWidgetItem *item) {
        Q_EMIT chosen(item ? PersonId::fromString(item->data(EntryDelegate::IdRole).toString()) : PersonId());
    });
}

void TeamList::setPeople(const QList<Person> &people, const Workloads &workloads, const PersonId &kept)
{
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        auto *everybody = new QListWidgetItem(tr("Everybody"), m_list);
        everybody->setData(EntryDelegate::FirstLineRole, tr("%n person(s)", nullptr, static_cast<int>(people.size())));
        PersonLoad sum;
        for (const Person &person : people) {
            const PersonLoad load = workloads.loads.value(person.id);
            sum.open += load.open;
            sum.expired += load.expired;
            sum.returned += load.returned;
            sum.submitted += load.submitted;
            auto *item = new QListWidgetItem(person.name, m_list);
            fill(*item, person, load, workloads.waits.value(person.id));
            if (person.id == kept)
                m_list->setCurrentItem(item);
        }
        everybody->setData(EntryDelegate::SecondLineRole,
                           QStringList{tr("%n open", nullptr, static_cast<int>(tasksOpen(sum))),
                                       tr("%n submitted", nullptr, static_cast<int>(sum.submitted))}
                               .join(QStringLiteral(" · ")));
        if (!m_list->currentItem())
            m_list->setCurrentRow(0);
    }
    m_list->scrollToItem(m_list->currentItem());
}

void TeamList::fill(QListWidgetItem &item, const Person &person, const PersonLoad &load, qint64 waits) const
{
    QStringList roles;
    for (const Role role : person.roles)
        roles.append(titleOf(role));
    item.setData(EntryDelegate::IdRole, person.id.toString());
    item.setData(EntryDelegate::FirstLineRole, roles.join(tr(", ", "between roles")));
    QStringList parts;
    // Of what somebody neither does nor has done, no zero is shown.
    if (person.is(Role::Annotator) || tasksOpen(load) > 0 || load.submitted > 0) {
        parts.append(tr("%n open", nullptr, static_cast<int>(tasksOpen(load))));
        if (load.returned > 0)
            parts.append(tr("%n returned", nullptr, static_cast<int>(load.returned)));
        parts.append(tr("%n submitted", nullptr, static_cast<int>(load.submitted)));
    }
    if (load.answers > 0)
        parts.append(tr("%Ln answered", "questions", static_cast<int>(load.answers)));
    if (load.settled > 0)
        parts.append(tr("%Ln adjudicated", "cases", static_cast<int>(load.settled)));
    if (waits > 0)
        parts.append(tr("%Ln question(s) to answer", nullptr, static_cast<int>(waits)));
    if (load.lastActivity.isValid())
        parts.append(tr("active %1 ago", "how long").arg(lasting(load.lastActivity, currentTime())));
    item.setData(EntryDelegate::SecondLineRole, parts.join(QStringLiteral(" · ")));
    item.setToolTip(item.data(EntryDelegate::FirstLineRole).toString() % QLatin1Char('\n')
                    % item.data(EntryDelegate::SecondLineRole).toString() % QLatin1Char('\n')
                    % tr("Open: all tasks this person holds, including returned work and expired reservations."));
    item.setData(Qt::AccessibleTextRole,
                 QStringList{person.name, roles.join(QLatin1Char(' ')), parts.join(QLatin1Char(' '))}.join(
                     QLatin1Char('\n')));
    if (!person.active || person.paused) {
        item.setData(EntryDelegate::BadgeRole, person.active ? tr("Paused") : tr("Left the project"));
        item.setData(EntryDelegate::ToneRole,
                     static_cast<int>(person.active ? Tone::Attention : Tone::Neutral));
    }
}

void TeamList::step(int direction)
{
    const int row = m_list->currentRow() + direction;
    if (row >= 0 && row < m_list->count())
        m_list->setCurrentRow(row);
}

bool TeamList::isFocused() const
{
    return m_list->hasFocus();
}

void TeamList::focusList()
{
    m_list->setFocus(Qt::OtherFocusReason);
}

void TeamList::retranslate()
{
    m_list->setAccessibleName(tr("People of the project"));
}

} // namespace yuyi
