// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errors/overview/errorlistmodel.h"

#include "models/domain/annotation/questionpictures.h"
#include "models/domain/text.h"

#include <algorithm>

namespace yuyi {

namespace {

constexpr qsizetype excerptLength = 160;

/// Its end, which is where it says what it takes.
QString excerptOf(const QString &reply)
{
    return reply.right(2 * excerptLength).simplified().right(excerptLength);
}

} // namespace

ErrorListModel::ErrorListModel(PictureLoader &pictures, QObject *parent)
    : RowTable(-1, Qt::AscendingOrder, parent), m_pictures(pictures)
{
    connect(&m_pictures, &RowPictures::ready, this, [this] { showAgain(Item, Item, {Qt::DecorationRole}); });
}

void ErrorListModel::setCases(const std::shared_ptr<const ErrorsData> &data, const QList<ReportedCase> &cases)
{
    setRows(cases, [&] { m_data = data; });
}

QString ErrorListModel::typeText(const ReportedCase &one) const
{
    if (one.state == ErrorCaseState::Disputed)
        return tr("Experts disagree");
    if (!one.code)
        return tr("Not decided yet");
    if (one.code->verdict != ErrorVerdict::ModelWrong)
        return titleOf(one.code->verdict);
    const CodedType coded = one.code->content.types.value(0);
    for (const ErrorType &type : m_data->report.types.types) {
        if (type.code != coded.type)
            continue;
        for (const ErrorType &subtype : type.subtypes) {
            if (subtype.code == coded.subtype)
                return tr("%1 › %2", "error type, subtype").arg(type.title.text(), subtype.title.text());
        }
        return type.title.text();
    }
    return coded.type;
}

QString ErrorListModel::textOf(const ReportedCase &one, int column) const
{
    const CaseWords words = m_data->words.value(one.errorCase.id);
    switch (column) {
    case Item: return one.itemId;
    case Stem: return readableStem(words.stem).simplified();
    case Reply: return excerptOf(words.reply);
    case Key: return words.key;
    case Type: return typeText(one);
    case Note: return one.code ? one.code->content.note.simplified() : QString();
    default: return {};
    }
}

/// By what the column says; what says the same stays in the order of the sample.
void ErrorListModel::arrange(QList<ReportedCase> &rows, int column, Qt::SortOrder order) const
{
    if (column < 0 || !m_data)
        return;
    QHash<ErrorCaseId, QString> texts;
    for (const ReportedCase &one : std::as_const(rows))
        texts.insert(one.errorCase.id, textOf(one, column));
    std::stable_sort(rows.begin(), rows.end(), [&](const ReportedCase &a, const ReportedCase &b) {
        const ReportedCase &first = order == Qt::AscendingOrder ? a : b;
        const ReportedCase &second = order == Qt::AscendingOrder ? b : a;
        return naturallyBefore(texts.value(first.errorCase.id), texts.value(second.errorCase.id));
    });
}

QVariant ErrorListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || !m_data)
        return {};
    const ReportedCase &one = rows().at(index.row());
    if (role == Qt::DisplayRole)
        return textOf(one, index.column());
    if (role == Qt::DecorationRole && index.column() == Item)
        return m_pictures.card(m_data->images.value(one.image));
    if (role == Qt::ToolTipRole) {
        const CaseWords words = m_data->words.value(one.errorCase.id);
        switch (index.column()) {
        case Item: return tr("%1 · %2", "item, run").arg(one.itemId, m_data->runTitles.value(one.run));
        case Stem: return readableStem(words.stem);
        case Reply: return words.reply.right(4 * excerptLength);
        case Key: return words.key;
        case Type: return typeText(one);
        case Note: return one.code ? one.code->content.note : QString();
        default: break;
        }
    }
    return {};
}

QVariant ErrorListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Item: return tr("Item");
    case Stem: return tr("Question");
    case Reply: return tr("Reply (excerpt)");
    case Key: return tr("Key");
    case Type: return tr("Error type");
    case Note: return tr("Note");
    default: return {};
    }
}

} // namespace yuyi
