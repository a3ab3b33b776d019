// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/preset.h"

#include <QList>
#include <QWidget>

class QLabel;

namespace yuyi {

class ChipRow;
class LineField;
class TextField;

/// @brief The rule that chooses the few-shot examples of each item: the dimensions whose labels they share, which examples come first, and
/// what an example answers.
class ShotRuleForm final : public QWidget
{
    Q_OBJECT
public:
    explicit ShotRuleForm(QWidget *parent = nullptr);

    /// Offers these dimensions; those that the shown rule names stay chosen.
    void setDimensions(const QList<Dimension> &dimensions);
    /// Fills the form without emitting edited().
    void setRule(const ShotRule &rule);
    ShotRule rule() const;
    void retranslate();

Q_SIGNALS:
    void edited();

private:
    void listDimensions();

    ChipRow *m_same;
    LineField *m_prefer;
    TextField *m_answer;
    QLabel *m_sameHint;
    QLabel *m_preferLabel;
    QLabel *m_answerLabel;
    QList<Dimension> m_dimensions;
    ShotRule m_given; ///< the rule that was set: its order of dimensions, and those that the preset no longer has
};

} // namespace yuyi
