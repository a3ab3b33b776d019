// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/errorcodingservice.h"

#include <QScrollArea>

class QLabel;

namespace yuyi {

class ActionButton;
class Badge;
class CaseReply;
class FactList;

/// @brief What one reads of a case: the model's words, what the gold annotation says (folded), the other models' answers in a
/// line each, people's votes.
class CaseReading final : public QScrollArea
{
    Q_OBJECT
public:
    explicit CaseReading(QWidget *parent);

    void setCase(const ErrorCaseView &view);
    CaseReply *reply() const { return m_reply; }
    bool hasFold() const { return m_foldable; }
    bool isUnfolded() const;
    /// Explanation, implied meaning and reasoning.
    void toggleFold();
    /// The button that opens the fold follows this action.
    void setFoldAction(QAction *action);
    /// Something more to read, below all else.
    void addBelow(QWidget *widget);
    void retranslate();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void showDecidingSoon();
    void showCase();
    QString answerOf(const ViewedReply &reply) const;

    std::optional<ErrorCaseView> m_view;
    bool m_follows = false;          ///< the deciding words are kept in sight
    bool m_foldable = false;
    QLabel *m_model = nullptr;
    Badge *m_result = nullptr;
    QLabel *m_fate = nullptr;
    CaseReply *m_reply = nullptr;
    ActionButton *m_fold = nullptr;
    FactList *m_gold = nullptr;
    FactList *m_others = nullptr;
};

} // namespace yuyi
