// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chains/chainscontroller.h"

#include "models/services/session/projectaccess.h"
#include "models/services/taxonomy/taxonomyservice.h"

#include <QLocale>

#include <algorithm>

namespace yuyi {

ChainsController::ChainsController(ProjectAccess &project, QObject *parent) : QObject(parent), m_project(project) {}

void ChainsController::load()
{
    m_project.read([person = m_project.person().id](Stores &stores) { return ChainService(stores, person).chains(); })
        .then(this, m_latest.only([this](const Result<ChainList> &list) {
            m_refusal.clear();
            if (!list && list.error().code == ErrorCode::Refused)
                m_refusal = list.error().sentence;
            else if (!list)
                Q_EMIT failed(list.error().sentence);
            if (list)
                m_list = *list;
            m_loaded = list || !m_refusal.isEmpty();
            const QList<ChainEntry> shown = listed();
            if (!current())
                m_current = shown.isEmpty() ? ChainId() : shown.constFirst().chain.id;
            Q_EMIT changed();
            Q_EMIT currentChanged();
        }));
}

void ChainsController::projectChanged(const Changes &changes)
{
    if (changes.touches(Entity::Concept) || changes.touches(Entity::Chain) || changes.touches(Entity::Image)
        || changes.touches(Entity::Person))
        load();
}

qsizetype ChainsController::count(ChainState state) const
{
    return std::count_if(m_list.entries.begin(), m_list.entries.end(),
                         [state](const ChainEntry &entry) { return entry.chain.state == state; });
}

bool ChainsController::isListed(const ChainEntry &entry) const
{
    return !m_view || entry.chain.state == *m_view || m_stay.contains(entry.chain.id);
}

void ChainsController::openView(std::optional<ChainState> state)
{
    m_view = state;
    m_stay.clear();
    const QList<ChainEntry> shown = listed();
    if (!current() || !isListed(*current()))
        m_current = shown.isEmpty() ? ChainId() : shown.constFirst().chain.id;
    Q_EMIT changed();
    Q_EMIT currentChanged();
}

QList<ChainEntry> ChainsController::listed() const
{
    QList<ChainEntry> shown;
    std::copy_if(m_list.entries.begin(), m_list.entries.end(), std::back_inserter(shown),
                 [this](const ChainEntry &entry) { return isListed(entry); });
    return shown;
}

const ChainEntry *ChainsController::current() const
{
    const auto found =
        std::find_if(m_list.entries.begin(), m_list.entries.end(), [this](const ChainEntry &entry) { return entry.chain.id == m_current; });
    return found == m_list.entries.end() ? nullptr : &*found;
}

void ChainsController::setCurrent(const ChainId &chain)
{
    if (m_current == chain)
        return;
    m_current = chain;
    if (const ChainEntry *entry = current(); entry && !isListed(*entry)) {
        openView(std::nullopt);
        return;
    }
    Q_EMIT currentChanged();
}

void ChainsController::step(int by)
{
    const QList<ChainEntry> shown = listed();
    const auto at = std::find_if(shown.begin(), shown.end(), [this](const ChainEntry &entry) { return entry.chain.id == m_current; });
    if (shown.isEmpty())
        return;
    const qsizetype place = at == shown.end() ? 0 : std::clamp<qsizetype>(at - shown.begin() + by, 0, shown.size() - 1);
    setCurrent(shown.at(place).chain.id);
}

void ChainsController::write(const ChainId &chain, ChainState state, const QString &note, const QString &text)
{
    m_project
        .write([chain, state, note, person = m_project.person().id](Stores &stores) {
            return ChainService(stores, person).check(chain, state, note);
        })
        .then(this, [this, text](const Result<bool> &changed) {
            if (!changed)
                Q_EMIT failed(changed.error().sentence);
            else if (*changed)
                Q_EMIT done(text);
            load();
        });
}

void ChainsController::check(ChainState state)
{
    const ChainEntry *entry = current();
    if (!entry)
        return;
    const Chain chain = entry->chain;
    m_stay.append(chain.id);
    const QString text = state == ChainState::Accepted ? tr("Chain accepted")
                       : state == ChainState::Dropped  ? tr("Chain dropped")
                                                       : tr("Chain is unchecked again");
    for (ChainEntry &one : m_list.entries) {
        if (one.chain.id == chain.id)
            one.chain.state = state;
    }
    Q_EMIT changed();
    if (state != ChainState::Open) {
        const QList<ChainEntry> shown = listed();
        const auto at = std::find_if(shown.begin(), shown.end(), [&](const ChainEntry &one) { return one.chain.id == chain.id; });
        const auto next = std::find_if(at, shown.end(), [](const ChainEntry &one) { return one.chain.state == ChainState::Open; });
        if (next != shown.end())
            m_current = next->chain.id;
    }
    Q_EMIT currentChanged();
    write(chain.id, state, chain.note, text);
}

void ChainsController::setNote(const ChainId &chain, const QString &note)
{
    for (ChainEntry &one : m_list.entries) {
        if (one.chain.id == chain && one.chain.note != note) {
            one.chain.note = note;
            write(chain, one.chain.state, note, tr("Note saved"));
            return;
        }
    }
}

void ChainsController::importConcepts(const QString &file)
{
    m_project
        .write([file, person = m_project.person().id](Stores &stores) { return TaxonomyService(stores, person).importFile(file); })
        .then(this, [this](const Result<TaxonomyImport> &report) {
            if (!report) {
                Q_EMIT failed(report.error().sentence);
                return;
            }
            if (!report->faults.isEmpty()) {
                Q_EMIT refused(report->faults);
                return;
            }
            const QLocale locale;
            Q_EMIT done(tr("Concepts: %1 new, %2 changed. Chains: %3 new.")
                            .arg(locale.toString(report->added), locale.toString(report->changed), locale.toString(report->chains.added)));
            load();
        });
}

void ChainsController::chooseParent(const ConceptId &id, const ConceptId &parent)
{
    m_project
        .write([id, parent, person = m_project.person().id](Stores &stores) {
            return ChainService(stores, person).chooseParent(id, parent);
        })
        .then(this, [this](const Result<> &chosen) {
            if (!chosen)
                Q_EMIT failed(chosen.error().sentence);
            else
                Q_EMIT done(tr("Another parent was chosen"));
            load();
        });
}

} // namespace yuyi
