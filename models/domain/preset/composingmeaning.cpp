// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/preset/composingmeaning.h"

#include "models/domain/preset/composing.h"
#include "models/domain/preset/grouping.h"

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QString>
#include <QStringList>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Preset)
};

using Faults = QList<PresetFault>;

/// Codes of a list that stand twice, at the second.
template <typename T>
void addCodeFaults(const QList<T> &list, const QString &pointer, Faults &faults)
{
    QSet<QString> seen;
    for (qsizetype i = 0; i < list.size(); ++i) {
        const QString &code = list.at(i).code;
        if (seen.contains(code))
            faults.append({QStringLiteral("%1/%2/code").arg(pointer).arg(i), Tr::tr("“%1” occurs twice.").arg(code)});
        seen.insert(code);
    }
}

QString unknownKind(const QString &code)
{
    return Tr::tr("The preset does not define the kind of question “%1”.").arg(code);
}

void addGroupFaults(const Preset &preset, Faults &faults)
{
    addCodeFaults(preset.groups, QStringLiteral("/groups"), faults);
    QHash<QString, QString> groupOf;
    for (qsizetype i = 0; i < preset.groups.size(); ++i) {
        const QuestionGroup &group = preset.groups.at(i);
        for (qsizetype j = 0; j < group.members.size(); ++j) {
            const QString &kind = group.members.at(j);
            const QString pointer = QStringLiteral("/groups/%1/members/%2").arg(i).arg(j);
            if (!preset.kind(kind))
                faults.append({pointer, unknownKind(kind)});
            else if (const QString other = groupOf.value(kind); !other.isEmpty())
                faults.append({pointer, Tr::tr("The kind of question “%1” already belongs to the group “%2”.").arg(kind, other)});
            groupOf.insert(kind, group.code);
        }
    }
}

void addMetricFaults(const Preset &preset, Faults &faults)
{
    addCodeFaults(preset.metrics, QStringLiteral("/metrics"), faults);
    for (qsizetype i = 0; i < preset.metrics.size(); ++i) {
        const Metric &metric = preset.metrics.at(i);
        // In files of results the number of images stands beside the metrics.
        if (metric.code == u"n") {
            faults.append({QStringLiteral("/metrics/%1/code").arg(i),
                           Tr::tr("The code “%1” is reserved for the program.").arg(metric.code)});
        }
        for (qsizetype j = 0; j < metric.all.size(); ++j) {
            const QString &kind = metric.all.at(j);
            const QString pointer = QStringLiteral("/metrics/%1/all/%2").arg(i).arg(j);
            if (!preset.kind(kind)) {
                faults.append({pointer, unknownKind(kind)});
                continue;
            }
            const QuestionGroup *group = preset.groupOf(kind);
            if (metric.all.size() > 1 && (!group || group != preset.groupOf(metric.all.constFirst()))) {
                faults.append({pointer, Tr::tr("The kinds of questions of one metric must belong to the same group.")});
            }
        }
    }
}

/// Facts that a text names and the preset does not have.
void addFactFaults(const Preset &preset, const QString &text, const QString &pointer, Faults &faults)
{
    const QStringList named = factsIn(text);
    for (const QString &name : named) {
        if (!preset.fact(name)) {
            faults.append({pointer, Tr::tr("The preset does not define the fact “%1”.").arg(name)});
            return;
        }
    }
}

void addTemplateFaults(const Preset &preset, Faults &faults)
{
    addCodeFaults(preset.templates, QStringLiteral("/templates"), faults);
    for (qsizetype i = 0; i < preset.templates.size(); ++i) {
        const QuestionTemplate &one = preset.templates.at(i);
        const QString pointer = QStringLiteral("/templates/%1").arg(i);
        const QuestionKind *kind = preset.kind(one.kind);
        if (!kind)
            faults.append({pointer + QLatin1String("/kind"), unknownKind(one.kind)});
        addFactFaults(preset, one.stem, pointer + QLatin1String("/stem"), faults);
        addFactFaults(preset, one.key, pointer + QLatin1String("/key"), faults);
        if (one.sheet.isEmpty())
            continue;
        if (!preset.sheet(one.sheet)) {
            faults.append({pointer + QLatin1String("/sheet"), Tr::tr("The preset does not define the sheet “%1”.").arg(one.sheet)});
        } else if (kind && (!kind->takesPictures() || kind->mostPictures < 1)) {
            faults.append({pointer + QLatin1String("/sheet"),
                           Tr::tr("Questions of the kind “%1” show the picture of their image alone, so they cannot show a sheet.")
                               .arg(one.kind)});
        }
    }
}

/// What an example answers names the author's explanation and the answer, and nothing else.
void addAnswerFaults(const QString &answer, const QString &pointer, Faults &faults)
{
    static const QRegularExpression mark(QStringLiteral("\\{([A-Za-z_][A-Za-z0-9_ ]*)\\}"));
    const QString wanted = QStringLiteral("answer");
    qsizetype answers = 0;
    for (auto marks = mark.globalMatch(answer); marks.hasNext();) {
        const QString name = marks.next().captured(1);
        if (name == wanted) {
            ++answers;
        } else if (name != u"rationale") {
            faults.append({pointer, Tr::tr("The text contains the unknown placeholder “%1”. Available: %2.")
                                        .arg(name, QStringLiteral("rationale, answer"))});
            return;
        }
    }
    if (!answer.isEmpty() && answers != 1)
        faults.append({pointer, Tr::tr("The text must contain the placeholder “%1” exactly once.").arg(wanted)});
}

void addShotFaults(const Preset &preset, Faults &faults)
{
    for (qsizetype i = 0; i < preset.configurations.size(); ++i) {
        const Configuration &configuration = preset.configurations.at(i);
        if (!configuration.shotRule)
            continue;
        const QString own = QStringLiteral("/configurations/%1").arg(i);
        const QString pointer = own + QLatin1String("/shotsBy");
        if (configuration.shots == 0) {
            faults.append({own + QLatin1String("/shots"),
                           Tr::tr("Say how many worked examples the rule chooses for each item.")});
        }
        if (!configuration.examples.isEmpty())
            faults.append({own + QLatin1String("/examples"), Tr::tr("A rule chooses the worked examples; remove the list of items.")});
        for (qsizetype j = 0; j < configuration.shotRule->same.size(); ++j) {
            const DimensionCode &code = configuration.shotRule->same.at(j);
            if (!preset.dimension(code)) {
                faults.append({QStringLiteral("%1/same/%2").arg(pointer).arg(j),
                               Tr::tr("There is no dimension “%1”.").arg(code.text())});
            }
        }
        addAnswerFaults(configuration.shotRule->answer, pointer + QLatin1String("/answer"), faults);
    }
}

/// Several items in one request: what surrounds them names them once, and there are no worked examples among them.
void addBatchFaults(const Preset &preset, Faults &faults)
{
    static const QRegularExpression mark(QStringLiteral("\\{([A-Za-z_][A-Za-z0-9_ ]*)\\}"));
    for (qsizetype i = 0; i < preset.configurations.size(); ++i) {
        const Configuration &configuration = preset.configurations.at(i);
        const QString own = QStringLiteral("/configurations/%1").arg(i);
        if (configuration.ask != AskForm::Batch)
            continue;
        if (configuration.batch < smallestBatch || configuration.batch > largestBatch) {
            faults.append({own + QLatin1String("/batch"),
                           Tr::tr("A request can have %1 to %2 items.").arg(smallestBatch).arg(largestBatch)});
        }
        if (configuration.shots > 0) {
            faults.append({own + QLatin1String("/shots"),
                           Tr::tr("A prompt that asks several items in one request cannot show worked examples. Set the number of "
                                  "examples to 0, or ask one item in each request.")});
        }
        if (configuration.batchPrompt.isEmpty())
            continue;
        const QString pointer = own + QLatin1String("/batchPrompt");
        if (configuration.batchPrompt.count(QLatin1String("{items}")) != 1)
            faults.append({pointer, Tr::tr("The text must contain the placeholder “%1” exactly once.").arg(QStringLiteral("{items}"))});
        for (auto marks = mark.globalMatch(configuration.batchPrompt); marks.hasNext();) {
            const QString name = marks.next().captured(1);
            if (name != u"items" && name != u"count") {
                faults.append({pointer, Tr::tr("The text contains the unknown placeholder “%1”. Available: %2.")
                                            .arg(name, QStringLiteral("items, count"))});
            }
        }
    }
}

} // namespace

QList<PresetFault> composingFaults(const Preset &preset)
{
    Faults faults;
    addBatchFaults(preset, faults);
    addGroupFaults(preset, faults);
    addMetricFaults(preset, faults);
    addCodeFaults(preset.facts, QStringLiteral("/facts"), faults);
    addTemplateFaults(preset, faults);
    addCodeFaults(preset.sheets, QStringLiteral("/sheets"), faults);
    addShotFaults(preset, faults);
    return faults;
}

} // namespace yuyi
