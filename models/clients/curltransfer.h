// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/clients/chattransport.h"

#include <QElapsedTimer>

#include <curl/curl.h>

class QNetworkProxy;

namespace yuyi {

/// @brief One request and the answer to it, as an easy handle of libcurl. Whoever drives the handle takes it out of its multi handle
/// before this is destroyed.
///
/// libcurl sends a request again by itself when a connection that it had kept open ends without a byte of an answer, a POST too.
/// The server may have read the request all the same, and its work would be done and paid for twice while one attempt is written down.
/// So a POST goes out again only while its last part has not been handed to libcurl, when no server can have had it whole;
/// otherwise the attempt has failed, and whoever asks decides about another. A GET may go out again.
class CurlTransfer
{
    Q_DISABLE_COPY_MOVE(CurlTransfer)

public:
    CurlTransfer(const HttpCall &call, const QByteArray &key, const HttpLimits &limits, const QNetworkProxy &proxy);
    ~CurlTransfer();

    CURL *handle() const { return m_handle; }
    /// The answer, once libcurl is done with the handle.
    HttpAnswer answer(CURLcode result);

private:
    void setRequest(const HttpCall &call, const QByteArray &key);
    void setProxy(const QNetworkProxy &proxy, bool tunnel);

    /// @name What libcurl calls while it works
    /// @{
    static int begin(void *self, char *, char *, int, int);
    static size_t readBody(char *target, size_t size, size_t count, void *self);
    static int seekBody(void *self, curl_off_t offset, int origin);
    static size_t takeHeader(char *bytes, size_t size, size_t count, void *self);
    static size_t takeBody(char *bytes, size_t size, size_t count, void *self);
    /// @}
    void rewind();
    void noteHeader(const QByteArray &line);

    HttpFault faultOf(CURLcode result) const;
    QString sentenceFor(CURLcode result) const;
    long info(CURLINFO which) const;

    CURL *m_handle;
    curl_slist *m_headers = nullptr;
    char m_detail[CURL_ERROR_SIZE] = {};

    QString m_host;
    QByteArray m_key;
    HttpLimits m_limits;
    bool m_post;
    bool m_proxied = false;

    HttpBody m_body;
    qsizetype m_part = 0;   ///< the part of the body that is read next
    qsizetype m_offset = 0; ///< … from this byte of it
    bool m_begun = false;
    bool m_handedOver = false; ///< libcurl has, or had, the whole body
    bool m_refused = false;    ///< it would have gone out twice

    QElapsedTimer m_clock;
    HttpAnswer m_answer;
    qsizetype m_headBytes = 0;
    bool m_headWhole = false;
};

} // namespace yuyi
