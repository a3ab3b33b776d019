// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/server/passwordfile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::PasswordFile)
};

constexpr qint64 longestPasswordFile = 1024 * 1024;

QByteArray escaped(QByteArray text)
{
    return text.replace('\\', "\\\\").replace(':', "\\:");
}

/// What a line for a login begins with: host, port, every database, login. The entry is "login@host:port".
QByteArray headOf(const QString &entry)
{
    const QString login = entry.section(u'@', 0, 0);
    const QString place = entry.section(u'@', 1);
    const qsizetype colon = place.lastIndexOf(u':');
    return QByteArray(escaped(place.left(colon).toUtf8()) + ':' + place.mid(colon + 1).toUtf8() + ":*:" + escaped(login.toUtf8()) + ':');
}

} // namespace

Result<QByteArray> PasswordFile::read() const
{
    QFile file(m_path);
    if (!file.exists())
        return QByteArray();
    if (!QFileInfo(m_path).isFile() || !file.open(QIODevice::ReadOnly) || file.size() > longestPasswordFile) {
        return failure(ErrorCode::Environment, Tr::tr("The password file %1 cannot be read.").arg(QDir::toNativeSeparators(m_path)),
                       file.errorString());
    }
    return file.readAll();
}

Result<> PasswordFile::write(const QByteArray &text) const
{
    QSaveFile file(m_path);
    if (!file.open(QIODevice::WriteOnly) || !file.setPermissions(QFile::ReadOwner | QFile::WriteOwner) || file.write(text) != text.size()
        || !file.commit()) {
        return failure(ErrorCode::Environment, Tr::tr("The password file %1 cannot be written.").arg(QDir::toNativeSeparators(m_path)),
                       file.errorString());
    }
    return {};
}

Result<QByteArray> PasswordFile::find(const QString &entry)
{
    YUYI_TRY(const auto text, read());
    const QByteArray head = headOf(entry);
    for (const QByteArray &line : text.split('\n')) {
        if (line.startsWith(head))
            return line.mid(head.size());
    }
    return QByteArray();
}

Result<> PasswordFile::keep(const QString &entry, const QByteArray &password)
{
    YUYI_TRY(QByteArray text, read());
    // Before other lines: a general one of them would hide it.
    text.prepend(headOf(entry) + escaped(password) + '\n');
    return write(text);
}

Result<> PasswordFile::forget(const QString &entry)
{
    YUYI_TRY(const auto text, read());
    const QByteArray head = headOf(entry);
    QByteArrayList kept;
    for (const QByteArray &line : text.split('\n')) {
        if (!line.startsWith(head))
            kept.append(line);
    }
    const QByteArray rest = kept.join('\n');
    return rest == text ? Result<>() : write(rest);
}

} // namespace yuyi
