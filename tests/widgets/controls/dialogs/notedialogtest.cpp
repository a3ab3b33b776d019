// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/dialogs/notedialog.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/fields/textfield.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QInputMethodEvent>
#include <QLabel>
#include <QPointer>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace yuyi;

class NoteDialogTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        Theme().apply(*qApp);
        m_dialog = new NoteDialog(QStringLiteral("Undo"), QStringLiteral("Why?"), QStringLiteral("Undo It"), nullptr);
        m_dialog->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_dialog));
    }

    void cleanup() { delete m_dialog; }

    void withoutATextNothingIsDone()
    {
        const QSignalSpy noted(m_dialog, &NoteDialog::noted);
        QVERIFY(!button()->isEnabled());
        ctrlEnter();
        QTest::keyClicks(m_dialog->text(), QStringLiteral("  "));
        QVERIFY(!button()->isEnabled());
        ctrlEnter();
        QCOMPARE(noted.count(), 0);
        QVERIFY(m_dialog->isVisible());
    }

    void theTextComesWithoutSpaces()
    {
        QSignalSpy noted(m_dialog, &NoteDialog::noted);
        QTest::keyClicks(m_dialog->text(), QStringLiteral(" a wrong key "));
        QVERIFY(button()->isEnabled());
        QTest::mouseClick(button(), Qt::LeftButton);
        QCOMPARE(noted.count(), 1);
        QCOMPARE(noted.first().first().toString(), QStringLiteral("a wrong key"));
        QTRY_VERIFY(!m_dialog);
    }

    void ctrlEnterIsTheButton()
    {
        const QSignalSpy noted(m_dialog, &NoteDialog::noted);
        QTest::keyClicks(m_dialog->text(), QStringLiteral("a wrong key"));
        ctrlEnter();
        QCOMPARE(noted.count(), 1);
        QTRY_VERIFY(!m_dialog);
    }

    /// What an input method has not handed over yet is no text.
    void composedTextIsNotCutOff()
    {
        const QSignalSpy noted(m_dialog, &NoteDialog::noted);
        QTest::keyClicks(m_dialog->text(), QStringLiteral("a"));
        QInputMethodEvent composing(QStringLiteral("cuo"), {});
        QApplication::sendEvent(m_dialog->text(), &composing);
        ctrlEnter();
        QCOMPARE(noted.count(), 0);
        QVERIFY(m_dialog->isVisible());
    }

    void escCloses()
    {
        const QSignalSpy noted(m_dialog, &NoteDialog::noted);
        QTest::keyClicks(m_dialog->text(), QStringLiteral("a wrong key"));
        QTest::keyClick(m_dialog->text(), Qt::Key_Escape);
        QTRY_VERIFY(!m_dialog);
        QCOMPARE(noted.count(), 0);
    }

    void theSituationStandsAboveTheQuestion()
    {
        QVERIFY(!labelOf(QStringLiteral("Two people have not submitted.")));
        m_dialog->setSituation(QStringLiteral("Two people have not submitted."));
        const QLabel *situation = labelOf(QStringLiteral("Two people have not submitted."));
        const QLabel *question = labelOf(QStringLiteral("Why?"));
        QVERIFY(situation && question);
        QTRY_VERIFY(situation->geometry().bottom() < question->geometry().top());
        QCOMPARE(m_dialog->text()->accessibleName(), QStringLiteral("Why?"));
    }

private:
    ActionButton *button() const
    {
        const QList<ActionButton *> all = m_dialog->findChildren<ActionButton *>();
        const auto found = std::find_if(all.begin(), all.end(), [](const ActionButton *one) { return one->text() == u"Undo It"; });
        return found == all.end() ? nullptr : *found;
    }

    const QLabel *labelOf(const QString &text) const
    {
        const QList<QLabel *> all = m_dialog->findChildren<QLabel *>();
        const auto found = std::find_if(all.begin(), all.end(),
                                        [&](const QLabel *one) { return one->isVisible() && one->text() == text; });
        return found == all.end() ? nullptr : *found;
    }

    void ctrlEnter() { QTest::keyClick(m_dialog->text(), Qt::Key_Return, Qt::ControlModifier); }

    QPointer<NoteDialog> m_dialog;
};

QTEST_MAIN(NoteDialogTest)

#include "notedialogtest.moc"
