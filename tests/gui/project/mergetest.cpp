// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/mergefixture.h"
#include "tests/support/programfixture.h"
#include "tests/support/reviewfixture.h"

#include "models/services/people/assignmentservice.h"
#include "models/services/session/projectaccess.h"
#include "widgets/annotate/annotatecontroller.h"
#include "widgets/annotate/annotatepage.h"
#include "widgets/annotate/optionrow.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/fields/textfield.h"
#include "widgets/controls/fields/wrappedfield.h"
#include "widgets/people/mergedialog.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QListWidget>
#include <QStandardPaths>
#include <QTableWidget>

using namespace yuyi;
using namespace yuyi::test;

namespace {

/// Two annotators have the same pictures, which can be seen, assigned to them.
struct SharedWork : ReviewProject {
    SharedWork() : ReviewProject(false)
    {
        for (quint32 seed = 1; seed <= 2; ++seed) {
            QByteArray bytes;
            QBuffer buffer(&bytes);
            buffer.open(QIODevice::WriteOnly);
            drawn::scene(seed, QSize(96, 72)).save(&buffer, "PNG");
            Image image = newImage(QStringLiteral("photo-%1.png").arg(seed), bytes);
            image.format = ImageFormat::Png;
            image.bytes = bytes.size();
            image.size = QSize(96, 72);
            writeFile(imageFilePath(factory->folder(), image.sha256, image.format), bytes);
            done(stores->transaction([&] { return images().add(image); }));
            done(DecisionService(*stores, lead).decide({image.id}, Verdict(), QStringLiteral("Kept")));
            ids.append(image.id);
        }
        HandOut all;
        all.people = {first, second};
        all.perImage = 2;
        must(AssignmentService(*stores, lead).handOut(all));
    }
    QList<ImageId> ids;
};

} // namespace

/// Work is merged through the window.
class GuiMergeTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<SharedWork> m_fixture;
    std::unique_ptr<ProgramFixture> m_program;
    ImageId m_done; ///< the picture annotated last

    MainWindow &window() { return *m_program->window; }
    void startProgram()
    {
        m_program.reset();
        m_program = std::make_unique<ProgramFixture>();
        m_program->start();
    }
    void closeProgram()
    {
        QVERIFY(m_program->prompts.isSatisfied());
        m_program.reset();
    }
    AnnotatePage *page() { return qobject_cast<AnnotatePage *>(window().currentPage()); }

    /// One picture with the keyboard alone: labels, texts, question, in.
    void annotateByKeys(const QString &meaning)
    {
        QTRY_VERIFY(page());
        auto *controller = page()->findChild<AnnotateController *>();
        QTRY_VERIFY(controller->hasImage() && controller->image().id != m_done);
        m_done = controller->image().id;
        page()->setFocus();
        const Preset preset = window().session()->project().info().preset;
        QTRY_VERIFY(page()->findChildren<OptionRow *>().size() == preset.mostOptions());
        for (const Dimension &dimension : preset.dimensions) {
            QTest::keyClick(page(), Qt::Key_1);
            if (dimension.pickMany)
                QTest::keyClick(page(), Qt::Key_Return);
        }
        QTRY_VERIFY(qobject_cast<TextField *>(QApplication::focusWidget()));
        auto *explanation = qobject_cast<TextField *>(QApplication::focusWidget());
        QApplication::clipboard()->setText(QStringLiteral("一个人低头看手机，身后的世界渐渐褪色。"));
        QTest::keyClick(explanation, Qt::Key_V, Qt::ControlModifier);
        QTest::keyClick(explanation, Qt::Key_Tab);
        QTRY_VERIFY(QApplication::focusWidget() != explanation);
        QApplication::clipboard()->setText(meaning);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_V, Qt::ControlModifier);
        QApplication::clipboard()->setText(QStringLiteral("A. 沉迷手机会错过身边的风景\nB、手机拍照越来越清楚了呀\n（C）城市的颜色需要重新设计\n"
                                                          "D. 走路时应该注意交通安全\nE. 年轻人都喜欢最新的科技\nF. 世界正在变得越来越安静"));
        const QList<OptionRow *> rows = page()->findChildren<OptionRow *>();
        rows.first()->focusText();
        QTest::keyClick(rows.first()->textField(), Qt::Key_V, Qt::ControlModifier);
        rows.at(2)->focusText();
        QTest::keyClick(rows.at(2)->textField(), Qt::Key_Return, Qt::AltModifier);
        QTRY_VERIFY(rows.at(2)->option().correct);
        m_program->key(Qt::Key_Return, Qt::ControlModifier);
    }

    /// One annotator's program: all pictures of the package, then the end.
    void workThrough(const QString &file, const QString &lastMeaning)
    {
        startProgram();
        m_program->open(file);
        m_done = {};
        const QString same = QStringLiteral("沉迷手机使人错过真实的生活。");
        for (int i = 0; i < 2; ++i) {
            annotateByKeys(i == 0 ? same : lastMeaning);
            QTRY_COMPARE(m_program->find<QLabel>("packageDone")->text(), QStringLiteral("%1 of 2 done").arg(i + 1));
        }
        QSignalSpy closed(&window(), &MainWindow::projectClosed);
        m_program->prompts.willInform();
        m_program->find<ActionButton>("packageFinish")->click();
        QTRY_COMPARE(closed.size(), 1);
        closeProgram();
    }

    MergeDialog *openMerge(const QStringList &files)
    {
        window().goToPage(QStringLiteral("people"));
        auto *list = m_program->find<QListWidget>("people.list");
        if (!waitFor([&] { return list->count() > 1; }))
            return nullptr;
        window().activateWindow();
        list->setFocus();
        if (!waitFor([&] { return list->hasFocus(); }))
            return nullptr;
        m_program->prompts.willChoose(files);
        QTest::keyClick(list, Qt::Key_B);
        return window().findChild<MergeDialog *>();
    }

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() { m_fixture = std::make_unique<SharedWork>(); }
    void cleanup()
    {
        m_program.reset();
        m_fixture.reset();
    }

    /// Two people with a file and a program each; what they send back is merged and is settled there.
    void twoAnnotatorsTwoPrograms()
    {
        const QString a = pack(*m_fixture, Role::Annotator, m_fixture->first);
        const QString b = pack(*m_fixture, Role::Annotator, m_fixture->second);
        workThrough(a, QStringLiteral("沉迷手机使人错过真实的生活。"));
        workThrough(b, QStringLiteral("城市里人人都赶路，没有谁停下来看看天空。"));

        startProgram();
        m_program->open(m_fixture->location);
        MergeDialog *dialog = openMerge({a, b});
        QVERIFY(dialog);
        auto *apply = dialog->findChild<ActionButton *>(QStringLiteral("merge.apply"));
        QTRY_VERIFY(apply->isEnabled());
        auto *files = dialog->findChild<QTableWidget *>(QStringLiteral("merge.files"));
        QCOMPARE(files->rowCount(), 2);
        QCOMPARE(files->item(0, 1)->text(), QStringLiteral("甲"));
        QCOMPARE(files->item(1, 3)->text(), QStringLiteral("2"));
        QVERIFY(!dialog->findChild<QTableWidget *>(QStringLiteral("merge.conflicts"))->isVisible());
        QVERIFY(!m_fixture->annotations().current(m_fixture->ids.at(0), m_fixture->first)->has_value());
        QSignalSpy merged(dialog, &MergeDialog::merged);
        QTRY_VERIFY(apply->hasFocus());
        QTest::keyClick(apply, Qt::Key_Return);
        QTRY_COMPARE(merged.size(), 1);
        QCOMPARE(merged.constFirst().constFirst().toInt(), 4);
        QTest::keyClick(apply, Qt::Key_Return);
        QTRY_VERIFY(!window().findChild<MergeDialog *>());
        const QList<Stage> stages{m_fixture->stage(m_fixture->ids.at(0)), m_fixture->stage(m_fixture->ids.at(1))};
        QCOMPARE(stages.count(Stage::Disputed), 1);
        QCOMPARE(stages.count(Stage::Accepted), 1);
        const ImageId disputed = m_fixture->ids.at(stages.indexOf(Stage::Disputed));
        m_fixture->settleAll(disputed, Pick::Left);
        must(m_fixture->adjudicate(m_fixture->adjudicator).finish(m_fixture->view(disputed).id));
        QCOMPARE(m_fixture->stage(disputed), Stage::Accepted);
        QCOMPARE(m_fixture->findings(), QStringList());

        // The very same once more: nothing to merge, and it says why.
        dialog = openMerge({a});
        QVERIFY(dialog);
        files = dialog->findChild<QTableWidget *>(QStringLiteral("merge.files"));
        QTRY_COMPARE(files->rowCount(), 1);
        QVERIFY(!dialog->findChild<ActionButton *>(QStringLiteral("merge.apply"))->isVisible());
        QVERIFY(!files->item(0, 7)->text().isEmpty());
        QTest::keyClick(dialog, Qt::Key_Escape);
        closeProgram();
    }

    /// What was imported before it was finished comes back once more without new work, and is no longer out.
    void aFinishedPackageWithoutNewWork()
    {
        const QString file = pack(*m_fixture, Role::Annotator, m_fixture->first);
        (void)test::merge(*m_fixture, file);
        finish(*m_fixture, file);
        startProgram();
        m_program->open(m_fixture->location);
        MergeDialog *dialog = openMerge({file});
        QVERIFY(dialog);
        auto *apply = dialog->findChild<ActionButton *>(QStringLiteral("merge.apply"));
        QTRY_VERIFY(apply->isVisible() && apply->isEnabled());
        QSignalSpy merged(dialog, &MergeDialog::merged);
        apply->click();
        QTRY_COMPARE(merged.size(), 1);
        QCOMPARE(must(m_fixture->stores->packages().packages()).constFirst().state, PackageState::Merged);
        QTest::keyClick(dialog, Qt::Key_Escape);
        closeProgram();
    }

    /// Both sides of a conflict are shown; ticked with the keyboard, the returned one is taken. A refused file stands beside.
    void aConflictIsSettledInTheDialog()
    {
        const ImageId image = m_fixture->ids.constFirst();
        test::annotate(*m_fixture->stores, m_fixture->first, image, {}, false);
        const QString file = pack(*m_fixture, Role::Annotator, m_fixture->first);
        test::annotate(
            *m_fixture->stores, m_fixture->first, image,
            [](AnnotationContent &content) { content.explanation = QStringLiteral("这边写的。"); }, false);
        workOn(*m_fixture, file, [&](Stores &stores) {
            test::annotate(stores, m_fixture->first, image,
                           [](AnnotationContent &content) { content.explanation = QStringLiteral("那边写的。"); });
        });
        const QString text = m_fixture->folder.filePath(QStringLiteral("letter.yuyipack"));
        writeFile(text, "Dear lead, here is my work.");

        startProgram();
        m_program->open(m_fixture->location);
        MergeDialog *dialog = openMerge({file, text});
        QVERIFY(dialog);
        auto *conflicts = dialog->findChild<QTableWidget *>(QStringLiteral("merge.conflicts"));
        QTRY_COMPARE(conflicts->rowCount(), 1);
        QVERIFY(dialog->findChild<QLabel *>(QStringLiteral("merge.home"))->accessibleName().contains(QStringLiteral("这边写的")));
        QVERIFY(dialog->findChild<QLabel *>(QStringLiteral("merge.returned"))->accessibleName().contains(QStringLiteral("那边写的")));
        QVERIFY(dialog->findChild<QLabel *>(QStringLiteral("merge.refused"))->text().contains(QLatin1String("letter.yuyipack")));
        auto *apply = dialog->findChild<ActionButton *>(QStringLiteral("merge.apply"));
        QVERIFY(!apply->isEnabled());
        QTRY_VERIFY(conflicts->hasFocus());
        QTest::keyClick(conflicts, Qt::Key_R);
        QTRY_VERIFY(apply->isVisible() && apply->isEnabled());
        QTest::keyClick(conflicts, Qt::Key_H);
        QTRY_VERIFY(!apply->isEnabled());
        QTest::keyClick(conflicts, Qt::Key_R, Qt::ShiftModifier);
        QTRY_VERIFY(apply->isVisible() && apply->isEnabled());
        QSignalSpy merged(dialog, &MergeDialog::merged);
        apply->click();
        QTRY_COMPARE(merged.size(), 1);
        QCOMPARE(merged.constFirst().constFirst().toInt(), 1);
        QCOMPARE((*m_fixture->annotations().current(image, m_fixture->first))->content.explanation, QStringLiteral("那边写的。"));
        QTest::keyClick(dialog, Qt::Key_Escape);
        closeProgram();
    }
};

QTEST_MAIN(GuiMergeTest)
#include "mergetest.moc"
