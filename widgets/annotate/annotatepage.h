// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"
#include "widgets/shell/page/framedpage.h"
#include "widgets/shell/unsaved/unsavededits.h"

#include <QTimer>

namespace yuyi {

class AnnotateCommands;
class AnnotateController;
class AnnotateStatus;
class AnnotatedPicture;
class AnnotationForm;
class GuidelinePanel;
class PictureWork;
class SplitView;
class TemplateWork;
class TypingOffer;

/// Annotation page: image on the left; on the right a form with labels by digit keys, texts, questions and the linter.
class AnnotatePage final : public FramedPage, public UnsavedEdits
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

private:
    void build();
    void connectCommands();
    void connectController();
    void loaded(const QString &field);
    void showStanding();
    void showFinished();
    void showSaveState();
    void submit();
    /// A released image would be released no longer.
    void askToReopen(const QString &imageName);
    void openMyWork();
    void toggleGuideline();
    /// Shows a notice if the draft was begun under another version of the guideline than the current one.
    void compareGuideline();
    void retranslate() override;

    AnnotateController *m_controller;
    AnnotateCommands *m_commands;
    AnnotateStatus *m_status = nullptr;
    SplitView *m_split = nullptr;
    AnnotatedPicture *m_picture = nullptr;
    AnnotationForm *m_form = nullptr;
    PictureWork *m_pictures = nullptr;
    TemplateWork *m_templates = nullptr;
    GuidelinePanel *m_guideline = nullptr;
    Banner *m_guidelineBanner = nullptr;
    TypingOffer *m_typing = nullptr;
    GuidelineId m_guidelineTold; ///< guideline version of which the person was notified, or which they read
    QTimer m_clock;              ///< updates "saved 2 s ago"
    bool m_submitting = false;   ///< the submission has not been answered
    bool m_refused = false;      ///< the banner explains why a submission was refused
    bool m_entered = false;
};

} // namespace yuyi
