// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/results/viewer/replyview.h"

#include "models/domain/moments.h"
#include "models/domain/text.h"
#include "models/evaluation/extraction/replytext.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/labels/badge.h"
#include "widgets/controls/labels/factlist.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/flowlayout.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/results/viewer/rulewords.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/shell/replies/replyevidence.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QLabel>
#include <QLocale>

#include <algorithm>

namespace yuyi {

namespace {

constexpr qsizetype quotedAtMost = 40; // characters of the deciding words

/// Where the answer begins: behind reasoning that stands in the reply itself.
qsizetype answerStart(const QString &reply)
{
    const ReplyText read = readReply(reply);
    if (read.unclosed || read.text.isEmpty())
        return 0;
    qsizetype start = read.startInReply(0);
    while (start < reply.size() && reply.at(start).isSpace())
        ++start;
    return reply.left(start).trimmed().isEmpty() ? 0 : start;
}

QString escaped(const QString &text)
{
    return text.toHtmlEscaped().replace(QLatin1Char('\n'), QLatin1String("<br>"));
}

QLabel *words(QWidget *parent)
{
    auto *label = wrappedLabel(parent);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    return label;
}

Tone toneOf(ResponseResult result)
{
    switch (result) {
    case ResponseResult::Correct: return Tone::Good;
    case ResponseResult::Incorrect: return Tone::Bad;
    case ResponseResult::Miss: return Tone::Attention;
    case ResponseResult::Error: return Tone::Neutral;
    }
    return Tone::Neutral;
}

} // namespace

QString markedReply(const QString &reply, qsizetype start, qsizetype length, const QColor &fill, const QColor &ink)
{
    if (start < 0 || length <= 0 || start + length > reply.size())
        return escaped(reply);
    return QStringLiteral("%1<span style=\"background-color:%2;color:%3;font-weight:600;text-decoration:underline\">%4</span>%5")
        .arg(escaped(reply.left(start)), fill.name(), ink.name(), escaped(reply.mid(start, length)),
             escaped(reply.mid(start + length)));
}

ReplyView::ReplyView(CommandRegistry &commands, QWidget *parent) : QWidget(parent)
{
    m_title = wrappedLabel(this, TextRole::Section);
    m_title->setTextFormat(Qt::PlainText);
    m_result = new Badge(this);
    m_differ = new Badge(this);
    auto *marks = new FlowLayout(nullptr, spacing::small, spacing::tiny);
    marks->addWidget(m_result);
    marks->addWidget(m_differ);
    auto *actions = new FlowLayout(nullptr, spacing::small, spacing::tiny);
    for (const char *id : {"results.overrule", "results.withdraw"}) {
        auto *button = new ActionButton(commands.action(QLatin1String(id)), ActionButton::Kind::Plain, this);
        button->setFocusPolicy(Qt::NoFocus);
        actions->addWidget(button);
    }
    m_overruled = words(this);
    m_overruled->setObjectName(QStringLiteral("overruleText"));
    m_overruled->setTextFormat(Qt::PlainText);
    const auto fold = [&](const char *id) {
        auto *button = new ActionButton(commands.action(QLatin1String(id)), ActionButton::Kind::Flat, this);
        button->setFocusPolicy(Qt::NoFocus);
        return button;
    };
    m_promptFold = fold("results.prompt");
    m_prompt = words(this);
    m_prompt->setObjectName(QStringLiteral("promptText"));
    m_prompt->setTextFormat(Qt::PlainText);
    m_prompt->hide();
    m_reasoningFold = fold("results.reasoning");
    m_reasoningText = words(this);
    m_reasoningText->setTextFormat(Qt::PlainText);
    m_reasoningText->hide();
    for (QLabel *soft : {m_prompt, m_reasoningText})
        setTextRole(soft, TextRole::Soft);
    m_text = words(this);
    m_text->setObjectName(QStringLiteral("replyText"));
    m_text->setTextFormat(Qt::RichText);
    m_facts = new FactList(this);
    m_evidence = new ReplyEvidence(this);
    m_evidence->setAction(commands.action(QStringLiteral("results.evidence")));
    connect(m_evidence, &ReplyEvidence::passageChanged, this, &ReplyView::showText);
    auto *column = columnIn(this);
    column->addWidget(m_title);
    column->addLayout(marks);
    column->addWidget(m_overruled);
    column->addWidget(m_facts);
    column->addWidget(m_evidence);
    column->addLayout(actions);
    column->addWidget(m_promptFold, 0, Qt::AlignLeft);
    column->addWidget(m_prompt);
    column->addWidget(m_reasoningFold, 0, Qt::AlignLeft);
    column->addWidget(m_reasoningText);
    column->addWidget(m_text);
    m_wholeFold = new ActionButton(QString(), QString(), ActionButton::Kind::Flat, this);
    m_wholeFold->setObjectName(QStringLiteral("wholeReplyFold"));
    m_wholeFold->setText(tr("Whole Reply"));
    m_whole = words(this);
    m_whole->setObjectName(QStringLiteral("wholeReply"));
    m_whole->setTextFormat(Qt::PlainText);
    setTextRole(m_whole, TextRole::Soft);
    m_whole->hide();
    connect(m_wholeFold, &QAbstractButton::clicked, this, [this] { m_whole->setVisible(!m_whole->isVisibleTo(this)); });
    column->addWidget(m_wholeFold, 0, Qt::AlignLeft);
    column->addWidget(m_whole);
    column->addStretch(1);
}

QString ReplyView::verdictOf(const ScoredResponse &score) const
{
    const QString result = titleOf(score.result);
    const bool written = m_question.options.isEmpty();
    QString answer = shownAnswer(m_question, score.answer, m_form);
    if (!written && !answer.isEmpty() && !score.label.isEmpty() && score.label != answer)
        answer = tr("%1 (shown to the model as %2)").arg(answer, score.label);
    else if (!written && answer.isEmpty())
        answer = score.label;
    if (score.scorer == Scorer::Judge) {
        const QString said = m_reply->judgement.simplified();
        const QString by = m_reply->readBy.isEmpty() ? ruleWords(score.scorer, score.rule, written)
                                                     : tr("Read by %1: “%2”.").arg(m_reply->readBy, said.left(quotedAtMost));
        return answer.isEmpty() ? tr("%1. %2").arg(result, by) : tr("%1, %2. %3").arg(answer, result, by);
    }
    // What was drawn among is more than that it was drawn.
    const QString reason = drawnFromRule(score.rule) > 0 ? QString() : reasonWords(score.reason, written);
    const QString why = reason.isEmpty() && score.result != ResponseResult::Error ? ruleWords(score.scorer, score.rule, written) : reason;
    QString verdict = answer.isEmpty() ? tr("%1. %2").arg(result, why) : tr("%1, %2. %3").arg(answer, result, why);
    // A long reply decides far below.
    const QString words = score.spanStart >= 0 ? m_reply->details.response.reply.mid(score.spanStart, score.spanLength).simplified()
                                               : QString();
    if (words.isEmpty())
        return verdict;
    return tr("%1 (“%2”)").arg(verdict, words.size() > quotedAtMost ? QString(words.left(quotedAtMost - 1) % u'…') : words);
}

void ReplyView::show(const ViewedReply *reply, const ViewedItem &item, Scorer scorer)
{
    const bool other = !reply || !m_reply || reply->details.attempt.id != m_reply->details.attempt.id;
    m_reply = reply ? std::optional<ViewedReply>(*reply) : std::nullopt;
    m_question = reply ? reply->question : item.question;
    m_form = item.form;
    m_scorer = scorer;
    if (other) {
        const bool open = isPromptOpen();
        m_prompt->clear();
        if (open)
            wantPrompt();
    }
    if (reply)
        m_evidence->setReply(reply->details.response, m_question, reply->details.attempt.shownOrder, item.form);
    else
        m_evidence->clear();
    showReply();
}

void ReplyView::showReply()
{
    setVisible(m_reply.has_value());
    if (!m_reply)
        return;
    const ResponseDetails &details = m_reply->details;
    m_title->setText(tr("%1 · %2").arg(modelTitle(m_reply->run), m_reply->configurationTitle));
    // As figures do: the strict scorer and the judge are compared with the published one, that with the strict one.
    const ScoredResponse *own = scoreThatCounts(details.scores, m_scorer);
    const ScoredResponse *other = nullptr;
    for (const ScoredResponse &score : details.scores) {
        if (readsAsPublished(score.scorer) != readsAsPublished(m_scorer) && score.scorer != Scorer::Judge)
            other = &score;
    }
    ResponseResult result = own ? own->result : ResponseResult::Error;
    if (details.overrule)
        result = details.overrule->result;
    m_result->show(titleOf(result), toneOf(result));
    const bool differ = own && other && (own->result != other->result || own->answer != other->answer);
    m_differ->setVisible(differ);
    if (differ)
        m_differ->show(tr("Scorers disagree"), Tone::Attention);
    m_overruled->setVisible(details.overrule.has_value());
    if (details.overrule) {
        const bool written = m_question.options.isEmpty();
        const QString answer = shownAnswer(m_question, details.overrule->answer, m_form);
        const QString &reason = details.overrule->reason;
        if (answer.isEmpty()) {
            m_overruled->setText((written ? tr("Overruled by %1: the reply gives no answer. Reason: %2")
                                          : tr("Overruled by %1: the reply chooses no option. Reason: %2"))
                                     .arg(m_reply->overruledBy, reason));
        } else {
            m_overruled->setText((written ? tr("Overruled by %1: the reply answers %2. Reason: %3")
                                          : tr("Overruled by %1: the reply chooses %2. Reason: %3"))
                                     .arg(m_reply->overruledBy, answer, reason));
        }
    }
    const QString &whole = details.response.reply;
    const qsizetype start = answerStart(whole);
    const bool several = m_reply->items > 1;
    m_wholeFold->setVisible(several);
    m_whole->setText(m_reply->whole);
    m_whole->setVisible(several && m_whole->isVisibleTo(this));
    m_reasoning = m_reply->shared.reasoning;
    if (start > 0) {
        m_reasoning = m_reasoning.isEmpty() ? whole.left(start).trimmed()
                                            : QStringList{m_reasoning, whole.left(start).trimmed()}.join(QLatin1Char('\n'));
    }
    m_reasoningFold->setVisible(!m_reasoning.isEmpty());
    m_reasoningText->setText(m_reasoning);
    m_reasoningText->setVisible(!m_reasoning.isEmpty() && m_reasoningText->isVisibleTo(this));
    showText();
    QList<Fact> facts;
    for (const auto &[scorer, code] : codesOf(Scorer{})) {
        for (const ScoredResponse &score : details.scores) {
            if (score.scorer == scorer)
                facts.append({scorer == Scorer::Judge ? tr("Read by a model") : titleOf(scorer), verdictOf(score)});
        }
    }
    const QLocale locale;
    QStringList numbers;
    if (several)
        numbers.append(tr("item %1 of %2 in one request").arg(locale.toString(details.attempt.place), locale.toString(m_reply->items)));
    const Response &shared = m_reply->shared;
    if (shared.tokensInput >= 0 || shared.tokensOutput >= 0) {
        numbers.append(tr("%1 tokens in, %2 out")
                           .arg(locale.toString(std::max<qint64>(0, shared.tokensInput)),
                                locale.toString(std::max<qint64>(0, shared.tokensOutput))));
    }
    if (shared.milliseconds > 0)
        numbers.append(tr("%1 s").arg(locale.toString(static_cast<double>(shared.milliseconds) / 1000, 'f', 1)));
    if (m_reply->run.kind == RunKind::Questions && !m_reply->run.judged.isNull())
        numbers.append(tr("after a step, shown with the prompt"));
    if (details.attempt.number > 1)
        numbers.append(tr("attempt %1").arg(locale.toString(details.attempt.number)));
    if (details.response.cutShort)
        numbers.append(tr("cut off at the token limit"));
    numbers.append(m_reply->run.origin == RunOrigin::Imported ? tr("imported")
                                                              : momentText(details.response.endedAt));
    facts.append({tr("Request"), numbers.join(QStringLiteral(" · "))});
    m_facts->setFacts(facts);
}

void ReplyView::showText()
{
    if (!m_reply)
        return;
    const Response &response = m_reply->details.response;
    if (response.status != ReplyStatus::Answered) {
        m_text->setText(escaped(response.message.isEmpty() ? titleOf(response.status) : response.message));
        return;
    }
    if (response.reply.trimmed().isEmpty()) {
        m_text->setText(escaped(response.partFault.isEmpty() ? tr("The reply is empty.")
                                                             : reasonWords(response.partFault, m_question.options.isEmpty())));
        return;
    }
    // The selected passage, else the one that decided.
    qsizetype from = -1;
    qsizetype length = 0;
    if (const ScoredResponse *score = scoreThatCounts(m_reply->details.scores, m_scorer)) {
        from = score->spanStart;
        length = score->spanLength;
    }
    if (const auto passage = m_evidence->passage()) {
        from = passage->start;
        length = passage->length;
    }
    const qsizetype start = answerStart(response.reply);
    const Tokens &tokens = Theme::of(this).tokens();
    m_text->setText(markedReply(response.reply.mid(start), from >= start ? from - start : -1, length, tokens.accentTint, tokens.onTint));
}

QString ReplyView::wordsOf(const QList<SentTurn> &sent)
{
    QStringList turns;
    for (const SentTurn &turn : sent) {
        QStringList parts;
        for (const SentPart &part : turn.parts) {
            parts.append(part.isPicture() ? tr("[image of type %1, %2 × %3 pixels]")
                                                .arg(part.mediaType, QString::number(part.size.width()),
                                                     QString::number(part.size.height()))
                                          : part.text);
        }
        const QString said = parts.join(QLatin1Char('\n'));
        turns.append(turn.byModel ? tr("Answer of the example: %1").arg(said) : said);
    }
    return turns.join(QStringLiteral("\n\n"));
}

void ReplyView::showPrompt(const SentPrompt &prompt)
{
    QStringList texts;
    for (const SentStep &step : prompt.steps) {
        texts.append(step.picture == 0 ? tr("Step before the question:") : tr("Step before the question, picture %1:").arg(step.picture));
        if (!step.turns.isEmpty())
            texts.append(wordsOf(step.turns));
        texts.append(step.answered ? tr("Reply to the step: %1").arg(step.said) : tr("The step has no reply: %1").arg(step.said));
    }
    if (!texts.isEmpty())
        texts.append(tr("Question:"));
    texts.append(wordsOf(prompt.turns));
    m_prompt->setText(texts.join(QStringLiteral("\n\n")));
}

void ReplyView::failPrompt(const QString &sentence)
{
    m_prompt->setText(sentence);
}

bool ReplyView::isPromptOpen() const
{
    return m_prompt->isVisibleTo(this);
}

void ReplyView::togglePrompt()
{
    m_prompt->setVisible(!isPromptOpen());
    if (isPromptOpen() && m_prompt->text().isEmpty())
        wantPrompt();
}

void ReplyView::wantPrompt()
{
    if (!m_reply)
        return;
    if (m_reply->run.origin == RunOrigin::Imported) {
        m_prompt->setText(tr("This run was imported; the requests are not recorded."));
        return;
    }
    m_prompt->setText(tr("Reading…"));
    Q_EMIT promptWanted();
}

void ReplyView::toggleReasoning()
{
    m_reasoningText->setVisible(!m_reasoningText->isVisibleTo(this) && !m_reasoning.isEmpty());
}

QString ReplyView::markedText() const
{
    return m_text->text();
}

QString ReplyView::promptText() const
{
    return m_prompt->text();
}

void ReplyView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange && m_text)
        showReply();
}

void ReplyView::retranslate()
{
    m_evidence->retranslate();
    m_wholeFold->setText(tr("Whole Reply"));
    showReply();
}

} // namespace yuyi
