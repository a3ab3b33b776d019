// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/navigation.h"

#include "widgets/shell/navigationentry.h"
#include "widgets/theme/theme.h"

#include <QPainter>
#include <QSet>
#include <QVBoxLayout>

namespace yuyi {

namespace {

constexpr int leastWidth = 200;

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

Navigation::Navigation(const std::vector<PageKind> &pages, QWidget *parent) : QScrollArea(parent), m_pages(pages)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    setObjectName(QStringLiteral("navigation"));

    auto *content = new Ground;
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(spacing::small, spacing::small, spacing::small, spacing::small);
    column->setSpacing(0);
    for (const NavigationGroup group : {NavigationGroup::Build, NavigationGroup::Measure, NavigationGroup::Release,
                                        NavigationGroup::Team}) {
        QLabel *heading = nullptr;
        for (const PageKind &page : m_pages) {
            if (page.group != group)
                continue;
            if (!heading) {
                heading = new QLabel(content);
                heading->setMargin(0);
                setTextRole(heading, TextRole::Small);
                m_headings.append({group, heading});
                column->addWidget(heading);
            }
            auto *entry = new NavigationEntry(content);
            entry->setObjectName(QStringLiteral("navigation.") + page.id);
            column->addWidget(entry);
            m_entries.insert(page.id, entry);
            connect(entry, &QAbstractButton::clicked, this, [this, id = page.id] { Q_EMIT chosen(id); });
        }
    }
    column->addStretch(1);
    setWidget(content);
    retranslate();
}

void Navigation::setCurrent(const QString &page)
{
    if (NavigationEntry *entry = m_entries.value(page))
        entry->setChecked(true);
}

void Navigation::setCounts(const NavigationCounts &counts)
{
    for (const PageKind &page : m_pages) {
        if (page.count)
            m_entries.value(page.id)->setCount(page.count(counts));
    }
    updateGeometry();
}

void Navigation::setPerson(const Person &person)
{
    QSet<NavigationGroup> shown;
    for (const PageKind &page : m_pages) {
        const bool seen = page.isFor(person);
        m_entries.value(page.id)->setVisible(seen);
        if (seen)
            shown.insert(page.group);
    }
    for (const auto &[group, heading] : std::as_const(m_headings))
        heading->setVisible(shown.contains(group));
}

void Navigation::retranslate()
{
    for (const auto &[group, heading] : std::as_const(m_headings)) {
        switch (group) {
        case NavigationGroup::Build: heading->setText(tr("Build")); break;
        case NavigationGroup::Measure: heading->setText(tr("Measure")); break;
        case NavigationGroup::Release: heading->setText(tr("Release")); break;
        case NavigationGroup::Team: heading->setText(tr("Team")); break;
        }
    }
    for (const PageKind &page : m_pages)
        m_entries.value(page.id)->setText(page.title());
    setAccessibleName(tr("Pages"));
    fit();
}

void Navigation::changeEvent(QEvent *event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::StyleChange)
        fit();
}

void Navigation::fit()
{
    const Theme &theme = Theme::of(this);
    for (qsizetype i = 0; i < m_headings.size(); ++i) {
        QLabel *heading = m_headings[i].second;
        QFont font = theme.font(TextRole::Small);
        font.setWeight(QFont::DemiBold);
        heading->setFont(font);
        heading->setContentsMargins(theme.px(12), theme.px(i == 0 ? 12 : 16), theme.px(12), theme.px(6));
    }
    updateGeometry();
}

QSize Navigation::sizeHint() const
{
    int width = leastWidth;
    for (const NavigationEntry *entry : m_entries)
        width = qMax(width, entry->sizeHint().width() + 2 * spacing::small);
    return {width, 400};
}

QSize Navigation::minimumSizeHint() const
{
    return {sizeHint().width(), 120};
}

} // namespace yuyi
