// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/drawnpictures.h"
#include "tests/support/kinds/picturepreset.h"
#include "tests/support/pictureproject.h"
#include "tests/support/programfixture.h"

#include "models/domain/annotation/questionpictures.h"
#include "models/services/annotation/mediaservice.h"
#include "models/services/curation/collectservice.h"
#include "models/services/curation/decisionservice.h"
#include "models/services/session/projectaccess.h"
#include "widgets/annotate/annotatecontroller.h"
#include "widgets/annotate/annotatedpicture.h"
#include "widgets/annotate/annotatepage.h"
#include "widgets/annotate/annotationform.h"
#include "widgets/annotate/optionrow.h"
#include "widgets/annotate/pictures/pictureeditor.h"
#include "widgets/annotate/pictures/picturesourcedialog.h"
#include "widgets/annotate/pictures/picturetile.h"
#include "widgets/annotate/pictures/stempictures.h"
#include "widgets/annotate/questioneditor.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/frame/banner.h"
#include "widgets/image/imageviewer.h"
#include "widgets/image/picturestrip.h"
#include "widgets/shell/drop/dropcover.h"

#include <QApplication>
#include <QDragEnterEvent>
#include <QDragLeaveEvent>
#include <QDropEvent>
#include <QImage>
#include <QMimeData>
#include <QRegion>
#include <QToolButton>
#include <QUrl>

using namespace yuyi;
using namespace yuyi::test;

/// A question with several pictures, written in the program: from a dropped file to what the project holds.
class AnnotatePicturesTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<ProgramFixture> m_program;
    std::shared_ptr<StoreFactory> m_factory;
    std::unique_ptr<Stores> m_stores;
    QString m_location;
    PersonId m_lead;
    Image m_image;

    MainWindow &window() { return *m_program->window; }
    ProjectAccess &project() { return window().session()->project(); }
    AnnotatePage *page() { return window().findChild<AnnotatePage *>(); }
    AnnotationForm *form() { return page()->findChild<AnnotationForm *>(); }
    PictureEditor *editor() { return form()->questions()->pictures(); }
    StemPictures *row() { return form()->findChild<StemPictures *>(); }
    PictureStrip *strip() { return page()->findChild<PictureStrip *>(); }
    ImageViewer *viewer() { return page()->findChild<AnnotatedPicture *>()->viewer(); }
    Question now() { return form()->content().questions.constFirst(); }
    /// What the project holds; a question without an id while it holds nothing.
    Question stored()
    {
        const auto current = m_stores->annotations().current(m_image.id, m_lead);
        return current && *current ? (*current)->content.questions.constFirst() : Question();
    }
    QString file(const QString &name, const QByteArray &bytes)
    {
        const QString path = m_program->path(name);
        writeFile(path, bytes);
        return path;
    }
    QString picture(const QString &name, quint32 seed, QSize size = QSize(120, 90))
    {
        return file(name, drawn::encoded(drawn::scene(seed, size), "png", -1));
    }
    static void drop(QWidget *on, const QStringList &files, const QPoint &at)
    {
        QMimeData data;
        QList<QUrl> urls;
        for (const QString &one : files)
            urls.append(QUrl::fromLocalFile(one));
        data.setUrls(urls);
        QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(on, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(at), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(on, &drop);
        QVERIFY(drop.isAccepted());
    }
    void openThePage()
    {
        m_program->start();
        m_program->open(m_location);
        window().goToPage(QStringLiteral("annotate"));
        QTRY_VERIFY(page() && page()->isVisible() && form()->isVisible());
        QTRY_COMPARE(form()->content().questions.size(), 1);
        QTRY_VERIFY(viewer()->hasImage());
        QTRY_VERIFY(row() && row()->isVisible());
    }

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<ProgramFixture>();
        m_location = m_program->path(QStringLiteral("pictures"));
        m_program->makeProject(m_location, picturePreset());
        m_factory = *m_program->host.open(m_location);
        m_stores = std::move(*m_factory->open());
        m_lead = m_stores->project().people()->constFirst().id;
        picture(QStringLiteral("raw/a.png"), 1, QSize(200, 150));
        CollectRequest request;
        request.paths = {m_program->path(QStringLiteral("raw"))};
        request.by = m_lead;
        NoProgress progress;
        QVERIFY(CollectService(*m_stores, m_factory->folder()).collect(request, progress));
        const QList<ImageId> all = *m_stores->images().list({}, ImageSort::Name);
        QCOMPARE(all.size(), 1);
        FactsPatch facts;
        facts.sourceUrl = QStringLiteral("https://example.org/a");
        QVERIFY(CollectService(*m_stores, m_factory->folder()).updateFactsOf(all, facts, m_lead));
        m_image = *m_stores->images().image(all.constFirst());
        QVERIFY(DecisionService(*m_stores, m_lead).decide(all, Verdict(), QStringLiteral("Kept")));
    }
    void cleanup()
    {
        QVERIFY(m_program->prompts.isSatisfied());
        m_stores.reset();
        m_factory.reset();
        m_program.reset();
    }

    /// A file that is dropped on the row is a picture of the question, not an image to collect; Z takes it back.
    void aFileIsDroppedOnTheQuestion()
    {
        openThePage();
        QVERIFY(strip()->isHidden());
        drop(row(), {picture(QStringLiteral("b.png"), 2)}, QPoint(row()->width() - 2, 2));
        QTRY_COMPARE(now().media.size(), 2);
        QCOMPARE(now().media.constFirst(), mediumOf(m_image));
        QTRY_COMPARE(stored().media, now().media);
        QCOMPARE(window().currentPage(), page());
        QCOMPARE(m_stores->images().list({}, ImageSort::Name)->size(), 1);
        QCOMPARE(m_stores->media().all()->size(), 2);
        QTRY_VERIFY(strip()->isVisible());
        // Its source is that of the image until somebody says otherwise.
        QCOMPARE(m_stores->media().media({now().media.at(1).sha256})->constFirst().sourceUrl,
                 QStringLiteral("https://example.org/a"));
        // What is no picture is said and adds nothing.
        drop(row(), {file(QStringLiteral("notes.txt"), "not a picture")}, QPoint(row()->width() - 2, 2));
        QTRY_VERIFY(!row()->said().isEmpty());
        QVERIFY2(row()->said().contains(QStringLiteral("notes.txt")), qPrintable(row()->said()));
        QCOMPARE(now().media.size(), 2);
        QTRY_COMPARE(project().pendingWrites(), 0);
        page()->setFocus();
        m_program->key(Qt::Key_Z);
        QTRY_VERIFY(now().media.isEmpty());
        QTRY_VERIFY(strip()->isHidden());
    }

    /// Whoever drags files over the page sees where the question takes them.
    void theCoverLeavesTheFieldsFree()
    {
        openThePage();
        editor()->focusPicture(0); // in sight
        QTRY_VERIFY(!row()->tiles().constFirst()->visibleRegion().isEmpty());
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(QStringLiteral("/b.png"))});
        QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(page(), &enter);
        auto *cover = window().findChild<DropCover *>();
        QTRY_VERIFY(cover && cover->isVisible());
        QImage seen(cover->size(), QImage::Format_ARGB32_Premultiplied);
        seen.fill(Qt::transparent);
        cover->render(&seen, QPoint(), QRegion(), QWidget::DrawChildren);
        const auto isCovered = [&](QWidget *one) {
            return seen.pixelColor(one->mapTo(cover->parentWidget(), one->rect().center())).alpha() > 0;
        };
        QVERIFY(!isCovered(row()->tiles().constFirst()));
        QVERIFY(isCovered(viewer()));
        QDragLeaveEvent leave;
        QCoreApplication::sendEvent(page(), &leave);
        QVERIFY(!cover->isVisible());
    }

    /// All pictures of the question are looked at by keys, also while one writes.
    void picturesAreLookedAt()
    {
        m_program->prompts.willChoose({picture(QStringLiteral("b.png"), 2), picture(QStringLiteral("c.png"), 3, QSize(64, 64))});
        openThePage();
        QTest::mouseClick(row()->findChild<QToolButton *>(QStringLiteral("pictures.add")), Qt::LeftButton);
        QTRY_COMPARE(now().media.size(), 3);
        QTRY_COMPARE(strip()->pictures().size(), 3);
        QTRY_COMPARE(viewer()->imageSize(), QSize(200, 150));
        page()->setFocus();
        m_program->key(Qt::Key_BracketRight);
        QTRY_COMPARE(viewer()->imageSize(), QSize(120, 90));
        form()->questions()->focusStem();
        m_program->key(Qt::Key_BracketRight, Qt::AltModifier);
        QTRY_COMPARE(viewer()->imageSize(), QSize(64, 64));
        // A picture is shown from its place; the viewer stays there while one goes on writing.
        QTest::mouseClick(row()->tiles().at(1), Qt::LeftButton);
        QTRY_COMPARE(viewer()->imageSize(), QSize(120, 90));
        m_program->key(Qt::Key_P, Qt::AltModifier);
        QVERIFY(row()->isAncestorOf(QApplication::focusWidget()));
        m_program->key(Qt::Key_Delete);
        QTRY_COMPARE(now().media.size(), 2);
        QTRY_COMPARE(strip()->pictures().size(), 2);
        QTRY_COMPARE(viewer()->imageSize(), QSize(200, 150)); // what was shown is gone
    }

    /// The mark and the removal are undone as they were done.
    void marksComeBackWithTheirPicture()
    {
        openThePage();
        drop(row(), {picture(QStringLiteral("b.png"), 2)}, QPoint(row()->width() - 2, 2));
        QTRY_COMPARE(now().media.size(), 2);
        form()->questions()->focusStem();
        m_program->key(Qt::Key_M, Qt::AltModifier);
        m_program->key(Qt::Key_M, Qt::AltModifier);
        const QString marked = now().stem;
        QVERIFY2(marked.endsWith(QStringLiteral("⟦1⟧⟦2⟧")), qPrintable(marked));
        m_program->key(Qt::Key_P, Qt::AltModifier);
        QTRY_COMPARE(stored().stem, marked);
        m_program->key(Qt::Key_Left);
        m_program->key(Qt::Key_Delete); // the image itself
        QTRY_COMPARE(now().media.size(), 1);
        QVERIFY(now().stem.endsWith(QStringLiteral("⟦1⟧")) && !now().stem.contains(QStringLiteral("⟦2⟧")));
        QTRY_COMPARE(stored().media.size(), 1);
        QTRY_COMPARE(project().pendingWrites(), 0);
        page()->setFocus();
        m_program->key(Qt::Key_Z);
        QTRY_COMPARE(now().media.size(), 2);
        QCOMPARE(now().stem, marked);
    }

    /// What is written about a picture is saved like any other text, and the image may be an answer.
    void captionsAndAnswersAreSaved()
    {
        openThePage();
        const QList<OptionRow *> options = form()->questions()->findChildren<OptionRow *>();
        drop(options.at(1), {picture(QStringLiteral("b.png"), 2), picture(QStringLiteral("c.png"), 3)}, QPoint(2, 2));
        QTRY_COMPARE(now().options.size(), 3);
        PictureWish own;
        own.what = PictureWish::What::Own;
        own.option = 0;
        editor()->take(own);
        QCOMPARE(now().options.constFirst().picture.sha256, m_image.sha256);
        QTRY_COMPARE(stored().options.size(), 3);
        QTRY_COMPARE(stored().options.constFirst().picture.sha256, m_image.sha256);
        QVERIFY(stored().media.isEmpty()); // the question itself shows no picture now
        QTRY_COMPARE(strip()->pictures().size(), 3);
        drop(row(), {picture(QStringLiteral("d.png"), 4)}, QPoint(row()->width() - 2, 2));
        QTRY_COMPARE(now().media.size(), 1);
        editor()->focusPicture(0);
        m_program->key(Qt::Key_Return);
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("device"));
        QTRY_COMPARE(stored().media.value(0).caption, QStringLiteral("device")); // without leaving the field
    }

    void theSourceOfAPictureIsWritten()
    {
        openThePage();
        drop(row(), {picture(QStringLiteral("b.png"), 2)}, QPoint(row()->width() - 2, 2));
        QTRY_COMPARE(now().media.size(), 2);
        PictureWish wish;
        wish.what = PictureWish::What::Source;
        wish.place = 0;
        editor()->take(wish); // that of the image is not changed here
        QVERIFY(!row()->said().isEmpty() && !page()->findChild<PictureSourceDialog *>());
        wish.place = 1;
        editor()->take(wish);
        auto *dialog = page()->findChild<PictureSourceDialog *>();
        QVERIFY(dialog);
        auto *source = dialog->findChild<LineField *>(QStringLiteral("picture.source"));
        QTRY_VERIFY(source->hasFocus());
        source->setText(QStringLiteral("https://example.org/b"));
        QTest::keyClick(source, Qt::Key_Return);
        QTRY_COMPARE(m_stores->media().media({now().media.at(1).sha256})->constFirst().sourceUrl, QStringLiteral("https://example.org/b"));
        QTRY_VERIFY(!page()->findChild<PictureSourceDialog *>());
    }

    /// What is still being read is not left out of what is submitted.
    void aSubmissionWaitsForItsPictures()
    {
        openThePage();
        drop(row(), {picture(QStringLiteral("b.png"), 2)}, QPoint(row()->width() - 2, 2));
        QVERIFY(editor()->isBusy());
        QTest::keyClick(page(), Qt::Key_Return, Qt::ControlModifier);
        QStringList said;
        for (const Banner *banner : page()->findChildren<Banner *>())
            said.append(banner->sentence());
        QVERIFY2(said.join(u' ').contains(QStringLiteral("still being added")), qPrintable(said.join(u' ')));
        QTRY_VERIFY(!editor()->isBusy());
        QCOMPARE(now().media.size(), 2);
        for (const Banner *banner : page()->findChildren<Banner *>())
            QVERIFY(!banner->isVisible() || !banner->sentence().contains(QStringLiteral("still being added")));
    }
};

QTEST_MAIN(AnnotatePicturesTest)
#include "annotatepicturestest.moc"
