// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/image.h"
#include "widgets/shell/page.h"

#include <QTimer>

class QStackedWidget;

namespace yuyi {

class ActionButton;
class Banner;
class CollectController;
class DetailsPanel;
class EmptyState;
class FilterBar;
class ImageListModel;
class ImportStrip;
class PageHeader;
class QuickView;
class SplitView;
class ThumbnailGrid;
struct ImportedSet;

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
    /// Position in the list before it was reloaded.
    struct Place {
        ImageId current;
        QList<ImageId> selected;
        int row = -1;
    };

    void addCommands();
    void build();
    void connectParts();
    void connectGrid();
    void query();
    void showCounts();
    void showState();
    void showSelection();
    QList<ImageId> selectedImages() const;
    Place place() const;
    void returnTo(const Place &place);
    void select(const ImageId &image);
    void step(int direction);
    void zoom(int edge);
    void quickView();
    void showQuick(const QModelIndex &index);
    void openDetails();
    void decide(const QList<ImageId> &images, Outcome outcome, const QString &reason, const QString &note = {});
    void toggleDetails();
    void placeDetails();
    void foldActions();
    void chooseReason();
    void inspect();
    void talk();

    void addFolder();
    void addFiles();
    void addManifest();
    void chooseItems();
    /// Asks about a benchmark file and imports it. With `orManifest`, a file that is not one may be imported as a manifest.
    void openItems(const QString &file, bool orManifest);
    void askAboutItems(const QString &file, const ImportedSet &set);
    void showRefused();
    void showKnown();
    void retranslate();

    CollectController *m_controller;
    ImageListModel *m_model;
    PageHeader *m_header = nullptr;
    QList<ActionButton *> m_secondary;   ///< in the menu of m_more if the page is narrow
    ActionButton *m_more = nullptr;
    ImportStrip *m_strip = nullptr;
    FilterBar *m_filters = nullptr;
    QStackedWidget *m_stack = nullptr;
    SplitView *m_split = nullptr;
    ThumbnailGrid *m_grid = nullptr;
    DetailsPanel *m_details = nullptr;
    EmptyState *m_empty = nullptr;
    Banner *m_banner = nullptr;
    QuickView *m_quick = nullptr;
    QTimer m_selected;        ///< delays reading while the user walks quickly through images
    QTimer m_again;           ///< reloads the current image once per burst of changes
    Place m_place;
    ImageId m_wanted;         ///< image to select when the list is loaded
    int m_listed = -1;
    int m_emptyKind = -1;     ///< which text the empty page shows
    bool m_fromTop = false;
    bool m_placed = false;    ///< the user has set the width of the details
};

} // namespace yuyi
