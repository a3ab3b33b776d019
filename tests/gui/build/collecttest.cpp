// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/drawnpictures.h"
#include "tests/support/heldreader.h"
#include "tests/support/programfixture.h"

#include "models/items/imagelistmodel.h"
#include "models/services/curation/collectservice.h"
#include "models/services/session/jobcenter.h"
#include "models/services/session/projectaccess.h"
#include "widgets/collect/collectpage.h"
#include "widgets/collect/detailspanel.h"
#include "widgets/collect/filterbar.h"
#include "widgets/collect/importstrip.h"
#include "widgets/collect/rangepopover.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/choices/chip.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/choices/filterchip.h"
#include "widgets/controls/choices/filterpopover.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/frame/banner.h"
#include "widgets/controls/frame/emptystate.h"
#include "widgets/discussion/commentthread.h"
#include "widgets/discussion/imagecomments.h"
#include "widgets/discussion/mentionfield.h"
#include "widgets/image/quickview.h"
#include "widgets/image/thumbnailgrid.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QDialog>
#include <QDoubleSpinBox>
#include <QDragEnterEvent>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QTableView>
#include <QUrl>

#include <algorithm>

using namespace yuyi;
using namespace yuyi::test;

/// Raw pictures come in, are found, looked at, described and decided on, in the real window on a real project.
class CollectTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<ProgramFixture> m_program;
    QString m_pictures;

    MainWindow &window() { return *m_program->window; }
    ProjectAccess &project() { return window().session()->project(); }
    template <typename T>
    T *find(const char *name)
    {
        return window().currentPage()->findChild<T *>(QString::fromLatin1(name));
    }
    ThumbnailGrid *grid() { return find<ThumbnailGrid>("collectGrid"); }
    ImageListModel *model() { return static_cast<ImageListModel *>(grid()->model()); }
    int rows() { return grid()->model()->rowCount(); }
    QString sentence() { return window().currentPage()->findChild<ImportStrip *>()->sentence(); }
    QStringList names()
    {
        QStringList list;
        for (int row = 0; row < rows(); ++row)
            list.append(grid()->model()->index(row, 0).data(thumbnailroles::Caption).toString());
        return list;
    }
    FilterChip *chip(const char *name) { return find<FilterChip>(name); }

    void put(const QString &name, const QByteArray &bytes)
    {
        const QString path = m_pictures + QLatin1Char('/') + name;
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }

    /// Two real pictures under one name, one that lies about its format, a copy, and two that are no pictures.
    void putPictures()
    {
        const QByteArray first = drawn::encoded(drawn::scene(1), "jpg", 90);
        put(QStringLiteral("alpha.jpg"), first);
        put(QStringLiteral("copy-of-alpha.png"), first);
        put(QStringLiteral("sub/alpha.jpg"), drawn::encoded(drawn::scene(2, QSize(300, 200)), "jpg", 90));
        put(QStringLiteral("zebra.jpg"), drawn::encoded(drawn::scene(3, QSize(800, 700)), "png", 50));
        put(QStringLiteral("broken.jpg"), first.left(300));
        put(QStringLiteral("letter.png"), QByteArrayLiteral("Dear all,"));
    }

    void importPictures()
    {
        putPictures();
        m_program->prompts.willChoose({m_pictures});
        m_program->key(Qt::Key_A);
        QTRY_VERIFY(sentence().contains(QStringLiteral("rejected")));
        QTRY_COMPARE(rows(), 3);
        // Every row's facts are there before keys act on them.
        QTRY_VERIFY(!names().contains(QString()));
    }

    Image imageAt(int row) { return model()->image(row).value_or(Image()); }

    template <typename T, typename Work>
    T read(Work work)
    {
        std::optional<Result<T>> answer;
        project().read(std::move(work)).then(this, [&](const Result<T> &result) { answer = result; });
        [&] { QTRY_VERIFY(answer.has_value()); }();
        return answer && *answer ? **answer : T();
    }
    Image stored(const ImageId &id)
    {
        return read<Image>([id](Stores &stores) { return stores.images().image(id); });
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

    /// A page without images offers the usual way first, in its middle as in its title line.
    void anEmptyPageOffersTheFolderFirst()
    {
        const auto offered = [this] {
            QList<ActionButton *> buttons;
            for (ActionButton *button : window().currentPage()->findChildren<ActionButton *>()) {
                if (button->isVisible() && qobject_cast<EmptyState *>(button->parentWidget()))
                    buttons.append(button);
            }
            std::sort(buttons.begin(), buttons.end(), [](const ActionButton *a, const ActionButton *b) { return a->x() < b->x(); });
            QStringList texts;
            for (const ActionButton *button : buttons)
                texts.append(button->text());
            return texts;
        };
        QTRY_COMPARE(offered(),
                     (QStringList{QStringLiteral("Add Folder…"), QStringLiteral("Add Files…"),
                                  QStringLiteral("Import Items…")}));
    }

    void folderComesIn()
    {
        QAbstractItemModelTester tester(model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        importPictures();
        QVERIFY2(sentence().contains(QStringLiteral("3 added, 1 already in the project. Files rejected: 2.")), qPrintable(sentence()));
        QStringList sorted = names();
        sorted.sort();
        QCOMPARE(sorted, QStringList({QStringLiteral("alpha.jpg"), QStringLiteral("alpha.jpg"), QStringLiteral("zebra.jpg")}));
        const int liar = static_cast<int>(names().indexOf(QStringLiteral("zebra.jpg")));
        const auto badges = model()->index(liar).data(thumbnailroles::Badges).value<ThumbnailBadges>();
        QCOMPARE(badges.value(0).first, QStringLiteral("PNG"));

        // The same folder again adds nothing.
        m_program->prompts.willChoose({m_pictures});
        m_program->key(Qt::Key_A);
        QTRY_VERIFY2(sentence().contains(QStringLiteral("0 added, 4 already in the project. Files rejected: 2.")), qPrintable(sentence()));
        QCOMPARE(rows(), 3);
        // The copy's other name was remembered.
        grid()->setFocus();
        const int first = static_cast<int>(names().indexOf(QStringLiteral("alpha.jpg")));
        QCOMPARE(stored(imageAt(first).id).names.value(1), QStringLiteral("copy-of-alpha.png"));
    }

    void refusedFilesAreListedAndSavedAfterARestartToo()
    {
        importPictures();
        const QString before = sentence();
        m_program->window.reset();
        m_program->start();
        m_program->open(m_program->path(QStringLiteral("project")));
        window().goToPage(QStringLiteral("collect"));
        QTRY_COMPARE(sentence(), before);
        find<QPushButton>("showRefused")->click();
        auto *list = find<QDialog>("refusedList");
        QTRY_VERIFY(list && list->isVisible());
        auto *table = list->findChild<QTableView *>();
        QCOMPARE(table->model()->rowCount(), 2);
        for (int row = 0; row < 2; ++row)
            QVERIFY(!table->model()->index(row, 1).data().toString().isEmpty());
        const QString path = m_program->path(QStringLiteral("refused.csv"));
        m_program->prompts.willChoose({path});
        list->findChild<QPushButton *>(QStringLiteral("saveRefused"))->click();
        QTRY_VERIFY(QFile::exists(path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        QVERIFY(text.contains(QStringLiteral("broken.jpg")));
        QVERIFY(text.contains(QStringLiteral("letter.png")));
        list->close();
        // Which file was known, and as what, can be seen, too.
        QTRY_VERIFY(!find<QDialog>("refusedList"));
        QVERIFY(find<QPushButton>("showKnown")->isVisible());
        find<QPushButton>("showKnown")->click();
        QTRY_VERIFY(find<QDialog>("refusedList"));
        auto *known = find<QDialog>("refusedList")->findChild<QTableView *>();
        QCOMPARE(known->model()->rowCount(), 1);
        QVERIFY(known->model()->index(0, 1).data().toString().contains(QStringLiteral("alpha")));
        find<QDialog>("refusedList")->close();
    }

    void interruptedImportGoesOn()
    {
        putPictures();
        m_program->window.reset();
        {
            const auto factory = m_program->host.open(m_program->path(QStringLiteral("project")));
            QVERIFY(factory);
            const auto stores = (*factory)->open();
            QVERIFY(stores);
            CollectRequest request;
            request.paths = {m_pictures};
            request.by = (*stores)->project().people()->constFirst().id;
            JobRecord record;
            record.id = JobId::create();
            record.kind = codeOf(JobKind::ImportImages);
            record.parameters = request.toJson();
            record.state = JobState::Running;
            record.done = 2;
            record.total = 6;
            record.createdAt = record.updatedAt = QDateTime::currentDateTimeUtc().addDays(-1);
            QVERIFY((*stores)->transaction([&] { return (*stores)->jobs().save(record); }));
        }
        m_program->start();
        m_program->open(m_program->path(QStringLiteral("project")));
        window().goToPage(QStringLiteral("collect"));
        QTRY_VERIFY2(sentence().contains(QStringLiteral("2 of 6")), qPrintable(sentence()));
        QCOMPARE(rows(), 0);
        find<QPushButton>("continueImport")->click();
        QTRY_COMPARE(rows(), 3);
        QTRY_VERIFY2(sentence().contains(QStringLiteral("3 added, 1 already in the project. Files rejected: 2.")), qPrintable(sentence()));
    }

    void searchFilterAndOrder()
    {
        importPictures();
        m_program->key(Qt::Key_Slash);
        auto *search = find<LineField>("collectSearch");
        QCOMPARE(QApplication::focusWidget(), search);
        QTest::keyClicks(search, QStringLiteral("zebra"));
        QTRY_COMPARE(rows(), 1);
        QTRY_COMPARE(names(), QStringList{QStringLiteral("zebra.jpg")});
        QTest::keyClick(search, Qt::Key_Return);
        QCOMPARE(QApplication::focusWidget(), grid());
        m_program->key(Qt::Key_Backspace);
        QTRY_COMPARE(rows(), 3);
        QCOMPARE(search->text(), QString());

        chip("format")->click();
        auto *choice = window().currentPage()->findChild<ChoicePopover *>();
        QVERIFY(choice && choice->isVisible());
        QVERIFY(choice->findChild<ChipRow *>()->choose(QStringLiteral("jpeg")));
        QTRY_COMPARE(rows(), 2);
        QVERIFY(chip("format")->isActive());
        Q_EMIT chip("format")->removed();
        QTRY_COMPARE(rows(), 3);

        chip("size")->click();
        auto *ranges = window().currentPage()->findChild<RangePopover *>();
        QVERIFY(ranges && ranges->isVisible());
        ranges->findChildren<QDoubleSpinBox *>().value(0)->setValue(700); // short side from
        QTRY_COMPARE(rows(), 1);
        QTRY_COMPARE(names(), QStringList{QStringLiteral("zebra.jpg")});
        ranges->close();
        Q_EMIT chip("size")->removed();
        QTRY_COMPARE(rows(), 3);

        auto *sort = find<QComboBox>("sort");
        sort->setCurrentIndex(sort->findData(static_cast<int>(ImageSort::Pixels)));
        Q_EMIT sort->activated(sort->currentIndex());
        QTRY_COMPARE(names().value(2), QStringLiteral("zebra.jpg"));
        find<QAbstractButton>("direction")->click();
        QTRY_COMPARE(names().value(0), QStringLiteral("zebra.jpg"));

        // Another page sends its filter.
        Location location{PageId::Collect, {}, ImageFilter(), {}};
        location.filter->stage = Stage::Kept;
        window().goTo(location);
        QTRY_COMPARE(rows(), 0);
        QVERIFY(chip("stage")->isActive());
    }

    void factsAreEnteredInPlace()
    {
        importPictures();
        grid()->setCurrentIndex(model()->index(0));
        const ImageId id = imageAt(0).id;
        auto *licence = find<LineField>("factLicence");
        QTRY_VERIFY(licence->isVisible());
        licence->setFocus();
        QTest::keyClicks(licence, QStringLiteral("CC BY 4.0"));
        QTest::keyClick(licence, Qt::Key_Return);
        QTRY_COMPARE(stored(id).licence, QStringLiteral("CC BY 4.0"));
        // One field right after the other: the second was typed on an older version.
        auto *source = find<LineField>("factSource");
        source->setFocus();
        QTest::keyClicks(source, QStringLiteral("https://example.org/1"));
        licence->setFocus();
        QTest::keyClicks(licence, QStringLiteral("+"));
        QTest::keyClick(licence, Qt::Key_Return);
        QTRY_COMPARE(stored(id).sourceUrl, QStringLiteral("https://example.org/1"));
        QTRY_VERIFY(stored(id).licence.contains(QLatin1Char('+')));

        // Somebody else enters another licence while one types: nothing is lost, the person chooses.
        QTRY_COMPARE(project().pendingWrites(), 0);
        licence->selectAll();
        QTest::keyClicks(licence, QStringLiteral("mine"));
        const auto stores = project().factory().open();
        QVERIFY(stores);
        Image theirs = stored(id);
        theirs.licence = QStringLiteral("theirs");
        QVERIFY(CollectService(**stores, {}).updateFacts(theirs, project().person().id));
        QTest::keyClick(licence, Qt::Key_Return);
        auto *conflict = find<QWidget>("factsConflict");
        QTRY_VERIFY(conflict->isVisible());
        QCOMPARE(stored(id).licence, QStringLiteral("theirs"));
        QCOMPARE(licence->text(), QStringLiteral("mine"));
        find<QPushButton>("keepMine")->click();
        QTRY_COMPARE(stored(id).licence, QStringLiteral("mine"));
        QTRY_VERIFY(!conflict->isVisible());
    }

    void commentsOnAnImage()
    {
        importPictures();
        grid()->setCurrentIndex(model()->index(0));
        const ImageId id = imageAt(0).id;
        m_program->key(Qt::Key_C);
        QTRY_VERIFY(window().findChild<ImageComments *>());
        auto *dialog = window().findChild<ImageComments *>();
        auto *field = dialog->thread()->field();
        QTRY_VERIFY(field->isEnabled());
        field->setText(QStringLiteral("是不是看过？ @林"));
        QTest::keyClick(field, Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(dialog->thread()->thread().comments.size(), 1);
        QCOMPARE(dialog->thread()->thread().comments.first().mentions.size(), 1);
        QCOMPARE(dialog->thread()->target()->image, id);
        // The details say so; settled in the thread, it is settled there.
        auto *said = find<QLabel>("imageTalk");
        QTRY_VERIFY(said->text().contains(QStringLiteral("是不是看过")));
        QVERIFY(said->text().contains(QStringLiteral("not resolved")));
        dialog->thread()->toggleResolved();
        QTRY_VERIFY(said->text().contains(QStringLiteral("resolved")) && !said->text().contains(QStringLiteral("not resolved")));
        QTest::keyClick(field, Qt::Key_Escape); // out of the text, then out of the dialog
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(!window().findChild<ImageComments *>());
    }

    void severalImagesAreDecidedTogether()
    {
        importPictures();
        m_program->key(Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(grid()->selectedRows().size(), 3);
        auto *licence = find<LineField>("allLicence");
        QTRY_VERIFY(licence->isVisible());
        QTest::keyClicks(licence, QStringLiteral("CC0"));
        find<QPushButton>("applyToAll")->click();
        for (int row = 0; row < 3; ++row)
            QTRY_COMPARE(stored(imageAt(row).id).licence, QStringLiteral("CC0"));
        grid()->setFocus();
        m_program->key(Qt::Key_Y);
        for (int row = 0; row < 3; ++row)
            QTRY_COMPARE(stored(imageAt(row).id).stage, Stage::Kept);
    }

    /// Ctrl+A and a key reach further than the eye: many are asked for, and nothing happens without a yes.
    void manyImagesNeedConfirmation()
    {
        QVERIFY(QDir().mkpath(m_pictures));
        for (quint32 i = 0; i < 21; ++i)
            QVERIFY(drawn::scene(i, QSize(64, 48)).save(QStringLiteral("%1/%2.png").arg(m_pictures).arg(i)));
        m_program->prompts.willChoose({m_pictures});
        m_program->key(Qt::Key_A);
        QTRY_COMPARE(rows(), 21);
        const auto kept = [this] {
            return read<FunnelCounts>([](Stores &stores) { return stores.images().funnel(); }).stages.value(Stage::Kept);
        };
        grid()->setFocus();
        m_program->key(Qt::Key_A, Qt::ControlModifier);
        m_program->prompts.willConfirm(false);
        m_program->key(Qt::Key_Y);
        QVERIFY(m_program->prompts.isSatisfied());
        QCOMPARE(kept(), 0);
        m_program->prompts.willConfirm(true);
        m_program->key(Qt::Key_Y);
        QTRY_COMPARE(kept(), 21);
    }

    void decisionsAreListedAndUndone()
    {
        importPictures();
        const ImageId id = imageAt(0).id;
        grid()->setCurrentIndex(model()->index(0));
        m_program->key(Qt::Key_D);
        auto *menu = find<QMenu>("discardReasons");
        QTRY_VERIFY(menu && menu->isVisible());
        const DiscardReason reason = project().info().preset.discardReasons.first();
        QTest::keyClicks(menu, reason.key);
        QTRY_COMPARE(stored(id).stage, Stage::Discarded);
        QTRY_VERIFY(find<QPushButton>("undoDecision"));
        find<QPushButton>("undoDecision")->click();
        QTRY_COMPARE(stored(id).stage, Stage::Collected);
        QTRY_VERIFY(!find<QPushButton>("undoDecision"));
        const auto decisions =
            read<QList<Decision>>([id](Stores &stores) { return stores.images().decisions(id); });
        QCOMPARE(decisions.size(), 1);
        QCOMPARE(decisions.first().reason, reason.code);
        QVERIFY(!decisions.first().undoneBy.isNull());
    }

    void selectionStaysWhereItIs()
    {
        importPictures();
        Location location{PageId::Collect, {}, ImageFilter(), {}};
        location.filter->stage = Stage::Collected;
        // The list for the filter comes later than the person is.
        HeldReader reader(project());
        window().goTo(location);
        QCOMPARE(rows(), 3);
        grid()->setCurrentIndex(model()->index(1));
        const ImageId next = imageAt(2).id;
        grid()->setFocus();
        QSignalSpy changed(&project(), &ProjectAccess::changed);
        m_program->key(Qt::Key_Y);
        QTRY_COMPARE(changed.size(), 1);
        reader.release();
        // The kept one leaves the list; the next one is at its place and chosen.
        QTRY_COMPARE(rows(), 2);
        QTRY_COMPARE(grid()->currentIndex().row(), 1);
        QTRY_COMPARE(imageAt(1).id, next);
        QCOMPARE(grid()->selectedRows(), QList<int>{1});
    }

    void keysOfThePage()
    {
        importPictures();
        grid()->setFocus();
        auto *quick = window().currentPage()->findChild<QuickView *>();
        m_program->key(Qt::Key_Space);
        QTRY_VERIFY(quick->isVisible());
        const QModelIndex before = quick->current();
        m_program->key(Qt::Key_J);
        QCOMPARE(quick->current().row(), before.row() + 1);
        QCOMPARE(grid()->currentIndex().row(), before.row() + 1);
        m_program->key(Qt::Key_Space);
        QTRY_VERIFY(!quick->isVisible());
        QTRY_COMPARE(QApplication::focusWidget(), grid());
        auto *details = window().currentPage()->findChild<DetailsPanel *>();
        QVERIFY(details->isVisible());
        m_program->key(Qt::Key_I);
        QVERIFY(!details->isVisible());
        m_program->key(Qt::Key_Return);
        QVERIFY(details->isVisible());
        QTRY_COMPARE(QApplication::focusWidget(), find<LineField>("factSource"));
        // A letter typed there is a letter.
        m_program->key(Qt::Key_I);
        QVERIFY(details->isVisible());
        m_program->key(Qt::Key_Escape);
        QCOMPARE(QApplication::focusWidget(), grid());
        const int size = grid()->thumbnailSize();
        m_program->key(Qt::Key_Plus);
        QVERIFY(grid()->thumbnailSize() > size);
        QCOMPARE(m_program->settings->thumbnailEdge(), grid()->thumbnailSize());
    }

private:
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
    void filesAreDroppedOnAnyPage()
    {
        putPictures();
        window().goToPage(QStringLiteral("inspect"));
        drop(window().currentPage(), {m_pictures + QStringLiteral("/alpha.jpg"), m_pictures + QStringLiteral("/sub")});
        QTRY_COMPARE(window().currentPageId(), QStringLiteral("collect"));
        QTRY_COMPARE(rows(), 2);
        QWidget *page = window().currentPage();

        QMimeData words;
        words.setText(QStringLiteral("words"));
        QDragEnterEvent refused(QPoint(10, 10), Qt::CopyAction, &words, Qt::LeftButton, Qt::NoModifier);
        refused.ignore();
        QCoreApplication::sendEvent(page, &refused);
        QVERIFY(!refused.isAccepted());
    }

    void droppedProjectIsOffered()
    {
        const QString other = m_program->path(QStringLiteral("other"));
        m_program->makeProject(other);
        drop(window().currentPage(), {other});
        Banner *banner = nullptr;
        const auto shown = [&] {
            for (Banner *each : window().findChildren<Banner *>())
                banner = each->isVisible() ? each : banner;
            return banner != nullptr;
        };
        QTRY_VERIFY(shown());
        QVERIFY2(banner->sentence().contains(QStringLiteral("other")), qPrintable(banner->sentence()));
        QSignalSpy opened(&window(), &MainWindow::projectOpened);
        banner->findChild<ActionButton *>()->click();
        QTRY_COMPARE(opened.size(), 1);
        QCOMPARE(window().session()->location(), other);
    }

    void manifestBringsFacts()
    {
        putPictures();
        put(QStringLiteral("bad.csv"), QByteArrayLiteral("file,licence\nalpha.jpg,CC0\n,CC0\n"));
        m_program->prompts.willChoose({m_pictures + QStringLiteral("/bad.csv")});
        m_program->key(Qt::Key_M);
        QTRY_VERIFY2(sentence().contains(QStringLiteral("“bad.csv”, row 3")), qPrintable(sentence()));

        put(QStringLiteral("good.csv"),
            QByteArrayLiteral("file,source_url,licence,collector,note\nsub/alpha.jpg,https://example.org/a,CC0,Li,first\n"));
        m_program->prompts.willChoose({m_pictures + QStringLiteral("/good.csv")});
        m_program->key(Qt::Key_M);
        QTRY_COMPARE(rows(), 1);
        QTRY_VERIFY(!imageAt(0).id.isNull());
        QTRY_COMPARE(imageAt(0).licence, QStringLiteral("CC0"));
        QTRY_COMPARE(imageAt(0).sourceUrl, QStringLiteral("https://example.org/a"));
        // It has both: the filter for those without leaves it out.
        chip("licence")->click();
        QTRY_COMPARE(rows(), 0);
    }

    void benchmarkFileIsRecognised()
    {
        const Preset &preset = project().info().preset;
        QStringList labels;
        for (const Dimension &dimension : preset.dimensions)
            labels.append(QStringLiteral("\"%1\": \"%2\"").arg(dimension.code.text(), dimension.values.first().published));
        const QString json = QStringLiteral(
                                 "[{\"local_path\": \"images/one.png\", \"questions\": [{\"id\": \"q-1\", \"question\": \"why?\", "
                                 "\"options\": [\"a\", \"b\", \"c\", \"d\", \"e\", \"f\"], \"correct_option\": \"b\", \"answer\": \"B\"}], "
                                 "\"meta_data\": {%1, \"metaphorical_meaning\": \"m\", \"explanation\": \"e\"}}]")
                                 .arg(labels.join(QStringLiteral(", ")));
        put(QStringLiteral("set.json"), json.toUtf8());
        put(QStringLiteral("elsewhere/images/one.png"), drawn::encoded(drawn::scene(9), "png", 50));
        m_program->prompts.willChoose({m_pictures + QStringLiteral("/set.json")});
        m_program->key(Qt::Key_B);
        QTRY_VERIFY(find<QDialog>("importItemsDialog"));
        auto *dialog = find<QDialog>("importItemsDialog");
        auto *import = dialog->findChild<QPushButton *>(QStringLiteral("importItems"));
        auto *found = dialog->findChild<QLabel *>(QStringLiteral("imagesFound"));
        QTRY_VERIFY(found->text().contains(QStringLiteral("images/one.png")));
        QVERIFY(!import->isEnabled());
        m_program->prompts.willChoose({m_pictures + QStringLiteral("/elsewhere")});
        dialog->findChild<QPushButton *>(QStringLiteral("chooseImages"))->click();
        QTRY_VERIFY(import->isEnabled());
        import->click();
        QTRY_COMPARE(rows(), 1);
        QTRY_VERIFY2(sentence().contains(QStringLiteral("Added: 1 question, 1 image. Already in the project: 0 images, 0 entries")),
                     qPrintable(sentence()));
        // Another file asks about the same picture: it is not added once more.
        put(QStringLiteral("elsewhere/more.json"), json.toUtf8().replace("q-1", "q-2"));
        m_program->prompts.willChoose({m_pictures + QStringLiteral("/elsewhere/more.json")});
        QTRY_VERIFY(!find<QDialog>("importItemsDialog"));
        window().commands().action(QStringLiteral("collect.items"))->trigger();
        QTRY_VERIFY(find<QDialog>("importItemsDialog"));
        import = find<QDialog>("importItemsDialog")->findChild<QPushButton *>(QStringLiteral("importItems"));
        QTRY_VERIFY(import->isEnabled());
        import->click();
        QTRY_VERIFY2(sentence().contains(QStringLiteral("Added: 1 question, 0 images. Already in the project: 1 image, 0 entries")),
                     qPrintable(sentence()));
        QCOMPARE(rows(), 1);
    }
};

QTEST_MAIN(CollectTest)
#include "collecttest.moc"
