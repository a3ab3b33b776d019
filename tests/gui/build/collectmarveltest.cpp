// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/marvelpuzzles.h"
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

using namespace yuyi;
using namespace yuyi::test;

/// A folder of MARVEL is dropped on the window: its puzzles come in with their panels.
class CollectMarvelTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<ProgramFixture> m_program;

    QWidget *page() { return m_program->window->currentPage(); }
    QDialog *dialog() { return page()->findChild<QDialog *>(QStringLiteral("importItemsDialog")); }
    QString sentence() { return page()->findChild<ImportStrip *>()->sentence(); }

    void drop(const QString &path)
    {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(page(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(page(), &drop);
        QVERIFY(drop.isAccepted());
    }

    void import()
    {
        QTRY_VERIFY(dialog());
        auto *button = dialog()->findChild<QPushButton *>(QStringLiteral("importItems"));
        QTRY_VERIFY(button->isEnabled());
        QStringList texts;
        const QList<QLabel *> labels = dialog()->findChildren<QLabel *>();
        for (const QLabel *label : labels)
            texts.append(label->text());
        QVERIFY2(texts.contains(QStringLiteral("MARVEL: one entry per puzzle with its five questions")),
                 qPrintable(texts.join(QStringLiteral(" | "))));
        button->click();
        QTRY_VERIFY(!dialog());
    }

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<ProgramFixture>();
        m_program->start();
        m_program->makeProject(m_program->path(QStringLiteral("project")), marvelPreset());
        m_program->open(m_program->path(QStringLiteral("project")));
        m_program->window->goToPage(QStringLiteral("collect"));
        saveMarvel(m_program->path(QStringLiteral("in")), madePuzzles(), {3, 20});
    }
    void cleanup() { m_program.reset(); }

    void aFolderIsDropped()
    {
        drop(m_program->path(QStringLiteral("in")));
        import();
        QTRY_VERIFY2(sentence().contains(QStringLiteral("Added: 30 questions, 6 images.")), qPrintable(sentence()));
        QVERIFY2(sentence().contains(QStringLiteral("Panels were added to 2 images.")), qPrintable(sentence()));
        QVERIFY2(sentence().contains(QStringLiteral("There are no panels of 4 images")), qPrintable(sentence()));
        QTRY_COMPARE(page()->findChild<ThumbnailGrid *>(QStringLiteral("collectGrid"))->model()->rowCount(), 6);

        // Panels that come later are for known images.
        savePanels(m_program->path(QStringLiteral("in")), madePuzzles().at(1));
        drop(m_program->path(QStringLiteral("in")));
        import();
        QTRY_VERIFY2(sentence().contains(QStringLiteral("6 entries imported before")), qPrintable(sentence()));
        QVERIFY2(sentence().contains(QStringLiteral("Panels were added to 1 image.")), qPrintable(sentence()));
        QVERIFY2(!sentence().contains(QStringLiteral("no panels")), qPrintable(sentence()));
    }
};

QTEST_MAIN(CollectMarvelTest)
#include "collectmarveltest.moc"
