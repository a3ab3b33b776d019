// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/drawnpictures.h"
#include "tests/support/programfixture.h"

#include "models/services/annotation/annotationservice.h"
#include "models/services/curation/collectservice.h"
#include "models/services/curation/decisionservice.h"
#include "models/services/review/adjudicationservice.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/choices/chip.h"
#include "widgets/controls/dialogs/notedialog.h"
#include "widgets/controls/fields/textfield.h"
#include "widgets/controls/frame/banner.h"
#include "widgets/controls/labels/badge.h"
#include "widgets/image/imageviewer.h"
#include "widgets/review/accepted/acceptedpanel.h"
#include "widgets/review/accepted/sampledialog.h"
#include "widgets/review/casesdialog.h"
#include "widgets/review/fields/casepanel.h"
#include "widgets/review/fields/questionfield.h"
#include "widgets/review/fields/triple.h"
#include "widgets/review/reviewcontroller.h"
#include "widgets/review/reviewpage.h"
#include "widgets/shell/commands/commands.h"

#include <QApplication>
#include <QCheckBox>
#include <QDir>
#include <QInputMethodEvent>
#include <QLabel>
#include <QListWidget>

using namespace yuyi;
using namespace yuyi::test;

/// Two annotate two pictures differently; a third settles them with the keyboard alone.
class ReviewTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<ProgramFixture> m_program;
    QString m_location;
    PersonId m_first;
    PersonId m_second;
    PersonId m_judge;

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
    static void must(const Result<T> &result)
    {
        if (!result)
            qFatal("%s | %s", qPrintable(result.error().sentence), qPrintable(result.error().detail));
    }
    template <typename T>
    std::optional<T> ask(std::function<Result<T>(Stores &)> question)
    {
        std::optional<Result<T>> answer;
        project().read(std::move(question)).then(this, [&](const Result<T> &found) { answer = found; });
        if (!waitFor([&] { return answer.has_value(); }) || !*answer)
            return std::nullopt;
        return **answer;
    }
    template <typename T>
    std::optional<T> change(std::function<Result<T>(Stores &)> work)
    {
        std::optional<Result<T>> answer;
        project().write(std::move(work)).then(this, [&](const Result<T> &found) { answer = found; });
        if (!waitFor([&] { return answer.has_value(); }) || !*answer)
            return std::nullopt;
        return **answer;
    }
    qint64 inStage(Stage stage)
    {
        return ask<qint64>([stage](Stores &stores) {
                   ImageFilter filter;
                   filter.stage = stage;
                   return stores.images().count(filter);
               })
            .value_or(-1);
    }
    CasePanel *panel() { return shown<ReviewPage>()->panel(); }
    int openFields() { return panel()->openFields(); }

    static AnnotationContent content(AnnotationContent made, const Preset &preset, bool second)
    {
        for (const Dimension &dimension : preset.dimensions) {
            const int at = second && dimension.pickMany ? 1 : 0;
            made.labels.insert(dimension.code, {dimension.values.at(at).code});
        }
        made.explanation = QStringLiteral("一个人低头看手机，身后的世界渐渐褪色。");
        made.impliedMeaning = second ? QStringLiteral("科技让人与人之间越来越远。")
                                     : QStringLiteral("沉迷手机使人错过真实的生活。");
        const QStringList texts{QStringLiteral("沉迷手机会错过身边的风景"), QStringLiteral("手机拍照越来越清楚了呀"),
                                QStringLiteral("城市的颜色需要重新设计"), QStringLiteral("走路时应该注意交通安全"),
                                QStringLiteral("年轻人都喜欢最新的科技"), QStringLiteral("世界正在变得越来越安静")};
        for (int i = 0; i < made.questions.first().options.size(); ++i)
            made.questions[0].options[i].text = texts.at(i);
        if (second)
            made.questions[0].options[5].text = QStringLiteral("低头的人看不见路上的危险");
        made.questions[0].options[2].correct = true;
        made.unsure = second;
        return made;
    }

    void fillProject()
    {
        const auto factory = m_program->host.open(m_location);
        must(factory);
        const auto stores = (*factory)->open();
        must(stores);
        const PersonId lead = (*stores)->project().people()->constFirst().id;
        const auto person = [&](const QString &name, const QList<Role> &roles) {
            Person made;
            made.id = PersonId::create();
            made.name = name;
            made.roles = roles;
            made.createdAt = QDateTime::currentDateTimeUtc();
            must((*stores)->transaction([&] { return (*stores)->project().addPerson(made); }));
            return made.id;
        };
        m_first = person(QStringLiteral("甲"), {Role::Annotator});
        m_second = person(QStringLiteral("乙"), {Role::Annotator, Role::Adjudicator});
        m_judge = person(QStringLiteral("丙"), {Role::Adjudicator});
        ProjectInfo info = *(*stores)->project().info();
        info.rules.annotatorsPerImage = 2;
        must((*stores)->transaction([&] { return (*stores)->project().setInfo(info); }));

        const QString raw = m_program->path(QStringLiteral("raw"));
        QDir().mkpath(raw);
        for (int i = 0; i < 2; ++i)
            QVERIFY(saveDrawn(raw % QStringLiteral("/%1.png").arg(i), i));
        CollectRequest request;
        request.paths = {raw};
        request.by = lead;
        NoProgress progress;
        must(CollectService(**stores, (*factory)->folder()).collect(request, progress));
        const QList<ImageId> images = *(*stores)->images().list({}, ImageSort::Name);
        must(DecisionService(**stores, lead).decide(images, Verdict(), QStringLiteral("Kept")));
        for (const ImageId &image : images) {
            for (const PersonId &author : {m_first, m_second}) {
                AnnotationService service(**stores, author);
                Annotation annotation = *service.open(image);
                annotation.content = content(annotation.content, info.preset, author == m_second);
                must(service.submit(annotation));
            }
        }
    }

    static bool saveDrawn(const QString &path, int variant)
    {
        QImage image(320, 240, QImage::Format_RGB32);
        image.fill(variant == 0 ? Qt::darkCyan : Qt::darkYellow);
        return image.save(path);
    }

    static void compose(QWidget *field, const QString &preedit, const QString &text)
    {
        QInputMethodEvent composing(preedit, {});
        QCoreApplication::sendEvent(field, &composing);
        QTest::keyClick(field, Qt::Key_Return);
        QInputMethodEvent done;
        done.setCommitString(text);
        QCoreApplication::sendEvent(field, &done);
    }

    void actAs(const PersonId &person)
    {
        project().actAs(person);
        QTRY_COMPARE(project().person().id, person);
    }

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<ProgramFixture>();
        m_location = m_program->path(QStringLiteral("project"));
        m_program->makeProject(m_location);
        fillProject();
        m_program->start();
        m_program->open(m_location);
    }
    void cleanup() { m_program.reset(); }

    void settledFinishedReopenedByKeys()
    {
        actAs(m_judge);
        window().goToPage(QStringLiteral("review"));
        QTRY_VERIFY(shown<ReviewPage>());
        ReviewPage *page = shown<ReviewPage>();
        QTRY_VERIFY(shown<CasePanel>() && openFields() == 3); // several labels, implied meaning, question
        QTRY_VERIFY(shown<ImageViewer>()->hasImage());
        const auto *unsure = page->findChild<Badge *>(QStringLiteral("reviewUnsure"));
        QVERIFY(unsure->isVisible());
        QVERIFY(unsure->toolTip().contains(QStringLiteral("1 annotator")));
        page->setFocus();
        QCOMPARE(inStage(Stage::Disputed), 2);

        // Ctrl+Enter does not finish what is open; it says so.
        QTest::keyClick(page, Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(shown<Banner>());
        QCOMPARE(inStage(Stage::Disputed), 2);

        // A cause, then the union; the next open field takes the keys by itself.
        QCOMPARE(kindOf(panel()->current()->field().field), FieldKind::Label);
        QTest::keyClick(page, Qt::Key_7);
        QTest::keyClick(page, Qt::Key_G);
        QTest::keyClick(page, Qt::Key_3);
        QTRY_COMPARE(openFields(), 2);
        QCOMPARE(panel()->current()->field().field, meaningField);

        // Written anew with an input method; Enter that ends a composition is the input method's.
        QTest::keyClick(page, Qt::Key_E);
        QTRY_VERIFY(qobject_cast<TextField *>(QApplication::focusWidget()));
        auto *text = qobject_cast<TextField *>(QApplication::focusWidget());
        text->selectAll();
        compose(text, QStringLiteral("ping mu"), QStringLiteral("屏幕之外的生活正在失去颜色。"));
        QCOMPARE(text->text(), QStringLiteral("屏幕之外的生活正在失去颜色。"));
        // Single keys are letters here.
        QTest::keyClicks(text, QStringLiteral("1b"));
        QCOMPARE(text->text(), QStringLiteral("屏幕之外的生活正在失去颜色。1b"));
        QTest::keyClick(text, Qt::Key_Backspace);
        QTest::keyClick(text, Qt::Key_Backspace);
        // What is typed is kept without leaving the field.
        QTRY_COMPARE(openFields(), 1);
        QVERIFY(text->hasFocus());
        QTest::keyClick(text, Qt::Key_Escape);
        QTRY_COMPARE(QApplication::focusWidget(), static_cast<QWidget *>(page));

        // The question part by part: the left stem, then the option of the right.
        QTest::keyClick(page, Qt::Key_Down);
        auto *question = qobject_cast<QuestionField *>(panel()->current());
        QVERIFY(question);
        QTest::keyClick(page, Qt::Key_Return);
        QCOMPARE(question->part(), 0);
        QTest::keyClick(page, Qt::Key_1);
        QTRY_COMPARE(openFields(), 0);
        int changed = -1;
        for (int i = 0; i < question->field().left.questions.first().options.size(); ++i) {
            if (question->field().left.questions.first().options.at(i).text
                != question->field().right.questions.first().options.at(i).text)
                changed = i;
        }
        QCOMPARE(changed, 5);
        for (int i = question->part(); i < changed + 1; ++i)
            QTest::keyClick(page, Qt::Key_Down);
        QCOMPARE(question->part(), changed + 1);
        QTest::keyClick(page, Qt::Key_2);
        QTRY_COMPARE(question->field().decision->pick, Pick::Edited);
        QTest::keyClick(page, Qt::Key_Escape);
        QCOMPARE(question->part(), -1);
        const QString wanted = question->field().right.questions.first().options.at(5).text;

        // Pressed twice it is finished once.
        QSignalSpy failed(page->findChild<ReviewController *>(), &ReviewController::failed);
        QTest::keyClick(page, Qt::Key_Return, Qt::ControlModifier);
        QTest::keyClick(page, Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(inStage(Stage::Accepted), 1);
        QTRY_COMPARE(openFields(), 3); // the next one is there
        QTRY_COMPARE(project().pendingWrites(), 0);
        QVERIFY(failed.isEmpty());
        QVERIFY(!shown<Banner>());
        const auto items = ask<QList<Item>>([](Stores &stores) { return stores.annotations().items(); });
        QCOMPARE(items->size(), 1);
        QCOMPARE(items->first().impliedMeaning, QStringLiteral("屏幕之外的生活正在失去颜色。"));
        QCOMPARE(items->first().question.options.at(5).text, wanted);

        // Z takes the end back and shows the case as it was.
        m_program->key(Qt::Key_Z);
        QTRY_COMPARE(inStage(Stage::Accepted), 0);
        QTRY_VERIFY(shown<CasePanel>() && openFields() == 0);
        page->setFocus();
        QTest::keyClick(page, Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(inStage(Stage::Accepted), 1);
        QTRY_COMPARE(openFields(), 3);

        // The second goes back with a comment.
        QTest::keyClick(page, Qt::Key_B);
        QTRY_VERIFY(shown<NoteDialog>());
        NoteDialog *dialog = shown<NoteDialog>();
        QTest::keyClicks(dialog->text(), QStringLiteral("look again"));
        QTest::keyClick(dialog->text(), Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(inStage(Stage::Returned), 1);
    }

    /// A cause may follow the choice: it belongs to what was chosen, until one moves on.
    void aCauseFollowsTheChoice()
    {
        actAs(m_judge);
        window().goToPage(QStringLiteral("review"));
        QTRY_VERIFY(shown<CasePanel>() && openFields() == 3);
        ReviewPage *page = shown<ReviewPage>();
        page->setFocus();
        ReviewField *first = panel()->current();
        QTest::keyClick(page, Qt::Key_1);
        QTRY_COMPARE(openFields(), 2);
        ReviewField *second = panel()->current();
        QVERIFY(second != first);
        QTest::keyClick(page, Qt::Key_6);
        QTRY_VERIFY(first->field().decision && first->field().decision->cause == Cause::Slip);
        QCOMPARE(second->cause(), Cause::None);
        // Moved on, it belongs to the field one is at.
        QTest::keyClick(page, Qt::Key_Down);
        QTest::keyClick(page, Qt::Key_Up);
        QCOMPARE(panel()->current(), second);
        QTest::keyClick(page, Qt::Key_7);
        QCOMPARE(second->cause(), Cause::Subjective);
        QCOMPARE(first->cause(), Cause::Slip);
        // Who says the cause first goes on so: the next cause is the next field's.
        QTest::keyClick(page, Qt::Key_1);
        QTRY_COMPARE(openFields(), 1);
        ReviewField *third = panel()->current();
        QVERIFY(third != second);
        QTest::keyClick(page, Qt::Key_8);
        QCOMPARE(third->cause(), Cause::Knowledge);
        QCOMPARE(second->cause(), Cause::Subjective);
    }

    /// The headings and chips show the keys in force, also those that a person changes while they are open.
    void theKeysInForceAreShown()
    {
        actAs(m_judge);
        window().goToPage(QStringLiteral("review"));
        QTRY_VERIFY(shown<CasePanel>() && openFields() == 3);
        const auto hints = [this] {
            QStringList keys;
            for (const KeyHint *hint : panel()->findChildren<KeyHint *>())
                keys.append(hint->text());
            return keys;
        };
        const auto keyOf = [this](const QString &text) {
            for (const Chip *chip : panel()->findChildren<Chip *>()) {
                if (chip->text() == text)
                    return chip->key();
            }
            return QString();
        };
        const QString slip = titleOf(Cause::Slip);
        const QString change = QStringLiteral("Guideline needs a change");
        QCOMPARE(hints(), (QStringList{QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("E")}));
        QCOMPARE(keyOf(slip), QStringLiteral("6"));
        QCOMPARE(keyOf(change), QStringLiteral("G"));
        CommandRegistry &commands = window().commands();
        QVERIFY(commands.setShortcut(QStringLiteral("review.right"), QKeySequence(Qt::Key_Y)));
        QVERIFY(commands.setShortcut(QStringLiteral("review.slip"), QKeySequence(Qt::Key_S)));
        QVERIFY(commands.setShortcut(QStringLiteral("review.change"), QKeySequence(Qt::Key_W)));
        QCOMPARE(hints(), (QStringList{QStringLiteral("1"), QStringLiteral("Y"), QStringLiteral("E")}));
        QCOMPARE(keyOf(slip), QStringLiteral("S"));
        QCOMPARE(keyOf(change), QStringLiteral("W"));
    }

    void acceptedImagesAreLookedAtAgainByKeys()
    {
        // Settled behind the scenes, so that there is something accepted.
        const auto settled = change<qint64>([judge = m_judge](Stores &stores) -> Result<qint64> {
            AdjudicationService service(stores, judge);
            qint64 done = 0;
            for (auto next = service.next(); next && *next; next = service.next()) {
                const auto view = service.open(**next);
                if (!view)
                    return passOn(view);
                for (const CaseField &field : view->fields) {
                    if (!field.isOpen())
                        continue;
                    const bool guideline = done == 0;
                    if (const auto one = service.settle(field.id, {Pick::Left, {}, Cause::Slip, {}, guideline}, std::nullopt, {});
                        !one)
                        return passOn(one);
                }
                if (const auto end = service.finish(view->id); !end)
                    return passOn(end);
                ++done;
            }
            return done;
        });
        QCOMPARE(settled.value_or(-1), 2);
        window().goToPage(QStringLiteral("review"));
        QTRY_VERIFY(shown<ReviewPage>());
        ReviewPage *page = shown<ReviewPage>();
        // A lead who settled nothing sees what others settled, with who did.
        page->setFocus();
        QTest::keyClick(page, Qt::Key_H, Qt::ControlModifier);
        QTRY_VERIFY(shown<CasesDialog>());
        auto *cases = shown<CasesDialog>()->findChild<QListWidget *>();
        QTRY_COMPARE(cases->count(), 2);
        QVERIFY(cases->item(0)->text().endsWith(QStringLiteral("丙")));
        // Those that ask for a change of the guideline can be shown alone; they are found by keyboard.
        auto *guideline = shown<CasesDialog>()->findChild<QCheckBox *>(QStringLiteral("casesGuideline"));
        QVERIFY(guideline->isVisible() && guideline->text().endsWith(QStringLiteral("(1)")));
        QTest::keyClick(guideline, Qt::Key_Space);
        const auto visible = [cases] {
            QStringList lines;
            for (int i = 0; i < cases->count(); ++i) {
                if (!cases->item(i)->isHidden())
                    lines.append(cases->item(i)->text());
            }
            return lines;
        };
        QCOMPARE(visible().size(), 1);
        QVERIFY(visible().constFirst().contains(CasesDialog::tr("guideline needs a change")));
        QVERIFY(!cases->currentItem()->isHidden());
        QTest::keyClick(cases, Qt::Key_Return);
        QTRY_VERIFY(!shown<CasesDialog>());
        QTRY_VERIFY(shown<CasePanel>() && shown<CasePanel>()->current());
        // The headings stand over their columns, with a scroll bar and without.
        for (const int height : {1200, 640}) {
            window().resize(1280, height);
            const auto heading = [&]() -> QLabel * {
                for (QLabel *label : panel()->findChildren<QLabel *>()) {
                    if (label->isVisible() && label->text() == CasePanel::tr("Right"))
                        return label;
                }
                return nullptr;
            };
            QTRY_VERIFY(heading());
            const Cell *right = panel()->current()->findChildren<Cell *>().at(1);
            QTRY_COMPARE(heading()->mapTo(panel(), QPoint()).x(), right->mapTo(panel(), QPoint(spacing::small, 0)).x());
        }
        window().activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), static_cast<QWidget *>(&window()));
        page->setFocus();
        QTest::keyClick(page, Qt::Key_T);
        QTRY_VERIFY(shown<AcceptedPanel>());
        AcceptedPanel *accepted = shown<AcceptedPanel>();
        QTest::keyClick(page, Qt::Key_D);
        QTRY_VERIFY(shown<SampleDialog>());
        // Enter where the dialog puts the focus draws.
        QTRY_VERIFY(QApplication::focusWidget() && QApplication::focusWidget()->window() == shown<SampleDialog>());
        m_program->key(Qt::Key_Return);
        QTRY_VERIFY(accepted->hasItem() && !accepted->image().id.isNull());
        QTRY_VERIFY(shown<ImageViewer>()->hasImage());
        const ImageId first = accepted->image().id;
        QTRY_VERIFY(!shown<SampleDialog>());
        window().activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), static_cast<QWidget *>(&window()));
        page->setFocus();
        // The second key comes before the next image is there to be looked at: it approves nothing.
        QTest::keyClick(page, Qt::Key_Space);
        QTest::keyClick(page, Qt::Key_Space);
        QTRY_VERIFY(!accepted->image().id.isNull() && accepted->image().id != first);
        QTRY_COMPARE(project().pendingWrites(), 0);
        QCOMPARE(accepted->item()->verdict, ReviewVerdict::Open);
        QTest::keyClick(page, Qt::Key_B);
        QTRY_VERIFY(shown<NoteDialog>());
        QTest::keyClicks(shown<NoteDialog>()->text(), QStringLiteral("option B is right too"));
        QTest::keyClick(shown<NoteDialog>()->text(), Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(inStage(Stage::Returned), 1);
        QCOMPARE(inStage(Stage::Accepted), 1);
    }

    void annotatorsGetNoCaseOfTheirOwn()
    {
        actAs(m_second);
        window().goToPage(QStringLiteral("review"));
        QTRY_VERIFY(shown<ReviewPage>());
        QTRY_VERIFY(!shown<CasePanel>());
        QCOMPARE(inStage(Stage::Disputed), 2);
    }
};

QTEST_MAIN(ReviewTest)
#include "reviewtest.moc"
