// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/projectaccess.h"
#include "widgets/shell/page.h"

#include <QTimer>

#include <functional>
#include <memory>
#include <utility>

namespace yuyi {

/// @brief What the views of a tabbed page share: one reading of the project, read anew when something it hangs on has changed, and
/// dropped when another person comes. Lives in the GUI thread; see PageDeskOf for the data.
class PageDesk : public QObject
{
    Q_OBJECT
public:
    PageContext &context() { return m_context; }
    const PageContext &context() const { return m_context; }
    void enter();
    void leave();
    /// To be told while the page is shown.
    void projectChanged(const Changes &changes);
    /// Reads again; while a reading is under way another follows it.
    void reload();
    /// Reads again in a moment: things often change in bursts.
    void reloadSoon();
    bool isShown() const { return m_shown; }
    bool isLoading() const { return m_loading; }
    virtual bool hasData() const = 0;
    /// Why nothing may be read; empty: it may.
    QString refusal() const { return m_refusal; }
    bool isLead() const;

Q_SIGNALS:
    /// The data is newly there or gone, or what is looked at of it is another.
    void changed();
    void failed(const QString &sentence);

protected:
    /// `pauseMs` gathers changes of `entities` into one reading.
    PageDesk(PageContext context, int pauseMs, const QList<Entity> &entities, QObject *parent);

    /// Begins a reading that ends with `ended` unless `isCurrent(request)` has become false.
    virtual void read(quint64 request) = 0;
    virtual void drop() = 0;
    bool isCurrent(quint64 request) const { return request == m_request; }
    void ended(const Error *error);

private:
    PageContext m_context;
    QList<Entity> m_entities;
    QString m_refusal;
    QTimer m_soon;
    quint64 m_request = 0;
    bool m_shown = false;
    bool m_loading = false;
    bool m_stale = false;
};

/// @brief A desk with data of this type: a plain value that views may keep.
template <typename Data>
class PageDeskOf : public PageDesk
{
public:
    using Reading = Result<std::shared_ptr<const Data>>;

    /// Null until the first reading has ended, and while nothing may be read.
    std::shared_ptr<const Data> data() const { return m_data; }
    bool hasData() const override { return m_data != nullptr; }

protected:
    using PageDesk::PageDesk;

    /// What is done on the reading thread: it holds copies, nothing of the desk. An error of code Refused is a refusal.
    virtual std::function<Reading(Stores &)> reading() const = 0;
    /// New data is there; `changed` comes next.
    virtual void taken() {}
    /// The person is another one.
    virtual void dropped() {}

private:
    void drop() final
    {
        m_data.reset();
        dropped();
    }

    void read(quint64 request) final
    {
        context().project.read(reading()).then(this, [this, request](const Reading &read) {
            if (!isCurrent(request))
                return;
            if (read) {
                m_data = *read;
                taken();
            } else if (read.error().code == ErrorCode::Refused) {
                m_data.reset();
            }
            ended(read ? nullptr : &read.error());
        });
    }

    std::shared_ptr<const Data> m_data;
};

} // namespace yuyi
