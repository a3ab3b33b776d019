// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/studies/design/preview.h"

#include <QWidget>

class QLabel;
class QTableWidget;

namespace yuyi {

class FlowBox;
class StatNumber;

/// @brief The result of a study design: items and minutes per person, answers per item, shares, and problems.
class StudyPreviewPanel final : public QWidget
{
    Q_OBJECT
public:
    explicit StudyPreviewPanel(QWidget *parent = nullptr);

    void setPreview(const StudyPreview &preview, bool frozen);
    void setSentence(const QString &sentence);
    void retranslate();

private:
    void showShares();
    void showTexts();

    StudyPreview m_preview;
    bool m_frozen = false;
    bool m_known = false;
    FlowBox *m_numbers;
    StatNumber *m_items;
    StatNumber *m_each;
    StatNumber *m_minutes;
    StatNumber *m_answers;
    QLabel *m_state;
    QTableWidget *m_shares;
    QLabel *m_problems;
    QLabel *m_notes;
};

} // namespace yuyi
