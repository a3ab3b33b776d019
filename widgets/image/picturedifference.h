// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QObject>
#include <QTransform>

#include <memory>

namespace yuyi {

/// @brief The amplified difference of two pictures, computed on the global thread pool. GUI thread only, except differenceOf().
class PictureDifference final : public QObject
{
    Q_OBJECT
public:
    explicit PictureDifference(QObject *parent = nullptr);
    ~PictureDifference() override;

    /// Computes the difference of these pictures. An answer for earlier ones is ignored.
    void compute(const QImage &a, const QImage &b, const QTransform &bToA);
    /// Ignores what is being computed. A difference that is ready stays.
    void cancel();
    /// Forgets the difference, because the pictures are other ones.
    void forget() { m_image = QImage(); }
    bool isReady() const { return !m_image.isNull(); }
    const QImage &image() const { return m_image; }

    /// |A − B′| per channel × gain, where B′ is B mapped onto A; `bToA` maps unit coordinates of B to those of A. Pixels that B
    /// does not cover are transparent. The result has at most `longest` pixels a side. May be called from any thread.
    static QImage differenceOf(const QImage &a, const QImage &b, const QTransform &bToA, double gain, int longest);

Q_SIGNALS:
    void ready();

private:
    struct Ticket;

    QImage m_image;
    std::shared_ptr<Ticket> m_ticket;
};

} // namespace yuyi
