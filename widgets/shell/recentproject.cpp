// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/recentproject.h"

#include "widgets/shell/recentbutton.h"
#include "widgets/theme/theme.h"

#include <QDir>
#include <QHBoxLayout>
#include <QPainter>
#include <QToolButton>

namespace yuyi {

RecentButton::RecentButton(QWidget *parent) : QAbstractButton(parent)
{
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void RecentButton::setDetail(const QString &detail)
{
    m_detail = detail;
    setAccessibleDescription(detail);
    update();
}

QSize RecentButton::sizeHint() const
{
    const Theme &theme = Theme::of(this);
    return {theme.px(320), QFontMetrics(theme.font(TextRole::Body)).height()
                               + QFontMetrics(theme.font(TextRole::Small)).height() + theme.px(18)};
}

QSize RecentButton::minimumSizeHint() const
{
    return {Theme::of(this).px(160), sizeHint().height()};
}

void RecentButton::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(this);
    const Tokens &tokens = theme.tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF body = QRectF(rect()).adjusted(1, 1, -1, -1);
    if (isEnabled() && (underMouse() || isDown())) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(tokens.hover);
        painter.drawRoundedRect(body, radius::control, radius::control);
    }
    if (hasFocus()) {
        painter.setPen(QPen(tokens.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(body, radius::control, radius::control);
    }
    const QRect area = rect().adjusted(theme.px(12), theme.px(8), -theme.px(12), -theme.px(8));
    QFont font = theme.font(TextRole::Body);
    font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    painter.setPen(isEnabled() ? tokens.text : tokens.disabled);
    painter.drawText(area, Qt::AlignLeft | Qt::AlignTop,
                     painter.fontMetrics().elidedText(text(), Qt::ElideRight, area.width()));
    painter.setFont(theme.font(TextRole::Small));
    painter.setPen(isEnabled() ? tokens.soft : tokens.disabled);
    painter.drawText(area, Qt::AlignLeft | Qt::AlignBottom,
                     painter.fontMetrics().elidedText(m_detail, Qt::ElideMiddle, area.width()));
}

RecentProject::RecentProject(const QString &location, QWidget *parent)
    : QWidget(parent), m_location(location), m_button(new RecentButton(this)), m_remove(new QToolButton(this))
{
    m_button->setObjectName(QStringLiteral("recent"));
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(spacing::tiny);
    line->addWidget(m_button, 1);
    line->addWidget(m_remove);
    connect(m_button, &QAbstractButton::clicked, this, &RecentProject::chosen);
    connect(m_remove, &QToolButton::clicked, this, &RecentProject::removed);
    retranslate();
}

void RecentProject::setMissing(bool missing)
{
    m_missing = missing;
    m_button->setEnabled(!missing);
    retranslate();
}

void RecentProject::retranslate()
{
    const bool server = m_location.contains(QLatin1String("://"));
    const QString place = server ? m_location : QDir::toNativeSeparators(m_location);
    m_button->setText(server ? m_location.section(u'=', -1) : m_location.section(u'/', -1));
    m_button->setDetail(m_missing ? tr("Not there any more: %1").arg(place) : place);
    m_remove->setText(QStringLiteral("×"));
    m_remove->setToolTip(tr("Take Off This List"));
    m_remove->setAccessibleName(tr("Take %1 off this list").arg(m_button->text()));
}

void RecentProject::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace yuyi
