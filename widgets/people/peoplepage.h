// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/shell/page/framedpage.h"

#include <QTimer>

class QStackedWidget;

namespace yuyi {

class ChipRow;
class HandOutPanel;
class PackagesPanel;
class PeopleController;
class PeopleDialogs;
class RulesForm;
class TeamList;
class WorkPanel;

/// @brief The team, for leads. Left: the people with roles and workload. Right: assigned work by person and date, assigning with
/// a preview, and the project's rules.
class PeoplePage final : public FramedPage
{
    Q_OBJECT
public:
    explicit PeoplePage(PageContext context, QWidget *parent = nullptr);

    void enter() override;
    void leave() override;
    void projectChanged(const Changes &changes) override;
    /// `field` "merge": asks for returned work packages to import.
    void show(const Location &location) override;
    using QWidget::show;
    /// Imports returned work packages.
    void takeFiles(const QStringList &paths) override;

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void addCommands();
    void build();
    TeamList *buildList();
    void connectParts();
    void connectPeople();
    void retranslate() override;
    void refresh();
    void showPeople();
    void showView(const QString &view);
    void choose(const PersonId &person);
    void runPrimary();

    PeopleController *m_people;
    PeopleDialogs *m_dialogs;
    ChipRow *m_views = nullptr;
    TeamList *m_list = nullptr;
    QStackedWidget *m_panels = nullptr;
    WorkPanel *m_work = nullptr;
    HandOutPanel *m_handOut = nullptr;
    PackagesPanel *m_packages = nullptr;
    RulesForm *m_rules = nullptr;
    QString m_view;
    QTimer m_soon;
    bool m_shown = false;
};

} // namespace yuyi
