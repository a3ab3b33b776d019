// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/agreement/agreementmodel.h"
#include "widgets/shell/page/framedpage.h"

#include <QTimer>

class QLabel;
class QTableView;

namespace yuyi {

class AgreementChoices;
class AgreementController;
class AgreementViews;

/// @brief Agreement of people before any discussion, by dimension, pair, round, week or label, with intervals. The page shows point
/// values first and intervals when they are computed.
class AgreementPage final : public FramedPage
{
    Q_OBJECT
public:
    explicit AgreementPage(PageContext context, QWidget *parent = nullptr);

    void enter() override;
    void leave() override;
    void projectChanged(const Changes &changes) override;

    /// Whether the figures shown have their intervals.
    bool isComplete() const;

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void addCommands();
    void build();
    void reload();
    void compute();
    void display();
    void showRow();
    void fitTable();
    void step(int by);
    void showImages(const QList<ImageId> &images);
    void showDifferences();
    void exportCsv();
    void exportPicture();
    void retranslate() override;
    DimensionCode dimension() const;
    const AgreementRow *current() const;
    QString emptyReason() const;

    AgreementController *m_controller;
    bool m_shown = false;
    QTimer m_soon; ///< collects changes that arrive in bursts

    AgreementChoices *m_choices = nullptr;
    QTableView *m_table = nullptr;
    AgreementModel *m_model = nullptr;
    QLabel *m_remark = nullptr;
    AgreementViews *m_views = nullptr;
};

} // namespace yuyi
