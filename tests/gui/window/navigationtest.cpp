// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/programfixture.h"

#include "models/services/people/peopleservice.h"
#include "models/services/session/projectaccess.h"
#include "widgets/shell/navigation/navigation.h"
#include "widgets/shell/window/pagehost.h"

#include <QAbstractButton>
#include <QScrollBar>
#include <QTimer>

using namespace yuyi;
using namespace yuyi::test;

/// The list of pages in small windows, with large type, folded, by keyboard.
class NavigationTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<ProgramFixture> m_program;

    MainWindow &window() { return *m_program->window; }
    Navigation *navigation() { return m_program->find<Navigation>("navigation"); }
    QAbstractButton *entry(const QString &page)
    {
        return window().findChild<QAbstractButton *>(QStringLiteral("navigation.") + page);
    }
    QAbstractButton *heading(const char *group)
    {
        return window().findChild<QAbstractButton *>(QStringLiteral("navigationGroup.") + QString::fromLatin1(group));
    }
    /// Whole and not scrolled away.
    bool isSeen(QWidget *row)
    {
        const QRect rect(row->mapTo(navigation()->viewport(), QPoint(0, 0)), row->size());
        return row->isVisible() && navigation()->viewport()->rect().contains(rect);
    }
    /// Whether this preset has a use for the page.
    static bool isUsed(PageId page) { return page != PageId::Compose && page != PageId::Chains; }
    QStringList unseen()
    {
        QStringList pages;
        for (const PageKind &page : window().setup().pages) {
            if (isUsed(page.id) && !isSeen(entry(codeOf(page.id))))
                pages.append(codeOf(page.id));
        }
        return pages;
    }
    bool scrolls() { return navigation()->verticalScrollBar()->maximum() > 0; }
    /// As high as the pages have it on a screen of 1280 × 800 under a title bar.
    void resizeWindow()
    {
        window().resize(1280, 780);
        QTRY_COMPARE(window().size(), QSize(1280, 780));
    }

    void setRules(int annotators, int votes)
    {
        const auto factory = m_program->host.open(m_program->path(QStringLiteral("pages")));
        const auto stores = (*factory)->open();
        const auto done = (*stores)->transaction([&]() -> Result<> {
            auto info = *(*stores)->project().info();
            info.rules.annotatorsPerImage = annotators;
            info.rules.votesPerQuestion = votes;
            return (*stores)->project().setInfo(info);
        });
        QVERIFY(done);
    }

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<ProgramFixture>();
        m_program->makeProject(m_program->path(QStringLiteral("pages")));
        // A team that uses every page.
        setRules(2, 5);
        m_program->start();
        m_program->open(m_program->path(QStringLiteral("pages")));
        resizeWindow();
    }

    /// Who works alone has no cases, votes or agreement: their pages are not in the way, and Ctrl+K goes there all the same.
    void pagesThatTheRulesDoNotUseAreLeftOut()
    {
        m_program->window.reset();
        setRules(1, 0);
        m_program->start();
        m_program->open(m_program->path(QStringLiteral("pages")));
        resizeWindow();
        QTRY_COMPARE(unseen(), (QStringList{QStringLiteral("review"), QStringLiteral("validate"), QStringLiteral("agreement")}));
        window().goToPage(QStringLiteral("agreement"));
        QTRY_COMPARE(window().currentPageId(), QStringLiteral("agreement"));
        QTRY_VERIFY(isSeen(entry(QStringLiteral("agreement"))));
    }

    void cleanup() { m_program.reset(); }

    void everyEntryFitsASmallWindow()
    {
        QTRY_COMPARE(unseen(), QStringList());
        QVERIFY(!scrolls());
        m_program->settings->setLanguage(QStringLiteral("zh_CN"));
        QTRY_COMPARE(entry(QStringLiteral("collect"))->text(), QStringLiteral("收集"));
        QTRY_COMPARE(unseen(), QStringList());
        QVERIFY(!scrolls());
        // Lower still, the rows move closer; where there is room they stand apart.
        window().resize(1280, 680);
        QTRY_COMPARE(window().height(), 680);
        QTRY_COMPARE(unseen(), QStringList());
        QVERIFY(!scrolls());
        const int close = entry(QStringLiteral("collect"))->height();
        window().resize(1280, 1000);
        QTRY_VERIFY(entry(QStringLiteral("collect"))->height() > close);
    }

    void oneGroupAtATimeWithLargeType()
    {
        m_program->settings->setFontScale(2);
        QTRY_VERIFY(!entry(QStringLiteral("models"))->isVisible());
        for (const char *group : {"build", "measure", "project"})
            QTRY_VERIFY2(isSeen(heading(group)), group);
        QVERIFY(!scrolls());
        for (const PageKind &page : window().setup().pages)
            QCOMPARE(isSeen(entry(codeOf(page.id))), page.group == NavigationGroup::Build && isUsed(page.id));

        // Looking into another group leaves one where one is.
        heading("measure")->click();
        QTRY_VERIFY(isSeen(entry(QStringLiteral("models"))));
        QVERIFY(isSeen(entry(QStringLiteral("overview"))));
        QVERIFY(!entry(QStringLiteral("inspect"))->isVisible());
        QVERIFY(!scrolls());
        entry(QStringLiteral("results"))->click();
        QCOMPARE(window().currentPageId(), QStringLiteral("results"));
        QVERIFY(!entry(QStringLiteral("overview"))->isVisible());

        // Reached in another way, the page is shown too.
        window().goToPage(QStringLiteral("audit"));
        QTRY_VERIFY(isSeen(entry(QStringLiteral("audit"))));
        QVERIFY(entry(QStringLiteral("audit"))->isChecked());
        QVERIFY(!entry(QStringLiteral("results"))->isVisible());

        // That was for want of room, not a wish.
        m_program->settings->setFontScale(1);
        QTRY_COMPARE(unseen(), QStringList());
        QVERIFY(m_program->settings->foldedGroups().isEmpty());
    }

    /// A window in which nothing happens does nothing: no page asks for its layout again and again.
    void anIdlePageIsQuiet()
    {
        struct Watch : QObject {
            int turns = 0; ///< of the event loop
            int last = 0;  ///< the turn of the last request
            QByteArray whose;
            bool eventFilter(QObject *watched, QEvent *event) override
            {
                if (event->type() == QEvent::LayoutRequest) {
                    last = turns;
                    whose = watched->metaObject()->className();
                }
                return false;
            }
        };
        for (const PageKind &page : window().setup().pages) {
            window().goToPage(page.id);
            Watch watch;
            QTimer beat;
            connect(&beat, &QTimer::timeout, &watch, [&] { ++watch.turns; });
            beat.start(0);
            qApp->installEventFilter(&watch);
            QTRY_VERIFY2(watch.turns > watch.last + 500,
                         qPrintable(QStringLiteral("%1: %2").arg(codeOf(page.id), QString::fromLatin1(watch.whose))));
            qApp->removeEventFilter(&watch);
        }
    }

    void walkedByKeys()
    {
        QTRY_COMPARE(unseen(), QStringList());
        m_program->key(Qt::Key_F6);
        QVERIFY(entry(QStringLiteral("overview"))->hasFocus());
        m_program->key(Qt::Key_Up);
        QVERIFY(heading("build")->hasFocus());
        m_program->key(Qt::Key_Down);
        m_program->key(Qt::Key_Down);
        QVERIFY(entry(QStringLiteral("collect"))->hasFocus());
        QCOMPARE(window().currentPageId(), QStringLiteral("overview"));
        m_program->key(Qt::Key_Return);
        QCOMPARE(window().currentPageId(), QStringLiteral("collect"));
        QVERIFY(!entry(QStringLiteral("collect"))->hasFocus()); // the work has it now

        m_program->key(Qt::Key_F6);
        QVERIFY(entry(QStringLiteral("collect"))->hasFocus());
        m_program->key(Qt::Key_End);
        QVERIFY(entry(QStringLiteral("audit"))->hasFocus());
        m_program->key(Qt::Key_Escape);
        QVERIFY(window().currentPage()->isAncestorOf(QApplication::focusWidget())
                || window().currentPage()->hasFocus());

        // One stop for Tab among all of them.
        int stops = 0;
        for (QAbstractButton *row : navigation()->findChildren<QAbstractButton *>())
            stops += row->focusPolicy() & Qt::TabFocus ? 1 : 0;
        QCOMPARE(stops, 1);
    }

    void collapsedGroupsAreRemembered()
    {
        window().goToPage(QStringLiteral("models"));
        m_program->key(Qt::Key_F6);
        m_program->key(Qt::Key_Left);
        QVERIFY(heading("measure")->hasFocus());
        QVERIFY(!entry(QStringLiteral("results"))->isVisible());
        QTRY_VERIFY(isSeen(entry(QStringLiteral("models")))); // where one is, is always shown
        QVERIFY(heading("measure")->accessibleName().contains(QStringLiteral("collapsed")));
        QCOMPARE(m_program->settings->foldedGroups(), QStringList{QStringLiteral("measure")});
        window().goToPage(QStringLiteral("overview"));
        QVERIFY(!entry(QStringLiteral("models"))->isVisible());
        // Folded pages are reached by their name.
        QVERIFY(window().pages().isOpen(PageId::Errors));

        m_program->window.reset();
        m_program->start();
        m_program->open(m_program->path(QStringLiteral("pages")));
        resizeWindow();
        QTRY_VERIFY(entry(QStringLiteral("audit"))->isVisible());
        QVERIFY(!entry(QStringLiteral("results"))->isVisible());
        m_program->key(Qt::Key_F6);
        for (int i = 0; i < 20 && !heading("measure")->hasFocus(); ++i)
            m_program->key(Qt::Key_Down);
        QVERIFY(heading("measure")->hasFocus());
        m_program->key(Qt::Key_Right);
        QTRY_VERIFY(isSeen(entry(QStringLiteral("results"))));
        QVERIFY(m_program->settings->foldedGroups().isEmpty());
    }
};

QTEST_MAIN(NavigationTest)
#include "navigationtest.moc"
