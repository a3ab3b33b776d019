// SPDX-License-Identifier: GPL-3.0-or-later
// What the setting up of a launch reads: at once what can be ticked, then the items beside the window
#include "widgets/runs/newrunview.h"

#include "models/services/runs/endpointservice.h"
#include "models/services/session/projectaccess.h"
#include "widgets/runs/itembar.h"
#include "widgets/runs/launchfigures.h"
#include "widgets/runs/promptpreview.h"
#include "widgets/shell/aside.h"

#include <QLocale>

#include <algorithm>

namespace yuyi {

struct NewRunView::Offered {
    QList<Endpoint> endpoints;
    QList<OfferedConfiguration> configurations;
    QList<FilterField> fields;
    QList<ItemSet> sets;
};

struct NewRunView::Read {
    std::shared_ptr<const void> items;
    QHash<EndpointId, double> spent;
    QList<OfferedConfiguration> configurations;
    QList<FilterField> fields;
    QList<ItemSet> sets;
    ItemChoice choice;                    ///< what `chosen` answers
    Result<ChosenItems> chosen;
};

void NewRunView::enter()
{
    m_active = true;
    m_letGo.stop();
    m_keysAsked.clear();
    load();
}

void NewRunView::leave()
{
    m_active = false;
    m_fresh = false;   // what is asked may have changed when somebody comes back
    ++m_loadRequest;
    ++m_chooseRequest;
    ++m_previewRequest;
    m_soon.stop();
    stopWeighing();
    m_letGo.start();
}

void NewRunView::projectChanged(const Changes &changes)
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

void NewRunView::load()
{
    const quint64 request = ++m_loadRequest;
    m_context.project
        .read([person = m_context.project.person().id, folder = m_context.project.factory().folder()](
                  Stores &stores) -> Result<Offered> {
            ItemChooser chooser(stores);
            const auto endpoints = EndpointService(stores, person).list();
            if (!endpoints)
                return passOn(endpoints);
            const auto configurations = RunService(stores, folder, person).configurationsUnchecked();
            if (!configurations)
                return passOn(configurations);
            const auto fields = chooser.fieldsUncounted();
            if (!fields)
                return passOn(fields);
            const auto sets = chooser.sets();
            if (!sets)
                return passOn(sets);
            return Offered{*endpoints, *configurations, *fields, *sets};
        })
        .then(this, [this, request](const Result<Offered> &offered) {
            if (request != m_loadRequest)
                return;
            if (!offered) {
                Q_EMIT failed(offered.error().sentence);
                return;
            }
            take(*offered);
            readItems();
        });
}

void NewRunView::take(const Offered &offered)
{
    m_endpoints = offered.endpoints;
    // The first time there is something to tick before it is known what it would ask.
    if (!m_loaded) {
        m_configurations = offered.configurations;
        m_items->setFields(offered.fields, offered.sets);
        m_items->setCount(tr("Reading the items…"), {});
        m_preview->setMessage(tr("Reading the items…"));
    }
    m_offered = true;
    showMatrix();
    lookForKeys();
    Q_EMIT loaded();
}

void NewRunView::readItems()
{
    const quint64 request = m_loadRequest;
    // Seconds of work on large projects: other pages' reading does not wait for it.
    runAside(
        this,
        [factory = m_context.project.sharedFactory(), person = m_context.project.person().id, endpoints = m_endpoints,
         choice = m_items->choice()]() -> Result<Read> {
            const auto opened = factory->open();
            if (!opened)
                return passOn(opened);
            Stores &stores = **opened;
            ItemChooser chooser(stores);
            const auto items = chooser.hold();
            if (!items)
                return passOn(items);
            auto configurations = RunService(stores, factory->folder(), person).configurations();
            if (!configurations)
                return passOn(configurations);
            const auto fields = chooser.fields();
            if (!fields)
                return passOn(fields);
            const auto sets = chooser.sets();
            if (!sets)
                return passOn(sets);
            Read read{*items, {}, *configurations, *fields, *sets, choice, chooser.choose(choice)};
            for (const Endpoint &one : endpoints) {
                const auto spent = EndpointService(stores, person).spent(one.id);
                if (!spent)
                    return passOn(spent);
                read.spent.insert(one.id, *spent);
            }
            return read;
        },
        [this, request](const Result<Read> &read) {
            if (request != m_loadRequest)
                return;
            if (read)
                take(*read);
            else
                Q_EMIT failed(read.error().sentence);
        });
}

void NewRunView::take(const Read &read)
{
    m_held = read.items;
    m_spent = read.spent;
    m_configurations = read.configurations;
    m_items->setFields(read.fields, read.sets);
    m_loaded = true;
    showMatrix();
    planChanged();
    // What has been set meanwhile is asked for as soon as one pauses.
    const ItemChoice now = m_items->choice();
    if (read.chosen && now.filter == read.choice.filter && now.set == read.choice.set) {
        m_soon.stop();
        ++m_chooseRequest;
        takeChosen(*read.chosen);
    }
    Q_EMIT loaded();
}

void NewRunView::chooseItems()
{
    if (!m_active || !m_loaded)
        return;
    const quint64 request = ++m_chooseRequest;
    m_context.project.read([choice = m_items->choice()](Stores &stores) { return ItemChooser(stores).choose(choice); })
        .then(this, [this, request](const Result<ChosenItems> &chosen) {
            if (request != m_chooseRequest)
                return;
            if (chosen) {
                takeChosen(*chosen);
                return;
            }
            m_fault = chosen.error().sentence;
            m_figures->setBusy(false);
            refreshBlocker();
        });
}

void NewRunView::takeChosen(const ChosenItems &chosen)
{
    m_chosen = chosen;
    m_fault.clear();
    QStringList leftOut;
    if (chosen.unscorable > 0)
        leftOut.append(tr("%n excluded (not exactly one correct option)", nullptr, chosen.unscorable));
    if (chosen.notAccepted > 0)
        leftOut.append(tr("%n excluded (not accepted yet)", nullptr, chosen.notAccepted));
    m_items->setCount(tr("%1 on %2", "items and images").arg(tr("%n item(s)", nullptr, static_cast<int>(chosen.items.size())),
                                                              tr("%n image(s)", nullptr, static_cast<int>(chosen.images))),
                      leftOut.join(QStringLiteral(" · ")));
    m_item = std::clamp<int>(m_item, 0, std::max<int>(0, static_cast<int>(chosen.items.size()) - 1));
    showPreview();
    weigh();
}

} // namespace yuyi
