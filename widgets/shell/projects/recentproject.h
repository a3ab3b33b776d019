// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/session/settings.h"

#include <QWidget>

class QToolButton;

namespace yuyi {

class RecentButton;

/// @brief A recent project: picture, title, what waited in it, location, and a button to remove it from the list. All data comes
/// from the settings; the project is not opened.
class RecentProject : public QWidget
{
    Q_OBJECT
public:
    RecentProject(const QString &location, const RecentCard &card, QWidget *parent = nullptr);

    const QString &location() const { return m_location; }
    const RecentCard &card() const { return m_card; }
    bool isOnServer() const;
    RecentButton *button() const { return m_button; }
    /// Marks the project as missing: it is shown in grey and cannot be opened.
    void setMissing(bool missing);
    bool isMissing() const { return m_missing; }
    void setPicture(const QImage &picture);

Q_SIGNALS:
    void chosen();
    void removed();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    QString note() const;

    QString m_location;
    RecentCard m_card;
    bool m_missing = false;
    RecentButton *m_button;
    QToolButton *m_remove;
};

} // namespace yuyi
