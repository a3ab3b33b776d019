// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/annotation/optionlabels.h"
#include "models/domain/errors/errorreview.h"

#include <QWidget>

class QAction;
class QHBoxLayout;

namespace yuyi {

struct ViewedItem;

/// One code as it is shown to others.
struct CodeCard {
    QString title;
    CaseCode code;
};

/// The titles of a code's error types: the primary type first, subtypes after ›.
QStringList typeWords(const CaseCode &code, const ErrorTypes &types);

/// @brief The codes of several experts side by side.
class CodeCards final : public QWidget
{
    Q_OBJECT
public:
    explicit CodeCards(QWidget *parent);

    /// `use`: the actions that adopt a code, one for each of the first cards; may be empty.
    void setCards(const QList<CodeCard> &cards, const ErrorTypes &types, const ViewedItem &item, const QList<QAction *> &use);
    const QList<CodeCard> &cards() const { return m_cards; }
    void retranslate();

private:
    void build();
    QString verdictOf(const CaseCode &code) const;

    QList<CodeCard> m_cards;
    ErrorTypes m_types;
    Question m_question;
    AnswerForm m_form; ///< of its kind
    QList<QAction *> m_use;
    QHBoxLayout *m_line;
};

} // namespace yuyi
