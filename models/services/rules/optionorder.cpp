// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/rules/optionorder.h"

#include "models/statistics/random.h"

namespace yuyi {

qint64 orderSeed(const Validation &validation, const PersonId &person)
{
    return derivedSeed(validation.seed, person.toString().toLatin1());
}

qint64 orderSeedOfParticipant(qint64 seedOfParticipant, const QuestionVersionId &question)
{
    return derivedSeed(seedOfParticipant, "options " + question.toString().toLatin1());
}

qint64 orderSeedOfRun(qint64 seedOfRun, const QuestionVersionId &question, int repeat)
{
    return derivedSeed(seedOfRun, question.toString().toLatin1() + ' ' + QByteArray::number(repeat));
}

QList<OptionId> shuffled(QList<OptionId> options, qint64 seed)
{
    Random random(static_cast<quint64>(seed));
    for (qsizetype i = options.size() - 1; i > 0; --i)
        options.swapItemsAt(i, static_cast<qsizetype>(random.below(static_cast<quint32>(i + 1))));
    return options;
}

QSet<QString> fixedKinds(const Preset &preset)
{
    QSet<QString> codes;
    for (const QuestionKind &kind : preset.kinds) {
        if (kind.isFixed())
            codes.insert(kind.code);
    }
    return codes;
}

} // namespace yuyi
