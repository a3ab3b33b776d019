// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/drawnpictures.h"
#include "tests/support/drawnpuzzle.h"
#include "tests/support/kinds/composepreset.h"
#include "tests/support/programfixture.h"

#include "models/domain/images/imagepart.h"
#include "models/services/composing/composeservice.h"
#include "models/services/curation/collectservice.h"
#include "models/services/session/projectaccess.h"
#include "models/stores/pictures.h"
#include "widgets/compose/composecontroller.h"
#include "widgets/compose/composepage.h"
#include "widgets/compose/newpanelsdialog.h"
#include "widgets/compose/panelframe.h"
#include "widgets/compose/paneloverlay.h"
#include "widgets/compose/panelsform.h"
#include "widgets/compose/paneltile.h"
#include "widgets/compose/sheetsform.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/image/imageviewer.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QDir>
#include <QSpinBox>

#include <algorithm>

using namespace yuyi;
using namespace yuyi::test;

/// Panels are cut and sheets are made in the window, by mouse and by keys alone.
class ComposeTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<ProgramFixture> m_program;
    QString m_location;
    drawn::Puzzle m_puzzle = drawn::puzzle(3, 3, 4, false);
    ImageId m_image;

    MainWindow &window() { return *m_program->window; }
    ComposePage &page() { return *window().findChild<ComposePage *>(); }
    ComposeController &controller() { return *page().findChild<ComposeController *>(); }
    PanelOverlay &overlay() { return *page().findChild<PanelOverlay *>(); }
    ImageViewer &picture() { return *page().findChild<ImageViewer *>(QStringLiteral("compose.picture")); }
    SheetsForm &sheets() { return *page().findChild<SheetsForm *>(); }

    template <typename T>
    T read(std::function<Result<T>(Stores &)> work)
    {
        std::optional<Result<T>> answer;
        window().session()->project().read(std::move(work)).then(this, [&](const Result<T> &found) { answer = found; });
        if (!waitFor([&] { return answer.has_value(); }) || !*answer)
            qFatal("the project cannot be read");
        return **answer;
    }
    QList<ImagePart> parts()
    {
        return read<QList<ImagePart>>([image = m_image](Stores &stores) { return stores.composing().parts(image); });
    }
    QList<ImageSheet> made()
    {
        return read<QList<ImageSheet>>([image = m_image](Stores &stores) { return stores.composing().sheets(image); });
    }
    QMap<QString, QString> facts()
    {
        return read<QMap<QString, QString>>([image = m_image](Stores &stores) { return stores.composing().facts(image); });
    }
    QAction *action(const char *id) { return window().commands().action(QLatin1String(id)); }

    /// A preset with three sheets and one fact that nothing sets by itself.
    static QByteArray presetJson()
    {
        Json preset = storedJson(composePresetJson());
        preset["facts"].push_back({{"code", "solid"}, {"title", {{"zh", "solid"}, {"en", "solid"}}}});
        return jsonText(preset);
    }

    QPoint onOverlay(const QPoint &pixel) { return picture().fromImage(pixel).toPoint(); }
    /// A drag over the picture, from one pixel to another.
    void drag(QWidget &widget, const QPoint &from, const QPoint &to)
    {
        QTest::mousePress(&widget, Qt::LeftButton, {}, from);
        QTest::mouseMove(&widget, (from + to) / 2);
        QTest::mouseMove(&widget, to);
        QTest::mouseRelease(&widget, Qt::LeftButton, {}, to);
    }
    static bool isNear(const QRect &a, const QRect &b)
    {
        const QPoint first = a.topLeft() - b.topLeft();
        const QPoint last = a.bottomRight() - b.bottomRight();
        return first.manhattanLength() <= 6 && last.manhattanLength() <= 6;
    }

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<ProgramFixture>();
        m_location = m_program->path(QStringLiteral("puzzles"));
        const auto preset = readPreset(presetJson());
        QVERIFY2(preset.has_value(), preset ? "" : qPrintable(preset.error().sentence));
        m_program->makeProject(m_location, *preset);
        const QString raw = m_program->path(QStringLiteral("raw"));
        QVERIFY(QDir().mkpath(raw));
        QVERIFY(m_puzzle.whole.save(raw + QStringLiteral("/a.png")));
        QVERIFY(drawn::scene(5, QSize(320, 240)).save(raw + QStringLiteral("/b.png")));
        {
            const auto factory = m_program->host.open(m_location);
            QVERIFY(factory);
            const auto stores = (*factory)->open();
            QVERIFY(stores);
            CollectRequest request;
            request.paths = {raw};
            request.by = (*stores)->project().people()->constFirst().id;
            NoProgress progress;
            QVERIFY(CollectService(**stores, (*factory)->folder()).collect(request, progress));
            const auto ids = (*stores)->images().list({}, ImageSort::Name);
            QVERIFY(ids);
            QCOMPARE(ids->size(), 2);
            m_image = ids->constFirst();
        }
        m_program->start();
        m_program->open(m_location);
        window().goToPage(QStringLiteral("compose"));
        QTRY_COMPARE(controller().shown().id, m_image);
        QTRY_VERIFY(controller().isRead() && picture().hasImage());
    }

    void cleanup()
    {
        QVERIFY(m_program->prompts.isSatisfied());
        m_program.reset();
    }

    void thePageIsShownWhereThePresetHasSheets()
    {
        auto *entry = window().findChild<QAbstractButton *>(QStringLiteral("navigation.compose"));
        QVERIFY(entry && entry->isVisible());
        const QString other = m_program->path(QStringLiteral("other"));
        m_program->makeProject(other);
        m_program->open(other);
        entry = window().findChild<QAbstractButton *>(QStringLiteral("navigation.compose"));
        QTRY_VERIFY(!entry->isVisible());
        // Whoever goes there all the same is told why it is empty.
        window().goToPage(QStringLiteral("compose"));
        QTRY_VERIFY(!picture().isVisible());
    }

    /// The whole round by keys: found, corrected, made, changed, undone.
    void foundCorrectedAndMadeByKeys()
    {
        m_program->key(Qt::Key_F);
        QTRY_COMPARE(parts().size(), 13);
        QTRY_VERIFY(controller().isSaved());
        QCOMPARE(facts().value(gridFact), QStringLiteral("3x3"));
        QCOMPARE(overlay().findChildren<PanelFrame *>().size(), 13);
        QCOMPARE(overlay().frame(8)->accessibleName().section(u',', 0, 0), QStringLiteral("Context 9"));

        // The ninth panel is the blank one.
        for (int i = 0; i < 9; ++i)
            m_program->key(Qt::Key_BracketRight);
        QTRY_COMPARE(controller().current(), 8);
        QTRY_VERIFY(overlay().frame(8)->hasFocus());
        m_program->key(Qt::Key_B);
        QTRY_COMPARE(parts().at(8).role, PartRole::Blank);
        QTRY_VERIFY(controller().isSaved());

        // What is shown is what the file will be.
        QTRY_VERIFY(!sheets().preview().isNull());
        m_program->key(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(made().size(), 3);
        QTRY_COMPARE(controller().stateOf(sheets().chosen()), ComposeController::SheetState::Made);
        const QList<ImageSheet> files = made();
        for (const ImageSheet &sheet : files) {
            if (sheet.code != sheets().chosen())
                continue;
            const QString file = imageFilePath(window().session()->project().factory().folder(), sheet.medium.sha256, sheet.medium.format);
            const QImage stored(file);
            QTRY_COMPARE(sheets().preview().convertToFormat(QImage::Format_RGB32), stored.convertToFormat(QImage::Format_RGB32));
        }
        const QString first = sheets().chosen();
        m_program->key(Qt::Key_S);
        QVERIFY(sheets().chosen() != first);

        // One edge by a pixel: the sheet is that of other panels now, until it is undone.
        const QRect before = parts().at(0).area;
        controller().setCurrent(0);
        QTRY_VERIFY(overlay().frame(0)->hasFocus());
        m_program->key(Qt::Key_Right, Qt::ControlModifier);
        QTRY_COMPARE(parts().at(0).area, before.adjusted(0, 0, 1, 0));
        QTRY_COMPARE(controller().stateOf(first), ComposeController::SheetState::Changed);
        m_program->key(Qt::Key_Z);
        QTRY_COMPARE(parts().at(0).area, before);
        QTRY_COMPARE(controller().stateOf(first), ComposeController::SheetState::Made);
        QCOMPARE(window().currentPageId(), QStringLiteral("compose"));
    }

    /// In a small window the panels are in sight when they are found; with large type no button is cut.
    void panelsAreInSightInASmallWindow()
    {
        window().resize(1280, 800);
        m_program->key(Qt::Key_F);
        QTRY_COMPARE(parts().size(), 13);
        const QList<PanelTile *> tiles = page().findChildren<PanelTile *>();
        QCOMPARE(tiles.size(), 13);
        QTRY_COMPARE(tiles.constFirst()->visibleRegion().boundingRect(), tiles.constFirst()->rect());
        QVERIFY(sheets().isVisible());
        m_program->settings->setFontScale(2);
        auto *form = page().findChild<PanelsForm *>();
        const auto cut = [form] {
            QStringList names;
            const QList<ActionButton *> buttons = form->findChildren<ActionButton *>();
            for (const ActionButton *button : buttons) {
                const bool whole = button->width() >= button->sizeHint().width()
                                && button->mapTo(form, QPoint(button->width(), 0)).x() <= form->width();
                if (!whole)
                    names.append(button->text());
            }
            return names;
        };
        QTRY_COMPARE(cut(), QStringList());
        m_program->settings->setFontScale(1);
    }

    /// No picture of a puzzle is needed to be found: panels are added, moved, sorted and removed without a mouse.
    void drawnByKeysAlone()
    {
        m_program->key(Qt::Key_A);
        QTRY_COMPARE(parts().size(), 1);
        QTRY_VERIFY(overlay().frame(0) && overlay().frame(0)->hasFocus());
        const QRect area = controller().panels().at(0).area;
        QVERIFY(!area.isEmpty());
        m_program->key(Qt::Key_Left);
        m_program->key(Qt::Key_Up, Qt::ShiftModifier);
        m_program->key(Qt::Key_Down, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(parts().at(0).area, QRect(area.topLeft() + QPoint(-1, -10), area.size() + QSize(0, 10)));
        m_program->key(Qt::Key_A);
        QTRY_COMPARE(parts().size(), 2);
        m_program->key(Qt::Key_BracketLeft, Qt::ControlModifier);
        QTRY_COMPARE(parts().at(0).area, area);
        QTRY_COMPARE(controller().current(), 0);
        m_program->key(Qt::Key_O);
        QTRY_COMPARE(parts().at(1).role, PartRole::Choice);
        QCOMPARE(parts().at(1).area, area);
        QTRY_COMPARE(controller().current(), 1);
        m_program->key(Qt::Key_Delete);
        QTRY_COMPARE(parts().size(), 1);
        // The one before is selected, and has the keys.
        QCOMPARE(controller().current(), 0);
        QVERIFY(overlay().frame(0)->hasFocus());
        // A fact, and back to the images.
        m_program->key(Qt::Key_T);
        auto *solid = page().findChild<LineField *>(QStringLiteral("fact.solid"));
        QTRY_VERIFY(solid->hasFocus());
        QTest::keyClicks(solid, QStringLiteral("cube"));
        QTest::keyClick(solid, Qt::Key_Return);
        QTRY_COMPARE(facts().value(QStringLiteral("solid")), QStringLiteral("cube"));
        QTest::keyClick(solid, Qt::Key_Escape);
        QTRY_VERIFY(!solid->hasFocus());
        m_program->key(Qt::Key_J);
        QTRY_VERIFY(controller().shown().id != m_image);
        m_program->key(Qt::Key_K);
        QTRY_COMPARE(controller().shown().id, m_image);
        QTRY_COMPARE(controller().panels().size(), 1);
        QTRY_COMPARE(solid->text(), QStringLiteral("cube"));
        // From a panel on to the next image: keys do not end up in the field.
        QTRY_VERIFY(picture().hasImage());
        m_program->key(Qt::Key_BracketRight);
        QTRY_VERIFY(overlay().frame(0)->hasFocus());
        m_program->key(Qt::Key_J);
        QTRY_VERIFY(controller().shown().id != m_image && controller().isRead());
        m_program->key(Qt::Key_K);
        QTRY_COMPARE(controller().shown().id, m_image);
        QTRY_COMPARE(solid->text(), QStringLiteral("cube"));
        // The fact was the last step. Its undo is seen here, so the page stays.
        m_program->key(Qt::Key_Z);
        QTRY_VERIFY(!facts().contains(QStringLiteral("solid")));
        QTRY_VERIFY(solid->text().isEmpty());
        QCOMPARE(window().currentPageId(), QStringLiteral("compose"));
    }

    /// What is typed in a field belongs to the image that was shown then.
    void aFactStaysWithItsImage()
    {
        m_program->key(Qt::Key_T);
        auto *solid = page().findChild<LineField *>(QStringLiteral("fact.solid"));
        QTRY_VERIFY(solid->hasFocus());
        QTest::keyClicks(solid, QStringLiteral("cube"));
        controller().list().openView(ComposeList::View::With); // no image has panels
        QTRY_VERIFY(controller().shown().id.isNull());
        QTRY_COMPARE(facts().value(QStringLiteral("solid")), QStringLiteral("cube"));
        QVERIFY(solid->text().isEmpty());
    }

    void drawnAndResizedByMouse()
    {
        for (int i = 0; i < 9; ++i) {
            const QRect area = m_puzzle.areas.at(i);
            drag(overlay(), onOverlay(area.topLeft()), onOverlay(area.bottomRight()));
            QTRY_COMPARE(controller().panels().size(), i + 1);
        }
        QTRY_VERIFY(controller().isSaved());
        const QList<ImagePart> nine = parts();
        QCOMPARE(nine.size(), 9);
        for (int i = 0; i < 9; ++i)
            QVERIFY2(isNear(nine.at(i).area, m_puzzle.areas.at(i)), qPrintable(QString::number(i)));
        QCOMPARE(facts().value(gridFact), QStringLiteral("3x3"));

        // Its right edge is dragged to the left; a step that can be undone.
        PanelFrame *frame = overlay().frame(4);
        const QRect before = frame->area();
        drag(*frame, QPoint(frame->width() - 6, frame->height() / 2), QPoint(frame->width() - 26, frame->height() / 2));
        QTRY_VERIFY(parts().at(4).area.width() < before.width());
        QCOMPARE(parts().at(4).area.topLeft(), before.topLeft());
        QCOMPARE(controller().current(), 4);
        QTRY_VERIFY(controller().isSaved());
        m_program->key(Qt::Key_Z);
        QTRY_COMPARE(parts().at(4).area, before);

        // A tile is dragged before another one.
        const QList<PanelTile *> tiles = page().findChildren<PanelTile *>();
        QCOMPARE(tiles.size(), 9);
        const QRect last = parts().at(8).area;
        const QPoint target = tiles.at(0)->mapToGlobal(QPoint(4, tiles.at(0)->height() / 2));
        drag(*tiles.at(8), tiles.at(8)->rect().center(), tiles.at(8)->mapFromGlobal(target));
        QTRY_COMPARE(parts().at(0).area, last);
    }

    void columnsAreTheGrid()
    {
        m_program->key(Qt::Key_F);
        QTRY_COMPARE(parts().size(), 13);
        QTRY_VERIFY(controller().isSaved());
        auto *columns = page().findChild<QSpinBox *>(QStringLiteral("compose.columns"));
        QTRY_COMPARE(columns->value(), 3);
        m_program->key(Qt::Key_G);
        QTRY_VERIFY(columns->hasFocus());
        // Faster than the project: no step is lost.
        QTest::keyClick(columns, Qt::Key_Up);
        QTest::keyClick(columns, Qt::Key_Up);
        QCOMPARE(columns->value(), 5);
        QTRY_COMPARE(facts().value(gridFact), QStringLiteral("5x2"));
        columns->selectAll();
        QTest::keyClicks(columns, QStringLiteral("9"));
        QTest::keyClick(columns, Qt::Key_Return);
        QTRY_COMPARE(facts().value(gridFact), QStringLiteral("9x1"));
        QTRY_VERIFY(!columns->hasFocus());
        // The sheets are made with what is being typed.
        m_program->key(Qt::Key_G);
        QTRY_VERIFY(columns->hasFocus());
        columns->selectAll();
        QTest::keyClicks(columns, QStringLiteral("3"));
        m_program->key(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(made().size(), 3);
        QCOMPARE(facts().value(gridFact), QStringLiteral("3x3"));
        QTRY_COMPARE(controller().stateOf(sheets().chosen()), ComposeController::SheetState::Made);
    }

    void anotherProgramsChangeIsShown()
    {
        const auto factory = m_program->host.open(m_location);
        QVERIFY(factory);
        const auto stores = (*factory)->open();
        QVERIFY(stores);
        const PersonId lead = (*stores)->project().people()->constFirst().id;
        const auto cut = ComposeService(**stores, (*factory)->folder(), lead)
                             .cut(m_image, {{PartRole::Context, m_puzzle.areas.at(2), {}, {}}});
        QVERIFY2(cut.has_value(), cut ? "" : qPrintable(cut.error().sentence));
        QTRY_COMPARE(controller().panels().size(), 1);
        QTRY_VERIFY(overlay().frame(0) && overlay().frame(0)->isVisible());
    }

    /// Files of panels become an image, which is shown with its panels.
    void anImageIsMadeOfFiles()
    {
        QStringList context;
        QStringList choices;
        for (int i = 0; i < 13; ++i) {
            const QString file = m_program->path(QStringLiteral("%1%2.png").arg(i < 9 ? QLatin1Char('c') : QLatin1Char('o')).arg(i));
            QVERIFY(m_puzzle.whole.copy(m_puzzle.areas.at(i)).save(file));
            (i < 9 ? context : choices).append(file);
        }
        m_program->key(Qt::Key_N);
        QTRY_VERIFY(page().findChild<NewPanelsDialog *>());
        auto *dialog = page().findChild<NewPanelsDialog *>();
        QTRY_VERIFY(dialog->isActiveWindow());
        m_program->prompts.willChoose(context);
        dialog->findChild<ActionButton *>(QStringLiteral("compose.newContext"))->click();
        auto *columns = dialog->findChild<QSpinBox *>(QStringLiteral("compose.newColumns"));
        QCOMPARE(columns->value(), 9);
        columns->setValue(3);
        std::reverse(choices.begin(), choices.end());
        m_program->prompts.willChoose(choices);
        dialog->findChild<ActionButton *>(QStringLiteral("compose.newChoices"))->click();
        QCOMPARE(columns->value(), 3);
        dialog->findChild<QCheckBox *>(QStringLiteral("compose.newBlank"))->setChecked(true);
        QCOMPARE(dialog->panels().size(), 13);
        QCOMPARE(dialog->panels().at(8).role, PartRole::Blank);
        QVERIFY(dialog->panels().at(9).file.endsWith(QStringLiteral("o9.png"))); // before o10
        const QList<ActionButton *> buttons = dialog->findChildren<ActionButton *>();
        for (ActionButton *button : buttons) {
            if (button->kind() == ActionButton::Kind::Primary)
                button->click();
        }
        QTRY_VERIFY(controller().shown().id != m_image && controller().isRead());
        m_image = controller().shown().id;
        QTRY_COMPARE(controller().panels().size(), 13);
        QCOMPARE(parts().size(), 13);
        QVERIFY(parts().constFirst().area.isNull());
        QCOMPARE(facts().value(gridFact), QStringLiteral("3x3"));
        QCOMPARE(controller().list().counts().with, 1);
        QTRY_VERIFY(!page().findChild<NewPanelsDialog *>());
    }
};

QTEST_MAIN(ComposeTest)
#include "composetest.moc"
