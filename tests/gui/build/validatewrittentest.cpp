// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/writtenpreset.h"
#include "tests/support/validateprogram.h"

#include "widgets/controls/choices/answerfield.h"
#include "widgets/controls/choices/blindoption.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/fields/textfield.h"
#include "widgets/controls/frame/statestack.h"
#include "widgets/controls/labels/optioncounts.h"
#include "widgets/shell/commands/keypresses.h"
#include "widgets/validate/discussionsview.h"
#include "widgets/validate/itemsview.h"
#include "widgets/validate/rewritedialog.h"
#include "widgets/validate/validatepage.h"

#include <QAbstractButton>
#include <QAction>
#include <QLabel>
#include <QListWidget>

#include <algorithm>

using namespace yuyi;
using namespace yuyi::test;

/// Questions without options in the window: answered by typing, found doubtful, given another key.
class ValidateWrittenTest : public ValidateProgram
{
    Q_OBJECT

    qint64 m_time = 0;

    AnswerField *fieldOf(const AnswerView *view) const { return view->findChild<AnswerField *>(); }
    bool hasCursor(const QWidget *widget) { return window().focusWidget() == widget; }
    Vote onlyVote()
    {
        return run<Vote>([image = m_images.first()](Stores &stores) -> Result<Vote> {
                   const auto rounds = stores.validation().ofImage(image);
                   const auto votes = rounds ? stores.validation().votes(rounds->constLast().id) : Result<QList<Vote>>(passOn(rounds));
                   return votes && !votes->isEmpty() ? Result<Vote>(votes->constLast()) : Result<Vote>(Vote());
               })
            .value_or(Vote());
    }
    /// Most people wrote something else; the lead looks at it. `questions`: as many of them.
    ValidatePage *doubted(int questions = 1)
    {
        makeGold(questions);
        const Answer right = Answer::written(QStringLiteral("手机"));
        const Answer other = Answer::written(QStringLiteral("相机"));
        for (int i = 0; i < questions; ++i) {
            answerByFive({right, other, other, other, Answer::written(QStringLiteral("书"))});
            m_images.move(0, questions - 1); // the next one is the first
        }
        project().actAs(m_lead);
        window().goToPage(QStringLiteral("validate"));
        return waitFor([this] { return shown<ValidatePage>(); }) ? shown<ValidatePage>() : nullptr;
    }
    /// The first of so many discussions, with a choice made by its digit.
    DiscussionsView *discussed(ValidatePage *page, Qt::Key choice, int discussions = 1)
    {
        QTest::keyClick(page, Qt::Key_3, Qt::AltModifier);
        if (!waitFor([&] { return shown<DiscussionsView>() && page->discussions()->openCount() == discussions; }))
            return nullptr;
        auto *talk = page->discussions();
        auto *choices = talk->findChildren<ChipRow *>().first();
        if (!waitFor([&] { return choices->isVisible(); }))
            return nullptr;
        choices->setFocus();
        QTest::keyClick(choices, choice);
        return talk;
    }

private Q_SLOTS:
    void init()
    {
        begin(writtenPreset());
        // Keys come slower than a test presses them, so that none is taken for a held one.
        window().commands().presses().setClock([this] { return m_time += 1000; });
    }
    void cleanup()
    {
        QVERIFY(m_program->prompts.isSatisfied());
        m_program.reset();
    }

    /// The cursor is in the field; what is typed there is no command, and Enter sends it.
    void answersAreTyped()
    {
        makeGold(1);
        AnswerView *view = answerAs(m_validators.at(0));
        QVERIFY(view);
        AnswerField *field = fieldOf(view);
        QVERIFY(field && field->isVisible());
        QTRY_VERIFY(hasCursor(field));
        const QList<BlindOption *> options = view->findChildren<BlindOption *>();
        for (const BlindOption *option : options)
            QVERIFY(!option->isVisible());
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(view->hasQuestion()); // nothing is written
        QVERIFY(hasCursor(field));
        QTest::keyClicks(field, QStringLiteral("qrt m1"));
        QCOMPARE(field->text(), QStringLiteral("qrt m1"));
        QCOMPARE(view->flags(), QList<VoteFlag>());
        field->clear();
        QTest::keyClicks(field, QStringLiteral("iPhone"));
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_COMPARE(votes(m_images.first()), 1);
        QCOMPARE(onlyVote().answer, Answer::written(QStringLiteral("iPhone")));
        // Who cannot answer leaves the field and says so; that two options are correct is nothing to report here.
        view = answerAs(m_validators.at(1));
        QVERIFY(view);
        field = fieldOf(view);
        QTRY_VERIFY(hasCursor(field));
        QVERIFY(field->text().isEmpty());
        QTest::keyClick(field, Qt::Key_Escape);
        QTRY_VERIFY(hasCursor(view));
        QTest::keyClick(view, Qt::Key_W);
        QCOMPARE(view->flags(), QList<VoteFlag>());
        QTest::keyClick(view, Qt::Key_R);
        QCOMPARE(view->flags(), QList<VoteFlag>{VoteFlag::NoneRight});
        QTest::keyClick(view, Qt::Key_Return);
        QTRY_COMPARE(votes(m_images.first()), 2);
    }

    /// The cursor is in the field before the picture is there, so that nothing typed then is a command. After the last answer no button has
    /// the focus.
    void theFieldIsThereBeforeThePicture()
    {
        makeGold(2);
        AnswerView *view = answerAs(m_validators.at(0));
        QVERIFY(view);
        QTRY_VERIFY(hasCursor(fieldOf(view)));
        const ValidationId first = view->current()->validation;
        QTest::keyClicks(fieldOf(view), QStringLiteral("one"));
        QTest::keyClick(fieldOf(view), Qt::Key_Return);
        QVERIFY(view->hasQuestion() && view->current()->validation != first);
        const ValidationId second = view->current()->validation;
        QVERIFY(!view->isReady() && hasCursor(fieldOf(view)));
        QTest::keyClicks(window().focusWidget(), QStringLiteral("zv"));
        QTest::keyClick(window().focusWidget(), Qt::Key_Return); // nobody has seen the picture
        QVERIFY(view->hasQuestion() && view->current()->validation == second);
        QCOMPARE(fieldOf(view)->text(), QStringLiteral("zv"));
        QTRY_VERIFY(view->isReady());
        QVERIFY(hasCursor(fieldOf(view)));
        QCOMPARE(fieldOf(view)->text(), QStringLiteral("zv"));
        QTest::keyClick(fieldOf(view), Qt::Key_Return);
        QTRY_VERIFY(view->findChild<StateStack *>()->showsEmpty());
        QVERIFY(!view->hasQuestion() && hasCursor(view));
    }

    /// A text that was typed comes back with its question, for whoever typed it, and with no other one.
    void whatWasTypedIsKept()
    {
        makeGold(2);
        AnswerView *view = answerAs(m_validators.at(0));
        QVERIFY(view);
        QTRY_VERIFY(hasCursor(fieldOf(view)));
        const ValidationId question = view->current()->validation;
        QTest::keyClicks(fieldOf(view), QStringLiteral("half a wo"));
        window().goToPage(QStringLiteral("overview"));
        QTRY_VERIFY(!shown<AnswerView>());
        view = answerAs(m_validators.at(0));
        QVERIFY(view);
        QVERIFY(view->current()->validation == question);
        QTRY_VERIFY(hasCursor(fieldOf(view)));
        QCOMPARE(fieldOf(view)->text(), QStringLiteral("half a wo"));
        // Whoever comes back goes on writing, to the page or to the field.
        QTest::keyClicks(fieldOf(view), QStringLiteral("rd"));
        QTest::keyClick(fieldOf(view), Qt::Key_Escape);
        QTRY_VERIFY(hasCursor(view));
        QTest::keyClick(view, Qt::Key_Tab);
        QVERIFY(hasCursor(fieldOf(view)));
        QTest::keyClicks(fieldOf(view), QStringLiteral("s"));
        QCOMPARE(fieldOf(view)->text(), QStringLiteral("half a words"));
        QTest::keyClick(fieldOf(view), Qt::Key_Return);
        QTRY_VERIFY(view->hasQuestion() && view->current()->validation != question);
        QVERIFY(fieldOf(view)->text().isEmpty());
        QTRY_VERIFY(hasCursor(fieldOf(view)));
        QTest::keyClicks(fieldOf(view), QStringLiteral("mine"));
        view = answerAs(m_validators.at(1));
        QVERIFY(view);
        QVERIFY(fieldOf(view)->text().isEmpty());
    }

    /// Most people wrote the same other answer: leads see it, and it is accepted beside the key.
    void aTextBecomesTheKey()
    {
        ValidatePage *page = doubted();
        QVERIFY(page);
        QTest::keyClick(page, Qt::Key_2, Qt::AltModifier);
        QTRY_VERIFY(shown<ItemsView>());
        auto *items = page->items();
        QTRY_COMPARE(items->model()->countOf(ItemStanding::KeyInDoubt), 1);
        QCOMPARE(items->model()->data(items->model()->index(0, ValidatedItemsModel::MostAttractive), Qt::DisplayRole).toString(),
                 QStringLiteral("“相机” · 3"));
        QTRY_VERIFY(shown<OptionCounts>() && shown<OptionCounts>()->lines().size() == 3);
        const QList<OptionCounts::Line> lines = shown<OptionCounts>()->lines();
        QCOMPARE(lines.at(0).text, QStringLiteral("手机"));
        QVERIFY(lines.at(0).key && lines.at(1).mostAttractive && !lines.at(2).mostAttractive);
        QCOMPARE(lines.at(1).text, QStringLiteral("相机"));
        QCOMPARE(lines.at(1).count, 3);
        QVERIFY(lines.at(1).letter.isEmpty());
        auto *talk = discussed(page, Qt::Key_2);
        QVERIFY(talk);
        auto *field = talk->findChild<AnswerField *>();
        QTRY_VERIFY(field->isVisible());
        QCOMPARE(field->text(), QStringLiteral("相机"));
        auto *keys = talk->findChildren<ChipRow *>().last();
        QCOMPARE(keys->selectedOne(), QStringLiteral("相机"));
        keys->setFocus();
        QTest::keyClick(keys, Qt::Key_2);
        QCOMPARE(field->text(), QStringLiteral("书"));
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, QStringLiteral("camera"));
        QVERIFY(keys->selected().isEmpty());
        auto *why = talk->findChild<QWidget *>(QStringLiteral("discussionDecision"))->findChild<TextField *>();
        QVERIFY(why);
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_VERIFY(hasCursor(why));
        QTest::keyClicks(why, QStringLiteral("It is one"));
        QTest::keyClick(why, Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
        const QStringList accepted{QStringLiteral("camera"), QStringLiteral("手机"), QStringLiteral("智能手机")};
        QTRY_COMPARE(gold(m_images.first()).accepted, accepted);
        QCOMPARE(stage(m_images.first()), Stage::Validating);
    }

    /// What the lead writes as the new key stays with its discussion, and a field that was emptied stays empty.
    void aTypedKeyIsKept()
    {
        ValidatePage *page = doubted(2);
        QVERIFY(page);
        auto *talk = discussed(page, Qt::Key_2, 2);
        QVERIFY(talk);
        auto *field = talk->findChild<AnswerField *>();
        auto *list = talk->findChild<QListWidget *>();
        auto *choices = talk->findChildren<ChipRow *>().first();
        QTRY_VERIFY(field->isVisible() && field->text() == QStringLiteral("相机"));
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, QStringLiteral("camera"));
        list->setCurrentRow(1);
        QTRY_COMPARE(field->text(), QStringLiteral("相机"));
        list->setCurrentRow(0);
        QTRY_COMPARE(field->text(), QStringLiteral("camera"));
        choices->setFocus();
        QTest::keyClick(choices, Qt::Key_2);
        QTRY_VERIFY(field->isVisible());
        field->setFocus();
        field->selectAll();
        QTest::keyClick(field, Qt::Key_Delete);
        choices->setFocus();
        QTest::keyClick(page, Qt::Key_V, Qt::AltModifier);
        const auto hasVoted = [&] {
            const QList<QLabel *> labels = talk->findChildren<QLabel *>();
            return std::any_of(labels.begin(), labels.end(), [&](const QLabel *label) {
                return label->text().startsWith(project().person().name + QStringLiteral(": "));
            });
        };
        QTRY_VERIFY(hasVoted());
        QVERIFY(field->text().isEmpty());
    }

    /// The lead writes other accepted answers: a field that is empty is none, and there is at least one.
    void acceptedAnswersAreRewritten()
    {
        ValidatePage *page = doubted();
        QVERIFY(page);
        auto *talk = discussed(page, Qt::Key_3);
        QVERIFY(talk);
        auto *why = talk->findChild<QWidget *>(QStringLiteral("discussionDecision"))->findChild<TextField *>();
        why->setFocus();
        QTest::keyClicks(why, QStringLiteral("Clearer"));
        auto *rewrite = window().commands().action(QStringLiteral("validate.rewrite"));
        QTRY_VERIFY(rewrite->isEnabled());
        rewrite->trigger();
        QTRY_VERIFY(talk->findChild<RewriteDialog *>());
        auto *dialog = talk->findChild<RewriteDialog *>();
        const QList<LineField *> fields = dialog->findChildren<LineField *>();
        QCOMPARE(fields.size(), 2);
        for (LineField *field : fields)
            field->setText({});
        QTest::keyClick(dialog, Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(dialog->isVisible());
        const QList<QAbstractButton *> buttons = dialog->findChildren<QAbstractButton *>();
        for (QAbstractButton *button : buttons) {
            if (button->text() == QLatin1String("Add Wording"))
                button->click();
        }
        QCOMPARE(dialog->findChildren<LineField *>().size(), 3);
        dialog->findChildren<LineField *>().last()->setText(QStringLiteral("相机"));
        QTest::keyClick(dialog, Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(gold(m_images.first()).accepted, QStringList{QStringLiteral("相机")});
    }
};

QTEST_MAIN(ValidateWrittenTest)
#include "validatewrittentest.moc"
