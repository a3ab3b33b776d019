// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/errors/errorcodingservice.h"
#include "widgets/shell/page/page.h"

#include <QWidget>

class QLabel;

namespace yuyi {

class ActionButton;
class CaseReading;
class CodeCards;
class CodingController;
class CodingForm;
class ProbePanel;

/// @brief The right side of the coding screen: the model's reply with questions to the model, and below it the codes of others and
/// the form of the person's own code. Input goes to the controller.
class CodingPanel final : public QWidget
{
    Q_OBJECT
public:
    CodingPanel(PageContext context, CodingController &controller, QWidget *parent);

    /// Shows the current case of the controller.
    void showCase();
    void showProgress();
    /// Connects the buttons to their commands; call it after the commands are registered.
    void setActions();
    void retranslate();

    /// Takes over the code of the n-th card.
    void use(int card);
    /// Marks the selected words of the reply, or unmarks them; without any, the cursor goes into the reply.
    void toggleEvidence();
    /// The person has changed the regions of their code.
    void setRegions(const QList<CaseRegion> &regions);
    /// Shows or hides the passages that the strict scorer weighed; they get the focus.
    void toggleScorerEvidence();
    /// Scrolls to the field that asks the model and gives it the focus.
    void enterProbes();
    /// Judges the newest reply to a question; the same verdict again withdraws it.
    void judgeReply(ProbeVerdict verdict);
    /// Submits what the form holds.
    void submit();

    CodingForm *form() const { return m_form; }
    CaseReading *reading() const { return m_reading; }
    CodeCards *cards() const { return m_cards; }
    ProbePanel *probes() const { return m_probes; }

Q_SIGNALS:
    /// A code was taken over, with these regions.
    void regionsReplaced(const QList<CaseRegion> &regions);
    /// The focus goes into the reply or its evidence.
    void enteringReply();
    /// The coding screen should have the focus: Esc was pressed, or the scorer's evidence was closed.
    void escaped();
    void failed(const QString &sentence);
    void toast(const QString &sentence, bool undoable);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *buildForm();
    void connectProbes();
    void showCards();
    void showState();
    QString stateText() const;
    void edited();

    PageContext m_context;
    CodingController &m_controller;
    CaseReading *m_reading = nullptr;
    ProbePanel *m_probes = nullptr;
    CodeCards *m_cards = nullptr;
    CodingForm *m_form = nullptr;
    QLabel *m_progress = nullptr;
    QLabel *m_position = nullptr;
    QLabel *m_state = nullptr;
    ActionButton *m_regions = nullptr;
    ActionButton *m_evidence = nullptr;
    ActionButton *m_withdraw = nullptr;
    ActionButton *m_submit = nullptr;
};

} // namespace yuyi
