// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/endpoints/endpointsview.h"

#include "models/services/session/projectaccess.h"
#include "models/services/session/secretstore.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/frame/banner.h"
#include "widgets/controls/frame/emptystate.h"
#include "widgets/controls/frame/statestack.h"
#include "widgets/controls/layout/flowlayout.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/layout/splitview.h"
#include "widgets/controls/tables/entrydelegate.h"
#include "widgets/runs/endpoints/endpointform.h"
#include "widgets/runs/endpoints/endpointkeyfield.h"
#include "widgets/runs/endpoints/endpointkeys.h"
#include "widgets/runs/endpoints/endpointscontroller.h"
#include "widgets/runs/endpoints/endpointtestpanel.h"
#include "widgets/runs/endpoints/endpointtrials.h"
#include "widgets/shell/commands/pagecommands.h"
#include "widgets/shell/page/keptsizes.h"
#include "widgets/shell/page/userprompts.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QListWidget>
#include <QLocale>
#include <QUrl>
#include <QVBoxLayout>

#include <utility>

namespace yuyi {

namespace {

constexpr int narrow = 900; // pixels at scale 1; below, the test stands under the form

} // namespace

EndpointsView::EndpointsView(PageContext context, QWidget *parent)
    : QWidget(parent), m_context(context), m_endpoints(new EndpointsController(context.project, this)),
      m_keys(new EndpointKeys(context.secrets, this))
{
    setObjectName(QStringLiteral("endpointsView"));
    addCommands();
    build();
    connectParts();
    connectEndpoints();
    connectKeys();
    connect(&context.project, &ProjectAccess::personChanged, m_endpoints, &EndpointsController::load);
    retranslate();
}

void EndpointsView::addCommands()
{
    const PageCommands add(m_context.commands, "models", [this] { return isVisible() && m_endpoints->isLoaded(); });
    const auto shown = [this] { return !m_shown.isNull(); };
    add(
        "endpoint-add", [] { return tr("Add Endpoint"); }, [this] { beginNew(); });
    add(
        "endpoint-save", [] { return tr("Save Endpoint"); }, [this] { save(); },
        [this] { return m_endpoints->isDrafted(m_shown) && !m_endpoints->isSaving(); });
    add(
        "endpoint-put-back", [] { return tr("Discard Changes"); }, [this] { putBack(); },
        [this] { return m_endpoints->isDrafted(m_shown) && !m_endpoints->isSaving(); });
    add(
        "endpoint-test", [] { return tr("Test Endpoint"); }, [this] { m_trials->test(); }, shown);
    add(
        "endpoint-remove", [] { return tr("Remove Endpoint"); }, [this] { removeEndpoint(); },
        [this] { return m_endpoints->stored(m_shown) != nullptr; });
}

QWidget *EndpointsView::buildList()
{
    CommandRegistry &commands = m_context.commands;
    auto *left = new QWidget(this);
    makePanel(left);
    m_list = new QListWidget(left);
    m_list->setObjectName(QStringLiteral("endpoints.list"));
    m_list->setItemDelegate(new EntryDelegate(EntryDelegate::Details::Elided, m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setMinimumWidth(Theme::of(this).px(190));
    auto *buttons = new QWidget(left);
    auto *flow = new FlowLayout(buttons, spacing::tiny, spacing::tiny);
    flow->setContentsMargins(spacing::small, 0, spacing::small, spacing::small);
    flow->addWidget(new ActionButton(commands.action(QStringLiteral("models.endpoint-add")), ActionButton::Kind::Plain, buttons));
    flow->addWidget(new ActionButton(commands.action(QStringLiteral("models.endpoint-remove")), ActionButton::Kind::Danger, buttons));
    auto *column = new QVBoxLayout(left);
    column->setContentsMargins(spacing::tiny, spacing::small, spacing::tiny, 0);
    column->addWidget(m_list, 1);
    column->addWidget(buttons);
    connect(m_list, &QListWidget::currentItemChanged, this, [this](QListWidgetItem *item) {
        if (!item || m_filling)
            return;
        m_banner->hide();
        m_wanted = {};
        select(EndpointId::fromString(item->data(EntryDelegate::IdRole).toString()));
    });
    return left;
}

void EndpointsView::build()
{
    CommandRegistry &commands = m_context.commands;
    QWidget *left = buildList();
    auto *middle = new QWidget(this);
    m_form = new EndpointForm(middle);
    auto *buttons = new QWidget(middle);
    auto *flow = new FlowLayout(buttons, spacing::small, spacing::tiny);
    flow->setContentsMargins(0, 0, 0, 0);
    flow->addWidget(new ActionButton(commands.action(QStringLiteral("models.endpoint-save")), ActionButton::Kind::Primary, buttons));
    flow->addWidget(new ActionButton(commands.action(QStringLiteral("models.endpoint-put-back")), ActionButton::Kind::Flat, buttons));
    auto *column = columnIn(middle);
    column->addWidget(m_form, 1);
    column->addWidget(buttons);
    m_test = new EndpointTestPanel(new ActionButton(commands.action(QStringLiteral("models.endpoint-test")), ActionButton::Kind::Plain));
    connect(m_form, &EndpointForm::practiceChosen, m_test, &EndpointTestPanel::setPractice);
    m_test->setMinimumWidth(Theme::of(this).px(220));
    m_trials = new EndpointTrials(*m_form, *m_test, m_context.secrets, this);
    auto *right = new SplitView(Qt::Horizontal, this);
    right->addPart(middle, 5);
    right->addPart(m_test, 3);
    right->setSizes({640, 330});
    m_right = right;
    auto *split = new SplitView(Qt::Horizontal, this);
    split->setObjectName(QStringLiteral("endpoints.split"));
    split->addPart(left, 2);
    split->addPart(right, 8);
    m_stack = new StateStack(split, this);
    m_empty = m_stack->empty();
    m_empty->setObjectName(QStringLiteral("endpoints.empty"));
    m_empty->addAction(commands.action(QStringLiteral("models.endpoint-add")));
    fillWith(this, m_stack);
    m_banner = new Banner(this);
    keepSizes(split, m_context.settings, QStringLiteral("endpoints"));
}

void EndpointsView::connectParts()
{
    connect(m_form, &EndpointForm::edited, this, &EndpointsView::keepDraft);
    connect(m_form, &EndpointForm::keyRemovalWanted, this, [this] {
        if (const Endpoint *endpoint = m_endpoints->stored(m_shown))
            m_keys->remove(*endpoint);
    });
    connect(m_trials, &EndpointTrials::learned, m_endpoints, &EndpointsController::learn);
    connect(m_banner, &Banner::actionTriggered, this, [this] {
        m_banner->hide();
        if (m_offered)
            std::exchange(m_offered, nullptr)();
    });
}

void EndpointsView::connectEndpoints()
{
    connect(m_endpoints, &EndpointsController::loaded, this, [this] {
        fillList();
        if (std::exchange(m_practiceWanted, false))
            m_form->takePractice();
        m_context.commands.refresh();
    });
    connect(m_endpoints, &EndpointsController::failed, this, [this](const Error &error) { m_banner->show(Tone::Bad, error.sentence); });
    connect(m_endpoints, &EndpointsController::savingChanged, this, [this] { m_context.commands.refresh(); });
    connect(m_endpoints, &EndpointsController::saveRefused, this, [this](const EndpointId &id, const Error &error) {
        if (id == m_shown)
            m_form->showFaults({{error.detail, error.sentence}});
        else
            m_banner->show(Tone::Bad, error.sentence);
    });
    connect(m_endpoints, &EndpointsController::saved, this, [this](const Endpoint &endpoint, const QByteArray &key) {
        if (endpoint.id == m_shown)
            m_shownVersion = -1; // shown anew, as it was stored
        if (!key.isEmpty())
            m_keys->store(endpoint, key);
        else
            m_keys->forgetElsewhere(endpoint);
        Q_EMIT toast(tr("Saved: %1").arg(endpoint.name), false);
    });
    connect(m_endpoints, &EndpointsController::removed, this, [this](const Endpoint &endpoint) {
        if (endpoint.id == m_shown)
            setShown({});
        m_keys->remove(endpoint);
        m_offered = [this, id = endpoint.id] {
            m_wanted = id;
            m_endpoints->restore(id);
        };
        m_banner->show(Tone::Info, tr("The endpoint “%1” has been removed. Its runs are kept.").arg(endpoint.name), tr("Restore"));
    });
    connect(m_endpoints, &EndpointsController::spentRead, this, &EndpointsView::showSpent);
}

void EndpointsView::connectKeys()
{
    connect(m_keys, &EndpointKeys::found, this, [this](const EndpointId &id, EndpointKeyState state, const QString &sentence) {
        if (id == m_shown)
            m_form->key().setState(state, sentence);
    });
    connect(m_keys, &EndpointKeys::stored, this, [this](const EndpointId &id) {
        if (id == m_shown && m_form->key().typed().isEmpty())
            m_form->key().setState(EndpointKeyState::Kept);
    });
    connect(m_keys, &EndpointKeys::storeFailed, this, [this](const EndpointId &id, const QByteArray &key, const QString &sentence) {
        m_offered = [this, id, key] { m_keys->keepForSession(id, key); };
        m_banner->show(Tone::Attention, sentence, tr("Use Key for This Session Only"));
    });
    connect(m_keys, &EndpointKeys::removeFailed, this, [this](const QString &sentence) { m_banner->show(Tone::Attention, sentence); });
    connect(m_keys, &EndpointKeys::removed, this, [this](const Endpoint &endpoint) {
        if (endpoint.id == m_shown)
            lookForKey(endpoint);
    });
}

void EndpointsView::retranslate()
{
    m_empty->setSentence(tr("No model has been added yet."));
    m_empty->setHint(tr("An endpoint is a model on a server: at a service such as DashScope or OpenAI, or on "
                        "your own server with "
                        "vLLM or Ollama. Choose a service, paste your key, and test the endpoint. A practice model needs no "
                        "service and no key. You can use it to try all steps first."));
    fillList();
}

void EndpointsView::enter()
{
    m_endpoints->load();
}

void EndpointsView::projectChanged(const Changes &changes)
{
    if (changes.touches(Entity::Endpoint))
        m_endpoints->load();
    else if (changes.touches(Entity::Run) || changes.touches(Entity::Response))
        if (const Endpoint *endpoint = m_endpoints->stored(m_shown))
            m_endpoints->readSpent(*endpoint);
}

void EndpointsView::showEndpoint(const EndpointId &id)
{
    m_wanted = id;
    if (m_endpoints->isLoaded())
        fillList();
}

void EndpointsView::fillList()
{
    if (!m_endpoints->isLoaded())
        return;
    m_filling = true;
    m_list->clear();
    const QList<Endpoint> all = m_endpoints->all();
    for (const Endpoint &endpoint : all) {
        const bool isNew = !m_endpoints->stored(endpoint.id);
        const Endpoint named = m_endpoints->draft(endpoint.id).value_or(endpoint);
        auto *item = new QListWidgetItem(named.name.trimmed().isEmpty() ? tr("New endpoint") : named.name, m_list);
        item->setData(EntryDelegate::IdRole, endpoint.id.toString());
        item->setData(EntryDelegate::FirstLineRole, named.model);
        showMarks(*item, named, isNew ? tr("new") : m_endpoints->isDrafted(endpoint.id) ? tr("not saved")
                                                                                        : QString());
    }
    m_stack->showWorkIf(m_list->count() > 0);
    EndpointId goal = m_wanted.isNull() ? m_shown : m_wanted;
    int row = 0;
    for (int i = 0; i < m_list->count(); ++i) {
        if (EndpointId::fromString(m_list->item(i)->data(EntryDelegate::IdRole).toString()) == goal)
            row = i;
    }
    if (m_list->count() > 0) {
        m_list->setCurrentRow(row);
        goal = EndpointId::fromString(m_list->item(row)->data(EntryDelegate::IdRole).toString());
        m_filling = false;
        // A form that shows this already, as it is stored or with what was typed, stays as it is.
        const Endpoint *now = m_endpoints->stored(goal);
        if (goal != m_shown || (now && (m_shownVersion < 0 || (!m_endpoints->isDrafted(goal) && now->version != m_shownVersion))))
            select(goal);
    } else {
        setShown({});
    }
    m_filling = false;
    m_wanted = {};
}

void EndpointsView::showMarks(QListWidgetItem &item, const Endpoint &endpoint, const QString &unsaved)
{
    const bool practice = endpoint.isPractice();
    item.setData(EntryDelegate::SecondLineRole, practice ? tr("No network and no key needed") : QUrl(endpoint.baseUrl).authority());
    item.setData(EntryDelegate::BadgeRole, !unsaved.isEmpty() ? unsaved : practice ? tr("practice")
                                                                                   : QString());
    item.setData(EntryDelegate::ToneRole, static_cast<int>(unsaved.isEmpty() ? Tone::Info : Tone::Attention));
}

void EndpointsView::setShown(const EndpointId &id)
{
    m_shown = id;
    m_trials->setShown(id);
}

void EndpointsView::select(const EndpointId &id)
{
    const Endpoint *kept = m_endpoints->stored(id);
    const auto draft = m_endpoints->draft(id);
    if (!kept && !draft)
        return;
    m_shown = id;
    m_shownVersion = kept ? kept->version : 0;
    m_form->set(draft ? *draft : *kept, !kept);
    m_form->key().setTyped(m_endpoints->typedKey(id));
    m_trials->setShown(id);
    if (kept) {
        lookForKey(*kept);
        m_endpoints->readSpent(*kept);
    } else {
        m_form->key().setState(EndpointKeyState::Missing);
    }
    m_context.commands.refresh();
}

void EndpointsView::lookForKey(const Endpoint &endpoint)
{
    m_keyLooked = endpoint.keySource;
    m_keys->look(endpoint);
}

void EndpointsView::keepDraft()
{
    if (m_shown.isNull())
        return;
    const Endpoint typed = m_form->value();
    const Endpoint *kept = m_endpoints->stored(m_shown);
    const bool before = m_endpoints->isDrafted(m_shown);
    const bool same = m_endpoints->keepDraft(m_shown, typed, m_form->key().typed());
    if (QListWidgetItem *item = m_list->currentItem()) {
        item->setText(typed.name.trimmed().isEmpty() ? tr("New endpoint") : typed.name);
        item->setData(EntryDelegate::FirstLineRole, typed.model);
        showMarks(*item, typed, !kept ? tr("new") : same ? QString()
                                                         : tr("not saved"));
    }
    if (kept && typed.keySource != m_keyLooked)
        lookForKey(typed);
    if (before != m_endpoints->isDrafted(m_shown))
        m_context.commands.refresh();
}

void EndpointsView::beginNew()
{
    m_wanted = m_endpoints->addDraft();
    fillList();
    m_form->focusServices();
}

void EndpointsView::beginPractice()
{
    beginNew();
    m_practiceWanted = !m_endpoints->isLoaded(); // else the form shows nothing yet that it could fill in
    if (!m_practiceWanted)
        m_form->takePractice();
}

void EndpointsView::putBack()
{
    m_endpoints->dropDraft(m_shown);
    m_banner->hide();
    if (!m_endpoints->stored(m_shown))
        setShown({});
    else
        m_shownVersion = -1;
    fillList();
    m_context.commands.refresh();
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
    m_banner->hide();
    m_endpoints->save(endpoint, key);
}

void EndpointsView::removeEndpoint()
{
    const Endpoint *kept = m_endpoints->stored(m_shown);
    if (!kept)
        return;
    const Endpoint endpoint = *kept;
    m_context.prompts.confirm(
        this, tr("Remove Endpoint"),
        tr("The endpoint “%1” will be removed from the list, and its key will be deleted from the keychain. Its runs and results are kept.")
            .arg(endpoint.name),
        tr("Remove"), [this, endpoint] { m_endpoints->remove(endpoint); });
}

void EndpointsView::showSpent(const Endpoint &endpoint, double spent)
{
    if (endpoint.id != m_shown)
        return;
    const QString money = QLocale().toString(spent, 'f', 2);
    if (spent <= 0 && endpoint.budget <= 0)
        m_form->setSpent({});
    else if (endpoint.budget > 0)
        m_form->setSpent(tr("Spent so far: %1 of %2 %3.").arg(money, QLocale().toString(endpoint.budget, 'f', 2), endpoint.currency));
    else
        m_form->setSpent(tr("Spent so far: %1 %2.").arg(money, endpoint.currency));
}

void EndpointsView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void EndpointsView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const Qt::Orientation wanted = width() < Theme::of(this).px(narrow) ? Qt::Vertical : Qt::Horizontal;
    if (wanted == m_right->orientation())
        return;
    m_right->setOrientation(wanted);
    m_right->setSizes(wanted == Qt::Horizontal ? QList<int>{640, 330} : QList<int>{700, 300});
}

void EndpointsView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_context.commands.refresh();
}

void EndpointsView::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_context.commands.refresh();
}

} // namespace yuyi
