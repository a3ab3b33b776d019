// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPoint>
#include <QString>
#include <QWidget>

namespace yuyi {

/// @brief Endpoints × configurations to tick: every ticked cell becomes a run.
///
/// Arrows walk, Space ticks; on the name of a row or column (one step past the first cell) it ticks the whole of it, on the
/// corner everything. Ctrl+A ticks all or none. The marked cell stays marked without the focus: the preview follows it.
class RunMatrix final : public QWidget
{
    Q_OBJECT
public:
    struct Row {
        QString name;
        QString note;        ///< small, under the name: the model, or what keeps it from being asked
        bool blocked = false;   ///< the note is a reason why nothing can be sent
    };
    struct Column {
        QString name;
        QString tip;
        bool blocked = false;   ///< cannot be sent with the items chosen; `tip` says why
    };

    explicit RunMatrix(QWidget *parent = nullptr);

    /// Ticks stay where the places are the same; `ticked[row][column]` is given by whoever knows what they stand for.
    void setTable(const QList<Row> &rows, const QList<Column> &columns, const QList<QList<bool>> &ticked);
    bool isTicked(int row, int column) const { return m_ticked.value(row).value(column); }
    int tickedCount() const;
    /// −1: none.
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
    /// Row −1: the names of the columns; column −1: the names of the rows.
    struct Place {
        int row = -2;
        int column = -2;
    };

    Grid grid() const;
    int namesWidth() const;
    int narrowestCell() const;
    Place placeAt(const QPointF &position) const;
    QRectF rectOf(int row, int column) const;
    void move(int rows, int columns);
    void toggle(int row, int column);
    void paintName(QPainter &painter, int row, const Grid &grid) const;
    void paintMark(QPainter &painter, const QRectF &place, int state) const;
    int stateOf(int row, int column) const;
    void nameForReaders();

    QList<Row> m_rows;
    QList<Column> m_columns;
    QList<QList<bool>> m_ticked;
    int m_row = -1;
    int m_column = -1;
};

} // namespace yuyi
