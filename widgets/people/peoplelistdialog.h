// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/people/peoplelist.h"

#include <QDialog>
#include <QTimer>

class QLabel;
class QPlainTextEdit;
class QTableWidget;

namespace yuyi {

class ActionButton;
class UserPrompts;

/// @brief Adds several people at once. The list is pasted or read from a file; each line is shown as it would be added or with
/// its error. Nobody is added while a line has an error.
class PeopleListDialog final : public QDialog
{
    Q_OBJECT
public:
    PeopleListDialog(const QList<Person> &present, UserPrompts &prompts, QWidget *parent);
    /// Shows an error message in the dialog.
    void refuse(const QString &sentence);

Q_SIGNALS:
    void wanted(const QList<yuyi::ListedPerson> &people);

private:
    void openFile();
    void preview();
    void submitTyped(); ///< what has just been typed is read first
    void submit();

    QList<Person> m_present;
    UserPrompts &m_prompts;
    QPlainTextEdit *m_text;
    QTableWidget *m_preview;
    QLabel *m_message;
    ActionButton *m_add;
    QTimer m_soon;
    QList<ListedPerson> m_people;
};

} // namespace yuyi
