// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/release/releasepanel.h"
#include "models/exchange/release/splits.h"
#include "tests/support/testprompts.h"
#include "widgets/controls/fields/pathfield.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QTemporaryDir>
#include <QTest>

using namespace yuyi;
using namespace yuyi::test;

/// What the settings of a release propose, and what they refuse before anybody is asked.
class ReleasePanelTest : public QObject
{
    Q_OBJECT

    TestPrompts m_prompts;
    QTemporaryDir m_dir;

    static ProjectInfo project()
    {
        ProjectInfo info;
        info.title = QStringLiteral("Set 1.5");
        return info;
    }
    static PathField *target(const ReleasePanel &panel) { return panel.findChild<PathField *>(); }
    static void chooseFormat(const ReleasePanel &panel, ExportFormat format)
    {
        auto *formats = panel.findChild<QComboBox *>();
        formats->setCurrentIndex(formats->findData(QVariant(codeOf(format))));
    }
    static void write(const QString &path)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("x");
    }

private Q_SLOTS:
    /// A program that was started again does not propose what the last one wrote, whether it is a folder or a file.
    void proposesAFreeName()
    {
        QString first;
        {
            ReleasePanel panel(m_prompts, nullptr);
            panel.setProject(project(), {10, {}, false, {}});
            first = target(panel)->text();
        }
        QVERIFY(QDir().mkpath(first));
        write(first + QStringLiteral("/README.md"));
        QVERIFY(QDir().mkpath(first + QStringLiteral("-2")));
        ReleasePanel panel(m_prompts, nullptr);
        panel.setProject(project(), {10, {}, false, {}});
        QCOMPARE(target(panel)->text(), QString(first + QStringLiteral("-3")));
        chooseFormat(panel, ExportFormat::Csv);
        const QString table = target(panel)->text();
        QVERIFY2(table.endsWith(QStringLiteral("Set-1.5.csv")), qPrintable(table));
        panel.proposeNextTarget(); // nothing is there: it stays
        QCOMPARE(target(panel)->text(), table);
        write(table);
        panel.proposeNextTarget();
        QVERIFY2(target(panel)->text().endsWith(QStringLiteral("Set-1.5-2.csv")), qPrintable(target(panel)->text()));
        QVERIFY(QDir(first).removeRecursively() && QDir(first + QStringLiteral("-2")).removeRecursively() && QFile::remove(table));
    }

    /// A benchmark that has a form of its own is proposed in it; another one in the form that holds its kinds of questions.
    void theFormOfTheBenchmarkIsProposed_data()
    {
        QTest::addColumn<QString>("preset");
        QTest::addColumn<ExportFormat>("format");
        QTest::newRow("CII-Bench") << QStringLiteral("cii-bench") << ExportFormat::CiiBench;
        QTest::newRow("CMMMU") << QStringLiteral("cmmmu") << ExportFormat::Cmmmu;
        QTest::newRow("MARVEL") << QStringLiteral("marvel") << ExportFormat::Marvel;
        QTest::newRow("II-Bench") << QStringLiteral("ii-bench") << ExportFormat::IiBench;
        QTest::newRow("ComBo") << QStringLiteral("combo") << ExportFormat::Jsonl;
        QTest::newRow("CONSTRUCTURE") << QStringLiteral("constructure") << ExportFormat::Jsonl;
        QTest::newRow("own, of the kind of CII-Bench") << QStringLiteral("flowers") << ExportFormat::CiiBench;
        QTest::newRow("own, with explained answers") << QStringLiteral("explained") << ExportFormat::Jsonl;
    }
    void theFormOfTheBenchmarkIsProposed()
    {
        QFETCH(const QString, preset);
        QFETCH(const ExportFormat, format);
        ProjectInfo info = project();
        info.preset.code = preset;
        info.preset.questions.rationale = preset == u"explained";
        if (const auto known = builtInPreset(preset))
            info.preset = *known;
        ReleasePanel panel(m_prompts, nullptr);
        panel.setProject(info, {10, {}, false, {}});
        const auto *formats = panel.findChild<QComboBox *>();
        QCOMPARE(formats->currentData().toString(), codeOf(format));
        // The form of MARVEL is offered where there are its kinds of questions, and each row keeps its name.
        QCOMPARE(formats->findData(codeOf(ExportFormat::Marvel)) >= 0, format == ExportFormat::Marvel);
        QCOMPARE(formats->currentText(), titleOf(format));
        QCOMPARE(panel.findChild<QLabel *>(QStringLiteral("formatContents"))->text(), contentsOf(format));
    }

    /// The names of formats are read whole in the narrow panel, at each size of the text.
    void namesAreReadWhole()
    {
        ReleasePanel panel(m_prompts, nullptr);
        ProjectInfo info = project();
        info.preset = *builtInPreset(QStringLiteral("marvel"));
        panel.setProject(info, {10, {}, false, {}});
        for (const double scale : {1.0, 2.0}) {
            QFont font = panel.font();
            font.setPointSizeF(font.pointSizeF() * scale);
            panel.setFont(font);
            panel.resize(static_cast<int>(260 * scale), 800);
            panel.show();
            auto *formats = panel.findChild<QComboBox *>();
            formats->setFont(font);
            QTRY_VERIFY(formats->width() > 0);
            QStyleOptionComboBox option;
            option.initFrom(formats);
            const QRect room = formats->style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, formats);
            for (int row = 0; row < formats->count(); ++row) {
                QVERIFY2(formats->fontMetrics().horizontalAdvance(formats->itemText(row)) <= room.width(),
                         qPrintable(formats->itemText(row)));
            }
        }
    }

    /// The box speaks of explanations where there are some.
    void theBoxNamesWhatThereIs_data()
    {
        QTest::addColumn<QString>("preset");
        QTest::addColumn<QString>("text");
        QTest::newRow("texts") << QStringLiteral("cii-bench") << QStringLiteral("Include answers, explanations and implied meanings");
        QTest::newRow("rationales") << QStringLiteral("cmmmu") << QStringLiteral("Include answers and their explanations");
        QTest::newRow("neither") << QStringLiteral("combo") << QStringLiteral("Include answers");
    }
    void theBoxNamesWhatThereIs()
    {
        QFETCH(const QString, preset);
        ProjectInfo info = project();
        info.preset = *builtInPreset(preset);
        ReleasePanel panel(m_prompts, nullptr);
        panel.setProject(info, {10, {}, false, {}});
        QTEST(panel.findChild<QCheckBox *>(QStringLiteral("withKeys"))->text(), "text");
    }

    /// A number at the end of a title is not counted on.
    void aNumberOfTheTitleStays()
    {
        ProjectInfo info = project();
        info.title = QStringLiteral("Set 2024-12");
        ReleasePanel panel(m_prompts, nullptr);
        panel.setProject(info, {10, {}, false, {}});
        chooseFormat(panel, ExportFormat::Csv);
        const QString table = target(panel)->text();
        QVERIFY2(table.endsWith(QStringLiteral("2024-12.csv")), qPrintable(table));
        write(table);
        panel.proposeNextTarget();
        QVERIFY2(target(panel)->text().endsWith(QStringLiteral("2024-12-2.csv")), qPrintable(target(panel)->text()));
        QVERIFY(QFile::remove(table));
    }

    /// Dialogues hold answers, and those of a test split only if somebody wants them.
    void dialoguesHoldAnswers()
    {
        ReleasePanel panel(m_prompts, nullptr);
        panel.setProject(project(), {10, {}, false, {}});
        auto *test = panel.findChild<QCheckBox *>(QStringLiteral("withTest"));
        QVERIFY(test->isHidden());
        chooseFormat(panel, ExportFormat::Chat);
        QVERIFY(!test->isHidden());
        QVERIFY(panel.request() && !panel.request()->withTest);
        // Of several prompts one can be chosen; another format has none.
        auto *prompt = panel.findChild<QComboBox *>(QStringLiteral("dialoguePrompt"));
        QVERIFY(prompt->isHidden());
        ReleasePanel::Contents contents{10, {}, false, {}};
        contents.prompts = builtInPreset(QStringLiteral("cii-bench"))->configurations.mid(0, 2);
        panel.setProject(project(), contents);
        QVERIFY(!prompt->isHidden());
        QCOMPARE(panel.request()->configuration, contents.prompts.constFirst().code);
        prompt->setCurrentIndex(1);
        panel.setProject(project(), contents);
        QCOMPARE(panel.request()->configuration, contents.prompts.at(1).code);
        test->click();
        QVERIFY(panel.request()->withTest);
        panel.findChild<QCheckBox *>(QStringLiteral("withKeys"))->click();
        QVERIFY(!panel.request());
        chooseFormat(panel, ExportFormat::Jsonl);
        QVERIFY(panel.request() && !panel.request()->withTest);
    }

    /// What stays together is that of the preset until a person chooses, and the figures of all ways are in sight.
    void whatStaysTogether()
    {
        ProjectInfo info = project();
        info.preset.splits = {{QStringLiteral("train"), 1}, {QStringLiteral("test"), 1}};
        info.preset.splitBy = SplitBy::Item;
        QList<Item> items;
        QHash<ImageId, Sha256> hashes;
        for (int i = 0; i < 40; ++i) {
            Item item;
            item.image = i % 2 ? items.constLast().image : ImageId::create();
            item.question.stem = QString::number(i);
            hashes.insert(item.image, Sha256::of(QByteArray::number(i / 2)));
            items.append(item);
        }
        ReleasePanel panel(m_prompts, nullptr);
        panel.setProject(info, {40, {}, false, {}, false, splitMaterial(items, hashes)});
        auto *by = panel.findChild<QComboBox *>(QStringLiteral("splitBy"));
        const auto *shared = panel.findChild<QLabel *>(QStringLiteral("sharedPictures"));
        QCOMPARE(by->currentData().toString(), QStringLiteral("item"));
        QVERIFY(panel.request()->splitBy == SplitBy::Item);
        QTRY_VERIFY(!shared->isHidden());
        const QString byItem = shared->text();
        QVERIFY2(byItem.contains(QStringLiteral("are also in")), qPrintable(byItem));
        QVERIFY2(!byItem.contains(QStringLiteral("0 of 10 pictures")), qPrintable(byItem));
        by->setCurrentIndex(by->findData(QStringLiteral("image")));
        QTRY_VERIFY2(shared->text().contains(QStringLiteral("0 of 10 pictures")), qPrintable(shared->text()));
        // The questions by split are those that the release writes: with one image they are all in one split.
        auto one = items;
        for (Item &item : one)
            item.image = items.constFirst().image;
        ReleasePanel small(m_prompts, nullptr);
        small.setProject(info, {40, {}, false, {}, false, splitMaterial(one, hashes)});
        auto *way = small.findChild<QComboBox *>(QStringLiteral("splitBy"));
        way->setCurrentIndex(way->findData(QStringLiteral("image")));
        const auto *sizes = small.findChild<QLabel *>(QStringLiteral("splitSizes"));
        QTRY_VERIFY2(sizes->text().contains(QStringLiteral(" 40")), qPrintable(sizes->text()));
        by->setCurrentIndex(by->findData(QStringLiteral("shown")));
        QVERIFY(panel.request()->splitBy == SplitBy::Shown);
        panel.setProject(info, {40, {}, false, {}, false, splitMaterial(items, hashes)}); // what was chosen stays
        QCOMPARE(by->currentData().toString(), QStringLiteral("shown"));
    }

    /// The first release takes the splits of the field. Once items have a split, they keep it, and only a person asks for others.
    void assignsAgainOnlyWhenAsked()
    {
        ProjectInfo info = project();
        info.preset.splits = {{QStringLiteral("dev"), 1}, {QStringLiteral("test"), 3}};
        ReleasePanel panel(m_prompts, nullptr);
        auto *again = panel.findChild<QCheckBox *>(QStringLiteral("assignAgain"));
        auto *splits = panel.findChild<QLineEdit *>(QStringLiteral("splits"));
        panel.setProject(info, {8, {}, false, {}});
        QVERIFY(again->isHidden() && !again->isChecked());
        QVERIFY(splits->isEnabled());
        QCOMPARE(panel.request()->splits.size(), 2);
        const QMap<QString, int> kept{{QStringLiteral("dev"), 2}, {QStringLiteral("test"), 6}};
        panel.setProject(info, {8, kept, true, {}}); // the release is written
        QVERIFY(!again->isHidden() && !again->isChecked());
        QVERIFY(!splits->isEnabled());
        QVERIFY(panel.request()->splits.isEmpty());
        again->click();
        QVERIFY(splits->isEnabled());
        QCOMPARE(panel.request()->splits.size(), 2);
        QVERIFY(!panel.request()->keepsSplits);
        panel.setProject(info, {9, kept, true, {}}); // what was asked for stays
        QVERIFY(again->isChecked());
        splits->clear(); // without splits the old ones would stay, and nobody would notice
        QVERIFY(!panel.request());
    }

    /// What is new after a release gets a split of the same rule, and the page says how many go where.
    void newItemsGetASplit()
    {
        ProjectInfo info = project();
        ReleasePanel panel(m_prompts, nullptr);
        auto *splits = panel.findChild<QLineEdit *>(QStringLiteral("splits"));
        auto *sizes = panel.findChild<QLabel *>(QStringLiteral("splitSizes"));
        const QList<SplitPart> last{{QStringLiteral("dev"), 2}, {QStringLiteral("test"), 0}};
        panel.setProject(info, {9, {{QStringLiteral("dev"), 2}, {QStringLiteral("test"), 4}}, true, last});
        QVERIFY(splits->isEnabled());
        QCOMPARE(splits->text(), QStringLiteral("dev:2,test:rest"));
        QVERIFY2(sizes->text().contains(QStringLiteral("dev 0 · test 3")), qPrintable(sizes->text()));
        const auto request = panel.request();
        QVERIFY(request && request->keepsSplits);
        QCOMPARE(splitsText(request->splits), QStringLiteral("dev:2,test:rest"));
        QVERIFY(ReleaseRequest::fromJson(request->toJson()).keepsSplits); // as a job of the program carries it
        splits->clear();
        QVERIFY2(sizes->text().contains(QStringLiteral("“all”")), qPrintable(sizes->text()));
        QVERIFY(panel.request() && panel.request()->splits.isEmpty());
    }

    /// A set without splits is one file, before the first release and after it.
    void withoutSplitsThereIsOneFile()
    {
        ProjectInfo info = project();
        info.preset.splits = {{QStringLiteral("dev"), 1}, {QStringLiteral("test"), 3}};
        ReleasePanel panel(m_prompts, nullptr);
        panel.setProject(info, {8, {}, false, {}});
        panel.findChild<QLineEdit *>(QStringLiteral("splits"))->clear();
        QVERIFY(panel.request() && panel.request()->splits.isEmpty());
        ReleasePanel later(m_prompts, nullptr);
        later.setProject(info, {8, {}, true, {}});
        QVERIFY(later.request() && later.request()->splits.isEmpty());
    }

    /// What the exporter would not write is refused at once: a folder with something in it, a file that exists, a missing folder.
    void refusesWhatIsThere()
    {
        ReleasePanel panel(m_prompts, nullptr);
        panel.setProject(project(), {10, {}, false, {}});
        const QString folder = m_dir.filePath(QStringLiteral("set"));
        target(panel)->setText(folder);
        QVERIFY(panel.request());
        QVERIFY(QDir().mkpath(folder));
        QVERIFY(panel.request()); // empty
        write(folder + QStringLiteral("/README.md"));
        const auto full = panel.request();
        QVERIFY(!full);
        QVERIFY2(full.error().sentence.contains(folder), qPrintable(full.error().sentence));
        chooseFormat(panel, ExportFormat::Csv);
        target(panel)->setText(folder + QStringLiteral("/README.md"));
        QVERIFY(!panel.request());
        target(panel)->setText(folder + QStringLiteral("/table.csv"));
        QVERIFY(panel.request());
        target(panel)->setText(m_dir.filePath(QStringLiteral("missing/table.csv")));
        QVERIFY(!panel.request());
    }
};

QTEST_MAIN(ReleasePanelTest)
#include "releasepaneltest.moc"
