// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/layout/taborder.h"

#include <QBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QTest>

using namespace yuyi;

/// Tab goes through a form as people read it.
class TabOrderTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The fields were made in another order than they are shown in: one is in a scrolled part, one in a line of its own.
    void tabFollowsTheLayouts()
    {
        QWidget window;
        auto *send = new QPushButton(&window);
        auto *last = new QLineEdit(&window);
        auto *first = new QLineEdit(&window);
        auto *second = new QPushButton(&window);
        auto *fields = new QWidget;
        auto *line = new QHBoxLayout;
        line->addWidget(first);
        line->addWidget(second);
        auto *column = new QVBoxLayout(fields);
        column->addLayout(line);
        column->addWidget(last);
        auto *scroll = new QScrollArea;
        scroll->setFocusPolicy(Qt::NoFocus);
        scroll->setWidget(fields);
        auto *all = new QVBoxLayout(&window);
        all->addWidget(scroll);
        all->addWidget(send);
        tabInLayoutOrder(&window);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        first->setFocus();
        for (QWidget *next : std::initializer_list<QWidget *>{second, last, send, first}) {
            QTest::keyClick(window.focusWidget(), Qt::Key_Tab);
            QCOMPARE(window.focusWidget(), next);
        }
        QTest::keyClick(first, Qt::Key_Backtab);
        QCOMPARE(window.focusWidget(), send);
    }
};

QTEST_MAIN(TabOrderTest)
#include "tabordertest.moc"
