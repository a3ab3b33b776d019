// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/practice/practicewords.h"

#include <algorithm>

namespace yuyi {

namespace {

/// Without the mark that ends it: it goes into a sentence.
QString inSentence(const QString &text)
{
    QString words = text.simplified();
    while (!words.isEmpty() && QStringLiteral("。．.；;！!").contains(words.back()))
        words.chop(1);
    return words;
}

} // namespace

bool holdsChinese(const QString &text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) { return c.unicode() >= 0x4E00 && c.unicode() <= 0x9FFF; });
}

QString PracticeWords::oneOf(const QStringList &chinese, const QStringList &english) const
{
    const QStringList &ways = m_chinese ? chinese : english;
    return ways.at(std::min<qsizetype>(static_cast<qsizetype>(m_wording * static_cast<double>(ways.size())), ways.size() - 1));
}

QString PracticeWords::answer(const QString &label) const
{
    return oneOf({QStringLiteral("答案：%1")}, {QStringLiteral("Answer: %1")}).arg(label);
}

QString PracticeWords::sentence(const ShownOption &chosen) const
{
    if (chosen.text.isEmpty())
        return answer(chosen.label);
    return oneOf({QStringLiteral("答案是%1：%2。"), QStringLiteral("我选%1，画面要说的是：%2。"), QStringLiteral("正确选项是%1，%2。")},
                 {QStringLiteral("The answer is %1: %2."), QStringLiteral("I choose %1, because the picture says: %2."),
                  QStringLiteral("The best option is %1: %2.")})
        .arg(chosen.label, inSentence(chosen.text));
}

QString PracticeWords::thought(const ShownOption &chosen) const
{
    if (chosen.text.isEmpty()) {
        return oneOf({QStringLiteral("先看题目里的图，再看各个选项的图。\n逐一比较，看哪些相合。\n答案：%1")},
                     {QStringLiteral("First the pictures of the question, then those of the options.\nOne after another is compared.\n"
                                     "Answer: %1")})
            .arg(chosen.label);
    }
    return oneOf({QStringLiteral("先看画面里有什么，再看这些东西为什么放在一起。\n有几种说法只讲到了表面，没有讲到画面的用意。\n"
                                 "最贴近画面用意的是：%2。\n答案：%1"),
                  QStringLiteral("第一步，画面中的主要物象和它们的关系很清楚。\n第二步，这种安排显然不是写实，而是另有所指。\n"
                                 "第三步，逐一比较各个说法，“%2”与画面最相合。\n答案：%1")},
                 {QStringLiteral("First, what is in the picture, and why these things are put together.\nSome of the readings stay on the "
                                 "surface and leave the point out.\nThe one closest to the point: %2.\nAnswer: %1"),
                  QStringLiteral("Step one: the main things in the picture and how they relate.\nStep two: the scene is not meant "
                                 "literally.\nStep three: of all the readings, “%2” fits it.\nAnswer: %1")})
        .arg(chosen.label, inSentence(chosen.text));
}

QString PracticeWords::writtenSentence(const QString &text) const
{
    return oneOf({QStringLiteral("答案是“%1”。"), QStringLiteral("我看过画面，这里应填“%1”。")},
                 {QStringLiteral("The answer is “%1”."), QStringLiteral("I looked at the picture: the answer is “%1”.")})
        .arg(text);
}

QString PracticeWords::writtenThought(const QString &text) const
{
    return oneOf({QStringLiteral("先看画面里有什么，再看题目问什么。\n画面中的主要物象很清楚，不需要猜测。\n答案：%1"),
                  QStringLiteral("第一步，找出题目问的东西。\n第二步，把它和画面中别的东西对照。\n答案：%1")},
                 {QStringLiteral("First, what the picture shows, and what the question asks.\n"
                                 "The main things can be seen well.\nAnswer: %1"),
                  QStringLiteral("Step one, find what the question asks for.\nStep two, compare it with the rest of the picture.\n"
                                 "Answer: %1")})
        .arg(text);
}

QString PracticeWords::rambling() const
{
    return oneOf({QStringLiteral("画面里有好几样东西，各有各的用意，要看从哪个角度去理解。单凭这张图片，哪一种说法都讲得通。")},
                 {QStringLiteral("The picture holds several things, and each of them can mean more than one. "
                                 "It depends on how one looks at it.")});
}

QString PracticeWords::refusal() const
{
    return oneOf({QStringLiteral("抱歉，我无法回答关于这张图片的问题。"), QStringLiteral("很抱歉，我不能对这张图片作出判断。")},
                 {QStringLiteral("I'm sorry, but I can't answer questions about this image."),
                  QStringLiteral("I am unable to help with this image.")});
}

QString PracticeWords::several(const QString &first, const QString &second) const
{
    return oneOf({QStringLiteral("答案：%1和%2"), QStringLiteral("两种说法都说得通。\n答案：%1、%2")},
                 {QStringLiteral("Answer: %1 and %2"), QStringLiteral("Two of the readings fit.\nAnswer: %1, %2")})
        .arg(first, second);
}

QString PracticeWords::either(const QString &first, const QString &second) const
{
    return oneOf({QStringLiteral("答案：%1或%2"), QStringLiteral("不是%1就是%2。\n答案：%1或者%2")},
                 {QStringLiteral("Answer: %1 or %2"), QStringLiteral("Only one of two readings fits.\nAnswer: either %1 or %2")})
        .arg(first, second);
}

QString PracticeWords::unfinished() const
{
    return oneOf({QStringLiteral("先看画面里有什么。画面中间的物象最引人注意，它与周围的东西形成了对照，这样的安排显然有它的用意。"
                                 "再看各个说法：第一种说法着眼于画面的表层，而画面真正的")},
                 {QStringLiteral("First, what is in the picture. The thing in the middle draws the eye, and it is set against what is "
                                 "around it; that is surely meant. Now the readings: the first one looks at the surface of the")});
}

QString PracticeWords::scored(int score) const
{
    return oneOf({QStringLiteral("评分：%1"), QStringLiteral("[[%1]]"), QStringLiteral("{\"rating\": %1}"),
                  QStringLiteral("与人的描述相比，主要内容大体说到，细节有出入。\n评分：%1")},
                 {QStringLiteral("Rating: %1"), QStringLiteral("[[%1]]"), QStringLiteral("{\"rating\": %1}"),
                  QStringLiteral("Compared with the human answer, the main points are there and details differ.\nRating: %1")})
        .arg(score);
}

QString PracticeWords::description(const QString &explanation, const QString &meaning) const
{
    const QString seen = inSentence(explanation);
    const QString meant = inSentence(meaning);
    QStringList parts;
    if (!seen.isEmpty())
        parts.append((m_chinese ? QStringLiteral("画面里可以看到：%1。") : QStringLiteral("The picture shows: %1.")).arg(seen));
    if (!meant.isEmpty())
        parts.append((m_chinese ? QStringLiteral("它想表达的是：%1。") : QStringLiteral("It means to say: %1.")).arg(meant));
    if (parts.isEmpty())
        parts.append(m_chinese ? QStringLiteral("画面里有一些物象，它们的用意不好断定。")
                               : QStringLiteral("There are things in the picture; what they are meant to say is hard to tell."));
    parts.append(m_chinese ? QStringLiteral("（练习用模型编写的描述）") : QStringLiteral("(A description made up by a practice model.)"));
    return parts.join(m_chinese ? QString() : QStringLiteral(" "));
}

QString PracticeWords::explained(const QString &question, const ShownOption &chosen) const
{
    const QString asked = question.simplified();
    if (chosen.text.isEmpty() && !chosen.label.isEmpty()) {
        return (m_chinese ? QStringLiteral("您问的是“%1”。我选的是%2，因为那幅图看起来最合适，别的细节我没有顾到。（练习用模型编写的回答）")
                          : QStringLiteral("You asked: “%1” I chose %2, because its picture seemed to fit best, and I passed over the "
                                           "other details. (A reply made up by a practice model.)"))
            .arg(asked, chosen.label);
    }
    if (chosen.text.isEmpty()) {
        return (m_chinese
                    ? QStringLiteral("您问的是“%1”。我是练习用模型，没有看图，只能编一个回答。")
                    : QStringLiteral(
                        "You asked: “%1” I am a practice model: I did not look at the picture, and this reply is made up."))
            .arg(asked);
    }
    return (m_chinese ? QStringLiteral("您问的是“%1”。我把画面理解成了“%2”，因为画面里最显眼的东西像是在说这一点，别的细节我没有顾到。"
                                       "（练习用模型编写的回答）")
                      : QStringLiteral("You asked: “%1” I took the picture to say “%2”: what stands out most seems to point there, and I "
                                       "passed over the other details. (A reply made up by a practice model.)"))
        .arg(asked, inSentence(chosen.text));
}

} // namespace yuyi
