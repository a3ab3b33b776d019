// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/review/calibrationservice.h"
#include "widgets/shell/page/page.h"

#include <QWidget>

class QLabel;
class QTableWidget;

namespace yuyi {

class ActionButton;
class TextField;

/// @brief Participants of a calibration batch with their progress. After the reveal, leads decide who passes and who repeats.
class TakersTable final : public QWidget
{
    Q_OBJECT
public:
    explicit TakersTable(PageContext context, QWidget *parent = nullptr);

    void show(const CalibrationSummary &summary);
    using QWidget::show;
    /// Apply to the selected person.
    void pass() { decide(CalibrationResult::Passed); }
    void repeat() { decide(CalibrationResult::Repeat); }
    bool mayDecide() const;

Q_SIGNALS:
    void decided();
    void failed(const yuyi::Error &error);

protected:
    bool eventFilter(QObject *object, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void decide(CalibrationResult result);
    void retranslate();
    void fill();

    PageContext m_context;
    bool m_noteWanted = false; ///< the note for a repeat is missing
    bool m_deciding = false;   ///< a decision is being saved; further key presses are ignored
    CalibrationSummary m_summary;
    QLabel *m_hint;
    QTableWidget *m_table;
    TextField *m_note;
    ActionButton *m_pass;
    ActionButton *m_repeat;
};

} // namespace yuyi
