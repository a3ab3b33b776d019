// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/scorer.h"

#include <QCoreApplication>
#include <QList>
#include <QString>
#include <QStringList>

namespace yuyi::cli {

using commandline::Option; // lupdate finds no texts in a function that returns a qualified name

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CliScorer)
};

const QString &name()
{
    static const QString scorer = QStringLiteral("scorer");
    return scorer;
}

} // namespace

Option scorerOption()
{
    return {name(), QStringLiteral("NAME"),
            Tr::tr(
                "Scorer: strict (default), the published one of the preset (cii-official, cmmmu-official, ceval or ceval-cot), or judge: "
                "strict, but misses as a model read them, see “yuyi-cli judge”.")};
}

Result<Scorer> scorerFrom(const commandline::Arguments &arguments, const Preset &preset)
{
    if (!arguments.has(name()))
        return Scorer::Strict;
    QList<Scorer> scorers = scorersOf(preset);
    scorers.append(Scorer::Judge);
    const auto known = fromCode<Scorer>(arguments.value(name()));
    if (known && scorers.contains(*known))
        return *known;
    QStringList codes;
    for (const Scorer scorer : scorers)
        codes.append(codeOf(scorer));
    return failure(ErrorCode::Invalid,
                   Tr::tr("--%1 takes %2, not “%3”.").arg(name(), codes.join(QStringLiteral(", ")), arguments.value(name())));
}

} // namespace yuyi::cli
