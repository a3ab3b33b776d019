// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/replies/replyevidence.h"

#include "models/evaluation/extraction/scoring.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/shell/replies/evidencetable.h"

#include <QTableWidget>
#include <QVBoxLayout>

namespace yuyi {

ReplyEvidence::ReplyEvidence(QWidget *parent) : QWidget(parent)
{
    m_button = new ActionButton(QString(), {}, ActionButton::Kind::Flat, this);
    m_button->setFocusPolicy(Qt::NoFocus);
    m_table = new EvidenceTable(this);
    m_table->hide();
    auto *column = columnIn(this);
    column->addWidget(m_button, 0, Qt::AlignLeft);
    column->addWidget(m_table);
    connect(m_table, &EvidenceTable::chosen, this, [this](int index) {
        m_passage = index;
        Q_EMIT passageChanged();
    });
    hide();
}

void ReplyEvidence::setAction(QAction *action)
{
    m_button->setAction(action);
}

void ReplyEvidence::setReply(const Response &response, const Question &question, const QList<OptionId> &shownOrder, const AnswerForm &form)
{
    const bool readable = response.status == ReplyStatus::Answered && !response.reply.trimmed().isEmpty();
    m_reply = readable ? response.reply : QString();
    m_question = question;
    m_order = shownOrder;
    m_form = form;
    read();
}

void ReplyEvidence::clear()
{
    m_reply.clear();
    read();
}

void ReplyEvidence::read()
{
    m_passage = -1;
    m_found.clear();
    setVisible(hasEvidence());
    if (m_open && hasEvidence())
        m_found = readAnswer(Scorer::Strict, m_reply, shownOptions(m_question, m_order, m_form), m_form, m_question.accepted).evidence;
    m_table->setEvidence(m_found, m_reply, m_question.options.isEmpty());
    m_table->setVisible(m_open);
}

void ReplyEvidence::toggle()
{
    if (!hasEvidence())
        return;
    m_open = !m_open;
    read();
    if (m_open)
        m_table->table()->setFocus(Qt::ShortcutFocusReason);
    Q_EMIT passageChanged();
}

std::optional<Evidence> ReplyEvidence::passage() const
{
    return m_passage >= 0 && m_passage < m_found.size() ? std::optional(m_found.at(m_passage)) : std::nullopt;
}

void ReplyEvidence::retranslate()
{
    m_table->retranslate();
    m_passage = -1; // it fills its rows anew
    Q_EMIT passageChanged();
}

} // namespace yuyi
