// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/results/query.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ResultsQuery)
};

} // namespace

QString titleOf(ResultsBy by)
{
    switch (by) {
    case ResultsBy::Label: return Tr::tr("Labels");
    case ResultsBy::Configuration: return Tr::tr("Configurations");
    case ResultsBy::Shots: return Tr::tr("Few-shot examples");
    case ResultsBy::Outcome: return Tr::tr("Accuracy, request errors, misses");
    case ResultsBy::Size: return Tr::tr("Model size");
    case ResultsBy::Metric: return Tr::tr("Metrics");
    }
    return {};
}

QString titleOf(ResultsItems items)
{
    switch (items) {
    case ResultsItems::Automatic: return Tr::tr("Item set: automatic");
    case ResultsItems::Own: return Tr::tr("Each run's own questions");
    case ResultsItems::Common: return Tr::tr("Common questions only");
    }
    return {};
}

QString titleOf(ResultsSection section)
{
    switch (section) {
    case ResultsSection::Open: return Tr::tr("Open-source models");
    case ResultsSection::Closed: return Tr::tr("Closed-source models");
    case ResultsSection::TextOnly: return Tr::tr("Text-only (no image)");
    case ResultsSection::People: return Tr::tr("People");
    case ResultsSection::Baselines: return Tr::tr("Baselines");
    }
    return {};
}

} // namespace yuyi
