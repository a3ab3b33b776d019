// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/pictures/serverpictures.h"

#include "db/rows/stored.h"
#include "models/domain/project/serverwait.h"
#include "models/domain/regularfile.h"
#include "models/domain/system.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QHash>

#include <chrono>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ServerPictures)
};

using namespace std::chrono_literals;

constexpr qint64 pieceBytes = 4 * 1024 * 1024;
constexpr auto idleTime = 15s;
constexpr auto patience = 30s; ///< without a piece
constexpr int restMs = 3000;
constexpr int endWithinMs = 3000;

/// An import refuses such files before; a project that moves to a server may have them.
tl::unexpected<Error> tooLarge(const Sha256 &sha256)
{
    return failure(ErrorCode::Refused, Tr::tr("Images of more than 400 MB cannot be stored on a server."), sha256.hex());
}

/// Whether this login may put the pieces of a picture into a table of its own: all may unless the administrator has taken it away.
Result<bool> mayGatherPieces(Connection &connection)
{
    YUYI_TRY(const auto may, connection.number(QStringLiteral(
                                 "SELECT CASE WHEN has_database_privilege(current_database(), 'TEMPORARY') THEN 1 ELSE 0 END")));
    return may != 0;
}

/// @brief Writes the picture once, from pieces in a temporary table, which are not written to the log of the server. The statement of a
/// whole large picture would take many times its size in memory, and appending to the row writes the row each time.
Result<> storeGathered(Connection &connection, const Sha256 &sha256, const QByteArray &content, const QVariant &createdAt,
                       const QVariant &createdBy)
{
    YUYI_CHECK(connection.execute(QStringLiteral("CREATE TEMPORARY TABLE IF NOT EXISTS picture_piece (number INTEGER PRIMARY KEY, "
                                                 "content BYTEA NOT NULL) ON COMMIT DROP")));
    YUYI_CHECK(connection.execute(QStringLiteral("DELETE FROM pg_temp.picture_piece")));
    int number = 0;
    for (qint64 from = 0; from < content.size(); from += pieceBytes) {
        YUYI_CHECK(connection.write(QStringLiteral("INSERT INTO pg_temp.picture_piece (number, content) VALUES (?, ?)"),
                                    {number++, content.mid(from, pieceBytes)}));
    }
    YUYI_CHECK(connection.write(QStringLiteral("INSERT INTO blob (sha256, content, created_at, created_by) "
                                               "SELECT CAST(? AS TEXT), string_agg(content, ''::bytea ORDER BY number), CAST(? AS TEXT), "
                                               "CAST(? AS TEXT) FROM pg_temp.picture_piece "
                                               "ON CONFLICT (sha256) DO UPDATE SET content = excluded.content"),
                                {sha256.hex(), createdAt, createdBy}));
    return connection.execute(QStringLiteral("DELETE FROM pg_temp.picture_piece"));
}

} // namespace

std::shared_ptr<ServerPictures> ServerPictures::of(const ProjectLocation &location)
{
    static std::mutex mutex;
    static QHash<QString, std::weak_ptr<ServerPictures>> known;
    const std::lock_guard lock(mutex);
    std::weak_ptr<ServerPictures> &entry = known[location.folder];
    if (const auto there = entry.lock())
        return there;
    const std::shared_ptr<ServerPictures> fresh(new ServerPictures(location), [](ServerPictures *pictures) {
        if (pictures->end())
            delete pictures;
        else
            ++threadsLeftBehind(); // and what it works on
    });
    entry = fresh;
    setPictureServer(location.folder, fresh);
    return fresh;
}

ServerPictures::~ServerPictures()
{
    (void)end();
}

bool ServerPictures::end()
{
    {
        const std::lock_guard lock(m_mutex);
        m_closing = true;
        m_wake.notify_all();
    }
    return !m_thread || m_thread->wait(endWithinMs);
}

Result<QByteArray> ServerPictures::bytes(const Sha256 &sha256)
{
    const auto request = std::make_shared<Request>();
    request->sha256 = sha256;
    std::unique_lock lock(m_mutex);
    if (!m_restUntil.hasExpired())
        return tl::unexpected<Error>(m_unreachable);
    m_requests.push_back(request);
    m_wake.notify_all();
    if (!m_working) {
        if (m_thread)
            m_thread->wait(); // it has seen that nothing is left to do
        m_working = true;
        m_thread.reset(QThread::create([this] { work(); }));
        m_thread->setObjectName(QStringLiteral("server pictures"));
        m_thread->start();
    }
    qint64 received = 0;
    while (!request->answer) {
        if (m_answered.wait_for(lock, patience) == std::cv_status::no_timeout || request->answer)
            continue;
        if (request->received == received) {
            std::erase(m_requests, request);
            return failure(ErrorCode::Environment, Tr::tr("The server %1 did not send the image.").arg(m_location.host),
                           sha256.hex());
        }
        received = request->received;
    }
    return *request->answer;
}

std::shared_ptr<ServerPictures::Request> ServerPictures::next()
{
    std::unique_lock lock(m_mutex);
    const bool wanted = m_wake.wait_for(lock, idleTime, [this] { return m_closing || !m_requests.empty(); });
    if (!wanted || m_closing || m_requests.empty()) {
        m_working = false;
        return nullptr;
    }
    const auto request = m_requests.front();
    m_requests.pop_front();
    return request;
}

void ServerPictures::work()
{
    std::unique_ptr<Connection> connection;
    while (const auto request = next()) {
        Result<QByteArray> answer = failure(ErrorCode::Environment, {});
        if (!connection) {
            if (auto opened = Connection::open(m_location))
                connection = *std::move(opened);
            else
                answer = passOn(opened);
        }
        if (connection)
            answer = read(*connection, *request);
        const std::lock_guard lock(m_mutex);
        if (!answer && answer.error().code == ErrorCode::Environment) {
            m_unreachable = {ErrorCode::Environment,
                             Tr::tr("The image is not on this computer yet and cannot be downloaded: %1").arg(answer.error().sentence),
                             answer.error().detail};
            answer = tl::unexpected<Error>(m_unreachable);
            m_restUntil = QDeadlineTimer(restMs);
            for (const auto &waiting : m_requests)
                waiting->answer = answer;
            m_requests.clear();
        }
        request->answer = answer;
        m_answered.notify_all();
    }
}

Result<QByteArray> ServerPictures::read(Connection &connection, Request &request)
{
    YUYI_TRY(const auto content, readServerPicture(connection, request.sha256, [&](qint64 received) {
                 const std::lock_guard lock(m_mutex);
                 request.received = received;
             }));
    if (content.isEmpty()) {
        return failure(ErrorCode::NotFound,
                       Tr::tr("The image is neither on the server nor on this computer. Collect it again from the original file."),
                       request.sha256.hex());
    }
    return content;
}

Result<QByteArray> readServerPicture(Connection &connection, const Sha256 &sha256, const std::function<void(qint64)> &arrived)
{
    QByteArray content;
    qint64 total = 0;
    do {
        qint64 received = 0;
        YUYI_CHECK(connection.read(
            QStringLiteral(
                "SELECT length(content), substring(content FROM CAST(? AS INTEGER) FOR CAST(? AS INTEGER)) FROM blob WHERE sha256 = ?"),
            {static_cast<int>(content.size() + 1), static_cast<int>(pieceBytes), sha256.hex()},
            [&](const Row &row) {
                const auto [bytes, piece] = row.as<qint64, sql::Blob>();
                total = bytes;
                received = piece.value.size();
                content += piece.value;
            }));
        if (received == 0)
            break;
        if (arrived)
            arrived(content.size());
    } while (content.size() < total);
    return content;
}

Result<> storeServerPicture(Connection &connection, const Sha256 &sha256, const QByteArray &content, const QVariant &createdAt,
                            const QVariant &createdBy)
{
    if (content.size() > serverPictureLimitBytes)
        return tooLarge(sha256);
    if (content.size() > pieceBytes) {
        YUYI_TRY(const auto gathers, mayGatherPieces(connection));
        if (gathers)
            return storeGathered(connection, sha256, content, createdAt, createdBy);
    }
    auto written = connection.write(
        QStringLiteral("INSERT INTO blob (sha256, content, created_at, created_by) VALUES (?, ?, ?, ?) "
                       "ON CONFLICT (sha256) DO UPDATE SET content = excluded.content"),
        {sha256.hex(), content.left(pieceBytes), createdAt, createdBy});
    for (qint64 from = pieceBytes; written && from < content.size(); from += pieceBytes) {
        written = connection.write(QStringLiteral("UPDATE blob SET content = content || CAST(? AS BYTEA) WHERE sha256 = ?"),
                                   {content.mid(from, pieceBytes), sha256.hex()});
    }
    return written ? Result<>() : Result<>(passOn(written));
}

Result<> storeServerPicture(Connection &connection, const Sha256 &sha256, ImageFormat format, const PersonId &by)
{
    const QString path = imageFilePath(connection.location().folder, sha256, format);
    const RegularFile opened = openRegularFile(path, FileLinks::Refused);
    if (!opened.file) {
        return failure(ErrorCode::NotFound,
                       Tr::tr("The image cannot be uploaded to the server: its file %1 is missing.")
                           .arg(QDir::toNativeSeparators(path)),
                       systemMessage(opened.error));
    }
    if (opened.bytes > serverPictureLimitBytes)
        return tooLarge(sha256);
    const QByteArray content = opened.file->readAll();
    if (Sha256::of(content) != sha256) {
        return failure(ErrorCode::Damaged,
                       Tr::tr("The image cannot be uploaded to the server: its file %1 changed during the upload.")
                           .arg(QDir::toNativeSeparators(path)));
    }
    return storeServerPicture(connection, sha256, content, sql::timeOrNow({}), sql::id(by));
}

Result<QStringList> serverPictureFindings(Connection &connection)
{
    // A picture that is both is that of its image: collecting it again brings it back.
    const QString pictures = QStringLiteral("(SELECT i.sha256, 1 AS is_image FROM image i UNION ALL SELECT m.sha256, 0 FROM medium m WHERE "
                                            "NOT EXISTS (SELECT 1 FROM image i WHERE i.sha256 = m.sha256))");
    struct Rule {
        QString statement;
        QString ofImage;
        QString ofQuestion;
    };
    const QList<Rule> rules{
        {QStringLiteral("SELECT substr(p.sha256, 1, 12), p.is_image FROM %1 p WHERE NOT EXISTS (SELECT 1 FROM blob b WHERE "
                        "b.sha256 = p.sha256) ORDER BY p.sha256")
             .arg(pictures),
         Tr::tr("Image %1: the file is not on the server. Collect the image again from the original file."),
         Tr::tr("Question picture %1: the file is not on the server. Add the picture to its question again.")},
        {QStringLiteral("SELECT substr(b.sha256, 1, 12), coalesce(p.is_image, 1) FROM blob b LEFT JOIN %1 p ON p.sha256 = b.sha256 WHERE "
                        "encode(sha256(b.content), 'hex') <> b.sha256 ORDER BY b.sha256")
             .arg(pictures),
         Tr::tr("Image %1: the file on the server was changed. Collect the image again from the original file."),
         Tr::tr("Question picture %1: the file on the server was changed. Add the picture to its question again.")},
        {QStringLiteral("SELECT substr(b.sha256, 1, 12), 1 FROM blob b WHERE NOT EXISTS (SELECT 1 FROM %1 p WHERE p.sha256 = b.sha256) "
                        "ORDER BY b.sha256")
             .arg(pictures),
         Tr::tr("The file %1 on the server belongs to no image of the project."),
         {}},
    };
    QStringList findings;
    for (const Rule &rule : rules) {
        YUYI_CHECK(connection.read(rule.statement, {}, [&](const Row &row) {
            const auto [name, isImage] = row.as<QString, bool>();
            findings.append((isImage ? rule.ofImage : rule.ofQuestion).arg(name));
        }));
    }
    return findings;
}

} // namespace yuyi
