// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/history/changes.h"
#include "models/domain/ids.h"
#include "models/domain/program/pageid.h"
#include "models/services/server/serveraccess.h"
#include "models/stores/imagestore.h"

#include <QWidget>

#include <optional>

namespace yuyi {

class CommandRegistry;
class JobCenter;
class NextSteps;
class PictureLoader;
class ProjectAccess;
class ProjectHost;
class UserPrompts;
class RunCenter;
class SecretStore;
class Settings;
class Theme;

/// The objects a page works with. All of them outlive the page.
struct PageContext {
    ProjectAccess &project;
    JobCenter &jobs;
    PictureLoader &pictures;
    CommandRegistry &commands;
    Settings &settings;
    Theme &theme;
    UserPrompts &prompts;
    SecretStore &secrets;
    RunCenter &runs;
    NextSteps &next;
    ProjectHost &host;         ///< for services that read other projects
    ServerAccess servers = {}; ///< for the logins of a project on a server; empty: not offered
    QString location = {};     ///< of the project, as it was opened
};

/// @brief A target for navigation: a page, and what to show there.
struct Location {
    std::optional<PageId> page;        ///< unset: the first; in Page::here() the page itself
    ImageId image;                     ///< null: no particular image
    std::optional<ImageFilter> filter; ///< for pages with lists
    QString field;                     ///< on the annotate page the field to focus; elsewhere a tab or a field of the image
    QUuid record = {};                 ///< another target: a calibration batch, a case, a discussion
};

/// @brief One page of the window. A page reads through ProjectAccess, never blocks, and shows empty, loading and error states.
class Page : public QWidget
{
    Q_OBJECT
public:
    Page(PageContext context, QWidget *parent = nullptr) : QWidget(parent), m_context(context) {}

    /// The page is shown: load or refresh.
    virtual void enter() = 0;
    /// The page is about to be hidden, or the window closes: queue unsaved input on the writer thread.
    virtual void leave() {}
    /// Shows what the location describes.
    virtual void show(const Location &location) { Q_UNUSED(location) }
    /// @brief The current location, so the window can return to it: image, tab or record. The page member can be left unset.
    virtual Location here() const { return {}; }
    /// Files and folders were dropped on the window. Called only for pages that accept files.
    virtual void takeFiles(const QStringList &paths) { Q_UNUSED(paths) }
    /// Data was committed. Called while the page is shown; hidden pages reload in `enter`.
    virtual void projectChanged(const Changes &changes) = 0;

    using QWidget::show;

Q_SIGNALS:
    void goTo(const yuyi::Location &location);
    /// Shows a text at the bottom right ("Saved · 2 s ago"); an empty text clears it.
    void status(const QString &sentence);
    /// A short message over the page; with `undoable` it offers Undo.
    void toast(const QString &sentence, bool undoable);

protected:
    PageContext m_context;
};

} // namespace yuyi
