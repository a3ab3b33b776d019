// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/shell/page/shellsetup.h"

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
/// Rows move closer together in a low window. Groups can be collapsed, and this is remembered. If there is no room even for close
/// rows (large font), only one group is open at a time: that of the current page, or the one opened last. The current page is
/// always shown.
class Navigation : public QScrollArea
{
    Q_OBJECT
public:
    Navigation(const std::vector<PageKind> &pages, Settings &settings, QWidget *parent = nullptr);

    void setCurrent(std::optional<PageId> page);
    void setCounts(const NavigationCounts &counts);
    /// Shows the pages of this person's roles that have work in the project or where something waits.
    void setPerson(const Person &person, const ProjectInfo &project = {});
    void retranslate();
    /// Moves the focus to the current page in the list.
    void takeFocus();
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void chosen(yuyi::PageId page);
    /// Escape was pressed: return the focus to the page.
    void left();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Group {
        NavigationGroup id;
        NavigationHeading *heading = nullptr;
        QList<PageId> pages;
    };

    void addRow(NavigationRow *row);
    void arrange();
    void applyAir(int room, const QList<NavigationRow *> &rows);
    int heightOf(const QList<NavigationRow *> &rows, int air) const;
    QList<NavigationRow *> rowsWith(const std::function<bool(NavigationGroup)> &isOpen) const;
    bool isSeen(PageId page) const;
    void setOpen(NavigationGroup group, bool open);
    void walk(NavigationRow *from, int key);
    void setStop(NavigationRow *row);
    const Group *groupOf(PageId page) const;

    const std::vector<PageKind> &m_pages;
    Settings &m_settings;
    QHash<PageId, NavigationEntry *> m_entries;
    QList<Group> m_groups;
    QSet<PageId> m_seen;                     ///< pages of the person's roles
    QSet<PageId> m_idle;                     ///< pages without work in the project
    QHash<PageId, qint64> m_waiting;         ///< page → number of waiting items
    QSet<NavigationGroup> m_folded;          ///< groups collapsed by the person
    std::optional<NavigationGroup> m_opened; ///< the only open group if there is room for one
    std::optional<PageId> m_current;
    NavigationRow *m_stop = nullptr; ///< the row that Tab reaches
    bool m_tight = false;
    bool m_arranging = false;
};

} // namespace yuyi
