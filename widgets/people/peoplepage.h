// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/shell/page.h"

#include <QTimer>

class QStackedWidget;

namespace yuyi {

class Banner;
class ChipRow;
class HandOutPanel;
class PackagesPanel;
class PageHeader;
class PeopleController;
class PeopleDialogs;
class RulesForm;
class TeamList;
class WorkPanel;

/// @brief The team, for leads. Left: the people with roles and workload. Right: assigned work by person and date, assigning with
/// a preview, and the project's rules.
class PeoplePage final : public Page
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
    void changeEvent(QEvent *event) override;

private:
    void addCommands();
    void build();
    TeamList *buildList();
    void connectParts();
    void connectPeople();
    void retranslate();
    void refresh();
    void showPeople();
    void showView(const QString &view);
    void choose(const PersonId &person);
    void runPrimary();

    PeopleController *m_people;
    PeopleDialogs *m_dialogs;
    PageHeader *m_header = nullptr;
    ChipRow *m_views = nullptr;
    TeamList *m_list = nullptr;
    QStackedWidget *m_stack = nullptr;
    WorkPanel *m_work = nullptr;
    HandOutPanel *m_handOut = nullptr;
    PackagesPanel *m_packages = nullptr;
    RulesForm *m_rules = nullptr;
    Banner *m_banner = nullptr;
    QString m_view;
    QTimer m_soon;
    bool m_shown = false;
};

} // namespace yuyi
