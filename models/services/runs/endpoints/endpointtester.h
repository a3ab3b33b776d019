// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/runs/endpoint.h"
#include "models/domain/runs/run.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

namespace yuyi {

/// The result of testing an endpoint. No text in it contains the API key.
struct EndpointTrial {
    bool modelsListed = false; ///< the server returned its list of models
    QStringList models;
    QString modelsFault; ///< why there is no list

    ReplyStatus status = ReplyStatus::Transient;
    QString text; ///< reply of the model
    QString reasoning;
    QString message; ///< message of the server, or description of the error
    QString advice;  ///< what to do about it; empty if nothing
    int httpStatus = 0;
    qint64 milliseconds = 0; ///< duration of the request
    qint64 tokensIn = -1;    ///< −1 if not reported
    qint64 tokensOut = -1;
    bool cutShort = false;           ///< the reply ended at the token limit
    bool withPicture = false;        ///< a picture was sent; false for text-only models
    QString shownNumber;             ///< the number shown on the picture
    std::optional<bool> pictureSeen; ///< whether the reply names the number; no value without a picture or a reply text
    bool stopped = false;
    /// Parameters that the server refused, in the form of the endpoint's parameters; store them with EndpointService::learn.
    ChatParameters learned;
    bool newlyLearned = false;

    bool answered() const { return status == ReplyStatus::Answered && !stopped; }
};

/// @brief Tests an endpoint: requests its list of models, then sends one small request with a generated picture in the same way
/// as a run. Needs a thread with an event loop, which it never blocks. One test at a time.
class EndpointTester : public QObject
{
    Q_OBJECT
public:
    explicit EndpointTester(QObject *parent = nullptr);
    ~EndpointTester() override; ///< stops

    /// If `key` is empty, no key is sent. `number` is the number on the picture, 10…99; −1: random.
    void start(const Endpoint &endpoint, const QByteArray &key, int number = -1);
    /// Requests only the list of models, for name completion; `finished` is emitted with nothing else.
    void listModels(const Endpoint &endpoint, const QByteArray &key);
    /// Stops the test; `finished` is emitted with `stopped` set.
    void stop();
    bool isRunning() const;

Q_SIGNALS:
    void modelsRead(const yuyi::EndpointTrial &sofar);
    void finished(const yuyi::EndpointTrial &trial);

private:
    void finish();
    void askModels();
    void ask();

    struct Work;
    std::unique_ptr<Work> m_work;
};

} // namespace yuyi
