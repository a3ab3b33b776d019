// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/errors/errorcodingservice.h"
#include "models/services/session/notekeeper.h"
#include "widgets/shell/page.h"
#include "widgets/shell/typedwork.h"

#include <QHash>

#include <optional>

class QLabel;
class QStackedWidget;
class QTimer;

namespace yuyi {

class ActionButton;
class CaseQuestion;
class CaseReading;
class CodeCards;
class CodingForm;
class EmptyState;
class ImageViewer;
class KeyBox;
class ProbePanel;
class SplitView;

/// @brief One case per screen: the picture and the question at the left, the model's reply and the person's code at the right.
/// Input is saved within two seconds and when the case is left. The next case is prefetched. Until a case is decided, experts
/// cannot see each other's codes; only the adjudicator can.
class CodingView final : public QWidget
{
    Q_OBJECT
public:
    enum class Mode { Nothing, Code, Settle, Read };

    explicit CodingView(PageContext context, QWidget *parent);

    /// Reads the cases of the sample and shows the first that the person still has to code.
    void showSample(const ErrorSampleId &sample);
    /// Shows a case in any state and reads its sample.
    void openCase(const ErrorCaseId &id);
    /// Enables the commands, follows changes by others and shows the case that was requested last.
    void enter();
    /// Queues unsaved input on the writer thread.
    void leave();
    /// See TypedWork.
    void handOver();
    std::optional<UnsavedWork> unsaved() const;
    bool isEntered() const { return m_entered; }
    /// Called once by the page.
    void addCommands();
    void retranslate();

    Mode mode() const { return m_mode; }
    ErrorCaseId current() const { return m_current; }
    ErrorSampleId sample() const { return m_sample; }
    /// "12 of 100 coded"; empty until the sample is read.
    QString progressText() const;
    /// Returns true if the person has coded all cases that they can code.
    bool isDone() const { return m_done; }
    /// The case and its picture are shown.
    bool isComplete() const { return m_complete; }
    CodingForm *form() const { return m_form; }
    CaseReading *reading() const { return m_reading; }
    CodeCards *cards() const { return m_cards; }
    ImageViewer *viewer() const { return m_viewer; }
    ProbePanel *probes() const { return m_probes; }

Q_SIGNALS:
    /// A code was submitted, withdrawn or adjudicated, or another case is shown.
    void changed();
    void failed(const QString &sentence);
    void toast(const QString &sentence, bool undoable);

private:
    QWidget *buildLeft();
    QWidget *buildRight();
    void readLines(const ErrorCaseId &open);
    void showCase(const ErrorCaseId &id);
    void readCase(const ErrorCaseId &id);
    void take(const ErrorCaseView &view);
    void showPicture();
    void showCards();
    void showOverlays();
    void showState();
    void showDone();
    void showProgress();
    void prefetch();
    /// Drops the prefetched case because it may be out of date.
    void dropAhead()
    {
        ++m_aheadRequest;
        m_ahead.reset();
    }
    void readProbes(const ErrorCaseId &id, bool show);
    void lookForEndpoint();
    void connectProbes();
    std::optional<ErrorCaseId> nextOpen(const ErrorCaseId &after) const;
    /// The next case with a disagreement between experts in which the person did not take part.
    std::optional<ErrorCaseId> nextDisputed(const ErrorCaseId &after) const;
    qsizetype lineOf(const ErrorCaseId &id) const;
    bool isEditable() const { return m_mode == Mode::Code || m_mode == Mode::Settle; }
    ErrorCaseEntry entry() const;
    void edited();
    void save();
    void write(const ErrorCaseEntry &typed);
    void submit();
    void submitted(const ErrorCaseId &id, ErrorVerdict verdict, bool settled);
    void walk(int step);
    void takeBack();
    /// Returns true if the person submitted the shown case and nobody has adjudicated it.
    bool mayTakeBack() const;
    /// The command that takes over the n-th expert's code.
    static QString useCommand(int expert) { return QStringLiteral("errors.use-%1").arg(QLatin1Char(static_cast<char>('a' + expert))); }
    void use(int card);
    void toggleEvidence();
    void addRegionCommands();
    void toggleDrawing();
    void addRegion(const QPolygonF &shape);
    void removeRegion();
    void projectChanged(const Changes &changes);

    PageContext m_context;
    ErrorSampleId m_sample;
    ErrorCaseId m_current;
    ErrorCaseId m_opening;                          ///< asked for and not read yet
    QList<ErrorCaseLine> m_lines;
    std::optional<ErrorCaseView> m_view;
    std::optional<ErrorCaseView> m_ahead;           ///< the prefetched next case
    QHash<ErrorCaseId, ErrorCaseEntry> m_typed;     ///< the latest input in this window, until it is submitted
    QHash<ErrorCaseId, QString> m_unsaved;          ///< the reason why a case could not be saved; its input is in m_typed
    NoteKeeper m_notes;                             ///< local copies of notes until the project has them
    Mode m_mode = Mode::Nothing;
    bool m_entered = false;
    bool m_done = false;
    bool m_complete = false;
    bool m_dirty = false;
    bool m_sending = false;
    int m_region = -1;                              ///< clicked; −1: the last one
    quint64 m_linesRequest = 0;
    quint64 m_caseRequest = 0;
    quint64 m_aheadRequest = 0;
    QString m_pending;                              ///< the requested picture
    QTimer *m_autosave = nullptr;

    QStackedWidget *m_stack = nullptr;
    SplitView *m_split = nullptr;
    ImageViewer *m_viewer = nullptr;
    KeyBox *m_box = nullptr;                        ///< draws a new region with the keyboard
    CaseQuestion *m_question = nullptr;
    CaseReading *m_reading = nullptr;
    ProbePanel *m_probes = nullptr;
    CodeCards *m_cards = nullptr;
    CodingForm *m_form = nullptr;
    QLabel *m_progress = nullptr;
    QLabel *m_place = nullptr;
    QLabel *m_state = nullptr;
    ActionButton *m_regions = nullptr;
    ActionButton *m_evidence = nullptr;
    ActionButton *m_takeBack = nullptr;
    ActionButton *m_submit = nullptr;
    EmptyState *m_empty = nullptr;
    EmptyState *m_loading = nullptr;
};

} // namespace yuyi
