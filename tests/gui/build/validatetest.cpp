// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/drawnpictures.h"
#include "tests/support/programfixture.h"
#include "tests/support/severalpreset.h"

#include "models/services/annotation/annotationservice.h"
#include "models/services/curation/collectservice.h"
#include "models/services/curation/decisionservice.h"
#include "models/services/people/peopleservice.h"
#include "models/services/session/projectaccess.h"
#include "models/services/session/typingkeeper.h"
#include "widgets/annotate/annotatepage.h"
#include "widgets/annotate/annotationform.h"
#include "widgets/annotate/optionrow.h"
#include "widgets/controls/choices/blindoption.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/dialogs/notedialog.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/fields/textfield.h"
#include "widgets/controls/frame/banner.h"
#include "widgets/controls/labels/badge.h"
#include "widgets/controls/labels/factlist.h"
#include "widgets/controls/labels/optioncounts.h"
#include "widgets/image/imageviewer.h"
#include "widgets/validate/answerview.h"
#include "widgets/validate/discussionsview.h"
#include "widgets/validate/itemsview.h"
#include "widgets/validate/validatepage.h"

#include <QApplication>
#include <QDir>
#include <QDirIterator>
#include <QInputMethodEvent>
#include <QLabel>
#include <QTableView>

#include <algorithm>

using namespace yuyi;
using namespace yuyi::test;

/// A whole round of validation with the keyboard alone: answered, failed, returned, repaired, passed.
class ValidateTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<ProgramFixture> m_program;
    PersonId m_lead;
    PersonId m_author;
    QList<PersonId> m_validators;
    QList<ImageId> m_images;

    MainWindow &window() { return *m_program->window; }
    ProjectAccess &project() { return window().session()->project(); }

    template <typename T>
    T *shown()
    {
        const QList<T *> all = window().findChildren<T *>();
        for (T *one : all) {
            if (one->isVisible())
                return one;
        }
        return nullptr;
    }
    template <typename T>
    std::optional<T> run(std::function<Result<T>(Stores &)> work)
    {
        std::optional<Result<T>> answer;
        project().write(std::move(work)).then(this, [&](const Result<T> &found) { answer = found; });
        if (!waitFor([&] { return answer.has_value(); }) || !*answer)
            return std::nullopt;
        return **answer;
    }
    Stage stage(const ImageId &image)
    {
        return run<Image>([image](Stores &stores) { return stores.images().image(image); }).value_or(Image()).stage;
    }
    Question gold(const ImageId &image)
    {
        return run<Question>([image](Stores &stores) -> Result<Question> {
                   const auto found = stores.annotations().gold(image);
                   return found && *found ? Result<Question>((*found)->content.questions.first())
                                          : Result<Question>(Question());
               })
            .value_or(Question());
    }

    void addPeople()
    {
        m_lead = project().person().id;
        const auto people = run<QList<PersonId>>([by = m_lead](Stores &stores) -> Result<QList<PersonId>> {
            PeopleService service(stores, by);
            auto info = stores.project().info();
            info->rules.annotatorsPerImage = 1;
            info->rules.votesPerQuestion = 5;
            info->rules.rounds = 3;
            if (const auto updated = service.updateProject(*info); !updated)
                return passOn(updated);
            QList<PersonId> made;
            for (int i = 0; i < 11; ++i) {
                const auto person = service.add(QStringLiteral("P%1").arg(i),
                                                {i == 0 ? Role::Annotator : Role::Validator});
                if (!person)
                    return passOn(person);
                made.append(person->id);
            }
            return made;
        });
        QVERIFY(people);
        m_author = people->first();
        m_validators = people->mid(1);
    }

    /// Annotated by the author and waiting for answers; `keys`: the correct options.
    void makeGold(int count, const QList<int> &keys = {0})
    {
        const auto made = run<QList<ImageId>>([count, keys, lead = m_lead, author = m_author](Stores &stores) -> Result<QList<ImageId>> {
            const auto ids = stores.images().list({}, ImageSort::Name);
            if (!ids)
                return passOn(ids);
            const auto kept = DecisionService(stores, lead).decide(*ids, Verdict(), QStringLiteral("Kept"));
            if (!kept)
                return passOn(kept);
            const Preset preset = stores.project().info()->preset;
            for (const ImageId &id : ids->mid(0, count)) {
                AnnotationService service(stores, author);
                auto annotation = service.open(id);
                if (!annotation)
                    return passOn(annotation);
                AnnotationContent &content = annotation->content;
                for (const Dimension &dimension : preset.dimensions)
                    content.labels.insert(dimension.code, {dimension.values.first().code});
                content.explanation = QStringLiteral("一个人低头看手机，身后的世界渐渐褪色。");
                content.impliedMeaning = QStringLiteral("沉迷手机使人错过真实的生活。");
                const QStringList texts{QStringLiteral("沉迷手机会错过身边的风景"), QStringLiteral("手机拍照越来越清楚了呀"),
                                        QStringLiteral("城市的颜色需要重新设计"), QStringLiteral("走路时应该注意交通安全"),
                                        QStringLiteral("年轻人都喜欢最新的科技"), QStringLiteral("世界正在变得越来越安静")};
                for (int o = 0; o < content.questions.at(0).options.size(); ++o) {
                    content.questions[0].options[o].text = texts.at(o);
                    content.questions[0].options[o].correct = keys.contains(o);
                }
                if (const auto submitted = service.submit(*annotation); !submitted)
                    return passOn(submitted);
            }
            return ids->mid(0, count);
        });
        QVERIFY(made);
        m_images = *made;
        QCOMPARE(stage(m_images.first()), Stage::Validating);
    }

    AnswerView *answerAs(const PersonId &person)
    {
        project().actAs(person);
        window().goToPage(QStringLiteral("validate"));
        if (!waitFor([this] { return shown<AnswerView>() && shown<AnswerView>()->isReady(); }))
            return nullptr;
        return shown<AnswerView>();
    }
    /// The key under which this person sees the option of the author's position.
    Qt::Key keyOf(AnswerView *view, const Question &question, int position, bool digits)
    {
        for (int i = 0; i < view->current()->options.size(); ++i) {
            if (view->current()->options.at(i).id == question.options.at(position).id)
                return Qt::Key((digits ? Qt::Key_1 : Qt::Key_A) + i);
        }
        return Qt::Key_unknown;
    }
    qint64 votes(const ImageId &image)
    {
        return run<qint64>([image](Stores &stores) -> Result<qint64> {
                   const auto rounds = stores.validation().ofImage(image);
                   if (!rounds)
                       return passOn(rounds);
                   const auto votes = stores.validation().votes(rounds->constLast().id);
                   return votes ? Result<qint64>(votes->size()) : Result<qint64>(passOn(votes));
               })
            .value_or(-1);
    }

    /// Five people answer the first image's question; `chosen`: the author's positions.
    void answerByFive(const QList<QList<int>> &chosen)
    {
        const Question question = gold(m_images.first());
        const auto answered =
            run<int>([people = m_validators, image = m_images.first(), question, chosen](Stores &stores) -> Result<int> {
                const auto rounds = stores.validation().ofImage(image);
                for (int i = 0; i < 5; ++i) {
                    QList<OptionId> options;
                    for (const int position : chosen.at(i))
                        options.append(question.options.at(position).id);
                    BlindAnswer answer;
                    answer.validation = rounds->first().id;
                    answer.answer = options;
                    answer.milliseconds = 5000;
                    const auto voted = ValidationService(stores, people.at(i)).answer(answer, QStringLiteral("Answered"));
                    if (!voted)
                        return passOn(voted);
                }
                return 5;
            });
        QVERIFY(answered);
    }

    void openProject(const QString &name, const Preset &preset)
    {
        const QString location = m_program->path(name);
        m_program->makeProject(location, preset);
        m_program->open(location);
        const QString folder = m_program->path(QStringLiteral("raw"));
        QVERIFY(QDir().mkpath(folder));
        for (int i = 0; i < 3; ++i)
            QVERIFY(drawn::scene(static_cast<quint32>(i), QSize(200, 150)).save(QStringLiteral("%1/%2.png").arg(folder).arg(i)));
        CollectRequest request;
        request.paths = {folder};
        request.by = project().person().id;
        QSignalSpy ended(&window().session()->jobs(), &JobCenter::jobEnded);
        window().session()->jobs().start(JobKind::ImportImages, request.toJson());
        QTRY_COMPARE(ended.size(), 1);
        addPeople();
    }

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<ProgramFixture>();
        m_program->start();
        openProject(QStringLiteral("validate"), *builtInPreset(presetCodes().value(0)));
    }
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

    /// Where several options may be correct, keys and clicks choose and leave out again, and Return sends.
    void severalOptionsAreChosen()
    {
        openProject(QStringLiteral("several"), severalPreset());
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
        QVERIFY(says(view, QStringLiteral("Choose all correct options.")));
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
        openProject(QStringLiteral("several"), severalPreset());
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
        const auto facts = items->findChild<FactList *>()->facts();
        QVERIFY(std::any_of(facts.begin(), facts.end(), [](const Fact &fact) { return fact.value == QLatin1String("AB · 3"); }));
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
