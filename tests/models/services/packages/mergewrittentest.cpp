// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/writtenpreset.h"
#include "tests/support/mergefixture.h"
#include "tests/support/reviewfixture.h"

#include "models/services/people/assignmentservice.h"

using namespace yuyi;
using namespace yuyi::test;

/// Questions without options come back in the packages of annotators and adjudicators.
class PackageMergeWrittenTest : public QObject
{
    Q_OBJECT

    static std::function<void(AnnotationContent &)> accepting(const QStringList &accepted)
    {
        return [accepted](AnnotationContent &content) { content.questions[0].accepted = accepted; };
    }
    static ImageId assigned(const ReviewProject &project)
    {
        const ImageId image = project.keep(QStringLiteral("a.jpg"));
        HandOut all;
        all.people = {project.first, project.second};
        all.perImage = 2;
        must(AssignmentService(*project.stores, project.lead).handOut(all));
        return image;
    }
    static Question question(const ReviewProject &project, const PersonId &person, const ImageId &image)
    {
        const auto found = must(project.annotations().current(image, person));
        return found ? found->content.questions.value(0) : Question();
    }

private Q_SLOTS:
    void acceptedAnswersComeBack_data() { addBackends(); }
    void acceptedAnswersComeBack()
    {
        QFETCH(const bool, server);
        ReviewProject project(server, 0, writtenPreset());
        const ImageId image = assigned(project);
        const QStringList phone{QStringLiteral("手机"), QStringLiteral("智能手机")};
        const QString a = pack(project, Role::Annotator, project.first);
        const QString b = pack(project, Role::Annotator, project.second);
        workOn(project, a, [&](Stores &stores) { annotate(stores, project.first, image, accepting(phone)); });
        workOn(project, b, [&](Stores &stores) { annotate(stores, project.second, image, accepting({QStringLiteral("平板")})); });
        QCOMPARE(merge(project, a).count(MergeState::New), 1);
        QCOMPARE(question(project, project.first, image).accepted, phone);
        QCOMPARE(merge(project, a).taken(), 0);
        // One wording more is other work, and people read which.
        workOn(project, a, [&](Stores &stores) {
            annotate(stores, project.first, image, accepting(phone + QStringList{QStringLiteral("移动电话")}));
        });
        const MergePlan plan = look(project, a);
        QCOMPARE(plan.count(MergeState::Changed), 1);
        QCOMPARE(merge(project, a).count(MergeState::Changed), 1);
        QCOMPARE(question(project, project.first, image).accepted.size(), 3);
        QCOMPARE(merge(project, b).count(MergeState::New), 1);
        QCOMPARE(project.stage(image), Stage::Disputed);

        const QString file = pack(project, Role::Adjudicator, project.adjudicator);
        const QStringList wanted{QStringLiteral("手机"), QStringLiteral("平板")};
        workOn(project, file, [&](Stores &stores) {
            AdjudicationService service(stores, project.adjudicator);
            const CaseView view = must(service.open(*must(service.caseOf(image))));
            const CaseField field = ReviewProject::fieldOf(view, questionField(1));
            FieldDecision decision{Pick::Edited, field.left, Cause::Slip, {}, false};
            decision.value.questions[0].accepted = wanted;
            must(service.settle(field.id, decision, std::nullopt, QStringLiteral("Field")));
            must(service.finish(view.id));
        });
        QCOMPARE(merge(project, file).count(MergeState::New), 1);
        QCOMPARE(project.gold(image).content.questions.constFirst().accepted, wanted);
        QCOMPARE(project.findings(), QStringList());
    }

    /// Which wording is in question is read where two say different things.
    void differencesAreToldInWords()
    {
        AnnotationContent one;
        Question asked;
        asked.stem = QStringLiteral("图中是什么？");
        asked.accepted = QStringList{QStringLiteral("手机")};
        one.questions = {asked};
        AnnotationContent other = one;
        other.questions[0].accepted.append(QStringLiteral("移动电话"));
        QVERIFY(!sameWords(one, other));
        const QString text = contentInWords(writtenPreset(), other, one);
        QVERIFY2(text.contains(QStringLiteral("移动电话")), qPrintable(text));
    }

    /// More than a question can have is refused with a sentence that says so.
    void tooMuchIsRefused()
    {
        ReviewProject project(false, 0, writtenPreset());
        const ImageId image = assigned(project);
        const QString file = pack(project, Role::Annotator, project.first);
        workOn(project, file, [&](Stores &stores) { annotate(stores, project.first, image, accepting({QStringLiteral("手机")})); });
        const QStringList lies{
            QStringLiteral("WITH RECURSIVE n (i) AS (SELECT 10 UNION ALL SELECT i + 1 FROM n WHERE i < 20) INSERT INTO question_accepted "
                           "(question_version_id, position, content) SELECT v.id, n.i, 'wording ' || n.i FROM question_version v, n"),
            QStringLiteral("UPDATE question_accepted SET content = hex(zeroblob(150)) WHERE position = 0")};
        for (const QString &lie : lies) {
            const MergePlan merged = must(tryMerge(project, tampered(file, {lie})));
            QCOMPARE(merged.count(MergeState::Conflict), 1);
            QCOMPARE(merged.taken(), 0);
            QString reason;
            for (const MergeEntry &entry : merged.entries)
                reason += entry.reason;
            QVERIFY2(reason.contains(QStringLiteral("work package")), qPrintable(reason));
            QVERIFY(!must(project.annotations().current(image, project.first)).has_value());
        }
        QCOMPARE(merge(project, file).count(MergeState::New), 1);
    }
};

QTEST_GUILESS_MAIN(PackageMergeWrittenTest)
#include "mergewrittentest.moc"
