// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/runs/scorers.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Run)
};

} // namespace

QString titleOf(Scorer scorer)
{
    switch (scorer) {
    case Scorer::Strict: return Tr::tr("Strict");
    case Scorer::CiiOfficial: return Tr::tr("CII official");
    case Scorer::CmmmuOfficial: return Tr::tr("CMMMU official");
    case Scorer::Ceval: return Tr::tr("C-Eval");
    case Scorer::CevalReasoned: return Tr::tr("C-Eval, with reasoning");
    case Scorer::Judge: return Tr::tr("Strict, misses read by a model");
    }
    return {};
}

QList<Scorer> scorersOf(const Preset &preset)
{
    const Scorer published = publishedScorer(preset);
    return readsAsPublished(published) ? QList<Scorer>{Scorer::Strict, published} : QList<Scorer>{Scorer::Strict};
}

Scorer publishedScorer(const Preset &preset)
{
    for (const QString &code : preset.scorers) {
        const auto scorer = fromCode<Scorer>(code);
        if (scorer && readsAsPublished(*scorer))
            return *scorer;
    }
    return preset.scorers.isEmpty() ? Scorer::CiiOfficial : Scorer::Strict;
}

int drawnFromRule(const QString &rule)
{
    for (const int options : {4, 2}) {
        if (rule == drawnRule(options))
            return options;
    }
    return 0;
}

QString drawnRule(int options)
{
    return QStringLiteral("drawn-%1").arg(options);
}

} // namespace yuyi
