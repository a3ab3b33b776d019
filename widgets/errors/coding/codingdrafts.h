// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/errors/errorcodingservice.h"
#include "models/services/session/actionoutbox.h"
#include "models/services/session/notekeeper.h"
#include "widgets/shell/unsaved/unsavededits.h"

#include <QHash>
#include <QObject>

#include <optional>

namespace yuyi {

class ProjectAccess;

/// @brief The latest input of each person who has used this window, by case, until it is submitted, and its drafts in the project. Writes
/// are queued on the writer thread in order. Without a person named, the acting person is meant. On a server, a draft that the project does
/// not have yet is in a file of this computer, from which the next program carries it (see keptcodes); in a folder only its texts are.
class CodingDrafts final : public QObject
{
    Q_OBJECT
public:
    explicit CodingDrafts(ProjectAccess &project, QObject *parent);
    ~CodingDrafts() override;

    /// The latest input for this case; no value if there is none.
    std::optional<ErrorCaseEntry> of(const ErrorCaseId &id) const;
    void keep(const ErrorCaseEntry &typed);
    /// The person's code of the case as the project has it; no value if it has none.
    void loaded(const ErrorCaseId &id, const std::optional<ErrorCaseEntry> &own);
    /// Keeps the input, also on this computer. `where` names page and case for a list of unsaved texts. `draft`: the project keeps drafts
    /// of it.
    void typed(const ErrorCaseEntry &typed, const QString &where, bool draft);
    /// Keeps the input and queues its draft.
    void save(const ErrorCaseEntry &typed);
    /// The input for this case is an adjudication: the project keeps no draft of it. `number`: of the case as people see it; empty: it is
    /// as the project has it.
    void holdOnly(const PersonId &person, const ErrorCaseId &id, const QString &number);
    /// It is on its way to the project, or there is nothing left to adjudicate.
    void letGo(const PersonId &person, const ErrorCaseId &id) { m_desks[person].onlyHere.remove(id); }
    /// Queues the drafts again that could not be saved.
    void saveAgain();
    /// The project has this input, or the outbox.
    void noteSaved(const ErrorCaseEntry &entry);
    /// The code of the case is in the project: its input is no longer needed.
    void remove(const PersonId &person, const ErrorCaseId &id);
    /// A case whose input could not be saved, and why; no value if there is none.
    std::optional<std::pair<ErrorCaseId, QString>> unsaved() const;
    /// An adjudication that is nowhere but here, or input of another person that is not saved; no value if there is none.
    std::optional<UnsavedWork> held() const;

Q_SIGNALS:
    /// A draft was saved that could not be saved before.
    void savedAtLast(const yuyi::ErrorCaseId &id);
    /// A draft could not be saved. `again`: because of the environment; trying it again may help.
    void failed(const yuyi::ErrorCaseId &id, const QString &sentence, bool again);

private:
    /// What one person has typed.
    struct Desk {
        QString name;
        QHash<ErrorCaseId, ErrorCaseEntry> typed;
        QHash<ErrorCaseId, QString> unsaved;                      ///< the reason why a case could not be saved; its input is in `typed`
        QHash<ErrorCaseId, QString> onlyHere;                     ///< numbers of cases whose adjudication is nowhere else
        QHash<ErrorCaseId, std::optional<ErrorCaseEntry>> stored; ///< what the project had last
        QHash<ErrorCaseId, KeptAction> drafts;                    ///< that the project on a server does not have yet
    };

    void sitDown();
    QList<UnsavedCopy> copies() const;
    void forgetDraft(const PersonId &person, const ErrorCaseId &id);
    void write(const PersonId &person, const ErrorCaseEntry &typed);

    ProjectAccess &m_project;
    QHash<PersonId, Desk> m_desks;
    NoteKeeper m_notes;    ///< local copies of notes until the project has them
    NoteKeeper m_answers;  ///< the same of written answers
    TypingKeeper m_typing; ///< files of drafts
};

} // namespace yuyi
