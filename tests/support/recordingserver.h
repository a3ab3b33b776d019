// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"
#include "models/domain/json/json.h"
#include "models/domain/runs/endpoint.h"
#include "tests/support/faultserver.h"

#include <QHash>
#include <QRegularExpression>

namespace yuyi::test {

/// What one request held, read out of its dialect by other code than the one that wrote it.
struct ReadRequest {
    ChatDialect dialect = ChatDialect::OpenAi;
    QString model;
    QStringList texts;
    QList<QByteArray> pictures; ///< decoded
    QStringList mediaTypes;     ///< as told beside each picture; empty where the dialect tells none
    Json body;
    QByteArray raw;

    QString text() const { return texts.join(QLatin1Char('\n')); }
    /// The number of the item asked, of the files that writeBenchmark makes.
    int item() const
    {
        static const QRegularExpression mark(QStringLiteral("第(\\d+)题"));
        int last = -1;
        auto all = mark.globalMatch(text());
        while (all.hasNext())
            last = all.next().captured(1).toInt();
        return last;
    }
};

inline ReadRequest readRequest(const FaultServer::Received &received)
{
    ReadRequest read;
    read.raw = received.body;
    read.body = parseJson(received.body).value_or(Json());
    const QString path = QString::fromUtf8(received.head.split(' ').value(1));
    const auto text = [](const Json &json) { return fromUtf8(json.get<std::string>()); };
    const auto picture = [&](const QByteArray &base64, const QString &type) {
        read.pictures.append(QByteArray::fromBase64(base64));
        read.mediaTypes.append(type);
    };
    if (read.body.contains("model"))
        read.model = text(read.body["model"]);
    if (path.endsWith(QLatin1String(":generateContent"))) {
        read.dialect = ChatDialect::Gemini;
        read.model = path.section(QLatin1Char('/'), -1).section(QLatin1Char(':'), 0, 0);
        for (const Json &turn : read.body["contents"]) {
            for (const Json &part : turn["parts"]) {
                if (part.contains("text"))
                    read.texts.append(text(part["text"]));
                else
                    picture(text(part["inlineData"]["data"]).toLatin1(), text(part["inlineData"]["mimeType"]));
            }
        }
        return read;
    }
    if (path.endsWith(QLatin1String("/api/chat"))) {
        read.dialect = ChatDialect::Ollama;
        for (const Json &turn : read.body["messages"]) {
            read.texts.append(text(turn["content"]));
            if (turn.contains("images")) {
                for (const Json &image : turn["images"])
                    picture(text(image).toLatin1(), {});
            }
        }
        return read;
    }
    read.dialect = path.endsWith(QLatin1String("/messages")) ? ChatDialect::Anthropic : ChatDialect::OpenAi;
    for (const Json &turn : read.body["messages"]) {
        if (turn["content"].is_string()) {
            read.texts.append(text(turn["content"]));
            continue;
        }
        for (const Json &part : turn["content"]) {
            if (part["type"] == "text") {
                read.texts.append(text(part["text"]));
            } else if (part["type"] == "image") {
                picture(text(part["source"]["data"]).toLatin1(), text(part["source"]["media_type"]));
            } else {
                const QString uri = text(part["image_url"]["url"]);
                picture(uri.section(QLatin1Char(','), 1).toLatin1(), uri.section(QLatin1Char(':'), 1).section(QLatin1Char(';'), 0, 0));
            }
        }
    }
    return read;
}

/// Those that a server speaks.
inline QList<ChatDialect> serverDialects()
{
    QList<ChatDialect> list;
    for (const auto &[dialect, code] : codesOf(ChatDialect{})) {
        if (dialect != ChatDialect::Practice)
            list.append(dialect);
    }
    return list;
}

/// An answer of the dialect with its own way of telling tokens.
inline QByteArray replyOf(ChatDialect dialect, const QString &text, qint64 in = 100, qint64 out = 10)
{
    const std::string words = toUtf8(text);
    Json json;
    switch (dialect) {
    case ChatDialect::OpenAi:
    case ChatDialect::Practice:
        json["choices"] = Json::array({{{"message", {{"role", "assistant"}, {"content", words}}}, {"finish_reason", "stop"}}});
        json["usage"] = {{"prompt_tokens", in}, {"completion_tokens", out}};
        break;
    case ChatDialect::Anthropic:
        json["content"] = Json::array({{{"type", "text"}, {"text", words}}});
        json["stop_reason"] = "end_turn";
        json["usage"] = {{"input_tokens", in}, {"output_tokens", out}};
        break;
    case ChatDialect::Gemini:
        json["candidates"] = Json::array({{{"content", {{"parts", Json::array({{{"text", words}}})}}}, {"finishReason", "STOP"}}});
        json["usageMetadata"] = {{"promptTokenCount", in}, {"candidatesTokenCount", out}};
        break;
    case ChatDialect::Ollama:
        json["message"] = {{"role", "assistant"}, {"content", words}};
        json["done"] = true;
        json["done_reason"] = "stop";
        json["prompt_eval_count"] = in;
        json["eval_count"] = out;
        break;
    }
    return jsonText(json);
}

/// @brief A server on loopback that answers in the dialect it is asked in and keeps every body as it came.
class RecordingServer : public FaultServer
{
public:
    /// What a model would say to a request.
    using Model = std::function<QString(const ReadRequest &)>;

    explicit RecordingServer(Model model = [](const ReadRequest &) { return QStringLiteral("答案：A"); })
        : FaultServer([this](QTcpSocket &socket, const Received &received) { answer(socket, received); }), m_model(std::move(model))
    {
    }

    QList<ReadRequest> requests() const
    {
        QList<ReadRequest> all;
        for (const Received &one : received())
            all.append(readRequest(one));
        return all;
    }
    /// How often each item was asked.
    QHash<int, int> asked() const
    {
        QHash<int, int> counts;
        for (const Received &one : received())
            ++counts[readRequest(one).item()];
        return counts;
    }

private:
    void answer(QTcpSocket &socket, const Received &received)
    {
        const ReadRequest read = readRequest(received);
        socket.write(whole(200, replyOf(read.dialect, m_model(read))));
    }

    Model m_model;
};

} // namespace yuyi::test
