// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/arch/source.h"

namespace yuyi::arch {

/// One text of a .ts file.
struct Message {
    QString context;
    QString source;
    QString comment;
    QString type; ///< "unfinished", "vanished", "obsolete" or empty
    bool numerus = false;
    QStringList translations; ///< one per numerus form
    int line = 0;
};

/// The texts of a .ts file; `problem` says why it could not be read.
QList<Message> readTs(const QString &text, QString *problem);

/// @brief Texts that are not ready: unfinished, empty, vanished, with other placeholders than the English, with a wrong
/// number of forms (`forms` is 1 for Chinese, 2 for English), or an English form that no longer says what the sources say.
QList<Finding> unreadyTexts(const QString &path, const QList<Message> &messages, int forms);
/// Texts of the sources that a .ts file does not have.
QList<Finding> missingTexts(const QString &path, const QList<Message> &have, const QList<Message> &wanted);
/// Texts of a .ts file that no source has any more.
QList<Finding> outdatedTexts(const QString &path, const QList<Message> &have, const QList<Message> &wanted);

} // namespace yuyi::arch
