// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/annotation/templateservice.h"

#include "models/services/annotation/lintservice.h"
#include "models/services/curation/decisionservice.h"
#include "models/services/history/undoservice.h"
#include "models/services/templates/factservice.h"
#include "tests/support/kinds/puzzlepreset.h"
#include "tests/support/validationfixture.h"

#include <algorithm>

using namespace yuyi;
using namespace yuyi::test;

/// Many drafts at once.
class TemplateServiceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void draftsAreFilledOnce_data() { addBackends(); }
    void draftsAreFilledOnce()
    {
        QFETCH(const bool, server);
        ValidationProject project(server, 2, 3, puzzlePreset());
        QList<ImageId> images;
        for (const char *name : {"a.jpg", "b.jpg", "c.jpg"}) {
            const Image image = newImage(QLatin1String(name));
            VERIFY_OK(project.stores->transaction([&] { return project.stores->images().add(image); }));
            images.append(image.id);
        }
        VERIFY_OK(DecisionService(*project.stores, project.lead).decide(images, Verdict(), QStringLiteral("Kept")));
        FactService facts(*project.stores, project.lead);
        VERIFY_OK(facts.set(images.at(0), {{QStringLiteral("panels"), QStringLiteral("9")}}));
        // The first is begun, with a question that the author typed; the second has no facts; the third is only reserved.
        AnnotationService service(*project.stores, project.author);
        for (int i = 0; i < 2; ++i) {
            Annotation draft = *service.open(images.at(i));
            draft.content.labels.insert(DimensionCode(QStringLiteral("domain")), {LabelCode(QStringLiteral("life"))});
            draft.content.questions[2].stem = i == 0 ? QStringLiteral("How many?") : QString();
            VERIFY_OK(service.commit(draft, AnnotationContent(), QStringLiteral("question/2/stem"), QStringLiteral("Question")));
        }
        VERIFY_OK(service.open(images.at(2)));
        TemplateService templates(*project.stores, project.author);
        NoProgress progress;
        const auto dry = templates.generate({true, true}, progress);
        VERIFY_OK(dry);
        QCOMPARE(dry->questions, 2);
        QCOMPARE(dry->drafts, 3);
        const auto report = templates.generate({}, progress);
        VERIFY_OK(report);
        QCOMPARE(report->drafts, 2);
        QCOMPARE(report->questions, 2);
        QVERIFY(report->lacks()); // the second image
        const auto stored = [&] { return project.stores->annotations().current(images.at(0), project.author)->value().content; };
        QCOMPARE(stored().questions.at(0).stem, QStringLiteral("Which picture goes on with the row of 9?"));
        QCOMPARE(stored().questions.at(2).stem, QStringLiteral("How many?"));
        QCOMPARE(stored().questions.at(3).accepted, QStringList{QStringLiteral("9")});
        const AnnotationContent filled = stored();
        QCOMPARE(templates.generate({}, progress)->questions, 0);
        QCOMPARE(stored(), filled);
        // What was typed differs from its template, and the rest is as it should be.
        const auto context = LintService(*project.stores).contextFor(images.at(0), project.author, filled);
        VERIFY_OK(context);
        const QList<Finding> findings = lintAnnotation(filled, puzzlePreset(), *context);
        const auto differing = std::count_if(findings.begin(), findings.end(),
                                             [](const Finding &one) { return one.rule == LintRule::TemplateDiffers; });
        QCOMPARE(differing, 1);
        // One step takes all of it away.
        QVERIFY(UndoService(*project.stores, project.author).undo()->has_value());
        QVERIFY(stored().questions.at(0).stem.isEmpty() && stored().questions.at(3).accepted.isEmpty());
        QCOMPARE(stored().questions.at(2).stem, QStringLiteral("How many?"));
    }

    void withoutTemplatesNothingIsFilled()
    {
        ValidationProject project(false);
        NoProgress progress;
        VERIFY_FAILS(TemplateService(*project.stores, project.author).generate({}, progress), ErrorCode::Refused);
    }
};

QTEST_GUILESS_MAIN(TemplateServiceTest)
#include "templateservicetest.moc"
