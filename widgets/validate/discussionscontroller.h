// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/history/changes.h"
#include "models/services/review/discussionservice.h"
#include "models/services/session/latest.h"
#include "models/services/session/notekeeper.h"

#include <QObject>

#include <optional>

namespace yuyi {

class ProjectAccess;

/// @brief Controls the discussions of questions without widgets: the list, the discussion shown, votes, outcomes, unsent reasons and
/// new keys.
class DiscussionsController final : public QObject
{
    Q_OBJECT
public:
    /// The choice that most people voted for.
    struct Majority {
        DiscussionOutcome outcome = DiscussionOutcome::None;
        int votes = 0;
        int of = 0; ///< votes in all
    };

    explicit DiscussionsController(ProjectAccess &project, QObject *parent = nullptr);

    const Preset &preset() const;

    const QList<DiscussionLine> &lines() const { return m_lines; }
    /// The discussion shown; no value until it is loaded.
    const std::optional<DiscussionView> &shown() const { return m_shown; }
    DiscussionId current() const { return m_current; }
    /// Returns true between enter() and leave().
    bool isActive() const { return m_active; }
    int openCount() const;
    /// Returns true if the discussion shown is open: people can vote.
    bool canAct() const { return m_active && m_shown && m_shown->discussion.state == DiscussionState::Open; }
    bool isLead() const;
    /// The majority of votes that an outcome goes against; no value if it goes against none, or lacks the reason that carryOut()
    /// asks for. Call it only while a discussion is shown.
    std::optional<Majority> majorityAgainst(const Conclusion &conclusion) const;

    void enter();
    void leave() { m_active = false; }
    void load();
    /// Selects this discussion in the list, which is loaded again.
    void look(const DiscussionId &id);
    /// Reads the discussion in this line of the list. Without such a line there is none.
    void select(int row);
    void vote(DiscussionOutcome choice, const QString &note);
    /// Concludes the discussion. A reason is required.
    void carryOut(const Conclusion &conclusion);
    void projectChanged(const Changes &changes);

    /// The unsent reason for the current discussion.
    QString note() const { return m_notes.text(m_current.toString()); }
    /// Keeps the reason that is being typed. `stem`: the question, to recognise the text by.
    void keepNote(const QString &stem, const QString &text);
    /// What was typed as the new key of the current question, and not sent.
    QString key() const { return m_keys.text(m_current.toString()); }
    /// Keeps the key that is being typed.
    void keepKey(const QString &stem, const QString &text);

Q_SIGNALS:
    void listChanged();
    /// Another discussion was selected: what was chosen and written is about the former one.
    void currentChanged();
    void currentLoaded();
    /// The reason for the current discussion is saved.
    void noteSaved();
    /// An outcome needs a reason.
    void noteMissing();
    /// The current discussion is concluded.
    void concluded();
    void loaded();
    void failed(const QString &sentence);
    void toast(const QString &sentence, bool undoable);

private:
    void clearNote(const DiscussionId &id, const QString &sent);

    ProjectAccess &m_project;
    NoteKeeper m_notes; ///< unsent reasons
    NoteKeeper m_keys;  ///< unsent new keys of questions without options
    QList<DiscussionLine> m_lines;
    std::optional<DiscussionView> m_shown;
    DiscussionId m_current;
    PersonId m_person;
    bool m_active = false;
    bool m_sending = false; ///< a vote or an outcome is being saved
    Latest m_latest;
    Latest m_latestDetail;
};

} // namespace yuyi
