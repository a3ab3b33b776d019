// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/pictures.h"
#include "tests/support/programfixture.h"

#include "models/services/curation/decisionservice.h"
#include "widgets/annotate/annotatepage.h"
#include "widgets/annotate/annotationform.h"
#include "widgets/controls/fields/wrappedfield.h"

#include <QApplication>
#include <QClipboard>
#include <QInputMethodEvent>

using namespace yuyi;
using namespace yuyi::test;

/// A question of several lines: written, pasted and there again when the program is.
class AnnotateLinesTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<ProgramFixture> m_program;
    QString m_location;

    MainWindow &window() { return *m_program->window; }
    AnnotationForm *form() { return window().findChild<AnnotationForm *>(); }
    void openAnnotate()
    {
        window().goToPage(QStringLiteral("annotate"));
        QTRY_VERIFY(form() && form()->isVisible());
        QTRY_VERIFY(!form()->content().questions.isEmpty());
    }

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<ProgramFixture>();
        m_location = m_program->path(QStringLiteral("lines"));
        m_program->makeProject(m_location);
        const auto factory = *m_program->host.open(m_location);
        const auto stores = std::move(*factory->open());
        const Image image = newImage(QStringLiteral("a.jpg"));
        QVERIFY(stores->transaction([&] { return stores->images().add(image); }));
        const PersonId lead = stores->project().people()->constFirst().id;
        QVERIFY(DecisionService(*stores, lead).decide({image.id}, Verdict(), QStringLiteral("Kept")));
        m_program->start();
        m_program->open(m_location);
    }
    void cleanup() { m_program.reset(); }

    /// Shift+Enter and a pasted text begin lines; Enter goes on, Alt+Enter is none. All lines are there again after a restart.
    void aQuestionOfSeveralLinesIsKept()
    {
        openAnnotate();
        auto *stem = window().findChild<WrappedField *>(QStringLiteral("question.stem"));
        QVERIFY(stem);
        QCOMPARE(stem->accessibleName(), QStringLiteral("Question"));
        form()->focusField(QStringLiteral("question/0/stem"));
        QTRY_VERIFY(stem->hasFocus());
        QApplication::clipboard()->setText(QStringLiteral("图中有一个人。\r\n他在看什么？\n"));
        QTest::keyClick(stem, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(stem, Qt::Key_V, Qt::ControlModifier);
        QTest::keyClick(stem, Qt::Key_Return, Qt::ShiftModifier);
        QInputMethodEvent composing(QStringLiteral("weishenme"), {});
        QCoreApplication::sendEvent(stem, &composing);
        QInputMethodEvent done;
        done.setCommitString(QStringLiteral("为什么？"));
        QCoreApplication::sendEvent(stem, &done);
        QTest::keyClick(stem, Qt::Key_Return, Qt::AltModifier);
        QVERIFY(stem->hasFocus());
        const QString written = QStringLiteral("图中有一个人。\n他在看什么？\n为什么？");
        QCOMPARE(form()->content().questions.constFirst().stem, written);
        m_program->window->close(); // at once, without leaving the field
        m_program->window.reset();
        m_program->start();
        m_program->open(m_location);
        openAnnotate();
        QTRY_COMPARE(form()->content().questions.value(0).stem, written);
    }
};

QTEST_MAIN(AnnotateLinesTest)
#include "annotatelinestest.moc"
