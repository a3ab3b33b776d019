// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/files/archive.h"

#include <QCoreApplication>
#include <QLocale>

#include <archive.h>
#include <archive_entry.h>

#include <memory>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Archive)
};

constexpr qsizetype unpackedAtOnce = 1 << 16;

QString entryName(archive_entry *entry)
{
    // In a locale without UTF-8 one of the two may be missing.
    if (const char *utf8 = archive_entry_pathname_utf8(entry); utf8 != nullptr)
        return QString::fromUtf8(utf8);
    if (const char *local = archive_entry_pathname(entry); local != nullptr)
        return QString::fromUtf8(local);
    return {};
}

tl::unexpected<Error> damagedArchive(archive *zip)
{
    return failure(ErrorCode::Invalid, Tr::tr("The zip file is damaged, encrypted or in an unknown format. Save it again "
                                              "without a password."),
                   QString::fromUtf8(archive_error_string(zip)));
}

} // namespace

bool isArchive(const QByteArray &bytes)
{
    return bytes.startsWith("PK\x03\x04") || bytes.startsWith("PK\x05\x06");
}

Result<> readArchive(const QByteArray &zip, const std::function<bool(const QString &name)> &wanted,
                     const std::function<Result<>(const QString &name, const QByteArray &bytes)> &take, const ArchiveLimits &limits)
{
    const std::unique_ptr<archive, int (*)(archive *)> reader(archive_read_new(), archive_read_free);
    archive_read_support_format_zip(reader.get());
    if (archive_read_open_memory(reader.get(), zip.constData(), static_cast<size_t>(zip.size())) != ARCHIVE_OK)
        return damagedArchive(reader.get());
    qint64 all = 0;
    int files = 0;
    QByteArray piece(unpackedAtOnce, Qt::Uninitialized);
    for (;;) {
        archive_entry *entry = nullptr;
        const int next = archive_read_next_header(reader.get(), &entry);
        if (next == ARCHIVE_EOF)
            return {};
        if (next != ARCHIVE_OK && next != ARCHIVE_WARN)
            return damagedArchive(reader.get());
        if (++files > limits.files)
            return failure(ErrorCode::Refused,
                           Tr::tr("The zip file contains more than %1 files, so it was not read.")
                               .arg(QLocale().toString(limits.files)));
        const QString name = entryName(entry);
        if (archive_entry_filetype(entry) != AE_IFREG || !wanted(name))
            continue;
        QByteArray bytes;
        for (;;) {
            const la_ssize_t read = archive_read_data(reader.get(), piece.data(), static_cast<size_t>(piece.size()));
            if (read < 0)
                return damagedArchive(reader.get());
            if (read == 0)
                break;
            all += read;
            if (bytes.size() + read > limits.file || all > limits.all) {
                return failure(ErrorCode::Refused, Tr::tr("“%1” in the zip file is larger than %2 MB, or all files together are larger "
                                                          "than %3 MB.")
                                                       .arg(name)
                                                       .arg(limits.file >> 20)
                                                       .arg(limits.all >> 20));
            }
            bytes.append(piece.constData(), read);
        }
        YUYI_CHECK(take(name, bytes));
    }
}

} // namespace yuyi
