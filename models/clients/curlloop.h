// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include <memory>
#include <unordered_map>

#include <curl/curl.h>

class QSocketNotifier;

namespace yuyi {

/// @brief Drives transfers of libcurl in the event loop of the thread it lives in: one multi handle with the connections that are
/// kept open, as many to one server as there are requests at once. Nothing waits.
class CurlLoop final : public QObject
{
    Q_OBJECT
public:
    explicit CurlLoop(QObject *parent = nullptr);
    ~CurlLoop() override; ///< all handles have been taken out before

    /// Begins in the event loop: what is wrong is said by finished(), never before this returns.
    void add(CURL *handle);
    /// Ends a transfer that is not finished, and its connection.
    void remove(CURL *handle);

Q_SIGNALS:
    /// The handle is out already. Who is told may destroy the loop.
    void finished(CURL *handle, CURLcode result);

private:
    struct Watch {
        std::unique_ptr<QSocketNotifier> readable;
        std::unique_ptr<QSocketNotifier> writable;
    };

    static int watch(CURL *, curl_socket_t socket, int what, void *self, void *);
    static int setTimer(CURLM *, long milliseconds, void *self);

    void listen(std::unique_ptr<QSocketNotifier> &notifier, curl_socket_t socket, int what, bool on);
    void act(curl_socket_t socket, int what);
    void timedOut();

    CURLM *m_multi;
    QTimer m_timer;
    /// Stay, switched off, when a transfer is over: the next one takes the same connection.
    std::unordered_map<curl_socket_t, Watch> m_watches;
};

} // namespace yuyi
