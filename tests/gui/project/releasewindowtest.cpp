// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/benchmarkfile.h"
#include "tests/support/programfixture.h"

#include "models/services/curation/itemimportservice.h"
#include "models/services/release/aboutservice.h"
#include "models/services/session/projectaccess.h"
#include "widgets/release/aboutdatadialog.h"
#include "widgets/release/releasepage.h"
#include "widgets/release/releasepanel.h"
#include "widgets/release/sheetpreview.h"
#include "widgets/shell/commands/commands.h"

#include <QAbstractButton>
#include <QAction>
#include <QCheckBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPointer>
#include <QSpinBox>

using namespace yuyi;
using namespace yuyi::test;

/// What a lead is asked before a set leaves the project.
class ReleaseWindowTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<ProgramFixture> m_program;

    MainWindow &window() { return *m_program->window; }
    ReleasePage *page() { return window().findChild<ReleasePage *>(); }
    QAction *release() { return window().commands().action(QStringLiteral("release.release")); }
    QString target() { return page()->findChild<ReleasePanel *>()->request()->target; }

    AboutDataDialog *aboutDialog()
    {
        window().commands().action(QStringLiteral("release.about"))->trigger();
        auto *dialog = page()->findChild<AboutDataDialog *>();
        return dialog && waitFor([&] { return dialog->findChild<QPlainTextEdit *>(QStringLiteral("about-use"))->isEnabled(); }) ? dialog
                                                                                                                                : nullptr;
    }
    static QPlainTextEdit *fieldIn(AboutDataDialog *dialog, const char *code)
    {
        return dialog->findChild<QPlainTextEdit *>(QStringLiteral("about-") + QLatin1String(code));
    }
    /// Another window on the same project.
    void writeElsewhere(AboutField field, const QString &text)
    {
        const auto factory = m_program->host.open(m_program->path(QStringLiteral("set")));
        const auto stores = (*factory)->open();
        const PersonId lead = (*stores)->project().people()->constFirst().id;
        QVERIFY(AboutService(**stores, lead).set(field, text));
    }

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<ProgramFixture>();
        const QString folder = m_program->path(QStringLiteral("set"));
        m_program->makeProject(folder);
        ItemImportRequest request;
        request.file = writeBenchmark(m_program->path(QStringLiteral("raw")), 8);
        {
            const auto factory = m_program->host.open(folder);
            const auto stores = (*factory)->open();
            request.by = (*stores)->project().people()->constFirst().id;
            NoProgress quiet;
            QVERIFY(ItemImportService(**stores, (*factory)->folder()).importItems(request, quiet));
        }
        m_program->start();
        m_program->open(folder);
        window().goToPage(QStringLiteral("release"));
        QTRY_VERIFY(page() && page()->isVisible());
        QTRY_VERIFY(release()->isEnabled());
    }
    void cleanup()
    {
        QVERIFY(m_program->prompts.isSatisfied());
        m_program.reset();
    }

    /// One key does not send out what the checks warn of: it asks first, and goes on only when told.
    void warningsAreAskedAbout()
    {
        m_program->prompts.willConfirm(false);
        release()->trigger();
        QVERIFY(m_program->prompts.isSatisfied()); // it asked
        QVERIFY(window().session()->jobs().jobs().isEmpty());
        QVERIFY(!QDir(target()).exists());
        const QString folder = target();
        m_program->prompts.willConfirm(true);
        QSignalSpy ended(&window().session()->jobs(), &JobCenter::jobEnded);
        release()->trigger();
        QTRY_COMPARE(ended.size(), 1);
        QTRY_VERIFY(QFile::exists(folder + QStringLiteral("/README.md")));
        // The list of releases knows the folder and opens it.
        QAction *open = window().commands().action(QStringLiteral("release.open-folder"));
        QVERIFY(!open->isEnabled());
        window().commands().action(QStringLiteral("release.tab-releases"))->trigger();
        QTRY_VERIFY(open->isEnabled());
        open->trigger();
        QCOMPARE(m_program->prompts.opened(), QStringList{folder});
    }

    /// An image without a licence is one key away from where it can be filled in.
    void licencesLeadToTheImage()
    {
        QAction *show = window().commands().action(QStringLiteral("release.image"));
        QVERIFY(!show->isEnabled());
        window().commands().action(QStringLiteral("release.tab-licences"))->trigger();
        QTRY_VERIFY(show->isEnabled());
        show->trigger();
        QTRY_VERIFY(!page()->isVisible());
        QCOMPARE(window().currentPageId(), QStringLiteral("collect"));
    }

    /// A sheet of examples is drawn, one of them is exchanged, and it is saved as it is seen.
    void examplesAreDrawnExchangedAndSaved()
    {
        QAction *save = window().commands().action(QStringLiteral("release.save-examples"));
        QAction *other = window().commands().action(QStringLiteral("release.other-example"));
        QVERIFY(!save->isEnabled() && !other->isEnabled());
        window().commands().action(QStringLiteral("release.tab-examples"))->trigger();
        QTRY_VERIFY(save->isEnabled());
        QVERIFY(!release()->isEnabled()); // its settings are not in sight
        QVERIFY(!page()->findChild<ReleasePanel *>()->isVisible());
        auto *preview = page()->findChild<SheetPreview *>();
        auto *current = page()->findChild<QLabel *>(QStringLiteral("currentExample"));
        QVERIFY(preview && current && preview->isVisible());
        QCOMPARE(preview->current(), 0);
        QTest::keyClick(preview, Qt::Key_Right);
        QCOMPARE(preview->current(), 1);
        const QString before = current->text();
        QVERIFY2(before.contains(QStringLiteral("dev-")), qPrintable(before));
        QTRY_VERIFY(other->isEnabled());
        other->trigger();
        QTRY_VERIFY(current->text() != before);
        QCOMPARE(preview->current(), 1);
        QTRY_VERIFY(other->isEnabled());
        window().commands().action(QStringLiteral("release.earlier-example"))->trigger();
        QTRY_COMPARE(current->text(), before);
        QTRY_VERIFY(save->isEnabled());
        // Another number of columns changes the sheet, not what is on it.
        const int high = preview->height();
        page()->findChild<QSpinBox *>(QStringLiteral("examplesColumns"))->setValue(1);
        QTRY_VERIFY(preview->height() > high);
        QTRY_VERIFY(save->isEnabled());
        QCOMPARE(current->text(), before);
        const QString file = m_program->path(QStringLiteral("examples.svg"));
        m_program->prompts.willChoose({file});
        save->trigger();
        QTRY_VERIFY(QFile::exists(file));
        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadOnly));
        QCOMPARE(written.readAll().count("<image"), 2);
        // A number that is typed counts, although nothing has confirmed it when the sheet is saved.
        auto *width = page()->findChild<QSpinBox *>(QStringLiteral("examplesWidth"));
        width->selectAll();
        QTest::keyClicks(width, QStringLiteral("84"));
        const QString narrow = m_program->path(QStringLiteral("narrow.svg"));
        m_program->prompts.willChoose({narrow});
        save->trigger();
        QTRY_VERIFY(QFile::exists(narrow));
        QFile small(narrow);
        QVERIFY(small.open(QIODevice::ReadOnly));
        QVERIFY(small.readAll().contains("width=\"84mm\""));
        QTRY_VERIFY(save->isEnabled());
        // Who walks down a long sheet sees where they are.
        const int two = preview->height();
        page()->findChild<QSpinBox *>(QStringLiteral("examplesPerCategory"))->setValue(4);
        QTRY_VERIFY(save->isEnabled() && preview->height() > 2 * two);
        for (int i = 0; i < 8; ++i)
            QTest::keyClick(preview, Qt::Key_Down);
        QCOMPARE(preview->current(), 7);
        QTRY_VERIFY(preview->mapToParent(QPoint()).y() < -two);
        window().commands().action(QStringLiteral("release.tab-statistics"))->trigger();
        QTRY_VERIFY(release()->isEnabled());
        QVERIFY(page()->findChild<ReleasePanel *>()->isVisible() && !save->isEnabled());
    }

    /// What only people know is typed once, saved without a button, and printed by the next release.
    void textsAboutTheDataArePrinted()
    {
        AboutDataDialog *dialog = aboutDialog();
        QVERIFY(dialog);
        QPointer<AboutDataDialog> open = dialog;
        auto *limits = fieldIn(dialog, "limitations");
        limits->setFocus();
        QTRY_VERIFY(limits->hasFocus());
        QTest::keyClicks(limits, QStringLiteral("Too small."));
        fieldIn(dialog, "use")->setFocus();
        QTRY_VERIFY(fieldIn(dialog, "use")->hasFocus());
        QTest::keyClicks(fieldIn(dialog, "use"), QStringLiteral("Only tests."));
        QTest::keyClick(fieldIn(dialog, "use"), Qt::Key_Escape); // closes and keeps what was typed last
        QTRY_VERIFY(!open);
        dialog = aboutDialog();
        QVERIFY(dialog);
        QTRY_COMPARE(fieldIn(dialog, "limitations")->toPlainText(), QStringLiteral("Too small."));
        QTRY_COMPARE(fieldIn(dialog, "use")->toPlainText(), QStringLiteral("Only tests."));
        open = dialog;
        dialog->accept();
        QTRY_VERIFY(!open);

        const QString folder = target();
        m_program->prompts.willConfirm(true);
        QSignalSpy ended(&window().session()->jobs(), &JobCenter::jobEnded);
        release()->trigger();
        QTRY_COMPARE(ended.size(), 1);
        QFile card(folder + QStringLiteral("/README.md"));
        QTRY_VERIFY(card.exists());
        QVERIFY(card.open(QIODevice::ReadOnly));
        const QByteArray text = card.readAll();
        QVERIFY2(text.contains("## Limitations\n\nToo small.\n") && text.contains("## Intended use\n\nOnly tests.\n"), text.constData());
        QVERIFY(!text.contains("## Pay"));
    }

    /// Two leads change one text: neither is lost, and the person decides.
    void aTextChangedElsewhereIsNotOverwritten()
    {
        AboutDataDialog *dialog = aboutDialog();
        QVERIFY(dialog);
        auto *pay = fieldIn(dialog, "pay");
        pay->setFocus();
        QTRY_VERIFY(pay->hasFocus());
        QTest::keyClicks(pay, QStringLiteral("Mine"));
        writeElsewhere(AboutField::Pay, QStringLiteral("Theirs"));
        fieldIn(dialog, "use")->setFocus();
        auto *mine = pay->parentWidget()->findChild<QAbstractButton *>(QStringLiteral("keepMine"));
        auto *saved = pay->parentWidget()->findChild<QAbstractButton *>(QStringLiteral("takeSaved"));
        QVERIFY(mine && saved);
        QTRY_VERIFY(mine->isVisible());
        QCOMPARE(pay->toPlainText(), QStringLiteral("Mine"));
        // Closing decides nothing: the question is there again.
        QPointer<AboutDataDialog> open = dialog;
        dialog->accept();
        QTRY_VERIFY(!open);
        dialog = aboutDialog();
        QVERIFY(dialog);
        pay = fieldIn(dialog, "pay");
        mine = pay->parentWidget()->findChild<QAbstractButton *>(QStringLiteral("keepMine"));
        QTRY_VERIFY(mine->isVisible());
        QCOMPARE(pay->toPlainText(), QStringLiteral("Mine"));
        mine->click();
        const auto stored = [this] {
            const auto factory = m_program->host.open(m_program->path(QStringLiteral("set")));
            const auto stores = (*factory)->open();
            return (*stores)->releases().aboutTexts()->value(AboutField::Pay);
        };
        QTRY_COMPARE(stored(), QStringLiteral("Mine"));
        open = dialog;
        dialog->accept();
        QTRY_VERIFY(!open);
    }

    /// Items that were published in a split stay in it unless somebody wants otherwise.
    void publishedSplitsStay()
    {
        QTRY_VERIFY(page()->findChild<ReleasePanel *>()->request()->splits.isEmpty());
        const QList<QCheckBox *> boxes = page()->findChildren<QCheckBox *>();
        for (const QCheckBox *box : boxes) {
            if (box->text().contains(QStringLiteral("split"), Qt::CaseInsensitive))
                QVERIFY(!box->isChecked());
        }
    }
};

QTEST_MAIN(ReleaseWindowTest)
#include "releasewindowtest.moc"
