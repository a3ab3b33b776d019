// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/session/latest.h"
#include "widgets/errors/coding/codingahead.h"
#include "widgets/errors/coding/codingdrafts.h"
#include "widgets/errors/coding/codingqueue.h"
#include "widgets/errors/coding/codingsends.h"
#include "widgets/shell/unsaved/unsavededits.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace yuyi {

class ProjectAccess;

/// @brief Controls the coding of error cases without widgets: the cases of the sample, the current case, the person's input,
/// saving, submitting and adjudicating.
///
/// Input is saved within two seconds and when the case is left; a save that failed is tried again. An adjudication stays here until it is
/// submitted, also when the person changes. All writes are queued on the writer thread in order. The next case is read ahead. While the
/// server does not answer, drafts and submitted codes are kept on this computer.
class CodingController final : public QObject
{
    Q_OBJECT
public:
    enum class Mode {
        Nothing,
        Code,
        Settle,
        Read
    };

    explicit CodingController(ProjectAccess &project, QObject *parent = nullptr);

    Mode mode() const { return m_mode; }
    bool isEditable() const { return m_mode == Mode::Code || m_mode == Mode::Settle; }
    bool isEntered() const { return m_entered; }
    /// Returns true if the person has coded all cases that they can code.
    bool isDone() const { return m_done; }
    /// A case was requested and is not read yet.
    bool isReading() const { return !m_opening.isNull(); }
    /// A code is being submitted or withdrawn: further keys are ignored.
    bool isSending() const { return m_sends.isSending(); }
    /// The person's code of the current case is kept on this computer until the server answers.
    bool isKept() const { return m_sends.kept(m_current) != nullptr; }
    ErrorCaseId current() const { return m_current; }
    ErrorSampleId sample() const { return m_sample; }
    const std::optional<ErrorCaseView> &view() const { return m_view; }
    /// The code of the current case: the person's input, a stored code, or an empty one.
    const ErrorCaseEntry &code() const { return m_code; }
    const CodingQueue &queue() const { return m_queue; }
    /// The number of the current case in the sample, from 1; 0 if it is unknown.
    qsizetype position() const { return m_queue.lineOf(m_current) + 1; }
    /// "12 of 100 coded"; empty until the sample is read.
    QString progressText() const;

    /// Reads the cases of the sample and opens the first that the person still has to code.
    void showSample(const ErrorSampleId &sample);
    /// Opens a case in any state and reads its sample.
    void openCase(const ErrorCaseId &id);
    /// Follows changes by others from now on, and reads the sample again.
    void enter();
    /// Queues unsaved input on the writer thread.
    void leave();
    /// See UnsavedEdits.
    void handOver();
    std::optional<UnsavedWork> unsaved() const;

    /// Sets the input for the current case and starts the autosave.
    void edit(ErrorVerdict verdict, const CaseCodeContent &content);
    /// Saves pending input now.
    void save();
    /// Submits the code, or adjudicates the case, and opens the next one.
    void submit(ErrorVerdict verdict, const CaseCodeContent &content);
    /// Opens the case so many lines after or before the current one.
    void walk(int step);
    /// Opens the next case with a disagreement between experts in which the person did not take part.
    void openDisputed();
    bool hasDisputed() const { return m_queue.nextDisputed(m_current).has_value(); }
    /// Withdraws the person's code of the current case.
    void withdraw();
    /// Returns true if the person submitted the current case and nobody has adjudicated it.
    bool mayWithdraw() const { return m_mode == Mode::Read && m_view && m_view->mayWithdraw; }
    /// Reads the questions to the model about this case and the verdicts again; input stays. `show`: probesRead() asks to show them.
    void readProbes(const ErrorCaseId &id, bool show);

Q_SIGNALS:
    /// The sample is being read; no case is shown.
    void loading();
    /// A case was read. `other`: it is another one than before.
    void loaded(bool other);
    void probesRead(bool show);
    /// The person has coded all cases, or there are none.
    void finished();
    void progressChanged();
    /// What can be done now may have changed.
    void stateChanged();
    /// A code was submitted, withdrawn or adjudicated, or another case is shown.
    void changed();
    /// A sentence about the current input; empty: nothing is wrong with it.
    void problemFound(const QString &sentence);
    /// The image of the next case will be needed soon.
    void imageAhead(const yuyi::Image &image);
    /// Endpoints may have changed.
    void endpointsChanged();
    /// Another person uses the program now. Nothing of the former person's work may stay visible.
    void handedOver();
    void failed(const QString &sentence);
    void toast(const QString &sentence, bool undoable);

private:
    void readLines(const ErrorCaseId &open);
    void showCase(const ErrorCaseId &id);
    void readCase(const ErrorCaseId &id);
    void take(const ErrorCaseView &view);
    ErrorCaseEntry codeOf(const ErrorCaseView &view) const;
    /// The code as the project has it.
    ErrorCaseEntry storedCode(const ErrorCaseView &view) const;
    void finish();
    void prefetch();
    void lookForEndpoint();
    /// The number of the case as it is shown to people.
    QString numberOf(const ErrorCaseId &id) const;
    void notSaved(const ErrorCaseId &id, const QString &sentence, bool again);
    void connectSends();
    void submitted(const SentCode &sent);
    /// No case is shown until one is read.
    void clear();
    void refused(const ErrorCaseId &id, const QString &sentence);
    void projectChanged(const Changes &changes);
    void personChanged();

    ProjectAccess &m_project;
    ErrorSampleId m_sample;
    ErrorCaseId m_current;
    ErrorCaseId m_opening; ///< asked for and not read yet
    CodingQueue m_queue;
    std::optional<ErrorCaseView> m_view;
    CodingAhead m_ahead;
    ErrorCaseEntry m_code; ///< as the current case shows it
    CodingDrafts m_drafts;
    CodingSends m_sends;
    QTimer m_autosave;
    Mode m_mode = Mode::Nothing;
    bool m_entered = false;
    bool m_done = false;
    bool m_dirty = false;
    Latest m_latestLines;
    Latest m_latestCase;
};

} // namespace yuyi
