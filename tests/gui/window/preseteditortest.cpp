// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/picturepreset.h"
#include "tests/support/programfixture.h"

#include "models/domain/json/jsonfields.h"
#include "models/services/session/projectaccess.h"
#include "widgets/annotate/annotationform.h"
#include "widgets/annotate/labelrows.h"
#include "widgets/annotate/questioneditor.h"
#include "widgets/presets/preseteditor.h"
#include "widgets/presets/presetpreview.h"
#include "widgets/shell/projects/newprojectdialog.h"
#include "widgets/shell/projects/presetgallery.h"
#include "widgets/shell/window/windowdialogs.h"

#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QTableWidget>

#include <algorithm>

using namespace yuyi;
using namespace yuyi::test;

/// A lead makes a benchmark in the window, saves it as a file and begins a project with it.
class PresetEditorTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<ProgramFixture> m_program;

    MainWindow &window() { return *m_program->window; }
    PresetEditor *editor() { return m_program->find<PresetEditor>("presetEditor"); }
    NewProjectDialog *dialog() { return m_program->find<NewProjectDialog>("newProjectDialog"); }
    AnnotationForm *preview() { return editor()->findChild<PresetPreview *>()->form(); }
    QString message() { return editor()->findChild<QLabel *>(QStringLiteral("presetMessage"))->text(); }
    static void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }
    static void type(const char *text) { QTest::keyClicks(QApplication::focusWidget(), QString::fromLatin1(text)); }
    void click(const char *button)
    {
        QPushButton *found = editor()->findChild<QPushButton *>(QLatin1String(button));
        QVERIFY(found);
        found->click();
    }
    void open()
    {
        m_program->find<QPushButton>("presetEditorButton")->click();
        QTRY_VERIFY(editor() && editor()->isVisible());
        // Its QWindow already counts as active while the window that it belongs to has the keys.
        QTRY_VERIFY(editor()->isActiveWindow());
    }
    /// Goes to a field and writes it as one does: what was in it is replaced.
    void write(const char *pointer, const char *text)
    {
        auto *line = editor()->findChild<QLineEdit *>(QStringLiteral("field") + QLatin1String(pointer));
        QVERIFY2(line, pointer);
        line->setFocus();
        line->selectAll();
        type(text);
        press(Qt::Key_Tab);
    }
    /// Adds a line to a table and fills its first cells.
    void addLine(const char *list, const QStringList &cells)
    {
        auto *table = editor()->findChild<QTableWidget *>(QStringLiteral("table") + QLatin1String(list));
        QVERIFY2(table, list);
        table->setFocus();
        press(Qt::Key_Insert);
        const int row = table->currentRow();
        for (int column = 0; column < cells.size(); ++column) {
            table->setCurrentCell(row, column);
            press(Qt::Key_F2);
            QTest::keyClicks(QApplication::focusWidget(), cells.at(column));
            press(Qt::Key_Return);
            QTRY_COMPARE(table->item(row, column)->text(), cells.at(column));
        }
    }
    void addEntry(const char *list)
    {
        auto *names = editor()->findChild<QListWidget *>(QStringLiteral("entries") + QLatin1String(list));
        QVERIFY2(names, list);
        names->setFocus();
        press(Qt::Key_Insert);
    }

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<ProgramFixture>();
        m_program->start();
    }

    void cleanup()
    {
        QVERIFY(m_program->prompts.isSatisfied());
        m_program.reset();
    }

    void aBenchmarkIsMadeFromNothing()
    {
        open();
        QCOMPARE(preview()->questions()->questions().size(), 1);
        write("/title/zh", "Hua");
        write("/title/en", "Flowers");
        QCOMPARE(textOf(editor()->draft().document(), "code"), QStringLiteral("flowers"));

        editor()->showSection(QStringLiteral("/dimensions"));
        addEntry("/dimensions");
        write("/dimensions/0/title/zh", "Yanse");
        write("/dimensions/0/title/en", "Colour");
        addLine("/dimensions/0/values", {QStringLiteral("Hong"), QStringLiteral("Red")});
        addLine("/dimensions/0/values", {QStringLiteral("Bai"), QStringLiteral("White")});
        // The annotator's form has them as soon as they are typed.
        QTRY_VERIFY(preview()->findChild<LabelRows *>()->row(DimensionCode(QStringLiteral("colour"))));

        editor()->showSection(QStringLiteral("/kinds"));
        addEntry("/kinds");
        write("/kinds/0/title/zh", "Panduan");
        write("/kinds/0/title/en", "True or false");
        auto *fixed = editor()->findChild<QPlainTextEdit *>(QStringLiteral("field/kinds/0/fixed"));
        QVERIFY(fixed);
        fixed->setFocus();
        type("True");
        press(Qt::Key_Return);
        type("False");
        QTRY_COMPARE(preview()->content().questions.value(0).options.size(), 2);

        QVERIFY2(editor()->draft().faults().isEmpty(),
                 qPrintable(editor()->draft().faults().value(0).pointer + editor()->draft().faults().value(0).text));
        const QString file = m_program->path(QStringLiteral("flowers.json"));
        m_program->prompts.willChoose({file});
        click("use");
        QTRY_VERIFY(dialog() && dialog()->isVisible());
        QTRY_COMPARE(dialog()->findChild<PresetGallery *>()->chosen(), file);
        const auto saved = findPreset(file);
        QVERIFY(saved);
        dialog()->findChild<QLineEdit *>(QStringLiteral("title"))->setText(QStringLiteral("Garden"));
        dialog()->findChild<QLineEdit *>(QStringLiteral("person"))->setText(QStringLiteral("林"));
        dialog()->findChild<QLineEdit *>(QStringLiteral("folder"))->setText(m_program->path(QStringLiteral("garden")));
        dialog()->findChild<QPushButton *>(QStringLiteral("create"))->click();
        QTRY_VERIFY(window().session());
        const Preset &preset = window().session()->project().info().preset;
        QCOMPARE(preset.code, QStringLiteral("flowers"));
        QCOMPARE(preset.kinds.constFirst().fixed, (QStringList{QStringLiteral("True"), QStringLiteral("False")}));
        QVERIFY(preset.dimensions.constFirst().value(LabelCode(QStringLiteral("white"))));
    }

    /// By keyboard alone: Tab goes from the sections through the form from top to bottom, also to rows that were made later, and then to
    /// the preview. A code that follows from a name is seen at once, in the field that has just got the focus.
    void tabGoesThroughTheForm()
    {
        open();
        QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("sections"));
        QStringList way;
        for (int i = 0; i < 4; ++i) {
            press(Qt::Key_Tab);
            way.append(QApplication::focusWidget()->objectName());
            if (i == 0)
                type("Lubiao");
            if (i == 1)
                type("Signs on the road and what they demand");
        }
        QCOMPARE(way, (QStringList{QStringLiteral("field/title/zh"), QStringLiteral("field/title/en"), QStringLiteral("field/code"),
                                   QStringLiteral("field/version")}));
        auto *code = editor()->findChild<QLineEdit *>(QStringLiteral("field/code"));
        QCOMPARE(code->text(), QStringLiteral("signs-on-the-road-and-what"));
        press(Qt::Key_Backtab);
        QCOMPARE(QApplication::focusWidget(), code);

        editor()->showSection(QStringLiteral("/dimensions"));
        addEntry("/dimensions");
        QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("field/dimensions/0/title/zh"));
        press(Qt::Key_Tab);
        type("Colour");
        press(Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("field/dimensions/0/code"));
        QCOMPARE(editor()->findChild<QLineEdit *>(QStringLiteral("field/dimensions/0/code"))->text(), QStringLiteral("colour"));
        while (editor()->findChild<QScrollArea *>(QStringLiteral("form"))->isAncestorOf(QApplication::focusWidget()))
            press(Qt::Key_Tab);
        QVERIFY(editor()->findChild<PresetPreview *>()->isAncestorOf(QApplication::focusWidget()));
    }

    void aPresetWithFaultsIsNotSaved()
    {
        open();
        click("saveAs"); // asks for no file
        QVERIFY2(message().contains(QStringLiteral("“/code”")), qPrintable(message()));
        QVERIFY(editor()->file().isEmpty());
        // F8 goes to what is missing.
        press(Qt::Key_F8);
        QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("field/code"));
        editor()->reject();
        QTRY_VERIFY(!editor());
    }

    /// What is still being written into a cell is saved, and F8 goes from one fault to the next.
    void whatIsBeingTypedIsSaved()
    {
        Json json = picturePresetJson();
        const QString file = m_program->path(QStringLiteral("pictures.json"));
        QFile out(file);
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(jsonText(json));
        out.close();
        window().dialogs().newProject();
        QTRY_VERIFY(dialog() && dialog()->isVisible());
        dialog()->readPresetFile(file);
        QTRY_COMPARE(dialog()->findChild<PresetGallery *>()->chosen(), file);
        dialog()->findChild<QPushButton *>(QStringLiteral("editPreset"))->click();
        QTRY_VERIFY(editor() && editor()->isVisible());
        QTRY_VERIFY(editor()->isActiveWindow());
        editor()->showSection(QStringLiteral("/splits"));
        auto *table = editor()->findChild<QTableWidget *>(QStringLiteral("table/splits"));
        QVERIFY(table);
        table->setFocus();
        table->setCurrentCell(0, 0);
        press(Qt::Key_F2);
        QLineEdit *cell = table->findChild<QLineEdit *>();
        QVERIFY(cell);
        cell->selectAll();
        QTest::keyClicks(cell, QStringLiteral("first"));
        QTest::keyClick(cell, Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(findPreset(file) && findPreset(file)->splits.value(0).name == QStringLiteral("first"));
        QTRY_VERIFY(!editor()->draft().isChanged());
        // The card in the dialog below is that of the file.
        QTRY_COMPARE(dialog()->findChild<PresetGallery *>()->preset().splits.value(0).name, QStringLiteral("first"));

        editor()->draft().set(QStringLiteral("/title/en"), "");
        editor()->draft().set(QStringLiteral("/version"), 0);
        QCOMPARE(editor()->draft().faults().size(), 2);
        press(Qt::Key_F8);
        QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("field/version"));
        press(Qt::Key_F8);
        QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("field/title/en"));
        m_program->prompts.willConfirm(true);
        editor()->reject();
        QTRY_VERIFY(!editor());
        dialog()->reject();
    }

    void changesAreNotLostWithoutAsking()
    {
        open();
        write("/title/en", "Flowers");
        m_program->prompts.willConfirm(false);
        editor()->reject();
        QVERIFY(editor()->isVisible());
        press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!editor()->draft().isChanged());
        editor()->reject(); // nothing is lost: nobody is asked
        QTRY_VERIFY(!editor());
    }

    /// A preset of the program is edited as a copy, and a saved file is read as it was written.
    void aCopyOfAPresetIsEdited()
    {
        window().dialogs().newProject(QStringLiteral("ii-bench"));
        QTRY_VERIFY(dialog() && dialog()->isVisible());
        dialog()->findChild<QPushButton *>(QStringLiteral("editPreset"))->click();
        QTRY_VERIFY(m_program->find<PresetEditor>("presetEditor"));
        QTRY_VERIFY(editor()->isActiveWindow());
        QVERIFY(editor()->file().isEmpty());
        QVERIFY(editor()->draft().faults().isEmpty());
        write("/title/en", "Mine");
        const QString file = m_program->path(QStringLiteral("mine"));
        m_program->prompts.willChoose({file});
        click("save");
        QTRY_COMPARE(editor()->file(), QString(file % QStringLiteral(".json")));
        QVERIFY(!editor()->draft().isChanged());
        const auto saved = findPreset(editor()->file());
        QVERIFY(saved);
        QCOMPARE(saved->title.en, QStringLiteral("Mine"));
        QCOMPARE(saved->configurations.size(), builtInPreset(QStringLiteral("ii-bench"))->configurations.size());
        click("use");
        QTRY_COMPARE(dialog()->findChild<PresetGallery *>()->preset().title.en, QStringLiteral("Mine"));
        dialog()->reject();
    }

    void aWrongFileIsRefusedWithItsPlace()
    {
        Json wrong = picturePresetJson();
        wrong["kinds"][0]["pictures"] = {3, 2};
        const QString file = m_program->path(QStringLiteral("wrong.json"));
        QFile out(file);
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(jsonText(wrong));
        out.close();
        window().dialogs().newProject();
        QTRY_VERIFY(dialog() && dialog()->isVisible());
        m_program->prompts.willChoose({file});
        dialog()->findChild<QPushButton *>(QStringLiteral("presetFile"))->click();
        const auto says = [&] {
            const auto labels = dialog()->findChildren<QLabel *>();
            return std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
                return label->text().contains(QStringLiteral("“/kinds/0/pictures”"));
            });
        };
        QTRY_VERIFY(says());
        QCOMPARE(dialog()->findChild<PresetGallery *>()->chosen(), presetCodes().constFirst());
        dialog()->reject();
    }

    /// Lists within an entry or a section have their names and a form, too: the tasks of chains, the values of a factor, the step before a
    /// question and the prompts in another language.
    void listsWithinAnEntryAreEdited()
    {
        const auto begin = [this](const char *preset) {
            window().dialogs().newProject(QLatin1String(preset));
            QTRY_VERIFY(dialog() && dialog()->isVisible());
            dialog()->findChild<QPushButton *>(QStringLiteral("editPreset"))->click();
            QTRY_VERIFY(editor() && editor()->isActiveWindow());
        };
        const auto end = [this] {
            m_program->prompts.willConfirm(true);
            editor()->reject();
            QTRY_VERIFY(!editor());
            dialog()->reject();
            QTRY_VERIFY(!dialog());
        };
        const auto names = [this](const char *list) {
            QStringList found;
            auto *entries = editor()->findChild<QListWidget *>(QStringLiteral("entries") + QLatin1String(list));
            for (int i = 0; entries && i < entries->count(); ++i)
                found.append(entries->item(i)->text());
            return found;
        };
        begin("constructure");
        editor()->showSection(QStringLiteral("/chains"));
        QCOMPARE(names("/chains/questions").size(), 4);
        QCOMPARE(names("/chains/questions").value(1), QStringLiteral("Abstraction"));
        write("/chains/questions/0/stem/en", "Is this a {concept}?");
        QCOMPARE(textOf(editor()->draft().at(QStringLiteral("/chains/questions/0/stem/en"))), QStringLiteral("Is this a {concept}?"));
        // A fault in such an entry is found there, and one beside the list in its field.
        editor()->draft().set(QStringLiteral("/chains/questions/2/stem/en"), "");
        press(Qt::Key_F8);
        QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("field/chains/questions/2/stem/en"));
        press(Qt::Key_Z, Qt::ControlModifier);
        editor()->draft().set(QStringLiteral("/chains/shortest"), 99);
        press(Qt::Key_F8);
        QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("field/chains/shortest"));
        press(Qt::Key_Z, Qt::ControlModifier);
        editor()->showSection(QStringLiteral("/configurations"));
        QCOMPARE(names("/configurations/0/translations"), QStringList{QStringLiteral("Chinese")});
        addEntry("/configurations/0/steps");
        QCOMPARE(editor()->draft().at(QStringLiteral("/configurations/0/steps")).size(), std::size_t(1));
        end();

        begin("combo");
        editor()->showSection(QStringLiteral("/factors"));
        QCOMPARE(names("/factors").constFirst(), QStringLiteral("Shape of the primary block"));
        QVERIFY(names("/factors/0/values").contains(QStringLiteral("sphere")));
        addEntry("/factors/0/values");
        write("/factors/0/values/1/value", "torus");
        QVERIFY(names("/factors/0/values").contains(QStringLiteral("torus")));
        end();
    }

    /// The preset of the open project is what one begins with.
    void thePresetOfTheProjectIsACopy()
    {
        const QString location = m_program->path(QStringLiteral("proj"));
        m_program->makeProject(location, picturePreset());
        m_program->open(location);
        window().dialogs().editPreset();
        QTRY_VERIFY(editor() && editor()->isVisible());
        QCOMPARE(textOf(editor()->draft().document(), "code"), picturePreset().code);
        QCOMPARE(preview()->content().questions.value(0).kind, picturePreset().kinds.constFirst().code);
        editor()->reject();
        QTRY_VERIFY(!editor());
    }
};

QTEST_MAIN(PresetEditorTest)
#include "preseteditortest.moc"
