// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/annotate/annotationform.h"

#include "models/domain/annotation/written.h"
#include "models/domain/preset/preset.h"
#include "models/services/annotation/questionforms.h"
#include "tests/support/kinds/severalpreset.h"
#include "tests/support/kinds/writtenpreset.h"
#include "widgets/annotate/acceptedanswers.h"
#include "widgets/annotate/optionrow.h"
#include "widgets/annotate/questioneditor.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/choices/filterpopover.h"
#include "widgets/controls/choices/tagfield.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/fields/textfield.h"
#include "widgets/controls/fields/wrappedfield.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QVariantList>

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

    /// A form with one new question of the first kind of the preset.
    void showNewQuestion(const Preset &preset)
    {
        m_form->setPreset(preset);
        AnnotationContent content;
        content.questions = {newQuestion(preset, true)};
        m_form->setContent(content);
    }
    AcceptedAnswers *accepted() { return m_form->questions()->findChild<AcceptedAnswers *>(); }
    LineField *answer(int index) { return qobject_cast<LineField *>(accepted()->fields().value(index)); }
    Question now() { return m_form->content().questions.constFirst(); }

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

    /// An empty note that was opened belongs to its option; the next question begins without it.
    void anotherQuestionBeginsWithoutNotes()
    {
        m_options.at(0)->showNote(true);
        QVERIFY(m_options.at(0)->noteField()->isVisible());
        m_form->questions()->addQuestion();
        QCOMPARE(m_form->questions()->current(), 1);
        const QList<OptionRow *> rows = m_form->findChildren<OptionRow *>();
        for (OptionRow *row : rows)
            QVERIFY(!row->noteField()->isVisible());
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

    /// One field for each wording; Enter adds one, Backspace in an empty one takes it away.
    void acceptedAnswersAreWritten()
    {
        const Preset preset = writtenPreset();
        showNewQuestion(preset);
        QSignalSpy edited(m_form, &AnnotationForm::edited);
        QSignalSpy committed(m_form, &AnnotationForm::committed);
        QVERIFY(accepted()->isVisible());
        QVERIFY(m_form->questions()->findChildren<OptionRow *>().isEmpty());
        QCOMPARE(accepted()->fields().size(), 1);
        QVERIFY(now().accepted.isEmpty());
        // From the question Enter goes to the first answer.
        m_form->questions()->focusStem();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(answer(0)->hasFocus());
        QTest::keyClick(answer(0), Qt::Key_Backspace); // the only field stays
        QTest::keyClick(answer(0), Qt::Key_Return);    // an empty one is enough
        QCOMPARE(accepted()->fields().size(), 1);
        QTest::keyClicks(answer(0), QStringLiteral("lamp"));
        QVERIFY(!edited.isEmpty());
        QCOMPARE(now().accepted, QStringList(QStringLiteral("lamp")));
        // The Enter of an input method is none.
        QInputMethodEvent composing(QStringLiteral("deng"), {});
        QCoreApplication::sendEvent(answer(0), &composing);
        QTest::keyClick(answer(0), Qt::Key_Return);
        QCOMPARE(accepted()->fields().size(), 1);
        QInputMethodEvent composed;
        composed.setCommitString(QStringLiteral("灯"));
        QCoreApplication::sendEvent(answer(0), &composed);
        QTest::keyClick(answer(0), Qt::Key_Return); // some send it after the text
        QCOMPARE(accepted()->fields().size(), 1);
        QCoreApplication::processEvents();
        QTest::keyClick(answer(0), Qt::Key_Return);
        QCOMPARE(accepted()->fields().size(), 2);
        QVERIFY(answer(1)->hasFocus());
        QCOMPARE(committed.constLast(), QVariantList({QStringLiteral("question/0/accepted/0"), QStringLiteral("Accepted answer 1")}));
        QCOMPARE(now().accepted, QStringList(QStringLiteral("lamp灯"))); // the empty field is not stored
        QTest::keyClicks(answer(1), QStringLiteral("x"));
        QCOMPARE(now().accepted.size(), 2);
        QTest::keyClick(answer(1), Qt::Key_Up);
        QVERIFY(answer(0)->hasFocus() && !answer(0)->hasSelectedText());
        QTest::keyClick(answer(0), Qt::Key_Return);
        QVERIFY(answer(1)->hasFocus());
        // A held key empties the field and stops there.
        for (int i = 0; i < 3; ++i) {
            QKeyEvent held(QEvent::KeyPress, Qt::Key_Backspace, Qt::NoModifier, QString(), i > 0);
            QCoreApplication::sendEvent(answer(1), &held);
        }
        QCOMPARE(accepted()->fields().size(), 2);
        QTest::keyClick(answer(1), Qt::Key_Backspace);
        QCOMPARE(accepted()->fields().size(), 1);
        QVERIFY(answer(0)->hasFocus());
        QCOMPARE(answer(0)->text(), QStringLiteral("lamp灯"));
        // By button, too, up to as many as there may be.
        auto *add = accepted()->findChild<QToolButton *>(QStringLiteral("accepted.add"));
        for (int i = 1; i < mostAccepted; ++i) {
            QTest::mouseClick(add, Qt::LeftButton);
            QCOMPARE(accepted()->fields().size(), i + 1);
            QVERIFY(answer(i)->hasFocus());
            QTest::keyClicks(answer(i), QStringLiteral("%1").arg(i));
        }
        QVERIFY(!add->isEnabled());
        QTest::keyClick(answer(mostAccepted - 1), Qt::Key_Return);
        QCOMPARE(now().accepted.size(), mostAccepted);
        const auto buttons = accepted()->findChildren<QToolButton *>();
        QToolButton *remove = nullptr;
        for (QToolButton *one : buttons) {
            if (one->accessibleName() == QLatin1String("Remove accepted answer 1"))
                remove = one;
        }
        QVERIFY(remove && remove->isVisible());
        QTest::mouseClick(remove, Qt::LeftButton);
        QCOMPARE(now().accepted.constFirst(), QStringLiteral("1")); // now it is the one that is shown
        QCOMPARE(now().accepted.size(), mostAccepted - 1);
        QVERIFY(answer(mostAccepted - 2)->hasFocus());
        QCOMPARE(committed.constLast().at(1).toString(), QStringLiteral("Accepted answer removed"));
        // Nobody can write more than can be stored.
        answer(0)->clear();
        QTest::keyClicks(answer(0), QString(longestWritten + 3, u'a'));
        QCOMPARE(now().accepted.constFirst().size(), longestWritten);
        // What was submitted is read.
        m_form->setReadOnly(true);
        QVERIFY(answer(0)->isReadOnly() && !add->isEnabled());
    }

    void severalLinesAreSeveralWordings()
    {
        showNewQuestion(writtenPreset());
        answer(0)->setFocus();
        QApplication::clipboard()->setText(QStringLiteral("3.5 米\n\n 三米五 \r\n350 cm\n"));
        QTest::keyClick(answer(0), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(now().accepted, QStringList({QStringLiteral("3.5 米"), QStringLiteral("三米五"), QStringLiteral("350 cm")}));
        QVERIFY(answer(2)->hasFocus());
        QApplication::clipboard()->setText(QStringLiteral("5 m"));
        answer(2)->clear();
        QTest::keyClick(answer(2), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(now().accepted.constLast(), QStringLiteral("5 m"));
    }

    /// What does not fit is said, in words that stay until one writes on.
    void whatDoesNotFitIsSaid()
    {
        showNewQuestion(writtenPreset());
        answer(0)->setFocus();
        const auto *said = accepted()->findChild<QLabel *>(QStringLiteral("accepted.missing"));
        QVERIFY(said && said->isHidden());
        const auto paste = [&](int field, const QStringList &lines) {
            QApplication::clipboard()->setText(lines.join(u'\n'));
            QTest::keyClick(answer(field), Qt::Key_V, Qt::ControlModifier);
        };
        QStringList lines;
        for (int i = 0; i < mostAccepted; ++i)
            lines.append(QString::number(i));
        paste(0, lines);
        QVERIFY(said->isHidden());
        answer(0)->clear();
        paste(0, lines + QStringList{QStringLiteral("x"), QStringLiteral("y")});
        QCOMPARE(now().accepted, lines);
        QVERIFY(!said->isHidden());
        QVERIFY(said->text().contains(QStringLiteral("at most %1 accepted answers").arg(mostAccepted)));
        QVERIFY(!said->text().contains(QStringLiteral("characters")));
        QTest::keyClicks(answer(1), QStringLiteral("a"));
        QVERIFY(said->isHidden());
        // Of one that is too long the beginning is kept, from one line and from several.
        const QString tooLong(longestWritten + 1, u'z');
        paste(6, {tooLong, QStringLiteral("b")});
        QCOMPARE(now().accepted.at(6).size(), longestWritten);
        QCOMPARE(now().accepted.constLast(), QStringLiteral("b"));
        QVERIFY(!said->isHidden());
        QVERIFY(said->text().contains(QStringLiteral("at most %1 characters").arg(longestWritten)));
        answer(7)->clear();
        QVERIFY(said->isHidden());
        paste(7, {tooLong});
        QCOMPARE(now().accepted.constLast().size(), longestWritten);
        QVERIFY(!said->isHidden());
        // It is about this question alone.
        showNewQuestion(writtenPreset());
        QVERIFY(accepted()->findChild<QLabel *>(QStringLiteral("accepted.missing"))->isHidden());
    }

    /// The key goes along from kind to kind, and what was written of one kind comes back with it.
    void theKindKeepsTheAnswer()
    {
        const Preset preset = writtenPreset();
        showNewQuestion(preset);
        auto *kinds = m_form->findChild<ChipRow *>(QStringLiteral("question.kinds"));
        answer(0)->setFocus();
        QTest::keyClicks(answer(0), QStringLiteral("lamp"));
        QTest::keyClick(answer(0), Qt::Key_Return);
        QTest::keyClicks(answer(1), QStringLiteral("lantern"));
        m_form->questions()->nextKind(); // by the key, while the answer is written
        QCOMPARE(now().kind, QStringLiteral("choice"));
        QVERIFY(!accepted()->isVisible());
        const auto rows = [&] { return m_form->questions()->findChildren<OptionRow *>(); };
        QCOMPARE(rows().size(), 4);
        QVERIFY(rows().constFirst()->textField()->hasFocus()); // letters stay text
        QCOMPARE(now().options.constFirst().text, QStringLiteral("lamp"));
        QCOMPARE(now().keyIndex(), 0);
        QVERIFY(now().accepted.isEmpty());
        rows().at(1)->focusText();
        QTest::keyClicks(rows().at(1)->textField(), QStringLiteral("a dog"));
        const Question choice = now();
        QVERIFY(kinds->choose(QStringLiteral("written")));
        QCOMPARE(now().accepted, QStringList({QStringLiteral("lamp"), QStringLiteral("lantern")}));
        QVERIFY(now().options.isEmpty());
        QVERIFY(kinds->choose(QStringLiteral("choice")));
        QCOMPARE(now(), choice);
        // Of a question that was a choice from the beginning, the correct option is the accepted answer.
        AnnotationContent content;
        Question other = choice;
        other.id = QuestionId::create();
        other.options[0].correct = false;
        other.options[1].correct = true;
        content.questions = {other};
        m_form->setContent(content);
        QVERIFY(kinds->choose(QStringLiteral("written")));
        QCOMPARE(now().stem, other.stem);
        QCOMPARE(now().accepted, QStringList(QStringLiteral("a dog")));
    }

    /// The next question and the next image begin with their own answers.
    void answersStayWithTheirQuestion()
    {
        const Preset preset = writtenPreset();
        showNewQuestion(preset);
        answer(0)->setFocus();
        QTest::keyClicks(answer(0), QStringLiteral("lamp"));
        m_form->questions()->addQuestion();
        QCOMPARE(accepted()->fields().size(), 1);
        QCOMPARE(answer(0)->text(), QString());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab); // from the question to its answer
        QVERIFY(answer(0)->hasFocus());
        QTest::keyClicks(answer(0), QStringLiteral("dog"));
        m_form->focusPosition({LintField::Accepted, 0, 0, {}});
        QVERIFY(answer(0)->hasFocus());
        QCOMPARE(answer(0)->text(), QStringLiteral("lamp"));
        QCOMPARE(m_form->content().questions.at(1).accepted, QStringList(QStringLiteral("dog")));
        m_form->setFindings({{LintRule::AnswerLong, Severity::Error, {LintField::Accepted, 0, 0, {}}, QStringLiteral("Too long.")}});
        QVERIFY(answer(0)->property("wrong").toBool());
        showNewQuestion(preset);
        QCOMPARE(answer(0)->text(), QString());
    }

    /// A question as long as a paragraph is seen whole while it is written, and ↑ ↓ go through it and on to the options.
    void longTextsAreReadWhole()
    {
        auto *stem = m_form->findChild<WrappedField *>(QStringLiteral("question.stem"));
        m_form->questions()->focusStem();
        QVERIFY(stem && stem->hasFocus());
        const int oneLine = stem->height();
        const QString text = QStringLiteral("There is a cup on the table. ").repeated(12);
        QApplication::clipboard()->setText(text);
        QTest::keyClick(stem, Qt::Key_V, Qt::ControlModifier);
        QTRY_VERIFY(stem->height() > 2 * oneLine);
        QCOMPARE(now().stem, text);
        QVERIFY(!stem->verticalScrollBar()->isVisible());
        // Longer than six lines it scrolls, and nothing is cut off.
        QTest::keyClick(stem, Qt::Key_V, Qt::ControlModifier);
        QTest::keyClick(stem, Qt::Key_V, Qt::ControlModifier);
        QTest::keyClick(stem, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(now().stem, text.repeated(4));
        QTRY_VERIFY(stem->verticalScrollBar()->isVisible());
        const QWidget *sight = m_form->findChild<QScrollArea *>()->viewport();
        QTRY_VERIFY(sight->rect().contains(QRect(stem->mapTo(sight, QPoint()), stem->size())));
        // From the last line one goes on, and back again.
        QTest::keyClick(stem, Qt::Key_Up);
        QVERIFY(stem->hasFocus());
        QTest::keyClick(stem, Qt::Key_Down);
        QVERIFY(stem->hasFocus());
        QTest::keyClick(stem, Qt::Key_Down);
        QVERIFY(m_options.first()->textField()->hasFocus());
        QTest::keyClick(m_options.first()->textField(), Qt::Key_Up);
        QVERIFY(stem->hasFocus());
        QTest::keyClick(stem, Qt::Key_Return);
        QVERIFY(m_options.first()->textField()->hasFocus());
        // So are options, but each stays one line to whoever reads the data.
        WrappedField *option = m_options.first()->textField();
        QTest::keyClicks(option, QStringLiteral(" a cup and a book").repeated(12));
        QTRY_VERIFY(option->height() > oneLine);
        QTest::keyClick(option, Qt::Key_Return, Qt::ShiftModifier);
        QVERIFY(m_options.at(1)->textField()->hasFocus());
        QVERIFY(!now().options.first().text.contains(u'\n'));
    }

    /// What was published stays as it is, whatever is changed beside it.
    void lineEndsOfAQuestionStay()
    {
        const QString stem = QStringLiteral("看图。\r\n（1）左边是什么？\n（2）右边\u00a0呢？");
        AnnotationContent content = m_form->content();
        content.questions[0].stem = stem;
        content.questions[0].options[0].text = QStringLiteral("甲\n乙");
        m_form->setContent(content);
        QCOMPARE(m_form->content().questions.constFirst(), content.questions.constFirst());
        QTest::keyClick(m_options.at(1)->textField(), Qt::Key_Return, Qt::AltModifier);
        QTest::keyClicks(m_options.at(1)->textField(), QStringLiteral("x"));
        QCOMPARE(now().stem, stem);
        QCOMPARE(now().options.first().text, QStringLiteral("甲\n乙"));
    }

    /// Many kinds take one row: a list that is searched by keys. Nothing changes when it is closed.
    void manyKindsAreAList()
    {
        const Preset preset = *builtInPreset(QStringLiteral("constructure"));
        showNewQuestion(preset);
        const auto *chips = m_form->findChild<ChipRow *>(QStringLiteral("question.kinds"));
        const auto *button = m_form->findChild<ActionButton *>(QStringLiteral("question.kind"));
        QVERIFY(chips->isHidden() && button && button->isVisible());
        const auto isShown = [&] { return button->text().contains(preset.kind(now().kind)->title.text()); };
        QVERIFY2(isShown(), qPrintable(button->text()));
        m_form->questions()->focusStem();
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("kept"));
        const Question before = now();
        const auto field = [&] { return m_form->findChild<TagField *>(QStringLiteral("question.kindField")); };
        m_form->questions()->nextKind();
        QTRY_VERIFY(field() && field()->isVisible());
        QCOMPARE(field()->offered().size(), preset.kinds.size());
        QTest::keyClick(field()->focusProxy(), Qt::Key_Escape);
        QTRY_VERIFY(!m_form->findChild<ChoicePopover *>());
        QCOMPARE(now(), before);
        m_form->questions()->nextKind();
        QTRY_VERIFY(field() && field()->isVisible());
        QTest::keyClicks(field()->focusProxy(), QStringLiteral("ancestor 3"));
        QCOMPARE(field()->offered().size(), 1);
        QTest::keyClick(field()->focusProxy(), Qt::Key_Return);
        QTRY_COMPARE(now().kind, QStringLiteral("ancestor-2"));
        QVERIFY2(isShown(), qPrintable(button->text()));
        QCOMPARE(now().stem, before.stem);
        QTRY_COMPARE(m_form->window()->focusWidget(), m_form->findChild<WrappedField *>(QStringLiteral("question.stem")));
        // Nobody changes what was submitted.
        m_form->setReadOnly(true);
        m_form->questions()->nextKind();
        QTRY_VERIFY(!m_form->findChild<ChoicePopover *>());
    }

    void oneKindIsNotOffered()
    {
        const auto *kinds = m_form->findChild<ChipRow *>(QStringLiteral("question.kinds"));
        QVERIFY(kinds && kinds->isHidden());
    }
};

QTEST_MAIN(AnnotationFormTest)
#include "annotationformtest.moc"
