// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/pictureitems.h"
#include "tests/support/kinds/picturepreset.h"
#include "tests/support/patience.h"

#include "models/domain/annotation/questionpictures.h"
#include "models/items/pictureloader.h"
#include "models/services/annotation/questionforms.h"
#include "widgets/annotate/annotationform.h"
#include "widgets/annotate/optionrow.h"
#include "widgets/annotate/pictures/pictureeditor.h"
#include "widgets/annotate/pictures/picturetile.h"
#include "widgets/annotate/pictures/stempictures.h"
#include "widgets/annotate/questioneditor.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/fields/wrappedfield.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QMenu>
#include <QMimeData>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QUrl>

#include <algorithm>

using namespace yuyi;
using namespace yuyi::test;

/// What an author does with the pictures of a question in the form. The test stands for the project: it says what became of the
/// pictures that are brought.
class FormPicturesTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<PictureLoader> m_loader;
    std::unique_ptr<QWidget> m_page;
    AnnotationForm *m_form = nullptr;
    std::unique_ptr<QSignalSpy> m_committed;
    QList<std::pair<int, BroughtPictures>> m_brought;
    const Medium m_own = drawnMedium(1).medium();
    const Medium m_b = drawnMedium(2).medium();
    const Medium m_c = drawnMedium(3).medium();

    PictureEditor *editor() { return m_form->questions()->pictures(); }
    StemPictures *row() { return m_form->findChild<StemPictures *>(); }
    QList<OptionRow *> options() { return m_form->questions()->findChildren<OptionRow *>(); }
    WrappedField *stem() { return qobject_cast<WrappedField *>(m_form->questions()->fields().constFirst()); }
    LineField *caption() { return row()->findChild<LineField *>(QStringLiteral("pictures.caption")); }
    QToolButton *button(const char *name) { return row()->findChild<QToolButton *>(QLatin1String(name)); }
    Question now() { return m_form->content().questions.constFirst(); }
    QString lastStep() { return m_committed->isEmpty() ? QString() : m_committed->constLast().constFirst().toString(); }

    void show(const Question &question)
    {
        AnnotationContent content;
        content.questions = {question};
        m_form->setContent(content);
        m_committed->clear();
        m_brought.clear();
    }
    /// The pictures are in the project.
    void answer(const QList<Medium> &media, const QStringList &faults = {})
    {
        QCOMPARE(m_brought.size(), 1);
        editor()->arrived(m_brought.takeFirst().first, AddedPictures{media, faults});
    }
    static void drop(QWidget *on, const QStringList &files, const QPoint &at = QPoint(2, 2))
    {
        QMimeData data;
        QList<QUrl> urls;
        for (const QString &file : files)
            urls.append(QUrl::fromLocalFile(file));
        data.setUrls(urls);
        QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(on, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(at), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(on, &drop);
        QVERIFY(drop.isAccepted());
    }
    static void copyPicture()
    {
        auto *data = new QMimeData;
        data->setImageData(drawn::scene(9, QSize(30, 20)));
        QApplication::clipboard()->setMimeData(data);
    }
    /// Drags a picture of the row to this point of the row.
    void drag(PictureTile *tile, const QPoint &to)
    {
        const QPoint there = tile->mapFromGlobal(row()->mapToGlobal(to));
        QTest::mousePress(tile, Qt::LeftButton, {}, QPoint(20, 20));
        QMouseEvent move(QEvent::MouseMove, there, tile->mapToGlobal(there), Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(tile, &move);
        QMouseEvent release(QEvent::MouseButtonRelease, there, tile->mapToGlobal(there), Qt::LeftButton, Qt::NoButton, Qt::NoModifier);
        QCoreApplication::sendEvent(tile, &release);
    }
    static void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_loader = std::make_unique<PictureLoader>(m_folder->path());
        m_page = std::make_unique<QWidget>();
        m_page->setFocusPolicy(Qt::StrongFocus);
        m_form = new AnnotationForm(m_page.get());
        m_form->setFocusPolicy(Qt::NoFocus);
        editor()->setLoader(*m_loader);
        m_form->setPreset(picturePreset());
        m_form->setOwn(m_own);
        m_committed = std::make_unique<QSignalSpy>(m_form, &AnnotationForm::committed);
        connect(editor(), &PictureEditor::adding, this,
                [this](int request, const BroughtPictures &brought) { m_brought.append({request, brought}); });
        show(newQuestion(picturePreset(), true));
        m_form->setGeometry(0, 0, 640, 900);
        m_page->resize(640, 900);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    }
    void cleanup()
    {
        m_committed.reset();
        m_page.reset();
        m_loader.reset();
    }

    /// Nothing is there for those whose questions show their image alone.
    void aPresetWithoutPicturesHasNoRow()
    {
        AnnotationForm plain;
        plain.setPreset(*builtInPreset(QStringLiteral("cii-bench")));
        AnnotationContent content;
        content.questions = {newQuestion(*builtInPreset(QStringLiteral("cii-bench")), true)};
        plain.setContent(content);
        QVERIFY(!plain.findChild<StemPictures *>() && !plain.findChild<PictureTile *>());
    }

    /// The image stays the first picture, and until a file is read its place shows that it comes.
    void aDroppedFileIsAPicture()
    {
        QVERIFY(now().media.isEmpty());
        drop(row(), {QStringLiteral("/there/b.png")}, QPoint(row()->width() - 2, 2));
        QCOMPARE(m_brought.constFirst().second.files, QStringList(QStringLiteral("/there/b.png")));
        QVERIFY(editor()->isBusy() && row()->tiles().at(1)->isVisible() && row()->tiles().at(1)->isWaiting());
        answer({m_b});
        QVERIFY(!editor()->isBusy() && !row()->tiles().at(1)->isWaiting());
        QCOMPARE(now().media, QList<Medium>({m_own, m_b}));
        QCOMPARE(m_committed->size(), 1);
        QCOMPARE(lastStep(), QStringLiteral("question/0/media"));
        // Before the first one.
        drop(row(), {QStringLiteral("/there/c.png")}, QPoint(1, 5));
        answer({m_c});
        QCOMPARE(now().media, QList<Medium>({m_c, m_own, m_b}));
        // Over the text of the question it is a picture, too.
        drop(stem()->viewport(), {QStringLiteral("/there/d.png")});
        answer({drawnMedium(4).medium()});
        QCOMPARE(now().media.size(), 4);
        QCOMPARE(now().stem, picturePreset().questions.firstStem);
    }

    void whatDoesNotFitIsSaid()
    {
        show(pictureQuestion({m_own, m_b, m_c, drawnMedium(4).medium()}, {}));
        drop(row(), {QStringLiteral("/e.png"), QStringLiteral("/f.png")}, QPoint(1, 5));
        QCOMPARE(m_brought.constFirst().second.files, QStringList(QStringLiteral("/e.png")));
        answer({drawnMedium(5).medium()});
        QVERIFY2(row()->said().contains(QStringLiteral("1 picture")), qPrintable(row()->said()));
        QCOMPARE(now().media.size(), 5);
        QVERIFY(!button("pictures.add")->isEnabled());
        QVERIFY(button("pictures.add")->toolTip().contains(u'5'));
        drop(row(), {QStringLiteral("/g.png")}, QPoint(1, 5));
        QVERIFY(m_brought.isEmpty() && !row()->said().isEmpty());
        // What is no picture adds nothing.
        show(newQuestion(picturePreset(), true));
        QVERIFY(row()->said().isEmpty());
        drop(row(), {QStringLiteral("/notes.txt")}, QPoint(1, 5));
        answer({}, {QStringLiteral("“notes.txt” is not an image.")});
        QCOMPARE(row()->said(), QStringLiteral("“notes.txt” is not an image."));
        QVERIFY(now().media.isEmpty() && m_committed->isEmpty() && !row()->tiles().at(1)->isVisible());
    }

    void aScreenshotIsPasted()
    {
        m_form->questions()->focusStem();
        const QString before = now().stem;
        copyPicture();
        press(Qt::Key_V, Qt::ControlModifier);
        QVERIFY(!m_brought.constFirst().second.image.isNull() || !m_brought.constFirst().second.bytes.isEmpty());
        answer({m_b});
        QCOMPARE(now().media, QList<Medium>({m_own, m_b}));
        QCOMPARE(now().stem, before);
        // A text stays a text, even with a picture of it.
        auto *cells = new QMimeData;
        cells->setImageData(drawn::scene(9, QSize(30, 20)));
        cells->setText(QStringLiteral("cells"));
        QApplication::clipboard()->setMimeData(cells);
        press(Qt::Key_V, Qt::ControlModifier);
        QVERIFY(m_brought.isEmpty());
        QCOMPARE(now().stem, before + QStringLiteral("cells"));
        // On a picture there is nothing to write.
        row()->focusPicture();
        QApplication::clipboard()->clear();
        press(Qt::Key_V, Qt::ControlModifier);
        QVERIFY(m_brought.isEmpty() && !row()->said().isEmpty());
    }

    /// By keys: another place, out, and the marks follow.
    void picturesAreMovedAndRemovedByKeys()
    {
        show(pictureQuestion({m_own, m_b, m_c}, {}));
        editor()->focus();
        QCOMPARE(QApplication::focusWidget(), row()->tiles().at(0));
        press(Qt::Key_Right);
        QCOMPARE(QApplication::focusWidget(), row()->tiles().at(1));
        press(Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(now().media, QList<Medium>({m_own, m_c, m_b}));
        QCOMPARE(now().stem, QStringLiteral("哪一幅与众不同？⟦1⟧⟦3⟧⟦2⟧"));
        QCOMPARE(QApplication::focusWidget(), row()->tiles().at(2)); // it goes along
        press(Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(m_committed->size(), 1);
        press(Qt::Key_Left);
        press(Qt::Key_Delete);
        QCOMPARE(now().media, QList<Medium>({m_own, m_b}));
        QCOMPARE(now().stem, QStringLiteral("哪一幅与众不同？⟦1⟧⟦2⟧"));
        QCOMPARE(m_committed->size(), 2);
        press(Qt::Key_Delete);
        QVERIFY(now().media.isEmpty());
        QVERIFY(!button("pictures.remove")->isEnabled()); // the image itself stays
        QCOMPARE(QApplication::focusWidget(), row()->tiles().at(0));
        press(Qt::Key_3); // no label is chosen from here
        QVERIFY(m_form->content().labels.isEmpty());
        press(Qt::Key_Tab);
        QVERIFY(QApplication::focusWidget() != row()->tiles().at(0) && m_form->isAncestorOf(QApplication::focusWidget()));
    }

    void aPictureIsDraggedToAnotherPlace()
    {
        show(pictureQuestion({m_own, m_b, m_c}, {}));
        PictureTile *last = row()->tiles().at(2);
        QTRY_VERIFY(last->x() > row()->tiles().at(0)->x());
        QSignalSpy shown(editor(), &PictureEditor::shown);
        // Away from the row it is left where it was.
        drag(last, QPoint(20, row()->height() + 200));
        QVERIFY(m_committed->isEmpty());
        drag(last, row()->tiles().at(0)->mapTo(row(), QPoint(2, 20)));
        QCOMPARE(now().media, QList<Medium>({m_c, m_own, m_b}));
        QVERIFY(shown.isEmpty());
        QTest::mouseClick(row()->tiles().at(1), Qt::LeftButton);
        QCOMPARE(shown.size(), 1);
        QCOMPARE(shown.constFirst().constFirst().value<Sha256>(), m_own.sha256);
    }

    void captionsAndRolesAreWritten()
    {
        show(pictureQuestion({m_own, m_b}, {}));
        editor()->focusPicture(1);
        QSignalSpy edited(m_form, &AnnotationForm::edited);
        press(Qt::Key_Return);
        QCOMPARE(QApplication::focusWidget(), caption());
        QTest::keyClicks(caption(), QStringLiteral("device"));
        QCOMPARE(edited.size(), 6); // what is typed is saved before it is finished
        QCOMPARE(now().media.at(1).caption, QStringLiteral("device"));
        QVERIFY(m_committed->isEmpty());
        press(Qt::Key_Return);
        QCOMPARE(QApplication::focusWidget(), row()->tiles().at(1));
        QCOMPARE(m_committed->size(), 1);
        QCOMPARE(captionOf(editor()->item().at(1)), QStringLiteral("device"));
        auto *role = row()->findChild<QComboBox *>(QStringLiteral("pictures.role"));
        QCOMPARE(role->count(), 3);
        role->setCurrentIndex(2);
        Q_EMIT role->activated(2);
        QCOMPARE(now().media.at(1).role, QStringLiteral("b"));
        QCOMPARE(m_committed->size(), 2);
        // Each picture has its own.
        press(Qt::Key_Left);
        QCOMPARE(caption()->text(), QString());
        QCOMPARE(role->currentIndex(), 0);
        QCOMPARE(now().media.at(1).caption, QStringLiteral("device"));
        // Whoever comes with Tab goes on writing.
        press(Qt::Key_Right);
        press(Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), caption());
        QTest::keyClicks(caption(), QStringLiteral("s"));
        QCOMPARE(now().media.at(1).caption, QStringLiteral("devices"));
    }

    /// What the linter says of a picture leads to that picture.
    void aFindingLeadsToItsPicture()
    {
        show(pictureQuestion({m_own, m_b, m_c}, {}));
        m_form->focusPosition({LintField::Picture, 0, -1, {}, 2});
        QCOMPARE(QApplication::focusWidget(), row()->tiles().at(2));
        QVERIFY(caption()->isVisible());
    }

    /// Without a mouse: the first picture of a question whose image is an option, and one more behind another.
    void picturesAreAddedByKeys()
    {
        Question question = pictureQuestion({}, {m_own, m_b});
        show(question);
        QVERIFY(editor()->item().constFirst().option == 0);
        QSignalSpy files(editor(), &PictureEditor::filesWanted);
        m_form->questions()->focusStem();
        editor()->focus();
        QCOMPARE(QApplication::focusWidget(), button("pictures.add"));
        press(Qt::Key_Space);
        QCOMPARE(files.size(), 1);
        copyPicture();
        press(Qt::Key_V, Qt::ControlModifier);
        answer({m_c});
        QCOMPARE(now().media, QList<Medium>{m_c});
        QCOMPARE(QApplication::focusWidget(), row()->tiles().at(0)); // the keys are now for what was added
        QContextMenuEvent asked(QContextMenuEvent::Keyboard, QPoint(2, 2), row()->mapToGlobal(QPoint(2, 2)));
        QCoreApplication::sendEvent(row()->tiles().at(0), &asked);
        auto *menu = row()->findChild<QMenu *>(QStringLiteral("pictures.menu"));
        QVERIFY(menu);
        const QList<QAction *> actions = menu->actions();
        const auto add = std::find_if(actions.begin(), actions.end(), [this](const QAction *one) {
            return one->text() == button("pictures.add")->text();
        });
        QVERIFY(add != actions.end());
        (*add)->trigger();
        menu->close();
        QCOMPARE(files.size(), 2);
        QCOMPARE(files.constLast().constFirst().value<PictureWish>().place, 1);
        // A key does the same, and the frame goes to the picture that was added.
        press(Qt::Key_A);
        QCOMPARE(files.size(), 3);
        copyPicture();
        press(Qt::Key_V, Qt::ControlModifier);
        answer({m_b});
        QCOMPARE(now().media, QList<Medium>({m_c, m_b}));
        QCOMPARE(QApplication::focusWidget(), row()->tiles().at(1));
    }

    /// The mark of the first picture without one stands where the cursor is.
    void marksAreInserted()
    {
        Question question = pictureQuestion({m_own, m_b}, {});
        question.stem = QStringLiteral("ab");
        show(question);
        m_form->questions()->focusStem();
        press(Qt::Key_Left);
        editor()->insertMark();
        QCOMPARE(now().stem, QStringLiteral("a⟦1⟧b"));
        editor()->insertMark();
        QCOMPARE(now().stem, QStringLiteral("a⟦1⟧⟦2⟧b"));
        // From the row it is that of the picture there, at the place where one wrote.
        editor()->focus();
        editor()->insertMark();
        QCOMPARE(now().stem, QStringLiteral("a⟦1⟧⟦2⟧⟦1⟧b"));
        QCOMPARE(lastStep(), QStringLiteral("question/0/stem"));
        // One goes on writing behind it, and the same key again says nothing twice.
        QVERIFY(stem()->hasFocus());
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("c"));
        QCOMPARE(now().stem, QStringLiteral("a⟦1⟧⟦2⟧⟦1⟧cb"));
        editor()->focusPicture(1);
        editor()->insertMark();
        editor()->insertMark();
        QCOMPARE(now().stem, QStringLiteral("a⟦1⟧⟦2⟧⟦1⟧c⟦2⟧b"));
    }

    void optionsArePictures()
    {
        QVERIFY(options().size() == 4 && options().constFirst()->pictureTile());
        drop(options().at(1), {QStringLiteral("/b.png"), QStringLiteral("/c.png")});
        QVERIFY(options().at(2)->pictureTile()->isWaiting());
        answer({m_b, m_c});
        QCOMPARE(now().options.size(), 3);
        QCOMPARE(now().options.at(1).picture, m_b);
        QCOMPARE(now().options.at(2).picture, m_c);
        QCOMPARE(m_committed->size(), 1);
        QCOMPARE(lastStep(), QStringLiteral("question/0/option/1"));
        // With pictures they stand two by two where there is room to write.
        QVERIFY(options().at(0)->y() < options().at(1)->y());
        m_form->resize(1100, 900);
        QTRY_COMPARE(options().at(0)->y(), options().at(1)->y());
        m_form->resize(400, 900);
        QTRY_VERIFY(options().at(1)->y() > options().at(0)->y());
        QVERIFY(options().at(0)->x() == options().at(1)->x() && options().at(0)->width() > 200);
        m_form->resize(1100, 900);
        QTRY_COMPARE(options().at(0)->y(), options().at(1)->y());
        m_form->resize(640, 900);
        // The image itself as the first answer is no picture of the question any more.
        QCOMPARE(editor()->item().constFirst().medium, m_own);
        PictureWish own;
        own.what = PictureWish::What::Own;
        own.option = 0;
        editor()->take(own);
        QCOMPARE(now().options.at(0).picture, m_own);
        QVERIFY(now().media.isEmpty());
        QCOMPARE(editor()->item().constFirst().option, 0);
        // Texts are pasted as ever, pictures by the same key.
        options().at(3)->focusText();
        QApplication::clipboard()->setText(QStringLiteral("fourth"));
        press(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(now().options.at(3).text, QStringLiteral("fourth"));
        copyPicture();
        press(Qt::Key_V, Qt::ControlModifier);
        answer({drawnMedium(5).medium()});
        QCOMPARE(now().options.at(3).picture, drawnMedium(5).medium());
        QCOMPARE(now().options.at(3).text, QStringLiteral("fourth"));
        // From the text to the picture and out.
        editor()->focus();
        QCOMPARE(QApplication::focusWidget(), options().at(3)->pictureTile());
        press(Qt::Key_Delete);
        QVERIFY(now().options.at(3).picture.isNull());
        press(Qt::Key_Escape);
        QCOMPARE(QApplication::focusWidget(), options().at(3)->textField());
        // An option moves with its picture.
        options().at(2)->focusText();
        press(Qt::Key_Up, Qt::ControlModifier);
        QCOMPARE(now().options.at(1).picture, m_c);
    }

    /// Whoever tries another kind loses no picture.
    void theKindKeepsItsPictures()
    {
        show(pictureQuestion({m_own, m_b}, {m_c, drawnMedium(4).medium()}));
        const Question pictures = now();
        auto *kinds = m_form->findChild<ChipRow *>(QStringLiteral("question.kinds"));
        QVERIFY(kinds->choose(QStringLiteral("choice")));
        QVERIFY(!now().hasPictures());
        QVERIFY(!row()->isVisible() && !options().constFirst()->pictureTile());
        QVERIFY(kinds->choose(QStringLiteral("pictures")));
        QCOMPARE(now(), pictures);
        QVERIFY(row()->isVisible());
    }

    /// The question is the same in all its kinds, and its marks count its pictures: those that changed meanwhile stay as they are.
    void picturesThatChangedStayInTheOtherKind()
    {
        Json json = picturePresetJson();
        Json other = json["kinds"][0];
        other["code"] = "more-pictures";
        other["title"] = {{"zh", "看图多选"}, {"en", "More pictures"}};
        other["published"] = "看图多选";
        json["kinds"].push_back(other);
        const auto preset = readPreset(jsonText(json));
        QVERIFY(preset);
        m_form->setPreset(*preset);
        show(pictureQuestion({m_own, m_b}, {}));
        auto *kinds = m_form->findChild<ChipRow *>(QStringLiteral("question.kinds"));
        QVERIFY(kinds->choose(QStringLiteral("more-pictures")));
        editor()->focusPicture(1);
        press(Qt::Key_Left, Qt::ControlModifier);
        QCOMPARE(now().media, QList<Medium>({m_b, m_own}));
        QVERIFY(kinds->choose(QStringLiteral("pictures")));
        QCOMPARE(now().media, QList<Medium>({m_b, m_own}));
        QVERIFY(now().stem.endsWith(QStringLiteral("⟦2⟧⟦1⟧")));
    }

    /// What comes late goes where it was meant for, and is not lost without a word.
    void aPictureComesToItsQuestion()
    {
        drop(row(), {QStringLiteral("/b.png")}, QPoint(row()->width() - 2, 2));
        m_form->questions()->addQuestion();
        QVERIFY(!row()->tiles().at(1)->isVisible());
        answer({m_b});
        QCOMPARE(now().media, QList<Medium>({m_own, m_b}));
        QVERIFY(m_form->content().questions.at(1).media.isEmpty());
        QCOMPARE(lastStep(), QStringLiteral("question/0/media"));
        QSignalSpy left(editor(), &PictureEditor::leftOut);
        drop(row(), {QStringLiteral("/c.png")}, QPoint(row()->width() - 2, 2));
        const int request = m_brought.constFirst().first;
        show(newQuestion(picturePreset(), true)); // another image
        editor()->arrived(request, AddedPictures{{m_c}, {}});
        QCOMPARE(left.size(), 1);
        QVERIFY(now().media.isEmpty());
    }

    void whatWasSubmittedIsLookedAt()
    {
        show(pictureQuestion({m_own, m_b}, {m_c, drawnMedium(4).medium()}));
        m_form->setReadOnly(true);
        QVERIFY(!row()->acceptDrops() && !options().constFirst()->acceptDrops());
        QVERIFY(!button("pictures.add")->isVisible() && !caption()->isVisible());
        QSignalSpy shown(editor(), &PictureEditor::shown);
        QTest::mouseClick(options().constFirst()->pictureTile(), Qt::LeftButton);
        QCOMPARE(shown.size(), 1);
        row()->tiles().at(1)->setFocus();
        press(Qt::Key_Delete);
        QCOMPARE(now().media.size(), 2);
    }
};

QTEST_MAIN(FormPicturesTest)
#include "formpicturestest.moc"
