// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"

#include <QWidget>

class QCheckBox;
class QLabel;

namespace yuyi {

/// @brief Tells whether the results below include practice models, and includes them when ticked. Hidden if the project has none.
class PracticeSwitch final : public QWidget
{
    Q_OBJECT
public:
    explicit PracticeSwitch(QWidget *parent = nullptr);

    /// `shown`: the results below include practice runs. `wanted`: they were requested. `leftOut`: number of practice runs that
    /// are not shown.
    void setState(bool shown, bool wanted, int leftOut);
    QString sentence() const;
    bool isWanted() const;
    /// Whether the results below may be exported; Refused with the reason if not.
    Result<> mayLeave() const;

Q_SIGNALS:
    /// The person ticked or unticked the box.
    void wantedChanged(bool wanted);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    bool m_shown = false;
    int m_leftOut = 0;
    QLabel *m_note;
    QCheckBox *m_wanted;
};

} // namespace yuyi
