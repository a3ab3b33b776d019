// SPDX-License-Identifier: GPL-3.0-or-later
// What the check says about labels that the preset cannot have given.
#include "tests/support/kinds/labelledquestions.h"

#include "models/services/release/checkservice.h"

using namespace yuyi;
using namespace yuyi::test;

class CheckedLabelsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv"); }

    void labelsOfImagesAndQuestions_data() { addBackends(); }
    void labelsOfImagesAndQuestions()
    {
        QFETCH(const bool, server);
        TestProject project(server, questionLabelPreset());
        const Image image = newImage(QStringLiteral("a.jpg"));
        VERIFY_OK(project.stores->transaction([&] { return project.images().add(image); }));
        const auto problems = [&project] {
            NoProgress progress;
            const auto found = CheckService(*project.stores, project.factory->folder()).check(progress);
            QStringList ofLabels = found ? *found : QStringList{found.error().sentence};
            ofLabels.removeIf([](const QString &one) { return one.contains(QStringLiteral("its file is missing")); });
            return ofLabels;
        };
        const Labels ofImage = codedLabels({{"domain", {QStringLiteral("life")}}});
        // Several where one is allowed are the linter's to tell.
        Labels second = physicsLabels();
        second[DimensionCode(QStringLiteral("difficulty_level"))].append(LabelCode(QStringLiteral("hard")));
        Annotation annotation = addLabelled(*project.stores, project.lead, image.id, ofImage, {physicsLabels(), second});
        QCOMPARE(problems(), QStringList());

        annotation.content.labels = codedLabels({{"domain", {QStringLiteral("moon")}}, {"category", {QStringLiteral("science")}}});
        annotation.content.questions[1].labels =
            codedLabels({{"subcategory", {QStringLiteral("astrology")}},
                         {"domain", {QStringLiteral("life")}},
                         {"subfield", {QStringLiteral("光学"), QStringLiteral("声学;热学")}},
                         {"colour", {QStringLiteral("red")}}});
        VERIFY_OK(project.stores->transaction([&]() -> Result<> {
            const auto saved = project.annotations().save(annotation);
            return saved ? Result<>() : passOn(saved);
        }));
        const QString who = QStringLiteral("Annotation %1 of image %2").arg(annotation.id.toString(), image.sha256.hex().left(12));
        QStringList expected{who + QStringLiteral(": the dimension “category” labels questions, not images."),
                             who + QStringLiteral(": the preset has no label “moon” in the dimension “domain”."),
                             who + QStringLiteral(", question 2: the preset has no label “red” in the dimension “colour”."),
                             who + QStringLiteral(", question 2: the dimension “domain” labels images, not questions."),
                             who + QStringLiteral(", question 2: the preset has no label “astrology” in the dimension “subcategory”."),
                             who + QStringLiteral(", question 2: the preset has no label “声学;热学” in the dimension “subfield”.")};
        QStringList found = problems();
        expected.sort();
        found.sort();
        QCOMPARE(found, expected);
    }
};

QTEST_GUILESS_MAIN(CheckedLabelsTest)
#include "checkedlabelstest.moc"
