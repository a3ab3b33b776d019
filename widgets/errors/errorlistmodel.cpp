// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errors/errorlistmodel.h"

namespace yuyi {

namespace {

constexpr qsizetype excerptLength = 160;

/// The end of a reply is where it says what it takes.
QString excerptOf(const QString &reply)
{
    const QString line = reply.simplified();
    return line.size() <= excerptLength ? line : QStringLiteral("…%1").arg(line.right(excerptLength));
}

} // namespace

void ErrorListModel::setCases(const std::shared_ptr<const ErrorsData> &data, const QList<ReportedCase> &cases)
{
    beginResetModel();
    m_data = data;
    m_cases = cases;
    endResetModel();
}

int ErrorListModel::rowOf(const ErrorCaseId &id) const
{
    for (int i = 0; i < m_cases.size(); ++i) {
        if (m_cases.at(i).errorCase.id == id)
            return i;
    }
    return -1;
}

void ErrorListModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!m_cases.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int ErrorListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_cases.size());
}

int ErrorListModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(ColumnCount);
}

QString ErrorListModel::typeText(const ReportedCase &one) const
{
    if (one.state == ErrorCaseState::Disputed)
        return tr("Experts differ");
    if (!one.code)
        return tr("Open");
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

QVariant ErrorListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || !m_data)
        return {};
    const ReportedCase &one = m_cases.at(index.row());
    const CaseWords words = m_data->words.value(one.errorCase.id);
    if (role == Qt::DisplayRole) {
        switch (index.column()) {
        case Item: return one.itemId;
        case Stem: return words.stem.simplified();
        case Reply: return excerptOf(words.reply);
        case Key: return words.key;
        case Type: return typeText(one);
        case Note: return one.code ? one.code->content.note.simplified() : QString();
        default: break;
        }
    }
    if (role == Qt::ToolTipRole) {
        switch (index.column()) {
        case Item: return tr("%1 · %2", "item, run").arg(one.itemId, m_data->runTitles.value(one.run));
        case Stem: return words.stem;
        case Reply: return words.reply.right(4 * excerptLength);
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
