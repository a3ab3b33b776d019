// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection.h"
#include "models/domain/image.h"
#include "models/stores/pictures.h"

#include <QDeadlineTimer>
#include <QThread>

#include <condition_variable>
#include <deque>
#include <mutex>

namespace yuyi {

/// @brief The pictures of a project on a server: rows of `blob`. Asked from any thread, it reads them on a thread and a
/// connection of its own, which are there while somebody asks.
class ServerPictures final : public PictureServer
{
public:
    /// The one of this place in this process; from then on the place's folder is a cache of it.
    static std::shared_ptr<ServerPictures> of(const Place &place);
    explicit ServerPictures(Place place) : m_place(std::move(place)) { }
    ~ServerPictures() override;

    Result<QByteArray> bytes(const Sha256 &sha256) override;

private:
    struct Request {
        Sha256 sha256;
        std::optional<Result<QByteArray>> answer;
        qint64 received = 0;
    };

    void work();
    std::shared_ptr<Request> next();
    Result<QByteArray> read(Connection &connection, Request &request);

    Place m_place;
    std::mutex m_mutex;   // of the standard library: ThreadSanitizer sees through it
    std::condition_variable m_wake;
    std::condition_variable m_answered;
    std::deque<std::shared_ptr<Request>> m_requests;
    std::unique_ptr<QThread> m_thread;
    bool m_working = false;
    bool m_closing = false;
    QDeadlineTimer m_restUntil;   ///< a server that could not be reached is not asked for every picture again
    Error m_unreachable;
};

/// @brief Stores the picture's bytes on the server, from its file in the project's cache, within the caller's transaction.
/// NotFound where the file is not there, Damaged where it is not what the hash says.
Result<> storeServerPicture(Connection &connection, const Sha256 &sha256, ImageFormat format, const PersonId &by);
/// The same from bytes that were compared with the hash.
Result<> storeServerPicture(Connection &connection, const Sha256 &sha256, const QByteArray &content, const QVariant &createdAt,
                            const QVariant &createdBy);
/// The bytes of a picture on the server; an empty array where there are none. `arrived` is told of each piece.
Result<QByteArray> readServerPicture(Connection &connection, const Sha256 &sha256,
                                     const std::function<void(qint64)> &arrived = {});
/// What is missing, damaged or belongs to no image among the pictures of a server, one sentence each.
Result<QStringList> serverPictureFindings(Connection &connection);

} // namespace yuyi
