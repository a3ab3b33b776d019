// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/annotation/written.h"
#include "models/domain/runs/scorers.h"
#include "models/evaluation/extraction/blankanswer.h"
#include "models/evaluation/extraction/scoring.h"
#include "models/evaluation/extraction/severaloptions.h"
#include "models/evaluation/extraction/verdictanswer.h"
#include "models/evaluation/published/cevalscorer.h"
#include "models/evaluation/published/cmmmuscorer.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace yuyi;

namespace {

QList<QJsonObject> linesOf(const QString &name)
{
    QFile file(qEnvironmentVariable("YUYI_TEST_DATA") + u'/' + name);
    QList<QJsonObject> lines;
    if (!file.open(QIODevice::ReadOnly))
        return lines;
    while (!file.atEnd())
        lines.append(QJsonDocument::fromJson(file.readLine()).object());
    return lines;
}

QList<ShownOption> optionsOf(const QJsonObject &line)
{
    QList<ShownOption> options;
    const QJsonObject texts = line.value(QLatin1String("options")).toObject();
    for (auto it = texts.begin(); it != texts.end(); ++it)
        options.append({it.key(), it.value().toString()});
    return options;
}

/// As a project has it.
Question questionOf(const QJsonObject &line)
{
    const QString key = line.value(QLatin1String("answer")).toString();
    const QString kind = line.value(QLatin1String("kind")).toString();
    Question question;
    if (kind == QLatin1String("blank")) {
        question.accepted = {key};
    } else if (kind == QLatin1String("true-false")) {
        for (const QString &verdict : {rightVerdict, wrongVerdict})
            question.options.append({OptionId::create(), verdict, {}, verdict == key});
    } else {
        const QList<ShownOption> options = optionsOf(line);
        for (const ShownOption &option : options)
            question.options.append({OptionId::create(), option.text, {}, key.contains(option.label)});
    }
    return question;
}

QJsonValue valueOf(const PublishedReading &found)
{
    if (found.answer)
        return *found.answer;
    if (found.candidates.isEmpty())
        return QJsonValue::Null;
    QJsonArray list;
    for (const auto &one : found.candidates)
        list.append(std::holds_alternative<double>(one) ? QJsonValue(std::get<double>(one)) : QJsonValue(std::get<QString>(one)));
    return list;
}

} // namespace

/// What the published scorers made of some 300 replies.
class PublishedExamplesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        if (qEnvironmentVariableIsEmpty("YUYI_TEST_DATA"))
            QSKIP("The real data are not on this machine.");
    }

    void cmmmu()
    {
        const auto lines = linesOf(QStringLiteral("cmmmu/scorer-examples.jsonl"));
        QCOMPARE(lines.size(), 217);
        for (const QJsonObject &line : lines) {
            const QString kind = line.value(QLatin1String("kind")).toString();
            const QString reply = line.value(QLatin1String("response")).toString();
            const QString key = line.value(QLatin1String("answer")).toString();
            const PublishedReading found = kind == QLatin1String("choice")     ? cmmmu::readChoice(reply, optionsOf(line), key)
                                         : kind == QLatin1String("true-false") ? cmmmu::readTrueFalse(reply, key)
                                                                               : cmmmu::readBlank(reply, key);
            const QJsonObject official = line.value(QLatin1String("official")).toObject();
            const QByteArray told = QJsonDocument(line).toJson(QJsonDocument::Compact);
            QVERIFY2(found.isDrawn() == official.value(QLatin1String("random")).toBool(), told.constData());
            QJsonValue parsed = official.value(QLatin1String("parsed"));
            if (parsed.isArray() && parsed.toArray().isEmpty())
                parsed = QJsonValue::Null;
            QVERIFY2(valueOf(found) == parsed, told.constData());
            if (!found.isDrawn())
                QVERIFY2(found.correct == official.value(QLatin1String("correct")).toBool(), told.constData());
        }
    }

    /// Our own reading of the same replies. One is not counted: two texts that "would both do" for a question with one answer.
    void strict()
    {
        int read = 0;
        for (const QJsonObject &line : linesOf(QStringLiteral("cmmmu/scorer-examples.jsonl"))) {
            const QJsonObject expected = line.value(QLatin1String("strict")).toObject();
            if (expected.isEmpty() || line.value(QLatin1String("note")) == QLatin1String("two texts"))
                continue;
            ++read;
            const QString kind = line.value(QLatin1String("kind")).toString();
            const QString reply = line.value(QLatin1String("response")).toString();
            const QString key = line.value(QLatin1String("answer")).toString();
            QString answer;
            bool correct = false;
            if (kind == QLatin1String("choice")) {
                const QList<ShownOption> options = optionsOf(line);
                for (const int option : extractSeveral(reply, options).options)
                    answer += options.at(option).label;
                correct = answer == key;
            } else if (kind == QLatin1String("blank")) {
                const TextAnswer found = extractBlank(reply);
                answer = found.text;
                correct = sameWritten(found.written, key);
            } else {
                answer = extractVerdict(reply).text;
                correct = answer == key;
            }
            const QByteArray told = QJsonDocument(line).toJson(QJsonDocument::Compact);
            QVERIFY2(answer == expected.value(QLatin1String("answer")).toString(), told.constData());
            QVERIFY2(correct == expected.value(QLatin1String("correct")).toBool(), told.constData());
        }
        QCOMPARE(read, 118);
    }

    /// The same replies as stored responses count by both scorers.
    void scoredInARun()
    {
        int drawn = 0;
        for (const QJsonObject &line : linesOf(QStringLiteral("cmmmu/scorer-examples.jsonl"))) {
            const bool choice = line.value(QLatin1String("kind")) == QLatin1String("choice");
            const Question question = questionOf(line);
            Response response;
            response.status = ReplyStatus::Answered;
            response.reply = line.value(QLatin1String("response")).toString();
            const QList<ScoredResponse> scores =
                scoreResponse({Scorer::Strict, Scorer::CmmmuOfficial}, response, question.optionIds(), question, choice);
            QCOMPARE(scores.size(), 2);
            const ScoredResponse &published = scores.at(1);
            const QByteArray told = QJsonDocument(line).toJson(QJsonDocument::Compact);
            const QJsonObject official = line.value(QLatin1String("official")).toObject();
            // One letter is drawn: it is never the key of several.
            const bool draws = official.value(QLatin1String("random")).toBool() && question.keys().count() == 1;
            drawn += draws ? 1 : 0;
            QVERIFY2(drawnFromRule(published.rule) == (!draws ? 0 : choice ? 4
                                                                           : 2),
                     told.constData());
            const ResponseResult expected = draws                                             ? ResponseResult::Miss
                                          : official.value(QLatin1String("correct")).toBool() ? ResponseResult::Correct
                                                                                              : ResponseResult::Incorrect;
            QVERIFY2(published.result == expected, told.constData());
            if (choice && !draws)
                QVERIFY2(published.label == official.value(QLatin1String("parsed")).toString(), told.constData());
            const QJsonObject strict = line.value(QLatin1String("strict")).toObject();
            if (strict.isEmpty() || line.value(QLatin1String("note")) == QLatin1String("two texts"))
                continue;
            QVERIFY2((scores.at(0).result == ResponseResult::Correct) == strict.value(QLatin1String("correct")).toBool(),
                     told.constData());
        }
        QCOMPARE(drawn, 46);
    }

    void ceval()
    {
        const auto lines = linesOf(QStringLiteral("constructure/scorer-examples.jsonl"));
        QCOMPARE(lines.size(), 110);
        for (const QJsonObject &line : lines) {
            const QString reply = line.value(QLatin1String("response")).toString();
            const QString key = line.value(QLatin1String("answer")).toString();
            const QByteArray told = QJsonDocument(line).toJson(QJsonDocument::Compact);
            const auto same = [&](const PublishedReading &found, const char *name) {
                const QJsonObject expected = line.value(QLatin1String(name)).toObject();
                return valueOf(found) == expected.value(QLatin1String("parsed"))
                    && found.correct == expected.value(QLatin1String("correct")).toBool();
            };
            QVERIFY2(same(ceval::read(reply, key), "ceval"), told.constData());
            QVERIFY2(same(ceval::readReasoned(reply, optionsOf(line), key), "ceval_cot"), told.constData());
            // The same of a stored response.
            const Question question = questionOf(line);
            Response response;
            response.status = ReplyStatus::Answered;
            response.reply = reply;
            const QList<ScoredResponse> scores =
                scoreResponse({Scorer::Ceval, Scorer::CevalReasoned}, response, question.optionIds(), question, {});
            for (qsizetype i = 0; i < scores.size(); ++i) {
                const QJsonObject expected = line.value(QLatin1String(i == 0 ? "ceval" : "ceval_cot")).toObject();
                QVERIFY2(scores.at(i).label == expected.value(QLatin1String("parsed")).toString(), told.constData());
                QVERIFY2((scores.at(i).result == ResponseResult::Correct) == expected.value(QLatin1String("correct")).toBool(),
                         told.constData());
            }
        }
    }
};

QTEST_GUILESS_MAIN(PublishedExamplesTest)
#include "publishedexamplestest.moc"
