// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/questionlabels.h"
#include "models/domain/annotation/itemlabels.h"
#include "models/domain/review/review.h"
#include "tests/support/dbfixture.h"

using namespace yuyi;
using namespace yuyi::test;

namespace {

Question choice(const QString &stem)
{
    Question made;
    made.id = QuestionId::create();
    made.versionId = QuestionVersionId::create();
    made.kind = QStringLiteral("choice");
    made.stem = stem;
    for (int i = 0; i < 3; ++i)
        made.options.append({OptionId::create(), QStringLiteral("%1 %2").arg(stem).arg(i), {}, i == 0});
    return made;
}

const DimensionCode subfield(QStringLiteral("subfield"));
const DimensionCode subcategory(QStringLiteral("subcategory"));
const Labels financeLabels = codedLabels({{"category", {QStringLiteral("business")}},
                                          {"subcategory", {QStringLiteral("finance")}},
                                          {"subfield", {QStringLiteral("电路")}},
                                          {"distribution", {QStringLiteral("本科")}}});

} // namespace

/// What annotations and gold say about questions, wherever it is read.
class QuestionLabelsTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<TestProject> m_project;
    Image m_image;
    Annotation m_annotation;

    AnnotationStore &store() { return m_project->annotations(); }
    Result<> within(const std::function<Result<>()> &work) { return m_project->stores->transaction(work); }
    Question &question(int index = 0) { return m_annotation.content.questions[index]; }
    Result<> save()
    {
        YUYI_CHECK(within([&]() -> Result<> {
            const auto saved = store().save(m_annotation);
            return saved ? Result<>() : passOn(saved);
        }));
        YUYI_TRY(m_annotation, store().annotation(m_annotation.id));
        return {};
    }
    qint64 rows(const QString &condition = QStringLiteral("1 = 1"))
    {
        return *m_project->connection()->number(QStringLiteral("SELECT count(*) FROM question_label WHERE ") + condition);
    }
    QList<ImageId> withLabel(const char *dimension, const QString &label = {})
    {
        ImageFilter filter;
        filter.dimension = DimensionCode(QString::fromLatin1(dimension));
        filter.label = LabelCode(label);
        return *m_project->images().list(filter, ImageSort::Added);
    }

    /// A submitted annotation of two questions, each with labels of its own.
    void setUp(bool server)
    {
        m_project = std::make_unique<TestProject>(server, questionLabelPreset());
        m_image = newImage(QStringLiteral("a.jpg"));
        m_image.stage = Stage::Accepted;
        m_annotation = Annotation();
        m_annotation.id = AnnotationId::create();
        m_annotation.image = m_image.id;
        m_annotation.person = m_project->lead;
        m_annotation.state = AnnotationState::Submitted;
        m_annotation.content.labels = codedLabels({{"domain", {QStringLiteral("life")}}});
        m_annotation.content.questions = {choice(QStringLiteral("甲？")), choice(QStringLiteral("乙？"))};
        question(0).labels = physicsLabels();
        question(1).labels = financeLabels;
        VERIFY_OK(within([&]() -> Result<> {
            YUYI_CHECK(m_project->images().add(m_image));
            YUYI_CHECK(store().add(m_annotation));
            return store().freezeQuestions(m_annotation.id);
        }));
        const AnnotationContent made = m_annotation.content;
        m_annotation = *store().annotation(m_annotation.id);
        QCOMPARE(m_annotation.content.labels, made.labels);
        QCOMPARE(question(0).labels, physicsLabels());
        QCOMPARE(question(1).labels, financeLabels);
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv"); }
    void cleanup() { m_project.reset(); }

    /// A corrected label is no other question: the version stays, and so do all votes and replies that name it.
    void aSubmittedVersionTakesOtherLabels_data() { addBackends(); }
    void aSubmittedVersionTakesOtherLabels()
    {
        QFETCH(const bool, server);
        setUp(server);
        const QuestionVersionId version = question().versionId;
        question().labels[subfield] = {LabelCode(QStringLiteral("光学")), LabelCode(QStringLiteral("电磁学"))};
        question().labels.remove(DimensionCode(QStringLiteral("img_type")));
        const Labels corrected = question().labels;
        VERIFY_OK(save());
        QCOMPARE(question().labels, corrected);
        QCOMPARE(question().versionId, version);
        QVERIFY(question().frozen);
        QCOMPARE(*m_project->connection()->number(QStringLiteral("SELECT count(*) FROM question_version")), 2);
        // The wording is still protected.
        question().stem += u'!';
        VERIFY_FAILS(save(), ErrorCode::Refused);
    }

    void labelsGoWithTheirQuestion_data() { addBackends(); }
    void labelsGoWithTheirQuestion()
    {
        QFETCH(const bool, server);
        setUp(server);
        const Question gone = question(0);
        m_annotation.content.questions.removeFirst();
        VERIFY_OK(save());
        QCOMPARE(m_annotation.content.questions.size(), 1);
        QCOMPARE(question(0).labels, financeLabels);
        QCOMPARE(rows(), 4);
        // It comes back with them, as by Undo.
        m_annotation.content.questions.prepend(gone);
        VERIFY_OK(save());
        QCOMPARE(question(0).labels, physicsLabels());
    }

    /// Gold and its author may say different things about one version. Items show what gold says.
    void goldHasLabelsOfItsOwn_data() { addBackends(); }
    void goldHasLabelsOfItsOwn()
    {
        QFETCH(const bool, server);
        setUp(server);
        Annotation gold = m_annotation;
        gold.id = AnnotationId::create();
        gold.content.questions[0].labels[DimensionCode(QStringLiteral("difficulty_level"))] = {LabelCode(QStringLiteral("hard"))};
        gold.content.questions[1].labels.clear();
        const Labels decided = gold.content.questions.at(0).labels;
        VERIFY_OK(within([&] { return store().setGold(gold); }));
        const auto read = store().gold(m_image.id);
        VERIFY_OK(read);
        QCOMPARE((*read)->content.questions.at(0).labels, decided);
        QVERIFY((*read)->content.questions.at(1).labels.isEmpty());
        QCOMPARE(store().annotation(m_annotation.id)->content.questions.at(0).labels, physicsLabels());

        const auto items = store().items();
        VERIFY_OK(items);
        QCOMPARE(items->size(), 2);
        QCOMPARE(items->at(0).question.labels, decided);
        QCOMPARE(items->at(0).labels, joinedLabels(m_annotation.content.labels, decided));
        QCOMPARE(items->at(1).labels, m_annotation.content.labels);
        QCOMPARE(store().itemsOfImage(m_image.id)->at(1).question.labels, financeLabels);
        // Runs read labels of their item set, and nothing of what is said now.
        QVERIFY(m_project->stores->runs().questions({question().versionId})->constFirst().labels.isEmpty());

        const auto counts = store().labelCounts();
        VERIFY_OK(counts);
        QCOMPARE(counts->value(DimensionCode(QStringLiteral("difficulty_level"))).value(LabelCode(QStringLiteral("hard"))), 1);
        QVERIFY(!counts->value(DimensionCode(QStringLiteral("difficulty_level"))).contains(LabelCode(QStringLiteral("middle"))));
        QCOMPARE(counts->value(DimensionCode(QStringLiteral("domain"))).value(LabelCode(QStringLiteral("life"))), 1);
        // An accepted image is drawn by what gold says about its questions, too.
        const auto accepted = m_project->stores->reviewSamples().acceptedImages(DimensionCode(QStringLiteral("difficulty_level")));
        VERIFY_OK(accepted);
        QCOMPARE(accepted->constFirst().stratum, QStringLiteral("hard"));
        QCOMPARE(m_project->stores->reviewSamples().acceptedImages(DimensionCode(QStringLiteral("domain")))->constFirst().stratum,
                 QStringLiteral("life"));
    }

    /// An imported item keeps what its entry says, whatever gold says about it.
    void importsKeepTheirOwn_data() { addBackends(); }
    void importsKeepTheirOwn()
    {
        QFETCH(const bool, server);
        setUp(server);
        SourceEntry entry;
        entry.id = SourceEntryId::create();
        entry.file = QStringLiteral("cmmmu-data-val.jsonl");
        entry.format = QStringLiteral("cmmmu");
        entry.itemId = QStringLiteral("7");
        entry.raw = "{}";
        entry.image = m_image.id;
        Annotation imported = m_annotation;
        imported.id = AnnotationId::create();
        imported.origin = Origin::Import;
        imported.sourceEntry = entry.id;
        imported.content.questions = {choice(QStringLiteral("丙？"))};
        imported.content.questions[0].labels = physicsLabels();
        Annotation gold = imported;
        gold.id = AnnotationId::create();
        gold.content.questions[0].labels = financeLabels;
        VERIFY_OK(within([&]() -> Result<> {
            YUYI_CHECK(m_project->stores->sources().add(entry));
            YUYI_CHECK(store().add(imported));
            YUYI_CHECK(store().freezeQuestions(imported.id));
            return store().setGold(gold);
        }));
        const auto items = store().items();
        VERIFY_OK(items);
        QCOMPARE(items->constFirst().annotation, imported.id);
        QCOMPARE(items->constFirst().question.labels, physicsLabels());
        QCOMPARE((*store().gold(m_image.id))->content.questions.constFirst().labels, financeLabels);
    }

    void labelsInUseAreFound_data() { addBackends(); }
    void labelsInUseAreFound()
    {
        QFETCH(const bool, server);
        setUp(server);
        const auto used = [&](const DimensionCode &parent, const PersonId &reader = {}) {
            QStringList list;
            const auto found = store().usedLabels(subfield, parent, reader);
            for (const UsedLabel &one : *found)
                list.append(QStringLiteral("%1|%2|%3").arg(one.label.text(), one.parent.text()).arg(one.count));
            return list;
        };
        QCOMPARE(used({}), QStringList({QStringLiteral("电路||2"), QStringLiteral("电磁学||1")}));
        QStringList bySubject = used(subcategory);
        bySubject.sort();
        QCOMPARE(bySubject, QStringList({QStringLiteral("电磁学|physics|1"), QStringLiteral("电路|finance|1"),
                                         QStringLiteral("电路|physics|1")}));
        // Gold of the same questions is no further use of a label; a superseded one is none at all.
        // Whoever labels independently sees those of others once they are gold.
        const PersonId other = PersonId::create();
        QCOMPARE(used({}, m_annotation.person), used({}));
        QCOMPARE(used({}, other), QStringList());
        Annotation gold = m_annotation;
        gold.id = AnnotationId::create();
        VERIFY_OK(within([&] { return store().setGold(gold); }));
        QCOMPARE(used({}), QStringList({QStringLiteral("电路||2"), QStringLiteral("电磁学||1")}));
        QCOMPARE(used({}, other), used({}));
        QCOMPARE(used(subcategory, other).size(), 3);
        gold.id = AnnotationId::create();
        gold.content.questions[0].labels[subfield] = {LabelCode(QStringLiteral("热学"))};
        VERIFY_OK(within([&] { return store().setGold(gold); }));
        QVERIFY(used({}).contains(QStringLiteral("热学||1")));
        gold.id = AnnotationId::create();
        gold.content.questions[0].labels = physicsLabels();
        VERIFY_OK(within([&] { return store().setGold(gold); }));
        QVERIFY(!used({}).contains(QStringLiteral("热学||1")));
        const auto ofImages = store().usedLabels(DimensionCode(QStringLiteral("domain")), {}, {});
        VERIFY_OK(ofImages);
        QCOMPARE(*ofImages, QList<UsedLabel>({{LabelCode(QStringLiteral("life")), {}, 1}}));
    }

    void imagesAreFoundByThem_data() { addBackends(); }
    void imagesAreFoundByThem()
    {
        QFETCH(const bool, server);
        setUp(server);
        const QList<ImageId> found{m_image.id};
        QCOMPARE(withLabel("subfield", QStringLiteral("电路")), found);
        QCOMPARE(withLabel("distribution"), found);
        QCOMPARE(withLabel("domain", QStringLiteral("life")), found);
        QVERIFY(withLabel("subfield", QStringLiteral("光学")).isEmpty());
        QVERIFY(withLabel("domain", QStringLiteral("电路")).isEmpty());
        // Not by drafts, and not by what nobody says any more.
        m_annotation.state = AnnotationState::Draft;
        VERIFY_OK(save());
        QVERIFY(withLabel("distribution").isEmpty());
    }
};

QTEST_GUILESS_MAIN(QuestionLabelsTest)
#include "questionlabelstest.moc"
