// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errors/coding/casereading.h"

#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/labels/badge.h"
#include "widgets/controls/labels/factlist.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/errors/coding/casequestion.h"
#include "widgets/errors/coding/casereply.h"
#include "widgets/shell/replies/replyevidence.h"
#include "widgets/theme/theme.h"

#include <QAction>
#include <QLabel>
#include <QLocale>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace yuyi {

namespace {

constexpr int resultWidth = 180;

} // namespace

CaseReading::CaseReading(QWidget *parent) : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    auto *panel = new QWidget(this);
    m_model = wrappedLabel(panel, TextRole::Section);
    m_model->setTextFormat(Qt::PlainText);
    m_result = new Badge(panel);
    m_fate = wrappedLabel(panel, TextRole::Soft);
    m_fate->setTextFormat(Qt::PlainText);
    m_evidence = new ReplyEvidence(panel);
    m_reply = new CaseReply(panel);
    m_fold = new ActionButton(QString(), {}, ActionButton::Kind::Flat, panel);
    m_fold->setFocusPolicy(Qt::NoFocus);
    m_gold = new FactList(panel);
    m_gold->hide();
    m_others = new FactList(panel);
    auto *title = rowIn();
    title->addWidget(m_model, 1);
    title->addWidget(m_result, 0, Qt::AlignTop);
    auto *column = new QVBoxLayout(panel);
    column->setContentsMargins(0, 0, spacing::small, 0);
    column->setSpacing(spacing::small);
    column->addLayout(title);
    column->addWidget(m_fate);
    column->addWidget(m_evidence);
    column->addWidget(m_reply);
    column->addWidget(m_fold, 0, Qt::AlignLeft);
    column->addWidget(m_gold);
    column->addWidget(m_others);
    column->addStretch(1);
    setWidget(panel);
    connect(verticalScrollBar(), &QAbstractSlider::actionTriggered, this, [this] { m_follows = false; });
    connect(m_reply, &QTextEdit::cursorPositionChanged, this, [this] {
        if (!m_reply->hasFocus())
            return;
        m_follows = false;
        const QRect rect = m_reply->cursorRect();
        ensureVisible(0, m_reply->mapTo(widget(), rect.center()).y(), 0, 2 * rect.height());
    });
    connect(m_evidence, &ReplyEvidence::passageChanged, this, [this] {
        const auto passage = m_evidence->passage();
        m_reply->showPassage(passage ? std::optional(ReplySpan(passage->start, passage->length)) : std::nullopt);
        m_follows = passage.has_value();
        if (m_follows)
            showMarkedSoon();
    });
    retranslate();
}

void CaseReading::setEvidenceAction(QAction *action)
{
    m_evidence->setAction(action);
}

void CaseReading::setFoldAction(QAction *action)
{
    m_fold->setAction(action);
}

void CaseReading::addBelow(QWidget *widget)
{
    auto *column = qobject_cast<QVBoxLayout *>(CaseReading::widget()->layout());
    column->insertWidget(column->count() - 1, widget);
}

bool CaseReading::isUnfolded() const
{
    return m_gold->isVisibleTo(widget());
}

void CaseReading::toggleFold()
{
    if (!m_foldable)
        return;
    m_follows = false;
    m_gold->setVisible(!isUnfolded());
    if (isUnfolded()) {
        // Its height is known once it is laid out.
        QTimer::singleShot(0, this, [this] { ensureWidgetVisible(m_gold); });
    }
}

void CaseReading::setCase(const ErrorCaseView &view)
{
    const bool other = !m_view || m_view->errorCase.id != view.errorCase.id;
    m_view = view;
    const ResponseDetails &details = view.drawn.details;
    const bool answered = details.response.status == ReplyStatus::Answered;
    ReplySpan deciding{-1, 0};
    if (const ScoredResponse *read = scoreThatCounts(details.scores, view.sample.scorer); read && answered)
        deciding = {read->spanStart, read->spanLength};
    if (other) {
        m_gold->hide();
        m_reply->setReply(answered ? details.response.reply : QString(), deciding);
        m_evidence->setReply(details.response, view.item.question, details.attempt.shownOrder, view.item.form);
    }
    showCase();
    if (!other)
        return;
    verticalScrollBar()->setValue(0);
    m_follows = true;
    showMarkedSoon();
}

/// Long words decide far below: there one begins to read, once the lines are laid out, until somebody scrolls.
void CaseReading::showMarkedSoon()
{
    QTimer::singleShot(0, this, [this] {
        const QRect rect = m_reply->markedRect();
        if (m_follows && !rect.isNull())
            ensureVisible(0, m_reply->mapTo(widget(), rect.center()).y(), 0, viewport()->height() / 3);
    });
}

void CaseReading::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    if (m_follows)
        showMarkedSoon();
}

QString CaseReading::answerOf(const ViewedReply &reply) const
{
    const ScoredResponse *own = scoreThatCounts(reply.details.scores, m_view->sample.scorer);
    const ResponseResult result = reply.details.overrule ? reply.details.overrule->result
                                : own                    ? own->result
                                                         : ResponseResult::Error;
    const Answer answer = reply.details.overrule ? reply.details.overrule->answer : own ? own->answer
                                                                                        : Answer();
    const QString shown = shownAnswer(m_view->item.question, answer, m_view->item.form);
    return shown.isEmpty() ? titleOf(result) : tr("%1, %2").arg(shown, titleOf(result));
}

void CaseReading::showCase()
{
    if (!m_view)
        return;
    const ErrorCaseView &view = *m_view;
    const ResponseDetails &details = view.drawn.details;
    m_model->setText(view.drawn.configurationTitle.isEmpty()
                         ? modelTitle(view.drawn.run)
                         : tr("%1 · %2").arg(modelTitle(view.drawn.run), view.drawn.configurationTitle));
    // A written answer can be long; how it was scored stands at the end.
    const QString result = answerOf(view.drawn);
    m_result->show(m_result->fontMetrics().elidedText(result, Qt::ElideMiddle, Theme::of(this).px(resultWidth)),
                   details.overrule ? Tone::Info : Tone::Bad);
    m_result->setToolTip(m_result->text() == result ? QString() : result);
    QStringList fate;
    if (details.response.status != ReplyStatus::Answered)
        fate.append(details.response.message.isEmpty() ? titleOf(details.response.status) : details.response.message);
    else if (details.response.reply.trimmed().isEmpty())
        fate.append(tr("The reply is empty."));
    if (view.reply < 0)
        fate.append(tr("The model answered this question again after the sample was drawn; this is the sampled response."));
    if (details.overrule)
        fate.append(tr("%1 overruled the scoring of this response. Reason: %2").arg(view.drawn.overruledBy, details.overrule->reason));
    m_fate->setText(fate.join(QLatin1Char('\n')));
    m_fate->setVisible(!fate.isEmpty());
    m_reply->setVisible(details.response.status == ReplyStatus::Answered && !details.response.reply.trimmed().isEmpty());

    QList<Fact> gold;
    if (!view.impliedMeaning.isEmpty())
        gold.append({tr("Implied meaning"), view.impliedMeaning, false});
    if (!view.explanation.isEmpty())
        gold.append({tr("Explanation"), view.explanation, false});
    if (!details.response.reasoning.isEmpty())
        gold.append({tr("Reasoning"), details.response.reasoning, false});
    m_foldable = !gold.isEmpty();
    m_gold->setFacts(gold);
    m_fold->setEnabled(m_foldable);
    if (!m_foldable)
        m_gold->hide();

    const QLocale locale;
    QList<Fact> others;
    for (qsizetype i = 0; i < view.item.replies.size(); ++i) {
        const ViewedReply &reply = view.item.replies.at(i);
        if (i == view.reply)
            continue;
        others.append({tr("%1 · %2").arg(modelTitle(reply.run), reply.configurationTitle), answerOf(reply), false});
    }
    if (view.item.votes && view.item.votes->total > 0) {
        QStringList counts;
        for (const auto &[answer, count] : shownVotes(view.item))
            counts.append(tr("%1 %2").arg(answer, locale.toString(count)));
        others.append({tr("People"),
                       (view.item.question.options.isEmpty() ? tr("%1 of %2 people correct (by answer: %3)")
                                                             : tr("%1 of %2 people correct (by option: %3)"))
                           .arg(locale.toString(view.item.votes->correct), locale.toString(view.item.votes->total),
                                counts.join(QStringLiteral(" · "))),
                       false});
    } else {
        others.append({tr("People"), tr("no answers to show"), false});
    }
    m_others->setFacts(others);
}

void CaseReading::retranslate()
{
    m_reply->setAccessibleName(tr("Model response"));
    m_evidence->retranslate();
    showCase();
}

} // namespace yuyi
