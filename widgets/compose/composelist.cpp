// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compose/composelist.h"

#include "models/services/session/projectaccess.h"

#include <utility>

namespace yuyi {

ComposeList::ComposeList(ProjectAccess &project, QObject *parent) : QObject(parent), m_project(project) {}

void ComposeList::load()
{
    m_project.read([](Stores &stores) { return composeImages(stores); })
        .then(this, m_latest.only([this](const Result<ComposeImages> &images) {
            if (!images) {
                refuse(images.error());
                return;
            }
            m_loaded = true;
            m_images = *images;
            Q_EMIT changed();
        }));
}

void ComposeList::refuse(const Error &error)
{
    if (error.code != ErrorCode::Refused) {
        Q_EMIT failed(error.sentence);
        return;
    }
    m_refusal = error.sentence;
    Q_EMIT changed();
}

void ComposeList::allow()
{
    if (m_refusal.isEmpty())
        return;
    m_refusal.clear();
    Q_EMIT changed();
}

void ComposeList::openView(View view)
{
    m_view = view;
    m_stay = {};
    Q_EMIT changed();
}

QList<ImageId> ComposeList::listed() const
{
    if (m_view == View::All)
        return m_images.images;
    QList<ImageId> ids;
    for (const ImageId &image : m_images.images) {
        if (image == m_stay || m_images.panelled.contains(image) == (m_view == View::With))
            ids.append(image);
    }
    return ids;
}

ComposeList::Counts ComposeList::counts() const
{
    const qint64 all = m_images.images.size();
    const qint64 with = m_images.panelled.size();
    return {all, all - with, with};
}

void ComposeList::setCounts(const ImageId &image, const PanelCounts &counts)
{
    if (counts == countsOf(image))
        return;
    if (counts.isEmpty())
        m_images.panelled.remove(image);
    else
        m_images.panelled.insert(image, counts);
    Q_EMIT countsChanged();
}

void ComposeList::goTo(const ImageId &image)
{
    m_wanted = image;
    if (!listed().contains(image))
        m_view = View::All;
    if (m_loaded)
        Q_EMIT changed();
}

void ComposeList::openWhenThere(const ImageId &image)
{
    m_wanted = image;
    m_view = View::All;
    load();
}

ImageId ComposeList::takeWanted()
{
    return std::exchange(m_wanted, {});
}

} // namespace yuyi
