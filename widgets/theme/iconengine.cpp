// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/iconengine.h"

#include "widgets/theme/theme.h"

#include <QFile>
#include <QPainter>
#include <QPixmap>
#include <QSvgRenderer>

namespace yuyi {

IconEngine::IconEngine(QString path, QString color) : m_color(std::move(color))
{
    QFile file(path);
    if (file.open(QIODevice::ReadOnly))
        m_svg = file.readAll();
}

void IconEngine::paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State)
{
    const Tokens &tokens = Theme::current().tokens();
    QColor color = tokens.byName(m_color);
    if (mode == QIcon::Disabled)
        color = tokens.disabled;
    else if (!color.isValid())
        color = tokens.text;
    QByteArray svg = m_svg;
    svg.replace("currentColor", color.name().toLatin1());
    QSvgRenderer renderer(svg);
    renderer.setAspectRatioMode(Qt::KeepAspectRatio);
    renderer.render(painter, QRectF(rect));
}

QPixmap IconEngine::pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state)
{
    QPixmap pixmap(size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(&painter, QRect(QPoint(0, 0), size), mode, state);
    return pixmap;
}

QIconEngine *IconEngine::clone() const
{
    return new IconEngine(*this);
}

} // namespace yuyi
