// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/preset.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QSpinBox;

namespace yuyi {

class ChipRow;
class TextField;

/// @brief The part of the prompt form about requests with several items: whether there are such, how many items they have, the text
/// around them, and what happens to items without an answer.
class BatchForm final : public QWidget
{
    Q_OBJECT
public:
    explicit BatchForm(QWidget *parent = nullptr);

    void setConfiguration(const Configuration &configuration);
    void writeTo(Configuration &configuration) const;
    void retranslate();

Q_SIGNALS:
    void edited();

private:
    bool asksSeveral() const;
    void showParts();

    QLabel *m_askTitle;
    ChipRow *m_ask;
    QWidget *m_parts; ///< only where several items are asked
    QLabel *m_sizeTitle;
    QSpinBox *m_size;
    QLabel *m_promptTitle;
    TextField *m_prompt;
    QCheckBox *m_again;
};

} // namespace yuyi
