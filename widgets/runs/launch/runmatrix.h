// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPoint>
#include <QString>
#include <QStringList>
#include <QWidget>

namespace yuyi {

/// @brief A matrix of endpoints × configurations with check boxes: every ticked cell becomes a run.
///
/// Arrow keys move, Space ticks. On a row or column name (one step before the first cell) Space ticks the whole row or column, on
/// the corner all cells. Ctrl+A ticks all or none. Several at once leave out what is blocked; see leftOut(). The current cell stays
/// marked without the focus, because the preview shows it.
class RunMatrix final : public QWidget
{
    Q_OBJECT
public:
    struct Row {
        QString name;
        QString note;         ///< small text under the name: the model, or why it cannot be used
        bool blocked = false; ///< the note is a reason why nothing can be sent
    };
    struct Column {
        QString name;
        QString tip;
        bool blocked = false; ///< cannot be sent with the items chosen; `tip` says why
    };

    explicit RunMatrix(QWidget *parent = nullptr);

    /// Replaces the table. `ticked[row][column]` gives the ticks. The current cell is kept where it still exists.
    void setTable(const QList<Row> &rows, const QList<Column> &columns, const QList<QList<bool>> &ticked);
    bool isTicked(int row, int column) const { return m_ticked.value(row).value(column); }
    int tickedCount() const;
    /// The names of what the person's last tick left out, because it is blocked: of rows with their notes, of columns alone.
    struct LeftOut {
        QStringList rows;
        QStringList columns;
    };
    const LeftOut &leftOut() const { return m_leftOut; }
    /// The row of the current cell; −1: none.
    int currentRow() const { return m_row; }
    int currentColumn() const { return m_column; }
    void setCurrent(int row, int column);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The person ticked or unticked something.
    void tickedChanged();
    void currentChanged();

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;

private:
    struct Grid {
        int left = 0;
        int top = 0;
        double width = 0;
        int height = 0;
    };
    /// Row −1 is the header with the column names; column −1 contains the row names.
    struct Cell {
        int row = -2;
        int column = -2;
    };

    Grid grid() const;
    int namesWidth() const;
    int narrowestCell() const;
    Cell cellAt(const QPointF &position) const;
    QRectF rectOf(int row, int column) const;
    void move(int rows, int columns);
    void toggle(int row, int column);
    void paintName(QPainter &painter, int row, const Grid &grid) const;
    void paintMark(QPainter &painter, const QRectF &rect, int state) const;
    int stateOf(int row, int column) const;
    bool isTickedWith(int row, int column, const Cell &place) const;
    void nameForReaders();

    QList<Row> m_rows;
    QList<Column> m_columns;
    QList<QList<bool>> m_ticked;
    LeftOut m_leftOut;
    int m_row = -1;
    int m_column = -1;
};

} // namespace yuyi
