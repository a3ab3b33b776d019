// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/runs/scorers.h"
#include "models/evaluation/prompts/prompt.h"

#include <QtTest>

using namespace yuyi;

namespace {

const QString choiceRest = QStringLiteral("多项选择题，并选出正确选项。这些题目可能包括单选和多选题型。如果所提供的信息不足以确定一个明确的答案，"
                                          "那么请根据可用的数据和你的判断来选择最可能正确的选项。");
const QString verdictRest = QStringLiteral("判断题，并根据题目描述和所给的信息来判断问题中陈述的对错。如果信息不完整或不足以作出绝对判断，"
                                           "请运用你的逻辑推理和现有信息来做出最可能的判断。");
const QString blankRest = QStringLiteral("填空题，并根据题目的要求和所提供的信息来给出最恰当的答案。如果信息不足以确切回答，"
                                         "那么请依据现有的数据和你的推理能力来填写最合理的答案。");

/// A picture in the stem, and options that are pictures or words.
PromptItem choice(bool pictured)
{
    PromptItem item;
    item.kind = QStringLiteral("choice");
    item.stem = QStringLiteral("如图⟦1⟧，选哪个？");
    item.stemPictures = 1;
    for (const QString &label : {QStringLiteral("A"), QStringLiteral("B"), QStringLiteral("C"), QStringLiteral("D")})
        item.options.append({label, pictured ? QString() : QString(u'词' + label), pictured});
    return item;
}

PromptItem plain(const QString &kind)
{
    PromptItem item;
    item.kind = kind;
    item.stem = QStringLiteral("⟦1⟧中的数与⟦2⟧、⟦1⟧一样。");
    item.stemPictures = 2;
    if (kind == u"true-false")
        item.options = {{QStringLiteral("A"), QStringLiteral("对")}, {QStringLiteral("B"), QStringLiteral("错")}};
    return item;
}

} // namespace

/// The prompts of the preset CMMMU say what the published code of the two frames says, pictures numbered in the order of appearance.
class CmmmuPromptTest : public QObject
{
    Q_OBJECT

    Preset m_preset;

    const Configuration *configuration(const char *code) const
    {
        for (const Configuration &one : m_preset.configurations) {
            if (one.code == QLatin1String(code))
                return &one;
        }
        return nullptr;
    }
    QString said(const char *code, const PromptItem &item) const
    {
        const Configuration *one = configuration(code);
        return promptText(*one, item, picturePlaces(*one, m_preset.language).placeholder);
    }

private Q_SLOTS:
    void initTestCase()
    {
        const auto preset = builtInPreset(QStringLiteral("cmmmu"));
        QVERIFY2(preset, preset ? "" : qPrintable(preset.error().sentence));
        m_preset = *preset;
        for (const char *code : {"lmms-eval", "vlmevalkit", "text-only"})
            QVERIFY2(configuration(code) != nullptr, code);
    }

    /// Replies are read strictly, and as the published code reads them.
    void repliesAreReadAsPublished()
    {
        QCOMPARE(scorersOf(m_preset), (QList<Scorer>{Scorer::Strict, Scorer::CmmmuOfficial}));
    }

    void asInLmmsEval_data()
    {
        QTest::addColumn<QString>("configuration");
        QTest::newRow("with pictures") << QStringLiteral("lmms-eval");
        QTest::newRow("without") << QStringLiteral("text-only");
    }
    void asInLmmsEval()
    {
        QFETCH(const QString, configuration);
        const QByteArray code = configuration.toLatin1();
        QCOMPARE(said(code.constData(), choice(false)),
                 QString(u"请回答以下" + choiceRest
                         + u"\n\n问题：如图<图片 1>，选哪个？\n选项：\n(A) 词A\n(B) 词B\n(C) 词C\n(D) 词D\n\n正确答案：\n"));
        QCOMPARE(said(code.constData(), choice(true)),
                 QString(u"请回答以下" + choiceRest
                         + u"\n\n问题：如图<图片 1>，选哪个？\n选项：\n(A) <图片 2>\n(B) <图片 3>\n(C) <图片 4>\n(D) <图片 5>\n\n正确答案：\n"));
        QCOMPARE(said(code.constData(), plain(QStringLiteral("true-false"))),
                 QString(u"请回答以下" + verdictRest + u"\n\n问题：<图片 1>中的数与<图片 2>、<图片 1>一样。\n正确答案：\n"));
        QCOMPARE(said(code.constData(), plain(QStringLiteral("blank"))),
                 QString(u"请回答以下" + blankRest + u"\n\n问题：<图片 1>中的数与<图片 2>、<图片 1>一样。\n正确答案：\n"));
    }

    void asInVlmEvalKit()
    {
        const Configuration &kit = *configuration("vlmevalkit");
        QCOMPARE(kit.optionLine, QStringLiteral("{label}. {text}"));
        QCOMPARE(filledPrompt(kit.promptFor(QStringLiteral("choice")),
                              {{QStringLiteral("question"), QStringLiteral("问？")},
                               {QStringLiteral("options"), QStringLiteral("A. 甲\nB. 乙")}}),
                 QString(u"问题: 问？\nOptions:\nA. 甲\nB. 乙\n请回答上述" + choiceRest));
        QCOMPARE(said("vlmevalkit", plain(QStringLiteral("true-false"))),
                 QString(u"<图片 1>中的数与<图片 2>、<图片 1>一样。\n请回答上述" + verdictRest));
        QCOMPARE(said("vlmevalkit", plain(QStringLiteral("blank"))),
                 QString(u"<图片 1>中的数与<图片 2>、<图片 1>一样。\n请回答上述" + blankRest));
    }

    /// Words stand where pictures belong, and the pictures come first; without pictures only the words are sent.
    void picturesComeFirst()
    {
        PromptItem item = choice(false);
        ChatPart picture;
        picture.base64 = "p";
        picture.mediaType = QStringLiteral("image/png");
        item.pictures = {picture};
        for (const char *code : {"lmms-eval", "vlmevalkit"}) {
            const QList<ChatPart> parts = promptParts(*configuration(code), item, picturePlaces(*configuration(code), m_preset.language));
            QCOMPARE(parts.size(), 2);
            QVERIFY(parts.constFirst().isPicture());
            QVERIFY2(parts.constLast().text.contains(QStringLiteral("如图<图片 1>，选哪个？")), qPrintable(parts.constLast().text));
        }
        const Configuration &words = *configuration("text-only");
        const QList<ChatPart> parts = promptParts(words, item, picturePlaces(words, m_preset.language));
        QCOMPARE(parts.size(), 1);
        QVERIFY(!parts.constFirst().isPicture());
    }
};

QTEST_GUILESS_MAIN(CmmmuPromptTest)
#include "cmmmuprompttest.moc"
