// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/errors/flaggeditemservice.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QSpinBox;

namespace yuyi {

class ChipRow;
class FlowBox;

/// @brief The filters over the list of flagged items: reasons, state and category, and the rules by which they are found.
class FlaggedItemFilters final : public QWidget
{
    Q_OBJECT
public:
    explicit FlaggedItemFilters(QWidget *parent);

    FlaggedItemRules rules() const;
    /// The questions of `all` that pass the filters; without `byReason`, those of any reason.
    QList<FlaggedItem> narrowed(const QList<FlaggedItem> &all, bool byReason) const;
    /// Offers the categories of this preset.
    void setPreset(const Preset &preset);
    /// Shows how many questions each filter has, and how many models were asked.
    void showCounts(const QList<FlaggedItem> &all, const ResultsData &results);
    /// Chooses the next reason; after the last one, every reason.
    void nextReason();
    void retranslate();

Q_SIGNALS:
    /// Other questions of the same list are wanted.
    void narrowedChanged();
    /// A reason was chosen.
    void reasonChosen();
    void rulesChanged();

private:
    void build();
    FlaggedItemState state() const;
    void fillCategories();
    void showReasons(const QList<FlaggedItem> &list);

    Preset m_preset;
    ChipRow *m_reasons = nullptr;
    FlowBox *m_filters = nullptr;
    QComboBox *m_state = nullptr;
    QComboBox *m_category = nullptr;
    QComboBox *m_share = nullptr;
    QLabel *m_leastLabel = nullptr;
    QLabel *m_peopleLabel = nullptr;
    QLabel *m_blindLabel = nullptr;
    QSpinBox *m_least = nullptr;
    QSpinBox *m_people = nullptr;
    QSpinBox *m_blind = nullptr;
    QLabel *m_facts = nullptr;
};

} // namespace yuyi
