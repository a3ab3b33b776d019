// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/shell/shellsetup.h"

#include <QHash>
#include <QScrollArea>

class QLabel;

namespace yuyi {

class NavigationEntry;

/// @brief The list of pages at the left, in groups, each with its open count.
class Navigation : public QScrollArea
{
    Q_OBJECT
public:
    explicit Navigation(const std::vector<PageKind> &pages, QWidget *parent = nullptr);

    void setCurrent(const QString &page);
    void setCounts(const NavigationCounts &counts);
    /// Shows the pages of this person's roles.
    void setPerson(const Person &person);
    void retranslate();
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void chosen(const QString &page);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fit();

    const std::vector<PageKind> &m_pages;
    QHash<QString, NavigationEntry *> m_entries;
    QList<QPair<NavigationGroup, QLabel *>> m_headings;
};

} // namespace yuyi
