// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/results/tables/resultstablemodel.h"

#include "models/domain/percent.h"
#include "models/domain/runs/modelsize.h"
#include "models/services/results/tabletexts.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ResultsTableModel)
};

QString whole(int number)
{
    return QLocale().toString(number);
}

/// Baselines and people without a spread rest on no number of questions that would be shown.
bool hasCount(const ResultsCell &cell)
{
    return !cell.blank() && cell.n > 0 && cell.interval;
}

} // namespace

QString intervalText(const ResultsCell &cell)
{
    if (!cell.interval)
        return {};
    const Interval shown = asShares(*cell.interval);
    return Tr::tr("%1–%2").arg(shownPercent(shown.lo), shownPercent(shown.hi));
}

QString cellTip(const ResultsCell &cell)
{
    if (cell.noResult)
        return Tr::tr("No valid result. %1", "a reason as a sentence").arg(noResultText(*cell.noResult));
    if (cell.blank())
        return Tr::tr("This cell has no data.");
    QStringList lines;
    const bool asked = !cell.run.isNull();
    if (cell.people > 0) {
        lines.append(Tr::tr("Mean of %n person(s): %1 % ± %2 %", nullptr, cell.people)
                         .arg(shownPercent(cell.share), shownPercent(cell.spread)));
        if (cell.interval)
            lines.append(Tr::tr("95 % t interval: %1").arg(intervalText(cell)));
    } else {
        lines.append(cell.interval ? Tr::tr("%1 % (95 % Wilson interval: %2)").arg(shownPercent(cell.share), intervalText(cell))
                                   : Tr::tr("%1 %").arg(shownPercent(cell.share)));
    }
    lines.append(asked ? Tr::tr("%n question(s)", nullptr, cell.n) : Tr::tr("n = %n", nullptr, cell.n));
    if (cell.repeats > 1)
        lines.append(Tr::tr("Mean of %n repeat(s); counts are totals over all repeats.", nullptr, cell.repeats));
    if (asked) {
        lines.append(Tr::tr("%1 correct · %2 incorrect · %3 misses (no extracted answer) · %4 request errors")
                         .arg(whole(cell.correct), whole(cell.incorrect), whole(cell.miss), whole(cell.error)));
        if (cell.drawn > 0)
            lines.append(Tr::tr("Misses for which the scorer draws an option at random: %1").arg(whole(cell.drawn)));
    }
    if (cell.clusteredError)
        lines.append(Tr::tr("Standard error, clustered by image: %1 percentage points").arg(shownPercent(*cell.clusteredError)));
    if (cell.pending > 0)
        lines.append(cell.images ? Tr::tr("%n image(s) have no final reply to some question and are not counted.", nullptr, cell.pending)
                                 : Tr::tr("%n question(s) have no final reply and are not counted.", nullptr, cell.pending));
    if (cell.overruled > 0)
        lines.append(cell.images ? Tr::tr("%n image(s) have a question that was scored by a person; this scoring is used instead of the "
                                          "automatic one.",
                                          nullptr, cell.overruled)
                                 : Tr::tr("%n question(s) were scored by a person; this scoring is used instead of the automatic one.",
                                          nullptr, cell.overruled));
    if (cell.n > 0 && cell.small())
        lines.append((cell.images ? Tr::tr("Fewer than %1 images: uncertain, so shown in grey.")
                                  : Tr::tr("Fewer than %1 questions: uncertain, so shown in grey."))
                         .arg(whole(fewItems)));
    if (cell.rank == 1)
        lines.append(Tr::tr("Best of the models in this column."));
    else if (cell.rank == 2)
        lines.append(Tr::tr("Second best of the models in this column."));
    if (asked)
        lines.append(Tr::tr("Press Enter or click to open the items."));
    return lines.join(QLatin1Char('\n'));
}

void ResultsTableModel::setTable(const ResultsTable &table)
{
    beginResetModel();
    m_table = table;
    m_headings.clear();
    countColumns();
    if (m_sorted > table.columns.size())
        m_sorted = -1;
    arrange();
    endResetModel();
}

void ResultsTableModel::countColumns()
{
    m_counts.clear();
    for (int column = 0; column < m_table.columns.size(); ++column) {
        QMap<int, int> seen;
        for (const ResultsRow &row : std::as_const(m_table.rows)) {
            const ResultsCell &cell = row.cells.at(column);
            // Of people n counts answers: it stands beside their figures.
            if (row.kind == RowKind::Model && hasCount(cell))
                ++seen[cell.n];
        }
        std::optional<int> most;
        for (auto it = seen.cbegin(); it != seen.cend(); ++it) {
            // Of two that are as frequent the larger: a part of the questions is what has to be said.
            if (!most || it.value() >= seen.value(*most))
                most = it.key();
        }
        m_counts.append(most);
    }
}

std::optional<int> ResultsTableModel::countOf(int column) const
{
    return column > 0 ? m_counts.value(column - 1) : std::nullopt;
}

bool ResultsTableModel::hasOddCounts() const
{
    return std::any_of(m_table.rows.begin(), m_table.rows.end(), [this](const ResultsRow &row) {
        for (int column = 0; column < row.cells.size(); ++column) {
            if (hasCount(row.cells.at(column)) && m_counts.value(column) != row.cells.at(column).n)
                return true;
        }
        return false;
    });
}

void ResultsTableModel::arrange()
{
    QList<int> order;
    for (int i = 0; i < m_table.rows.size(); ++i)
        order.append(i);
    const auto cellOf = [this](int row) { return &m_table.rows.at(row).cells.at(m_sorted - 1); };
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
        const ResultsRow &first = m_table.rows.at(a);
        const ResultsRow &second = m_table.rows.at(b);
        if (first.section != second.section || m_sorted < 0)
            return first.section < second.section;
        if (m_sorted == 0) {
            const int compared = first.title.localeAwareCompare(second.title);
            return m_order == Qt::AscendingOrder ? compared < 0 : compared > 0;
        }
        if (cellOf(a)->blank() || cellOf(b)->blank())
            return cellOf(b)->blank() && !cellOf(a)->blank();
        return m_order == Qt::AscendingOrder ? cellOf(a)->share < cellOf(b)->share : cellOf(a)->share > cellOf(b)->share;
    });
    m_lines.clear();
    for (int index = 0; index < order.size(); ++index) {
        const ResultsSection section = m_table.rows.at(order.at(index)).section;
        if (index == 0 || m_table.rows.at(order.at(index - 1)).section != section)
            m_lines.append({-1, section});
        m_lines.append({order.at(index), section});
    }
}

void ResultsTableModel::sort(int column, Qt::SortOrder order)
{
    // Sections and how many rows they have stay, so views keep their places.
    Q_EMIT layoutAboutToBeChanged();
    m_sorted = column > m_table.columns.size() ? -1 : column;
    m_order = order;
    const QList<Line> before = m_lines;
    arrange();
    const QModelIndexList former = persistentIndexList();
    QModelIndexList now;
    for (const QModelIndex &index : former) {
        int row = index.row();
        if (before.at(row).row >= 0) {
            for (int i = 0; i < m_lines.size(); ++i) {
                if (m_lines.at(i).row == before.at(index.row()).row)
                    row = i;
            }
        }
        now.append(this->index(row, index.column()));
    }
    changePersistentIndexList(former, now);
    Q_EMIT layoutChanged();
}

const ResultsRow *ResultsTableModel::rowAt(int row) const
{
    if (row < 0 || row >= m_lines.size() || m_lines.at(row).row < 0)
        return nullptr;
    return &m_table.rows.at(m_lines.at(row).row);
}

bool ResultsTableModel::isSection(int row) const
{
    return row >= 0 && row < m_lines.size() && m_lines.at(row).row < 0;
}

const ResultsColumn *ResultsTableModel::columnAt(int column) const
{
    return column > 0 && column <= m_table.columns.size() ? &m_table.columns.at(column - 1) : nullptr;
}

const ResultsCell *ResultsTableModel::cellAt(const QModelIndex &index) const
{
    const ResultsRow *row = rowAt(index.row());
    const int column = index.column() - 1;
    return row && column >= 0 && column < row->cells.size() ? &row->cells.at(column) : nullptr;
}

int ResultsTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

int ResultsTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_table.columns.size()) + 1;
}

Qt::ItemFlags ResultsTableModel::flags(const QModelIndex &index) const
{
    return isSection(index.row()) ? Qt::ItemFlags(Qt::ItemIsEnabled) : QAbstractTableModel::flags(index);
}

QVariant ResultsTableModel::nameData(const ResultsRow &row, int role) const
{
    QStringList second;
    if (m_table.query.by == ResultsBy::Size && row.kind == RowKind::Model)
        second.append(row.billions ? sizeText(*row.billions) : tr("size not stated"));
    if (!row.configurationTitle.isEmpty())
        second.append(row.configurationTitle);
    if (!row.detail.isEmpty())
        second.append(row.detail);
    switch (role) {
    case Qt::DisplayRole: return QString(row.title % leaningMark(row));
    case DetailRole: return second.join(QStringLiteral(" · "));
    case WarningRole: return row.warning;
    case Qt::ToolTipRole: {
        QStringList lines{row.title};
        if (!second.isEmpty())
            lines.append(second.join(QStringLiteral(" · ")));
        if (!row.warning.isEmpty())
            lines.append(row.warning);
        if (row.repeats && row.repeats->repeats > 1) {
            lines.append(
                tr("%n repeat(s): %1 % of the questions are correct at least once, %2 % every time; %3 % have the same answer every time",
                   nullptr, row.repeats->repeats)
                    .arg(shownPercent(row.repeats->passAtK), shownPercent(row.repeats->allRight),
                         shownPercent(row.repeats->consistency)));
        }
        return lines.join(QLatin1Char('\n'));
    }
    case Qt::AccessibleTextRole:
        return second.isEmpty() ? row.title : tr("%1, %2").arg(row.title, second.join(QStringLiteral(", ")));
    default: return {};
    }
}

QVariant ResultsTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == Qt::TextAlignmentRole)
        return index.column() == 0 ? QVariant() : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    const Line &line = m_lines.at(index.row());
    if (role == SectionRole)
        return line.row < 0;
    if (line.row < 0)
        return role == Qt::DisplayRole && index.column() == 0 ? titleOf(line.section) : QVariant();
    const ResultsRow &row = m_table.rows.at(line.row);
    if (index.column() == 0)
        return nameData(row, role);
    const ResultsCell &cell = row.cells.at(index.column() - 1);
    switch (role) {
    case Qt::DisplayRole:
        return cell.noResult ? noResultWords() : cell.blank() ? QStringLiteral("–")
                                                              : shownPercent(cell.share);
    case Qt::ToolTipRole:
        return cell.blank() && row.section == ResultsSection::People && m_table.query.by != ResultsBy::Label
                    && m_table.query.by != ResultsBy::Size && m_table.query.by != ResultsBy::Metric
                 ? tr("People saw only the image and the question.")
                 : cellTip(cell);
    case Qt::AccessibleTextRole:
        return tr("%1, %2: %3").arg(row.title, m_table.columns.at(index.column() - 1).title, cellTip(cell));
    case CountRole: {
        if (!hasCount(cell))
            return {};
        const QString mark = cell.overruled > 0 ? QStringLiteral("*") : QString();
        return m_counts.value(index.column() - 1) == cell.n ? mark : tr("n %1%2", "number of questions, a mark").arg(whole(cell.n), mark);
    }
    case CellRole: return QVariant::fromValue(static_cast<const void *>(&cell));
    case WarningRole: return row.warning;
    default: return {};
    }
}

QVariant ResultsTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant(section == 0 ? Qt::AlignLeft | Qt::AlignVCenter : Qt::AlignRight | Qt::AlignVCenter);
    if (section == 0)
        return role == Qt::DisplayRole ? tr("Model") : QVariant();
    const ResultsColumn *column = columnAt(section);
    if (!column)
        return {};
    if (role == Qt::DisplayRole)
        return m_headings.value(section - 1, column->title);
    if (role == Qt::ToolTipRole)
        return column->group.isEmpty() ? column->title : tr("%1: %2").arg(column->group, column->title);
    return {};
}

void ResultsTableModel::setHeadings(const QStringList &headings)
{
    if (headings == m_headings)
        return;
    m_headings = headings;
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

void ResultsTableModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    if (!m_lines.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

} // namespace yuyi
