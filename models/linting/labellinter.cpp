// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/linting/labellinter.h"

#include "models/domain/annotation/itemlabels.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Linter)
};

/// Why a label that the dimension does not know is none of its labels.
QString unknownLabel(const Dimension &dimension, const LabelCode &label)
{
    if (!dimension.open)
        return Tr::tr("The dimension “%2” has no label “%1”.").arg(label.text(), dimension.title.text());
    const auto stored = openLabel(label.text());
    if (!stored)
        return stored.error().sentence;
    return Tr::tr("The label “%1” of the dimension “%2” must be written “%3”.")
        .arg(label.text(), dimension.title.text(), stored->text());
}

/// A label of a nested dimension whose parent is another label than the chosen one.
QString labelElsewhere(const Preset &preset, const Dimension &dimension, const LabelCode &label)
{
    const Dimension *parent = preset.dimension(dimension.parent);
    const LabelValue *value = dimension.value(label);
    if (!parent || !value)
        return {};
    return Tr::tr("“%1” (%2) belongs to “%3” (%4), which is not chosen.")
        .arg(value->title.text(), dimension.title.text(), parent->titleOf(value->parent), parent->title.text());
}

} // namespace

QList<Finding> lintLabels(const Labels &all, const Preset &preset, int question)
{
    QList<Finding> findings;
    const LabelOf of = question < 0 ? LabelOf::Image : LabelOf::Question;
    const auto add = [&](LintRule rule, Severity severity, const DimensionCode &dimension, const QString &text) {
        findings.append({rule, severity, {LintField::Label, question, -1, dimension}, text});
    };
    const QList<std::pair<DimensionCode, LabelCode>> outside = outsideParent(all, preset);
    // While a parent is missing that must be there, that is what is to be mended.
    const auto isMissing = [&](const DimensionCode &code) {
        const Dimension *parent = preset.dimension(code);
        return parent && parent->required && all.value(code).isEmpty();
    };
    for (const Dimension &dimension : preset.dimensions) {
        if (dimension.of != of)
            continue;
        const QList<LabelCode> labels = all.value(dimension.code);
        const auto count = static_cast<int>(labels.size());
        const QString title = dimension.title.text();
        if (dimension.required && labels.isEmpty()) {
            add(LintRule::LabelMissing, Severity::Error, dimension.code,
                Tr::tr("No label is chosen for the dimension “%1” yet.").arg(title));
        }
        if (!dimension.pickMany && count > 1) {
            add(LintRule::LabelSeveral, Severity::Warning, dimension.code,
                Tr::tr("%n labels are chosen for the dimension “%1”, but only one is allowed.", nullptr, count).arg(title));
        } else if (dimension.open && count > mostOpenLabels) {
            add(LintRule::LabelSeveral, Severity::Error, dimension.code,
                Tr::tr("%n labels are chosen for the dimension “%1”, but at most %2 are allowed.", nullptr, count)
                    .arg(title, QString::number(mostOpenLabels)));
        }
        for (const LabelCode &label : labels) {
            if (!dimension.knows(label))
                add(LintRule::LabelUnknown, Severity::Error, dimension.code, unknownLabel(dimension, label));
            else if (outside.contains({dimension.code, label}) && !isMissing(dimension.parent))
                add(LintRule::LabelOutsideParent, Severity::Error, dimension.code, labelElsewhere(preset, dimension, label));
        }
    }
    for (auto one = all.cbegin(); one != all.cend(); ++one) {
        const Dimension *dimension = preset.dimension(one.key());
        if (!dimension) {
            add(LintRule::LabelUnknown, Severity::Error, one.key(),
                Tr::tr("The benchmark has no dimension “%1”.").arg(one.key().text()));
        } else if (dimension->of != of) {
            add(LintRule::LabelOfOtherOwner, Severity::Error, one.key(),
                (of == LabelOf::Image ? Tr::tr("The dimension “%1” labels questions, so the image cannot have a label of it.")
                                      : Tr::tr("The dimension “%1” labels images, so a question cannot have a label of it."))
                    .arg(dimension->title.text()));
        }
    }
    return findings;
}

} // namespace yuyi
