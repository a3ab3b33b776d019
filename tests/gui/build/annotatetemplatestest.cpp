// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/puzzlepreset.h"
#include "tests/support/pictures.h"
#include "tests/support/programfixture.h"

#include "models/services/annotation/annotationservice.h"
#include "models/services/curation/decisionservice.h"
#include "models/services/templates/factservice.h"
#include "widgets/annotate/annotatepage.h"
#include "widgets/annotate/annotationform.h"
#include "widgets/annotate/questioneditor.h"
#include "widgets/annotate/questiontabs.h"
#include "widgets/annotate/templates/templateline.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/image/factrows.h"

#include <QAbstractButton>

using namespace yuyi;
using namespace yuyi::test;

/// A puzzle from its labels and facts to its questions, on the page.
class AnnotateTemplatesTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<ProgramFixture> m_program;
    std::shared_ptr<StoreFactory> m_factory;
    std::unique_ptr<Stores> m_stores;
    QString m_location;
    PersonId m_lead;
    ImageId m_image;

    MainWindow &window() { return *m_program->window; }
    AnnotatePage *page() { return window().findChild<AnnotatePage *>(); }
    AnnotationForm *form() { return page()->findChild<AnnotationForm *>(); }
    TemplateLine *line() { return form()->questions()->tabs()->templateLine(); }
    QList<Question> questions() { return form()->content().questions; }
    AnnotationContent stored()
    {
        const auto current = m_stores->annotations().current(m_image, m_lead);
        return *current ? (*current)->content : AnnotationContent();
    }

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<ProgramFixture>();
        m_location = m_program->path(QStringLiteral("puzzles"));
        m_program->makeProject(m_location, puzzlePreset());
        m_factory = *m_program->host.open(m_location);
        m_stores = std::move(*m_factory->open());
        m_lead = m_stores->project().people()->constFirst().id;
        const Image image = newImage(QStringLiteral("a.jpg"));
        m_image = image.id;
        QVERIFY(m_stores->transaction([&] { return m_stores->images().add(image); }));
        QVERIFY(DecisionService(*m_stores, m_lead).decide({m_image}, Verdict(), QStringLiteral("Kept")));
        AnnotationService service(*m_stores, m_lead);
        Annotation annotation = *service.open(m_image);
        annotation.content.labels = firstLabels(puzzlePreset().imageDimensions());
        annotation.content.labels.insert(DimensionCode(QStringLiteral("domain")), {LabelCode(QStringLiteral("life"))});
        QVERIFY(service.commit(annotation, AnnotationContent(), QStringLiteral("labels"), QStringLiteral("Labels")));
        m_program->start();
        m_program->open(m_location);
        window().goToPage(QStringLiteral("annotate"));
        QTRY_VERIFY(page() && page()->isVisible() && form()->isVisible());
        QTRY_COMPARE(questions().size(), 4);
        QTRY_COMPARE(QApplication::focusWidget(), page());
    }
    void cleanup()
    {
        QVERIFY(m_program->prompts.isSatisfied());
        m_stores.reset();
        m_factory.reset();
        m_program.reset();
    }

    void factsAndLabelsFillTheQuestions()
    {
        // Without the fact nothing can be filled, and the page stays as it is.
        QTest::keyClick(page(), Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(questions().constFirst().stem.isEmpty());
        auto *panels = page()->findChild<LineField *>(QStringLiteral("fact.panels"));
        QVERIFY(panels && panels->isVisible());
        panels->setFocus();
        QTest::keyClicks(panels, QStringLiteral("x9")); // digits alone
        QCOMPARE(panels->text(), QStringLiteral("9"));
        page()->setFocus();
        QTRY_COMPARE(FactService(*m_stores, m_lead).facts(m_image)->value(QStringLiteral("panels")), QStringLiteral("9"));
        QTRY_COMPARE(line()->standing(), TemplateLine::Standing::Unwritten);

        QTest::keyClick(page(), Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(questions().at(0).stem, QStringLiteral("Which picture goes on with the row of 9?"));
        QCOMPARE(questions().at(3).accepted, QStringList{QStringLiteral("9")});
        QCOMPARE(line()->standing(), TemplateLine::Standing::Filled);
        QTRY_COMPARE(stored().questions.at(0).stem, questions().at(0).stem);

        // The fixed options are chips.
        auto *chips = form()->findChild<ChipRow *>(QStringLiteral("question.chips"));
        QVERIFY(chips && chips->isVisible());
        QVERIFY(chips->choose(QStringLiteral("3")));
        QCOMPARE(questions().at(0).keyIndex(), 2);
        QTRY_COMPARE(stored().questions.at(0).keyIndex(), 2);

        // Other labels change nothing by themselves: the question is offered anew.
        form()->questions()->showQuestion(0);
        AnnotationContent content = form()->content();
        content.labels.insert(DimensionCode(QStringLiteral("domain")), {LabelCode(QStringLiteral("art"))});
        form()->setContent(content, true);
        Q_EMIT form()->edited();
        QVERIFY(questions().at(0).stem.endsWith(QStringLiteral("9?")));
        QTRY_COMPARE(line()->standing(), TemplateLine::Standing::None); // its template needs another fact
        auto *solid = page()->findChild<LineField *>(QStringLiteral("fact.solid"));
        solid->setFocus();
        QTest::keyClicks(solid, QStringLiteral("cube"));
        page()->setFocus();
        QTRY_COMPARE(line()->standing(), TemplateLine::Standing::Differs);
        auto *anew = line()->findChild<QAbstractButton *>(QStringLiteral("question.fillAnew"));
        QVERIFY(anew->isVisible());
        anew->click();
        QCOMPARE(questions().at(0).stem, QStringLiteral("Which picture folds into the cube?"));
        QCOMPARE(questions().at(0).keyIndex(), 2);
        QTRY_COMPARE(stored().questions.at(0).stem, questions().at(0).stem);
    }

    void oneStepIsTakenBack()
    {
        auto *panels = page()->findChild<LineField *>(QStringLiteral("fact.panels"));
        panels->setFocus();
        QTest::keyClicks(panels, QStringLiteral("9"));
        page()->setFocus();
        QTRY_COMPARE(line()->standing(), TemplateLine::Standing::Unwritten);
        QTest::keyClick(page(), Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(stored().questions.at(3).accepted.size(), 1);
        QTest::keyClick(page(), Qt::Key_Z);
        QTRY_VERIFY(stored().questions.at(0).stem.isEmpty() && stored().questions.at(3).accepted.isEmpty());
        QTRY_VERIFY(questions().at(0).stem.isEmpty() && questions().at(3).accepted.isEmpty());
        QCOMPARE(questions().size(), 4);
    }
};

QTEST_MAIN(AnnotateTemplatesTest)
#include "annotatetemplatestest.moc"
