// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

namespace yuyi {

/// @brief Histogram of ratios 0…1 with a draggable threshold and a shaded review band around it.
///
/// The height of a bar is proportional to the square root of its count, so small counts stay visible. Bars at or above the
/// threshold have the colour of excluded images. Keys: ←/→ move the threshold by half a per cent (Shift: five), Home and End move
/// it to the ends, ↑/↓ widen and narrow an editable band, whose edges can also be dragged.
class Histogram final : public QWidget
{
    Q_OBJECT
public:
    explicit Histogram(QWidget *parent = nullptr);

    /// `counts[i]` values lie in [from + i·w, from + (i+1)·w) with w = (to − from) / counts.size(); unit: ratio.
    void setCounts(const QList<qint64> &counts, double from = 0.0, double to = 1.0);
    /// Sorts ratios into `bins` equal bins of 0…`to`; the value `to` belongs to the last bin.
    void setValues(const QList<double> &values, int bins = 50, double to = 1.0);
    const QList<qint64> &counts() const { return m_counts; }

    /// Sets the threshold, clamped to the range. Emits no signal.
    void setThreshold(double ratio);
    double threshold() const { return m_threshold; }
    /// Half width of the band (0.02 = ±2 %); 0 hides it. The label is drawn beside the top of the band.
    void setBand(double halfWidth, const QString &label = {});
    double band() const { return m_band; }
    /// Whether the user may change the width of the band. Off by default.
    void setBandEditable(bool editable);
    void setEmptyText(const QString &text);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Emitted while dragging and on every key.
    void thresholdChanged(double ratio);
    /// Emitted when the user releases the threshold; the value should be saved.
    void thresholdCommitted(double ratio);
    /// The same signals for the half width of the band.
    void bandChanged(double halfWidth);
    void bandCommitted(double halfWidth);
    /// A bar was clicked; its values are in [from, to).
    void rangeClicked(double from, double to);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool event(QEvent *event) override;

private:
    QRectF plot() const;
    double xOf(double ratio) const;
    double ratioAt(double x) const;
    int binAt(const QPointF &position) const;
    enum class Held {
        Nothing,
        Line,
        Band
    };
    Held heldAt(double x) const;
    void move(double ratio);
    void widen(double halfWidth);
    void commit();
    void paintBars(QPainter &painter) const;
    void paintAxis(QPainter &painter) const;
    void paintThreshold(QPainter &painter) const;

    QList<qint64> m_counts;
    double m_from = 0.0;
    double m_to = 1.0;
    double m_threshold = 0.5;
    double m_band = 0.0;
    double m_committed = 0.5;
    double m_bandCommitted = 0.0;
    QString m_bandLabel;
    QString m_emptyText;
    bool m_bandEditable = false;
    Held m_held = Held::Nothing;
};

} // namespace yuyi
