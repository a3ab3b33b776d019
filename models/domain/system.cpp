// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/system.h"

#include "models/platform/errors.h"

#include <QFile>

namespace yuyi {

std::filesystem::path systemPath(const QString &path)
{
#ifdef Q_OS_WIN
    return {path.toStdU16String()};
#else
    return {QFile::encodeName(path).toStdString()};
#endif
}

QString pathText(const std::filesystem::path &path)
{
#ifdef Q_OS_WIN
    return QString::fromStdWString(path.native());
#else
    return QString::fromUtf8(QByteArrayView(path.native()));
#endif
}

QString systemMessage(std::error_code error)
{
    return QString::fromStdString(platform::describe(error));
}

QString lastSystemMessage()
{
    return systemMessage(platform::lastError());
}

} // namespace yuyi
