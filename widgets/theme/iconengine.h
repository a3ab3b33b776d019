// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIconEngine>
#include <QString>

namespace yuyi {

/// @brief Draws an SVG with every `currentColor` replaced by a token colour, which is looked up when painting.
class IconEngine final : public QIconEngine
{
public:
    /// `path`: the SVG file; `color`: the name of a token.
    IconEngine(QString path, QString color);

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override;
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override;
    QIconEngine *clone() const override;
    QString key() const override { return QStringLiteral("yuyi"); }
    bool isNull() override { return m_svg.isEmpty(); }

private:
    QString m_color;
    QByteArray m_svg;
};

} // namespace yuyi
