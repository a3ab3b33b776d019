// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/pageheader.h"

#include "widgets/controls/elidedlabel.h"
#include "widgets/theme/theme.h"

#include <QHBoxLayout>
#include <QLabel>

namespace yuyi {

PageHeader::PageHeader(QWidget *parent)
    : QWidget(parent), m_title(new QLabel(this)), m_subtitle(new ElidedLabel(this)),
      m_beside(new QHBoxLayout), m_state(new QHBoxLayout), m_actions(new QHBoxLayout)
{
    m_title->setTextFormat(Qt::PlainText);
    setTextRole(m_title, TextRole::Title);
    setTextRole(m_subtitle, TextRole::Soft);
    m_subtitle->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(spacing::medium);
    for (QHBoxLayout *part : {m_beside, m_state, m_actions})
        part->setSpacing(spacing::small);
    line->addWidget(m_title);
    line->addLayout(m_beside);
    line->addWidget(m_subtitle, 1);
    line->addLayout(m_state);
    line->addLayout(m_actions);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
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
    m_beside->addWidget(widget);
}

void PageHeader::addState(QWidget *widget)
{
    m_state->addWidget(widget);
}

void PageHeader::setStateText(const QString &text)
{
    if (!m_stateText) {
        m_stateText = new QLabel(this);
        m_stateText->setTextFormat(Qt::PlainText);
        setTextRole(m_stateText, TextRole::Soft);
        m_state->insertWidget(0, m_stateText);
    }
    m_stateText->setText(text);
    m_stateText->setVisible(!text.isEmpty());
}

ActionButton *PageHeader::addAction(QAction *action, ActionButton::Kind kind)
{
    auto *button = new ActionButton(action, kind, this);
    m_actions->addWidget(button);
    return button;
}

void PageHeader::addButton(QWidget *widget)
{
    m_actions->addWidget(widget);
}

} // namespace yuyi
