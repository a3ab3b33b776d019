// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/newrunview.h"

#include "models/services/runs/endpointservice.h"
#include "models/services/runs/runcenter.h"
#include "models/services/session/projectaccess.h"
#include "models/services/session/secretstore.h"
#include "widgets/runs/figuretext.h"
#include "widgets/runs/launchfigures.h"
#include "widgets/runs/previewparts.h"
#include "widgets/runs/runmatrix.h"
#include "widgets/shell/aside.h"
#include "widgets/shell/prompts.h"

#include <QLabel>
#include <QLocale>

#include <atomic>
#include <utility>

namespace yuyi {

/// How far the weighing of one plan is, told from its thread.
struct NewRunView::Weighing final : public Progress {
    void setTotal(qint64 steps) override
    {
        done = 0;
        total = steps;
    }
    void advance(qint64 steps) override { done += steps; }
    bool cancelled() const override { return stopped; }

    std::atomic<qint64> done = 0;
    std::atomic<qint64> total = 0;
    std::atomic<bool> stopped = false;
};

void NewRunView::stopWeighing()
{
    if (m_weighing)
        m_weighing->stopped = true;
    m_weighing.reset();
    m_look.stop();
}

void NewRunView::showWeighing()
{
    if (m_weighing)
        m_figures->setBusy(true, m_weighing->done, m_weighing->total);
}

void NewRunView::weigh()
{
    stopWeighing();
    const RunPlan plan = this->plan();
    if (plan.endpoints.isEmpty() || m_chosen->items.isEmpty()) {
        m_figures->setBusy(false);
        refreshBlocker();
        return;
    }
    m_weighing = std::make_shared<Weighing>();
    m_look.start();
    runAside(
        this,
        [plan, progress = m_weighing, factory = m_context.project.sharedFactory(),
         person = m_context.project.person().id]() -> Result<LaunchEstimate> {
            const auto stores = factory->open();
            if (!stores)
                return passOn(stores);
            return RunService(**stores, factory->folder(), person).estimate(plan, *progress);
        },
        [this, progress = m_weighing](const Result<LaunchEstimate> &estimate) {
            if (progress != m_weighing)
                return;
            stopWeighing();
            m_fresh = estimate.has_value();
            if (estimate) {
                m_fault.clear();
                m_figures->setEstimate(*estimate);
            } else {
                m_fault = estimate.error().sentence;
                m_figures->clear();
            }
            refreshBlocker();
        });
}

void NewRunView::takePreview(const Result<SentPrompt> &prompt)
{
    if (!prompt) {
        m_previewFacts->clear();
        m_preview->setMessage(prompt.error().sentence, Tone::Attention);
        return;
    }
    const QLocale locale;
    QStringList facts{tr("Item %1 of %2 · %3 to send · %4")
                          .arg(locale.toString(m_item + 1), locale.toString(m_chosen ? m_chosen->items.size() : 0),
                               bytesText(prompt->bytes), prompt->url)};
    if (!prompt->note.isEmpty())
        facts.prepend(prompt->note);
    m_previewFacts->setText(facts.join(QLatin1Char('\n')));
    const quint64 request = m_previewRequest;
    // Pictures are decoded beside the window.
    runAside(
        this,
        [prompt = *prompt] { return previewParts(prompt); },
        [this, request](const QList<PromptPreview::Part> &parts) {
            if (request == m_previewRequest)
                m_preview->setParts(parts);
        });
}

void NewRunView::lookForKeys()
{
    for (const Endpoint &one : m_endpoints) {
        bool any = false;
        for (const Cell &cell : m_ticked)
            any = any || cell.first == one.id;
        // A keychain that is closed asks to be opened: only for those that will be used.
        if (!any || m_keysAsked.contains(one.id))
            continue;
        m_keysAsked.insert(one.id);
        m_context.secrets.keyOf(one).then(this, [this, id = one.id](const Secret &secret) {
            m_keyFaults.insert(id, secret.given() ? QString() : secret.sentence);
            showMatrix();
            refreshBlocker();
        });
    }
}

QString NewRunView::budgetFault() const
{
    QHash<EndpointId, double> perEndpoint;
    const double limit = plan().budget;
    for (const RunEstimate &run : m_figures->estimate().runs) {
        perEndpoint[run.endpoint] += run.cost;
        if (limit > 0 && run.cost > limit) {
            return tr("The budget per run is too small: %1 with %2 would cost about %3. Raise the budget, or choose fewer items.")
                .arg(run.endpointName, run.configurationTitle, moneyText(run.cost, run.currency));
        }
    }
    for (const Endpoint &one : m_endpoints) {
        const double left = one.budget - m_spent.value(one.id);
        if (one.budget > 0 && perEndpoint.contains(one.id) && perEndpoint.value(one.id) > left) {
            return tr("The budget of %1 is too small: %2 of %3 is left, and these runs would cost about %4. Raise the budget under "
                      "Endpoints, or choose fewer items.")
                .arg(one.name, moneyText(std::max(0.0, left), one.currency), moneyText(one.budget, one.currency),
                     moneyText(perEndpoint.value(one.id), one.currency));
        }
    }
    return {};
}

QString NewRunView::blocker() const
{
    if (!m_context.project.person().is(Role::Lead))
        return tr("Only leads can run models.");
    if (!m_loaded)
        return {};
    if (m_endpoints.isEmpty())
        return tr("There is no endpoint yet. Add one under Endpoints.");
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
            return tr("%1 shows the benchmark’s own example items, and this project does not have %2. Import these items, or choose "
                      "other examples in the prompt.")
                .arg(titleOfConfiguration(code), offered.missingExamples.join(tr(", ", "between item ids")));
        }
    }
    if (!m_fault.isEmpty())
        return m_fault;
    return m_fresh ? budgetFault() : QString();
}

void NewRunView::start()
{
    if (!canStart())
        return;
    m_launching = true;
    Q_EMIT stateChanged();
    m_context.project
        .read([plan = plan(), person = m_context.project.person().id, folder = m_context.project.factory().folder()](
                  Stores &stores) { return RunService(stores, folder, person).alreadyDone(plan); })
        .then(this, [this](const Result<QList<Run>> &done) {
            // What is wrong with the plan is said by whoever makes the runs.
            if (!done || done->isEmpty()) {
                launch();
                return;
            }
            m_launching = false;
            Q_EMIT stateChanged();
            m_context.prompts.confirm(this, tr("Ask Again"),
                                      tr("%n run(s) are already done with the same model, items, prompt and parameters. Running "
                                         "them again sends every request again.", nullptr, static_cast<int>(done->size())),
                                      tr("Ask Again"), [this] {
                                          if (canStart())
                                              launch();
                                      });
        });
}

void NewRunView::launch()
{
    m_launching = true;
    Q_EMIT stateChanged();
    m_context.project
        .write([plan = plan(), person = m_context.project.person().id, folder = m_context.project.factory().folder()](
                   Stores &stores) { return RunService(stores, folder, person).create(plan); })
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
            for (const Run &run : *made)
                ids.append(run.id);
            m_ticked.clear();
            showMatrix();
            m_context.runs.start(ids);
            Q_EMIT launched(ids);
            planChanged();
        });
}

} // namespace yuyi
