// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/agreement/agreementservice.h"

#include <QAbstractTableModel>

namespace yuyi {

/// One row of the table: a dimension over all images, or a group in one dimension.
struct AgreementRow {
    QString code;
    QString title;
    AgreementLine line;
    int group = 0;        ///< index of the group in the report
    bool ordered = false; ///< the dimension is ordinal: Cohen's κ is weighted, Fleiss' κ is not
};

/// Table model of agreement figures with their intervals.
class AgreementModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column {
        Name,
        FirstMeasure,
        Images = FirstMeasure + static_cast<int>(agreementMeasures),
        ColumnCount
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Sets the rows. If their codes are unchanged, only the figures are updated, and selection and scroll position are kept.
    void setRows(const QList<AgreementRow> &rows);
    void setNameTitle(const QString &title);
    const AgreementRow &at(int row) const { return m_rows.at(row); }
    const QList<AgreementRow> &rows() const { return m_rows; }
    int rowOf(const QString &code) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void retranslate();

private:
    QString kindOf(AgreementMeasure measure, const AgreementRow &row) const;
    QString textOf(AgreementMeasure measure, const AgreementFigure &figure) const;
    QString tipOf(AgreementMeasure measure, const AgreementFigure &figure) const;

    QList<AgreementRow> m_rows;
    QString m_nameTitle;
};

} // namespace yuyi
