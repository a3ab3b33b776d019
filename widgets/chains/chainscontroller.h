// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/history/changes.h"
#include "models/domain/taxonomy/taxonomyrows.h"
#include "models/services/session/latest.h"
#include "models/services/taxonomy/chainservice.h"

#include <QList>
#include <QObject>
#include <QString>

#include <optional>

namespace yuyi {

class ProjectAccess;

/// @brief The chains of the project on the page Chains: which are listed, which one is shown, and what a person says about it, which is
/// saved at once. GUI thread.
class ChainsController final : public QObject
{
    Q_OBJECT
public:
    explicit ChainsController(ProjectAccess &project, QObject *parent = nullptr);

    void load();
    void projectChanged(const Changes &changes);

    bool isLoaded() const { return m_loaded; }
    /// Why the person may not look at chains; empty: they may.
    QString refusal() const { return m_refusal; }
    const QList<ChainEntry> &all() const { return m_list.entries; }
    int withheld() const { return m_list.withheld; }
    qsizetype count(ChainState state) const;

    /// Lists chains of one state; nothing: all of them.
    void openView(std::optional<ChainState> state);
    std::optional<ChainState> view() const { return m_view; }
    /// The chains listed. One that was checked stays until another view is opened or the list is read again.
    QList<ChainEntry> listed() const;

    /// The chain shown; null: none.
    const ChainEntry *current() const;
    void setCurrent(const ChainId &chain);
    /// Goes on in the list by so many chains.
    void step(int by);

    /// Says what the chain shown is, and goes to the next one that nobody has checked.
    void check(ChainState state);
    void setNote(const ChainId &chain, const QString &note);
    /// Takes concepts from a CSV file.
    void importConcepts(const QString &file);
    /// Makes another of its parents the parent of a concept in the tree.
    void chooseParent(const ConceptId &id, const ConceptId &parent);

Q_SIGNALS:
    /// The chains, or which are listed, are others.
    void changed();
    void currentChanged();
    /// Something was done that one step takes back.
    void done(const QString &text);
    void failed(const QString &sentence);
    /// A file was refused for these rows.
    void refused(const QList<yuyi::RowFault> &faults);

private:
    void write(const ChainId &chain, ChainState state, const QString &note, const QString &text);
    bool isListed(const ChainEntry &entry) const;

    ProjectAccess &m_project;
    Latest m_latest;
    ChainList m_list;
    QString m_refusal;
    std::optional<ChainState> m_view = ChainState::Open;
    QList<ChainId> m_stay; ///< checked in this view
    ChainId m_current;
    bool m_loaded = false;
};

} // namespace yuyi
