// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/kindspreset.h"
#include "tests/support/runfixture.h"

#include "models/services/results/resultsservice.h"
#include "models/services/rules/itemchoice.h"
#include "models/services/runs/planning/shotchoice.h"
#include "models/services/runs/prompts/material.h"
#include "models/services/runs/prompts/promptdraft.h"

#include <QRegularExpression>
#include <QSet>
#include <QtTest>

#include <algorithm>

using namespace yuyi;
using namespace yuyi::test;

namespace {

const DimensionCode domain{QStringLiteral("domain")};

/// Items, two of each image, of the domains "art" and "life" in turn; those of odd images are of the split "dev".
QList<ItemSetItem> madeItems(int images)
{
    QList<ItemSetItem> items;
    for (int i = 0; i < images; ++i) {
        for (int q = 0; q < 2; ++q) {
            ItemSetItem one;
            one.question = QuestionVersionId(QUuid(0x1000u + static_cast<uint>(i), static_cast<ushort>(q), 2, 3, 4, 5, 6, 7, 8, 9, 10));
            one.image = ImageId(QUuid(0x2000u + static_cast<uint>(i), 1, 2, 3, 4, 5, 6, 7, 8, 9, 10));
            one.itemId = QStringLiteral("%1-%2").arg(i).arg(q);
            one.split = i % 2 ? QStringLiteral("dev") : QStringLiteral("test");
            one.labels.insert(domain, {LabelCode(i % 4 < 2 ? QStringLiteral("art") : QStringLiteral("life"))});
            items.append(one);
        }
    }
    return items;
}

ShotRule rule(const QString &prefer = {})
{
    ShotRule rule;
    rule.same = {domain};
    rule.prefer = prefer;
    return rule;
}

Configuration sameDomain(const QString &code = QStringLiteral("same-domain"))
{
    Configuration configuration;
    configuration.code = code;
    configuration.title = {QStringLiteral("同领域"), QStringLiteral("Same domain")};
    configuration.prompt = QStringLiteral("{question}\n{options}\n答案：");
    configuration.shots = 2;
    configuration.shotRule = rule();
    return configuration;
}

} // namespace

/// Few-shot examples that a rule chooses for each item.
class ShotChoiceTest : public QObject
{
    Q_OBJECT

    Preset m_preset = *builtInPreset(QStringLiteral("cii-bench"));

private Q_SLOTS:
    void eachItemHasExamplesLikeIt()
    {
        const QList<ItemSetItem> items = madeItems(24);
        QHash<QuestionVersionId, ItemSetItem> byVersion;
        for (const ItemSetItem &item : items)
            byVersion.insert(item.question, item);
        const auto shots = chooseShots(rule(), 3, items, items, 1, m_preset);
        VERIFY_OK(shots);
        QCOMPARE(shots->size(), items.size());
        QSet<QuestionVersionId> used;
        for (const ItemSetItem &item : items) {
            const QList<QuestionVersionId> chosen = shots->value(item.question);
            QCOMPARE(chosen.size(), 3);
            QSet<ImageId> images{item.image};
            for (const QuestionVersionId &version : chosen) {
                images.insert(byVersion.value(version).image);
                QCOMPARE(byVersion.value(version).labels.value(domain), item.labels.value(domain));
                used.insert(version);
            }
            QCOMPARE(images.size(), 4);
        }
        // Not always the same ones.
        QVERIFY2(used.size() > 20, qPrintable(QString::number(used.size())));
        // The same seed chooses the same, whatever the order of the candidates; another chooses others.
        QList<ItemSetItem> turned = items;
        std::reverse(turned.begin(), turned.end());
        QVERIFY(*chooseShots(rule(), 3, items, turned, 1, m_preset) == *shots);
        QVERIFY(*chooseShots(rule(), 3, items, items, 2, m_preset) != *shots);
        // What is asked changes nothing for the others.
        const QList<ItemSetItem> part = items.mid(4, 3);
        const auto few = chooseShots(rule(), 3, part, items, 1, m_preset);
        VERIFY_OK(few);
        QCOMPARE(few->size(), 3);
        for (const ItemSetItem &item : part)
            QCOMPARE(few->value(item.question), shots->value(item.question));
    }

    void preferredExamplesComeFirstAndOthersFollow()
    {
        const QList<ItemSetItem> items = madeItems(8);
        QHash<QuestionVersionId, ItemSetItem> byVersion;
        for (const ItemSetItem &item : items)
            byVersion.insert(item.question, item);
        // Of each domain there are two images of "dev", so that an item of one of them has one left to prefer.
        const auto shots = chooseShots(rule(QStringLiteral("split=dev")), 2, items, items, 1, m_preset);
        VERIFY_OK(shots);
        for (const ItemSetItem &item : items) {
            const QList<QuestionVersionId> chosen = shots->value(item.question);
            QCOMPARE(chosen.size(), 2);
            const bool ofDev = item.split == QLatin1String("dev");
            QCOMPARE(byVersion.value(chosen.at(0)).split, QStringLiteral("dev"));
            QCOMPARE(byVersion.value(chosen.at(1)).split, ofDev ? QStringLiteral("test") : QStringLiteral("dev"));
        }
        VERIFY_FAILS(chooseShots(rule(QStringLiteral("nothing=dev")), 2, items, items, 1, m_preset), ErrorCode::Invalid);
    }

    void tooFewExamplesAreNamed()
    {
        const QList<ItemSetItem> items = madeItems(8);
        const auto shots = chooseShots(rule(), 4, items, items, 1, m_preset);
        VERIFY_FAILS(shots, ErrorCode::Refused);
        const QString sentence = shots.error().sentence;
        const Dimension *dimension = m_preset.dimension(domain);
        const QString label = dimension->value(LabelCode(QStringLiteral("art")))->title.text();
        QVERIFY2(sentence.contains(QStringLiteral("0-0")) && sentence.contains(dimension->title.text()) && sentence.contains(label)
                     && sentence.contains(u'4') && sentence.contains(u'3'),
                 qPrintable(sentence));
    }

    void examplesAreOfTheSameKind()
    {
        const Preset preset = kindsPreset();
        QVERIFY(preset.kinds.size() > 1);
        QList<ItemSetItem> items = madeItems(8);
        QHash<QuestionVersionId, LabelCode> kinds;
        for (qsizetype i = 0; i < items.size(); ++i) {
            const LabelCode kind(preset.kinds.at(i % 2).code);
            items[i].labels = {{kindDimension, {kind}}};
            kinds.insert(items.at(i).question, kind);
        }
        ShotRule alone;
        alone.same = {kindDimension};
        const auto shots = chooseShots(alone, 5, items, items, 1, preset);
        VERIFY_OK(shots);
        for (auto ofItem = shots->cbegin(); ofItem != shots->cend(); ++ofItem) {
            for (const QuestionVersionId &version : ofItem.value())
                QCOMPARE(kinds.value(version), kinds.value(ofItem.key()));
        }
    }

    void aRunAsksEachItemWithItsOwnExamples_data() { addBackends(); }
    void aRunAsksEachItemWithItsOwnExamples()
    {
        QFETCH(const bool, server);
        RunProject project(10, server);
        RecordingServer replies;
        const Endpoint endpoint = project.addEndpoint(replies.url());
        VERIFY_OK(project.service().saveTemplate(sameDomain()));
        RunPlan plan = project.plan(endpoint, QStringLiteral("same-domain"));
        plan.seed = 5;
        NoProgress progress;
        const auto estimate = project.service().estimate(plan, progress);
        VERIFY_OK(estimate);
        QCOMPARE(estimate->items, 10);
        QCOMPARE(estimate->total.pictures, 30);
        QVERIFY2(estimate->notes.join(u'\n').contains(QStringLiteral("same-domain")), qPrintable(estimate->notes.join(u'\n')));
        const auto preview = project.service().preview(plan, endpoint.id, plan.configurations.constFirst(), 3);
        VERIFY_OK(preview);

        const Run run = project.create(plan);
        QVERIFY(run.examples.isEmpty());
        const auto shots = project.stores->runs().shots(run.id);
        VERIFY_OK(shots);
        QCOMPARE(shots->size(), 10);
        project.ask(run.id);
        const QList<ReadRequest> requests = replies.requests();
        QCOMPARE(requests.size(), 10);
        qint64 bytes = 0;
        for (const ReadRequest &request : requests) {
            bytes += request.raw.size();
            // Two examples with their pictures, then the item; all of one domain, which the even and the odd ones have.
            QCOMPARE(request.pictures.size(), 3);
            QList<int> numbers;
            static const QRegularExpression number(QStringLiteral("第(\\d+)题"));
            const QString text = request.text();
            for (auto found = number.globalMatch(text); found.hasNext();)
                numbers.append(found.next().captured(1).toInt());
            QCOMPARE(numbers.size(), 3);
            QCOMPARE(QSet<int>(numbers.begin(), numbers.end()).size(), 3);
            QVERIFY(numbers.at(0) % 2 == numbers.at(2) % 2 && numbers.at(1) % 2 == numbers.at(2) % 2);
        }
        QCOMPARE(estimate->total.bytes, bytes);
        const auto sent = std::find_if(requests.begin(), requests.end(), [](const ReadRequest &one) { return one.item() == 3; });
        QVERIFY(sent != requests.end());
        QCOMPARE(preview->bytes, sent->raw.size());
        // Every item stays in the tables: it is nobody's example for the whole run.
        ResultsQuery query;
        const auto data = ResultsService(*project.stores, project.lead).data(query);
        VERIFY_OK(data);
        QCOMPARE(outcomesOf(*data, data->runs.constFirst(), false).size(), 10);

        // The same plan is the same run; with another seed it asks with other examples.
        QCOMPARE(project.service().alreadyDone(plan)->size(), 1);
        QCOMPARE(project.service().create(plan, SameRuns::Found)->constFirst().id, run.id);
        RunPlan other = plan;
        other.seed = 6;
        QVERIFY(project.service().alreadyDone(other)->isEmpty());
        const Run second = project.create(other);
        QVERIFY(*project.stores->runs().shots(second.id) != *shots);
        // Relabelling changes no run that was made: its examples are stored.
        QCOMPARE(*project.stores->runs().shots(run.id), *shots);
    }

    void examplesThatThePlanNamesComeBeforeTheRule()
    {
        RunProject project(10);
        const Endpoint endpoint = project.addEndpoint(QUrl(QStringLiteral("http://127.0.0.1:1")));
        VERIFY_OK(project.service().saveTemplate(sameDomain()));
        RunPlan plan = project.plan(endpoint, QStringLiteral("same-domain"));
        plan.examples = {QStringLiteral("dev-0"), QStringLiteral("dev-1")};
        const Run run = project.create(plan);
        QCOMPARE(run.examples.size(), 2);
        QVERIFY(project.stores->runs().shots(run.id)->isEmpty());
        QCOMPARE(project.stores->runs().itemsOf(run.itemSet)->size(), 8);
    }

    void oneListOfPicturesAMessageMakesTurns()
    {
        RunProject project(8);
        const Endpoint endpoint = project.addEndpoint(QUrl(QStringLiteral("http://127.0.0.1:1")), ChatDialect::Ollama);
        VERIFY_OK(project.service().saveTemplate(sameDomain()));
        const Run run = project.create(project.plan(endpoint, QStringLiteral("same-domain")));
        QCOMPARE(run.parameters.examples, ExampleForm::Turns);
    }

    void aRuleThatCannotBeFollowedIsSaidAtOnce()
    {
        RunProject project(6);
        const Endpoint endpoint = project.addEndpoint(QUrl(QStringLiteral("http://127.0.0.1:1")));
        Configuration configuration = sameDomain();
        configuration.shots = 4;
        VERIFY_OK(project.service().saveTemplate(configuration));
        VERIFY_FAILS(project.service().create(project.plan(endpoint, QStringLiteral("same-domain"))), ErrorCode::Refused);
        QVERIFY(project.stores->runs().runs(true)->isEmpty());
        VERIFY_FAILS(draftPrompt(*project.stores, project.projectFolder(), configuration, {}, 0), ErrorCode::Refused);
        // No author has explained an answer here.
        configuration.shots = 1;
        configuration.shotRule->answer = QStringLiteral("{rationale}\n{answer}");
        VERIFY_FAILS(draftPrompt(*project.stores, project.projectFolder(), configuration, {}, 0), ErrorCode::Refused);
        configuration.shotRule->answer = QStringLiteral("〔{answer}〕");
        const auto prompt = draftPrompt(*project.stores, project.projectFolder(), configuration, {}, 0);
        VERIFY_OK(prompt);
        QString texts;
        for (const SentTurn &turn : prompt->turns) {
            for (const SentPart &part : turn.parts)
                texts += part.text;
        }
        QVERIFY2(texts.contains(u'〔'), qPrintable(texts));
    }

    void kindsThatNobodyExplainsShowTheAnswerAlone()
    {
        RunProject project(4);
        ItemChooser chooser(*project.stores);
        ShotRule explaining = rule();
        QCOMPARE(shotCandidates(*project.stores, chooser, explaining)->size(), 4);
        explaining.answer = QStringLiteral("{rationale}\n{answer}");
        // Nobody has explained anything: there is no example of what the rule asks for.
        QVERIFY(shotCandidates(*project.stores, chooser, explaining)->isEmpty());
        RunMaterial material;
        material.run = project.create(project.plan(project.addEndpoint(QUrl(QStringLiteral("http://127.0.0.1:1")))));
        const auto loaded = loadMaterial(*project.stores, material.run.id);
        VERIFY_OK(loaded);
        material = *loaded;
        material.promptTemplate.configuration.shotRule = explaining;
        VERIFY_OK(fillShots(*project.stores, {{material.items.at(0).version, {material.items.at(2).version}}}, material));
        SentPictures pictures(project.projectFolder());
        const auto request = prepareRequest(material, {material.items.at(0).version, 0, 0}, {}, pictures, true);
        VERIFY_OK(request);
        QString texts;
        for (const ChatTurn &turn : request->turns) {
            for (const ChatPart &part : turn.parts)
                texts += part.text;
        }
        QVERIFY2(texts.contains(QStringLiteral("答案：C")), qPrintable(texts));
    }

    void rulesThatAreWrongAreNotSaved_data()
    {
        QTest::addColumn<QString>("same");
        QTest::addColumn<QString>("prefer");
        QTest::addColumn<QString>("answer");
        QTest::addColumn<int>("shots");
        QTest::newRow("no dimension") << QString() << QString() << QString() << 2;
        QTest::newRow("unknown dimension") << QStringLiteral("planet") << QString() << QString() << 2;
        QTest::newRow("unknown field") << QStringLiteral("domain") << QStringLiteral("planet=mars") << QString() << 2;
        QTest::newRow("no answer") << QStringLiteral("domain") << QString() << QStringLiteral("{rationale}") << 2;
        QTest::newRow("unknown placeholder") << QStringLiteral("domain") << QString() << QStringLiteral("{answer} {key}") << 2;
        QTest::newRow("no examples") << QStringLiteral("domain") << QString() << QString() << 0;
    }
    void rulesThatAreWrongAreNotSaved()
    {
        QFETCH(const QString, same);
        QFETCH(const QString, prefer);
        QFETCH(const QString, answer);
        QFETCH(const int, shots);
        Configuration configuration = sameDomain();
        configuration.shots = shots;
        configuration.shotRule->same.clear();
        if (!same.isEmpty())
            configuration.shotRule->same.append(DimensionCode(same));
        configuration.shotRule->prefer = prefer;
        configuration.shotRule->answer = answer;
        VERIFY_FAILS(checkConfiguration(configuration, m_preset), ErrorCode::Invalid);
        VERIFY_OK(checkConfiguration(sameDomain(), m_preset));
    }
};

QTEST_GUILESS_MAIN(ShotChoiceTest)
#include "shotchoicetest.moc"
