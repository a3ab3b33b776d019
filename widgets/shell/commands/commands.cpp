// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/commands/commands.h"

#include "widgets/shell/commands/keypresses.h"
#include "widgets/theme/theme.h"

#include <QLoggingCategory>
#include <QWidget>

#include <algorithm>

namespace yuyi {

namespace {
Q_LOGGING_CATEGORY(commandLog, "yuyi.commands")
} // namespace

struct CommandRegistry::Entry {
    Command command;
    std::unique_ptr<QAction> action;
    QKeySequence own;

    QList<QKeySequence> shortcuts() const
    {
        return own.isEmpty() ? command.shortcuts : QList<QKeySequence>{own};
    }
};

CommandRegistry::CommandRegistry(QObject *parent) : QObject(parent), m_presses(new KeyPresses(this)) {}

CommandRegistry::~CommandRegistry() = default;

bool CommandRegistry::isEverywhere(const QString &scope)
{
    return scope == QLatin1String("app") || scope == QLatin1String("page");
}

bool CommandRegistry::overlap(const QString &scopeA, const QString &scopeB) const
{
    return scopeA == scopeB || isEverywhere(scopeA) || isEverywhere(scopeB);
}

CommandRegistry::Entry *CommandRegistry::find(const QString &id) const
{
    for (const auto &entry : m_entries) {
        if (entry->command.id == id)
            return entry.get();
    }
    return nullptr;
}

QAction *CommandRegistry::add(Command command)
{
    if (find(command.id)) {
        m_clashes.append(QStringLiteral("%1 is there twice").arg(command.id));
        qCCritical(commandLog).noquote() << "command clash:" << m_clashes.last();
        m_entries.removeIf([&](const auto &entry) { return entry->command.id == command.id; });
    }
    auto entry = std::make_shared<Entry>();
    entry->command = std::move(command);
    const QString id = entry->command.id;
    QList<QKeySequence> free;
    for (const QKeySequence &sequence : std::as_const(entry->command.shortcuts)) {
        if (const Command *other = holder(id, sequence)) {
            m_clashes.append(QStringLiteral("%1 and %2: %3").arg(other->id, id, sequence.toString()));
            qCCritical(commandLog).noquote() << "shortcut clash:" << m_clashes.last();
        } else {
            free.append(sequence);
        }
    }
    entry->command.shortcuts = free;
    if (m_own) {
        const auto own = QKeySequence::fromString(m_own(id), QKeySequence::PortableText);
        if (!own.isEmpty() && !holder(id, own))
            entry->own = own;
    }
    entry->action = std::make_unique<QAction>();
    QAction *action = entry->action.get();
    action->setObjectName(id);
    action->setAutoRepeat(!entry->command.once);
    connect(action, &QAction::triggered, this, [this, id] {
        // The command may remove itself (closing a project): hold it while it runs.
        const auto held = std::find_if(m_entries.begin(), m_entries.end(),
                                       [&](const auto &e) { return e->command.id == id; });
        if (held == m_entries.end())
            return;
        const std::shared_ptr<Entry> keep = *held;
        if (m_presses->isHeld() && !keep->action->autoRepeat())
            return;
        if (keep->command.run)
            keep->command.run();
    });
    m_entries.append(entry);
    if (m_host)
        m_host->addAction(action);
    apply(*entry);
    Q_EMIT changed();
    return action;
}

QAction *CommandRegistry::action(const QString &id) const
{
    const Entry *entry = find(id);
    return entry ? entry->action.get() : nullptr;
}

const Command *CommandRegistry::command(const QString &id) const
{
    const Entry *entry = find(id);
    return entry ? &entry->command : nullptr;
}

void CommandRegistry::removePageCommands()
{
    m_entries.removeIf([](const auto &entry) { return !isEverywhere(scopeOf(entry->command.id)); });
    m_fieldKeys.clear();
    Q_EMIT changed();
}

QList<FieldKeys> CommandRegistry::fieldKeys(const QString &scope) const
{
    QList<FieldKeys> own = m_fieldKeys;
    own.removeIf([&](const FieldKeys &keys) { return keys.scope != scope; });
    return own;
}

QList<const Command *> CommandRegistry::valid(const QString &scope) const
{
    QList<const Command *> own, everywhere;
    for (const auto &entry : m_entries) {
        const QString entryScope = scopeOf(entry->command.id);
        if (isEverywhere(entryScope))
            everywhere.append(&entry->command);
        else if (entryScope == scope)
            own.append(&entry->command);
    }
    return own + everywhere;
}

QList<const Command *> CommandRegistry::all() const
{
    QList<const Command *> list;
    for (const auto &entry : m_entries)
        list.append(&entry->command);
    return list;
}

void CommandRegistry::setScope(const QString &scope)
{
    m_scope = scope;
    refresh();
    Q_EMIT changed();
}

void CommandRegistry::refresh()
{
    for (const auto &entry : std::as_const(m_entries))
        update(*entry);
}

void CommandRegistry::retranslate()
{
    for (const auto &entry : std::as_const(m_entries))
        apply(*entry);
    Q_EMIT changed();
}

void CommandRegistry::apply(Entry &entry)
{
    QAction &action = *entry.action;
    action.setText(entry.command.text ? entry.command.text() : entry.command.id);
    if (!entry.command.icon.isEmpty())
        action.setIcon(Theme::current().icon(entry.command.icon));
    action.setShortcuts(entry.shortcuts());
    update(entry);
}

void CommandRegistry::update(Entry &entry)
{
    const QString scope = scopeOf(entry.command.id);
    const bool here = isEverywhere(scope) || scope == m_scope;
    entry.action->setEnabled(here && (!entry.command.enabled || entry.command.enabled()));
}

QList<QKeySequence> CommandRegistry::shortcuts(const QString &id) const
{
    const Entry *entry = find(id);
    return entry ? entry->shortcuts() : QList<QKeySequence>();
}

bool CommandRegistry::hasOwnShortcut(const QString &id) const
{
    const Entry *entry = find(id);
    return entry && !entry->own.isEmpty();
}

const Command *CommandRegistry::holder(const QString &id, const QKeySequence &sequence) const
{
    for (const auto &entry : m_entries) {
        if (entry->command.id != id && overlap(scopeOf(entry->command.id), scopeOf(id))
            && entry->shortcuts().contains(sequence))
            return &entry->command;
    }
    return nullptr;
}

bool CommandRegistry::setShortcut(const QString &id, const QKeySequence &sequence)
{
    Entry *entry = find(id);
    if (!entry)
        return false;
    const QList<QKeySequence> wanted = sequence.isEmpty() ? entry->command.shortcuts : QList<QKeySequence>{sequence};
    for (const QKeySequence &each : wanted) {
        if (holder(id, each))
            return false;
    }
    entry->own = sequence;
    entry->action->setShortcuts(entry->shortcuts());
    Q_EMIT changed();
    return true;
}

bool CommandRegistry::isTaken(const QKeySequence &sequence) const
{
    return std::any_of(m_entries.begin(), m_entries.end(), [&](const auto &entry) {
        return entry->action->isEnabled() && entry->action->shortcuts().contains(sequence);
    });
}

bool CommandRegistry::trigger(const QKeySequence &sequence)
{
    for (const auto &entry : std::as_const(m_entries)) {
        if (entry->action->isEnabled() && entry->action->shortcuts().contains(sequence)) {
            entry->action->trigger();
            return true;
        }
    }
    return false;
}

void CommandRegistry::setHost(QWidget *host)
{
    m_host = host;
    for (const auto &entry : std::as_const(m_entries))
        host->addAction(entry->action.get());
}

} // namespace yuyi
