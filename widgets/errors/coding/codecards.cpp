// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errors/coding/codecards.h"

#include "models/services/results/responseviewer.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QLabel>

#include <algorithm>

namespace yuyi {

namespace {

const ErrorType *typeIn(const QList<ErrorType> &types, const QString &code)
{
    const auto found = std::find_if(types.begin(), types.end(), [&](const ErrorType &one) { return one.code == code; });
    return found == types.end() ? nullptr : &*found;
}

QLabel *words(const QString &text, TextRole role, QWidget *parent)
{
    auto *label = plainLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    setTextRole(label, role);
    return label;
}

} // namespace

QStringList typeWords(const CaseCode &code, const ErrorTypes &types)
{
    QStringList list;
    for (const CodedType &one : code.content.types) {
        const ErrorType *type = typeIn(types.types, one.type);
        if (!type) {
            list.append(one.type);
            continue;
        }
        const ErrorType *subtype = typeIn(type->subtypes, one.subtype);
        list.append(subtype ? QStringLiteral("%1 › %2").arg(type->title.text(), subtype->title.text()) : type->title.text());
    }
    return list;
}

CodeCards::CodeCards(QWidget *parent) : QWidget(parent), m_line(new QHBoxLayout(this))
{
    m_line->setContentsMargins(0, 0, 0, 0);
    m_line->setSpacing(spacing::medium);
}

void CodeCards::setCards(const QList<CodeCard> &cards, const ErrorTypes &types, const ViewedItem &item, const QList<QAction *> &use)
{
    m_cards = cards;
    m_types = types;
    m_question = item.question;
    m_form = item.form;
    m_use = use;
    build();
}

QString CodeCards::verdictOf(const CaseCode &code) const
{
    if (code.verdict != ErrorVerdict::ExtractionWrong)
        return titleOf(code.verdict);
    const QString verdict = titleOf(code.verdict);
    const QString read = shownAnswer(m_question, code.content.read, m_form);
    if (m_question.options.isEmpty())
        return read.isEmpty() ? tr("%1: the reply gave no answer").arg(verdict) : tr("%1: the reply answered %2").arg(verdict, read);
    return read.isEmpty() ? tr("%1: the reply chose no option").arg(verdict) : tr("%1: the reply chose %2").arg(verdict, read);
}

void CodeCards::build()
{
    while (QLayoutItem *item = m_line->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (qsizetype i = 0; i < m_cards.size(); ++i) {
        const CodeCard &card = m_cards.at(i);
        auto *panel = new QWidget(this);
        auto *column = columnIn(panel, 0, spacing::tiny);
        column->addWidget(words(card.title, TextRole::Section, panel));
        const QStringList types = typeWords(card.code, m_types);
        column->addWidget(words(types.isEmpty() ? verdictOf(card.code) : types.join(QLatin1Char('\n')), TextRole::Body, panel));
        if (!types.isEmpty() && card.code.verdict != ErrorVerdict::ModelWrong)
            column->addWidget(words(verdictOf(card.code), TextRole::Body, panel));
        if (!card.code.content.note.trimmed().isEmpty())
            column->addWidget(words(card.code.content.note.trimmed(), TextRole::Soft, panel));
        column->addStretch(1);
        if (QAction *action = m_use.value(i)) {
            auto *button = new ActionButton(action, ActionButton::Kind::Plain, panel);
            button->setFocusPolicy(Qt::NoFocus);
            column->addWidget(button, 0, Qt::AlignLeft);
        }
        m_line->addWidget(panel, 1);
    }
    setVisible(!m_cards.isEmpty());
}

void CodeCards::retranslate()
{
    build();
}

} // namespace yuyi
