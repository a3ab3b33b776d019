// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"
#include "widgets/shell/page/framedpage.h"

class QListWidget;

namespace yuyi {

class ChainDetail;
class ChainsController;
struct RowFault;
class ChipRow;
class ImageViewer;

/// @brief People look at the chains of concepts, with the image of the leaf, and accept or drop them. For presets with chains.
class ChainsPage final : public FramedPage
{
    Q_OBJECT
public:
    explicit ChainsPage(PageContext context, QWidget *parent = nullptr);

    void enter() override;
    void leave() override;
    void show(const Location &location) override;
    Location here() const override;
    void projectChanged(const Changes &changes) override;
    using QWidget::show;

private:
    void addCommands();
    void build();
    void showList();
    void showChain();
    void showPicture();
    void showEmpty();
    void chooseConcepts();
    void tellFaults(const QList<RowFault> &faults);
    void retranslate() override;

    ChainsController *m_controller;
    ChipRow *m_views = nullptr;
    QListWidget *m_list = nullptr;
    ImageViewer *m_viewer = nullptr;
    ChainDetail *m_detail = nullptr;
    Sha256 m_shown; ///< the picture in the viewer
};

} // namespace yuyi
