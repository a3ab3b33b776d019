// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/drawnpictures.h"
#include "tests/support/programfixture.h"

#include "models/services/curation/collectservice.h"
#include "models/services/curation/decisionservice.h"
#include "models/services/session/projectaccess.h"
#include "models/services/session/typingkeeper.h"
#include "widgets/annotate/annotatecontroller.h"
#include "widgets/annotate/annotatepage.h"
#include "widgets/annotate/annotationform.h"
#include "widgets/controls/frame/banner.h"
#include "widgets/discussion/mentionfield.h"
#include "widgets/shell/unsaved/unsavedtextsdialog.h"
#include "widgets/shell/window/windowdialogs.h"

#include <QAbstractButton>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QDirIterator>
#include <QListWidget>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QStandardPaths>

using namespace yuyi;
using namespace yuyi::test;

/// The project takes nothing, the program ends: what was typed is there the next time.
class UnsavedTypingTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<ProgramFixture> m_program;
    QString m_location;

    MainWindow &window() { return *m_program->window; }
    ProjectAccess &project() { return window().session()->project(); }
    AnnotatePage *page() { return window().findChild<AnnotatePage *>(); }
    AnnotateController *controller() { return page()->findChild<AnnotateController *>(); }
    AnnotationForm *form() { return page()->findChild<AnnotationForm *>(); }

    /// Another program holds the file and does not let go, until `release`.
    void holdFile()
    {
        auto database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("holder"));
        database.setDatabaseName(m_location + QStringLiteral("/project.yuyi"));
        QVERIFY(database.open());
        QVERIFY(QSqlQuery(database).exec(QStringLiteral("BEGIN IMMEDIATE")));
    }
    static void releaseFile()
    {
        QSqlDatabase::database(QStringLiteral("holder")).close();
        QSqlDatabase::removeDatabase(QStringLiteral("holder"));
    }

    void openAnnotate()
    {
        m_program->start();
        m_program->open(m_location);
        window().goToPage(QStringLiteral("annotate"));
        QTRY_VERIFY(page() && form() && form()->isVisible());
        QTRY_VERIFY(controller()->hasImage());
        QTRY_COMPARE(project().pendingWrites(), 0);
    }

    void openCollect()
    {
        m_program->start();
        m_program->open(m_location);
        window().goToPage(QStringLiteral("collect"));
    }

    QString sentences()
    {
        QStringList all;
        for (const Banner *banner : page()->findChildren<Banner *>()) {
            if (banner->isVisible())
                all.append(banner->sentence());
        }
        return all.join(u'\n');
    }

    void typeExplanation(const QString &text)
    {
        form()->focusField(QStringLiteral("explanation"));
        QTest::keyClicks(QApplication::focusWidget(), text);
    }

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<ProgramFixture>();
        m_location = m_program->path(QStringLiteral("typed"));
        m_program->makeProject(m_location);
        m_program->start();
        m_program->open(m_location);
        const QString folder = m_program->path(QStringLiteral("raw"));
        QVERIFY(QDir().mkpath(folder));
        for (int i = 0; i < 2; ++i)
            QVERIFY(drawn::scene(static_cast<quint32>(i), QSize(200, 150)).save(QStringLiteral("%1/%2.png").arg(folder).arg(i)));
        CollectRequest request;
        request.paths = {folder};
        request.by = project().person().id;
        QSignalSpy ended(&window().session()->jobs(), &JobCenter::jobEnded);
        window().session()->jobs().start(JobKind::ImportImages, request.toJson());
        QTRY_COMPARE(ended.size(), 1);
        std::optional<Result<>> kept;
        project()
            .write([by = project().person().id](Stores &stores) -> Result<> {
                const auto ids = stores.images().list({}, ImageSort::Added);
                if (!ids)
                    return passOn(ids);
                return DecisionService(stores, by).decide(*ids, Verdict(), QStringLiteral("Kept"));
            })
            .then(this, [&](const Result<> &done) { kept = done; });
        QTRY_VERIFY(kept && *kept);
        m_program->window.reset();
    }

    void cleanup() { m_program.reset(); }

    void unsavedTextIsRestored()
    {
        openAnnotate();
        typeExplanation(QStringLiteral("A man waits. "));
        QTRY_VERIFY(!controller()->isUnsaved());
        const ImageId image = controller()->image().id;
        holdFile();
        typeExplanation(QStringLiteral("He waits for ever."));
        QTRY_COMPARE(controller()->saveState(), AnnotateController::SaveState::Failed);
        // The window does not close without a word.
        m_program->prompts.willConfirm(false);
        QVERIFY(!window().close());
        QVERIFY(m_program->prompts.isSatisfied());
        m_program->window.reset();
        releaseFile();

        openAnnotate();
        QCOMPARE(controller()->image().id, image);
        QTRY_COMPARE(form()->content().explanation, QStringLiteral("A man waits. He waits for ever."));
        QTRY_VERIFY(sentences().contains(QStringLiteral("had not been saved")));
        QCOMPARE(controller()->saveState(), AnnotateController::SaveState::Saved);
        m_program->window.reset();

        // Once is enough.
        openAnnotate();
        QCOMPARE(form()->content().explanation, QStringLiteral("A man waits. He waits for ever."));
        QVERIFY(!sentences().contains(QStringLiteral("had not been saved")));
    }

    /// Notes and comments have no form that takes them up again: they are listed.
    void commentsAreListed()
    {
        openCollect();
        const auto field = [this] { return window().findChild<MentionField *>(); };
        QTRY_VERIFY(window().commands().action(QStringLiteral("collect.comments"))->isEnabled());
        window().commands().action(QStringLiteral("collect.comments"))->trigger();
        QTRY_VERIFY(field() && field()->isVisible());
        QTRY_COMPARE(project().pendingWrites(), 0);
        holdFile();
        QTRY_VERIFY(field()->hasFocus());
        QTest::keyClicks(field(), QStringLiteral("Is this one ours?"));
        const auto kept = [] {
            QDirIterator files(TypingKeeper::folder(), {QStringLiteral("comment-*.json")}, QDir::Files, QDirIterator::Subdirectories);
            return files.hasNext();
        };
        QTRY_VERIFY(kept());
        m_program->window.reset();
        releaseFile();

        openCollect();
        const QAction *show = window().commands().action(QStringLiteral("app.unsavedTexts"));
        QTRY_VERIFY(show->isEnabled());
        window().dialogs().showUnsavedTexts();
        auto *dialog = window().findChild<UnsavedTextsDialog *>();
        QVERIFY(dialog);
        QTRY_COMPARE(dialog->findChild<QListWidget *>()->count(), 1);
        QTest::keyClick(dialog, Qt::Key_Return);
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("Is this one ours?"));
        for (auto *button : dialog->findChildren<QAbstractButton *>()) {
            if (button->text() == QLatin1String("Discard Text"))
                button->click();
        }
        QTRY_COMPARE(dialog->findChild<QListWidget *>()->count(), 0);
        QVERIFY(!kept());
        QTRY_VERIFY(!show->isEnabled());
    }

    void laterTextIsNotOverwritten()
    {
        openAnnotate();
        const ImageId image = controller()->image().id;
        holdFile();
        typeExplanation(QStringLiteral("What was typed first."));
        QTRY_COMPARE(controller()->saveState(), AnnotateController::SaveState::Failed);
        m_program->window.reset();
        releaseFile();
        // At another computer the person wrote something else meanwhile, more than once.
        const QString unsaved = QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + QStringLiteral("/unsaved");
        QVERIFY(QDir().rename(unsaved, unsaved + QStringLiteral("-aside")));
        openAnnotate();
        QTRY_COMPARE(controller()->image().id, image);
        for (const QString &text : {QStringLiteral("Later "), QStringLiteral("words.")}) {
            typeExplanation(text);
            QTRY_VERIFY(!controller()->isUnsaved());
        }
        m_program->window.reset();
        QDir(unsaved).removeRecursively();
        QVERIFY(QDir().rename(unsaved + QStringLiteral("-aside"), unsaved));

        openAnnotate();
        QCOMPARE(form()->content().explanation, QStringLiteral("Later words."));
        QTRY_VERIFY(sentences().contains(QStringLiteral("now contains other text")));
        QVERIFY(QDir(unsaved).exists());
    }
};

QTEST_MAIN(UnsavedTypingTest)
#include "unsavedtypingtest.moc"
