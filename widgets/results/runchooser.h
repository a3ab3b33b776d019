// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/results/resultspagedata.h"

#include <QDialog>

class QTableWidget;

namespace yuyi {

class ActionButton;
class LineField;

/// @brief Selects the runs for tables, charts and lists. Space ticks, Ctrl+Enter confirms. Deletes itself.
class RunChooser final : public QDialog
{
    Q_OBJECT
public:
    RunChooser(const ResultsPageData &pageData, QWidget *parent);

Q_SIGNALS:
    void chosen(const QList<yuyi::RunId> &runs);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void tickAll(bool on);
    void narrow(const QString &text);
    void count();
    void finish();

    LineField *m_search;
    QTableWidget *m_table;
    ActionButton *m_action;
};

} // namespace yuyi
