// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/benchmarks/embeddedpicture.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Exchange)
};

constexpr qint64 headBytes = 256; // more than the beginning of a data URL and of a picture
constexpr qint64 blockBytes = qint64(1) << 20;

/// The base64 without what may stand around it.
QByteArray bare(const QByteArray &text)
{
    const auto isAround = [](char c) { return QByteArrayView("[]'\" \t\r\n").contains(c); };
    const char *const begin = std::find_if_not(text.begin(), text.end(), isAround);
    QByteArray inside(begin, text.end() - begin);
    while (!inside.isEmpty() && isAround(inside.back()))
        inside.chop(1);
    return inside.startsWith("data:") ? inside.mid(inside.indexOf(',') + 1) : inside;
}

} // namespace

QByteArray embeddedHead(QIODevice &file, const EmbeddedPicture &where)
{
    return file.seek(where.offset) ? QByteArray::fromBase64(bare(file.read(std::min(where.bytes, headBytes)))) : QByteArray();
}

bool holdsSeveralPictures(QIODevice &file, const EmbeddedPicture &where)
{
    if (!file.seek(where.offset) || file.peek(1) != "[")
        return false;
    bool afterComma = false; // that of a data URL is followed by base64
    for (qint64 left = where.bytes; left > 0;) {
        const QByteArray block = file.read(std::min(left, blockBytes));
        if (block.isEmpty())
            return false;
        for (const char c : block) {
            if (afterComma && (c == '\'' || c == '"'))
                return true;
            afterComma = c == ',' || (afterComma && c == ' ');
        }
        left -= block.size();
    }
    return false;
}

Result<QByteArray> embeddedPicture(const QString &path, const EmbeddedPicture &where, qint64 limitBytes)
{
    const QString name = QFileInfo(path).fileName();
    if (where.bytes / 4 * 3 > limitBytes)
        return failure(ErrorCode::Refused, Tr::tr("The image in the file “%1” is too large.").arg(name));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || !file.seek(where.offset))
        return failure(ErrorCode::Environment, Tr::tr("The file “%1” cannot be read: %2.").arg(name, file.errorString()));
    QByteArray text = file.read(where.bytes);
    if (text.size() != where.bytes)
        return failure(ErrorCode::Environment, Tr::tr("The file “%1” cannot be read: %2.").arg(name, file.errorString()));
    text = bare(text);
    text.removeIf([](char c) { return c == '\n' || c == '\r' || c == '\t' || c == ' '; });
    const auto decoded = QByteArray::fromBase64Encoding(std::move(text), QByteArray::AbortOnBase64DecodingErrors);
    if (!decoded || decoded.decoded.isEmpty())
        return failure(ErrorCode::Damaged, Tr::tr("The text is neither an image in base64 nor the index of a row."));
    return decoded.decoded;
}

} // namespace yuyi
