// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/navigation/navigation.h"

#include "models/services/session/settings.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/shell/navigation/navigationentry.h"
#include "widgets/shell/navigation/navigationheading.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace yuyi {

namespace {

constexpr int leastWidth = 200;
// Above and below the text of a row, in pixels at scale 1.
constexpr int leastAir = 2;
constexpr int mostAir = 6;
constexpr int groupGap = 8;

/// The panel behind the entries, with a line towards the page.
class Ground : public QWidget
{
protected:
    void paintEvent(QPaintEvent *) override
    {
        const Tokens &tokens = Theme::of(this).tokens();
        QPainter painter(this);
        painter.fillRect(rect(), tokens.panel);
        painter.fillRect(width() - 1, 0, 1, height(), tokens.line);
    }
};

} // namespace

Navigation::Navigation(const std::vector<PageKind> &pages, Settings &settings, QWidget *parent)
    : QScrollArea(parent), m_pages(pages), m_settings(settings)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    setObjectName(QStringLiteral("navigation"));
    for (const QString &code : m_settings.foldedGroups()) {
        if (const auto group = fromCode<NavigationGroup>(code))
            m_folded.insert(*group);
    }

    auto *content = new Ground;
    auto *column = columnIn(content, spacing::small, 0);
    for (const auto &[id, code] : codesOf(NavigationGroup{})) {
        Group group;
        group.id = id;
        for (const PageKind &page : m_pages) {
            if (page.group != id)
                continue;
            if (!group.heading) {
                group.heading = new NavigationHeading(content);
                group.heading->setObjectName(QStringLiteral("navigationGroup.") % QString::fromUtf16(code));
                addRow(group.heading);
                connect(group.heading, &QAbstractButton::clicked, this,
                        [this, id = id, heading = group.heading] { setOpen(id, heading->isFolded()); });
            }
            auto *entry = new NavigationEntry(page.countsAll, content);
            entry->setObjectName(QStringLiteral("navigation.") % codeOf(page.id));
            addRow(entry);
            m_entries.insert(page.id, entry);
            m_seen.insert(page.id);
            group.pages.append(page.id);
            connect(entry, &QAbstractButton::clicked, this, [this, page = page.id] { Q_EMIT chosen(page); });
        }
        if (group.heading)
            m_groups.append(group);
    }
    column->addStretch(1);
    setWidget(content);
    retranslate();
}

void Navigation::addRow(NavigationRow *row)
{
    static_cast<QVBoxLayout *>(row->parentWidget()->layout())->addWidget(row);
    connect(row, &NavigationRow::walked, this, [this, row](int key) { walk(row, key); });
    connect(row, &NavigationRow::focused, this, [this, row] {
        setStop(row);
        ensureWidgetVisible(row, 0, spacing::small);
    });
}

const Navigation::Group *Navigation::groupOf(PageId page) const
{
    const auto found = std::find_if(m_groups.begin(), m_groups.end(), [&](const Group &group) { return group.pages.contains(page); });
    return found == m_groups.end() ? nullptr : &*found;
}

void Navigation::setCurrent(std::optional<PageId> page)
{
    m_current = page;
    if (const Group *group = page ? groupOf(*page) : nullptr)
        m_opened = group->id;
    NavigationEntry *entry = page ? m_entries.value(*page) : nullptr;
    if (entry) {
        entry->setChecked(true);
        setStop(entry);
    }
    arrange();
    if (entry) {
        widget()->layout()->activate();
        ensureWidgetVisible(entry, 0, spacing::small);
    }
}

void Navigation::setCounts(const NavigationCounts &counts)
{
    for (const PageKind &page : m_pages) {
        if (!page.count)
            continue;
        const qint64 count = page.count(counts);
        m_waiting.insert(page.id, count);
        m_entries.value(page.id)->setCount(count);
    }
    arrange();
    updateGeometry();
}

void Navigation::setPerson(const Person &person, const ProjectInfo &project)
{
    m_seen.clear();
    m_idle.clear();
    for (const PageKind &page : m_pages) {
        if (page.isFor(person))
            m_seen.insert(page.id);
        if (page.usedBy && !page.usedBy(project))
            m_idle.insert(page.id);
    }
    arrange();
}

bool Navigation::isSeen(PageId page) const
{
    return m_seen.contains(page) && (!m_idle.contains(page) || page == m_current || m_waiting.value(page) > 0);
}

void Navigation::setOpen(NavigationGroup group, bool open)
{
    if (m_tight) {
        m_opened = open ? std::optional(group) : std::nullopt;
    } else {
        if (open)
            m_folded.remove(group);
        else
            m_folded.insert(group);
        QStringList codes;
        for (const auto &[id, code] : codesOf(NavigationGroup{})) {
            if (m_folded.contains(id))
                codes.append(QString::fromUtf16(code));
        }
        m_settings.setFoldedGroups(codes);
    }
    arrange();
}

QList<NavigationRow *> Navigation::rowsWith(const std::function<bool(NavigationGroup)> &isOpen) const
{
    QList<NavigationRow *> rows;
    for (const Group &group : m_groups) {
        if (std::none_of(group.pages.begin(), group.pages.end(), [this](PageId page) { return isSeen(page); }))
            continue;
        rows.append(group.heading);
        for (PageId page : group.pages) {
            if (isSeen(page) && (isOpen(group.id) || page == m_current))
                rows.append(m_entries.value(page));
        }
    }
    return rows;
}

int Navigation::heightOf(const QList<NavigationRow *> &rows, int air) const
{
    int height = 2 * spacing::small;
    for (const NavigationRow *row : rows) {
        height += row->lineHeight() + 2 * air;
        if (qobject_cast<const NavigationHeading *>(row) && row != rows.constFirst())
            height += Theme::of(this).px(groupGap);
    }
    return height;
}

void Navigation::applyAir(int room, const QList<NavigationRow *> &rows)
{
    const Theme &theme = Theme::of(this);
    int air = theme.px(mostAir);
    while (air > theme.px(leastAir) && heightOf(rows, air) > room)
        --air;
    for (NavigationRow *row : rows) {
        row->setAir(air);
        if (auto *heading = qobject_cast<NavigationHeading *>(row))
            heading->setGap(row == rows.constFirst() ? 0 : theme.px(groupGap));
    }
}

void Navigation::arrange()
{
    if (m_arranging)
        return;
    m_arranging = true;
    const int room = viewport()->height();
    const auto byPerson = [this](NavigationGroup group) { return !m_folded.contains(group); };
    QList<NavigationRow *> rows = rowsWith(byPerson);
    m_tight = heightOf(rows, Theme::of(this).px(leastAir)) > room;
    const auto isOpen = [&](NavigationGroup group) { return m_tight ? m_opened == group : byPerson(group); };
    if (m_tight)
        rows = rowsWith(isOpen);
    applyAir(room, rows);
    for (const Group &group : std::as_const(m_groups)) {
        bool waiting = false;
        for (PageId page : group.pages) {
            NavigationEntry *entry = m_entries.value(page);
            entry->setVisible(rows.contains(entry));
            waiting = waiting || (isSeen(page) && !rows.contains(entry) && entry->waits());
        }
        group.heading->setVisible(rows.contains(group.heading));
        group.heading->setFolded(!isOpen(group.id));
        group.heading->setWaiting(waiting);
    }
    if (m_stop && !rows.contains(m_stop))
        setStop(m_current ? m_entries.value(*m_current) : nullptr);
    m_arranging = false;
}

void Navigation::setStop(NavigationRow *row)
{
    // One stop for Tab: the arrow keys walk from there.
    m_stop = row;
    for (const Group &group : std::as_const(m_groups)) {
        group.heading->setFocusPolicy(group.heading == row ? Qt::TabFocus : Qt::NoFocus);
        for (PageId page : group.pages) {
            NavigationEntry *entry = m_entries.value(page);
            entry->setFocusPolicy(entry == row ? Qt::TabFocus : Qt::NoFocus);
        }
    }
}

void Navigation::takeFocus()
{
    if (NavigationRow *row = m_current ? m_entries.value(*m_current) : nullptr)
        row->setFocus(Qt::ShortcutFocusReason);
}

void Navigation::walk(NavigationRow *from, int key)
{
    QList<NavigationRow *> rows;
    for (const Group &group : std::as_const(m_groups)) {
        if (group.heading->isVisibleTo(this))
            rows.append(group.heading);
        for (PageId page : group.pages) {
            if (NavigationEntry *entry = m_entries.value(page); entry->isVisibleTo(this))
                rows.append(entry);
        }
    }
    const qsizetype at = rows.indexOf(from);
    qsizetype to = at;
    switch (key) {
    case Qt::Key_Up: to = at - 1; break;
    case Qt::Key_Down: to = at + 1; break;
    case Qt::Key_Home: to = 0; break;
    case Qt::Key_End: to = rows.size() - 1; break;
    case Qt::Key_Escape: Q_EMIT left(); return;
    case Qt::Key_Left:
    case Qt::Key_Right: {
        const auto group = std::find_if(m_groups.begin(), m_groups.end(), [&](const Group &one) {
            return one.heading == from
                || std::any_of(one.pages.begin(), one.pages.end(),
                               [&](PageId page) { return m_entries.value(page) == from; });
        });
        const bool open = key == Qt::Key_Right;
        if (group->heading->isFolded() == open)
            setOpen(group->id, open);
        if (!open)
            to = rows.indexOf(group->heading);
        break;
    }
    default: return;
    }
    if (at >= 0)
        rows.at(std::clamp<qsizetype>(to, 0, rows.size() - 1))->setFocus(Qt::OtherFocusReason);
}

void Navigation::retranslate()
{
    for (const Group &group : std::as_const(m_groups)) {
        switch (group.id) {
        case NavigationGroup::Build: group.heading->setText(tr("Build")); break;
        case NavigationGroup::Measure: group.heading->setText(tr("Measure")); break;
        case NavigationGroup::Project: group.heading->setText(tr("Project")); break;
        }
    }
    for (const PageKind &page : m_pages)
        m_entries.value(page.id)->setText(page.title());
    if (NavigationEntry *overview = m_entries.value(PageId::Overview))
        overview->setToolTip(tr(
            "The number counts only tasks that other people have given you: returned work, discussions, calibration, and comments that "
            "mention you."));
    setAccessibleName(tr("Pages"));
    arrange();
    updateGeometry();
}

void Navigation::changeEvent(QEvent *event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::StyleChange) {
        arrange();
        updateGeometry();
    }
}

void Navigation::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    arrange();
}

QSize Navigation::sizeHint() const
{
    int width = leastWidth;
    for (const NavigationEntry *entry : m_entries)
        width = qMax(width, entry->sizeHint().width() + 2 * spacing::small);
    for (const Group &group : m_groups)
        width = qMax(width, group.heading->sizeHint().width() + 2 * spacing::small);
    return {width, 400};
}

QSize Navigation::minimumSizeHint() const
{
    return {sizeHint().width(), 120};
}

} // namespace yuyi
