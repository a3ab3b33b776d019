// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "models/domain/images/image.h"
#include "models/stores/pictures.h"

#include <QDeadlineTimer>
#include <QThread>

#include <condition_variable>
#include <deque>
#include <mutex>

namespace yuyi {

/// @brief The pictures of a server project: rows of `blob`. May be called from any thread; reads on a worker thread with its own
/// connection, which exist only while there are requests.
class ServerPictures final : public PictureServer
{
public:
    /// The instance for this location in this process. It makes the location's folder a cache of the server's pictures.
    static std::shared_ptr<ServerPictures> of(const ProjectLocation &location);
    explicit ServerPictures(ProjectLocation location) : m_location(std::move(location)) {}
    ~ServerPictures() override;

    Result<QByteArray> bytes(const Sha256 &sha256) override;

private:
    /// Ends the thread; false if it waits for a server that does not answer.
    bool end();

    struct Request {
        Sha256 sha256;
        std::optional<Result<QByteArray>> answer;
        qint64 received = 0;
    };

    void work();
    std::shared_ptr<Request> next();
    Result<QByteArray> read(Connection &connection, Request &request);

    ProjectLocation m_location;
    std::mutex m_mutex; // of the standard library: ThreadSanitizer sees through it
    std::condition_variable m_wake;
    std::condition_variable m_answered;
    std::deque<std::shared_ptr<Request>> m_requests;
    std::unique_ptr<QThread> m_thread;
    bool m_working = false;
    bool m_closing = false;
    QDeadlineTimer m_restUntil; ///< after a failed connection, no picture is requested until then
    Error m_unreachable;
};

/// @brief Stores the picture's bytes on the server, read from its file in the project's cache, within the caller's transaction.
/// NotFound if the file does not exist, Damaged if it does not match the hash.
Result<> storeServerPicture(Connection &connection, const Sha256 &sha256, ImageFormat format, const PersonId &by);
/// The same for bytes already compared with the hash.
Result<> storeServerPicture(Connection &connection, const Sha256 &sha256, const QByteArray &content, const QVariant &createdAt,
                            const QVariant &createdBy);
/// The bytes of a picture on the server; an empty array if there are none. `arrived` gets the size of each chunk.
Result<QByteArray> readServerPicture(Connection &connection, const Sha256 &sha256,
                                     const std::function<void(qint64)> &arrived = {});
/// Pictures of a server project that are missing, damaged or belong to no image and no question, one sentence each.
Result<QStringList> serverPictureFindings(Connection &connection);

} // namespace yuyi
