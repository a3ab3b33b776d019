// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/prompts/prompt.h"

#include <QtTest>

using namespace yuyi;

namespace {

PromptItem item()
{
    PromptItem made;
    made.stem = QStringLiteral("这张图片有什么隐喻？{options}");
    made.options = {{QStringLiteral("A"), QStringLiteral("一")}, {QStringLiteral("B"), QStringLiteral("{question}")}};
    made.answer = QStringLiteral("B");
    made.labels = {{DimensionCode(QStringLiteral("rhetoric")), {QStringLiteral("甲"), QStringLiteral("乙")}}};
    ChatPart picture;
    picture.base64 = "Ynl0ZXM=";
    picture.mediaType = QStringLiteral("image/png");
    made.pictures = {picture};
    return made;
}

} // namespace

/// What a model is shown, to the letter.
class PromptTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void marksAreFilledOnce()
    {
        Configuration configuration;
        configuration.prompt = QStringLiteral("请答。\n\n关键词：{key_words}\n{question}\n{options}\n答案：");
        configuration.keywords = DimensionCode(QStringLiteral("rhetoric"));
        QCOMPARE(promptText(configuration, item()),
                 QStringLiteral("请答。\n\n关键词：甲,乙\n这张图片有什么隐喻？{options}\n(A) 一\n(B) {question}\n答案："));
    }

    void aKindHasItsOwnPrompt()
    {
        Configuration configuration;
        configuration.prompt = QStringLiteral("{question}\n{options}");
        configuration.kindPrompts.insert(QStringLiteral("true-false"), QStringLiteral("对还是错？{question}"));
        PromptItem verdict = item();
        verdict.stem = QStringLiteral("灯象征知识。");
        QVERIFY(promptText(configuration, verdict).contains(QStringLiteral("(A)")));
        verdict.kind = QStringLiteral("true-false");
        QCOMPARE(promptText(configuration, verdict), QStringLiteral("对还是错？灯象征知识。"));
    }

    void examplesComeFirstWithTheirPictures()
    {
        Configuration configuration;
        configuration.prompt = QStringLiteral("{question}\n答案：");
        const QList<ChatTurn> turns = promptTurns(configuration, item(), {item(), item()});
        QCOMPARE(turns.size(), 1);
        const QList<ChatPart> parts = turns.first().parts;
        QCOMPARE(parts.size(), 6);
        QVERIFY(parts.at(0).isPicture() && parts.at(2).isPicture() && parts.at(4).isPicture());
        QVERIFY(parts.at(1).text.endsWith(QStringLiteral("答案：B\n")));
        QVERIFY(parts.at(5).text.endsWith(QStringLiteral("答案：")));
    }

    void examplesAreTurnsWhereWanted()
    {
        Configuration configuration;
        configuration.prompt = QStringLiteral("{question}\n答案：");
        const QString question = item().stem + QStringLiteral("\n答案：");
        const QList<ChatTurn> turns = promptTurns(configuration, item(), {item(), item()}, ExampleForm::Turns);
        QCOMPARE(turns.size(), 5);
        for (int i = 0; i < 5; ++i) {
            const QList<ChatPart> &parts = turns.at(i).parts;
            QCOMPARE(turns.at(i).byModel, i % 2 == 1);
            if (turns.at(i).byModel) {
                QCOMPARE(parts.size(), 1);
                QCOMPARE(parts.constFirst().text, QStringLiteral("B"));
                continue;
            }
            QCOMPARE(parts.size(), 2);
            QVERIFY(parts.at(0).isPicture());
            QCOMPARE(parts.at(1).text, question);
        }
    }

    void withoutPicturesThereAreNone()
    {
        Configuration configuration;
        configuration.prompt = QStringLiteral("{question}");
        configuration.withImage = false;
        const QList<ChatTurn> turns = promptTurns(configuration, item());
        QCOMPARE(turns.first().parts.size(), 1);
        QVERIFY(!turns.first().parts.first().isPicture());
    }
};

QTEST_GUILESS_MAIN(PromptTest)
#include "prompttest.moc"
