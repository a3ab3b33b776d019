// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/navigation/navigationentry.h"

#include "widgets/theme/theme.h"

#include <QEvent>
#include <QLocale>
#include <QPainter>

namespace yuyi {

NavigationEntry::NavigationEntry(bool countsAll, QWidget *parent) : NavigationRow(parent), m_countsAll(countsAll)
{
    setCheckable(true);
    setAutoExclusive(true);
}

void NavigationEntry::setCount(qint64 count)
{
    if (m_count == count)
        return;
    const bool wider = QLocale().toString(count).size() != countText().size();
    m_count = count;
    nameForReaders();
    if (wider)
        updateGeometry();
    update();
}

QString NavigationEntry::countText() const
{
    return m_count > 0 ? QLocale().toString(m_count) : QString();
}

void NavigationEntry::nameForReaders()
{
    if (m_count <= 0)
        setAccessibleName(text());
    else
        setAccessibleName(m_countsAll ? tr("%1, %2 in total").arg(text(), countText()) : tr("%1, %2 waiting").arg(text(), countText()));
}

QFont NavigationEntry::labelFont(bool bold) const
{
    QFont font = Theme::of(this).font(TextRole::Body);
    if (bold)
        font.setWeight(QFont::DemiBold);
    return font;
}

int NavigationEntry::lineHeight() const
{
    return QFontMetrics(labelFont(true)).height();
}

QSize NavigationEntry::sizeHint() const
{
    const Theme &theme = Theme::of(this);
    const QFontMetrics bold(labelFont(true));
    int width = bold.horizontalAdvance(text()) + 2 * theme.px(12);
    if (m_count > 0)
        width += theme.px(16) + bold.horizontalAdvance(countText());
    return {width, bold.height() + 2 * air()};
}

void NavigationEntry::changeEvent(QEvent *event)
{
    NavigationRow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        nameForReaders();
}

void NavigationEntry::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(this);
    const Tokens &tokens = theme.tokens();
    const bool on = isChecked();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintGround(painter, QRectF(rect()).adjusted(1, 1, -1, -1));
    const QRect area = rect().adjusted(theme.px(12), 0, -theme.px(12), 0);
    painter.setFont(labelFont(on));
    const QString number = countText();
    const int numberWidth = number.isEmpty() ? 0 : painter.fontMetrics().horizontalAdvance(number) + theme.px(8);
    painter.setPen(on ? tokens.onTint : tokens.soft);
    painter.drawText(area, Qt::AlignRight | Qt::AlignVCenter, number);
    painter.setPen(on ? tokens.onTint : tokens.text);
    const QRect name = area.adjusted(0, 0, -numberWidth, 0);
    painter.drawText(name, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(text(), Qt::ElideRight, name.width()));
}

} // namespace yuyi
