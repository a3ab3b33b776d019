// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/session/latest.h"
#include "widgets/shell/navigation/palettemodel.h"
#include "widgets/shell/window/sheet.h"

#include <QTimer>

#include <functional>

class QFrame;
class QLineEdit;
class QListView;
class QLabel;

namespace yuyi {

class CommandRegistry;
class PictureLoader;
class ProjectAccess;

/// @brief The command palette (Ctrl+K): finds pages, commands and images while typing; Enter opens the selected one.
class Palette : public Sheet
{
    Q_OBJECT
public:
    Palette(CommandRegistry &commands, QWidget *window);

    /// Sets the project; null if none is open, then only commands are found.
    void setProject(ProjectAccess *project, PictureLoader *pictures);
    /// Opens the palette with an empty search field.
    void start();
    const PaletteModel &model() const { return *m_model; }

Q_SIGNALS:
    void imageChosen(const yuyi::ImageId &image);

protected:
    QWidget *firstFocus() override;
    QWidget *panel() override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void search();
    void searchImages();
    void showMatches();
    void choose(const QModelIndex &index);
    void arrange();
    QList<PaletteEntry> matchingCommands(const QString &text) const;

    CommandRegistry &m_commands;
    ProjectAccess *m_project = nullptr;
    PictureLoader *m_pictures = nullptr;
    PaletteModel *m_model;
    QFrame *m_panel;
    QLineEdit *m_field;
    QListView *m_list;
    QLabel *m_nothing;
    QTimer m_imagesSoon;
    Latest m_latest;
    QList<PaletteEntry> m_found;
    QList<PaletteEntry> m_images;
    bool m_searching = false;
};

} // namespace yuyi
