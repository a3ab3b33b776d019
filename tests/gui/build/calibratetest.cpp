// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/drawnpictures.h"
#include "tests/support/programfixture.h"

#include "models/comparison/fieldvalue.h"
#include "models/items/imagelistmodel.h"
#include "models/services/annotation/annotationservice.h"
#include "models/services/curation/collectservice.h"
#include "models/services/curation/decisionservice.h"
#include "models/services/people/peopleservice.h"
#include "models/services/review/calibrationservice.h"
#include "models/services/session/projectaccess.h"
#include "widgets/annotate/annotatecontroller.h"
#include "widgets/annotate/annotatepage.h"
#include "widgets/annotate/annotationform.h"
#include "widgets/annotate/optionrow.h"
#include "widgets/audit/auditpage.h"
#include "widgets/calibrate/calibratepage.h"
#include "widgets/calibrate/figurestables.h"
#include "widgets/calibrate/guidelineeditor.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/fields/textfield.h"
#include "widgets/controls/fields/wrappedfield.h"
#include "widgets/controls/frame/banner.h"
#include "widgets/controls/frame/emptystate.h"
#include "widgets/discussion/commentthread.h"
#include "widgets/discussion/guidelinepanel.h"
#include "widgets/discussion/mentionfield.h"
#include "widgets/image/thumbnailgrid.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QInputMethodEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QSpinBox>
#include <QTableView>
#include <QTableWidget>

using namespace yuyi;
using namespace yuyi::test;

/// A calibration with the keyboard alone: batch, two people label, reveal, talk, outcome with a clause, pass, close.
class CalibrateTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<ProgramFixture> m_program;
    PersonId m_lead;
    QList<PersonId> m_people;

    MainWindow &window() { return *m_program->window; }
    ProjectAccess &project() { return window().session()->project(); }

    template <typename T>
    T *shown(const char *name = nullptr)
    {
        const QList<T *> all = window().findChildren<T *>(name ? QString::fromLatin1(name) : QString());
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
    QList<CalibrationBatch> batches()
    {
        return run<QList<CalibrationBatch>>([](Stores &stores) { return stores.calibration().batches(); })
            .value_or(QList<CalibrationBatch>());
    }
    int handedIn()
    {
        return run<int>([](Stores &stores) -> Result<int> {
                   const auto all = stores.calibration().batches();
                   const auto handed = stores.calibration().handedIn(all->first().id);
                   return static_cast<int>(handed->size());
               })
            .value_or(-1);
    }
    /// Without a window manager nobody activates the window again when a dialog has closed.
    void comeBack()
    {
        window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window(), patienceMs));
    }
    /// Everything that was asked for so far has been answered: nothing is loaded anew under the hands.
    void letLoad()
    {
        for (int round = 0; round < 4; ++round) {
            bool read = false;
            QVERIFY(run<int>([](Stores &) { return Result<int>(0); }));
            project().read([](Stores &) { return Result<int>(0); }).then(this, [&](const Result<int> &) { read = true; });
            QTRY_VERIFY(read);
        }
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) { m_program->key(key, modifiers); }
    static void compose(QWidget *field, const QString &text)
    {
        QInputMethodEvent composing(QStringLiteral("pin yin"), {});
        QCoreApplication::sendEvent(field, &composing);
        QInputMethodEvent done;
        done.setCommitString(text);
        QCoreApplication::sendEvent(field, &done);
    }

    void actAs(const PersonId &person, const QString &page)
    {
        project().actAs(person);
        window().goToPage(page);
        QTRY_COMPARE(window().currentPageId(), page);
    }

    /// Labels by digits, `first` for the first dimension; texts and options as an annotator brings them in.
    void labelOne(Qt::Key first)
    {
        auto *page = shown<AnnotatePage>();
        QVERIFY(page);
        QTRY_COMPARE(page->findChildren<OptionRow *>().size(), project().info().preset.mostOptions());
        auto *controller = page->findChild<AnnotateController *>();
        QTRY_COMPARE(controller->image().id, batches().first().images.first());
        QTRY_COMPARE(controller->annotation().person, project().person().id);
        QTRY_VERIFY(page->findChildren<OptionRow *>().first()->option().text.isEmpty());
        letLoad();
        shown<AnnotationForm>()->focusField({});
        page->setFocus();
        bool isFirst = true;
        for (const Dimension &dimension : project().info().preset.dimensions) {
            QTest::keyClick(page, isFirst ? first : Qt::Key_1);
            isFirst = false;
            if (dimension.pickMany)
                QTest::keyClick(page, Qt::Key_Return);
        }
        QTRY_VERIFY(qobject_cast<TextField *>(QApplication::focusWidget()));
        compose(QApplication::focusWidget(), QStringLiteral("一个人低头看手机，身后的世界渐渐褪色。"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        compose(QApplication::focusWidget(), QStringLiteral("沉迷手机使人错过真实的生活。"));
        QApplication::clipboard()->setText(
            QStringLiteral("沉迷手机会错过身边的风景\n手机拍照越来越清楚了呀\n城市的颜色需要重新设计\n走路时应该注意交通安全\n"
                           "年轻人都喜欢最新的科技\n世界正在变得越来越安静"));
        const QList<OptionRow *> rows = page->findChildren<OptionRow *>();
        rows.first()->focusText();
        QTest::keyClick(rows.first()->textField(), Qt::Key_V, Qt::ControlModifier);
        rows.at(2)->focusText();
        QTest::keyClick(rows.at(2)->textField(), Qt::Key_Return, Qt::AltModifier);
        const int before = handedIn();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(handedIn(), before + 1);
    }

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<ProgramFixture>();
        const QString location = m_program->path(QStringLiteral("calibrate"));
        m_program->makeProject(location);
        m_program->start();
        m_program->open(location);
        m_lead = project().person().id;
        const QString folder = m_program->path(QStringLiteral("raw"));
        QVERIFY(QDir().mkpath(folder));
        for (int i = 0; i < 3; ++i)
            QVERIFY(drawn::scene(static_cast<quint32>(i), QSize(200, 150)).save(QStringLiteral("%1/%2.png").arg(folder).arg(i)));
        CollectRequest request;
        request.paths = {folder};
        request.by = m_lead;
        QSignalSpy ended(&window().session()->jobs(), &JobCenter::jobEnded);
        window().session()->jobs().start(JobKind::ImportImages, request.toJson());
        QTRY_COMPARE(ended.size(), 1);
        const auto people = run<QList<PersonId>>([by = m_lead](Stores &stores) -> Result<QList<PersonId>> {
            QList<PersonId> made;
            for (const QString &name : {QStringLiteral("王芳"), QStringLiteral("李娜")}) {
                const auto person = PeopleService(stores, by).add(name, {Role::Annotator});
                if (!person)
                    return passOn(person);
                made.append(person->id);
            }
            const auto lead = stores.project().people();
            Person self = lead->first();
            self.roles = {Role::Lead};
            if (const auto updated = PeopleService(stores, by).update(self); !updated)
                return passOn(updated);
            const auto images = stores.images().list({}, ImageSort::Name);
            const auto kept = DecisionService(stores, by).decide(*images, Verdict(), QStringLiteral("Kept"));
            if (!kept)
                return passOn(kept);
            return made;
        });
        QVERIFY(people);
        m_people = *people;
        // Three names may be read before the lead's roles are: the dialog would offer the lead, too.
        QTRY_COMPARE(project().people().size(), 3);
        QTRY_VERIFY(!project().person().is(Role::Annotator));
    }

    void cleanup()
    {
        QVERIFY(m_program->prompts.isSatisfied());
        m_program.reset();
    }

    void imagesPickedByHand()
    {
        window().goToPage(QStringLiteral("calibrate"));
        QTRY_VERIFY(shown<CalibratePage>());
        shown<CalibratePage>()->setFocus();
        key(Qt::Key_N);
        QTRY_VERIFY(window().findChild<QDialog *>(QStringLiteral("newBatchDialog")));
        auto *dialog = window().findChild<QDialog *>(QStringLiteral("newBatchDialog"));
        auto *make = dialog->findChild<QAbstractButton *>(QStringLiteral("makeBatch"));
        QTRY_VERIFY(make->isEnabled());
        dialog->findChild<QCheckBox *>(QStringLiteral("pickByHand"))->click();
        QVERIFY(!make->isEnabled()); // none is picked
        auto *grid = dialog->findChild<ThumbnailGrid *>(QStringLiteral("batchImages"));
        QVERIFY(grid->isVisible() && grid->hasFocus());
        const int last = grid->model()->rowCount() - 1;
        QVERIFY(last > 0);
        grid->setCurrentIndex(grid->model()->index(last, 0));
        grid->clearSelection();
        QTest::keyClick(grid, Qt::Key_Space);
        QCOMPARE(grid->selectedRows(), QList<int>{last});
        const ImageId picked = qobject_cast<ImageListModel *>(grid->model())->ids().at(last);
        QVERIFY(make->isEnabled());
        make->click();
        QTRY_COMPARE(batches().size(), 1);
        QCOMPARE(batches().first().images.size(), 1);
        QCOMPARE(batches().first().images.first(), picked);
    }

    /// Where there is no batch yet, the guideline is one key away, and stays open until one goes back to the batches.
    void theGuidelineIsThereBeforeABatch()
    {
        window().goToPage(QStringLiteral("calibrate"));
        QTRY_VERIFY(shown<EmptyState>("calibrateNone"));
        QVERIFY(shown<ChipRow>("calibrateTabs"));
        QCOMPARE(shown<ChipRow>("calibrateTabs")->selectedOne(), QStringLiteral("batches"));
        key(Qt::Key_2, Qt::AltModifier);
        QTRY_VERIFY(shown<GuidelineEditor>());
        QVERIFY(!shown<EmptyState>("calibrateNone"));
        QCOMPARE(shown<ChipRow>("calibrateTabs")->selectedOne(), QStringLiteral("guideline"));
        QVERIFY(window().commands().action(QStringLiteral("calibrate.write"))->isEnabled());
        window().goToPage(QStringLiteral("overview"));
        window().goToPage(QStringLiteral("calibrate"));
        letLoad();
        QVERIFY(shown<GuidelineEditor>());
        key(Qt::Key_1, Qt::AltModifier);
        QTRY_VERIFY(shown<EmptyState>("calibrateNone"));
        QVERIFY(!shown<GuidelineEditor>());
    }

    void aWholeCalibration()
    {
        // The lead makes a batch of one image.
        window().goToPage(QStringLiteral("calibrate"));
        QTRY_VERIFY(shown<CalibratePage>());
        shown<CalibratePage>()->setFocus();
        key(Qt::Key_N);
        QTRY_VERIFY(window().findChild<QDialog *>(QStringLiteral("newBatchDialog")));
        auto *dialog = window().findChild<QDialog *>(QStringLiteral("newBatchDialog"));
        auto *size = dialog->findChild<QSpinBox *>(QStringLiteral("batchSize"));
        auto *name = dialog->findChild<QLineEdit *>(QStringLiteral("batchName"));
        compose(name, QStringLiteral("第一轮"));
        size->setFocus();
        size->selectAll();
        QTest::keyClicks(size, QStringLiteral("1"));
        auto *make = dialog->findChild<QAbstractButton *>(QStringLiteral("makeBatch"));
        QTRY_VERIFY(make->isEnabled());
        QTest::keyClick(size, Qt::Key_Return);
        QTRY_COMPARE(batches().size(), 1);
        QCOMPARE(batches().first().images.size(), 1);
        QCOMPARE(batches().first().people.size(), 2);
        comeBack();

        // Two people label it, differently, where it comes first.
        for (int i = 0; i < 2; ++i) {
            actAs(m_people.at(i), QStringLiteral("annotate"));
            QTRY_VERIFY(shown<AnnotationForm>());
            labelOne(i == 0 ? Qt::Key_1 : Qt::Key_2);
            if (QTest::currentTestFailed())
                return;
        }

        // The lead reveals.
        actAs(m_lead, QStringLiteral("calibrate"));
        QTRY_VERIFY(shown<CalibratePage>());
        auto *page = shown<CalibratePage>();
        page->setFocus();
        QTRY_VERIFY(window().commands().action(QStringLiteral("calibrate.reveal"))->isEnabled());
        m_program->prompts.willConfirm(false);
        key(Qt::Key_R);
        QTRY_VERIFY(m_program->prompts.isSatisfied());
        QCOMPARE(batches().first().state, CalibrationState::Labelling);
        m_program->prompts.willConfirm(true);
        key(Qt::Key_R);
        QTRY_COMPARE(batches().first().state, CalibrationState::Revealed);
        QTRY_VERIFY(shown<QListWidget>("differences"));
        QCOMPARE(shown<QListWidget>("differences")->count(), 1);

        // Enter on a line of the agreement lists the differences of its dimension; D lists all again.
        page->setFocus();
        key(Qt::Key_A);
        auto *figures = page->findChild<FiguresTables *>()->findChild<QTableWidget *>();
        QTRY_VERIFY(figures->isVisible() && figures->rowCount() > 1);
        figures->setFocus();
        figures->selectRow(figures->rowCount() - 1); // on which they agree
        QTest::keyClick(figures, Qt::Key_Return);
        QTRY_VERIFY(!figures->isVisible());
        QCOMPARE(page->findChild<QListWidget *>(QStringLiteral("differences"))->count(), 0);
        page->setFocus();
        key(Qt::Key_D);
        QTRY_VERIFY(shown<QListWidget>("differences"));
        QCOMPARE(shown<QListWidget>("differences")->count(), 1);

        // A comment that names somebody, with the name offered behind the @.
        QTRY_VERIFY(shown<CommentThread>() && shown<CommentThread>()->target());
        page->setFocus();
        key(Qt::Key_C);
        QTRY_VERIFY(shown<MentionField>() && shown<MentionField>()->hasFocus());
        auto *field = shown<MentionField>();
        compose(field, QStringLiteral("请"));
        QTest::keyClicks(field, QStringLiteral("@"));
        QTRY_VERIFY(field->isOffering());
        QCOMPARE(field->offered().size(), 2); // nobody names himself
        compose(field, QStringLiteral("王"));
        QTRY_COMPARE(field->offered(), QStringList{QStringLiteral("王芳")});
        // With the name written out there is nothing left to offer.
        compose(field, QStringLiteral("芳"));
        QTRY_VERIFY(!field->isOffering());
        QTest::keyClick(field, Qt::Key_Backspace);
        QTRY_COMPARE(field->offered(), QStringList{QStringLiteral("王芳")});
        // Enter that ends a composition chooses nobody; the next one does.
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(field->text(), QStringLiteral("请@王"));
        QCoreApplication::processEvents();
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(field->text(), QStringLiteral("请@王芳 "));
        QVERIFY(!field->isOffering());
        compose(field, QStringLiteral("说说为什么"));
        QTest::keyClick(field, Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(shown<CommentThread>()->thread().comments.size(), 1);
        QCOMPARE(shown<CommentThread>()->thread().comments.first().mentions, QList<PersonId>{m_people.first()});
        QTRY_COMPARE(field->text(), QString());

        // What is typed and not sent is there again.
        compose(field, QStringLiteral("还没写完"));
        window().goToPage(QStringLiteral("overview"));
        window().goToPage(QStringLiteral("calibrate"));
        actAs(m_people.first(), QStringLiteral("overview"));
        actAs(m_lead, QStringLiteral("calibrate"));
        QTRY_VERIFY(shown<MentionField>());
        QTRY_COMPARE(shown<MentionField>()->text(), QStringLiteral("还没写完"));
        shown<MentionField>()->setText({});

        // The guideline gets its first clause.
        page->setFocus();
        key(Qt::Key_W);
        QTRY_VERIFY(shown<GuidelineEditor>() && shown<GuidelineEditor>()->isWriting());
        auto *text = shown<TextField>("guidelineText");
        QTRY_VERIFY(text->hasFocus());
        compose(text, QStringLiteral("# 类型\n看构图"));
        QTest::keyClick(text, Qt::Key_Return, Qt::ControlModifier);
        QTest::keyClick(text, Qt::Key_Return, Qt::ControlModifier); // one version, not two
        QTRY_COMPARE(shown<GuidelineEditor>()->shelf().versions.size(), 1);
        letLoad();
        QVERIFY(!shown<Banner>());
        page->setFocus();
        key(Qt::Key_F2);

        // What was agreed on, with the clause.
        QTRY_VERIFY(shown<QComboBox>("outcomeClause"));
        QTRY_COMPARE(shown<QComboBox>("outcomeClause")->count(), 2);
        page->setFocus();
        key(Qt::Key_O);
        key(Qt::Key_2);
        shown<QComboBox>("outcomeClause")->setFocus();
        key(Qt::Key_Down);
        auto *note = shown<TextField>("outcomeNote");
        note->setFocus();
        compose(note, QStringLiteral("按构图分"));
        key(Qt::Key_S, Qt::ControlModifier);
        const CalibrationBatchId batch = batches().first().id;
        const auto outcomes = [&] {
            return run<QList<CalibrationOutcome>>([batch](Stores &stores) { return stores.calibration().outcomes(batch); })
                .value_or(QList<CalibrationOutcome>());
        };
        QTRY_COMPARE(outcomes().size(), 1);
        QCOMPARE(outcomes().first().clause, QStringLiteral("类型"));
        QCOMPARE(outcomes().first().note, QStringLiteral("按构图分"));
        QVERIFY(!outcomes().first().agreedValue.isEmpty());

        // A clause that is not there yet: written, published, and back at the difference it was written for.
        QTRY_COMPARE(QApplication::focusWidget(), page);
        letLoad();
        QTRY_VERIFY(window().commands().action(QStringLiteral("calibrate.clause"))->isEnabled());
        key(Qt::Key_G);
        QTRY_VERIFY(shown<GuidelineEditor>() && shown<GuidelineEditor>()->isWriting());
        text = shown<TextField>("guidelineText");
        QTRY_VERIFY(text->hasFocus());
        const QString dimension = project().info().preset.dimensions.first().title.text();
        QVERIFY(text->text().endsWith(QStringLiteral("## %1\n").arg(dimension)));
        compose(text, QStringLiteral("先看整体构图，再看笔法。"));
        QTest::keyClick(text, Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(page->findChild<GuidelineEditor *>()->shelf().versions.size(), 2);
        QTRY_VERIFY(shown<QComboBox>("outcomeClause"));
        QTRY_COMPARE(shown<QComboBox>("outcomeClause")->currentData().toString(),
                     clausesOf(page->findChild<GuidelineEditor *>()->shelf().versions.constFirst().body)
                         .constLast()
                         .anchor);
        key(Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(outcomes().first().clause != QStringLiteral("类型"));

        // The first is to repeat: T asks for a note, Ctrl+Enter sends it; then he is let pass all the same.
        letLoad();
        page->setFocus();
        key(Qt::Key_E);
        QTRY_VERIFY(window().commands().action(QStringLiteral("calibrate.repeat"))->isEnabled());
        key(Qt::Key_T);
        QTRY_VERIFY(shown<TextField>("resultNote") && shown<TextField>("resultNote")->hasFocus());
        compose(shown<TextField>("resultNote"), QStringLiteral("类型看构图"));
        QTest::keyClick(shown<TextField>("resultNote"), Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(batches().first().people.at(0).result, CalibrationResult::Repeat);
        QCOMPARE(batches().first().people.at(0).note, QStringLiteral("类型看构图"));
        letLoad();
        QTRY_VERIFY(shown<QTableWidget>("calibrationPeople"));
        QTRY_VERIFY(shown<QTableWidget>("calibrationPeople")->item(0, 1)->text().contains(u'0'));
        actAs(m_people.first(), QStringLiteral("annotate"));
        QTRY_VERIFY(shown<AnnotationForm>());
        QTRY_VERIFY(!shown<AnnotatePage>()->findChildren<OptionRow *>().isEmpty());
        QTRY_VERIFY(window().commands().action(QStringLiteral("annotate.returned"))->isEnabled());
        QVERIFY(!window().commands().action(QStringLiteral("annotate.object"))->isEnabled());
        shown<AnnotatePage>()->setFocus();
        key(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(!window().commands().action(QStringLiteral("annotate.returned"))->isEnabled());
        actAs(m_lead, QStringLiteral("calibrate"));

        // Both pass, the batch is closed.
        letLoad();
        page->setFocus();
        key(Qt::Key_E);
        QTRY_VERIFY(window().commands().action(QStringLiteral("calibrate.pass"))->isEnabled());
        shown<QTableWidget>("calibrationPeople")->selectRow(0);
        key(Qt::Key_P);
        QTRY_COMPARE(batches().first().people.at(0).result, CalibrationResult::Passed);
        letLoad();
        page->setFocus();
        QTRY_VERIFY(window().commands().action(QStringLiteral("calibrate.pass"))->isEnabled());
        key(Qt::Key_P);
        QTRY_COMPARE(batches().first().people.at(1).result, CalibrationResult::Passed);
        page->setFocus();
        key(Qt::Key_X);
        QTRY_COMPARE(batches().first().state, CalibrationState::Closed);

        // Who was named finds the place from anywhere.
        actAs(m_people.first(), QStringLiteral("annotate"));
        key(Qt::Key_M, Qt::ControlModifier);
        QTRY_VERIFY(window().findChild<QDialog *>(QStringLiteral("mentionsDialog")));
        auto *mentions = window()
                             .findChild<QDialog *>(QStringLiteral("mentionsDialog"))
                             ->findChild<QListWidget *>(QStringLiteral("mentions"));
        QTRY_COMPARE(mentions->count(), 1);
        QTest::keyClick(mentions, Qt::Key_Return);
        comeBack();
        QTRY_COMPARE(window().currentPageId(), QStringLiteral("calibrate"));
        QTRY_VERIFY(shown<CommentThread>());
        QTRY_COMPARE(shown<CommentThread>()->thread().comments.size(), 1);
    }

    /// Somebody looks at an image and goes away; meanwhile a batch is made. It comes first, unless they had begun.
    void aCalibrationComesBeforeAnUntouchedImage()
    {
        actAs(m_people.first(), QStringLiteral("annotate"));
        QTRY_VERIFY(shown<AnnotatePage>());
        auto *controller = shown<AnnotatePage>()->findChild<AnnotateController *>();
        QTRY_VERIFY(controller->hasImage());
        const ImageId looked = controller->image().id;
        window().goToPage(QStringLiteral("overview"));
        const auto made = run<ImageId>([by = m_lead, people = m_people, looked](Stores &stores) -> Result<ImageId> {
            const auto images = stores.images().list({}, ImageSort::Name);
            const ImageId other = images->at(0) == looked ? images->at(1) : images->at(0);
            const auto batch = CalibrationService(stores, by).create({QStringLiteral("第一轮"), {other}, people, 1});
            return batch ? Result<ImageId>(other) : passOn(batch);
        });
        QVERIFY(made);
        QVERIFY(*made != looked);
        window().goToPage(QStringLiteral("annotate"));
        QTRY_COMPARE(controller->image().id, *made);
        // It says what it is, and how many there are.
        QTRY_VERIFY(controller->isCalibration());
        auto *badge = shown<AnnotatePage>()->findChild<QLabel *>(QStringLiteral("annotateCalibration"));
        QTRY_VERIFY(badge->isVisible());
        QCOMPARE(badge->text(), QStringLiteral("Calibration"));
        QTRY_COMPARE(controller->queue().calibration, 1);
    }

    void theGuidelineStandsBesideTheForm()
    {
        const auto published = run<Guideline>([lead = m_lead](Stores &stores) {
            return GuidelineService(stores, lead).publish({}, QStringLiteral("# 情感\n看画面"), {});
        });
        QVERIFY(published);
        actAs(m_people.first(), QStringLiteral("annotate"));
        QTRY_VERIFY(shown<AnnotationForm>());
        QVERIFY(!shown<GuidelinePanel>());
        key(Qt::Key_F2);
        QTRY_VERIFY(shown<GuidelinePanel>());
        QTRY_VERIFY(shown<GuidelinePanel>()->guideline());
        QCOMPARE(shown<GuidelinePanel>()->guideline()->number, 1);
        QVERIFY(shown<GuidelinePanel>()->goToClause(QStringLiteral("情感")));
        QVERIFY(!shown<GuidelinePanel>()->goToClause(QStringLiteral("none")));
        // A newer version comes in while it stands there.
        QVERIFY(run<Guideline>([lead = m_lead, id = published->id](Stores &stores) {
            return GuidelineService(stores, lead).publish({}, QStringLiteral("# 情感\n看画面和文字"), id);
        }));
        QTRY_COMPARE(shown<GuidelinePanel>()->guideline()->number, 2);
        key(Qt::Key_F2);
        QTRY_VERIFY(!shown<GuidelinePanel>());
    }

    void theAuditIsReadAndUndoneByKeyboard()
    {
        actAs(m_lead, QStringLiteral("audit"));
        QTRY_VERIFY(shown<AuditPage>());
        QTRY_VERIFY(shown<QTableView>("events") && shown<QTableView>("events")->model()->rowCount() > 5);
        auto *table = shown<QTableView>("events");
        // Down to the decision: any of its events names the whole step.
        QTRY_VERIFY(table->currentIndex().isValid());
        // Whoever goes on while the list is read anew stays where he went.
        window().goToPage(QStringLiteral("overview"));
        window().goToPage(QStringLiteral("audit"));
        key(Qt::Key_J);
        letLoad();
        QCOMPARE(table->currentIndex().row(), 1);
        key(Qt::Key_K);
        auto *undo = window().commands().action(QStringLiteral("audit.undo"));
        QTRY_VERIFY(undo->isEnabled());
        key(Qt::Key_J);
        QTRY_COMPARE(table->currentIndex().row(), 1);
        QTRY_VERIFY(undo->isEnabled());
        key(Qt::Key_U);
        QTRY_COMPARE(run<qint64>([](Stores &stores) {
                         ImageFilter kept;
                         kept.stage = Stage::Kept;
                         return stores.images().count(kept);
                     }).value_or(-1),
                     0);
        // And into a file.
        const QString file = m_program->path(QStringLiteral("audit.csv"));
        m_program->prompts.willChoose({file});
        QSignalSpy ended(&window().session()->jobs(), &JobCenter::jobEnded);
        shown<AuditPage>()->setFocus();
        key(Qt::Key_E);
        QTRY_COMPARE(ended.size(), 1);
        QVERIFY(QFileInfo(file).size() > 100);
    }

    void theAuditOfOneImageIsOfThatImage()
    {
        actAs(m_lead, QStringLiteral("audit"));
        QTRY_VERIFY(shown<QTableView>("events") && shown<QTableView>("events")->model()->rowCount() > 5);
        const auto *model = shown<QTableView>("events")->model();
        const int all = model->rowCount();
        auto *field = shown<LineField>("auditImage");
        const auto enter = [field](const QString &text) {
            field->setFocus();
            field->selectAll();
            QTest::keyClicks(field, text);
            QTest::keyClick(field, Qt::Key_Return);
        };
        // Three names end so: no image is picked for the person.
        enter(QStringLiteral(".png"));
        QTRY_VERIFY(shown<Banner>());
        QVERIFY(shown<Banner>()->sentence().contains(QStringLiteral("several images")));
        QCOMPARE(model->rowCount(), all);
        enter(QStringLiteral("1.png"));
        QTRY_VERIFY(model->rowCount() > 0 && model->rowCount() < all);
    }
};

QTEST_MAIN(CalibrateTest)
#include "calibratetest.moc"
