// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/errors/errorcodingservice.h"

#include <QScrollArea>

class QLabel;

namespace yuyi {

class ActionButton;
class Badge;
class CaseReply;
class FactList;
class ReplyEvidence;

/// @brief The reading pane of a case: the model's reply with the scorer's evidence (collapsed), the gold annotation (collapsed), the
/// answers of the other models with one line each, and people's votes.
class CaseReading final : public QScrollArea
{
    Q_OBJECT
public:
    explicit CaseReading(QWidget *parent);

    void setCase(const ErrorCaseView &view);
    CaseReply *reply() const { return m_reply; }
    ReplyEvidence *evidence() const { return m_evidence; }
    bool hasFold() const { return m_foldable; }
    bool isUnfolded() const;
    /// Expands or collapses explanation, implied meaning and reasoning.
    void toggleFold();
    /// Connects the button that expands the gold annotation to this action.
    void setFoldAction(QAction *action);
    /// Connects the button that expands the scorer's evidence to this action.
    void setEvidenceAction(QAction *action);
    /// Adds a widget below all other contents.
    void addBelow(QWidget *widget);
    void retranslate();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void showMarkedSoon();
    void showCase();
    QString answerOf(const ViewedReply &reply) const;

    std::optional<ErrorCaseView> m_view;
    bool m_follows = false; ///< keep the deciding passage in view until the person scrolls
    bool m_foldable = false;
    QLabel *m_model = nullptr;
    Badge *m_result = nullptr;
    QLabel *m_fate = nullptr;
    ReplyEvidence *m_evidence = nullptr;
    CaseReply *m_reply = nullptr;
    ActionButton *m_fold = nullptr;
    FactList *m_gold = nullptr;
    FactList *m_others = nullptr;
};

} // namespace yuyi
