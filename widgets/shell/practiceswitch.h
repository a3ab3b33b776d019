// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"

#include <QWidget>

class QCheckBox;
class QLabel;

namespace yuyi {

/// @brief Says that the results below include, or exclude, practice models, and includes them when ticked. Hidden
/// where a project has none.
class PracticeSwitch final : public QWidget
{
    Q_OBJECT
public:
    explicit PracticeSwitch(QWidget *parent = nullptr);

    /// `shown`: some of what stands below is practice. `wanted`: somebody asked for it. `leftOut`: practice runs that are not shown.
    void setState(bool shown, bool wanted, int leftOut);
    QString sentence() const;
    bool isWanted() const;
    /// Whether what stands below may be exported; Refused says why not.
    Result<> mayLeave() const;

Q_SIGNALS:
    /// By a person.
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
