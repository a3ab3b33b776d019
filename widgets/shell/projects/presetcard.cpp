// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/projects/presetcard.h"

#include "widgets/theme/theme.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace yuyi {

namespace {

constexpr int mostOptions = 6; // drawn
constexpr int mostLabels = 5;
constexpr int aboutLines = 3;

/// A number that is the same for a code everywhere.
quint32 seedOf(const QString &code)
{
    quint32 seed = 2166136261U;
    for (const QChar c : code)
        seed = (seed ^ c.unicode()) * 16777619U;
    return seed;
}

/// A small scene: sky, sun, hills. No two benchmarks have the same.
void drawScene(QPainter &painter, const QRectF &area, const Tokens &tokens, quint32 seed)
{
    QPainterPath frame;
    frame.addRoundedRect(area, radius::control, radius::control);
    painter.save();
    painter.setClipPath(frame);
    painter.fillRect(area, tokens.accentTint);
    const auto part = [&seed] {
        seed = seed * 1664525U + 1013904223U;
        return static_cast<double>(seed >> 8) / static_cast<double>(1U << 24);
    };
    painter.setPen(Qt::NoPen);
    const double sun = area.height() * (0.14 + 0.08 * part());
    painter.setBrush(tokens.seriesColor(2));
    const double sunLeft = area.width() * (0.2 + 0.6 * part());
    painter.drawEllipse(QPointF(area.left() + sunLeft, area.top() + area.height() * (0.25 + 0.15 * part())), sun, sun);
    for (int hill = 0; hill < 3; ++hill) {
        const double top = area.top() + area.height() * (0.5 + 0.14 * hill);
        QPainterPath path(QPointF(area.left(), area.bottom()));
        path.lineTo(area.left(), top + area.height() * 0.15 * part());
        path.cubicTo(area.left() + area.width() * 0.3, top - area.height() * 0.25 * part(), area.left() + area.width() * 0.6,
                     top + area.height() * 0.25 * part(), area.right(), top - area.height() * 0.1 * part());
        path.lineTo(area.bottomRight());
        path.closeSubpath();
        painter.setBrush(mixed(tokens.seriesColor(static_cast<int>(seed >> 20) + hill), tokens.panel, 0.25));
        painter.drawPath(path);
    }
    painter.restore();
}

} // namespace

PresetCard::PresetCard(const Preset &preset, QWidget *parent) : QAbstractButton(parent), m_preset(preset)
{
    setObjectName(QStringLiteral("preset.") + preset.code);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
    retranslate();
}

void PresetCard::setPreset(const Preset &preset)
{
    m_preset = preset;
    setObjectName(QStringLiteral("preset.") + preset.code);
    retranslate();
}

void PresetCard::retranslate()
{
    setText(m_preset.title.text());
    setToolTip(m_preset.about.text());
    setAccessibleName(tr("New project: %1").arg(text()));
    setAccessibleDescription(figures());
    update();
}

QString PresetCard::figures() const
{
    const QString dimensions = tr("%n label dimension(s)", nullptr, static_cast<int>(m_preset.dimensions.size()));
    const QString kinds = tr("%n kind(s) of questions", nullptr, static_cast<int>(m_preset.kinds.size()));
    const QString labels = m_preset.hasKinds() ? tr("%1 · %2").arg(dimensions, kinds) : dimensions;
    const QString options = m_preset.mostOptions() > 0 ? tr("%n option(s)", nullptr, m_preset.mostOptions()) : tr("written answers");
    return m_preset.mostOptions() > 0 && m_preset.takesWritten() ? tr("%1 · %2 · written answers").arg(labels, options)
                                                                 : tr("%1 · %2").arg(labels, options);
}

QSize PresetCard::sizeHint() const
{
    const Theme &theme = Theme::of(this);
    const QFontMetrics section(theme.font(TextRole::Section));
    const QFontMetrics small(theme.font(TextRole::Small));
    return {theme.px(236), theme.px(96) + 2 * section.lineSpacing() + (aboutLines + 1) * small.lineSpacing() + 3 * spacing::small};
}

QSize PresetCard::minimumSizeHint() const
{
    return sizeHint();
}

void PresetCard::drawItem(QPainter &painter, const QRect &area) const
{
    const Tokens &tokens = Theme::of(this).tokens();
    const quint32 seed = seedOf(m_preset.code);
    const QRectF picture(area.left(), area.top(), area.width() * 0.5, area.height());
    drawScene(painter, picture, tokens, seed);
    // Beside it the labels and the options, as many as the benchmark has.
    const double left = picture.right() + spacing::small;
    const double width = area.right() - left;
    const int labels = std::min(mostLabels, static_cast<int>(m_preset.dimensions.size()));
    painter.setPen(Qt::NoPen);
    double x = left;
    for (int i = 0; i < labels; ++i) {
        const double pill = width / std::max(1, labels) - 2;
        painter.setBrush(tokens.neutralTint);
        painter.drawRoundedRect(QRectF(x, area.top(), pill, area.height() * 0.12), 3, 3);
        x += pill + 2;
    }
    const int options = std::clamp(m_preset.mostOptions(), 2, mostOptions);
    const double top = area.top() + area.height() * 0.22;
    const double step = (area.bottom() - top) / options;
    for (int i = 0; i < options; ++i) {
        const bool key = i == static_cast<int>(seed % static_cast<quint32>(options));
        painter.setBrush(key ? tokens.accent : tokens.line);
        const double length = key ? 0.86 : 0.62 + 0.3 * ((seed >> (3 * i)) % 8) / 8.0;
        painter.drawRoundedRect(QRectF(left, top + step * i, width * length, step * 0.56), 2, 2);
    }
}

void PresetCard::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(this);
    const Tokens &tokens = theme.tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF body = QRectF(rect()).adjusted(1, 1, -1, -1);
    painter.setPen(hasFocus() || isChecked() ? QPen(tokens.accent, 2) : QPen(tokens.line, 1));
    painter.setBrush(isChecked()                                 ? tokens.accentTint
                     : isEnabled() && (underMouse() || isDown()) ? tokens.hover
                                                                 : tokens.panel);
    painter.drawRoundedRect(body, radius::panel, radius::panel);
    const QRect inner = rect().adjusted(spacing::small, spacing::small, -spacing::small, -spacing::small);
    drawItem(painter, QRect(inner.left(), inner.top(), inner.width(), theme.px(88)));
    painter.setFont(theme.font(TextRole::Section));
    painter.setPen(isEnabled() ? tokens.text : tokens.disabled);
    constexpr int wrapped = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
    const QRect below(inner.left(), inner.top() + theme.px(88) + spacing::small, inner.width(), inner.height());
    const int titleHeight = std::min(2 * painter.fontMetrics().lineSpacing(), painter.boundingRect(below, wrapped, text()).height());
    painter.drawText(QRect(below.topLeft(), QSize(inner.width(), titleHeight)), wrapped, text());
    painter.setFont(theme.font(TextRole::Small));
    painter.setPen(isEnabled() ? tokens.soft : tokens.disabled);
    const int line = painter.fontMetrics().lineSpacing();
    const QRect rest(inner.left(), below.top() + titleHeight + 1, inner.width(), aboutLines * line);
    const int aboutHeight = std::min(rest.height(), painter.boundingRect(rest, wrapped, m_preset.about.text()).height());
    painter.drawText(QRect(rest.topLeft(), QSize(inner.width(), aboutHeight)), wrapped, m_preset.about.text());
    // In two lines where they have room, otherwise in one.
    const int room = inner.bottom() - (rest.top() + aboutHeight);
    const int lines = room >= 2 * line + spacing::tiny ? 2 : 1;
    painter.drawText(QRect(inner.left(), inner.bottom() - lines * line, inner.width(), lines * line + 1),
                     Qt::AlignLeft | Qt::AlignBottom | Qt::TextWordWrap,
                     lines == 2 ? figures() : painter.fontMetrics().elidedText(figures(), Qt::ElideRight, inner.width()));
}

void PresetCard::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

void PresetCard::changeEvent(QEvent *event)
{
    QAbstractButton::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::StyleChange)
        updateGeometry();
}

} // namespace yuyi
