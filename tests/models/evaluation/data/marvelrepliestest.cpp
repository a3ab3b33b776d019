// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/extraction/scoring.h"

#include <QFile>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace yuyi;

/// Replies to the questions of puzzles: how many are right, alone and together, by what the file of them says.
class MarvelRepliesTest : public QObject
{
    Q_OBJECT

    static QByteArray bytesOf(const QString &name)
    {
        QFile file(qEnvironmentVariable("YUYI_TEST_DATA") + QStringLiteral("/marvel-panels/") + name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    static Question questionOf(const QJsonObject &puzzle, const QString &kind)
    {
        Question question;
        const auto option = [&question](const QString &text, bool correct) {
            question.options.append({OptionId::create(), text, {}, correct});
        };
        if (kind == QLatin1String("avr")) {
            for (int i = 1; i <= 4; ++i)
                option(QString::number(i), puzzle.value(QLatin1String("answer")).toInt() == i);
        } else if (kind == QLatin1String("fine")) {
            option(puzzle.value(QLatin1String("f_perception_distractor")).toString(), false);
            option(puzzle.value(QLatin1String("f_perception_answer")).toString(), true);
        } else {
            const QJsonArray answers = puzzle.value(QLatin1String("c_perception_answer_tuple")).toArray();
            question.accepted = {QString::number(answers.at(kind.right(1).toInt() - 1).toInt())};
        }
        return question;
    }

private Q_SLOTS:
    void repliesAreReadAsAPersonWould()
    {
        const QJsonArray puzzles = QJsonDocument::fromJson(bytesOf(QStringLiteral("marvel_label.json"))).array();
        const QJsonObject expected = QJsonDocument::fromJson(bytesOf(QStringLiteral("expected.json"))).object();
        if (puzzles.isEmpty() || expected.isEmpty())
            QSKIP("YUYI_TEST_DATA names no folder with puzzles.");
        QHash<QString, QJsonObject> byId;
        for (const QJsonValue &puzzle : puzzles)
            byId.insert(QString::number(puzzle.toObject().value(QLatin1String("id")).toInt()), puzzle.toObject());
        QHash<QString, QHash<QString, bool>> right;
        const QList<QByteArray> lines = bytesOf(QStringLiteral("replies.jsonl")).split('\n');
        int misses = 0;
        for (const QByteArray &line : lines) {
            const QJsonObject reply = QJsonDocument::fromJson(line).object();
            if (reply.isEmpty())
                continue;
            const QString id = reply.value(QLatin1String("id")).toString();
            const QString puzzle = id.section(u'-', 0, 0);
            const QString kind = id.section(u'-', 1);
            const Question question = questionOf(byId.value(puzzle), kind);
            Response response;
            response.status = ReplyStatus::Answered;
            response.reply = reply.value(QLatin1String("response")).toString();
            const ScoredResponse scored = scoreResponse(Scorer::Strict, response, question.optionIds(), question,
                                                        AnswerForm(false, kind == QLatin1String("avr")));
            right[puzzle][kind] = scored.result == ResponseResult::Correct;
            misses += scored.result == ResponseResult::Miss ? 1 : 0;
        }
        const auto count = [&](const QStringList &kinds) {
            int all = 0;
            for (auto puzzle = right.cbegin(); puzzle != right.cend(); ++puzzle) {
                bool good = true;
                for (const QString &kind : kinds)
                    good = good && puzzle.value().value(kind);
                all += good ? 1 : 0;
            }
            return all;
        };
        const QStringList coarse{QStringLiteral("coarse-1"), QStringLiteral("coarse-2"), QStringLiteral("coarse-3")};
        const QString avr = QStringLiteral("avr");
        const QString fine = QStringLiteral("fine");
        const QJsonObject overall = expected.value(QLatin1String("overall")).toObject();
        QCOMPARE(count({avr}), overall.value(QLatin1String("avr")).toInt());
        QCOMPARE(count({fine}), overall.value(QLatin1String("fine")).toInt());
        QCOMPARE(count(coarse), overall.value(QLatin1String("coarse")).toInt());
        QCOMPARE(count(coarse + QStringList{fine}), overall.value(QLatin1String("coarse_fine")).toInt());
        QCOMPARE(count(coarse + QStringList{fine, avr}), overall.value(QLatin1String("coarse_fine_avr")).toInt());
        // Refusals, and a number that is the text of an option and no label.
        QCOMPARE(misses, 9);
    }
};

QTEST_GUILESS_MAIN(MarvelRepliesTest)
#include "marvelrepliestest.moc"
