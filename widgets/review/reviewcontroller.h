// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/history/changes.h"
#include "models/services/annotation/keptdecisions.h"
#include "models/services/session/latest.h"
#include "models/services/session/notekeeper.h"
#include "widgets/review/casebundle.h"
#include "widgets/review/refusedtexts.h"
#include "widgets/shell/page/page.h"

#include <QDateTime>
#include <QHash>
#include <QObject>
#include <QTimer>

#include <optional>

namespace yuyi {

/// @brief Controls adjudication without widgets: the current case, decisions, saving and finishing.
///
/// Input is written to the database within 0.7 s; a finished field is an undo step. All writes are queued on the writer thread in
/// order.
class ReviewController final : public QObject
{
    Q_OBJECT
public:
    enum class SaveState {
        Clean,
        Typing,
        Saving,
        Saved,
        Failed
    };

    explicit ReviewController(PageContext context, QObject *parent = nullptr);

    bool hasCase() const { return !m_view.id.isNull(); }
    const CaseView &view() const { return m_view; }
    const Image &image() const { return m_image; }
    bool isSettled() const { return hasCase() && m_view.state != CaseState::Open; }
    SaveState saveState() const { return m_saveState; }
    /// Whether decisions are kept on this computer until the server answers.
    bool isKept() const;
    QDateTime savedAt() const { return m_savedAt; }
    qint64 openCases() const { return m_openCases; }

    /// Opens the current case again, or the next one.
    void resume();
    void open(const AdjudicationCaseId &id, const QString &field = {});
    void openImage(const ImageId &image, const QString &field = {});
    void openNext();
    void openPrevious();
    void settle(const DiscrepancyId &field, const FieldDecision &decision, const QString &name);
    void type(const DiscrepancyId &field, const FieldDecision &decision);
    /// Keeps what is being written and cannot be stored as it is, until it is put right. `why`: a sentence.
    void refuse(const DiscrepancyId &field, const FieldDecision &decision, const QString &why);
    const RefusedTexts &refused() const { return m_refused; }
    /// Writes pending input now.
    void flush();
    /// Like flush(), and tries failed writes again.
    void handOver();
    /// Returns true if a decision is not saved.
    bool isUnsaved() const { return m_pending || m_writes > 0 || !m_unsaved.isEmpty() || !m_refused.whyIn(m_view).isEmpty(); }
    /// The reason why saving failed; empty if nothing has failed.
    QString whyUnsaved() const { return m_unsaved.isEmpty() ? m_refused.whyIn(m_view) : m_failure.sentence; }
    void finish();
    void reopen();
    void sendBack(const QString &comment);
    void projectChanged(const Changes &changes);
    void refreshCount();
    /// Clears everything because another person acts in this window.
    void forget();

Q_SIGNALS:
    void loading();
    /// A case is loaded. `field`: the field to show; may be empty.
    void loaded(const QString &field);
    /// The stored state of a field has changed.
    void fieldChanged(const yuyi::CaseField &field);
    void nothingLeft();
    void saveStateChanged();
    void countChanged();
    void finished(const QString &imageName);
    void sentBack(const QString &imageName);
    void failed(const yuyi::Error &error);

private:
    using Outcome = Result<std::optional<CaseBundle>>;

    void noteTyping(const DiscrepancyId &field, const FieldDecision &decision);
    void take(const Outcome &outcome, const QString &field);
    void write(const KeptDecision &work);
    void autosave();
    void sendBackNow(const QString &comment);
    void goOn();
    void handedOver();
    QString where() const;
    QString nameOf(const DiscrepancyId &field) const;
    void took(const KeptDecision &work, const Result<CaseField> &field);
    void fetchNext();
    void ended(bool done);
    void setSaveState(SaveState state);

    PageContext m_context;
    CaseView m_view;
    Image m_image;
    QHash<DiscrepancyId, std::optional<FieldDecision>> m_committed;   ///< when the field was last finished
    std::optional<std::pair<DiscrepancyId, FieldDecision>> m_pending; ///< input that is not written
    QList<AdjudicationCaseId> m_visited;
    SaveState m_saveState = SaveState::Clean;
    QDateTime m_savedAt;
    NoteKeeper m_notes;                           ///< local copies of notes until the project has them
    QHash<DiscrepancyId, KeptDecision> m_unsaved; ///< failed writes, to be tried again
    RefusedTexts m_refused;                       ///< also of cases that are not shown
    Error m_failure;                              ///< error of the last failed save
    QTimer m_autosave;
    QTimer m_again;
    int m_writes = 0;
    std::function<void()> m_afterWrites;  ///< waits until all of them are answered
    bool m_ending = false;                ///< the case is being finished, returned or reopened: further keys are ignored
    QHash<DiscrepancyId, int> m_inFlight; ///< number of unfinished writes by field
    QHash<DiscrepancyId, QString> m_sent; ///< text of the last of them
    qint64 m_openCases = 0;
    Latest m_latest;
    bool m_waiting = false; ///< a case was asked for and did not come yet
};

} // namespace yuyi
