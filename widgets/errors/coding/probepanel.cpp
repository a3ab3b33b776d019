// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errors/coding/probepanel.h"

#include "models/domain/moments.h"
#include "models/services/runs/endpoints/endpointservice.h"
#include "models/services/session/projectaccess.h"
#include "models/services/session/secretstore.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/flowbox.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

namespace yuyi {

namespace {

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

ProbePanel::ProbePanel(PageContext context, QWidget *parent) : QWidget(parent), m_context(context)
{
    m_title = words({}, TextRole::Soft, this);
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
    m_state = words({}, TextRole::Soft, this);
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

void ProbePanel::showProbes()
{
    qDeleteAll(m_shown);
    m_shown.clear();
    for (const ErrorProbe &probe : m_view->probes) {
        auto *one = new QWidget(this);
        one->setObjectName(QStringLiteral("probe"));
        auto *column = new QVBoxLayout(one);
        column->setContentsMargins(0, 0, 0, spacing::small);
        column->setSpacing(spacing::tiny);
        column->addWidget(words(probe.question, TextRole::Section, one));
        const QString said = probe.status != ReplyStatus::Answered ? tr("The server's content filter blocked the reply.")
                           : probe.reply.isEmpty()                 ? tr("The reply is empty.")
                                                                   : probe.reply;
        column->addWidget(words(said, TextRole::Body, one));
        if (!probe.message.isEmpty())
            column->addWidget(words(probe.message, TextRole::Soft, one));
        column->addWidget(words(factsOf(probe), TextRole::Small, one));
        one->setAccessibleName(tr("Asked: %1").arg(probe.question));
        m_list->addWidget(one);
        m_shown.append(one);
    }
    m_title->setVisible(!m_shown.isEmpty());
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
        showProbes();
        showState();
    }
}

} // namespace yuyi
