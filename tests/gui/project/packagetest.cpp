// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/packagefixture.h"
#include "tests/support/programfixture.h"

#include "db/packages/packagefile.h"
#include "models/services/session/projectaccess.h"
#include "widgets/annotate/annotatepage.h"
#include "widgets/annotate/annotationform.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/fields/textfield.h"
#include "widgets/controls/frame/banner.h"
#include "widgets/discussion/commentthread.h"
#include "widgets/errors/coding/codingform.h"
#include "widgets/errors/coding/codingview.h"
#include "widgets/people/packdialog.h"
#include "widgets/review/fields/casepanel.h"
#include "widgets/review/reviewpage.h"
#include "widgets/shell/navigation/navigation.h"
#include "widgets/shell/packages/packagestrip.h"
#include "widgets/shell/window/pagehost.h"
#include "widgets/validate/answerview.h"

#include <QLabel>
#include <QListWidget>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTableWidget>

using namespace yuyi;
using namespace yuyi::test;

Q_DECLARE_METATYPE(yuyi::Role)

/// As long as it lives, another program writes to the file and lets nobody else write.
class WriteLock
{
public:
    explicit WriteLock(const QString &file) : m_connection(std::move(*Connection::open(packageLocation(file))))
    {
        VERIFY_OK(m_connection->begin());
    }
    ~WriteLock() { m_connection->rollback(); }

private:
    std::unique_ptr<Connection> m_connection;
};

QString stateIn(const QString &file)
{
    const auto connection = Connection::open(packageLocation(file), Connection::Mode::ReadOnly);
    return connection ? (*connection)->text(QStringLiteral("SELECT state FROM package")).value_or(QString()) : QString();
}

/// Answers as the test told the others, and keeps what was asked.
class KeptPrompts final : public UserPrompts
{
public:
    explicit KeptPrompts(TestPrompts &answers) : m_answers(answers) {}
    QString lastText() const { return m_last; }

    void openFiles(QWidget *parent, const QString &title, const QString &filter,
                   std::function<void(const QStringList &)> chosen) override
    {
        m_answers.openFiles(parent, title, filter, std::move(chosen));
    }
    void openFolder(QWidget *parent, const QString &title, std::function<void(const QString &)> chosen) override
    {
        m_answers.openFolder(parent, title, std::move(chosen));
    }
    void saveFile(QWidget *parent, const QString &title, const QString &suggestion, const QString &filter,
                  std::function<void(const QString &)> chosen) override
    {
        m_answers.saveFile(parent, title, suggestion, filter, std::move(chosen));
    }
    void confirm(QWidget *parent, const QString &title, const QString &text, const QString &action,
                 std::function<void()> confirmed) override
    {
        m_last = title + u'\n' + text;
        m_answers.confirm(parent, title, text, action, std::move(confirmed));
    }
    void choose(QWidget *parent, const QString &title, const QString &text, const QStringList &actions,
                std::function<void(int)> chosen) override
    {
        m_last = title + u'\n' + text;
        m_answers.choose(parent, title, text, actions, std::move(chosen));
    }
    void inform(QWidget *parent, const QString &title, const QString &text, const QString &detail) override
    {
        m_last = title + u'\n' + text;
        m_answers.inform(parent, title, text, detail);
    }
    void openExternally(const QString &urlOrPath) override { m_answers.openExternally(urlOrPath); }

private:
    TestPrompts &m_answers;
    QString m_last;
};

constexpr int lockedMs = 30'000; // a locked file is waited for, save by save

/// A package is made on the page People, opened as its holder does, worked through and ended, by keyboard.
class GuiPackageTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<PackageProject> m_fixture;
    std::unique_ptr<ProgramFixture> m_program;
    std::unique_ptr<KeptPrompts> m_prompts;

    MainWindow &window() { return *m_program->window; }
    QString file(Role role) const { return m_fixture->request(role).file; }
    QString done() const { return m_program->find<QLabel>("packageDone")->text(); }

    /// The one of this name in the list of people is chosen.
    void choose(const QString &name)
    {
        auto *list = m_program->find<QListWidget>("people.list");
        QTRY_VERIFY(list->count() > 1);
        const QList<QListWidgetItem *> found = list->findItems(name, Qt::MatchExactly);
        QCOMPARE(found.size(), 1);
        list->setCurrentItem(found.constFirst());
        list->setFocus();
    }

    bool isReady(Role role)
    {
        if (role == Role::Annotator) {
            auto *page = window().findChild<AnnotatePage *>();
            return page && page->findChild<AnnotationForm *>()->isVisible();
        }
        if (role == Role::Validator) {
            auto *view = window().findChild<AnswerView *>();
            return view && view->isReady();
        }
        if (role == Role::Adjudicator) {
            auto *page = window().findChild<ReviewPage *>();
            return page && page->panel()->current() != nullptr;
        }
        auto *view = window().findChild<CodingView *>();
        return view && view->isComplete();
    }
    /// Does something that is saved in passing.
    bool workOn(Role role, const QString &words)
    {
        switch (role) {
        case Role::Annotator: {
            auto *form = window().findChild<AnnotationForm *>();
            form->focusField(QStringLiteral("explanation"));
            auto *field = qobject_cast<TextField *>(QApplication::focusWidget());
            if (!field)
                return false;
            field->selectAll();
            QTest::keyClicks(field, words);
            return true;
        }
        case Role::Validator: QTest::keyClick(window().findChild<AnswerView *>(), Qt::Key_B); return true;
        case Role::Adjudicator: QTest::keyClick(window().findChild<ReviewPage *>(), Qt::Key_1); return true;
        default: {
            auto *view = window().findChild<CodingView *>();
            auto *note = view->form()->note();
            note->setFocus();
            QTest::keyClicks(note, words);
            return true;
        }
        }
    }
    bool holds(OpenPackage &out, Role role, const QString &words)
    {
        switch (role) {
        case Role::Annotator: {
            const QList<PackageEntry> entries = out.stores->packages().entries(out.progress().package.id).value_or(QList<PackageEntry>());
            for (const PackageEntry &entry : entries) {
                const auto found = out.stores->annotations().current(ImageId(entry.subject), m_fixture->first);
                if (found && *found && (*found)->content.explanation == words)
                    return true;
            }
            return false;
        }
        case Role::Validator: return out.progress().done == 1;
        case Role::Adjudicator: return out.progress().begun == 1;
        default: {
            const auto code = out.stores->errors().code(m_fixture->errorCase, m_fixture->expert);
            return code && *code && (*code)->content.note == words;
        }
        }
    }

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init()
    {
        m_fixture = std::make_unique<PackageProject>(false);
        m_program = std::make_unique<ProgramFixture>();
        m_prompts = std::make_unique<KeptPrompts>(m_program->prompts);
        ProgramFixture &program = *m_program;
        ShellSetup setup = programSetup({program.host, *program.settings, *program.theme, *m_prompts, program.secrets});
        setup.keyClock = program.keyClock();
        program.window = std::make_unique<MainWindow>(std::move(setup));
        program.window->show();
        QVERIFY(QTest::qWaitForWindowActive(program.window.get()));
    }
    void cleanup()
    {
        QVERIFY(m_program->prompts.isSatisfied());
        m_program.reset();
        m_prompts.reset();
        m_fixture.reset();
    }

    void packsOnThePageOfPeople()
    {
        m_program->open(m_fixture->location);
        window().goToPage(QStringLiteral("people"));
        choose(QStringLiteral("戊"));
        m_program->key(Qt::Key_O);
        auto *dialog = window().findChild<PackDialog *>();
        QVERIFY(dialog);
        auto *pack = dialog->findChild<ActionButton *>(QStringLiteral("pack.apply"));
        QTRY_VERIFY(pack->isEnabled());
        auto *count = dialog->findChild<QSpinBox *>(QStringLiteral("pack.count"));
        QTRY_VERIFY(count->hasFocus());
        QTest::keyClicks(count, QStringLiteral("1"));
        QCOMPARE(count->value(), 1);
        QTRY_VERIFY(pack->isEnabled());
        m_program->prompts.willChoose({file(Role::Validator)});
        QSignalSpy packed(dialog, &PackDialog::packed);
        QTest::keyClick(count, Qt::Key_Return);
        QTRY_COMPARE(packed.size(), 1);
        QVERIFY(QFileInfo::exists(file(Role::Validator)));
        // It is in the list of those that are out, and can be withdrawn there.
        window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window(), patienceMs));
        window().commands().action(QStringLiteral("people.packages"))->trigger();
        auto *table = m_program->find<QTableWidget>("people.packages");
        QTRY_COMPARE(table->rowCount(), 1);
        QCOMPARE(table->item(0, 0)->text(), QStringLiteral("戊"));
        // Nothing is left: the dialog says so, and packs nothing.
        choose(QStringLiteral("戊"));
        QAction *again = window().commands().action(QStringLiteral("people.pack"));
        QTRY_VERIFY(again->isEnabled());
        again->trigger();
        dialog = window().findChild<PackDialog *>();
        auto *message = dialog->findChild<QLabel *>(QStringLiteral("pack.message"));
        QTRY_VERIFY(!message->text().isEmpty());
        QVERIFY(!dialog->findChild<ActionButton *>(QStringLiteral("pack.apply"))->isEnabled());
        dialog->reject();
        QAction *withdraw = window().commands().action(QStringLiteral("people.withdrawPackage"));
        QTRY_VERIFY(withdraw->isEnabled());
        m_program->prompts.willConfirm(true);
        withdraw->trigger();
        QTRY_COMPARE(table->item(0, 4)->text(), titleOf(PackageState::Withdrawn));
    }

    void opensWithThePagesOfTheRole_data()
    {
        QTest::addColumn<Role>("role");
        QTest::addColumn<QString>("page");
        QTest::newRow("annotator") << Role::Annotator << QStringLiteral("annotate");
        QTest::newRow("validator") << Role::Validator << QStringLiteral("validate");
        QTest::newRow("adjudicator") << Role::Adjudicator << QStringLiteral("review");
        QTest::newRow("expert") << Role::Expert << QStringLiteral("errors");
    }
    void opensWithThePagesOfTheRole()
    {
        QFETCH(Role, role);
        QFETCH(QString, page);
        VERIFY_OK(m_fixture->pack(m_fixture->request(role, m_fixture->holderOf(role))));
        m_program->open(file(role));
        QTRY_COMPARE(window().currentPageId(), page);
        QVERIFY(!window().findChild<Navigation *>()->isVisible());
        QVERIFY(m_program->find<QWidget>("packageStrip")->isVisible());
        QTRY_VERIFY(done().startsWith(QLatin1String("0 of")));
        for (const char *other : {"people", "overview", "collect", "models", "audit", "release"})
            QVERIFY2(!window().pages().isOpen(*fromCode<PageId>(QString::fromLatin1(other))), other);
        window().goToPage(QStringLiteral("people"));
        QCOMPARE(window().currentPageId(), page);
        for (const char *command : {"app.actAs", "app.addPerson", "app.backup", "app.mentions"})
            QVERIFY2(!window().commands().action(QString::fromLatin1(command))->isEnabled(), command);
        // Nor another view of its own page.
        const QStringList views =
            role == Role::Validator
                ? QStringList{QStringLiteral("validate.tab-2"), QStringLiteral("validate.tab-3")}
            : role == Role::Expert ? QStringList{QStringLiteral("errors.tab-overview"),
                                                 QStringLiteral("errors.tab-suspects")}
                                   : QStringList();
        for (const QString &view : views)
            QTRY_VERIFY2(!window().commands().action(view)->isEnabled(), qPrintable(view));
        // Comments are made where the project is.
        const QString comment = role == Role::Annotator ? QStringLiteral("annotate.comments") : QStringLiteral("review.comment");
        if (role == Role::Annotator || role == Role::Adjudicator)
            QTRY_VERIFY2(!window().commands().action(comment)->isEnabled(), qPrintable(comment));
        if (auto *talk = window().findChild<CommentThread *>())
            QTRY_VERIFY(!talk->isVisible());
        QCOMPARE(window().session()->project().person().id, m_fixture->holderOf(role));
        // A project opened after it is whole again.
        m_program->open(m_fixture->location);
        QTRY_VERIFY(window().findChild<Navigation *>()->isVisible());
        QVERIFY(!m_program->find<QWidget>("packageStrip")->isVisible());
        QVERIFY(window().pages().isOpen(PageId::People));
    }

    void finishingWaitsForUnsavedWork_data()
    {
        QTest::addColumn<Role>("role");
        for (const Role role : {Role::Annotator, Role::Validator, Role::Adjudicator, Role::Expert})
            QTest::newRow(qPrintable(codeOf(role))) << role;
    }
    void finishingWaitsForUnsavedWork()
    {
        QFETCH(Role, role);
        VERIFY_OK(m_fixture->pack(m_fixture->request(role, m_fixture->holderOf(role))));
        m_program->open(file(role));
        QTRY_VERIFY(done().startsWith(QLatin1String("0 of")));
        const QString words = QStringLiteral("What must not be lost.");
        const auto work = [&]() -> bool { return workOn(role, words); };
        QTRY_VERIFY(isReady(role));
        QSignalSpy closed(&window(), &MainWindow::projectClosed);
        auto *finish = m_program->find<ActionButton>("packageFinish");
        {
            WriteLock lock(file(role));
            QVERIFY(work());
            m_program->prompts.willConfirm(false); // "Not Finished Yet", and he does not try again now
            finish->click();
            QTRY_VERIFY_WITH_TIMEOUT(m_program->prompts.isSatisfied(), lockedMs);
            QVERIFY2(m_prompts->lastText().startsWith(QLatin1String("Not Finished Yet")), qPrintable(m_prompts->lastText()));
            QVERIFY2(m_prompts->lastText().contains(QLatin1String("not saved")), qPrintable(m_prompts->lastText()));
            QVERIFY2(m_prompts->lastText().contains(QLatin1String("Another program is writing")), qPrintable(m_prompts->lastText()));
            QVERIFY(window().session());
            QVERIFY(closed.isEmpty());
        }
        if (role == Role::Annotator) {
            // It is tried again by itself, and what was said of it is over.
            auto *banner = window().findChild<AnnotatePage *>()->findChild<Banner *>();
            QTRY_VERIFY_WITH_TIMEOUT(!banner->isVisible(), lockedMs);
        }
        // The file is free again: what waited is saved before it ends.
        QCOMPARE(stateIn(file(role)), codeOf(PackageState::Packed));
        if (role != Role::Validator)
            m_program->prompts.willConfirm(true); // not all of it is done
        m_program->prompts.willInform();
        finish->click();
        QTRY_COMPARE_WITH_TIMEOUT(closed.size(), 1, lockedMs);
        OpenPackage out(file(role));
        QCOMPARE(out.progress().package.state, PackageState::Finished);
        QVERIFY(holds(out, role, words));
    }

    void answersAndFinishes()
    {
        VERIFY_OK(m_fixture->pack(m_fixture->request(Role::Validator, m_fixture->validator)));
        m_program->open(file(Role::Validator));
        QTRY_VERIFY(window().findChild<AnswerView *>());
        auto *view = window().findChild<AnswerView *>();
        QTRY_VERIFY(view->isReady());
        QTest::keyClick(view, Qt::Key_B);
        QTRY_COMPARE(done(), QStringLiteral("1 of 1 done"));
        auto *finish = m_program->find<ActionButton>("packageFinish");
        QCOMPARE(finish->kind(), ActionButton::Kind::Primary);
        m_program->prompts.willInform();
        QSignalSpy closed(&window(), &MainWindow::projectClosed);
        finish->click();
        QTRY_COMPARE(closed.size(), 1);
        {
            OpenPackage out(file(Role::Validator));
            QCOMPARE(out.progress().package.state, PackageState::Finished);
            QCOMPARE(out.progress().done, 1);
        }
        // Whoever goes on has not finished any more.
        m_program->open(file(Role::Validator));
        QTRY_COMPARE(done(), QStringLiteral("Package marked as finished, 1 of 1 done"));
        m_program->key(Qt::Key_Z);
        QTRY_COMPARE(done(), QStringLiteral("0 of 1 done"));
        // Something is left: it asks, and no is no.
        m_program->prompts.willConfirm(false);
        m_program->find<ActionButton>("packageFinish")->click();
        QTRY_VERIFY(m_program->prompts.isSatisfied());
        QVERIFY(window().session());
        m_program->prompts.willConfirm(true);
        m_program->prompts.willInform();
        m_program->key(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(closed.size(), 2);
    }
};

QTEST_MAIN(GuiPackageTest)
#include "packagetest.moc"
