// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/imaging/print/printfigure.h"
#include "widgets/theme/tokens.h"

#include <QList>
#include <QStringList>
#include <QWidget>

namespace yuyi {

/// A cell: its text, its shade and the text of its tool tip.
struct MatrixCell {
    QString text;
    double shade = -1; ///< 0…1; negative: no shade
    QString tip;
    double value = std::numeric_limits<double>::quiet_NaN(); ///< value behind the shade, used in print; NaN: no shade
};

/// @brief A matrix of numbers with shaded cells: labels × labels, people × people. Arrow keys move the mark, Enter or a click opens
/// a cell.
class MatrixView final : public QWidget
{
    Q_OBJECT
public:
    explicit MatrixView(QWidget *parent = nullptr);

    /// `cells[row][column]`. The mark keeps its position if it still exists.
    void setMatrix(const QStringList &rows, const QStringList &columns, const QList<QList<MatrixCell>> &cells);
    /// Sets the text shown if there are no cells.
    void setEmptyText(const QString &text);
    /// Sets the minimum row height (pixels at scale 1), for many rows inside a scroll area. 0: rows fill the available height.
    void setLeastRowHeight(double pixels);
    /// Meaning of the lightest and the darkest shade, drawn below the cells. Empty: no legend.
    void setScale(const QString &least, const QString &most);
    const QList<QList<MatrixCell>> &cells() const { return m_cells; }
    int currentRow() const { return m_row; }
    int currentColumn() const { return m_column; }
    /// Like CategoryChart::printed().
    PrintFigure printed() const;
    /// Like ChartView::exportTo(): .svg, .png or .jpg, in light colours.
    Result<> exportTo(const QString &path, double scale = 2.0);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void cellActivated(int row, int column);

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
        double left = 0; ///< left edge of the cells
        double top = 0;
        double width = 0; ///< of a cell
        double height = 0;
    };

    Grid gridFor(const QSizeF &size) const;
    double headHeight() const;
    double footHeight() const;
    void paintScale(QPainter &painter, const QPointF &corner, const Tokens &tokens) const;
    bool cellAt(const QPointF &position, int &row, int &column) const;
    void paint(QPainter &painter, const QSizeF &size, const Tokens &tokens, bool marked) const;
    void move(int rows, int columns);
    void nameForReaders();

    QStringList m_rows;
    QStringList m_columns;
    QList<QList<MatrixCell>> m_cells;
    QString m_emptyText;
    QString m_least;
    QString m_most;
    double m_leastRow = 0;
    int m_row = 0;
    int m_column = 0;
};

} // namespace yuyi
