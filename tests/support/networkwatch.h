// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QNetworkProxyFactory>

#include <atomic>

namespace yuyi::test {

/// @brief Counts what wants to go out: Qt's network asks it before each request and connection, whoever makes them. Set it with
/// QNetworkProxyFactory::setApplicationProxyFactory.
struct NetworkWatch final : QNetworkProxyFactory {
    static inline std::atomic<int> requests = 0;

    QList<QNetworkProxy> queryProxy(const QNetworkProxyQuery &) override
    {
        ++requests;
        return {QNetworkProxy(QNetworkProxy::NoProxy)};
    }
};

} // namespace yuyi::test
