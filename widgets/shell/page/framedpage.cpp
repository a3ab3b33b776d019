// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/page/framedpage.h"

#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QEvent>

namespace yuyi {

FramedPage::FramedPage(PageContext context, QWidget *parent) : Page(context, parent), m_header(new PageHeader(this)) {}

void FramedPage::layOut(QWidget *work, const QList<QWidget *> &bars)
{
    // Its own ground: a stack raises whatever it shows above a banner.
    auto *ground = new QWidget(this);
    m_stack = new StateStack(work, ground);
    m_empty = m_stack->empty();
    fillWith(ground, m_stack);
    if (!m_banner)
        m_banner = new Banner(ground);
    auto *column = columnIn(this, spacing::medium, spacing::medium);
    column->addWidget(m_header);
    for (QWidget *bar : bars)
        column->addWidget(bar);
    column->addWidget(ground, 1);
}

void FramedPage::showEmptyState()
{
    m_stack->showEmpty();
    m_empty->clearButtons();
}

void FramedPage::fail(const QString &sentence)
{
    m_banner->show(m_failTone, sentence);
}

void FramedPage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace yuyi
