// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/agreementservice.h"
#include "widgets/agreement/agreementmodel.h"

#include <QHash>
#include <QList>
#include <QWidget>

class QStackedWidget;

namespace yuyi {

class BarChart;
class ChipRow;
class MatrixView;

/// @brief What lies below the table: bars of all rows, labels against labels, people against people. A click or Enter asks
/// for the images behind.
class AgreementViews final : public QWidget
{
    Q_OBJECT
public:
    enum View { Chart, Labels, People };

    explicit AgreementViews(QWidget *parent = nullptr);

    void setView(View view);
    View view() const;
    /// All rows, as the table shows them.
    void showRows(const QList<AgreementRow> &rows);
    /// A line under the exported chart.
    void setFootnote(const QString &text);
    /// Labels of one dimension, as the group chosen gave them. Without a dimension there is nothing to compare.
    void showLabels(const Preset &preset, const DimensionCode &code, const QList<SubmittedLabels> &labels);
    /// People against people in one dimension, or (empty) over all.
    void showPeople(const AgreementData &known, const QList<AgreementGroup> &pairs, const DimensionCode &code);
    /// .svg, .png or .jpg of what is shown.
    Result<> exportTo(const QString &path);
    void retranslate();

Q_SIGNALS:
    void rowChosen(int row);
    void labelsChosen(int row, int column);
    void peopleChosen(const yuyi::PersonId &first, const yuyi::PersonId &second);
    /// The person chose another view.
    void viewChanged();

private:
    ChipRow *m_chips;
    QStackedWidget *m_stack;
    BarChart *m_chart;
    MatrixView *m_labels;
    MatrixView *m_people;
    QList<PersonId> m_order;
};

} // namespace yuyi
