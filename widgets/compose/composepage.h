// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/compose/composecommands.h"
#include "widgets/shell/page/framedpage.h"

class QStackedWidget;

namespace yuyi {

class Chip;
class RulesController;
class RulesView;

/// @brief Panels are cut out of the images, or come as files, and pictures are composed of them. In the view Rules, sheets are composed of
/// other images, for questions over categories. For presets with sheets or with categories.
class ComposePage final : public FramedPage
{
    Q_OBJECT
public:
    explicit ComposePage(PageContext context, QWidget *parent = nullptr);

    void enter() override;
    void leave() override;
    void show(const Location &location) override;
    Location here() const override;
    void projectChanged(const Changes &changes) override;
    using QWidget::show;

private:
    void build();
    void followController();
    void showImage();
    void keepKeys();
    void showPanels();
    void showEmpty();
    void showTitle();
    void chooseFiles();
    void makeNew();
    void chooseRulesFile();
    void showRules(bool rules);
    /// Whether the view Rules is to be shown: it was chosen, or there is no other.
    bool showsRules() const;
    void showView();
    void retranslate() override;

    ComposeController *m_controller;
    composecommands::Parts m_parts; ///< what the commands act on
    ComposeImagesPanel *m_images = nullptr;
    ComposePicturePanel *m_picture = nullptr;
    PanelsForm *m_panels = nullptr;
    SheetsForm *m_sheets = nullptr;
    RulesController *m_rules;
    RulesView *m_rulesView = nullptr;
    QStackedWidget *m_views = nullptr;
    QList<QWidget *> m_panelButtons; ///< what is done with panels, in the header
    Chip *m_panelsChip = nullptr;
    Chip *m_rulesChip = nullptr;
    bool m_rulesChosen = false;
};

} // namespace yuyi
