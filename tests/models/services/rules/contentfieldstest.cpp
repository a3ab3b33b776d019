// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/rules/contentfields.h"

#include "tests/support/kinds/writtenpreset.h"

#include <QtTest>

using namespace yuyi;
using namespace yuyi::test;

/// How the accepted answers of a question stand among the fields of a form.
class ContentFieldsTest : public QObject
{
    Q_OBJECT

    static AnnotationContent withAccepted(const QStringList &first, const QStringList &second)
    {
        static const QuestionId ids[] = {QuestionId::create(), QuestionId::create()};
        AnnotationContent content;
        for (const auto &[id, accepted] : {std::pair(ids[0], first), std::pair(ids[1], second)}) {
            Question question;
            question.id = id;
            question.accepted = accepted;
            content.questions.append(question);
        }
        return content;
    }

private Q_SLOTS:
    void theFirstDifferingAnswerNamesTheField()
    {
        const QString lamp = QStringLiteral("lamp"), lantern = QStringLiteral("lantern"), light = QStringLiteral("light");
        const AnnotationContent before = withAccepted({lamp, lantern}, {light});
        QCOMPARE(fieldsThatDiffer(before, before), QStringList());
        QCOMPARE(fieldsThatDiffer(before, withAccepted({lamp, light}, {light})), QStringList(QStringLiteral("question/0/accepted/1")));
        QCOMPARE(fieldsThatDiffer(before, withAccepted({lamp}, {light, lamp})),
                 QStringList({QStringLiteral("question/0/accepted/1"), QStringLiteral("question/1/accepted/1")}));
        QCOMPARE(nameOfContentField(QStringLiteral("question/0/accepted/1"), writtenPreset()), QStringLiteral("Accepted answer 2"));
        QVERIFY(isQuestionField(QStringLiteral("question/0/accepted/1")));
    }

    void aChangeIsAppliedToWhatIsThere()
    {
        const QString lamp = QStringLiteral("lamp"), lantern = QStringLiteral("lantern"), light = QStringLiteral("light");
        const AnnotationContent before = withAccepted({lamp}, {light});
        const AnnotationContent after = withAccepted({lamp, lantern}, {light});
        // What was changed in the other question since stays.
        const AnnotationContent now = withAccepted({lamp, lantern}, {light, lamp});
        const AnnotationContent back = withField(now, after, before, QStringLiteral("question/0/accepted/1"));
        QCOMPARE(back.questions.at(0).accepted, QStringList(lamp));
        QCOMPARE(back.questions.at(1).accepted, QStringList({light, lamp}));
    }
};

QTEST_GUILESS_MAIN(ContentFieldsTest)
#include "contentfieldstest.moc"
