// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/curation/imagedossier.h"

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
};

QTEST_GUILESS_MAIN(ImageDossierTest)
#include "imagedossiertest.moc"
