// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/drawnpictures.h"
#include "tests/support/kinds/writtenpreset.h"
#include "tests/support/programfixture.h"

#include "models/services/curation/collectservice.h"
#include "models/services/curation/decisionservice.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/shell/projects/newprojectdialog.h"
#include "widgets/shell/projects/presetcard.h"
#include "widgets/shell/projects/presetgallery.h"
#include "widgets/shell/projects/recentbutton.h"
#include "widgets/shell/projects/recentproject.h"
#include "widgets/shell/projects/startpage.h"
#include "widgets/shell/window/windowdialogs.h"

#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QSpinBox>
#include <QThreadPool>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>

using namespace yuyi;
using namespace yuyi::test;

/// What is there before a project is open, and that one comes back to where one was.
class StartTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<ProgramFixture> m_program;

    MainWindow &window() { return *m_program->window; }
    StartPage *start() { return m_program->find<StartPage>("startPage"); }
    NewProjectDialog *dialog() { return m_program->find<NewProjectDialog>("newProjectDialog"); }
    void again()
    {
        m_program->window.reset();
        m_program->start();
    }
    void closeProject()
    {
        m_program->key(Qt::Key_W, Qt::ControlModifier);
        QTRY_VERIFY(!window().session());
    }
    void collect(int count)
    {
        const QString folder = m_program->path(QStringLiteral("raw"));
        QVERIFY(QDir().mkpath(folder));
        for (int i = 0; i < count; ++i)
            QVERIFY(drawn::scene(static_cast<quint32>(i + 1), QSize(200, 150)).save(QStringLiteral("%1/%2.png").arg(folder).arg(i)));
        CollectRequest request;
        request.paths = {folder};
        request.by = window().session()->project().person().id;
        window().session()->jobs().start(JobKind::ImportImages, request.toJson());
        QTRY_COMPARE(window().session()->counts().collected, count);
    }
    QString newProject(const QString &name)
    {
        const QString location = m_program->path(name);
        m_program->makeProject(location);
        m_program->open(location);
        return location;
    }

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<ProgramFixture>();
        m_program->start();
    }

    void cleanup()
    {
        QVERIFY(m_program->prompts.isSatisfied());
        m_program.reset();
    }

    void aBenchmarkIsChosenByKeyboard()
    {
        const auto cards = start()->findChildren<PresetCard *>();
        QCOMPARE(cards.size(), presetCodes().size());
        PresetCard *last = cards.constLast();
        last->setFocus();
        m_program->key(Qt::Key_Return);
        QTRY_VERIFY(dialog() && dialog()->isVisible());
        QCOMPARE(dialog()->findChild<PresetGallery *>(QStringLiteral("preset"))->chosen(), last->code());
        dialog()->reject();
    }

    /// A card tells what kind of answers the questions of a benchmark have.
    void aCardNamesWrittenAnswers()
    {
        Preset preset = writtenPreset();
        QVERIFY(PresetCard(preset).accessibleDescription().contains(QStringLiteral("4 options · written answers")));
        preset.kinds = preset.kinds.first(1);
        QVERIFY(PresetCard(preset).accessibleDescription().endsWith(QStringLiteral(" · written answers")));
        QVERIFY(!PresetCard(preset).accessibleDescription().contains(QStringLiteral("option")));
        preset.kinds = kindsPreset().kinds;
        QVERIFY(!PresetCard(preset).accessibleDescription().contains(QStringLiteral("written")));
    }

    void protocolsSetTheRules_data()
    {
        QTest::addColumn<QString>("protocol");
        QTest::addColumn<QList<int>>("rules");
        QTest::newRow("alone") << QStringLiteral("alone") << QList<int>{1, 0, 1};
        QTest::newRow("team") << QStringLiteral("team") << QList<int>{2, 5, 5, 4};
        QTest::newRow("custom") << QStringLiteral("custom") << QList<int>{2, 7, 3, 6};
    }
    void protocolsSetTheRules()
    {
        QFETCH(QString, protocol);
        QFETCH(QList<int>, rules);
        window().dialogs().newProject(QStringLiteral("cii-bench"));
        QTRY_VERIFY(dialog() && dialog()->isVisible());
        auto *chips = dialog()->findChild<ChipRow *>(QStringLiteral("protocol"));
        QCOMPARE(chips->selectedOne(), QStringLiteral("alone"));
        QVERIFY(chips->choose(protocol) || protocol == QStringLiteral("alone"));
        auto *annotators = dialog()->findChild<QSpinBox *>(QStringLiteral("annotators"));
        QCOMPARE(annotators->isVisible(), protocol == QStringLiteral("custom"));
        if (annotators->isVisible()) {
            QCOMPARE(annotators->value(), 2); // begins with the team's
            QCOMPARE(annotators->maximum(), RuleLimits::annotators);
            annotators->setValue(rules.at(0));
            auto *passing = dialog()->findChild<QSpinBox *>(QStringLiteral("passing"));
            auto *answers = dialog()->findChild<QSpinBox *>(QStringLiteral("answers"));
            answers->setValue(10);
            QCOMPARE(passing->value(), 8); // four fifths, until the person says otherwise
            answers->setValue(rules.at(1));
            dialog()->findChild<QSpinBox *>(QStringLiteral("rounds"))->setValue(rules.at(2));
            passing->setValue(3);
            answers->setValue(9);
            QCOMPARE(passing->value(), 3);
            answers->setValue(rules.at(1));
            passing->setValue(rules.at(3));
        }
        // The default question is proposed in the language of the window and can be another.
        auto *stem = dialog()->findChild<QLineEdit *>(QStringLiteral("firstStem"));
        QCOMPARE(stem->text(), QStringLiteral("What is the implied meaning of this image?"));
        const QString wanted = protocol == QStringLiteral("custom") ? QStringLiteral("这幅画想说什么？") : stem->text();
        stem->selectAll();
        stem->insert(wanted);
        dialog()->findChild<QLineEdit *>(QStringLiteral("title"))->setText(QStringLiteral("Protocol"));
        dialog()->findChild<QLineEdit *>(QStringLiteral("person"))->setText(QStringLiteral("林"));
        dialog()->findChild<QLineEdit *>(QStringLiteral("folder"))->setText(m_program->path(protocol));
        dialog()->findChild<QPushButton *>(QStringLiteral("create"))->click();
        QTRY_VERIFY(window().session());
        QCOMPARE(window().session()->project().info().preset.questions.firstStem, wanted);
        const WorkRules made = window().session()->project().info().rules;
        QCOMPARE(made.annotatorsPerImage, rules.at(0));
        QCOMPARE(made.votesPerQuestion, rules.at(1));
        QCOMPARE(made.rounds, rules.at(2));
        if (rules.size() > 3)
            QCOMPARE(made.passingVotes, rules.at(3));
    }

    /// By keyboard alone: Tab goes through the fields as one reads them, with the buttons of the preset behind its cards.
    void tabFollowsTheFields()
    {
        window().dialogs().newProject();
        QTRY_VERIFY(dialog() && dialog()->isActiveWindow());
        QVERIFY(dialog()->findChild<ChipRow *>(QStringLiteral("protocol"))->choose(QStringLiteral("custom")));
        dialog()->findChild<QLineEdit *>(QStringLiteral("title"))->setFocus();
        QStringList way;
        int cards = 0;
        do {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            if (qobject_cast<PresetCard *>(QApplication::focusWidget())) {
                QVERIFY(way.isEmpty());
                ++cards;
            } else if (const QString name = QApplication::focusWidget()->objectName(); !name.isEmpty()) {
                way.append(name);
            }
        } while (way.size() < 20 && way.value(way.size() - 1) != QStringLiteral("create"));
        QVERIFY(cards > 0); // those of a group are one stop, where the platform has it so
        QCOMPARE(way.join(u' '), QStringLiteral("presetFile editPreset newPreset firstStem protocol "
                                                "annotators answers passing rounds person folder create"));
        dialog()->reject();
    }

    void aWarningEndsWhenTheFieldIsFilled()
    {
        window().dialogs().newProject();
        QTRY_VERIFY(dialog() && dialog()->isVisible());
        auto *title = dialog()->findChild<QLineEdit *>(QStringLiteral("title"));
        dialog()->findChild<QPushButton *>(QStringLiteral("create"))->click();
        QVERIFY(title->property("wrong").toBool());
        QTest::keyClicks(title, QStringLiteral("A"));
        QVERIFY(!title->property("wrong").toBool());
        dialog()->reject();
    }

    void aRecentProjectShowsTitlePictureAndWhatWaited()
    {
        const QString location = newProject(QStringLiteral("proj"));
        collect(3);
        QTRY_VERIFY(QFile::exists(m_program->settings->recentCard(location).picture));
        // The number beside the overview: nobody waits for these pictures.
        QCOMPARE(m_program->settings->recentCard(location).waiting, window().session()->counts().urgent);
        closeProject();
        QTRY_COMPARE(start()->rows().size(), 1);
        RecentProject *row = start()->rows().constFirst();
        QCOMPARE(row->button()->text(), QStringLiteral("Journey"));
        QVERIFY2(!row->button()->note().contains(QStringLiteral("waited")), qPrintable(row->button()->note()));
        QTRY_VERIFY(row->button()->hasPicture());
        RecentCard card = m_program->settings->recentCard(location);
        card.waiting = 3;
        m_program->settings->setRecentCard(location, card);
        start()->refresh();
        row = start()->rows().constFirst();
        QVERIFY2(row->button()->note().contains(QStringLiteral("3 tasks")), qPrintable(row->button()->note()));

        // Its folder is moved away: it is said, and cannot be opened.
        QVERIFY(QDir().rename(location, location + QStringLiteral("-moved")));
        start()->refresh();
        QTRY_VERIFY(start()->rows().constFirst()->isMissing());
        QVERIFY(!start()->rows().constFirst()->button()->isEnabled());
        QVERIFY(start()->rows().constFirst()->button()->detail().startsWith(QStringLiteral("Missing")));
    }

    void lateAnswersDoNotChangeNewRows()
    {
        const QString location = newProject(QStringLiteral("late"));
        closeProject();
        QTRY_COMPARE(start()->rows().size(), 1);
        // The first reading waits for its picture: a pipe without a writer. The second needs a thread of its own.
        QThreadPool::globalInstance()->setMaxThreadCount(std::max(2, QThreadPool::globalInstance()->maxThreadCount()));
        const QString pipe = m_program->path(QStringLiteral("pipe"));
        QCOMPARE(mkfifo(qPrintable(pipe), 0600), 0);
        RecentCard card = m_program->settings->recentCard(location);
        const QString picture = card.picture;
        card.picture = pipe;
        m_program->settings->setRecentCard(location, card);
        start()->refresh();
        int writer = -1;
        QTRY_VERIFY(writer >= 0 || (writer = ::open(qPrintable(pipe), O_WRONLY | O_NONBLOCK)) >= 0);

        card.picture = picture;
        m_program->settings->setRecentCard(location, card);
        QVERIFY(QDir().rename(location, location + QStringLiteral("-moved")));
        start()->refresh();
        QTRY_VERIFY(start()->rows().constFirst()->isMissing());
        ::close(writer);
        QVERIFY(QThreadPool::globalInstance()->waitForDone());
        QCoreApplication::processEvents();
        QVERIFY(start()->rows().constFirst()->isMissing());
    }

    void aServerIsShownAsSuch()
    {
        m_program->settings->addRecentProject(QStringLiteral("postgresql://me@db.example.org/work?schema=proverbs&sslmode="
                                                             "verify-full&sslrootcert=/home/me/root.crt"));
        start()->refresh();
        QTRY_COMPARE(start()->rows().size(), 1);
        RecentProject *row = start()->rows().constFirst();
        QVERIFY(row->isOnServer());
        QCOMPARE(row->button()->detail(), QStringLiteral("Server db.example.org, project proverbs"));
        QVERIFY(!row->isMissing());
    }

    void aProjectIsDroppedOnIt()
    {
        const QString location = m_program->path(QStringLiteral("dropped"));
        m_program->makeProject(location);
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(location)});
        QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(start(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(start(), &drop);
        QTRY_VERIFY(window().session());
    }

    void theLastPageIsRestored()
    {
        const QString location = newProject(QStringLiteral("kept"));
        window().goToPage(QStringLiteral("models"));
        again();
        QCOMPARE(m_program->settings->openProject(), location);
        m_program->open(location);
        QTRY_COMPARE(window().currentPageId(), QStringLiteral("models"));
        // Closed by the person, nothing opens by itself the next time.
        closeProject();
        QCOMPARE(m_program->settings->openProject(), QString());
    }

    void theLastImageIsRestoredIfItExists()
    {
        const QString location = newProject(QStringLiteral("image"));
        collect(4);
        window().goToPage(QStringLiteral("inspect"));
        QTRY_VERIFY(!window().currentPage()->here().image.isNull());
        const ImageId first = window().currentPage()->here().image;
        m_program->key(Qt::Key_J);
        QTRY_VERIFY(window().currentPage()->here().image != first);
        const ImageId second = window().currentPage()->here().image;
        again();
        m_program->open(location);
        QTRY_COMPARE(window().currentPageId(), QStringLiteral("inspect"));
        QTRY_VERIFY(window().currentPage()->here().image == second);

        // Decided elsewhere since then: the page opens all the same, with another.
        const QString project = window().session()->project().info().id.toString();
        const QString person = window().session()->project().person().id.toString();
        std::optional<Result<>> decided;
        window().session()->project().write([second, by = window().session()->project().person().id](Stores &stores) -> Result<> {
                                         const auto kept = DecisionService(stores, by).decide({second}, Verdict(), QStringLiteral("Kept"));
                                         return kept ? Result<>() : Result<>(passOn(kept));
                                     })
            .then(this, [&](const Result<> &done) { decided = done; });
        QTRY_VERIFY(decided.has_value());
        QVERIFY(decided->has_value());
        closeProject();
        const QString image = second.value().toString(QUuid::WithoutBraces);
        m_program->settings->setSavedLocation(project, person, {QStringLiteral("inspect"), image, {}, {}});
        m_program->open(location);
        QTRY_COMPARE(window().currentPageId(), QStringLiteral("inspect"));
        QTRY_VERIFY(!window().currentPage()->here().image.isNull());
        QVERIFY(window().currentPage()->here().image != second);
    }
};

QTEST_MAIN(StartTest)
#include "starttest.moc"
