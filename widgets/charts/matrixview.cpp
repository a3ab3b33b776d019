// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/matrixview.h"

#include "widgets/charts/chartpicture.h"
#include "widgets/charts/charttext.h"
#include "widgets/charts/paintedchart.h"
#include "widgets/theme/plaintips.h"
#include "widgets/theme/theme.h"

#include <QFontMetrics>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLinearGradient>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace yuyi {

namespace {
constexpr double widestCell = 120;
constexpr double highestCell = 44;
constexpr double nameShare = 0.3;  // of the width, at most, for the names of rows
constexpr int nameLines = 2;       // at most, for the names of columns
constexpr double scaleWidth = 160; // of the legend

QColor shadeColor(const Tokens &tokens, double shade)
{
    return mixed(tokens.panel, tokens.series[0], 0.06 + 0.88 * std::min(1.0, shade));
}
} // namespace

MatrixView::MatrixView(QWidget *parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
}

void MatrixView::setMatrix(const QStringList &rows, const QStringList &columns, const QList<QList<MatrixCell>> &cells)
{
    m_rows = rows;
    m_columns = columns;
    m_cells = cells;
    m_row = std::clamp<int>(m_row, 0, std::max<int>(0, static_cast<int>(rows.size()) - 1));
    m_column = std::clamp<int>(m_column, 0, std::max<int>(0, static_cast<int>(columns.size()) - 1));
    if (m_leastRow > 0)
        updateGeometry();
    nameForReaders();
    update();
}

void MatrixView::setEmptyText(const QString &text)
{
    m_emptyText = text;
    update();
}

void MatrixView::setLeastRowHeight(double pixels)
{
    m_leastRow = pixels;
    updateGeometry();
}

double MatrixView::headHeight() const
{
    return QFontMetrics(Theme::of(this).font(TextRole::Small)).height() * nameLines + 2 * spacing::small;
}

double MatrixView::footHeight() const
{
    return m_most.isEmpty() ? 0 : QFontMetrics(Theme::of(this).font(TextRole::Small)).height() + 2 * spacing::small;
}

void MatrixView::setScale(const QString &least, const QString &most)
{
    m_least = least;
    m_most = most;
    updateGeometry();
    update();
}

QSize MatrixView::sizeHint() const
{
    return QSize(480, 280).expandedTo(minimumSizeHint());
}

QSize MatrixView::minimumSizeHint() const
{
    const double rows = Theme::of(this).px(m_leastRow) * static_cast<double>(m_rows.size());
    return {200, std::max(140, m_leastRow > 0 ? static_cast<int>(headHeight() + rows + footHeight()) + spacing::small : 0)};
}

MatrixView::Grid MatrixView::gridFor(const QSizeF &size) const
{
    const Theme &theme = Theme::of(this);
    const QFontMetrics metrics(theme.font(TextRole::Small));
    double names = 0;
    for (const QString &name : m_rows)
        names = std::max<double>(names, metrics.horizontalAdvance(name));
    Grid grid;
    grid.left = std::min(names + 2 * spacing::small, size.width() * nameShare);
    grid.top = headHeight();
    grid.width =
        std::min<double>(theme.px(widestCell), (size.width() - grid.left - spacing::small)
                                                   / std::max<double>(1, m_columns.size()));
    grid.height = std::min<double>(theme.px(highestCell),
                                   (size.height() - grid.top - footHeight() - spacing::small)
                                       / std::max<double>(1, m_rows.size()));
    return grid;
}

bool MatrixView::cellAt(const QPointF &position, int &row, int &column) const
{
    const Grid grid = gridFor(size());
    if (position.x() < grid.left || position.y() < grid.top || grid.width <= 0 || grid.height <= 0)
        return false;
    row = static_cast<int>((position.y() - grid.top) / grid.height);
    column = static_cast<int>((position.x() - grid.left) / grid.width);
    return row < m_cells.size() && column < m_cells.value(row).size();
}

void MatrixView::paint(QPainter &painter, const QSizeF &size, const Tokens &tokens, bool marked) const
{
    painter.fillRect(QRectF(QPointF(0, 0), size), tokens.panel);
    const Theme &theme = Theme::of(this);
    if (m_cells.isEmpty()) {
        painter.setFont(theme.font(TextRole::Body));
        painter.setPen(tokens.soft);
        painter.drawText(QRectF(QPointF(0, 0), size), Qt::AlignCenter | Qt::TextWordWrap, m_emptyText);
        return;
    }
    const QFont font = theme.font(TextRole::Small);
    const QFontMetrics metrics(font);
    const Grid grid = gridFor(size);
    painter.setFont(font);
    painter.setPen(tokens.soft);
    for (int column = 0; column < m_columns.size(); ++column) {
        const QRectF box(grid.left + column * grid.width, 0, grid.width, grid.top);
        const QStringList lines = wrapped(m_columns.at(column), metrics, static_cast<int>(grid.width - spacing::tiny), nameLines);
        painter.drawText(box, Qt::AlignCenter, lines.join(QLatin1Char('\n')));
    }
    for (int row = 0; row < m_rows.size(); ++row) {
        const QRectF box(0, grid.top + row * grid.height, grid.left - spacing::small, grid.height);
        painter.setPen(tokens.soft);
        painter.drawText(box, Qt::AlignRight | Qt::AlignVCenter,
                         metrics.elidedText(m_rows.at(row), Qt::ElideRight, static_cast<int>(box.width())));
        for (int column = 0; column < m_cells.at(row).size(); ++column) {
            const MatrixCell &cell = m_cells.at(row).at(column);
            const QRectF rect(grid.left + column * grid.width, grid.top + row * grid.height, grid.width, grid.height);
            const QRectF inner = rect.adjusted(1, 1, -1, -1);
            const QColor fill = cell.shade < 0 ? tokens.ground : shadeColor(tokens, cell.shade);
            painter.fillRect(inner, fill);
            if (metrics.horizontalAdvance(cell.text) <= inner.width() && metrics.height() <= inner.height()) {
                painter.setPen(cell.shade < 0 ? tokens.soft : tokens.textOn(fill));
                painter.drawText(inner, Qt::AlignCenter, cell.text);
            }
            if (marked && row == m_row && column == m_column) {
                painter.setPen(QPen(tokens.accent, 2));
                painter.setBrush(Qt::NoBrush);
                painter.drawRect(inner);
            }
        }
    }
    if (!m_most.isEmpty()) {
        const double below = grid.top + grid.height * static_cast<double>(m_rows.size()) + spacing::small;
        paintScale(painter, {grid.left, below}, tokens);
    }
}

void MatrixView::paintScale(QPainter &painter, const QPointF &corner, const Tokens &tokens) const
{
    const Theme &theme = Theme::of(this);
    const QFontMetrics metrics(theme.font(TextRole::Small));
    const double height = metrics.height();
    QRectF bar(corner.x() + metrics.horizontalAdvance(m_least) + spacing::small, corner.y(), theme.px(scaleWidth), height);
    QLinearGradient shades(bar.topLeft(), bar.topRight());
    shades.setColorAt(0, shadeColor(tokens, 0));
    shades.setColorAt(1, shadeColor(tokens, 1));
    painter.fillRect(bar, shades);
    painter.setPen(tokens.soft);
    painter.drawText(QRectF(corner, QPointF(bar.left(), corner.y() + height)), Qt::AlignLeft | Qt::AlignVCenter, m_least);
    painter.drawText(QRectF(bar.right() + spacing::small, corner.y(), metrics.horizontalAdvance(m_most) + 1, height),
                     Qt::AlignLeft | Qt::AlignVCenter, m_most);
}

void MatrixView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::TextAntialiasing);
    paint(painter, size(), Theme::of(this).tokens(), hasFocus());
}

Result<> MatrixView::exportTo(const QString &path, double scale)
{
    const QSize exported = size().expandedTo(sizeHint());
    return writeChartPicture(path, exported, scale, [this, exported](QPainter &painter, const QRectF &target) {
        painter.scale(target.width() / exported.width(), target.height() / exported.height());
        paint(painter, exported, Tokens::light(), false);
    });
}

void MatrixView::move(int rows, int columns)
{
    if (m_cells.isEmpty())
        return;
    m_row = std::clamp<int>(m_row + rows, 0, static_cast<int>(m_cells.size()) - 1);
    m_column = std::clamp<int>(m_column + columns, 0, static_cast<int>(m_cells.at(m_row).size()) - 1);
    const Grid grid = gridFor(size());
    PaintedChart::scrollTo(this, QRectF(grid.left + m_column * grid.width, grid.top + m_row * grid.height, grid.width, grid.height));
    nameForReaders();
    update();
}

void MatrixView::nameForReaders()
{
    setAccessibleDescription(m_cells.value(m_row).value(m_column).tip);
}

void MatrixView::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Left: move(0, -1); break;
    case Qt::Key_Right: move(0, 1); break;
    case Qt::Key_Up: move(-1, 0); break;
    case Qt::Key_Down: move(1, 0); break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!m_cells.isEmpty())
            Q_EMIT cellActivated(m_row, m_column);
        break;
    default: QWidget::keyPressEvent(event);
    }
}

void MatrixView::mousePressEvent(QMouseEvent *event)
{
    int row = 0;
    int column = 0;
    if (event->button() != Qt::LeftButton || !cellAt(event->position(), row, column)) {
        QWidget::mousePressEvent(event);
        return;
    }
    m_row = row;
    m_column = column;
    nameForReaders();
    update();
    Q_EMIT cellActivated(row, column);
}

void MatrixView::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

void MatrixView::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

void MatrixView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange)
        update();
}

bool MatrixView::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        auto *help = static_cast<QHelpEvent *>(event);
        int row = 0;
        int column = 0;
        if (cellAt(help->pos(), row, column) && !m_cells.at(row).at(column).tip.isEmpty())
            showPlainTip(help->globalPos(), m_cells.at(row).at(column).tip, this);
        else
            QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

PrintFigure MatrixView::printed() const
{
    PrintFigure figure;
    figure.kind = PrintKind::HeatMap;
    figure.categories = m_cells.isEmpty() ? QStringList() : m_rows;
    for (int column = 0; column < m_columns.size(); ++column) {
        PrintSeries one{m_columns.at(column), {}, {}};
        for (const QList<MatrixCell> &row : m_cells) {
            const MatrixCell cell = row.value(column);
            one.values.append({cell.value, {}, {}, cell.text});
        }
        figure.series.append(one);
    }
    return figure;
}

} // namespace yuyi
