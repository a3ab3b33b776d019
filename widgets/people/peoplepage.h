// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/project.h"
#include "models/domain/work.h"
#include "models/stores/stores.h"
#include "widgets/shell/page.h"

#include <QHash>
#include <QTimer>

#include <functional>

class QLabel;
class QListWidget;
class QStackedWidget;
class QTableView;

namespace yuyi {

class Banner;
class ChipRow;
class EmptyState;
class HandOutPanel;
class LineField;
class PackagesPanel;
class PageHeader;
class RulesForm;
class WorkModel;

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
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    void addCommands();
    void build();
    QWidget *buildWork();
    void retranslate();
    void refresh();
    void showPeople();
    void showWork();
    void fitColumns();
    void showView(const QString &view);
    const Person *selected() const;
    QList<AssignmentId> selectedWork() const;
    void step(int direction);
    void addPerson();
    void addPeople();
    void editPerson();
    void pausePerson();
    void endPerson();
    void withdraw();
    void bringHome();
    void packWork();
    void withdrawPackage();
    void reassign();
    void runPrimary();
    void change(const std::function<Result<>(Stores &)> &work, const QString &toast);

    PageHeader *m_header = nullptr;
    ChipRow *m_views = nullptr;
    QListWidget *m_list = nullptr;
    QStackedWidget *m_stack = nullptr;
    QWidget *m_work = nullptr;
    ChipRow *m_states = nullptr;
    LineField *m_search = nullptr;
    QLabel *m_count = nullptr;
    QTableView *m_table = nullptr;
    QStackedWidget *m_workStack = nullptr;
    EmptyState *m_empty = nullptr;
    WorkModel *m_model = nullptr;
    HandOutPanel *m_handOut = nullptr;
    PackagesPanel *m_packages = nullptr;
    RulesForm *m_rules = nullptr;
    Banner *m_banner = nullptr;
    QHash<PersonId, PersonLoad> m_loads;
    QHash<PersonId, qint64> m_waits;   ///< questions each person may answer, of the oldest open rounds
    QHash<int, int> m_widths;  ///< of the columns of the table, pixels
    PersonId m_selected;      ///< null: all people
    QString m_view;
    QTimer m_soon;
    bool m_shown = false;
};

} // namespace yuyi
