// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/launch/newruncontroller.h"

#include "models/services/runs/runcenter.h"
#include "models/services/session/projectaccess.h"
#include "models/services/session/secretstore.h"
#include "widgets/runs/figuretext.h"
#include "widgets/shell/page/aside.h"

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {

constexpr int changePauseMs = 300;
constexpr int keepItemsMs = 120000;

} // namespace

NewRunController::NewRunController(ProjectAccess &project, SecretStore &secrets, RunCenter &runs, Asked asked, QObject *parent)
    : QObject(parent), m_project(project), m_secrets(secrets), m_runs(runs), m_asked(std::move(asked)), m_estimator(project)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(changePauseMs);
    connect(&m_soon, &QTimer::timeout, this, &NewRunController::chooseItems);
    connect(&m_estimator, &LaunchEstimator::progressed, this, &NewRunController::estimating);
    connect(&m_estimator, &LaunchEstimator::estimated, this, [this](const LaunchEstimate &estimate) {
        m_fresh = true;
        m_fault.clear();
        m_estimate = estimate;
        Q_EMIT estimated();
        Q_EMIT blockerChanged();
    });
    connect(&m_estimator, &LaunchEstimator::failed, this, [this](const Error &error) {
        m_fresh = false;
        m_fault = error.sentence;
        Q_EMIT estimateFailed();
        Q_EMIT blockerChanged();
    });
    m_letGo.setSingleShot(true);
    m_letGo.setInterval(keepItemsMs);
    connect(&m_letGo, &QTimer::timeout, this, [this] { m_held.reset(); });
}

void NewRunController::enter()
{
    m_active = true;
    m_letGo.stop();
    m_keysAsked.clear();
    load();
}

void NewRunController::leave()
{
    m_active = false;
    m_fresh = false; // what is asked may have changed when somebody comes back
    m_latestLoad.drop();
    m_latestChoose.drop();
    m_soon.stop();
    m_estimator.stop();
    m_letGo.start();
}

void NewRunController::projectChanged(const Changes &changes)
{
    if (!m_active)
        return;
    for (const Entity entity : {Entity::Endpoint, Entity::Question, Entity::Annotation, Entity::Release, Entity::Project}) {
        if (changes.touches(entity)) {
            // What is being started is not disturbed.
            if (m_launching)
                m_missed = true;
            else
                load();
            return;
        }
    }
}

void NewRunController::load()
{
    m_project
        .read([person = m_project.person().id, folder = m_project.factory().folder()](Stores &stores) {
            return readLaunchOffer(stores, folder, person);
        })
        .then(this, m_latestLoad.only([this](const Result<LaunchOffer> &offered) {
            if (!offered) {
                Q_EMIT failed(offered.error().sentence);
                return;
            }
            take(*offered);
            readItems();
        }));
}

void NewRunController::take(const LaunchOffer &offered)
{
    m_endpoints = offered.endpoints;
    // The first time there is something to tick before it is known what it would ask.
    if (!m_loaded) {
        m_configurations = offered.configurations;
        Q_EMIT fieldsRead(offered.fields, offered.sets);
        Q_EMIT readingItems();
    }
    m_offered = true;
    Q_EMIT tableChanged();
    lookForKeys();
    Q_EMIT loaded();
}

void NewRunController::readItems()
{
    // Seconds of work on large projects: other pages' reading does not wait for it.
    runAside(
        this,
        [factory = m_project.sharedFactory(), person = m_project.person().id, endpoints = m_endpoints,
         choice = m_asked().items]() -> Result<LaunchItems> {
            const auto opened = factory->open();
            if (!opened)
                return passOn(opened);
            return readLaunchItems(**opened, factory->folder(), person, endpoints, choice);
        },
        m_latestLoad.still([this](const Result<LaunchItems> &read) {
            if (read)
                take(*read);
            else
                Q_EMIT failed(read.error().sentence);
        }));
}

void NewRunController::take(const LaunchItems &read)
{
    m_held = read.items;
    m_spent = read.spent;
    m_configurations = read.configurations;
    Q_EMIT fieldsRead(read.fields, read.sets);
    m_loaded = true;
    Q_EMIT tableChanged();
    change();
    // What has been set meanwhile is asked for as soon as one pauses.
    const ItemChoice now = m_asked().items;
    if (read.chosen && now.filter == read.choice.filter && now.set == read.choice.set) {
        m_soon.stop();
        m_latestChoose.drop();
        takeChosen(*read.chosen);
    }
    Q_EMIT loaded();
}

void NewRunController::chooseItems()
{
    if (!m_active || !m_loaded)
        return;
    m_project.read([choice = m_asked().items](Stores &stores) { return ItemChooser(stores).choose(choice); })
        .then(this, m_latestChoose.only([this](const Result<ChosenItems> &chosen) {
            if (chosen) {
                takeChosen(*chosen);
                return;
            }
            m_fault = chosen.error().sentence;
            Q_EMIT idle();
            Q_EMIT blockerChanged();
        }));
}

void NewRunController::takeChosen(const ChosenItems &chosen)
{
    m_chosen = chosen;
    m_fault.clear();
    m_item = std::clamp<int>(m_item, 0, std::max<int>(0, static_cast<int>(chosen.items.size()) - 1));
    Q_EMIT chosenChanged();
    weigh();
}

void NewRunController::change()
{
    m_fresh = false;
    m_estimator.stop();
    Q_EMIT planChanged();
    m_soon.start();
}

void NewRunController::tick(const std::function<bool(int row, int column)> &isTicked)
{
    for (int row = 0; row < m_endpoints.size(); ++row) {
        for (int column = 0; column < m_configurations.size(); ++column) {
            const Cell cell{m_endpoints.at(row).id, m_configurations.at(column).newest.configuration.code};
            if (isTicked(row, column))
                m_ticked.insert(cell);
            else
                m_ticked.remove(cell);
        }
    }
    lookForKeys();
    change();
}

bool NewRunController::step(int by)
{
    const int last = m_chosen ? static_cast<int>(m_chosen->items.size()) - 1 : -1;
    const int item = std::clamp(m_item + by, 0, std::max(0, last));
    return std::exchange(m_item, item) != item;
}

RunPlan NewRunController::plan() const
{
    RunPlan plan = m_asked();
    for (const Endpoint &one : m_endpoints) {
        for (const OfferedConfiguration &offered : m_configurations) {
            if (m_ticked.contains({one.id, offered.newest.configuration.code}) && !plan.endpoints.contains(one.id))
                plan.endpoints.append(one.id);
        }
    }
    for (const OfferedConfiguration &offered : m_configurations) {
        const QString code = offered.newest.configuration.code;
        for (const EndpointId &id : plan.endpoints) {
            if (m_ticked.contains({id, code}) && !plan.configurations.contains(PlannedConfiguration{code, {}}))
                plan.configurations.append({code, {}});
        }
    }
    for (const EndpointId &id : plan.endpoints) {
        for (const PlannedConfiguration &configuration : plan.configurations) {
            if (!m_ticked.contains({id, configuration.code}))
                plan.without.append({id, configuration.code});
        }
    }
    return plan;
}

void NewRunController::weigh()
{
    m_estimator.stop();
    const RunPlan plan = this->plan();
    if (plan.endpoints.isEmpty() || m_chosen->items.isEmpty()) {
        Q_EMIT idle();
        Q_EMIT blockerChanged();
        return;
    }
    m_estimator.start(plan);
}

void NewRunController::lookForKeys()
{
    for (const Endpoint &one : m_endpoints) {
        bool any = false;
        for (const Cell &cell : std::as_const(m_ticked))
            any = any || cell.first == one.id;
        // A keychain that is closed asks to be opened: only for those that will be used.
        if (!any || m_keysAsked.contains(one.id))
            continue;
        m_keysAsked.insert(one.id);
        m_secrets.keyOf(one).then(this, [this, id = one.id](const Secret &secret) {
            m_keyFaults.insert(id, secret.given() ? QString() : secret.sentence);
            Q_EMIT tableChanged();
            Q_EMIT blockerChanged();
        });
    }
}

QString NewRunController::budgetFault() const
{
    QHash<EndpointId, double> perEndpoint;
    const double limit = plan().budget.value_or(0);
    for (const RunEstimate &run : m_estimate.runs) {
        perEndpoint[run.endpoint] += run.cost;
        if (limit > 0 && run.cost > limit) {
            return tr("The budget per run is too small: endpoint %1 with configuration “%2” would cost about %3. Raise the budget, or "
                      "choose fewer items.")
                .arg(run.endpointName, run.configurationTitle, moneyText(run.cost, run.currency));
        }
    }
    for (const Endpoint &one : m_endpoints) {
        const double left = one.budget - m_spent.value(one.id);
        if (one.budget > 0 && perEndpoint.contains(one.id) && perEndpoint.value(one.id) > left) {
            return tr("The budget of endpoint %1 is too small: %2 of %3 is left, and these runs would cost about %4. Raise the budget "
                      "under “Endpoints”, or choose fewer items.")
                .arg(one.name, moneyText(std::max(0.0, left), one.currency),
                     moneyText(one.budget, one.currency),
                     moneyText(perEndpoint.value(one.id), one.currency));
        }
    }
    return {};
}

QString NewRunController::blocker() const
{
    if (!m_project.person().is(Role::Lead))
        return tr("Only leads can run models.");
    if (!m_loaded)
        return {};
    if (m_endpoints.isEmpty())
        return tr("There is no endpoint yet. Add an endpoint under “Endpoints”.");
    if (m_chosen && m_chosen->items.isEmpty())
        return tr("No item matches. Remove a filter, or import items.");
    const RunPlan wanted = plan();
    if (wanted.endpoints.isEmpty())
        return tr("Select at least one endpoint with one configuration.");
    for (const EndpointId &id : wanted.endpoints) {
        const QString fault = m_keyFaults.value(id);
        if (!fault.isEmpty())
            return tr("%1: %2", "endpoint and what is wrong with its key").arg(endpoint(id)->name, fault);
    }
    for (const OfferedConfiguration &offered : m_configurations) {
        const QString code = offered.newest.configuration.code;
        if (!offered.missingExamples.isEmpty() && wanted.configurations.contains(PlannedConfiguration{code, {}})) {
            return tr("The configuration “%1” uses example items that the benchmark provides, but these items are not in this project: "
                      "%2. Import them, or choose other examples in the prompt.")
                .arg(titleOfConfiguration(code),
                     offered.missingExamples.join(tr(", ", "between item ids")));
        }
    }
    if (!m_fault.isEmpty())
        return m_fault;
    return m_fresh ? budgetFault() : QString();
}

bool NewRunController::canStart() const
{
    return m_loaded && m_fresh && !m_launching && blocker().isEmpty();
}

void NewRunController::start()
{
    if (!canStart())
        return;
    m_launching = true;
    Q_EMIT stateChanged();
    m_project
        .read([plan = plan(), person = m_project.person().id, folder = m_project.factory().folder()](
                  Stores &stores) { return RunService(stores, folder, person).alreadyThere(plan); })
        .then(this, [this](const Result<QList<Run>> &stored) {
            // What is wrong with the plan is said by whoever makes the runs.
            if (!stored || stored->isEmpty()) {
                launch(SameRuns::Anew);
                return;
            }
            m_launching = false;
            Q_EMIT stateChanged();
            const auto done = std::count_if(stored->begin(), stored->end(), [](const Run &run) { return run.state == RunState::Done; });
            Q_EMIT askedBefore(static_cast<int>(done), static_cast<int>(stored->size() - done));
        });
}

void NewRunController::startAgain()
{
    if (canStart())
        launch(SameRuns::Anew);
}

void NewRunController::goOn()
{
    if (canStart())
        launch(SameRuns::Found);
}

void NewRunController::launch(SameRuns same)
{
    m_launching = true;
    Q_EMIT stateChanged();
    m_project
        .write([plan = plan(), same, person = m_project.person().id, folder = m_project.factory().folder()](
                   Stores &stores) { return RunService(stores, folder, person).create(plan, same); })
        .then(this, [this](const Result<QList<Run>> &made) {
            m_launching = false;
            const bool missed = std::exchange(m_missed, false);
            if (!made) {
                Q_EMIT failed(made.error().sentence);
                Q_EMIT stateChanged();
                if (missed && m_active)
                    load();
                return;
            }
            QList<RunId> ids;
            for (const Run &run : *made) {
                if (run.state != RunState::Done)
                    ids.append(run.id);
            }
            m_ticked.clear();
            Q_EMIT tableChanged();
            m_runs.start(ids);
            Q_EMIT launched(ids);
            change();
        });
}

const Endpoint *NewRunController::endpoint(const EndpointId &id) const
{
    for (const Endpoint &one : m_endpoints) {
        if (one.id == id)
            return &one;
    }
    return nullptr;
}

QString NewRunController::titleOfConfiguration(const QString &code) const
{
    for (const OfferedConfiguration &offered : m_configurations) {
        const Configuration &configuration = offered.newest.configuration;
        if (configuration.code == code)
            return configuration.title.text().isEmpty() ? code : configuration.title.text();
    }
    return code;
}

} // namespace yuyi
