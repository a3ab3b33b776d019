// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/connection/connection.h"
#include "tests/support/benchmarkfile.h"
#include "tests/support/kinds/pictureitems.h"
#include "tests/support/programfixture.h"

#include "models/services/annotation/mediaservice.h"
#include "models/services/curation/itemimportservice.h"
#include "models/services/release/translationservice.h"
#include "models/services/session/projectaccess.h"
#include "widgets/image/imageviewer.h"
#include "widgets/image/picturepane.h"
#include "widgets/image/picturestrip.h"
#include "widgets/release/releasepage.h"
#include "widgets/shell/commands/commands.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QPlainTextEdit>
#include <QTableWidget>

using namespace yuyi;
using namespace yuyi::test;

/// A lead translates items on the page Release. Item i asks “第i题”.
class TranslationsWindowTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<ProgramFixture> m_program;

    MainWindow &window() { return *m_program->window; }
    QAction *command(const char *id) { return window().commands().action(QStringLiteral("release.") + QLatin1String(id)); }
    QTableWidget *table() { return window().findChild<QTableWidget *>(QStringLiteral("translationItems")); }
    /// The field of a text of the item that is shown.
    QPlainTextEdit *field(const char *name)
    {
        const QList<QPlainTextEdit *> fields =
            window().findChildren<QPlainTextEdit *>(QStringLiteral("translation-") + QLatin1String(name));
        for (QPlainTextEdit *one : fields) {
            if (one->isVisible())
                return one;
        }
        return nullptr;
    }
    QAbstractButton *noteOf(const char *name)
    {
        return field(name)->parentWidget()->findChild<QAbstractButton *>(QStringLiteral("takeNote"));
    }
    QString stateOf(int row) { return table()->item(row, 1)->text(); }
    /// Done by another window on the same project.
    template <typename Work>
    void elsewhere(Work work)
    {
        const auto factory = m_program->host.open(m_program->path(QStringLiteral("set")));
        const auto stores = (*factory)->open();
        work(**stores, (*stores)->project().people()->constFirst().id);
    }
    QAbstractButton *keepMine(const char *name)
    {
        return field(name)->parentWidget()->findChild<QAbstractButton *>(QStringLiteral("keepMine"));
    }
    /// The question of an item in place of what is stored.
    void translateElsewhere(qsizetype index, const QString &text)
    {
        elsewhere([&](Stores &stores, const PersonId &lead) {
            TranslationService service(stores, lead);
            const auto list = service.list(ItemLanguage::English);
            QVERIFY(list && index < list->items.size());
            const TranslatedItem &item = list->items.at(index);
            const ItemText &stem = item.texts.constFirst();
            QVERIFY(service.set(ItemLanguage::English, {item.item.question.versionId, stem.place, stem.original, text, stem.text}));
        });
    }
    QString storedElsewhere(qsizetype index)
    {
        QString text;
        elsewhere([&](Stores &stores, const PersonId &lead) {
            text = TranslationService(stores, lead).list(ItemLanguage::English)->items.at(index).texts.constFirst().text;
        });
        return text;
    }
    void type(const char *name, const QString &text)
    {
        field(name)->setFocus();
        QTRY_VERIFY(field(name)->hasFocus());
        QTest::keyClicks(field(name), text);
    }

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<ProgramFixture>();
        const QString folder = m_program->path(QStringLiteral("set"));
        m_program->makeProject(folder);
        ItemImportRequest request;
        request.file = writeBenchmark(m_program->path(QStringLiteral("raw")), 3);
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
        QTRY_VERIFY(command("release")->isEnabled());
        command("tab-translations")->trigger();
        QTRY_VERIFY(command("export-translations")->isEnabled());
        QTRY_VERIFY(field("question"));
    }
    void cleanup()
    {
        QVERIFY(m_program->prompts.isSatisfied());
        m_program.reset();
    }

    /// Texts are saved without a button, also the one that is being typed when the person goes on.
    void textsAreSavedOnTheWay()
    {
        QVERIFY(!command("release")->isEnabled());
        QCOMPARE(stateOf(0), QStringLiteral("Missing"));
        type("question", QStringLiteral("Question zero"));
        type("option_A", QStringLiteral("First"));
        QTRY_COMPARE(stateOf(0), QStringLiteral("Incomplete"));
        command("next-translation")->trigger();
        QCOMPARE(table()->currentRow(), 1);
        QTRY_COMPARE(table()->item(0, 2)->text(), QStringLiteral("2 of 9"));
        QTRY_VERIFY(field("question") && field("question")->toPlainText().isEmpty());
        // The same words once more are offered.
        command("previous-translation")->trigger();
        type("explanation", QStringLiteral("Explained"));
        command("next-translation")->trigger();
        QTRY_VERIFY(field("explanation") && noteOf("explanation")->isVisible());
        noteOf("explanation")->click();
        QTRY_COMPARE(table()->item(1, 2)->text(), QStringLiteral("1 of 9"));
        QCOMPARE(field("explanation")->toPlainText(), QStringLiteral("Explained"));
        // Leaving the tab saves as well.
        type("question", QStringLiteral("Question one"));
        command("tab-statistics")->trigger();
        QTRY_VERIFY(command("release")->isEnabled());
        command("tab-translations")->trigger();
        QTRY_COMPARE(table()->item(1, 2)->text(), QStringLiteral("2 of 9"));
        QCOMPARE(field("question")->toPlainText(), QStringLiteral("Question one"));
        window().commands().action(QStringLiteral("app.undo"))->trigger();
        QTRY_COMPARE(table()->item(1, 2)->text(), QStringLiteral("1 of 9"));
    }

    /// A person who types while another translates the same text loses nothing and decides.
    void aTranslationFromElsewhereIsNotOverwritten()
    {
        type("question", QStringLiteral("Mine"));
        translateElsewhere(0, QStringLiteral("Theirs"));
        field("option_A")->setFocus();
        QTRY_VERIFY(keepMine("question")->isVisible());
        QCOMPARE(field("question")->toPlainText(), QStringLiteral("Mine"));
        keepMine("question")->click();
        QTRY_COMPARE(storedElsewhere(0), QStringLiteral("Mine"));
    }

    /// To take a translation away is a decision as well: it is not undone unseen because somebody else wrote another one.
    void aTextTakenAwayIsNotFilledAgainUnseen()
    {
        type("question", QStringLiteral("Mine"));
        field("option_A")->setFocus();
        QTRY_COMPARE(storedElsewhere(0), QStringLiteral("Mine"));
        QTRY_COMPARE(table()->item(0, 2)->text(), QStringLiteral("1 of 9"));
        field("question")->setFocus();
        QTRY_VERIFY(field("question")->hasFocus());
        field("question")->clear();
        translateElsewhere(0, QStringLiteral("Theirs"));
        field("option_A")->setFocus();
        QTRY_VERIFY(keepMine("question")->isVisible());
        QVERIFY(field("question")->toPlainText().isEmpty());
        keepMine("question")->click();
        QTRY_VERIFY(storedElsewhere(0).isEmpty());
    }

    /// The original is changed while somebody translates it: what they typed stays, with the keyboard in its field, and they decide.
    void theOriginalChangesWhileSomebodyTypes()
    {
        type("question", QStringLiteral("Half a"));
        {
            const auto location = readLocation(m_program->path(QStringLiteral("set")), &isOnNetwork);
            QVERIFY(location);
            const auto connection = Connection::open(*location);
            QVERIFY(connection);
            QVERIFY((*connection)->execute(QStringLiteral("UPDATE question_version SET stem = '新问题？' WHERE stem = '第0题'")));
        }
        translateElsewhere(1, QStringLiteral("Question one")); // something that the window is told of
        QTRY_COMPARE(table()->item(1, 2)->text(), QStringLiteral("1 of 9"));
        QTRY_VERIFY(field("question") && keepMine("question")->isVisible());
        QCOMPARE(field("question")->toPlainText(), QStringLiteral("Half a"));
        QTRY_VERIFY(field("question")->hasFocus());
        QTest::keyClicks(field("question"), QStringLiteral(" question"));
        QCOMPARE(field("question")->toPlainText(), QStringLiteral("Half a question"));
        QVERIFY(storedElsewhere(0).isEmpty());
        keepMine("question")->click();
        QTRY_COMPARE(storedElsewhere(0), QStringLiteral("Half a question"));
    }

    /// Whoever translates an item sees all its pictures, not only that of its image.
    void allPicturesOfAnItemAreShown()
    {
        auto *pane = window().findChild<PicturePane *>(QStringLiteral("translationPictures"));
        auto *strip = pane->findChild<PictureStrip *>();
        QVERIFY(strip->isHidden());
        QStringList hashes;
        elsewhere([&](Stores &stores, const PersonId &lead) {
            MediaService service(stores, m_program->path(QStringLiteral("set")), lead);
            for (const QSize size : {QSize(64, 48), QSize(80, 40)}) {
                const auto added = service.add(drawnMedium(1, size).bytes, QStringLiteral("drawn.png"));
                QVERIFY2(added, added ? "" : qPrintable(added.error().sentence));
                hashes.append(added->sha256.hex());
            }
        });
        QCOMPARE(hashes.size(), 2);
        {
            const auto location = readLocation(m_program->path(QStringLiteral("set")), &isOnNetwork);
            QVERIFY(location);
            const auto connection = Connection::open(*location);
            QVERIFY(connection);
            for (int i = 0; i < 2; ++i) {
                QVERIFY((*connection)
                            ->execute(QStringLiteral("INSERT INTO question_medium (question_version_id, position, sha256, role, caption) "
                                                     "SELECT id, %1, '%2', '', '' FROM question_version WHERE stem = '第0题'")
                                          .arg(QString::number(i), hashes.at(i))));
            }
            QVERIFY((*connection)->execute(QStringLiteral("UPDATE question_version SET stem = '第0题⟦2⟧' WHERE stem = '第0题'")));
        }
        translateElsewhere(1, QStringLiteral("Question one")); // something that the window is told of
        QTRY_COMPARE(strip->pictures().size(), 2);
        QVERIFY(strip->isVisible());
        QCOMPARE(table()->item(0, 3)->text(), QStringLiteral("第0题[Fig. 2]"));
        QTRY_COMPARE(pane->viewer()->imageSize(), QSize(64, 48));
        command("next-picture")->trigger();
        QTRY_COMPARE(pane->viewer()->imageSize(), QSize(80, 40));
        command("next-translation")->trigger();
        QVERIFY(strip->isHidden());
        QVERIFY(!command("next-picture")->isEnabled());
    }

    /// A file for translators is written and read again; then the way leads to what is left, and a sheet can be drawn.
    void filesComeAndGo()
    {
        const QString file = m_program->path(QStringLiteral("out.csv"));
        m_program->prompts.willChoose({file});
        command("export-translations")->trigger();
        QTRY_VERIFY(QFile::exists(file));
        auto rows = readTranslations(file);
        QVERIFY(rows.has_value());
        QCOMPARE(rows->size(), 27);
        for (TranslationRow &row : *rows) {
            if (row.id != QStringLiteral("dev-1"))
                row.translation = QStringLiteral("EN ") + row.original;
        }
        QVERIFY(saveTranslations(file, *rows));
        m_program->prompts.willChoose({file});
        command("import-translations")->trigger();
        QTRY_COMPARE(stateOf(0), QStringLiteral("Complete"));
        QCOMPARE(stateOf(1), QStringLiteral("Missing"));
        command("unfinished-translation")->trigger();
        QCOMPARE(table()->currentRow(), 1);
        QTRY_VERIFY(field("question")->hasFocus());
        // A row of another original is told.
        rows->first().original = QStringLiteral("以前");
        QVERIFY(saveTranslations(file, *rows));
        m_program->prompts.willChoose({file});
        m_program->prompts.willInform();
        command("import-translations")->trigger();
        QTRY_VERIFY(m_program->prompts.isSatisfied());

        command("tab-examples")->trigger();
        auto *language = window().findChild<QComboBox *>(QStringLiteral("examplesLanguage"));
        QTRY_COMPARE(language->itemText(1), QStringLiteral("English"));
        QVERIFY(language->isEnabled());
    }
};

QTEST_MAIN(TranslationsWindowTest)
#include "translationswindowtest.moc"
