// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/pictureitems.h"
#include "tests/support/kinds/picturepreset.h"
#include "tests/support/pictures.h"
#include "tests/support/programfixture.h"

#include "models/services/annotation/annotationservice.h"
#include "models/services/curation/decisionservice.h"
#include "models/services/session/projectaccess.h"
#include "widgets/image/picturepane.h"
#include "widgets/review/fields/casepanel.h"
#include "widgets/review/fields/questionfield.h"
#include "widgets/review/reviewpage.h"
#include "widgets/review/reviewpicture.h"
#include "widgets/review/reviewside.h"
#include "widgets/shell/commands/commands.h"

#include <QAction>

using namespace yuyi;
using namespace yuyi::test;

/// Two annotators put the pictures of a question in different orders; a third looks at them and takes one side's, with keys alone.
class ReviewPicturesTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<ProgramFixture> m_program;
    std::shared_ptr<StoreFactory> m_factory;
    std::unique_ptr<Stores> m_stores;
    PersonId m_judge;
    ImageId m_image;

    MainWindow &window() { return *m_program->window; }
    ProjectAccess &project() { return window().session()->project(); }
    ReviewPage *page() { return window().findChild<ReviewPage *>(); }
    PicturePane *pane() { return page()->side()->picture()->pane(); }
    QuestionField *field() { return qobject_cast<QuestionField *>(page()->panel()->current()); }
    PersonId person(const QString &name, Role role)
    {
        Person made;
        made.id = PersonId::create();
        made.name = name;
        made.roles = {role};
        made.createdAt = QDateTime::currentDateTimeUtc();
        return m_stores->transaction([&] { return m_stores->project().addPerson(made); }) ? made.id : PersonId();
    }

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<ProgramFixture>();
        const QString location = m_program->path(QStringLiteral("pictures"));
        m_program->makeProject(location, picturePreset());
        m_factory = *m_program->host.open(location);
        m_stores = std::move(*m_factory->open());
        const PersonId lead = m_stores->project().people()->constFirst().id;
        const QList<PersonId> authors{person(QStringLiteral("甲"), Role::Annotator), person(QStringLiteral("乙"), Role::Annotator)};
        m_judge = person(QStringLiteral("丙"), Role::Adjudicator);
        ProjectInfo info = *m_stores->project().info();
        info.rules.annotatorsPerImage = 2;
        QVERIFY(m_stores->transaction([&] { return m_stores->project().setInfo(info); }));
        const QList<Medium> media = addMedia(*m_stores, m_factory->folder(), 4);
        const Image image = newImage(QStringLiteral("a.jpg"));
        m_image = image.id;
        QVERIFY(m_stores->transaction([&] { return m_stores->images().add(image); }));
        QVERIFY(DecisionService(*m_stores, lead).decide({m_image}, Verdict(), QStringLiteral("Kept")));
        for (const PersonId &author : authors) {
            AnnotationService service(*m_stores, author);
            Annotation annotation = *service.open(m_image);
            annotation.content = complete(annotation.content, info.preset);
            const bool turned = author == authors.constLast();
            annotation.content.questions = {
                pictureQuestion(turned ? QList<Medium>{media.at(1), media.at(0)} : media.mid(0, 2), media.mid(2, 2))};
            QVERIFY(service.submit(annotation));
        }
        m_program->start();
        m_program->open(location);
    }
    void cleanup()
    {
        QVERIFY(m_program->prompts.isSatisfied());
        m_stores.reset();
        m_factory.reset();
        m_program.reset();
    }

    void oneSidesPicturesAreTaken()
    {
        project().actAs(m_judge);
        window().goToPage(QStringLiteral("review"));
        QTRY_VERIFY(page() && page()->isVisible() && page()->panel()->openFields() == 1);
        QVERIFY(field());
        // The image, two pictures of the question and two of its options, each once.
        QCOMPARE(pane()->pictures().size(), 5);
        QCOMPARE(pane()->current(), 0);
        QTRY_VERIFY(window().commands().action(QStringLiteral("review.next-picture"))->isEnabled());
        page()->setFocus();
        QTest::keyClick(page(), Qt::Key_BracketRight);
        QTRY_COMPARE(pane()->current(), 1);
        QTest::keyClick(page(), Qt::Key_BracketLeft);
        QTRY_COMPARE(pane()->current(), 0);
        // Into the question, to its pictures: Space shows them large, 2 takes those of the right side.
        QTest::keyClick(page(), Qt::Key_Return);
        QTest::keyClick(page(), Qt::Key_Down);
        QTRY_COMPARE(field()->part(), 1);
        const Question wanted = field()->field().right.questions.constFirst();
        QTest::keyClick(page(), Qt::Key_Space);
        QTRY_COMPARE(pane()->pictures().at(pane()->current()).medium.sha256,
                     field()->field().left.questions.constFirst().media.constFirst().sha256);
        QTest::keyClick(page(), Qt::Key_2);
        QTRY_COMPARE(page()->panel()->openFields(), 0);
        QTRY_VERIFY(!page()->unsaved());
        QTest::keyClick(page(), Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(m_stores->images().image(m_image)->stage, Stage::Accepted);
        const Question made = m_stores->annotations().items()->constFirst().question;
        QCOMPARE(made.media, wanted.media);
        QCOMPARE(made.versionId, wanted.versionId);
    }
};

QTEST_MAIN(ReviewPicturesTest)
#include "reviewpicturestest.moc"
