// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/image.h"
#include "widgets/shell/page.h"

#include <QTimer>

#include <memory>

class QStackedWidget;

namespace yuyi {

class ActionButton;
class Banner;
class CollectController;
class CollectDecisions;
class CollectEmpty;
class CollectFiles;
class DetailsPanel;
class EmptyState;
class FilterBar;
class GridQuickView;
class GridSelection;
class ImageListModel;
class ImportStrip;
class PageHeader;
class SplitView;
class ThumbnailGrid;

/// Imports raw images, and finds, shows and decides on all images of the project.
class CollectPage final : public Page
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
    void changeEvent(QEvent *event) override;
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
    void retranslate();

    CollectController *m_controller;
    CollectFiles *m_files;
    CollectDecisions *m_decisions;
    ImageListModel *m_model;
    PageHeader *m_header = nullptr;
    QList<ActionButton *> m_secondary;   ///< in the menu of m_more if the page is narrow
    ActionButton *m_more = nullptr;
    ImportStrip *m_strip = nullptr;
    FilterBar *m_filters = nullptr;
    QStackedWidget *m_stack = nullptr;
    SplitView *m_split = nullptr;
    ThumbnailGrid *m_grid = nullptr;
    GridSelection *m_selection = nullptr;
    DetailsPanel *m_details = nullptr;
    EmptyState *m_empty = nullptr;
    std::unique_ptr<CollectEmpty> m_emptyTexts;
    Banner *m_banner = nullptr;
    GridQuickView *m_quick = nullptr;
    QTimer m_selected;        ///< delays reading while the user walks quickly through images
    QTimer m_again;           ///< reloads the current image once per burst of changes
    ImageId m_wanted;         ///< image to select when the list is loaded
    int m_listed = -1;
    bool m_placed = false;    ///< the user has set the width of the details
};

} // namespace yuyi
