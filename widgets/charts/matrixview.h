// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/imaging/printfigure.h"
#include "widgets/theme/tokens.h"

#include <QList>
#include <QStringList>
#include <QWidget>

namespace yuyi {

/// One cell: what is written in it, how dark it is, and the sentence of its tool tip.
struct MatrixCell {
    QString text;
    double shade = -1;   ///< 0…1; negative: left bare
    QString tip;
    double value = std::numeric_limits<double>::quiet_NaN();   ///< what the shade stands for, on paper; not a number: bare there
};

/// @brief A table of numbers with shaded cells: labels × labels, people × people. Arrow keys move over the
/// cells, Enter or a click opens one.
class MatrixView final : public QWidget
{
    Q_OBJECT
public:
    explicit MatrixView(QWidget *parent = nullptr);

    /// `cells[row][column]`; keeps the place of the mark where it still is.
    void setMatrix(const QStringList &rows, const QStringList &columns, const QList<QList<MatrixCell>> &cells);
    /// Shown when there are no cells.
    void setEmptyText(const QString &text);
    /// Rows are at least so high (pixels at scale 1): for many rows inside a scroll area. 0: as high as there is room.
    void setLeastRowHeight(double pixels);
    /// What the weakest and the strongest shade stand for; drawn below the cells. Empty: no legend.
    void setScale(const QString &least, const QString &most);
    const QList<QList<MatrixCell>> &cells() const { return m_cells; }
    int currentRow() const { return m_row; }
    int currentColumn() const { return m_column; }
    /// As CategoryChart.
    PrintFigure printed() const;
    /// As ChartView: .svg, .png or .jpg, in the light colours.
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
        double left = 0;     ///< where the cells begin
        double top = 0;
        double width = 0;    ///< of a cell
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
