// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/projects/recentproject.h"

#include "models/domain/moments.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/shell/projects/locationname.h"
#include "widgets/shell/projects/recentbutton.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QLocale>
#include <QToolButton>

namespace yuyi {

RecentProject::RecentProject(const QString &location, const RecentCard &card, QWidget *parent)
    : QWidget(parent), m_location(location), m_card(card), m_button(new RecentButton(this)), m_remove(new QToolButton(this))
{
    m_button->setObjectName(QStringLiteral("recent"));
    auto *line = rowIn(this, 0, spacing::tiny);
    line->addWidget(m_button, 1);
    line->addWidget(m_remove);
    connect(m_button, &QAbstractButton::clicked, this, &RecentProject::chosen);
    connect(m_remove, &QToolButton::clicked, this, &RecentProject::removed);
    retranslate();
}

bool RecentProject::isOnServer() const
{
    return isServerLocation(m_location);
}

void RecentProject::setMissing(bool missing)
{
    m_missing = missing;
    m_button->setEnabled(!missing);
    retranslate();
}

void RecentProject::setPicture(const QImage &picture)
{
    m_button->setPicture(picture);
}

QString RecentProject::note() const
{
    if (m_missing || m_card.waiting < 0)
        return {};
    QString when = m_card.at.isValid() ? dayText(m_card.at) : QString();
    // The number beside the overview: what others wait for. Without any, there may be work all the same.
    if (m_card.waiting == 0)
        return when;
    const QString waits = tr("%n task(s) were waiting for you when you last used this project", nullptr, static_cast<int>(m_card.waiting));
    return when.isEmpty() ? waits : tr("%1 · %2").arg(waits, when);
}

void RecentProject::retranslate()
{
    m_button->setText(m_card.title.isEmpty() ? nameInLocation(m_location) : m_card.title);
    const QString location = locationText(m_location);
    m_button->setLines(note(), m_missing ? tr("Missing: %1").arg(location) : location);
    m_remove->setText(QStringLiteral("×"));
    m_remove->setToolTip(tr("Remove from List"));
    m_remove->setAccessibleName(tr("Remove %1 from the list").arg(m_button->text()));
}

void RecentProject::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace yuyi
