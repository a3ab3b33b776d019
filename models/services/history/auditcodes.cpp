// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/history/auditcodes.h"

#include "models/domain/errors/errorreview.h"
#include "models/domain/images/image.h"
#include "models/domain/people/work.h"
#include "models/domain/project/project.h"
#include "models/domain/review/calibration.h"
#include "models/domain/review/validation.h"
#include "models/domain/runs/endpoint.h"
#include "models/domain/runs/run.h"
#include "models/domain/studies/study.h"
#include "models/services/studies/simulation.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::AuditCodes)
};

QString titleOf(CalibrationState state)
{
    switch (state) {
    case CalibrationState::Labelling: return Tr::tr("Being labelled");
    case CalibrationState::Revealed: return Tr::tr("Revealed");
    case CalibrationState::Closed: return Tr::tr("Closed");
    }
    return {};
}

QString titleOf(CalibrationResult result)
{
    switch (result) {
    case CalibrationResult::Open: return Tr::tr("Not decided");
    case CalibrationResult::Passed: return Tr::tr("Passed");
    case CalibrationResult::Repeat: return Tr::tr("Must repeat");
    }
    return {};
}

template <typename E>
QString named(const QString &code)
{
    const auto value = fromCode<E>(code);
    return value ? titleOf(*value) : QString();
}

QString firstOf(std::initializer_list<QString> titles)
{
    for (const QString &title : titles) {
        if (!title.isEmpty())
            return title;
    }
    return {};
}

QString ruleTitle(const QString &code)
{
    if (code == QLatin1String("text-ratio"))
        return Tr::tr("More text in the image than the limit allows");
    if (code == QLatin1String("duplicate-of"))
        return Tr::tr("A duplicate of another image");
    if (code == QLatin1String("gate"))
        return Tr::tr("Questions that models answer without pictures");
    return {};
}

} // namespace

QString codeTitle(const QString &field, const QString &code)
{
    if (code.isEmpty())
        return {};
    if (field == QLatin1String("state"))
        return firstOf({named<CalibrationState>(code), named<ValidationState>(code)});
    if (field == QLatin1String("result"))
        return firstOf({named<CalibrationResult>(code), named<ResponseResult>(code)});
    if (field == QLatin1String("reason"))
        return named<ValidationReason>(code);
    if (field == QLatin1String("origin"))
        return named<ReturnOrigin>(code);
    if (field == QLatin1String("outcome"))
        return named<DiscussionOutcome>(code);
    if (field == QLatin1String("flags"))
        return named<VoteFlag>(code);
    if (field == QLatin1String("step"))
        return named<FilterStep>(code);
    if (field == QLatin1String("roles") || field == QLatin1String("role"))
        return named<Role>(code);
    if (field == QLatin1String("dialect"))
        return named<ChatDialect>(code);
    if (field == QLatin1String("section"))
        return named<ModelSection>(code);
    if (field == QLatin1String("key"))
        return named<KeySource>(code);
    if (field == QLatin1String("rule"))
        return ruleTitle(code);
    if (field == QLatin1String("shape"))
        return named<StudyShape>(code);
    if (field == QLatin1String("background"))
        return named<BackgroundField>(code);
    if (field == QLatin1String("simulated"))
        return named<SimulatedKind>(code);
    if (field == QLatin1String("verdict"))
        return firstOf({named<ErrorVerdict>(code), named<ProbeVerdict>(code)});
    if (field.isEmpty())
        return firstOf({named<Stage>(code), named<ValidationReason>(code), named<DiscussionOutcome>(code)});
    return {};
}

} // namespace yuyi
