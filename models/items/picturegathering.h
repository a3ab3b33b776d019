// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/questionpictures.h"
#include "models/domain/result.h"

#include <QFuture>
#include <QImage>
#include <QList>
#include <QObject>
#include <QPromise>

#include <memory>

namespace yuyi {

class PictureLoader;

/// @brief Loads all pictures of an item, so that they can be shown together. Lives in the GUI thread.
class PictureGathering final : public QObject
{
    Q_OBJECT
public:
    explicit PictureGathering(PictureLoader &pictures, QObject *parent = nullptr);
    ~PictureGathering() override;

    /// @brief The pictures in full, in this order, or why one of them cannot be shown. The answer to the call before is cancelled, unless
    /// it has been given.
    QFuture<Result<QList<QImage>>> gather(const QList<ItemPicture> &pictures);

Q_SIGNALS:
    /// So many pictures of the current call are here, from 0 on.
    void counted(int here, int all);

private:
    void take(qsizetype place, const Result<QImage> &picture);
    void answer(const Result<QList<QImage>> &found);

    PictureLoader &m_loader;
    std::unique_ptr<QPromise<Result<QList<QImage>>>> m_promise;
    QList<QImage> m_found;
    int m_here = 0;
    quint64 m_call = 0;
};

} // namespace yuyi
