// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/rules/contentfields.h"

#include "tests/support/kinds/pictureitems.h"
#include "tests/support/kinds/questionlabels.h"
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

    /// Each dimension is a field; a change takes along what changed with it, and nothing else.
    void labelsOfAQuestionAreFields()
    {
        const QString lamp = QStringLiteral("lamp");
        AnnotationContent before = withAccepted({lamp}, {lamp});
        before.questions[0].labels = physicsLabels();
        AnnotationContent after = before;
        after.questions[0].labels.insert(DimensionCode(QStringLiteral("category")), {LabelCode(QStringLiteral("business"))});
        after.questions[0].labels.remove(DimensionCode(QStringLiteral("subcategory")));
        const QString category = QStringLiteral("question/0/label/category");
        QCOMPARE(fieldsThatDiffer(before, after), QStringList({category, QStringLiteral("question/0/label/subcategory")}));
        QCOMPARE(nameOfContentField(category, questionLabelPreset()), QStringLiteral("Discipline"));
        QVERIFY(isQuestionField(category) && !isLabelField(category));
        // Since then a label of another dimension was chosen, and one of the other question.
        AnnotationContent now = after;
        now.questions[0].labels.insert(DimensionCode(QStringLiteral("difficulty_level")), {LabelCode(QStringLiteral("hard"))});
        now.questions[1].labels = physicsLabels();
        const AnnotationContent back = withField(now, after, before, category);
        Labels wanted = physicsLabels();
        wanted.insert(DimensionCode(QStringLiteral("difficulty_level")), {LabelCode(QStringLiteral("hard"))});
        QCOMPARE(back.questions.at(0).labels, wanted);
        QCOMPARE(back.questions.at(1).labels, physicsLabels());
    }

    void theRationaleIsAField()
    {
        const QString field = QStringLiteral("question/1/rationale");
        const AnnotationContent before = withAccepted({QStringLiteral("lamp")}, {QStringLiteral("light")});
        AnnotationContent after = before;
        after.questions[1].rationale = QStringLiteral("It shines.");
        QCOMPARE(fieldsThatDiffer(before, after), QStringList(field));
        QCOMPARE(nameOfContentField(field, writtenPreset()), QStringLiteral("Explanation of the answer"));
        QCOMPARE(withField(after, after, before, field).questions, before.questions);
    }

    /// Pictures alone are a field of their own; a stem whose marks changed with them takes them along.
    void picturesAreAFieldOfTheQuestion()
    {
        const QString field = QStringLiteral("question/0/media");
        AnnotationContent before;
        before.questions = {pictureQuestion({drawnMedium(1).medium(), drawnMedium(2).medium()}, {drawnMedium(3).medium()})};
        AnnotationContent described = before;
        described.questions[0].media[1].caption = QStringLiteral("装置图");
        QCOMPARE(fieldsThatDiffer(before, described), QStringList(field));
        QCOMPARE(nameOfContentField(field, writtenPreset()), QStringLiteral("Pictures of question 1"));
        AnnotationContent removed = described;
        removed.questions[0].media.removeFirst();
        removed.questions[0].stem = QStringLiteral("哪一幅与众不同？⟦1⟧");
        QCOMPARE(fieldsThatDiffer(described, removed), QStringList({QStringLiteral("question/0/stem"), field}));
        const AnnotationContent back = withField(removed, removed, described, field);
        QCOMPARE(back.questions.constFirst(), described.questions.constFirst());
        // Another picture of an option is a change of the option.
        AnnotationContent drawn = before;
        drawn.questions[0].options[0].picture = drawnMedium(4).medium();
        QCOMPARE(fieldsThatDiffer(before, drawn), QStringList(QStringLiteral("question/0/option/0")));
        QCOMPARE(withField(drawn, drawn, before, QStringLiteral("question/0/option/0")).questions.constFirst().options,
                 before.questions.constFirst().options);
    }
};

QTEST_GUILESS_MAIN(ContentFieldsTest)
#include "contentfieldstest.moc"
