// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/extraction/severaloptions.h"

#include <QTest>

using namespace yuyi;

/// Questions of which several options may be right.
class SeveralOptionsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void replies_data()
    {
        QTest::addColumn<QString>("reply");
        QTest::addColumn<QString>("answer");
        const auto row = [](const char16_t *reply, const char16_t *answer) {
            const QString text = QString::fromUtf16(reply);
            QTest::newRow(qPrintable(text)) << text << QString::fromUtf16(answer);
        };
        row(u"ACD", u"ACD");
        row(u"A、C", u"AC");
        row(u"A C D", u"ACD");
        row(u"(A)(A)(B)", u"AB");
        row(u"①A ②D", u"AD");
        row(u"The correct options are A, B, and C; D is wrong.", u"ABC");
        row(u"选A和C，不选B、D", u"AC");
        row(u"正确的是B、D，A与C错在时间。", u"BD");
        row(u"A：对\nB：对\nC：错\nD：错", u"AB");
        row(u"A正确，B错误，C正确，D错误", u"AC");
        row(u"我选A。另外C也正确。", u"AC");
        row(u"答案是A。更正：答案是AB", u"AB");
        row(u"以上都对", u"ABCD");
        row(u"降低管理成本和促进企业创新都对", u"BC");
        row(u"前两个都对", u"");
        row(u"不全对", u"");
        row(u"四个选项都对吗？我无法判断。", u"");
        row(u"A: yes, B: no, C: yes, D: no", u"AC");
        row(u"D以外的选项都正确", u"ABC");
        row(u"all except B", u"ACD");
        row(u"A/B", u"");
        row(u"(A) 有助于招聘到一流人才\n(B) 促进企业创新", u"AB");
        row(u"不是A，而是B", u"B");
        row(u"<think>A B</think>答案：BD", u"BD");
        row(u"A 或 B", u"");
        row(u"答案是A。\n答案是B。", u"");
        row(u"E", u"");
        row(u"看不出来", u"");
        row(u"", u"");
    }
    void replies()
    {
        QFETCH(QString, reply);
        QFETCH(QString, answer);
        const QList<ShownOption> options{{QStringLiteral("A"), QStringLiteral("有助于招聘到一流人才")},
                                         {QStringLiteral("B"), QStringLiteral("促进企业创新")},
                                         {QStringLiteral("C"), QStringLiteral("降低管理成本")},
                                         {QStringLiteral("D"), QStringLiteral("提高员工流失率")}};
        QString read;
        for (const int option : extractSeveral(reply, options).options)
            read += options.at(option).label;
        QCOMPARE(read, answer);
    }

    /// A value among the options, with words and a unit around it.
    void values()
    {
        const QList<ShownOption> options{{QStringLiteral("A"), QStringLiteral("-50.7")}, {QStringLiteral("B"), QStringLiteral("-50.9")}};
        QCOMPARE(extractSeveral(QStringLiteral("B点的剪应力为-50.7MPa。"), options).options, QList<int>{0});
        QVERIFY(extractSeveral(QStringLiteral("-50.7 到 -50.9"), options).options.isEmpty());
    }
};

QTEST_APPLESS_MAIN(SeveralOptionsTest)
#include "severaloptionstest.moc"
