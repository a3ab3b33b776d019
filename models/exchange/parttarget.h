// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"

#include <QFile>
#include <QString>

#include <memory>

namespace yuyi {

/// @brief A folder that gets its name when it is complete: it grows as `target`.part, `commit` renames it, the destructor
/// removes what was not committed. What a crash left is taken away by the next export to the same target.
class PartFolder
{
public:
    /// Refused: the target exists and is not an empty folder, or target.part is not ours.
    static Result<std::unique_ptr<PartFolder>> create(const QString &target);
    ~PartFolder();
    PartFolder(const PartFolder &) = delete;
    PartFolder &operator=(const PartFolder &) = delete;

    /// Absolute path of a file inside, its folders made.
    Result<QString> file(const QString &relative);
    Result<> write(const QString &relative, const QByteArray &content);
    Result<> commit();

private:
    PartFolder(const QString &target, const QString &part) : m_target(target), m_part(part) {}
    QString m_target;
    QString m_part;
    bool m_committed = false;
};

/// @brief A file that gets its name when it is complete; as PartFolder.
class PartFile
{
public:
    /// Refused: the target exists and is not an empty file.
    static Result<std::unique_ptr<PartFile>> create(const QString &target);
    ~PartFile();
    PartFile(const PartFile &) = delete;
    PartFile &operator=(const PartFile &) = delete;

    /// Where others write it; do not use together with `write`.
    QString path() const { return m_part; }
    Result<> write(const QByteArray &text);
    Result<> commit();

private:
    PartFile(const QString &target, const QString &part) : m_target(target), m_part(part), m_file(part) {}
    QString m_target;
    QString m_part;
    QFile m_file;
    int m_lock = -1;   ///< says until the end that somebody is at it
    bool m_committed = false;
};

/// Environment error of a file that could not be written.
tl::unexpected<Error> notWritten(const QString &path, const QString &why);

} // namespace yuyi
