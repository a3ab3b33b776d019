// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/release/croissant.h"

#include "models/domain/percent.h"
#include "models/domain/project/about.h"
#include "models/domain/project/project.h"
#include "models/exchange/benchmarks/plannedpictures.h"
#include "models/exchange/benchmarks/writtenfields.h"
#include "models/exchange/release/hubmetadata.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QHash>
#include <QLocale>

#include <algorithm>
#include <array>
#include <utility>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::DataCard)
};

/// Where the vocabulary has a property for a text; pay is a part of how annotations were made. Contact and maintenance: its plan names
/// the maintainers.
constexpr std::array aboutProperties{std::pair(AboutField::Annotators, "rai:annotatorDemographics"),
                                     std::pair(AboutField::Ethics, "rai:dataSocialImpact"),
                                     std::pair(AboutField::PersonalData, "rai:personalSensitiveInformation"),
                                     std::pair(AboutField::Biases, "rai:dataBiases"),
                                     std::pair(AboutField::Limitations, "rai:dataLimitations"),
                                     std::pair(AboutField::Use, "rai:dataUseCases"),
                                     std::pair(AboutField::Contact, "rai:dataReleaseMaintenancePlan"),
                                     std::pair(AboutField::Citation, "citeAs")};

/// Names of the vocabulary as the specification abbreviates them.
Json vocabulary()
{
    Json context{{"@language", "en"},
                 {"@vocab", "https://schema.org/"},
                 {"sc", "https://schema.org/"},
                 {"cr", "http://mlcommons.org/croissant/"},
                 {"rai", "http://mlcommons.org/croissant/RAI/"},
                 {"dct", "http://purl.org/dc/terms/"},
                 {"conformsTo", "dct:conformsTo"},
                 {"data", {{"@id", "cr:data"}, {"@type", "@json"}}},
                 {"dataType", {{"@id", "cr:dataType"}, {"@type", "@vocab"}}},
                 {"examples", {{"@id", "cr:examples"}, {"@type", "@json"}}}};
    for (const char *term : {"citeAs", "column", "equivalentProperty",
                             "extract", "field", "fileProperty",
                             "fileObject", "fileSet", "format",
                             "includes", "isLiveDataset", "jsonPath",
                             "key", "md5", "parentField",
                             "path", "recordSet", "references",
                             "regex", "repeated", "replace",
                             "samplingRate", "separator", "source",
                             "subField", "transform"})
        context[term] = std::string("cr:") + term;
    return context;
}

Json texts(const QStringList &lines)
{
    Json list = Json::array();
    for (const QString &line : lines)
        list.push_back(toUtf8(line));
    return list;
}

/// The address of a licence that the hub has a name for, else the licence as it was written.
QString licenceAddress(const QString &licence)
{
    // As SPDX spells them; those of Creative Commons are in capitals.
    static const QHash<QString, QString> spellings{{QStringLiteral("mit"), QStringLiteral("MIT")},
                                                   {QStringLiteral("apache-2.0"), QStringLiteral("Apache-2.0")},
                                                   {QStringLiteral("odbl"), QStringLiteral("ODbL-1.0")},
                                                   {QStringLiteral("pddl"), QStringLiteral("PDDL-1.0")}};
    const QString known = hubLicence(licence);
    return known.isEmpty() ? licence : QStringLiteral("https://spdx.org/licenses/%1.html").arg(spellings.value(known, known.toUpper()));
}

/// A field called `own` that a column holds, or one member of it.
Json columnField(const QString &records, const QString &file, const QString &own, const QString &column, bool repeated,
                 const QString &member = {})
{
    Json source{{"fileObject", {{"@id", toUtf8(file)}}}, {"extract", {{"column", toUtf8(column)}}}};
    if (!member.isEmpty())
        source["transform"] = {{"jsonPath", toUtf8(member)}};
    Json field{{"@type", "cr:Field"},
               {"@id", toUtf8(records + u'/' + own)},
               {"name", toUtf8(own)},
               {"dataType", "sc:Text"},
               {"source", source}};
    if (repeated)
        field["repeated"] = true;
    return field;
}

Json recordsOf(const QString &file, const ExportSet &set, ExportFormat format)
{
    const QString records = hubSplit(file);
    Json fields = Json::array();
    const auto add = [&](const char *name, bool repeated = false) {
        const QString column = QString::fromLatin1(name);
        fields.push_back(columnField(records, file, column, column, repeated));
    };
    if (format == ExportFormat::ImageFolder)
        add("file_name");
    for (const char *name : {"id", "split"})
        add(name);
    if (format != ExportFormat::ImageFolder)
        add("image");
    add("image_sha256");
    if (set.preset.hasKinds())
        add("question_type");
    add("question");
    add("options", true);
    if (holdsPictures(set)) {
        // Elements of a list of objects: their paths.
        const bool beside = format == ExportFormat::ImageFolder;
        for (const auto &[column, member] : {std::pair("pictures", beside ? "$[*].file_name" : "$[*].path"),
                                             std::pair("option_pictures", "$[*].path")}) {
            const QString name = QString::fromLatin1(column);
            fields.push_back(columnField(records, file, name, name, true, QString::fromLatin1(member)));
        }
    }
    if (set.withKeys) {
        add("answer");
        add("correct_option", set.preset.takesSeveral());
        if (set.preset.takesWritten())
            fields.push_back(columnField(records, file, QStringLiteral("accepted_answers"), acceptedKey, true));
        add("option_notes", true);
        for (const char *name : {"rationale", "explanation", "implied_meaning"})
            add(name);
    }
    const QString labels = QStringLiteral("labels");
    for (const Dimension &dimension : set.preset.dimensions) {
        const QString code = dimension.code.text();
        fields.push_back(columnField(records, file, labels + u'.' + code, labels, true, code));
    }
    for (auto it = set.translations.constBegin(); it != set.translations.constEnd(); ++it) {
        const auto addOther = [&](const char *name, bool repeated = false) {
            const QString column = translatedName(QString::fromLatin1(name), it.key());
            fields.push_back(columnField(records, file, column, column, repeated));
        };
        addOther("question");
        addOther("options", true);
        if (!set.withKeys)
            continue;
        if (set.preset.takesWritten())
            addOther("accepted", true);
        for (const char *name : {"rationale", "explanation", "implied_meaning"})
            addOther(name);
    }
    for (const char *name : {"source_url", "licence"})
        add(name);
    return {{"@type", "cr:RecordSet"},
            {"@id", toUtf8(records)},
            {"name", toUtf8(records)},
            {"key", {{"@id", toUtf8(records + QStringLiteral("/id"))}}},
            {"field", fields}};
}

/// The audit trail as it was at the release: a work about the set, which its last seal identifies.
Json auditTrail(const AuditHead &head)
{
    return {{"@type", "sc:CreativeWork"},
            {"name", toUtf8(Tr::tr("Audit trail"))},
            {"identifier", toUtf8(head.text())},
            {"description",
             toUtf8(Tr::tr("“yuyi-cli check PROJECT --seal SEAL” tells whether the audit trail of the project still leads to this "
                           "seal."))}};
}

} // namespace

QByteArray croissantOf(const DataCardInput &card)
{
    Json json{{"@context", vocabulary()},
              {"@type", "sc:Dataset"},
              {"conformsTo", {"http://mlcommons.org/croissant/1.0", "http://mlcommons.org/croissant/RAI/1.0"}},
              {"name", toUtf8(card.title)},
              {"datePublished", toUtf8(card.date.date().toString(Qt::ISODate))}};
    const QLocale locale;
    json["description"] = toUtf8(Tr::tr("Benchmark %1. Questions: %2. Images: %3.")
                                     .arg(card.title, locale.toString(card.statistics.questions), locale.toString(card.statistics.images)));
    QStringList licences;
    const QStringList all = card.licences.keys() + card.pictureLicences.keys();
    for (const QString &licence : all) {
        if (!licence.isEmpty())
            licences.append(licenceAddress(licence));
    }
    licences.removeDuplicates();
    // A licence by itself is that of every image.
    if (const int none = card.licences.value(QString()); none > 0 && !licences.isEmpty())
        licences.append(Tr::tr("%n image(s) without a licence.", nullptr, none));
    if (const int none = card.pictureLicences.value(QString()); none > 0 && !licences.isEmpty())
        licences.append(Tr::tr("%n further picture(s) without a licence.", nullptr, none));
    if (!licences.isEmpty())
        json["license"] = licences.size() == 1 ? Json(toUtf8(licences.first())) : texts(licences);

    QStringList selection;
    if (card.collected > 0) {
        selection.append(Tr::tr("Collected images: %1.").arg(locale.toString(card.collected)));
        for (const auto &[step, count] : card.discarded)
            selection.append(Tr::tr("Images discarded in the step “%1”: %2.").arg(titleOf(step), locale.toString(count)));
        selection.append(Tr::tr("Kept images: %1.").arg(locale.toString(card.kept)));
    }
    if (!selection.isEmpty())
        json["rai:dataCollection"] = toUtf8(selection.join(u' '));
    QStringList filters = card.filterParameters;
    for (const auto &[step, lines] : card.steps)
        filters += lines;
    if (!filters.isEmpty())
        json["rai:dataPreprocessingProtocol"] = texts(filters);
    QStringList sources;
    for (const SiteLine &line : siteLines(card)) {
        sources.append(Tr::tr("%1: images %2, share %3 %", "a web site")
                           .arg(line.name, locale.toString(line.images), locale.toString(roundedHalfUp(line.percent, 1), 'f', 1)));
    }
    for (const SiteLine &line : pictureSiteLines(card)) {
        sources.append(Tr::tr("%1: further pictures of the questions %2, share %3 %", "a web site")
                           .arg(line.name, locale.toString(line.images), locale.toString(roundedHalfUp(line.percent, 1), 'f', 1)));
    }
    if (!sources.isEmpty())
        json["rai:dataCollectionRawData"] = texts(sources);
    QStringList annotation = card.making;
    for (const auto &[role, count] : card.people)
        annotation.append(Tr::tr("%1: people %2", "a role").arg(titleOf(role), locale.toString(count)));
    if (const QString pay = card.about.value(AboutField::Pay); !pay.isEmpty())
        annotation.append(Tr::tr("%1: %2", "a heading and its text").arg(titleOf(AboutField::Pay), pay));
    if (!annotation.isEmpty())
        json["rai:dataAnnotationProtocol"] = texts(annotation);
    for (const auto &[field, property] : aboutProperties) {
        if (const QString text = card.about.value(field); !text.isEmpty())
            json[property] = toUtf8(text);
    }
    if (!card.audit.isNull())
        json["subjectOf"] = auditTrail(card.audit);
    json["rai:dataAnnotationPlatform"] = texts({QStringLiteral("Yuyi ") + card.programVersion});
    return jsonText(json, 1) + '\n';
}

QByteArray withCroissantFiles(const QByteArray &croissant, const ExportSet &set, const ExportPlan &plan, ExportFormat format,
                              const QList<CroissantFile> &files)
{
    auto json = parseJson(croissant);
    if (!json || !json->is_object())
        return croissant;
    Json distribution = Json::array();
    Json records = Json::array();
    for (const CroissantFile &file : files) {
        distribution.push_back({{"@type", "cr:FileObject"},
                                {"@id", toUtf8(file.name)},
                                {"name", toUtf8(file.name)},
                                {"contentUrl", toUtf8(file.name)},
                                {"contentSize", toUtf8(QStringLiteral("%1 B").arg(file.bytes))},
                                {"encodingFormat", "application/jsonlines"},
                                {"sha256", toUtf8(file.sha256.hex())}});
        const bool holdsItems =
            std::any_of(plan.items.begin(), plan.items.end(),
                        [&](const PlannedItem &item) { return item.file == file.name; });
        if (holdsItems)
            records.push_back(recordsOf(file.name, set, format));
    }
    (*json)["distribution"] = distribution;
    (*json)["recordSet"] = records;
    return jsonText(*json, 1) + '\n';
}

} // namespace yuyi
