// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/results/resultsdesk.h"

#include "models/services/projectaccess.h"

#include <utility>

namespace yuyi {

namespace {
constexpr int changePauseMs = 1500;   // a run at full speed changes the project several times a second
} // namespace

ResultsDesk::ResultsDesk(PageContext context, QObject *parent) : QObject(parent), m_context(context)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(changePauseMs);
    connect(&m_soon, &QTimer::timeout, this, &ResultsDesk::reload);
    connect(&m_context.project, &ProjectAccess::personChanged, this, [this] {
        // Nothing of what the one before could see stays.
        ++m_request;
        m_loading = false;
        m_data.reset();
        m_without.clear();
        if (m_shown)
            reload();
    });
}

void ResultsDesk::enter()
{
    m_shown = true;
    reload();
}

void ResultsDesk::leave()
{
    m_shown = false;
    m_soon.stop();
}

void ResultsDesk::projectChanged(const Changes &changes)
{
    for (const Entity entity : {Entity::Run, Entity::Response, Entity::Vote, Entity::Validation, Entity::Annotation,
                                Entity::Assignment, Entity::Project}) {
        if (changes.touches(entity) && !m_soon.isActive())
            m_soon.start();
    }
}

void ResultsDesk::reload()
{
    if (m_loading) {
        m_stale = true;
        return;
    }
    m_loading = true;
    m_stale = false;
    const quint64 request = ++m_request;
    ResultsQuery query;
    query.scorer = m_scorer;
    m_context.project
        .read([query, person = m_context.project.person().id](Stores &stores) -> Result<std::shared_ptr<const ResultsData>> {
            auto read = ResultsService(stores, person).data(query);
            if (!read)
                return passOn(read);
            return std::make_shared<const ResultsData>(std::move(*read));
        })
        .then(this, [this, request](const Result<std::shared_ptr<const ResultsData>> &read) {
            if (request != m_request)
                return;
            m_loading = false;
            m_refusal.clear();
            if (read) {
                m_data = *read;
                offerFirstConfiguration();
            } else if (read.error().code == ErrorCode::Refused) {
                m_data.reset();
                m_refusal = read.error().sentence;
            } else {
                Q_EMIT failed(read.error().sentence);
            }
            Q_EMIT changed();
            if (std::exchange(m_stale, false))
                reload();
        });
}

const ResultsRun *ResultsDesk::run(const RunId &id) const
{
    if (!m_data)
        return nullptr;
    for (const ResultsRun &one : m_data->runs) {
        if (one.run.id == id)
            return &one;
    }
    return nullptr;
}

QString ResultsDesk::titleOf(const RunId &id) const
{
    const ResultsRun *found = run(id);
    return found ? tr("%1 · %2").arg(found->run.model, found->title) : QString();
}

QString ResultsDesk::modelOf(const RunId &id) const
{
    const ResultsRun *found = run(id);
    return found ? found->run.model : QString();
}

QList<RunId> ResultsDesk::chosen() const
{
    QList<RunId> runs;
    if (m_data) {
        for (const ResultsRun &one : m_data->runs) {
            if (!m_without.contains(one.run.id))
                runs.append(one.run.id);
        }
    }
    return runs;
}

void ResultsDesk::choose(const QList<RunId> &runs)
{
    m_without.clear();
    if (m_data) {
        for (const ResultsRun &one : m_data->runs) {
            if (!runs.contains(one.run.id))
                m_without.insert(one.run.id);
        }
        offerFirstConfiguration();
    }
    Q_EMIT changed();
}

QStringList ResultsDesk::configurations() const
{
    QStringList codes;
    if (!m_data)
        return codes;
    QSet<QString> there;
    for (const ResultsRun &one : m_data->runs) {
        if (!m_without.contains(one.run.id))
            there.insert(one.run.configuration);
    }
    for (const Configuration &one : m_data->preset.configurations) {
        if (there.remove(one.code))
            codes.append(one.code);
    }
    QStringList own(there.begin(), there.end());
    own.sort();
    return codes + own;
}

QString ResultsDesk::configurationTitle(const QString &code) const
{
    const Title title = m_data ? m_data->configurations.value(code) : Title();
    return title.text().isEmpty() ? code : title.text();
}

QList<RunId> ResultsDesk::inSight() const
{
    QList<RunId> runs = chosen();
    if (!m_configuration.isEmpty())
        runs.removeIf([this](const RunId &id) { return run(id)->run.configuration != m_configuration; });
    return runs;
}

void ResultsDesk::setConfiguration(const QString &code)
{
    m_configurationAsked = true;
    if (code == m_configuration)
        return;
    m_configuration = code;
    Q_EMIT changed();
}

void ResultsDesk::offerFirstConfiguration()
{
    const QStringList codes = configurations();
    if (!m_configurationAsked)
        m_configuration = codes.size() > 1 ? codes.first() : QString();
    else if (!codes.contains(m_configuration))
        m_configuration.clear();
}

void ResultsDesk::setScorer(Scorer scorer)
{
    if (scorer == m_scorer)
        return;
    m_scorer = scorer;
    reload();
}

void ResultsDesk::setWithExamples(bool on)
{
    if (on == m_withExamples)
        return;
    m_withExamples = on;
    Q_EMIT changed();
}

void ResultsDesk::setItems(ResultsItems items)
{
    if (items == m_items)
        return;
    m_items = items;
    Q_EMIT changed();
}

} // namespace yuyi
