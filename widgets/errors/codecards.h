// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/errorreview.h"
#include "models/domain/annotation.h"

#include <QWidget>

class QAction;
class QHBoxLayout;

namespace yuyi {

/// One code as it is shown to others.
struct CodeCard {
    QString title;
    CaseCode code;
};

/// The types of a code as words: the primary one first, subtypes behind ›.
QStringList typeWords(const CaseCode &code, const ErrorTypes &types);

/// @brief Codes side by side.
class CodeCards final : public QWidget
{
    Q_OBJECT
public:
    explicit CodeCards(QWidget *parent);

    /// `use`: an action for each of the first cards, or none.
    void setCards(const QList<CodeCard> &cards, const ErrorTypes &types, const Question &question, const QList<QAction *> &use);
    const QList<CodeCard> &cards() const { return m_cards; }
    void retranslate();

private:
    void build();
    QString verdictOf(const CaseCode &code) const;

    QList<CodeCard> m_cards;
    ErrorTypes m_types;
    Question m_question;
    QList<QAction *> m_use;
    QHBoxLayout *m_line;
};

} // namespace yuyi
