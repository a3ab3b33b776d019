// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/launch/runmatrix.h"

#include "widgets/theme/plaintips.h"
#include "widgets/theme/theme.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>

namespace yuyi {

namespace {
constexpr int markSize = 16;
constexpr int widestNames = 220;
constexpr int widestCell = 110;
constexpr int leastCell = 44;
constexpr int widestWord = 54;  // a longer name is broken over two lines
constexpr int leastNames = 108; // names give way to the cells down to this
} // namespace

RunMatrix::RunMatrix(QWidget *parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
}

void RunMatrix::setTable(const QList<Row> &rows, const QList<Column> &columns, const QList<QList<bool>> &ticked)
{
    const bool sameSize = rows.size() == m_rows.size() && columns.size() == m_columns.size();
    m_rows = rows;
    m_columns = columns;
    m_ticked = ticked;
    m_row = std::clamp<int>(m_row, -1, static_cast<int>(rows.size()) - 1);
    m_column = std::clamp<int>(m_column, -1, static_cast<int>(columns.size()) - 1);
    if (!sameSize && !rows.isEmpty() && !columns.isEmpty()) {
        m_row = std::max(m_row, 0);
        m_column = std::max(m_column, 0);
    }
    nameForReaders();
    if (!sameSize) {
        m_leftOut = {};
        updateGeometry();
    }
    update();
}

int RunMatrix::tickedCount() const
{
    int count = 0;
    for (const QList<bool> &row : m_ticked)
        count += static_cast<int>(row.count(true));
    return count;
}

void RunMatrix::setCurrent(int row, int column)
{
    if (row == m_row && column == m_column)
        return;
    m_row = std::clamp<int>(row, -1, static_cast<int>(m_rows.size()) - 1);
    m_column = std::clamp<int>(column, -1, static_cast<int>(m_columns.size()) - 1);
    nameForReaders();
    update();
    Q_EMIT currentChanged();
}

int RunMatrix::namesWidth() const
{
    const Theme &theme = Theme::of(this);
    const QFontMetrics body(theme.font(TextRole::Body));
    const QFontMetrics small(theme.font(TextRole::Small));
    int widest = theme.px(leastCell);
    for (const Row &row : m_rows)
        widest = std::max({widest, body.horizontalAdvance(row.name), small.horizontalAdvance(row.note)});
    const int beside = theme.px(markSize) + 3 * spacing::small;
    const int room = width() - narrowestCell() * static_cast<int>(m_columns.size()) - beside;
    return std::min({widest, theme.px(widestNames), std::max(theme.px(leastNames), room)}) + beside;
}

int RunMatrix::narrowestCell() const
{
    const Theme &theme = Theme::of(this);
    const QFontMetrics small(theme.font(TextRole::Small));
    int widest = theme.px(leastCell);
    for (const Column &column : m_columns) {
        const QStringList words = column.name.split(u' ');
        for (const QString &word : words)
            widest = std::max(widest, small.horizontalAdvance(word) + spacing::small);
    }
    return std::min(widest, theme.px(widestWord));
}

RunMatrix::Grid RunMatrix::grid() const
{
    const Theme &theme = Theme::of(this);
    const QFontMetrics body(theme.font(TextRole::Body));
    const QFontMetrics small(theme.font(TextRole::Small));
    Grid grid;
    grid.left = namesWidth();
    int lines = 1;
    for (const Column &column : m_columns) {
        if (small.horizontalAdvance(column.name) + spacing::tiny > narrowestCell())
            lines = 2;
    }
    grid.top = lines * small.height() + theme.px(markSize) + 2 * spacing::small;
    grid.height = body.height() + small.height() + spacing::small + spacing::tiny;
    const double room = (width() - grid.left) / std::max<double>(1, static_cast<double>(m_columns.size()));
    grid.width = std::clamp<double>(room, narrowestCell(), std::max(theme.px(widestCell), narrowestCell()));
    return grid;
}

QSize RunMatrix::sizeHint() const
{
    return minimumSizeHint();
}

QSize RunMatrix::minimumSizeHint() const
{
    const Grid grid = this->grid();
    const Theme &theme = Theme::of(this);
    const int names = std::min(grid.left, theme.px(leastNames) + theme.px(markSize) + 3 * spacing::small);
    return {names + narrowestCell() * static_cast<int>(m_columns.size()),
            grid.top + grid.height * static_cast<int>(m_rows.size())};
}

QRectF RunMatrix::rectOf(int row, int column) const
{
    const Grid grid = this->grid();
    const double x = column < 0 ? 0 : grid.left + column * grid.width;
    const double y = row < 0 ? 0 : grid.top + row * grid.height;
    return {x, y, column < 0 ? grid.left : grid.width, static_cast<double>(row < 0 ? grid.top : grid.height)};
}

RunMatrix::Cell RunMatrix::cellAt(const QPointF &position) const
{
    for (int row = -1; row < m_rows.size(); ++row) {
        for (int column = -1; column < m_columns.size(); ++column) {
            if (rectOf(row, column).contains(position))
                return {row, column};
        }
    }
    return {};
}

/// Whether a tick at the place ticks this cell: one that is blocked has to be ticked by itself.
bool RunMatrix::isTickedWith(int row, int column, const Cell &place) const
{
    const bool several = place.row < 0 || place.column < 0;
    return (place.row < 0 || row == place.row) && (place.column < 0 || column == place.column)
        && !(several && (m_rows.at(row).blocked || m_columns.at(column).blocked));
}

/// 0 none, 1 some, 2 all of the cells this place stands for.
int RunMatrix::stateOf(int row, int column) const
{
    int ticked = 0;
    bool all = true;
    for (int r = 0; r < m_rows.size(); ++r) {
        for (int c = 0; c < m_columns.size(); ++c) {
            if ((row >= 0 && r != row) || (column >= 0 && c != column))
                continue;
            ticked += isTicked(r, c) ? 1 : 0;
            all = all && (isTicked(r, c) || !isTickedWith(r, c, {row, column}));
        }
    }
    return ticked == 0 ? 0 : all ? 2
                                 : 1;
}

void RunMatrix::toggle(int row, int column)
{
    const bool on = stateOf(row, column) != 2;
    m_leftOut = {};
    for (int r = 0; r < m_rows.size(); ++r) {
        for (int c = 0; c < m_columns.size(); ++c) {
            const bool meant = (row < 0 || r == row) && (column < 0 || c == column);
            if (meant && (!on || isTickedWith(r, c, {row, column})))
                m_ticked[r][c] = on;
        }
    }
    const bool several = row < 0 || column < 0;
    for (int r = 0; on && several && r < m_rows.size(); ++r) {
        if (m_rows.at(r).blocked && (row < 0 || r == row))
            m_leftOut.rows.append(tr("%1: %2").arg(m_rows.at(r).name, m_rows.at(r).note));
    }
    for (int c = 0; on && several && c < m_columns.size(); ++c) {
        if (m_columns.at(c).blocked && (column < 0 || c == column))
            m_leftOut.columns.append(m_columns.at(c).name);
    }
    nameForReaders();
    update();
    Q_EMIT tickedChanged();
}

void RunMatrix::paintMark(QPainter &painter, const QRectF &rect, int state) const
{
    const Theme &theme = Theme::of(this);
    const Tokens &tokens = theme.tokens();
    const double size = theme.px(markSize);
    const QRectF box(std::round(rect.center().x() - size / 2) + 0.5, std::round(rect.center().y() - size / 2) + 0.5, size - 1, size - 1);
    painter.setPen(QPen(state == 0 ? tokens.soft : tokens.accent, 1));
    painter.setBrush(state == 0 ? tokens.panel : tokens.accent);
    painter.drawRoundedRect(box, 4, 4);
    if (state == 0)
        return;
    painter.setPen(QPen(tokens.onAccent, size / 8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    QPainterPath mark;
    if (state == 1) {
        mark.moveTo(box.left() + box.width() * 0.28, box.center().y());
        mark.lineTo(box.right() - box.width() * 0.28, box.center().y());
    } else {
        mark.moveTo(box.left() + box.width() * 0.24, box.top() + box.height() * 0.54);
        mark.lineTo(box.left() + box.width() * 0.43, box.top() + box.height() * 0.72);
        mark.lineTo(box.left() + box.width() * 0.76, box.top() + box.height() * 0.30);
    }
    painter.drawPath(mark);
}

void RunMatrix::paintName(QPainter &painter, int row, const Grid &grid) const
{
    const Theme &theme = Theme::of(this);
    const Tokens &tokens = theme.tokens();
    const QRectF rect = rectOf(row, -1);
    const double mark = theme.px(markSize);
    paintMark(painter, QRectF(rect.left() + spacing::tiny, rect.top(), mark, rect.height()), stateOf(row, -1));
    const QRectF text = rect.adjusted(mark + spacing::small + spacing::tiny, spacing::tiny, -spacing::small, -spacing::tiny);
    const QFont body = theme.font(TextRole::Body);
    const QFont small = theme.font(TextRole::Small);
    const QFontMetrics bodyMetrics(body);
    const QFontMetrics smallMetrics(small);
    const double top = rect.top() + (grid.height - bodyMetrics.height() - smallMetrics.height()) / 2.0;
    painter.setFont(body);
    painter.setPen(tokens.text);
    painter.drawText(QRectF(text.left(), top, text.width(), bodyMetrics.height()), Qt::AlignLeft | Qt::AlignVCenter,
                     bodyMetrics.elidedText(m_rows.at(row).name, Qt::ElideRight, static_cast<int>(text.width())));
    painter.setFont(small);
    painter.setPen(m_rows.at(row).blocked ? tokens.toneText(Tone::Attention) : tokens.soft);
    painter.drawText(QRectF(text.left(), top + bodyMetrics.height(), text.width(), smallMetrics.height()),
                     Qt::AlignLeft | Qt::AlignVCenter,
                     smallMetrics.elidedText(m_rows.at(row).note, Qt::ElideRight, static_cast<int>(text.width())));
}

void RunMatrix::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme &theme = Theme::of(this);
    const Tokens &tokens = theme.tokens();
    const Grid grid = this->grid();
    if (m_row >= 0 && m_column >= 0) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(tokens.accentTint);
        painter.drawRoundedRect(rectOf(m_row, m_column).adjusted(2, 2, -2, -2), radius::control, radius::control);
    }
    const QFont small = theme.font(TextRole::Small);
    const double mark = theme.px(markSize);
    const QRectF corner = rectOf(-1, -1);
    if (!m_rows.isEmpty() && !m_columns.isEmpty())
        paintMark(painter, QRectF(corner.left() + spacing::tiny, corner.bottom() - mark - spacing::small, mark, mark), stateOf(-1, -1));
    for (int column = 0; column < m_columns.size(); ++column) {
        const QRectF rect = rectOf(-1, column);
        painter.setFont(small);
        painter.setPen(column == m_column ? tokens.onTint : m_columns.at(column).blocked ? tokens.toneText(Tone::Attention)
                                                                                         : tokens.soft);
        painter.drawText(rect.adjusted(2, 0, -2, -mark - spacing::small - spacing::tiny),
                         Qt::AlignHCenter | Qt::AlignBottom | Qt::TextWordWrap, m_columns.at(column).name);
        paintMark(painter, QRectF(rect.left(), rect.bottom() - mark - spacing::small, rect.width(), mark), stateOf(-1, column));
    }
    for (int row = 0; row < m_rows.size(); ++row) {
        painter.setPen(QPen(tokens.line, 1));
        const double y = rectOf(row, 0).top() + 0.5;
        painter.drawLine(QPointF(0, y), QPointF(grid.left + grid.width * static_cast<double>(m_columns.size()), y));
        paintName(painter, row, grid);
        for (int column = 0; column < m_columns.size(); ++column)
            paintMark(painter, rectOf(row, column), isTicked(row, column) ? 2 : 0);
    }
    if (hasFocus() && !m_rows.isEmpty()) {
        painter.setPen(QPen(tokens.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(rectOf(m_row, m_column).adjusted(2, 2, -2, -2), radius::control, radius::control);
    }
}

void RunMatrix::move(int rows, int columns)
{
    if (!m_rows.isEmpty())
        setCurrent(m_row + rows, m_column + columns);
}

void RunMatrix::nameForReaders()
{
    const QString row = m_row >= 0 ? m_rows.value(m_row).name : tr("All endpoints");
    const QString column = m_column >= 0 ? m_columns.value(m_column).name : tr("All configurations");
    const int state = stateOf(m_row, m_column);
    setAccessibleDescription(state == 2   ? tr("%1, %2: selected").arg(row, column)
                             : state == 1 ? tr("%1, %2: partly selected").arg(row, column)
                                          : tr("%1, %2: not selected").arg(row, column));
}

void RunMatrix::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::SelectAll) && !m_rows.isEmpty()) {
        toggle(-1, -1);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Left: move(0, -1); break;
    case Qt::Key_Right: move(0, 1); break;
    case Qt::Key_Up: move(-1, 0); break;
    case Qt::Key_Down: move(1, 0); break;
    case Qt::Key_Space:
        if (!m_rows.isEmpty())
            toggle(m_row, m_column);
        break;
    default: QWidget::keyPressEvent(event);
    }
}

void RunMatrix::mousePressEvent(QMouseEvent *event)
{
    const Cell cell = cellAt(event->position());
    if (event->button() != Qt::LeftButton || cell.row < -1) {
        QWidget::mousePressEvent(event);
        return;
    }
    setCurrent(cell.row, cell.column);
    toggle(cell.row, cell.column);
}

void RunMatrix::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

void RunMatrix::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

void RunMatrix::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange) {
        updateGeometry();
        update();
    }
}

bool RunMatrix::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        auto *help = static_cast<QHelpEvent *>(event);
        const Cell cell = cellAt(help->pos());
        QString tip;
        if (cell.column >= 0)
            tip = m_columns.at(cell.column).tip;
        else if (cell.row >= 0)
            tip = tr("%1: %2").arg(m_rows.at(cell.row).name, m_rows.at(cell.row).note);
        if (tip.isEmpty())
            QToolTip::hideText();
        else
            showPlainTip(help->globalPos(), tip, this);
        return true;
    }
    return QWidget::event(event);
}

} // namespace yuyi
