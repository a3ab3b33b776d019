// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/duplicates.h"
#include "widgets/duplicates/duplicatescontroller.h"
#include "widgets/shell/page/page.h"

#include <QWidget>

class QAbstractSpinBox;
class QDoubleSpinBox;
class QLabel;
class QLayout;
class QListView;
class QSlider;
class QSpinBox;

namespace yuyi {

/// @brief The list of groups, and below it the limits: certainty and distance of what it shows, certainty of what is confirmed
/// together.
class GroupsPanel final : public QWidget
{
    Q_OBJECT
public:
    GroupsPanel(const PageContext &context, DuplicatesController &controller, QWidget *parent = nullptr);

    /// The selected group; null: none.
    const DuplicateGroup *current() const;
    int row() const;
    /// The selected group as a position to return to.
    DuplicatesController::ListPosition position() const;
    /// Selects the row, or the nearest one there is.
    void selectRow(int row);

    /// Shows how many groups the limits let through, and the limit of the project.
    void showCounts();
    /// Sets the limits so that they hide no group.
    void showAll();
    void editCertainty();
    void editDistance();
    void editBatch();
    bool isBatchEnabled() const;
    void retranslate();

Q_SIGNALS:
    /// A group was selected, the same one or another, or there is none.
    void groupSelected();
    /// The person moved a limit of the list.
    void limitsChanged();
    /// The lead set the certainty from which groups are confirmed together, in percent.
    void batchLimitSet(double percent);
    /// Enter was pressed in the list.
    void confirmWanted();
    /// A limit was set: the keys are the groups' again.
    void left();

protected:
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    QLayout *buildBatch();
    void takeLimits();
    double certaintyLimit() const;
    static void edit(QAbstractSpinBox *field);

    PageContext m_context;
    DuplicatesController &m_controller;
    QListView *m_list = nullptr;
    QSlider *m_certainty = nullptr;
    QSpinBox *m_distance = nullptr;
    QDoubleSpinBox *m_batch = nullptr;
    QLabel *m_batchText = nullptr;
    QLabel *m_certaintyText = nullptr;
    QLabel *m_distanceText = nullptr;
};

} // namespace yuyi
