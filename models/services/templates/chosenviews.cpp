// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/templates/chosenviews.h"

#include "models/domain/images/image.h"
#include "models/stores/stores.h"

#include <QMap>

#include <algorithm>

namespace yuyi {

Result<QHash<ImageId, ImageId>> chosenViews(Stores &stores, const Preset &preset)
{
    const ObjectForm &form = preset.objects;
    QHash<ImageId, ImageId> chosen;
    if (form.object.isEmpty())
        return chosen;
    YUYI_TRY(const auto facts, stores.composing().allFacts());
    YUYI_TRY(const auto ids, stores.images().list({}, ImageSort::Added));
    YUYI_TRY(const auto images, stores.images().images(ids));
    QHash<QString, QMap<QByteArray, ImageId>> views; // of each object, in the order in which they are drawn
    for (const Image &image : images) {
        const QMap<QString, QString> own = facts.value(image.id);
        const QString object = own.value(form.object);
        if (object.isEmpty() || image.stage == Stage::Discarded)
            continue;
        const QString drawn = QStringLiteral("%1\n%2\n%3\n").arg(QString::number(form.seed), object, own.value(form.view));
        views[object].insert(Sha256::of(QByteArray(drawn.toUtf8() + image.sha256.bytes())).bytes(), image.id);
    }
    for (const QMap<QByteArray, ImageId> &ofObject : std::as_const(views)) {
        for (const ImageId &image : ofObject)
            chosen.insert(image, ofObject.first());
    }
    return chosen;
}

} // namespace yuyi
