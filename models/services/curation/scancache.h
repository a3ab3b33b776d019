// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"
#include "models/domain/images/duplicates.h"
#include "models/domain/images/textarea.h"

#include <QByteArray>
#include <QDateTime>
#include <QFile>
#include <QHash>
#include <QSize>
#include <QString>

#include <vector>

namespace yuyi {

/// What a scan has found out about a file; valid while the file's size and time are unchanged.
struct ScannedFile {
    QString path;
    qint64 bytes = 0;
    QDateTime modified;
    Sha256 sha256;
    QSize size;
    QByteArray fingerprint;
};

/// The text areas of a file; valid under the same condition.
struct ScannedText {
    QString path;
    qint64 bytes = 0;
    QDateTime modified;
    double ratio = 0;
    QList<TextArea> areas; ///< polygons in pixels of the full upright picture
};

/// @brief Saves the progress of a scan of files outside a project, in the user's cache folder. A stopped or killed scan
/// continues from it and removes it when complete. Records are appended; an incomplete record is skipped. One thread at a time.
/// If the cache cannot be written the scan works without it.
class ScanCache
{
public:
    struct Pair {
        Sha256 a;
        Sha256 b;
        PairFigures figures; ///< with `a` as the kept file
    };

    /// Opens the cache of `key` and reads it. The key stands for what the scan covers and its settings.
    explicit ScanCache(const QByteArray &key);

    /// Returns nullptr if the file is unknown or has changed.
    const ScannedFile *find(const QString &path, qint64 bytes, const QDateTime &modified) const;
    const ScannedText *findText(const QString &path, qint64 bytes, const QDateTime &modified) const;
    const std::vector<Pair> &pairs() const { return m_pairs; }
    void add(const ScannedFile &file);
    void add(const ScannedText &text);
    void add(const Pair &pair);
    /// Passes what was added to the operating system, so a killed program does not lose it.
    void flush();
    /// Removes the cache; called when the scan is complete.
    void remove();

private:
    void read();
    void write(const QByteArray &record);

    QFile m_file;
    QHash<QString, ScannedFile> m_files;
    QHash<QString, ScannedText> m_texts;
    std::vector<Pair> m_pairs;
};

} // namespace yuyi
