// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/studies/participation/trialwatch.h"
#include "widgets/participate/participantcontroller.h"
#include "widgets/participate/participanttexts.h"
#include "widgets/participate/questionpage.h"

#include <QTimer>
#include <QWidget>

#include <functional>

class QLabel;
class QStackedWidget;

namespace yuyi {

class BackgroundPage;

/// @brief All pages of a participant in order: consent, background, instructions, practice, blocks with pauses, thanks. It should
/// be alone in its window. It receives every key while the focus is in it.
class ParticipantView final : public QWidget
{
    Q_OBJECT
public:
    using Step = ParticipantController::Step;

    ParticipantView(ProjectAccess &project, Settings &settings, const ParticipantId &participant, StudyClock clock,
                    QWidget *parent = nullptr);

    /// Reads the participant's progress and shows the next page.
    void open() { m_session->open(); }
    Step step() const { return m_session->step(); }
    const StudyVisit &visit() const { return m_session->visit(); }
    /// The current question once its pictures have been painted; else null.
    const StudyMaterial *question() const;
    /// Asks whether to stop for now. `left` is emitted if the person confirms, or at once if nothing can be lost.
    void askToStop();
    bool isAskingToStop() const;
    void setAfterword(std::function<QString()> sentence) { m_afterword = std::move(sentence); }

Q_SIGNALS:
    /// A page is shown and accepts keys; for a question its pictures have been painted.
    void ready();
    /// An answer has been committed.
    void answered(const yuyi::StudyAnswer &answer);
    /// The person closed the thanks page.
    void finished();
    /// The person declined, stopped for now, or could not continue.
    void left();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void connectSession();
    void connectPages();
    void show(Step step);
    void fillPage(bool keepPosition = false);
    void ask(const ParticipantController::Question &question);
    void tellDisplay();
    void pauseQuestion();
    void note(TrialFlag flag);

    ParticipantController *m_session;
    ParticipantTexts m_texts;
    std::function<QString()> m_afterword;
    QStackedWidget *m_stack;
    QWidget *m_loading;
    QLabel *m_count; ///< how many pictures are here, if there are several
    ReadingPage *m_reading;
    BackgroundPage *m_background;
    NoticePage *m_notice;
    QuestionPage *m_question;
    AskSheet *m_sheet;
    QTimer m_slow; ///< shows the loading page after a delay
};

} // namespace yuyi
