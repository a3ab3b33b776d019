// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/history/changes.h"
#include "models/services/review/validationservice.h"
#include "models/services/session/latest.h"
#include "models/services/session/notekeeper.h"
#include "widgets/shell/unsaved/unsavededits.h"

#include <QHash>
#include <QObject>
#include <QSet>

namespace yuyi {

class PictureLoader;
class ProjectAccess;

/// @brief Controls blind validation without widgets: the questions reserved for the person, the answers and their saving.
class AnswerController final : public QObject
{
    Q_OBJECT
public:
    AnswerController(ProjectAccess &project, PictureLoader &pictures, QObject *parent = nullptr);

    /// Returns true between enter() and leave().
    bool isActive() const { return m_active; }
    bool hasQuestion() const { return !m_queue.isEmpty(); }
    /// The question to answer; null if there is none.
    const BlindItem *current() const { return m_queue.isEmpty() ? nullptr : &m_queue.first(); }
    const ValidationProgress &progress() const { return m_progress; }
    /// "Today 34 · 57 waiting"
    QString progressText() const;

    /// Fetches the questions for the acting person.
    void enter();
    /// Releases the questions that were reserved for the person and not answered.
    void leave();
    /// Fetches the reserved questions again. A question whose answer was undone comes first.
    void reload();
    /// Saves the answer to the current question and goes on. An answer that says nothing is refused by failed().
    void send(const BlindAnswer &answer);
    /// Skips the current question, because its picture cannot be shown.
    void skip();
    void projectChanged(const Changes &changes);
    /// See UnsavedEdits.
    void handOver();
    std::optional<UnsavedWork> unsaved() const;

    /// The unsent comment on the current question.
    QString note() const;
    /// Keeps the comment that is being typed on the current question.
    void keepNote(const QString &text);
    /// What was typed as the answer to the current question and not sent.
    QString written() const;
    /// Keeps the answer that is being typed.
    void keepWritten(const QString &text);

Q_SIGNALS:
    /// There is no current question; another one is being fetched, or the person has left.
    void cleared();
    /// There is a current question, to be shown from its beginning.
    void questionReady();
    /// The last answer is on its way, and the next question is not here yet.
    void waiting();
    /// There is nothing left to answer.
    void done();
    void progressChanged();
    void failed(const QString &sentence);

private:
    void take();
    void taken(const Result<QList<BlindItem>> &items);
    void write(const BlindAnswer &answer, const QString &where, const QString &typed);
    QString typedOf(const BlindAnswer &answer) const;
    void goOn();
    void readProgress();
    void handedOver();

    ProjectAccess &m_project;
    PictureLoader &m_pictures;
    NoteKeeper m_notes;                          ///< unsent comments
    NoteKeeper m_written;                        ///< unsent written answers
    PersonId m_person;                           ///< the person of the queue
    QList<BlindItem> m_queue;                    ///< the first one is shown
    QHash<ValidationId, BlindAnswer> m_answered; ///< being saved
    struct Unsaved {
        BlindAnswer answer;
        QString where;
        QString typed;
    };
    QHash<ValidationId, Unsaved> m_unsaved; ///< answers that could not be saved
    QString m_whyUnsaved;
    QSet<ValidationId> m_skipped; ///< questions whose picture cannot be shown
    bool m_active = false;
    bool m_taking = false;
    bool m_takeAgain = false;
    bool m_missed = false; ///< no question could be fetched because the server did not answer
    ValidationProgress m_progress;
    Latest m_latest;
};

} // namespace yuyi
