// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/studies/participation/session.h"
#include "models/services/studies/participation/trialwatch.h"
#include "widgets/participate/arrangedpage.h"

#include <QImage>
#include <QList>
#include <QString>
#include <QTimer>

class QKeyEvent;
class QLabel;

namespace yuyi {

class ActionButton;
class AnswerField;
class Badge;
class ImageViewer;
class ItemPictureView;
class QuestionBody;
class TimeBar;

/// @brief One question: its pictures as large as the window allows, the question, one key per option. A letter, a digit or the
/// mouse chooses an option, and the choice can be changed; where several options are asked for, each of them adds its option or
/// takes it back. Only Enter or Space gives the answer, to avoid accidental answers. Without options there is a field for the answer,
/// which has the focus; Tab leaves it for the keys of the page, and Enter gives the answer.
/// Auto-repeated keys are ignored. Pictures and question appear together, and the time runs from the first painting of all
/// pictures.
class QuestionPage final : public ArrangedPage
{
    Q_OBJECT
public:
    struct Asked {
        StudyMaterial material;
        QList<QImage> pictures; ///< decoded, parallel to those of the material
        QString progress;       ///< "Question 3 of 20"
        double share = 0;       ///< completed share of the block, 0…1
        bool practice = false;
        int timeLimitSeconds = 0; ///< 0: none
        bool mayGoBack = false;
        Answer before;     ///< the answer given before; empty: not answered
        StudyAnswer begun; ///< earlier input if the question was left without an answer
    };

    explicit QuestionPage(StudyClock clock, QWidget *parent = nullptr);

    void ask(const Asked &asked);
    /// The pictures have been painted, and no answer has been given.
    bool isReady() const { return m_ready; }
    /// Allows another answer after the last one could not be saved.
    void unlock();
    void note(TrialFlag flag) { m_watch.note(flag); }
    /// The input so far, for a question that is left without an answer.
    StudyAnswer begun() { return m_watch.answer(); }
    /// @brief Hides picture, question and options and stops the time until `resume`. Pictures that were not painted yet are
    /// painted only after that.
    void pause();
    void resume();
    /// Stops the time because the page is left.
    void leave();
    const StudyMaterial &material() const { return m_asked.material; }
    const Answer &chosen() const { return m_watch.chosen(); }

Q_SIGNALS:
    /// The pictures have been painted for the first time.
    void painted();
    void answered(const yuyi::StudyAnswer &answer);
    void backWanted();
    void stopWanted();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    QWidget *buildQuestion();
    void buildBody();
    void retranslate() override;
    void arrange() override;
    void viewerPainted();
    void startWatch();
    void beginMeasuring();
    /// Updates the displayed time and ends the question at its time limit. Invokable by name, so tests need not wait.
    Q_INVOKABLE void look();
    void setReady(bool ready);
    /// Takes the focus from the page to the field, if there is one.
    void focusField();
    void choose(int option);
    void confirm(bool timedOut = false);
    void showChoice();
    void showLeft(qint64 elapsedMs);
    void showMore();
    void setContentVisible(bool visible);
    void shareRoom();
    void goBack();
    bool moveKey(int key);
    bool pictureKey(const QKeyEvent &event);

    TrialWatch m_watch;
    Asked m_asked;
    QTimer m_look;
    bool m_inView = false;    ///< the pictures are there and not all painted yet
    bool m_isPainted = false; ///< the viewer has painted, and the question is not begun
    bool m_ready = false;
    bool m_hidden = false; ///< between `pause` and `resume`
    bool m_moving = false; ///< the viewer is handling a key

    ItemPictureView *m_pictures;
    ImageViewer *m_viewer; ///< that of the pictures
    QWidget *m_panel;
    QuestionBody *m_body;
    Badge *m_practice;
    QLabel *m_progress;
    TimeBar *m_done;
    TimeBar *m_time;
    QLabel *m_left;                 ///< remaining seconds, beside the bar
    AnswerField *m_field = nullptr; ///< of the body, in place of options
    QLabel *m_more;
    QLabel *m_hint;
    ActionButton *m_stop;
    ActionButton *m_back;
    ActionButton *m_next;
};

} // namespace yuyi
