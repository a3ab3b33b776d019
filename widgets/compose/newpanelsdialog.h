// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/composing/composeservice.h"

#include <QDialog>
#include <QStringList>

class QCheckBox;
class QLabel;
class QSpinBox;

namespace yuyi {

class ActionButton;
class ComposeController;
class LineField;
class UserPrompts;

/// @brief A new image of picture files: which are the context, which are to choose from, where they come from. Deletes itself when closed.
/// What the project refuses is said in the dialog, which stays open.
class NewPanelsDialog final : public QDialog
{
    Q_OBJECT
public:
    /// `hasGrid`: whether the preset has the fact that says how the context stands; without it there are no columns to choose.
    NewPanelsDialog(ComposeController &controller, bool hasGrid, UserPrompts &prompts, QWidget *parent);

    /// The panels as they are chosen: the context, the blank one, those to choose from.
    QList<CutPanel> panels() const;

private:
    void build(bool hasGrid);
    void choose(QStringList *files, const QString &title);
    void showFiles();
    void make();

    ComposeController &m_controller;
    UserPrompts &m_prompts;
    QStringList m_context;
    QStringList m_choices;
    QLabel *m_contextFiles = nullptr;
    QLabel *m_choiceFiles = nullptr;
    QCheckBox *m_blank = nullptr;
    QSpinBox *m_columns = nullptr;
    LineField *m_source = nullptr;
    LineField *m_licence = nullptr;
    QLabel *m_said = nullptr;
    ActionButton *m_make = nullptr;
};

} // namespace yuyi
