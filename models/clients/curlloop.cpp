// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/clients/curlloop.h"

#include <QPointer>
#include <QSocketNotifier>

#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

namespace yuyi {

namespace {

constexpr long mostIdleConnections = 256;

/// Once in a program, whichever thread comes first.
void beginCurl()
{
    static const CURLcode begun = curl_global_init(CURL_GLOBAL_DEFAULT);
    Q_ASSERT(begun == CURLE_OK);
    Q_UNUSED(begun);
}

CURLM *newMulti()
{
    beginCurl();
    return curl_multi_init();
}

} // namespace

CurlLoop::CurlLoop(QObject *parent) : QObject(parent), m_multi(newMulti()), m_timer(this)
{
    Q_CHECK_PTR(m_multi);
    curl_multi_setopt(m_multi, CURLMOPT_PIPELINING, static_cast<long>(CURLPIPE_NOTHING));
    curl_multi_setopt(m_multi, CURLMOPT_MAXCONNECTS, mostIdleConnections);
    curl_multi_setopt(m_multi, CURLMOPT_SOCKETFUNCTION, watch);
    curl_multi_setopt(m_multi, CURLMOPT_SOCKETDATA, this);
    curl_multi_setopt(m_multi, CURLMOPT_TIMERFUNCTION, setTimer);
    curl_multi_setopt(m_multi, CURLMOPT_TIMERDATA, this);
    m_timer.setSingleShot(true);
    // libcurl asks once for each point in time: a timer that is early would be the last one.
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &CurlLoop::timedOut);
}

CurlLoop::~CurlLoop()
{
    curl_multi_cleanup(m_multi);
}

void CurlLoop::add(CURL *handle)
{
    curl_multi_add_handle(m_multi, handle);
}

void CurlLoop::remove(CURL *handle)
{
    curl_multi_remove_handle(m_multi, handle);
}

int CurlLoop::watch(CURL *, curl_socket_t socket, int what, void *self, void *)
{
    auto *loop = static_cast<CurlLoop *>(self);
    Watch &watch = loop->m_watches[socket];
    const bool over = what == CURL_POLL_REMOVE;
    loop->listen(watch.readable, socket, CURL_CSELECT_IN, !over && (what & CURL_POLL_IN) != 0);
    loop->listen(watch.writable, socket, CURL_CSELECT_OUT, !over && (what & CURL_POLL_OUT) != 0);
    return 0;
}

void CurlLoop::listen(std::unique_ptr<QSocketNotifier> &notifier, curl_socket_t socket, int what, bool on)
{
    if (notifier) {
        notifier->setEnabled(on);
        return;
    }
    if (!on)
        return;
    notifier = std::make_unique<QSocketNotifier>(static_cast<qintptr>(socket),
                                                 what == CURL_CSELECT_IN ? QSocketNotifier::Read : QSocketNotifier::Write, this);
    connect(notifier.get(), &QSocketNotifier::activated, this, [this, socket, what] { act(socket, what); });
}

int CurlLoop::setTimer(CURLM *, long milliseconds, void *self)
{
    QTimer &timer = static_cast<CurlLoop *>(self)->m_timer;
    if (milliseconds < 0)
        timer.stop();
    else
        timer.start(static_cast<int>(std::min<long>(milliseconds, std::numeric_limits<int>::max())));
    return 0;
}

void CurlLoop::timedOut()
{
    const QPointer<CurlLoop> here(this);
    act(CURL_SOCKET_TIMEOUT, 0);
    long left = -1;
    if (here && !m_timer.isActive() && curl_multi_timeout(m_multi, &left) == CURLM_OK && left >= 0)
        setTimer(m_multi, left, this);
}

/// Tells of what is finished when libcurl has returned: whoever is told may begin another transfer, or end all.
void CurlLoop::act(curl_socket_t socket, int what)
{
    int running = 0;
    curl_multi_socket_action(m_multi, socket, what, &running);
    std::vector<std::pair<CURL *, CURLcode>> over;
    int left = 0;
    while (const CURLMsg *message = curl_multi_info_read(m_multi, &left)) {
        if (message->msg == CURLMSG_DONE)
            over.emplace_back(message->easy_handle, message->data.result);
    }
    for (const auto &[handle, result] : over)
        curl_multi_remove_handle(m_multi, handle);
    const QPointer<CurlLoop> here(this);
    for (const auto &[handle, result] : over) {
        Q_EMIT finished(handle, result);
        if (!here)
            return;
    }
}

} // namespace yuyi
