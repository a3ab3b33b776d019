// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/errors/coding/codingcontroller.h"
#include "widgets/shell/page/page.h"

namespace yuyi {

class CasePicture;
class CaseReading;
class CodeCards;
class CodingForm;
class CodingPanel;
class EmptyState;
class ImageViewer;
class PicturePane;
class ProbePanel;
class StateStack;

/// @brief One case per screen: the picture and the question at the left, the model's reply and the person's code at the right.
/// Until a case is decided, experts cannot see each other's codes; only the adjudicator can.
class CodingView final : public QWidget
{
    Q_OBJECT
public:
    using Mode = CodingController::Mode;

    explicit CodingView(PageContext context, QWidget *parent);

    /// Reads the cases of the sample and shows the first that the person still has to code.
    void showSample(const ErrorSampleId &sample) { m_controller->showSample(sample); }
    /// Shows a case in any state and reads its sample.
    void openCase(const ErrorCaseId &id) { m_controller->openCase(id); }
    /// Enables the commands, follows changes by others and shows the case that was requested last.
    void enter();
    /// Queues unsaved input on the writer thread.
    void leave();
    /// See UnsavedEdits.
    void handOver() { m_controller->handOver(); }
    std::optional<UnsavedWork> unsaved() const { return m_controller->unsaved(); }
    bool isEntered() const { return m_controller->isEntered(); }
    /// Called once by the page.
    void addCommands();
    void retranslate();

    Mode mode() const { return m_controller->mode(); }
    ErrorCaseId current() const { return m_controller->current(); }
    ErrorSampleId sample() const { return m_controller->sample(); }
    /// "12 of 100 coded"; empty until the sample is read.
    QString progressText() const { return m_controller->progressText(); }
    /// Returns true if the person has coded all cases that they can code.
    bool isDone() const { return m_controller->isDone(); }
    /// The case and its picture are shown.
    bool isComplete() const;
    CodingForm *form() const;
    CaseReading *reading() const;
    CodeCards *cards() const;
    ImageViewer *viewer() const;
    PicturePane *pictures() const;
    ProbePanel *probes() const;

Q_SIGNALS:
    /// A code was submitted, withdrawn or adjudicated, or another case is shown.
    void changed();
    void failed(const QString &sentence);
    void toast(const QString &sentence, bool undoable);

private:
    void build();
    void connectController();
    void connectParts();
    void showCase(bool other);
    void showDone();

    PageContext m_context;
    CodingController *m_controller = nullptr;
    StateStack *m_stack = nullptr;
    CasePicture *m_picture = nullptr;
    CodingPanel *m_panel = nullptr;
    EmptyState *m_empty = nullptr;
};

} // namespace yuyi
