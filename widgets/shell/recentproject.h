// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QToolButton;

namespace yuyi {

class RecentButton;

/// @brief One line of the recent projects: its name, where it is, and a button that takes it off the list.
class RecentProject : public QWidget
{
    Q_OBJECT
public:
    explicit RecentProject(const QString &location, QWidget *parent = nullptr);

    const QString &location() const { return m_location; }
    /// Not there any more: shown in grey, cannot be opened.
    void setMissing(bool missing);
    bool isMissing() const { return m_missing; }

Q_SIGNALS:
    void chosen();
    void removed();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QString m_location;
    bool m_missing = false;
    RecentButton *m_button;
    QToolButton *m_remove;
};

} // namespace yuyi
