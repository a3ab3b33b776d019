// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/questionlabels.h"
#include "tests/support/pictures.h"
#include "tests/support/programfixture.h"

#include "models/services/annotation/annotationservice.h"
#include "models/services/curation/decisionservice.h"
#include "models/services/session/projectaccess.h"
#include "widgets/annotate/annotatepage.h"
#include "widgets/annotate/annotationform.h"
#include "widgets/annotate/labelrows.h"
#include "widgets/annotate/questioneditor.h"
#include "widgets/annotate/questionfacts.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/choices/tagfield.h"

using namespace yuyi;
using namespace yuyi::test;

/// Labels of a question in the window: chosen and typed, undone, copied from the last image, and still there after a restart.
class AnnotateLabelsTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<ProgramFixture> m_program;
    std::shared_ptr<StoreFactory> m_factory;
    std::unique_ptr<Stores> m_stores;
    QString m_location;
    PersonId m_lead;
    QList<ImageId> m_images;

    MainWindow &window() { return *m_program->window; }
    ProjectAccess &project() { return window().session()->project(); }
    AnnotatePage *page() { return window().findChild<AnnotatePage *>(); }
    AnnotationForm *form() { return page()->findChild<AnnotationForm *>(); }
    QWidget *row(const char *dimension)
    {
        return form()->questions()->facts()->labels()->row(DimensionCode(QString::fromLatin1(dimension)));
    }
    TagField *field(const char *dimension) { return qobject_cast<TagField *>(row(dimension)); }
    Labels typed() { return form()->content().questions.constFirst().labels; }
    Labels stored(int image = 0)
    {
        const auto current = m_stores->annotations().current(m_images.at(image), m_lead);
        return current->has_value() ? (*current)->content.questions.constFirst().labels : Labels();
    }
    /// The author's work on an image, all but submitted.
    Annotation written(int image, const Labels &labels)
    {
        Annotation annotation = *AnnotationService(*m_stores, m_lead).open(m_images.at(image));
        annotation.content = complete(annotation.content, m_stores->project().info()->preset);
        annotation.content.questions[0].labels = labels;
        return annotation;
    }
    void openThePage()
    {
        window().goToPage(QStringLiteral("annotate"));
        QTRY_VERIFY(page() && page()->isVisible() && form()->isVisible());
        QTRY_COMPARE(form()->content().questions.size(), 1);
        QTRY_COMPARE(QApplication::focusWidget(), page());
    }

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<ProgramFixture>();
        m_location = m_program->path(QStringLiteral("labels"));
        m_program->makeProject(m_location, questionLabelPreset());
        m_factory = *m_program->host.open(m_location);
        m_stores = std::move(*m_factory->open());
        m_lead = m_stores->project().people()->constFirst().id;
        m_images.clear();
        for (const char *name : {"a.jpg", "b.jpg"}) {
            const Image image = newImage(QString::fromLatin1(name));
            m_images.append(image.id);
            QVERIFY(m_stores->transaction([&] { return m_stores->images().add(image); }));
        }
        QVERIFY(DecisionService(*m_stores, m_lead).decide(m_images, Verdict(), QStringLiteral("Kept")));
    }
    void cleanup()
    {
        QVERIFY(m_program->prompts.isSatisfied());
        m_stores.reset();
        m_factory.reset();
        m_program.reset();
    }

    /// What is typed is text and no command, Ctrl+Return hands it in with the rest, and one Z takes one change back.
    void labelsAreTypedUndoneAndSubmitted()
    {
        QVERIFY(AnnotationService(*m_stores, m_lead).saveDraft(written(0, physicsLabels())));
        m_program->start();
        m_program->open(m_location);
        openThePage();
        QTRY_COMPARE(typed(), physicsLabels());
        // Another discipline takes its subject along; one undo brings both back.
        auto *category = qobject_cast<ChipRow *>(row("category"));
        QVERIFY(category->choose(QStringLiteral("business")));
        QVERIFY(!typed().contains(DimensionCode(QStringLiteral("subcategory"))));
        QTRY_COMPARE(stored(), typed());
        page()->setFocus();
        m_program->key(Qt::Key_Z);
        QTRY_COMPARE(typed(), physicsLabels());
        QTRY_COMPARE(stored(), physicsLabels());
        QTRY_COMPARE(QApplication::focusWidget(), page());
        // Letters and digits in a field are a label.
        form()->focusField(QStringLiteral("question/0/label/subfield"));
        QVERIFY(field("subfield")->hasFocus());
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("s1juz"));
        QVERIFY(!form()->isUnsure());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(m_stores->images().image(m_images.at(0))->stage, Stage::Accepted);
        const Labels labels = m_stores->annotations().items()->constFirst().labels;
        QCOMPARE(labels.value(DimensionCode(QStringLiteral("subfield"))).size(), 3);
        QCOMPARE(labels.value(DimensionCode(QStringLiteral("subfield"))).constLast(), LabelCode(QStringLiteral("s1juz")));
    }

    /// The next image offers the words of the last one, and L copies its labels, those of the question too, in one step.
    void theLastLabelsAreCopied()
    {
        QVERIFY(AnnotationService(*m_stores, m_lead).submit(written(0, physicsLabels())));
        m_program->start();
        m_program->open(m_location);
        openThePage();
        QVERIFY(typed().isEmpty());
        QTRY_COMPARE(field("subfield")->choices().size(), 2);
        m_program->key(Qt::Key_L);
        QTRY_COMPARE(typed(), physicsLabels());
        QVERIFY(!form()->content().labels.isEmpty());
        QTRY_COMPARE(stored(1), physicsLabels());
    }

    void typedLabelsSurviveARestart()
    {
        QVERIFY(AnnotationService(*m_stores, m_lead).saveDraft(written(0, Labels())));
        m_program->start();
        m_program->open(m_location);
        openThePage();
        form()->focusField(QStringLiteral("question/0/label/subfield"));
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("optics"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        m_program->window->close();
        m_program->window.reset();
        m_program->start();
        m_program->open(m_location);
        openThePage();
        QTRY_COMPARE(typed(), codedLabels({{"subfield", {QStringLiteral("optics")}}}));
    }
};

QTEST_MAIN(AnnotateLabelsTest)
#include "annotatelabelstest.moc"
