// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/project/about.h"

#include <QDialog>
#include <QMap>

class QLabel;

namespace yuyi {

class AboutController;
class SavedTextEditor;

/// @brief The texts about the data that releases print, one field each. A text is saved when the person leaves its field or closes
/// the dialog. Deletes itself.
class AboutDataDialog final : public QDialog
{
    Q_OBJECT
public:
    AboutDataDialog(AboutController &controller, QWidget *parent);

    /// Saves what is being typed.
    void commit();
    void done(int result) override;

private:
    void build();
    void display();
    void showNotSaved(AboutField field, bool byOther);

    AboutController &m_controller;
    QWidget *m_form;
    QMap<AboutField, SavedTextEditor *> m_editors;
    QLabel *m_fault;
};

} // namespace yuyi
