// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/settings.h"

#include <QWidget>

class QToolButton;

namespace yuyi {

class RecentButton;

/// @brief One of the recent projects: a picture of it, its title, what waited in it, where it is, and a button that takes it off the
/// list. What is shown comes from the settings; nothing is opened.
class RecentProject : public QWidget
{
    Q_OBJECT
public:
    RecentProject(const QString &location, const RecentCard &card, QWidget *parent = nullptr);

    const QString &location() const { return m_location; }
    const RecentCard &card() const { return m_card; }
    bool isOnServer() const;
    RecentButton *button() const { return m_button; }
    /// It is not there: shown in grey, cannot be opened.
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
