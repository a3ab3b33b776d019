// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/rules/annotationcheck.h"

#include "models/linting/questionlinter.h"

namespace yuyi {

Result<> requireComplete(Stores &stores, const Annotation &annotation)
{
    YUYI_TRY(const auto info, stores.project().info());
    LintContext context;
    context.image = annotation.image;
    const QList<Finding> findings = lintAnnotation(annotation.content, info.preset, context);
    for (const Finding &finding : findings) {
        if (finding.severity == Severity::Error)
            return failure(ErrorCode::Invalid, finding.text);
    }
    return {};
}

} // namespace yuyi
