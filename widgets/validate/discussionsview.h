// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/review/discussionservice.h"
#include "widgets/shell/page/page.h"

class QListWidget;

namespace yuyi {

class DiscussionPanel;
class DiscussionsController;
class EmptyState;
class StateStack;

/// @brief The discussions of questions: the answers, people's proposals and comments. Leads decide the outcome.
class DiscussionsView final : public QWidget
{
    Q_OBJECT
public:
    DiscussionsView(PageContext context, QWidget *parent);

    void enter();
    void leave();
    void projectChanged(const Changes &changes);
    /// Whether there are several pictures to walk through.
    bool hasPictures() const;
    /// Goes on by so many pictures and stops at the ends.
    void stepPicture(int by);
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
    void showList();
    void showThumbnail(int row);
    void readCurrent();
    void vote();
    void conclude();

    PageContext m_context;
    DiscussionsController *m_controller;
    StateStack *m_stack = nullptr;
    QListWidget *m_list = nullptr;
    DiscussionPanel *m_panel = nullptr;
    EmptyState *m_empty = nullptr;
};

} // namespace yuyi
