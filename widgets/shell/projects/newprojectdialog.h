// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/stores/projecthost.h"

#include <QDialog>
#include <QHash>

class QComboBox;
class QLabel;
class QLineEdit;
class QScrollArea;
class QSpinBox;

namespace yuyi {

class ActionButton;
class ChipRow;
class UserPrompts;

/// @brief Asks for the data of a new project. Missing data is reported beside the field.
class NewProjectDialog : public QDialog
{
    Q_OBJECT
public:
    NewProjectDialog(UserPrompts &prompts, const QString &personName, QWidget *parent);

    /// Shows an error that occurred while the project was created; the dialog can be used again.
    void refuse(const QString &sentence);
    /// Proposes this benchmark; an unknown code changes nothing.
    void choosePreset(const QString &code);

Q_SIGNALS:
    void wanted(const QString &folder, const yuyi::NewProject &project);

private:
    QWidget *row(const QString &label, QWidget *field, QLabel *&message);
    void submit();
    QWidget *buildCustom();
    void showProtocol();
    /// Sets the height that the fields need, limited by the screen.
    void fit();
    void showEvent(QShowEvent *event) override;
    void offerProtocols();
    Result<Preset> chosenPreset() const;
    /// Reads a preset file aside and chooses it; its fault is shown beside the field.
    void readPresetFile(const QString &file);
    /// The rules of the preset with the numbers of the chosen protocol.
    WorkRules rules(const Preset &preset) const;
    /// The rules for a team: those of the selected preset, or of CII-Bench if the preset defines none.
    WorkRules teamRules() const;
    void proposeFolder();
    /// The default question of the preset in the language of the window, until the person types another.
    void proposeStem();
    bool complain(QLineEdit *field, QLabel *message, const QString &sentence);

    UserPrompts &m_prompts;
    QLineEdit *m_title;
    QComboBox *m_preset;
    QLineEdit *m_stem;
    ChipRow *m_protocol;
    QLabel *m_protocolWhat;
    QWidget *m_custom = nullptr;
    QWidget *m_fields = nullptr;
    QScrollArea *m_scroll = nullptr;
    QSpinBox *m_annotators = nullptr;
    QSpinBox *m_answers = nullptr;
    QSpinBox *m_passing = nullptr;
    QSpinBox *m_rounds = nullptr;
    QLineEdit *m_person;
    QLineEdit *m_folder;
    QLabel *m_titleMessage = nullptr;
    QLabel *m_presetMessage = nullptr;
    QLabel *m_stemMessage = nullptr;
    QLabel *m_protocolMessage = nullptr;
    QLabel *m_personMessage = nullptr;
    QLabel *m_folderMessage = nullptr;
    QLabel *m_message;
    ActionButton *m_create;
    QHash<QString, Preset> m_files; ///< presets that were read from files
    QString m_parentFolder;
    bool m_folderByPerson = false;
};

} // namespace yuyi
