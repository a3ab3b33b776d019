// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/dbfixture.h"

using namespace yuyi;
using namespace yuyi::test;

namespace {

Question question(const QString &stem, int key = 2)
{
    Question question;
    question.id = QuestionId::create();
    question.versionId = QuestionVersionId::create();
    question.kind = QStringLiteral("single-choice");
    question.stem = stem;
    question.rationale = QStringLiteral("why");
    for (int i = 0; i < 6; ++i) {
        question.options.append({OptionId::create(), QStringLiteral("%1 %2").arg(stem).arg(i),
                                 QStringLiteral("note"), i == key});
    }
    return question;
}

Annotation annotation(const ImageId &image, const PersonId &person, const QString &stem)
{
    Annotation annotation;
    annotation.id = AnnotationId::create();
    annotation.image = image;
    annotation.person = person;
    annotation.content.labels.insert(DimensionCode(QStringLiteral("domain")),
                                     {LabelCode(QStringLiteral("life"))});
    annotation.content.labels.insert(
        DimensionCode(QStringLiteral("rhetoric")),
        {LabelCode(QStringLiteral("symbolism")), LabelCode(QStringLiteral("metaphor"))});
    annotation.content.explanation = QStringLiteral("看到一只猫");
    annotation.content.impliedMeaning = QStringLiteral("含义");
    annotation.content.context = {{QStringLiteral("note"), QStringLiteral("https://example.org")},
                                  {QStringLiteral("b"), {}}};
    annotation.content.questions = {question(stem), question(stem + QLatin1String(" two"), 4)};
    return annotation;
}

} // namespace

class AnnotationStoreTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<TestProject> m_project;
    QList<ImageId> m_images;
    PersonId m_second;

    Result<> inTransaction(const std::function<Result<>()> &work)
    {
        return m_project->stores->transaction(work);
    }
    AnnotationStore &store() { return m_project->annotations(); }

    void setUp(bool server, int images)
    {
        m_project = std::make_unique<TestProject>(server);
        m_images.clear();
        Person second;
        second.id = m_second = PersonId::create();
        second.name = QStringLiteral("Second");
        second.roles = {Role::Annotator};
        VERIFY_OK(inTransaction([&]() -> Result<> {
            for (int i = 0; i < images; ++i) {
                Image image = newImage(QString::number(i));
                image.stage = Stage::Kept;
                if (const auto added = m_project->images().add(image); !added)
                    return added;
                m_images.append(image.id);
            }
            return m_project->stores->project().addPerson(second);
        }));
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv");
    }
    void cleanup() { m_project.reset(); }

    void contentComesBack_data() { addBackends(); }
    void contentComesBack()
    {
        QFETCH(const bool, server);
        setUp(server, 2);
        Annotation made =
            annotation(m_images.at(0), m_project->lead, QStringLiteral("隐喻？\r\n甲\n乙\u00a05 cm"));
        made.content.unsure = true;
        VERIFY_OK(inTransaction([&] { return store().add(made); }));
        const auto read = store().annotation(made.id);
        VERIFY_OK(read);
        QVERIFY(read->content == made.content);
        QCOMPARE(read->version, 1);
        QVERIFY(read->person == m_project->lead);
        QVERIFY((*store().current(m_images.at(0), m_project->lead))->id == made.id);
        QVERIFY(!*store().current(m_images.at(1), m_project->lead));
        QVERIFY(!*store().gold(m_images.at(0)));
        QCOMPARE(store().ofImage(m_images.at(0))->constFirst().questions, 2);
        VERIFY_FAILS(store().annotation(AnnotationId::create()), ErrorCode::NotFound);
        ImageFilter unsure;
        unsure.unsure = true;
        QCOMPARE(*m_project->images().list(unsure, ImageSort::Added), QList<ImageId>{m_images.at(0)});
        // Neither whoever still has to label the image themselves …
        VERIFY_OK(inTransaction([&] { return store().add(annotation(m_images.at(0), m_second, QStringLiteral("b"))); }));
        unsure.reader = m_second;
        QCOMPARE(*m_project->images().count(unsure), 0);
        unsure.reader = m_project->lead;
        QCOMPARE(*m_project->images().count(unsure), 1);
        // … nor gold knows of it, and who is sure again says so.
        Annotation sure = *read;
        sure.content.unsure = false;
        VERIFY_OK(inTransaction([&]() -> Result<> {
            const auto saved = store().save(sure);
            return saved ? Result<>() : passOn(saved);
        }));
        QCOMPARE(*m_project->images().count(unsure), 0);
    }

    void labelsComeBackInTheirOrder_data() { addBackends(); }
    void labelsComeBackInTheirOrder()
    {
        QFETCH(const bool, server);
        setUp(server, 2);
        const Annotation made = annotation(m_images.at(0), m_project->lead, QStringLiteral("a"));
        Annotation bare = annotation(m_images.at(1), m_project->lead, QStringLiteral("b"));
        bare.content.labels.clear();
        const auto submit = [&](const Annotation &of) {
            Submission submission;
            submission.id = SubmissionId::create();
            submission.annotation = of.id;
            submission.image = of.image;
            submission.person = of.person;
            submission.content = of.content;
            submission.blind = true;
            submission.createdAt = QDateTime::currentDateTimeUtc();
            return m_project->stores->submissions().addSubmission(submission);
        };
        VERIFY_OK(inTransaction([&]() -> Result<> {
            for (const Annotation &one : {made, bare}) {
                if (const auto added = store().add(one); !added)
                    return added;
            }
            // The older submission of the first image is not compared any more.
            for (const Annotation &one : {bare, made, made}) {
                if (const auto added = submit(one); !added)
                    return passOn(added);
            }
            return {};
        }));
        const auto blind = m_project->stores->submissions().blindLabels();
        VERIFY_OK(blind);
        QCOMPARE(blind->size(), 2);
        for (const SubmittedLabels &one : *blind)
            QCOMPARE(one.labels, one.image == made.image ? made.content.labels : Labels());
        const auto items = store().itemsOfImage(made.image);
        VERIFY_OK(items);
        QVERIFY(!items->isEmpty());
        QCOMPARE(items->constFirst().labels, made.content.labels);
    }

    void aStaleWindowCannotSave_data() { addBackends(); }
    void aStaleWindowCannotSave()
    {
        QFETCH(const bool, server);
        setUp(server, 1);
        Annotation made = annotation(m_images.at(0), m_project->lead, QStringLiteral("a"));
        VERIFY_OK(inTransaction([&] { return store().add(made); }));
        made.content.explanation = QStringLiteral("newer");
        Result<int> version = 0;
        VERIFY_OK(inTransaction([&]() -> Result<> {
            version = store().save(made);
            return version ? Result<>() : Result<>(passOn(version));
        }));
        QCOMPARE(*version, 2);
        Annotation stale = made;
        stale.content.explanation = QStringLiteral("stale");
        stale.content.questions.clear();
        VERIFY_FAILS(inTransaction([&]() -> Result<> {
                         const auto saved = store().save(stale);
                         return saved ? Result<>() : Result<>(passOn(saved));
                     }),
                     ErrorCode::Conflict);
        QVERIFY(store().annotation(made.id)->content == made.content);
        // A change of state is one that a window with the former state must notice.
        VERIFY_OK(
            inTransaction([&] { return store().setState(made.id, AnnotationState::Submitted); }));
        made.version = 2;
        VERIFY_FAILS(inTransaction([&]() -> Result<> {
                         const auto saved = store().save(made);
                         return saved ? Result<>() : Result<>(passOn(saved));
                     }),
                     ErrorCode::Conflict);
    }

    void aPersonHasOneAnnotationOfAnImage_data() { addBackends(); }
    void aPersonHasOneAnnotationOfAnImage()
    {
        QFETCH(const bool, server);
        setUp(server, 1);
        VERIFY_OK(inTransaction([&] {
            return store().add(annotation(m_images.at(0), m_project->lead, QStringLiteral("a")));
        }));
        VERIFY_FAILS(inTransaction([&] {
                         return store().add(
                             annotation(m_images.at(0), m_project->lead, QStringLiteral("b")));
                     }),
                     ErrorCode::Conflict);
        VERIFY_OK(inTransaction([&] {
            return store().add(annotation(m_images.at(0), m_second, QStringLiteral("c")));
        }));
    }

    void frozenQuestionsStayAsTheyAre_data() { addBackends(); }
    void frozenQuestionsStayAsTheyAre()
    {
        QFETCH(const bool, server);
        setUp(server, 1);
        Annotation made = annotation(m_images.at(0), m_project->lead, QStringLiteral("a"));
        VERIFY_OK(inTransaction([&] { return store().add(made); }));
        VERIFY_OK(inTransaction([&] { return store().freezeQuestions(made.id); }));
        const Annotation frozen = *store().annotation(made.id);
        QVERIFY(frozen.content.questions.at(0).frozen && frozen.content.questions.at(1).frozen);

        const auto save = [&](const Annotation &annotation) {
            return inTransaction([&]() -> Result<> {
                const auto saved = store().save(annotation);
                return saved ? Result<>() : Result<>(passOn(saved));
            });
        };
        for (int what = 0; what < 5; ++what) {
            Annotation changed = frozen;
            Question &question = changed.content.questions[0];
            question.frozen = false;
            if (what == 0)
                question.stem += u'!';
            else if (what == 1)
                question.options[1].text += u'!';
            else if (what == 2)
                question.options.removeLast();
            else if (what == 3)
                std::swap(question.options[0].correct, question.options[2].correct);
            else
                question.rationale += u'!';
            VERIFY_FAILS(save(changed), ErrorCode::Refused);
            QVERIFY(store().annotation(made.id)->content == frozen.content);
        }

        // A new version stands beside the old one and is the current one.
        Annotation next = frozen;
        Question &question = next.content.questions[0];
        const QuestionVersionId former = question.versionId;
        question.versionId = QuestionVersionId::create();
        question.frozen = false;
        question.stem = QStringLiteral("better");
        for (Option &option : question.options)
            option.id = OptionId::create();
        VERIFY_OK(save(next));
        const Annotation read = *store().annotation(made.id);
        QCOMPARE(read.content.questions.at(0).number, 2);
        QCOMPARE(read.content.questions.at(0).stem, QStringLiteral("better"));
        QVERIFY(!read.content.questions.at(0).frozen && read.content.questions.at(1).frozen);
        const auto connection = m_project->connection();
        QCOMPARE(*connection->text(QStringLiteral("SELECT stem FROM question_version WHERE id = ?"),
                                   {sql::id(former)}),
                 QStringLiteral("a"));
        // Going back to the former version, as an undo may, is no change of it.
        Annotation back = frozen;
        back.version = read.version;
        VERIFY_OK(save(back));
        QVERIFY(store().annotation(made.id)->content.questions.at(0)
                == frozen.content.questions.at(0));
    }

    void removedQuestionsAreKeptAside_data() { addBackends(); }
    void removedQuestionsAreKeptAside()
    {
        QFETCH(const bool, server);
        setUp(server, 1);
        Annotation made = annotation(m_images.at(0), m_project->lead, QStringLiteral("a"));
        VERIFY_OK(inTransaction([&] { return store().add(made); }));
        const auto save = [&](Annotation &annotation) {
            return inTransaction([&]() -> Result<> {
                const auto saved = store().save(annotation);
                if (!saved)
                    return passOn(saved);
                annotation.version = *saved;
                return {};
            });
        };
        const Question removed = made.content.questions.takeFirst();
        VERIFY_OK(save(made));
        QVERIFY(store().annotation(made.id)->content == made.content);
        const auto connection = m_project->connection();
        QCOMPARE(*connection->text(QStringLiteral("SELECT state FROM question WHERE id = ?"),
                                   {sql::id(removed.id)}),
                 QStringLiteral("removed"));
        // Back again, in another place, with another wording.
        made.content.questions.append(removed);
        made.content.questions.last().stem = QStringLiteral("again");
        VERIFY_OK(save(made));
        QVERIFY(store().annotation(made.id)->content == made.content);
        made.content.questions.append(made.content.questions.constFirst());
        VERIFY_FAILS(save(made), ErrorCode::Invalid);
    }

    void goldRefersAndSupersedes_data() { addBackends(); }
    void goldRefersAndSupersedes()
    {
        QFETCH(const bool, server);
        setUp(server, 2);
        const Annotation a = annotation(m_images.at(0), m_project->lead, QStringLiteral("a"));
        const Annotation b = annotation(m_images.at(0), m_second, QStringLiteral("b"));
        Annotation gold = a;
        gold.id = AnnotationId::create();
        gold.state = AnnotationState::Submitted;
        gold.content.unsure = true;
        gold.content.questions = {b.content.questions.at(1), a.content.questions.at(0)};
        VERIFY_OK(inTransaction([&]() -> Result<> {
            (void)store().add(a);
            (void)store().add(b);
            (void)store().freezeQuestions(a.id);
            (void)store().freezeQuestions(b.id);
            return store().setGold(gold);
        }));
        const auto first = store().gold(m_images.at(0));
        VERIFY_OK(first);
        QVERIFY(*first && (*first)->id == gold.id);
        QVERIFY(!(*first)->content.unsure);
        QCOMPARE((*first)->content.questions.size(), 2);
        QVERIFY((*first)->content.questions.at(0).versionId == b.content.questions.at(1).versionId);
        QCOMPARE((*first)->content.questions.at(0).keyIndex(), 4);
        QVERIFY((*first)->content.labels == a.content.labels);
        QCOMPARE(*m_project->connection()->number(
                     QStringLiteral("SELECT count(*) FROM question_version")),
                 4);
        // Gold that is still being validated is not accepted.
        for (const auto &[stage, questions] : {std::pair("validating", 0), std::pair("accepted", 2),
                                               std::pair("released", 2), std::pair("gold", 0)}) {
            const Stage standing = *fromCode<Stage>(QString::fromLatin1(stage));
            VERIFY_OK(inTransaction([&] { return m_project->images().setStage(m_images.at(0), standing); }));
            QCOMPARE(*store().goldQuestionCount(), questions);
        }

        Annotation second = gold;
        second.id = AnnotationId::create();
        second.content.labels[DimensionCode(QStringLiteral("domain"))] = {
            LabelCode(QStringLiteral("art"))};
        second.content.questions = {a.content.questions.at(0)};
        VERIFY_OK(inTransaction([&] { return store().setGold(second); }));
        QVERIFY((*store().gold(m_images.at(0)))->id == second.id);
        QVERIFY(store().annotation(gold.id)->state == AnnotationState::Superseded);
        const auto counts = store().labelCounts();
        QCOMPARE(counts->value(DimensionCode(QStringLiteral("domain")))
                     .value(LabelCode(QStringLiteral("art"))),
                 1);
        QVERIFY(!counts->value(DimensionCode(QStringLiteral("domain")))
                     .contains(LabelCode(QStringLiteral("life"))));
        // A reference to nothing is refused, at the latest at the commit, and leaves nothing
        // behind.
        Annotation broken = second;
        broken.id = AnnotationId::create();
        broken.content.questions = {question(QStringLiteral("nowhere"))};
        VERIFY_FAILS(inTransaction([&] { return store().setGold(broken); }), ErrorCode::Invalid);
        QVERIFY((*store().gold(m_images.at(0)))->id == second.id);
    }

    void itemsOfGoldAndImports_data() { addBackends(); }
    void itemsOfGoldAndImports()
    {
        QFETCH(const bool, server);
        setUp(server, 2);
        const Annotation own = annotation(m_images.at(1), m_project->lead, QStringLiteral("own"));
        QList<Annotation> imports;
        VERIFY_OK(inTransaction([&]() -> Result<> {
            (void)store().add(own);
            (void)store().freezeQuestions(own.id);
            Annotation gold = own;
            gold.id = AnnotationId::create();
            gold.state = AnnotationState::Submitted;
            if (const auto set = store().setGold(gold); !set)
                return set;
            // Two entries of one file for one image; the file's order is not that of the import.
            for (int i = 0; i < 2; ++i) {
                SourceEntry entry;
                entry.id = SourceEntryId::create();
                entry.file = QStringLiteral("dev.json");
                entry.format = QStringLiteral("cii-bench");
                entry.position = 1 - i;
                entry.itemId = QString::number(i);
                entry.raw = "{\"a\":1}";
                entry.image = m_images.at(0);
                Annotation imported = annotation(m_images.at(0), m_project->lead, QStringLiteral("import %1").arg(i));
                imported.origin = Origin::Import;
                imported.state = AnnotationState::Submitted;
                imported.sourceEntry = entry.id;
                imported.content.questions.removeLast();
                imported.content.questions[0].frozen = true;
                imported.content.impliedMeaning = QString::number(i);
                imported.content.labels[DimensionCode(QStringLiteral("domain"))] = {
                    LabelCode(i == 0 ? QStringLiteral("art") : QStringLiteral("politics"))};
                entry.annotation = imported.id;
                if (const auto added = m_project->stores->sources().add(entry); !added)
                    return added;
                if (const auto added = store().add(imported); !added)
                    return added;
                imports.append(imported);
            }
            Annotation imageGold = imports.at(0);
            imageGold.id = AnnotationId::create();
            imageGold.content.questions.append(imports.at(1).content.questions);
            return store().setGold(imageGold);
        }));
        const auto items = store().items();
        VERIFY_OK(items);
        QCOMPARE(items->size(), 4);
        for (int i = 0; i < 2; ++i) {
            const Item &item = items->at(i);
            const Annotation &from = imports.at(1 - i);
            QVERIFY(item.annotation == from.id);
            QVERIFY(item.sourceEntry == from.sourceEntry);
            QVERIFY(item.labels == from.content.labels);
            QCOMPARE(item.impliedMeaning, from.content.impliedMeaning);
            QCOMPARE(item.split, QStringLiteral("dev"));
            QVERIFY(item.question == from.content.questions.at(0));
        }
        QVERIFY(items->at(2).image == m_images.at(1));
        QVERIFY(items->at(2).sourceEntry.isNull());
        QVERIFY(items->at(2).split.isEmpty());
        QVERIFY(items->at(2).labels == own.content.labels);
        QCOMPARE(items->at(3).question.stem, own.content.questions.at(1).stem);
        QCOMPARE(items->at(3).question.options, own.content.questions.at(1).options);

        const auto texts = store().questionTexts();
        VERIFY_OK(texts);
        QCOMPARE(texts->size(), items->size());
        for (int i = 0; i < items->size(); ++i) {
            const Question &said = items->at(i).question;
            QVERIFY(texts->at(i).question == said.id);
            QVERIFY(texts->at(i).image == items->at(i).image);
            QCOMPARE(texts->at(i).stem, said.stem);
            QCOMPARE(texts->at(i).options.size(), said.options.size());
            for (const Option &option : said.options)
                QVERIFY(texts->at(i).options.contains(option.text));
        }
        QVERIFY(store().releasableItems()->isEmpty());
        for (const Stage stage : {Stage::Accepted, Stage::Released, Stage::Returned}) {
            VERIFY_OK(inTransaction([&] { return m_project->images().setStage(m_images.at(1), stage); }));
            const auto releasable = store().releasableItems();
            VERIFY_OK(releasable);
            QCOMPARE(releasable->size(), stage == Stage::Returned ? 0 : 2);
            for (int i = 0; i < releasable->size(); ++i) {
                QVERIFY(releasable->at(i).question == items->at(i + 2).question);
                QVERIFY(releasable->at(i).labels == own.content.labels);
                QCOMPARE(releasable->at(i).impliedMeaning, own.content.impliedMeaning);
            }
        }

        const auto ofImage = store().itemsOfImage(m_images.at(0));
        VERIFY_OK(ofImage);
        QCOMPARE(ofImage->size(), 2);
        QVERIFY(ofImage->at(0).labels == imports.at(0).content.labels);

        const auto entries = m_project->stores->sources().entries();
        QCOMPARE(entries->size(), 2);
        QCOMPARE(entries->at(0).position, 0);
        QVERIFY(entries->at(0).annotation == imports.at(1).id);
        QCOMPARE(entries->at(0).raw, QByteArray("{\"a\":1}"));
        QCOMPARE(m_project->stores->sources().ofImage(m_images.at(0))->size(), 2);
        QCOMPARE(*m_project->stores->sources().itemIds(),
                 (QHash<SourceEntryId, QString>{{entries->at(0).id, entries->at(0).itemId}, {entries->at(1).id, entries->at(1).itemId}}));
        QVERIFY(m_project->stores->sources().ofImage(m_images.at(1))->isEmpty());
        QVERIFY(*m_project->stores->sources().known(QStringLiteral("dev.json"), QStringLiteral("1")));
        QVERIFY(!*m_project->stores->sources().known(QStringLiteral("dev.json"), QStringLiteral("7")));

        Release release;
        release.id = ReleaseId::create();
        release.name = QStringLiteral("v1");
        release.createdAt = QDateTime::currentDateTimeUtc();
        release.seed = 4'294'967'295U;
        release.splits = {{QStringLiteral("dev"), 15}, {QStringLiteral("test"), 0}};
        release.images = 1;
        release.questions = 1;
        release.target = QStringLiteral("releases/v1");
        release.format = QStringLiteral("cii-bench");
        ReleaseStore &releases = m_project->stores->releases();
        VERIFY_OK(inTransaction([&] {
            return releases.add(release, {{m_images.at(1), own.content.questions.at(0).versionId, QStringLiteral("test")}});
        }));
        QCOMPARE(store().items()->at(2).split, QStringLiteral("test"));
        QCOMPARE(store().items()->at(0).split, QStringLiteral("dev"));
        // A later release that puts an imported item elsewhere holds from then on.
        Release later = release;
        later.id = ReleaseId::create();
        later.name = QStringLiteral("v2");
        later.createdAt = release.createdAt.addSecs(60);
        VERIFY_OK(inTransaction([&] {
            return releases.add(later, {{m_images.at(0), imports.at(1).content.questions.at(0).versionId, QStringLiteral("test")}});
        }));
        QCOMPARE(store().items()->at(0).split, QStringLiteral("test"));
        QCOMPARE(releases.releases()->constFirst().seed, release.seed);
        QCOMPARE(releases.releases()->constFirst().splits.at(0).weight, 15.0);
        QCOMPARE(releases.releases()->constLast().target, release.target);
        QCOMPARE(releases.releases()->constLast().format, release.format);
        QCOMPARE(releases.items(release.id)->constFirst().split, QStringLiteral("test"));
    }

    void keysAreCountedByPosition_data() { addBackends(); }
    void keysAreCountedByPosition()
    {
        QFETCH(const bool, server);
        setUp(server, 2);
        VERIFY_OK(inTransaction([&]() -> Result<> {
            for (const ImageId &image : std::as_const(m_images)) {
                Annotation made = annotation(image, m_project->lead, QStringLiteral("a"));
                made.state = AnnotationState::Submitted;
                if (const auto added = store().add(made); !added)
                    return added;
            }
            return {};
        }));
        QCOMPARE(store().keyPositions(m_project->lead)->value(singleChoice), QList<int>({0, 0, 2, 0, 2}));
        QVERIFY(store().keyPositions(m_second)->isEmpty());
    }

    void filtersFindLabelsAndWords_data() { addBackends(); }
    void filtersFindLabelsAndWords()
    {
        QFETCH(const bool, server);
        setUp(server, 3);
        Annotation made = annotation(m_images.at(1), m_project->lead, QStringLiteral("Stem_WORD"));
        VERIFY_OK(inTransaction([&] { return store().add(made); }));
        ImageFilter filter;
        for (const QString &word : {QStringLiteral("stem_word two"), QStringLiteral("一只猫"),
                                    QStringLiteral("含义"), QStringLiteral("stem_word 3")}) {
            filter.text = word;
            QCOMPARE(*m_project->images().list(filter, ImageSort::Added),
                     QList<ImageId>{m_images.at(1)});
        }
        filter = {};
        filter.annotatedBy = m_project->lead;
        QCOMPARE(*m_project->images().count(filter), 1);
        filter.annotatedBy = m_second;
        QCOMPARE(*m_project->images().count(filter), 0);
        filter = {};
        filter.dimension = DimensionCode(QStringLiteral("domain"));
        filter.label = LabelCode(QStringLiteral("life"));
        QCOMPARE(*m_project->images().count(filter), 0); // a draft is not said yet
        VERIFY_OK(
            inTransaction([&] { return store().setState(made.id, AnnotationState::Submitted); }));
        QCOMPARE(*m_project->images().count(filter), 1);
        filter.label = LabelCode(QStringLiteral("art"));
        QCOMPARE(*m_project->images().count(filter), 0);
        filter.label = {};
        filter.annotatedBy = m_second;
        QCOMPARE(*m_project->images().count(filter), 0);
    }
};

QTEST_GUILESS_MAIN(AnnotationStoreTest)
#include "annotationstoretest.moc"
