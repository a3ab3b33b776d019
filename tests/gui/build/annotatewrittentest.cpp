// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/writtenpreset.h"
#include "tests/support/pictures.h"
#include "tests/support/programfixture.h"

#include "models/services/annotation/annotationservice.h"
#include "models/services/curation/decisionservice.h"
#include "models/services/rules/returns.h"
#include "models/services/session/projectaccess.h"
#include "widgets/annotate/acceptedanswers.h"
#include "widgets/annotate/annotatepage.h"
#include "widgets/annotate/annotationform.h"
#include "widgets/annotate/questioneditor.h"
#include "widgets/annotate/returnednotes.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/frame/banner.h"
#include "widgets/controls/labels/optioncounts.h"

#include <QLabel>

using namespace yuyi;
using namespace yuyi::test;

/// A question whose answer is written, by the keyboard: from the first word to the repair of what came back.
class AnnotateWrittenTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<ProgramFixture> m_program;
    std::shared_ptr<StoreFactory> m_factory;
    std::unique_ptr<Stores> m_stores;
    QString m_location;
    PersonId m_lead;
    ImageId m_image;

    MainWindow &window() { return *m_program->window; }
    ProjectAccess &project() { return window().session()->project(); }
    AnnotatePage *page() { return window().findChild<AnnotatePage *>(); }
    AnnotationForm *form() { return page()->findChild<AnnotationForm *>(); }
    QList<QWidget *> fields() { return form()->questions()->findChild<AcceptedAnswers *>()->fields(); }
    QStringList accepted() { return form()->content().questions.constFirst().accepted; }
    Stage stage() { return m_stores->images().image(m_image)->stage; }
    Question stored() { return m_stores->annotations().current(m_image, m_lead)->value().content.questions.constFirst(); }

    void openThePage()
    {
        window().goToPage(QStringLiteral("annotate"));
        QTRY_VERIFY(page() && page()->isVisible() && form()->isVisible());
        QTRY_COMPARE(form()->content().questions.size(), 1);
        QTRY_COMPARE(QApplication::focusWidget(), page());
    }
    void type(const QString &text)
    {
        for (const QChar letter : text)
            QTest::keyClick(QApplication::focusWidget(), letter.toLatin1());
    }

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<ProgramFixture>();
        m_location = m_program->path(QStringLiteral("written"));
        m_program->makeProject(m_location, writtenPreset());
        m_factory = *m_program->host.open(m_location);
        m_stores = std::move(*m_factory->open());
        m_lead = m_stores->project().people()->constFirst().id;
        const Image image = newImage(QStringLiteral("a.jpg"));
        m_image = image.id;
        QVERIFY(m_stores->transaction([&] { return m_stores->images().add(image); }));
        QVERIFY(DecisionService(*m_stores, m_lead).decide({m_image}, Verdict(), QStringLiteral("Kept")));
    }
    void cleanup()
    {
        QVERIFY(m_program->prompts.isSatisfied());
        m_stores.reset();
        m_factory.reset();
        m_program.reset();
    }

    void fromTheFirstWordToTheSubmission()
    {
        AnnotationService service(*m_stores, m_lead);
        Annotation annotation = *service.open(m_image);
        annotation.content = complete(annotation.content, m_stores->project().info()->preset);
        annotation.content.questions[0].accepted.clear();
        QVERIFY(service.saveDraft(annotation));
        m_program->start();
        m_program->open(m_location);
        openThePage();
        // Without an answer it is not submitted, and the place is shown.
        QTest::keyClick(page(), Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(QApplication::focusWidget(), fields().constFirst());
        QCOMPARE(stage(), Stage::Annotating);
        // Letters and digits that are commands of the page are text here.
        type(QStringLiteral("s1juz"));
        QCOMPARE(accepted(), QStringList(QStringLiteral("s1juz")));
        QVERIFY(!form()->isUnsure());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(fields().size(), 2);
        type(QStringLiteral("phone"));
        QTRY_COMPARE(stored().accepted, QStringList({QStringLiteral("s1juz"), QStringLiteral("phone")})); // without leaving the field
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(stage(), Stage::Accepted);
        QCOMPARE(m_stores->annotations().items()->constFirst().question.accepted,
                 QStringList({QStringLiteral("s1juz"), QStringLiteral("phone")}));
    }

    /// Each wording is a step, also a removed one, and O goes to the first.
    void whatWasWrittenIsUndone()
    {
        m_program->start();
        m_program->open(m_location);
        openThePage();
        QTest::keyClick(page(), Qt::Key_O);
        QTRY_COMPARE(QApplication::focusWidget(), fields().constFirst());
        type(QStringLiteral("lamp"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        type(QStringLiteral("light"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up);
        QCOMPARE(QApplication::focusWidget(), fields().constFirst());
        for (int i = 0; i < 5; ++i)
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backspace);
        QCOMPARE(accepted(), QStringList(QStringLiteral("light")));
        QCOMPARE(fields().size(), 1);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QTRY_COMPARE(project().pendingWrites(), 0);
        page()->setFocus();
        const auto back = [&](const QStringList &wanted) {
            m_program->key(Qt::Key_Z);
            return waitFor([&] { return accepted() == wanted; });
        };
        while (accepted() != QStringList({QStringLiteral("lamp"), QStringLiteral("light")})) {
            const QStringList now = accepted();
            m_program->key(Qt::Key_Z);
            QTRY_VERIFY(accepted() != now);
            QTRY_COMPARE(QApplication::focusWidget(), page()); // the next Z is a command again
        }
        QVERIFY(back({QStringLiteral("lamp")}));
        QTRY_COMPARE(QApplication::focusWidget(), page());
        QVERIFY(back({}));
    }

    void typedAnswersSurviveARestart()
    {
        m_program->start();
        m_program->open(m_location);
        openThePage();
        form()->focusField(QStringLiteral("question/0/accepted/0"));
        type(QStringLiteral("half an ans"));
        m_program->window->close(); // at once, without leaving the field
        m_program->window.reset();
        m_program->start();
        m_program->open(m_location);
        openThePage();
        QTRY_COMPARE(accepted(), QStringList(QStringLiteral("half an ans")));
    }

    /// What validators wrote stands below the picture without letters, and the question goes back as another version.
    void aReturnedQuestionShowsWhatWasWritten()
    {
        AnnotationService service(*m_stores, m_lead);
        Annotation annotation = *service.open(m_image);
        annotation.content = complete(annotation.content, m_stores->project().info()->preset);
        QVERIFY(service.submit(annotation));
        const Question first = stored();
        WorkReturn entry;
        entry.annotation = annotation.id;
        entry.question = first.id;
        entry.origin = ReturnOrigin::Validation;
        entry.reason = QStringLiteral("too-few-right");
        entry.data = R"({"votes":3,"correct":1,"written":true,"options":[{"text":"手机","count":1,"key":true},
                         {"text":"电脑","count":2,"key":false}],"flags":{"none-right":1},"comments":[]})";
        QVERIFY(m_stores->transaction([&] { return returnInTransaction(*m_stores, entry, m_lead); }));
        m_program->start();
        m_program->open(m_location);
        openThePage();
        auto *notes = page()->findChild<ReturnedNotes *>();
        QTRY_VERIFY(notes->findChild<OptionCounts *>());
        const QList<OptionCounts::Line> lines = notes->findChild<OptionCounts *>()->lines();
        QCOMPARE(lines.size(), 2);
        QVERIFY(lines.at(0).key && lines.at(0).letter.isEmpty() && lines.at(1).letter.isEmpty());
        QVERIFY(lines.at(1).mostAttractive);
        QStringList said;
        for (const QLabel *label : notes->findChildren<QLabel *>())
            said.append(label->text());
        QVERIFY2(!said.join(u' ').contains(titleOf(VoteFlag::NoneRight)), qPrintable(said.join(u' ')));
        // Another accepted answer is a repair.
        form()->focusField(QStringLiteral("question/0/accepted/1"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        type(QStringLiteral("tablet"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(m_stores->annotations().current(m_image, m_lead)->value().state, AnnotationState::Submitted);
        QCOMPARE(stored().number, first.number + 1);
        QCOMPARE(stored().accepted, first.accepted + QStringList(QStringLiteral("tablet")));
    }
};

QTEST_MAIN(AnnotateWrittenTest)
#include "annotatewrittentest.moc"
