// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/clients/httpclient.h"

#include "models/clients/curlloop.h"
#include "models/clients/curltransfer.h"

#include <QNetworkProxy>
#include <QNetworkProxyFactory>
#include <QNetworkProxyQuery>
#include <QPointer>

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {

/// The first of the system's proxies that can carry HTTP; none where there is none.
QNetworkProxy proxyFor(const QUrl &url)
{
    const QList<QNetworkProxy> proxies = QNetworkProxyFactory::proxyForQuery(QNetworkProxyQuery(url));
    const auto usable = std::find_if(proxies.begin(), proxies.end(), [](const QNetworkProxy &proxy) {
        return proxy.type() != QNetworkProxy::FtpCachingProxy;
    });
    return usable == proxies.end() ? QNetworkProxy(QNetworkProxy::NoProxy) : *usable;
}

} // namespace

struct HttpClient::Request {
    Request(const HttpCall &call, const QByteArray &key, const HttpLimits &limits, QObject *forWhom,
            Done whenDone)
        : transfer(call, key, limits, proxyFor(call.url)), context(forWhom),
          done(std::move(whenDone))
    {
    }

    CurlTransfer transfer;
    QPointer<QObject> context;
    Done done;
};

HttpClient::HttpClient(QObject *parent) : ChatTransport(parent), m_loop(std::make_unique<CurlLoop>(this))
{
    connect(m_loop.get(), &CurlLoop::finished, this, [this](CURL *handle, CURLcode result) {
        // The callback may send the next request, or destroy this.
        const auto request = std::move(m_requests.extract(handle).mapped());
        const HttpAnswer answer = request->transfer.answer(result);
        if (request->context)
            request->done(answer);
    });
}

HttpClient::~HttpClient()
{
    for (const auto &[handle, request] : m_requests)
        m_loop->remove(request->transfer.handle());
}

void HttpClient::send(const HttpCall &call, const QByteArray &key, const HttpLimits &limits, QObject *context, Done done)
{
    auto request = std::make_unique<Request>(call, key, limits, context, std::move(done));
    CURL *handle = request->transfer.handle();
    m_requests.emplace(handle, std::move(request));
    m_loop->add(handle);
}

} // namespace yuyi
