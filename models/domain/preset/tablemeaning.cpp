// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/preset/tablemeaning.h"

#include "models/domain/preset/itemfilter.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Preset)
};

using Faults = QList<PresetFault>;

/// What the columns of a table are, where these are labels.
void addColumnFaults(const TableForm &form, const Preset &preset, const QString &pointer, Faults &faults)
{
    const Preset known = forItems(preset);
    const Metric *metric = preset.metric(form.metric);
    for (qsizetype j = 0; j < form.dimensions.size(); ++j) {
        const DimensionCode &code = form.dimensions.at(j);
        const QString place = QStringLiteral("%1/dimensions/%2").arg(pointer).arg(j);
        const Dimension *dimension = known.dimension(code);
        if (!dimension && code != splitDimension && code != kindDimension)
            faults.append({place, Tr::tr("The preset has no dimension “%1”.").arg(code.text())});
        else if (metric && dimension && !groupsImages(*dimension, *metric))
            faults.append({place, Tr::tr("The metric “%1” counts images, whose questions differ in the dimension “%2”.")
                                      .arg(metric->code, code.text())});
    }
    if (!form.dimensions.isEmpty() && form.by != u"label") {
        faults.append({pointer + QLatin1String("/dimensions"),
                       Tr::tr("Only a table whose columns are labels has dimensions: remove them, or the other columns.")});
    }
}

} // namespace

QList<PresetFault> tableFaults(const Preset &preset)
{
    Faults faults;
    QSet<QString> seen;
    for (qsizetype i = 0; i < preset.tables.size(); ++i) {
        const TableForm &form = preset.tables.at(i);
        const QString pointer = QStringLiteral("/tables/%1").arg(i);
        if (seen.contains(form.code))
            faults.append({pointer + QLatin1String("/code"), Tr::tr("“%1” occurs twice.").arg(form.code)});
        seen.insert(form.code);
        addColumnFaults(form, preset, pointer, faults);
        for (qsizetype j = 0; j < form.configurations.size(); ++j) {
            const QString &code = form.configurations.at(j);
            if (std::none_of(preset.configurations.cbegin(), preset.configurations.cend(),
                             [&](const Configuration &one) { return one.code == code; })) {
                faults.append({QStringLiteral("%1/configurations/%2").arg(pointer).arg(j),
                               Tr::tr("The preset has no configuration “%1”.").arg(code)});
            }
        }
        if (const auto where = readWhere(form.where, preset); !where)
            faults.append({pointer + QLatin1String("/where"), where.error().sentence});
        if (!form.metric.isEmpty() && !preset.metric(form.metric))
            faults.append({pointer + QLatin1String("/metric"), Tr::tr("The preset has no metric “%1”.").arg(form.metric)});
        if (form.by == u"metric" && (preset.metrics.isEmpty() || !form.metric.isEmpty()))
            faults.append({pointer + QLatin1String("/by"), Tr::tr("A table by metric needs metrics of the preset, and counts them all.")});
    }
    return faults;
}

} // namespace yuyi
