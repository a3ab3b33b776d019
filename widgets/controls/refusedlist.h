// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QList>
#include <QPair>
#include <QString>

class QLabel;

namespace yuyi {

class ActionButton;

/// @brief Files that were not taken or could not be read, each with its reason.
class RefusedList final : public QDialog
{
    Q_OBJECT
public:
    /// Names or paths and sentences. `heading` says what they are, and how many.
    RefusedList(const QString &title, const QString &heading, const QList<QPair<QString, QString>> &files,
                QWidget *parent);
    /// Offers to save the list; connect `saveWanted`.
    void offerSave();

Q_SIGNALS:
    void saveWanted();

private:
    ActionButton *m_save;
};

} // namespace yuyi
