// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/imaging/print/printfigure.h"
#include "widgets/errors/errorspagedata.h"

#include <QWidget>

class QLabel;

namespace yuyi {

class DonutChart;

/// @brief The error types of a coded sample as a ring chart, with subtypes. Clicking a segment asks for its cases.
class ErrorRingPanel final : public QWidget
{
    Q_OBJECT
public:
    ErrorRingPanel(ErrorsPageData &pageData, QWidget *parent);

    /// Shows the current data of the page data; there must be some.
    void refresh();
    /// The chart as it is printed.
    PrintFigure printed() const;
    void retranslate();

Q_SIGNALS:
    /// The cases of a segment are wanted; `what` describes them.
    void narrowed(const yuyi::CaseFilter &filter, const QString &what);

private:
    void openSegment(int type, int part);

    ErrorsPageData &m_pageData;
    QList<TypeCount> m_types;   ///< on the ring chart: the types, and the verdicts behind them
    QList<QStringList> m_parts; ///< subtypes on the ring chart, one list per type
    QLabel *m_title = nullptr;
    DonutChart *m_ring = nullptr;
};

} // namespace yuyi
