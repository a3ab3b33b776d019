// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/errors/probe.h"

#include "models/clients/dialect.h"
#include "models/domain/annotation/questionpictures.h"
#include "models/services/errors/errorcodingservice.h"
#include "models/services/runs/endpoints/endpointadvice.h"
#include "models/services/runs/endpoints/endpointservice.h"
#include "models/services/runs/practice/practicecases.h"
#include "models/services/runs/practice/practiceserver.h"
#include "models/services/runs/prompts/tokenestimate.h"

#include <QCoreApplication>
#include <QFutureWatcher>
#include <QtConcurrent>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ErrorProbe)
};

constexpr qint64 largestAnswer = qint64(4) << 20; // bytes
constexpr int mostRepairs = 3;                    // a model may refuse temperature, top-p and max_tokens one after the other

double costOf(const Endpoint &endpoint, qint64 in, qint64 out)
{
    return (static_cast<double>(std::max<qint64>(0, in)) * endpoint.priceInput
            + static_cast<double>(std::max<qint64>(0, out)) * endpoint.priceOutput)
         / 1e6;
}

QString problemOf(const ChatReply &reply)
{
    const QString said = reply.message.trimmed();
    switch (reply.status) {
    case ReplyStatus::Answered: return {};
    case ReplyStatus::Blocked:
        return said.isEmpty() ? Tr::tr("The server's content filter blocked the reply.")
                              : Tr::tr("The server's content filter blocked the reply: %1").arg(said);
    case ReplyStatus::Account:
        return said.isEmpty() ? Tr::tr("The server rejected the key or the account.") : Tr::tr("The server rejected the key or the "
                                                                                               "account: %1")
                                                                                            .arg(said);
    case ReplyStatus::BadRequest:
        return said.isEmpty() ? Tr::tr("The server rejected the question.") : Tr::tr("The server rejected the question: %1").arg(said);
    case ReplyStatus::Transient: break;
    }
    return said.isEmpty() ? Tr::tr("No reply was received.") : Tr::tr("No reply was received: %1").arg(said);
}

} // namespace

Result<QString> usableProbe(const QString &typed)
{
    const QString question = typed.trimmed();
    if (question.isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("Write a question to the model."));
    if (question.size() > longestProbe)
        return failure(ErrorCode::Invalid, Tr::tr("The question is too long. Shorten it to at most %1 characters.").arg(longestProbe));
    return question;
}

Result<ProbeMaterial> ErrorProbeService::material(const ErrorCaseId &id)
{
    // Seeing the case comes first: it refuses what is hidden from the person.
    YUYI_TRY(const auto view, ErrorCodingService(m_stores, m_actor).view(id));
    if (!view.probeRefusal.isEmpty())
        return failure(ErrorCode::Refused, view.probeRefusal);
    ProbeMaterial material;
    material.errorCase = id;
    material.folder = m_folder;
    material.run.run = view.drawn.run;
    YUYI_TRY(const auto endpoint, m_stores.endpoints().endpoint(view.drawn.run.endpoint));
    material.run.endpoint = endpoint;
    YUYI_TRY(const auto promptTemplate, m_stores.endpoints().promptTemplate(view.drawn.run.promptTemplate));
    material.run.promptTemplate = promptTemplate;
    material.withPicture = showsPictures(material.run.run, promptTemplate.configuration);
    if (const ScoredResponse *read = scoreThatCounts(view.drawn.details.scores, view.sample.scorer))
        material.said = read->answer;
    ItemSetItem item;
    item.question = view.item.question.versionId;
    item.image = view.item.image.id;
    item.itemId = view.item.itemId;
    YUYI_CHECK(fillMaterial(m_stores, {item}, material.run));
    const MaterialItem &asked = material.run.items.constFirst();
    const QList<Option> shown = optionsFor(material.run, asked.question, view.drawn.details.attempt.slot);
    const QList<ItemPicture> pictures = itemPictures(asked.question, asked.own, shown);
    for (const ItemPicture &one : pictures)
        material.pictures.append(one.medium);
    return material;
}

Result<QList<ListedProbe>> ErrorProbeService::list(const ErrorSampleId &sample)
{
    ErrorCodingService coding(m_stores, m_actor);
    YUYI_TRY(const auto lines, coding.cases(sample));
    QList<ListedProbe> list;
    for (const ErrorCaseLine &line : lines) {
        YUYI_TRY(const auto some, m_stores.errors().probes(line.errorCase.id));
        if (some.isEmpty())
            continue;
        YUYI_TRY(const auto view, coding.view(line.errorCase.id));
        for (const ErrorProbe &probe : view.probes)
            list.append({view.item.itemId, probe, jointVerdict(view.judgements, probe.id)});
    }
    return list;
}

struct ErrorProber::Work {
    explicit Work(const ProbeMaterial &asked) : client(transportOf(asked.run.endpoint.dialect).release()), material(asked) {}
    ~Work() { client->deleteLater(); } // it may be calling us at this moment
    Q_DISABLE_COPY_MOVE(Work)

    ChatTransport *client;
    QObject alive; // nothing is called back once it is gone
    ProbeMaterial material;
    QByteArray key;
    QList<EncodedPicture> pictures;
    ProbeOutcome outcome;
    int repairs = 0;
};

ErrorProber::ErrorProber(QObject *parent) : QObject(parent) {}

ErrorProber::~ErrorProber() = default;

ErrorCaseId ErrorProber::errorCase() const
{
    return m_work ? m_work->material.errorCase : ErrorCaseId();
}

void ErrorProber::start(const ProbeMaterial &material, const QByteArray &key, const QString &question)
{
    m_work = std::make_unique<Work>(material);
    m_work->key = key;
    ProbeOutcome &outcome = m_work->outcome;
    outcome.learned = material.run.endpoint.parameters;
    ErrorProbe &probe = outcome.probe;
    probe.id = ErrorProbeId::create();
    probe.errorCase = material.errorCase;
    probe.endpoint = material.run.endpoint.id;
    probe.model = material.run.run.model;
    probe.question = question;
    if (!material.withPicture) {
        ask();
        return;
    }
    using Prepared = Result<QList<EncodedPicture>>;
    auto *watcher = new QFutureWatcher<Prepared>(&m_work->alive);
    connect(watcher, &QFutureWatcherBase::finished, &m_work->alive, [this, watcher] {
        const Prepared prepared = watcher->result();
        watcher->deleteLater();
        if (!prepared) {
            m_work->outcome.probe.status = ReplyStatus::BadRequest;
            m_work->outcome.problem = prepared.error().sentence;
            finish();
            return;
        }
        m_work->pictures = *prepared;
        ask();
    });
    watcher->setFuture(
        QtConcurrent::run([wanted = material.pictures, profile = material.run.pictures, folder = material.folder]() -> Prepared {
            try {
                SentPictures pictures(folder);
                QList<EncodedPicture> all;
                for (const Medium &one : wanted) {
                    YUYI_TRY(const auto picture, pictures.picture(one, profile));
                    all.append(picture);
                }
                return all;
            } catch (const std::exception &exception) {
                return failure(ErrorCode::Environment, Tr::tr("The image could not be prepared because of an unexpected error."),
                               QString::fromLocal8Bit(exception.what()));
            }
        }));
}

void ErrorProber::stop()
{
    if (!m_work)
        return;
    m_work->outcome.stopped = true;
    finish();
}

void ErrorProber::finish()
{
    const ProbeOutcome outcome = m_work->outcome;
    m_work.reset();
    Q_EMIT finished(outcome);
}

void ErrorProber::ask()
{
    Work &work = *m_work;
    const Endpoint &endpoint = work.material.run.endpoint;
    ChatRequest request;
    request.model = work.material.run.run.model;
    request.parameters = withLearned(work.material.run.run.parameters, work.outcome.learned);
    ChatTurn turn;
    qint64 estimated = estimatedTextTokens(work.outcome.probe.question);
    for (const EncodedPicture &picture : std::as_const(work.pictures)) {
        ChatPart part;
        part.base64 = picture.base64;
        part.mediaType = picture.mediaType;
        turn.parts.append(part);
        estimated += estimatedPictureTokens(endpoint.dialect, endpoint.service, picture.size);
    }
    ChatPart text;
    text.text = work.outcome.probe.question;
    turn.parts.append(text);
    request.turns.append(turn);
    const Dialect &dialect = dialectOf(endpoint.dialect);
    const HttpLimits limits{endpoint.deadlineSeconds * 1000, largestAnswer};
    const auto answered = [this, &dialect, estimated](const HttpAnswer &answer) {
        const ChatReply reply = withoutKey(dialect.readChat(answer), m_work->key);
        ProbeOutcome &outcome = m_work->outcome;
        const ParameterRepair &repair = reply.repair;
        if (reply.status == ReplyStatus::BadRequest && (repair.completionTokens || !repair.leaveOut.isEmpty())
            && m_work->repairs < mostRepairs) {
            ++m_work->repairs;
            outcome.newlyLearned = true;
            outcome.learned.completionTokens = outcome.learned.completionTokens || repair.completionTokens;
            if (!repair.leaveOut.isEmpty() && !outcome.learned.leftOut.contains(repair.leaveOut))
                outcome.learned.leftOut.append(repair.leaveOut);
            ask();
            return;
        }
        const Endpoint &asked = m_work->material.run.endpoint;
        ErrorProbe &probe = outcome.probe;
        probe.status = reply.status;
        probe.reply = reply.text.trimmed();
        probe.tokensInput = reply.tokensIn;
        probe.tokensOutput = reply.tokensOut;
        outcome.problem = problemOf(reply);
        if (reply.status == ReplyStatus::Answered) {
            // Servers that do not tell still charge.
            probe.cost = costOf(asked, reply.tokensIn < 0 ? estimated : reply.tokensIn,
                                reply.tokensOut < 0 ? estimatedTextTokens(reply.text) + estimatedTextTokens(reply.reasoning)
                                                    : reply.tokensOut);
            if (reply.cutShort)
                probe.message = Tr::tr("The reply was cut off at the token limit.");
        } else {
            probe.message = reply.message;
            if (reply.status != ReplyStatus::Blocked) {
                EndpointTrial trial;
                trial.status = reply.status;
                trial.message = reply.message;
                trial.httpStatus = reply.httpStatus;
                trial.withPicture = !m_work->pictures.isEmpty();
                outcome.advice = adviceFor(asked, trial, !m_work->key.isEmpty());
            }
        }
        // What was learned from a request that failed all the same is not worth keeping.
        outcome.newlyLearned = outcome.newlyLearned && reply.status == ReplyStatus::Answered;
        finish();
    };
    HttpCall call = dialect.chat(QUrl(endpoint.baseUrl), request);
    if (endpoint.isPractice()) {
        call.practice = std::make_shared<const PracticeCase>(
            practiceProbe(work.material.run, work.material.said, work.outcome.probe.question, estimated));
    }
    work.client->send(call, work.key, limits, &work.alive, answered);
}

} // namespace yuyi
