// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QScrollArea;

namespace yuyi {

/// @brief Shows any number of sentences. It scrolls and is never higher than the screen. Deletes itself when closed.
class NotesDialog final : public QDialog
{
    Q_OBJECT
public:
    NotesDialog(const QString &title, const QStringList &notes, QWidget *parent);

protected:
    void showEvent(QShowEvent *event) override;

private:
    QScrollArea *m_scroll;
};

} // namespace yuyi
