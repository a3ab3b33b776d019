// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/flatpictures.h"
#include "tests/support/programfixture.h"

#include "models/services/curation/itemimportservice.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/frame/banner.h"
#include "widgets/release/exportnotesdialog.h"
#include "widgets/release/picturesourcesdialog.h"
#include "widgets/release/releasepage.h"
#include "widgets/release/releasepanel.h"
#include "widgets/shell/commands/commands.h"

#include <QAbstractButton>
#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTableWidget>

#include <algorithm>

using namespace yuyi;
using namespace yuyi::test;

/// A lead releases questions with several pictures.
class ReleasePicturesTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<ProgramFixture> m_program;

    MainWindow &window() { return *m_program->window; }
    ReleasePage *page() { return window().findChild<ReleasePage *>(); }
    QAction *command(const char *name) { return window().commands().action(QStringLiteral("release.") + QLatin1String(name)); }
    QTableWidget *licences() { return page()->findChild<QTableWidget *>(QStringLiteral("licences")); }

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<ProgramFixture>();
        const QString folder = m_program->path(QStringLiteral("set"));
        m_program->makeProject(folder, picturePreset());
        ItemImportRequest request;
        request.file = writeFlatPictures(m_program->path(QStringLiteral("raw")));
        request.format = ImportFormat::CiiFlat;
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
        QTRY_VERIFY(command("release")->isEnabled());
    }
    void cleanup() { m_program.reset(); }

    /// The format that is proposed takes the pictures; one that does not is refused before anybody is asked.
    void aFormatOfOneImageIsNotProposed()
    {
        auto *panel = page()->findChild<ReleasePanel *>();
        auto *formats = panel->findChild<QComboBox *>();
        auto *hint = panel->findChild<QLabel *>(QStringLiteral("picturesNotTaken"));
        QCOMPARE(formats->currentData().toString(), codeOf(ExportFormat::Jsonl));
        QVERIFY(!hint->isVisible() && panel->request());
        formats->setCurrentIndex(formats->findData(codeOf(ExportFormat::CiiBench)));
        QVERIFY(hint->isVisible() && !hint->text().isEmpty());
        QVERIFY(!panel->request());
        formats->setCurrentIndex(formats->findData(codeOf(ExportFormat::CiiFlat)));
        QVERIFY(!hint->isVisible() && panel->request());
    }

    /// What the format does not hold is listed after the release, to be read and copied.
    void notesAreListed()
    {
        auto *formats = page()->findChild<ReleasePanel *>()->findChild<QComboBox *>();
        formats->setCurrentIndex(formats->findData(codeOf(ExportFormat::VlmEvalKit)));
        const auto said = [this]() -> Banner * {
            const auto banners = page()->findChildren<Banner *>();
            const auto shown = std::find_if(banners.begin(), banners.end(), [](const Banner *one) { return one->isVisible(); });
            return shown == banners.end() ? nullptr : *shown;
        };
        m_program->prompts.willConfirm(true); // there are findings
        command("release")->trigger();
        QTRY_VERIFY(said());
        said()->findChild<ActionButton *>()->click();
        auto *dialog = page()->findChild<ExportNotesDialog *>();
        QVERIFY(dialog);
        const QString text = dialog->findChild<QPlainTextEdit *>(QStringLiteral("exportNotes"))->toPlainText();
        QVERIFY2(text.contains(QStringLiteral("captions or roles")), qPrintable(text));
        dialog->findChild<QAbstractButton *>(QStringLiteral("copyExportNotes"))->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), text);
        QVERIFY(m_program->prompts.opened().isEmpty());
    }

    /// Sources and licences of further pictures are filled in where they are missed.
    void missingLicencesAreFilledIn()
    {
        command("tab-licences")->trigger();
        QTRY_COMPARE(licences()->rowCount(), 7);   // three images and four further pictures
        QVERIFY(!command("sources")->isEnabled()); // the first row is an image
        licences()->selectAll();
        QTRY_VERIFY(command("sources")->isEnabled());
        command("sources")->trigger();
        auto *dialog = page()->findChild<PictureSourcesDialog *>();
        QVERIFY(dialog);
        dialog->findChild<QLineEdit *>(QStringLiteral("pictureSource"))->setText(QStringLiteral("https://example.org/p"));
        dialog->findChild<QLineEdit *>(QStringLiteral("pictureLicence"))->setText(QStringLiteral("CC0"));
        dialog->findChild<QAbstractButton *>(QStringLiteral("savePictureSources"))->click();
        QTRY_COMPARE(licences()->rowCount(), 3);
        QVERIFY(!command("sources")->isEnabled());
    }
};

QTEST_MAIN(ReleasePicturesTest)
#include "releasepicturestest.moc"
