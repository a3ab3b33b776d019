// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/choices/answerfield.h"

#include "models/domain/annotation/written.h"

#include <QApplication>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

using namespace yuyi;

namespace {

/// What stands around a field and counts the keys that it does not keep.
class Around final : public QWidget
{
public:
    int keys = 0;

protected:
    void keyPressEvent(QKeyEvent *event) override { keys += event->key() == Qt::Key_Control ? 0 : 1; }
};

} // namespace

class AnswerFieldTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void enterSubmits()
    {
        Around around;
        auto *field = new AnswerField(&around);
        QSignalSpy changed(field, &AnswerField::changed);
        QSignalSpy submitted(field, &AnswerField::submitted);
        QTest::keyClicks(field, QStringLiteral(" q  1 "));
        QCOMPARE(changed.size(), 6);
        QCOMPARE(field->answer(), Answer::written(QStringLiteral("q 1")));
        QTest::keyClick(field, Qt::Key_Return);
        QTest::keyClick(field, Qt::Key_Enter);
        QCOMPARE(submitted.size(), 2);
        QCOMPARE(around.keys, 0);
        // An Enter that is held submits nothing more.
        QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, QStringLiteral("\r"), true);
        QApplication::sendEvent(field, &held);
        QCOMPARE(submitted.size(), 2);
        QCOMPARE(around.keys, 0);
        // The page's own.
        QTest::keyClick(field, Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(submitted.size(), 2);
        QCOMPARE(around.keys, 1);
        QSignalSpy escaped(field, &AnswerField::escaped);
        QTest::keyClick(field, Qt::Key_Escape);
        QCOMPARE(escaped.size(), 1);
    }

    /// The Enter that ends a composition is the input method's.
    void composing()
    {
        AnswerField field;
        QSignalSpy submitted(&field, &AnswerField::submitted);
        QSignalSpy changed(&field, &AnswerField::changed);
        QInputMethodEvent composing(QStringLiteral("shou"), {});
        QApplication::sendEvent(&field, &composing);
        QTest::keyClick(&field, Qt::Key_Return);
        QVERIFY(submitted.isEmpty());
        QInputMethodEvent done;
        done.setCommitString(QStringLiteral("手机"));
        QApplication::sendEvent(&field, &done);
        QTest::keyClick(&field, Qt::Key_Return);
        QVERIFY(submitted.isEmpty());
        QCOMPARE(changed.constLast().constFirst().toString(), QStringLiteral("手机"));
        QCoreApplication::processEvents();
        QTest::keyClick(&field, Qt::Key_Return);
        QCOMPARE(submitted.size(), 1);
    }

    /// An input method that does not end when it is asked: what it shows is text all the same.
    void aCompositionIsEnded()
    {
        AnswerField field;
        QSignalSpy changed(&field, &AnswerField::changed);
        QTest::keyClicks(&field, QStringLiteral("a"));
        field.finishComposing(); // there is none
        QCOMPARE(field.text(), QStringLiteral("a"));
        QInputMethodEvent composing(QStringLiteral("shou"), {});
        QApplication::sendEvent(&field, &composing);
        QCOMPARE(field.text(), QStringLiteral("a"));
        field.finishComposing();
        QCOMPARE(field.text(), QStringLiteral("ashou"));
        QCOMPARE(changed.constLast().constFirst().toString(), QStringLiteral("ashou"));
        QVERIFY(!field.isComposing());
    }

    /// Whoever comes back by a key goes on writing; what was selected before stays selected.
    void theTextIsKeptByWhoeverComesBack()
    {
        QWidget window;
        auto *column = new QVBoxLayout(&window);
        auto *field = new AnswerField(&window);
        auto *other = new AnswerField(&window);
        column->addWidget(field);
        column->addWidget(other);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        field->setFocus();
        QTest::keyClicks(field, QStringLiteral("half a "));
        QTest::keyClick(field, Qt::Key_Tab);
        QVERIFY(other->hasFocus());
        QTest::keyClick(other, Qt::Key_Backtab);
        QVERIFY(field->hasFocus());
        QTest::keyClicks(field, QStringLiteral("wo"));
        QCOMPARE(field->text(), QStringLiteral("half a wo"));
        other->setFocus();
        field->setFocus(Qt::ShortcutFocusReason);
        QTest::keyClicks(field, QStringLiteral("rd"));
        QCOMPARE(field->text(), QStringLiteral("half a word"));
        other->setFocus();
        field->selectAll();
        field->setFocus(Qt::TabFocusReason);
        QCOMPARE(field->selectedText(), QStringLiteral("half a word"));
    }

    void whatIsNoAnswer()
    {
        AnswerField field;
        QSignalSpy changed(&field, &AnswerField::changed);
        field.setText(QStringLiteral("from before"));
        QVERIFY(changed.isEmpty());
        field.setText(QStringLiteral("   "));
        QVERIFY(field.answer().isEmpty());
        field.setText({});
        QTest::keyClicks(&field, QString(longestWritten + 5, u'x'));
        QCOMPARE(field.text().size(), longestWritten);
    }
};

QTEST_MAIN(AnswerFieldTest)
#include "answerfieldtest.moc"
