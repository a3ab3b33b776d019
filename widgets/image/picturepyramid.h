// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QList>
#include <QObject>
#include <QRectF>
#include <QTransform>

#include <memory>

class QPainter;

namespace yuyi {

/// @brief A picture with halved copies of it, so that drawing it small is as fast as drawing it large.
///
/// The copies are made on the global thread pool. Until they are ready the picture is drawn in lower quality. GUI thread only.
class PicturePyramid final : public QObject
{
    Q_OBJECT
public:
    explicit PicturePyramid(QObject *parent = nullptr);
    ~PicturePyramid() override;

    void setImage(const QImage &image);
    const QImage &image() const { return m_levels.first(); }
    bool isNull() const { return m_levels.first().isNull(); }
    QSize size() const { return m_levels.first().size(); }
    /// Returns true if all halved copies are ready.
    bool isComplete() const { return m_complete; }

    /// Draws the part of the picture inside `clip`. `toDevice` maps picture pixels to the painter's logical pixels.
    void draw(QPainter &painter, const QTransform &toDevice, const QRectF &clip) const;

    /// Returns `image` followed by halved copies of it, down to 256 pixels. May be called from any thread.
    static QList<QImage> levelsOf(const QImage &image);

Q_SIGNALS:
    /// Better copies are ready: draw again.
    void improved();

private:
    struct Ticket;

    QList<QImage> m_levels{QImage()};
    bool m_complete = true;
    std::shared_ptr<Ticket> m_ticket;
};

} // namespace yuyi
