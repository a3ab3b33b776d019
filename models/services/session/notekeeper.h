// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/session/typingkeeper.h"

#include <QMap>
#include <QObject>

namespace yuyi {

class ProjectAccess;

/// @brief Keeps the unsaved text of one field of a page, by subject, until the project has saved it. The text is shown again when
/// the person comes back to the subject, and a copy stays on this computer when the program ends. GUI thread.
class NoteKeeper final : public QObject
{
    Q_OBJECT
public:
    /// `field`: letters and hyphens, unique in the program ("validate-note").
    NoteKeeper(ProjectAccess &project, QString field, QObject *parent);
    ~NoteKeeper() override;

    /// Records the current text. `where` names page and subject for a list of unsaved texts. An empty text is forgotten.
    void typed(const QString &about, const QString &where, const QString &text);
    /// The unsaved text about this subject; empty when there is none.
    QString text(const QString &about) const;
    /// The project has saved this text: it is forgotten, unless a newer text was typed since.
    void saved(const QString &about, const QString &text);

private:
    void sitDown();

    ProjectAccess &m_project;
    QString m_field;
    QMap<QString, UnsavedCopy> m_unsaved; ///< by key
    TypingKeeper m_typing;
};

} // namespace yuyi
