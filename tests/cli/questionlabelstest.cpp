// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/cliprogram.h"
#include "tests/support/kinds/labelledquestions.h"

#include "db/host/sqlprojecthost.h"

using namespace yuyi;
using namespace yuyi::test;

/// Labels of questions on the command line: counted, checked, and in the filters of work.
class QuestionLabelCommandsTest : public QObject
{
    Q_OBJECT

    CliProgram m_cli;

    CliProgram::Ended run(const QString &line) const { return m_cli.run(line); }
    CliProgram::Ended json(const QString &line) const { return m_cli.run(QStringLiteral("--json ") % line); }

    /// An accepted image with two questions, and two that wait for another annotator.
    void fill(const QString &project) const
    {
        SqlProjectHost host;
        const auto factory = host.open(m_cli.path(project));
        VERIFY_OK(factory);
        const auto stores = (*factory)->open();
        VERIFY_OK(stores);
        const PersonId lead = (*stores)->project().people()->constFirst().id;
        // What one has labelled waits for another.
        ProjectInfo info = *(*stores)->project().info();
        info.rules.annotatorsPerImage = 2;
        VERIFY_OK((*stores)->transaction([&] { return (*stores)->project().setInfo(info); }));
        const auto image = [&](const char *name, Stage stage) {
            Image made = newImage(QString::fromLatin1(name));
            made.stage = stage;
            if (const auto added = (*stores)->transaction([&] { return (*stores)->images().add(made); }); !added)
                qFatal("%s", whatFailed(added).constData());
            return made.id;
        };
        Labels second = physicsLabels();
        second[DimensionCode(QStringLiteral("difficulty_level"))] = {LabelCode(QStringLiteral("hard"))};
        second[DimensionCode(QStringLiteral("subfield"))] = {LabelCode(QStringLiteral("电 路"))};
        const Annotation annotation =
            addLabelled(**stores, lead, image("a.jpg", Stage::Accepted), {}, {physicsLabels(), second});
        (void)makeGold(**stores, annotation);
        for (const QString &level : {QStringLiteral("本科"), QStringLiteral("考研")}) {
            Labels labels = physicsLabels();
            labels.insert(DimensionCode(QStringLiteral("distribution")), {LabelCode(level)});
            (void)addLabelled(**stores, lead, image("waiting.jpg", Stage::Kept), {}, {labels});
        }
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_cli.write(QStringLiteral("labels.json"), jsonText(onlyQuestionLabelsJson())));
        QVERIFY_ENDED(run(QStringLiteral("new base --preset labels.json --as Lena --quiet")), 0);
        fill(QStringLiteral("base"));
        QVERIFY_ENDED(run(QStringLiteral("people base add Anna --roles annotator")), 0);
    }

    void statistics()
    {
        const auto counted = json(QStringLiteral("stats base"));
        QVERIFY_ENDED(counted, 0);
        const Json labels = counted.json()["labels"];
        QCOMPARE(counted.json()["questions"].get<int>(), 2);
        QCOMPARE(labels["difficulty_level"]["middle"]["count"].get<int>(), 1);
        QCOMPARE(labels["difficulty_level"]["hard"]["percent"].get<double>(), 50.0);
        QCOMPARE(counted.json()["distinct"]["subfield"].get<int>(), 3);
        const auto spoken = run(QStringLiteral("stats base"));
        QVERIFY2(spoken.printed.contains(QStringLiteral("\nField: 3 different label")), spoken.told().constData());
        QVERIFY2(spoken.printed.contains(QStringLiteral("explanation –.")), spoken.told().constData());
    }

    void nearLabelsAreNamed()
    {
        const auto found = run(QStringLiteral("lint base"));
        QVERIFY2(found.printed.contains(QStringLiteral("[near-labels] Field: "))
                     && found.printed.contains(QStringLiteral("“电路” (1)")) && found.printed.contains(QStringLiteral("“电 路” (1)")),
                 found.told().constData());
    }

    /// Nothing is compared, and the reason is said.
    void agreementSaysWhy()
    {
        const auto spoken = run(QStringLiteral("agreement base"));
        QVERIFY_ENDED(spoken, 0);
        QVERIFY2(spoken.printed.contains(QStringLiteral("This benchmark has no labels of images.")), spoken.told().constData());
        QVERIFY(json(QStringLiteral("agreement base")).json()["dimensions"].empty());
    }

    void workIsGivenByATypedLabel()
    {
        const auto given = json(QStringLiteral("assign base give --to Anna --label distribution=本科 --dry-run"));
        QVERIFY_ENDED(given, 0);
        QCOMPARE(given.json()["candidates"].get<int>(), 1);
        const auto more = json(QStringLiteral("assign base give --to Anna --label difficulty_level=middle --dry-run"));
        QCOMPARE(more.json()["candidates"].get<int>(), 2);
        QVERIFY_ENDED(run(QStringLiteral("assign base give --to Anna --label difficulty_level=unheard --dry-run")), 2);
    }

    /// What no label can be is told by the check.
    void aLabelThatIsNoneIsFound()
    {
        QVERIFY(m_cli.copy(QStringLiteral("base"), QStringLiteral("wrong")));
        {
            SqlProjectHost host;
            const auto stores = (*host.open(m_cli.path(QStringLiteral("wrong"))))->open();
            VERIFY_OK(stores);
            const auto waiting = (*stores)->images().list({}, ImageSort::Name);
            VERIFY_OK(waiting);
            const PersonId lead = (*stores)->project().people()->constFirst().id;
            auto annotation = (*stores)->annotations().current(waiting->constLast(), lead);
            VERIFY_OK(annotation);
            QVERIFY(annotation->has_value());
            Question &question = (*annotation)->content.questions[0];
            question.labels[DimensionCode(QStringLiteral("subcategory"))] = {LabelCode(QStringLiteral("astrology"))};
            VERIFY_OK((*stores)->transaction([&]() -> Result<> {
                const auto saved = (*stores)->annotations().save(**annotation);
                return saved ? Result<>() : passOn(saved);
            }));
        }
        const QString sentence = QStringLiteral("question 1: the preset has no label “astrology” in the dimension “subcategory”.");
        const auto checked = run(QStringLiteral("check wrong"));
        QVERIFY2(QString(checked.printed + checked.said).contains(sentence), checked.told().constData());
        const auto sound = run(QStringLiteral("check base"));
        QVERIFY2(!QString(sound.printed + sound.said).contains(QStringLiteral("astrology")), sound.told().constData());
    }
};

QTEST_GUILESS_MAIN(QuestionLabelCommandsTest)
#include "questionlabelstest.moc"
