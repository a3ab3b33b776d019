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
            Tr::tr("Scorer: strict (default), or the published one of the preset (cii-official or cmmmu-official).")};
}

Result<Scorer> scorerFrom(const commandline::Arguments &arguments, const Preset &preset)
{
    if (!arguments.has(name()))
        return Scorer::Strict;
    const QList<Scorer> scorers = scorersOf(preset);
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
