// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/shell/shellsetup.h"

#include <QHash>
#include <QList>
#include <QScrollArea>
#include <QSet>

#include <optional>

namespace yuyi {

class NavigationEntry;
class NavigationHeading;
class NavigationRow;

/// @brief The list of pages at the left, in groups, each with its open count.
///
/// Rows move closer where the window is low. Groups can be folded, which is remembered; where not even close rows have room (large
/// type), one group is open at a time: that of the page one is on, or the one opened last. The page one is on is always shown.
class Navigation : public QScrollArea
{
    Q_OBJECT
public:
    Navigation(const std::vector<PageKind> &pages, Settings &settings, QWidget *parent = nullptr);

    void setCurrent(const QString &page);
    void setCounts(const NavigationCounts &counts);
    /// Shows the pages of this person's roles that the project's rules give something to do, or where something waits.
    void setPerson(const Person &person, const WorkRules &rules = {});
    void retranslate();
    /// The focus to the page one is on, to walk from there.
    void takeFocus();
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void chosen(const QString &page);
    /// Escape was pressed: back to the page.
    void left();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Group {
        NavigationGroup id;
        NavigationHeading *heading = nullptr;
        QList<QString> pages;
    };

    void addRow(NavigationRow *row);
    void arrange();
    void applyAir(int room, const QList<NavigationRow *> &rows);
    int heightOf(const QList<NavigationRow *> &rows, int air) const;
    QList<NavigationRow *> rowsWith(const std::function<bool(NavigationGroup)> &isOpen) const;
    bool isSeen(const QString &page) const;
    void setOpen(NavigationGroup group, bool open);
    void walk(NavigationRow *from, int key);
    void setStop(NavigationRow *row);
    const Group *groupOf(const QString &page) const;

    const std::vector<PageKind> &m_pages;
    Settings &m_settings;
    QHash<QString, NavigationEntry *> m_entries;
    QList<Group> m_groups;
    QSet<QString> m_seen;                      ///< pages of the person's roles
    QSet<QString> m_idle;                      ///< pages that the rules give nothing to do
    QHash<QString, qint64> m_waiting;          ///< page → its count
    QSet<NavigationGroup> m_folded;            ///< by the person
    std::optional<NavigationGroup> m_opened;   ///< the one group that is open where there is room for one
    QString m_current;
    NavigationRow *m_stop = nullptr;           ///< reached by Tab
    bool m_tight = false;
    bool m_arranging = false;
};

} // namespace yuyi
