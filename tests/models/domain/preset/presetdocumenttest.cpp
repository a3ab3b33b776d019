// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/preset/presetdocument.h"
#include "models/domain/json/jsonfields.h"
#include "models/domain/preset/presetschema.h"
#include "tests/support/kinds/fullpreset.h"

#include <QTest>

using namespace yuyi;
using namespace yuyi::test;

namespace {

/// Equal, whatever the order of the members.
bool isSame(const Json &a, const Json &b)
{
    return nlohmann::json(a) == nlohmann::json(b);
}

Json builtIn(const QString &code)
{
    return Json::parse(builtInPreset(code)->source.toStdString());
}

/// The members that the schema knows and that no document has, as pointers; lists stand for their entries.
void addMissing(const Json &schema, const QString &pointer, const QList<Json> &values, QStringList &missing)
{
    const PresetSchema &all = PresetSchema::instance();
    QList<Json> within;
    if (textOf(schema, "type") == QLatin1String("array")) {
        for (const Json &value : values) {
            for (const Json &entry : value)
                within.append(entry);
        }
        addMissing(all.within(schema, {}), pointer, within, missing);
        return;
    }
    const Json &members = fieldOf(schema, "properties");
    if (!members.is_object())
        return;
    for (const auto &member : members.items()) {
        const QString place = pointer + u'/' + fromUtf8(member.key());
        within.clear();
        for (const Json &value : values) {
            if (value.contains(member.key()))
                within.append(value.at(member.key()));
        }
        if (within.isEmpty())
            missing.append(place);
        else
            addMissing(all.within(schema, member.key()), place, within, missing);
    }
}

} // namespace

/// Preset files as the editor writes and checks them.
class PresetDocumentTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whatIsWrittenIsReadAgain_data()
    {
        QTest::addColumn<QByteArray>("source");
        const QStringList codes = presetCodes();
        for (const QString &code : codes)
            QTest::newRow(qPrintable(code)) << builtInPreset(code)->source;
        QTest::newRow("all members") << jsonText(fullPresetJson());
    }
    void whatIsWrittenIsReadAgain()
    {
        QFETCH(const QByteArray, source);
        const Json document = Json::parse(source.toStdString());
        const QByteArray text = presetText(document);
        const auto read = readPreset(text);
        QVERIFY2(read, read ? "" : qPrintable(read.error().sentence));
        const Json again = Json::parse(text.toStdString());
        QVERIFY(isSame(again, document));
        // A file that is saved again without a change is the same file.
        QCOMPARE(presetText(again), text);
        QVERIFY(text.startsWith("{\n  \"code\": ") && text.endsWith("\n}\n"));
        QCOMPARE(presetFaults(again).size(), 0);
    }

    /// A member that is new in the schema has to be in the preset above as well.
    void theMadeUpPresetHasAllMembers()
    {
        QStringList missing;
        addMissing(PresetSchema::instance().at({}), {}, {fullPresetJson(), builtIn(QStringLiteral("cii-bench"))}, missing);
        QCOMPARE(missing.join(u' '), QString());
    }

    void membersHaveOneOrder()
    {
        Json document = builtIn(QStringLiteral("cii-bench"));
        Json mixed = Json::object();
        for (auto member = document.rbegin(); member != document.rend(); ++member)
            mixed[member.key()] = member.value();
        QVERIFY(jsonText(mixed) != jsonText(document));
        QCOMPARE(presetText(mixed), presetText(document));
    }

    void allFaultsAreNamedAtOnce()
    {
        Json document = builtIn(QStringLiteral("cii-bench"));
        document["title"]["en"] = "";
        document["dimensions"][1]["code"] = "image_type";
        document["dimensions"][2]["values"][0]["code"] = "Ä";
        document["work"]["rounds"] = "many";
        document["splits"][1].erase("weight");
        document["colour"] = 1;
        QStringList places;
        const QList<PresetFault> faults = presetFaults(document);
        for (const PresetFault &fault : faults) {
            places.append(fault.pointer);
            QVERIFY(fault.text.endsWith(u'.'));
        }
        places.sort();
        // The number of rounds is no number, so nothing can be said of what the preset means.
        QCOMPARE(places.join(u' '), QStringLiteral("/colour /dimensions/2/values/0/code /splits/1/weight /title/en /work/rounds"));
        document["work"]["rounds"] = 5;
        document.erase("colour");
        places.clear();
        const QList<PresetFault> others = presetFaults(document);
        for (const PresetFault &fault : others)
            places.append(fault.pointer);
        QVERIFY(places.contains(QStringLiteral("/dimensions/1/code")));
        QVERIFY(places.contains(QStringLiteral("/title/en")));
    }

    /// The sentences are ours, whatever the library says; a version of it with other words would show here.
    void faultsOfFormAreSentences_data()
    {
        QTest::addColumn<QString>("pointer");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char *name, const char *pointer, const Json &value, const char *sentence) {
            QTest::newRow(name) << QString::fromLatin1(pointer) << jsonText(value) << QString::fromUtf8(sentence);
        };
        Json reasons = builtIn(QStringLiteral("cii-bench"))["discardReasons"];
        while (reasons.size() <= 30)
            reasons.push_back(reasons[0]);
        row("choice", "/language", "de", "Only one of these can stand here: zh, en.");
        row("object", "/title", "x", "An object with members is needed here.");
        row("list", "/splits", 3, "A list is needed here.");
        row("whole number", "/work/rounds", 1.5, "A whole number is needed here.");
        row("number", "/work/textRatioLimit", "much", "A number is needed here.");
        row("flag", "/work/openPool", "yes", "Only true or false can stand here.");
        row("text", "/title/en", 3, "A text is needed here.");
        row("empty", "/title/en", "", "This must not be empty.");
        row("no code", "/code", "", "This must not be empty.");
        row("long", "/title/en", std::string(401, 'x'), "The text is too long. Limit: 400");
        row("code", "/dimensions/2/code", "Ä", "A code has only small letters");
        row("key", "/discardReasons/0/key", "PP", "A key is one capital letter");
        row("pinyin", "/dimensions/0/values/0/pinyin", "tu2", "Pinyin is written in small letters");
        row("least", "/work/rounds", 0, "The smallest number allowed is 1.");
        row("most", "/work/textRatioLimit", 1.5, "The largest number allowed is 1.");
        row("few", "/dimensions/0/values", Json::array(), "This list is too short: at least 2");
        row("many", "/discardReasons", reasons, "This list is too long: at most 30");
        row("twice", "/scorers", {"strict", "strict"}, "Something occurs twice in this list.");
        // Patterns are not tried on a text that is far too long: that takes more stack than there is.
        row("very long", "/dimensions/2/code", std::string(1'000'000, 'x'), "The text is too long. Limit: 64");
    }
    void faultsOfFormAreSentences()
    {
        QFETCH(const QString, pointer);
        QFETCH(const QByteArray, value);
        QFETCH(const QString, sentence);
        Json document = builtIn(QStringLiteral("cii-bench"));
        document[Json::json_pointer(pointer.toStdString())] = Json::parse(value.toStdString());
        QStringList said;
        const QList<PresetFault> faults = presetFaults(document);
        for (const PresetFault &fault : faults) {
            if (fault.pointer == pointer)
                said.append(fault.text);
        }
        QCOMPARE(said.size(), 1);
        QVERIFY2(said.constFirst().startsWith(sentence), qPrintable(said.constFirst()));
    }

    void allMissingAndUnknownMembersAreNamedInOrder()
    {
        Json document = builtIn(QStringLiteral("cii-bench"));
        document["splits"][0] = {{"colour", 1}, {"a/b", 2}};
        document["questions"].erase("maximum");
        document["title"]["zh"] = "";
        QStringList places;
        const QList<PresetFault> faults = presetFaults(document);
        for (const PresetFault &fault : faults)
            places.append(fault.pointer);
        QCOMPARE(places.join(u' '), QStringLiteral("/title/zh /questions/maximum /splits/0/name /splits/0/weight /splits/0/colour "
                                                   "/splits/0/a~1b"));
    }

    /// What a form shows for members that are left out is what the program does then.
    void defaultsAreThoseOfTheProgram()
    {
        const PresetSchema &schema = PresetSchema::instance();
        const auto usual = [&](const char *pointer) { return fieldOf(schema.at(QString::fromLatin1(pointer)), "default"); };
        const WorkRules work;
        QCOMPARE(usual("/work/annotatorsPerImage").get<int>(), work.annotatorsPerImage);
        QCOMPARE(usual("/work/votesPerQuestion").get<int>(), work.votesPerQuestion);
        QCOMPARE(usual("/work/rounds").get<int>(), work.rounds);
        QCOMPARE(usual("/work/passingVotes").get<int>(), work.passingVotes);
        QCOMPARE(usual("/work/textSimilarity").get<double>(), work.textSimilarity);
        QCOMPARE(usual("/work/openPool").get<bool>(), work.openPool);
        QCOMPARE(usual("/work/calibratedOnly").get<bool>(), work.calibratedOnly);
        QCOMPARE(usual("/work/reservationMinutes").get<int>(), work.reservationMinutes);
        QCOMPARE(usual("/work/requireLicence").get<bool>(), work.requireLicence);
        QCOMPARE(usual("/work/textRatioLimit").get<double>(), work.textRatioLimit);
        QCOMPARE(usual("/work/textReviewBand").get<double>(), work.textReviewBand);
        QCOMPARE(usual("/work/duplicateDistance").get<int>(), work.duplicateDistance);
        QCOMPARE(usual("/work/certaintyLimit").get<double>(), work.certaintyLimit);
        const LintRules lint;
        QCOMPARE(usual("/lint/longestOptionFactor").get<double>(), lint.longestOptionFactor);
        QCOMPARE(usual("/lint/lengthSpreadFactor").get<double>(), lint.lengthSpreadFactor);
        QCOMPARE(usual("/lint/similarityLimit").get<double>(), lint.similarityLimit);
        const QuestionRules questions;
        QCOMPARE(usual("/questions/stemMaximum").get<int>(), questions.stemMaximum);
        QCOMPARE(usual("/questions/optionMaximum").get<int>(), questions.optionMaximum);
        const QuestionKind kind;
        QCOMPARE(usual("/kinds/0/pictures").at(1).get<int>(), kind.mostPictures);
        QCOMPARE(usual("/kinds/0/correct").at(1).get<int>(), kind.mostCorrect);
        QCOMPARE(usual("/kinds/0/optionPictures").get<bool>(), kind.optionPictures);
        QCOMPARE(usual("/kinds/0/ownPictures").get<bool>(), kind.ownPictures);
        QCOMPARE(usual("/facts/0/number").get<bool>(), FactForm().number);
        QCOMPARE(textOf(usual("/sheets/0/labels")), codeOf(SheetForm().labels));
        QCOMPARE(textOf(usual("/sheets/0/blank")), codeOf(SheetForm().blank));
        QCOMPARE(usual("/chains/shortest").get<int>(), ChainRules().shortest);
        QCOMPARE(usual("/chains/longest").get<int>(), ChainRules().longest);
        const Configuration configuration;
        QCOMPARE(usual("/configurations/0/withImage").get<bool>(), configuration.withImage);
        QCOMPARE(usual("/configurations/0/shots").get<int>(), configuration.shots);
        const Dimension dimension;
        QCOMPARE(usual("/dimensions/0/required").get<bool>(), dimension.required);
        QCOMPARE(usual("/dimensions/0/ordered").get<bool>(), dimension.ordered);
        QCOMPARE(usual("/dimensions/0/open").get<bool>(), dimension.open);
        QCOMPARE(textOf(usual("/dimensions/0/of")) == QLatin1String("question"), dimension.ofQuestion());
        QCOMPARE(usual("/questions/rationale").get<bool>(), questions.rationale);
        QCOMPARE(usual("/texts/image").get<bool>(), TextRules().image);
        QCOMPARE(usual("/countsVerdicts").get<bool>(), Preset().countsVerdicts);
    }

    /// From the first moment there is a form to look at, and what is half written is not in it.
    void aPreviewLeavesOutWhatHasFaults()
    {
        const auto first = previewOf(starterPreset());
        QVERIFY(first);
        QCOMPARE(first->mostOptions(), 4);
        QCOMPARE(first->dimensions.size(), 0);

        Json document = builtIn(QStringLiteral("cii-bench"));
        document["dimensions"][1]["values"].push_back({{"code", ""}, {"title", {{"zh", "新"}, {"en", ""}}}, {"published", ""}});
        document["dimensions"].push_back({{"code", ""}, {"title", {{"zh", ""}, {"en", ""}}}, {"pick", "one"}, {"values", Json::array()}});
        document["questions"]["stemMaximum"] = 0;
        const auto shown = previewOf(document);
        QVERIFY(shown);
        QCOMPARE(shown->dimensions.size(), 5);
        QCOMPARE(shown->dimensions.at(1).values.size(), 6);
        QCOMPARE(shown->questions.stemMaximum, QuestionRules().stemMaximum);

        // Two faults of one label take out that label alone.
        document["dimensions"][1]["values"][0]["code"] = "Ä";
        document["dimensions"][1]["values"][0]["title"]["en"] = "";
        const QString second = previewOf(document)->dimensions.at(1).values.constFirst().code.text();
        QCOMPARE(second, textOf(document["dimensions"][1]["values"][1], "code"));
        QCOMPARE(previewOf(document)->dimensions.at(1).values.size(), 5);

        document["questions"]["options"] = "six";
        QVERIFY(!previewOf(document));
    }

    /// A file, or a code that is being typed, may have any characters in the names of members.
    void membersOfAnyNameAreLeftOut()
    {
        Json document = builtIn(QStringLiteral("cii-bench"));
        const qsizetype configurations = previewOf(document)->configurations.size();
        document["a/b~"] = 1;
        document["work"]["c/d"] = true;
        document["configurations"][0]["prompts"]["e~f/g"] = "{question}";
        QStringList places;
        const QList<PresetFault> faults = presetFaults(document);
        for (const PresetFault &fault : faults)
            places.append(fault.pointer);
        QCOMPARE(places.join(u' '), QStringLiteral("/work/c~1d /configurations/0/prompts/e~0f~1g /a~1b~0"));
        const auto shown = previewOf(document);
        QVERIFY(shown);
        QCOMPARE(shown->dimensions.size(), 5);
        QCOMPARE(shown->configurations.size(), configurations - 1);
    }

    void aKindWithAFaultIsNotShownAsAnother()
    {
        Json document = fullPresetJson();
        const qsizetype kinds = previewOf(document)->kinds.size();
        document["kinds"][0]["options"] = {4, 2};
        const auto shown = previewOf(document);
        QVERIFY(shown);
        QCOMPARE(shown->kinds.size(), kinds - 1);
    }
};

QTEST_GUILESS_MAIN(PresetDocumentTest)
#include "presetdocumenttest.moc"
