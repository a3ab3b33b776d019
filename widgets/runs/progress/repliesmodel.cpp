// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/progress/repliesmodel.h"

#include "models/items/pictureloader.h"
#include "widgets/theme/tokens.h"

#include <QIcon>
#include <QImage>
#include <QLocale>
#include <QPainter>

namespace yuyi {

namespace {

constexpr int thumbnailEdge = 160;
constexpr qsizetype longestLetters = 8; ///< a longer label is a written answer

Tone toneOf(ResponseResult result)
{
    switch (result) {
    case ResponseResult::Correct: return Tone::Good;
    case ResponseResult::Incorrect: return Tone::Bad; // as everywhere
    case ResponseResult::Miss: return Tone::Attention;
    case ResponseResult::Error: break;
    }
    return Tone::Neutral;
}

/// A fault says its kind first.
QString wordsOf(const LiveReply &reply)
{
    QString text = reply.text.simplified();
    if (reply.status == ReplyStatus::Answered)
        return text;
    return RepliesModel::tr("%1: %2", "kind of fault, what was said").arg(titleOf(reply.status), text);
}

/// As an icon it takes the size the view gives it; as a square it keeps the words beside it in one line.
QVariant iconOf(const QImage &thumbnail)
{
    QPixmap square(thumbnailEdge, thumbnailEdge);
    square.fill(Qt::transparent);
    if (!thumbnail.isNull()) {
        const QImage whole = thumbnail.scaled(square.size(), Qt::KeepAspectRatio, Qt::SmoothTransformation);
        QPainter(&square).drawImage((square.width() - whole.width()) / 2, (square.height() - whole.height()) / 2, whole);
    }
    return QIcon(square);
}

} // namespace

RepliesModel::RepliesModel(PictureLoader &pictures, QObject *parent) : QAbstractTableModel(parent), m_pictures(pictures)
{
    connect(&pictures, &PictureLoader::thumbnailReady, this, [this](const Sha256 &sha) {
        for (int row = 0; row < m_replies.size(); ++row) {
            if (image(row).sha256 == sha)
                Q_EMIT dataChanged(index(row, Item), index(row, Item), {Qt::DecorationRole});
        }
    });
}

void RepliesModel::setReplies(const QList<LiveReply> &replies)
{
    const auto same = [](const LiveReply &a, const LiveReply &b) { return a.attempt == b.attempt && a.result == b.result; };
    if (replies.size() == m_replies.size() && std::equal(replies.begin(), replies.end(), m_replies.begin(), same))
        return;
    const int before = static_cast<int>(m_replies.size());
    const int now = static_cast<int>(replies.size());
    // Rows are places, not replies: nothing is inserted, so that a list of twenty does not scroll under the eye.
    if (now > before) {
        beginInsertRows({}, before, now - 1);
        m_replies = replies;
        endInsertRows();
    } else if (now < before) {
        beginRemoveRows({}, now, before - 1);
        m_replies = replies;
        endRemoveRows();
    } else {
        m_replies = replies;
    }
    if (now > 0)
        Q_EMIT dataChanged(index(0, 0), index(now - 1, ColumnCount - 1));
}

void RepliesModel::setImages(const QHash<QuestionVersionId, Image> &images)
{
    m_images = images;
    if (!m_replies.isEmpty())
        Q_EMIT dataChanged(index(0, Item), index(rowCount() - 1, Item));
}

const LiveReply *RepliesModel::at(int row) const
{
    return row >= 0 && row < m_replies.size() ? &m_replies.at(row) : nullptr;
}

int RepliesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_replies.size());
}

int RepliesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant RepliesModel::data(const QModelIndex &index, int role) const
{
    const LiveReply *reply = at(index.row());
    if (!index.isValid() || !reply)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        switch (index.column()) {
        case Item: return reply->itemId;
        case Letter: return reply->label.isEmpty() ? QStringLiteral("–") : reply->label;
        case Verdict: return reply->hasVerdict() ? titleOf(reply->result) : QStringLiteral("–");
        case Words: return wordsOf(*reply);
        case Time: return tr("%1 s").arg(QLocale().toString(static_cast<double>(reply->milliseconds) / 1000, 'f', 1));
        default: return {};
        }
    case Qt::DecorationRole: {
        if (index.column() != Item)
            return {};
        const Image shown = image(index.row());
        return shown.id.isNull() ? QVariant() : iconOf(m_pictures.thumbnail(shown, thumbnailEdge));
    }
    case Qt::TextAlignmentRole:
        return index.column() == Time ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
             // What is cut off at its end must show its beginning.
             : index.column() == Letter ? QVariant((reply->label.size() > longestLetters ? Qt::AlignLeft : Qt::AlignHCenter)
                                                   | Qt::AlignVCenter)
                                        : QVariant();
    case Qt::ToolTipRole:
        return index.column() == Words ? reply->text : index.column() == Letter ? reply->label
                                                                                : QString();
    case HeadingRole: return false;
    case ToneRole: return static_cast<int>(toneOf(reply->result));
    default: return {};
    }
}

QVariant RepliesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && section == Time)
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Item: return tr("Item");
    case Letter: return tr("Extracted");
    case Verdict: return tr("Verdict");
    case Words: return tr("Latest responses");
    case Time: return tr("Latency");
    default: return {};
    }
}

void RepliesModel::retranslate()
{
    if (!m_replies.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

} // namespace yuyi
