// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/imagelistmodel.h"

#include "models/items/pictureloader.h"
#include "models/services/session/projectaccess.h"

#include <algorithm>

namespace yuyi {

namespace {
constexpr int pageRows = 256;
constexpr int pagesKept = 64;
constexpr int againMs = 300; // a burst of changes asks the query once
} // namespace

ImageListModel::ImageListModel(ProjectAccess &project, PictureLoader &pictures, QObject *parent)
    : QAbstractListModel(parent),
      m_project(project),
      m_pictures(pictures),
      m_pages(pagesKept)
{
    m_again.setSingleShot(true);
    m_again.setInterval(againMs);
    connect(&m_again, &QTimer::timeout, this, &ImageListModel::run);
    connect(&m_pictures, &PictureLoader::thumbnailReady, this, [this](const Sha256 &sha) {
        const auto found = m_rowsByHash.constFind(sha);
        if (found != m_rowsByHash.constEnd() && *found < m_ids.size())
            Q_EMIT dataChanged(index(*found), index(*found), {thumbnailroles::Thumbnail, thumbnailroles::Failed});
    });
}

ImageListModel::~ImageListModel() = default;

void ImageListModel::query(const ImageFilter &filter, ImageSort sort, bool descending)
{
    m_filter = filter;
    m_sort = sort;
    m_descending = descending;
    run();
}

void ImageListModel::run()
{
    if (!m_filter)
        return;
    m_project
        .read([filter = *m_filter, reader = m_project.person(), sort = m_sort, descending = m_descending](Stores &stores) {
            ImageFilter read = filter;
            read.reader = reader.id;
            read.onlyOwnTexts = !reader.is(yuyi::Role::Lead);
            return stores.images().list(read, sort, descending);
        })
        .then(this, m_latest.only([this](const Result<QList<ImageId>> &ids) {
            if (!ids)
                Q_EMIT failed(ids.error());
            else
                take(*ids);
        }));
}

void ImageListModel::setIds(const QList<ImageId> &ids)
{
    m_filter.reset();
    m_latest.drop();
    take(ids);
}

void ImageListModel::take(const QList<ImageId> &ids)
{
    if (ids == m_ids) {
        Q_EMIT listed(rowCount());
        return;
    }
    // What stays at its place keeps selection and scroll position: only the tail is taken off or put on.
    const auto same = std::mismatch(m_ids.begin(), m_ids.end(), ids.begin(), ids.end()).first - m_ids.begin();
    if (same == m_ids.size() && !m_ids.isEmpty()) {
        beginInsertRows({}, static_cast<int>(same), static_cast<int>(ids.size()) - 1);
        m_stale.insert(static_cast<int>(same) / pageRows);
        m_ids = ids;
        endInsertRows();
    } else {
        beginResetModel();
        m_ids = ids;
        m_pages.clear();
        m_stale.clear();
        m_fetching.clear();
        m_rowsByHash.clear();
        endResetModel();
    }
    Q_EMIT listed(rowCount());
}

int ImageListModel::rowOf(const ImageId &id) const
{
    return static_cast<int>(m_ids.indexOf(id));
}

const Image *ImageListModel::row(int index) const
{
    if (index < 0 || index >= m_ids.size())
        return nullptr;
    const int page = index / pageRows;
    const Page *rows = m_pages.object(page);
    if (!rows) {
        fetch(page);
        return nullptr;
    }
    if (m_stale.contains(page))
        fetch(page);
    const int position = index % pageRows;
    if (position >= rows->size() || rows->at(position).id != m_ids.at(index))
        return nullptr;
    return &rows->at(position);
}

std::optional<Image> ImageListModel::image(int index) const
{
    const Image *found = row(index);
    return found ? std::optional<Image>(*found) : std::nullopt;
}

void ImageListModel::fetch(int page) const
{
    if (m_fetching.contains(page))
        return;
    m_fetching.insert(page);
    m_stale.remove(page); // what changes from now on makes it stale again
    const QList<ImageId> wanted = m_ids.mid(qsizetype{page} * pageRows, pageRows);
    auto *self = const_cast<ImageListModel *>(this);
    m_project.read([wanted](Stores &stores) { return stores.images().images(wanted); })
        .then(self, [self, page, wanted](const Result<QList<Image>> &images) {
            self->m_fetching.remove(page);
            if (!images || page * pageRows >= self->m_ids.size())
                return;
            const auto tell = [&] {
                const int last = std::min<int>((page + 1) * pageRows, self->rowCount()) - 1;
                Q_EMIT self->dataChanged(self->index(page * pageRows), self->index(last));
            };
            if (self->m_ids.mid(qsizetype{page} * pageRows, pageRows) != wanted) {
                tell(); // the list has grown meanwhile: whoever shows the rows asks again
                return;
            }
            // Rows stay at their place though one of them may be gone.
            QHash<ImageId, Image> byId;
            for (const Image &image : *images)
                byId.insert(image.id, image);
            auto rows = std::make_unique<Page>();
            for (int i = 0; i < wanted.size(); ++i) {
                const Image image = byId.value(wanted.at(i));
                self->m_rowsByHash.insert(image.sha256, page * pageRows + i);
                rows->append(image);
            }
            self->m_pages.insert(page, rows.release());
            tell();
        });
}

void ImageListModel::setThumbnailEdge(int edge)
{
    m_edge = edge;
}

void ImageListModel::setCaption(std::function<QString(const Image &)> caption)
{
    m_caption = std::move(caption);
    refreshTexts();
}

void ImageListModel::setBadges(std::function<ThumbnailBadges(const Image &)> badges)
{
    m_badges = std::move(badges);
    refreshTexts();
}

void ImageListModel::setDimmed(std::function<bool(const Image &)> dimmed)
{
    m_dimmed = std::move(dimmed);
    refreshTexts();
}

void ImageListModel::refreshTexts()
{
    if (!m_ids.isEmpty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

void ImageListModel::projectChanged(const Changes &changes)
{
    if (!changes.touches(Entity::Image))
        return;
    bool several = changes.list.size() > 64;
    for (const Change &change : changes.list) {
        if (change.entity != Entity::Image)
            continue;
        if (change.subject.isNull()) {
            several = true;
        } else if (!several) {
            const int at = rowOf(ImageId(change.subject));
            if (at >= 0)
                m_stale.insert(at / pageRows);
        }
    }
    if (several) {
        for (const int page : m_pages.keys())
            m_stale.insert(page);
    }
    refreshTexts();
    if (m_filter && !m_again.isActive())
        m_again.start();
}

int ImageListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_ids.size());
}

QVariant ImageListModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Image *image = row(index.row());
    if (!image || image->id.isNull())
        return {};
    switch (role) {
    case thumbnailroles::Thumbnail:
        return m_pictures.thumbnail(*image, m_edge);
    case thumbnailroles::Caption:
        return m_caption ? m_caption(*image) : image->names.value(0);
    case thumbnailroles::Badges:
        return m_badges ? QVariant::fromValue(m_badges(*image)) : QVariant();
    case thumbnailroles::Dimmed:
        return m_dimmed ? m_dimmed(*image) : image->stage == Stage::Discarded;
    case thumbnailroles::Failed:
        return m_pictures.failed(image->sha256);
    case ImageRole:
        return QVariant::fromValue(image->id);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
    case Qt::DisplayRole:
        return image->names.value(0);
    default:
        return {};
    }
}

} // namespace yuyi
