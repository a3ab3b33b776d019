// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/history/changes.h"
#include "models/services/runs/runservice.h"
#include "models/services/session/latest.h"
#include "widgets/runs/launch/launchestimator.h"
#include "widgets/runs/launch/launchoffer.h"

#include <QHash>
#include <QObject>
#include <QSet>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>

namespace yuyi {

class ProjectAccess;
class RunCenter;
class SecretStore;

/// @brief Controller of the view that sets up a launch, without widgets: what can be ticked, the items, the estimate, the launch.
///
/// Endpoints and configurations come at once; the items are read on a thread of their own, which takes seconds on large projects.
/// Items and options stand on the page; the controller asks for them when it needs them.
class NewRunController final : public QObject
{
    Q_OBJECT
public:
    /// A plan with items and options as set on the page, without endpoints and configurations.
    using Asked = std::function<RunPlan()>;

    NewRunController(ProjectAccess &project, SecretStore &secrets, RunCenter &runs, Asked asked, QObject *parent = nullptr);

    void enter();
    void leave();
    void projectChanged(const Changes &changes);
    /// Takes a change of the plan on the page: the figures do not match any more and are computed when the person pauses.
    void change();
    /// Takes the ticks of the table: a row per endpoint, a column per configuration.
    void tick(const std::function<bool(int row, int column)> &isTicked);
    /// Shows another item in the preview. Returns false if there is none.
    bool step(int by);

    const QList<Endpoint> &endpoints() const { return m_endpoints; }
    const QList<OfferedConfiguration> &configurations() const { return m_configurations; }
    bool isTicked(const EndpointId &endpoint, const QString &configuration) const { return m_ticked.contains({endpoint, configuration}); }
    /// Why there is no key for an endpoint; empty: there is one, or it is not known yet.
    QString keyFault(const EndpointId &endpoint) const { return m_keyFaults.value(endpoint); }
    /// No value: not read yet.
    const std::optional<ChosenItems> &chosen() const { return m_chosen; }
    /// Index of the item in the preview.
    int item() const { return m_item; }
    const LaunchEstimate &estimate() const { return m_estimate; }
    QString titleOfConfiguration(const QString &code) const;
    /// The plan as set on the page.
    RunPlan plan() const;

    /// Between enter() and leave().
    bool isActive() const { return m_active; }
    /// Endpoints and configurations can be ticked; the items may still be loading.
    bool isOffered() const { return m_offered; }
    bool isLoaded() const { return m_loaded; }
    /// There is an error in the plan, from choosing items or from the estimate.
    bool isFaulty() const { return !m_fault.isEmpty(); }
    /// The reason why the launch cannot be started, as a sentence. Empty: nothing prevents it and the figures match the plan.
    QString blocker() const;
    bool canStart() const;
    /// Creates the runs and starts them, or emits askedBefore().
    void start();
    /// Asks everything, even if the same runs are stored.
    void startAgain();
    /// Continues the same runs that are not finished and starts new ones for what was never asked; finished ones are left alone.
    void goOn();

Q_SIGNALS:
    void failed(const QString &sentence);
    void fieldsRead(const QList<yuyi::FilterField> &fields, const QList<yuyi::ItemSet> &sets);
    /// The items are being read for the first time.
    void readingItems();
    /// Endpoints, configurations, ticks or keys have changed.
    void tableChanged();
    /// Emitted when endpoints and configurations are loaded, and again when the items are loaded.
    void loaded();
    /// The plan has changed; its figures are not known yet.
    void planChanged();
    /// The items of the plan are known.
    void chosenChanged();
    void blockerChanged();
    /// An estimate is being computed: `done` of `total` requests; `total` 0: not known.
    void estimating(qint64 done, qint64 total);
    void estimated();
    void estimateFailed();
    /// There is nothing to estimate.
    void idle();
    /// Whether the launch can be started may have changed.
    void stateChanged();
    /// The same runs are stored, so many finished and so many not; startAgain() asks again, goOn() asks only what is missing.
    void askedBefore(int done, int unfinished);
    void launched(const QList<yuyi::RunId> &runs);

private:
    using Cell = QPair<EndpointId, QString>;

    void load();
    void take(const LaunchOffer &offered);
    void readItems();
    void take(const LaunchItems &read);
    void takeChosen(const ChosenItems &chosen);
    void chooseItems();
    void weigh();
    void launch(SameRuns same);
    void lookForKeys();
    QString budgetFault() const;
    const Endpoint *endpoint(const EndpointId &id) const;

    ProjectAccess &m_project;
    SecretStore &m_secrets;
    RunCenter &m_runs;
    Asked m_asked;
    LaunchEstimator m_estimator;
    QList<Endpoint> m_endpoints;
    QHash<EndpointId, double> m_spent;
    QList<OfferedConfiguration> m_configurations;
    QSet<Cell> m_ticked;
    QHash<EndpointId, QString> m_keyFaults; ///< why there is no key; empty: there is one
    QSet<EndpointId> m_keysAsked;
    std::shared_ptr<const void> m_held; ///< keeps the project's items in memory for choosing and for the preview
    std::optional<ChosenItems> m_chosen;
    LaunchEstimate m_estimate;
    QString m_fault; ///< error in the plan, from choosing items or from the estimate
    int m_item = 0;
    bool m_active = false;
    bool m_offered = false;
    bool m_loaded = false;
    bool m_fresh = false; ///< the figures match the plan on the page
    bool m_launching = false;
    bool m_missed = false; ///< something changed while a launch was written
    Latest m_latestLoad;
    Latest m_latestChoose;
    QTimer m_soon;
    QTimer m_letGo; ///< releases the items some time after the page was left
};

} // namespace yuyi
