// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/fields/textfield.h"
#include "widgets/controls/fields/wrappedfield.h"
#include "widgets/controls/keys.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QShortcut>
#include <QSignalSpy>
#include <QTest>
#include <QTextCursor>
#include <QTimer>
#include <QVBoxLayout>

using namespace yuyi;

namespace {

void compose(QWidget *field, const QString &preedit)
{
    QInputMethodEvent event(preedit, {});
    QApplication::sendEvent(field, &event);
}

void commitComposition(QWidget *field, const QString &text)
{
    QInputMethodEvent event;
    event.setCommitString(text);
    QApplication::sendEvent(field, &event);
}

/// A page around a field that counts the Enter keys that reach it.
class Page final : public QWidget
{
public:
    int enters = 0;
    int ctrlEnters = 0;

protected:
    void keyPressEvent(QKeyEvent *event) override
    {
        if (event->key() == Qt::Key_Return) {
            if (event->modifiers().testFlag(Qt::ControlModifier))
                ++ctrlEnters;
            else
                ++enters;
        }
    }
};

} // namespace

class FieldTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textCommitsWhenLeft();
    void textCommitsOnCtrlEnterAndPassesItOn();
    void textCommitsBeforeAPageShortcut();
    void setTextIsSilent();
    void compositionEnterIsSwallowed();
    void lineCompositionEnterIsSwallowed();
    void escapeSpeaks();
    void escapeEndsACompositionOnly();
    void undoIsOwn();
    void undoNeverReachesThePage();
    void lettersNeverReachThePage();
    void tabGoesOn();
    void growsAndStops();
    void countsCharacters();
    void countDoesNotMoveText();
    void lineCommitsOnEnter();
    void fitsAtDoubleSize();
    void aTextComesBackAsItWasGiven();
    void aWrappedFieldHasTheKeysOfALine();
};

void FieldTest::textCommitsWhenLeft()
{
    QWidget window;
    auto *column = new QVBoxLayout(&window);
    auto *field = new TextField;
    auto *other = new LineField;
    column->addWidget(field);
    column->addWidget(other);
    window.show();
    field->setText(QStringLiteral("old"));
    QSignalSpy committed(field, &TextField::committed);
    field->setFocus();
    QTRY_VERIFY(field->hasFocus());
    other->setFocus();
    QTRY_VERIFY(other->hasFocus());
    QCOMPARE(committed.count(), 0); // nothing changed
    field->setFocus();
    QTRY_VERIFY(field->hasFocus());
    QTest::keyClicks(field, QStringLiteral("new "));
    other->setFocus();
    QTRY_COMPARE(committed.count(), 1);
    QCOMPARE(committed.first().first().toString(), QStringLiteral("new old"));
}

void FieldTest::textCommitsOnCtrlEnterAndPassesItOn()
{
    Page page;
    auto *column = new QVBoxLayout(&page);
    auto *field = new TextField;
    column->addWidget(field);
    page.show();
    QSignalSpy committed(field, &TextField::committed);
    QTest::keyClicks(field, QStringLiteral("abc"));
    QTest::keyClick(field, Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(committed.count(), 1);
    QCOMPARE(page.ctrlEnters, 1);
    QCOMPARE(field->text(), QStringLiteral("abc"));
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(field->text(), QStringLiteral("abc\n"));
    QCOMPARE(page.enters, 0);
}

void FieldTest::textCommitsBeforeAPageShortcut()
{
    QWidget window;
    auto *column = new QVBoxLayout(&window);
    auto *field = new TextField;
    column->addWidget(field);
    QString atSubmit = QStringLiteral("never");
    QString written;
    connect(field, &TextField::committed, &window, [&written](const QString &text) { written = text; });
    auto *submit = new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_Return), &window);
    connect(submit, &QShortcut::activated, &window, [&] { atSubmit = written; });
    window.show();
    window.activateWindow();
    field->setFocus();
    QTRY_VERIFY(field->hasFocus());
    QTest::keyClicks(field, QStringLiteral("xyz"));
    QTest::keyClick(field, Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(atSubmit, QStringLiteral("xyz"));
}

void FieldTest::setTextIsSilent()
{
    TextField field;
    LineField line;
    QSignalSpy one(&field, &TextField::committed);
    QSignalSpy two(&line, &LineField::committed);
    field.setText(QStringLiteral("a"));
    field.commit();
    line.setText(QStringLiteral("b"));
    line.commit();
    QCOMPARE(one.count() + two.count(), 0);
}

void FieldTest::compositionEnterIsSwallowed()
{
    Page page;
    auto *column = new QVBoxLayout(&page);
    auto *field = new TextField;
    column->addWidget(field);
    page.show();
    QSignalSpy committed(field, &TextField::committed);
    compose(field, QStringLiteral("yin'yu"));
    QVERIFY(field->isComposing());
    QTest::keyClick(field, Qt::Key_Return);
    QTest::keyClick(field, Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(field->text(), QString());
    // The input method commits and passes the Enter on in the same breath.
    commitComposition(field, QStringLiteral("隐喻"));
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(field->text(), QStringLiteral("隐喻"));
    QCOMPARE(page.enters + page.ctrlEnters, 0);
    QCOMPARE(committed.count(), 0);
    QVERIFY(!field->isComposing());
    // A later Enter is the person's own.
    bool later = false;
    QTimer::singleShot(0, this, [&later] { later = true; });
    QTRY_VERIFY(later);
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(field->text(), QStringLiteral("隐喻\n"));
}

void FieldTest::lineCompositionEnterIsSwallowed()
{
    Page page;
    auto *column = new QVBoxLayout(&page);
    auto *line = new LineField;
    column->addWidget(line);
    page.show();
    QSignalSpy committed(line, &LineField::committed);
    QSignalSpy returned(line, &QLineEdit::returnPressed);
    compose(line, QStringLiteral("ni"));
    QTest::keyClick(line, Qt::Key_Return);
    commitComposition(line, QStringLiteral("你"));
    QTest::keyClick(line, Qt::Key_Return);
    QCOMPARE(line->text(), QStringLiteral("你"));
    QCOMPARE(committed.count() + returned.count() + page.enters, 0);
    bool later = false;
    QTimer::singleShot(0, this, [&later] { later = true; });
    QTRY_VERIFY(later);
    QTest::keyClick(line, Qt::Key_Return);
    QCOMPARE(committed.count(), 1);
    QCOMPARE(returned.count(), 1);
}

void FieldTest::escapeSpeaks()
{
    TextField field;
    LineField line;
    QSignalSpy one(&field, &TextField::escaped);
    QSignalSpy two(&line, &LineField::escaped);
    QTest::keyClick(&field, Qt::Key_Escape);
    QTest::keyClick(&line, Qt::Key_Escape);
    QCOMPARE(one.count(), 1);
    QCOMPARE(two.count(), 1);
}

void FieldTest::escapeEndsACompositionOnly()
{
    TextField field;
    QSignalSpy escaped(&field, &TextField::escaped);
    compose(&field, QStringLiteral("ni"));
    QTest::keyClick(&field, Qt::Key_Escape);
    compose(&field, QString());
    QTest::keyClick(&field, Qt::Key_Escape);
    QCOMPARE(escaped.count(), 0);
}

void FieldTest::undoIsOwn()
{
    TextField field;
    field.setText(QStringLiteral("kept"));
    QTest::keyClicks(&field, QStringLiteral("x"));
    QTest::keyClick(&field, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(field.text(), QStringLiteral("kept"));
    // Undo never goes back to the text of another image.
    QTest::keyClick(&field, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(field.text(), QStringLiteral("kept"));
}

void FieldTest::undoNeverReachesThePage()
{
    QWidget window;
    auto *column = new QVBoxLayout(&window);
    auto *field = new TextField;
    auto *line = new LineField;
    column->addWidget(field);
    column->addWidget(line);
    int pageUndo = 0;
    auto *undo = new QShortcut(QKeySequence::Undo, &window);
    connect(undo, &QShortcut::activated, &window, [&pageUndo] { ++pageUndo; });
    window.show();
    window.activateWindow();
    for (QWidget *each : std::initializer_list<QWidget *>{field, line}) {
        each->setFocus();
        QTRY_VERIFY(each->hasFocus());
        QTest::keyClick(each, Qt::Key_Z, Qt::ControlModifier);
    }
    QCOMPARE(pageUndo, 0);
}

void FieldTest::lettersNeverReachThePage()
{
    QWidget window;
    auto *column = new QVBoxLayout(&window);
    auto *field = new TextField;
    column->addWidget(field);
    int fired = 0;
    for (const auto key : {Qt::Key_K, Qt::Key_1, Qt::Key_Question}) {
        auto *shortcut = new QShortcut(QKeySequence(key), &window);
        connect(shortcut, &QShortcut::activated, &window, [&fired] { ++fired; });
    }
    window.show();
    window.activateWindow();
    field->setFocus();
    QTRY_VERIFY(field->hasFocus());
    QTest::keyClicks(field, QStringLiteral("k1"));
    QCOMPARE(fired, 0);
    QCOMPARE(field->text(), QStringLiteral("k1"));
    QVERIFY(isTypingIn(field));
    field->setReadOnly(true);
    QVERIFY(!isTypingIn(field));
}

void FieldTest::tabGoesOn()
{
    QWidget window;
    auto *column = new QVBoxLayout(&window);
    auto *field = new TextField;
    auto *line = new LineField;
    column->addWidget(field);
    column->addWidget(line);
    window.show();
    window.activateWindow();
    field->setFocus();
    QTRY_VERIFY(field->hasFocus());
    QTest::keyClick(field, Qt::Key_Tab);
    QTRY_VERIFY(line->hasFocus());
    QCOMPARE(field->text(), QString());
}

void FieldTest::growsAndStops()
{
    QWidget window;
    auto *column = new QVBoxLayout(&window);
    auto *field = new TextField;
    field->setLines(2, 4);
    column->addWidget(field);
    column->addStretch();
    window.resize(300, 500);
    window.show();
    const int line = QFontMetrics(field->font()).lineSpacing();
    const int two = field->height();
    QVERIFY(two >= 2 * line);
    field->setText(QStringLiteral("1\n2\n3"));
    QTRY_VERIFY(qAbs(field->height() - two - line) <= 2);
    field->setText(QStringLiteral("1\n2\n3\n4\n5\n6\n7"));
    QTRY_VERIFY(qAbs(field->height() - two - 2 * line) <= 2);
    field->setText(QString());
    QTRY_COMPARE(field->height(), two);
    // Wrapped lines count as well.
    field->setText(QString(80, u'字'));
    QTRY_VERIFY(field->height() > two);
}

void FieldTest::countsCharacters()
{
    QCOMPARE(characterCount(QStringLiteral("隐喻")), 2);
    QCOMPARE(characterCount(QString()), 0);
    QCOMPARE(characterCount(QStringLiteral("a\u0301")), 1);
    QCOMPARE(characterCount(QString::fromUcs4(U"👍🏽", 2)), 1);
    TextField field;
    field.setAdvisedLength(3);
    field.setText(QStringLiteral("四个字符"));
    QLabel *count = nullptr;
    for (QLabel *label : field.findChildren<QLabel *>())
        count = label;
    QVERIFY(count);
    QCOMPARE(count->text(), QStringLiteral("4/3"));
    QCOMPARE(count->property("feel").toString(), QStringLiteral("attention"));
}

void FieldTest::countDoesNotMoveText()
{
    TextField field;
    field.resize(300, 80);
    field.show();
    field.setText(QString(9, u'字'));
    const int width = field.viewport()->width();
    field.setText(QString(120, u'字'));
    QCOMPARE(field.viewport()->width(), width);
}

void FieldTest::lineCommitsOnEnter()
{
    Page page;
    auto *column = new QVBoxLayout(&page);
    auto *line = new LineField;
    column->addWidget(line);
    page.show();
    QSignalSpy committed(line, &LineField::committed);
    QTest::keyClicks(line, QStringLiteral("a"));
    QTest::keyClick(line, Qt::Key_Return);
    QTest::keyClicks(line, QStringLiteral("b"));
    QTest::keyClick(line, Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(committed.count(), 2);
    QCOMPARE(page.ctrlEnters, 1);
}

void FieldTest::fitsAtDoubleSize()
{
    Theme theme;
    theme.apply(*qApp);
    TextField field;
    field.setLines(2, 2);
    field.show();
    const int before = field.sizeHint().height();
    theme.setFontScale(2.0);
    QVERIFY(field.sizeHint().height() > before * 1.6);
}

void FieldTest::aTextComesBackAsItWasGiven()
{
    TextField field;
    QSignalSpy committed(&field, &TextField::committed);
    const QString given = QStringLiteral("a\r\nb\u00a0c\u2028d");
    field.setText(given);
    QCOMPARE(field.text(), given);
    field.commit();
    QVERIFY(committed.isEmpty());
    field.moveCursor(QTextCursor::End);
    QTest::keyClicks(&field, QStringLiteral("!"));
    QCOMPARE(field.text(), QStringLiteral("a\nb\u00a0c\nd!"));
    QTest::keyClick(&field, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(field.text(), given);
}

void FieldTest::aWrappedFieldHasTheKeysOfALine()
{
    Page page;
    auto *column = new QVBoxLayout(&page);
    auto *field = new WrappedField;
    column->addWidget(field);
    column->addStretch();
    page.resize(300, 500);
    page.show();
    QSignalSpy returned(field, &WrappedField::returnPressed);
    QSignalSpy stepped(field, &WrappedField::stepWanted);
    QSignalSpy committed(field, &TextField::committed);
    const int oneLine = field->height();
    QTest::keyClicks(field, QStringLiteral("a"));
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(returned.size(), 1);
    QCOMPARE(committed.size(), 1);
    QTest::keyClick(field, Qt::Key_Return, Qt::AltModifier);
    QTest::keyClick(field, Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(returned.size(), 1);
    QCOMPARE(page.ctrlEnters, 1);
    QCOMPARE(page.enters, 0);
    QCOMPARE(field->text(), QStringLiteral("a"));
    QTest::keyClick(field, Qt::Key_Return, Qt::ShiftModifier);
    QTest::keyClicks(field, QStringLiteral("b"));
    QCOMPARE(field->text(), QStringLiteral("a\nb"));
    QTRY_VERIFY(field->height() > oneLine);
    // Through its lines, and out at both ends.
    QTest::keyClick(field, Qt::Key_Up);
    QVERIFY(stepped.isEmpty());
    QTest::keyClick(field, Qt::Key_Up);
    QCOMPARE(stepped.size(), 1);
    QCOMPARE(stepped.constLast().constFirst().toInt(), -1);
    QTest::keyClick(field, Qt::Key_Down);
    QCOMPARE(stepped.size(), 1);
    QTest::keyClick(field, Qt::Key_Down);
    QCOMPARE(stepped.size(), 2);
    QCOMPARE(stepped.constLast().constFirst().toInt(), 1);
    // Lines that are wrapped are lines, too; beyond six of them the field scrolls.
    field->setText(QString(80, u'字'));
    field->moveToEnd();
    QTest::keyClick(field, Qt::Key_Up);
    QCOMPARE(stepped.size(), 2);
    const int spacing = QFontMetrics(field->font()).lineSpacing();
    field->setText(QString(800, u'字'));
    QTRY_VERIFY(qAbs(field->height() - oneLine - (WrappedField::mostLines - 1) * spacing) <= WrappedField::mostLines);
    // Pasted lines stay; the line end behind them, which tables and editors add, does not.
    QApplication::clipboard()->setText(QStringLiteral("x\r\ny\n"));
    field->setText(QString());
    QTest::keyClick(field, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(field->text(), QStringLiteral("x\ny"));
    field->setTakesLines(false);
    field->setText(QString());
    QTest::keyClick(field, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(field->text(), QStringLiteral("x y"));
    QTest::keyClick(field, Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(returned.size(), 2);
    // What belongs to a composition is no key of the field.
    compose(field, QStringLiteral("ni"));
    QTest::keyClick(field, Qt::Key_Return);
    QTest::keyClick(field, Qt::Key_Return, Qt::ShiftModifier);
    QTest::keyClick(field, Qt::Key_Down);
    commitComposition(field, QString());
    QCOMPARE(returned.size() + stepped.size(), 4);
}

QTEST_MAIN(FieldTest)
#include "fieldtest.moc"
