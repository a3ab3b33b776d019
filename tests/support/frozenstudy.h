// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/studies/design/consent.h"
#include "models/services/studies/studyservice.h"
#include "tests/support/dbfixture.h"

namespace yuyi::test {

/// @brief A study of the 12 items of writeBenchmark(), even ones of one domain and odd ones of the other: 0 is practised with, 1 and 3 are
/// gold. Nothing of its texts is left to be filled in.
inline StudyDraft filledDraft(StudyService service, StudyShape shape = StudyShape::Everything)
{
    StudyDraft draft = *service.fresh();
    StudyDesign &design = draft.study.design;
    design.shape = shape;
    design.category = DimensionCode(QStringLiteral("domain"));
    design.practice = 1;
    design.practiceFilter = QStringLiteral("id=dev-0");
    design.goldShare = 0.05;
    design.goldFilter = QStringLiteral("id=dev-1,dev-3");
    draft.study.seed = 11;
    draft.texts = withFieldsFilled(draft.texts, {QStringLiteral("已填写"), QStringLiteral("filled in")});
    return draft;
}

inline Study frozenStudy(StudyService service, const StudyDraft &draft)
{
    const auto saved = service.save(draft);
    if (!saved)
        qFatal("%s", whatFailed(saved).constData());
    const auto study = service.freeze(saved->id);
    if (!study)
        qFatal("%s", whatFailed(study).constData());
    return *study;
}

} // namespace yuyi::test
