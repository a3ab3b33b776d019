// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/results/responseviewer.h"
#include "models/services/runs/runservice.h"

#include <QWidget>

class QLabel;

namespace yuyi {

class ActionButton;
class Badge;
class CommandRegistry;
class FactList;
class ReplyEvidence;

/// @brief A complete reply: the prompt (collapsed), the reasoning (collapsed), the text with the passage that decided the result
/// marked, the answers read by the scorers with the evidence (collapsed), and a person's override.
class ReplyView final : public QWidget
{
    Q_OBJECT
public:
    explicit ReplyView(CommandRegistry &commands, QWidget *parent = nullptr);

    /// `scorer`: the scorer whose span is marked. A null `reply` means that none is selected.
    void show(const ViewedReply *reply, const ViewedItem &item, Scorer scorer);
    using QWidget::show;
    /// Shows the prompt; before it, the requests of a step and its replies.
    void showPrompt(const SentPrompt &prompt);
    /// Shows why the prompt cannot be shown.
    void failPrompt(const QString &sentence);
    bool isPromptOpen() const;
    void togglePrompt();
    void toggleReasoning();
    ReplyEvidence *evidence() const { return m_evidence; }
    bool hasReasoning() const { return !m_reasoning.isEmpty(); }
    /// The text of the reply with markup, for tests and screen readers.
    QString markedText() const;
    QString promptText() const;
    void retranslate();

Q_SIGNALS:
    /// The prompt was expanded, so its text must be loaded.
    void promptWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void showReply();
    void showText();
    void wantPrompt();
    static QString wordsOf(const QList<SentTurn> &sent);
    QString verdictOf(const ScoredResponse &score) const;

    std::optional<ViewedReply> m_reply;
    Question m_question;
    AnswerForm m_form; ///< of its kind
    Scorer m_scorer = Scorer::Strict;
    QString m_reasoning;
    Badge *m_result = nullptr;
    Badge *m_differ = nullptr;
    QLabel *m_title = nullptr;
    QLabel *m_overruled = nullptr;
    ActionButton *m_promptFold = nullptr;
    QLabel *m_prompt = nullptr;
    ActionButton *m_reasoningFold = nullptr;
    QLabel *m_reasoningText = nullptr;
    QLabel *m_text = nullptr;
    ActionButton *m_wholeFold = nullptr; ///< of a request with several items
    QLabel *m_whole = nullptr;
    ReplyEvidence *m_evidence = nullptr;
    FactList *m_facts = nullptr;
};

/// The text of a reply as rich text with the given span marked.
QString markedReply(const QString &reply, qsizetype start, qsizetype length, const QColor &fill, const QColor &ink);

} // namespace yuyi
