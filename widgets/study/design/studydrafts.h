// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"
#include "models/services/session/notekeeper.h"
#include "models/services/studies/studyservice.h"

#include <QList>
#include <QObject>
#include <QTimer>
#include <QUuid>

namespace yuyi {

class ProjectAccess;

/// @brief Saves the drafts of studies, one after another, because each builds on the version before it. A draft that cannot be saved now
/// (another program holds the file, the disk is full, the server does not answer) is kept and saved later. Its texts are also in files
/// of this computer.
class StudyDrafts final : public QObject
{
    Q_OBJECT
public:
    explicit StudyDrafts(ProjectAccess &project, QObject *parent = nullptr);

    /// Keeps the texts of the draft that differ from those `before` on this computer, until they are saved.
    void typed(const StudyDraft &draft, const StudyTexts &before);
    void save(const StudyDraft &draft);
    /// The newest draft of this study that is not saved yet; null: none.
    const StudyDraft *unsaved(const StudyId &study) const;
    bool isEmpty() const { return m_drafts.isEmpty(); }

Q_SIGNALS:
    void saved(const yuyi::Study &study);
    /// A draft could not be saved. It is tried again.
    void delayed(const QString &sentence);
    /// The drafts of this study are given up: the name is in use, or somebody else was first.
    void refused(const yuyi::StudyId &study, const QString &sentence);

private:
    struct Entry {
        StudyDraft draft;
        QUuid name = newUuid(); ///< of the transaction; see once()
        bool sent = false;      ///< the project may have it
    };

    void send();
    void answered(const Result<Study> &stored);
    void wait();

    ProjectAccess &m_project;
    NoteKeeper m_notes;
    QList<Entry> m_drafts; ///< in the order in which they are saved
    bool m_sending = false;
    int m_call = 0; ///< answers to earlier ones count no more
    QTimer m_again;
};

} // namespace yuyi
