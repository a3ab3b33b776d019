// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/review/blindpictures.h"

namespace yuyi {

QList<ItemPicture> blindPictures(const BlindQuestion &question, const Medium &own, const QList<BlindQuestion::Choice> &shown)
{
    QList<Medium> ofOptions;
    for (const BlindQuestion::Choice &choice : shown)
        ofOptions.append(choice.picture);
    return itemPictures(stemPictures(question.media, ofOptions, own), ofOptions);
}

} // namespace yuyi
