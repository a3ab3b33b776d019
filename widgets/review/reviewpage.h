// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/shell/page.h"
#include "widgets/shell/typedwork.h"

#include <QTimer>

#include <functional>

class QStackedWidget;

namespace yuyi {

class AcceptedPanel;
class ActionButton;
class Badge;
class Banner;
class CasePanel;
class ChipRow;
class CommentThread;
class GuidelinePanel;
class ElidedLabel;
class EmptyState;
class ImageViewer;
class PageHeader;
class ReviewController;
class SplitView;

/// @brief Adjudication of two annotations: the picture at the left, the fields at the right, one key for each choice. For leads
/// there is a second view, which reviews accepted images.
class ReviewPage final : public Page, public TypedWork
{
    Q_OBJECT
public:
    explicit ReviewPage(PageContext context, QWidget *parent = nullptr);

    void enter() override;
    void leave() override;
    void show(const Location &location) override;
    Location here() const override;
    void projectChanged(const Changes &changes) override;
    void handOver() override;
    std::optional<UnsavedWork> unsaved() const override;
    using QWidget::show;

    CasePanel *panel() const { return m_panel; }

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    enum class View { Cases, Accepted };

    void addCommands();
    void addCaseCommands();
    void addCommand(const char *id, std::function<QString()> text, const QList<QKeySequence> &keys, bool single,
                    std::function<void()> run, std::function<bool()> enabled);
    void build();
    QWidget *buildPicture();
    void connectAll();
    bool isCases() const { return m_view == View::Cases; }
    bool canDecide() const;
    void setView(View view);
    void loaded(const QString &field);
    void showPicture(const Image &image);
    void showFinished();
    void showState();
    void showSubtitle();
    void showTalk();
    void finish();
    void askReason();
    void takeFocus();
    void retranslate();

    ReviewController *m_controller;
    View m_view = View::Cases;
    PageHeader *m_header = nullptr;
    ChipRow *m_views = nullptr;
    Badge *m_state = nullptr;
    Badge *m_unsure = nullptr;           ///< shows that an annotator is not sure
    ActionButton *m_approve = nullptr;
    ActionButton *m_finish = nullptr;
    QStackedWidget *m_stack = nullptr;
    SplitView *m_split = nullptr;
    SplitView *m_leftSide = nullptr;
    ImageViewer *m_viewer = nullptr;
    ElidedLabel *m_facts = nullptr;
    CommentThread *m_talk = nullptr;
    GuidelinePanel *m_guideline = nullptr;
    QStackedWidget *m_right = nullptr;
    CasePanel *m_panel = nullptr;
    AcceptedPanel *m_accepted = nullptr;
    EmptyState *m_empty = nullptr;
    Banner *m_banner = nullptr;
    QTimer m_clock;
    bool m_entered = false;
    bool m_packed = false;          ///< a work package is open: comments are made only in the project
    bool m_talkWanted = false;
    QString m_pending;       ///< SHA-256 of the picture being decoded
};

} // namespace yuyi
