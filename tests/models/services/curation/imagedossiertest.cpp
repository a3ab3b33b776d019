// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/curation/imagedossier.h"

#include "models/services/templates/factservice.h"
#include "tests/support/kinds/puzzlepreset.h"
#include "tests/support/kinds/writtenpreset.h"
#include "tests/support/validationfixture.h"

using namespace yuyi;
using namespace yuyi::test;

/// What the record of an image says about its questions.
class ImageDossierTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// Accepted answers are a key: hidden from whoever may still answer.
    void acceptedAnswersAreHiddenUntilAnswered_data() { addBackends(); }
    void acceptedAnswersAreHiddenUntilAnswered()
    {
        QFETCH(const bool, server);
        ValidationProject project(server, 2, 3, writtenPreset());
        const ImageId image = project.gold(QStringLiteral("a.jpg"));
        const PersonId both = project.add(QStringLiteral("Both"), {Role::Adjudicator, Role::Validator});
        const auto told = [&](const PersonId &person) {
            return readDossier(*project.stores, image, person)->gold->content.questions.first().accepted;
        };
        QVERIFY(told(both).isEmpty());
        QVERIFY(!told(project.lead).isEmpty());
        VERIFY_OK(project.answer(both, project.newest(image)));
        QCOMPARE(told(both), project.question(image).accepted);
    }

    /// So may be the facts that templates use.
    void factsAreForLeadsAndAuthors_data() { addBackends(); }
    void factsAreForLeadsAndAuthors()
    {
        QFETCH(const bool, server);
        ValidationProject project(server, 2, 3, puzzlePreset());
        const Image image = newImage(QStringLiteral("a.jpg"));
        VERIFY_OK(project.stores->transaction([&] { return project.stores->images().add(image); }));
        VERIFY_OK(FactService(*project.stores, project.lead).set(image.id, {{QStringLiteral("panels"), QStringLiteral("9")}}));
        const auto facts = [&](const PersonId &person) { return readDossier(*project.stores, image.id, person)->facts; };
        QCOMPARE(facts(project.lead)->value(QStringLiteral("panels")), QStringLiteral("9"));
        QVERIFY(!facts(project.validators(1).constFirst()));
    }
};

QTEST_GUILESS_MAIN(ImageDossierTest)
#include "imagedossiertest.moc"
