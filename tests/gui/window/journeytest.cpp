// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/programfixture.h"

#include "models/services/session/projectaccess.h"
#include "widgets/shell/commands/shortcutsheet.h"
#include "widgets/shell/navigation/palette.h"
#include "widgets/shell/projects/startpage.h"

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>

#include <algorithm>
#include <vector>

using namespace yuyi;
using namespace yuyi::test;

/// From the start page through the window and back, as a person does it with keys.
class JourneyTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<ProgramFixture> m_program;

    MainWindow &window() { return *m_program->window; }

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

    void newProjectByKeys()
    {
        QVERIFY(m_program->find<StartPage>("startPage")->isVisible());
        m_program->key(Qt::Key_N, Qt::ControlModifier);
        auto *dialog = m_program->find<QDialog>("newProjectDialog");
        QTRY_VERIFY(dialog && dialog->isVisible());

        // Nothing filled in: said beside the fields, nothing is made.
        auto *title = dialog->findChild<QLineEdit *>(QStringLiteral("title"));
        auto *person = dialog->findChild<QLineEdit *>(QStringLiteral("person"));
        auto *folder = dialog->findChild<QLineEdit *>(QStringLiteral("folder"));
        auto *create = dialog->findChild<QPushButton *>(QStringLiteral("create"));
        create->click();
        QVERIFY(title->property("wrong").toBool());
        QVERIFY(person->property("wrong").toBool());
        QVERIFY(folder->property("wrong").toBool());
        QVERIFY(!window().session());

        // A folder that is not empty is refused by a sentence in the dialog.
        const QString full = m_program->path(QStringLiteral("full"));
        QVERIFY(QDir().mkpath(full + QStringLiteral("/something")));
        QTest::keyClicks(title, QStringLiteral("Journey"));
        QVERIFY(folder->text().endsWith(QStringLiteral("Journey")));
        person->setText(QStringLiteral("林"));
        folder->setText(full);
        create->click();
        QTRY_VERIFY(create->isEnabled());
        QVERIFY(dialog->isVisible());

        const QString location = m_program->path(QStringLiteral("journey"));
        folder->setText(location);
        create->click();
        QTRY_VERIFY(window().session());
        QTRY_VERIFY(!m_program->find<QDialog>("newProjectDialog"));
        QCOMPARE(window().session()->project().info().title, QStringLiteral("Journey"));
        QCOMPARE(window().session()->project().person().name, QStringLiteral("林"));
        QVERIFY(QFile::exists(location + QStringLiteral("/project.yuyi")));
        QCOMPARE(m_program->settings->recentProjects().value(0), QDir::cleanPath(location));
    }

    void pagesByKeys()
    {
        const QString location = m_program->path(QStringLiteral("journey"));
        m_program->makeProject(location);
        m_program->open(location);
        std::vector<PageKind> pages;
        for (const PageKind &page : window().setup().pages) {
            if (page.id != PageId::Compose && page.id != PageId::Chains) // this preset has no use for them, and they have no digit
                pages.push_back(page);
        }
        QVERIFY(!pages.empty());
        QCOMPARE(window().currentPageId(), codeOf(pages.front().id));
        // There are nine digits; the pages behind are reached by Ctrl+K and the navigation.
        const size_t digits = std::min<size_t>(9, pages.size());
        for (size_t i = 0; i < digits; ++i) {
            m_program->key(Qt::Key(Qt::Key_1 + static_cast<int>(i)), Qt::ControlModifier);
            QCOMPARE(window().currentPageId(), codeOf(pages[i].id));
            QVERIFY(window().currentPage()->isVisible());
            QVERIFY(m_program->window->findChild<QAbstractButton *>(QStringLiteral("navigation.") + codeOf(pages[i].id))->isChecked());
        }
        m_program->key(Qt::Key_Left, Qt::AltModifier);
        QVERIFY(digits > 1);
        QCOMPARE(window().currentPageId(), codeOf(pages[digits - 2].id));
        QVERIFY2(window().commands().clashes().isEmpty(),
                 qPrintable(window().commands().clashes().join(QStringLiteral("; "))));
    }

    void languageChangesWhileItRuns()
    {
        const QString location = m_program->path(QStringLiteral("journey"));
        m_program->makeProject(location);
        m_program->open(location);
        for (const PageKind &page : window().setup().pages)
            window().goToPage(page.id);
        QAction *action = window().commands().action(QStringLiteral("app.undo"));
        QCOMPARE(action->text(), QStringLiteral("Undo"));
        window().commands().action(QStringLiteral("app.chinese"))->trigger();
        QTRY_COMPARE(action->text(), QStringLiteral("撤销"));
        QVERIFY(window().windowTitle().contains(QStringLiteral("寓意")));
        QCOMPARE(m_program->settings->language(), QStringLiteral("zh_CN"));
        window().commands().action(QStringLiteral("app.english"))->trigger();
        QTRY_COMPARE(action->text(), QStringLiteral("Undo"));
    }

    void lookChangesWhileItRuns()
    {
        const QString location = m_program->path(QStringLiteral("journey"));
        m_program->makeProject(location);
        m_program->open(location);
        QVERIFY(!m_program->theme->isDark());
        window().commands().action(QStringLiteral("app.themeDark"))->trigger();
        QVERIFY(m_program->theme->isDark());
        m_program->key(Qt::Key_Plus, Qt::ControlModifier);
        QCOMPARE(m_program->settings->fontScale(), 1.1);
        QCOMPARE(m_program->theme->fontScale(), 1.1);
        m_program->key(Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(m_program->theme->fontScale(), 1.0);
    }

    void searchFindsPagesAndCommands()
    {
        const QString location = m_program->path(QStringLiteral("journey"));
        m_program->makeProject(location);
        m_program->open(location);
        const PageKind &last = window().setup().pages.back();
        m_program->key(Qt::Key_K, Qt::ControlModifier);
        auto *palette = m_program->find<Palette>("palette");
        QVERIFY(palette->isOpen());
        QTest::keyClicks(QApplication::focusWidget(), last.title());
        QCOMPARE(palette->model().at(0).title, last.title());
        m_program->key(Qt::Key_Return);
        QVERIFY(!palette->isOpen());
        QCOMPARE(window().currentPageId(), codeOf(last.id));

        m_program->key(Qt::Key_K, Qt::ControlModifier);
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("dark theme"));
        m_program->key(Qt::Key_Return);
        QVERIFY(m_program->theme->isDark());

        m_program->key(Qt::Key_K, Qt::ControlModifier);
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("zzzz"));
        QTRY_COMPARE(palette->model().rowCount(), 0);
        m_program->key(Qt::Key_Escape);
        QVERIFY(!palette->isOpen());
    }

    void keysAreShownAndKeptFromThePageBelow()
    {
        const QString location = m_program->path(QStringLiteral("journey"));
        m_program->makeProject(location);
        m_program->open(location);
        const QString page = window().currentPageId();
        m_program->key(Qt::Key_Question);
        auto *sheet = m_program->find<ShortcutSheet>("shortcutSheet");
        QVERIFY(sheet->isOpen());
        QVERIFY(sheet->shown().contains(QStringLiteral("Undo")));
        m_program->key(Qt::Key_2, Qt::ControlModifier);
        QCOMPARE(window().currentPageId(), page);
        m_program->key(Qt::Key_Question);
        QVERIFY(!sheet->isOpen());
    }

    void closesAndOpensAgainWithTheSamePerson()
    {
        const QString location = m_program->path(QStringLiteral("journey"));
        m_program->makeProject(location);
        m_program->open(location);
        m_program->key(Qt::Key_W, Qt::ControlModifier);
        QTRY_VERIFY(!window().session());
        auto *start = m_program->find<StartPage>("startPage");
        QVERIFY(start->isVisible());
        auto *recent = start->findChild<QAbstractButton *>(QStringLiteral("recent"));
        QVERIFY(recent);
        QTest::mouseClick(recent, Qt::LeftButton);
        QTRY_VERIFY(window().session());
        QCOMPARE(window().session()->project().person().name, QStringLiteral("林"));
    }

    void backupAndRestore()
    {
        const QString location = m_program->path(QStringLiteral("journey"));
        m_program->makeProject(location);
        m_program->open(location);
        QSignalSpy saved(&window().projectFlow(), &ProjectFlow::backedUp);
        window().commands().action(QStringLiteral("app.backup"))->trigger();
        QTRY_COMPARE(saved.size(), 1);
        const QString file = saved[0][0].toString();
        QVERIFY(QFile::exists(file));

        m_program->prompts.willChoose({file});
        m_program->prompts.willConfirm(true);
        QSignalSpy opened(&window(), &MainWindow::projectOpened);
        window().commands().refresh();
        window().commands().action(QStringLiteral("app.restore"))->trigger();
        QTRY_COMPARE(opened.size(), 1);
        QCOMPARE(window().session()->project().info().title, QStringLiteral("Journey"));
    }

    void damagedProjectIsRefusedWithASentence_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("garbage") << QByteArray("this is no database at all, only some text that goes on a little");
        QTest::newRow("empty") << QByteArray();
    }

    void damagedProjectIsRefusedWithASentence()
    {
        QFETCH(QByteArray, content);
        const QString location = m_program->path(QStringLiteral("broken"));
        QVERIFY(QDir().mkpath(location));
        QFile file(location + QStringLiteral("/project.yuyi"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
        file.close();
        window().projectFlow().open(location);
        auto *start = m_program->find<StartPage>("startPage");
        QTRY_VERIFY(!start->error().isEmpty());
        QVERIFY(!window().session());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), content);
    }

    void missingProjectIsRefusedAndGreyed()
    {
        const QString location = m_program->path(QStringLiteral("gone"));
        m_program->settings->addRecentProject(location);
        window().projectFlow().open(location);
        auto *start = m_program->find<StartPage>("startPage");
        QTRY_VERIFY(!start->error().isEmpty());
        QVERIFY(!QFile::exists(location));
        auto *recent = start->findChild<QAbstractButton *>(QStringLiteral("recent"));
        QTRY_VERIFY(!start->findChildren<QAbstractButton *>(QStringLiteral("recent")).last()->isEnabled());
        Q_UNUSED(recent)
    }

    void secondPersonCanBeAddedAndActs()
    {
        const QString location = m_program->path(QStringLiteral("journey"));
        m_program->makeProject(location);
        m_program->open(location);
        window().commands().action(QStringLiteral("app.addPerson"))->trigger();
        auto *dialog = m_program->find<QDialog>("personDialog");
        QTRY_VERIFY(dialog && dialog->isVisible());
        auto *name = dialog->findChild<QLineEdit *>(QStringLiteral("name"));
        auto *add = dialog->findChild<QPushButton *>(QStringLiteral("add"));
        name->setText(QStringLiteral("林"));
        add->click();
        QTRY_VERIFY(add->isEnabled());
        QVERIFY2(dialog->isVisible(), "a name that is taken is refused");
        name->setText(QStringLiteral("周"));
        add->click();
        QTRY_COMPARE(window().session()->project().people().size(), 2);
        window().session()->project().actAs(window().session()->project().people().last().id);
        QCOMPARE(window().session()->project().person().name, QStringLiteral("周"));
    }
};

QTEST_MAIN(JourneyTest)
#include "journeytest.moc"
