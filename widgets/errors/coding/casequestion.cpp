// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errors/coding/casequestion.h"

#include "models/domain/annotation/written.h"
#include "models/domain/text.h"
#include "widgets/controls/labels/badge.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/theme/theme.h"

#include <QLabel>
#include <QVBoxLayout>

namespace yuyi {

namespace {

constexpr int mostLines = mostAccepted + 1; // a question has no more options either

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
    for (int i = 0; i < mostLines; ++i) {
        Row row{nullptr, plainLabel(this), words(this), new Badge(this)};
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

QList<CaseQuestion::Line> CaseQuestion::linesOf(const ErrorCaseView &view)
{
    const Question &question = view.item.question;
    const Answer chosen = answerRead(view);
    QList<Line> lines;
    for (const Option &option : question.options)
        lines.append({optionLetter(lines.size()), option.text, option.correct, chosen.contains(option.id)});
    bool known = chosen.text.isEmpty();
    for (const QString &wording : question.accepted) {
        const bool same = !known && sameWritten(chosen.text, wording);
        lines.append({{}, wording, true, same});
        known = known || same;
    }
    if (!known)
        lines.append({{}, chosen.text, false, true});
    return lines;
}

void CaseQuestion::setCase(const ErrorCaseView &view)
{
    m_lines = linesOf(view);
    m_item->setText(view.item.itemId);
    m_stem->setText(view.item.question.stem);
    for (int i = 0; i < m_rows.size(); ++i) {
        const Row &row = m_rows.at(i);
        const Line line = m_lines.value(i);
        row.frame->setVisible(i < m_lines.size());
        row.letter->setText(line.letter);
        row.letter->setVisible(!line.letter.isEmpty());
        row.text->setText(line.text);
    }
    showMarks();
}

void CaseQuestion::showMarks()
{
    for (int i = 0; i < m_rows.size(); ++i) {
        Badge *mark = m_rows.at(i).mark;
        const Line line = m_lines.value(i);
        const bool written = line.letter.isEmpty();
        if (line.key && line.chosen)
            mark->show(written ? tr("Key and model’s answer") : tr("Key and model"), Tone::Good);
        else if (line.key)
            mark->show(tr("Key"), Tone::Good);
        else if (line.chosen)
            mark->show(written ? tr("Model’s answer") : tr("Model"), Tone::Attention);
        mark->setVisible(line.key || line.chosen);
    }
}

void CaseQuestion::retranslate()
{
    showMarks();
}

} // namespace yuyi
