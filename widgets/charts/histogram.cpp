// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/histogram.h"

#include "widgets/charts/charttext.h"
#include "widgets/theme/plaintips.h"
#include "widgets/theme/theme.h"

#include <QFontMetricsF>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <utility>

namespace yuyi {

namespace {

constexpr double keyStep = 0.005;
constexpr double grip = 10;
constexpr double edgeGrip = 6;
constexpr double widestBand = 0.2; // half of it

} // namespace

Histogram::Histogram(QWidget *parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

QSize Histogram::sizeHint() const
{
    return {640, Theme::of(this).px(180)};
}

QSize Histogram::minimumSizeHint() const
{
    return {240, Theme::of(this).px(96)};
}

void Histogram::setCounts(const QList<qint64> &counts, double from, double to)
{
    m_counts = counts;
    m_from = from;
    m_to = qMax(to, from + 1e-6);
    setThreshold(m_threshold);
}

void Histogram::setValues(const QList<double> &values, int bins, double to)
{
    QList<qint64> counts(qMax(1, bins), 0);
    for (const double value : values) {
        if (std::isfinite(value))
            ++counts[std::clamp(static_cast<int>(value / to * static_cast<double>(counts.size())), 0, static_cast<int>(counts.size()) - 1)];
    }
    setCounts(counts, 0.0, to);
}

void Histogram::setThreshold(double ratio)
{
    m_threshold = m_committed = std::clamp(ratio, m_from, m_to);
    setAccessibleDescription(locale().toString(m_threshold * 100, 'f', 1));
    update();
}

void Histogram::setBand(double halfWidth, const QString &label)
{
    // Told what it has told itself, it still has to write it down.
    if (m_held != Held::Band && !qFuzzyCompare(1 + halfWidth, 1 + m_band))
        m_band = m_bandCommitted = qMax(0.0, halfWidth);
    m_bandLabel = label;
    update();
}

void Histogram::setBandEditable(bool editable)
{
    m_bandEditable = editable;
}

void Histogram::setEmptyText(const QString &text)
{
    m_emptyText = text;
    update();
}

QRectF Histogram::plot() const
{
    const QFontMetricsF metrics(Theme::of(this).font(TextRole::Small));
    qint64 most = 0;
    for (const qint64 count : m_counts)
        most = qMax(most, count);
    const double left = metrics.horizontalAdvance(locale().toString(most)) + 12;
    // Above the bars stands what their height means, and the grip of the line reaches up to there.
    const double top = qMax(grip + 6, metrics.height() + 6);
    return QRectF(rect()).adjusted(left, top, -metrics.horizontalAdvance(QStringLiteral("100%")) / 2 - 2,
                                   -metrics.height() - 6);
}

double Histogram::xOf(double ratio) const
{
    const QRectF area = plot();
    return area.left() + (ratio - m_from) / (m_to - m_from) * area.width();
}

double Histogram::ratioAt(double x) const
{
    const QRectF area = plot();
    return m_from + (x - area.left()) / qMax(1.0, area.width()) * (m_to - m_from);
}

int Histogram::binAt(const QPointF &position) const
{
    if (m_counts.isEmpty() || !plot().contains(position))
        return -1;
    const double width = (m_to - m_from) / static_cast<double>(m_counts.size());
    return std::clamp(static_cast<int>((ratioAt(position.x()) - m_from) / width), 0, static_cast<int>(m_counts.size()) - 1);
}

void Histogram::move(double ratio)
{
    // Whole steps: the figure beside the line is the figure that is used.
    ratio = std::clamp(std::round(ratio / keyStep) * keyStep, m_from, m_to);
    if (qFuzzyCompare(1 + ratio, 1 + m_threshold))
        return;
    m_threshold = ratio;
    setAccessibleDescription(locale().toString(m_threshold * 100, 'f', 1));
    update();
    Q_EMIT thresholdChanged(ratio);
}

void Histogram::widen(double halfWidth)
{
    halfWidth = std::clamp(std::round(halfWidth / keyStep) * keyStep, keyStep, widestBand);
    if (!m_bandEditable || qFuzzyCompare(1 + halfWidth, 1 + m_band))
        return;
    m_band = halfWidth;
    update();
    Q_EMIT bandChanged(halfWidth);
}

void Histogram::commit()
{
    if (!qFuzzyCompare(1 + m_bandCommitted, 1 + m_band)) {
        m_bandCommitted = m_band;
        Q_EMIT bandCommitted(m_band);
    }
    if (qFuzzyCompare(1 + m_committed, 1 + m_threshold))
        return;
    m_committed = m_threshold;
    Q_EMIT thresholdCommitted(m_threshold);
}

/// What a press at this place takes hold of: the nearer one of the line and the edges of its band.
Histogram::Held Histogram::heldAt(double x) const
{
    const double fromLine = std::abs(x - xOf(m_threshold));
    const double fromEdge =
        qMin(std::abs(x - xOf(m_threshold - m_band)), std::abs(x - xOf(m_threshold + m_band)));
    if (m_bandEditable && fromEdge <= edgeGrip && fromEdge < fromLine)
        return Held::Band;
    return fromLine <= grip ? Held::Line : Held::Nothing;
}

void Histogram::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || m_counts.isEmpty())
        return;
    m_held = heldAt(event->position().x());
    if (m_held != Held::Nothing)
        return;
    const int bin = binAt(event->position());
    if (bin >= 0) {
        const double width = (m_to - m_from) / static_cast<double>(m_counts.size());
        Q_EMIT rangeClicked(m_from + bin * width, m_from + (bin + 1) * width);
    }
}

void Histogram::mouseMoveEvent(QMouseEvent *event)
{
    const double x = event->position().x();
    const Held under = m_held != Held::Nothing ? m_held : heldAt(x);
    setCursor(under == Held::Line             ? Qt::SplitHCursor
              : under == Held::Band           ? Qt::SizeHorCursor
              : binAt(event->position()) >= 0 ? Qt::PointingHandCursor
                                              : Qt::ArrowCursor);
    if (m_held == Held::Line)
        move(ratioAt(x));
    else if (m_held == Held::Band)
        widen(std::abs(ratioAt(x) - m_threshold));
}

void Histogram::mouseReleaseEvent(QMouseEvent *)
{
    if (std::exchange(m_held, Held::Nothing) != Held::Nothing)
        commit();
}

void Histogram::keyPressEvent(QKeyEvent *event)
{
    const double step = event->modifiers().testFlag(Qt::ShiftModifier) ? 10 * keyStep : keyStep;
    if (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier)) {
        QWidget::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Left: move(m_threshold - step); break;
    case Qt::Key_Right: move(m_threshold + step); break;
    case Qt::Key_Home: move(m_from); break;
    case Qt::Key_End: move(m_to); break;
    case Qt::Key_Up: widen(m_band + step); break;
    case Qt::Key_Down: widen(m_band - step); break;
    default: QWidget::keyPressEvent(event);
    }
}

void Histogram::keyReleaseEvent(QKeyEvent *event)
{
    if (!event->isAutoRepeat())
        commit();
    QWidget::keyReleaseEvent(event);
}

void Histogram::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

void Histogram::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    commit();
    update();
}

bool Histogram::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        auto *help = static_cast<QHelpEvent *>(event);
        const int bin = binAt(QPointF(help->pos()));
        if (bin >= 0) {
            const double width = (m_to - m_from) / static_cast<double>(m_counts.size());
            const QLocale where = locale();
            showPlainTip(help->globalPos(),
                         tr("%1 % to %2 %: %n image(s)", nullptr, static_cast<int>(m_counts[bin]))
                             .arg(where.toString((m_from + bin * width) * 100, 'f', 1),
                                  where.toString((m_from + (bin + 1) * width) * 100, 'f', 1)),
                         this);
        } else {
            QToolTip::hideText();
        }
        return true;
    }
    if (event->type() == QEvent::StyleChange)
        updateGeometry();
    return QWidget::event(event);
}

void Histogram::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(theme.font(TextRole::Small));
    if (m_counts.isEmpty()) {
        painter.setFont(theme.font(TextRole::Body));
        painter.setPen(theme.tokens().soft);
        painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap, m_emptyText);
        return;
    }
    paintAxis(painter);
    paintBars(painter);
    paintThreshold(painter);
}

void Histogram::paintAxis(QPainter &painter) const
{
    const Tokens &t = Theme::of(this).tokens();
    const QRectF area = plot();
    const QFontMetricsF metrics(painter.font());
    const double step = roundStep((m_to - m_from) * 100, static_cast<int>(qMax(2.0, area.width() / 70)), true) / 100;
    painter.setPen(t.soft);
    for (double ratio = std::ceil(m_from / step) * step; ratio <= m_to + 1e-9; ratio += step) {
        const double x = xOf(ratio);
        painter.drawText(QRectF(x - 40, area.bottom() + 4, 80, metrics.height()), Qt::AlignHCenter,
                         QStringLiteral("%1%").arg(std::lround(ratio * 100)));
    }
    painter.setPen(t.line);
    painter.drawLine(area.bottomLeft(), area.bottomRight());
    const qint64 most = *std::max_element(m_counts.begin(), m_counts.end());
    if (most <= 0)
        return;
    painter.drawLine(area.topLeft(), area.topRight());
    painter.setPen(t.soft);
    painter.drawText(QRectF(0, 0, width(), metrics.height()), Qt::AlignLeft | Qt::AlignTop,
                     metrics.elidedText(tr("Number of images (square-root scale)"), Qt::ElideRight, width()));
    painter.drawText(QRectF(0, area.top() - metrics.height() / 2, area.left() - 8, metrics.height()),
                     Qt::AlignRight | Qt::AlignVCenter, locale().toString(most));
    painter.drawText(QRectF(0, area.bottom() - metrics.height() / 2, area.left() - 8, metrics.height()),
                     Qt::AlignRight | Qt::AlignVCenter, QStringLiteral("0"));
    if (most < 8)
        return;
    // Half of the height is a quarter of the number: said where it is.
    const qint64 quarter = most / 4;
    const double y = area.bottom() - std::sqrt(static_cast<double>(quarter) / static_cast<double>(most)) * area.height();
    painter.drawText(QRectF(0, y - metrics.height() / 2, area.left() - 8, metrics.height()),
                     Qt::AlignRight | Qt::AlignVCenter, locale().toString(quarter));
    painter.setPen(t.line);
    painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
}

void Histogram::paintBars(QPainter &painter) const
{
    const Tokens &t = Theme::of(this).tokens();
    const QRectF area = plot();
    const double most = static_cast<double>(qMax<qint64>(1, *std::max_element(m_counts.begin(), m_counts.end())));
    const double width = area.width() / static_cast<double>(m_counts.size());
    const double gap = width > 6 ? 3 : width > 3 ? 1
                                                 : 0;
    const double line = xOf(m_threshold);
    const QColor excluded = mixed(t.panel, t.bad, 0.5);
    painter.setPen(Qt::NoPen);
    for (int i = 0; i < m_counts.size(); ++i) {
        if (m_counts[i] <= 0)
            continue;
        // Most pictures have hardly any of what is counted: by the root of their number the few are seen, too.
        const double height = qMax(2.0, std::sqrt(static_cast<double>(m_counts[i]) / most) * area.height());
        const QRectF bar(area.left() + i * width + gap / 2, area.bottom() - height, width - gap, height);
        QPainterPath shape;
        shape.addRoundedRect(bar, qMin(2.0, bar.width() / 3), qMin(2.0, height / 2));
        painter.save();
        painter.setClipRect(QRectF(bar.left(), 0, qMax(0.0, line - bar.left()), this->height()));
        painter.fillPath(shape, t.accent);
        painter.restore();
        if (bar.right() > line) {
            painter.save();
            painter.setClipRect(QRectF(qMax(line, bar.left()), 0, bar.width(), this->height()));
            painter.fillPath(shape, excluded);
            painter.restore();
        }
    }
}

void Histogram::paintThreshold(QPainter &painter) const
{
    const Tokens &t = Theme::of(this).tokens();
    const QRectF area = plot();
    const double x = xOf(m_threshold);
    const QFontMetricsF metrics(painter.font());
    if (m_band > 0) {
        const double left = qMax(area.left(), xOf(m_threshold - m_band));
        const double right = qMin(area.right(), xOf(m_threshold + m_band));
        QColor shade = t.attention;
        shade.setAlpha(t.dark ? 60 : 40);
        painter.fillRect(QRectF(left, area.top(), right - left, area.height()), shade);
    }
    painter.setPen(QPen(t.bad, 2));
    painter.drawLine(QPointF(x, area.top() - 4), QPointF(x, area.bottom()));
    painter.setPen(hasFocus() ? QPen(t.accent, 3) : QPen(t.panel, 2));
    painter.setBrush(t.bad);
    painter.drawEllipse(QPointF(x, area.top() - 4), 7, 7);

    QString text = QStringLiteral("%1%").arg(locale().toString(m_threshold * 100, 'f', 1));
    if (m_band > 0 && !m_bandLabel.isEmpty())
        text += QStringLiteral("  ") + m_bandLabel;
    const double width = metrics.horizontalAdvance(text) + 8;
    double at = (m_band > 0 ? qMin(area.right(), xOf(m_threshold + m_band)) : x + 8) + 6;
    if (at + width > this->width())
        at = (m_band > 0 ? qMax(area.left(), xOf(m_threshold - m_band)) : x - 8) - 6 - width;
    const QRectF box(at, area.top() + 2, width, metrics.height() + 4);
    QColor ground = t.panel;
    ground.setAlpha(225);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawRoundedRect(box, 4, 4);
    painter.setPen(t.text);
    painter.drawText(box, Qt::AlignCenter, text);
}

} // namespace yuyi
