// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/severalpreset.h"
#include "tests/support/validateprogram.h"

#include "widgets/controls/choices/blindoption.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/fields/textfield.h"
#include "widgets/controls/labels/factlist.h"
#include "widgets/controls/labels/optioncounts.h"
#include "widgets/validate/discussionsview.h"
#include "widgets/validate/itemsview.h"
#include "widgets/validate/validatepage.h"

#include <QLabel>

#include <algorithm>

using namespace yuyi;
using namespace yuyi::test;

/// Questions with several correct options in the window: answered, found doubtful, given another key.
class ValidateSetsTest : public ValidateProgram
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(severalPreset()); }
    void cleanup()
    {
        QVERIFY(m_program->prompts.isSatisfied());
        m_program.reset();
    }

    /// Where several options may be correct, keys and clicks choose and leave out again, and Return sends.
    void severalOptionsAreChosen()
    {
        makeGold(1, {0, 2});
        const ImageId image = m_images.first();
        const Question question = gold(image);
        QCOMPARE(question.key().count(), 2);
        const auto chosen = [](AnswerView *view) {
            QList<OptionId> options;
            const QList<BlindOption *> shownOptions = view->findChildren<BlindOption *>();
            for (qsizetype i = 0; i < view->current()->options.size(); ++i) {
                if (shownOptions.at(i)->isChecked())
                    options.append(view->current()->options.at(i).id);
            }
            return Answer(options);
        };
        const auto says = [](AnswerView *view, const QString &sentence) {
            const QList<QLabel *> labels = view->findChildren<QLabel *>();
            return std::any_of(labels.begin(), labels.end(),
                               [&](const QLabel *label) { return label->isVisible() && label->text() == sentence; });
        };
        // The whole key; one option too many is left out again. Choosing alone sends nothing.
        QVERIFY(m_program->settings->answersAtOnce());
        AnswerView *view = answerAs(m_validators.at(0));
        QVERIFY(view);
        QVERIFY(says(view, QStringLiteral("Choose all correct options, then press Enter.")));
        QVERIFY(view->findChildren<BlindOption *>().first()->isSeveral());
        for (const int position : {2, 1, 0})
            QTest::keyClick(view, keyOf(view, question, position, position == 0));
        QCOMPARE(chosen(view).count(), 3);
        QTest::keyClick(view, keyOf(view, question, 1, true));
        QCOMPARE(chosen(view), question.key());
        // That two options are correct is nothing to report here.
        QTest::keyClick(view, Qt::Key_W);
        QCOMPARE(view->flags(), QList<VoteFlag>());
        QVERIFY(view->hasQuestion());
        QTest::keyClick(view, Qt::Key_Return);
        QTRY_COMPARE(votes(image), 1);
        // A part of it.
        view = answerAs(m_validators.at(1));
        QVERIFY(view);
        QVERIFY(chosen(view).isEmpty());
        QTest::keyClick(view, keyOf(view, question, 0, false));
        QTest::keyClick(view, Qt::Key_Return);
        QTRY_COMPARE(votes(image), 2);
        // The whole key by clicks, after a click too many.
        view = answerAs(m_validators.at(2));
        QVERIFY(view);
        for (const int position : {3, 0, 2, 3})
            QTest::mouseClick(view->findChildren<BlindOption *>().at(keyOf(view, question, position, false) - Qt::Key_A), Qt::LeftButton);
        QCOMPARE(chosen(view), question.key());
        QTest::keyClick(view, Qt::Key_Return);
        QTRY_COMPARE(votes(image), 3);
        const auto stored = run<QList<Vote>>([image](Stores &stores) -> Result<QList<Vote>> {
            const auto rounds = stores.validation().ofImage(image);
            return rounds ? stores.validation().votes(rounds->constLast().id) : Result<QList<Vote>>(passOn(rounds));
        });
        QVERIFY(stored);
        for (const Vote &vote : *stored)
            QCOMPARE(vote.correct, vote.person != m_validators.at(1));
    }

    /// Most people give the same other set: leads see it, and it becomes the key.
    void aSetOfOptionsBecomesTheKey()
    {
        makeGold(1, {0, 2});
        answerByFive({{0, 1}, {0, 1}, {1, 0}, {0, 2}, {2, 0}});
        project().actAs(m_lead);
        window().goToPage(QStringLiteral("validate"));
        auto *page = shown<ValidatePage>();
        QTRY_VERIFY(page);
        QTest::keyClick(page, Qt::Key_2, Qt::AltModifier);
        QTRY_VERIFY(shown<ItemsView>());
        auto *items = page->items();
        QTRY_COMPARE(items->model()->countOf(ItemStanding::KeyInDoubt), 1);
        QCOMPARE(items->model()->data(items->model()->index(0, ValidatedItemsModel::MostAttractive), Qt::DisplayRole).toString(),
                 QStringLiteral("AB · 3"));
        QTRY_VERIFY(shown<OptionCounts>() && shown<OptionCounts>()->lines().size() == 4);
        const int counts[] = {5, 3, 2, 0};
        for (int i = 0; i < 4; ++i) {
            QTRY_COMPARE(shown<OptionCounts>()->lines().at(i).count, counts[i]);
            QCOMPARE(shown<OptionCounts>()->lines().at(i).key, i == 0 || i == 2);
        }
        const auto said = [&] {
            QStringList values;
            for (const FactList *list : items->findChildren<FactList *>()) {
                for (const Fact &fact : list->facts())
                    values.append(fact.value);
            }
            return values;
        };
        QTRY_VERIFY2(said().contains(QStringLiteral("AB · 3")), qPrintable(said().join(u'|')));
        QTest::keyClick(page, Qt::Key_3, Qt::AltModifier);
        QTRY_VERIFY(shown<DiscussionsView>());
        auto *talk = page->discussions();
        QTRY_COMPARE(talk->openCount(), 1);
        auto *choices = talk->findChildren<ChipRow *>().first();
        QTRY_VERIFY(choices->isVisible());
        auto *keys = talk->findChildren<ChipRow *>().last();
        const auto codesOf = [&](const QList<int> &positions) {
            QStringList codes;
            for (const int position : positions)
                codes.append(gold(m_images.first()).options.at(position).id.toString());
            return codes;
        };
        QTRY_COMPARE(keys->selected(), codesOf({0, 1}));
        choices->setFocus();
        QTest::keyClick(choices, Qt::Key_2);
        QTRY_VERIFY(keys->isVisible());
        keys->setFocus();
        QTest::keyClick(keys, Qt::Key_D);
        QTest::keyClick(keys, Qt::Key_A);
        QCOMPARE(keys->selected(), codesOf({1, 3}));
        auto *why = talk->findChild<QWidget *>(QStringLiteral("discussionDecision"))->findChild<TextField *>();
        QVERIFY(why);
        why->setFocus();
        QTest::keyClicks(why, QStringLiteral("Both fit"));
        QTest::keyClick(why, Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(gold(m_images.first()).keys().positions(), (QList<int>{1, 3}));
        QCOMPARE(stage(m_images.first()), Stage::Validating);
    }
};

QTEST_MAIN(ValidateSetsTest)
#include "validatesetstest.moc"
