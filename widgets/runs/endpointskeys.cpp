// SPDX-License-Identifier: GPL-3.0-or-later
// Saving, keys and tests of the view of endpoints.
#include "widgets/runs/endpointsview.h"

#include "models/services/runs/endpointservice.h"
#include "models/services/runs/endpointtester.h"
#include "models/services/session/projectaccess.h"
#include "models/services/session/secretstore.h"
#include "widgets/controls/banner.h"
#include "widgets/runs/endpointform.h"
#include "widgets/runs/endpointkeyfield.h"
#include "widgets/runs/endpointtestpanel.h"
#include "widgets/shell/commands.h"
#include "widgets/shell/prompts.h"

#include <QLocale>

namespace yuyi {

bool EndpointsView::isSame(const Endpoint &a, const Endpoint &b)
{
    return a.name == b.name && a.service == b.service && a.dialect == b.dialect && a.baseUrl == b.baseUrl && a.model == b.model
        && a.section == b.section && toJson(a.parameters) == toJson(b.parameters) && a.pictures == b.pictures && a.keySource == b.keySource
        && a.keyVariable == b.keyVariable && a.concurrency == b.concurrency && a.requestsPerMinute == b.requestsPerMinute
        && a.deadlineSeconds == b.deadlineSeconds && a.priceInput == b.priceInput && a.priceOutput == b.priceOutput
        && a.currency == b.currency && a.budget == b.budget;
}

void EndpointsView::save()
{
    const Endpoint endpoint = tidied(m_form->value());
    QList<EndpointFault> faults = faultsOf(endpoint);
    QByteArray key = m_form->key().typed();
    if (!key.isEmpty()) {
        const auto usable = usableKey(key);
        if (usable)
            key = *usable;
        else
            faults.append({QStringLiteral("key"), usable.error().sentence});
    }
    m_form->showFaults(faults);
    if (!faults.isEmpty())
        return;
    const bool isNew = !stored(endpoint.id);
    const PersonId actor = m_context.project.person().id;
    m_saving = true;
    m_banner->hide();
    m_context.commands.refresh();
    m_context.project
        .write([endpoint, actor, isNew](Stores &stores) {
            EndpointService service(stores, actor);
            return isNew ? service.add(endpoint) : service.update(endpoint);
        })
        .then(this, [this, key, endpoint](const Result<Endpoint> &saved) {
            const EndpointId id = endpoint.id;
            m_saving = false;
            if (!saved) {
                if (id == m_shown)
                    m_form->showFaults({{saved.error().detail, saved.error().sentence}});
                else
                    m_banner->show(Tone::Bad, saved.error().sentence);
                m_context.commands.refresh();
                return;
            }
            dropSaved(endpoint, *saved, key);
            if (!key.isEmpty())
                storeKey(*saved, key);
            else
                forgetElsewhere(*saved);
            Q_EMIT toast(tr("Saved: %1").arg(saved->name), false);
            load();
        });
}

/// What was typed while it was saved stays to be saved.
void EndpointsView::dropSaved(const Endpoint &sent, const Endpoint &saved, const QByteArray &key)
{
    const EndpointId id = sent.id;
    const QByteArray typedKey = m_keys.value(id);
    const bool keyTyped = !typedKey.isEmpty() && usableKey(typedKey).value_or(QByteArray()) != key;
    if (!keyTyped)
        m_keys.remove(id);
    if (const auto draft = m_drafts.find(id); draft != m_drafts.end()) {
        if (isSame(tidied(*draft), sent) && !keyTyped)
            m_drafts.erase(draft);
        else
            draft->version = saved.version;
    }
    if (id == m_shown)
        m_shownVersion = -1;   // shown anew, as it was stored
}

void EndpointsView::forgetElsewhere(const Endpoint &endpoint)
{
    if (endpoint.keySource == KeySource::None || endpoint.keySource == KeySource::Environment)
        m_context.secrets.keepForSession(endpoint.id, {});
}

void EndpointsView::storeKey(const Endpoint &endpoint, const QByteArray &key)
{
    if (endpoint.keySource == KeySource::Session) {
        m_context.secrets.keepForSession(endpoint.id, key);
        return;
    }
    m_context.secrets.keepForSession(endpoint.id, {});
    m_context.secrets.write(endpoint.id, key).then(this, [this, endpoint, key](const Result<> &kept) {
        if (kept) {
            if (endpoint.id == m_shown && m_form->key().typed().isEmpty())
                m_form->key().setState(EndpointKeyField::State::Kept);
            return;
        }
        m_offered = [this, id = endpoint.id, key] { keepForSession(id, key); };
        m_banner->show(Tone::Attention, kept.error().sentence, tr("Use for This Session"));
    });
}

void EndpointsView::keepForSession(const EndpointId &id, const QByteArray &key)
{
    m_context.secrets.keepForSession(id, key);
    if (id == m_shown)
        m_form->key().setState(EndpointKeyField::State::Session);
}

void EndpointsView::lookForKey(const Endpoint &endpoint)
{
    EndpointKeyField &field = m_form->key();
    m_keyLooked = endpoint.keySource;
    if (m_context.secrets.hasForSession(endpoint.id)) {
        field.setState(EndpointKeyField::State::Session);
        return;
    }
    if (endpoint.keySource != KeySource::Keychain) {
        field.setState(EndpointKeyField::State::Missing);
        return;
    }
    field.setState(EndpointKeyField::State::Looking);
    m_context.secrets.read(endpoint.id).then(this, [this, id = endpoint.id](const Secret &secret) {
        if (id != m_shown || m_context.secrets.hasForSession(id))
            return;
        const auto state = secret.given()                     ? EndpointKeyField::State::Kept
            : secret.state == SecretState::Missing ? EndpointKeyField::State::Missing
                                                   : EndpointKeyField::State::Unavailable;
        m_form->key().setState(state, secret.sentence);
    });
}

void EndpointsView::removeKeyOf(const Endpoint &endpoint)
{
    m_context.secrets.keepForSession(endpoint.id, {});
    if (endpoint.keySource != KeySource::Keychain) {
        lookForKey(endpoint);
        return;
    }
    m_context.secrets.remove(endpoint.id).then(this, [this, endpoint](const Result<> &gone) {
        if (!gone)
            m_banner->show(Tone::Attention, gone.error().sentence);
        if (endpoint.id == m_shown)
            lookForKey(endpoint);
    });
}

void EndpointsView::withKey(const Endpoint &endpoint, const std::function<void(const QByteArray &)> &go)
{
    const QByteArray typed = m_form->key().typed();
    if (!typed.isEmpty()) {
        const auto key = usableKey(typed);
        if (key)
            go(*key);
        else
            m_test->showFault(key.error().sentence);
        return;
    }
    m_context.secrets.keyOf(endpoint).then(this, [this, id = endpoint.id, go](const Secret &secret) {
        if (id != m_shown)
            return;
        if (secret.given())
            go(secret.key);
        else
            m_test->showFault(secret.sentence);
    });
}

void EndpointsView::test()
{
    const Endpoint endpoint = tidied(m_form->value());
    QList<EndpointFault> faults = faultsOf(endpoint);
    faults.removeIf([](const EndpointFault &fault) { return fault.field == QLatin1String("name"); });
    m_form->showFaults(faults);
    if (!faults.isEmpty())
        return;
    withKey(endpoint, [this, endpoint](const QByteArray &key) {
        m_tested = endpoint;
        m_listing = false;
        m_test->begin(endpoint);
        m_tester->start(endpoint, key);
    });
}

void EndpointsView::listModels()
{
    const Endpoint endpoint = tidied(m_form->value());
    QList<EndpointFault> faults = faultsOf(endpoint);
    faults.removeIf([](const EndpointFault &fault) { return fault.field != QLatin1String("baseUrl") && fault.field != QLatin1String("keyVariable"); });
    m_form->showFaults(faults);
    if (!faults.isEmpty())
        return;
    withKey(endpoint, [this, endpoint](const QByteArray &key) {
        m_tested = endpoint;
        m_listing = true;
        m_test->begin({});
        m_tester->listModels(endpoint, key);
    });
}

void EndpointsView::showTrial(const EndpointTrial &trial)
{
    if (m_tested.id != m_shown)
        return;
    if (m_listing && !trial.stopped) {
        if (trial.modelsListed) {
            m_test->showList(trial);
            m_form->openModels();
        } else {
            m_test->showFault(trial.modelsFault.isEmpty() ? tr("The server does not list its models. Enter the model name that "
                                                               "the service uses.")
                                                          : trial.modelsFault);
        }
        return;
    }
    m_test->showTrial(trial);
    if (trial.newlyLearned)
        learn(m_tested, trial.learned);
}

void EndpointsView::learn(const Endpoint &tested, const ChatParameters &learned)
{
    const Endpoint *kept = stored(tested.id);
    // What was learned of another server or model than the stored one is not the stored one's.
    if (!kept || kept->baseUrl != tested.baseUrl || kept->model != tested.model || kept->dialect != tested.dialect)
        return;
    const PersonId actor = m_context.project.person().id;
    m_context.project.write([id = tested.id, learned, actor](Stores &stores) { return EndpointService(stores, actor).learn(id, learned); })
        .then(this, [this](const Result<> &done) {
            if (!done)
                m_context.project.report(done.error());
            else
                load();
        });
}

void EndpointsView::removeEndpoint()
{
    const Endpoint *kept = stored(m_shown);
    if (!kept)
        return;
    const Endpoint endpoint = *kept;
    m_context.prompts.confirm(
        this, tr("Remove Endpoint"),
        tr("“%1” will be removed from the list and its key from the keychain. Its runs and results are kept.").arg(endpoint.name), tr("Remove"),
        [this, endpoint] {
            const PersonId actor = m_context.project.person().id;
            m_context.project.write([id = endpoint.id, actor](Stores &stores) { return EndpointService(stores, actor).remove(id); })
                .then(this, [this, endpoint](const Result<> &removed) {
                    if (!removed) {
                        m_banner->show(Tone::Bad, removed.error().sentence);
                        return;
                    }
                    m_drafts.remove(endpoint.id);
                    m_keys.remove(endpoint.id);
                    if (endpoint.id == m_shown)
                        m_shown = {};
                    removeKeyOf(endpoint);
                    m_offered = [this, id = endpoint.id] { bringBack(id); };
                    m_banner->show(Tone::Info, tr("“%1” has been removed. Its runs are kept.").arg(endpoint.name), tr("Restore"));
                    load();
                });
        });
}

void EndpointsView::bringBack(const EndpointId &id)
{
    const PersonId actor = m_context.project.person().id;
    m_wanted = id;
    m_context.project.write([id, actor](Stores &stores) { return EndpointService(stores, actor).restore(id); })
        .then(this, [this](const Result<> &done) {
            if (!done)
                m_banner->show(Tone::Bad, done.error().sentence);
            load();
        });
}

void EndpointsView::showSpent(const Endpoint &endpoint)
{
    m_context.project.read([id = endpoint.id, person = m_context.project.person().id](Stores &stores) {
            return EndpointService(stores, person).spent(id);
        })
        .then(this, [this, endpoint](const Result<double> &spent) {
            if (endpoint.id != m_shown || !spent)
                return;
            const QString money = QLocale().toString(*spent, 'f', 2);
            if (*spent <= 0 && endpoint.budget <= 0)
                m_form->setSpent({});
            else if (endpoint.budget > 0)
                m_form->setSpent(tr("Spent so far: %1 of %2 %3.").arg(money, QLocale().toString(endpoint.budget, 'f', 2), endpoint.currency));
            else
                m_form->setSpent(tr("Spent so far: %1 %2.").arg(money, endpoint.currency));
        });
}

} // namespace yuyi
