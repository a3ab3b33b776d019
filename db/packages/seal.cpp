// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/packages/seal.h"

#include "db/connection/openfiles.h"
#include "db/packages/ledger.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFile>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::PackageFile)
};

constexpr qsizetype hashDigits = 64;
constexpr qint64 chunkBytes = 1024 * 1024;
constexpr QCryptographicHash::Algorithm algorithm = QCryptographicHash::Blake2b_256;

tl::unexpected<Error> cannot(const QFile &file)
{
    return failure(ErrorCode::Environment, Tr::tr("%1 cannot be written: %2").arg(file.fileName(), file.errorString()));
}

QByteArray openBytes() { return QByteArray(hashDigits, '0'); }

/// The sum over the work, a blank, the hash over the bytes: zeros as long as nobody has closed the file.
struct Seal {
    QByteArray work;
    QByteArray bytes;
    qint64 page = 0; ///< where its row begins
    qint64 pageBytes = 0;

    bool isClosed() const { return bytes != openBytes(); }
    QByteArray text() const { return work + ' ' + bytes; }
};

/// Where the text stands; −1 where it does not, or more than once.
qint64 onlyOffsetOf(QFile &file, const QByteArray &text, qint64 from, qint64 to)
{
    qint64 found = -1;
    qint64 at = from;
    QByteArray window;
    file.seek(from);
    for (;;) {
        const QByteArray chunk = file.read(qMin(chunkBytes, to - at - window.size()));
        if (chunk.isEmpty())
            return found;
        window += chunk;
        for (qsizetype hit = window.indexOf(text); hit >= 0; hit = window.indexOf(text, hit + 1)) {
            if (found >= 0)
                return -1;
            found = at + hit;
        }
        // What may be the beginning of it stays; a whole one does not fit into that.
        const qsizetype kept = qMin(window.size(), text.size() - 1);
        at += window.size() - kept;
        window = window.right(kept);
    }
}

/// Of the hash over the bytes. The one row stands at the beginning of its table, unless its title is as long as a page.
qint64 offsetOf(QFile &file, const Seal &seal)
{
    qint64 at = onlyOffsetOf(file, seal.text(), seal.page, seal.page + seal.pageBytes);
    if (at < 0)
        at = onlyOffsetOf(file, seal.text(), 0, file.size());
    return at < 0 ? at : at + seal.work.size() + 1;
}

/// Over the whole file, with zeros where the hash stands.
QByteArray hashOf(QFile &file, qint64 offset)
{
    QCryptographicHash hash(algorithm);
    file.seek(0);
    qint64 at = 0;
    QByteArray chunk(chunkBytes, Qt::Uninitialized);
    for (;;) {
        const qint64 got = file.read(chunk.data(), chunk.size());
        if (got <= 0)
            return hash.result().toHex();
        const qint64 from = qMax<qint64>(0, offset - at);
        const qint64 to = qMin<qint64>(got, offset + hashDigits - at);
        for (qint64 i = from; i < to; ++i)
            chunk[i] = '0';
        hash.addData(QByteArrayView(chunk.constData(), got));
        at += got;
    }
}

/// Nothing where the file keeps none of this form.
Result<std::optional<Seal>> sealIn(Connection &package)
{
    YUYI_TRY(const auto stored, package.text(QStringLiteral("SELECT return_hash FROM package")));
    YUYI_TRY(const auto page, package.number(QStringLiteral("SELECT rootpage FROM sqlite_master WHERE name = 'package'")));
    YUYI_TRY(const auto bytes, package.number(QStringLiteral("PRAGMA page_size")));
    const QByteArray text = stored.toLatin1();
    if (text.size() != 2 * hashDigits + 1 || text.at(hashDigits) != ' ')
        return std::optional<Seal>();
    return std::optional<Seal>(Seal{text.left(hashDigits), text.mid(hashDigits + 1), (page - 1) * bytes, bytes});
}

Result<> write(Connection &package, const QString &workSum)
{
    const QString text = workSum + u' ' + QString::fromLatin1(openBytes());
    const auto written = package.write(QStringLiteral("UPDATE package SET return_hash = ?"), {text});
    return written ? Result<>() : passOn(written);
}

Result<> sealWork(const ProjectLocation &location)
{
    YUYI_TRY(const auto connection, Connection::open(location));
    YUYI_CHECK(connection->begin());
    YUYI_TRY(const auto sum, workSum(*connection));
    YUYI_CHECK(write(*connection, sum));
    return connection->commit();
}

Result<std::optional<Seal>> storedSeal(const ProjectLocation &location)
{
    YUYI_TRY(const auto connection, Connection::open(location, Connection::Mode::Immutable));
    return sealIn(*connection);
}

} // namespace

Result<bool> isSealed(const ProjectLocation &location)
{
    YUYI_TRY(const auto connection, Connection::open(location, Connection::Mode::Immutable));
    YUYI_TRY(const auto seal, sealIn(*connection));
    if (!seal)
        return false;
    if (!seal->isClosed()) {
        YUYI_TRY(const auto sum, workSum(*connection));
        return sum.toLatin1() == seal->work;
    }
    QFile file(location.file);
    if (!file.open(QIODevice::ReadOnly))
        return cannot(file);
    const qint64 at = offsetOf(file, *seal);
    return at >= 0 && hashOf(file, at) == seal->bytes;
}

Result<> closeSeal(const ProjectLocation &location)
{
    if (OpenFiles::isOpen(location.file))
        return failure(ErrorCode::Refused, Tr::tr("The work package is still open in Yuyi."), location.file);
    YUYI_TRY(const auto seal, storedSeal(location));
    if (!seal)
        return sealPackage(location);
    if (seal->isClosed())
        return {};
    QFile file(location.file);
    if (!file.open(QIODevice::ReadWrite))
        return cannot(file);
    const qint64 at = offsetOf(file, *seal);
    if (at < 0)
        return failure(ErrorCode::Damaged, Tr::tr("The work package could not be marked as complete."), location.file);
    const QByteArray hash = hashOf(file, at);
    if (!file.seek(at) || file.write(hash) != hash.size() || !file.flush())
        return cannot(file);
    return {};
}

Result<> sealPackage(const ProjectLocation &location)
{
    if (OpenFiles::isOpen(location.file))
        return failure(ErrorCode::Refused, Tr::tr("The work package is still open in Yuyi."), location.file);
    YUYI_CHECK(sealWork(location));
    return closeSeal(location);
}

Result<> keepSealed(Connection &package)
{
    return watchWork(package);
}

Result<> noteWork(Connection &package)
{
    YUYI_TRY(const auto worked, package.number(QStringLiteral("SELECT EXISTS (SELECT 1 FROM temp.worked)")));
    if (worked == 0)
        return {};
    YUYI_TRY(const auto seal, sealIn(package));
    YUYI_TRY(const auto sum, sumAfterWork(package, seal ? QString::fromLatin1(seal->work) : QString()));
    return write(package, sum);
}

} // namespace yuyi
