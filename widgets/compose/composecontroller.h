// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/history/changes.h"
#include "models/domain/images/image.h"
#include "models/services/composing/composeservice.h"
#include "models/services/session/latest.h"
#include "models/services/session/typingkeeper.h"
#include "widgets/compose/composelist.h"
#include "widgets/compose/paneledits.h"

#include <QList>
#include <QMap>
#include <QObject>
#include <QRect>
#include <QTimer>

#include <functional>
#include <optional>

namespace yuyi {

class JobCenter;
class ProjectAccess;

/// @brief The panels of the image shown on the page Compose, and its sheets. Each change of the panels is saved at once, as one
/// step of the undo history; changes by arrow keys a moment after the last key. Panels that the project does not save within a second are
/// also kept on this computer (TypingKeeper), and put back when the image is opened the next time. GUI thread.
class ComposeController final : public QObject
{
    Q_OBJECT
public:
    enum class SheetState {
        NoPanels, ///< there is nothing to compose
        NotMade,
        Made,
        Changed ///< made of other panels, another grid or another form
    };

    ComposeController(ProjectAccess &project, JobCenter &jobs, QObject *parent = nullptr);

    ComposeList &list() { return m_list; }
    const ComposeList &list() const { return m_list; }

    void enter();
    void leave();
    void projectChanged(const Changes &changes);

    /// Shows this image; its panels are empty until read() is emitted. What was changed before is saved first.
    void open(const Image &image);
    void close();
    const Image &shown() const { return m_shown; }
    bool isRead() const { return m_read; }
    const QList<CutPanel> &panels() const { return m_edit.panels; }
    const PanelEdit &edit() const { return m_edit; }
    /// Index of the selected panel; −1: none.
    int current() const { return m_edit.current; }
    void setCurrent(int index);
    /// The panels, facts and sheets as the project has them.
    const Composition &composition() const { return m_composition; }
    /// Whether the project has the panels as they are shown.
    bool isSaved() const;
    bool hasFailed() const { return m_failed; }
    /// Columns of the context with the blank panel, as they were chosen last.
    int columns() const;

    /// Puts proposed panels in the place of those there are.
    void propose();
    /// A new panel of the role that was given last.
    void add(const QRect &area);
    void setArea(int index, const QRect &area);
    /// The same by a key: saved a moment after the last key.
    void nudge(int index, const QRect &area);
    void setRole(int index, PartRole role);
    void move(int index, int place);
    void remove(int index);
    void addFiles(const QStringList &files);
    void setColumns(int columns);
    void setFacts(const ImageId &image, const QMap<QString, QString> &facts);
    /// Saves what waits for another key.
    void commit();

    SheetState stateOf(const QString &sheetCode) const;
    /// Makes all sheets of the preset for the image shown.
    void make();
    /// Makes those of all images that have panels, as a job.
    void makeAll();
    bool isMakingAll() const;
    /// Collects a new image composed of these panels, and goes there. `told` gets the error, if any.
    void makeNew(const QList<CutPanel> &panels, const MediumSource &source, int columns,
                 const std::function<void(const QString &fault)> &told);

Q_SIGNALS:
    /// Panels, facts and sheets of the image shown were read.
    void read();
    /// The panels, or which one is selected, are others.
    void panelsChanged();
    void saveStateChanged();
    /// Something was done; `undoable`: by one step back.
    void done(const QString &text, bool undoable);
    void failed(const QString &sentence);

private:
    QString keyOf(const ImageId &image) const;
    QList<UnsavedCopy> unsavedCopies() const;
    /// `fresh`: nothing was shown of this image before.
    void take(const Composition &composition, bool fresh = false);
    void readComposition();
    void lookForCopy();
    void change(const PanelEdit &edit);
    void save();
    void saved(const ImageId &image, const Result<Composition> &stored);

    ProjectAccess &m_project;
    JobCenter &m_jobs;
    ComposeList m_list;
    PersonId m_person; ///< for whom copies are kept

    Image m_shown;
    Composition m_composition;
    QList<CutPanel> m_stored; ///< the panels as the project has them
    PanelEdit m_edit;
    PartRole m_role = PartRole::Context; ///< of the next panel
    int m_columns = 0;                   ///< chosen, and not saved yet; 0: none
    bool m_read = false;
    bool m_failed = false;
    int m_writes = 0;
    Latest m_latestPanels;
    Latest m_latestCopy;
    QTimer m_later;  ///< saves changes by keys
    QTimer m_reload; ///< changes of others come in bursts
    TypingKeeper m_typing;
};

} // namespace yuyi
