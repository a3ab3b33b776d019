// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/review/discussionservice.h"
#include "models/services/review/validationrules.h"
#include "widgets/shell/page/page.h"

class QCheckBox;
class QLabel;

namespace yuyi {

class ActionButton;
class AnswerField;
class Badge;
class ChipRow;
class CommentThread;
class DiscussionsController;
class OptionCounts;
class PicturePane;
class TextField;

/// One discussion: the pictures, the question with its answers, people's proposals and comments; below, what is to become of it.
class DiscussionPanel final : public QWidget
{
    Q_OBJECT
public:
    /// The commands "validate.vote", "validate.rewrite" and "validate.conclude" must have been added.
    DiscussionPanel(PageContext context, DiscussionsController *controller, QWidget *parent);

    /// What the person has chosen for the question.
    DiscussionOutcome choice() const;
    /// The options chosen, or the text written, as the new key.
    Answer newKey() const;
    /// Whether what was accepted so far stays accepted beside a written key.
    bool keepsAccepted() const;
    QString note() const;
    void focusChoices();
    /// Saves the comment being written.
    void flush();
    void projectChanged(const Changes &changes);
    void retranslate();
    PicturePane *pane() const { return m_pane; }

Q_SIGNALS:
    void failed(const QString &sentence);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    QWidget *buildAct();
    void showCurrent();
    void showAnswers(const DiscussionView &view);
    void offerKeys(const Question &question, const Answer &mostAttractive);
    void offerWritten(const QList<WrittenCount> &counts);
    void showKey();
    bool isWritten() const;
    void showKeyTitle();
    void showVotes(const DiscussionView &view);
    void showState();
    void showNote();

    PageContext m_context;
    DiscussionsController *m_controller;
    PicturePane *m_pane = nullptr;
    Badge *m_state = nullptr;
    QLabel *m_reason = nullptr;
    QLabel *m_stem = nullptr;
    QString m_said; ///< what stands there, without links
    OptionCounts *m_counts = nullptr;
    QLabel *m_answers = nullptr;
    QLabel *m_votes = nullptr;
    QWidget *m_act = nullptr;
    ChipRow *m_choices = nullptr;
    ChipRow *m_keys = nullptr;
    AnswerField *m_writtenKey = nullptr;
    bool m_keyOffered = false; ///< the field of the key had its first text
    QCheckBox *m_keepsAccepted = nullptr;
    TextField *m_note = nullptr;
    ActionButton *m_vote = nullptr;
    ActionButton *m_conclude = nullptr;
    ActionButton *m_rewrite = nullptr;
    CommentThread *m_talk = nullptr;
};

} // namespace yuyi
