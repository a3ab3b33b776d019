// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/regularfile.h"

#include "models/domain/system.h"
#include "models/platform/openfile.h"

namespace yuyi {

RegularFile openRegularFile(const QString &path, FileLinks links)
{
    platform::OpenedFile found =
        platform::openToRead(systemPath(path), links == FileLinks::Refused ? platform::Links::Refused : platform::Links::Followed);
    RegularFile opened;
    opened.error = found.error;
    opened.isFolder = found.isFolder;
    opened.isLink = found.isLink;
    if (!found.descriptor.isOpen())
        return opened;
    auto file = std::make_unique<QFile>();
    file->setFileName(path);
    if (!file->open(found.descriptor.number(), QIODevice::ReadOnly, QFileDevice::AutoCloseHandle))
        return opened;
    found.descriptor.release();
    opened.bytes = found.bytes;
    opened.file = std::move(file);
    return opened;
}

} // namespace yuyi
