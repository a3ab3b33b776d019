// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/shell/page/tabbedpage.h"

#include <QTimer>

namespace yuyi {

class HandOutPanel;
class PackagesPanel;
class PeopleController;
class PeopleDialogs;
class RulesForm;
class TeamList;
class WorkPanel;

/// @brief The team, for leads. Left: the people with roles and workload. Right: assigned work by person and date, assigning with
/// a preview, and the project's rules.
class PeoplePage final : public TabbedPage
{
    Q_OBJECT
public:
    explicit PeoplePage(PageContext context, QWidget *parent = nullptr);

    void enter() override;
    void leave() override;
    void projectChanged(const Changes &changes) override;
    /// `field`: a tab; "merge" asks for returned work packages to import.
    void show(const Location &location) override;
    using QWidget::show;
    /// Imports returned work packages.
    void takeFiles(const QStringList &paths) override;

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    enum Tab {
        Work,
        Assign,
        Packages,
        Rules
    };

    void addTabs();
    void addCommands();
    void build();
    TeamList *buildList();
    void connectParts();
    void connectPeople();
    void enterTab() override;
    void openedAgain() override { begin(); }
    void retranslate() override;
    /// Puts the focus where work in the tab begins.
    void begin();
    void refresh();
    void showPeople();
    void choose(const PersonId &person);
    void runPrimary();

    PeopleController *m_people;
    PeopleDialogs *m_dialogs;
    TeamList *m_list = nullptr;
    WorkPanel *m_work = nullptr;
    HandOutPanel *m_handOut = nullptr;
    PackagesPanel *m_packages = nullptr;
    RulesForm *m_rules = nullptr;
    QTimer m_soon;
};

} // namespace yuyi
