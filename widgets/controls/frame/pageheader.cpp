// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/frame/pageheader.h"

#include "widgets/controls/labels/elidedlabel.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/flowbox.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>

#include <algorithm>

namespace yuyi {

namespace {
constexpr int leastSubtitle = 60; // pixels at scale 1: less says nothing
} // namespace

PageHeader::PageHeader(QWidget *parent)
    : QWidget(parent), m_line(new QBoxLayout(QBoxLayout::LeftToRight, this)),
      m_left(new FlowBox(spacing::small, spacing::small, this)),
      m_state(new FlowBox(spacing::small, spacing::small, this)),
      m_actions(new FlowBox(spacing::small, spacing::small, this)),
      m_title(plainLabel(m_left)), m_subtitle(new ElidedLabel(this)), m_stateText(plainLabel(m_state))
{
    m_title->setTextFormat(Qt::PlainText);
    setTextRole(m_title, TextRole::Title);
    setTextRole(m_subtitle, TextRole::Soft);
    m_subtitle->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_stateText->setTextFormat(Qt::PlainText);
    setTextRole(m_stateText, TextRole::Soft);
    m_stateText->hide();
    m_left->add(m_title);
    m_state->add(m_stateText);
    m_line->setContentsMargins(0, 0, 0, 0);
    // minimumSizeHint() says it; the layout knows of one line only.
    m_line->setSizeConstraint(QLayout::SetNoConstraint);
    m_line->setSpacing(spacing::medium);
    m_first = rowIn(nullptr, 0, spacing::medium);
    m_first->addWidget(m_left);
    m_first->addWidget(m_subtitle, 1);
    m_line->addLayout(m_first, 1);
    m_line->addWidget(m_state);
    m_line->addWidget(m_actions);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    fit();
}

void PageHeader::setTitle(const QString &title)
{
    m_title->setText(title);
}

void PageHeader::setSubtitle(const QString &subtitle)
{
    m_subtitle->setText(subtitle);
}

void PageHeader::addBesideTitle(QWidget *widget)
{
    m_left->add(widget);
    fit();
}

void PageHeader::addState(QWidget *widget)
{
    m_state->add(widget);
    widget->installEventFilter(this);
    fit();
}

void PageHeader::setStateText(const QString &text)
{
    m_stateText->setText(text);
    m_stateText->setVisible(!text.isEmpty());
    fit();
}

ActionButton *PageHeader::addAction(QAction *action, ActionButton::Kind kind)
{
    auto *button = new ActionButton(action, kind, this);
    addButton(button);
    return button;
}

void PageHeader::addButton(QWidget *widget)
{
    m_actions->add(widget);
    widget->installEventFilter(this);
    fit();
}

QSize PageHeader::minimumSizeHint() const
{
    // The widest piece: everything else can go below it.
    QSize size = QWidget::minimumSizeHint();
    int width = 0;
    for (const FlowBox *part : {m_left, m_state, m_actions})
        width = std::max(width, part->leastWidth());
    size.setWidth(width);
    return size;
}

void PageHeader::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

bool PageHeader::event(QEvent *event)
{
    // Something in it changed its text, came or went.
    if (event->type() == QEvent::LayoutRequest)
        fit();
    return QWidget::event(event);
}

/// A part of which nothing is shown is hidden itself, so that no layout tells when something in it comes again.
bool PageHeader::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent)
        fit();
    return QWidget::eventFilter(watched, event);
}

void PageHeader::fit()
{
    int needed = m_subtitle->minimumSizeHint().width(); // it gives way down to this
    for (FlowBox *part : {m_left, m_state, m_actions}) {
        const bool empty = part->isEmpty();
        part->setVisible(!empty);
        if (!empty)
            needed += part->lineWidth() + spacing::medium;
    }
    const bool narrow = needed > width();
    const auto direction = narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight;
    if (m_line->direction() != direction)
        m_line->setDirection(direction);
    // Setting it asks for a new layout even when it is the same, which would come here again, for ever.
    if (const int gap = narrow ? spacing::small : spacing::medium; m_line->spacing() != gap)
        m_line->setSpacing(gap);
    m_subtitle->setVisible(!narrow || m_left->lineWidth() + spacing::medium + Theme::of(this).px(leastSubtitle) <= width());
    // The height of the buttons is kept while none is shown, so that nothing jumps from tab to tab.
    if (const int least = narrow ? 0 : m_actions->tallest(); minimumHeight() != least)
        setMinimumHeight(least);
    for (FlowBox *part : {m_left, m_state, m_actions}) {
        // In one line nothing is broken: the subtitle gives way.
        QSizePolicy policy = part->sizePolicy();
        policy.setHorizontalPolicy(narrow ? QSizePolicy::Preferred : QSizePolicy::Fixed);
        if (part->sizePolicy() != policy) {
            part->setSizePolicy(policy);
            QBoxLayout *line = part == m_left ? m_first : m_line;
            line->setAlignment(part, narrow ? Qt::Alignment() : Qt::AlignVCenter);
        }
    }
}

} // namespace yuyi
