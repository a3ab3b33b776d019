// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/history/changes.h"
#include "models/domain/project/about.h"
#include "models/domain/result.h"
#include "models/services/session/latest.h"
#include "models/services/session/notekeeper.h"

#include <QHash>
#include <QMap>
#include <QObject>

namespace yuyi {

class ProjectAccess;

/// @brief Loads and saves the texts about the data, without widgets. It outlives the dialog: what is being saved when the dialog
/// closes is saved, and a text that could not be saved is there when it opens again. GUI thread.
class AboutController final : public QObject
{
    Q_OBJECT
public:
    explicit AboutController(ProjectAccess &project, QObject *parent = nullptr);

    bool mayEdit() const;
    bool isLoaded() const { return m_loaded; }
    /// The text that the project has.
    QString stored(AboutField field) const { return m_stored.value(field); }
    /// The text that was typed and that the project does not have; empty if there is none.
    QString unsaved(AboutField field) const;
    /// Whether a text of this field is on its way: `stored` may be the one before it.
    bool isSaving(AboutField field) const { return m_saving.value(field) > 0; }

    void load();
    /// Loads again if a change concerns the texts.
    void projectChanged(const Changes &changes);
    /// Keeps the text on this computer until it is saved.
    void typed(AboutField field, const QString &text);
    /// Saves the text in place of `before`.
    void save(AboutField field, const QString &text, const QString &before);
    /// Forgets what was typed: the person takes the text of the project.
    void drop(AboutField field);

Q_SIGNALS:
    void loaded();
    /// The project does not have the text: `stored(field)` is the one that it has. `byOther`: somebody else has changed it.
    void notSaved(yuyi::AboutField field, bool byOther);
    void failed(const QString &sentence);

private:
    void saved(AboutField field, const QString &text, const Result<> &done);

    ProjectAccess &m_project;
    NoteKeeper m_notes;
    AboutTexts m_stored;
    QHash<AboutField, int> m_saving;
    QMap<AboutField, bool> m_refused; ///< not saved, whether by another's change; told when the stored texts are known
    bool m_loaded = false;
    Latest m_latest;
};

} // namespace yuyi
