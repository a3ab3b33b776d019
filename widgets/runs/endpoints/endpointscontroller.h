// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/domain/runs/endpoint.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QObject>

#include <optional>

namespace yuyi {

class ProjectAccess;

/// @brief Controller of the endpoints view, without widgets: the endpoints of a project and what was typed and not saved.
///
/// A new endpoint is a draft under its future id. What is typed while a draft is saved stays to be saved.
class EndpointsController final : public QObject
{
    Q_OBJECT
public:
    explicit EndpointsController(ProjectAccess &project, QObject *parent = nullptr);

    /// Reads the list; loaded() or failed() follows.
    void load();
    bool isLoaded() const { return m_loaded; }
    bool isSaving() const { return m_saving; }
    /// The stored endpoints, then the new ones.
    QList<Endpoint> all() const;
    /// Null: not stored.
    const Endpoint *stored(const EndpointId &id) const;
    bool isDrafted(const EndpointId &id) const { return m_drafts.contains(id); }
    /// The endpoint as typed; no value if nothing was typed.
    std::optional<Endpoint> draft(const EndpointId &id) const;
    QByteArray typedKey(const EndpointId &id) const { return m_keys.value(id); }

    /// Adds a draft of a new endpoint and returns its id.
    EndpointId addDraft();
    /// Keeps what was typed, unless it is what is stored. Returns true if nothing is left to be saved.
    bool keepDraft(const EndpointId &id, const Endpoint &typed, const QByteArray &key);
    void dropDraft(const EndpointId &id);
    /// Stores a tidied endpoint without faults. `key`: the typed key, empty if none.
    void save(const Endpoint &endpoint, const QByteArray &key);
    /// Stores what a test has learned, if it tested the server and model that are stored.
    void learn(const Endpoint &tested, const ChatParameters &learned);
    void remove(const Endpoint &endpoint);
    void restore(const EndpointId &id);
    void readSpent(const Endpoint &endpoint);

Q_SIGNALS:
    void loaded();
    void failed(const yuyi::Error &error);
    /// Whether something is being saved has changed.
    void savingChanged();
    void saved(const yuyi::Endpoint &endpoint, const QByteArray &key);
    void saveRefused(const yuyi::EndpointId &id, const yuyi::Error &error);
    void removed(const yuyi::Endpoint &endpoint);
    void spentRead(const yuyi::Endpoint &endpoint, double amount);

private:
    void dropSaved(const Endpoint &sent, const Endpoint &saved, const QByteArray &key);
    static bool isSame(const Endpoint &a, const Endpoint &b);

    ProjectAccess &m_project;
    QList<Endpoint> m_endpoints;
    QHash<EndpointId, Endpoint> m_drafts; ///< unsaved input; a new endpoint is stored under its future id
    QHash<EndpointId, QByteArray> m_keys; ///< keys entered and not saved
    bool m_loaded = false;
    bool m_saving = false;
};

} // namespace yuyi
