// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/results/comparison/comparisonsmodel.h"

#include "models/domain/percent.h"
#include "widgets/charts/charttext.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ComparisonsModel)
};

constexpr double leastShown = 0.001;

QString whole(qint64 number)
{
    return QLocale().toString(number);
}

} // namespace

QString probabilityText(double p)
{
    return p < leastShown ? Tr::tr("< %1").arg(QLocale().toString(leastShown, 'f', 3)) : QLocale().toString(p, 'f', 3);
}

QString probabilityPhrase(double p)
{
    return p < leastShown ? Tr::tr("p < %1").arg(QLocale().toString(leastShown, 'f', 3))
                          : Tr::tr("p = %1").arg(QLocale().toString(p, 'f', 3));
}

QString comparisonText(const Comparison &made, int comparisons)
{
    const QString difference =
        made.interval ? Tr::tr("%1 minus %2: %3 points (95 % interval: %4 to %5).")
                            .arg(made.firstTitle, made.secondTitle, shownPoints(made.difference),
                                 shownPoints(made.interval->lo), shownPoints(made.interval->hi))
                      : Tr::tr("%1 minus %2: %3 points; no interval: %4")
                            .arg(made.firstTitle, made.secondTitle, shownPoints(made.difference),
                                 sentenceOf(made.interval.error()));
    const QString test = comparisons > 1
                           ? Tr::tr("Exact McNemar: %1; Holm-corrected over %n comparison(s): %2.", nullptr, comparisons)
                                 .arg(probabilityPhrase(made.mcNemar.exact), probabilityPhrase(made.adjusted))
                           : Tr::tr("Exact McNemar: %1.").arg(probabilityPhrase(made.mcNemar.exact));
    if (!made.metric.isEmpty()) {
        const QString counted = Tr::tr("Counted: images, by the metric “%1”.").arg(made.metricTitle);
        const QString basis =
            made.left > 0 ? Tr::tr("Computed from %1. Excluded: %n image(s) that lack a final reply of one or both runs.", "common images",
                                   made.left)
                                .arg(Tr::tr("%n common image(s)", nullptr, made.n))
                          : Tr::tr("Computed from %1.", "common images").arg(Tr::tr("%n common image(s)", nullptr, made.n));
        return QStringList{difference, test, counted, basis}.join(QLatin1Char(' '));
    }
    const QString common = Tr::tr("%n common question(s)", nullptr, static_cast<int>(made.n));
    const QString images = Tr::tr("%n image(s)", nullptr, static_cast<int>(made.images));
    const QString basis =
        made.left > 0
            ? Tr::tr(
                  "Computed from %1 on %2. Excluded: %n question(s) to which one or both runs have no final reply.",
                  nullptr, static_cast<int>(made.left))
                  .arg(common, images)
            : Tr::tr("Computed from %1 on %2.", "common questions, images").arg(common, images);
    return QStringList{difference, test, basis}.join(QLatin1Char(' '));
}

void ComparisonsModel::setComparisons(const QList<Comparison> &comparisons)
{
    beginResetModel();
    m_made = comparisons;
    arrange();
    endResetModel();
}

void ComparisonsModel::arrange()
{
    m_comparisons = m_made;
    if (m_sorted < 0)
        return;
    const auto figure = [this](const Comparison &one) {
        switch (m_sorted) {
        case Items: return static_cast<double>(one.n);
        case First: return one.firstAccuracy;
        case Second: return one.secondAccuracy;
        case Difference: return one.difference;
        case Changed: return static_cast<double>(one.outcomes.onlySecondRight + one.outcomes.onlyFirstRight);
        case P: return one.mcNemar.exact;
        default: return one.adjusted;
        }
    };
    std::stable_sort(m_comparisons.begin(), m_comparisons.end(), [&](const Comparison &a, const Comparison &b) {
        const Comparison &low = m_order == Qt::AscendingOrder ? a : b;
        const Comparison &high = m_order == Qt::AscendingOrder ? b : a;
        return m_sorted == Name ? low.secondTitle.localeAwareCompare(high.secondTitle) < 0 : figure(low) < figure(high);
    });
}

void ComparisonsModel::sort(int column, Qt::SortOrder order)
{
    Q_EMIT layoutAboutToBeChanged();
    m_sorted = column;
    m_order = order;
    const QList<Comparison> before = m_comparisons;
    arrange();
    const QModelIndexList former = persistentIndexList();
    QModelIndexList now;
    for (const QModelIndex &index : former) {
        int row = 0;
        for (int i = 0; i < m_comparisons.size(); ++i) {
            if (m_comparisons.at(i).second == before.at(index.row()).second)
                row = i;
        }
        now.append(this->index(row, index.column()));
    }
    changePersistentIndexList(former, now);
    Q_EMIT layoutChanged();
}

int ComparisonsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_comparisons.size());
}

int ComparisonsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(ColumnCount);
}

QVariant ComparisonsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == Qt::TextAlignmentRole)
        return index.column() == Name ? QVariant() : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    const Comparison &made = m_comparisons.at(index.row());
    if (role == Qt::ToolTipRole)
        return comparisonText(made, testedCount(m_comparisons));
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case Name: return made.secondTitle;
    case Items: return whole(made.n);
    case First: return shownPercent(made.firstAccuracy);
    case Second: return shownPercent(made.secondAccuracy);
    case Difference:
        return made.interval
                 ? tr("%1  [%2, %3]")
                       .arg(shownPoints(made.difference), shownPoints(made.interval->lo),
                            shownPoints(made.interval->hi))
                 : shownPoints(made.difference);
    case Changed: return tr("%1 / %2").arg(whole(made.outcomes.onlyFirstRight), whole(made.outcomes.onlySecondRight));
    case P: return probabilityText(made.mcNemar.exact);
    case Adjusted: return probabilityText(made.adjusted);
    default: return {};
    }
}

QVariant ComparisonsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::ToolTipRole) {
        switch (section) {
        case Difference: return tr("A minus B in percentage points, with 95 % interval (bootstrap over images). B is the run of this row.");
        case Changed:
            if (!m_comparisons.isEmpty() && !m_comparisons.constFirst().metric.isEmpty())
                return tr("Number of images that only A / only B got right. B is the run of this row.");
            return tr("Number of questions answered correctly only by A / only by B. B is the run of this row.");
        case P: return tr("McNemar’s test, exact, two-sided");
        case Adjusted: return tr("Holm-corrected for the number of comparisons");
        default: return {};
        }
    }
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name: return tr("B", "the second of two runs");
    case Items: return tr("n");
    case First: return tr("A %");
    case Second: return tr("B %");
    case Difference: return tr("A − B");
    case Changed: return tr("Only A / only B correct");
    case P: return tr("p");
    case Adjusted: return tr("p (Holm)");
    default: return {};
    }
}

void ComparisonsModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!m_comparisons.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

} // namespace yuyi
