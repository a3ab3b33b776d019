// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/review/discussionservice.h"
#include "models/services/session/notekeeper.h"
#include "widgets/shell/page.h"

#include <optional>

class QLabel;
class QListWidget;
class QScrollArea;
class QStackedWidget;

namespace yuyi {

class ActionButton;
class Badge;
class ChipRow;
class CommentThread;
class EmptyState;
class ImageViewer;
class OptionCounts;
class SplitView;
class TextField;

/// @brief The discussions of questions: the answers, people's proposals and comments. Leads decide the outcome.
class DiscussionsView final : public QWidget
{
    Q_OBJECT
public:
    DiscussionsView(PageContext context, QWidget *parent);

    void enter();
    void leave();
    void projectChanged(const Changes &changes);
    void retranslate();
    /// Selects this discussion in the list.
    void look(const DiscussionId &id);
    int openCount() const;

Q_SIGNALS:
    void failed(const QString &sentence);
    void toast(const QString &sentence, bool undoable);
    void loaded();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void addCommands();
    QWidget *buildDetail();
    void load();
    void showList();
    void showThumbnail(int row);
    void readCurrent();
    void showCurrent();
    void showPicture();
    void showState();
    void vote();
    void conclude();
    void carryOut(const Conclusion &conclusion);
    void clearNote(const DiscussionId &id, const QString &sent);
    /// Shows the unsent text for the current discussion.
    void showNote();
    DiscussionOutcome choice() const;
    bool canAct() const { return m_active && m_shown && m_shown->discussion.state == DiscussionState::Open; }

    PageContext m_context;
    NoteKeeper m_notes;        ///< unsent reasons
    QList<DiscussionLine> m_lines;
    std::optional<DiscussionView> m_shown;
    DiscussionId m_current;
    PersonId m_person;
    bool m_active = false;
    bool m_sending = false;    ///< a vote or an outcome is being saved
    quint64 m_request = 0;
    quint64 m_detailRequest = 0;
    QString m_pending;

    QStackedWidget *m_stack = nullptr;
    SplitView *m_split = nullptr;
    QListWidget *m_list = nullptr;
    QScrollArea *m_scroll = nullptr;
    ImageViewer *m_viewer = nullptr;
    Badge *m_state = nullptr;
    QLabel *m_reason = nullptr;
    QLabel *m_stem = nullptr;
    OptionCounts *m_counts = nullptr;
    QLabel *m_answers = nullptr;
    QLabel *m_votes = nullptr;
    QWidget *m_act = nullptr;
    ChipRow *m_choices = nullptr;
    ChipRow *m_keys = nullptr;
    TextField *m_note = nullptr;
    ActionButton *m_vote = nullptr;
    ActionButton *m_conclude = nullptr;
    ActionButton *m_rewrite = nullptr;
    CommentThread *m_talk = nullptr;
    EmptyState *m_empty = nullptr;
};

} // namespace yuyi
