// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/progress/resultbar.h"

#include "models/domain/runs/run.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <array>

namespace yuyi {

namespace {

constexpr int barHeight = 10;

struct Part {
    QString name;
    qint64 count = 0;
    QColor color;
};

/// In the colours that a verdict's badge has.
std::array<Part, 5> partsOf(const ResultBar::Counts &counts, const Tokens &tokens)
{
    const qint64 open = std::max<qint64>(0, counts.total - counts.correct - counts.incorrect - counts.miss - counts.error);
    return {Part{titleOf(ResponseResult::Correct), counts.correct, tokens.good},
            Part{titleOf(ResponseResult::Incorrect), counts.incorrect, tokens.bad},
            Part{titleOf(ResponseResult::Miss), counts.miss, tokens.seriesColor(2)},
            Part{titleOf(ResponseResult::Error), counts.error, tokens.soft},
            Part{ResultBar::tr("Pending"), open, tokens.line}};
}

} // namespace

ResultBar::ResultBar(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ResultBar::setCounts(const Counts &counts)
{
    m_counts = counts;
    QStringList words;
    for (const Part &part : partsOf(counts, Theme::of(this).tokens()))
        words.append(tr("%1: %2").arg(part.name, QLocale().toString(part.count)));
    setAccessibleDescription(words.join(QStringLiteral(" · ")));
    update();
}

QSize ResultBar::sizeHint() const
{
    const Theme &theme = Theme::of(this);
    const QFontMetrics body(theme.font(TextRole::Section));
    const QFontMetrics small(theme.font(TextRole::Small));
    return {theme.px(360), theme.px(barHeight) + spacing::small + body.height() + small.height()};
}

QSize ResultBar::minimumSizeHint() const
{
    return {Theme::of(this).px(240), sizeHint().height()};
}

void ResultBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme &theme = Theme::of(this);
    const Tokens &tokens = theme.tokens();
    const auto parts = partsOf(m_counts, tokens);
    const QRectF bar(0, 0, width(), theme.px(barHeight));
    QPainterPath clip;
    clip.addRoundedRect(bar, 4, 4);
    painter.save();
    painter.setClipPath(clip);
    painter.fillRect(bar, tokens.line);
    qint64 all = 0;
    for (const Part &part : parts)
        all += part.count;
    double x = 0;
    for (const Part &part : parts) {
        const double wide = all > 0 ? bar.width() * static_cast<double>(part.count) / static_cast<double>(all) : 0;
        painter.fillRect(QRectF(x, 0, wide, bar.height()), part.color);
        x += wide;
    }
    painter.restore();
    const QFont figures = theme.font(TextRole::Section);
    const QFont small = theme.font(TextRole::Small);
    const QFontMetrics figureMetrics(figures);
    const QFontMetrics smallMetrics(small);
    const double column = width() / static_cast<double>(parts.size());
    const double dot = theme.px(8);
    const double top = bar.height() + spacing::small;
    for (size_t i = 0; i < parts.size(); ++i) {
        const double left = column * static_cast<double>(i);
        painter.setFont(figures);
        painter.setPen(tokens.text);
        painter.drawText(QRectF(left, top, column, figureMetrics.height()), Qt::AlignLeft | Qt::AlignVCenter,
                         QLocale().toString(parts[i].count));
        const double line = top + figureMetrics.height();
        painter.setPen(Qt::NoPen);
        painter.setBrush(parts[i].color);
        painter.drawRoundedRect(QRectF(left, line + (smallMetrics.height() - dot) / 2, dot, dot), 2, 2);
        painter.setFont(small);
        painter.setPen(tokens.soft);
        const double room = column - dot - spacing::small;
        painter.drawText(QRectF(left + dot + spacing::tiny, line, room, smallMetrics.height()), Qt::AlignLeft | Qt::AlignVCenter,
                         smallMetrics.elidedText(parts[i].name, Qt::ElideRight, static_cast<int>(room)));
    }
}

void ResultBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::LanguageChange) {
        updateGeometry();
        setCounts(m_counts);
    }
}

} // namespace yuyi
