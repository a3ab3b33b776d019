// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/drawnpictures.h"
#include "tests/support/programfixture.h"

#include "models/filtering/text/textengine.h"
#include "models/items/imagelistmodel.h"
#include "models/services/curation/collectservice.h"
#include "models/services/curation/decisionservice.h"
#include "models/services/curation/stepreport.h"
#include "models/services/session/projectaccess.h"
#include "widgets/charts/histogram.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/image/imageviewer.h"
#include "widgets/image/thumbnailgrid.h"
#include "widgets/text/textpage.h"

#include <QDir>
#include <QLabel>
#include <QTableWidget>

using namespace yuyi;
using namespace yuyi::test;

/// The pictures around the line decided, and their areas corrected, by keyboard.
class TextTest : public QObject
{
    Q_OBJECT

    static constexpr int pictures = 12;

    std::unique_ptr<ProgramFixture> m_program;

    MainWindow &window() { return *m_program->window; }
    TextPage &page() { return *window().findChild<TextPage *>(); }
    ImageListModel &list() { return *page().findChild<ImageListModel *>(); }
    ImageId current()
    {
        const int row = page().findChild<ThumbnailGrid *>()->currentIndex().row();
        return list().ids().value(row);
    }
    QTableWidget &areas() { return *page().findChild<QTableWidget *>(); }
    template <typename T>
    T read(std::function<Result<T>(Stores &)> work)
    {
        std::optional<Result<T>> answer;
        window().session()->project().read(std::move(work)).then(this, [&](const Result<T> &found) { answer = found; });
        if (!waitFor([&] { return answer.has_value(); }) || !*answer)
            qFatal("the project cannot be read");
        return **answer;
    }
    std::optional<Outcome> decided(const ImageId &image)
    {
        const auto decisions = read<QHash<ImageId, Decision>>(
            [](Stores &stores) { return stores.images().decisionsInForce(FilterStep::Text); });
        const auto found = decisions.constFind(image);
        return found == decisions.constEnd() ? std::nullopt : std::optional(found->outcome);
    }
    TextMeasure measure(const ImageId &image)
    {
        return *read<std::optional<TextMeasure>>([image](Stores &stores) { return stores.filters().measure(image); });
    }

    /// Pictures of 400 × 300 with two areas each; the line at 30 % goes through the middle of them.
    void fill(const QString &location)
    {
        const QString raw = m_program->path(QStringLiteral("raw"));
        QVERIFY(QDir().mkpath(raw));
        for (quint32 i = 0; i < pictures; ++i)
            QVERIFY(drawn::scene(i, QSize(400, 300)).save(QStringLiteral("%1/%2.png").arg(raw).arg(i)));
        const auto factory = m_program->host.open(location);
        QVERIFY(factory);
        const auto stores = (*factory)->open();
        QVERIFY(stores);
        CollectRequest request;
        request.paths = {raw};
        request.by = (*stores)->project().people()->first().id;
        NoProgress progress;
        QVERIFY(CollectService(**stores, (*factory)->folder()).collect(request, progress));
        const auto ids = (*stores)->images().list({}, ImageSort::Name);
        QVERIFY(ids);
        QCOMPARE(ids->size(), pictures);
        const auto saved = (*stores)->transaction([&]() -> Result<> {
            for (int i = 0; i < pictures; ++i) {
                TextMeasure measure{ids->at(i), QStringLiteral("test"), QStringLiteral("1"), 0.29 + 0.002 * i, {}};
                const double width = 400 * measure.ratio * 2;
                measure.areas = {{TextAreaId::create(),
                                  {{0, 0}, {width, 0}, {width, 75}, {0, 75}},
                                  0.9,
                                  QStringLiteral("上"),
                                  false,
                                  false},
                                 {TextAreaId::create(),
                                  {{0, 100}, {width, 100}, {width, 175}, {0, 175}},
                                  0.9,
                                  QStringLiteral("下"),
                                  false,
                                  false}};
                if (const auto done = (*stores)->filters().saveMeasure(measure); !done)
                    return done;
            }
            return {};
        });
        QVERIFY(saved);
    }

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<ProgramFixture>();
        const QString location = m_program->path(QStringLiteral("text"));
        m_program->makeProject(location);
        fill(location);
        m_program->start();
        m_program->open(location);
        window().goToPage(QStringLiteral("text"));
        QTRY_COMPARE(list().ids().size(), pictures);
        QTRY_VERIFY(!current().isNull());
    }

    void cleanup()
    {
        QVERIFY(m_program->prompts.isSatisfied());
        m_program.reset();
    }

    /// One key a picture; the next one comes, the list stays the one it was.
    void aKeyForEachPicture()
    {
        for (int i = 0; i < 4; ++i) {
            const ImageId now = current();
            const ImageId next = list().ids().at(1);
            m_program->key(i % 2 == 0 ? Qt::Key_K : Qt::Key_D);
            QTRY_COMPARE(list().ids().size(), pictures - 1 - i);
            QVERIFY(!list().ids().contains(now));
            QCOMPARE(current(), next);
            QTRY_COMPARE(decided(now), std::optional(i % 2 == 0 ? Outcome::Keep : Outcome::Discard));
        }
        m_program->key(Qt::Key_Z);
        QTRY_COMPARE(list().ids().size(), pictures - 3);
    }

    /// An area that is no text, and back: the same area stays chosen, the picture is not loaded anew.
    void areasByKeys()
    {
        const ImageId image = current();
        QTRY_COMPARE(areas().rowCount(), 2);
        const double before = measure(image).ratio;
        m_program->key(Qt::Key_A);
        m_program->key(Qt::Key_A);
        QCOMPARE(areas().currentRow(), 1);
        m_program->key(Qt::Key_X);
        QTRY_VERIFY(measure(image).areas.at(1).dismissed);
        QVERIFY(qAbs(measure(image).ratio - before / 2) < 0.01);
        // Far from the line now, it stays before the eyes until the person goes on.
        QTRY_VERIFY(window().commands().action(QStringLiteral("text.istext"))->isEnabled());
        m_program->key(Qt::Key_T);
        QTRY_VERIFY(!measure(image).areas.at(1).dismissed);
        QCOMPARE(current(), image);
        QCOMPARE(areas().currentRow(), 1);
        m_program->key(Qt::Key_X);
        QTRY_VERIFY(measure(image).areas.at(1).dismissed);
        m_program->key(Qt::Key_K);
        QTRY_COMPARE(list().ids().size(), pictures - 1);
        QVERIFY(current() != image);
    }

    /// The line moved by keys: the list follows while it moves, nothing is decided before it is applied.
    void theLineByKeys()
    {
        auto *histogram = page().findChild<Histogram *>();
        histogram->setFocus();
        for (int i = 0; i < 6; ++i)
            QTest::keyClick(histogram, Qt::Key_Right, Qt::ShiftModifier);
        QTRY_COMPARE(list().ids().size(), 0);
        QTest::keyClick(histogram, Qt::Key_Home);
        QTRY_COMPARE(list().ids().size(), 0);
        histogram->setThreshold(0.3);
        QTest::keyClick(histogram, Qt::Key_Left);
        QTRY_COMPARE(list().ids().size(), pictures);
        QCOMPARE(read<FunnelCounts>([](Stores &stores) { return stores.images().funnel(); }).discarded.value(FilterStep::Text), 0);
        m_program->key(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(read<FunnelCounts>([](Stores &stores) { return stores.images().funnel(); })
                        .discarded.value(FilterStep::Text)
                    > 0);
        // Applied: it is no longer the next step, until the line moves again.
        const auto kind = [this] {
            for (const ActionButton *button : page().findChildren<ActionButton *>()) {
                if (button->action() == window().commands().action(QStringLiteral("text.apply")))
                    return button->kind();
            }
            return ActionButton::Kind::Flat;
        };
        QTRY_COMPARE(kind(), ActionButton::Kind::Plain);
        QTest::keyClick(histogram, Qt::Key_Right);
        QCOMPARE(kind(), ActionButton::Kind::Primary);
    }

    /// What somebody kept at inspection stays when the line is applied; it is said how many these are, and they go when told.
    void keptPicturesAreAskedFor()
    {
        std::optional<Result<>> done;
        window()
            .session()
            ->project()
            .write([kept = list().ids().mid(0, 2),
                    by = window().session()->project().person().id](Stores &stores) {
                const auto decided =
                    DecisionService(stores, by).decide(kept, Verdict(), QStringLiteral("Kept"));
                return decided ? Result<>() : Result<>(passOn(decided));
            })
            .then(this, [&](const Result<> &written) { done = written; });
        QTRY_VERIFY(done.has_value());
        QVERIFY(*done);
        const auto discarded = [this] {
            return read<FunnelCounts>([](Stores &stores) { return stores.images().funnel(); }).discarded.value(FilterStep::Text);
        };
        page().findChild<Histogram *>()->setThreshold(0.001);
        m_program->prompts.willConfirm(false);
        m_program->key(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(m_program->prompts.isSatisfied());
        const auto without = discarded();
        QVERIFY(without > 0);
        m_program->prompts.willConfirm(true);
        m_program->key(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(discarded(), without + 2);
    }

    /// What applying would change is counted, not what a person has decided by hand or what is out already.
    void applyingShowsThePreview()
    {
        const auto effect = [this](const QString &words) {
            const QList<QLabel *> labels = page().findChildren<QLabel *>();
            return std::any_of(labels.begin(), labels.end(),
                               [&](const QLabel *label) { return label->isVisible() && label->text() == words; });
        };
        auto *histogram = page().findChild<Histogram *>();
        QTRY_VERIFY(effect(QStringLiteral("6 images would be discarded")));
        // The picture nearest to the line lies on it; the next one is above it.
        const ImageId above = list().ids().at(1);
        page().findChild<ThumbnailGrid *>()->setCurrentIndex(list().index(1));
        m_program->key(Qt::Key_D);
        QTRY_COMPARE(decided(above), std::optional(Outcome::Discard));
        const qint64 would = std::count_if(list().ids().begin(), list().ids().end(),
                                           [&](const ImageId &image) { return measure(image).ratio > histogram->threshold(); });
        QTRY_VERIFY(effect(QStringLiteral("%1 images would be discarded").arg(would)));
        const auto discarded = [this] {
            return read<FunnelCounts>([](Stores &stores) { return stores.images().funnel(); }).discarded.value(FilterStep::Text);
        };
        const qint64 before = discarded();
        m_program->key(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(discarded(), before + would);
        QTRY_VERIFY(effect(QStringLiteral("%1 images discarded").arg(before + would)));
        // A higher line brings back what the rule took, not what a person did.
        histogram->setThreshold(0.9);
        QTest::keyClick(histogram, Qt::Key_Right);
        QTRY_VERIFY(effect(QStringLiteral("%1 would be restored").arg(would)));
        m_program->key(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(discarded(), before);
    }

    /// Half of the ratios would make half of the decisions.
    void nothingIsAppliedWhileMeasuring()
    {
        QAction *apply = window().commands().action(QStringLiteral("text.apply"));
        QTRY_VERIFY(apply->isEnabled());
        m_program->key(Qt::Key_R, Qt::ControlModifier);
        QVERIFY(!apply->isEnabled());
        QVERIFY(apply->toolTip().contains(QStringLiteral("still being measured")));
        QTRY_VERIFY_WITH_TIMEOUT(apply->isEnabled(), 30000);
        QVERIFY(!apply->toolTip().contains(QStringLiteral("still being measured")));
    }

    /// Faster than the store: each key decides about the picture that is before the eyes, none is decided twice.
    void keysDoNotWaitForTheStore()
    {
        const QList<ImageId> shown = list().ids();
        for (int i = 0; i < 5; ++i)
            m_program->key(i % 2 == 0 ? Qt::Key_K : Qt::Key_D);
        QCOMPARE(list().ids().size(), pictures - 5);
        for (int i = 0; i < 5; ++i)
            QTRY_COMPARE(decided(shown.at(i)), std::optional(i % 2 == 0 ? Outcome::Keep : Outcome::Discard));
        QVERIFY(!decided(shown.at(5)));
        for (int i = 0; i < 5; ++i)
            m_program->key(Qt::Key_Z);
        QTRY_VERIFY(!decided(shown.at(4)));
    }

    /// Two corrections one right after the other: the second does not undo the first.
    void correctionsAddUp()
    {
        const ImageId image = current();
        QTRY_COMPARE(areas().rowCount(), 2);
        m_program->key(Qt::Key_A);
        m_program->key(Qt::Key_X);
        m_program->key(Qt::Key_A);
        m_program->key(Qt::Key_X);
        QTRY_VERIFY(measure(image).areas.at(0).dismissed && measure(image).areas.at(1).dismissed);
        QCOMPARE(measure(image).ratio, 0.0);
        m_program->key(Qt::Key_Z);
        QTRY_VERIFY(measure(image).areas.at(0).dismissed && !measure(image).areas.at(1).dismissed);
        m_program->key(Qt::Key_Z);
        QTRY_VERIFY(!measure(image).areas.at(0).dismissed);
        QCOMPARE(current(), image);
    }

    /// An area drawn over the picture counts; taken off it does not; undo brings it back.
    void anAreaDrawnByHand()
    {
        const ImageId image = current();
        auto *viewer = page().findChild<ImageViewer *>();
        QTRY_VERIFY(viewer->hasImage());
        QTRY_COMPARE(areas().rowCount(), 2);
        const double before = measure(image).ratio;
        m_program->key(Qt::Key_E);
        QVERIFY(viewer->isDrawing());
        // The lower part of the picture, where no area is.
        const QPoint from = viewer->fromImage({40, 200}).toPoint();
        const QPoint to = viewer->fromImage({360, 290}).toPoint();
        QTest::mousePress(viewer, Qt::LeftButton, {}, from);
        QTest::mouseMove(viewer, (from + to) / 2);
        QTest::mouseMove(viewer, to);
        QTest::mouseRelease(viewer, Qt::LeftButton, {}, to);
        QTRY_COMPARE(areas().rowCount(), 3);
        QTRY_COMPARE(measure(image).areas.size(), 3);
        QVERIFY(measure(image).areas.at(2).byPerson);
        QVERIFY(measure(image).ratio > before + 0.1);
        areas().setCurrentCell(2, 0);
        m_program->key(Qt::Key_X);
        QTRY_COMPARE(measure(image).areas.size(), 2);
        QVERIFY(qAbs(measure(image).ratio - before) < 0.001);
        QCOMPARE(areas().rowCount(), 2);
        m_program->key(Qt::Key_Z);
        QTRY_COMPARE(measure(image).areas.size(), 3);
        m_program->key(Qt::Key_Z);
        QTRY_COMPARE(measure(image).areas.size(), 2);
    }

    /// The same without a mouse: a box begun, moved, sized and kept; one that is there changed; each step undone.
    void anAreaByKeys()
    {
        const ImageId image = current();
        auto *viewer = page().findChild<ImageViewer *>();
        const auto box = [&] { return viewer->overlays().last().polygon.boundingRect(); };
        QTRY_VERIFY(viewer->hasImage());
        QTRY_COMPARE(areas().rowCount(), 2);
        const TextMeasure before = measure(image);
        QVERIFY(!window().commands().action(QStringLiteral("text.box-move"))->isEnabled());
        m_program->key(Qt::Key_E);
        QCOMPARE(viewer->overlays().size(), 3);
        QVERIFY(viewer->hasFocus());
        QVERIFY(window().commands().action(QStringLiteral("text.box-move"))->isEnabled());
        const QRectF begun = box();
        QVERIFY(qAbs(begun.center().x() - 200) < 1 && qAbs(begun.center().y() - 150) < 1);
        // No other key decides about the picture meanwhile.
        m_program->key(Qt::Key_K);
        QCOMPARE(current(), image);
        QCOMPARE(viewer->overlays().size(), 3);
        for (int i = 0; i < 300 && box().bottom() < 300; ++i)
            m_program->key(Qt::Key_Down);
        QCOMPARE(box().bottom(), 300.0);
        QCOMPARE(box().size(), begun.size());
        m_program->key(Qt::Key_Right, Qt::ShiftModifier);
        m_program->key(Qt::Key_Up, Qt::ShiftModifier);
        QVERIFY(box().width() > begun.width() && box().height() < begun.height());
        QCOMPARE(box().left(), begun.left());
        const QRectF kept = box();
        m_program->key(Qt::Key_Return);
        QVERIFY(!viewer->isDrawing());
        QCOMPARE(areas().rowCount(), 3);
        QCOMPARE(areas().currentRow(), 2);
        QTRY_COMPARE(measure(image).areas.size(), 3);
        QVERIFY(measure(image).areas.at(2).byPerson);
        QCOMPARE(QPolygonF(measure(image).areas.at(2).polygon).boundingRect(), kept);
        QVERIFY(measure(image).ratio > before.ratio);

        // The area that is chosen, a pixel to the left.
        m_program->key(Qt::Key_M);
        QCOMPARE(box(), kept);
        m_program->key(Qt::Key_Left, Qt::ControlModifier);
        m_program->key(Qt::Key_Return);
        QTRY_COMPARE(QPolygonF(measure(image).areas.at(2).polygon).boundingRect(), kept.translated(-1, 0));
        // Dropped, nothing has changed and the keys are the pictures' again.
        m_program->key(Qt::Key_M);
        m_program->key(Qt::Key_Up);
        m_program->key(Qt::Key_Escape);
        QCOMPARE(viewer->overlays().size(), 3);
        QCOMPARE(box(), kept.translated(-1, 0));
        QVERIFY(page().findChild<ThumbnailGrid *>()->hasFocus());

        // What the engine read becomes the person's, keeps what was read, and is struck out, not removed.
        areas().setCurrentCell(0, 0);
        m_program->key(Qt::Key_M);
        m_program->key(Qt::Key_Down, Qt::ShiftModifier);
        m_program->key(Qt::Key_Return);
        QTRY_VERIFY(measure(image).areas.at(0).byPerson);
        QCOMPARE(measure(image).areas.at(0).text, before.areas.at(0).text);
        QVERIFY(measure(image).areas.at(0).polygon != before.areas.at(0).polygon);
        QCOMPARE(areas().currentRow(), 0);
        m_program->key(Qt::Key_X);
        QTRY_VERIFY(measure(image).areas.at(0).dismissed);

        const auto undo = [&](const std::function<bool(const TextMeasure &)> &there) {
            m_program->key(Qt::Key_Z);
            QTRY_VERIFY(there(measure(image)));
        };
        undo([](const TextMeasure &now) { return !now.areas.at(0).dismissed; });
        undo([&](const TextMeasure &now) { return now.areas.at(0).polygon == before.areas.at(0).polygon; });
        undo([&](const TextMeasure &now) { return QPolygonF(now.areas.at(2).polygon).boundingRect() == kept; });
        undo([](const TextMeasure &now) { return now.areas.size() == 2; });
        QCOMPARE(measure(image).ratio, before.ratio);
        QCOMPARE(current(), image);
    }

    /// A box is given up when a person goes elsewhere; the mouse draws in its place.
    void drawingABoxCanBeCancelled()
    {
        const ImageId image = current();
        auto *viewer = page().findChild<ImageViewer *>();
        QTRY_VERIFY(viewer->hasImage());
        QTRY_COMPARE(areas().rowCount(), 2);
        m_program->key(Qt::Key_E);
        QCOMPARE(viewer->overlays().size(), 3);
        m_program->key(Qt::Key_E);
        QCOMPARE(viewer->overlays().size(), 2);
        QVERIFY(!viewer->isDrawing());
        m_program->key(Qt::Key_E);
        m_program->key(Qt::Key_L);
        QVERIFY(page().findChild<Histogram *>()->hasFocus());
        QCOMPARE(viewer->overlays().size(), 2);
        m_program->key(Qt::Key_Escape);
        m_program->key(Qt::Key_E);
        QCOMPARE(viewer->overlays().size(), 3);
        QTest::mousePress(viewer, Qt::LeftButton, {}, viewer->fromImage({40, 200}).toPoint());
        QCOMPARE(viewer->overlays().size(), 2);
        QTest::mouseRelease(viewer, Qt::LeftButton, {}, viewer->fromImage({40, 200}).toPoint());
        m_program->key(Qt::Key_Escape);
        QCOMPARE(measure(image).areas.size(), 2);
    }

    /// Pictures measured by an earlier version of the engine: the page says so, and the key that measures names it.
    void aBetterEngineOffersANewMeasurement()
    {
        const QString engine = availableTextEngines().value(0);
        QVERIFY(!engine.isEmpty());
        const auto action = [this] { return window().commands().action(QStringLiteral("text.measure")); };
        const QString usual = action()->text();
        const auto measuredBy = [&](const QString &version) {
            StepRun run;
            run.step = FilterStep::Text;
            run.engine = engine % QLatin1Char(' ') % version;
            run.at = QDateTime::currentDateTimeUtc();
            std::optional<Result<>> done;
            window()
                .session()
                ->project()
                .write([run](Stores &stores) {
                    return stores.transaction([&] { return recordStepRun(stores, run); });
                })
                .then(this, [&](const Result<> &written) { done = written; });
            QTRY_VERIFY(done.has_value());
            QVERIFY(*done);
            window().goToPage(QStringLiteral("collect"));
            window().goToPage(QStringLiteral("text"));
        };
        measuredBy(QStringLiteral("0.1"));
        QTRY_VERIFY(action()->text() != usual);
        QVERIFY(action()->toolTip().contains(QStringLiteral("0.1")));
        measuredBy(QStringLiteral("9999"));
        QTRY_COMPARE(action()->text(), usual);
    }

    void theLanguageChangesOnTheOpenPage()
    {
        const auto shows = [this](const QString &words) {
            const QList<QLabel *> labels = page().findChildren<QLabel *>();
            return std::any_of(labels.begin(), labels.end(),
                               [&](const QLabel *label) { return label->isVisible() && label->text().contains(words); });
        };
        QTRY_VERIFY(shows(QStringLiteral("Engine ")));
        QTRY_VERIFY(shows(QStringLiteral("of the image is text")));
        m_program->settings->setLanguage(QStringLiteral("zh_CN"));
        QTRY_VERIFY(!shows(QStringLiteral("Engine ")) && shows(QStringLiteral("引擎")));
        QTRY_VERIFY(!shows(QStringLiteral("of the image is text")));
    }

    /// The band decides which pictures are looked at; a lead widens and narrows it, and the project keeps it.
    void theBandByKeys()
    {
        m_program->key(Qt::Key_L);
        auto *histogram = page().findChild<Histogram *>();
        QVERIFY(histogram->hasFocus());
        const double before = histogram->band();
        for (int i = 0; i < 3; ++i)
            m_program->key(Qt::Key_Down);
        QVERIFY(histogram->band() < before);
        // The ratios are 0.29, 0.292 … 0.312; the line stands at 0.3.
        int within = 0;
        for (int i = 0; i < pictures; ++i)
            within += qAbs(0.29 + 0.002 * i - histogram->threshold()) <= histogram->band() ? 1 : 0;
        QVERIFY(within < pictures);
        QTRY_COMPARE(list().ids().size(), within);
        QTRY_COMPARE(read<ProjectInfo>([](Stores &stores) { return stores.project().info(); }).rules.textReviewBand,
                     histogram->band());
        m_program->key(Qt::Key_Escape);
        QVERIFY(!histogram->hasFocus());
        m_program->key(Qt::Key_K);
        QTRY_COMPARE(list().ids().size(), within - 1);
    }

    /// Every number can be clicked: the pictures of a bar, and the views by keys.
    void barsAndViews()
    {
        auto *histogram = page().findChild<Histogram *>();
        Q_EMIT histogram->rangeClicked(0.3, 0.32);
        QTRY_COMPARE(list().ids().size(), 7);
        m_program->key(Qt::Key_2, Qt::AltModifier);
        QTRY_COMPARE(list().ids().size(), 6);
        m_program->key(Qt::Key_3, Qt::AltModifier);
        QTRY_COMPARE(list().ids().size(), 6);
        m_program->key(Qt::Key_4, Qt::AltModifier);
        QTRY_COMPARE(list().ids().size(), 0);
        m_program->key(Qt::Key_1, Qt::AltModifier);
        QTRY_COMPARE(list().ids().size(), pictures);
    }
};

QTEST_MAIN(TextTest)
#include "texttest.moc"
