// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/pictureitems.h"
#include "tests/support/kinds/picturepreset.h"

#include "models/domain/annotation/questionpictures.h"

using namespace yuyi;
using namespace yuyi::test;

/// Questions with pictures in their stems and options, wherever they are read.
class QuestionMediaTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<TestProject> m_project;
    QList<Medium> m_media;
    Annotation m_annotation;

    AnnotationStore &store() { return m_project->annotations(); }
    Result<> within(const std::function<Result<>()> &work) { return m_project->stores->transaction(work); }
    Question &question() { return m_annotation.content.questions[0]; }
    /// Saves, and reads back what is stored.
    Result<> save()
    {
        YUYI_CHECK(within([&]() -> Result<> {
            const auto saved = store().save(m_annotation);
            return saved ? Result<>() : passOn(saved);
        }));
        YUYI_TRY(m_annotation, store().annotation(m_annotation.id));
        return {};
    }

    /// A draft with a question of three pictures, with captions and roles, and two options that are pictures.
    void setUp(bool server)
    {
        m_project = std::make_unique<TestProject>(server, picturePreset());
        m_media = addMedia(*m_project, 6);
        m_annotation = Annotation();
        m_annotation.id = AnnotationId::create();
        m_annotation.person = m_project->lead;
        const Image image = newImage(QStringLiteral("a.jpg"));
        m_annotation.image = image.id;
        Question made = pictureQuestion(m_media.mid(0, 3), m_media.mid(3, 2));
        made.media[0].caption = QStringLiteral("装置图");
        made.media[0].role = QStringLiteral("a");
        made.media[2].role = QStringLiteral("b");
        made.options[0].text = QStringLiteral("甲");
        m_annotation.content.questions = {made};
        VERIFY_OK(within([&]() -> Result<> {
            YUYI_CHECK(m_project->images().add(image));
            return store().add(m_annotation);
        }));
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv"); }
    void cleanup() { m_project.reset(); }

    void picturesComeBack_data() { addBackends(); }
    void picturesComeBack()
    {
        QFETCH(const bool, server);
        setUp(server);
        const auto read = store().annotation(m_annotation.id);
        VERIFY_OK(read);
        QVERIFY(read->content == m_annotation.content);
        const Question &asked = read->content.questions.constFirst();
        QCOMPARE(asked.media.at(1).size, QSize(64, 48));
        QCOMPARE(asked.media.at(1).format, ImageFormat::Png);
        QCOMPARE(asked.options.at(1).picture.size, QSize(64, 48));
        QCOMPARE(asked.options.at(1).picture.format, ImageFormat::Png);
        QCOMPARE(asked.keyIndex(), 1);

        const auto ofRuns = m_project->stores->runs().questions({asked.versionId});
        VERIFY_OK(ofRuns);
        QVERIFY(ofRuns->constFirst() == asked);
        const auto ofImage = store().itemsOfImage(m_annotation.image);
        VERIFY_OK(ofImage);
        QVERIFY(ofImage->constFirst().question == asked);
        const auto blind = m_project->stores->validation().blindQuestion(asked.versionId);
        VERIFY_OK(blind);
        QCOMPARE(blind->media, asked.media);
        QCOMPARE(blind->options.at(0).text, QStringLiteral("甲"));
        QCOMPARE(blind->options.at(1).picture, asked.options.at(1).picture);
        QCOMPARE(blind->options.at(1).picture.size, QSize(64, 48));
    }

    /// Order, captions and pictures change while it is a draft; what goes is gone.
    void draftsChange_data() { addBackends(); }
    void draftsChange()
    {
        QFETCH(const bool, server);
        setUp(server);
        VERIFY_OK(save());
        question().media.move(2, 0);
        question().media[1].caption.clear();
        question().options[0].picture = {};
        question().options[1].picture = m_media.at(5);
        const AnnotationContent wanted = m_annotation.content;
        VERIFY_OK(save());
        QVERIFY(m_annotation.content == wanted);
        question().media.clear();
        question().options[1].picture = {};
        question().options[1].text = QStringLiteral("乙");
        VERIFY_OK(save());
        QVERIFY(!question().hasPictures());
        QCOMPARE(*m_project->connection()->number(QStringLiteral("SELECT count(*) FROM question_medium")), 0);
    }

    void aSubmittedVersionKeepsItsPictures_data() { addBackends(); }
    void aSubmittedVersionKeepsItsPictures()
    {
        QFETCH(const bool, server);
        setUp(server);
        VERIFY_OK(within([&] { return store().freezeQuestions(m_annotation.id); }));
        m_annotation = *store().annotation(m_annotation.id);
        VERIFY_OK(save()); // unchanged
        const Annotation submitted = m_annotation;
        const auto refuses = [&](const std::function<void(Question &)> &change) {
            m_annotation = submitted;
            change(question());
            return save();
        };
        VERIFY_FAILS(refuses([](Question &q) { q.media[1].caption = QStringLiteral("另一幅"); }), ErrorCode::Refused);
        VERIFY_FAILS(refuses([](Question &q) { q.media.swapItemsAt(0, 1); }), ErrorCode::Refused);
        VERIFY_FAILS(refuses([](Question &q) { q.media.removeLast(); }), ErrorCode::Refused);
        VERIFY_FAILS(refuses([](Question &q) { q.media[1].role = QStringLiteral("a"); }), ErrorCode::Refused);
        VERIFY_FAILS(refuses([&](Question &q) { q.options[1].picture = m_media.at(5); }), ErrorCode::Refused);
        // As a new version it may.
        m_annotation = submitted;
        question().versionId = QuestionVersionId::create();
        question().frozen = false;
        question().media[1].caption = QStringLiteral("另一幅");
        VERIFY_OK(save());
        QCOMPARE(question().number, 2);
        QCOMPARE(question().media.at(1).caption, QStringLiteral("另一幅"));
        const auto former = m_project->stores->runs().questions({submitted.content.questions.constFirst().versionId});
        QCOMPARE(former->constFirst().media, submitted.content.questions.constFirst().media);
    }

    void whatCannotBeShownIsRefused_data() { addBackends(); }
    void whatCannotBeShownIsRefused()
    {
        QFETCH(const bool, server);
        setUp(server);
        VERIFY_OK(save());
        const Annotation good = m_annotation;
        const auto refuses = [&](const std::function<void(Question &)> &change) {
            m_annotation = good;
            change(question());
            return save();
        };
        VERIFY_FAILS(refuses([](Question &q) { q.media.append(q.media.at(0)); }), ErrorCode::Invalid);
        VERIFY_FAILS(refuses([](Question &q) { q.media.append(Medium()); }), ErrorCode::Invalid);
        VERIFY_FAILS(refuses([](Question &q) { q.media.append(drawnMedium(99).medium()); }), ErrorCode::Invalid);
        VERIFY_FAILS(refuses([](Question &q) { q.options[0].picture = drawnMedium(99).medium(); }), ErrorCode::Invalid);
        const QList<Medium> many = addMedia(*m_project, mostStemPictures + 1, 200);
        VERIFY_FAILS(refuses([&](Question &q) { q.media = many; }), ErrorCode::Invalid);
        VERIFY_OK(refuses([&](Question &q) { q.media = many.mid(1); }));
        QCOMPARE(question().media.size(), mostStemPictures);
        // A new version is examined as well.
        m_annotation.content.questions[0].versionId = QuestionVersionId::create();
        question().media = many;
        VERIFY_FAILS(save(), ErrorCode::Invalid);
    }

    /// Two questions with the same words about other pictures are not the same question.
    void textsNameTheirPictures_data() { addBackends(); }
    void textsNameTheirPictures()
    {
        QFETCH(const bool, server);
        setUp(server);
        Annotation gold = m_annotation;
        gold.id = AnnotationId::create();
        VERIFY_OK(within([&] { return store().setGold(gold); }));
        const auto texts = store().questionTexts();
        VERIFY_OK(texts);
        QCOMPARE(texts->size(), 1);
        const QuestionText &one = texts->constFirst();
        QCOMPARE(one.options.size(), 2);
        QVERIFY(one.options.contains(QStringLiteral("甲") + pictureToken(m_media.at(3).sha256)));
        QVERIFY(one.options.contains(pictureToken(m_media.at(4).sha256)));
        QCOMPARE(one.media.size(), 3);
        for (int i = 0; i < 3; ++i)
            QVERIFY(one.media.contains(pictureToken(m_media.at(i).sha256)));
        const auto items = store().items();
        VERIFY_OK(items);
        QCOMPARE(items->constFirst().question.media, question().media);
    }
};

QTEST_GUILESS_MAIN(QuestionMediaTest)
#include "questionmediatest.moc"
