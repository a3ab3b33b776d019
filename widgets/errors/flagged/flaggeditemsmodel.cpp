// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errors/flagged/flaggeditemsmodel.h"

#include "models/domain/annotation/questionpictures.h"
#include "models/domain/text.h"

#include <QLocale>

#include <algorithm>

namespace yuyi {

namespace {

QString shown(const FlaggedItem &flaggedItem, const GivenAnswer &answer)
{
    return answer.isEmpty() ? QStringLiteral("–") : flaggedItem.labelOf(answer);
}

bool comesBefore(const FlaggedItem &a, const FlaggedItem &b, int column)
{
    switch (column) {
    case FlaggedItemsModel::Stem: return naturallyBefore(a.itemId, b.itemId);
    case FlaggedItemsModel::Options: return std::pair(a.key, a.favoured) < std::pair(b.key, b.favoured);
    case FlaggedItemsModel::Models: return a.models.share() < b.models.share();
    case FlaggedItemsModel::People: return a.people.share() < b.people.share();
    default: return a.score < b.score;
    }
}

} // namespace

FlaggedItemsModel::FlaggedItemsModel(PictureLoader &pictures, QObject *parent)
    : RowTable(Score, Qt::DescendingOrder, parent), m_pictures(pictures)
{
    connect(&m_pictures, &RowPictures::ready, this, [this] { showAgain(Picture, Picture, {Qt::DecorationRole}); });
}

void FlaggedItemsModel::setFlaggedItems(const QList<FlaggedItem> &flaggedItems, const QHash<ImageId, Image> &images)
{
    setRows(flaggedItems, [&] { m_images = images; });
}

/// The service's order is by score, then by item: what is equal here keeps it.
void FlaggedItemsModel::arrange(QList<FlaggedItem> &rows, int column, Qt::SortOrder order) const
{
    if (column < 0)
        return;
    std::stable_sort(rows.begin(), rows.end(), [&](const FlaggedItem &a, const FlaggedItem &b) {
        return order == Qt::AscendingOrder ? comesBefore(a, b, column) : comesBefore(b, a, column);
    });
}

QString FlaggedItemsModel::textOf(const FlaggedItem &flaggedItem, int column) const
{
    const QLocale locale;
    const auto share = [&](const FlaggedItemCount &count) {
        return count.n > 0 ? tr("%1 of %2").arg(locale.toString(count.k), locale.toString(count.n)) : QStringLiteral("–");
    };
    switch (column) {
    case Stem:
        return flaggedItem.isAgain() ? tr("%1, listed again\n%2").arg(flaggedItem.itemId, readableStem(flaggedItem.stem))
                                     : QStringLiteral("%1\n%2").arg(flaggedItem.itemId, readableStem(flaggedItem.stem));
    case Options:
        return tr("%1 → %2", "key and the option that others choose")
            .arg(shown(flaggedItem, flaggedItem.key), shown(flaggedItem, flaggedItem.favoured));
    case Models: return share(flaggedItem.models);
    case People: return share(flaggedItem.people);
    case Score: return locale.toString(flaggedItem.score, 'f', 1);
    default: return {};
    }
}

QVariant FlaggedItemsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const FlaggedItem &flaggedItem = rows().at(index.row());
    switch (role) {
    case Qt::TextAlignmentRole:
        return index.column() >= Models ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case Qt::DisplayRole: return textOf(flaggedItem, index.column());
    case Qt::DecorationRole: return index.column() == Picture ? m_pictures.card(m_images.value(flaggedItem.image)) : QVariant();
    case Qt::ToolTipRole: return noteOf(flaggedItem);
    case Qt::AccessibleTextRole:
        return index.column() == Picture ? QVariant(tr("Image of %1").arg(flaggedItem.itemId))
                                         : QVariant(textOf(flaggedItem, index.column()));
    default: return {};
    }
}

QVariant FlaggedItemsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::ToolTipRole && section == Score)
        return tr(
            "The sum of: 3 × share of models that agree on an answer other than the key; 3 × share of people who agree on such an "
            "answer; 2 if this answer is the same for models and people; 3 if an expert marked the annotation as wrong; 2 if models are "
            "correct without the image; 1 if the key is the longest option; 1 for reported problems");
    if (role == Qt::ToolTipRole && section == Options)
        return tr("The key, and the answer that models or people give instead");
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Stem: return tr("Question");
    case Options: return tr("Chosen instead");
    case Models: return tr("Models");
    case People: return tr("People");
    case Score: return tr("Score");
    default: return {};
    }
}

} // namespace yuyi
