// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/changes.h"
#include "models/domain/ids.h"
#include "models/stores/imagestore.h"

#include <QWidget>

#include <optional>

namespace yuyi {

class CommandRegistry;
class JobCenter;
class NextSteps;
class PictureLoader;
class ProjectAccess;
class Prompts;
class RunCenter;
class SecretStore;
class Settings;
class Theme;

/// Everything a page works with; all outlive the page.
struct PageContext {
    ProjectAccess &project;
    JobCenter &jobs;
    PictureLoader &pictures;
    CommandRegistry &commands;
    Settings &settings;
    Theme &theme;
    Prompts &prompts;
    SecretStore &secrets;
    RunCenter &runs;
    NextSteps &next;
};

/// @brief Where to go: a page, and what to show there.
struct Location {
    QString page;                        ///< "overview", "collect", "calibrate" …
    ImageId image;                       ///< null: none in particular
    std::optional<ImageFilter> filter;   ///< for pages with lists
    QString field;                       ///< for the annotate page: which field to focus; elsewhere which field of the image
    QUuid record = {};                   ///< what else it is about: a calibration batch, a case, a discussion
};

/// @brief One page of the window. A page reads through ProjectAccess, never blocks, and shows empty, loading and error states.
class Page : public QWidget
{
    Q_OBJECT
public:
    Page(PageContext context, QWidget *parent = nullptr) : QWidget(parent), m_context(context) {}

    /// Shown: load or refresh.
    virtual void enter() = 0;
    /// About to be hidden, or the window closes: hand typing over to the writer.
    virtual void leave() {}
    /// Jumped to with something to show.
    virtual void show(const Location &location) { Q_UNUSED(location) }
    /// @brief What is shown now, so that the window can come back to it: image, tab or record. The page itself need not be said.
    virtual Location here() const { return {}; }
    /// Files and folders were dropped on the window; only the page that collects is given any.
    virtual void takeFiles(const QStringList &paths) { Q_UNUSED(paths) }
    /// Something was committed; called while shown (hidden pages are told by `enter`).
    virtual void projectChanged(const Changes &changes) = 0;

    using QWidget::show;

Q_SIGNALS:
    void goTo(const yuyi::Location &location);
    /// A sentence at the bottom right ("Saved · 2 s ago"); empty clears it.
    void status(const QString &sentence);
    /// A short message over the page; with `undoable` it offers Undo.
    void toast(const QString &sentence, bool undoable);

protected:
    PageContext m_context;
};

} // namespace yuyi
