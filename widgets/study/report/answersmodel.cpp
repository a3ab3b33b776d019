// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/study/report/answersmodel.h"

#include "models/domain/annotation/questionpictures.h"
#include "widgets/theme/theme.h"

#include <QLocale>

namespace yuyi {

void AnswersModel::setAnswers(const std::shared_ptr<const StudyReport> &report, const QList<TrialIndex> &trials)
{
    beginResetModel();
    m_report = report;
    m_trials = trials;
    endResetModel();
}

int AnswersModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_trials.size());
}

int AnswersModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant AnswersModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || !m_report)
        return {};
    const TrialIndex &trialIndex = m_trials.at(index.row());
    const StudiedPerson &person = m_report->data.people.at(trialIndex.person);
    const Trial &trial = person.trials.at(trialIndex.trial);
    const StudiedItem &item = m_report->data.items.at(trialIndex.item);
    const AnswerState state = stateOf(trial, item);
    if (role == Qt::TextAlignmentRole)
        return QVariant((index.column() == Time ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role == Qt::ForegroundRole && index.column() == State) {
        return Theme::current().tokens().toneText(state == AnswerState::Right           ? Tone::Good
                                                  : state == AnswerState::Wrong         ? Tone::Bad
                                                  : state == AnswerState::WithoutOption ? Tone::Attention
                                                                                        : Tone::Neutral);
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole && role != Qt::AccessibleTextRole)
        return {};
    switch (index.column()) {
    case Person:
        return role == Qt::ToolTipRole && !person.participant.simulated.isEmpty()
                 ? tr("%1, simulated").arg(person.participant.code)
                 : person.participant.code;
    case Item: return item.study.item.itemId;
    case Chosen: {
        if (item.isWritten())
            return trial.answer.isEmpty() ? QStringLiteral("–") : item.labelOf(trial.answer);
        const OptionSet chosen = item.positionsOf(trial.answer);
        QStringList texts;
        for (const int position : chosen.positions())
            texts.append(optionWords(item.options.at(position)));
        return chosen.isEmpty() ? QStringLiteral("–")
                                : QStringLiteral("%1 %2").arg(item.labelOf(trial.answer), texts.join(QStringLiteral(" · ")));
    }
    case Key:
        if (role == Qt::ToolTipRole && item.isWritten())
            return item.accepted.join(u'\n');
        return item.key().isEmpty() ? QStringLiteral("–") : item.labelOf(item.key());
    case State:
        return trial.part == StudyPart::Main ? titleOf(state) : tr("%1 · %2", "gold, right").arg(titleOf(trial.part), titleOf(state));
    case Time:
        return trial.isAnswered() && trial.milliseconds >= 0 ? tr("%1 s").arg(
                   QLocale().toString(static_cast<double>(trial.milliseconds) / 1000, 'f', 1))
                                                             : QStringLiteral("–");
    case Flags: {
        QStringList flags;
        for (const TrialFlag flag : trial.flags)
            flags.append(titleOf(flag));
        flags.removeDuplicates();
        return flags.join(QStringLiteral(" · "));
    }
    default: return {};
    }
}

QVariant AnswersModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant((section == Time ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Person: return tr("Person");
    case Item: return tr("Item");
    case Chosen: return tr("Chosen");
    case Key: return tr("Answer key");
    case State: return tr("Result");
    case Time: return tr("Time");
    case Flags: return tr("Events");
    default: return {};
    }
}

void AnswersModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!m_trials.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

} // namespace yuyi
