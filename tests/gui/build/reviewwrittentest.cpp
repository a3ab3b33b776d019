// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/writtenpreset.h"
#include "tests/support/pictures.h"
#include "tests/support/programfixture.h"

#include "models/services/annotation/annotationservice.h"
#include "models/services/curation/decisionservice.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/fields/textfield.h"
#include "widgets/review/fields/casepanel.h"
#include "widgets/review/fields/questionfield.h"
#include "widgets/review/reviewcontroller.h"
#include "widgets/review/reviewpage.h"

using namespace yuyi;
using namespace yuyi::test;

/// Two accept different answers to a question without options; a third writes the accepted ones.
class ReviewWrittenTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<ProgramFixture> m_program;
    std::shared_ptr<StoreFactory> m_factory;
    std::unique_ptr<Stores> m_stores;
    QString m_location;
    PersonId m_judge;
    ImageId m_image;

    MainWindow &window() { return *m_program->window; }
    ProjectAccess &project() { return window().session()->project(); }
    ReviewPage *page() { return window().findChild<ReviewPage *>(); }
    Stage stage() { return m_stores->images().image(m_image)->stage; }
    /// The field that the accepted answers are written in; null unless they are.
    TextField *answers()
    {
        const auto *question = qobject_cast<QuestionField *>(page()->panel()->current());
        return question && question->isEditing() ? question->editors().at(1) : nullptr;
    }
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
        m_location = m_program->path(QStringLiteral("written"));
        m_program->makeProject(m_location, writtenPreset());
        m_factory = *m_program->host.open(m_location);
        m_stores = std::move(*m_factory->open());
        const PersonId lead = m_stores->project().people()->constFirst().id;
        const QList<PersonId> authors{person(QStringLiteral("甲"), Role::Annotator), person(QStringLiteral("乙"), Role::Annotator)};
        m_judge = person(QStringLiteral("丙"), Role::Adjudicator);
        ProjectInfo info = *m_stores->project().info();
        info.rules.annotatorsPerImage = 2;
        QVERIFY(m_stores->transaction([&] { return m_stores->project().setInfo(info); }));
        const Image image = newImage(QStringLiteral("a.jpg"));
        m_image = image.id;
        QVERIFY(m_stores->transaction([&] { return m_stores->images().add(image); }));
        QVERIFY(DecisionService(*m_stores, lead).decide({m_image}, Verdict(), QStringLiteral("Kept")));
        for (const PersonId &author : authors) {
            AnnotationService service(*m_stores, author);
            Annotation annotation = *service.open(m_image);
            annotation.content = complete(annotation.content, info.preset);
            if (author == authors.constLast())
                annotation.content.questions[0].accepted = QStringList{QStringLiteral("平板")};
            QVERIFY(service.submit(annotation));
        }
        QCOMPARE(stage(), Stage::Disputed);
        m_program->start();
        m_program->open(m_location);
    }
    void cleanup()
    {
        QVERIFY(m_program->prompts.isSatisfied());
        m_stores.reset();
        m_factory.reset();
        m_program.reset();
    }

    /// What cannot be stored is not finished, and is there again after the page was left.
    void tooManyAnswersComeBack()
    {
        project().actAs(m_judge);
        window().goToPage(QStringLiteral("review"));
        QTRY_VERIFY(page() && page()->isVisible() && page()->panel()->openFields() == 1);
        page()->setFocus();
        QTest::keyClick(page(), Qt::Key_E);
        QTRY_VERIFY(answers());
        QStringList lines;
        for (int i = 0; i <= mostAccepted; ++i)
            lines.append(QStringLiteral("写法%1").arg(i));
        answers()->setFocus();
        answers()->selectAll();
        answers()->insertPlainText(lines.join(u'\n'));
        QTest::keyClick(answers(), Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(answers() && answers()->hasFocus());
        QVERIFY(page()->unsaved() && !page()->unsaved()->reason.isEmpty());

        window().goToPage(QStringLiteral("overview"));
        QTRY_VERIFY(!page()->isVisible());
        QSignalSpy loaded(page()->controller(), &ReviewController::loaded);
        window().goToPage(QStringLiteral("review"));
        QTRY_COMPARE(loaded.size(), 1);
        QVERIFY(answers());
        QCOMPARE(answers()->text(), lines.join(u'\n'));
        QCOMPARE(stage(), Stage::Disputed);
        // E goes back into it.
        page()->setFocus();
        QTest::keyClick(page(), Qt::Key_E);
        QTRY_VERIFY(answers()->hasFocus());
        answers()->selectAll();
        answers()->insertPlainText(QStringLiteral("手机\n平板"));
        QTest::keyClick(answers(), Qt::Key_Escape);
        QVERIFY(!answers());
        QTRY_COMPARE(page()->panel()->openFields(), 0);
        QTRY_VERIFY(!page()->unsaved());
        page()->setFocus();
        QTest::keyClick(page(), Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(stage(), Stage::Accepted);
        QCOMPARE(m_stores->annotations().items()->constFirst().question.accepted,
                 QStringList({QStringLiteral("手机"), QStringLiteral("平板")}));
    }
};

QTEST_MAIN(ReviewWrittenTest)
#include "reviewwrittentest.moc"
