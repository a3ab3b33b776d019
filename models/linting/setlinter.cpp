// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/linting/setlinter.h"

#include "models/domain/annotation/itemlabels.h"
#include "models/domain/annotation/optionlabels.h"
#include "models/linting/picturelinter.h"
#include "models/linting/setrules.h"
#include "models/statistics/chance.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Linter)
};

/// Where a finding about one question stands, for people.
QString positionText(const LintPosition &position, const Preset &preset, const QString &kind, const QString &name)
{
    const auto label = [&] { return optionLabel(preset.kind(kind), position.option); };
    switch (position.field) {
    case LintField::Option: return Tr::tr("%1, option %2").arg(name, label());
    case LintField::OptionNote: return Tr::tr("%1, note on option %2").arg(name, label());
    case LintField::Accepted: return Tr::tr("%1, accepted answer %2").arg(name, QString::number(position.option + 1));
    case LintField::Options: return Tr::tr("%1, options").arg(name);
    case LintField::Stem: return Tr::tr("%1, question").arg(name);
    case LintField::Picture: return Tr::tr("%1, picture %2").arg(name, QString::number(position.picture + 1));
    case LintField::Rationale: return Tr::tr("%1, rationale").arg(name);
    case LintField::Explanation: return Tr::tr("%1, explanation").arg(name);
    case LintField::ImpliedMeaning: return Tr::tr("%1, implied meaning").arg(name);
    case LintField::Label: {
        const Dimension *dimension = preset.dimension(position.dimension);
        return Tr::tr("%1, %2").arg(name, dimension != nullptr ? dimension->title.text() : position.dimension.text());
    }
    case LintField::Set:
    case LintField::Context:
    case LintField::Questions: break;
    }
    return name;
}

/// The rules on one question, for all items; near-duplicates are looked for among those before it.
void lintItems(const SetLintInput &input, const Preset &preset, const SetNames &names, QList<SetFinding> &findings)
{
    QuestionIndex index(preset.lint.similarityLimit);
    Preset perItem = preset;
    perItem.questions.minimum = 1;
    perItem.questions.maximum = 1;
    perItem.texts.explanationRequired = false; // some formats have no room for them
    perItem.texts.meaningRequired = false;
    perItem.groups.clear(); // an item is one question of them
    for (qsizetype i = 0; i < input.items.size(); ++i) {
        const Item &item = input.items.at(i);
        AnnotationContent content;
        content.explanation = item.explanation;
        content.impliedMeaning = item.impliedMeaning;
        content.questions = {item.question};
        if (item.question.id.isNull())
            content.questions[0].id = QuestionId::create();
        placeLabels(content, item.labels, preset);
        LintContext context;
        context.image = item.image;
        context.others = &index;
        const LintImage image = input.images.value(item.image);
        context.imageText = image.text;
        context.own = image.own;
        context.filler = image.filler;
        QList<Finding> ofItem = lintAnnotation(content, perItem, context);
        // The question is there: a fact that would fill it is not needed.
        ofItem.removeIf([](const Finding &finding) { return finding.rule == LintRule::FactMissing; });
        for (const Finding &finding : std::as_const(ofItem))
            findings.append(
                {finding, static_cast<int>(i), item.image,
                 positionText(finding.position, preset, item.question.kind, names.item(i))});
        index.set(content.questions.at(0), item.image);
    }
}

int count(const QList<SetFinding> &findings, Severity severity)
{
    return static_cast<int>(std::count_if(findings.begin(), findings.end(),
                                          [severity](const SetFinding &f) { return f.finding.severity == severity; }));
}

} // namespace

int SetReport::errors() const
{
    return count(findings, Severity::Error);
}

int SetReport::warnings() const
{
    return count(findings, Severity::Warning);
}

QList<LabelConflict> labelConflicts(const QList<Item> &items)
{
    QHash<ImageId, QList<int>> ofImage;
    QList<ImageId> order;
    for (qsizetype i = 0; i < items.size(); ++i) {
        QList<int> &list = ofImage[items.at(i).image];
        if (list.isEmpty())
            order.append(items.at(i).image);
        list.append(static_cast<int>(i));
    }
    QList<LabelConflict> conflicts;
    for (const ImageId &image : std::as_const(order)) {
        const QList<int> &list = ofImage[image];
        QSet<DimensionCode> dimensions;
        for (const int i : list) {
            const QList<DimensionCode> keys = items.at(i).labels.keys();
            dimensions.unite(QSet<DimensionCode>(keys.begin(), keys.end()));
        }
        QList<DimensionCode> sorted(dimensions.begin(), dimensions.end());
        std::sort(sorted.begin(), sorted.end());
        for (const DimensionCode &dimension : std::as_const(sorted)) {
            LabelConflict conflict{image, dimension, {}, list};
            QList<QList<LabelCode>> seen; // as sets: the order of several labels says nothing
            for (const int i : list) {
                const QList<LabelCode> labels = items.at(i).labels.value(dimension);
                QList<LabelCode> key = labels;
                std::sort(key.begin(), key.end());
                if (!seen.contains(key)) {
                    seen.append(key);
                    conflict.values.append(labels);
                }
            }
            if (seen.size() > 1)
                conflicts.append(conflict);
        }
    }
    return conflicts;
}

SetFigures setFigures(const QList<Item> &items, const Preset &preset)
{
    SetFigures figures;
    QList<double> expected;
    for (const QuestionKind &kind : preset.kinds) {
        if (!kind.isFixed())
            figures.keyPositions.resize(std::max(figures.keyPositions.size(), static_cast<qsizetype>(kind.mostOptions)));
    }
    expected.resize(figures.keyPositions.size());
    double chanceOfLongest = 0;
    qsizetype spreads = 0;
    for (const Item &item : items) {
        const int key = item.question.keyIndex();
        const qsizetype size = item.question.options.size();
        const QuestionKind *kind = preset.kind(item.question.kind);
        // A kind may allow several correct options: here it matters what the question has.
        if (key < 0 || size < 2 || item.question.keys().count() != 1 || (kind && kind->isFixed()))
            continue;
        ++figures.questions;
        figures.keyPositions.resize(std::max(figures.keyPositions.size(), size));
        expected.resize(figures.keyPositions.size());
        ++figures.keyPositions[key];
        for (qsizetype i = 0; i < size; ++i)
            expected[i] += 1.0 / static_cast<double>(size);
        // Nobody can choose the longest where pictures are to be chosen: then none is longer than another.
        const bool pictures = hasPictureOptions(item.question);
        QList<qsizetype> lengths;
        for (const Option &option : item.question.options)
            lengths.append(pictures ? 0 : characters(option.text));
        const auto [shortest, longest] = std::minmax_element(lengths.begin(), lengths.end());
        const auto holders = lengths.count(*longest);
        figures.chance += 1.0 / static_cast<double>(size);
        // Where several options share the greatest length no key can be strictly longest.
        if (holders == 1)
            chanceOfLongest += 1.0 / static_cast<double>(size);
        if (lengths.at(key) == *longest) {
            figures.longestPickScore += 1.0 / static_cast<double>(holders);
            figures.keyStrictlyLongest += holders == 1 ? 1 : 0;
        }
        if (*shortest > 0) {
            figures.meanSpread += static_cast<double>(*longest) / static_cast<double>(*shortest);
            ++spreads;
        }
    }
    if (figures.questions > 0) {
        const auto n = static_cast<double>(figures.questions);
        figures.chance /= n;
        figures.longestPickScore /= n;
        figures.longestP = binomialUpper(figures.questions, figures.keyStrictlyLongest, chanceOfLongest / n);
        // Positions that no question has say nothing.
        const auto held = std::count_if(expected.begin(), expected.end(), [](double share) { return share > 0; });
        const ChiSquare test = chiSquare(figures.keyPositions.first(held), expected.first(held));
        figures.chiSquare = test.value;
        figures.chiSquareP = test.p;
        figures.isTested = isTestable(expected.first(held));
        figures.fewestExpected = held > 0 ? *std::min_element(expected.begin(), expected.begin() + held) : 0;
    }
    if (spreads > 0)
        figures.meanSpread /= static_cast<double>(spreads);
    return figures;
}

SetReport lintSet(const SetLintInput &input, const Preset &preset)
{
    SetReport report;
    const SetNames names(input);
    report.figures = setFigures(input.items, preset);
    if (input.questions)
        lintItems(input, preset, names, report.findings);
    lintIds(input, names, report.findings);
    lintSetGroups(input, preset, names, report.findings);
    lintBalance(report.figures, preset, report.findings);
    lintRepetition(input, preset, names, report.findings);
    lintSetLabels(input, preset, names, report.findings);
    lintSources(input, names, report.findings);
    std::stable_sort(report.findings.begin(), report.findings.end(), [](const SetFinding &a, const SetFinding &b) {
        const auto key = [](const SetFinding &f) { return std::pair(f.finding.severity, f.finding.rule); };
        return key(a) < key(b);
    });
    return report;
}

} // namespace yuyi
