// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/shell/page/framedpage.h"
#include "widgets/text/textcommands.h"

class QComboBox;
class QTimer;

namespace yuyi {

class ActionButton;
class Badge;

/// @brief Filter by text ratio: the limit can be dragged in the histogram, images near it come first. Text areas are drawn on the
/// picture and can be corrected, and a person's decision overrides the rule.
class TextPage final : public FramedPage
{
    Q_OBJECT
public:
    explicit TextPage(PageContext context, QWidget *parent = nullptr);

    void enter() override;
    void leave() override;
    void show(const Location &location) override;
    Location here() const override;
    void projectChanged(const Changes &changes) override;
    using QWidget::show;

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void buildHeader();
    QWidget *buildHistogram(QWidget *parent);
    void followHistogram();
    void followController();
    void showLoaded();
    void showRatios();
    void showCounts();
    QString effectText(int discarded, int added, int restored) const;
    void showList();
    void followList();
    void showEngine();
    void fillEngines();
    void showEmpty();
    void showImage();
    void showStanding();
    void showDecided();
    void showCorrected();
    void askAboutKept(int images);
    void retranslate() override;

    TextController *m_controller;
    textcommands::Parts m_parts; ///< what the commands act on
    Badge *m_engineBadge = nullptr;
    Badge *m_older = nullptr;
    Badge *m_effect = nullptr;
    QComboBox *m_engine = nullptr;
    ActionButton *m_unreadableButton = nullptr;
    ActionButton *m_apply = nullptr;
    Histogram *m_histogram = nullptr;
    TextImagesPanel *m_images = nullptr;
    TextPicturePanel *m_picture = nullptr;
    QTimer *m_following = nullptr; ///< updates the list while the limit is dragged
};

} // namespace yuyi
