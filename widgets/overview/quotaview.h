// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/history/changes.h"
#include "models/services/quotas/quotaline.h"
#include "models/services/session/latest.h"
#include "widgets/shell/page/page.h"

#include <QTimer>

class QLabel;
class QTableWidget;

namespace yuyi {

class ActionButton;
class PageCommands;

/// @brief The panel with the targets of the preset, the worst first; for leads only, and hidden without targets and in a work package. It
/// counts again when images or annotations change. A click opens the images of a target on the collect page.
class QuotaView final : public QWidget
{
    Q_OBJECT
public:
    explicit QuotaView(PageContext context, QWidget *parent = nullptr);

    /// Called once by the page.
    void addCommands(const PageCommands &add);
    void load();
    void projectChanged(const Changes &changes);
    /// Another person uses the program: what the former could see is removed.
    void handOver();
    void retranslate();

    QTableWidget *table() const { return m_table; }

Q_SIGNALS:
    void goTo(const yuyi::Location &location);
    void toast(const QString &sentence, bool undoable);
    void failed(const QString &sentence);

private:
    void showLines();
    void openLine(int row);
    void exportTable();

    PageContext m_context;
    QList<QuotaLine> m_lines;
    Latest m_latest;
    QTimer m_soon;
    QLabel *m_title = nullptr;
    QLabel *m_state = nullptr;
    QTableWidget *m_table = nullptr;
    ActionButton *m_export = nullptr;
};

} // namespace yuyi
