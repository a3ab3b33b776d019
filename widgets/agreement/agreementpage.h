// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/agreement/agreementservice.h"
#include "widgets/agreement/agreementmodel.h"
#include "widgets/agreement/agreementviews.h"
#include "widgets/shell/page.h"

#include <QTimer>

#include <atomic>
#include <memory>

class QComboBox;
class QLabel;
class QStackedWidget;
class QTableView;

namespace yuyi {

class Banner;
class EmptyState;
class PageHeader;

/// @brief Agreement of people before any discussion, by dimension, pair, round, week or label, with intervals. The page shows point
/// values first and intervals when they are computed.
class AgreementPage final : public Page
{
    Q_OBJECT
public:
    explicit AgreementPage(PageContext context, QWidget *parent = nullptr);
    ~AgreementPage() override;

    void enter() override;
    void leave() override;
    void projectChanged(const Changes &changes) override;

    /// Whether the figures shown have their intervals.
    bool isComplete() const { return m_complete; }

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// Result of one computation.
    struct Computed {
        QList<AgreementGroup> groups;
        QList<AgreementGroup> pairs;   ///< agreement of each pair of people; without intervals
    };

    void addCommands();
    void build();
    void fillChoices();
    void reload();
    void compute();
    void display(const Computed &computed, bool complete);
    void showRow();
    void fitTable();
    void stop();
    void step(int by);
    void showImages(const QList<ImageId> &images);
    void showDifferences();
    void exportCsv();
    void exportPicture();
    void retranslate();
    AgreementQuery query() const;
    DimensionCode dimension() const;
    const AgreementRow *current() const;
    QString emptyReason() const;
    bool isLead() const;

    std::shared_ptr<const AgreementData> m_data;
    Computed m_computed;
    std::shared_ptr<std::atomic<bool>> m_cancel;
    quint64 m_request = 0;
    bool m_shown = false;
    bool m_complete = false;
    QTimer m_soon;               ///< collects changes that arrive in bursts

    PageHeader *m_header = nullptr;
    QComboBox *m_by = nullptr;
    QComboBox *m_scope = nullptr;
    QComboBox *m_dimension = nullptr;
    QStackedWidget *m_stack = nullptr;
    QTableView *m_table = nullptr;
    AgreementModel *m_model = nullptr;
    QLabel *m_remark = nullptr;
    AgreementViews *m_views = nullptr;
    EmptyState *m_empty = nullptr;
    Banner *m_banner = nullptr;
};

} // namespace yuyi
