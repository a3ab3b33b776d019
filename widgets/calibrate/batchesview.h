// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/review/calibrationservice.h"
#include "widgets/shell/page/page.h"

#include <QWidget>

class QListWidget;

namespace yuyi {

class CalibrateController;
class RevealView;

/// The list of batches, and the selected one before or after its reveal.
class BatchesView final : public QWidget
{
    Q_OBJECT
public:
    BatchesView(PageContext context, CalibrateController &controller, QWidget *parent = nullptr);

    /// Loads the batches, and shows the batch and the difference of this location.
    void want(const Location &location);
    RevealView *reveal() const { return m_reveal; }
    void retranslate();

    static QString titleOf(CalibrationState state);

Q_SIGNALS:
    /// The batches are (newly) there, another one is selected, or its labels have been read.
    void shown();
    void failed(const yuyi::Error &error);

private:
    void fill(int row);
    void showBatches();
    void showBatch();
    void showReveal(const Reveal &reveal);

    CalibrateController &m_controller;
    Location m_wanted; ///< location to show when its batch is loaded
    QListWidget *m_list;
    RevealView *m_reveal;
};

} // namespace yuyi
