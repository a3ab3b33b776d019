// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/release/translationservice.h"
#include "tests/support/runfixture.h"

#include "models/domain/clock.h"
#include "models/domain/json/jsonfields.h"
#include "models/domain/progress.h"
#include "models/services/curation/itemimportservice.h"
#include "models/services/history/auditservice.h"
#include "models/services/history/audittext.h"
#include "models/services/history/undoservice.h"
#include "models/services/people/peopleservice.h"
#include "models/services/release/exampleservice.h"
#include "models/services/release/releaseservice.h"
#include "models/services/review/validationrounds.h"

#include <QFile>
#include <QTest>

#include <algorithm>

using namespace yuyi;
using namespace yuyi::test;

/// Translations of accepted items: who writes them, when they are out of date, what becomes of them. Item i asks “第i题”.
class TranslationServiceTest : public QObject
{
    Q_OBJECT

    static TranslationService service(const RunProject &project) { return TranslationService(*project.stores, project.lead); }
    static TranslatedItem itemAt(const RunProject &project, qsizetype index, std::optional<ItemLanguage> language = std::nullopt)
    {
        const auto list = service(project).list(language);
        return list && index < list->items.size() ? list->items.at(index) : TranslatedItem();
    }
    static ItemText textOfItem(const TranslatedItem &item, const char *name)
    {
        const auto found = std::find_if(item.texts.begin(), item.texts.end(),
                                        [&](const ItemText &one) { return one.name == QLatin1String(name); });
        return found == item.texts.end() ? ItemText() : *found;
    }
    static TranslationEdit edit(const TranslatedItem &item, const char *name, const QString &text)
    {
        const ItemText one = textOfItem(item, name);
        return {item.item.question.versionId, one.place, one.original, text, one.text};
    }
    static Result<> write(const RunProject &project, qsizetype index, const char *name, const QString &text)
    {
        return service(project).set(ItemLanguage::English, edit(itemAt(project, index), name, text));
    }
    /// All texts of an item that it needs.
    static void translateWhole(const RunProject &project, qsizetype index)
    {
        const TranslatedItem item = itemAt(project, index);
        QList<TranslationRow> rows;
        for (const ItemText &one : item.texts) {
            if (isNeeded(one.place.part))
                rows.append({1, item.name, one.name, one.original, QStringLiteral("EN ") + one.original});
        }
        const auto report = service(project).importRows(ItemLanguage::English, rows);
        QVERIFY(report && report->refused.isEmpty() && report->written == rows.size());
    }
    static void spoil(const RunProject &project, const QString &statement)
    {
        const auto done = project.connection()->execute(statement);
        QVERIFY2(done, whatFailed(done).constData());
    }
    static QByteArray bytes(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static Result<ExportReport> release(const RunProject &project, const QString &name, ExportFormat format)
    {
        ReleaseRequest request;
        request.format = format;
        request.by = project.lead;
        request.target = project.folder.filePath(name);
        NoProgress progress;
        return ReleaseService(*project.stores, project.projectFolder()).release(request, progress);
    }

    /// A file of two items, "dev-0" and "dev-0b", that share picture and explanation.
    static QString twoQuestionsOfOneImage(const QString &folder)
    {
        const QString path = writeBenchmark(folder, 1);
        Json entries = Json::parse(bytes(path).toStdString());
        Json more = entries[0]["questions"][0];
        more["id"] = "dev-0b";
        more["question"] = "还有一题";
        entries[0]["questions"].push_back(more);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(QByteArray::fromStdString(entries.dump())) < 0)
            qFatal("%s", qPrintable(path));
        return path;
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY(hasWantedServer()); }

    void leadsWriteAndNothingIsOverwrittenUnseen_data() { addBackends(); }
    void leadsWriteAndNothingIsOverwrittenUnseen()
    {
        QFETCH(const bool, server);
        const RunProject project(3, server);
        const auto list = service(project).list();
        VERIFY_OK(list);
        QCOMPARE(list->language(), ItemLanguage::English);
        QCOMPARE(list->items.size(), 3);
        QCOMPARE(list->items.at(1).name, QStringLiteral("dev-1"));
        QCOMPARE(list->count(TranslationState::Missing), 3);

        const TranslationEdit stem = edit(list->items.at(1), "question", QStringLiteral("  Question\r\n1 "));
        VERIFY_OK(service(project).set(ItemLanguage::English, stem));
        QCOMPARE(textOfItem(itemAt(project, 1), "question").text, QStringLiteral("Question\n1"));
        QVERIFY(itemAt(project, 1).state() == TranslationState::Partial);
        // The questions themselves are as before, and so is the other language.
        QVERIFY(itemAt(project, 1).item.question == list->items.at(1).item.question);
        QCOMPARE(itemAt(project, 1).item.image, list->items.at(1).item.image);
        QVERIFY(textOfItem(itemAt(project, 1, ItemLanguage::Chinese), "question").text.isEmpty());
        VERIFY_OK(service(project).set(ItemLanguage::English, stem)); // it is stored already
        // Who has not seen the translation, or another original, is told.
        TranslationEdit late = stem;
        late.text = QStringLiteral("Another");
        VERIFY_FAILS(service(project).set(ItemLanguage::English, late), ErrorCode::Conflict);
        late.before = QStringLiteral("Question\n1");
        late.original = QStringLiteral("第9题");
        VERIFY_FAILS(service(project).set(ItemLanguage::English, late), ErrorCode::Conflict);
        late.original = stem.original;
        late.version = QuestionVersionId::create();
        VERIFY_FAILS(service(project).set(ItemLanguage::English, late), ErrorCode::Conflict);
        late.version = stem.version;
        late.text = QString(longestTranslation + 1, u'x');
        VERIFY_FAILS(service(project).set(ItemLanguage::English, late), ErrorCode::Invalid);
        late.text.clear();
        VERIFY_OK(service(project).set(ItemLanguage::English, late));
        QCOMPARE(itemAt(project, 1).state(), TranslationState::Missing);

        const auto other = PeopleService(*project.stores, project.lead).add(QStringLiteral("Annotator"), {Role::Annotator});
        VERIFY_OK(other);
        VERIFY_FAILS(TranslationService(*project.stores, other->id).list(), ErrorCode::Refused);
        VERIFY_FAILS(TranslationService(*project.stores, other->id).set(ItemLanguage::English, stem), ErrorCode::Refused);
    }

    void aChangeIsInTheAuditAndUndone_data() { addBackends(); }
    void aChangeIsInTheAuditAndUndone()
    {
        QFETCH(const bool, server);
        const RunProject project(2, server);
        VERIFY_OK(write(project, 0, "option_B", QStringLiteral("first")));
        VERIFY_OK(write(project, 0, "option_B", QStringLiteral("second")));
        EventFilter filter;
        filter.entity = Entity::Question;
        filter.action = codeOf(AuditAction::Translated);
        const auto slice = AuditService(*project.stores, project.lead).page(filter, 0, 20);
        VERIFY_OK(slice);
        QCOMPARE(slice->lines.size(), 2);
        const Event last = slice->lines.constFirst().event;
        QCOMPARE(last.image, itemAt(project, 0).item.image);
        QCOMPARE(readable(last.before, slice->names), QStringLiteral("Option B, English: first"));
        QCOMPARE(readable(last.after, slice->names), QStringLiteral("Option B, English: second"));

        UndoService undo(*project.stores, project.lead);
        const auto step = undo.undo();
        VERIFY_OK(step);
        QVERIFY(step->has_value() && (*step)->page == PageId::Release && (*step)->field == QStringLiteral("translations"));
        QCOMPARE(textOfItem(itemAt(project, 0), "option_B").text, QStringLiteral("first"));
        VERIFY_OK(undo.undo());
        QVERIFY(textOfItem(itemAt(project, 0), "option_B").text.isEmpty());
        VERIFY_OK(undo.redo());
        QCOMPARE(textOfItem(itemAt(project, 0), "option_B").text, QStringLiteral("first"));
        // Not over what has been written since.
        const auto stored = project.stores->translations().all();
        VERIFY_OK(stored);
        QCOMPARE(stored->size(), 1);
        const TranslationKey key = stored->constFirst().key;
        const TranslatedText theirs{QStringLiteral("选项0B"), QStringLiteral("theirs")};
        VERIFY_OK(project.stores->transaction([&] { return project.stores->translations().put(key, theirs, project.lead); }));
        VERIFY_FAILS(undo.undo(), ErrorCode::Refused);
        QCOMPARE(textOfItem(itemAt(project, 0), "option_B").text, QStringLiteral("theirs"));
    }

    /// A changed original makes its translation out of date until somebody confirms or changes it.
    void aChangedOriginalIsNoticed_data() { addBackends(); }
    void aChangedOriginalIsNoticed()
    {
        QFETCH(const bool, server);
        const RunProject project(2, server);
        translateWhole(project, 0);
        QCOMPARE(itemAt(project, 0).state(), TranslationState::Complete);
        spoil(project, QStringLiteral("UPDATE question_version SET stem = '新问题？' WHERE stem = '第0题'"));
        const TranslatedItem item = itemAt(project, 0);
        QCOMPARE(item.state(), TranslationState::Stale);
        QCOMPARE(textOfItem(item, "question").former, QStringLiteral("第0题"));
        VERIFY_OK(service(project).set(ItemLanguage::English, edit(item, "question", textOfItem(item, "question").text)));
        QCOMPARE(itemAt(project, 0).state(), TranslationState::Complete);
        QCOMPARE(textOfItem(itemAt(project, 0), "question").text, QStringLiteral("EN 第0题"));
    }

    /// Each row of a file stands for itself: what is wrong is refused with its row, the rest is saved and undone in one step.
    void aFileIsImportedRowByRow_data() { addBackends(); }
    void aFileIsImportedRowByRow()
    {
        QFETCH(const bool, server);
        const RunProject project(3, server);
        QList<TranslationRow> rows = translationRows(*service(project).list());
        QCOMPARE(rows.size(), 3 * 9);
        for (qsizetype i = 0; i < rows.size(); ++i)
            rows[i].row = static_cast<int>(i) + 2;
        rows[0].translation = QStringLiteral("Question 0");
        rows[1].translation = QStringLiteral("Option");
        rows[2].translation = QStringLiteral("Option");
        rows[2].original = QStringLiteral("以前");
        rows[3].translation = QStringLiteral("Option");
        rows[3].id = QStringLiteral("dev-99");
        rows[4].translation = QStringLiteral("Option");
        rows[4].part = QStringLiteral("option_Z");
        rows[5] = rows[0];
        rows[5].row = 7;
        const auto report = service(project).importRows(ItemLanguage::English, rows);
        VERIFY_OK(report);
        QCOMPARE(report->written, 2);
        QCOMPARE(report->empty, 27 - 6);
        QList<int> refused;
        for (const ImportedTranslations::Refusal &one : report->refused)
            refused.append(one.row);
        QCOMPARE(refused, (QList<int>{4, 5, 6, 7}));
        QVERIFY(report->refused.constFirst().sentence.contains(u'4'));
        QCOMPARE(itemAt(project, 0).done(), 2);
        const auto again = service(project).importRows(ItemLanguage::English, rows.mid(0, 2));
        VERIFY_OK(again);
        QVERIFY(again->written == 0 && again->unchanged == 2);
        VERIFY_OK(UndoService(*project.stores, project.lead).undo());
        QCOMPARE(itemAt(project, 0).done(), 0);
    }

    /// Files without translations are byte for byte what they were; with them, there are members, columns and a line in the card.
    void releasesHoldThem_data() { addBackends(); }
    void releasesHoldThem()
    {
        QFETCH(const bool, server);
        const RunProject project(3, server);
        VERIFY_OK(release(project, QStringLiteral("first"), ExportFormat::Jsonl));
        VERIFY_OK(release(project, QStringLiteral("before"), ExportFormat::Jsonl));
        const QByteArray before = bytes(project.folder.filePath(QStringLiteral("before/items.jsonl")));
        QVERIFY(!before.isEmpty() && !before.contains("question_en"));
        VERIFY_OK(write(project, 2, "question", QStringLiteral("Only this")));
        VERIFY_OK(release(project, QStringLiteral("partial"), ExportFormat::Jsonl));
        QCOMPARE(bytes(project.folder.filePath(QStringLiteral("partial/items.jsonl"))), before);

        translateWhole(project, 1);
        VERIFY_OK(release(project, QStringLiteral("after"), ExportFormat::Jsonl));
        const QList<QByteArray> lines = bytes(project.folder.filePath(QStringLiteral("after/items.jsonl"))).trimmed().split('\n');
        QCOMPARE(lines.size(), 3);
        const auto none = parseJson(lines.at(0));
        const auto other = parseJson(lines.at(1));
        VERIFY_OK(none);
        VERIFY_OK(other);
        QVERIFY(none->contains("question_en") && fieldOf(*none, "question_en").is_null() && fieldOf(*none, "options_en").empty());
        QCOMPARE(textOf(*other, "question_en"), QStringLiteral("EN 第1题"));
        QCOMPARE(textsOf(fieldOf(*other, "options_en")).value(2), QStringLiteral("EN 选项1C"));
        QCOMPARE(textOf(*other, "question"), QStringLiteral("第1题"));
        const QString card = QString::fromUtf8(bytes(project.folder.filePath(QStringLiteral("after/README.md"))));
        QVERIFY2(card.contains(QStringLiteral("| English | 1 |")), qPrintable(card));
        QVERIFY2(card.contains(QStringLiteral("language:\n- zh\n- en\n")), qPrintable(card));
        QVERIFY(bytes(project.folder.filePath(QStringLiteral("after/croissant.json"))).contains("options_en"));

        VERIFY_OK(release(project, QStringLiteral("table.csv"), ExportFormat::Csv));
        const QByteArray table = bytes(project.folder.filePath(QStringLiteral("table.csv")));
        QVERIFY(table.contains("question_en,option_A_en") && table.contains("EN 选项1F") && table.contains("implied_meaning_en"));
        VERIFY_OK(release(project, QStringLiteral("plain"), ExportFormat::CiiBench));
        const QString plain = QString::fromUtf8(bytes(project.folder.filePath(QStringLiteral("plain/README.md"))));
        QVERIFY(plain.contains(QStringLiteral("| English | 1 |")) && plain.contains(QStringLiteral("do not contain the translations")));
    }

    /// Questions of one image have one translation of its explanation, and a step back brings what everybody saw before it.
    void aSharedExplanationIsStoredOnce_data() { addBackends(); }
    void aSharedExplanationIsStoredOnce()
    {
        QFETCH(const bool, server);
        const PictureProject project(server);
        ItemImportRequest request;
        request.file = twoQuestionsOfOneImage(project.folder.filePath(QStringLiteral("benchmark")));
        request.by = project.lead;
        NoProgress progress;
        VERIFY_OK(ItemImportService(*project.stores, project.projectFolder()).importItems(request, progress));
        TranslationService service(*project.stores, project.lead);
        const auto item = [&](qsizetype index) { return service.list(ItemLanguage::English)->items.value(index); };
        const auto write = [&](qsizetype index, const char *text) {
            return service.set(ItemLanguage::English, edit(item(index), "explanation", QLatin1String(text)));
        };
        const auto shown = [&] {
            return QStringList{textOfItem(item(0), "explanation").text, textOfItem(item(1), "explanation").text};
        };
        const auto both = [](const char *text) { return QStringList(2, QLatin1String(text)); };
        VERIFY_OK(write(0, "First"));
        VERIFY_OK(write(1, "Second"));
        VERIFY_OK(write(0, "Third"));
        QCOMPARE(shown(), both("Third"));
        const auto stored = project.stores->translations().all();
        VERIFY_OK(stored);
        QCOMPARE(stored->size(), 1);
        VERIFY_OK(UndoService(*project.stores, project.lead).undo());
        QCOMPARE(shown(), both("Second"));

        // A file has it with each of the questions.
        const auto imported = [&](const char *first, const char *second) {
            QList<TranslationRow> rows = translationRows(*service.list(ItemLanguage::English));
            int number = 1;
            for (TranslationRow &row : rows) {
                row.row = ++number;
                if (row.part == QStringLiteral("explanation"))
                    row.translation = QLatin1String(row.id == item(0).name ? first : second);
            }
            return service.importRows(ItemLanguage::English, rows);
        };
        const auto changed = imported("Fourth", "Second");
        VERIFY_OK(changed);
        QVERIFY(changed->written == 1 && changed->unchanged == 1 && changed->refused.isEmpty());
        QCOMPARE(shown(), both("Fourth"));
        const auto same = imported("Fifth", "Fifth");
        VERIFY_OK(same);
        QVERIFY(same->written == 1 && same->unchanged == 1 && same->refused.isEmpty());
        const auto torn = imported("Sixth", "Seventh");
        VERIFY_OK(torn);
        QVERIFY(torn->written == 1 && torn->refused.size() == 1);
        QVERIFY(torn->refused.constFirst().sentence.contains(QStringLiteral("another translation")));
        QCOMPARE(shown(), both("Sixth"));
        VERIFY_OK(UndoService(*project.stores, project.lead).undo());
        QCOMPARE(shown(), both("Fifth"));
    }

    /// Who may still answer a question blind sees its translation neither in the list, nor as a proposal, nor in the audit.
    void aLeadWhoValidatesSeesNothing_data() { addBackends(); }
    void aLeadWhoValidatesSeesNothing()
    {
        QFETCH(const bool, server);
        const RunProject project(2, server);
        const TranslatedItem item = itemAt(project, 0);
        VERIFY_OK(write(project, 0, "explanation", QStringLiteral("Explained")));
        const auto other = PeopleService(*project.stores, project.lead).add(QStringLiteral("Second"), {Role::Lead, Role::Validator});
        VERIFY_OK(other);
        TranslationService service(*project.stores, other->id);
        EventFilter filter;
        filter.entity = Entity::Question;
        filter.action = codeOf(AuditAction::Translated);
        const auto told = [&] { return AuditService(*project.stores, other->id).page(filter, 0, 20)->lines.value(0); };
        QCOMPARE(service.list()->items.size(), 2);
        QCOMPARE(service.list()->translations.elsewhere(QStringLiteral("解释")), QStringLiteral("Explained"));
        QVERIFY(!told().withheld && told().event.after.contains("Explained"));

        int rounds = 0;
        VERIFY_OK(project.stores->transaction([&]() -> Result<> {
            auto info = project.stores->project().info();
            if (!info)
                return passOn(info);
            info->rules.votesPerQuestion = 3;
            if (const auto set = project.stores->project().setInfo(*info); !set)
                return set;
            const auto opened =
                openValidationsInTransaction(*project.stores, item.item.image, project.lead, ImportedQuestions::Taken, &currentTime);
            rounds = opened.value_or(0);
            return opened ? Result<>() : Result<>(passOn(opened));
        }));
        QCOMPARE(rounds, 1);
        const auto list = service.list();
        VERIFY_OK(list);
        QCOMPARE(list->items.size(), 1);
        QVERIFY(list->items.constFirst().item.image != item.item.image);
        // The other item has the same explanation.
        QVERIFY(list->translations.elsewhere(QStringLiteral("解释")).isEmpty());
        VERIFY_FAILS(service.set(ItemLanguage::English, edit(item, "question", QStringLiteral("Question"))), ErrorCode::Conflict);
        QVERIFY(told().withheld && told().event.before.isEmpty() && told().event.after.isEmpty());
    }

    /// A sheet in the second language draws only what is translated whole, with the titles of the preset in that language.
    void examplesAreInTheOtherLanguage_data() { addBackends(); }
    void examplesAreInTheOtherLanguage()
    {
        QFETCH(const bool, server);
        const RunProject project(6, server);
        ExampleService service(*project.stores, project.lead, project.projectFolder());
        ExampleRules rules;
        rules.by = DimensionCode(QStringLiteral("domain"));
        rules.perCategory = 2;
        rules.language = ItemLanguage::English;
        VERIFY_FAILS(ExampleDraw::made(*service.pool(), rules), ErrorCode::Invalid);
        translateWhole(project, 3);
        VERIFY_OK(write(project, 1, "question", QStringLiteral("Only this")));
        const auto pool = service.pool();
        VERIFY_OK(pool);
        const auto draw = ExampleDraw::made(*pool, rules);
        VERIFY_OK(draw);
        QCOMPARE(draw->places().size(), 1);
        ExamplePictures pictures;
        NoProgress progress;
        ExampleLook look;
        look.labels = {DimensionCode(QStringLiteral("difficulty"))};
        const PrintSheet sheet = exampleSheet(*pool, *draw, look, 100, pictures, progress);
        QCOMPARE(sheet.examples.size(), 1);
        QCOMPARE(sheet.examples.constFirst().question, QStringLiteral("EN 第3题"));
        const LabelValue *label = pool->preset.dimension(rules.by)->value(draw->places().constFirst().category);
        QVERIFY(label);
        QCOMPARE(sheet.examples.constFirst().category, label->title.en);
        QCOMPARE(sheet.labelTitles, QStringList{pool->preset.dimension(look.labels.constFirst())->title.en});
        rules.language = std::nullopt;
        QCOMPARE(ExampleDraw::made(*pool, rules)->places().size(), 4);
    }

    /// The check of a project notices translations of what the question does not have.
    void translationsOfNothingAreFound_data() { addBackends(); }
    void translationsOfNothingAreFound()
    {
        QFETCH(const bool, server);
        const RunProject project(1, server);
        translateWhole(project, 0);
        const auto clean = project.host.checkDatabase(project.location);
        VERIFY_OK(clean);
        spoil(project, QStringLiteral("UPDATE question_text SET option_id = '%1' WHERE part = 'option' AND original = '选项0C'")
                           .arg(OptionId::create().toString()));
        const auto found = project.host.checkDatabase(project.location);
        VERIFY_OK(found);
        QCOMPARE(found->size(), clean->size() + 1);
    }
};

QTEST_MAIN(TranslationServiceTest)
#include "translationservicetest.moc"
