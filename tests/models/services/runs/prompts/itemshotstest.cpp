// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/runfixture.h"

#include "models/services/runs/prompts/material.h"

#include <QtTest>

using namespace yuyi;
using namespace yuyi::test;

namespace {

/// The texts of a request, in their order.
QStringList textsOf(const PreparedRequest &request)
{
    QStringList texts;
    for (const ChatTurn &turn : request.turns) {
        for (const ChatPart &part : turn.parts) {
            if (!part.isPicture())
                texts.append(part.text);
        }
    }
    return texts;
}

} // namespace

/// Worked examples that were chosen for single items.
class ItemShotsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void anItemIsAskedWithItsOwnExamples_data() { addBackends(); }
    void anItemIsAskedWithItsOwnExamples()
    {
        QFETCH(const bool, server);
        RunProject project(4, server);
        const Run run = project.create(project.plan(project.addEndpoint(QUrl(QStringLiteral("http://127.0.0.1:1")))));
        const auto before = loadMaterial(*project.stores, run.id);
        VERIFY_OK(before);
        QVERIFY(before->shots.isEmpty());
        const auto version = [&](int index) { return before->items.at(index).version; };
        VERIFY_OK(project.stores->transaction([&] {
            return project.stores->runs().addShots(run.id, {{version(0), {version(3), version(1)}}, {version(2), {version(1)}}});
        }));
        const auto loaded = loadMaterial(*project.stores, run.id);
        VERIFY_OK(loaded);
        RunMaterial material = *loaded;
        QCOMPARE(material.shots.size(), 2);
        QVERIFY(material.examples.isEmpty() && material.examplesFor(version(1)).isEmpty());
        // Examples have the labels in force, as those of a whole run do.
        QVERIFY(!material.examplesFor(version(2)).constFirst().labels.isEmpty());

        SentPictures pictures(project.projectFolder());
        const auto asked = [&](const RunMaterial &of, int index) {
            const auto prepared = prepareRequest(of, {version(index), 0, 0}, {}, pictures, true);
            if (!prepared)
                qFatal("%s", whatFailed(prepared).constData());
            return *prepared;
        };
        const PreparedRequest first = asked(material, 0);
        QCOMPARE(first.pictures, 3);
        const QString all = textsOf(first).join(u'\n');
        const qsizetype three = all.indexOf(QStringLiteral("第3题"));
        const qsizetype one = all.indexOf(QStringLiteral("第1题"));
        const qsizetype own = all.indexOf(QStringLiteral("第0题"));
        QVERIFY2(three >= 0 && three < one && one < own, qPrintable(all));
        QVERIFY(first.hash != asked(*before, 0).hash);
        // One that has none is asked as it was before.
        QCOMPARE(asked(material, 1).hash, asked(*before, 1).hash);
        QCOMPARE(asked(material, 1).call.body.bytes(), asked(*before, 1).call.body.bytes());

        // The rule may word what an example answers.
        material.promptTemplate.configuration.shotRule = ShotRule{{}, {}, QStringLiteral("<{rationale}> {answer}")};
        material.shots[version(2)].first().question.rationale = QStringLiteral("因为 {answer}");
        QVERIFY2(textsOf(asked(material, 2)).join(u'\n').contains(QStringLiteral("<因为 {answer}> B")),
                 qPrintable(textsOf(asked(material, 2)).join(u'\n')));
    }

    void anExampleThatIsGoneIsNamed()
    {
        RunProject project(2);
        const Run run = project.create(project.plan(project.addEndpoint(QUrl(QStringLiteral("http://127.0.0.1:1")))));
        auto material = loadMaterial(*project.stores, run.id);
        VERIFY_OK(material);
        VERIFY_FAILS(fillShots(*project.stores, {{material->items.at(0).version, {QuestionVersionId::create()}}}, *material),
                     ErrorCode::NotFound);
    }
};

QTEST_GUILESS_MAIN(ItemShotsTest)
#include "itemshotstest.moc"
