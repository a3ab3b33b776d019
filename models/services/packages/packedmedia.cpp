// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/packages/packedmedia.h"

#include "models/stores/stores.h"

namespace yuyi {

QList<Sha256> pictureHashes(const Question &question)
{
    QList<Sha256> hashes;
    const auto add = [&](const Medium &medium) {
        if (!medium.isNull() && !hashes.contains(medium.sha256))
            hashes.append(medium.sha256);
    };
    for (const Medium &medium : question.media)
        add(medium);
    for (const Option &option : question.options)
        add(option.picture);
    return hashes;
}

Result<qint64> mediaBytes(Stores &stores, const PackageContent &content, const QSet<Sha256> &images)
{
    QSet<Sha256> hashes;
    const auto add = [&](const QList<Question> &questions) {
        for (const Question &question : questions) {
            for (const Sha256 &sha256 : pictureHashes(question))
                hashes.insert(sha256);
        }
    };
    for (const AnnotationId &id : content.annotations) {
        YUYI_TRY(const auto annotation, stores.annotations().annotation(id));
        add(annotation.content.questions);
    }
    // An annotator gets the panels and sheets of the images, too.
    if (content.package.role == Role::Annotator) {
        for (const ImageId &image : content.images) {
            YUYI_TRY(const auto parts, stores.composing().parts(image));
            YUYI_TRY(const auto sheets, stores.composing().sheets(image));
            for (const ImagePart &part : parts)
                hashes.insert(part.medium.sha256);
            for (const ImageSheet &sheet : sheets)
                hashes.insert(sheet.medium.sha256);
        }
    }
    if (!content.versions.isEmpty()) {
        YUYI_TRY(const auto questions, stores.runs().questions(content.versions));
        add(questions);
    }
    for (const AdjudicationCaseId &id : content.cases) {
        YUYI_TRY(const auto one, stores.review().adjudicationCase(id));
        for (const SubmissionId &side : {one.a, one.b}) {
            YUYI_TRY(const auto submission, stores.submissions().submission(side));
            add(submission.content.questions);
        }
    }
    hashes -= images;
    qint64 bytes = 0;
    YUYI_TRY(const auto media, stores.media().media(hashes.values()));
    for (const MediumFacts &medium : media)
        bytes += medium.bytes;
    return bytes;
}

} // namespace yuyi
