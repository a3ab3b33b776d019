// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/typingkeeper.h"

#include <QMap>
#include <QObject>

namespace yuyi {

class ProjectAccess;

/// @brief What the person acting types into one field of a page, kept by subject until the project has it: it is there again when
/// they come back to the subject, and on this computer when the program ends. GUI thread.
class NoteKeeper final : public QObject
{
    Q_OBJECT
public:
    /// `field`: letters and hyphens, one for each field of the program ("validate-note").
    NoteKeeper(ProjectAccess &project, QString field, QObject *parent);

    /// `where`: page and subject in words, for a list of unsaved texts. An empty text is forgotten.
    void typed(const QString &about, const QString &where, const QString &text);
    /// Empty when nothing unsaved is known.
    QString text(const QString &about) const;
    /// The project has this text; a newer one stays.
    void saved(const QString &about, const QString &text);

private:
    void sitDown();

    ProjectAccess &m_project;
    QString m_field;
    QMap<QString, UnsavedCopy> m_unsaved;   ///< by key
    TypingKeeper m_typing;
};

} // namespace yuyi
