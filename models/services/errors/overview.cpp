// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/errors/overview.h"

#include "models/domain/annotation/optionlabels.h"
#include "models/services/rules/permissions.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ErrorsData)
};

/// The words of the cases that are not known yet.
Result<> readWords(Stores &stores, ErrorsData &data)
{
    QList<QuestionVersionId> versions;
    for (const ReportedCase &one : data.report.cases)
        versions.append(one.question);
    YUYI_TRY(const auto questions, stores.runs().questions(versions));
    YUYI_TRY(const auto project, stores.project().info());
    QHash<QuestionVersionId, Question> known;
    for (const Question &one : questions)
        known.insert(one.versionId, one);
    QList<AttemptId> attempts;
    for (const ReportedCase &one : data.report.cases) {
        if (!data.words.contains(one.errorCase.id))
            attempts.append(one.errorCase.attempt);
    }
    YUYI_TRY(const auto replies, stores.responses().responses(attempts));
    for (const ReportedCase &one : data.report.cases) {
        if (data.words.contains(one.errorCase.id))
            continue;
        const auto reply = replies.constFind(one.errorCase.attempt);
        if (reply == replies.constEnd())
            return failure(ErrorCode::NotFound,
                           Tr::tr("A case refers to a reply that is not in the project."),
                           one.errorCase.attempt.toString());
        const Question question = known.value(one.question);
        CaseWords words{question.stem, reply->response.reply, {}};
        const OptionSet shown = positionsOf(question.key(), reply->attempt.shownOrder);
        words.key = !question.accepted.isEmpty()
                      ? QStringLiteral("“%1”").arg(question.accepted.constFirst())
                      : optionLabels(project.preset.kind(question.kind),
                                     shown.isEmpty() ? question.keys() : shown);
        data.words.insert(one.errorCase.id, words);
    }
    return {};
}

} // namespace

Result<std::shared_ptr<const ErrorsData>> errorsData(Stores &stores, const PersonId &person, const ErrorSampleId &wanted,
                                                     const QHash<ErrorCaseId, CaseWords> &words)
{
    auto data = std::make_shared<ErrorsData>();
    data->wanted = wanted;
    YUYI_CHECK(requireResultsReader(stores, person));
    YUYI_TRY(auto samples, ErrorSampleService(stores, person).samples());
    data->samples = std::move(samples);
    YUYI_TRY(auto runs, stores.runs().runs());
    data->runs = std::move(runs);
    YUYI_TRY(const auto all, stores.runs().runs(true));
    YUYI_TRY(const auto info, stores.project().info());
    for (const Configuration &one : info.preset.configurations)
        data->configurations.insert(one.code, one.title.text());
    for (const Run &run : all) {
        const QString configuration = data->configurations.value(run.configuration, run.configuration);
        data->runTitles.insert(run.id, Tr::tr("%1 · %2", "model, configuration").arg(modelTitle(run), configuration));
    }
    if (data->samples.isEmpty())
        return data;
    data->chosen = data->samples.constFirst().sample.id;
    for (const SampleProgress &one : std::as_const(data->samples)) {
        if (one.sample.id == wanted)
            data->chosen = wanted;
    }
    YUYI_TRY(auto report, ErrorReportService(stores, person).data({data->chosen}));
    data->report = std::move(report);
    data->agreement = expertAgreement(data->report);
    QList<ImageId> ids;
    for (const ReportedCase &one : std::as_const(data->report.cases))
        ids.append(one.image);
    YUYI_TRY(const auto images, stores.images().images(ids));
    for (const Image &image : images)
        data->images.insert(image.id, image);
    data->words = words;
    YUYI_CHECK(readWords(stores, *data));
    return data;
}

} // namespace yuyi
