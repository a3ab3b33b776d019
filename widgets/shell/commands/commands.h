// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>

namespace yuyi {

class KeyPresses;

/// @brief One action of the program. Menus, buttons, the `?` overlay, Ctrl+K and the shortcut editor are built from it.
struct Command {
    QString id;                    ///< "page.collect", "inspect.keep" … ; the part before the dot is its scope
    std::function<QString()> text; ///< translated again when the language changes; title case
    QString icon;                  ///< name of an icon; may be empty
    QList<QKeySequence> shortcuts; ///< built-in; the first one is displayed
    bool once = false;             ///< a key held down runs it once
    bool listed = true;            ///< found by Ctrl+K
    std::function<void()> run;
    std::function<bool()> enabled;       ///< empty: always
    std::function<QString()> group;      ///< heading in the `?` overlay; empty: the scope's page title
    std::function<QString()> words = {}; ///< more search words for Ctrl+K
};

/// @brief Keys that a field handles itself while it has the focus. They run no command; the shortcut sheet lists them.
struct FieldKeys {
    QString scope;                  ///< the page they belong to
    std::function<QString()> group; ///< heading in the `?` overlay
    std::function<QString()> text;  ///< what the keys do; title case
    QList<QKeySequence> keys;
};

/// @brief The registry of commands. Commands of the scopes "app" and "page" (going to a page) are valid everywhere, those of any
/// other scope only on its page. Lives in the GUI thread. Two commands that are valid together never share a shortcut (checked in
/// `add` and by a test).
class CommandRegistry : public QObject
{
    Q_OBJECT
public:
    explicit CommandRegistry(QObject *parent = nullptr);
    ~CommandRegistry() override;

    /// Distinguishes a new key press from a held key. A held key does not trigger actions without auto-repeat.
    KeyPresses &presses() { return *m_presses; }

    /// Adds a command. The registry owns the action; buttons and menus may show it. A command with the same id is replaced. A
    /// shortcut that another command valid on the same page has is dropped. Both are reported in `clashes`.
    QAction *add(Command command);
    void addFieldKeys(FieldKeys keys) { m_fieldKeys.append(std::move(keys)); }
    /// The field keys of a scope in the order they were added.
    QList<FieldKeys> fieldKeys(const QString &scope) const;
    /// The action of a command; null if there is none.
    QAction *action(const QString &id) const;
    const Command *command(const QString &id) const;
    /// Removes the commands of all pages, because the pages are being deleted.
    void removePageCommands();

    /// All commands valid on the given page, app-wide ones last.
    QList<const Command *> valid(const QString &scope) const;
    QList<const Command *> all() const;
    static QString scopeOf(const QString &id) { return id.section(QLatin1Char('.'), 0, 0); }
    static bool isEverywhere(const QString &scope);

    /// Enables the shortcuts of this scope and of "app", disables those of other pages.
    void setScope(const QString &scope);
    QString scope() const { return m_scope; }
    /// Evaluates every `enabled` again; call it after a state change.
    void refresh();
    void retranslate();

    /// The active shortcuts: the custom one of the person, or the built-in ones.
    QList<QKeySequence> shortcuts(const QString &id) const;
    bool hasOwnShortcut(const QString &id) const;
    /// Sets a custom shortcut; an empty one restores the built-in shortcuts. Returns false if a command valid on the same page
    /// has it.
    bool setShortcut(const QString &id, const QKeySequence &sequence);
    /// The other command because of which `id` cannot have this shortcut; null if it is free.
    const Command *holder(const QString &id, const QKeySequence &sequence) const;
    /// Sets the function that returns the custom shortcut of a command; it is called when a command is added. Empty: none.
    void setOwnShortcuts(std::function<QString(const QString &id)> own) { m_own = std::move(own); }

    /// Returns true if an enabled command that is valid now has this shortcut.
    bool isTaken(const QKeySequence &sequence) const;
    /// Runs the enabled command that is valid now and has this shortcut. Returns false if there is none.
    bool trigger(const QKeySequence &sequence);
    /// Conflicts between built-in shortcuts ("a and b: X") and duplicate ids. Empty if there are none.
    QStringList clashes() const { return m_clashes; }
    /// Sets the window in which the shortcuts work while it is active.
    void setHost(QWidget *host);

Q_SIGNALS:
    void changed();

private:
    struct Entry;
    Entry *find(const QString &id) const;
    bool overlap(const QString &scopeA, const QString &scopeB) const;
    void apply(Entry &entry);
    void update(Entry &entry);

    QList<std::shared_ptr<Entry>> m_entries;
    QList<FieldKeys> m_fieldKeys;
    QString m_scope;
    QStringList m_clashes;
    std::function<QString(const QString &)> m_own;
    QWidget *m_host = nullptr;
    KeyPresses *m_presses;
};

} // namespace yuyi
