// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/cmmmupreset.h"
#include "tests/support/programfixture.h"

#include "models/items/imagelistmodel.h"
#include "widgets/collect/importstrip.h"
#include "widgets/image/thumbnailgrid.h"

#include <QDialog>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QUrl>

#include <algorithm>

using namespace yuyi;
using namespace yuyi::test;

/// Questions with several pictures are imported in the window.
class CollectPicturesTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<ProgramFixture> m_program;
    QString m_data;

    MainWindow &window() { return *m_program->window; }
    template <typename T>
    T *find(const char *name)
    {
        return window().currentPage()->findChild<T *>(QString::fromLatin1(name));
    }
    int rows() { return find<ThumbnailGrid>("collectGrid")->model()->rowCount(); }
    QString sentence() { return window().currentPage()->findChild<ImportStrip *>()->sentence(); }

    static QStringList texts(const QDialog *dialog)
    {
        QStringList all;
        for (const QLabel *label : dialog->findChildren<QLabel *>())
            all.append(label->text());
        return all;
    }

    void drop(const QString &path)
    {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QWidget *page = window().currentPage();
        QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(page, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(page, &drop);
        QVERIFY(drop.isAccepted());
    }

    /// Waits for the dialog, looks at what it says, and imports.
    void importShown(const QStringList &said)
    {
        QTRY_VERIFY(find<QDialog>("importItemsDialog"));
        auto *dialog = find<QDialog>("importItemsDialog");
        auto *import = dialog->findChild<QPushButton *>(QStringLiteral("importItems"));
        QTRY_VERIFY(import->isEnabled());
        const QStringList all = texts(dialog);
        for (const QString &text : said)
            QVERIFY2(all.contains(text), qPrintable(all.join(QStringLiteral(" | "))));
        import->click();
    }

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<ProgramFixture>();
        m_program->start();
        m_program->makeProject(m_program->path(QStringLiteral("project")), cmmmuPreset());
        m_program->open(m_program->path(QStringLiteral("project")));
        window().goToPage(QStringLiteral("collect"));
        m_data = m_program->path(QStringLiteral("cmmmu-data-dev"));
        writeCmmmuFolder(m_data + QStringLiteral("/science"));
    }
    void cleanup() { m_program.reset(); }

    /// One file is chosen, later the whole folder is dropped: what is there is known.
    void fileAndFolder()
    {
        m_program->prompts.willChoose({m_data + QStringLiteral("/science/science.jsonl")});
        m_program->key(Qt::Key_B);
        importShown({QStringLiteral("science.jsonl"), QStringLiteral("Pictures of the questions"), QStringLiteral("10"),
                     QStringLiteral("All images were found.")});
        QTRY_COMPARE(rows(), 5);
        QTRY_VERIFY2(sentence().contains(QStringLiteral("Added: 5 questions, 5 images.")), qPrintable(sentence()));
        QVERIFY2(sentence().contains(QStringLiteral("The questions have 10 pictures.")), qPrintable(sentence()));

        QTRY_VERIFY(!find<QDialog>("importItemsDialog"));
        drop(m_data);
        importShown({QStringLiteral("cmmmu-data-dev"), QStringLiteral("10")});
        QTRY_VERIFY2(sentence().contains(QStringLiteral("5 entries imported before")), qPrintable(sentence()));
        QCOMPARE(rows(), 5);
    }

    /// The pictures of options are looked for, too.
    void aMissingOptionIsNamed()
    {
        QVERIFY(QFile::remove(m_data + QStringLiteral("/science/a_00013_004.png")));
        m_program->prompts.willChoose({m_data + QStringLiteral("/science/science.jsonl")});
        m_program->key(Qt::Key_B);
        QTRY_VERIFY(find<QDialog>("importItemsDialog"));
        auto *found = find<QDialog>("importItemsDialog")->findChild<QLabel *>(QStringLiteral("imagesFound"));
        QTRY_COMPARE(found->text(), QStringLiteral("Found: 9 of 10 images. Missing, for example: a_00013_004.png"));
        find<QDialog>("importItemsDialog")->findChild<QPushButton *>(QStringLiteral("importItems"))->click();
        QTRY_VERIFY2(sentence().contains(QStringLiteral("1 entry rejected")), qPrintable(sentence()));
        QTRY_COMPARE(rows(), 4);
    }

    /// A folder without data files is one of images, as before.
    void aFolderOfImages()
    {
        QVERIFY(QFile::remove(m_data + QStringLiteral("/science/science.jsonl")));
        drop(m_data + QStringLiteral("/science"));
        QTRY_COMPARE(rows(), 10);
        QVERIFY(!find<QDialog>("importItemsDialog"));
    }
};

QTEST_MAIN(CollectPicturesTest)
#include "collectpicturestest.moc"
