// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errors/casequestion.h"

#include "models/domain/text.h"
#include "widgets/controls/badge.h"
#include "widgets/theme/theme.h"

#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace yuyi {

namespace {

constexpr int mostOptions = 8;

QLabel *words(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

OptionId optionRead(const ErrorCaseView &view)
{
    const ResponseDetails &details = view.drawn.details;
    if (details.overrule)
        return details.overrule->option;
    for (const ScoredResponse &score : details.scores) {
        if (score.scorer == view.sample.scorer)
            return score.option;
    }
    return {};
}

CaseQuestion::CaseQuestion(QWidget *parent) : QWidget(parent), m_item(words(this)), m_stem(words(this))
{
    setTextRole(m_item, TextRole::Soft);
    setTextRole(m_stem, TextRole::Section);
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(spacing::small);
    grid->setVerticalSpacing(spacing::small);
    grid->setColumnStretch(1, 1);
    for (int i = 0; i < mostOptions; ++i) {
        Row row{new QLabel(optionLetter(i), this), words(this), new Badge(this), new Badge(this)};
        setTextRole(row.letter, TextRole::Soft);
        grid->addWidget(row.letter, i, 0, Qt::AlignTop);
        grid->addWidget(row.text, i, 1, Qt::AlignTop);
        grid->addWidget(row.key, i, 2, Qt::AlignTop);
        grid->addWidget(row.chosen, i, 3, Qt::AlignTop);
        m_rows.append(row);
    }
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, spacing::small, 0);
    column->setSpacing(spacing::small);
    column->addWidget(m_item);
    column->addWidget(m_stem);
    column->addLayout(grid);
    retranslate();
}

void CaseQuestion::setCase(const ErrorCaseView &view)
{
    const QList<Option> &options = view.item.question.options;
    const OptionId chosen = optionRead(view);
    m_item->setText(view.item.itemId);
    m_stem->setText(view.item.question.stem);
    for (int i = 0; i < m_rows.size(); ++i) {
        const Row &row = m_rows.at(i);
        const bool there = i < options.size();
        row.letter->setVisible(there);
        row.text->setVisible(there);
        row.text->setText(there ? options.at(i).text : QString());
        row.key->setVisible(there && options.at(i).correct);
        row.chosen->setVisible(there && !chosen.isNull() && options.at(i).id == chosen);
    }
}

void CaseQuestion::retranslate()
{
    for (const Row &row : std::as_const(m_rows)) {
        row.key->show(tr("Key"), Tone::Good);
        row.chosen->show(tr("Model"), Tone::Attention);
    }
}

} // namespace yuyi
