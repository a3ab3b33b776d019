// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errors/coding/casequestion.h"

#include "models/domain/annotation/optionlabels.h"
#include "models/domain/annotation/questionpictures.h"
#include "models/domain/annotation/written.h"
#include "models/domain/text.h"
#include "widgets/controls/labels/badge.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/image/rowpictures.h"
#include "widgets/image/stemlabel.h"
#include "widgets/theme/theme.h"

#include <QIcon>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace yuyi {

namespace {

constexpr int pictureEdge = 48;             // pixels at scale 1
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
    const ScoredResponse *read = scoreThatCounts(details.scores, view.sample.scorer);
    return read ? read->answer : Answer();
}

CaseQuestion::CaseQuestion(PictureLoader &pictures, QWidget *parent)
    : QWidget(parent), m_cards(new RowPictures(pictures, this)), m_item(words(this)), m_stem(words(this))
{
    connect(m_cards, &RowPictures::ready, this, &CaseQuestion::showCards);
    connect(m_stem, &QLabel::linkActivated, this, [this](const QString &number) { Q_EMIT numberWanted(number.toInt()); });
    setTextRole(m_item, TextRole::Soft);
    setTextRole(m_stem, TextRole::Section);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, spacing::small, 0);
    column->setSpacing(spacing::small);
    column->addWidget(m_item);
    column->addWidget(m_stem);
    for (int i = 0; i < mostLines; ++i) {
        Row row{nullptr, plainLabel(this), new QToolButton(this), words(this), new Badge(this)};
        setTextRole(row.letter, TextRole::Soft);
        row.picture->setAutoRaise(true);
        row.picture->setFocusPolicy(Qt::NoFocus); // the keys of the pictures reach them all
        connect(row.picture, &QToolButton::clicked, this, [this, i] { Q_EMIT optionWanted(i); });
        row.frame = new QWidget(this);
        auto *line = new QHBoxLayout(row.frame);
        line->setContentsMargins(0, 0, 0, 0);
        line->setSpacing(spacing::small);
        line->addWidget(row.letter, 0, Qt::AlignTop);
        line->addWidget(row.picture, 0, Qt::AlignTop);
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
        lines.append({optionLabel(view.item.form, lines.size()), option.text, option.correct,
                      chosen.contains(option.id), imageOf(option.picture)});
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
    const Question &question = view.item.question;
    showStem(m_stem, question.stem, itemPictures(question, mediumOf(view.item.image), question.options));
    for (int i = 0; i < m_rows.size(); ++i) {
        const Row &row = m_rows.at(i);
        const Line line = m_lines.value(i);
        row.frame->setVisible(i < m_lines.size());
        row.letter->setText(line.letter);
        row.letter->setVisible(!line.letter.isEmpty());
        const bool hasPicture = !line.picture.sha256.isNull();
        row.picture->setVisible(hasPicture);
        row.text->setText(line.text);
        row.text->setAccessibleName(hasPicture ? optionWords(line.text, true) : QString());
    }
    showCards();
    showMarks();
}

void CaseQuestion::showCards()
{
    const int edge = Theme::of(this).px(pictureEdge);
    m_cards->setSize({edge, edge}, devicePixelRatioF());
    for (int i = 0; i < m_rows.size(); ++i) {
        const Line line = m_lines.value(i);
        if (line.picture.sha256.isNull())
            continue;
        QToolButton *picture = m_rows.at(i).picture;
        picture->setIconSize({edge, edge});
        picture->setIcon(m_cards->card(line.picture).value<QIcon>());
        const QString words = tr("Show the picture of option %1").arg(line.letter);
        picture->setToolTip(words);
        picture->setAccessibleName(words);
    }
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
    showCards();
    showMarks();
}

} // namespace yuyi
