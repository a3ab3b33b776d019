// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/clients/httpclient.h"

#include "models/clients/dialect.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QNetworkRequest>
#include <QPointer>
#include <QTimer>

#include <algorithm>

namespace yuyi {

struct HttpClient::Line {
    QNetworkAccessManager manager;
    int busy = 0;
};

namespace {

constexpr int connectionsPerManager = 6;

/// @brief A body that is read once. Qt sends a request again by itself when the connection ends before an answer begins, a POST too;
/// whoever asks decides about that and writes it down. (No QBuffer: of that Qt takes the bytes and never asks it to begin anew.)
class BodyOnce final : public QIODevice
{
public:
    explicit BodyOnce(QByteArray bytes) : m_bytes(std::move(bytes)) { open(QIODevice::ReadOnly | QIODevice::Unbuffered); }
    qint64 size() const override { return m_bytes.size(); }
    bool reset() override { return false; }

protected:
    qint64 readData(char *target, qint64 most) override
    {
        const qint64 count = std::min(most, m_bytes.size() - pos());
        std::copy_n(m_bytes.constData() + pos(), count, target);
        return count;
    }
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    QByteArray m_bytes;
};

/// "Yuyi/1.2.3".
QString agent()
{
    const QString version = QCoreApplication::applicationVersion();
    return version.isEmpty() ? QStringLiteral("Yuyi") : QStringLiteral("Yuyi/%1").arg(version);
}

QNetworkRequest requestFor(const HttpCall &call, const QByteArray &key)
{
    QNetworkRequest request(call.url);
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    request.setAttribute(QNetworkRequest::Http2AllowedAttribute, false);
    request.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::CacheLoadControlAttribute, QNetworkRequest::AlwaysNetwork);
    request.setAttribute(QNetworkRequest::CacheSaveControlAttribute, false);
    // The library would call itself a browser, and tell the language of the desktop.
    request.setHeader(QNetworkRequest::UserAgentHeader, agent());
    request.setRawHeader("Accept-Language", "*");
    // Nothing is unpacked for us: a small packed body cannot become a large one.
    request.setRawHeader("Accept-Encoding", "identity");
    for (const auto &[name, value] : call.headers)
        request.setRawHeader(name, value);
    if (!call.keyHeader.isEmpty() && !key.isEmpty())
        request.setRawHeader(call.keyHeader, call.keyPrefix + key);
    return request;
}

bool isTlsFault(QNetworkReply::NetworkError error)
{
    return error == QNetworkReply::SslHandshakeFailedError;
}

} // namespace

HttpClient::HttpClient(QObject *parent) : ChatTransport(parent) {}

HttpClient::~HttpClient() = default;

QNetworkAccessManager *HttpClient::leastBusy()
{
    const auto free = std::find_if(m_lines.begin(), m_lines.end(),
                                   [](const auto &line) { return line->busy < connectionsPerManager; });
    if (free != m_lines.end())
        return &(*free)->manager;
    m_lines.push_back(std::make_unique<Line>());
    return &m_lines.back()->manager;
}

void HttpClient::send(const HttpCall &call, const QByteArray &key, const HttpLimits &limits, QObject *context, Done done)
{
    QNetworkAccessManager *manager = leastBusy();
    const auto line = std::find_if(m_lines.begin(), m_lines.end(),
                                   [&](const auto &candidate) { return &candidate->manager == manager; });
    Line *used = line->get();
    ++used->busy;
    ++m_inFlight;

    const QNetworkRequest request = requestFor(call, key);
    auto *body = call.post ? new BodyOnce(call.body.bytes()) : nullptr;
    QNetworkReply *reply = body ? manager->post(request, body) : manager->get(request);
    if (body)
        body->setParent(reply);
    auto answer = std::make_shared<HttpAnswer>();
    answer->deadline.setRemainingTime(limits.deadline);
    auto clock = std::make_shared<QElapsedTimer>();
    clock->start();
    auto *deadline = new QTimer(reply);
    deadline->setSingleShot(true);
    connect(deadline, &QTimer::timeout, reply, [reply, answer] {
        answer->fault = HttpFault::Deadline;
        reply->abort();
    });
    deadline->start(limits.deadline);
    connect(reply, &QIODevice::readyRead, reply, [reply, answer, largest = limits.largestBody] {
        answer->body += reply->read(largest + 1 - answer->body.size());
        if (answer->body.size() <= largest)
            return;
        answer->fault = HttpFault::TooLarge;
        reply->abort();
    });
    connect(reply, &QNetworkReply::finished, this,
            [this, reply, answer, clock, key, used, guard = QPointer<QObject>(context), done = std::move(done)] {
                --used->busy;
                --m_inFlight;
                reply->deleteLater();
                answer->milliseconds = clock->elapsed();
                answer->status = reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
                const auto headers = reply->rawHeaderPairs();
                for (const auto &[name, value] : headers)
                    answer->headers.append({name.toLower(), value});
                if (answer->fault == HttpFault::None) {
                    const QNetworkReply::NetworkError error = reply->error();
                    // An answer with a status is read as one, whatever Qt calls it; one that broke off is not.
                    const bool brokeOff = error > QNetworkReply::NoError && error < QNetworkReply::ContentAccessDenied;
                    if (brokeOff || (error != QNetworkReply::NoError && answer->status == 0)) {
                        answer->fault = isTlsFault(error) ? HttpFault::Tls : HttpFault::Network;
                        // The wish to send again is the library's; what happened is that nothing came back.
                        answer->faultText = error == QNetworkReply::ContentReSendError
                                              ? tr("The connection was closed before a reply arrived.")
                                              : messageWithoutKey(reply->errorString(), key);
                    } else {
                        answer->body += reply->readAll();
                    }
                }
                if (guard)
                    done(*answer);
            });
}

} // namespace yuyi
