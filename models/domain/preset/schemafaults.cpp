// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/preset/schemafaults.h"

#include "models/domain/json/jsonfields.h"
#include "models/domain/preset/presetresource.h"
#include "models/domain/preset/presetschema.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

// Where these headers join strings, GCC 12 warns of lengths that cannot be (GCC bug 105651).
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wrestrict"
#pragma GCC diagnostic ignored "-Wstringop-overflow"
#endif
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic pop
#endif

#include <exception>
#include <memory>
#include <string>
#include <vector>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Preset)
};

using Adapter = valijson::adapters::NlohmannJsonAdapter;

/// Patterns of the schema whose form people are told in words.
const QString codePattern = QStringLiteral("^[a-z0-9][a-z0-9_-]*$");
const QString factPattern = QStringLiteral("^[a-z][a-z0-9_]*$");
const QString keyPattern = QStringLiteral("^[A-Z0-9]$");
const QString pinyinPattern = QStringLiteral("^[a-z]+( [a-z]+)*$");

/// valijson names places as "<root>", "[dimensions]", "[2]".
QString pointerOf(const std::vector<std::string> &context)
{
    QString pointer;
    for (std::size_t i = 1; i < context.size(); ++i) {
        const QString part = fromUtf8(context[i]);
        const bool marked = part.startsWith(u'[') && part.endsWith(u']');
        pointer += QString(u'/' % pointerPart(marked ? part.mid(1, part.size() - 2) : part));
    }
    return pointer;
}

/// A copy for valijson, which takes patterns to std::regex: its stack grows with the text, so texts that are too long anyway are cut.
nlohmann::json copyOf(const Json &value, const Json &schema)
{
    const PresetSchema &all = PresetSchema::instance();
    if (value.is_object()) {
        auto object = nlohmann::json::object();
        for (const auto &member : value.items())
            object[member.key()] = copyOf(member.value(), all.within(schema, member.key()));
        return object;
    }
    if (value.is_array()) {
        auto list = nlohmann::json::array();
        for (const Json &entry : value)
            list.push_back(copyOf(entry, all.within(schema, {})));
        return list;
    }
    if (value.is_string() && schema.contains("pattern"))
        return toUtf8(textOf(value).left(2 * (wholeOf(schema, "maxLength", 1) + 1))); // two units of UTF-16 for a character
    return value;
}

QString typeWanted(const QString &type)
{
    if (type == u"object")
        return Tr::tr("An object with members is needed here.");
    if (type == u"array")
        return Tr::tr("A list is needed here.");
    if (type == u"string")
        return Tr::tr("A text is needed here.");
    if (type == u"boolean")
        return Tr::tr("Only true or false can stand here.");
    return type == u"integer" ? Tr::tr("A whole number is needed here.") : Tr::tr("A number is needed here.");
}

QString choicesOf(const Json &schema)
{
    QStringList names;
    for (const Json &choice : fieldOf(schema, "enum"))
        names.append(choice.is_string() ? textOf(choice) : QString::fromUtf8(jsonText(choice)));
    return Tr::tr("Only one of these can stand here: %1.").arg(names.join(QStringLiteral(", ")));
}

QString formWanted(const QString &pattern)
{
    if (pattern == codePattern)
        return Tr::tr("A code has only small letters from a to z, digits, “-” and “_”, and begins with a letter or a digit.");
    if (pattern == factPattern)
        return Tr::tr("The code of a fact has only small letters from a to z, digits and “_”, and begins with a letter.");
    if (pattern == keyPattern)
        return Tr::tr("A key is one capital letter from A to Z or one digit.");
    if (pattern == pinyinPattern)
        return Tr::tr("Pinyin is written in small letters without tones, with one space between syllables: “dian lu tu”.");
    return Tr::tr("The text must have the form %1.").arg(pattern);
}

/// What valijson says of a value, in our words. It gives its errors no codes, so they are known by how their texts begin.
QString sentenceFor(const QString &said, const Json &value, const Json &schema)
{
    const auto is = [&](const char *start) { return said.startsWith(QLatin1String(start)); };
    const auto number = [&](const char *member) { return QLocale::c().toString(numberOf(schema, member), 'g', 12); };
    if (is("Value type not permitted"))
        return typeWanted(textOf(schema, "type"));
    if (is("Failed to match against any enum"))
        return choicesOf(schema);
    if (is("String should be no fewer") || (is("Failed to match regex") && textOf(value).isEmpty()))
        return Tr::tr("This must not be empty.");
    if (is("Failed to match regex"))
        return formWanted(textOf(schema, "pattern"));
    if (is("String should be no more"))
        return Tr::tr("The text is too long. Limit: %n character(s).", nullptr, wholeOf(schema, "maxLength"));
    if (is("Expected number greater"))
        return Tr::tr("The smallest number allowed is %1.").arg(number("minimum"));
    if (is("Expected number less"))
        return Tr::tr("The largest number allowed is %1.").arg(number("maximum"));
    if (is("Array should contain no fewer"))
        return Tr::tr("This list is too short: at least %1 must be in it.").arg(wholeOf(schema, "minItems"));
    if (is("Array should contain no more"))
        return Tr::tr("This list is too long: at most %1 may be in it.").arg(wholeOf(schema, "maxItems"));
    if (is("Elements at indexes"))
        return Tr::tr("Something occurs twice in this list.");
    return said;
}

/// The members that an object must have and lacks, and those that it must not have: of the latter valijson names only one.
void addMemberFaults(const Json &object, const Json &schema, const QString &pointer, QList<PresetFault> &faults)
{
    const auto add = [&](const QString &member, const QString &text) {
        faults.append({QStringLiteral("%1/%2").arg(pointer, pointerPart(member)), text});
    };
    const QStringList required = textsOf(schema, "required");
    for (const QString &member : required) {
        if (!object.contains(toUtf8(member)))
            add(member, Tr::tr("This is missing."));
    }
    for (const auto &member : object.items()) {
        if (!PresetSchema::instance().within(schema, member.key()).is_object())
            add(fromUtf8(member.key()), Tr::tr("A preset has no such member here."));
    }
}

QList<PresetFault> found(const Json &document)
{
    static const auto schema = [] {
        const QByteArray text = presetResource(QStringLiteral("preset.schema.json"));
        const auto json = nlohmann::json::parse(text.constData(), text.constData() + text.size());
        auto read = std::make_unique<valijson::Schema>();
        valijson::SchemaParser(valijson::SchemaParser::kDraft7).populateSchema(Adapter(json), *read);
        return read;
    }();
    const PresetSchema &all = PresetSchema::instance();
    const nlohmann::json target = copyOf(document, all.at({}));
    valijson::ValidationResults results;
    valijson::Validator validator(valijson::Validator::kStrongTypes);
    if (validator.validate(*schema, Adapter(target), &results))
        return {};
    QList<PresetFault> faults;
    for (const auto &error : results) {
        const QString said = fromUtf8(error.description);
        const QString pointer = pointerOf(error.context);
        const Json::json_pointer place(toUtf8(pointer));
        // That something within it is wrong is said there.
        if (said.startsWith(QLatin1String("Failed to validate ")) || !document.contains(place))
            continue;
        const Json &value = document.at(place);
        if (said.startsWith(QLatin1String("Missing required")) || said.startsWith(QLatin1String("Object contains a property")))
            addMemberFaults(value, all.at(pointer), pointer, faults);
        else
            faults.append({pointer, sentenceFor(said, value, all.at(pointer))});
    }
    if (faults.isEmpty())
        faults.append(PresetFault{{}, Tr::tr("The preset does not match its schema.")});
    return faults;
}

} // namespace

QList<PresetFault> schemaFaults(const Json &document)
{
    // valijson reports what it does not understand of a schema by exceptions; the schema is ours and part of the program.
    try {
        return found(document);
    } catch (const std::exception &error) {
        return {PresetFault{{}, QString::fromUtf8(error.what())}};
    }
}

} // namespace yuyi
