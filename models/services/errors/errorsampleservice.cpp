// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/errors/errorsampleservice.h"

#include "models/services/errors/decisions.h"
#include "models/services/results/resultsservice.h"
#include "models/services/rules/events.h"
#include "models/services/rules/permissions.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace yuyi {

namespace {

constexpr int mostExperts = 5;
constexpr int mostCases = 10000;

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ErrorSampleService)
};

Result<> checked(const ErrorSampleRequest &request, const Preset &preset)
{
    if (request.runs.isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("Choose at least one run to sample errors from."));
    if (request.runs.contains(request.rightIn))
        return failure(ErrorCode::Invalid, Tr::tr("A run cannot answer an item both correctly and incorrectly. Choose another run that "
                                                  "answers the items correctly."));
    if (request.size < 1 || request.size > mostCases)
        return failure(ErrorCode::Invalid, Tr::tr("The number of cases must be from 1 to %1.").arg(mostCases));
    if (request.expertsPerCase < 1 || request.expertsPerCase > mostExperts)
        return failure(ErrorCode::Invalid, Tr::tr("The number of experts per case must be from 1 to %1.").arg(mostExperts));
    if (request.seed < 0)
        return failure(ErrorCode::Invalid, Tr::tr("The seed must not be negative."));
    QStringList codes;
    const QList<Dimension> grouping = groupingDimensions(preset);
    for (const Dimension &dimension : grouping)
        codes.append(dimension.code.text());
    if (!request.strata.isEmpty() && !codes.contains(request.strata.text())) {
        return failure(ErrorCode::Invalid, Tr::tr("There is no dimension “%1”. Available dimensions: %2.")
                                               .arg(request.strata.text(), codes.join(QStringLiteral(", "))));
    }
    return {};
}

QSet<AttemptId> attemptsOf(const QList<ErrorCase> &cases)
{
    QSet<AttemptId> set;
    for (const ErrorCase &one : cases)
        set.insert(one.attempt);
    return set;
}

ErrorSampleRequest requestOf(const ErrorSample &sample, int size)
{
    return {sample.name, sample.runs, sample.rightIn, sample.strata, sample.allocation, sample.withMisses,
            sample.scorer, sample.seed, size, sample.expertsPerCase};
}

QList<ErrorCase> casesOf(const ErrorSampleId &sample, const QList<WrongAnswer> &drawn, int from, const QDateTime &now)
{
    QList<ErrorCase> cases;
    for (const WrongAnswer &answer : drawn)
        cases.append({ErrorCaseId::create(), sample, answer.attempt, from + static_cast<int>(cases.size()), answer.stratum, now});
    return cases;
}

QString nameFor(const ErrorSampleRequest &request, const ResultsData &data)
{
    if (!request.name.trimmed().isEmpty())
        return request.name.trimmed();
    QStringList parts;
    QString right;
    for (const ResultsRun &run : data.runs) {
        const QString title = Tr::tr("%1, %2", "model, configuration").arg(modelTitle(run.run), run.title);
        if (request.runs.contains(run.run.id))
            parts.append(title);
        else if (run.run.id == request.rightIn)
            right = title;
    }
    const QString runs = parts.join(Tr::tr("; ", "between runs"));
    return right.isEmpty() ? runs : Tr::tr("%1 (correct in %2)", "runs, another run").arg(runs, right);
}

/// Letters and digits of the English title, or of the Chinese one.
QString codeFor(const Title &title)
{
    static const QRegularExpression others(QStringLiteral("[^\\p{L}\\p{N}]+"), QRegularExpression::UseUnicodePropertiesOption);
    QString code = (title.en.trimmed().isEmpty() ? title.zh : title.en).toLower();
    code.replace(others, QStringLiteral("-"));
    while (code.startsWith(u'-'))
        code.remove(0, 1);
    while (code.endsWith(u'-'))
        code.chop(1);
    return code;
}

bool isTaken(const QList<ErrorType> &types, const QString &code, const Title &title)
{
    return std::any_of(types.begin(), types.end(), [&](const ErrorType &type) {
        return type.code == code || (!title.zh.isEmpty() && type.title.zh == title.zh)
            || (!title.en.isEmpty() && type.title.en == title.en) || isTaken(type.subtypes, code, title);
    });
}

} // namespace

Result<QSet<QuestionVersionId>> ErrorSampleService::faulty()
{
    YUYI_TRY(const auto all, faultyQuestions(m_stores));
    QSet<QuestionVersionId> versions;
    for (const FaultyQuestion &one : all)
        versions.insert(one.version);
    return versions;
}

Result<ResultsData> ErrorSampleService::dataOf(const ErrorSampleRequest &request)
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    YUYI_TRY(const auto info, m_stores.project().info());
    YUYI_CHECK(checked(request, info.preset));
    ResultsQuery query;
    query.runs = request.runs;
    if (!request.rightIn.isNull())
        query.runs.append(request.rightIn);
    query.scorer = request.scorer;
    return ResultsService(m_stores, m_actor).data(query);
}

Result<SamplePreview> ErrorSampleService::preview(const ErrorSampleRequest &request)
{
    YUYI_TRY(const auto data, dataOf(request));
    YUYI_TRY(const auto without, faulty());
    const QList<WrongAnswer> wrong = wrongAnswers(data, request, without);
    SamplePreview preview;
    preview.shares = allocate(data.preset, request, wrong, {}, itemsByStratum(data, request));
    preview.wrong = static_cast<int>(wrong.size());
    for (const StratumShare &share : std::as_const(preview.shares))
        preview.share += share.share;
    return preview;
}

Result<ErrorSample> ErrorSampleService::draw(const ErrorSampleRequest &request)
{
    ErrorSample sample;
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        YUYI_TRY(const auto data, dataOf(request));
        YUYI_TRY(const auto without, faulty());
        const QList<WrongAnswer> wrong = wrongAnswers(data, request, without);
        if (wrong.isEmpty())
            return failure(ErrorCode::Refused, request.rightIn.isNull()
                                                   ? Tr::tr("These runs have no wrong answers to sample.")
                                                   : Tr::tr("These runs have no wrong answers to items "
                                                            "that the other run answers correctly."));
        sample.id = ErrorSampleId::create();
        sample.name = nameFor(request, data);
        sample.runs = request.runs;
        sample.rightIn = request.rightIn;
        sample.strata = request.strata;
        sample.allocation = request.allocation;
        sample.withMisses = request.withMisses;
        sample.scorer = request.scorer;
        sample.seed = request.seed;
        sample.expertsPerCase = request.expertsPerCase;
        sample.createdAt = m_now();
        sample.createdBy = m_actor;
        const QList<WrongAnswer> drawn =
            yuyi::draw(request, wrong, {},
                       allocate(data.preset, request, wrong, {}, itemsByStratum(data, request)));
        YUYI_CHECK(m_stores.errors().addSample(sample));
        YUYI_CHECK(m_stores.errors().addCases(casesOf(sample.id, drawn, 0, sample.createdAt)));
        return m_stores.record(makeEvent(Entity::ErrorSample, sample.id.value(), AuditAction::Drawn, m_actor, {},
                                         QByteArray::number(drawn.size())));
    }));
    return sample;
}

Result<int> ErrorSampleService::topUp(const ErrorSampleId &id, int size)
{
    int came = 0;
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        YUYI_TRY(const auto sample, m_stores.errors().sample(id));
        YUYI_TRY(const auto cases, m_stores.errors().cases(id));
        const ErrorSampleRequest request = requestOf(sample, size);
        YUYI_TRY(const auto data, dataOf(request));
        if (size <= cases.size()) {
            return failure(ErrorCode::Invalid,
                           Tr::tr("The sample already has %1 cases. To add more, enter a larger total number of cases.").arg(cases.size()));
        }
        YUYI_TRY(const auto without, faulty());
        const QList<WrongAnswer> wrong = wrongAnswers(data, request, without);
        const QSet<AttemptId> drawn = attemptsOf(cases);
        const QList<WrongAnswer> more =
            yuyi::draw(request, wrong, drawn,
                       allocate(data.preset, request, wrong, drawn, itemsByStratum(data, request)));
        if (more.isEmpty())
            return failure(ErrorCode::Refused, Tr::tr("All wrong answers of these runs are already in the sample."));
        came = static_cast<int>(more.size());
        YUYI_CHECK(m_stores.errors().addCases(casesOf(id, more, static_cast<int>(cases.size()), m_now())));
        return m_stores.record(makeEvent(Entity::ErrorSample, id.value(), AuditAction::ToppedUp, m_actor,
                                         QByteArray::number(cases.size()), QByteArray::number(cases.size() + came)));
    }));
    return came;
}

Result<int> ErrorSampleService::caseCount(const ErrorSampleId &id)
{
    YUYI_TRY(const auto cases, m_stores.errors().cases(id));
    return static_cast<int>(cases.size());
}

Result<QList<SampleProgress>> ErrorSampleService::samples()
{
    YUYI_CHECK(requireResultsReader(m_stores, m_actor));
    YUYI_TRY(const auto samples, m_stores.errors().samples());
    QList<SampleProgress> list;
    for (const ErrorSample &sample : samples) {
        YUYI_TRY(const auto cases, m_stores.errors().cases(sample.id));
        YUYI_TRY(const auto codes, m_stores.errors().codesOfSample(sample.id));
        SampleProgress progress;
        progress.sample = sample;
        progress.cases = static_cast<int>(cases.size());
        QHash<ErrorCaseId, QList<CaseCode>> byCase;
        for (const CaseCode &code : codes) {
            byCase[code.errorCase].append(code);
            if (!code.final && code.state == CaseCodeState::Submitted) {
                ++progress.submitted;
                progress.own += code.expert == m_actor ? 1 : 0;
            }
        }
        YUYI_TRY(const auto accepted, acceptedAnswers(m_stores, codes));
        for (auto ofCase = byCase.constBegin(); ofCase != byCase.constEnd(); ++ofCase) {
            const ErrorCaseState state = errorCaseState(*ofCase, sample.expertsPerCase, accepted.value(ofCase.key()));
            progress.decided += state == ErrorCaseState::Decided ? 1 : 0;
            progress.disputed += state == ErrorCaseState::Disputed ? 1 : 0;
        }
        list.append(progress);
    }
    return list;
}

Result<ErrorTypes> ErrorSampleService::types()
{
    YUYI_TRY(const auto versions, m_stores.errors().types());
    if (!versions.isEmpty())
        return versions.constLast();
    YUYI_TRY(const auto info, m_stores.project().info());
    ErrorTypes preset;
    preset.number = 0;
    preset.types = info.preset.errorTypes;
    return preset;
}

Result<ErrorTypes> ErrorSampleService::addType(const Title &title, const QString &under)
{
    ErrorTypes next;
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireLead(m_stores, m_actor));
        YUYI_TRY(const auto current, types());
        const Title clean{title.zh.trimmed(), title.en.trimmed()};
        const QString code = codeFor(clean);
        if (code.isEmpty())
            return failure(ErrorCode::Invalid, Tr::tr("Enter a name for the error type."));
        if (isTaken(current.types, code, clean))
            return failure(ErrorCode::Invalid, Tr::tr("An error type with this name already exists."));
        next = current;
        next.id = ErrorTypesId::create();
        next.createdAt = m_now();
        next.createdBy = m_actor;
        const ErrorType type{code, clean, {}};
        if (under.isEmpty()) {
            next.types.append(type);
        } else {
            const auto parent = std::find_if(next.types.begin(), next.types.end(),
                                             [&](const ErrorType &one) { return one.code == under; });
            if (parent == next.types.end())
                return failure(ErrorCode::NotFound, Tr::tr("There is no error type “%1”.").arg(under));
            parent->subtypes.append(type);
        }
        YUYI_TRY(const auto added, m_stores.errors().addTypes(next));
        next = added;
        return m_stores.record(makeEvent(Entity::ErrorSample, next.id.value(), AuditAction::TypeAdded, m_actor, {},
                                         code.toUtf8()));
    }));
    return next;
}

} // namespace yuyi
