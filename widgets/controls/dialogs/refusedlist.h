// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QList>
#include <QPair>
#include <QString>

class QLabel;

namespace yuyi {

class ActionButton;

/// Lists files that were refused or could not be read, with the reasons.
class RefusedList final : public QDialog
{
    Q_OBJECT
public:
    /// `files`: names or paths, each with its reason. `heading` says what they are and how many.
    RefusedList(const QString &title, const QString &heading, const QList<QPair<QString, QString>> &files,
                QWidget *parent);
    /// Shows a button to save the list; connect to `saveWanted`.
    void offerSave();

Q_SIGNALS:
    void saveWanted();

private:
    ActionButton *m_save;
};

} // namespace yuyi
