// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/prompts/pictureuse.h"

#include "models/evaluation/prompts/batchprompt.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::RunMaterial)
};

} // namespace

QList<ItemPicture> picturesShown(const MaterialItem &item, const QList<Option> &options)
{
    const QList<ItemPicture> pictures = itemPictures(item.question, item.own, options);
    return pictures.isEmpty() ? QList<ItemPicture>{{item.own, 1, -1}} : pictures;
}

PictureUse::PictureUse(const PictureSource &pictures, const RunMaterial &material)
    : m_pictures(pictures), m_material(material), m_shows(showsPictures(material.run, material.promptTemplate.configuration))
{
}

Result<PromptItem> PictureUse::promptItem(const MaterialItem &item, const QList<Option> &options)
{
    PromptItem shown;
    shown.kind = item.question.kind;
    shown.stem = item.question.stem;
    shown.options = labelled(options, m_material.formOf(item.question.kind));
    shown.labels = item.labels;
    shown.facts = item.facts;
    const QList<ItemPicture> pictures = picturesShown(item, options);
    shown.stemPictures =
        static_cast<int>(std::count_if(pictures.begin(), pictures.end(), [](const ItemPicture &one) { return one.option < 0; }));
    if (!m_shows)
        return shown;
    shown.optionPictures.resize(options.size());
    const bool alone = pictures.size() == 1 && shown.stemPictures == 1;
    for (const ItemPicture &one : pictures) {
        YUYI_TRY(const auto part, prepare(item, one.medium, alone ? QString() : captionOf(one)));
        if (one.option < 0)
            shown.pictures.append(part);
        else
            shown.optionPictures[one.option] = part;
    }
    return shown;
}

Result<QList<ChatPart>> PictureUse::onePicture(const MaterialItem &item, int number)
{
    const QList<ItemPicture> pictures = picturesShown(item, item.question.options);
    if (number < 0 || number >= pictures.size())
        return failure(ErrorCode::NotFound, Tr::tr("This item has no picture %1.").arg(number + 1), item.itemId);
    YUYI_TRY(const auto part, prepare(item, pictures.at(number).medium, captionOf(pictures.at(number))));
    return QList<ChatPart>{part};
}

Result<QList<ChatPart>> PictureUse::ownPicture(const MaterialItem &item)
{
    if (!m_shows)
        return QList<ChatPart>();
    YUYI_TRY(const auto part, prepare(item, item.own, {}));
    return QList<ChatPart>{part};
}

Result<> PictureUse::gather(QList<ChatTurn> &turns, const QString &language)
{
    QHash<int, int> numbers;
    QList<Medium> media;
    for (const ChatTurn &turn : std::as_const(turns)) {
        for (const ChatPart &part : turn.parts) {
            if (!part.isPicture() || numbers.contains(part.prepared))
                continue;
            media.append(m_media.at(part.prepared));
            numbers.insert(part.prepared, static_cast<int>(media.size()));
        }
    }
    if (media.size() < 2)
        return {};
    YUYI_TRY(const auto sheet, m_pictures.sheet(media));
    turns = turnsWithSheet(turns, keep(sheet, {}, Tr::tr("%n picture(s) on one sheet", nullptr, static_cast<int>(media.size()))),
                           numbers, language);
    m_sheet = sheet.sha256.hex();
    return {};
}

QString PictureUse::hashFrom(qsizetype first) const
{
    if (m_prepared.size() == first)
        return {};
    if (m_prepared.size() == first + 1)
        return m_prepared.constLast().sha256.hex();
    QByteArray hashes;
    for (qsizetype i = first; i < m_prepared.size(); ++i)
        hashes += m_prepared.at(i).sha256.bytes();
    return Sha256::of(hashes).hex();
}

void PictureUse::list(const QList<ChatTurn> &turns, QList<EncodedPicture> &sent, QStringList &captions) const
{
    for (const ChatTurn &turn : turns) {
        for (const ChatPart &part : turn.parts) {
            if (!part.isPicture())
                continue;
            sent.append(m_prepared.at(part.prepared));
            captions.append(m_captions.at(part.prepared));
        }
    }
}

Result<ChatPart> PictureUse::prepare(const MaterialItem &item, const Medium &medium, const QString &caption)
{
    YUYI_TRY(const auto picture, m_pictures.picture(item, medium));
    return keep(picture, medium, caption);
}

ChatPart PictureUse::keep(const EncodedPicture &picture, const Medium &medium, const QString &caption)
{
    ChatPart part;
    part.base64 = picture.base64;
    part.mediaType = picture.mediaType;
    part.prepared = static_cast<int>(m_prepared.size());
    m_prepared.append(picture);
    m_media.append(medium);
    m_captions.append(caption);
    return part;
}

} // namespace yuyi
