// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/pictureitems.h"
#include "tests/support/kinds/picturepreset.h"
#include "tests/support/reviewfixture.h"
#include "tests/support/validationfixture.h"

#include "models/domain/json/json.h"
#include "models/services/annotation/lintservice.h"
#include "models/services/review/discussionservice.h"
#include "models/services/review/validationrules.h"

#include <algorithm>

using namespace yuyi;
using namespace yuyi::test;

/// Questions with pictures, from two annotators to the gold annotation, and what the team does with them afterwards.
class PictureReviewTest : public QObject
{
    Q_OBJECT

    static std::function<void(AnnotationContent &)> asking(const QList<Medium> &stem, const QList<Medium> &options)
    {
        return [stem, options](AnnotationContent &content) { content.questions = {pictureQuestion(stem, options)}; };
    }
    static QList<Medium> picturesOf(const Question &question)
    {
        QList<Medium> pictures;
        for (const Option &option : question.options)
            pictures.append(option.picture);
        return pictures;
    }
    static Question goldQuestion(const ReviewProject &project, const ImageId &image)
    {
        return project.gold(image).content.questions.value(0);
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv"); }

    /// The same pictures, with the options in another order: nothing is left to decide.
    void theSamePicturesBecomeGold_data() { addBackends(); }
    void theSamePicturesBecomeGold()
    {
        QFETCH(const bool, server);
        ReviewProject project(server, 0, picturePreset());
        const QList<Medium> media = addMedia(project, 5);
        const ImageId image = project.keep(QStringLiteral("a.jpg"));
        project.annotate(project.first, image, asking(media.mid(0, 3), media.mid(3, 2)));
        project.annotate(project.second, image, [&](AnnotationContent &content) {
            content.questions = {pictureQuestion(media.mid(0, 3), media.mid(3, 2))};
            std::reverse(content.questions[0].options.begin(), content.questions[0].options.end());
        });
        QCOMPARE(project.stage(image), Stage::Accepted);
        QCOMPARE(goldQuestion(project, image).media, media.mid(0, 3));
        QCOMPARE(project.findings(), QStringList());
    }

    /// The adjudicator takes the pictures of one side and the text of the other.
    void picturesAreAdjudicated_data() { addBackends(); }
    void picturesAreAdjudicated()
    {
        QFETCH(const bool, server);
        ReviewProject project(server, 0, picturePreset());
        const QList<Medium> media = addMedia(project, 7);
        const ImageId image = project.keep(QStringLiteral("a.jpg"));
        project.annotate(project.first, image, asking(media.mid(0, 2), media.mid(3, 2)));
        project.annotate(project.second, image, asking({media.at(1), media.at(0)}, media.mid(3, 2)));
        const CaseView view = project.view(image);
        QCOMPARE(view.openFields(), 1); // the marks of the text count them
        const CaseField field = ReviewProject::fieldOf(view, questionField(1));
        const Question left = field.left.questions.constFirst();
        const Question right = field.right.questions.constFirst();
        QVERIFY(left.media != right.media);

        AdjudicationService service = project.adjudicate(project.adjudicator);
        FieldDecision decision{Pick::Edited, {}, Cause::Slip, {}, false};
        decision.value.questions = {left};
        decision.value.questions[0].media = {media.at(0), media.at(6)};
        VERIFY_FAILS(service.settle(field.id, decision, std::nullopt, QStringLiteral("Field")), ErrorCode::Invalid); // nobody's
        decision.value.questions[0].media = right.media;
        decision.value.questions[0].media[0].caption = QStringLiteral("装置图");
        std::swap(decision.value.questions[0].options[0].picture, decision.value.questions[0].options[1].picture);
        const auto settled = service.settle(field.id, decision, std::nullopt, QStringLiteral("Field"));
        VERIFY_OK(settled);
        const Question decided = settled->decision->value.questions.constFirst();
        QVERIFY(decided.versionId != left.versionId);
        QVERIFY(decided.options.constFirst().id != left.options.constFirst().id);
        VERIFY_OK(service.finish(view.id));
        const Question made = goldQuestion(project, image);
        QCOMPARE(made.versionId, decided.versionId);
        QCOMPARE(made.media, decision.value.questions.constFirst().media);
        QCOMPARE(picturesOf(made), (QList<Medium>{media.at(4), media.at(3)}));
        QCOMPARE(project.findings(), QStringList());
    }

    /// A mark without its picture does not become gold.
    void picturesThatAreMissedAreNoticed()
    {
        ReviewProject project(false, 0, picturePreset());
        const QList<Medium> media = addMedia(project, 5);
        const ImageId image = project.keep(QStringLiteral("a.jpg"));
        project.annotate(project.first, image, asking(media.mid(0, 3), media.mid(3, 2)));
        project.annotate(project.second, image, asking(media.mid(0, 2), media.mid(3, 2)));
        const CaseView view = project.view(image);
        const CaseField field = ReviewProject::fieldOf(view, questionField(1));
        const bool leftHasThree = field.left.questions.constFirst().media.size() == 3;
        FieldDecision decision{Pick::Edited, {}, Cause::Slip, {}, false};
        decision.value.questions = leftHasThree ? field.left.questions : field.right.questions;
        decision.value.questions[0].media.removeLast();
        AdjudicationService service = project.adjudicate(project.adjudicator);
        VERIFY_OK(service.settle(field.id, decision, std::nullopt, QStringLiteral("Field")));
        VERIFY_FAILS(service.finish(view.id), ErrorCode::Invalid);
    }

    /// The lead rewrites: pictures of options may change places, and nothing is added or lost.
    void picturesAreExchanged_data() { addBackends(); }
    void picturesAreExchanged()
    {
        QFETCH(const bool, server);
        ValidationProject project(server, 1, 3, picturePreset());
        const QList<Medium> media = addMedia(project, 6);
        const ImageId image = project.gold(QStringLiteral("a.jpg"), 1, asking(media.mid(0, 2), media.mid(2, 3)));
        const PersonId person = project.validators(1).constFirst();
        VERIFY_OK(project.answer(person, project.newest(image), 0));
        const auto open = project.stores->discussions().discussions(DiscussionState::Open);
        VERIFY_OK(open);
        QCOMPARE(open->size(), 1);
        DiscussionService lead(*project.stores, project.lead);
        const auto lines = lead.lines();
        VERIFY_OK(lines);
        QVERIFY(!lines->constFirst().stem.contains(u'⟦')); // marks are for programs
        const auto view = lead.view(open->constFirst().id);
        VERIFY_OK(view);
        QCOMPARE(view->question.media, media.mid(0, 2));
        QCOMPARE(picturesOf(view->question), media.mid(2, 3));

        Conclusion rewrite;
        rewrite.outcome = DiscussionOutcome::Rewrite;
        rewrite.note = QStringLiteral("商量过了");
        rewrite.rewritten = view->question;
        rewrite.rewritten->options[0].picture = media.at(5);
        VERIFY_FAILS(lead.conclude(open->constFirst().id, rewrite), ErrorCode::Invalid);
        rewrite.rewritten->options[0].picture = {};
        rewrite.rewritten->options[0].text = QStringLiteral("甲");
        VERIFY_FAILS(lead.conclude(open->constFirst().id, rewrite), ErrorCode::Invalid);
        rewrite.rewritten = view->question;
        std::swap(rewrite.rewritten->options[0].picture, rewrite.rewritten->options[2].picture);
        rewrite.rewritten->media.clear(); // what it says of the stem's pictures does not count
        VERIFY_OK(lead.conclude(open->constFirst().id, rewrite));
        const Question now = project.question(image);
        QCOMPARE(now.media, media.mid(0, 2));
        QCOMPARE(picturesOf(now), (QList<Medium>{media.at(4), media.at(3), media.at(2)}));
        QVERIFY(now.versionId != view->question.versionId);
    }

    /// The author of a failed question reads which picture was chosen how often.
    void theHistogramNamesPictures()
    {
        const Medium first{Sha256::of("first"), ImageFormat::Png, QSize(8, 8), {}, {}};
        const Medium second{Sha256::of("second"), ImageFormat::Png, QSize(8, 8), {}, {}};
        Question question = pictureQuestion({}, {first, second});
        question.options.append({OptionId::create(), QStringLiteral("都不是"), {}, false});
        Vote vote;
        vote.answer = Answer(question.options.constFirst().id);
        const Json histogram = storedJson(anonymousHistogram(question, {vote}));
        QCOMPARE(histogram["options"].size(), size_t(3));
        QCOMPARE(histogram["options"][0]["picture"].get<std::string>(), first.sha256.hex().toStdString());
        QCOMPARE(histogram["options"][0]["count"].get<int>(), 1);
        QCOMPARE(histogram["options"][1]["picture"].get<std::string>(), second.sha256.hex().toStdString());
        QVERIFY(!histogram["options"][2].contains("picture"));
    }

    /// The linter of a set knows the image's own picture, and the sources of the others.
    void theSetKnowsItsPictures_data() { addBackends(); }
    void theSetKnowsItsPictures()
    {
        QFETCH(const bool, server);
        ReviewProject project(server, 0, picturePreset());
        const QList<Medium> media = addMedia(project, 4);
        const ImageId image = project.keep(QStringLiteral("a.jpg"));
        project.annotate(project.first, image, asking(media.mid(0, 2), media.mid(2, 2)));
        project.annotate(project.second, image, asking(media.mid(0, 2), media.mid(2, 2)));
        const auto items = project.annotations().releasableItems();
        VERIFY_OK(items);
        const auto input = LintService(*project.stores).setInput(*items);
        VERIFY_OK(input);
        QCOMPARE(input->media.size(), 4);
        QCOMPARE(input->images.value(image).own, project.images().image(image)->sha256);
        QList<SetFinding> findings = lintSet(*input, project.preset).findings;
        findings.removeIf([](const SetFinding &one) { return one.finding.rule != LintRule::LicenceMissing || one.item < 0; });
        QCOMPARE(findings.size(), 4);
    }
};

QTEST_GUILESS_MAIN(PictureReviewTest)
#include "picturereviewtest.moc"
