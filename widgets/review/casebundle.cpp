// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review/casebundle.h"

#include "models/services/annotation/unsavedannotation.h"
#include "models/services/curation/imageservice.h"
#include "models/services/review/adjudicationservice.h"

namespace yuyi {

Result<std::optional<CaseBundle>> caseBundle(Stores &stores, const PersonId &person, const AdjudicationCaseId &id)
{
    CaseBundle found;
    const auto view = AdjudicationService(stores, person).open(id);
    if (!view)
        return passOn(view);
    found.view = *view;
    const auto image = ImageService(stores).image(view->image);
    if (!image)
        return passOn(image);
    found.image = *image;
    return std::optional<CaseBundle>(found);
}

Result<std::optional<CaseBundle>> nextCase(Stores &stores, const PersonId &person, const AdjudicationCaseId &after)
{
    AdjudicationCaseId from = after;
    // Another adjudicator may have taken one just now, or the person may not open it any more: go on to the next one.
    for (int attempt = 0; attempt < 20; ++attempt) {
        const auto next = AdjudicationService(stores, person).next(from);
        if (!next)
            return passOn(next);
        if (!*next)
            return std::optional<CaseBundle>();
        auto found = caseBundle(stores, person, **next);
        if (found || (found.error().code != ErrorCode::Conflict && found.error().code != ErrorCode::Refused))
            return found;
        from = **next;
    }
    return std::optional<CaseBundle>();
}

QString writtenText(const FieldDecision &decision, const Preset &preset)
{
    AnnotationContent content;
    if (decision.pick == Pick::Edited) {
        content.explanation = decision.value.text;
        content.context = decision.value.notes;
        content.questions = decision.value.questions;
    }
    return QStringList{plainText(content, preset), decision.note}.join(u'\n').trimmed();
}

} // namespace yuyi
