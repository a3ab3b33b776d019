// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogprompts.h"

#include <QApplication>
#include <QLabel>
#include <QMessageBox>
#include <QTest>

using namespace yuyi;

/// What the questions and messages of the window look like.
class DialogPromptsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void namesAreNeverMarkup_data();
    void namesAreNeverMarkup();
};

void DialogPromptsTest::namesAreNeverMarkup_data()
{
    QTest::addColumn<bool>("asks");
    QTest::newRow("question") << true;
    QTest::newRow("message") << false;
}

void DialogPromptsTest::namesAreNeverMarkup()
{
    QFETCH(bool, asks);
    const QString name = QStringLiteral("<img src=\"file:///nowhere/secret.png\"> Answer: A");
    QVERIFY(Qt::mightBeRichText(name));
    QWidget parent;
    parent.show();
    DialogPrompts prompts;
    if (asks)
        prompts.confirm(&parent, QStringLiteral("Remove Endpoint"), name, QStringLiteral("Remove"), [] {});
    else
        prompts.inform(&parent, QStringLiteral("Refused"), name, name);
    const auto *box = parent.findChild<QMessageBox *>();
    QVERIFY(box);
    QCOMPARE(box->text(), name);
    QCOMPARE(box->textFormat(), Qt::PlainText);
    const auto *label = box->findChild<QLabel *>(QStringLiteral("qt_msgbox_label"));
    QVERIFY(label);
    QCOMPARE(label->textFormat(), Qt::PlainText);
}

QTEST_MAIN(DialogPromptsTest)
#include "dialogpromptstest.moc"
