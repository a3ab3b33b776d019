// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errors/suspectsmodel.h"

#include "models/domain/text.h"

#include <QLocale>

#include <algorithm>

namespace yuyi {

namespace {

QString letterAt(int position)
{
    return position >= 0 ? optionLetter(position) : QStringLiteral("–");
}

bool comesBefore(const Suspect &a, const Suspect &b, int column)
{
    switch (column) {
    case SuspectsModel::Stem: return naturallyBefore(a.itemId, b.itemId);
    case SuspectsModel::Options: return std::pair(a.key, a.favoured) < std::pair(b.key, b.favoured);
    case SuspectsModel::Models: return a.models.share() < b.models.share();
    case SuspectsModel::People: return a.people.share() < b.people.share();
    default: return a.score < b.score;
    }
}

} // namespace

SuspectsModel::SuspectsModel(PictureLoader &pictures, QObject *parent)
    : RowTable(Score, Qt::DescendingOrder, parent), m_pictures(pictures)
{
    connect(&m_pictures, &RowPictures::ready, this, [this] { showAgain(Picture, Picture, {Qt::DecorationRole}); });
}

void SuspectsModel::setSuspects(const QList<Suspect> &suspects, const QHash<ImageId, Image> &images)
{
    setRows(suspects, [&] { m_images = images; });
}

/// The service's order is by score, then by item: what is equal here keeps it.
void SuspectsModel::arrange(QList<Suspect> &rows, int column, Qt::SortOrder order) const
{
    if (column < 0)
        return;
    std::stable_sort(rows.begin(), rows.end(), [&](const Suspect &a, const Suspect &b) {
        return order == Qt::AscendingOrder ? comesBefore(a, b, column) : comesBefore(b, a, column);
    });
}

QString SuspectsModel::textOf(const Suspect &suspect, int column) const
{
    const QLocale locale;
    const auto share = [&](const SuspectCount &count) {
        return count.n > 0 ? tr("%1 of %2").arg(locale.toString(count.k), locale.toString(count.n)) : QStringLiteral("–");
    };
    switch (column) {
    case Stem:
        return suspect.isAgain() ? tr("%1, listed again\n%2").arg(suspect.itemId, suspect.stem)
                                 : QStringLiteral("%1\n%2").arg(suspect.itemId, suspect.stem);
    case Options: return tr("%1 → %2", "key and the option that others choose").arg(letterAt(suspect.key), letterAt(suspect.favoured));
    case Models: return share(suspect.models);
    case People: return share(suspect.people);
    case Score: return locale.toString(suspect.score, 'f', 1);
    default: return {};
    }
}

QVariant SuspectsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Suspect &suspect = rows().at(index.row());
    switch (role) {
    case Qt::TextAlignmentRole:
        return index.column() >= Models ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case Qt::DisplayRole: return textOf(suspect, index.column());
    case Qt::DecorationRole: return index.column() == Picture ? m_pictures.card(m_images.value(suspect.image)) : QVariant();
    case Qt::ToolTipRole: return noteOf(suspect);
    case Qt::AccessibleTextRole:
        return index.column() == Picture ? QVariant(tr("Image of %1").arg(suspect.itemId)) : QVariant(textOf(suspect, index.column()));
    default: return {};
    }
}

QVariant SuspectsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::ToolTipRole && section == Score)
        return tr("The sum of: 3 × share of models, 3 × share of people, 2 if both choose the same option, 3 for an expert's "
                  "verdict, 2 if models are correct without the image, 1 if the longest option is the key, 1 for reported "
                  "problems");
    if (role == Qt::ToolTipRole && section == Options)
        return tr("The key, and the option that models or people choose instead");
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
