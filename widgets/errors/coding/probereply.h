// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/errors/errorreview.h"
#include "widgets/theme/theme.h"

#include <QWidget>

#include <optional>

class QLabel;

namespace yuyi {

class ChipRow;
class CommandRegistry;

/// A text in several lines that can be selected.
QLabel *selectableWords(const QString &text, TextRole role, QWidget *parent);

/// @brief One question to the model with its reply. Below it, the verdicts of other experts, and the person's own as chips: a click on
/// the chosen one withdraws it. What the model did not reply to cannot be judged.
class ProbeReply final : public QWidget
{
    Q_OBJECT
public:
    /// `facts`: who asked when, and what it cost.
    ProbeReply(const ErrorProbe &probe, const QString &facts, QWidget *parent);

    const ErrorProbeId &probe() const { return m_probe; }
    bool canBeJudged() const { return m_verdicts != nullptr; }
    /// Makes the chips, if the reply can be judged. With `commands` they show the keys of the commands that judge it.
    void offerVerdicts(const CommandRegistry *commands);
    /// Shows the verdicts on this reply among these.
    void setJudgements(const QList<ProbeJudgement> &judgements, const PersonId &person);
    /// Acts like a click on the chip.
    void choose(ProbeVerdict verdict);

Q_SIGNALS:
    /// The person gave this verdict, or withdrew theirs (no value).
    void judged(std::optional<yuyi::ProbeVerdict> verdict);

private:
    ErrorProbeId m_probe;
    QLabel *m_others = nullptr;
    ChipRow *m_verdicts = nullptr;
};

} // namespace yuyi
