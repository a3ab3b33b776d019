// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/session/latest.h"
#include "models/services/studies/participation/session.h"
#include "widgets/participate/askedquestion.h"
#include "widgets/participate/deskanswers.h"
#include "widgets/participate/introductions.h"
#include "widgets/participate/participantdisplay.h"
#include "widgets/participate/questionsupply.h"
#include "widgets/participate/trialmemory.h"

#include <QList>
#include <QMap>
#include <QObject>

#include <functional>

namespace yuyi {

class ProjectAccess;
class Settings;

/// @brief The way of a participant through a study, without widgets: which page comes next, which question is asked, what is
/// stored.
///
/// All writes are queued on the writer thread. An answer that came back after something else was begun is ignored.
class ParticipantController final : public QObject
{
    Q_OBJECT
public:
    enum class Step {
        Loading,
        Consent,
        Background,
        Instructions,
        Welcome,
        Practice,
        Begin,
        Pause,
        TimeUp,
        Question,
        NoPicture,
        Thanks,
        Unsaved, ///< the server does not answer; the answer is kept on this computer
        Incomplete,
        Declined,
        Refused,
        Trouble
    };
    Q_ENUM(Step)

    using Question = AskedQuestion;

    ParticipantController(ProjectAccess &project, Settings &settings, const ParticipantId &participant, QObject *parent = nullptr);

    Step step() const { return m_step; }
    const StudyVisit &visit() const { return m_visit; }
    /// Index of the current or next trial; −1: none yet.
    qsizetype index() const { return m_index; }
    /// The last error that a page tells of.
    const Error &lastTrouble() const { return m_trouble; }
    /// What is known of why the server does not answer; may be empty.
    QString whyUnsaved() const { return m_desk.why(); }
    /// How many trials were skipped because a picture of theirs cannot be shown.
    qsizetype skipped() const { return m_memory.skipped(); }
    /// Text size in per cent; 0: no sizes are offered, because the program's own scale is large already.
    int offeredSize() const { return m_display.offeredSize(); }

    /// Reads the participant's progress and shows the next page.
    void open();
    /// Goes on from the current page, as its first button does.
    void goOn();
    /// Does what the second button of the current page does.
    void goOtherWay();
    /// Uses a language for this window only.
    void useLanguage(const QString &code) { m_display.useLanguage(code); }
    /// `percent`: of the program's font scale.
    void useSize(int percent);
    /// Stores the display properties once per session, and only of those who have agreed to be asked.
    void tellDisplay(StudyDisplay display);
    void saveBackground(const QMap<BackgroundField, QString> &answers);
    /// The pictures of the question have been painted.
    void painted();
    void answer(const StudyAnswer &answer);
    /// Goes back to the question before. `begun`: the input so far. It is kept if the current question is not answered, and stored if it
    /// is another answer than the one given before.
    void goBack(const StudyAnswer &begun);
    /// Stores that the person asked to stop at the current question, with the time and the flags of `begun`, the input so far.
    void notePause(const StudyAnswer &begun);
    /// Asks the person whether to stop: until release() nothing new appears behind the question.
    void hold() { m_held = true; }
    void release();
    /// Stops for now: answers to earlier requests are ignored.
    void stop() { m_latest.drop(); }

Q_SIGNALS:
    /// Something is read or written; the current page stays for the moment.
    void loading();
    /// The question page is left for another question.
    void questionLeft();
    /// A page is to be shown; visit() and step() say what stands in it.
    void shown(yuyi::ParticipantController::Step step);
    /// The texts of the page have changed.
    void textsChanged();
    /// So many pictures of the next question are decoded.
    void picturesCounted(int here, int all);
    /// A question is to be asked; shown() follows.
    void asked(const yuyi::ParticipantController::Question &question);
    /// The person's progress has been read, and the page is chosen.
    void opened();
    /// The participant is asked about their background on the page that follows.
    void backgroundWanted();
    /// An answer has been committed.
    void answered(const yuyi::StudyAnswer &answer);
    /// The person asked to stop with a button of the page.
    void stopWanted();
    /// The person closed the thanks page.
    void finished();
    /// The person declined, stopped for now, or could not continue.
    void left();

private:
    void show(Step step);
    void route();
    /// `name`: of the transaction, so that it takes place once (see once()).
    void agree(const QUuid &name);
    void decline();
    void advance();
    bool introduce(qsizetype index);
    void ask(qsizetype index);
    void materialArrived();
    void showQuestion();
    Question questionOf(const StudyMaterial &material, const QList<QImage> &pictures);
    void pictureMissing(const Error &error);
    void send();
    void afterAnswer();
    void tellUnsaved();
    void finish();
    void trouble(const Error &error, std::function<void()> again);
    void setLoading();
    /// Runs `work(StudySession &)` on the writer thread, then `then(result)`, unless something else was started since.
    template <typename Work, typename Then>
    void write(Work work, Then then);
    /// Runs `work(StudySession &)` on the writer thread and reports an error.
    template <typename Work>
    void store(Work work);

    ProjectAccess &m_project;
    ParticipantId m_id;
    ParticipantDisplay m_display;
    QuestionSupply m_supply;
    DeskAnswers m_desk;
    StudyVisit m_visit;
    Step m_step = Step::Loading;
    qsizetype m_index = -1;
    bool m_ready = false; ///< the question is painted and not answered
    TrialMemory m_memory;
    StudyAnswer m_answer;    ///< being saved
    bool m_goesBack = false; ///< once it is saved
    bool m_displayTold = false;
    Introductions m_introductions;
    Introduction m_introduction = Introduction::None; ///< shown last
    bool m_held = false;                              ///< the person is asked whether to stop
    bool m_waiting = false;                           ///< continue when released
    Latest m_latest;
    bool m_awaited = false; ///< the question at m_index is being loaded
    Error m_trouble;
    std::function<void()> m_retry;
};

} // namespace yuyi
