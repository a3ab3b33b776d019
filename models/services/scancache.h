// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/duplicates.h"
#include "models/domain/ids.h"
#include "models/domain/textarea.h"

#include <QByteArray>
#include <QDateTime>
#include <QFile>
#include <QHash>
#include <QSize>
#include <QString>

#include <vector>

namespace yuyi {

/// What a scan has found out about a file; of use as long as size and time of the file are the same.
struct ScannedFile {
    QString path;
    qint64 bytes = 0;
    QDateTime modified;
    Sha256 sha256;
    QSize size;
    QByteArray fingerprint;
};

/// The same of its text.
struct ScannedText {
    QString path;
    qint64 bytes = 0;
    QDateTime modified;
    double ratio = 0;
    QList<TextArea> areas;   ///< polygons in pixels of the full upright picture
};

/// @brief What a stopped or killed scan of files outside a project had finished, in the user's cache folder: the same scan goes
/// on from there, and removes it when it is done. Appended to as it goes; a record that was cut off is left out.
/// One thread at a time. Where nothing can be written the scan works without it.
class ScanCache
{
public:
    struct Pair {
        Sha256 a;
        Sha256 b;
        PairFigures figures;   ///< `a` taken for the kept one
    };

    /// `key`: what the scan is about, and with what; another key is another cache. Reads what there is.
    explicit ScanCache(const QByteArray &key);

    /// Nothing when the file is unknown or has changed.
    const ScannedFile *find(const QString &path, qint64 bytes, const QDateTime &modified) const;
    const ScannedText *findText(const QString &path, qint64 bytes, const QDateTime &modified) const;
    const std::vector<Pair> &pairs() const { return m_pairs; }
    void add(const ScannedFile &file);
    void add(const ScannedText &text);
    void add(const Pair &pair);
    /// Gives what was added to the operating system: a killed program does not lose it.
    void flush();
    /// The scan is complete.
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
