// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errors/errorsdesk.h"

#include "models/domain/text.h"
#include "models/services/rules/permissions.h"

namespace yuyi {

namespace {

constexpr int changePauseMs = 300;

/// The words of the cases that are not known yet.
Result<> readWords(Stores &stores, ErrorsData &data)
{
    QList<QuestionVersionId> versions;
    for (const ReportedCase &one : data.report.cases)
        versions.append(one.question);
    const auto questions = stores.runs().questions(versions);
    if (!questions)
        return passOn(questions);
    QHash<QuestionVersionId, Question> known;
    for (const Question &one : *questions)
        known.insert(one.versionId, one);
    for (const ReportedCase &one : data.report.cases) {
        if (data.words.contains(one.errorCase.id))
            continue;
        const auto reply = stores.runs().response(one.errorCase.attempt);
        if (!reply)
            return passOn(reply);
        const Question question = known.value(one.question);
        CaseWords words{question.stem, reply->response.reply, {}};
        if (const int key = question.keyIndex(); key >= 0) {
            const qsizetype shown = reply->attempt.shownOrder.indexOf(question.options.at(key).id);
            words.key = optionLetter(shown >= 0 ? shown : key);
        }
        data.words.insert(one.errorCase.id, words);
    }
    return {};
}

Result<std::shared_ptr<const ErrorsData>> readAll(Stores &stores, const PersonId &person, const ErrorSampleId &wanted,
                                                  const QHash<ErrorCaseId, CaseWords> &words)
{
    auto data = std::make_shared<ErrorsData>();
    data->wanted = wanted;
    if (const auto allowed = requireResultsReader(stores, person); !allowed)
        return passOn(allowed);
    auto samples = ErrorSampleService(stores, person).samples();
    if (!samples)
        return passOn(samples);
    data->samples = std::move(*samples);
    auto runs = stores.runs().runs();
    if (!runs)
        return passOn(runs);
    data->runs = std::move(*runs);
    const auto all = stores.runs().runs(true);
    if (!all)
        return passOn(all);
    const auto info = stores.project().info();
    if (!info)
        return passOn(info);
    for (const Configuration &one : info->preset.configurations)
        data->configurations.insert(one.code, one.title.text());
    for (const Run &run : *all) {
        const QString configuration = data->configurations.value(run.configuration, run.configuration);
        data->runTitles.insert(run.id, ErrorsDesk::tr("%1 · %2", "model, configuration").arg(modelTitle(run), configuration));
    }
    if (data->samples.isEmpty())
        return data;
    data->chosen = data->samples.constFirst().sample.id;
    for (const SampleProgress &one : std::as_const(data->samples)) {
        if (one.sample.id == wanted)
            data->chosen = wanted;
    }
    auto report = ErrorReportService(stores, person).data({data->chosen});
    if (!report)
        return passOn(report);
    data->report = std::move(*report);
    data->agreement = expertAgreement(data->report);
    auto hidden = hiddenItems(stores, person);
    if (!hidden)
        return passOn(hidden);
    data->hidden = std::move(*hidden);
    QList<ImageId> ids;
    for (const ReportedCase &one : std::as_const(data->report.cases))
        ids.append(one.image);
    const auto images = stores.images().images(ids);
    if (!images)
        return passOn(images);
    for (const Image &image : *images)
        data->images.insert(image.id, image);
    data->words = words;
    if (const auto read = readWords(stores, *data); !read)
        return passOn(read);
    return data;
}

} // namespace

ErrorsDesk::ErrorsDesk(PageContext context, QObject *parent)
    : PageDeskOf(context, changePauseMs,
                 {Entity::ErrorSample, Entity::ErrorCase, Entity::Run, Entity::Assignment, Entity::Vote, Entity::Project}, parent)
{
}

const SampleProgress *ErrorsDesk::sample() const
{
    if (!data())
        return nullptr;
    for (const SampleProgress &one : data()->samples) {
        if (one.sample.id == data()->chosen)
            return &one;
    }
    return nullptr;
}

void ErrorsDesk::choose(const ErrorSampleId &id)
{
    if (data() && data()->chosen == id && m_wanted == id)
        return;
    m_wanted = id;
    reload();
}

std::function<ErrorsDesk::Reading(Stores &)> ErrorsDesk::reading() const
{
    const QHash<ErrorCaseId, CaseWords> words = data() ? data()->words : QHash<ErrorCaseId, CaseWords>();
    return [person = context().project.person().id, wanted = m_wanted, words](Stores &stores) {
        return readAll(stores, person, wanted, words);
    };
}

} // namespace yuyi
