// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/presets/presetdraft.h"
#include "models/domain/json/jsonfields.h"
#include "models/domain/preset/presetdocument.h"
#include "models/domain/preset/presetschema.h"
#include "tests/support/kinds/fullpreset.h"
#include "widgets/presets/membernames.h"
#include "widgets/presets/presetentries.h"
#include "widgets/presets/presetform.h"
#include "widgets/presets/presettable.h"
#include "widgets/presets/references.h"
#include "widgets/presets/valuetexts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTableWidget>
#include <QTest>

#include <algorithm>

using namespace yuyi;
using namespace yuyi::test;

namespace {

/// Members that are shown under their name in the file, though the schema knows them.
void addUnnamed(const Json &schema, const QString &pointer, QStringList &unnamed)
{
    const PresetSchema &all = PresetSchema::instance();
    if (textOf(schema, "type") == QLatin1String("array")) {
        addUnnamed(all.within(schema, {}), pointer + QLatin1String("/0"), unnamed);
        return;
    }
    const Json &members = fieldOf(schema, "properties");
    if (!members.is_object())
        return;
    for (const auto &member : members.items()) {
        const QString name = fromUtf8(member.key());
        const QString place = pointer + u'/' + name;
        if (memberName(place) == name)
            unnamed.append(place);
        addUnnamed(all.within(schema, member.key()), place, unnamed);
    }
}

Json builtIn()
{
    return Json::parse(builtInPreset(QStringLiteral("cii-bench"))->source.toStdString());
}

} // namespace

/// A preset while it is being edited, and the forms that show it.
class PresetDraftTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// Rows beside the models are all there until somebody takes some out, and none of them is a choice too.
    void noRowsBesideTheModels()
    {
        Json json = builtIn();
        json["tables"] = Json::parse(R"([{"code": "main", "title": {"zh": "主表", "en": "Main"}}])");
        PresetDraft draft;
        draft.begin(json);
        PresetForm form(draft, QStringLiteral("/tables/0"));
        const QString place = QStringLiteral("/tables/0/baselines");
        const QStringList codes{QStringLiteral("random"), QStringLiteral("longest"), QStringLiteral("frequent"), QStringLiteral("human"),
                                QStringLiteral("human-best")};
        for (const QString &code : codes) {
            auto *box = form.findChild<QCheckBox *>(QStringLiteral("field%1=%2").arg(place, code));
            QVERIFY2(box && box->isChecked(), qPrintable(code));
            box->click();
        }
        QVERIFY(draft.at(place).is_array() && draft.at(place).empty());
        QVERIFY(draft.faults().isEmpty());
        const auto read = readPreset(jsonText(draft.document()));
        QVERIFY(read && read->tables.constFirst().baselines && read->tables.constFirst().baselines->isEmpty());
    }

    /// Options belong to kinds that have them: what a switch of the form makes meaningless is neither shown nor stored.
    void aWrittenKindHasNoOptions()
    {
        PresetDraft draft;
        draft.begin(fullPresetJson());
        PresetForm form(draft, QStringLiteral("/kinds/0"));
        const auto shows = [&form](const char *member) {
            return !form.findChild<QWidget *>(QStringLiteral("field/kinds/0/%1").arg(QLatin1String(member)))->parentWidget()->isHidden();
        };
        QVERIFY(!draft.at(QStringLiteral("/kinds/0/options")).is_null() && shows("options") && shows("fixed") && shows("correct"));
        auto *written = form.findChild<QComboBox *>(QStringLiteral("field/kinds/0/form"));
        written->setCurrentIndex(written->findData(QStringLiteral("text")));
        Q_EMIT written->activated(written->currentIndex());
        QVERIFY(draft.at(QStringLiteral("/kinds/0/options")).is_null() && draft.at(QStringLiteral("/kinds/0/correct")).is_null());
        QVERIFY(!shows("options") && !shows("fixed") && !shows("correct") && shows("pictures"));
        draft.undo();
        QVERIFY(!draft.at(QStringLiteral("/kinds/0/options")).is_null() && shows("options"));

        // A file that has them all the same shows them, so that they can be taken out.
        Json odd = fullPresetJson();
        odd["kinds"][0]["form"] = "text";
        draft.begin(odd);
        QVERIFY(shows("options") && !shows("fixed"));
    }

    /// In the form, faults and their places have the names of the fields; in a file those of its members.
    void faultsAreInTheWordsOfTheForm()
    {
        Json json = fullPresetJson();
        json["kinds"][0].erase("options");
        json["kinds"][0].erase("fixed");
        PresetDraft draft;
        draft.begin(json);
        const QString inForm = draft.faultIn(QStringLiteral("/kinds/0"));
        QVERIFY2(inForm.contains(memberName(QStringLiteral("/kinds/options"))) && !inForm.contains(QStringLiteral("“options”")),
                 qPrintable(inForm));
        const QList<PresetFault> inFile = presetFaults(json);
        const auto own = std::find_if(inFile.begin(), inFile.end(), [](const PresetFault &one) { return one.pointer == u"/kinds/0"; });
        QVERIFY(own != inFile.end());
        QVERIFY2(own->text.contains(QStringLiteral("“options”")) && own->text.contains(QStringLiteral("“fixed”")), qPrintable(own->text));
        QCOMPARE(placeName(QStringLiteral("/kinds/1/options/1")), QStringLiteral("Kinds of questions 2 › Number of options, at most"));
        QCOMPARE(placeName(QStringLiteral("/questions/maximum")), QStringLiteral("Questions › Maximum per image"));
    }

    void typingAWordIsOneStep()
    {
        PresetDraft draft;
        draft.begin(builtIn());
        QVERIFY(!draft.canUndo() && !draft.isChanged());
        for (const char *typed : {"N", "Ne", "New"})
            draft.set(QStringLiteral("/title/en"), typed);
        draft.set(QStringLiteral("/title/zh"), "新");
        QVERIFY(draft.isChanged());
        draft.undo();
        QCOMPARE(textOf(draft.at(QStringLiteral("/title/en"))), QStringLiteral("New"));
        draft.undo();
        QVERIFY(!draft.canUndo() && !draft.isChanged());
        draft.redo();
        QCOMPARE(textOf(draft.at(QStringLiteral("/title/en"))), QStringLiteral("New"));
        QVERIFY(draft.canRedo());
    }

    /// What is emptied is taken out, so that the file says no more than the person did; what must be there stays and has a fault.
    void emptyMembersAreTakenOut()
    {
        PresetDraft draft;
        Json document = builtIn();
        document.erase("about");
        document.erase("lint");
        draft.begin(document);
        draft.set(QStringLiteral("/about/zh"), "关于");
        QCOMPARE(draft.faultIn(QStringLiteral("/about")).isEmpty(), false);
        draft.set(QStringLiteral("/about/zh"), "");
        QVERIFY(!draft.document().contains("about"));
        draft.set(QStringLiteral("/lint/similarityLimit"), 0.5);
        QCOMPARE(jsonText(draft.at(QStringLiteral("/lint"))), QByteArray(R"({"similarityLimit":0.5})"));
        draft.set(QStringLiteral("/lint/similarityLimit"), "");
        QVERIFY(!draft.document().contains("lint"));
        QVERIFY(draft.faults().isEmpty());
        draft.set(QStringLiteral("/title/zh"), "");
        QVERIFY(draft.document()["title"].contains("zh"));
        QVERIFY(!draft.faultIn(QStringLiteral("/title")).isEmpty());
    }

    void kindsTakeThePlaceOfTheNumberOfOptions()
    {
        PresetDraft draft;
        draft.begin(builtIn());
        QCOMPARE(draft.add(QStringLiteral("/kinds"), -1), 0);
        QVERIFY(!draft.document()["questions"].contains("options"));
        QVERIFY(draft.faultIn(QStringLiteral("/questions")).isEmpty());
        draft.undo();
        QCOMPARE(draft.document()["questions"]["options"].get<int>(), 6);
        draft.redo();
        draft.remove(QStringLiteral("/kinds"), 0);
        QVERIFY(!draft.document().contains("kinds"));
        QVERIFY(!draft.faultIn(QStringLiteral("/questions/options")).isEmpty());
    }

    void entriesAreAddedMovedAndRemoved()
    {
        PresetDraft draft;
        draft.begin(builtIn());
        const QString list = QStringLiteral("/dimensions/1/values");
        const auto code = [&](int index) { return textOf(draft.at(QStringLiteral("%1/%2/code").arg(list).arg(index))); };
        const QString first = code(0);
        const QString second = code(1);
        QCOMPARE(draft.move(list, 0, -1), 0); // nothing is above it
        QVERIFY(!draft.canUndo());
        QCOMPARE(draft.move(list, 0, 1), 1);
        QCOMPARE(code(0), second);
        QCOMPARE(code(1), first);
        QCOMPARE(draft.add(list, 0), 1);
        QCOMPARE(code(1), QString());
        QVERIFY(draft.countFaultsIn(list) > 0);
        draft.remove(list, 1);
        draft.undo();
        draft.undo();
        draft.undo();
        QVERIFY(!draft.isChanged());
    }

    void codesFollowFromNames()
    {
        PresetDraft draft;
        draft.begin(builtIn());
        const QString list = QStringLiteral("/dimensions/1/values");
        const QString entry = list + QLatin1String("/6");
        draft.add(list, 5);
        draft.set(entry + QLatin1String("/title/zh"), "新的一类");
        draft.complete(entry);
        QCOMPARE(textOf(draft.at(entry), "published"), QStringLiteral("新的一类")); // the items are in Chinese
        draft.set(entry + QLatin1String("/title/en"), "A new class (2)");
        draft.complete(entry);
        QCOMPARE(textOf(draft.at(entry), "code"), QStringLiteral("a-new-class-2"));
        QVERIFY(draft.faults().isEmpty());
        // A code that is there stays: it is in projects and files.
        draft.set(entry + QLatin1String("/title/en"), "Another");
        draft.complete(entry);
        QCOMPARE(textOf(draft.at(entry), "code"), QStringLiteral("a-new-class-2"));
    }

    void aLongNameGivesACodeOfWholeWords()
    {
        PresetDraft draft;
        draft.begin(builtIn());
        const QString entry = QStringLiteral("/dimensions/1/values/6");
        draft.add(QStringLiteral("/dimensions/1/values"), 5);
        draft.set(entry + QLatin1String("/title/en"), "Signs that demand something of drivers");
        draft.complete(entry);
        QCOMPARE(textOf(draft.at(entry), "code"), QStringLiteral("signs-that-demand-something-of"));
        draft.set(entry + QLatin1String("/code"), "");
        draft.set(entry + QLatin1String("/title/en"), "Signs that demand something from us");
        draft.complete(entry);
        QCOMPARE(textOf(draft.at(entry), "code"), QStringLiteral("signs-that-demand-something"));
    }

    void everyMemberHasAName()
    {
        QStringList unnamed;
        addUnnamed(PresetSchema::instance().at({}), {}, unnamed);
        QCOMPARE(unnamed.join(u' '), QString());
    }

    /// Whatever is looked at, nothing is changed and nothing is lost.
    void lookingAtAllFormsChangesNothing()
    {
        PresetDraft draft;
        const Json document = fullPresetJson();
        draft.begin(document);
        const QByteArray before = presetText(document);
        for (const auto &member : fieldOf(PresetSchema::instance().at({}), "properties").items()) {
            const QString pointer = u'/' + fromUtf8(member.key());
            const Json &schema = PresetSchema::instance().at(pointer);
            if (textOf(schema, "type") == QLatin1String("array") && isTabular(schema)) {
                PresetTable(draft, pointer).show();
            } else if (textOf(PresetSchema::instance().within(schema, {}), "type") == QLatin1String("object")
                       && textOf(schema, "type") == QLatin1String("array")) {
                PresetEntries entries(draft, pointer);
                entries.show();
                for (int i = static_cast<int>(draft.at(pointer).size()) - 1; i >= 0; --i)
                    QVERIFY2(entries.focusPlace(QStringLiteral("%1/%2/code").arg(pointer).arg(i)), qPrintable(pointer));
            } else {
                const bool own = textOf(schema, "type") == QLatin1String("object") && !isInLanguages(schema);
                PresetForm(draft, own ? pointer : QString(), own ? QStringList() : QStringList{pointer.mid(1)}).show();
            }
        }
        QCOMPARE(presetText(draft.document()), before);
        QVERIFY(!draft.canUndo());
    }

    /// Labels of questions, targets and scorers are chosen among what the preset has.
    void whatIsNamedIsChosen()
    {
        PresetDraft draft;
        draft.begin(questionLabelPresetJson());
        const auto box = [](QWidget &form, const char *name) { return form.findChild<QCheckBox *>(QLatin1String(name)); };
        {
            PresetForm form(draft, QStringLiteral("/dimensions/6"));
            auto *parent = form.findChild<QComboBox *>(QStringLiteral("field/dimensions/6/parent"));
            QVERIFY(parent);
            QCOMPARE(parent->currentData().toString(), QStringLiteral("category"));
            // Those before it, and none.
            QCOMPARE(parent->count(), 7);
            QVERIFY(parent->findData(QStringLiteral("subfield")) < 0);
            QVERIFY(form.findChild<QComboBox *>(QStringLiteral("field/dimensions/6/of")));
            QVERIFY(box(form, "field/dimensions/6/open"));
        }
        {
            PresetForm form(draft, QStringLiteral("/questions"));
            QVERIFY(box(form, "field/questions/rationale"));
            box(form, "field/questions/rationale")->click();
            QCOMPARE(draft.document()["questions"]["rationale"].get<bool>(), true);
        }
        {
            PresetForm form(draft, {}, {QStringLiteral("scorers"), QStringLiteral("countsVerdicts")});
            QVERIFY(box(form, "field/countsVerdicts"));
            QVERIFY(box(form, "field/scorers=strict") && box(form, "field/scorers=cmmmu-official"));
            box(form, "field/scorers=cmmmu-official")->click();
            QVERIFY(!draft.faultIn(QStringLiteral("/scorers")).isEmpty());
            box(form, "field/scorers=strict")->click();
            QVERIFY(draft.faultIn(QStringLiteral("/scorers")).isEmpty());
            QCOMPARE(draft.document()["scorers"].size(), std::size_t(2));
            box(form, "field/scorers=strict")->click();
            box(form, "field/scorers=cmmmu-official")->click();
            QVERIFY(!draft.document().contains("scorers"));
        }
        QCOMPARE(draft.add(QStringLiteral("/quotas"), -1), 0);
        PresetForm target(draft, QStringLiteral("/quotas/0"));
        QVERIFY(box(target, "field/quotas/0/over=subfield"));
        box(target, "field/quotas/0/over=subfield")->click();
        auto *most = target.findChild<QLineEdit *>(QStringLiteral("field/quotas/0/most"));
        QVERIFY(most);
        most->setFocus();
        QTest::keyClicks(most, QStringLiteral("10"));
        QCOMPARE(jsonText(draft.at(QStringLiteral("/quotas/0"))), QByteArray(R"({"over":["subfield"],"most":10})"));
        QVERIFY2(draft.faults().isEmpty(), qPrintable(draft.faults().value(0).pointer));
    }

    /// A code that is being typed may be anything; the prompt of its kind is written all the same.
    void aKindOfAnyCodeHasItsPrompt()
    {
        PresetDraft draft;
        draft.begin(fullPresetJson());
        draft.set(QStringLiteral("/kinds/0/code"), "a~b/c");
        PresetForm form(draft, QStringLiteral("/configurations/0"), {QStringLiteral("prompts")});
        auto *prompt = form.findChild<QPlainTextEdit *>(QStringLiteral("field/configurations/0/prompts/a~0b~1c"));
        QVERIFY(prompt);
        QVERIFY2(prompt->accessibleName().endsWith(entryName(draft.at(QStringLiteral("/kinds/0")))), qPrintable(prompt->accessibleName()));
        prompt->setPlainText(QStringLiteral("{question}"));
        QCOMPARE(textOf(draft.document()["configurations"][0]["prompts"], "a~b/c"), QStringLiteral("{question}"));
        prompt->clear();
        QVERIFY(!draft.document()["configurations"][0]["prompts"].contains("a~b/c"));
    }

    /// The column for it is there only where a dimension belongs to another one.
    void nestedLabelsNameTheirParent()
    {
        PresetDraft draft;
        draft.begin(questionLabelPresetJson());
        const PresetTable plain(draft, QStringLiteral("/dimensions/5/values"));
        const PresetTable nested(draft, QStringLiteral("/dimensions/6/values"));
        const auto column = [](const PresetTable &table) {
            for (int i = 0; i < table.table()->columnCount(); ++i) {
                if (table.table()->horizontalHeaderItem(i)->text() == memberName(QStringLiteral("/dimensions/0/values/0/parent")))
                    return i;
            }
            return -1;
        };
        QVERIFY(column(plain) >= 0);
        QVERIFY(plain.table()->isColumnHidden(column(plain)));
        QVERIFY(!nested.table()->isColumnHidden(column(nested)));
        nested.table()->item(0, column(nested))->setText(QStringLiteral("art"));
        QVERIFY(!draft.faultIn(QStringLiteral("/dimensions/6/values/0/parent")).isEmpty());
        const QList<Reference> offered = referencesAt(draft.document(), QStringLiteral("/dimensions/6/values/0/parent"));
        QCOMPARE(offered.size(), 2);
        QCOMPARE(offered.constFirst().code, QStringLiteral("science"));
    }

    /// A cell that is still being typed in goes with its line.
    void aLineIsMovedWithWhatIsTypedInIt()
    {
        PresetDraft draft;
        draft.begin(builtIn());
        const auto name = [&](int index) { return textOf(draft.at(QStringLiteral("/discardReasons/%1/title/en").arg(index))); };
        const QString second = name(1);
        PresetTable view(draft, QStringLiteral("/discardReasons"));
        view.resize(900, 500);
        view.show();
        QVERIFY(QTest::qWaitForWindowActive(&view));
        QVERIFY(view.focusPlace(QStringLiteral("/discardReasons/0/title/en")));
        QTest::keyClick(view.table(), Qt::Key_F2);
        auto *cell = view.table()->findChild<QLineEdit *>();
        QVERIFY(cell);
        cell->selectAll();
        QTest::keyClicks(cell, QStringLiteral("Another subject"));
        QTest::keyClick(cell, Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(name(0), second);
        QCOMPARE(name(1), QStringLiteral("Another subject"));
        QCOMPARE(view.table()->currentRow(), 1);
    }

    /// A code that is still being typed has no prompt; its signs are no way into the document.
    void promptsWaitForCodes()
    {
        PresetDraft draft;
        draft.begin(builtIn());
        draft.add(QStringLiteral("/kinds"), -1);
        draft.add(QStringLiteral("/kinds"), 0);
        draft.set(QStringLiteral("/kinds/0/code"), "a~b/c");
        draft.set(QStringLiteral("/kinds/1/code"), "blank");
        PresetForm form(draft, QStringLiteral("/configurations/0"));
        QVERIFY(form.findChild<QPlainTextEdit *>(QStringLiteral("field/configurations/0/prompts/blank")));
        QVERIFY(!form.findChild<QPlainTextEdit *>(QStringLiteral("field/configurations/0/prompts/a~b/c")));
    }

    void aFaultStandsAtItsField()
    {
        PresetDraft draft;
        draft.begin(builtIn());
        PresetForm form(draft, QStringLiteral("/work"));
        form.show();
        auto *rounds = form.findChild<QLineEdit *>(QStringLiteral("field/work/rounds"));
        auto *fault = form.findChild<QWidget *>(QStringLiteral("fault/work/rounds"));
        QVERIFY(rounds && fault);
        QVERIFY(fault->isHidden());
        rounds->selectAll();
        QTest::keyClicks(rounds, QStringLiteral("many"));
        QVERIFY(!fault->isHidden());
        QCOMPARE(draft.faultIn(QStringLiteral("/work/rounds")).isEmpty(), false);
        rounds->selectAll();
        QTest::keyClicks(rounds, QStringLiteral("7"));
        QVERIFY(fault->isHidden());
        QCOMPARE(draft.document()["work"]["rounds"].get<int>(), 7);
        draft.undo();
        QCOMPARE(rounds->text(), QStringLiteral("5"));
    }

    /// What can be chosen from is what the preset has now, also after a step was taken back.
    void undoneEntriesAreNotOffered()
    {
        PresetDraft draft;
        draft.begin(Json::parse(builtInPreset(QStringLiteral("marvel"))->source.toStdString()));
        const PresetForm metric(draft, QStringLiteral("/metrics/0"));
        const PresetForm filled(draft, QStringLiteral("/templates/0"));
        const auto *kinds = filled.findChild<QComboBox *>(QStringLiteral("field/templates/0/kind"));
        QVERIFY(kinds);
        const auto offered = [&] {
            return metric.findChild<QCheckBox *>(QStringLiteral("field/metrics/0/all=extra")) != nullptr
                && kinds->findData(QStringLiteral("extra")) >= 0;
        };
        const auto offeredAnywhere = [&] {
            return metric.findChild<QCheckBox *>(QStringLiteral("field/metrics/0/all=extra")) != nullptr
                || kinds->findData(QStringLiteral("extra")) >= 0;
        };
        QVERIFY(!offeredAnywhere());
        const int place = draft.add(QStringLiteral("/kinds"), 0);
        draft.set(QStringLiteral("/kinds/%1/code").arg(place), "extra");
        draft.undo();
        QVERIFY(!offeredAnywhere());
        draft.redo();
        QVERIFY(offered());
        draft.undo();
        QVERIFY(!offeredAnywhere());
        // What was chosen stays chosen.
        QCOMPARE(kinds->currentData().toString(), textOf(draft.at(QStringLiteral("/templates/0/kind"))));
    }

    /// Where there is no room for the name before the field, it stands above.
    void namesStandAboveFieldsInANarrowForm()
    {
        PresetDraft draft;
        draft.begin(builtIn());
        PresetForm form(draft, QString(), {QStringLiteral("version")});
        const auto *field = form.findChild<QLineEdit *>(QStringLiteral("field/version"));
        QVERIFY(field);
        form.resize(700, 300);
        form.show();
        QVERIFY(QTest::qWaitForWindowExposed(&form));
        QTRY_VERIFY(field->mapTo(&form, QPoint()).x() > 0);
        form.resize(240, 300);
        QTRY_COMPARE(field->mapTo(&form, QPoint()).x(), 0);
        form.resize(700, 300);
        QTRY_VERIFY(field->mapTo(&form, QPoint()).x() > 0);
    }
};

QTEST_MAIN(PresetDraftTest)
#include "presetdrafttest.moc"
