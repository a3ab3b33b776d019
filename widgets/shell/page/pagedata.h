// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/session/latest.h"
#include "models/services/session/projectaccess.h"
#include "widgets/shell/page/page.h"

#include <QTimer>

#include <functional>
#include <memory>
#include <utility>

namespace yuyi {

/// @brief The shared data of a tabbed page's views. It is read again when relevant data has changed, and dropped when another
/// person acts. Lives in the GUI thread; see PageDataOf for the data.
class PageData : public QObject
{
    Q_OBJECT
public:
    PageContext &context() { return m_context; }
    const PageContext &context() const { return m_context; }
    void enter();
    void leave();
    /// Call this while the page is shown.
    void projectChanged(const Changes &changes);
    /// Reads again. If a reading is in progress, another follows it.
    void reload();
    /// Reads again after a short delay, because changes often come in bursts.
    void reloadSoon();
    bool isShown() const { return m_shown; }
    bool isLoading() const { return m_loading; }
    virtual bool hasData() const = 0;
    /// The reason why the data may not be read; empty if it may.
    QString refusal() const { return m_refusal; }
    bool isLead() const;

Q_SIGNALS:
    /// The data was loaded or dropped, or the selection changed.
    void changed();
    void failed(const QString &sentence);

protected:
    /// Changes of `entities` within `pauseMs` cause one reading.
    PageData(PageContext context, int pauseMs, const QList<Entity> &entities, QObject *parent);

    /// Starts a reading that calls `ended` if the question is still the newest then.
    virtual void read(const Latest::Question &question) = 0;
    virtual void drop() = 0;
    void ended(const Error *error);

private:
    PageContext m_context;
    QList<Entity> m_entities;
    QString m_refusal;
    QTimer m_soon;
    Latest m_latest;
    bool m_shown = false;
    bool m_loading = false;
    bool m_stale = false;
};

/// @brief Page data of this type: a plain value that views may keep.
template <typename Data>
class PageDataOf : public PageData
{
public:
    using Reading = Result<std::shared_ptr<const Data>>;

    /// Null until the first reading has ended, and while nothing may be read.
    std::shared_ptr<const Data> data() const { return m_data; }
    bool hasData() const override { return m_data != nullptr; }

protected:
    using PageData::PageData;

    /// Returns the function that reads on the reader thread. It may hold copies, but must not access the page data. An error with code
    /// Refused becomes the refusal.
    virtual std::function<Reading(Stores &)> reading() const = 0;
    /// New data was loaded; `changed` is emitted next.
    virtual void taken() {}
    /// Another person acts; the data was dropped.
    virtual void dropped() {}

private:
    void drop() final
    {
        m_data.reset();
        dropped();
    }

    void read(const Latest::Question &question) final
    {
        context().project.read(reading()).then(this, question.only([this](const Reading &read) {
            if (read) {
                m_data = *read;
                taken();
            } else if (read.error().code == ErrorCode::Refused) {
                m_data.reset();
            }
            ended(read ? nullptr : &read.error());
        }));
    }

    std::shared_ptr<const Data> m_data;
};

} // namespace yuyi
