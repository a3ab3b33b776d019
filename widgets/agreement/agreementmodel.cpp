// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/agreement/agreementmodel.h"

#include "models/domain/percent.h"

#include <QLocale>

namespace yuyi {

namespace {

QString number(AgreementMeasure measure, double value)
{
    return measure == AgreementMeasure::Percent ? shownPercent(value) : QLocale().toString(value, 'f', 2);
}

} // namespace

void AgreementModel::setRows(const QList<AgreementRow> &rows)
{
    bool same = rows.size() == m_rows.size();
    for (qsizetype i = 0; same && i < rows.size(); ++i)
        same = rows.at(i).code == m_rows.at(i).code;
    if (same && !rows.isEmpty()) {
        m_rows = rows;
        Q_EMIT dataChanged(index(0, 0), index(static_cast<int>(rows.size()) - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    m_rows = rows;
    endResetModel();
}

void AgreementModel::setNameTitle(const QString &title)
{
    m_nameTitle = title;
    Q_EMIT headerDataChanged(Qt::Horizontal, Name, Name);
}

int AgreementModel::rowOf(const QString &code) const
{
    for (int i = 0; i < m_rows.size(); ++i) {
        if (m_rows.at(i).code == code)
            return i;
    }
    return -1;
}

int AgreementModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int AgreementModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(ColumnCount);
}

QString AgreementModel::textOf(AgreementMeasure measure, const AgreementFigure &figure) const
{
    if (!figure.value)
        return QStringLiteral("–");
    const QString value = number(measure, *figure.value);
    if (!figure.interval || !*figure.interval)
        return measure == AgreementMeasure::Percent ? tr("%1 %").arg(value) : value;
    const QString lo = number(measure, (*figure.interval)->lo);
    const QString hi = number(measure, (*figure.interval)->hi);
    return measure == AgreementMeasure::Percent ? tr("%1 %  [%2, %3]").arg(value, lo, hi)
                                                : tr("%1  [%2, %3]").arg(value, lo, hi);
}

QString AgreementModel::tipOf(AgreementMeasure measure, const AgreementFigure &figure) const
{
    if (!figure.value)
        return sentenceOf(figure.value.error());
    if (!figure.interval)
        return tr("%1: the interval is being computed.").arg(titleOf(measure));
    if (!*figure.interval)
        return sentenceOf(figure.interval->error());
    return tr("%1 with its 95 % interval (bootstrap over images, 1,000 samples).").arg(titleOf(measure));
}

/// What a figure is, where those that stand beside or below it are not of one kind; else empty.
QString AgreementModel::kindOf(AgreementMeasure measure, const AgreementRow &row) const
{
    if (measure == AgreementMeasure::Alpha && row.line.takesSeveral)
        return tr("Jaccard");
    if (!row.ordered)
        return {};
    switch (measure) {
    case AgreementMeasure::Cohen: return tr("weighted");
    case AgreementMeasure::Fleiss: return tr("unweighted");
    case AgreementMeasure::Alpha: return tr("ordinal");
    default: return {};
    }
}

QVariant AgreementModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == Qt::TextAlignmentRole && index.column() != Name)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    const AgreementRow &row = m_rows.at(index.row());
    if (index.column() == Name)
        return role == Qt::DisplayRole || role == Qt::ToolTipRole ? row.title : QVariant();
    if (index.column() == Images) {
        if (role == Qt::DisplayRole)
            return tr("%1 of %2").arg(QLocale().toString(row.line.used), QLocale().toString(row.line.total));
        if (role == Qt::ToolTipRole)
            return tr("Images labelled by at least two people, out of all labelled images.");
        return {};
    }
    const auto measure = static_cast<AgreementMeasure>(index.column() - FirstMeasure);
    const QString kind = row.line.figure(measure).value ? kindOf(measure, row) : QString();
    if (role == Qt::DisplayRole) {
        const QString text = textOf(measure, row.line.figure(measure));
        return kind.isEmpty() ? text : tr("%1 %2", "a figure and its kind, such as weighted").arg(text, kind);
    }
    if (role == Qt::ToolTipRole)
        return tipOf(measure, row.line.figure(measure));
    return {};
}

QVariant AgreementModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant(section == Name ? Qt::AlignLeft | Qt::AlignVCenter : Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    if (section == Name)
        return m_nameTitle;
    if (section == Images)
        return tr("Images");
    return titleOf(static_cast<AgreementMeasure>(section - FirstMeasure));
}

void AgreementModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!m_rows.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(static_cast<int>(m_rows.size()) - 1, ColumnCount - 1));
}

} // namespace yuyi
