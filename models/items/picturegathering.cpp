// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/picturegathering.h"

#include "models/domain/annotation/medium.h"
#include "models/items/pictureloader.h"

#include <utility>

namespace yuyi {

PictureGathering::PictureGathering(PictureLoader &pictures, QObject *parent) : QObject(parent), m_loader(pictures) {}

PictureGathering::~PictureGathering() = default;

QFuture<Result<QList<QImage>>> PictureGathering::gather(const QList<ItemPicture> &pictures)
{
    const quint64 call = ++m_call;
    m_promise = std::make_unique<QPromise<Result<QList<QImage>>>>(); // the one before is cancelled when it goes
    m_promise->start();
    const QFuture<Result<QList<QImage>>> future = m_promise->future();
    m_found = QList<QImage>(pictures.size());
    m_here = 0;
    Q_EMIT counted(0, static_cast<int>(pictures.size()));
    if (pictures.isEmpty())
        answer(QList<QImage>());
    // Backwards, because the loader serves the newest request first.
    const QList<ItemPicture> wanted = pictures;
    for (qsizetype place = wanted.size() - 1; place >= 0; --place) {
        m_loader.picture(imageOf(wanted.at(place).medium)).then(this, [this, call, place](const Result<QImage> &picture) {
            if (call == m_call)
                take(place, picture);
        });
    }
    return future;
}

void PictureGathering::take(qsizetype place, const Result<QImage> &picture)
{
    if (!picture) {
        answer(passOn(picture));
        return;
    }
    m_found[place] = *picture;
    ++m_here;
    Q_EMIT counted(m_here, static_cast<int>(m_found.size()));
    if (m_here == m_found.size())
        answer(std::exchange(m_found, {}));
}

void PictureGathering::answer(const Result<QList<QImage>> &found)
{
    ++m_call;
    const auto promise = std::move(m_promise); // whoever is answered may ask anew
    promise->addResult(found);
    promise->finish();
}

} // namespace yuyi
