// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/plaintips.h"

#include "widgets/theme/theme.h"

#include <QAction>
#include <QApplication>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QMenu>
#include <QTabBar>
#include <QTableWidget>
#include <QTest>
#include <QTextBrowser>
#include <QToolTip>

using namespace yuyi;

/// Tips show what they are given: a reply that looks like markup opens no file.
class PlainTipsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void tipOfAWidget();
    void tipOfAnItem();
    void tipOfAHeader();
    void tipOfATab();
    void tipOfAMenu();
    void titleOfALink();
    void tipShownByAWidgetItself();
    void otherTipsAreLeftToQt();

private:
    static QString markup() { return QStringLiteral("<img src=\"file:///nowhere/secret.png\"> Answer: A"); }
    /// Rests the mouse on a place of the widget.
    static void rest(QWidget &widget, const QPoint &point)
    {
        QHelpEvent event(QEvent::ToolTip, point, widget.mapToGlobal(point));
        QApplication::sendEvent(&widget, &event);
    }
    /// The tip that stands there reads as `text` for whoever sees it.
    static void showsLiterally(const QString &text)
    {
        QVERIFY(QToolTip::isVisible());
        const QString given = QToolTip::text();
        QVERIFY2(given.contains(text.toHtmlEscaped().left(4)), qPrintable(given));
        QTextDocument document;
        document.setHtml(given);
        QCOMPARE(document.toPlainText().replace(QChar::Nbsp, QLatin1Char(' ')), text);
    }

    std::unique_ptr<Theme> m_theme;
};

void PlainTipsTest::init()
{
    QVERIFY(Qt::mightBeRichText(markup()));
    m_theme = std::make_unique<Theme>();
    m_theme->apply(*qApp);
}

void PlainTipsTest::cleanup()
{
    QToolTip::hideText();
    QTRY_VERIFY(!QToolTip::isVisible());
}

void PlainTipsTest::tipOfAWidget()
{
    QLabel label(QStringLiteral("A"));
    label.setToolTip(markup());
    label.show();
    rest(label, label.rect().center());
    showsLiterally(markup());
}

void PlainTipsTest::tipOfAnItem()
{
    QTableWidget table(1, 1);
    auto *cell = new QTableWidgetItem(QStringLiteral("A"));
    cell->setToolTip(markup());
    table.setItem(0, 0, cell);
    table.show();
    rest(*table.viewport(), table.visualItemRect(cell).center());
    showsLiterally(markup());
}

void PlainTipsTest::tipOfAHeader()
{
    QTableWidget table(1, 1);
    auto *heading = new QTableWidgetItem(QStringLiteral("A"));
    heading->setToolTip(markup());
    table.setHorizontalHeaderItem(0, heading);
    table.show();
    QHeaderView *header = table.horizontalHeader();
    rest(*header->viewport(), QPoint(header->sectionViewportPosition(0) + 5, header->height() / 2));
    showsLiterally(markup());
}

void PlainTipsTest::tipOfATab()
{
    QTabBar tabs;
    tabs.addTab(QStringLiteral("A"));
    tabs.setTabToolTip(0, markup());
    tabs.show();
    rest(tabs, tabs.tabRect(0).center());
    showsLiterally(markup());
}

void PlainTipsTest::tipOfAMenu()
{
    QMenu menu;
    menu.setToolTipsVisible(true);
    QAction *action = menu.addAction(QStringLiteral("A"));
    action->setToolTip(markup());
    menu.popup({});
    rest(menu, menu.actionGeometry(action).center());
    showsLiterally(markup());
}

void PlainTipsTest::titleOfALink()
{
    QTextBrowser text;
    text.setHtml(QStringLiteral("<a href=\"https://example.org\" title=\"%1\">a long enough link</a>").arg(markup().toHtmlEscaped()));
    text.show();
    rest(*text.viewport(), text.cursorRect().center() + QPoint(10, 0));
    showsLiterally(markup());
}

void PlainTipsTest::tipShownByAWidgetItself()
{
    QLabel label(QStringLiteral("A"));
    label.show();
    showPlainTip({}, markup(), &label);
    showsLiterally(markup());
}

void PlainTipsTest::otherTipsAreLeftToQt()
{
    QLabel label(QStringLiteral("A"));
    label.setToolTip(QStringLiteral("3 < 4 and 5 > 4"));
    label.show();
    rest(label, label.rect().center());
    QVERIFY(QToolTip::isVisible());
    QCOMPARE(QToolTip::text(), label.toolTip());
}

QTEST_MAIN(PlainTipsTest)
#include "plaintipstest.moc"
