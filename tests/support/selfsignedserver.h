// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSslCertificate>
#include <QSslKey>
#include <QSslSocket>
#include <QTcpServer>
#include <QUrl>

/// @brief A server on loopback whose certificate nobody has signed but itself. Its key is used nowhere else.
class SelfSignedServer final : public QTcpServer
{
public:
    explicit SelfSignedServer(const QByteArray &answer) : m_answer(answer) { listen(QHostAddress::LocalHost); }

    QUrl url() const { return QUrl(QStringLiteral("https://127.0.0.1:%1/").arg(serverPort())); }
    QByteArray read; ///< what came through the encryption
    int greeted = 0;

protected:
    void incomingConnection(qintptr handle) override
    {
        ++greeted;
        auto *socket = new QSslSocket(this);
        socket->setSocketDescriptor(handle);
        socket->setLocalCertificate(QSslCertificate(certificate));
        socket->setPrivateKey(QSslKey(privateKey, QSsl::Ec));
        connect(socket, &QIODevice::readyRead, socket, [this, socket] {
            read += socket->readAll();
            socket->write(m_answer);
        });
        socket->startServerEncryption();
    }

private:
    QByteArray m_answer;
    static inline const QByteArray privateKey = R"(-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgAMqSj+CsRAzooeyy
MTbrmUq9CBs0KICwPX0KmJkQP8+hRANCAAQQwPYIAW09P1O6T3qWMuxh4+qJRejh
NG56tD1qZe+vFRT2OOMJMavBw1BK8GDfq74wA23ztx5E5uZVM7Eq5PoF
-----END PRIVATE KEY-----
)";
    static inline const QByteArray certificate = R"(-----BEGIN CERTIFICATE-----
MIIBjzCCATagAwIBAgIUO6slUpEmv3l/gVXPemvIClzioSYwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJMTI3LjAuMC4xMCAXDTI2MTEyNjA5MDE1NFoYDzIxMjYxMTAy
MDkwMTU0WjAUMRIwEAYDVQQDDAkxMjcuMC4wLjEwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQQwPYIAW09P1O6T3qWMuxh4+qJRejhNG56tD1qZe+vFRT2OOMJMavB
w1BK8GDfq74wA23ztx5E5uZVM7Eq5PoFo2QwYjAdBgNVHQ4EFgQU5sPsv4q9y9z/
PZ82usji85EY3rYwHwYDVR0jBBgwFoAU5sPsv4q9y9z/PZ82usji85EY3rYwDwYD
VR0TAQH/BAUwAwEB/zAPBgNVHREECDAGhwR/AAABMAoGCCqGSM49BAMCA0cAMEQC
IEq+A/FQjSfcLtFkmPVRi813EtJHd1frTZc99mtjasQ4AiARSePqpmGsRn7K/C+J
nBR1lt6D7FUcj7L3GVxVzRnaVg==
-----END CERTIFICATE-----
)";
};
