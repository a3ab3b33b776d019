// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTimer>
#include <QUrl>

#include <functional>

/// @brief A server on loopback that answers as a test tells it to, and records what it was sent.
class FaultServer : public QTcpServer
{
public:
    struct Received {
        QByteArray head; ///< request line and headers
        QByteArray body;
    };
    using Answer = std::function<void(QTcpSocket &, const Received &)>;

    explicit FaultServer(Answer answer, QObject *parent = nullptr) : QTcpServer(parent), m_answer(std::move(answer))
    {
        listen(QHostAddress::LocalHost);
        connect(this, &QTcpServer::newConnection, this, [this] {
            while (QTcpSocket *socket = nextPendingConnection())
                serve(socket);
        });
    }

    QUrl url() const { return QUrl(QStringLiteral("http://127.0.0.1:%1").arg(serverPort())); }
    const QList<Received> &received() const { return m_received; }
    void setAnswer(Answer answer) { m_answer = std::move(answer); }

    /// A whole answer with its length.
    static QByteArray whole(int status, const QByteArray &body, const QByteArray &type = "application/json",
                            const QByteArray &headers = {})
    {
        return "HTTP/1.1 " + QByteArray::number(status) + " X\r\nContent-Type: " + type + "\r\n" + headers
             + "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body;
    }
    /// Bytes one by one, one every `milliseconds`, until the other side has enough.
    static void drip(QTcpSocket &socket, const QByteArray &bytes, int milliseconds)
    {
        auto *timer = new QTimer(&socket);
        auto rest = std::make_shared<QByteArray>(bytes);
        connect(timer, &QTimer::timeout, &socket, [timer, rest, &socket] {
            if (rest->isEmpty()) {
                timer->stop();
                return;
            }
            socket.write(rest->left(1));
            rest->remove(0, 1);
        });
        timer->start(milliseconds);
    }

private:
    void serve(QTcpSocket *socket)
    {
        auto buffer = std::make_shared<QByteArray>();
        connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
        connect(socket, &QTcpSocket::readyRead, socket, [this, socket, buffer] {
            *buffer += socket->readAll();
            while (true) {
                const qsizetype end = buffer->indexOf("\r\n\r\n");
                if (end < 0)
                    return;
                Received request;
                request.head = buffer->left(end);
                qsizetype length = 0;
                const QList<QByteArray> lines = request.head.split('\n');
                for (const QByteArray &line : lines) {
                    if (line.toLower().startsWith("content-length:"))
                        length = line.mid(15).trimmed().toLongLong();
                }
                if (buffer->size() < end + 4 + length)
                    return;
                request.body = buffer->mid(end + 4, length);
                buffer->remove(0, end + 4 + length);
                m_received.append(request);
                m_answer(*socket, request);
            }
        });
    }

    Answer m_answer;
    QList<Received> m_received;
};
