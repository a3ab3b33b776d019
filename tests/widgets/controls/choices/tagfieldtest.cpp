// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/choices/tagfield.h"

#include "widgets/controls/choices/chip.h"

#include <QApplication>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

#include <memory>

using namespace yuyi;

namespace {

TagChoice closedChoice(const char *code, const QString &zh, const char *en, const char *pinyin)
{
    return {{LabelCode(QString::fromLatin1(code)), {zh, QString::fromLatin1(en)}, zh, {}, QString::fromLatin1(pinyin)}};
}

QList<TagChoice> pictures()
{
    return {closedChoice("circuit", QStringLiteral("电路图"), "Circuit diagram", "dian lu tu"),
            closedChoice("map", QStringLiteral("地图"), "Map", "di tu"),
            closedChoice("photo", QStringLiteral("照片"), "Photograph", "zhao pian")};
}

QStringList texts(const QList<LabelCode> &labels)
{
    return codeTexts(labels);
}

/// What stands around a field and counts the keys that it does not keep.
class TagSurroundings final : public QWidget
{
public:
    int keys = 0;

protected:
    void keyPressEvent(QKeyEvent *) override { ++keys; }
};

} // namespace

class TagFieldTest final : public QObject
{
    Q_OBJECT

    std::unique_ptr<TagSurroundings> m_around;
    TagField *m_field = nullptr;
    QLineEdit *m_line = nullptr;
    QLineEdit *m_other = nullptr;

    QListWidget *list() { return m_around->findChild<QListWidget *>(); }
    QStringList chosen() { return texts(m_field->chosen()); }

private Q_SLOTS:
    void init()
    {
        QLocale::setDefault(QLocale(QLocale::English));
        m_around = std::make_unique<TagSurroundings>();
        m_around->resize(400, 500);
        auto *column = new QVBoxLayout(m_around.get());
        m_field = new TagField(m_around.get());
        m_other = new QLineEdit(m_around.get());
        column->addWidget(m_field);
        column->addWidget(m_other);
        column->addStretch();
        m_line = m_field->findChild<QLineEdit *>();
        m_field->setChoices(pictures());
        m_around->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_around.get()));
        m_around->activateWindow();
        m_field->setFocus();
        QTRY_COMPARE(QApplication::focusWidget(), m_line);
    }
    void cleanup() { m_around.reset(); }

    void typingFilters_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("code");
        QTest::newRow("initials") << QStringLiteral("dl") << QStringLiteral("circuit");
        QTest::newRow("pinyin") << QStringLiteral("ditu") << QStringLiteral("map");
        QTest::newRow("English") << QStringLiteral("photo") << QStringLiteral("photo");
    }
    void typingFilters()
    {
        QFETCH(const QString, typed);
        QFETCH(const QString, code);
        QSignalSpy changed(m_field, &TagField::chosenChanged);
        QTest::keyClicks(m_line, typed);
        QVERIFY(list()->isVisible());
        QCOMPARE(texts(m_field->offered()), QStringList{code});
        QTest::keyClick(m_line, Qt::Key_Return);
        QCOMPARE(chosen(), QStringList{code});
        QCOMPARE(changed.size(), 1);
        QVERIFY(m_line->text().isEmpty());
        QVERIFY(!list()->isVisible());
        QCOMPARE(m_around->keys, 0);
        // Nothing is typed: the form around goes on.
        QTest::keyClick(m_line, Qt::Key_Return);
        QCOMPARE(m_around->keys, 1);
    }

    void arrowsMark()
    {
        m_field->setPick(ChipRow::Pick::Many);
        QTest::keyClick(m_line, Qt::Key_Down);
        QTest::keyClick(m_line, Qt::Key_Down);
        QTest::keyClick(m_line, Qt::Key_Return);
        QCOMPARE(chosen(), QStringList{QStringLiteral("map")});
        // What is chosen is not offered again.
        QCOMPARE(texts(m_field->offered()), QStringList({QStringLiteral("circuit"), QStringLiteral("photo")}));
        QTest::keyClick(m_line, Qt::Key_Down);
        QTest::keyClick(m_line, Qt::Key_Up);
        QTest::keyClick(m_line, Qt::Key_Return);
        QCOMPARE(chosen(), QStringList({QStringLiteral("map"), QStringLiteral("circuit")}));
        QTest::keyClick(m_line, Qt::Key_Backspace);
        QCOMPARE(chosen(), QStringList{QStringLiteral("map")});
    }

    void aClickTakesAndAChipGivesBack()
    {
        QTest::keyClicks(m_line, QStringLiteral("map"));
        QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, list()->visualItemRect(list()->item(0)).center());
        QCOMPARE(chosen(), QStringList{QStringLiteral("map")});
        QSignalSpy changed(m_field, &TagField::chosenChanged);
        m_field->findChild<Chip *>(QStringLiteral("map"))->click();
        QVERIFY(chosen().isEmpty());
        QCOMPARE(changed.size(), 1);
        QCOMPARE(texts(m_field->offered()).size(), 3);
    }

    void oneTakesThePlaceOfTheOther()
    {
        m_field->setChosen({LabelCode(QStringLiteral("map")), LabelCode(QStringLiteral("photo"))});
        QCOMPARE(chosen(), QStringList{QStringLiteral("map")});
        QTest::keyClicks(m_line, QStringLiteral("photo"));
        QTest::keyClick(m_line, Qt::Key_Return);
        QCOMPARE(chosen(), QStringList{QStringLiteral("photo")});
    }

    void unknownTextsAreNoLabels()
    {
        // It is said while one types: whoever goes on with Tab has seen that there is nothing to take.
        QTest::keyClicks(m_line, QStringLiteral("xyz"));
        QVERIFY2(m_field->fault().contains(QStringLiteral("xyz")), qPrintable(m_field->fault()));
        QTest::keyClick(m_line, Qt::Key_Return);
        QVERIFY(chosen().isEmpty());
        QVERIFY(!m_field->fault().isEmpty());
        QCOMPARE(m_line->text(), QStringLiteral("xyz"));
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(m_line, Qt::Key_Backspace);
        QVERIFY(m_field->fault().isEmpty());
        // Whoever leaves leaves nothing behind.
        QTest::keyClicks(m_line, QStringLiteral("xyz"));
        QTest::keyClick(m_line, Qt::Key_Return);
        QVERIFY(!m_field->fault().isEmpty());
        m_other->setFocus();
        QVERIFY(m_line->text().isEmpty());
        QVERIFY(m_field->fault().isEmpty());
        QVERIFY(chosen().isEmpty());
    }

    void openLabelsAreTyped()
    {
        m_field->setOpen(true);
        m_field->setPick(ChipRow::Pick::Many);
        m_field->setChoices({TagChoice::typed(LabelCode(QStringLiteral("概率论")), 12)});
        QSignalSpy changed(m_field, &TagField::chosenChanged);
        // Another one begins like one in use: Enter takes what is typed.
        m_line->insert(QStringLiteral("概率"));
        QTest::keyClicks(m_line, QStringLiteral(" "));
        QVERIFY(list()->isVisible());
        QVERIFY(list()->item(0)->text().contains(QStringLiteral("12")));
        QTest::keyClick(m_line, Qt::Key_Return);
        QCOMPARE(chosen(), QStringList{QStringLiteral("概率")});
        // Of a pasted list the last is still being typed, and counts when the field is left.
        QTest::keyClicks(m_line, QStringLiteral("a,b"));
        QCOMPARE(chosen(), QStringList({QStringLiteral("概率"), QStringLiteral("a")}));
        QCOMPARE(m_line->text(), QStringLiteral("b"));
        m_other->setFocus();
        QCOMPARE(chosen().constLast(), QStringLiteral("b"));
        QCOMPARE(changed.size(), 3);
    }

    /// Pasted, not typed letter by letter: the last one counts, too. A field for one label takes the first.
    void listsArePasted()
    {
        m_field->setOpen(true);
        m_field->setPick(ChipRow::Pick::Many);
        m_line->insert(QStringLiteral("a，b、 c"));
        QCOMPARE(chosen(), QStringList({QStringLiteral("a"), QStringLiteral("b")}));
        QCOMPARE(m_line->text(), QStringLiteral("c"));
        m_other->setFocus();
        QCOMPARE(chosen(), QStringList({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")}));
        QVERIFY(m_line->text().isEmpty());
        m_field->setPick(ChipRow::Pick::One);
        m_field->setFocus();
        m_line->insert(QStringLiteral("d,e"));
        QCOMPARE(chosen(), QStringList{QStringLiteral("d")});
        QVERIFY(m_line->text().isEmpty());
    }

    /// Whoever looks a word up in another window comes back to what they typed.
    void anotherWindowIsNoLeaving()
    {
        m_field->setOpen(true);
        QTest::keyClicks(m_line, QStringLiteral("half"));
        QLineEdit dictionary;
        dictionary.show();
        dictionary.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&dictionary));
        QTRY_VERIFY(QApplication::focusWidget() != m_line);
        QVERIFY(chosen().isEmpty());
        m_around->activateWindow();
        QTRY_COMPARE(QApplication::focusWidget(), m_line);
        QCOMPARE(m_line->text(), QStringLiteral("half"));
        m_other->setFocus();
        QCOMPARE(chosen(), QStringList{QStringLiteral("half")});
    }

    /// The digit that chose a label in the row before is still down when the field gets the focus.
    void aKeyThatIsHeldTypesNothing()
    {
        m_field->setOpen(true);
        const auto hold = [this] {
            QKeyEvent key(QEvent::KeyPress, Qt::Key_1, Qt::NoModifier, QStringLiteral("1"), true);
            QApplication::sendEvent(m_line, &key);
        };
        hold();
        QVERIFY(m_line->text().isEmpty());
        QTest::keyClicks(m_line, QStringLiteral("1"));
        hold();
        QCOMPARE(m_line->text(), QStringLiteral("11"));
    }

    void wrongOpenLabelsAreExplained()
    {
        m_field->setOpen(true);
        m_line->setMaxLength(100);
        QTest::keyClicks(m_line, QString(65, u'a'));
        QTest::keyClick(m_line, Qt::Key_Return);
        QVERIFY(m_field->fault().contains(QStringLiteral("64")));
        QVERIFY(chosen().isEmpty());
        QVERIFY(!m_field->takeTyped());
        QSignalSpy escaped(m_field, &TagField::escaped);
        QTest::keyClick(m_line, Qt::Key_Escape);
        QCOMPARE(escaped.size(), 1);
        QVERIFY(m_line->text().isEmpty() && m_field->fault().isEmpty());
    }

    void settingIsSilent()
    {
        QSignalSpy changed(m_field, &TagField::chosenChanged);
        m_field->setChosen({LabelCode(QStringLiteral("gone"))});
        QCOMPARE(chosen(), QStringList{QStringLiteral("gone")});
        QCOMPARE(m_field->findChild<Chip *>(QStringLiteral("gone"))->text(), QStringLiteral("gone"));
        QVERIFY(changed.isEmpty());
    }

    /// The Enter that ends a composition takes nothing, and Backspace within it takes no label away.
    void compositionsAreLeftAlone()
    {
        m_field->setOpen(true);
        m_field->setPick(ChipRow::Pick::Many);
        const QStringList before{QStringLiteral("algebra")};
        m_field->setChosen({LabelCode(before.constFirst())});
        QInputMethodEvent begun(QStringLiteral("gai"), {});
        QApplication::sendEvent(m_line, &begun);
        QTest::keyClick(m_line, Qt::Key_Return);
        QCOMPARE(chosen(), before);
        QTest::keyClick(m_line, Qt::Key_Backspace);
        QCOMPARE(chosen(), before);
        QInputMethodEvent done;
        done.setCommitString(QStringLiteral("概率"));
        QApplication::sendEvent(m_line, &done);
        QCOMPARE(m_line->text(), QStringLiteral("概率"));
        QCOMPARE(chosen(), before);
    }
};

QTEST_MAIN(TagFieldTest)
#include "tagfieldtest.moc"
