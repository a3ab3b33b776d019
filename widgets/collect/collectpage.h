// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/image.h"
#include "widgets/shell/page/framedpage.h"

#include <QTimer>

#include <memory>

namespace yuyi {

class ActionButton;
class CollectController;
class CollectDecisions;
class CollectEmpty;
class CollectFiles;
class DetailsPanel;
class FilterBar;
class GridQuickView;
class GridSelection;
class ImageListModel;
class ImportStrip;
class SplitView;
class ThumbnailGrid;

/// Imports raw images, and finds, shows and decides on all images of the project.
class CollectPage final : public FramedPage
{
    Q_OBJECT
public:
    explicit CollectPage(PageContext context, QWidget *parent = nullptr);
    ~CollectPage() override;

    void enter() override;
    void leave() override;
    void show(const Location &location) override;
    Location here() const override;
    void projectChanged(const Changes &changes) override;
    void takeFiles(const QStringList &paths) override;
    using QWidget::show;

protected:
    void focusInEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void addCommands();
    void build();
    void connectParts();
    void connectGrid();
    void query();
    void showCounts();
    void showState();
    void showSelection();
    void zoom(int edge);
    void openDetails();
    void toggleDetails();
    void placeDetails();
    void foldActions();
    void discard();
    void inspect();
    void talk();
    void retranslate() override;

    CollectController *m_controller;
    CollectFiles *m_files;
    CollectDecisions *m_decisions;
    ImageListModel *m_model;
    QList<ActionButton *> m_secondary; ///< in the menu of m_more if the page is narrow
    ActionButton *m_more = nullptr;
    ImportStrip *m_strip = nullptr;
    FilterBar *m_filters = nullptr;
    SplitView *m_split = nullptr;
    ThumbnailGrid *m_grid = nullptr;
    GridSelection *m_selection = nullptr;
    DetailsPanel *m_details = nullptr;
    std::unique_ptr<CollectEmpty> m_emptyTexts;
    GridQuickView *m_quick = nullptr;
    QTimer m_selected; ///< delays reading while the user walks quickly through images
    QTimer m_again;    ///< reloads the current image once per burst of changes
    ImageId m_wanted;  ///< image to select when the list is loaded
    int m_listed = -1;
    bool m_placed = false; ///< the user has set the width of the details
};

} // namespace yuyi
