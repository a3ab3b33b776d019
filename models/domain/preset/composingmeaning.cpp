// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/preset/composingmeaning.h"

#include "models/domain/preset/categories.h"
#include "models/domain/preset/composing.h"
#include "models/domain/preset/grouping.h"
#include "models/domain/preset/itemfilter.h"

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QString>
#include <QStringList>

#include <algorithm>

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
        if (group.members.size() > preset.questions.maximum) {
            faults.append({QStringLiteral("/groups/%1/members").arg(i),
                           Tr::tr("The group “%1” has %2 kinds of questions, but an image has at most %3 questions. Allow more "
                                  "questions, or take kinds out of the group.")
                               .arg(group.code)
                               .arg(group.members.size())
                               .arg(preset.questions.maximum)});
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

/// A filter that cannot be read.
void addWhereFaults(const Preset &preset, const QString &where, const QString &pointer, Faults &faults)
{
    if (const auto read = readWhere(where, preset); !read)
        faults.append({pointer, read.error().sentence});
}

/// What a template says of the factor whose values are its options.
void addOfferFaults(const Preset &preset, const QuestionTemplate &one, const QString &pointer, Faults &faults)
{
    if (one.options.isEmpty()) {
        if (one.offer != FactorOffer::All)
            faults.append({pointer + QLatin1String("/offer"), Tr::tr("Say of which factor the values are offered.")});
        return;
    }
    if (!preset.objects.factor(one.options)) {
        // Where the factors have a fault, that one is the cause.
        const auto isOfFactors = [](const PresetFault &fault) {
            return fault.pointer.startsWith(QLatin1String("/factors")) || fault.pointer == u"/objects";
        };
        if (std::any_of(faults.begin(), faults.end(), isOfFactors))
            return;
        faults.append({pointer + QLatin1String("/options"), Tr::tr("The preset does not define the factor “%1”.").arg(one.options)});
        return;
    }
    if (!one.key.isEmpty()) {
        faults.append({pointer + QLatin1String("/key"),
                       Tr::tr("The answer is the value of the factor, so it cannot be given here.")});
    }
    const QuestionKind *kind = preset.kind(one.kind);
    if (!kind)
        return;
    if (kind->isWritten() || kind->isFixed() || kind->fewestCorrect != 1) {
        faults.append({pointer + QLatin1String("/options"),
                       Tr::tr("Questions of the kind “%1” do not have options of which one is right.").arg(one.kind)});
    } else if (kind->fewestOptions > preset.objects.factor(one.options)->values.size()) {
        faults.append({pointer + QLatin1String("/options"),
                       Tr::tr("The factor “%1” has fewer values than questions of the kind “%2” have options.")
                           .arg(one.options, one.kind)});
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
        addOfferFaults(preset, one, pointer, faults);
        addWhereFaults(preset, one.where, pointer + QLatin1String("/where"), faults);
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

/// The values of a factor: each once, also as options say it, and with values that the factor on which it depends has.
void addValueFaults(const ObjectFactor &factor, const ObjectFactor *of, const QString &pointer, Faults &faults)
{
    QSet<QString> codes;
    QSet<QString> texts;
    for (qsizetype i = 0; i < factor.values.size(); ++i) {
        const FactorValue &one = factor.values.at(i);
        const QString own = QStringLiteral("%1/values/%2").arg(pointer).arg(i);
        if (codes.contains(one.value))
            faults.append({own + QLatin1String("/value"), Tr::tr("“%1” occurs twice.").arg(one.value)});
        if (texts.contains(one.said()))
            faults.append({own + QLatin1String("/text"), Tr::tr("“%1” occurs twice.").arg(one.said())});
        if (!isFactValue({}, one.value)) {
            faults.append({own + QLatin1String("/value"),
                           Tr::tr("A value may not begin or end with a space.")});
        }
        codes.insert(one.value);
        texts.insert(one.said());
        if (!one.with.isEmpty() && !of)
            faults.append({own + QLatin1String("/with"), Tr::tr("The factor depends on no other one, so its values fit everywhere.")});
        for (qsizetype j = 0; of && j < one.with.size(); ++j) {
            if (!of->value(one.with.at(j))) {
                faults.append({QStringLiteral("%1/with/%2").arg(own).arg(j),
                               Tr::tr("The factor “%1” has no value “%2”.").arg(of->fact, one.with.at(j))});
            }
        }
    }
    if (!of)
        return;
    for (const FactorValue &other : of->values) {
        if (factor.fitting(other.value).isEmpty()) {
            faults.append({pointer + QLatin1String("/values"),
                           Tr::tr("No value fits where “%1” is “%2”.").arg(of->fact, other.value)});
        }
    }
}

void addObjectFaults(const Preset &preset, Faults &faults)
{
    const ObjectForm &form = preset.objects;
    const auto requireFact = [&](const QString &code, const QString &pointer) {
        if (!code.isEmpty() && !preset.fact(code))
            faults.append({pointer, Tr::tr("The preset does not define the fact “%1”.").arg(code)});
    };
    requireFact(form.object, QStringLiteral("/objects/object"));
    requireFact(form.view, QStringLiteral("/objects/view"));
    if (form.isEmpty() && !form.object.isEmpty())
        faults.append({QStringLiteral("/objects"), Tr::tr("Objects are made of factors, but the preset has none.")});
    QStringList facts{form.object, form.view};
    for (qsizetype i = 0; i < form.factors.size(); ++i) {
        const ObjectFactor &factor = form.factors.at(i);
        const QString pointer = QStringLiteral("/factors/%1").arg(i);
        requireFact(factor.fact, pointer + QLatin1String("/fact"));
        if (facts.contains(factor.fact))
            faults.append({pointer + QLatin1String("/fact"), Tr::tr("“%1” occurs twice.").arg(factor.fact)});
        const ObjectFactor *of = facts.mid(2).contains(factor.of) ? form.factor(factor.of) : nullptr;
        if (!of && !factor.of.isEmpty())
            faults.append({pointer + QLatin1String("/of"), Tr::tr("No factor before this one is called “%1”.").arg(factor.of)});
        facts.append(factor.fact);
        addValueFaults(factor, of, pointer, faults);
    }
    if (faults.isEmpty() && !objectCount(form))
        faults.append({QStringLiteral("/factors"), Tr::tr("The factors give more than %1 objects.").arg(mostObjects)});
}

/// The category of a pool is a dimension of images with a single label, or a fact.
void addCategoryFaults(const Preset &preset, const OptionPool &pool, const QString &pointer, Faults &faults)
{
    const Dimension *dimension = preset.dimension(DimensionCode(pool.of));
    if (!dimension && !preset.fact(pool.of)) {
        faults.append({pointer + QLatin1String("/of"), Tr::tr("The preset has neither a dimension nor a fact “%1”.").arg(pool.of)});
    } else if (dimension && (dimension->ofQuestion() || dimension->pickMany)) {
        faults.append({pointer + QLatin1String("/of"),
                       Tr::tr("The category of an image must be one label: “%1” belongs to questions, or takes several labels.")
                           .arg(pool.of)});
    }
}

/// Whether questions of this kind can have the options of the pool.
void addPoolKindFaults(const Preset &preset, const OptionPool &pool, const QString &pointer, Faults &faults)
{
    const auto add = [&](const char *member, const QString &text) { faults.append({pointer + QLatin1String(member), text}); };
    const QuestionKind *kind = preset.kind(pool.kind);
    if (!kind) {
        add("/kind", unknownKind(pool.kind));
        return;
    }
    const bool pictures = pool.shows == PoolShows::Pictures;
    const auto isOfKind = [&](const QuestionTemplate &one) { return one.kind == pool.kind; };
    if (preset.poolOf(pool.kind) != &pool)
        add("/kind", Tr::tr("The kind of question “%1” already has a pool.").arg(pool.kind));
    else if (std::any_of(preset.templates.begin(), preset.templates.end(), isOfKind))
        add("/kind", Tr::tr("The kind of question “%1” has templates, so its options cannot be drawn.").arg(pool.kind));
    else if (kind->isWritten() || kind->isFixed() || !kind->allowsCorrect(1))
        add("/kind", Tr::tr("Questions of the kind “%1” cannot have drawn options: they need options that are not fixed, and one of them "
                            "is correct.")
                         .arg(pool.kind));
    else if (pictures && (!kind->optionPictures || kind->fewestPictures > 0))
        add("/shows", Tr::tr("Options of questions of the kind “%1” cannot be pictures, or these questions need a picture of their own.")
                          .arg(pool.kind));
    else if (!kind->allows(pool.options))
        add("/options", Tr::tr("Questions of the kind “%1” cannot have so many options.").arg(pool.kind));
}

void addPoolFaults(const Preset &preset, Faults &faults)
{
    addCodeFaults(preset.pools, QStringLiteral("/pools"), faults);
    for (qsizetype i = 0; i < preset.pools.size(); ++i) {
        const OptionPool &pool = preset.pools.at(i);
        const QString pointer = QStringLiteral("/pools/%1").arg(i);
        addCategoryFaults(preset, pool, pointer, faults);
        addPoolKindFaults(preset, pool, pointer, faults);
        const bool pictures = pool.shows == PoolShows::Pictures;
        const bool named = factsIn(pool.stem).contains(poolCategory);
        if (pictures && !named) {
            faults.append({pointer + QLatin1String("/stem"),
                           Tr::tr("If the options are pictures, the question must name the category, with {category}.")});
        } else if (!pictures && (named || factsIn(pool.stem).contains(pool.of))) {
            faults.append({pointer + QLatin1String("/stem"),
                           Tr::tr("If the options are names, the question must not name the category: it is the answer.")});
        } else {
            QString stem = pool.stem;
            addFactFaults(preset, stem.remove(QStringLiteral("{category}")), pointer + QLatin1String("/stem"), faults);
        }
        if (pictures && !pool.add.isEmpty())
            faults.append({pointer + QLatin1String("/add"), Tr::tr("Names can be added only to a pool of names.")});
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
                               Tr::tr("The preset has no dimension “%1”.").arg(code.text())});
            }
        }
        addWhereFaults(preset, configuration.shotRule->prefer, pointer + QLatin1String("/prefer"), faults);
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
    addObjectFaults(preset, faults);
    addTemplateFaults(preset, faults);
    addCodeFaults(preset.sheets, QStringLiteral("/sheets"), faults);
    addPoolFaults(preset, faults);
    addShotFaults(preset, faults);
    faults += categoryFaults(preset);
    return faults;
}

} // namespace yuyi
