// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/endpointsview.h"

#include "models/services/runs/endpointservice.h"
#include "models/services/runs/endpointtester.h"
#include "models/services/session/projectaccess.h"
#include "models/services/session/settings.h"
#include "widgets/controls/actionbutton.h"
#include "widgets/controls/banner.h"
#include "widgets/controls/emptystate.h"
#include "widgets/controls/flowlayout.h"
#include "widgets/controls/splitview.h"
#include "widgets/runs/endpointdelegate.h"
#include "widgets/runs/endpointform.h"
#include "widgets/runs/endpointkeyfield.h"
#include "widgets/runs/endpointtestpanel.h"
#include "widgets/shell/commands.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QListWidget>
#include <QStackedWidget>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {

const QString addCommand = QStringLiteral("models.endpoint-add");
const QString saveCommand = QStringLiteral("models.endpoint-save");
const QString putBackCommand = QStringLiteral("models.endpoint-put-back");
const QString removeCommand = QStringLiteral("models.endpoint-remove");
const QString testCommand = QStringLiteral("models.endpoint-test");
constexpr int narrow = 900;   // pixels at scale 1; below, the test stands under the form

} // namespace

EndpointsView::EndpointsView(PageContext context, QWidget *parent) : QWidget(parent), m_context(context), m_tester(new EndpointTester(this))
{
    setObjectName(QStringLiteral("endpointsView"));
    addCommands();
    build();
    connect(&context.project, &ProjectAccess::personChanged, this, &EndpointsView::load);
    retranslate();
}

void EndpointsView::addCommands()
{
    const auto add = [this](const QString &id, std::function<QString()> text, const QKeySequence &key, std::function<void()> run,
                            std::function<bool()> enabled = {}) {
        Command command;
        command.id = id;
        command.text = std::move(text);
        if (!key.isEmpty())
            command.shortcuts = {key};
        command.run = std::move(run);
        command.enabled = [this, enabled = std::move(enabled)] { return isVisible() && m_loaded && (!enabled || enabled()); };
        m_context.commands.add(std::move(command));
    };
    const auto shown = [this] { return !m_shown.isNull(); };
    add(addCommand, [] { return tr("Add Endpoint"); }, QKeySequence(QStringLiteral("Ctrl+Shift+A")), [this] { beginNew(); });
    add(saveCommand, [] { return tr("Save Endpoint"); }, QKeySequence(QStringLiteral("Ctrl+S")), [this] { save(); },
        [this] { return isDrafted(m_shown) && !m_saving; });
    add(putBackCommand, [] { return tr("Discard Changes"); }, {}, [this] { putBack(); }, [this] { return isDrafted(m_shown) && !m_saving; });
    add(testCommand, [] { return tr("Test Endpoint"); }, QKeySequence(QStringLiteral("Ctrl+T")), [this] { test(); }, shown);
    add(removeCommand, [] { return tr("Remove Endpoint"); }, {}, [this] { removeEndpoint(); }, [this] { return stored(m_shown) != nullptr; });
}

QWidget *EndpointsView::buildList()
{
    CommandRegistry &commands = m_context.commands;
    auto *left = new QWidget(this);
    makePanel(left);
    m_list = new QListWidget(left);
    m_list->setObjectName(QStringLiteral("endpoints.list"));
    m_list->setItemDelegate(new EndpointDelegate(m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setMinimumWidth(Theme::of(this).px(190));
    auto *buttons = new QWidget(left);
    auto *flow = new FlowLayout(buttons, spacing::tiny, spacing::tiny);
    flow->setContentsMargins(spacing::small, 0, spacing::small, spacing::small);
    flow->addWidget(new ActionButton(commands.action(addCommand), ActionButton::Kind::Plain, buttons));
    flow->addWidget(new ActionButton(commands.action(removeCommand), ActionButton::Kind::Danger, buttons));
    auto *column = new QVBoxLayout(left);
    column->setContentsMargins(spacing::tiny, spacing::small, spacing::tiny, 0);
    column->addWidget(m_list, 1);
    column->addWidget(buttons);
    connect(m_list, &QListWidget::currentItemChanged, this, [this](QListWidgetItem *item) {
        if (!item || m_filling)
            return;
        m_banner->hide();
        m_wanted = {};
        select(EndpointId::fromString(item->data(EndpointDelegate::IdRole).toString()));
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
    flow->addWidget(new ActionButton(commands.action(saveCommand), ActionButton::Kind::Primary, buttons));
    flow->addWidget(new ActionButton(commands.action(putBackCommand), ActionButton::Kind::Flat, buttons));
    auto *column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing::small);
    column->addWidget(m_form, 1);
    column->addWidget(buttons);
    m_test = new EndpointTestPanel(new ActionButton(commands.action(testCommand), ActionButton::Kind::Plain));
    m_test->setMinimumWidth(Theme::of(this).px(220));
    auto *right = new SplitView(Qt::Horizontal, this);
    right->addPart(middle, 5);
    right->addPart(m_test, 3);
    right->setSizes({640, 330});
    m_right = right;
    auto *split = new SplitView(Qt::Horizontal, this);
    split->setObjectName(QStringLiteral("endpoints.split"));
    split->addPart(left, 2);
    split->addPart(right, 8);
    m_split = split;
    m_empty = new EmptyState(this);
    m_empty->setObjectName(QStringLiteral("endpoints.empty"));
    m_empty->addAction(commands.action(addCommand));
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(split);
    m_stack->addWidget(m_empty);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_stack);
    m_banner = new Banner(this);
    m_banner->hide();
    if (const QByteArray state = m_context.settings.splitter(QStringLiteral("endpoints")); !state.isEmpty())
        split->restoreState(state);
    connect(split, &QSplitter::splitterMoved, this, [this] { m_context.settings.setSplitter(QStringLiteral("endpoints"), m_split->saveState()); });

    connect(m_form, &EndpointForm::edited, this, &EndpointsView::keepDraft);
    connect(m_form, &EndpointForm::modelsWanted, this, &EndpointsView::listModels);
    connect(m_form, &EndpointForm::keyRemovalWanted, this, [this] {
        if (const Endpoint *endpoint = stored(m_shown))
            removeKeyOf(*endpoint);
    });
    connect(m_test, &EndpointTestPanel::stopWanted, m_tester, &EndpointTester::stop);
    connect(m_test, &EndpointTestPanel::modelChosen, this, [this](const QString &model) { m_form->chooseModel(model); });
    connect(m_tester, &EndpointTester::modelsRead, this, [this](const EndpointTrial &sofar) {
        if (m_tested.id != m_shown)
            return;
        if (sofar.modelsListed)
            m_form->setModels(sofar.models);
        m_test->showModels(sofar);
    });
    connect(m_tester, &EndpointTester::finished, this, &EndpointsView::showTrial);
    connect(m_banner, &Banner::actionTriggered, this, [this] {
        m_banner->hide();
        if (m_offered)
            std::exchange(m_offered, nullptr)();
    });
}

void EndpointsView::retranslate()
{
    m_empty->setSentence(tr("No model has been added yet."));
    m_empty->setHint(tr("An endpoint is a model on a server: at a service such as DashScope or OpenAI, or on your own server with "
                        "vLLM or Ollama. Choose a service, paste your key, and test the endpoint. A practice model needs no "
                        "service and no key. You can use it to try all steps first."));
    fillList();
}

void EndpointsView::enter()
{
    load();
}

void EndpointsView::load()
{
    m_context.project.read([person = m_context.project.person().id](Stores &stores) { return EndpointService(stores, person).list(); })
        .then(this, [this](const Result<QList<Endpoint>> &list) {
            if (!list) {
                m_banner->show(Tone::Bad, list.error().sentence);
                return;
            }
            m_loaded = true;
            m_endpoints = *list;
            fillList();
            m_context.commands.refresh();
        });
}

void EndpointsView::projectChanged(const Changes &changes)
{
    if (changes.touches(Entity::Endpoint))
        load();
    else if (changes.touches(Entity::Run) || changes.touches(Entity::Response))
        if (const Endpoint *endpoint = stored(m_shown))
            showSpent(*endpoint);
}

void EndpointsView::showEndpoint(const EndpointId &id)
{
    m_wanted = id;
    if (m_loaded)
        fillList();
}

const Endpoint *EndpointsView::stored(const EndpointId &id) const
{
    const auto found = std::find_if(m_endpoints.begin(), m_endpoints.end(), [&](const Endpoint &endpoint) { return endpoint.id == id; });
    return found == m_endpoints.end() || id.isNull() ? nullptr : &*found;
}

bool EndpointsView::isDrafted(const EndpointId &id) const
{
    return m_drafts.contains(id);
}

void EndpointsView::fillList()
{
    if (!m_loaded)
        return;
    m_filling = true;
    m_list->clear();
    QList<Endpoint> all = m_endpoints;
    for (const Endpoint &draft : std::as_const(m_drafts)) {
        if (!stored(draft.id))
            all.append(draft);
    }
    for (const Endpoint &endpoint : std::as_const(all)) {
        const bool isNew = !stored(endpoint.id);
        const Endpoint &named = m_drafts.contains(endpoint.id) ? m_drafts[endpoint.id] : endpoint;
        auto *item = new QListWidgetItem(named.name.trimmed().isEmpty() ? tr("New endpoint") : named.name, m_list);
        item->setData(EndpointDelegate::IdRole, endpoint.id.toString());
        item->setData(EndpointDelegate::ModelRole, named.model);
        showMarks(*item, named, isNew ? tr("new") : isDrafted(endpoint.id) ? tr("not saved") : QString());
    }
    m_stack->setCurrentWidget(m_list->count() > 0 ? static_cast<QWidget *>(m_split) : m_empty);
    EndpointId goal = m_wanted.isNull() ? m_shown : m_wanted;
    int row = 0;
    for (int i = 0; i < m_list->count(); ++i) {
        if (EndpointId::fromString(m_list->item(i)->data(EndpointDelegate::IdRole).toString()) == goal)
            row = i;
    }
    if (m_list->count() > 0) {
        m_list->setCurrentRow(row);
        goal = EndpointId::fromString(m_list->item(row)->data(EndpointDelegate::IdRole).toString());
        m_filling = false;
        // A form that shows this already, as it is stored or with what was typed, stays as it is.
        const Endpoint *now = stored(goal);
        if (goal != m_shown || (now && (m_shownVersion < 0 || (!isDrafted(goal) && now->version != m_shownVersion))))
            select(goal);
    } else {
        m_shown = {};
    }
    m_filling = false;
    m_wanted = {};
}

void EndpointsView::showMarks(QListWidgetItem &item, const Endpoint &endpoint, const QString &unsaved)
{
    const bool practice = endpoint.isPractice();
    item.setData(EndpointDelegate::ServerRole, practice ? tr("No network and no key needed") : QUrl(endpoint.baseUrl).authority());
    item.setData(EndpointDelegate::BadgeRole, !unsaved.isEmpty() ? unsaved : practice ? tr("practice") : QString());
    item.setData(EndpointDelegate::ToneRole, static_cast<int>(unsaved.isEmpty() ? Tone::Info : Tone::Attention));
}

void EndpointsView::select(const EndpointId &id)
{
    const Endpoint *kept = stored(id);
    const auto draft = m_drafts.constFind(id);
    if (!kept && draft == m_drafts.constEnd())
        return;
    const bool other = id != m_shown;
    m_shown = id;
    m_shownVersion = kept ? kept->version : 0;
    m_form->set(draft == m_drafts.constEnd() ? *kept : *draft, !kept);
    m_form->key().setTyped(m_keys.value(id));
    if (other) {
        m_test->clear();
        if (m_tester->isRunning())
            m_tester->stop();
    }
    if (kept) {
        lookForKey(*kept);
        showSpent(*kept);
    } else {
        m_form->key().setState(EndpointKeyField::State::Missing);
    }
    m_context.commands.refresh();
}

void EndpointsView::keepDraft()
{
    if (m_shown.isNull())
        return;
    Endpoint typed = m_form->value();
    const Endpoint *kept = stored(m_shown);
    const QByteArray key = m_form->key().typed();
    if (key.isEmpty())
        m_keys.remove(m_shown);
    else
        m_keys.insert(m_shown, key);
    const bool same = kept && key.isEmpty() && isSame(tidied(typed), *kept);
    const bool before = isDrafted(m_shown);
    if (same)
        m_drafts.remove(m_shown);
    else
        m_drafts.insert(m_shown, typed);
    if (QListWidgetItem *item = m_list->currentItem()) {
        item->setText(typed.name.trimmed().isEmpty() ? tr("New endpoint") : typed.name);
        item->setData(EndpointDelegate::ModelRole, typed.model);
        showMarks(*item, typed, !kept ? tr("new") : same ? QString() : tr("not saved"));
    }
    if (kept && typed.keySource != m_keyLooked)
        lookForKey(typed);
    if (before != isDrafted(m_shown))
        m_context.commands.refresh();
}

void EndpointsView::beginNew()
{
    Endpoint fresh;
    fresh.id = EndpointId::create();
    fresh.parameters.temperature = 0;
    fresh.keySource = KeySource::Keychain;
    m_drafts.insert(fresh.id, fresh);
    m_wanted = fresh.id;
    fillList();
    m_form->focusServices();
}

void EndpointsView::beginPractice()
{
    beginNew();
    m_form->takePractice();
}

void EndpointsView::putBack()
{
    m_drafts.remove(m_shown);
    m_keys.remove(m_shown);
    m_banner->hide();
    if (!stored(m_shown))
        m_shown = {};
    else
        m_shownVersion = -1;
    fillList();
    m_context.commands.refresh();
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
