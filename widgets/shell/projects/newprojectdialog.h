// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/stores/projecthost.h"

#include <QDialog>

#include <functional>

class QLabel;
class QLineEdit;
class QScrollArea;
class QSpinBox;

namespace yuyi {

class ActionButton;
class ChipRow;
class PresetGallery;
class UserPrompts;
struct PresetEdit;

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
    /// Reads a preset file aside and chooses it; its fault is shown beside the presets.
    void readPresetFile(const QString &file);
    /// Offers to edit presets and to make new ones.
    void offerEditor(const std::function<void(QWidget &window, const PresetEdit &edit)> &editor);
    /// Offers an example project with the chosen preset.
    void offerExample(const std::function<void(const Preset &preset)> &open);

Q_SIGNALS:
    void wanted(const QString &folder, const yuyi::NewProject &project);

private:
    QWidget *row(const QString &label, QWidget *field, QLabel *&message);
    void submit();
    QWidget *buildCustom();
    QWidget *buildPresetButtons();
    void showProtocol();
    /// Sets the height that the fields need, limited by the screen.
    void fit();
    void showEvent(QShowEvent *event) override;
    void offerProtocols();
    Result<Preset> chosenPreset() const;
    /// The rules of the preset with the numbers of the chosen protocol.
    WorkRules rules(const Preset &preset) const;
    /// The rules for a team: those of the selected preset, or of CII-Bench if the preset defines none.
    WorkRules teamRules() const;
    int usualPassing(int answers) const;
    void proposeFolder();
    /// The default question of the preset in the language of the window, until the person types another.
    void proposeStem();
    bool complain(QLineEdit *field, QLabel *message, const QString &sentence);

    UserPrompts &m_prompts;
    QLineEdit *m_title;
    PresetGallery *m_preset;
    ActionButton *m_edit = nullptr;
    ActionButton *m_make = nullptr;
    ActionButton *m_example = nullptr;
    QLineEdit *m_stem;
    ChipRow *m_protocol;
    QLabel *m_protocolWhat;
    QWidget *m_custom = nullptr;
    QWidget *m_fields = nullptr;
    QScrollArea *m_scroll = nullptr;
    QSpinBox *m_annotators = nullptr;
    QSpinBox *m_answers = nullptr;
    QSpinBox *m_passing = nullptr;
    bool m_passingChosen = false; ///< by the person
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
    QString m_parentFolder;
    bool m_folderByPerson = false;
};

} // namespace yuyi
