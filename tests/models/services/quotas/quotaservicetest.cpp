// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/quotas/quotaservice.h"
#include "models/exchange/tables/csv.h"
#include "models/services/people/peopleservice.h"
#include "tests/support/dbfixture.h"
#include "tests/support/kinds/questionlabels.h"

#include <QSet>

using namespace yuyi;
using namespace yuyi::test;

namespace {

/// Two sources for each subject, two items for each subject of a discipline, at most two for each field.
Preset quotaPreset()
{
    Json json = questionLabelPresetJson();
    json["quotas"] = Json::parse(R"([{"over": ["subcategory"], "sources": 2}, {"over": ["category", "subcategory"], "items": 2},
                                     {"over": ["subfield"], "most": 2}])");
    return readPreset(jsonText(json)).value_or(Preset());
}

Question choice(const QString &stem, const Labels &labels)
{
    Question made;
    made.id = QuestionId::create();
    made.versionId = QuestionVersionId::create();
    made.kind = QStringLiteral("choice");
    made.stem = stem;
    for (int i = 0; i < 3; ++i)
        made.options.append({OptionId::create(), QStringLiteral("%1 %2").arg(stem).arg(i), {}, i == 0});
    made.labels = labels;
    return made;
}

Labels inField(const QString &field)
{
    Labels labels = physicsLabels();
    labels[DimensionCode(QStringLiteral("subfield"))] = {LabelCode(field)};
    return labels;
}

} // namespace

/// How far the targets of a preset are reached, from what gold says about questions.
class QuotaServiceTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<TestProject> m_project;

    /// An image at this stage, with a question for each of these labels.
    ImageId add(Stage stage, const QString &source, const QList<Labels> &questions)
    {
        Image image = newImage(QStringLiteral("%1.jpg").arg(source.size()));
        image.stage = stage;
        image.sourceUrl = source;
        Annotation annotation;
        annotation.id = AnnotationId::create();
        annotation.image = image.id;
        annotation.person = m_project->lead;
        annotation.state = AnnotationState::Submitted;
        for (const Labels &labels : questions)
            annotation.content.questions.append(choice(QStringLiteral("第%1题").arg(annotation.content.questions.size()), labels));
        Annotation gold = annotation;
        gold.id = AnnotationId::create();
        const auto added = m_project->stores->transaction([&]() -> Result<> {
            YUYI_CHECK(m_project->images().add(image));
            YUYI_CHECK(m_project->annotations().add(annotation));
            YUYI_CHECK(m_project->annotations().freezeQuestions(annotation.id));
            return m_project->annotations().setGold(gold);
        });
        if (!added)
            qFatal("%s", whatFailed(added).constData());
        return image.id;
    }
    QList<QuotaLine> lines() { return *QuotaService(*m_project->stores, m_project->lead).lines(); }
    /// "sources physics 1+1 in-progress"
    static QStringList told(const QList<QuotaLine> &lines)
    {
        QStringList texts;
        for (const QuotaLine &line : lines) {
            const QString limit = line.quota.items > 0 ? QStringLiteral("items") : line.quota.most > 0 ? QStringLiteral("most")
                                                                                                       : QStringLiteral("sources");
            texts.append(QStringLiteral("%1 %2 %3+%4 %5")
                             .arg(limit, codeTexts(line.labels).join(u'/'), QString::number(line.accepted),
                                  QString::number(line.inProgress), codeOf(line.state())));
        }
        return texts;
    }

private Q_SLOTS:
    void hasAServer() { QVERIFY(hasWantedServer()); }

    void theWorstComesFirst_data() { addBackends(); }
    void theWorstComesFirst()
    {
        QFETCH(const bool, server);
        m_project = std::make_unique<TestProject>(server, quotaPreset());
        QCOMPARE(m_project->stores->project().info()->preset.quotas.size(), 3);
        const ImageId first = add(Stage::Accepted, QStringLiteral("https://www.example.org/1"), {physicsLabels(), physicsLabels()});
        const ImageId second = add(Stage::Released, QStringLiteral("https://m.example.org/22"), {inField(QStringLiteral("电路"))});
        const ImageId third = add(Stage::Gold, QStringLiteral(" 大学  物理 "), {inField(QStringLiteral("热学"))});
        add(Stage::Discarded, QStringLiteral("https://other.example.com"),
            {codedLabels({{"category", {QStringLiteral("business")}}, {"subcategory", {QStringLiteral("finance")}}})});

        const QList<QuotaLine> before = lines();
        QCOMPARE(told(before),
                 QStringList({QStringLiteral("most 电路 3+0 exceeded"), QStringLiteral("sources math 0+0 missing"),
                              QStringLiteral("sources finance 0+0 missing"), QStringLiteral("items science/math 0+0 missing"),
                              QStringLiteral("items business/finance 0+0 missing"), QStringLiteral("sources physics 1+1 in-progress"),
                              QStringLiteral("items science/physics 3+1 met")}));
        QCOMPARE(before.at(0).images, QList({first, second}));
        QCOMPARE(QSet<ImageId>(before.at(5).images.begin(), before.at(5).images.end()), QSet<ImageId>({first, second, third}));
        QVERIFY(before.at(1).images.isEmpty());

        VERIFY_OK(m_project->stores->transaction([&] { return m_project->images().setStage(third, Stage::Accepted); }));
        QVERIFY(told(lines()).contains(QStringLiteral("sources physics 2+0 met")));

        const Preset preset = quotaPreset();
        const QByteArray table = tableCsv(quotaTable(preset, before));
        QVERIFY2(table.startsWith("dimensions,labels,limit,target,accepted,in_progress,state\r\n"), table.constData());
        QVERIFY2(table.contains("category; subcategory,科学; 物理,items,2,3,1,met\r\n"), table.constData());
        const Json json = quotasJson(before);
        QCOMPARE(json["targets"].size(), size_t(7));
        QVERIFY(json["targets"][0]["over"] == Json::array({"subfield"}) && json["targets"][0]["state"] == "exceeded");
    }

    void onlyLeadsSeeThem_data() { addBackends(); }
    void onlyLeadsSeeThem()
    {
        QFETCH(const bool, server);
        m_project = std::make_unique<TestProject>(server, quotaPreset());
        const auto other = PeopleService(*m_project->stores, m_project->lead).add(QStringLiteral("Validator"), {Role::Validator});
        VERIFY_OK(other);
        VERIFY_FAILS(QuotaService(*m_project->stores, other->id).lines(), ErrorCode::Refused);
        m_project = std::make_unique<TestProject>(server);
        QVERIFY(lines().isEmpty()); // no targets
    }

    void sourcesAreSitesOrTexts()
    {
        QCOMPARE(sourceOfImage(QStringLiteral("见 https://www.Example.org:80/a?b。")), QStringLiteral("example.org"));
        QCOMPARE(sourceOfImage(QStringLiteral("  大学  物理 ")), QStringLiteral("大学 物理"));
        QCOMPARE(sourceOfImage(QStringLiteral("http://192.168.0.2/a.png")), sourceOfImage(QStringLiteral("http://192.168.0.2/b.png")));
        QVERIFY(sourceOfImage(QStringLiteral("  ")).isEmpty());
    }

    /// With an open dimension there is a line for each combination that occurs, in whichever order items come.
    void openLabelsAreCountedAsFound()
    {
        Preset preset = questionLabelPreset();
        Quota quota;
        quota.over = {DimensionCode(QStringLiteral("subcategory")), DimensionCode(QStringLiteral("subfield"))};
        quota.items = 1;
        preset.quotas = {quota};
        const ImageId image = ImageId::create();
        const Labels circuits = codedLabels({{"subcategory", {QStringLiteral("finance")}}, {"subfield", {QStringLiteral("电路")}}});
        const QuotaItem finance{image, circuits, {}, false};
        const QuotaItem physics{image, physicsLabels(), {}, true};
        const QuotaItem without{image, codedLabels({{"subcategory", {QStringLiteral("math")}}}), {}, true};
        const QStringList expected{QStringLiteral("items finance/电路 0+1 in-progress"), QStringLiteral("items physics/电磁学 1+0 met"),
                                   QStringLiteral("items physics/电路 1+0 met")};
        QCOMPARE(told(quotaLines(preset, {finance, physics, without})), expected);
        QCOMPARE(told(quotaLines(preset, {physics, without, finance})), expected);
        QCOMPARE(quotaLines(preset, {physics}).constFirst().images, QList<ImageId>{image});
    }
};

QTEST_GUILESS_MAIN(QuotaServiceTest)
#include "quotaservicetest.moc"
