// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/validateprogram.h"

#include "models/services/session/projectaccess.h"
#include "models/services/session/typingkeeper.h"
#include "widgets/annotate/annotatepage.h"
#include "widgets/annotate/annotationform.h"
#include "widgets/annotate/optionrow.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/choices/blindoption.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/dialogs/notedialog.h"
#include "widgets/controls/fields/textfield.h"
#include "widgets/controls/fields/wrappedfield.h"
#include "widgets/controls/frame/banner.h"
#include "widgets/controls/labels/badge.h"
#include "widgets/controls/labels/factlist.h"
#include "widgets/controls/labels/optioncounts.h"
#include "widgets/image/imageviewer.h"
#include "widgets/validate/answerview.h"
#include "widgets/validate/discussionsview.h"
#include "widgets/validate/itemsview.h"
#include "widgets/validate/validateditempanel.h"
#include "widgets/validate/validatepage.h"

#include <QApplication>
#include <QDir>
#include <QDirIterator>
#include <QInputMethodEvent>
#include <QLabel>
#include <QTableView>

using namespace yuyi;
using namespace yuyi::test;

/// A whole round of validation with the keyboard alone: answered, failed, returned, repaired, passed.
class ValidateTest : public ValidateProgram
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup()
    {
        QVERIFY(m_program->prompts.isSatisfied());
        m_program.reset();
    }

    void aFailedQuestionIsRepairedAndPasses()
    {
        makeGold(1);
        const ImageId image = m_images.first();
        const Question first = gold(image);
        for (int i = 0; i < 5; ++i) {
            AnswerView *view = answerAs(m_validators.at(i));
            QVERIFY(view);
            QCOMPARE(view->current()->options.size(), 6);
            // Two choose the key, the others scatter; one reports a fault and says more.
            const Qt::Key key = keyOf(view, first, i < 2 ? 0 : i, i % 2 == 0);
            if (i == 4) {
                QTest::keyClick(view, Qt::Key_Q);
                QCOMPARE(view->flags(), QList<VoteFlag>{VoteFlag::Ambiguous});
                QTest::keyClick(view, Qt::Key_M);
                QTRY_VERIFY(qobject_cast<TextField *>(QApplication::focusWidget()));
                QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("a1 unclear"));
                QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
                QTRY_COMPARE(QApplication::focusWidget(), view);
            }
            QTest::keyClick(view, key);
            QTRY_VERIFY(!view->hasQuestion());
            QTRY_COMPARE(votes(image), i + 1);
        }
        QTRY_COMPARE(stage(image), Stage::Returned);

        // The author finds it on top of his queue, changes an option and hands it in.
        project().actAs(m_author);
        window().goToPage(QStringLiteral("annotate"));
        QTRY_VERIFY(shown<AnnotationForm>());
        auto *page = shown<AnnotatePage>();
        QTRY_VERIFY(!page->findChildren<OptionRow *>().isEmpty()
                    && page->findChildren<OptionRow *>().first()->option().text == first.options.first().text);
        // Handed in unchanged it is refused; nothing is lost, and the page does not say so.
        QTRY_VERIFY(window().commands().action(QStringLiteral("annotate.object"))->isEnabled());
        page->setFocus();
        QTest::keyClick(page, Qt::Key_Return, Qt::ControlModifier);
        const auto banner = [&]() -> Banner * {
            for (Banner *one : page->findChildren<Banner *>()) {
                if (one->isVisible())
                    return one;
            }
            return nullptr;
        };
        QTRY_VERIFY(banner());
        for (Badge *badge : page->findChildren<Badge *>())
            QVERIFY(!badge->isVisible() || badge->text() != AnnotatePage::tr("Not saved"));
        // Down and Up go from option to option.
        page->findChildren<OptionRow *>().at(2)->focusText();
        QTest::keyClick(page->findChildren<OptionRow *>().at(2)->textField(), Qt::Key_Down);
        OptionRow *row = page->findChildren<OptionRow *>().at(3);
        QVERIFY(row->textField()->hasFocus());
        QTest::keyClick(row->textField(), Qt::Key_A, Qt::ControlModifier);
        QInputMethodEvent typed;
        typed.setCommitString(QStringLiteral("过马路时要先看红绿灯"));
        QCoreApplication::sendEvent(row->textField(), &typed);
        QTest::keyClick(row->textField(), Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(stage(image), Stage::Validating);
        // Withdrawn at once, and handed in again as it is.
        QTRY_VERIFY(!window().commands().action(QStringLiteral("annotate.object"))->isEnabled());
        page->setFocus();
        QTest::keyClick(page, Qt::Key_Z);
        QTRY_COMPARE(stage(image), Stage::Returned);
        QTRY_VERIFY(shown<AnnotationForm>());
        QTRY_VERIFY(window().commands().action(QStringLiteral("annotate.object"))->isEnabled());
        QTRY_COMPARE(page->findChildren<OptionRow *>().at(3)->option().text, QStringLiteral("过马路时要先看红绿灯"));
        page->setFocus();
        QTest::keyClick(page, Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(stage(image), Stage::Validating);
        const Question second = gold(image);
        QVERIFY(second.id == first.id && second.versionId != first.versionId);

        // Fresh people answer the new version, and it passes.
        for (int i = 5; i < 10; ++i) {
            AnswerView *view = answerAs(m_validators.at(i));
            QVERIFY(view);
            QTest::keyClick(view, keyOf(view, second, 0, false));
            QTRY_COMPARE(votes(image), i - 4);
        }
        QTRY_COMPARE(stage(image), Stage::Accepted);
    }

    void anAuthorObjectsByKey()
    {
        makeGold(1);
        const ImageId image = m_images.first();
        answerByFive({{0}, {1}, {2}, {3}, {4}});
        QCOMPARE(stage(image), Stage::Returned);
        project().actAs(m_author);
        window().goToPage(QStringLiteral("annotate"));
        QTRY_VERIFY(shown<AnnotationForm>());
        auto *page = shown<AnnotatePage>();
        const QAction *object = window().commands().action(QStringLiteral("annotate.object"));
        QTRY_VERIFY(object->isEnabled());
        page->setFocus();
        QTest::keyClick(page, Qt::Key_O, Qt::AltModifier);
        QTRY_VERIFY(page->findChild<NoteDialog *>());
        auto *dialog = page->findChild<NoteDialog *>();
        QTRY_VERIFY(qobject_cast<TextField *>(dialog->focusWidget()));
        QTest::keyClicks(dialog->focusWidget(), QStringLiteral("It stands."));
        QTest::keyClick(dialog->focusWidget(), Qt::Key_Return, Qt::ControlModifier);
        // Objected once is enough; then it is handed in as it is.
        QTRY_VERIFY(!object->isEnabled());
        const auto open = run<qint64>([](Stores &stores) { return stores.discussions().openDiscussions(); });
        QCOMPARE(open, std::optional<qint64>(1));
        QTRY_VERIFY(!page->findChild<NoteDialog *>());
        window().activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), static_cast<QWidget *>(&window()));
        page->setFocus();
        QTest::keyClick(page, Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(stage(image) != Stage::Returned);
    }

    void theNextQuestionIsThereAtOnce()
    {
        makeGold(3);
        AnswerView *view = answerAs(m_validators.first());
        QVERIFY(view);
        const ValidationId first = view->current()->validation;
        QTest::keyClick(view, Qt::Key_B);
        QVERIFY(view->hasQuestion());
        QVERIFY(view->current()->validation != first);
        const ValidationId second = view->current()->validation;
        // Before the picture has been seen no key answers.
        QTest::keyClick(view, Qt::Key_B);
        QVERIFY(view->current()->validation == second);
        QTRY_VERIFY(view->isReady());
        // Undo brings the first back, unanswered.
        QTest::keyClick(view, Qt::Key_Z);
        QTRY_VERIFY(view->hasQuestion() && view->current()->validation == first && view->isReady());
        const QList<BlindOption *> options = view->findChildren<BlindOption *>();
        for (BlindOption *option : options)
            QVERIFY(!option->isChecked());
        // Full-width keys are the same keys.
        QKeyEvent wide(QEvent::KeyPress, 0, Qt::NoModifier, QStringLiteral("２"));
        QCoreApplication::sendEvent(view, &wide);
        QTRY_VERIFY(view->hasQuestion() && view->current()->validation == second);
        QTRY_VERIFY(view->isReady());
        // None is right: with its flag Enter sends without an option; without it nothing goes.
        QTest::keyClick(view, Qt::Key_Return);
        QVERIFY(view->current()->validation == second);
        QTest::keyClick(view, Qt::Key_R);
        QTest::keyClick(view, Qt::Key_Return);
        QTRY_VERIFY(view->hasQuestion() && view->current()->validation != second);
        const auto mine = run<std::optional<Vote>>([by = m_validators.first()](Stores &stores) {
            return stores.validation().lastVoteOf(by);
        });
        QVERIFY(mine && *mine);
        QVERIFY((*mine)->answer.isEmpty());
        QCOMPARE((*mine)->flags, QList<VoteFlag>{VoteFlag::NoneRight});
        // Nothing on the screen names the key.
        const QList<QLabel *> labels = view->findChildren<QLabel *>();
        for (QLabel *label : labels)
            QVERIFY(!label->text().contains(QStringLiteral("沉迷手机使人错过真实的生活")));
    }

    void aHeldKeyGivesOneAnswer()
    {
        makeGold(3);
        AnswerView *view = answerAs(m_validators.first());
        QVERIFY(view);
        const ValidationId first = view->current()->validation;
        m_program->keyTimeFlies = false;
        for (int i = 0; i < 30; ++i) {
            QTest::keyClick(view, Qt::Key_B);
            m_program->keyTime += 33;
            view->findChild<ImageViewer *>()->repaint();
        }
        QVERIFY(view->hasQuestion() && view->current()->validation != first);
        const ValidationId second = view->current()->validation;
        m_program->keyTimeFlies = true;
        QTRY_VERIFY(view->isReady());
        QVERIFY(view->current()->validation == second);
        QTest::keyClick(view, Qt::Key_B);
        QTRY_VERIFY(view->hasQuestion() && view->current()->validation != second); // the queue may be read anew first
    }

    void leadsSeeItemsAndConclude()
    {
        makeGold(2);
        // Three of five agree on another option.
        answerByFive({{4}, {4}, {4}, {0}, {0}});
        project().actAs(m_lead);
        window().goToPage(QStringLiteral("validate"));
        auto *page = shown<ValidatePage>();
        QTRY_VERIFY(page);
        QTest::keyClick(page, Qt::Key_2, Qt::AltModifier);
        QTRY_VERIFY(shown<ItemsView>());
        auto *items = page->items();
        QTRY_COMPARE(items->model()->countOf(ItemStanding::All), 2);
        // The other question is open: it says for how many it waits.
        const auto rowIn = [&](ValidationState state) {
            for (int row = 0; row < items->model()->rowCount(); ++row) {
                if (items->model()->table()->votes.items.at(items->model()->itemAt(row)).state == state)
                    return row;
            }
            return -1;
        };
        auto *table = items->findChild<QTableView *>();
        const int before = table->currentIndex().row();
        table->setCurrentIndex(items->model()->index(rowIn(ValidationState::Open), 0));
        const auto saysForHowMany = [&] {
            return items->findChild<FactList *>()->facts().constLast().value.contains(QLatin1String("10 other people"));
        };
        QTRY_VERIFY(saysForHowMany());
        table->setCurrentIndex(items->model()->index(before, 0));
        QCOMPARE(items->model()->countOf(ItemStanding::KeyInDoubt), 1);
        QTRY_VERIFY(shown<OptionCounts>() && shown<OptionCounts>()->lines().size() == 6);
        QTRY_COMPARE(shown<OptionCounts>()->lines().at(4).count, 3);
        QVERIFY(shown<OptionCounts>()->lines().at(4).mostAttractive);
        QVERIFY(shown<OptionCounts>()->lines().at(0).key);
        // Nothing beside the table is cut off, whatever the size of the type.
        auto *panel = items->findChild<ValidatedItemPanel *>();
        const auto fits = [&] {
            const QList<ActionButton *> buttons = panel->findChildren<ActionButton *>();
            return std::all_of(buttons.begin(), buttons.end(), [&](const ActionButton *button) {
                return button->mapTo(panel, QPoint(button->width(), 0)).x() <= panel->viewport()->width();
            });
        };
        m_program->settings->setFontScale(2);
        QTRY_VERIFY(fits());
        m_program->settings->setFontScale(1);
        QTRY_VERIFY(fits());
        // Each row names its image, and a key goes there.
        QCOMPARE(items->model()->data(items->model()->index(0, ValidatedItemsModel::ImageName), Qt::DisplayRole).toString(),
                 items->model()->table()->votes.items.at(items->model()->itemAt(0)).imageName);
        QVERIFY(!items->model()->data(items->model()->index(0, ValidatedItemsModel::ImageName), Qt::DisplayRole).toString().isEmpty());
        QTRY_VERIFY(window().commands().action(QStringLiteral("validate.review-item"))->isEnabled());
        QTest::keyClick(page, Qt::Key_R, Qt::AltModifier);
        QTRY_COMPARE(window().currentPageId(), QStringLiteral("review"));
        window().goToPage(QStringLiteral("validate"));
        QTRY_VERIFY(shown<ValidatePage>());
        // On to the discussion: vote, then conclude with the other key.
        QTest::keyClick(page, Qt::Key_3, Qt::AltModifier);
        QTRY_VERIFY(shown<DiscussionsView>());
        auto *talk = page->discussions();
        QTRY_COMPARE(talk->openCount(), 1);
        auto *choices = talk->findChildren<ChipRow *>().first();
        QTRY_VERIFY(choices->isVisible());
        // The question is there when its most attractive distractor is offered as the other key.
        auto *keys = talk->findChildren<ChipRow *>().last();
        QTRY_VERIFY(!keys->selectedOne().isEmpty());
        choices->setFocus();
        QTest::keyClick(choices, Qt::Key_1);
        QTest::keyClick(page, Qt::Key_V, Qt::AltModifier);
        const auto votes = [&] {
            QStringList texts;
            for (const QLabel *label : talk->findChildren<QLabel *>())
                texts.append(label->text());
            return texts.filter(project().person().name + QStringLiteral(": "));
        };
        QTRY_COMPARE(votes().size(), 1);
        choices->setFocus();
        QTest::keyClick(choices, Qt::Key_2);
        QCOMPARE(choices->selectedOne(), codeOf(DiscussionOutcome::ChangeKey));
        // What one does is in sight on a small screen, under whatever there is to read.
        auto *decision = talk->findChild<QWidget *>(QStringLiteral("discussionDecision"));
        QVERIFY(decision && window().rect().contains(QRect(decision->mapTo(&window(), QPoint()), decision->size())));
        auto *why = decision->findChild<TextField *>();
        QVERIFY(why);
        why->setFocus();
        QTest::keyClicks(why, QStringLiteral("E fits"));
        // What is typed is on this computer until it is sent.
        const auto kept = [] {
            QDirIterator files(TypingKeeper::folder(), {QStringLiteral("discussion-note-*.json")},
                               QDir::Files, QDirIterator::Subdirectories);
            return files.hasNext();
        };
        QTRY_VERIFY(kept());
        // Against the votes: not without a second yes.
        m_program->prompts.willConfirm(false);
        QTest::keyClick(why, Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(talk->openCount(), 1);
        m_program->prompts.willConfirm(true);
        QTest::keyClick(why, Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(gold(m_images.first()).keyIndex(), 4);
        QTRY_COMPARE(talk->openCount(), 0);
        QTRY_VERIFY(!kept());
        QCOMPARE(stage(m_images.first()), Stage::Validating);
        // A validator is offered no items.
        project().actAs(m_validators.first());
        QTRY_VERIFY(shown<AnswerView>());
        // The keys count what is shown: the second is the discussions.
        QTest::keyClick(page, Qt::Key_2, Qt::AltModifier);
        QTRY_VERIFY(shown<DiscussionsView>());
        QVERIFY(!items->isVisible());
        QVERIFY(!window().commands().action(QStringLiteral("validate.tab-3"))->isEnabled());
    }
};

QTEST_MAIN(ValidateTest)
#include "validatetest.moc"
