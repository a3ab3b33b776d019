// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/choices/chip.h"
#include "widgets/controls/choices/chipform.h"
#include "widgets/controls/choices/tagfield.h"
#include "widgets/controls/keys.h"
#include "widgets/theme/theme.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QSignalSpy>
#include <QSplitter>
#include <QTest>
#include <QVBoxLayout>

using namespace yuyi;

namespace {

QList<ChipOption> options(int count)
{
    QList<ChipOption> list;
    for (int i = 1; i <= count; ++i)
        list.append({QStringLiteral("c%1").arg(i), QStringLiteral("选项 %1").arg(i), {}, {}});
    return list;
}

/// A full-width digit as an input method in full-width mode sends it.
void typeFullWidth(QWidget *widget, char16_t sign)
{
    QKeyEvent press(QEvent::KeyPress, sign, Qt::NoModifier, QString(QChar(sign)));
    QApplication::sendEvent(widget, &press);
    QKeyEvent release(QEvent::KeyRelease, sign, Qt::NoModifier, QString(QChar(sign)));
    QApplication::sendEvent(widget, &release);
}

} // namespace

class ChipRowTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void digitsChoose();
    void fullWidthDigitsChoose();
    void keypadDigitsChoose();
    void ownKeysChoose();
    void keysOfCommandsAreThoseInForce();
    void digitsWithCtrlDoNot();
    void pickManyToggles();
    void pickOneKeepsOne();
    void aChoiceCanBeCleared();
    void arrowsAndSpace();
    void clickChooses();
    void settingIsSilent();
    void newOptionsKeepTheSelection();
    void disabledTakesNothing();
    void choosingMovesNothing();
    void wrappedRowsAreNotCut();
    void speaksToReaders();
    void formMovesOnByItself();
    void formStaysInPickMany();
    void formFollowsTheFocus();
    void formSkipsHiddenRows();
    void formGoesIntoFields();
    void takesSeveralFromNowOn();
};

void ChipRowTest::digitsChoose()
{
    ChipRow row;
    row.setOptions(options(10));
    QSignalSpy changed(&row, &ChipRow::selectionChanged);
    QTest::keyClick(&row, Qt::Key_3);
    QCOMPARE(row.selectedOne(), QStringLiteral("c3"));
    QTest::keyClick(&row, Qt::Key_0);
    QCOMPARE(row.selectedOne(), QStringLiteral("c10"));
    QCOMPARE(changed.count(), 2);
    row.setOptions(options(2));
    QTest::keyClick(&row, Qt::Key_7);
    QCOMPARE(row.selectedOne(), QString());
    QCOMPARE(changed.count(), 2);
}

void ChipRowTest::fullWidthDigitsChoose()
{
    ChipRow row;
    row.setOptions(options(9));
    typeFullWidth(&row, u'１');
    QCOMPARE(row.selectedOne(), QStringLiteral("c1"));
    typeFullWidth(&row, u'９');
    QCOMPARE(row.selectedOne(), QStringLiteral("c9"));
}

void ChipRowTest::keypadDigitsChoose()
{
    ChipRow row;
    row.setOptions(options(9));
    QTest::keyClick(&row, Qt::Key_4, Qt::KeypadModifier);
    QCOMPARE(row.selectedOne(), QStringLiteral("c4"));
    // Another record without a choice: the keys begin at the first chip again.
    row.setSelected({});
    QTest::keyClick(&row, Qt::Key_Right);
    QTest::keyClick(&row, Qt::Key_Space);
    QCOMPARE(row.selectedOne(), QStringLiteral("c2"));
}

void ChipRowTest::ownKeysChoose()
{
    ChipRow row;
    row.setOptions({{QStringLiteral("side"), QStringLiteral("并排"), {}, {}},
                    {QStringLiteral("flicker"), QStringLiteral("闪烁"), QStringLiteral("F"), {}}});
    QTest::keyClick(&row, Qt::Key_F);
    QCOMPARE(row.selectedOne(), QStringLiteral("flicker"));
    row.setSelected({});
    typeFullWidth(&row, u'ｆ');
    QCOMPARE(row.selectedOne(), QStringLiteral("flicker"));
}

void ChipRowTest::keysOfCommandsAreThoseInForce()
{
    QAction first;
    QAction second;
    first.setShortcut(QKeySequence(Qt::Key_1));
    second.setShortcut(QKeySequence(Qt::ALT | Qt::Key_2));
    ChipRow row;
    const QList<ChipOption> both{{QStringLiteral("a"), QStringLiteral("First"), {}, {}, &first},
                                 {QStringLiteral("b"), QStringLiteral("B"), {}, {}, &second}};
    row.setOptions(both);
    QCOMPARE(row.chip(QStringLiteral("a"))->key(), QStringLiteral("1"));
    QCOMPARE(row.chip(QStringLiteral("b"))->key(), QStringLiteral("Alt 2"));
    // A person has chosen other keys: they are shown and work, the old ones do not.
    first.setShortcut(QKeySequence(Qt::Key_Q));
    QCOMPARE(row.chip(QStringLiteral("a"))->key(), QStringLiteral("Q"));
    QTest::keyClick(&row, Qt::Key_1);
    QVERIFY(row.selected().isEmpty());
    QTest::keyClick(&row, Qt::Key_Q);
    QCOMPARE(row.selectedOne(), QStringLiteral("a"));
    first.setShortcut({});
    QCOMPARE(row.chip(QStringLiteral("a"))->key(), QString());
    // A key that is the text of its chip would be seen twice.
    second.setShortcut(QKeySequence(Qt::Key_B));
    QCOMPARE(row.chip(QStringLiteral("b"))->key(), QString());
    second.setShortcut(QKeySequence(Qt::Key_V));
    QCOMPARE(row.chip(QStringLiteral("b"))->key(), QStringLiteral("V"));
    // Hidden keys stay hidden.
    row.hideKeys();
    second.setShortcut(QKeySequence(Qt::Key_W));
    QCOMPARE(row.chip(QStringLiteral("b"))->key(), QString());
    row.setOptions(both);
    QCOMPARE(row.chip(QStringLiteral("b"))->key(), QStringLiteral("W"));
}

void ChipRowTest::digitsWithCtrlDoNot()
{
    ChipRow row;
    row.setOptions(options(5));
    QTest::keyClick(&row, Qt::Key_2, Qt::ControlModifier);
    QTest::keyClick(&row, Qt::Key_2, Qt::AltModifier);
    QVERIFY(row.selected().isEmpty());
}

void ChipRowTest::pickManyToggles()
{
    ChipRow row(ChipRow::Pick::Many);
    row.setOptions(options(5));
    QTest::keyClick(&row, Qt::Key_4);
    QTest::keyClick(&row, Qt::Key_1);
    QCOMPARE(row.selected(), (QStringList{QStringLiteral("c1"), QStringLiteral("c4")}));
    QTest::keyClick(&row, Qt::Key_4);
    QCOMPARE(row.selected(), QStringList{QStringLiteral("c1")});
}

void ChipRowTest::pickOneKeepsOne()
{
    ChipRow row;
    row.setOptions(options(3));
    QSignalSpy changed(&row, &ChipRow::selectionChanged);
    QSignalSpy chosen(&row, &ChipRow::chosen);
    QTest::keyClick(&row, Qt::Key_2);
    QTest::keyClick(&row, Qt::Key_2);
    QCOMPARE(row.selectedOne(), QStringLiteral("c2"));
    QCOMPARE(changed.count(), 1);
    QCOMPARE(chosen.count(), 2); // pressing the same key again still means "that one, go on"
    row.setSelected({QStringLiteral("c3"), QStringLiteral("c1")});
    QCOMPARE(row.selected().size(), 1);
}

void ChipRowTest::aChoiceCanBeCleared()
{
    ChipRow row;
    row.setOptions(options(3));
    row.setDeselectable(true);
    QTest::keyClick(&row, Qt::Key_2);
    QTest::keyClick(&row, Qt::Key_2);
    QVERIFY(row.selected().isEmpty());
}

void ChipRowTest::arrowsAndSpace()
{
    ChipRow row;
    row.setOptions(options(4));
    row.show();
    row.setFocus();
    QTRY_VERIFY(row.hasFocus());
    QVERIFY(row.chip(QStringLiteral("c1"))->isMarked());
    QTest::keyClick(&row, Qt::Key_Right);
    QTest::keyClick(&row, Qt::Key_Right);
    QVERIFY(row.chip(QStringLiteral("c3"))->isMarked());
    QTest::keyClick(&row, Qt::Key_Space);
    QCOMPARE(row.selectedOne(), QStringLiteral("c3"));
    QTest::keyClick(&row, Qt::Key_Left);
    QTest::keyClick(&row, Qt::Key_Return);
    QCOMPARE(row.selectedOne(), QStringLiteral("c2"));
}

void ChipRowTest::clickChooses()
{
    ChipRow row(ChipRow::Pick::Many);
    row.setOptions(options(4));
    row.show();
    QTest::mouseClick(row.chip(QStringLiteral("c2")), Qt::LeftButton);
    QCOMPARE(row.selected(), QStringList{QStringLiteral("c2")});
    QTest::mouseClick(row.chip(QStringLiteral("c2")), Qt::LeftButton);
    QVERIFY(row.selected().isEmpty());
}

void ChipRowTest::settingIsSilent()
{
    ChipRow row;
    row.setOptions(options(4));
    QSignalSpy changed(&row, &ChipRow::selectionChanged);
    QSignalSpy chosen(&row, &ChipRow::chosen);
    row.setSelectedOne(QStringLiteral("c4"));
    row.setSelectedOne(QStringLiteral("unknown"));
    QVERIFY(row.selected().isEmpty());
    QCOMPARE(changed.count() + chosen.count(), 0);
}

void ChipRowTest::newOptionsKeepTheSelection()
{
    ChipRow row;
    row.setOptions(options(4));
    row.setSelectedOne(QStringLiteral("c2"));
    row.setOptions(options(3));
    QCOMPARE(row.selectedOne(), QStringLiteral("c2"));
    row.setOptions(options(1));
    QVERIFY(row.selected().isEmpty());
}

void ChipRowTest::disabledTakesNothing()
{
    ChipRow row;
    row.setOptions(options(3));
    row.setEnabled(false);
    QVERIFY(!row.choose(QStringLiteral("c1")));
    QKeyEvent key(QEvent::KeyPress, Qt::Key_1, Qt::NoModifier, QStringLiteral("1"));
    QVERIFY(!row.handleKey(key));
    QVERIFY(row.selected().isEmpty());
}

void ChipRowTest::choosingMovesNothing()
{
    ChipRow row;
    row.setTitle(QStringLiteral("领域"));
    QList<ChipOption> list = options(6);
    for (ChipOption &option : list)
        option.text = QStringLiteral("mmmm wwww"); // bold is wider
    row.setOptions(list);
    row.resize(900, 80);
    row.show();
    QList<QRect> before;
    for (int i = 1; i <= 6; ++i)
        before.append(row.chip(QStringLiteral("c%1").arg(i))->geometry());
    const QSize unchosen = row.chip(QStringLiteral("c1"))->sizeHint();
    QTest::keyClick(&row, Qt::Key_1);
    row.setCurrent(true);
    QCOMPARE(row.chip(QStringLiteral("c1"))->sizeHint(), unchosen);
    QCoreApplication::sendPostedEvents();
    for (int i = 1; i <= 6; ++i)
        QCOMPARE(row.chip(QStringLiteral("c%1").arg(i))->geometry(), before[i - 1]);
}

void ChipRowTest::wrappedRowsAreNotCut()
{
    // A splitter knows nothing of height-for-width.
    QSplitter split;
    auto *side = new QWidget;
    auto *column = new QVBoxLayout(side);
    auto *row = new ChipRow(ChipRow::Pick::Many);
    row->setOptions(options(9));
    column->addWidget(row);
    column->addStretch();
    split.addWidget(side);
    split.resize(260, 60);
    split.show();
    QTRY_VERIFY(row->chip(QStringLiteral("c9"))->geometry().bottom()
                <= row->chip(QStringLiteral("c9"))->parentWidget()->height());
    QVERIFY(row->chip(QStringLiteral("c9"))->y() > 0);
}

void ChipRowTest::speaksToReaders()
{
    ChipRow row;
    row.setTitle(QStringLiteral("领域"));
    row.setOptions(options(3));
    row.setSelectedOne(QStringLiteral("c2"));
    QCOMPARE(row.accessibleName(), QStringLiteral("领域"));
    QCOMPARE(row.accessibleDescription(), QStringLiteral("选项 2"));
}

void ChipRowTest::formMovesOnByItself()
{
    ChipRow one;
    ChipRow two;
    one.setOptions(options(3));
    two.setOptions(options(3));
    ChipForm form;
    form.addRow(&one);
    form.addRow(&two);
    QSignalSpy finished(&form, &ChipForm::finished);
    QCOMPARE(form.current(), &one);
    QVERIFY(one.isCurrent());
    QVERIFY(form.handleKey(QKeyEvent(QEvent::KeyPress, Qt::Key_2, Qt::NoModifier, QStringLiteral("2"))));
    QCOMPARE(one.selectedOne(), QStringLiteral("c2"));
    QCOMPARE(form.current(), &two);
    QVERIFY(!one.isCurrent());
    QVERIFY(form.handleKey(QKeyEvent(QEvent::KeyPress, u'３', Qt::NoModifier, QStringLiteral("３"))));
    QCOMPARE(two.selectedOne(), QStringLiteral("c3"));
    QCOMPARE(finished.count(), 1);
}

void ChipRowTest::formStaysInPickMany()
{
    ChipRow many(ChipRow::Pick::Many);
    ChipRow one;
    many.setOptions(options(5));
    one.setOptions(options(3));
    ChipForm form;
    form.addRow(&many);
    form.addRow(&one);
    form.handleKey(QKeyEvent(QEvent::KeyPress, Qt::Key_1, Qt::NoModifier, QStringLiteral("1")));
    form.handleKey(QKeyEvent(QEvent::KeyPress, Qt::Key_4, Qt::NoModifier, QStringLiteral("4")));
    QCOMPARE(many.selected().size(), 2);
    QCOMPARE(form.current(), &many);
    QVERIFY(form.handleKey(QKeyEvent(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier)));
    QCOMPARE(form.current(), &one);
    QVERIFY(form.handleKey(QKeyEvent(QEvent::KeyPress, Qt::Key_Backtab, Qt::ShiftModifier)));
    QCOMPARE(form.current(), &many);
    QVERIFY(!form.handleKey(QKeyEvent(QEvent::KeyPress, Qt::Key_Return, Qt::ControlModifier)));
    QCOMPARE(form.current(), &many);
}

void ChipRowTest::formFollowsTheFocus()
{
    QWidget window;
    auto *column = new QVBoxLayout(&window);
    auto *one = new ChipRow;
    auto *two = new ChipRow;
    one->setOptions(options(3));
    two->setOptions(options(3));
    column->addWidget(one);
    column->addWidget(two);
    ChipForm form;
    form.addRow(one);
    form.addRow(two);
    window.show();
    two->setFocus();
    QTRY_COMPARE(form.current(), two);
    form.previous();
    QCOMPARE(form.current(), one);
    QTRY_VERIFY(one->hasFocus());
    QTest::keyClick(one, Qt::Key_Tab);
    QTRY_COMPARE(form.current(), two);
}

void ChipRowTest::formSkipsHiddenRows()
{
    ChipRow one;
    ChipRow two;
    ChipRow three;
    for (ChipRow *row : {&one, &two, &three})
        row->setOptions(options(2));
    two.setEnabled(false);
    ChipForm form;
    for (ChipRow *row : {&one, &two, &three})
        form.addRow(row);
    form.next();
    QCOMPARE(form.current(), &three);
    form.goToFirst();
    QCOMPARE(form.current(), &one);
}

/// A field that labels are typed in gets the focus when its turn comes, and digits act on the row behind it.
void ChipRowTest::formGoesIntoFields()
{
    QWidget window;
    auto *column = new QVBoxLayout(&window);
    auto *one = new ChipRow;
    auto *field = new TagField;
    auto *last = new ChipRow;
    one->setOptions(options(3));
    last->setOptions(options(3));
    field->setOpen(true);
    ChipForm form;
    for (QWidget *row : {static_cast<QWidget *>(one), static_cast<QWidget *>(field), static_cast<QWidget *>(last)})
        column->addWidget(row);
    form.addRow(one);
    form.addRow(field);
    form.addRow(last);
    window.setFocusPolicy(Qt::StrongFocus);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    window.setFocus();
    QVERIFY(form.handleKey(QKeyEvent(QEvent::KeyPress, Qt::Key_2, Qt::NoModifier, QStringLiteral("2"))));
    QCOMPARE(form.current(), field);
    QVERIFY(field->hasFocus());
    // Left without a label, it is still the one at which one stands.
    window.setFocus();
    QVERIFY(!form.handleKey(QKeyEvent(QEvent::KeyPress, Qt::Key_2, Qt::NoModifier, QStringLiteral("2"))));
    QVERIFY(form.handleKey(QKeyEvent(QEvent::KeyPress, Qt::Key_Tab, Qt::NoModifier)));
    QVERIFY(field->hasFocus());
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("optics"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(field->chosen(), QList<LabelCode>{LabelCode(QStringLiteral("optics"))});
    QCOMPARE(form.current(), last);
    QVERIFY(last->hasFocus());
    QVERIFY(last->choose(QStringLiteral("c1")));
}

void ChipRowTest::takesSeveralFromNowOn()
{
    ChipRow row;
    row.setOptions(options(3));
    row.choose(QStringLiteral("c1"));
    row.setPick(ChipRow::Pick::Many);
    QVERIFY(row.selected().isEmpty());
    row.choose(QStringLiteral("c3"));
    row.choose(QStringLiteral("c1"));
    QCOMPARE(row.selected(), (QStringList{QStringLiteral("c1"), QStringLiteral("c3")}));
    row.choose(QStringLiteral("c3"));
    QCOMPARE(row.selectedOne(), QStringLiteral("c1"));
    QCOMPARE(row.selected().size(), 1);
}

QTEST_MAIN(ChipRowTest)
#include "chiprowtest.moc"
