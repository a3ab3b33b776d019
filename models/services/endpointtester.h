// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/endpoint.h"
#include "models/domain/run.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

namespace yuyi {

/// @brief What came of trying an endpoint. No text in it holds the key.
struct EndpointTrial {
    bool modelsListed = false;       ///< the server said which models it has
    QStringList models;
    QString modelsFault;             ///< why it did not

    ReplyStatus status = ReplyStatus::Transient;
    QString text;                    ///< of the model
    QString reasoning;
    QString message;                 ///< of the server, or what went wrong
    QString advice;                  ///< what to do about it; empty: nothing to do
    int httpStatus = 0;
    qint64 milliseconds = 0;         ///< of the one request
    qint64 tokensIn = -1;            ///< −1: not told
    qint64 tokensOut = -1;
    bool cutShort = false;           ///< ended at the token limit
    bool withPicture = false;        ///< text-only models are sent none
    QString shownNumber;             ///< the number on the picture that was sent
    std::optional<bool> pictureSeen; ///< whether the reply names it; nothing when no picture was sent, or no text came
    bool stopped = false;
    /// What the server turned out to refuse, as in the endpoint's parameters; to be kept (EndpointService::learn).
    ChatParameters learned;
    bool newlyLearned = false;

    bool answered() const { return status == ReplyStatus::Answered && !stopped; }
};

/// @brief Tries an endpoint: asks for its list of models, then sends one tiny request with a picture drawn by us, just as a run
/// sends it. On a thread with an event loop, which it never blocks. One test at a time.
class EndpointTester : public QObject
{
    Q_OBJECT
public:
    explicit EndpointTester(QObject *parent = nullptr);
    ~EndpointTester() override;   ///< stops

    /// `key` empty: none is sent. `number`: on the picture, 10…99; −1: any.
    void start(const Endpoint &endpoint, const QByteArray &key, int number = -1);
    /// The list of models alone, for completing a name; `finished` follows with nothing but it.
    void listModels(const Endpoint &endpoint, const QByteArray &key);
    /// Ends it; `finished` follows with `stopped`.
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

/// The picture of a test: a two-digit number in bold strokes, 10…99. PNG.
QByteArray testPicture(int number);

} // namespace yuyi
