// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/session/latest.h"
#include "widgets/study/studypagedata.h"

#include <QWidget>

#include <optional>

class QLabel;
class QTableWidget;

namespace yuyi {

class EmptyState;
class LocalStudyWindow;
class ParticipantWindow;
class StateStack;

/// @brief The participants with their progress, and the actions for them. Names are in a separate column, which is hidden by
/// default.
class ParticipantsView final : public QWidget
{
    Q_OBJECT
public:
    explicit ParticipantsView(StudyPageData &pageData, QWidget *parent = nullptr);

    void enter();
    void refresh();
    void retranslate();

    const Study &study() const { return m_study; }
    const QList<ParticipantRow> &rows() const { return m_rows; }
    /// The participants in the selected rows, in row order.
    QList<ParticipantRow> selected() const;
    std::optional<ParticipantRow> current() const;
    bool namesShown() const { return m_names; }
    QTableWidget *table() const { return m_table; }

    bool mayAdd() const { return m_study.state == StudyState::Running; }
    bool mayStart() const;
    bool mayStartSeveral() const;
    bool mayPack() const;
    /// Also people who have withdrawn: what is left of them in copies is deleted.
    bool mayWithdraw() const;
    bool mayName() const;
    bool mayConclude() const;
    bool mayRefill() const { return mayAdd() && !m_rows.isEmpty(); }
    bool hasSimulated() const;

    void add();
    void refill();
    void start();
    /// Starts a window in which people take part one after another at this computer.
    void startSeveral();
    void pack();
    void withdraw();
    void conclude();
    void name();
    void toggleNames();
    void simulate();
    void removeSimulated();
    void step(int by);
    void focusTable();

Q_SIGNALS:
    void failed(const QString &sentence);
    void toast(const QString &sentence, bool undoable);
    void stateChanged();

private:
    void load();
    void fill();
    void addPeople(int count, const QStringList &names);
    void packInto(const QString &folder, const QList<ParticipantId> &people);

    StudyPageData &m_pageData;
    PageContext m_context;
    Study m_study;
    QList<ParticipantRow> m_rows;
    bool m_names = false;
    Latest m_latest;
    QWidget *m_tools = nullptr;
    QLabel *m_count;
    QTableWidget *m_table;
    StateStack *m_stack;
    EmptyState *m_empty;
    ParticipantWindow *m_window = nullptr;
    LocalStudyWindow *m_several = nullptr;
};

} // namespace yuyi
