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

/// @brief Raw pictures come in here, and every image of the project can be found, looked at and decided on.
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
    /// Where one was in the list before it was read again.
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
    /// A benchmark file is asked about and imported; with `orManifest` another table counts as a manifest.
    void openItems(const QString &file, bool orManifest);
    void askAboutItems(const QString &file, const ImportedSet &set);
    void showRefused();
    void showKnown();
    void retranslate();

    CollectController *m_controller;
    ImageListModel *m_model;
    PageHeader *m_header = nullptr;
    QList<ActionButton *> m_secondary;   ///< in the menu of m_more where the page is narrow
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
    QTimer m_selected;        ///< walking fast reads only where one stops
    QTimer m_again;           ///< a burst of changes reads the image shown once
    Place m_place;
    ImageId m_wanted;         ///< to be selected when the list is there
    int m_listed = -1;
    int m_emptyKind = -1;     ///< what the empty page says
    bool m_fromTop = false;
    bool m_placed = false;    ///< the person chose the width of the details
};

} // namespace yuyi
