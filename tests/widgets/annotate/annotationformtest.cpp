// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/annotate/annotationform.h"

#include "models/domain/preset/preset.h"
#include "models/services/annotation/questionforms.h"
#include "tests/support/kinds/severalpreset.h"
#include "widgets/annotate/optionrow.h"
#include "widgets/annotate/questioneditor.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/fields/textfield.h"

#include <QApplication>
#include <QCheckBox>
#include <QKeyEvent>
#include <QRadioButton>
#include <QTest>

using namespace yuyi;
using namespace yuyi::test;

/// What a click in the form of an annotation does besides what it is for, and what the form makes of kinds of questions.
class AnnotationFormTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QWidget> m_page; ///< takes the focus of a click that nothing in it takes, like the page that holds the form
    AnnotationForm *m_form = nullptr;
    QList<ChipRow *> m_labels;
    QList<OptionRow *> m_options;

private Q_SLOTS:
    void init()
    {
        const Preset preset = *builtInPreset(QStringLiteral("cii-bench"));
        m_page = std::make_unique<QWidget>();
        m_page->setFocusPolicy(Qt::StrongFocus);
        m_form = new AnnotationForm(m_page.get());
        m_form->setFocusPolicy(Qt::NoFocus);
        m_form->setPreset(preset);
        AnnotationContent content;
        for (const Dimension &dimension : preset.dimensions)
            content.labels.insert(dimension.code, {dimension.values.first().code});
        Question question;
        for (int i = 0; i < preset.mostOptions(); ++i) {
            Option option;
            option.text = QStringLiteral("Option %1").arg(i);
            question.options.append(option);
        }
        content.questions = {question};
        m_form->setContent(content);
        m_form->setGeometry(0, 0, 560, 900);
        m_page->resize(560, 900);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
        m_labels = m_form->findChildren<ChipRow *>();
        m_options = m_form->findChildren<OptionRow *>();
        QCOMPARE(m_options.size(), preset.mostOptions());
        m_options.at(3)->focusText();
        QVERIFY(!m_labels.first()->isVisible()); // folded while an option is written
    }

    void cleanup() { m_page.reset(); }

    /// The next click is meant for what stands there now.
    void theMarkOfTheCorrectOptionMovesNothing()
    {
        OptionRow *row = m_options.at(4);
        const QPoint place = row->mapTo(m_form, QPoint());
        QTest::mouseClick(row->findChild<QRadioButton *>(), Qt::LeftButton);
        QCoreApplication::processEvents();
        QVERIFY(row->option().correct);
        QVERIFY(m_options.at(3)->textField()->hasFocus());
        QCOMPARE(row->mapTo(m_form, QPoint()), place);
        QVERIFY(!m_labels.first()->isVisible());
    }

    /// Whoever goes on typing writes text and calls no commands.
    void aClickBetweenTwoFieldsLeavesTheFocus()
    {
        OptionRow *row = m_options.at(4);
        QTest::mouseClick(row->parentWidget(), Qt::LeftButton, {}, row->pos() + QPoint(row->width() / 2, -1));
        QCoreApplication::processEvents();
        QVERIFY(m_options.at(3)->textField()->hasFocus());
    }

    /// A label that is clicked is where one is.
    void aClickOnALabelLeavesTheText()
    {
        AnnotationContent content = m_form->content();
        content.labels.clear();
        m_form->setContent(content);
        m_form->focusField(QStringLiteral("explanation"));
        QVERIFY(m_labels.first()->isVisible());
        QVERIFY(qobject_cast<TextField *>(QApplication::focusWidget()));
        const auto chips = m_labels.first()->findChildren<QAbstractButton *>();
        QVERIFY(!chips.isEmpty());
        QTest::mouseClick(chips.first(), Qt::LeftButton);
        QCoreApplication::processEvents();
        QCOMPARE(m_form->content().labels.size(), 1);
        QVERIFY(!qobject_cast<TextField *>(QApplication::focusWidget()));
    }

    /// Where several options may be correct, each is marked and unmarked by itself; where one may be, the mark moves.
    void severalCorrectOptionsAreMarked()
    {
        const Preset preset = severalPreset();
        m_form->setPreset(preset);
        AnnotationContent content;
        content.questions = {newQuestion(preset, true)};
        m_form->setContent(content);
        const auto rows = [&] { return m_form->questions()->findChildren<OptionRow *>(); };
        const auto now = [&] { return m_form->content().questions.constFirst(); };
        const auto enter = [&](int row) { QTest::keyClick(rows().at(row)->textField(), Qt::Key_Return, Qt::AltModifier); };
        for (int i = 0; i < 4; ++i) {
            rows().at(i)->focusText();
            QTest::keyClicks(rows().at(i)->textField(), QStringLiteral("meaning %1").arg(i));
        }
        auto *box = rows().at(2)->findChild<QCheckBox *>();
        QVERIFY(box && box->isVisible() && !rows().at(2)->findChild<QRadioButton *>()->isVisible());
        enter(0);
        QTest::mouseClick(box, Qt::LeftButton);
        QCOMPARE(optionLetters(now().keys()), QStringLiteral("AC"));
        QVERIFY(box->isChecked());
        enter(3);
        enter(0);
        QCOMPARE(optionLetters(now().keys()), QStringLiteral("CD"));
        QVERIFY(!rows().at(0)->findChild<QCheckBox *>()->isChecked());

        // A key that is held marks once.
        for (const bool repeat : {false, true}) {
            QKeyEvent press(QEvent::KeyPress, Qt::Key_Return, Qt::AltModifier, QString(), repeat);
            QCoreApplication::sendEvent(rows().at(1)->textField(), &press);
        }
        QCOMPARE(optionLetters(now().keys()), QStringLiteral("BCD"));
        enter(1);

        // Of a kind with one correct option, the next mark is the only one.
        auto *kinds = m_form->findChild<ChipRow *>(QStringLiteral("question.kinds"));
        QVERIFY(kinds->choose(QStringLiteral("choice")));
        QVERIFY(rows().at(2)->findChild<QRadioButton *>()->isVisible() && !rows().at(2)->findChild<QCheckBox *>()->isVisible());
        enter(1);
        QCOMPARE(optionLetters(now().keys()), QStringLiteral("B"));
        QVERIFY(kinds->choose(QStringLiteral("several")));
        QCOMPARE(optionLetters(now().keys()), QStringLiteral("CD"));
    }

    /// Whoever tries the other kind loses nothing that was written.
    void theKindOfAQuestionIsChosen()
    {
        const Preset preset = kindsPreset();
        m_form->setPreset(preset);
        AnnotationContent content;
        content.questions = {newQuestion(preset, true)};
        m_form->setContent(content);
        const auto rows = [&] { return m_form->questions()->findChildren<OptionRow *>(); };
        const auto now = [&] { return m_form->content().questions.constFirst(); };
        auto *kinds = m_form->findChild<ChipRow *>(QStringLiteral("question.kinds"));
        QVERIFY(kinds && !kinds->isHidden());
        QCOMPARE(kinds->selectedOne(), QStringLiteral("choice"));
        QCOMPARE(rows().size(), 4);
        QCOMPARE(now().options.size(), 2); // what is empty at the end is not stored
        for (int i = 0; i < 3; ++i) {
            rows().at(i)->focusText();
            QTest::keyClicks(rows().at(i)->textField(), QStringLiteral("meaning %1").arg(i));
        }
        QTest::keyClick(rows().at(1)->textField(), Qt::Key_Return, Qt::AltModifier);
        const Question written = now();
        QCOMPARE(written.options.size(), 3);
        QCOMPARE(written.keyIndex(), 1);

        QVERIFY(kinds->choose(QStringLiteral("true-false")));
        QCOMPARE(now().kind, QStringLiteral("true-false"));
        QCOMPARE(rows().size(), 2);
        QCOMPARE(now().options.at(1).text, QStringLiteral("错"));
        QCOMPARE(now().keyIndex(), -1);
        QTest::keyClicks(rows().first()->textField(), QStringLiteral("x"));
        QCOMPARE(now().options.at(0).text, QStringLiteral("对"));
        QTest::keyClick(rows().first()->textField(), Qt::Key_Return, Qt::AltModifier);
        QCOMPARE(now().keyIndex(), 0);

        m_form->questions()->nextKind();
        QCOMPARE(now(), written);
        m_form->questions()->nextKind();
        QCOMPARE(now().keyIndex(), 0);
        // Nobody changes what was submitted.
        m_form->setReadOnly(true);
        m_form->questions()->nextKind();
        QCOMPARE(now().kind, QStringLiteral("true-false"));
    }

    void oneKindIsNotOffered()
    {
        const auto *kinds = m_form->findChild<ChipRow *>(QStringLiteral("question.kinds"));
        QVERIFY(kinds && kinds->isHidden());
    }
};

QTEST_MAIN(AnnotationFormTest)
#include "annotationformtest.moc"
