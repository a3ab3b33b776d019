// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/drawnpictures.h"
#include "tests/support/programfixture.h"
#include "widgets/collect/importstrip.h"
#include "widgets/image/thumbnailgrid.h"

#include <QDialog>
#include <QDir>
#include <QDragEnterEvent>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QUrl>

using namespace yuyi;
using namespace yuyi::test;

/// Tables that hold questions with their images come in, in the real window on a real project.
class CollectTablesTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<ProgramFixture> m_program;
    QString m_pictures;

    MainWindow &window() { return *m_program->window; }
    template <typename T>
    T *find(const char *name)
    {
        return window().currentPage()->findChild<T *>(QString::fromLatin1(name));
    }
    int rows() { return find<ThumbnailGrid>("collectGrid")->model()->rowCount(); }
    QString sentence() { return window().currentPage()->findChild<ImportStrip *>()->sentence(); }
    void put(const QString &name, const QByteArray &bytes)
    {
        const QString path = m_pictures + QLatin1Char('/') + name;
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    void drop(QWidget *page, const QStringList &paths)
    {
        QMimeData data;
        QList<QUrl> urls;
        for (const QString &path : paths)
            urls.append(QUrl::fromLocalFile(path));
        data.setUrls(urls);
        QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(page, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(page, &drop);
        QVERIFY(drop.isAccepted());
    }

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<ProgramFixture>();
        m_program->start();
        m_program->makeProject(m_program->path(QStringLiteral("project")));
        m_program->open(m_program->path(QStringLiteral("project")));
        window().goToPage(QStringLiteral("collect"));
        m_pictures = m_program->path(QStringLiteral("pictures"));
    }

    void cleanup()
    {
        QVERIFY(m_program->prompts.isSatisfied());
        m_program.reset();
    }

    /// A table that holds its images asks for no folder.
    void tableOfVlmEvalKitIsRecognised()
    {
        const QByteArray picture = drawn::encoded(drawn::scene(11), "png", 50).toBase64();
        put(QStringLiteral("set.tsv"),
            "index\timage\tquestion\tA\tB\tanswer\n0\t" + picture + "\twhy?\tyes\tno\tA\n1\t0\twho?\tyes\tno\tB\n");
        m_program->prompts.willChoose({m_pictures + QStringLiteral("/set.tsv")});
        m_program->key(Qt::Key_B);
        QTRY_VERIFY(find<QDialog>("importItemsDialog"));
        auto *dialog = find<QDialog>("importItemsDialog");
        QCOMPARE(dialog->findChild<QLabel *>(QStringLiteral("imagesFound"))->text(),
                 QStringLiteral("The imported file contains all images."));
        QVERIFY(!dialog->findChild<QWidget *>(QStringLiteral("imageFolder"))->isVisible());
        auto *import = dialog->findChild<QPushButton *>(QStringLiteral("importItems"));
        QVERIFY(import->isEnabled());
        import->click();
        QTRY_COMPARE(rows(), 1);
        QTRY_VERIFY2(sentence().contains(QStringLiteral("Added: 2 questions, 1 image.")), qPrintable(sentence()));
        // Dropped, it is the same; a manifest of the same ending stays one.
        put(QStringLiteral("list.tsv"), "file\tlicence\nm/own.png\tCC0\n");
        put(QStringLiteral("m/own.png"), drawn::encoded(drawn::scene(12), "png", 50));
        QTRY_VERIFY(!find<QDialog>("importItemsDialog"));
        drop(window().currentPage(), {m_pictures + QStringLiteral("/list.tsv")});
        QTRY_COMPARE(rows(), 2);
        drop(window().currentPage(), {m_pictures + QStringLiteral("/set.tsv")});
        QTRY_VERIFY(find<QDialog>("importItemsDialog"));
        find<QDialog>("importItemsDialog")->reject();
    }
};

QTEST_MAIN(CollectTablesTest)
#include "collecttablestest.moc"
