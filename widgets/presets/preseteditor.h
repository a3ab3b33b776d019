// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/presets/presetdraft.h"
#include "widgets/shell/page/shellsetup.h"

#include <QDialog>
#include <QStringList>

#include <functional>

class QLabel;
class QListWidget;
class QMenu;
class QScrollArea;

namespace yuyi {

class ActionButton;
class ElidedLabel;
class UserPrompts;

/// @brief The editor of presets: sections on the left, the form of a section in the middle, the form for annotators as it will be on the
/// right. Faults are shown at their fields; a preset with faults is not saved.
class PresetEditor final : public QDialog
{
    Q_OBJECT
public:
    /// `prompts` outlives the editor.
    PresetEditor(UserPrompts &prompts, const PresetEdit &edit, QWidget *parent = nullptr);

    PresetDraft &draft() { return m_draft; }
    /// The file that holds the preset; empty: none yet.
    QString file() const { return m_file; }
    /// Shows a section by the JSON pointer of its member; empty: name and languages.
    void showSection(const QString &pointer);

public Q_SLOTS:
    /// Asks before changes are lost.
    void reject() override;

protected:
    void keyPressEvent(QKeyEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void buildStartMenu(QMenu *menu);
    QWidget *buildHeader();
    QWidget *buildFooter();
    QWidget *sectionFor(const QString &pointer);
    void openSection();
    /// Lets Tab go from the sections through the form as it is read, and then to the preview.
    void orderTabs();
    bool focusPlace(const QString &pointer);
    /// Begins with another preset, after asking if there are changes.
    void startFrom(const Json &document, const QString &file);
    void chooseFile();
    void openFile(const QString &file);
    /// Takes over what is still being typed into a field or a cell, which keeps the focus.
    void takeTyped();
    void nextFault();
    /// Saves into the file, or asks for one, and then calls `then`.
    void save(const std::function<void()> &then);
    void saveAs(const std::function<void()> &then);
    void write(QString path, const std::function<void()> &then);
    void useInProject();
    /// Says where the first fault is. Returns true if there is none.
    bool isSound();
    void say(const QString &sentence, bool bad);
    void showState();

    UserPrompts &m_prompts;
    PresetDraft m_draft;
    QString m_file;
    std::function<void(const QString &)> m_use;
    std::function<void(const QString &)> m_saved;
    QStringList m_pointers; ///< of the sections
    ElidedLabel *m_name;
    QLabel *m_place;
    QListWidget *m_sections;
    QScrollArea *m_scroll;
    QLabel *m_message;
    ActionButton *m_fault;
    ActionButton *m_undo;
    ActionButton *m_redo;
    ActionButton *m_save;
    ActionButton *m_saveAs;
    ActionButton *m_useIt;
    qsizetype m_faultIndex = -1; ///< of the fault that nextFault() showed last
    QString m_faultPlace;
    bool m_saving = false;
};

} // namespace yuyi
