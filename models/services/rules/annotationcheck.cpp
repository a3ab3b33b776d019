// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/rules/annotationcheck.h"

#include "models/linting/questionlinter.h"

namespace yuyi {

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
    return {};
}

} // namespace yuyi
