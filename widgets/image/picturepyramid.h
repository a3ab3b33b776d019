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

/// @brief A picture with its halved copies, so that drawing it small costs as little as drawing it large.
///
/// The copies are made on the global thread pool; until they are there the picture is drawn roughly. GUI thread only.
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
    /// All halved copies are there.
    bool isComplete() const { return m_complete; }

    /// Draws the picture under `toDevice` (picture pixels to the painter's logical pixels), only what lies in `clip`.
    void draw(QPainter &painter, const QTransform &toDevice, const QRectF &clip) const;

    /// Halved copies of `image` down to 256 pixels, itself first. May be called from any thread.
    static QList<QImage> levelsOf(const QImage &image);

Q_SIGNALS:
    /// Smoother copies have arrived: draw again.
    void improved();

private:
    struct Ticket;

    QList<QImage> m_levels{QImage()};
    bool m_complete = true;
    std::shared_ptr<Ticket> m_ticket;
};

} // namespace yuyi
