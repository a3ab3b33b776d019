// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/statistics/proportions.h"

#include <QWidget>

class QLabel;

namespace yuyi {

/// @brief The 2 × 2 table of two runs on their common questions: both correct, only one of them, neither.
class OutcomeTable final : public QWidget
{
    Q_OBJECT
public:
    explicit OutcomeTable(QWidget *parent = nullptr);

    /// `images`: images are counted, not questions.
    void setOutcomes(const PairedOutcomes &outcomes, bool images = false);
    void retranslate();

private:
    bool m_images = false;
    QLabel *m_heads[4] = {};  ///< B correct, B not correct; A correct, A not correct
    QLabel *m_counts[4] = {}; ///< row by row
};

} // namespace yuyi
