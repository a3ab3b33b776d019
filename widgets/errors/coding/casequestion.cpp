// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errors/coding/casequestion.h"

#include "models/domain/text.h"
#include "widgets/controls/labels/badge.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/theme/theme.h"

#include <QLabel>
#include <QVBoxLayout>

namespace yuyi {

namespace {

constexpr int mostOptions = 8;

QLabel *words(QWidget *parent)
{
    auto *label = wrappedLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    return label;
}

} // namespace

Answer answerRead(const ErrorCaseView &view)
{
    const ResponseDetails &details = view.drawn.details;
    if (details.overrule)
        return details.overrule->answer;
    for (const ScoredResponse &score : details.scores) {
        if (score.scorer == view.sample.scorer)
            return score.answer;
    }
    return {};
}

CaseQuestion::CaseQuestion(QWidget *parent) : QWidget(parent), m_item(words(this)), m_stem(words(this))
{
    setTextRole(m_item, TextRole::Soft);
    setTextRole(m_stem, TextRole::Section);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, spacing::small, 0);
    column->setSpacing(spacing::small);
    column->addWidget(m_item);
    column->addWidget(m_stem);
    for (int i = 0; i < mostOptions; ++i) {
        Row row{nullptr, plainLabel(optionLetter(i), this), words(this), new Badge(this)};
        setTextRole(row.letter, TextRole::Soft);
        row.frame = new QWidget(this);
        auto *line = new QHBoxLayout(row.frame);
        line->setContentsMargins(0, 0, 0, 0);
        line->setSpacing(spacing::small);
        line->addWidget(row.letter, 0, Qt::AlignTop);
        line->addWidget(row.text, 1);
        line->addWidget(row.mark, 0, Qt::AlignTop);
        column->addWidget(row.frame);
        m_rows.append(row);
    }
    column->addStretch(1);
    retranslate();
}

void CaseQuestion::setCase(const ErrorCaseView &view)
{
    const QList<Option> &options = view.item.question.options;
    const Answer chosen = answerRead(view);
    m_keys = view.item.question.keys();
    m_chosen = positionsOf(chosen, view.item.question.optionIds());
    m_item->setText(view.item.itemId);
    m_stem->setText(view.item.question.stem);
    for (int i = 0; i < m_rows.size(); ++i) {
        const Row &row = m_rows.at(i);
        const bool there = i < options.size();
        row.frame->setVisible(there);
        row.text->setText(there ? options.at(i).text : QString());
    }
    showMarks();
}

void CaseQuestion::showMarks()
{
    for (int i = 0; i < m_rows.size(); ++i) {
        Badge *mark = m_rows.at(i).mark;
        if (m_keys.contains(i))
            mark->show(m_chosen.contains(i) ? tr("Key and model") : tr("Key"), Tone::Good);
        else if (m_chosen.contains(i))
            mark->show(tr("Model"), Tone::Attention);
        mark->setVisible(m_keys.contains(i) || m_chosen.contains(i));
    }
}

void CaseQuestion::retranslate()
{
    showMarks();
}

} // namespace yuyi
