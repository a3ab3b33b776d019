// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/figurerow.h"

#include "widgets/theme/plaintips.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <numeric>

namespace yuyi {

namespace {
// Of the heaviest place; wider ones are shortened, and the tip has them whole.
const QString widestFigure = QStringLiteral("≈ 12.34 M + 1.23 M");
} // namespace

FigureRow::FigureRow(TextRole role, QWidget *parent) : QWidget(parent), m_role(role)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void FigureRow::setNames(const QStringList &names, const QList<int> &weights)
{
    m_names = names;
    m_weights = weights;
    nameForReaders();
    updateGeometry();
    update();
}

void FigureRow::setName(int index, const QString &name)
{
    if (m_names.value(index) == name)
        return;
    m_names[index] = name;
    nameForReaders();
    update();
}

void FigureRow::setFigures(const QStringList &figures)
{
    if (m_figures == figures)
        return;
    m_figures = figures;
    nameForReaders();
    update();
}

void FigureRow::nameForReaders()
{
    QStringList words;
    for (int i = 0; i < m_names.size(); ++i)
        words.append(tr("%1: %2", "name and figure").arg(m_names.at(i), m_figures.value(i)));
    setAccessibleDescription(words.join(QStringLiteral(" · ")));
}

int FigureRow::columnsFor(int width) const
{
    const int count = std::max(1, static_cast<int>(m_names.size()));
    const int heaviest = m_weights.isEmpty() ? 1 : *std::max_element(m_weights.begin(), m_weights.end());
    const int unit = (QFontMetrics(Theme::of(this).font(m_role)).horizontalAdvance(widestFigure) + spacing::small) / heaviest;
    for (int lines = 1; lines < count; ++lines) {
        const int columns = (count + lines - 1) / lines;
        int most = 0;
        for (int first = 0; first < count; first += columns) {
            const QList<int> line = m_weights.mid(first, columns);
            most = std::max(most, std::accumulate(line.begin(), line.end(), 0));
        }
        if (most * unit <= width)
            return columns;
    }
    return 1;
}

int FigureRow::lineHeight() const
{
    const Theme &theme = Theme::of(this);
    return QFontMetrics(theme.font(m_role)).height() + QFontMetrics(theme.font(TextRole::Small)).height();
}

int FigureRow::heightForWidth(int width) const
{
    const int columns = columnsFor(width);
    const int lines = (std::max(1, static_cast<int>(m_names.size())) + columns - 1) / columns;
    return lines * lineHeight() + (lines - 1) * spacing::small;
}

QSize FigureRow::sizeHint() const
{
    const int wide = Theme::of(this).px(480);
    return {wide, heightForWidth(wide)};
}

QSize FigureRow::minimumSizeHint() const
{
    return {Theme::of(this).px(200), lineHeight()};
}

QRectF FigureRow::rectOf(int index) const
{
    const int columns = columnsFor(width());
    const int first = index / columns * columns;
    const QList<int> line = m_weights.mid(first, columns);
    const QList<int> before = m_weights.mid(first, index - first);
    const double unit = width() / static_cast<double>(std::max(1, std::accumulate(line.begin(), line.end(), 0)));
    return {unit * std::accumulate(before.begin(), before.end(), 0),
            static_cast<double>((index / columns) * (lineHeight() + spacing::small)), unit * m_weights.value(index, 1),
            static_cast<double>(lineHeight())};
}

void FigureRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Theme &theme = Theme::of(this);
    const QFont figures = theme.font(m_role);
    const QFont names = theme.font(TextRole::Small);
    const QFontMetrics figureMetrics(figures);
    const QFontMetrics nameMetrics(names);
    for (int i = 0; i < m_names.size(); ++i) {
        const QRectF rect = rectOf(i).adjusted(0, 0, -spacing::small, 0);
        const int room = static_cast<int>(rect.width());
        painter.setFont(figures);
        painter.setPen(theme.tokens().text);
        painter.drawText(QRectF(rect.left(), rect.top(), room, figureMetrics.height()), Qt::AlignLeft | Qt::AlignVCenter,
                         figureMetrics.elidedText(m_figures.value(i), Qt::ElideRight, room));
        painter.setFont(names);
        painter.setPen(theme.tokens().soft);
        painter.drawText(QRectF(rect.left(), rect.top() + figureMetrics.height(), room, nameMetrics.height()),
                         Qt::AlignLeft | Qt::AlignVCenter, nameMetrics.elidedText(m_names.at(i), Qt::ElideRight, room));
    }
}

void FigureRow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange) {
        updateGeometry();
        update();
    }
}

bool FigureRow::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        auto *help = static_cast<QHelpEvent *>(event);
        for (int i = 0; i < m_names.size(); ++i) {
            if (rectOf(i).contains(help->pos())) {
                showPlainTip(help->globalPos(), tr("%1: %2", "name and figure").arg(m_names.at(i), m_figures.value(i)), this);
                return true;
            }
        }
        QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

} // namespace yuyi
