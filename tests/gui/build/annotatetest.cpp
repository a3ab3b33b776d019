// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/drawnpictures.h"
#include "tests/support/programfixture.h"

#include "models/linting/questionlinter.h"
#include "models/services/annotation/annotationservice.h"
#include "models/services/curation/collectservice.h"
#include "models/services/session/projectaccess.h"
#include "widgets/annotate/annotatecontroller.h"
#include "widgets/annotate/annotatepage.h"
#include "widgets/annotate/annotationform.h"
#include "widgets/annotate/labelsline.h"
#include "widgets/annotate/lintstrip.h"
#include "widgets/annotate/optionrow.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/fields/textfield.h"
#include "widgets/controls/fields/wrappedfield.h"
#include "widgets/controls/frame/banner.h"
#include "widgets/image/imageviewer.h"
#include "widgets/inspect/inspectpage.h"
#include "widgets/shell/commands/shortcutsheet.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QInputMethodEvent>
#include <QLabel>
#include <QScrollArea>

using namespace yuyi;
using namespace yuyi::test;

/// From inspection to an accepted question with the keyboard alone, as an annotator works all day.
class AnnotateTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<ProgramFixture> m_program;
    QString m_location;

    MainWindow &window() { return *m_program->window; }
    ProjectAccess &project() { return window().session()->project(); }
    const Preset &preset() { return project().info().preset; }

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

    /// What the stores answer, read as a page reads it.
    template <typename T>
    std::optional<T> ask(std::function<Result<T>(Stores &)> question)
    {
        std::optional<Result<T>> answer;
        project().read(std::move(question)).then(this, [&](const Result<T> &found) { answer = found; });
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
    QList<Item> items()
    {
        return ask<QList<Item>>([](Stores &stores) { return stores.annotations().items(); }).value_or(QList<Item>());
    }

    static void compose(QWidget *field, const QString &preedit, const QString &text)
    {
        QInputMethodEvent composing(preedit, {});
        QCoreApplication::sendEvent(field, &composing);
        // Enter that ends a composition belongs to the input method.
        QTest::keyClick(field, Qt::Key_Return);
        QInputMethodEvent done;
        done.setCommitString(text);
        QCoreApplication::sendEvent(field, &done);
    }

    void inspectThree()
    {
        window().goToPage(QStringLiteral("inspect"));
        QTRY_VERIFY(shown<InspectPage>());
        auto *page = shown<InspectPage>();
        page->setFocus();
        QTRY_COMPARE(inStage(Stage::Collected), 3);
        QTRY_VERIFY(shown<ImageViewer>() && shown<ImageViewer>()->hasImage());
        QTRY_VERIFY(page->isReady());
        QTest::keyClick(page, Qt::Key_Space);
        QTRY_COMPARE(inStage(Stage::Kept), 1);
        QTRY_VERIFY(page->isReady());
        QTest::keyClick(page, Qt::Key_Space);
        QTRY_COMPARE(inStage(Stage::Kept), 2);
        QTRY_VERIFY(page->isReady());
        QTest::keyClicks(page, preset().discardReasons.first().key.toLower());
        QTRY_COMPARE(inStage(Stage::Discarded), 1);
    }

    /// Labels by digits: pick-one moves on by itself, pick-many is left with Enter.
    void labelByDigits(AnnotatePage *page)
    {
        for (const Dimension &dimension : preset().dimensions) {
            QTest::keyClick(page, Qt::Key_1);
            if (dimension.pickMany)
                QTest::keyClick(page, Qt::Key_Return);
        }
    }

    void fillForm(AnnotatePage *page)
    {
        labelByDigits(page);
        QTRY_VERIFY(qobject_cast<TextField *>(QApplication::focusWidget()));
        auto *explanation = qobject_cast<TextField *>(QApplication::focusWidget());
        compose(explanation, QStringLiteral("jie shi"), QStringLiteral("一个人低头看手机，身后的世界渐渐褪色。"));
        QCOMPARE(explanation->text(), QStringLiteral("一个人低头看手机，身后的世界渐渐褪色。"));
        QTest::keyClick(explanation, Qt::Key_Tab);
        QTRY_VERIFY(QApplication::focusWidget() != explanation);
        auto *meaning = qobject_cast<TextField *>(QApplication::focusWidget());
        QVERIFY(meaning);
        compose(meaning, QStringLiteral("han yi"), QStringLiteral("沉迷手机使人错过真实的生活。"));

        QApplication::clipboard()->setText(QStringLiteral("A. 沉迷手机会错过身边的风景\nB、手机拍照越来越清楚了呀\n（C）城市的颜色需要重新设计\n"
                                                          "D. 走路时应该注意交通安全\nE. 年轻人都喜欢最新的科技\nF. 世界正在变得越来越安静"));
        const QList<OptionRow *> rows = page->findChildren<OptionRow *>();
        QCOMPARE(rows.size(), preset().mostOptions());
        rows.first()->focusText();
        QTest::keyClick(rows.first()->textField(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(rows.at(1)->option().text, QStringLiteral("手机拍照越来越清楚了呀"));
        QCOMPARE(rows.at(5)->option().text, QStringLiteral("世界正在变得越来越安静"));
        rows.at(2)->focusText();
        QTest::keyClick(rows.at(2)->textField(), Qt::Key_Return, Qt::AltModifier);
        QVERIFY(rows.at(2)->option().correct);
    }

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<ProgramFixture>();
        m_location = m_program->path(QStringLiteral("annotate"));
        m_program->makeProject(m_location);
        m_program->start();
        m_program->open(m_location);
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
    }

    void cleanup()
    {
        QVERIFY(m_program->prompts.isSatisfied());
        m_program.reset();
    }

    void fromInspectionToAnAcceptedQuestion()
    {
        inspectThree();
        window().goToPage(QStringLiteral("annotate"));
        QTRY_VERIFY(shown<AnnotationForm>());
        auto *page = shown<AnnotatePage>();
        QTRY_COMPARE(page->findChildren<OptionRow *>().size(), preset().mostOptions());
        // Too early: the first thing that is missing is named and nothing is submitted.
        QTest::keyClick(page, Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(!shown<AnnotationForm>()->lint()->findings().isEmpty());
        QVERIFY(hasErrors(shown<AnnotationForm>()->lint()->findings()));
        QCOMPARE(items().size(), 0);
        // Both texts are asked for, and what is counted as errors is errors.
        const QList<Finding> early = shown<AnnotationForm>()->lint()->findings();
        const auto errors = std::count_if(early.begin(), early.end(), [](const Finding &one) { return one.severity == Severity::Error; });
        QVERIFY(std::any_of(early.begin(), early.end(), [](const Finding &one) {
            return one.rule == LintRule::MeaningEmpty && one.severity == Severity::Error;
        }));
        QStringList said;
        for (const QLabel *label : shown<AnnotationForm>()->lint()->findChildren<QLabel *>())
            said.append(label->text());
        for (const Banner *banner : page->findChildren<Banner *>())
            said.append(banner->sentence());
        for (const QString &part : {QStringLiteral("and %1 more error").arg(errors - 5), QStringLiteral("yet: %1 errors").arg(errors)})
            QVERIFY2(said.join(u' ').contains(part), qPrintable(said.join(u' ')));
        page->setFocus();
        fillForm(page);
        // Pressed twice it is handed in once. What is typed from here on would be in no project.
        QSignalSpy failed(page->findChild<AnnotateController *>(), &AnnotateController::failed);
        QSignalSpy submitted(page->findChild<AnnotateController *>(), &AnnotateController::submitted);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return, Qt::ControlModifier);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(shown<TextField>()->isReadOnly());
        QTRY_COMPARE(inStage(Stage::Accepted), 1);
        const QList<Item> accepted = items();
        QCOMPARE(accepted.size(), 1);
        QCOMPARE(accepted.first().question.keyIndex(), 2);
        QCOMPARE(accepted.first().question.options.at(0).text, QStringLiteral("沉迷手机会错过身边的风景"));
        QCOMPARE(accepted.first().explanation, QStringLiteral("一个人低头看手机，身后的世界渐渐褪色。"));
        QCOMPARE(accepted.first().labels.size(), preset().dimensions.size());
        // And on to the next image, with an empty form.
        QTRY_COMPARE(page->findChildren<OptionRow *>().first()->option().text, QString());
        QTRY_COMPARE(project().pendingWrites(), 0);
        QVERIFY(failed.isEmpty());
        // One annotator and no votes: nobody else is waited for, and that is said.
        QCOMPARE(submitted.size(), 1);
        QVERIFY(submitted.constFirst().at(1).toBool());
    }

    /// What was chosen stays, what is empty is as on the last image, and each row is a step of undo.
    void labelsOfTheLastImage()
    {
        inspectThree();
        window().goToPage(QStringLiteral("annotate"));
        QTRY_VERIFY(shown<AnnotationForm>());
        auto *page = shown<AnnotatePage>();
        auto *form = shown<AnnotationForm>();
        QTRY_COMPARE(page->findChildren<OptionRow *>().size(), preset().mostOptions());
        page->setFocus();
        QTest::keyClick(page, Qt::Key_L); // nothing is submitted yet
        QTRY_COMPARE(project().pendingWrites(), 0);
        QVERIFY(form->content().labels.isEmpty());
        fillForm(page);
        const Labels first = form->content().labels;
        const ImageId image = page->findChild<AnnotateController *>()->image().id;
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(page->findChild<AnnotateController *>()->image().id != image);
        QTRY_VERIFY(form->content().labels.isEmpty());
        page->setFocus();
        QTest::keyClick(page, Qt::Key_2);
        const DimensionCode typed = preset().dimensions.first().code;
        const QList<LabelCode> chosen = form->content().labels.value(typed);
        QVERIFY(chosen != first.value(typed));
        page->setFocus();
        QTest::keyClick(page, Qt::Key_L);
        QTRY_COMPARE(form->content().labels.size(), preset().dimensions.size());
        Labels wanted = first;
        wanted[typed] = chosen;
        QCOMPARE(form->content().labels, wanted);
        QTRY_VERIFY(!page->findChild<AnnotateController *>()->isUnsaved());
        QTest::keyClick(page, Qt::Key_Z);
        QTRY_COMPARE(form->content().labels.size(), preset().dimensions.size() - 1);
    }

    /// Lists come with circled digits as often as with letters; what the option says stays.
    void pastedListsLoseTheirNumbers()
    {
        QCOMPARE(optionLines(QStringLiteral("① 孤独\n②、等待\n④ 希望\n❺时间\nF：远方\n6. 家")),
                 (QStringList{QStringLiteral("孤独"), QStringLiteral("等待"), QStringLiteral("希望"), QStringLiteral("时间"),
                              QStringLiteral("远方"), QStringLiteral("家")}));
        QCOMPARE(optionLines(QStringLiteral("A man waits\n3 个人\n一① 处")),
                 (QStringList{QStringLiteral("A man waits"), QStringLiteral("3 个人"), QStringLiteral("一① 处")}));
    }

    /// A digit held down is one label, not one of every row.
    void aHeldKeyChoosesOneLabel()
    {
        inspectThree();
        window().goToPage(QStringLiteral("annotate"));
        QTRY_VERIFY(shown<AnnotationForm>());
        auto *form = shown<AnnotationForm>();
        QTRY_COMPARE(form->findChildren<OptionRow *>().size(), preset().mostOptions());
        const auto dimensions = preset().dimensions.size();
        const auto rows = form->findChildren<ChipRow *>();
        for (QWidget *focus : std::initializer_list<QWidget *>{shown<AnnotatePage>(), rows.first()}) {
            AnnotationContent bare = form->content();
            bare.labels.clear();
            form->setContent(bare);
            form->focusField({});
            focus->setFocus();
            m_program->keyTimeFlies = false;
            m_program->keyTime += 1000;
            for (int i = 0; i < dimensions; ++i) {
                QTest::keyClick(window().windowHandle(), Qt::Key_1);
                m_program->keyTime += 33;
            }
            QCOMPARE(form->content().labels.size(), 1);
            // Typed one after the other they are as many labels.
            for (qsizetype i = 1; i < dimensions; ++i) {
                m_program->keyTime += 60;
                QTest::keyClick(window().windowHandle(), Qt::Key_1);
            }
            QCOMPARE(form->content().labels.size(), dimensions);
            m_program->keyTimeFlies = true;
        }
    }

    /// On a small screen question and options are in sight together while they are written; Esc brings the labels back.
    void aQuestionFitsASmallScreen()
    {
        inspectThree();
        window().resize(1280, 800);
        window().goToPage(QStringLiteral("annotate"));
        QTRY_VERIFY(shown<AnnotationForm>());
        auto *page = shown<AnnotatePage>();
        auto *form = shown<AnnotationForm>();
        QTRY_COMPARE(page->findChildren<OptionRow *>().size(), preset().mostOptions());
        const QList<ChipRow *> labels = form->findChildren<ChipRow *>();
        auto *change = form->findChild<QAbstractButton *>(QStringLiteral("changeLabels"));
        form->focusField(QStringLiteral("explanation"));
        QVERIFY(labels.first()->isVisible()); // not all are chosen
        QVERIFY(!change->isVisible());
        form->focusField({});
        fillForm(page);
        if (QTest::currentTestFailed())
            return;
        form->focusField(QStringLiteral("explanation"));
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("long enough for more lines than two. ").repeated(8));
        const QList<OptionRow *> rows = page->findChildren<OptionRow *>();
        rows.last()->focusText();
        QVERIFY(!labels.first()->isVisible());
        QVERIFY(change->isVisible());
        const QWidget *sight = form->findChild<QScrollArea *>()->viewport();
        const auto inSight = [sight](const QWidget *one) {
            return sight->rect().contains(QRect(one->mapTo(sight, QPoint()), one->size()));
        };
        QTRY_VERIFY(std::all_of(rows.begin(), rows.end(), inSight));
        QVERIFY(inSight(form->findChild<WrappedField *>(QStringLiteral("question.stem"))));
        QVERIFY(inSight(change));

        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QTRY_VERIFY(labels.first()->isVisible());
        QVERIFY(!change->isVisible());
        QTest::keyClick(window().windowHandle(), Qt::Key_2);
        QCOMPARE(form->content().labels.value(preset().dimensions.last().code).size(), 2); // one more, in the row they came from
        rows.first()->focusText();
        QVERIFY(!labels.first()->isVisible());
        QTest::mouseClick(change, Qt::LeftButton);
        QVERIFY(labels.first()->isVisible());
    }

    /// What the fields do while one types stands in the sheet of keys, too, and the folded labels speak the window's language.
    void keysOfTheFieldsAreNamed()
    {
        inspectThree();
        window().goToPage(QStringLiteral("annotate"));
        QTRY_VERIFY(shown<AnnotationForm>());
        auto *page = shown<AnnotatePage>();
        auto *form = shown<AnnotationForm>();
        QTRY_COMPARE(page->findChildren<OptionRow *>().size(), preset().mostOptions());
        QTest::keyClick(page, Qt::Key_Question);
        auto *sheet = window().findChild<ShortcutSheet *>();
        QTRY_VERIFY(sheet && sheet->isVisible());
        for (const char *text : {"Mark as Correct", "Note on the Option", "Previous or Next Option", "New Line"})
            QVERIFY2(sheet->shown().contains(QLatin1String(text)), text);
        QTest::keyClick(sheet, Qt::Key_Escape);
        fillForm(page);
        page->findChildren<OptionRow *>().last()->focusText();
        const auto *line = form->findChild<LabelsLine *>();
        QVERIFY(line && line->isVisible());
        const QString english = line->text();
        m_program->settings->setLanguage(QStringLiteral("zh_CN"));
        QTRY_VERIFY(line->text() != english);
    }

    /// Findings come and go below the form; the field that is being written is never under them.
    void findingsNeverCoverTheField()
    {
        inspectThree();
        window().resize(1280, 800);
        window().goToPage(QStringLiteral("annotate"));
        QTRY_VERIFY(shown<AnnotationForm>());
        auto *page = shown<AnnotatePage>();
        auto *form = shown<AnnotationForm>();
        QTRY_COMPARE(page->findChildren<OptionRow *>().size(), preset().mostOptions());
        OptionRow *last = page->findChildren<OptionRow *>().last();
        last->focusText();
        const QWidget *sight = form->findChild<QScrollArea *>()->viewport();
        const auto inSight = [&] { return sight->rect().contains(QRect(last->mapTo(sight, QPoint()), last->size())); };
        QTRY_VERIFY(inSight());
        const int before = sight->height();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return, Qt::ControlModifier); // too early: all errors are named
        QTRY_VERIFY(sight->height() < before);
        last->focusText();
        QTRY_VERIFY(inSight());
        form->lint()->setStrict(false);
        form->setFindings({});
        QTRY_VERIFY(sight->height() > before - 2);
        last->focusText();
        QTRY_VERIFY(inSight());
        form->lint()->setStrict(true);
        form->setFindings(lintAnnotation(form->content(), preset(), {}));
        QTRY_VERIFY(sight->height() < before);
        QTRY_VERIFY(inSight());
    }

    void digitsInATextAreText()
    {
        inspectThree();
        window().goToPage(QStringLiteral("annotate"));
        QTRY_VERIFY(shown<AnnotationForm>());
        auto *page = shown<AnnotatePage>();
        QTRY_COMPARE(page->findChildren<OptionRow *>().size(), preset().mostOptions());
        auto *text = page->findChildren<OptionRow *>().first()->textField();
        text->setFocus();
        QTest::keyClicks(text, QStringLiteral("s1j2k"));
        QCOMPARE(text->text(), QStringLiteral("s1j2k"));
        QVERIFY(shown<AnnotationForm>()->content().labels.isEmpty());
    }

    /// Labels, texts, question, options, notes: forwards and backwards, in every way of starting.
    void tabWalksThroughTheFormInOrder()
    {
        inspectThree();
        window().goToPage(QStringLiteral("annotate"));
        QTRY_VERIFY(shown<AnnotationForm>());
        auto *page = shown<AnnotatePage>();
        auto *form = shown<AnnotationForm>();
        QTRY_COMPARE(page->findChildren<OptionRow *>().size(), preset().mostOptions());
        const auto press = [this](Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
            QTest::keyClick(window().windowHandle(), key, modifiers);
        };
        const auto nameOf = [] { return QApplication::focusWidget() ? QApplication::focusWidget()->accessibleName() : QString(); };
        QStringList wanted{QStringLiteral("Explanation"), QStringLiteral("Implied meaning"), QStringLiteral("Question")};
        for (int i = 0; i < preset().mostOptions(); ++i)
            wanted.append(QStringLiteral("Option %1").arg(QChar(u'A' + i)));
        for (int i = 0; i < preset().mostOptions(); ++i)
            wanted.append(QStringLiteral("Note on option %1").arg(QChar(u'A' + i)));

        QTRY_COMPARE(QApplication::focusWidget(), page);
        for (qsizetype i = 0; i < preset().dimensions.size(); ++i)
            press(Qt::Key_Tab);
        for (const QString &name : wanted) {
            QCOMPARE(nameOf(), name);
            if (const auto *line = qobject_cast<LineField *>(QApplication::focusWidget())) {
                QVERIFY2(!line->hasSelectedText(), qPrintable(name));
                QCOMPARE(line->cursorPosition(), line->text().size());
            }
            if (const auto *wrapped = qobject_cast<WrappedField *>(QApplication::focusWidget()))
                QVERIFY2(wrapped->textCursor().atEnd() && !wrapped->textCursor().hasSelection(), qPrintable(name));
            if (name != wanted.last())
                press(Qt::Key_Tab);
        }
        for (qsizetype i = wanted.size() - 2; i >= 0; --i) {
            press(Qt::Key_Backtab, Qt::ShiftModifier);
            QCOMPARE(nameOf(), wanted.at(i));
        }
        // What is typed into the prefilled question is added to it.
        press(Qt::Key_Tab);
        press(Qt::Key_Tab);
        press(Qt::Key_X);
        QCOMPARE(form->content().questions.first().stem, preset().questions.firstStem + QStringLiteral("x"));
        // Enter goes on to the first option, and the labels behind it do not go on as well.
        press(Qt::Key_Return);
        QCOMPARE(nameOf(), QStringLiteral("Option A"));
        press(Qt::Key_Backtab, Qt::ShiftModifier);
        press(Qt::Key_Backtab, Qt::ShiftModifier);
        press(Qt::Key_Backtab, Qt::ShiftModifier);
        // Back among the labels the digits are labels again, of the last one first.
        press(Qt::Key_Backtab, Qt::ShiftModifier);
        press(Qt::Key_1);
        QCOMPARE(form->content().labels.keys(), QList<DimensionCode>{preset().dimensions.last().code});
        QVERIFY(form->content().explanation.isEmpty());

        // The same after Esc, and with the focus in a row of labels.
        press(Qt::Key_E);
        QCOMPARE(nameOf(), wanted.first());
        press(Qt::Key_Escape);
        for (qsizetype i = 0; i < preset().dimensions.size() && nameOf() != wanted.first(); ++i)
            press(Qt::Key_Tab);
        QCOMPARE(nameOf(), wanted.first());
        const QList<ChipRow *> rows = form->findChildren<ChipRow *>();
        rows.first()->setFocus();
        for (qsizetype i = 1; i < preset().dimensions.size(); ++i) {
            press(Qt::Key_Tab);
            QCOMPARE(QApplication::focusWidget(), rows.at(i));
        }
        press(Qt::Key_Tab);
        QCOMPARE(nameOf(), wanted.first());
    }

    /// One goes back step by step with Z alone: no step puts the cursor into a text, where the next Z would be typed.
    void theUndoKeyTypesNothing()
    {
        inspectThree();
        window().goToPage(QStringLiteral("annotate"));
        QTRY_VERIFY(shown<AnnotationForm>());
        auto *page = shown<AnnotatePage>();
        QTRY_COMPARE(page->findChildren<OptionRow *>().size(), preset().mostOptions());
        auto *row = page->findChildren<OptionRow *>().first();
        row->focusText();
        compose(row->textField(), QStringLiteral("x"), QStringLiteral("第一个选项"));
        QTest::keyClick(row->textField(), Qt::Key_Return);
        row->focusText();
        QVERIFY(!row->textField()->textCursor().hasSelection());
        QTest::keyClick(row->textField(), Qt::Key_Return, Qt::AltModifier);
        QVERIFY(row->option().correct);
        QTRY_COMPARE(project().pendingWrites(), 0);
        shown<AnnotationForm>()->focusLabels();
        page->setFocus();
        m_program->key(Qt::Key_Z);
        QTRY_VERIFY(!row->option().correct);
        QTRY_COMPARE(QApplication::focusWidget(), page);
        QCOMPARE(row->option().text, QStringLiteral("第一个选项"));
        m_program->key(Qt::Key_Z);
        QTRY_COMPARE(row->option().text, QString());
        QTRY_COMPARE(QApplication::focusWidget(), page);
    }

    void typedTextSurvivesARestart()
    {
        inspectThree();
        window().goToPage(QStringLiteral("annotate"));
        QTRY_VERIFY(shown<AnnotationForm>());
        auto *page = shown<AnnotatePage>();
        QTRY_COMPARE(page->findChildren<OptionRow *>().size(), preset().mostOptions());
        page->setFocus();
        QTest::keyClick(page, Qt::Key_U);
        QVERIFY(shown<AnnotationForm>()->isUnsure());
        auto *text = page->findChildren<OptionRow *>().first()->textField();
        text->setFocus();
        compose(text, QStringLiteral("x"), QStringLiteral("写了一半的选项"));
        m_program->window->close(); // at once, without leaving the field
        m_program->window.reset();
        m_program->start();
        m_program->open(m_location);
        window().goToPage(QStringLiteral("annotate"));
        QTRY_VERIFY(shown<AnnotationForm>());
        QTRY_COMPARE(shown<AnnotatePage>()->findChildren<OptionRow *>().value(0) != nullptr, true);
        QTRY_COMPARE(shown<AnnotatePage>()->findChildren<OptionRow *>().first()->option().text,
                     QStringLiteral("写了一半的选项"));
        QVERIFY(shown<AnnotationForm>()->isUnsure());
    }

    void changesOfAnotherWindowKeepThePosition()
    {
        inspectThree();
        window().goToPage(QStringLiteral("annotate"));
        QTRY_VERIFY(shown<AnnotationForm>());
        auto *page = shown<AnnotatePage>();
        QTRY_COMPARE(page->findChildren<OptionRow *>().size(), preset().mostOptions());
        auto *text = page->findChildren<OptionRow *>().first()->textField();
        text->setFocus();
        compose(text, QStringLiteral("x"), QStringLiteral("一半"));
        const auto mine = [this] {
            return ask<Annotation>([by = project().person().id](Stores &stores) -> Result<Annotation> {
                       const auto ids = stores.images().list({}, ImageSort::Added);
                       if (!ids)
                           return passOn(ids);
                       for (const ImageId &id : *ids) {
                           const auto each = stores.annotations().current(id, by);
                           if (each && *each)
                               return **each;
                       }
                       return Annotation();
                   })
                .value_or(Annotation());
        };
        QTRY_VERIFY(mine().content.questions.value(0).options.value(0).text == QStringLiteral("一半"));

        const auto factory = m_program->host.open(m_location);
        QVERIFY(factory);
        const auto there = (*factory)->open();
        QVERIFY(there);
        Annotation theirs = mine();
        // Written at once: nothing that is typed here is saved between the keys and this.
        const auto writeThere = [&](const QString &meaning) {
            theirs.content.impliedMeaning = meaning;
            const auto stored = AnnotationService(**there, project().person().id).saveDraft(theirs);
            QVERIFY2(stored, stored ? "" : qPrintable(stored.error().sentence));
            theirs = *stored;
        };
        writeThere(QStringLiteral("另一个窗口写的"));
        QTRY_COMPARE(shown<AnnotationForm>()->content().impliedMeaning, QStringLiteral("另一个窗口写的"));
        QCOMPARE(QApplication::focusWidget(), text);
        QTest::keyClicks(text, QStringLiteral("k"));
        QCOMPARE(text->text(), QStringLiteral("一半k"));
        QTRY_COMPARE(mine().content.questions.value(0).options.value(0).text, QStringLiteral("一半k"));
        QCOMPARE(mine().content.impliedMeaning, QStringLiteral("另一个窗口写的"));

        // Both at once: what was typed here is told to be unsaved, and stays, whatever the other goes on to write.
        theirs = mine();
        QTest::keyClicks(text, QStringLiteral("m"));
        writeThere(QStringLiteral("第二次"));
        QTRY_VERIFY(shown<Banner>());
        QVERIFY2(shown<Banner>()->sentence().contains(QStringLiteral("not saved")), qPrintable(shown<Banner>()->sentence()));
        QSignalSpy told(&project(), &ProjectAccess::changed);
        writeThere(QStringLiteral("第三次"));
        QTRY_VERIFY(!told.isEmpty());
        QCOMPARE(text->text(), QStringLiteral("一半km"));
        shown<Banner>()->findChild<ActionButton *>()->click();
        QTRY_COMPARE(shown<AnnotationForm>()->content().impliedMeaning, QStringLiteral("第三次"));
    }
};

QTEST_MAIN(AnnotateTest)
#include "annotatetest.moc"
