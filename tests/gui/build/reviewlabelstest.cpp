// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/labelwork.h"
#include "tests/support/pictures.h"
#include "tests/support/programfixture.h"

#include "models/services/annotation/annotationservice.h"
#include "models/services/curation/decisionservice.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/review/fields/casepanel.h"
#include "widgets/review/fields/questionfield.h"
#include "widgets/review/reviewpage.h"

#include <QApplication>

using namespace yuyi;
using namespace yuyi::test;

/// Two label the same question differently; a third decides row by row, with the keyboard alone.
class ReviewLabelsTest : public QObject
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
    QuestionField *question() { return qobject_cast<QuestionField *>(page()->panel()->current()); }
    /// Down to a part of the question, as people go there.
    void goDownTo(int part)
    {
        while (question()->part() < part)
            QTest::keyClick(page(), Qt::Key_Down);
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
        m_location = m_program->path(QStringLiteral("labels"));
        m_program->makeProject(m_location, labelWorkPreset());
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
            const bool last = author == authors.constLast();
            labelled(last ? physicsWith("subfield", {QStringLiteral("光学")}) : physicsLabels())(annotation.content);
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

    /// 3 takes the labels of both sides; digits choose in the row that one edits. The question stays as it was asked.
    void labelsAreDecidedByKeys()
    {
        project().actAs(m_judge);
        window().goToPage(QStringLiteral("review"));
        QTRY_VERIFY(page() && page()->isVisible() && page()->panel()->openFields() == 1);
        page()->setFocus();
        QVERIFY(question());
        const int difficulty = question()->parts() - 1;
        const QuestionVersionId asked = question()->side(true)->versionId;
        QTest::keyClick(page(), Qt::Key_Return);
        QCOMPARE(question()->part(), 0);
        goDownTo(difficulty - 2);
        QTest::keyClick(page(), Qt::Key_3);
        QTRY_COMPARE(page()->panel()->openFields(), 0);
        QCOMPARE(question()->part(), difficulty - 1);
        goDownTo(difficulty);
        QTest::keyClick(page(), Qt::Key_E);
        QTRY_VERIFY(question()->isEditing());
        auto *chips = qobject_cast<ChipRow *>(QApplication::focusWidget());
        QVERIFY(chips);
        QTest::keyClick(chips, Qt::Key_3);
        QCOMPARE(chips->selectedOne(), QStringLiteral("hard"));
        QTest::keyClick(chips, Qt::Key_Escape);
        QVERIFY(!question()->isEditing());
        page()->setFocus();
        QTRY_VERIFY(!page()->unsaved());
        QTest::keyClick(page(), Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(stage(), Stage::Accepted);
        const auto gold = m_stores->annotations().gold(m_image);
        QVERIFY(gold && *gold);
        const Question made = (*gold)->content.questions.constFirst();
        QCOMPARE(made.versionId, asked);
        QCOMPARE(made.labels.value(DimensionCode(QStringLiteral("subfield"))).size(), 3);
        QCOMPARE(made.labels.value(DimensionCode(QStringLiteral("difficulty_level"))), labelCodes({QStringLiteral("hard")}));
    }
};

QTEST_MAIN(ReviewLabelsTest)
#include "reviewlabelstest.moc"
