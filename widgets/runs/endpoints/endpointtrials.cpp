// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/endpoints/endpointtrials.h"

#include "models/services/runs/endpoints/endpointtester.h"
#include "models/services/session/secretstore.h"
#include "widgets/runs/endpoints/endpointform.h"
#include "widgets/runs/endpoints/endpointkeyfield.h"
#include "widgets/runs/endpoints/endpointtestpanel.h"

namespace yuyi {

EndpointTrials::EndpointTrials(EndpointForm &form, EndpointTestPanel &panel, SecretStore &secrets, QObject *parent)
    : QObject(parent), m_form(form), m_panel(panel), m_secrets(secrets), m_tester(new EndpointTester(this))
{
    connect(&form, &EndpointForm::modelsWanted, this, &EndpointTrials::listModels);
    connect(&panel, &EndpointTestPanel::stopWanted, m_tester, &EndpointTester::stop);
    connect(&panel, &EndpointTestPanel::modelChosen, this, [this](const QString &model) { m_form.chooseModel(model); });
    connect(m_tester, &EndpointTester::modelsRead, this, [this](const EndpointTrial &sofar) {
        if (m_tested.id != m_shown)
            return;
        if (sofar.modelsListed)
            m_form.setModels(sofar.models);
        m_panel.showModels(sofar);
    });
    connect(m_tester, &EndpointTester::finished, this, &EndpointTrials::showTrial);
}

void EndpointTrials::setShown(const EndpointId &id)
{
    if (id == m_shown)
        return;
    m_shown = id;
    if (id.isNull())
        return;
    m_panel.clear();
    if (m_tester->isRunning())
        m_tester->stop();
}

void EndpointTrials::withKey(const Endpoint &endpoint, const std::function<void(const QByteArray &)> &go)
{
    const QByteArray typed = m_form.key().typed();
    if (!typed.isEmpty()) {
        const auto key = usableKey(typed);
        if (key)
            go(*key);
        else
            m_panel.showFault(key.error().sentence);
        return;
    }
    m_secrets.keyOf(endpoint).then(this, [this, id = endpoint.id, go](const Secret &secret) {
        if (id != m_shown)
            return;
        if (secret.given())
            go(secret.key);
        else
            m_panel.showFault(secret.sentence);
    });
}

void EndpointTrials::test()
{
    const Endpoint endpoint = tidied(m_form.value());
    QList<EndpointFault> faults = faultsOf(endpoint);
    faults.removeIf([](const EndpointFault &fault) { return fault.field == QLatin1String("name"); });
    m_form.showFaults(faults);
    if (!faults.isEmpty())
        return;
    withKey(endpoint, [this, endpoint](const QByteArray &key) {
        m_tested = endpoint;
        m_listing = false;
        m_panel.begin(endpoint);
        m_tester->start(endpoint, key);
    });
}

void EndpointTrials::listModels()
{
    const Endpoint endpoint = tidied(m_form.value());
    QList<EndpointFault> faults = faultsOf(endpoint);
    faults.removeIf([](const EndpointFault &fault) {
        return fault.field != QLatin1String("baseUrl") && fault.field != QLatin1String("keyVariable");
    });
    m_form.showFaults(faults);
    if (!faults.isEmpty())
        return;
    withKey(endpoint, [this, endpoint](const QByteArray &key) {
        m_tested = endpoint;
        m_listing = true;
        m_panel.begin({});
        m_tester->listModels(endpoint, key);
    });
}

void EndpointTrials::showTrial(const EndpointTrial &trial)
{
    if (m_tested.id != m_shown)
        return;
    if (m_listing && !trial.stopped) {
        if (trial.modelsListed) {
            m_panel.showList(trial);
            m_form.openModels();
        } else {
            m_panel.showFault(trial.modelsFault.isEmpty() ? tr("The server does not list its models. Enter the model name that "
                                                               "the service uses.")
                                                          : trial.modelsFault);
        }
        return;
    }
    m_panel.showTrial(trial);
    if (trial.newlyLearned)
        Q_EMIT learned(m_tested, trial.learned);
}

} // namespace yuyi
