// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <atomic>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace yuyi::test {

/// @brief A way on loopback between a program and its PostgreSQL server that can be cut at any message. It has a thread of its own.
class CuttingProxy
{
public:
    enum class Fate {
        Pass,
        Lost,      ///< the connection is cut, and the server never gets the message
        Half,      ///< the server gets half of it
        Unanswered ///< the server gets it, and its answer is lost
    };
    struct Deed {
        Fate fate = Fate::Pass;
        std::function<void()> afterwards; ///< done as soon as the message is on its way; may be empty
    };
    /// Decides on what a client sends, usually one message. Called on the proxy's thread.
    using Rule = std::function<Deed(const QByteArray &sent)>;

    explicit CuttingProxy(quint16 server) : m_server(server)
    {
        m_listener = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
        sockaddr_in address = loopback(0);
        socklen_t length = sizeof address;
        if (::bind(m_listener, reinterpret_cast<sockaddr *>(&address), length) != 0 || ::listen(m_listener, 128) != 0)
            qFatal("there is no port for a proxy");
        ::getsockname(m_listener, reinterpret_cast<sockaddr *>(&address), &length);
        m_port = ntohs(address.sin_port);
        m_thread = std::thread([this] { work(); });
    }
    ~CuttingProxy()
    {
        m_ends = true;
        m_thread.join();
        ::close(m_listener);
    }
    CuttingProxy(const CuttingProxy &) = delete;
    CuttingProxy &operator=(const CuttingProxy &) = delete;

    quint16 port() const { return m_port; }
    /// The rule from now on; without one everything passes.
    void setRule(Rule rule)
    {
        const std::lock_guard lock(m_guard);
        m_rule = std::move(rule);
    }
    static bool isCommit(const QByteArray &sent) { return sent.contains("COMMIT"); }

private:
    struct Pair {
        int client = -1;
        int server = -1;
        bool unanswered = false;
    };

    static sockaddr_in loopback(quint16 port)
    {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(port);
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        return address;
    }
    static bool writeAll(int socket, const char *bytes, qsizetype size)
    {
        while (size > 0) {
            const ssize_t count = ::send(socket, bytes, static_cast<size_t>(size), MSG_NOSIGNAL);
            if (count <= 0)
                return false;
            bytes += count;
            size -= count;
        }
        return true;
    }
    static void end(int &socket)
    {
        if (socket >= 0)
            ::close(socket);
        socket = -1;
    }
    void accept()
    {
        Pair pair;
        pair.client = ::accept4(m_listener, nullptr, nullptr, SOCK_CLOEXEC);
        pair.server = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
        const sockaddr_in address = loopback(m_server);
        const int now = 1;
        ::setsockopt(pair.client, IPPROTO_TCP, TCP_NODELAY, &now, sizeof now);
        ::setsockopt(pair.server, IPPROTO_TCP, TCP_NODELAY, &now, sizeof now);
        if (::connect(pair.server, reinterpret_cast<const sockaddr *>(&address), sizeof address) != 0) {
            end(pair.client);
            end(pair.server);
            return;
        }
        m_pairs.push_back(pair);
    }
    void fromClient(Pair &pair)
    {
        QByteArray sent(65536, Qt::Uninitialized);
        const ssize_t count = ::recv(pair.client, sent.data(), static_cast<size_t>(sent.size()), 0);
        if (count <= 0)
            return cut(pair);
        sent.truncate(count);
        Rule rule;
        {
            const std::lock_guard lock(m_guard);
            rule = m_rule;
        }
        const Deed deed = rule ? rule(sent) : Deed();
        const qsizetype size = deed.fate == Fate::Lost ? 0 : deed.fate == Fate::Half ? sent.size() / 2
                                                                                     : sent.size();
        const bool arrived = writeAll(pair.server, sent.constData(), size);
        if (deed.fate == Fate::Unanswered) {
            end(pair.client);
            pair.unanswered = true;
        } else if (!arrived || deed.fate != Fate::Pass) {
            cut(pair);
        }
        if (deed.afterwards)
            deed.afterwards();
    }
    void fromServer(Pair &pair)
    {
        char answer[65536];
        const ssize_t count = ::recv(pair.server, answer, sizeof answer, 0);
        if (count <= 0 || pair.unanswered || !writeAll(pair.client, answer, count))
            cut(pair);
    }
    static void cut(Pair &pair)
    {
        end(pair.client);
        end(pair.server);
    }
    void work()
    {
        constexpr int lookMs = 20;
        std::vector<pollfd> waiting;
        while (!m_ends) {
            waiting.assign(1, {m_listener, POLLIN, 0});
            for (const Pair &pair : m_pairs) {
                waiting.push_back({pair.client, POLLIN, 0});
                waiting.push_back({pair.server, POLLIN, 0});
            }
            if (::poll(waiting.data(), waiting.size(), lookMs) <= 0)
                continue;
            const size_t known = m_pairs.size();
            for (size_t i = 0; i < known; ++i) {
                Pair &pair = m_pairs.at(i);
                if (pair.client >= 0 && waiting.at(2 * i + 1).revents != 0)
                    fromClient(pair);
                if (pair.server >= 0 && waiting.at(2 * i + 2).revents != 0)
                    fromServer(pair);
            }
            if (waiting.front().revents != 0)
                accept();
            std::erase_if(m_pairs, [](const Pair &pair) { return pair.server < 0; });
        }
        for (Pair &pair : m_pairs)
            cut(pair);
    }

    quint16 m_server;
    quint16 m_port = 0;
    int m_listener = -1;
    std::mutex m_guard;
    Rule m_rule;
    std::vector<Pair> m_pairs; ///< of the thread alone
    std::atomic<bool> m_ends = false;
    std::thread m_thread;
};

} // namespace yuyi::test
