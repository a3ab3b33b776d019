// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/validateditemsmodel.h"

#include "models/domain/annotation/optionlabels.h"
#include "models/domain/annotation/questionpictures.h"
#include "models/domain/percent.h"
#include "models/services/review/validationrules.h"

#include <QLocale>

#include <algorithm>

namespace yuyi {

namespace {

constexpr ItemStanding allChoices[] = {ItemStanding::All, ItemStanding::Open, ItemStanding::Passed, ItemStanding::Failed,
                                       ItemStanding::Discussed, ItemStanding::KeyInDoubt, ItemStanding::Flagged,
                                       ItemStanding::Negative, ItemStanding::NonFunctioning, ItemStanding::Rapid, ItemStanding::Former};

/// What a column sorts by; what has no value stands behind everything, whichever way it is sorted.
double sortKey(const ValidatedItem &item, const ItemFigures &figures, int column)
{
    switch (column) {
    case ValidatedItemsModel::State: return static_cast<double>(item.state);
    case ValidatedItemsModel::Round: return item.round;
    case ValidatedItemsModel::Votes: return figures.votes;
    case ValidatedItemsModel::Difficulty: return figures.difficulty ? figures.difficulty->share : qQNaN();
    case ValidatedItemsModel::IntervalColumn: return figures.difficulty ? figures.difficulty->interval.lo : qQNaN();
    case ValidatedItemsModel::Discrimination: return figures.discrimination.value_or(qQNaN());
    case ValidatedItemsModel::MostAttractive:
        return figures.mostAttractive.isEmpty()
                 ? qQNaN()
                 : static_cast<double>(figures.mostAttractiveVotes) / std::max(1, figures.votes);
    case ValidatedItemsModel::NonFunctioning:
        return figures.nonFunctioningKnown ? static_cast<double>(figures.nonFunctioning.size()) : qQNaN();
    case ValidatedItemsModel::Flags: return figures.flagged;
    case ValidatedItemsModel::Seconds: return figures.votes > 0 ? figures.medianSeconds : qQNaN();
    default: return 0;
    }
}

QString percent(double share)
{
    return ValidatedItemsModel::tr("%1 %").arg(shownPercent(share, 0));
}

} // namespace

QString discriminationText(const ItemFigures &figures)
{
    if (figures.discrimination)
        return QLocale().toString(*figures.discrimination, 'f', 2);
    return figures.noDiscrimination == NoDiscrimination::FewPeople ? ValidatedItemsModel::tr("too few people")
                                                                   : ValidatedItemsModel::tr("no variation");
}

bool belongsTo(ItemStanding choice, const ValidatedItem &item, const ItemFigures &figures)
{
    if (choice == ItemStanding::Former)
        return !item.current;
    if (!item.current)
        return false;
    switch (choice) {
    case ItemStanding::All: return true;
    case ItemStanding::Open: return item.state == ValidationState::Open;
    case ItemStanding::Passed: return item.state == ValidationState::Passed;
    case ItemStanding::Failed: return item.state == ValidationState::Failed;
    case ItemStanding::Discussed: return item.state == ValidationState::Discussed;
    case ItemStanding::KeyInDoubt: return figures.keyInDoubt;
    case ItemStanding::Flagged: return figures.flagged > 0;
    case ItemStanding::Negative: return figures.discrimination && *figures.discrimination < 0;
    case ItemStanding::NonFunctioning: return !figures.nonFunctioning.empty();
    case ItemStanding::Rapid: return figures.rapid > 0;
    case ItemStanding::Former: break;
    }
    return false;
}

void ValidatedItemsModel::setTable(std::shared_ptr<const ItemAnalysis> table)
{
    m_table = std::move(table);
    m_counts.clear();
    for (size_t i = 0; m_table && i < m_table->figures.size(); ++i) {
        const ValidatedItem &item = m_table->votes.items.at(static_cast<qsizetype>(i));
        for (const ItemStanding choice : allChoices) {
            if (belongsTo(choice, item, m_table->figures[i]))
                ++m_counts[static_cast<int>(choice)];
        }
    }
    list();
}

void ValidatedItemsModel::setChoice(ItemStanding choice)
{
    if (m_choice == choice)
        return;
    m_choice = choice;
    list();
}

void ValidatedItemsModel::setText(const QString &text)
{
    if (m_text == text)
        return;
    m_text = text;
    list();
}

void ValidatedItemsModel::list()
{
    beginResetModel();
    m_rows.clear();
    for (size_t i = 0; m_table && i < m_table->figures.size(); ++i) {
        const ValidatedItem &item = m_table->votes.items.at(static_cast<qsizetype>(i));
        if (belongsTo(m_choice, item, m_table->figures[i])
            && (m_text.isEmpty() || item.stem.contains(m_text, Qt::CaseInsensitive)
                || item.kindTitle.contains(m_text, Qt::CaseInsensitive) || item.imageName.contains(m_text, Qt::CaseInsensitive)))
            m_rows.push_back(static_cast<int>(i));
    }
    order();
    endResetModel();
}

void ValidatedItemsModel::order()
{
    if (!m_table)
        return;
    const bool up = m_sortOrder == Qt::AscendingOrder;
    if (m_sortColumn == Stem || m_sortColumn == ImageName) {
        const auto textOf = [&](int row) -> const QString & {
            const ValidatedItem &item = m_table->votes.items.at(row);
            return m_sortColumn == Stem ? item.stem : item.imageName;
        };
        const auto kindOf = [&](int row) { return m_sortColumn == Stem ? m_table->votes.items.at(row).kindTitle : QString(); };
        std::stable_sort(m_rows.begin(), m_rows.end(), [&](int a, int b) {
            const int kinds = QString::compare(kindOf(a), kindOf(b));
            const int order = kinds != 0 ? kinds : QString::compare(textOf(a), textOf(b));
            return up ? order < 0 : order > 0;
        });
        return;
    }
    std::vector<double> keys(m_table->figures.size());
    for (const int row : m_rows) {
        keys[static_cast<size_t>(row)] =
            sortKey(m_table->votes.items.at(row), m_table->figures[static_cast<size_t>(row)], m_sortColumn);
    }
    std::stable_sort(m_rows.begin(), m_rows.end(), [&](int a, int b) {
        const double x = keys[static_cast<size_t>(a)];
        const double y = keys[static_cast<size_t>(b)];
        if (qIsNaN(x) || qIsNaN(y))
            return !qIsNaN(x) && qIsNaN(y);
        return up ? x < y : x > y;
    });
}

void ValidatedItemsModel::sort(int column, Qt::SortOrder direction)
{
    m_sortColumn = column;
    m_sortOrder = direction;
    Q_EMIT layoutAboutToBeChanged();
    const QModelIndexList before = persistentIndexList();
    const std::vector<int> rows = m_rows;
    order();
    std::vector<int> indexes(m_table ? m_table->figures.size() : 0);
    for (size_t row = 0; row < m_rows.size(); ++row)
        indexes[static_cast<size_t>(m_rows[row])] = static_cast<int>(row);
    QModelIndexList after;
    for (const QModelIndex &index : before)
        after.append(createIndex(indexes[static_cast<size_t>(rows[static_cast<size_t>(index.row())])], index.column()));
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged();
}

int ValidatedItemsModel::itemAt(int row) const
{
    return row >= 0 && row < static_cast<int>(m_rows.size()) ? m_rows[static_cast<size_t>(row)] : -1;
}

int ValidatedItemsModel::rowOf(const QuestionVersionId &version) const
{
    for (size_t row = 0; row < m_rows.size(); ++row) {
        if (m_table->votes.items.at(m_rows[row]).version == version)
            return static_cast<int>(row);
    }
    return -1;
}

int ValidatedItemsModel::rowOf(const ImageId &image) const
{
    for (size_t row = 0; row < m_rows.size(); ++row) {
        if (m_table->votes.items.at(m_rows[row]).image == image)
            return static_cast<int>(row);
    }
    return -1;
}

int ValidatedItemsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ValidatedItemsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString ValidatedItemsModel::text(int index, int column) const
{
    const ValidatedItem &item = m_table->votes.items.at(index);
    const ItemFigures &figures = m_table->figures[static_cast<size_t>(index)];
    const QLocale locale;
    QString none = QStringLiteral("–");
    switch (column) {
    case ImageName: return item.imageName;
    case Stem: {
        const QString stem = readableStem(item.stem).simplified();
        return item.kindTitle.isEmpty() ? stem : tr("%1 · %2", "kind of question, question").arg(item.kindTitle, stem);
    }
    case State: return titleOf(item.state);
    case Round: return locale.toString(item.round);
    case Votes: return locale.toString(figures.votes);
    case Difficulty: return figures.difficulty ? percent(figures.difficulty->share) : none;
    case IntervalColumn:
        return figures.difficulty ? tr("%1–%2 %").arg(shownPercent(figures.difficulty->interval.lo, 0),
                                                      shownPercent(figures.difficulty->interval.hi, 0))
                                  : none;
    case Discrimination: return figures.discrimination ? discriminationText(figures) : none;
    case MostAttractive:
        return figures.mostAttractive.isEmpty() ? none
                                                : tr("%1 · %2").arg(answerLabel(figures.mostAttractive, {false, item.ownLabels}),
                                                                    locale.toString(figures.mostAttractiveVotes));
    case NonFunctioning: {
        if (!figures.nonFunctioningKnown)
            return none;
        OptionSet unused;
        for (const int option : figures.nonFunctioning)
            unused.bits |= OptionSet::of(option).bits;
        return unused.isEmpty() ? locale.toString(0) : optionLabels({false, item.ownLabels}, unused);
    }
    case Flags: return locale.toString(figures.flagged);
    case Seconds: return figures.votes > 0 ? tr("%1 s").arg(locale.toString(figures.medianSeconds, 'f', 1)) : none;
    default: return {};
    }
}

QString ValidatedItemsModel::tip(int index, int column) const
{
    const ValidatedItem &item = m_table->votes.items.at(index);
    const ItemFigures &figures = m_table->figures[static_cast<size_t>(index)];
    switch (column) {
    case ImageName: return item.imageName;
    case Stem: return readableStem(item.stem);
    case Discrimination:
        if (figures.discrimination)
            return tr("Correlation between answering this question correctly and the share of correct answers "
                      "to other questions.");
        return figures.noDiscrimination == NoDiscrimination::FewPeople
                 ? tr("Discrimination needs at least %1 people who have each answered at least %2 other questions.")
                       .arg(itemPeople)
                       .arg(itemOthers)
                 : tr(
                     "Everybody or nobody answered this question correctly, or all have the same accuracy on other "
                     "questions.");
    case NonFunctioning:
        if (item.options == 0)
            return tr("This question has no options.");
        return figures.nonFunctioningKnown ? tr("Distractors chosen by less than 5 % of people.")
                                           : tr("Available only with at least %1 answers.").arg(itemDistractorVotes);
    case Flags: {
        QStringList lines;
        for (int flag = 0; flag < 4; ++flag) {
            if (figures.flags[flag] > 0) {
                lines.append(tr("%1: %2").arg(flagTitle(static_cast<VoteFlag>(flag), item.options == 0),
                                              QLocale().toString(figures.flags[flag])));
            }
        }
        return lines.join(QLatin1Char('\n'));
    }
    case Seconds:
        return tr("Median time. Rapid answers: %1, slow answers: %2.")
            .arg(QLocale().toString(figures.rapid), QLocale().toString(figures.slow));
    default: return {};
    }
}

QVariant ValidatedItemsModel::data(const QModelIndex &index, int role) const
{
    const int item = itemAt(index.row());
    if (item < 0)
        return {};
    switch (role) {
    case Qt::DisplayRole: return text(item, index.column());
    case Qt::ToolTipRole: return tip(item, index.column());
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(index.column() <= State ? Qt::AlignLeft | Qt::AlignVCenter
                                                           : Qt::AlignRight | Qt::AlignVCenter);
    default: return {};
    }
}

QVariant ValidatedItemsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (section) {
    case ImageName: return tr("Image");
    case Stem: return tr("Question");
    case State: return tr("State");
    case Round: return tr("Round");
    case Votes: return tr("Answers");
    case Difficulty: return tr("Correct");
    case IntervalColumn: return tr("95 % interval");
    case Discrimination: return tr("Discrimination");
    case MostAttractive: return tr("Top distractor");
    case NonFunctioning: return tr("Unused options");
    case Flags: return tr("Flags");
    case Seconds: return tr("Time");
    default: return {};
    }
}

void ValidatedItemsModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

} // namespace yuyi
