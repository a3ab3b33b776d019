// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errors/coding/probepanel.h"

#include "models/domain/moments.h"
#include "models/services/runs/endpoints/endpointservice.h"
#include "models/services/session/projectaccess.h"
#include "models/services/session/secretstore.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/layout/flowbox.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/errors/coding/probereply.h"
#include "widgets/theme/theme.h"

#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace yuyi {

ProbePanel::ProbePanel(PageContext context, QWidget *parent) : QWidget(parent), m_context(context)
{
    m_title = selectableWords({}, TextRole::Soft, this);
    auto *probes = new QWidget(this);
    m_list = columnIn(probes, 0, spacing::tiny);
    m_line = new QWidget(this);
    m_field = new LineField(m_line);
    m_field->setObjectName(QStringLiteral("probeQuestion"));
    m_field->setMaxLength(longestProbe);
    m_ask = new ActionButton(QString(), {}, ActionButton::Kind::Plain, m_line);
    m_ask->setObjectName(QStringLiteral("probeAsk"));
    m_stop = new ActionButton(QString(), {}, ActionButton::Kind::Plain, m_line);
    m_stop->setObjectName(QStringLiteral("probeStop"));
    auto *line = rowIn(m_line);
    line->addWidget(m_field, 1);
    line->addWidget(m_ask);
    line->addWidget(m_stop);
    m_state = selectableWords({}, TextRole::Soft, this);
    m_state->setObjectName(QStringLiteral("probeState"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, spacing::small, 0, 0);
    column->setSpacing(spacing::small);
    column->addWidget(m_title);
    column->addWidget(probes);
    column->addWidget(m_line);
    column->addWidget(m_state);
    connect(m_field, &QLineEdit::returnPressed, this, &ProbePanel::ask);
    connect(m_field, &LineField::escaped, this, &ProbePanel::escaped);
    connect(m_field, &QLineEdit::textEdited, this, [this](const QString &text) {
        if (!m_view)
            return;
        m_typed.insert(m_view->errorCase.id, text);
        m_problems.remove(m_view->errorCase.id);
        showState();
    });
    connect(m_ask, &QAbstractButton::clicked, this, &ProbePanel::ask);
    connect(m_stop, &QAbstractButton::clicked, this, &ProbePanel::stop);
    connect(&m_prober, &ErrorProber::finished, this, &ProbePanel::ended);
    retranslate();
}

void ProbePanel::enter()
{
    // What is known holds until it is known anew: nobody is to lose the line they are typing.
    m_looked.clear();
    lookForKey();
}

void ProbePanel::forget()
{
    m_asker = {};
    m_prober.stop();
    m_typed.clear();
    m_problems.clear();
    dropProbes();
    m_view.reset();
}

void ProbePanel::setCase(const ErrorCaseView &view)
{
    const bool other = !m_view || m_view->errorCase.id != view.errorCase.id;
    m_view = view;
    if (other)
        m_field->setText(m_typed.value(view.errorCase.id));
    showProbes();
    showState();
    lookForKey();
}

bool ProbePanel::canAsk() const
{
    if (!m_view || !m_view->endpoint)
        return false;
    const auto known = m_keyless.constFind(m_view->endpoint->id);
    return known != m_keyless.constEnd() && known->isEmpty();
}

QString ProbePanel::sentence() const
{
    return m_state->isVisibleTo(this) ? m_state->text() : QString();
}

void ProbePanel::lookForKey()
{
    if (!m_view || !m_view->endpoint || m_looked.contains(m_view->endpoint->id))
        return;
    m_looked.insert(m_view->endpoint->id);
    m_context.secrets.keyOf(*m_view->endpoint).then(this, [this, id = m_view->endpoint->id](const Secret &secret) {
        m_keyless.insert(id, secret.given() ? QString() : secret.sentence.isEmpty() ? tr("This endpoint has no API key.")
                                                                                    : secret.sentence);
        showState();
        Q_EMIT changed();
    });
}

void ProbePanel::ask()
{
    if (!canAsk() || isAsking() || m_preparing || m_field->isComposing())
        return;
    const ErrorCaseId id = m_view->errorCase.id;
    const auto question = usableProbe(m_field->text());
    if (!question) {
        m_problems.insert(id, question.error().sentence);
        showState();
        return;
    }
    m_problems.remove(id);
    m_preparing = true;
    m_asker = m_context.project.person().id;
    m_item = m_view->item.itemId;
    showState();
    // The key is fetched for each question: nothing of ours keeps it.
    m_context.secrets.keyOf(*m_view->endpoint).then(this, [this, id, asked = *question](const Secret &secret) {
        send(secret, id, asked);
    });
}

void ProbePanel::send(const Secret &secret, const ErrorCaseId &id, const QString &question)
{
    if (m_asker.isNull() || !secret.given()) {
        m_preparing = false;
        m_problems.insert(id, secret.sentence);
        showState();
        return;
    }
    const QString folder = m_context.project.factory().folder();
    m_context.project
        .read([id, folder, person = m_asker](Stores &stores) { return ErrorProbeService(stores, person, folder).material(id); })
        .then(this, [this, id, question, key = secret.key, asker = m_asker](const Result<ProbeMaterial> &material) {
            m_preparing = false;
            if (asker != m_asker)
                return;
            if (material)
                m_prober.start(*material, key, question);
            else
                m_problems.insert(id, material.error().sentence);
            showState();
            Q_EMIT changed();
        });
}

void ProbePanel::ended(const ProbeOutcome &outcome)
{
    const ErrorCaseId id = outcome.probe.errorCase;
    Q_EMIT changed();
    if (m_asker.isNull() || outcome.stopped) {
        showState();
        return;
    }
    if (!outcome.problem.isEmpty())
        m_problems.insert(
            id,
            outcome.advice.isEmpty()
                ? outcome.problem
                : tr("%1\n%2", "what happened, what to do").arg(outcome.problem, outcome.advice));
    if (!outcome.isKept()) {
        if (!m_view || m_view->errorCase.id != id)
            Q_EMIT failed(tr("The model did not answer your question about item %1. %2").arg(m_item, outcome.problem));
        showState();
        return;
    }
    m_context.project
        .write([outcome, person = m_asker](Stores &stores) -> Result<> {
            if (outcome.newlyLearned) {
                auto learned = EndpointService(stores, person).learn(outcome.probe.endpoint, outcome.learned);
                if (!learned)
                    return learned;
            }
            return ErrorCodingService(stores, person).addProbe(outcome.probe);
        })
        .then(this, [this, id, item = m_item](const Result<> &added) {
            if (!added) {
                m_problems.insert(id, added.error().sentence);
                showState();
                return;
            }
            m_typed.remove(id);
            if (m_view && m_view->errorCase.id == id)
                m_field->setText({});
            else
                Q_EMIT toast(tr("The model has answered your question about item %1.").arg(item), false);
            showState();
            Q_EMIT kept(id);
        });
}

QString ProbePanel::factsOf(const ErrorProbe &probe) const
{
    const QLocale locale;
    const QString when = momentText(probe.createdAt);
    QStringList facts{probe.createdBy.isNull() ? tr("Another expert, %1").arg(when) : tr("You, %1").arg(when)};
    if (probe.tokensInput >= 0 && probe.tokensOutput >= 0)
        facts.append(
            tr("%1 tokens in, %2 out", "sent, received")
                .arg(locale.toString(probe.tokensInput), locale.toString(probe.tokensOutput)));
    if (probe.cost > 0)
        facts.append(tr("%1 %2", "cost, currency").arg(locale.toString(probe.cost, 'f', 4), m_view->drawn.run.currency));
    return facts.join(QStringLiteral(" · "));
}

ProbeReply *ProbePanel::newestReply() const
{
    for (auto one = m_shown.crbegin(); one != m_shown.crend(); ++one) {
        if ((*one)->canBeJudged())
            return *one;
    }
    return nullptr;
}

void ProbePanel::dropProbes()
{
    qDeleteAll(m_shown);
    m_shown.clear();
}

void ProbePanel::buildProbes()
{
    dropProbes();
    for (const ErrorProbe &probe : m_view->probes) {
        auto *one = new ProbeReply(probe, factsOf(probe), this);
        connect(one, &ProbeReply::judged, this, [this, id = probe.id](std::optional<ProbeVerdict> verdict) { judge(id, verdict); });
        m_list->addWidget(one);
        m_shown.append(one);
    }
    const ProbeReply *newest = newestReply();
    for (ProbeReply *one : std::as_const(m_shown)) {
        one->offerVerdicts(one == newest ? &m_context.commands : nullptr);
        one->setJudgements(m_view->judgements, m_context.project.person().id);
    }
    m_title->setVisible(!m_shown.isEmpty());
}

void ProbePanel::showProbes()
{
    // Chips that have the focus keep it: the same replies are not made a second time.
    const bool same = std::equal(m_shown.begin(), m_shown.end(), m_view->probes.begin(), m_view->probes.end(),
                                 [](const ProbeReply *shown, const ErrorProbe &probe) { return shown->probe() == probe.id; });
    if (!same || m_shown.isEmpty()) {
        buildProbes();
        return;
    }
    for (ProbeReply *one : std::as_const(m_shown)) {
        if (m_judging == 0)
            one->setJudgements(m_view->judgements, m_context.project.person().id);
    }
}

void ProbePanel::judge(const ErrorProbeId &id, std::optional<ProbeVerdict> verdict)
{
    if (!m_view)
        return;
    ++m_judging;
    m_context.project
        .write([id, verdict, person = m_context.project.person().id](Stores &stores) {
            return ErrorCodingService(stores, person).judge(id, verdict);
        })
        .then(this, [this, verdict, errorCase = m_view->errorCase.id, person = m_context.project.person().id](const Result<> &done) {
            --m_judging;
            if (person != m_context.project.person().id)
                return;
            if (!done)
                Q_EMIT failed(done.error().sentence);
            else
                Q_EMIT toast(verdict ? tr("Reply judged as “%1”.").arg(titleOf(*verdict)) : tr("Verdict withdrawn."), true);
            // What could not be stored is shown as it was.
            Q_EMIT judged(errorCase);
        });
}

void ProbePanel::showState()
{
    if (!m_view)
        return;
    const ErrorCaseId id = m_view->errorCase.id;
    const bool busy = isAsking() || m_preparing;
    const bool here = busy && (m_preparing || m_prober.errorCase() == id);
    const bool able = canAsk();
    QString text = m_view->probeRefusal;
    QString feel;
    if (m_view->endpoint && !able)
        text = m_keyless.value(m_view->endpoint->id);
    else if (here)
        text = tr("Querying %1…").arg(modelTitle(m_view->drawn.run));
    else if (able && busy)
        text = tr("The model is still answering a question about another case.");
    else if (able && m_problems.contains(id)) {
        text = m_problems.value(id);
        feel = QStringLiteral("bad");
    }
    m_line->setVisible(able);
    m_ask->setVisible(!here);
    m_ask->setEnabled(!busy);
    m_stop->setVisible(here);
    m_field->setReadOnly(here);
    setStyleProperty(m_state, "feel", feel);
    m_state->setText(text);
    m_state->setVisible(!text.isEmpty());
}

void ProbePanel::retranslate()
{
    m_title->setText(tr("Follow-up questions; they do not change scores"));
    m_field->setPlaceholderText(tr("Ask the model about this image (press /)"));
    m_field->setAccessibleName(tr("Question to the model"));
    m_ask->setText(tr("Ask"));
    m_ask->setKey(tr("Enter"));
    m_stop->setText(tr("Stop"));
    if (m_view) {
        buildProbes();
        showState();
    }
}

} // namespace yuyi
