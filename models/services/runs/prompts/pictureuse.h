// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/questionpictures.h"
#include "models/services/runs/prompts/material.h"

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

namespace yuyi {

/// @brief The pictures that an item shows, with its options in this order. Only an item that has lost its image shows none. It is an
/// error, not a question that is asked without it.
QList<ItemPicture> picturesShown(const MaterialItem &item, const QList<Option> &options);

/// @brief The pictures of one request, each prepared in the order of its items. Keeps references to both arguments; any thread. Errors:
/// those of the pictures.
class PictureUse
{
public:
    PictureUse(const PictureSource &pictures, const RunMaterial &material);

    /// The item as it is asked, with its options in this order.
    Result<PromptItem> promptItem(const MaterialItem &item, const QList<Option> &options);

    /// One picture of the item, counted from 0 with its options as they are written.
    Result<QList<ChatPart>> onePicture(const MaterialItem &item, int number);

    /// The picture of the item's image, for a request that shows no question.
    Result<QList<ChatPart>> ownPicture(const MaterialItem &item);

    /// Puts the pictures of these turns on one sheet, if they are several. It stands first then.
    Result<> gather(QList<ChatTurn> &turns, const QString &language);
    /// Hexadecimal hash of the sheet that was sent for all pictures; empty: none was.
    const QString &sheet() const { return m_sheet; }

    qsizetype count() const { return m_prepared.size(); }
    /// See Attempt::pictureSha256: of the pictures that were prepared from this one on.
    QString hashFrom(qsizetype first) const;
    /// Lists the pictures in the order of the turns.
    void list(const QList<ChatTurn> &turns, QList<EncodedPicture> &sent, QStringList &captions) const;

private:
    Result<ChatPart> prepare(const MaterialItem &item, const Medium &medium, const QString &caption);

    ChatPart keep(const EncodedPicture &picture, const Medium &medium, const QString &caption);

    const PictureSource &m_pictures;
    const RunMaterial &m_material;
    bool m_shows;
    QList<EncodedPicture> m_prepared;
    QList<Medium> m_media; ///< parallel: what each was prepared from
    QStringList m_captions;
    QString m_sheet;
};

} // namespace yuyi
