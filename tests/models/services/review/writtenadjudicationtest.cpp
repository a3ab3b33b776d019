// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/writtenpreset.h"
#include "tests/support/reviewfixture.h"

#include "models/domain/annotation/written.h"

#include <QStandardPaths>

using namespace yuyi;
using namespace yuyi::test;

/// Two annotators accept different answers to a question without options.
class WrittenAdjudicationTest : public QObject
{
    Q_OBJECT

    static std::function<void(AnnotationContent &)> accepting(const QStringList &accepted)
    {
        return [accepted](AnnotationContent &content) { content.questions[0].accepted = accepted; };
    }
    static Question goldQuestion(const ReviewProject &project, const ImageId &image)
    {
        return project.gold(image).content.questions.value(0);
    }

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    /// The same answers in another order are no disagreement.
    void theSameAnswersBecomeGold_data() { addBackends(); }
    void theSameAnswersBecomeGold()
    {
        QFETCH(const bool, server);
        ReviewProject project(server, 0, writtenPreset());
        const ImageId image = project.keep(QStringLiteral("a.jpg"));
        project.annotate(project.first, image, accepting({QStringLiteral("智能手机"), QStringLiteral("Phone")}));
        project.annotate(project.second, image, accepting({QStringLiteral("phone"), QStringLiteral("智能手机")}));
        QCOMPARE(project.stage(image), Stage::Accepted);
        QCOMPARE(goldQuestion(project, image).accepted.size(), 2);
        QCOMPARE(project.findings(), QStringList());
    }

    void oneSideIsTaken_data() { addBackends(); }
    void oneSideIsTaken()
    {
        QFETCH(const bool, server);
        ReviewProject project(server, 0, writtenPreset());
        const ImageId image = project.keep(QStringLiteral("a.jpg"));
        project.annotate(project.first, image, accepting({QStringLiteral("手机"), QStringLiteral("智能手机")}));
        project.annotate(project.second, image, accepting({QStringLiteral("平板")}));
        const CaseView view = project.view(image);
        QCOMPARE(view.openFields(), 1);
        const CaseField field = ReviewProject::fieldOf(view, questionField(1));
        project.settleAll(image, Pick::Right);
        AdjudicationService service = project.adjudicate(project.adjudicator);
        VERIFY_OK(service.finish(view.id));
        const Question made = goldQuestion(project, image);
        QCOMPARE(made.accepted, field.right.questions.constFirst().accepted);
        QCOMPARE(made.versionId, field.right.questions.constFirst().versionId);
        QCOMPARE(project.findings(), QStringList());
    }

    /// Answers written by the adjudicator are another version of the question, made once.
    void answersAreWrittenByHand_data() { addBackends(); }
    void answersAreWrittenByHand()
    {
        QFETCH(const bool, server);
        ReviewProject project(server, 0, writtenPreset());
        const ImageId image = project.keep(QStringLiteral("a.jpg"));
        project.annotate(project.first, image, accepting({QStringLiteral("手机")}));
        project.annotate(project.second, image, accepting({QStringLiteral("平板")}));
        const CaseView view = project.view(image);
        const CaseField field = ReviewProject::fieldOf(view, questionField(1));
        AdjudicationService service = project.adjudicate(project.adjudicator);
        FieldDecision decision{Pick::Edited, {}, Cause::Slip, {}, false};
        Question question = field.left.questions.constFirst();
        const auto settle = [&](const QStringList &accepted) {
            question.accepted = accepted;
            decision.value.questions = {question};
            return service.settle(field.id, decision, std::nullopt, QStringLiteral("Field"));
        };
        QStringList many;
        for (int i = 0; i <= mostAccepted; ++i)
            many.append(QStringLiteral("写法%1").arg(i));
        VERIFY_FAILS(settle(many), ErrorCode::Invalid);
        VERIFY_FAILS(settle({QString(longestWritten + 1, u'x')}), ErrorCode::Invalid);
        // While one writes there may be none yet, but that is no gold.
        VERIFY_OK(settle({}));
        VERIFY_FAILS(service.finish(view.id), ErrorCode::Invalid);
        const QStringList wanted{QStringLiteral("平板"), QStringLiteral("手机")};
        const auto settled = settle(wanted);
        VERIFY_OK(settled);
        const Question decided = settled->decision->value.questions.constFirst();
        QVERIFY(decided.versionId != field.left.questions.constFirst().versionId);
        QVERIFY(decided.frozen);
        VERIFY_OK(service.finish(view.id));
        QCOMPARE(goldQuestion(project, image).accepted, wanted);
        QCOMPARE(goldQuestion(project, image).versionId, decided.versionId);
        QCOMPARE(project.findings(), QStringList());
    }
};

QTEST_GUILESS_MAIN(WrittenAdjudicationTest)
#include "writtenadjudicationtest.moc"
