// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/agreement/agreementservice.h"
#include "widgets/agreement/agreementmodel.h"

#include <QHash>
#include <QList>
#include <QWidget>

class QStackedWidget;

namespace yuyi {

class BarChart;
class ChipRow;
class CommandRegistry;
class MatrixView;

/// @brief Views below the table: a bar chart of all rows, a matrix of labels and a matrix of people. A click or Enter requests the
/// images behind a figure.
class AgreementViews final : public QWidget
{
    Q_OBJECT
public:
    enum View {
        Chart,
        Labels,
        People
    };

    /// The commands of the page are registered.
    AgreementViews(const CommandRegistry &commands, QWidget *parent);

    void setView(View view);
    View view() const;
    /// Shows all rows, as in the table.
    void showRows(const QList<AgreementRow> &rows);
    /// Sets a line below the exported chart.
    void setFootnote(const QString &text);
    /// Shows the confusion matrix of one dimension, from the labels of the chosen group. Without a dimension there is nothing to compare.
    void showLabels(const Preset &preset, const DimensionCode &code, const QList<SubmittedLabels> &labels);
    /// Shows the agreement of each pair of people in one dimension or, if `code` is empty, over all.
    void showPeople(const AgreementData &known, const QList<AgreementGroup> &pairs, const DimensionCode &code);
    /// Writes the current view to a .svg, .png or .jpg file.
    Result<> exportTo(const QString &path);
    void retranslate();

Q_SIGNALS:
    void rowChosen(int row);
    void labelsChosen(int row, int column);
    void peopleChosen(const yuyi::PersonId &first, const yuyi::PersonId &second);
    /// Emitted when the user chooses another view.
    void viewChanged();

private:
    const CommandRegistry &m_commands;
    ChipRow *m_chips;
    QStackedWidget *m_stack;
    BarChart *m_chart;
    MatrixView *m_labels;
    MatrixView *m_people;
    QList<PersonId> m_order;
};

} // namespace yuyi
