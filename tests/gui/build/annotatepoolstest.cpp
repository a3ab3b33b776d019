// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/poolpreset.h"
#include "tests/support/pictures.h"
#include "tests/support/programfixture.h"

#include "models/services/annotation/annotationservice.h"
#include "models/services/curation/decisionservice.h"
#include "models/services/templates/factservice.h"
#include "models/services/templates/pools.h"
#include "widgets/annotate/annotatepage.h"
#include "widgets/annotate/annotationform.h"
#include "widgets/annotate/optionrows.h"
#include "widgets/annotate/questioneditor.h"
#include "widgets/annotate/questiontabs.h"
#include "widgets/annotate/templates/templateline.h"
#include "widgets/controls/labels/elidedlabel.h"

#include <QAbstractButton>

using namespace yuyi;
using namespace yuyi::test;

/// Options drawn from other images, and struck out, on the page.
class AnnotatePoolsTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<ProgramFixture> m_program;
    std::shared_ptr<StoreFactory> m_factory;
    std::unique_ptr<Stores> m_stores;
    PersonId m_lead;
    ImageId m_image;

    MainWindow &window() { return *m_program->window; }
    AnnotatePage *page() { return window().findChild<AnnotatePage *>(); }
    AnnotationForm *form() { return page()->findChild<AnnotationForm *>(); }
    TemplateLine *line() { return form()->questions()->tabs()->templateLine(); }
    QList<Question> questions() { return form()->content().questions; }
    QStringList forms(int question)
    {
        QStringList forms;
        const QList<Question> all = questions();
        for (const Option &option : all.value(question).options)
            forms.append(struckForm(option));
        return forms;
    }
    /// Puts the cursor into an option.
    bool isIn(int option)
    {
        OptionRows *const options = form()->questions()->options();
        return options->focusOption(option, false) && options->chosen() == option;
    }
    int wrongOf(int question) { return questions().at(question).keyIndex() == 0 ? 1 : 0; }

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<ProgramFixture>();
        const QString location = m_program->path(QStringLiteral("objects"));
        m_program->makeProject(location, poolPreset());
        m_factory = *m_program->host.open(location);
        m_stores = std::move(*m_factory->open());
        m_lead = m_stores->project().people()->constFirst().id;
        const QStringList categories{QStringLiteral("cup"), QStringLiteral("tree"), QStringLiteral("tree"),
                                     QStringLiteral("bag"), QStringLiteral("bag"), QStringLiteral("bag")};
        QList<ImageId> images;
        for (const QString &category : categories) {
            const Image image = newImage(QStringLiteral("%1 %2.jpg").arg(category).arg(images.size()));
            images.append(image.id);
            VERIFY_OK(m_stores->transaction([&] { return m_stores->images().add(image); }));
            VERIFY_OK(FactService(*m_stores, m_lead).set(image.id, {{QStringLiteral("category"), category}}));
        }
        m_image = images.constFirst();
        VERIFY_OK(DecisionService(*m_stores, m_lead).decide(images, Verdict(), QStringLiteral("Kept")));
        AnnotationService service(*m_stores, m_lead);
        Annotation annotation = *service.open(m_image);
        annotation.content.labels = firstLabels(poolPreset().imageDimensions());
        VERIFY_OK(service.commit(annotation, AnnotationContent(), QStringLiteral("labels"), QStringLiteral("Labels")));
        m_program->start();
        m_program->open(location);
        window().goToPage(QStringLiteral("annotate"));
        QTRY_VERIFY(page() && page()->isVisible() && form()->isVisible());
        QTRY_COMPARE(questions().size(), 2);
        QTRY_COMPARE(QApplication::focusWidget(), page());
        QTest::keyClick(page(), Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(forms(1).size(), 4);
        QCOMPARE(questions().at(1).stem, QStringLiteral("Which is most like a cup?"));
    }
    void cleanup()
    {
        QVERIFY(m_program->prompts.isSatisfied());
        m_stores.reset();
        m_factory.reset();
        m_program.reset();
    }

    void aNameIsStruckOutAndComesBack()
    {
        form()->questions()->showQuestion(0);
        QTRY_COMPARE(line()->standing(), TemplateLine::Standing::Filled);
        const QStringList before = forms(0);
        const int wrong = wrongOf(0);
        QTRY_VERIFY(isIn(wrong));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_X, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(forms(0).size() == 4 && !forms(0).contains(before.at(wrong)));
        for (int i = 0; i < 4; ++i)
            QCOMPARE(forms(0).at(i) == before.at(i), i != wrong);
        // The line above the options says what was struck out.
        auto *text = line()->findChild<ElidedLabel *>(QStringLiteral("question.templateText"));
        QTRY_VERIFY2(text->text().contains(before.at(wrong)), qPrintable(text->text()));
        QTRY_VERIFY(QApplication::focusWidget() != nullptr);
        page()->setFocus();
        QTest::keyClick(page(), Qt::Key_Z);
        QTRY_COMPARE(forms(0), before);
        QTRY_VERIFY(!text->text().contains(before.at(wrong)));
    }

    void theRightOptionStays()
    {
        form()->questions()->showQuestion(1);
        const QStringList before = forms(1);
        auto *strike = line()->findChild<QAbstractButton *>(QStringLiteral("question.strike"));
        QTRY_VERIFY(strike->isVisible());
        QTRY_VERIFY(isIn(questions().at(1).keyIndex()));
        strike->click();
        QTRY_VERIFY(isIn(wrongOf(1)));
        strike->click(); // asked later: by then the first was refused
        QTRY_VERIFY(!forms(1).contains(before.at(wrongOf(1))));
        QCOMPARE(forms(1).at(questions().at(1).keyIndex()), before.at(questions().at(1).keyIndex()));
    }
};

QTEST_MAIN(AnnotatePoolsTest)
#include "annotatepoolstest.moc"
