// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/annotation/optionlabels.h"
#include "models/domain/runs/run.h"
#include "models/evaluation/extraction/evidence.h"

#include <QList>
#include <QWidget>

#include <optional>

class QAction;

namespace yuyi {

class ActionButton;
class EvidenceTable;

/// @brief Why the strict scorer read a reply as it did: a button that opens the table of the passages it weighed. The owner marks
/// the selected passage in the reply.
class ReplyEvidence final : public QWidget
{
    Q_OBJECT
public:
    explicit ReplyEvidence(QWidget *parent = nullptr);

    /// Connects the button to its command.
    void setAction(QAction *action);
    /// Shows the evidence of another reply; no passage is selected. The table stays open or closed.
    void setReply(const Response &response, const Question &question, const QList<OptionId> &shownOrder, const AnswerForm &form);
    /// There is no reply.
    void clear();
    /// Returns true if there is an answer that can be read.
    bool hasEvidence() const { return !m_reply.isEmpty(); }
    bool isOpen() const { return m_open; }
    /// Opens the table and gives it the focus, or closes it.
    void toggle();
    /// The selected passage, in the reply as it came; no value: none.
    std::optional<Evidence> passage() const;
    EvidenceTable *table() const { return m_table; }
    void retranslate();

Q_SIGNALS:
    /// Another passage is selected, or none any more.
    void passageChanged();

private:
    void read();

    QString m_reply; ///< empty: nothing to read
    Question m_question;
    AnswerForm m_form;
    QList<OptionId> m_order;
    QList<Evidence> m_found; ///< read when it is shown
    int m_passage = -1;
    bool m_open = false;
    ActionButton *m_button = nullptr;
    EvidenceTable *m_table = nullptr;
};

} // namespace yuyi
