// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/history/changes.h"
#include "models/domain/images/image.h"
#include "models/items/thumbnailroles.h"
#include "models/services/session/latest.h"
#include "models/stores/imagestore.h"

#include <QAbstractListModel>
#include <QCache>
#include <QHash>
#include <QSet>
#include <QTimer>

#include <functional>
#include <optional>

namespace yuyi {

class PictureLoader;
class ProjectAccess;

/// @brief A list of images for a ThumbnailGrid. Keeps only the ids of all rows, so 100,000 rows are possible; the data of visible
/// rows is fetched page by page. Roles: thumbnailroles and ImageRole. GUI thread.
class ImageListModel final : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role {
        ImageRole = Qt::UserRole + 300
    };

    ImageListModel(ProjectAccess &project, PictureLoader &pictures, QObject *parent = nullptr);
    ~ImageListModel() override;

    /// Shows the images that match the filter. The list is unchanged until the result arrives; then `listed` is emitted.
    void query(const ImageFilter &filter, ImageSort sort, bool descending);
    /// Shows these images in this order.
    void setIds(const QList<ImageId> &ids);
    const QList<ImageId> &ids() const { return m_ids; }
    int rowOf(const ImageId &id) const;
    /// The image of a row; no value while it is not yet loaded.
    std::optional<Image> image(int row) const;

    void setThumbnailEdge(int edge);
    /// Functions that return the caption, badges and dimming of an image. Default: its name and stage.
    void setCaption(std::function<QString(const Image &)> caption);
    void setBadges(std::function<ThumbnailBadges(const Image &)> badges);
    void setDimmed(std::function<bool(const Image &)> dimmed);
    /// Calls these functions again for all rows.
    void refreshTexts();
    /// Call on every change of the project. Reads changed rows again, and repeats the query if images were added or removed.
    void projectChanged(const Changes &changes);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

Q_SIGNALS:
    void listed(int count);
    void failed(const yuyi::Error &error);

private:
    using Page = QList<Image>;
    void take(const QList<ImageId> &ids);
    void fetch(int page) const;
    void run();
    const Image *row(int index) const;

    ProjectAccess &m_project;
    PictureLoader &m_pictures;
    QList<ImageId> m_ids;
    mutable QCache<int, Page> m_pages;
    mutable QSet<int> m_fetching;
    mutable QSet<int> m_stale;               ///< outdated pages, shown unchanged until they are read again
    mutable QHash<Sha256, int> m_rowsByHash; ///< only of loaded rows
    std::optional<ImageFilter> m_filter;
    ImageSort m_sort = ImageSort::Added;
    bool m_descending = false;
    int m_edge = 160;
    Latest m_latest;
    QTimer m_again;
    std::function<QString(const Image &)> m_caption;
    std::function<ThumbnailBadges(const Image &)> m_badges;
    std::function<bool(const Image &)> m_dimmed;
};

} // namespace yuyi
