// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogprompts.h"

#include <QAbstractButton>
#include <QApplication>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <algorithm>

using namespace yuyi;

/// What the questions and messages of the window look like.
class DialogPromptsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void namesAreNeverMarkup_data();
    void namesAreNeverMarkup();
    void aNameWithoutEndingIsAskedAboutWithIt();
    void oneOfSeveralActionsIsTakenByKey();
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

/// Somebody types "mine" where mine.json is: they are asked before it is written over.
void DialogPromptsTest::aNameWithoutEndingIsAskedAboutWithIt()
{
    QTemporaryDir folder;
    QFile there(folder.filePath(QStringLiteral("mine.json")));
    QVERIFY(there.open(QIODevice::WriteOnly));
    there.close();
    QWidget parent;
    parent.show();
    DialogPrompts prompts;
    QStringList chosen;
    const QString suggestion = folder.filePath(QStringLiteral("new.json"));
    prompts.saveFile(&parent, QStringLiteral("Save Preset"), suggestion, QStringLiteral("Presets (*.json)"),
                     [&](const QString &path) { chosen.append(path); });
    auto *dialog = parent.findChild<QFileDialog *>();
    QVERIFY(dialog);
    auto *name = dialog->findChild<QLineEdit *>();
    QVERIFY(name);
    for (const QMessageBox::StandardButton answer : {QMessageBox::No, QMessageBox::Yes}) {
        name->setText(QStringLiteral("mine"));
        QString question;
        QTimer::singleShot(0, dialog, [&] {
            auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
            if (!box)
                return;
            question = box->text();
            box->button(answer)->click();
        });
        QTest::keyClick(name, Qt::Key_Return);
        QVERIFY2(question.contains(QStringLiteral("mine.json")), qPrintable(question));
        QCOMPARE(chosen.size(), answer == QMessageBox::Yes ? 1 : 0);
    }
    QCOMPARE(chosen, QStringList{there.fileName()});
}

void DialogPromptsTest::oneOfSeveralActionsIsTakenByKey()
{
    QList<int> taken;
    DialogPrompts prompts;
    for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Escape}) {
        QWidget parent;
        parent.show();
        prompts.choose(&parent, QStringLiteral("Unfinished Runs"), QStringLiteral("One run is not finished."),
                       {QStringLiteral("Continue"), QStringLiteral("Ask Again")}, [&](int action) { taken.append(action); });
        const auto *box = parent.findChild<QMessageBox *>();
        QVERIFY(box);
        const QList<QAbstractButton *> buttons = box->buttons();
        QCOMPARE(buttons.size(), 3);
        const auto again = std::find_if(buttons.begin(), buttons.end(),
                                        [](const QAbstractButton *one) { return one->text().contains(QStringLiteral("Again")); });
        QVERIFY(again != buttons.end());
        QTest::keyClick(*again, key);
    }
    QCOMPARE(taken, QList<int>{1});
}

QTEST_MAIN(DialogPromptsTest)
#include "dialogpromptstest.moc"
