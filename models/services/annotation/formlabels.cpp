// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/annotation/formlabels.h"

#include "models/domain/annotation/itemlabels.h"
#include "models/stores/stores.h"

namespace yuyi {

namespace {

int fillRows(Labels &own, const Labels &labels, const Preset &preset)
{
    int filled = 0;
    for (const Dimension &dimension : preset.dimensions) { // a parent comes before what is nested in it
        if (own.contains(dimension.code) || !labels.contains(dimension.code))
            continue;
        if (!dimension.parent.isEmpty() && own.value(dimension.parent) != labels.value(dimension.parent))
            continue;
        own.insert(dimension.code, labels.value(dimension.code));
        ++filled;
    }
    return filled;
}

} // namespace

Result<UsedLabels> usedLabels(Stores &stores, const PersonId &person)
{
    YUYI_TRY(const auto info, stores.project().info());
    UsedLabels used;
    for (const Dimension &dimension : info.preset.dimensions) {
        if (!dimension.open)
            continue;
        YUYI_TRY(const auto labels, stores.annotations().usedLabels(dimension.code, dimension.parent, person));
        used.insert(dimension.code, labels);
    }
    return used;
}

Result<Labels> lastLabels(Stores &stores, const PersonId &person, const ImageId &except)
{
    YUYI_TRY(const auto all, stores.annotations().ofPerson(person));
    for (const AnnotationSummary &one : all) {
        // A gold annotation names its adjudicator as the person.
        if (one.image == except || one.origin != Origin::Annotation || one.state != AnnotationState::Submitted)
            continue;
        YUYI_TRY(const auto last, stores.annotations().annotation(one.id));
        return labelsOfQuestion(last.content, last.content.questions.size() - 1);
    }
    return Labels();
}

int fillLabels(AnnotationContent &content, const Labels &labels, const Preset &preset)
{
    int filled = fillRows(content.labels, onlyOf(labels, preset, LabelOf::Image), preset);
    const Labels ofQuestions = onlyOf(labels, preset, LabelOf::Question);
    for (Question &question : content.questions)
        filled += fillRows(question.labels, ofQuestions, preset);
    return filled;
}

} // namespace yuyi
