// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/rules/annotationcheck.h"

#include "models/domain/annotation/itemlabels.h"
#include "models/domain/preset/preset.h"
#include "models/linting/questionlinter.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::AnnotationCheck)
};

/// What the form does not let anybody write, but a package may bring.
Result<> requireFitting(const QList<Question> &questions, const Preset &preset)
{
    for (const Question &question : questions) {
        const QList<WrongLabel> faults = labelFaults(question.labels, preset, LabelOf::Question);
        for (const WrongLabel &fault : faults) {
            const Dimension *dimension = preset.dimension(fault.dimension);
            if (fault.kind == WrongLabel::Kind::TooMany && dimension->open && dimension->pickMany) {
                return failure(ErrorCode::Invalid, Tr::tr("A question has at most %1 labels of “%2”.")
                                                       .arg(QString::number(mostOpenLabels), dimension->title.text()));
            }
        }
        const QuestionKind *kind = preset.kind(question.kind);
        for (const Medium &medium : question.media) {
            if (medium.caption.size() > longestCaption)
                return failure(ErrorCode::Invalid, Tr::tr("The caption of a picture has at most %1 characters.").arg(longestCaption));
            if (kind && !medium.role.isEmpty() && !kind->role(medium.role))
                return failure(ErrorCode::Invalid, Tr::tr("This kind of question has no role “%1” for pictures.").arg(medium.role));
        }
    }
    return {};
}

} // namespace

Result<> requireComplete(Stores &stores, const Annotation &annotation)
{
    YUYI_TRY(const auto info, stores.project().info());
    YUYI_TRY(const auto image, stores.images().image(annotation.image));
    LintContext context;
    context.image = annotation.image;
    context.own = image.sha256;
    const QList<Finding> findings = lintAnnotation(annotation.content, info.preset, context);
    for (const Finding &finding : findings) {
        if (finding.severity == Severity::Error)
            return failure(ErrorCode::Invalid, finding.text);
    }
    return requireFitting(annotation.content.questions, info.preset);
}

} // namespace yuyi
