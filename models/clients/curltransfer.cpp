// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/clients/curltransfer.h"

#include "models/clients/dialect.h"

#include <QCoreApplication>
#include <QNetworkProxy>

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <system_error>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CurlTransfer)
};

constexpr long connectMilliseconds = 30'000;
constexpr qint64 leastUploadBuffer = 16 << 10; ///< libcurl takes no smaller one
constexpr qint64 mostUploadBuffer = 256 << 10;
constexpr qsizetype largestHead = 256 << 10;
constexpr int proxyAsksForName = 407;

/// "Yuyi/1.2.3".
QByteArray agent()
{
    const QString version = QCoreApplication::applicationVersion();
    return version.isEmpty() ? QByteArrayLiteral("Yuyi") : "Yuyi/" + version.toUtf8();
}

/// A line of a request; a value cannot begin another one.
QByteArray headerLine(const QByteArray &name, QByteArray value)
{
    value.removeIf([](char letter) { return letter == '\r' || letter == '\n' || letter == '\0'; });
    return name + ": " + value;
}

} // namespace

CurlTransfer::CurlTransfer(const HttpCall &call, const QByteArray &key, const HttpLimits &limits,
                           const QNetworkProxy &proxy)
    : m_handle(curl_easy_init()), m_host(call.url.host()), m_key(key), m_limits(limits),
      m_post(call.post), m_body(call.body)
{
    Q_CHECK_PTR(m_handle);
    m_answer.deadline.setRemainingTime(limits.deadline);
    m_clock.start();

    curl_easy_setopt(m_handle, CURLOPT_ERRORBUFFER, m_detail);
    curl_easy_setopt(m_handle, CURLOPT_NOSIGNAL, 1L);
    // A look-up of a name that hangs is left behind; else taking the handle out would wait for it.
    curl_easy_setopt(m_handle, CURLOPT_QUICK_EXIT, 1L);
    curl_easy_setopt(m_handle, CURLOPT_TIMEOUT_MS, static_cast<long>(std::max(1, limits.deadline)));
    curl_easy_setopt(m_handle, CURLOPT_CONNECTTIMEOUT_MS, connectMilliseconds);
    curl_easy_setopt(m_handle, CURLOPT_TCP_KEEPALIVE, 1L);

    curl_easy_setopt(m_handle, CURLOPT_PROTOCOLS_STR, "http,https");
    curl_easy_setopt(m_handle, CURLOPT_HTTP_VERSION, static_cast<long>(CURL_HTTP_VERSION_1_1));
    curl_easy_setopt(m_handle, CURLOPT_FOLLOWLOCATION, 0L);
    curl_easy_setopt(m_handle, CURLOPT_SSL_VERIFYPEER, 1L);
    curl_easy_setopt(m_handle, CURLOPT_SSL_VERIFYHOST, 2L);
    curl_easy_setopt(m_handle, CURLOPT_SSLVERSION, static_cast<long>(CURL_SSLVERSION_TLSv1_2));
    // Where OpenSSL would bring certificates of its own, those of the system count.
    curl_easy_setopt(m_handle, CURLOPT_SSL_OPTIONS, static_cast<long>(CURLSSLOPT_NATIVE_CA));

    curl_easy_setopt(m_handle, CURLOPT_HEADERFUNCTION, takeHeader);
    curl_easy_setopt(m_handle, CURLOPT_HEADERDATA, this);
    curl_easy_setopt(m_handle, CURLOPT_WRITEFUNCTION, takeBody);
    curl_easy_setopt(m_handle, CURLOPT_WRITEDATA, this);
    m_handedOver = m_body.size() == 0;
    setRequest(call, key);
    setProxy(proxy, call.url.scheme() == QLatin1String("https"));
}

CurlTransfer::~CurlTransfer()
{
    curl_easy_cleanup(m_handle);
    curl_slist_free_all(m_headers);
}

void CurlTransfer::setRequest(const HttpCall &call, const QByteArray &key)
{
    const QByteArray url = call.url.toEncoded(QUrl::RemoveUserInfo | QUrl::RemoveFragment);
    curl_easy_setopt(m_handle, CURLOPT_URL, url.constData());
    curl_easy_setopt(m_handle, CURLOPT_PATH_AS_IS, 1L);
    const auto add = [this](const QByteArray &line) {
        curl_slist *const longer = curl_slist_append(m_headers, line.constData());
        Q_CHECK_PTR(longer);
        m_headers = longer;
    };
    add(headerLine("User-Agent", agent()));
    // Not the language of the desktop.
    add("Accept-Language: *");
    // Nothing is unpacked for us: a small packed body cannot become a large one.
    add("Accept-Encoding: identity");
    // What libcurl would add by itself. The server is not asked first whether a body may come.
    const bool accepts = std::any_of(call.headers.begin(), call.headers.end(),
                                     [](const auto &header) { return header.first.compare("accept", Qt::CaseInsensitive) == 0; });
    if (!accepts)
        add("Accept:");
    add("Expect:");
    for (const auto &[name, value] : call.headers)
        add(headerLine(name, value));
    if (!call.keyHeader.isEmpty() && !key.isEmpty())
        add(headerLine(call.keyHeader, call.keyPrefix + key));
    curl_easy_setopt(m_handle, CURLOPT_HTTPHEADER, m_headers);
    if (!m_post) {
        curl_easy_setopt(m_handle, CURLOPT_HTTPGET, 1L);
        return;
    }
    curl_easy_setopt(m_handle, CURLOPT_POST, 1L);
    curl_easy_setopt(m_handle, CURLOPT_POSTFIELDSIZE_LARGE, static_cast<curl_off_t>(m_body.size()));
    curl_easy_setopt(m_handle, CURLOPT_READFUNCTION, readBody);
    curl_easy_setopt(m_handle, CURLOPT_READDATA, this);
    curl_easy_setopt(m_handle, CURLOPT_SEEKFUNCTION, seekBody);
    curl_easy_setopt(m_handle, CURLOPT_SEEKDATA, this);
    curl_easy_setopt(m_handle, CURLOPT_PREREQFUNCTION, begin);
    curl_easy_setopt(m_handle, CURLOPT_PREREQDATA, this);
    const qint64 buffer = std::clamp(m_body.size(), leastUploadBuffer, mostUploadBuffer);
    curl_easy_setopt(m_handle, CURLOPT_UPLOAD_BUFFERSIZE, static_cast<long>(buffer));
}

/// Through the one that Qt names, which knows the settings of the system. What libcurl itself finds in the environment never counts.
void CurlTransfer::setProxy(const QNetworkProxy &proxy, bool tunnel)
{
    curl_easy_setopt(m_handle, CURLOPT_NOPROXY, "");
    const bool web = proxy.type() == QNetworkProxy::HttpProxy || proxy.type() == QNetworkProxy::HttpCachingProxy;
    m_proxied = web || proxy.type() == QNetworkProxy::Socks5Proxy;
    if (!m_proxied) {
        curl_easy_setopt(m_handle, CURLOPT_PROXY, "");
        return;
    }
    const QByteArray name = proxy.hostName().toUtf8();
    const QByteArray host = name.contains(':') ? '[' + name + ']' : name;
    curl_easy_setopt(m_handle, CURLOPT_PROXY, host.constData());
    curl_easy_setopt(m_handle, CURLOPT_PROXYPORT, static_cast<long>(proxy.port()));
    curl_easy_setopt(m_handle, CURLOPT_PROXYTYPE, static_cast<long>(web ? CURLPROXY_HTTP : CURLPROXY_SOCKS5_HOSTNAME));
    curl_easy_setopt(m_handle, CURLOPT_SUPPRESS_CONNECT_HEADERS, 1L);
    if (proxy.user().isEmpty())
        return;
    curl_easy_setopt(m_handle, CURLOPT_PROXYUSERNAME, proxy.user().toUtf8().constData());
    curl_easy_setopt(m_handle, CURLOPT_PROXYPASSWORD, proxy.password().toUtf8().constData());
    // To find out how to log in takes another request: that for a tunnel may be sent again, one with a body may not.
    curl_easy_setopt(m_handle, CURLOPT_PROXYAUTH, static_cast<long>(tunnel ? CURLAUTH_ANY : CURLAUTH_BASIC));
}

/// Before each time that the request goes out.
int CurlTransfer::begin(void *self, char *, char *, int, int)
{
    auto *transfer = static_cast<CurlTransfer *>(self);
    if (transfer->m_begun && transfer->m_handedOver) {
        transfer->m_refused = true;
        return CURL_PREREQFUNC_ABORT;
    }
    transfer->m_begun = true;
    transfer->rewind();
    return CURL_PREREQFUNC_OK;
}

void CurlTransfer::rewind()
{
    m_part = 0;
    m_offset = 0;
}

size_t CurlTransfer::readBody(char *target, size_t size, size_t count, void *self)
{
    auto *transfer = static_cast<CurlTransfer *>(self);
    const QByteArrayList &parts = transfer->m_body.parts();
    auto room = static_cast<qsizetype>(size * count);
    char *end = target;
    while (room > 0 && transfer->m_part < parts.size()) {
        const QByteArray &part = parts.at(transfer->m_part);
        const qsizetype piece = std::min(room, part.size() - transfer->m_offset);
        end = std::copy_n(part.constData() + transfer->m_offset, piece, end);
        room -= piece;
        transfer->m_offset += piece;
        if (transfer->m_offset == part.size()) {
            ++transfer->m_part;
            transfer->m_offset = 0;
        }
    }
    transfer->m_handedOver = transfer->m_handedOver || transfer->m_part == parts.size();
    return static_cast<size_t>(end - target);
}

/// begin() decides whether the request goes out again.
int CurlTransfer::seekBody(void *self, curl_off_t offset, int origin)
{
    if (offset != 0 || origin != SEEK_SET)
        return CURL_SEEKFUNC_FAIL;
    static_cast<CurlTransfer *>(self)->rewind();
    return CURL_SEEKFUNC_OK;
}

size_t CurlTransfer::takeHeader(char *bytes, size_t size, size_t count, void *self)
{
    auto *transfer = static_cast<CurlTransfer *>(self);
    const auto length = static_cast<qsizetype>(size * count);
    transfer->m_headBytes += length;
    if (transfer->m_headBytes > largestHead) {
        transfer->m_answer.fault = HttpFault::TooLarge;
        return 0;
    }
    transfer->noteHeader(QByteArray(bytes, length));
    return size * count;
}

void CurlTransfer::noteHeader(const QByteArray &line)
{
    if (line.startsWith("HTTP/")) {
        // Another one may have come before: "100 Continue".
        m_answer.headers.clear();
        m_headWhole = false;
        return;
    }
    const QByteArray text = line.trimmed();
    if (text.isEmpty()) {
        m_headWhole = true;
        return;
    }
    const qsizetype colon = text.indexOf(':');
    if (colon > 0 && !m_headWhole)
        m_answer.headers.append({text.left(colon).trimmed().toLower(), text.mid(colon + 1).trimmed()});
}

size_t CurlTransfer::takeBody(char *bytes, size_t size, size_t count, void *self)
{
    auto *transfer = static_cast<CurlTransfer *>(self);
    const auto length = static_cast<qint64>(size * count);
    QByteArray &body = transfer->m_answer.body;
    const qint64 room = transfer->m_limits.largestBody - body.size();
    body.append(bytes, std::min(length, room + 1));
    if (length <= room)
        return size * count;
    transfer->m_answer.fault = HttpFault::TooLarge;
    return 0;
}

HttpAnswer CurlTransfer::answer(CURLcode result)
{
    m_answer.milliseconds = m_clock.elapsed();
    m_answer.status = static_cast<int>(info(CURLINFO_RESPONSE_CODE));
    if (m_answer.fault == HttpFault::None)
        m_answer.fault = faultOf(result);
    if (m_answer.fault == HttpFault::Network || m_answer.fault == HttpFault::Tls)
        m_answer.faultText = messageWithoutKey(sentenceFor(result), m_key);
    return m_answer;
}

/// An answer with a status is read as one; one that broke off is not.
HttpFault CurlTransfer::faultOf(CURLcode result) const
{
    switch (result) {
    case CURLE_OK:
        return m_headWhole && !(m_proxied && m_answer.status == proxyAsksForName) ? HttpFault::None : HttpFault::Network;
    case CURLE_OPERATION_TIMEDOUT: {
        curl_off_t connected = 0;
        curl_easy_getinfo(m_handle, CURLINFO_PRETRANSFER_TIME_T, &connected);
        return connected == 0 && m_limits.deadline > connectMilliseconds ? HttpFault::Network : HttpFault::Deadline;
    }
    case CURLE_SSL_CONNECT_ERROR:
        // OpenSSL says what it dislikes; libcurl speaks where the connection ended meanwhile.
        return std::strstr(m_detail, "SSL_connect:") || std::strstr(m_detail, "unexpected eof") ? HttpFault::Network : HttpFault::Tls;
    case CURLE_PEER_FAILED_VERIFICATION:
    case CURLE_SSL_CERTPROBLEM:
    case CURLE_SSL_CIPHER:
    case CURLE_SSL_CACERT_BADFILE:
    case CURLE_SSL_CRL_BADFILE:
    case CURLE_SSL_ISSUER_ERROR:
    case CURLE_SSL_INVALIDCERTSTATUS: return HttpFault::Tls;
    default: return HttpFault::Network;
    }
}

QString CurlTransfer::sentenceFor(CURLcode result) const
{
    QString detail = QString::fromUtf8(*m_detail ? m_detail : curl_easy_strerror(result));
    const long tunnel = info(CURLINFO_HTTP_CONNECTCODE);
    if (m_proxied && (m_answer.status == proxyAsksForName || tunnel >= 300))
        return Tr::tr("The proxy refused the request with status %1.").arg(m_answer.status == proxyAsksForName ? proxyAsksForName : tunnel);
    switch (result) {
    case CURLE_COULDNT_RESOLVE_HOST: return Tr::tr("The server %1 was not found.").arg(m_host);
    case CURLE_COULDNT_RESOLVE_PROXY: return Tr::tr("The proxy was not found.");
    case CURLE_COULDNT_CONNECT: {
        const std::error_code error(static_cast<int>(info(CURLINFO_OS_ERRNO)), std::system_category());
        return error == std::errc::connection_refused ? Tr::tr("%1 refused the connection.").arg(m_host)
                                                      : Tr::tr("%1 cannot be reached.").arg(m_host);
    }
    case CURLE_OPERATION_TIMEDOUT: return Tr::tr("%1 took too long to accept the connection.").arg(m_host);
    case CURLE_PEER_FAILED_VERIFICATION: return Tr::tr("The certificate of the server is not trusted: %1").arg(detail);
    case CURLE_ABORTED_BY_CALLBACK:
        if (!m_refused)
            return detail;
        [[fallthrough]];
    case CURLE_GOT_NOTHING:
    case CURLE_SEND_ERROR:
    case CURLE_RECV_ERROR:
    case CURLE_SSL_CONNECT_ERROR:
        if (m_answer.fault == HttpFault::Tls)
            return detail;
        if (m_headBytes == 0)
            return Tr::tr("The connection was closed before a reply arrived.");
        [[fallthrough]];
    case CURLE_OK:
    case CURLE_PARTIAL_FILE: return Tr::tr("The connection was closed before the reply was complete.");
    default: return detail;
    }
}

long CurlTransfer::info(CURLINFO which) const
{
    long value = 0;
    curl_easy_getinfo(m_handle, which, &value);
    return value;
}

} // namespace yuyi
