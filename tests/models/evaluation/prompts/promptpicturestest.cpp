// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/prompts/prompt.h"

#include <QtTest>

#include <algorithm>

using namespace yuyi;

namespace {

ChatPart picture(const QByteArray &name)
{
    ChatPart part;
    part.base64 = name;
    part.mediaType = QStringLiteral("image/png");
    return part;
}

/// Two pictures in the stem, the second one named first, and two options that are pictures between two texts.
PromptItem item()
{
    PromptItem made;
    made.stem = QStringLiteral("从⟦2⟧到⟦1⟧少了什么？");
    made.options = {{QStringLiteral("A"), QStringLiteral("灯")},
                    {QStringLiteral("B"), {}, true},
                    {QStringLiteral("C"), QStringLiteral("另一幅"), true},
                    {QStringLiteral("D"), QStringLiteral("门")}};
    made.answer = QStringLiteral("B");
    made.stemPictures = 2;
    made.pictures = {picture("s1"), picture("s2")};
    made.optionPictures = {{}, picture("b"), picture("c"), {}};
    return made;
}

Configuration configuration(const QString &placeholder = {})
{
    Configuration made;
    made.prompt = QStringLiteral("请答。\n{question}\n{options}\n答案：");
    made.placeholder = placeholder;
    return made;
}

/// Texts as they are, pictures as their bytes in brackets.
QStringList told(const QList<ChatPart> &parts)
{
    QStringList list;
    for (const ChatPart &part : parts)
        list.append(part.isPicture() ? QStringLiteral("[%1]").arg(QString::fromLatin1(part.base64)) : part.text);
    return list;
}

} // namespace

/// Where a model is shown the pictures of a question and of its options.
class PromptPicturesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachPictureIsSentAtItsPlace()
    {
        const QStringList expected{QStringLiteral("请答。\n从"), QStringLiteral("[s2]"), QStringLiteral("到"), QStringLiteral("[s1]"),
                                   QStringLiteral("少了什么？\n(A) 灯\n(B) "), QStringLiteral("[b]"), QStringLiteral("\n(C) 另一幅 "),
                                   QStringLiteral("[c]"), QStringLiteral("\n(D) 门\n答案：")};
        QCOMPARE(told(promptParts(configuration(), item())), expected);
    }

    void withAPlaceholderPicturesComeFirst()
    {
        const Configuration asked = configuration(QStringLiteral("<图片 {n}>"));
        const PicturePlaces places = picturePlaces(asked, QStringLiteral("en"));
        const QStringList expected{QStringLiteral("[s1]"), QStringLiteral("[s2]"), QStringLiteral("[b]"), QStringLiteral("[c]"),
                                   QStringLiteral("请答。\n从<图片 2>到<图片 1>少了什么？\n(A) 灯\n(B) <图片 3>\n(C) 另一幅 <图片 4>\n"
                                                  "(D) 门\n答案：")};
        QCOMPARE(told(promptParts(asked, item(), places)), expected);
        // Numbers of options follow the order in which they are shown.
        PromptItem turned = item();
        std::rotate(turned.options.begin(), turned.options.begin() + 2, turned.options.end());
        std::rotate(turned.optionPictures.begin(), turned.optionPictures.begin() + 2, turned.optionPictures.end());
        const QStringList parts = told(promptParts(asked, turned, places));
        QCOMPARE(parts.mid(2, 2), QStringList({QStringLiteral("[c]"), QStringLiteral("[b]")}));
        QVERIFY2(parts.constLast().contains(QStringLiteral("\n(C) 另一幅 <图片 3>\n(D) 门\n(A) 灯\n(B) <图片 4>")),
                 qPrintable(parts.constLast()));
    }

    void aListOfPicturesHasWordsForEachInTheLanguageOfTheItems()
    {
        const PicturePlaces chinese = picturePlaces(configuration(), QStringLiteral("zh"), true);
        QCOMPARE(told(promptParts(configuration(), item(), chinese)).size(), 5);
        QVERIFY(told(promptParts(configuration(), item(), chinese)).constLast().contains(QStringLiteral("从<图片 2>到<图片 1>")));
        const PicturePlaces english = picturePlaces(configuration(), QStringLiteral("en"), true);
        QVERIFY(told(promptParts(configuration(), item(), english)).constLast().contains(QStringLiteral("从<image 2>到<image 1>")));
    }

    /// In a list beside the text, numbers go on behind the pictures of the examples in the same message.
    void aListCountsThePicturesOfExamples()
    {
        const PicturePlaces list = picturePlaces(configuration(), QStringLiteral("en"), true);
        const QList<ChatTurn> together = promptTurns(configuration(), item(), {item()}, ExampleForm::Together, list);
        const QStringList parts = told(together.constFirst().parts);
        QCOMPARE(parts.size(), 10);
        QVERIFY2(parts.at(4).contains(QStringLiteral("从<image 2>到<image 1>")), qPrintable(parts.at(4)));
        QVERIFY2(parts.at(9).contains(QStringLiteral("从<image 6>到<image 5>少了什么？\n(A) 灯\n(B) <image 7>")), qPrintable(parts.at(9)));
        const QList<ChatTurn> turns = promptTurns(configuration(), item(), {item()}, ExampleForm::Turns, list);
        QVERIFY(told(turns.constLast().parts).constLast().contains(QStringLiteral("从<image 2>到<image 1>")));
        // Elsewhere the pictures of a question are right before its text.
        const Configuration own = configuration(QStringLiteral("<{n}>"));
        const QList<ChatTurn> placed =
            promptTurns(own, item(), {item()}, ExampleForm::Together, picturePlaces(own, QStringLiteral("en")));
        QVERIFY(told(placed.constFirst().parts).constLast().contains(QStringLiteral("从<2>到<1>")));
    }

    /// Neither a configuration without images nor a model that takes none leaves a mark of ours in the text.
    void textOnlyHasWordsForPictures_data()
    {
        QTest::addColumn<bool>("withImage");
        QTest::newRow("configuration") << false;
        QTest::newRow("model") << true;
    }
    void textOnlyHasWordsForPictures()
    {
        QFETCH(bool, withImage);
        Configuration asked = configuration();
        asked.withImage = withImage;
        PromptItem shown = item();
        if (withImage) {
            shown.pictures.clear();
            shown.optionPictures.clear();
        }
        const QStringList parts = told(promptParts(asked, shown, picturePlaces(asked, QStringLiteral("zh"))));
        QCOMPARE(parts, QStringList{QStringLiteral("请答。\n从<图片 2>到<图片 1>少了什么？\n(A) 灯\n(B) <图片 3>\n(C) 另一幅 <图片 4>\n"
                                                   "(D) 门\n答案：")});
        QCOMPARE(promptText(asked, shown, QStringLiteral("<图片 {n}>")), parts.constFirst());
    }

    void picturesWithoutAMarkComeFirst()
    {
        PromptItem shown = item();
        shown.stem = QStringLiteral("第二幅⟦2⟧是什么？");
        const QStringList parts = told(promptParts(configuration(), shown));
        QCOMPARE(parts.mid(0, 3), QStringList({QStringLiteral("[s1]"), QStringLiteral("请答。\n第二幅"), QStringLiteral("[s2]")}));
        // Without marks and pictures of options everything is as it always was.
        shown.stem = QStringLiteral("两幅有何不同？");
        shown.options = {{QStringLiteral("A"), QStringLiteral("一")}, {QStringLiteral("B"), QStringLiteral("二")}};
        shown.optionPictures.clear();
        const QStringList plain{QStringLiteral("[s1]"), QStringLiteral("[s2]"), QStringLiteral("请答。\n两幅有何不同？\n(A) 一\n(B) 二\n答案：")};
        QCOMPARE(told(promptParts(configuration(), shown)), plain);
        const Configuration other = configuration(QStringLiteral("<{n}>"));
        QCOMPARE(told(promptParts(other, shown, picturePlaces(other, {}))), plain);
    }

    /// Servers refuse a text of white space alone; a mark of a picture that is not there is a text.
    void marksInARow()
    {
        PromptItem shown = item();
        shown.stem = QStringLiteral("⟦1⟧ ⟦2⟧⟦1⟧⟦7⟧");
        Configuration asked;
        asked.prompt = QStringLiteral("{question}");
        QCOMPARE(told(promptParts(asked, shown)), QStringList({QStringLiteral("[b]"), QStringLiteral("[c]"), QStringLiteral("[s1]"),
                                                               QStringLiteral("[s2]"), QStringLiteral("[s1]"), QStringLiteral("⟦7⟧")}));
    }

    void anOwnPictureAloneCanHaveAPlace()
    {
        PromptItem shown;
        shown.stem = QStringLiteral("如图⟦1⟧所示。");
        shown.stemPictures = 1;
        shown.pictures = {picture("own")};
        Configuration asked;
        asked.prompt = QStringLiteral("{question}");
        QCOMPARE(told(promptParts(asked, shown)), QStringList({QStringLiteral("如图"), QStringLiteral("[own]"), QStringLiteral("所示。")}));
    }

    void examplesKeepTheirPicturesAndAnswers()
    {
        PromptItem asked = item();
        asked.stem = QStringLiteral("最后一题⟦1⟧⟦2⟧");
        const QList<ChatTurn> together = promptTurns(configuration(), asked, {item()});
        QCOMPARE(together.size(), 1);
        const QStringList parts = told(together.constFirst().parts);
        QCOMPARE(parts.mid(0, 9).join(QString()),
                 told(promptParts(configuration(), item())).join(QString()) + QStringLiteral("B\n"));
        QCOMPARE(parts.mid(9), told(promptParts(configuration(), asked)));
        const QList<ChatTurn> turns = promptTurns(configuration(), asked, {item()}, ExampleForm::Turns);
        QCOMPARE(turns.size(), 3);
        QCOMPARE(told(turns.at(0).parts), told(promptParts(configuration(), item())));
        QCOMPARE(told(turns.at(1).parts), QStringList{QStringLiteral("B")});
        QVERIFY(turns.at(1).byModel);
    }
};

QTEST_GUILESS_MAIN(PromptPicturesTest)
#include "promptpicturestest.moc"
