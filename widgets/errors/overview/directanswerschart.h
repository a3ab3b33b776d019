// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/imaging/print/printfigure.h"
#include "models/services/errors/directanswers.h"

#include <QScrollArea>

namespace yuyi {

class BarChart;

/// @brief How often models reply correctly when they are asked directly, as bars by error type with Wilson's 95 % intervals. The
/// chart scrolls if there are many.
class DirectAnswersChart final : public QScrollArea
{
    Q_OBJECT
public:
    explicit DirectAnswersChart(QWidget *parent = nullptr);

    /// Rows without a verdict are left out. The titles of the rows are shown as they are.
    void setRows(const QList<DirectAnswers> &rows);
    const QList<DirectAnswers> &rows() const { return m_rows; }
    /// Like CategoryChart::printed(), with titles and notes.
    PrintFigure printed() const;
    void retranslate();

Q_SIGNALS:
    /// A bar was chosen: an index into rows().
    void rowClicked(int row);

private:
    QList<DirectAnswers> m_rows;
    BarChart *m_bars;
};

} // namespace yuyi
