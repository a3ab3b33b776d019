// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/collect/factseditor.h"

#include "widgets/controls/fields/linefield.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace yuyi;

/// The details of an image that two people edit at the same time. The test stands for the project.
class FactsEditorTest : public QObject
{
    Q_OBJECT

    static void type(FactsEditor &editor, const QString &name, const QString &text)
    {
        auto *field = editor.findChild<LineField *>(name);
        field->selectAll();
        QTest::keyClicks(field, text);
        editor.commit();
    }

private Q_SLOTS:
    /// "Keep Mine" keeps what the person typed, and what somebody else entered in the other fields.
    void keepMineKeepsWhatOthersEnteredElsewhere()
    {
        FactsEditor editor;
        Image image;
        image.id = ImageId::create();
        image.licence = QStringLiteral("CC0");
        image.sourceUrl = QStringLiteral("old source");
        editor.setImage(image);
        editor.show();
        QSignalSpy changed(&editor, &FactsEditor::changed);
        type(editor, QStringLiteral("factLicence"), QStringLiteral("mine"));
        QCOMPARE(changed.size(), 1);
        const auto first = changed.takeFirst();
        type(editor, QStringLiteral("factCollector"), QStringLiteral("me"));
        QCOMPARE(changed.size(), 1);
        const auto second = changed.takeFirst();

        Image theirs = image;
        theirs.version = 2;
        theirs.licence = QStringLiteral("theirs");
        theirs.collector = QStringLiteral("them");
        theirs.sourceUrl = QStringLiteral("new source");
        for (const auto &edit : {first, second})
            editor.showConflict(theirs, edit.at(0).value<Image>(), edit.at(1).value<Image>());
        QStringList texts;
        for (const QLabel *label : editor.findChild<QWidget *>(QStringLiteral("factsConflict"))->findChildren<QLabel *>())
            texts.append(label->text());
        const QString told = texts.join(QLatin1Char('\n'));
        QVERIFY(told.contains(QStringLiteral("theirs")) && told.contains(QStringLiteral("them")));
        QVERIFY(!told.contains(QStringLiteral("source"))); // nothing to choose there

        editor.findChild<QPushButton *>(QStringLiteral("keepMine"))->click();
        QCOMPARE(changed.size(), 1);
        const Image kept = changed.at(0).at(1).value<Image>();
        QCOMPARE(kept.version, 2);
        QCOMPARE(kept.licence, QStringLiteral("mine"));
        QCOMPARE(kept.collector, QStringLiteral("me"));
        QCOMPARE(kept.sourceUrl, QStringLiteral("new source"));
    }
};

QTEST_MAIN(FactsEditorTest)
#include "factseditortest.moc"
