// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/review/reviewheader.h"
#include "widgets/shell/page/framedpage.h"
#include "widgets/shell/unsaved/unsavededits.h"

#include <QTimer>

class QStackedWidget;

namespace yuyi {

class AcceptedPanel;
class CasePanel;
class GuidelinePanel;
class ReviewController;
class ReviewField;
class ReviewSide;
class SplitView;

/// @brief Adjudication of two annotations: the picture at the left, the fields at the right, one key for each choice. For leads
/// there is a second view, which reviews accepted images.
class ReviewPage final : public FramedPage, public UnsavedEdits
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

    using View = ReviewHeader::View;
    ReviewController *controller() const { return m_controller; }
    /// The fields of the case. Like the following, null while the page is built.
    CasePanel *panel() const { return m_panel; }
    AcceptedPanel *accepted() const { return m_accepted; }
    ReviewSide *side() const { return m_side; }

    bool isCases() const { return m_view == View::Cases; }
    void setView(View view);
    /// Fields take the keys: nothing is being typed or chosen in one of them.
    bool canDecide() const;
    /// The same, or the marked field holds a text that could not be stored and can be edited on.
    bool canWrite() const;
    /// Finishes the case, or shows what is undecided.
    void finish();
    /// Asks what the authors should check, then returns the image to them.
    void askReason();
    /// Goes to the next (1) or previous (−1) image of the view.
    void walk(int step);
    /// Whether there are several pictures to walk through.
    bool hasPictures() const;
    /// Goes on by so many pictures and stops at the ends.
    void stepPicture(int by);
    /// Opens the list of cases.
    void openList();
    void showBalance();
    void toggleGuideline();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    void connectController();
    void connectPanels();
    void loaded(const QString &field);
    void showFinished();
    void showState();
    void showSubtitle();
    void showPictures();
    void showError(const Error &error);
    void takeFocus();
    void retranslate() override;

    ReviewController *m_controller;
    View m_view = View::Cases;
    ReviewHeader *m_heading = nullptr;
    SplitView *m_split = nullptr;
    ReviewSide *m_side = nullptr;
    GuidelinePanel *m_guideline = nullptr;
    QStackedWidget *m_right = nullptr;
    CasePanel *m_panel = nullptr;
    const ReviewField *m_pictured = nullptr; ///< the field whose pictures are shown
    AcceptedPanel *m_accepted = nullptr;
    QTimer m_clock;
    bool m_entered = false;
};

} // namespace yuyi
