// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/annotation/unsavedannotation.h"
#include "widgets/shell/page.h"
#include "widgets/shell/typedwork.h"

#include <QTimer>

class QStackedWidget;

namespace yuyi {

class AnnotateController;
class AnnotationForm;
class Badge;
class Banner;
class ElidedLabel;
class EmptyState;
class GuidelinePanel;
class ImageViewer;
class PageHeader;
class ReturnedNotes;
class SplitView;

/// Annotation page: image on the left; on the right a form with labels by digit keys, texts, questions and the linter.
class AnnotatePage final : public Page, public TypedWork
{
    Q_OBJECT
public:
    explicit AnnotatePage(PageContext context, QWidget *parent = nullptr);

    void enter() override;
    void leave() override;
    void show(const Location &location) override;
    Location here() const override;
    void projectChanged(const Changes &changes) override;
    void handOver() override;
    std::optional<UnsavedWork> unsaved() const override;
    using QWidget::show;

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void addCommands();
    void build();
    void loaded(const QString &field);
    void offerTyping(const UnsavedAnnotation &copy, const QString &reason);
    void showStanding();
    void showFacts();
    void showPicture();
    void showFinished();
    void showSaveState();
    void showQueue();
    void submit();
    void openMyWork();
    void toggleGuideline();
    /// Shows a notice if the draft was begun under another version of the guideline than the current one.
    void compareGuideline();
    void retranslate();

    AnnotateController *m_controller;
    PageHeader *m_header = nullptr;
    Badge *m_state = nullptr;
    Badge *m_calibration = nullptr;
    QStackedWidget *m_stack = nullptr;
    SplitView *m_split = nullptr;
    ImageViewer *m_viewer = nullptr;
    ElidedLabel *m_facts = nullptr;
    AnnotationForm *m_form = nullptr;
    EmptyState *m_empty = nullptr;
    Banner *m_banner = nullptr;
    ReturnedNotes *m_returned = nullptr;
    GuidelinePanel *m_guideline = nullptr;
    Banner *m_guidelineBanner = nullptr;
    Banner *m_typingBanner = nullptr;
    UnsavedAnnotation m_offered;   ///< shown in the banner about unsaved text
    GuidelineId m_guidelineTold;   ///< guideline version of which the person was notified, or which they read
    QTimer m_clock;          ///< updates "saved 2 s ago"
    bool m_refused = false;   ///< the banner explains why a submission was refused
    bool m_entered = false;
    bool m_packed = false;    ///< in a work package; comments are made only in the project
    QString m_pending;       ///< SHA-256 of the image being decoded
};

} // namespace yuyi
