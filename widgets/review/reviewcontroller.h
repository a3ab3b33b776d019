// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/changes.h"
#include "models/services/adjudicationservice.h"
#include "models/services/notekeeper.h"
#include "widgets/shell/page.h"

#include <QDateTime>
#include <QHash>
#include <QObject>
#include <QTimer>

#include <optional>

namespace yuyi {

/// @brief The work of adjudicating without its widgets: which case, what was decided, saved, finished.
///
/// What is typed reaches the database at most 0.7 s later; a finished field is a step of the history. Everything is queued on
/// the writing thread in order.
class ReviewController final : public QObject
{
    Q_OBJECT
public:
    enum class SaveState { Clean, Typing, Saving, Saved, Failed };

    explicit ReviewController(PageContext context, QObject *parent = nullptr);

    bool hasCase() const { return !m_view.id.isNull(); }
    const CaseView &view() const { return m_view; }
    const Image &image() const { return m_image; }
    bool isSettled() const { return hasCase() && m_view.state != CaseState::Open; }
    SaveState saveState() const { return m_saveState; }
    QDateTime savedAt() const { return m_savedAt; }
    qint64 openCases() const { return m_openCases; }

    /// The case last worked on, or the next one.
    void resume();
    void open(const AdjudicationCaseId &id, const QString &field = {});
    void openImage(const ImageId &image, const QString &field = {});
    void openNext();
    void openPrevious();
    void settle(const DiscrepancyId &field, const FieldDecision &decision, const QString &name);
    void type(const DiscrepancyId &field, const FieldDecision &decision);
    /// Writes what is not written yet.
    void flush();
    /// The same, and what could not be written before once more.
    void handOver();
    /// Something decided is not in the file.
    bool isUnsaved() const { return m_pending || m_writes > 0 || !m_unsaved.isEmpty(); }
    /// Why it could not be saved; empty while nothing has failed.
    QString whyUnsaved() const { return m_unsaved.isEmpty() ? QString() : m_failure.sentence; }
    void finish();
    void reopen();
    void sendBack(const QString &comment);
    void projectChanged(const Changes &changes);
    void refreshCount();
    /// Another person works in this window: nothing of the former one stays.
    void forget();

Q_SIGNALS:
    void loading();
    /// A case is here; `field` is to be shown (may be empty).
    void loaded(const QString &field);
    /// A field as it is stored now.
    void fieldChanged(const yuyi::CaseField &field);
    void nothingLeft();
    void saveStateChanged();
    void countChanged();
    void finished(const QString &imageName);
    void sentBack(const QString &imageName);
    void failed(const yuyi::Error &error);

private:
    struct Bundle {
        CaseView view;
        Image image;
    };
    using Outcome = Result<std::optional<Bundle>>;

    static Outcome bundle(Stores &stores, const PersonId &person, const AdjudicationCaseId &id);
    static Outcome nextOf(Stores &stores, const PersonId &person, const AdjudicationCaseId &after);
    /// What was decided about a field, and how it is written.
    struct Written {
        DiscrepancyId field;
        FieldDecision decision;
        std::optional<FieldDecision> before;   ///< with it …
        QString step;                          ///< … and a name it is a step of the history, without a name a draft
    };

    void take(const Outcome &outcome, quint64 request, const QString &field);
    void write(const Written &work);
    void took(const Written &work, const Result<CaseField> &field);
    void fetchNext();
    void ended(bool done);
    void setSaveState(SaveState state);

    PageContext m_context;
    CaseView m_view;
    Image m_image;
    QHash<DiscrepancyId, std::optional<FieldDecision>> m_committed;   ///< when the field was last finished
    std::optional<std::pair<DiscrepancyId, FieldDecision>> m_pending; ///< typed, not written
    QList<AdjudicationCaseId> m_visited;
    SaveState m_saveState = SaveState::Clean;
    QDateTime m_savedAt;
    NoteKeeper m_notes;                        ///< on this computer, until the project has them
    QHash<DiscrepancyId, Written> m_unsaved;   ///< waits for a disk with room
    Error m_failure;             ///< of the last save
    QTimer m_autosave;
    QTimer m_again;
    int m_writes = 0;
    bool m_ending = false;       ///< the case is being finished, returned or reopened: a second key does not do it again
    QHash<DiscrepancyId, int> m_underWay;      ///< writes of a field; those without are not in it
    qint64 m_openCases = 0;
    quint64 m_request = 0;
    quint64 m_answered = 0;      ///< the last request whose answer is here
};

} // namespace yuyi
