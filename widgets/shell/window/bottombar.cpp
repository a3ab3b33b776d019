// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/window/bottombar.h"

#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/labels/badge.h"
#include "widgets/controls/labels/elidedlabel.h"
#include "widgets/shell/jobs/jobsbar.h"
#include "widgets/theme/theme.h"

#include <QHBoxLayout>
#include <QPainter>

namespace yuyi {

BottomBar::BottomBar(QWidget *parent)
    : QWidget(parent), m_jobs(new JobsBar(this)), m_server(new Badge(this)),
      m_status(new ElidedLabel(this)), m_next(new ActionButton(this)),
      m_keys(new ActionButton(this))
{
    m_server->setObjectName(QStringLiteral("serverState"));
    m_server->hide();
    m_status->setObjectName(QStringLiteral("pageStatus"));
    setTextRole(m_status, TextRole::Soft);
    m_status->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_keys->setObjectName(QStringLiteral("shortcutsButton"));
    m_keys->setKind(ActionButton::Kind::Flat);
    m_keys->setFocusPolicy(Qt::TabFocus);
    m_next->setObjectName(QStringLiteral("nextStepBelow"));
    m_next->setKind(ActionButton::Kind::Flat);
    m_next->setFocusPolicy(Qt::TabFocus);
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(spacing::medium, 2, spacing::small, 1);
    line->setSpacing(spacing::medium);
    line->addWidget(m_jobs, 3);
    line->addWidget(m_status, 1);
    line->addWidget(m_server);
    line->addWidget(m_next);
    line->addWidget(m_keys);
    // Work that comes and goes does not move the page.
    setMinimumHeight(36);
}

void BottomBar::setStatus(const QString &sentence)
{
    m_status->setText(sentence);
}

QString BottomBar::status() const
{
    return m_status->text();
}

void BottomBar::setShortcutsAction(QAction *action)
{
    m_keys->setAction(action);
}

void BottomBar::setNextAction(QAction *action)
{
    m_next->setAction(action);
}

void BottomBar::paintEvent(QPaintEvent *)
{
    const Tokens &tokens = Theme::of(this).tokens();
    QPainter painter(this);
    painter.fillRect(rect(), tokens.panel);
    painter.fillRect(0, 0, width(), 1, tokens.line);
}

} // namespace yuyi
