// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/errors/caseentry.h"

#include "models/domain/annotation/questionpictures.h"
#include "models/services/errors/errorsampleservice.h"
#include "models/services/errors/knowncase.h"
#include "models/services/results/responseviewer.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

constexpr qsizetype longestNote = longestOverruleReason; // a note may become the reason of an overrule

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CaseEntry)
};

bool hasType(const QList<ErrorType> &types, const CodedType &coded)
{
    const auto type = std::find_if(types.begin(), types.end(), [&](const ErrorType &one) { return one.code == coded.type; });
    if (type == types.end())
        return false;
    return coded.subtype.isEmpty()
        || std::any_of(type->subtypes.begin(), type->subtypes.end(),
                       [&](const ErrorType &one) { return one.code == coded.subtype; });
}

/// A region without a picture is one of the image, which every question has.
Result<> checkRegions(Stores &stores, const QList<CaseRegion> &regions, const QuestionVersionId &version)
{
    if (std::all_of(regions.begin(), regions.end(), [](const CaseRegion &region) { return region.picture.isNull(); }))
        return {};
    YUYI_TRY(const auto questions, stores.runs().questions({version}));
    const Question asked = questions.value(0);
    const QList<ItemPicture> pictures = itemPictures(asked, {}, asked.options);
    for (const CaseRegion &region : regions) {
        const bool known = std::any_of(pictures.begin(), pictures.end(),
                                       [&](const ItemPicture &one) { return one.medium.sha256 == region.picture; });
        if (!region.picture.isNull() && !known)
            return failure(ErrorCode::Invalid, Tr::tr("A marked region is in a picture that the question does not have."));
    }
    return {};
}

} // namespace

Result<> checkEntry(Stores &stores, const PersonId &actor, const Clock &now, const ErrorCaseEntry &entry, const KnownCase &facts)
{
    YUYI_TRY(const auto tree, ErrorSampleService(stores, actor, now).types());
    for (const CodedType &type : entry.content.types) {
        if (!hasType(tree.types, type))
            return failure(ErrorCode::Invalid, Tr::tr("There is no error type “%1”.")
                                                   .arg(type.subtype.isEmpty() ? type.type : type.subtype));
        if (entry.content.types.count(type) > 1)
            return failure(ErrorCode::Invalid, Tr::tr("Each error type can be chosen only once."));
    }
    YUYI_CHECK(checkRegions(stores, entry.content.regions, facts.version));
    if (entry.content.note.size() > longestNote)
        return failure(ErrorCode::Invalid, Tr::tr("The note is too long. Shorten it to at most %1 characters.").arg(longestNote));
    switch (entry.verdict) {
    case ErrorVerdict::ModelWrong:
        if (entry.content.types.isEmpty())
            return failure(ErrorCode::Invalid, Tr::tr("Choose at least one error type."));
        return {};
    case ErrorVerdict::AnnotationWrong:
        if (entry.content.note.trimmed().isEmpty())
            return failure(ErrorCode::Invalid, Tr::tr("Write in the note what is wrong with the question. The note is sent to the "
                                                      "team."));
        return {};
    case ErrorVerdict::ExtractionWrong: break;
    }
    if (entry.content.note.trimmed().isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("Write in the note why the reply should be scored differently."));
    if (facts.response.response.status != ReplyStatus::Answered)
        return failure(ErrorCode::Invalid, Tr::tr("This case has no reply, so it cannot be scored differently."));
    YUYI_TRY(const auto questions, stores.runs().questions({facts.version}));
    YUYI_TRY(const auto project, stores.project().info());
    const Question asked = questions.value(0);
    return checkRead(asked, project.preset.takesSeveral(asked.kind), entry.content.read);
}

} // namespace yuyi
