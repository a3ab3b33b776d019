// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/history/changes.h"
#include "models/domain/result.h"
#include "models/services/annotation/commentservice.h"
#include "models/services/session/actionoutbox.h"
#include "models/services/session/latest.h"
#include "models/services/session/notekeeper.h"

#include <QTimer>
#include <QWidget>

#include <optional>

class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace yuyi {

class ActionButton;
class Badge;
class MentionField;
class ProjectAccess;

/// @brief The comments on one target with a field to add one. Can be used on any page.
///
/// Set the target with setTarget(), forward changes (projectChanged) and call flush() when the page is left. Input is kept as a
/// draft of the person for that target. Ctrl+Enter sends. A thread is resolved and reopened as a whole. If the person may not read
/// it yet, a sentence says why.
class CommentThread final : public QWidget
{
    Q_OBJECT
public:
    explicit CommentThread(ProjectAccess &project, QWidget *parent = nullptr);
    ~CommentThread() override;

    /// Shows the thread of this target, after saving the draft for the previous one.
    void setTarget(const CommentTarget &target);
    /// No thread: empty and disabled.
    void clear();
    const std::optional<CommentTarget> &target() const { return m_target; }
    const TalkThread &thread() const { return m_thread; }
    MentionField *field() const { return m_field; }
    /// The heading; default "Comments".
    void setTitle(const QString &title);
    void projectChanged(const Changes &changes);
    /// Writes the draft now.
    void flush();

public Q_SLOTS:
    void send();
    /// Resolves an open thread or reopens a resolved one.
    void toggleResolved();
    void focusField();

Q_SIGNALS:
    /// The thread was loaded, or a comment was added, or the thread was resolved or reopened.
    void threadChanged();
    void failed(const yuyi::Error &error);

protected:
    void changeEvent(QEvent *event) override;

private:
    void load(bool withDraft);
    void fill(const QString &text);
    void noteTyping();
    void draftFailed(const QString &key);
    void showThread();
    QWidget *makeRow(const Comment &comment);
    QString nameOf(const PersonId &person) const;
    QString htmlOf(const QString &body) const;
    void retranslate();
    void fail(const Error &error);
    void sent(const CommentTarget &target, const QString &text, const Result<Carried> &added);
    void handedOver();

    ProjectAccess &m_project;
    std::optional<CommentTarget> m_target;
    TalkThread m_thread;
    NoteKeeper m_notes; ///< drafts that the project does not have yet
    QString m_title;
    QTimer m_autosave;
    bool m_dirty = false;
    bool m_filling = false; ///< the text is set, not typed
    bool m_sending = false;
    QString m_sent;             ///< what is being sent
    bool m_draftWanted = false; ///< the draft is requested and has not arrived yet
    Latest m_latest;

    QLabel *m_heading;
    Badge *m_state;
    ActionButton *m_settle;
    QScrollArea *m_scroll;
    QVBoxLayout *m_rows;
    QLabel *m_note;
    MentionField *m_field;
    ActionButton *m_send;
};

} // namespace yuyi
