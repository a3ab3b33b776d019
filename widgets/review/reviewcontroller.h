// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/changes.h"
#include "models/services/adjudicationservice.h"
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
    void take(const Outcome &outcome, quint64 request, const QString &field);
    void took(const Result<CaseField> &field);
    void fetchNext();
    void setSaveState(SaveState state);

    PageContext m_context;
    CaseView m_view;
    Image m_image;
    QHash<DiscrepancyId, std::optional<FieldDecision>> m_committed;   ///< when the field was last finished
    std::optional<std::pair<DiscrepancyId, FieldDecision>> m_pending; ///< typed, not written
    QList<AdjudicationCaseId> m_visited;
    SaveState m_saveState = SaveState::Clean;
    QDateTime m_savedAt;
    QTimer m_autosave;
    int m_writes = 0;
    qint64 m_openCases = 0;
    quint64 m_request = 0;
    quint64 m_answered = 0;      ///< the last request whose answer is here
};

} // namespace yuyi
