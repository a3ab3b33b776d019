// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/history/auditservice.h"
#include "models/services/session/latest.h"
#include "widgets/shell/page/framedpage.h"

#include <QTimer>

class QLabel;
class QTableView;
class QTextBrowser;

namespace yuyi {

class AuditFilterBar;
class AuditModel;
class SplitView;

/// @brief Audit log: who did what and when, with the values before and after, undo and export. Leads see all events, others only
/// their own.
class AuditPage final : public FramedPage
{
    Q_OBJECT
public:
    explicit AuditPage(PageContext context, QWidget *parent = nullptr);

    void enter() override;
    void leave() override;
    void show(const Location &location) override;
    void projectChanged(const Changes &changes) override;
    using QWidget::show;

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void addCommands();
    void build();
    void reload();
    void showLoaded();
    void showLine();
    void offerUndo();
    void undo();
    void exportAs(AuditFormat format);
    void step(int by);
    void showCount();
    void retranslate() override;
    const AuditLine *current() const;

    UndoOffer m_offer;
    EventId m_kept; ///< selected before the list was reloaded
    Latest m_latestLine;
    Latest m_latestCount;
    qint64 m_count = -1; ///< number of events that match the filter; −1: not counted yet
    bool m_shown = false;
    QTimer m_soon; ///< collects changes that arrive in bursts

    AuditFilterBar *m_filter = nullptr;
    SplitView *m_split = nullptr;
    QTableView *m_table = nullptr;
    AuditModel *m_model = nullptr;
    QLabel *m_what = nullptr;
    QLabel *m_facts = nullptr;
    QTextBrowser *m_changes = nullptr;
    QLabel *m_offerText = nullptr;
};

} // namespace yuyi
