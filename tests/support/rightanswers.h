// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/recordingserver.h"

namespace yuyi::test {

/// The key of an item, of the files that writeBenchmark makes.
inline QString rightLetter(int item)
{
    return QString(QLatin1Char(static_cast<char>('A' + item % 6)));
}

/// Knows every answer.
inline QString rightAnswer(const ReadRequest &request)
{
    return QStringLiteral("答案：") + rightLetter(request.item());
}

/// The whole reply of a server whose model knows every answer.
inline QByteArray rightReply(const FaultServer::Received &received)
{
    const ReadRequest read = readRequest(received);
    return FaultServer::whole(200, replyOf(read.dialect, rightAnswer(read)));
}

} // namespace yuyi::test
