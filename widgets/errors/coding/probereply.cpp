// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errors/coding/probereply.h"

#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/errors/coding/codingcommands.h"
#include "widgets/shell/commands/commands.h"

#include <QLabel>
#include <QVBoxLayout>

namespace yuyi {

namespace {

const QString noKey = QStringLiteral(" "); // no digit of its own either

} // namespace

QLabel *selectableWords(const QString &text, TextRole role, QWidget *parent)
{
    auto *label = plainLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    setTextRole(label, role);
    return label;
}

ProbeReply::ProbeReply(const ErrorProbe &probe, const QString &facts, QWidget *parent) : QWidget(parent), m_probe(probe.id)
{
    setObjectName(QStringLiteral("probe"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, spacing::small);
    column->setSpacing(spacing::tiny);
    column->addWidget(selectableWords(probe.question, TextRole::Section, this));
    const bool replied = probe.status == ReplyStatus::Answered;
    const QString said = !replied              ? tr("The server's content filter blocked the reply.")
                       : probe.reply.isEmpty() ? tr("The reply is empty.")
                                               : probe.reply;
    column->addWidget(selectableWords(said, TextRole::Body, this));
    if (!probe.message.isEmpty())
        column->addWidget(selectableWords(probe.message, TextRole::Soft, this));
    column->addWidget(selectableWords(facts, TextRole::Small, this));
    setAccessibleName(tr("Asked: %1").arg(probe.question));
    if (!replied)
        return;
    m_others = selectableWords({}, TextRole::Soft, this);
    m_others->setObjectName(QStringLiteral("probeOthers"));
    m_others->hide();
    m_verdicts = new ChipRow(ChipRow::Pick::One, this);
    m_verdicts->setObjectName(QStringLiteral("probeVerdict"));
    m_verdicts->setTitle(tr("Is this reply correct?"));
    m_verdicts->setDeselectable(true);
    column->addWidget(m_others);
    column->addWidget(m_verdicts);
    connect(m_verdicts, &ChipRow::selectionChanged, this,
            [this] { Q_EMIT judged(fromCode<ProbeVerdict>(m_verdicts->selectedOne())); });
}

void ProbeReply::offerVerdicts(const CommandRegistry *commands)
{
    if (!m_verdicts)
        return;
    QList<ChipOption> options;
    for (const ProbeVerdict verdict : {ProbeVerdict::Correct, ProbeVerdict::Wrong, ProbeVerdict::CannotTell}) {
        ChipOption option{codeOf(verdict), titleOf(verdict), noKey, {}};
        if (commands)
            option.action = commands->action(CodingCommands::judgeCommand(verdict));
        options.append(option);
    }
    m_verdicts->setOptions(options);
    if (!commands)
        m_verdicts->hideKeys(); // an empty key is drawn as well
}

void ProbeReply::setJudgements(const QList<ProbeJudgement> &judgements, const PersonId &person)
{
    if (!m_verdicts)
        return;
    QStringList others;
    for (const ProbeJudgement &one : judgements) {
        if (one.probe == m_probe && one.createdBy != person)
            others.append(titleOf(one.verdict));
    }
    m_others->setText(tr("Other experts: %1").arg(others.join(tr(", ", "between verdicts"))));
    m_others->setVisible(!others.isEmpty());
    const auto own = verdictOf(judgements, m_probe, person);
    m_verdicts->setSelectedOne(own ? codeOf(*own) : QString());
}

void ProbeReply::choose(ProbeVerdict verdict)
{
    if (m_verdicts)
        m_verdicts->choose(codeOf(verdict));
}

} // namespace yuyi
