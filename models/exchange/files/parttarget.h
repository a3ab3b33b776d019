// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/platform/filelock.h"

#include <QFile>
#include <QString>

#include <memory>
#include <optional>

namespace yuyi {

/// @brief An output folder that is written as `target`.part and renamed by `commit` when it is complete. The destructor removes
/// a folder that was not committed. The next export to the same target removes what a crash left behind.
class PartFolder
{
public:
    /// The absolute path of a target that can be written; the errors of `create` otherwise. Writes nothing.
    static Result<QString> checked(const QString &target);
    /// Returns Refused if the target exists and is not an empty folder, or if target.part was not made by Yuyi.
    static Result<std::unique_ptr<PartFolder>> create(const QString &target);
    ~PartFolder();
    PartFolder(const PartFolder &) = delete;
    PartFolder &operator=(const PartFolder &) = delete;

    /// The absolute path of a file in the folder. Creates its parent folders.
    Result<QString> file(const QString &relative);
    Result<> write(const QString &relative, const QByteArray &content);
    Result<> commit();

private:
    PartFolder(const QString &target, const QString &part) : m_target(target), m_part(part) {}
    QString m_target;
    QString m_part;
    bool m_committed = false;
};

/// An output file that is written under a temporary name and renamed when it is complete; see PartFolder.
class PartFile
{
public:
    /// See PartFolder::checked.
    static Result<QString> checked(const QString &target);
    /// Returns Refused if the target exists and is not an empty file.
    static Result<std::unique_ptr<PartFile>> create(const QString &target);
    ~PartFile();
    PartFile(const PartFile &) = delete;
    PartFile &operator=(const PartFile &) = delete;

    /// The temporary path, for callers that write the file themselves. Do not use together with `write`.
    QString path() const { return m_part; }
    Result<> write(const QByteArray &text);
    Result<> commit();

private:
    PartFile(const QString &target, const QString &part) : m_target(target), m_part(part), m_file(part) {}
    QString m_target;
    QString m_part;
    QFile m_file;
    std::optional<platform::FileLock> m_lock; ///< marks the file as being written
    bool m_committed = false;
};

/// The Environment error for a file that could not be written.
tl::unexpected<Error> notWritten(const QString &path, const QString &why);

} // namespace yuyi
