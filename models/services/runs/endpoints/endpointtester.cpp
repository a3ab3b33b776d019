// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/endpoints/endpointtester.h"

#include "models/clients/dialect.h"
#include "models/evaluation/prompts/sentpicture.h"
#include "models/services/runs/endpoints/endpointadvice.h"
#include "models/services/runs/endpoints/testpicture.h"
#include "models/services/runs/practice/practicecases.h"
#include "models/services/runs/practice/practiceserver.h"
#include "models/services/runs/prompts/tokenestimate.h"

#include <QCoreApplication>
#include <QRandomGenerator>

#include <algorithm>

namespace yuyi {

namespace {

constexpr int listDeadline = 20000; // milliseconds
constexpr qint64 largestAnswer = qint64(4) << 20;
constexpr int mostRepairs = 3; // a model may refuse temperature, top-p and max_tokens one after the other

QString question(bool withPicture)
{
    return withPicture ? QStringLiteral("Which number is in the picture? Reply with the number alone.\n图片中的数字是多少？只回答数字。")
                       : QStringLiteral("What is 40 + 2? Reply with the number alone.\n40 + 2 等于多少？只回答数字。");
}

/// Whether the reply names the number by itself, not as a part of another.
bool names(const QString &reply, const QString &number)
{
    const QString text = reply.normalized(QString::NormalizationForm_KC);
    const auto isDigit = [&](qsizetype at) { return at >= 0 && at < text.size() && text.at(at) >= u'0' && text.at(at) <= u'9'; };
    for (qsizetype at = text.indexOf(number); at >= 0; at = text.indexOf(number, at + 1)) {
        if (!isDigit(at - 1) && !isDigit(at + number.size()))
            return true;
    }
    return false;
}

} // namespace

struct EndpointTester::Work {
    explicit Work(const Endpoint &asked) : client(transportOf(asked.dialect).release()), endpoint(asked) {}
    ~Work() { client->deleteLater(); } // it may be calling us at this moment
    Q_DISABLE_COPY_MOVE(Work)

    ChatTransport *client;
    QObject alive; // nothing is called back once it is gone
    Endpoint endpoint;
    QByteArray key;
    EndpointTrial trial;
    bool chat = true;
    int repairs = 0;
};

EndpointTester::EndpointTester(QObject *parent) : QObject(parent) {}

EndpointTester::~EndpointTester() = default;

bool EndpointTester::isRunning() const
{
    return m_work != nullptr;
}

void EndpointTester::start(const Endpoint &endpoint, const QByteArray &key, int number)
{
    m_work = std::make_unique<Work>(endpoint);
    m_work->key = key;
    EndpointTrial &trial = m_work->trial;
    trial.withPicture = endpoint.section != ModelSection::TextOnly;
    trial.shownNumber = !trial.withPicture
                          ? QStringLiteral("42")
                          : QString::number(number >= 10 && number <= 99
                                                ? number
                                                : QRandomGenerator::global()->bounded(10, 100));
    trial.learned = endpoint.parameters;
    askModels();
}

void EndpointTester::listModels(const Endpoint &endpoint, const QByteArray &key)
{
    m_work = std::make_unique<Work>(endpoint);
    m_work->key = key;
    m_work->chat = false;
    m_work->trial.learned = endpoint.parameters;
    askModels();
}

void EndpointTester::stop()
{
    if (!m_work)
        return;
    m_work->trial.stopped = true;
    finish();
}

void EndpointTester::finish()
{
    const EndpointTrial trial = m_work->trial;
    m_work.reset();
    Q_EMIT finished(trial);
}

void EndpointTester::askModels()
{
    const Dialect &dialect = dialectOf(m_work->endpoint.dialect);
    const HttpLimits limits{std::min(listDeadline, m_work->endpoint.deadlineSeconds * 1000), largestAnswer};
    m_work->client->send(dialect.models(QUrl(m_work->endpoint.baseUrl)), m_work->key, limits,
                         &m_work->alive, [this, &dialect](const HttpAnswer &answer) {
                             EndpointTrial &trial = m_work->trial;
                             trial.models = dialect.readModels(answer);
                             trial.models.removeAll(QString());
                             for (QString &name : trial.models)
                                 name = messageWithoutKey(name, m_work->key);
                             trial.modelsListed = !trial.models.isEmpty();
                             if (!trial.modelsListed) {
                                 // A list has no reply; what is wrong with the answer is read all the same.
                                 const ChatReply fault =
                                     withoutKey(dialect.readChat(answer), m_work->key);
                                 const bool fine =
                                     answer.fault == HttpFault::None && answer.status == 200;
                                 trial.modelsFault = fine ? QString() : fault.message;
                             }
                             Q_EMIT modelsRead(trial);
                             if (!m_work)
                                 return; // stopped by who was told
                             if (m_work->chat)
                                 ask();
                             else
                                 finish();
                         });
}

void EndpointTester::ask()
{
    Work &work = *m_work;
    ChatRequest request;
    request.model = work.endpoint.model;
    request.parameters = work.trial.learned;
    ChatTurn turn;
    if (work.trial.withPicture) {
        PictureProfile profile = work.endpoint.pictures;
        const QStringList taken = dialectOf(work.endpoint.dialect).mediaTypes();
        profile.mediaTypes.removeIf([&](const QString &type) { return !taken.contains(type); });
        const auto picture = preparePicture(testPicture(work.trial.shownNumber.toInt()), profile);
        if (!picture) {
            work.trial.status = ReplyStatus::BadRequest;
            work.trial.message = picture.error().sentence;
            finish();
            return;
        }
        ChatPart part;
        part.base64 = picture->bytes.toBase64();
        part.mediaType = picture->mediaType;
        turn.parts.append(part);
    }
    ChatPart text;
    text.text = question(work.trial.withPicture);
    turn.parts.append(text);
    request.turns.append(turn);
    const Dialect &dialect = dialectOf(work.endpoint.dialect);
    const HttpLimits limits{work.endpoint.deadlineSeconds * 1000, largestAnswer};
    HttpCall call = dialect.chat(QUrl(work.endpoint.baseUrl), request);
    if (work.endpoint.isPractice()) {
        call.practice = std::make_shared<const PracticeCase>(
            practiceTest(work.endpoint, work.trial.shownNumber, estimatedTextTokens(text.text)));
    }
    work.client->send(call, work.key, limits, &work.alive, [this, &dialect](const HttpAnswer &answer) {
        const ChatReply reply = withoutKey(dialect.readChat(answer), m_work->key);
        EndpointTrial &trial = m_work->trial;
        const ParameterRepair &repair = reply.repair;
        if (reply.status == ReplyStatus::BadRequest && (repair.completionTokens || !repair.leaveOut.isEmpty())
            && m_work->repairs < mostRepairs) {
            ++m_work->repairs;
            trial.newlyLearned = true;
            if (repair.completionTokens)
                trial.learned.completionTokens = true;
            else if (!trial.learned.leftOut.contains(repair.leaveOut))
                trial.learned.leftOut.append(repair.leaveOut);
            ask();
            return;
        }
        trial.status = reply.status;
        trial.text = reply.text.trimmed();
        trial.reasoning = reply.reasoning.trimmed();
        trial.message = reply.message;
        trial.httpStatus = reply.httpStatus;
        trial.milliseconds = answer.milliseconds;
        trial.tokensIn = reply.tokensIn;
        trial.tokensOut = reply.tokensOut;
        trial.cutShort = reply.cutShort;
        if (trial.withPicture && reply.status == ReplyStatus::Answered && !trial.text.isEmpty())
            trial.pictureSeen = names(trial.text, trial.shownNumber);
        trial.advice = adviceFor(m_work->endpoint, trial, !m_work->key.isEmpty());
        // What was learned from a request that failed all the same is not worth keeping.
        trial.newlyLearned = trial.newlyLearned && trial.status == ReplyStatus::Answered;
        finish();
    });
}

} // namespace yuyi
