// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/frame/banner.h"
#include "widgets/controls/frame/emptystate.h"
#include "widgets/controls/frame/pageheader.h"
#include "widgets/controls/frame/toast.h"
#include "widgets/controls/labels/badge.h"
#include "widgets/controls/labels/elidedlabel.h"
#include "widgets/controls/labels/factlist.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/labels/statnumber.h"
#include "widgets/controls/layout/flowlayout.h"
#include "widgets/controls/layout/splitview.h"
#include "widgets/controls/tables/tables.h"
#include "widgets/theme/theme.h"

#include <QAction>
#include <QApplication>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTest>
#include <QToolButton>
#include <QTranslator>
#include <QVBoxLayout>

#include <algorithm>

using namespace yuyi;

class ControlsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void labelShowsItsTextAsItIs();
    void buttonFollowsItsAction();
    void buttonTriggersOnce();
    void buttonKeepsItsActionsState();
    void buttonGrowsWithTheType();
    void toastNeverTakesTheFocus();
    void toastGoesAway();
    void toastActs();
    void toastCoversNoControl();
    void toastTakesASecondLine();
    void bannerMovesNothing();
    void bannerCloses();
    void bannerSpeaksTheLanguage();
    void emptyStateOffersSteps();
    void factsCanBeCopied();
    void headerGivesWay();
    void headerButtonsComeBack();
    void headerKeepsItsHeight();
    void statNumberByKeyAndMouse();
    void flowWraps();
    void badgeChangesTone();
    void splitViewCollapsesNothing();
    void tablesFollowTheScale();
    void headingsStandOverTheirValues();
};

void ControlsTest::init()
{
    // A theme of the test before leaves its style sheet behind.
    Theme().apply(*qApp);
}

void ControlsTest::labelShowsItsTextAsItIs()
{
    const QString markup = QStringLiteral("<img src=\"file:///nowhere/secret.png\"> Answer: A");
    QVERIFY(Qt::mightBeRichText(markup));
    QWidget parent;
    const QLabel *made = plainLabel(markup, &parent);
    QCOMPARE(made->text(), markup);
    QCOMPARE(made->textFormat(), Qt::PlainText);
    QCOMPARE(made->parentWidget(), &parent);
    QCOMPARE(plainLabel(&parent)->textFormat(), Qt::PlainText);
}

void ControlsTest::buttonFollowsItsAction()
{
    QAction action(QStringLiteral("&Skip"));
    action.setShortcut(Qt::Key_S);
    ActionButton button(&action);
    QCOMPARE(button.text(), QStringLiteral("Skip"));
    QCOMPARE(button.key(), QStringLiteral("S"));
    QCOMPARE(button.accessibleName(), QStringLiteral("Skip"));
    action.setEnabled(false);
    QVERIFY(!button.isEnabled());
    action.setText(QStringLiteral("跳过"));
    action.setShortcut(Qt::Key_X);
    QCOMPARE(button.text(), QStringLiteral("跳过"));
    QCOMPARE(button.key(), QStringLiteral("X"));
    QWidget window;
    button.setParent(&window);
    window.show();
    button.show();
    action.setVisible(false);
    QVERIFY(!button.isVisible());
    action.setVisible(true);
    QVERIFY(button.isVisible());
    button.setParent(nullptr);
}

void ControlsTest::buttonTriggersOnce()
{
    QAction action(QStringLiteral("Keep"));
    ActionButton button(&action);
    button.show();
    QSignalSpy triggered(&action, &QAction::triggered);
    QTest::mouseClick(&button, Qt::LeftButton);
    QTest::keyClick(&button, Qt::Key_Space);
    QCOMPARE(triggered.count(), 2);
    QTest::keyClick(&button, Qt::Key_Return);
    QCOMPARE(triggered.count(), 3);
    QTest::keyClick(&button, Qt::Key_Return, Qt::ControlModifier); // the page's own
    QCOMPARE(triggered.count(), 3);
    QAction other(QStringLiteral("Other"));
    QSignalSpy otherTriggered(&other, &QAction::triggered);
    button.setAction(&other);
    QTest::mouseClick(&button, Qt::LeftButton);
    QCOMPARE(triggered.count(), 3);
    QCOMPARE(otherTriggered.count(), 1);
}

void ControlsTest::buttonKeepsItsActionsState()
{
    QAction action(QStringLiteral("Overlay"));
    action.setCheckable(true);
    ActionButton button(&action);
    button.show();
    QTest::mouseClick(&button, Qt::LeftButton);
    QVERIFY(action.isChecked());
    QVERIFY(button.isChecked());
    action.setChecked(false);
    QVERIFY(!button.isChecked());
}

void ControlsTest::buttonGrowsWithTheType()
{
    Theme theme;
    theme.apply(*qApp);
    ActionButton button(QStringLiteral("提交并继续"), QStringLiteral("Ctrl ⏎"), ActionButton::Kind::Primary);
    const QSize before = button.sizeHint();
    theme.setFontScale(2.0);
    QVERIFY(button.sizeHint().height() > before.height() * 1.6);
    QVERIFY(button.sizeHint().width() > before.width() * 1.6);
}

void ControlsTest::toastNeverTakesTheFocus()
{
    QWidget window;
    auto *column = new QVBoxLayout(&window);
    auto *field = new LineField;
    column->addWidget(field);
    column->addStretch();
    window.resize(600, 300);
    window.show();
    window.activateWindow();
    field->setFocus();
    QTRY_VERIFY(field->hasFocus());
    const QRect before = field->geometry();
    Toast toast(&window);
    QSignalSpy acted(&toast, &Toast::actionTriggered);
    toast.show(QStringLiteral("已排除 1 张图片"), QStringLiteral("撤销"), QStringLiteral("Z"), 0);
    QVERIFY(toast.isVisible());
    QVERIFY(field->hasFocus());
    QCOMPARE(field->geometry(), before);
    QVERIFY(window.rect().contains(toast.geometry()));
    QVERIFY(toast.geometry().top() > 150);
    QTest::mouseClick(toast.findChild<ActionButton *>(), Qt::LeftButton);
    QCOMPARE(acted.count(), 1);
    QVERIFY(field->hasFocus());
}

void ControlsTest::toastGoesAway()
{
    QWidget window;
    window.resize(400, 200);
    window.show();
    Toast toast(&window);
    toast.show(QStringLiteral("gone"), {}, {}, 10);
    QVERIFY(toast.isVisible());
    QTRY_VERIFY(!toast.isVisible());
    toast.show(QStringLiteral("one"), {}, {}, 0);
    toast.show(QStringLiteral("two"), {}, {}, 0);
    QCOMPARE(toast.text(), QStringLiteral("two"));
}

void ControlsTest::toastActs()
{
    QWidget window;
    window.resize(400, 200);
    window.show();
    Toast toast(&window);
    QSignalSpy acted(&toast, &Toast::actionTriggered);
    toast.show(QStringLiteral("text"), QStringLiteral("Undo"), QStringLiteral("Z"));
    window.resize(800, 500);
    QTRY_VERIFY(qAbs(toast.geometry().center().x() - 400) <= 1);
    QTest::mouseClick(toast.findChild<ActionButton *>(), Qt::LeftButton);
    QCOMPARE(acted.count(), 1);
    QVERIFY(!toast.isVisible());
}

void ControlsTest::toastCoversNoControl()
{
    QWidget window;
    window.resize(800, 400);
    // A full bottom line, a bar of buttons over it and one more where there was room.
    QList<QPushButton *> buttons;
    const auto add = [&](const QRect &rect) {
        auto *button = new QPushButton(&window);
        button->setGeometry(rect);
        button->show();
        buttons.append(button);
        return button;
    };
    for (int i = 0; i < 8; ++i)
        add(QRect(i * 100, 364, 96, 32));
    add(QRect(300, 310, 200, 40));
    window.show();
    Toast toast(&window);
    const auto covered = [&] {
        return std::count_if(buttons.begin(), buttons.end(), [&](const QPushButton *button) {
            return button->isVisible() && button->geometry().intersects(toast.geometry());
        });
    };
    toast.show(QStringLiteral("Discarded"), QStringLiteral("Undo"), QStringLiteral("Z"), 0);
    QCOMPARE(covered(), 0);
    QVERIFY(window.rect().contains(toast.geometry()));
    QVERIFY2(toast.geometry().top() > 200, "as low as it can be");
    // The page changes under it, and the focus goes where it lies.
    add(toast.geometry());
    QTRY_COMPARE(covered(), 0);
    buttons.constFirst()->setGeometry(toast.geometry());
    QTRY_COMPARE(covered(), 0);
    LineField field(&window);
    field.setGeometry(toast.geometry());
    field.show();
    window.activateWindow();
    field.setFocus();
    QTRY_VERIFY(!field.geometry().intersects(toast.geometry()));
    QCOMPARE(covered(), 0);
    // What is hidden, and what only shows something, is no control.
    toast.hide();
    for (QPushButton *button : std::as_const(buttons))
        button->hide();
    field.hide();
    toast.show(QStringLiteral("Discarded"), {}, {}, 0);
    QVERIFY(toast.geometry().bottom() > 380);
    QVERIFY(qAbs(toast.geometry().center().x() - 400) <= 1);
}

void ControlsTest::toastTakesASecondLine()
{
    QWidget window;
    window.resize(420, 300);
    window.show();
    Toast toast(&window);
    toast.show(QStringLiteral("short"), QStringLiteral("Undo"), QStringLiteral("Z"), 0);
    const int line = toast.height();
    toast.show(QStringLiteral("A sentence that is much longer than what there is room for in a single line of this window."),
               QStringLiteral("Undo"), QStringLiteral("Z"), 0);
    QVERIFY(toast.height() > line);
    QVERIFY(window.rect().contains(toast.geometry()));
    auto *text = toast.findChild<QLabel *>();
    QVERIFY(text->height() >= text->heightForWidth(text->width()));
}

void ControlsTest::bannerMovesNothing()
{
    QWidget window;
    auto *column = new QVBoxLayout(&window);
    auto *field = new LineField;
    column->addWidget(field);
    window.resize(700, 300);
    window.show();
    const QRect before = field->geometry();
    Banner banner(&window);
    banner.show(Tone::Bad, QStringLiteral("“%1” could not be read.").arg(QString(200, u'图')));
    QCoreApplication::sendPostedEvents();
    QCOMPARE(field->geometry(), before);
    QVERIFY(window.rect().contains(banner.geometry()));
    auto *label = banner.findChild<QLabel *>();
    QVERIFY(label->height() >= label->heightForWidth(label->width()) - 1);
}

void ControlsTest::bannerCloses()
{
    QWidget window;
    window.resize(500, 300);
    window.show();
    Banner banner(&window);
    banner.show(Tone::Info, QStringLiteral("Saved."), QStringLiteral("Show"));
    QSignalSpy closed(&banner, &Banner::closed);
    QSignalSpy acted(&banner, &Banner::actionTriggered);
    QTest::mouseClick(banner.findChild<ActionButton *>(), Qt::LeftButton);
    QCOMPARE(acted.count(), 1);
    QTest::mouseClick(banner.findChild<QToolButton *>(), Qt::LeftButton);
    QCOMPARE(closed.count(), 1);
    QVERIFY(!banner.isVisible());
}

void ControlsTest::bannerSpeaksTheLanguage()
{
    class Chinese final : public QTranslator
    {
    public:
        QString translate(const char *context, const char *source, const char *, int) const override
        {
            return QLatin1String(context) == QLatin1String("yuyi::Banner")
                        && QLatin1String(source) == QLatin1String("Close")
                     ? QStringLiteral("关闭")
                     : QString();
        }
        bool isEmpty() const override { return false; }
    };
    QWidget window;
    Banner banner(&window);
    window.show();
    auto *close = banner.findChild<QToolButton *>();
    QCOMPARE(close->toolTip(), QStringLiteral("Close"));
    Chinese chinese;
    QCoreApplication::installTranslator(&chinese);
    QTRY_COMPARE(close->toolTip(), QStringLiteral("关闭"));
    QCOMPARE(close->accessibleName(), QStringLiteral("关闭"));
    QCoreApplication::removeTranslator(&chinese);
}

void ControlsTest::emptyStateOffersSteps()
{
    EmptyState empty;
    empty.setSentence(QStringLiteral("No images yet"));
    empty.setHint(QStringLiteral("Drop a folder here."));
    QAction add(QStringLiteral("Add Folder"));
    empty.addAction(&add);
    ActionButton *second = empty.addButton(QStringLiteral("Import"), ActionButton::Kind::Plain);
    empty.show();
    QSignalSpy triggered(&add, &QAction::triggered);
    QSignalSpy clicked(second, &QPushButton::clicked);
    const auto shown = [&] {
        QList<ActionButton *> buttons = empty.findChildren<ActionButton *>();
        buttons.removeIf([](const ActionButton *button) { return !button->isVisible(); });
        return buttons;
    };
    const QList<ActionButton *> buttons = shown();
    QCOMPARE(buttons.size(), 2);
    QTest::mouseClick(buttons[0] == second ? buttons[1] : buttons[0], Qt::LeftButton);
    QTest::mouseClick(second, Qt::LeftButton);
    QCOMPARE(triggered.count(), 1);
    QCOMPARE(clicked.count(), 1);
    QCOMPARE(empty.accessibleName(), QStringLiteral("No images yet"));
    empty.clearButtons();
    QVERIFY(shown().isEmpty());
}

void ControlsTest::factsCanBeCopied()
{
    FactList facts;
    facts.setFacts({{QStringLiteral("Size"), QStringLiteral("1258 × 922"), false},
                    {QStringLiteral("Licence"), QString(), false},
                    {QStringLiteral("SHA-256"), QString(64, u'a'), true}});
    facts.resize(200, 200);
    facts.show();
    auto *line = facts.findChild<QLineEdit *>();
    QVERIFY(line && line->isReadOnly());
    QCOMPARE(line->text().size(), 64);
    QVERIFY(line->width() < 200);
    QStringList texts;
    for (QLabel *label : facts.findChildren<QLabel *>()) {
        texts.append(label->text());
        if (label->text() == QStringLiteral("1258 × 922"))
            QVERIFY(label->textInteractionFlags().testFlag(Qt::TextSelectableByMouse));
    }
    QVERIFY(texts.contains(QStringLiteral("–")));
    facts.setFacts({{QStringLiteral("Only"), QStringLiteral("one"), false}});
    QCOMPARE(facts.findChildren<QLabel *>().size(), 2);
}

void ControlsTest::headerButtonsComeBack()
{
    PageHeader header;
    QAction submit(QStringLiteral("Submit"));
    ActionButton *button = header.addAction(&submit, ActionButton::Kind::Primary);
    header.resize(700, header.sizeHint().height());
    header.show();
    QTRY_VERIFY(button->isVisible());
    button->hide();
    // Let what that set off come to rest: nothing may be left that would look again by itself.
    QTRY_VERIFY(!button->parentWidget()->isVisible());
    QCoreApplication::sendPostedEvents();
    button->show();
    QTRY_VERIFY(button->isVisible());
}

void ControlsTest::headerKeepsItsHeight()
{
    QWidget page;
    auto *column = new QVBoxLayout(&page);
    auto *header = new PageHeader(&page);
    header->setTitle(QStringLiteral("Errors"));
    QAction submit(QStringLiteral("Submit"));
    ActionButton *button = header->addAction(&submit, ActionButton::Kind::Primary);
    button->setMinimumHeight(60);
    column->addWidget(header);
    column->addStretch();
    page.resize(700, 300);
    page.show();
    QTRY_COMPARE(header->height(), 60);
    // A tab without a button: its title stands where it stood.
    button->hide();
    QTRY_VERIFY(!button->parentWidget()->isVisible());
    QCoreApplication::sendPostedEvents();
    QCOMPARE(header->height(), 60);
}

void ControlsTest::headerGivesWay()
{
    PageHeader header;
    header.setTitle(QStringLiteral("Annotate"));
    header.setSubtitle(QString(300, u'字'));
    header.setStateText(QStringLiteral("Saved"));
    QAction submit(QStringLiteral("Submit"));
    ActionButton *button = header.addAction(&submit, ActionButton::Kind::Primary);
    header.resize(500, header.sizeHint().height());
    header.show();
    QVERIFY(header.minimumSizeHint().width() < 500);
    QCOMPARE(header.width(), 500);
    QVERIFY(button->width() >= button->sizeHint().width());
    const auto rectOf = [&header](QWidget *widget) {
        return QRect(widget->mapTo(&header, QPoint()), widget->size());
    };
    QVERIFY(header.rect().contains(rectOf(button)));
    // Too narrow for one line, as with large text: what does not fit goes below, nothing is cut.
    QAction second(QStringLiteral("Take Everything Back That Was Done"));
    ActionButton *other = header.addAction(&second);
    auto *beside = new Badge(&header);
    beside->show(QStringLiteral("beside the title"), Tone::Neutral);
    header.addBesideTitle(beside);
    const int line = header.sizeHint().height();
    const int narrow = other->sizeHint().width() + 8;
    QVERIFY(header.minimumSizeHint().width() <= narrow);
    const auto isBroken = [&] {
        header.resize(narrow, header.heightForWidth(narrow));
        return header.height() > 2 * line && rectOf(other).top() > rectOf(button).bottom()
            && rectOf(button).top() > rectOf(beside).bottom() && header.rect().contains(rectOf(other));
    };
    QTRY_VERIFY(isBroken());
}

void ControlsTest::statNumberByKeyAndMouse()
{
    StatNumber stat;
    stat.setLabel(QStringLiteral("Collected"));
    stat.setLocale(QLocale(QLocale::English, QLocale::UnitedStates));
    stat.setNumber(17695);
    QCOMPARE(stat.numberText(), QStringLiteral("17,695"));
    QCOMPARE(stat.accessibleDescription(), QStringLiteral("17,695"));
    stat.show();
    QSignalSpy clicked(&stat, &QAbstractButton::clicked);
    QTest::mouseClick(&stat, Qt::LeftButton);
    QTest::keyClick(&stat, Qt::Key_Space);
    QCOMPARE(clicked.count(), 2);
    stat.setPassive(true);
    QCOMPARE(stat.focusPolicy(), Qt::NoFocus);
}

void ControlsTest::flowWraps()
{
    QWidget box;
    auto *flow = new FlowLayout(&box, 4, 4);
    for (int i = 0; i < 6; ++i) {
        auto *label = new QLabel(QStringLiteral("label"));
        label->setFixedSize(50, 20);
        flow->addWidget(label);
    }
    QCOMPARE(flow->heightForWidth(6 * 54), 20);
    QCOMPARE(flow->heightForWidth(110), 3 * 20 + 2 * 4);
    QCOMPARE(flow->heightForWidth(10), 6 * 20 + 5 * 4);
    flow->itemAt(0)->widget()->setVisible(false);
    QCOMPARE(flow->heightForWidth(110), 3 * 20 + 2 * 4);
}

void ControlsTest::badgeChangesTone()
{
    Theme theme;
    theme.apply(*qApp);
    Badge badge(QStringLiteral("ok"), Tone::Good);
    static_cast<QWidget &>(badge).show();
    QCOMPARE(badge.palette().color(QPalette::WindowText), theme.tokens().good);
    badge.show(QStringLiteral("排除"), Tone::Bad);
    QCOMPARE(badge.palette().color(QPalette::WindowText), theme.tokens().bad);
    badge.show(QString(), Tone::Neutral);
    QVERIFY(!badge.isVisible());
}

void ControlsTest::splitViewCollapsesNothing()
{
    SplitView split;
    split.addPart(new QWidget, 3);
    split.addPart(new QWidget, 1);
    QVERIFY(!split.childrenCollapsible());
    QCOMPARE(split.count(), 2);
}

void ControlsTest::tablesFollowTheScale()
{
    Theme theme;
    theme.apply(*qApp);
    QTableWidget table(3, 2);
    prepareTable(&table);
    table.show();
    const int before = table.rowHeight(0);
    theme.setFontScale(2.0);
    QVERIFY(table.rowHeight(0) > before * 1.3);
    QVERIFY(table.verticalHeader()->isHidden());
}

void ControlsTest::headingsStandOverTheirValues()
{
    QTableWidget table(1, 2);
    prepareTable(&table, false);
    table.setHorizontalHeaderLabels({QStringLiteral("I"), QStringLiteral("I")});
    for (int column = 0; column < 2; ++column) {
        auto *item = new QTableWidgetItem(QStringLiteral("I"));
        item->setTextAlignment((column ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
        table.setItem(0, column, item);
    }
    table.resize(400, 200);
    table.setColumnWidth(0, 200);
    table.show();
    const auto inked = [](const QImage &image, int from, int to, int top, int bottom) {
        QRect ink;
        const QRgb ground = Tokens::light().panel.rgb();
        for (int y = top; y < bottom; ++y) {
            for (int x = from; x < to; ++x) {
                if (image.pixel(x, y) != ground)
                    ink |= QRect(x, y, 1, 1);
            }
        }
        return ink;
    };
    table.clearSelection();
    table.setCurrentItem(nullptr);
    const QImage seen = table.grab().toImage();
    const int head = table.horizontalHeader()->height();
    for (const auto &[from, to] : {std::pair(2, 198), std::pair(202, 396)}) {
        const QRect heading = inked(seen, from, to, 2, head - 2);
        const QRect value = inked(seen, from, to, head + 2, head + table.rowHeight(0) - 2);
        QVERIFY(!heading.isEmpty() && !value.isEmpty());
        QVERIFY2(qAbs(heading.center().x() - value.center().x()) <= 2,
                 qPrintable(QStringLiteral("%1 over %2").arg(heading.center().x()).arg(value.center().x())));
    }
}

QTEST_MAIN(ControlsTest)
#include "controlstest.moc"
