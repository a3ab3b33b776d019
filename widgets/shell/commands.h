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

/// @brief One thing a person can do: from it menus, buttons, the `?` overlay, Ctrl+K and the shortcut editor are made.
struct Command {
    QString id;                          ///< "page.collect", "inspect.keep" … ; the part before the dot is its scope
    std::function<QString()> text;       ///< translated again when the language changes; title case
    QString icon;                        ///< name of an icon or empty
    QList<QKeySequence> shortcuts;       ///< first one is shown
    bool singleKey = false;              ///< a bare key: never fires while text is being typed or composed
    bool listed = true;                  ///< found by Ctrl+K
    std::function<void()> run;
    std::function<bool()> enabled;       ///< empty: always
    std::function<QString()> group;      ///< heading in the `?` overlay; empty: the scope's page title
    std::function<QString()> words = {}; ///< what else Ctrl+K finds it by
};

/// @brief Keys that a field takes itself while it has the focus. They run no command; the sheet of shortcuts names them.
struct FieldKeys {
    QString scope;                       ///< the page they belong to
    std::function<QString()> group;      ///< heading in the `?` overlay
    std::function<QString()> text;       ///< what they do; title case
    QList<QKeySequence> keys;
};

/// @brief The registry of commands. The scopes "app" and "page" (going to a page) are valid everywhere, every other scope on
/// its page. Lives in the GUI thread. Two commands valid together never share a shortcut (checked in `add`, proven by a test).
class CommandRegistry : public QObject
{
    Q_OBJECT
public:
    explicit CommandRegistry(QObject *parent = nullptr);
    ~CommandRegistry() override;

    /// Tells a new press from a key that is held down: an action that does not repeat is not run by the latter.
    KeyPresses &presses() { return *m_presses; }

    /// The action stays the registry's; buttons and menus may show it. An id that is there already is replaced.
    /// Both this and a shortcut that another command valid there has (it is left off) are listed in `clashes`.
    QAction *add(Command command);
    void addFieldKeys(FieldKeys keys) { m_fieldKeys.append(std::move(keys)); }
    /// In the order they were added.
    QList<FieldKeys> fieldKeys(const QString &scope) const;
    /// Null when there is none.
    QAction *action(const QString &id) const;
    const Command *command(const QString &id) const;
    /// Forgets the commands of all pages; their pages are going away.
    void removePageCommands();

    /// All commands valid on the given page, app-wide ones last.
    QList<const Command *> valid(const QString &scope) const;
    QList<const Command *> all() const;
    static QString scopeOf(const QString &id) { return id.section(QLatin1Char('.'), 0, 0); }
    static bool isEverywhere(const QString &scope);

    /// Enables the shortcuts of this scope and of "app", disables those of other pages.
    void setScope(const QString &scope);
    QString scope() const { return m_scope; }
    /// Asks every `enabled` again; call after a state change.
    void refresh();
    void retranslate();

    /// The shortcuts in force: the person's own, or the built-in ones.
    QList<QKeySequence> shortcuts(const QString &id) const;
    bool hasOwnShortcut(const QString &id) const;
    /// Person's own shortcut; empty restores the built-in one. False when another command valid there has it.
    bool setShortcut(const QString &id, const QKeySequence &sequence);
    /// The command that keeps `id` from having this shortcut; null when it is free.
    const Command *holder(const QString &id, const QKeySequence &sequence) const;
    /// Tells the person's own shortcut of an id, asked when a command is added; empty: none.
    void setOwnShortcuts(std::function<QString(const QString &id)> own) { m_own = std::move(own); }

    /// Whether an enabled command valid now has this shortcut.
    bool isTaken(const QKeySequence &sequence) const;
    /// Runs the enabled command valid now that has this shortcut; false when there is none.
    bool trigger(const QKeySequence &sequence);
    /// Built-in shortcuts that could not be given: "a and b: X". Empty in a sound program.
    QStringList clashes() const { return m_clashes; }
    /// The shortcuts work while this window is active.
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
