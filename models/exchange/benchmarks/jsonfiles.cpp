// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/benchmarks/jsonfiles.h"

#include "models/domain/text.h"
#include "models/exchange/benchmarks/ciibench.h"
#include "models/exchange/benchmarks/ciiflat.h"
#include "models/exchange/benchmarks/iibench.h"
#include "models/exchange/benchmarks/plannedpictures.h"
#include "models/exchange/benchmarks/writtenfields.h"

namespace yuyi {

namespace {

/// @brief A JSON array written entry by entry, so that a large set needs little memory; indented as the published files: those of
/// CII-Bench by one space, those of II-Bench by four.
class ArrayFile
{
public:
    ArrayFile(const QString &path, int indent) : m_file(path), m_indent(indent) {}
    bool open() { return m_file.open(QIODevice::WriteOnly | QIODevice::NewOnly) && m_file.write("[") == 1; }
    bool add(const Json &entry)
    {
        const QByteArray margin = '\n' + QByteArray(m_indent, ' ');
        const QByteArray text = (m_first ? margin : ',' + margin) + jsonText(entry, m_indent).replace("\n", margin);
        m_first = false;
        return m_file.write(text) == text.size();
    }
    bool close()
    {
        const bool ended = m_file.write("\n]") == 2 && m_file.flush();
        m_file.close();
        return ended && m_file.error() == QFileDevice::NoError;
    }
    QString error() const { return m_file.errorString(); }

private:
    QFile m_file;
    int m_indent;
    bool m_first = true;
};

/// Files in order of appearance, and the items of each.
QList<std::pair<QString, QList<const PlannedItem *>>> byFile(const ExportPlan &plan)
{
    QList<std::pair<QString, QList<const PlannedItem *>>> files;
    QHash<QString, qsizetype> index;
    for (const PlannedItem &item : plan.items) {
        if (!index.contains(item.file)) {
            index.insert(item.file, files.size());
            files.append({item.file, {}});
        }
        files[index.value(item.file)].second.append(&item);
    }
    return files;
}

/// Items of one entry, which are written as one object, at the place of the first.
QList<QList<PlannedItem>> byEntry(const QList<const PlannedItem *> &items, const ExportSet &set)
{
    QList<QList<PlannedItem>> entries;
    QHash<SourceEntryId, qsizetype> index;
    for (const PlannedItem *item : items) {
        const SourceEntryId source = item->item->sourceEntry;
        if (set.sources.contains(source) && index.contains(source)) {
            entries[index.value(source)].append(*item);
            continue;
        }
        if (set.sources.contains(source))
            index.insert(source, entries.size());
        entries.append({*item});
    }
    for (QList<PlannedItem> &entry : entries) {
        // New questions, which no entry had, come last.
        std::stable_sort(entry.begin(), entry.end(), [](const PlannedItem &a, const PlannedItem &b) {
            return static_cast<unsigned>(a.sourceQuestion) < static_cast<unsigned>(b.sourceQuestion);
        });
    }
    return entries;
}

template <typename ToJson>
Result<QStringList> writeArrays(const WriteJob &job, PartFolder &folder, bool grouped, ToJson toJson, int indent = 1)
{
    QStringList names;
    for (const auto &[name, items] : byFile(job.plan)) {
        YUYI_TRY(const auto path, folder.file(name));
        ArrayFile file(path, indent);
        if (!file.open())
            return notWritten(name, file.error());
        QList<QList<PlannedItem>> entries;
        if (grouped) {
            entries = byEntry(items, job.set);
        } else {
            for (const PlannedItem *item : items)
                entries.append({*item});
        }
        for (const QList<PlannedItem> &entry : std::as_const(entries)) {
            if (job.progress.cancelled())
                return exportCancelled();
            if (!file.add(toJson(entry)))
                return notWritten(name, file.error());
            job.progress.advance(entry.size());
        }
        if (!file.close())
            return notWritten(name, file.error());
        names.append(name);
    }
    return names;
}

/// The texts in other languages. Of an item that is not translated they are null, and its lists are empty.
void addTranslations(const QuestionVersionId &version, const ExportSet &set, Json &json)
{
    for (auto it = set.translations.constBegin(); it != set.translations.constEnd(); ++it) {
        const auto found = it.value().constFind(version);
        const bool any = found != it.value().constEnd();
        const Item other = any ? *found : Item();
        const auto name = [&](const char *own) { return toUtf8(translatedName(QString::fromLatin1(own), it.key())); };
        const auto text = [any](const QString &one) { return any ? Json(toUtf8(one)) : Json(); };
        json[name("question")] = text(other.question.stem);
        Json &options = json[name("options")] = Json::array();
        for (const Option &option : other.question.options)
            options.push_back(toUtf8(option.text));
        if (!set.withKeys)
            continue;
        if (set.preset.takesWritten())
            json[name("accepted")] = other.question.accepted;
        json[name("rationale")] = text(other.question.rationale);
        json[name("explanation")] = text(other.explanation);
        json[name("implied_meaning")] = text(other.impliedMeaning);
    }
}

/// A path from the folder of the line's file on.
std::string placeOf(const QString &path, bool beside)
{
    return toUtf8(beside ? path.section(u'/', 1) : path);
}

void setOrigin(Json &json, const ExchangeImage &file)
{
    json["source_url"] = toUtf8(file.sourceUrl);
    json["licence"] = toUtf8(file.licence);
}

/// @brief The pictures that the question shows. Each list has elements of one form, whatever the question is. An option without a picture
/// has empty texts: its place in the list is that of the option.
void addPictures(Json &json, const PlannedItem &planned, const ExportSet &set, bool beside)
{
    Json ofOption{{"path", ""}, {"sha256", ""}};
    if (set.withKeys)
        setOrigin(ofOption, {});
    Json stem = Json::array();
    Json options = Json::array();
    for (qsizetype i = 0; i < planned.item->question.options.size(); ++i)
        options.push_back(ofOption);
    const QList<PlannedPicture> pictures = picturesOf(planned, set);
    for (const PlannedPicture &picture : pictures) {
        const std::string sha = toUtf8(picture.file->sha256.hex());
        if (picture.place.option >= 0) {
            Json &option = options[static_cast<size_t>(picture.place.option)];
            option["path"] = placeOf(picture.path, beside);
            option["sha256"] = sha;
            // Sources could give the correct option away.
            if (set.withKeys)
                setOrigin(option, *picture.file);
            continue;
        }
        Json one;
        // The library datasets loads what a file_name names, also within a list.
        one[beside ? "file_name" : "path"] = placeOf(picture.path, beside);
        one["sha256"] = sha;
        one["caption"] = toUtf8(picture.place.medium.caption);
        one["role"] = toUtf8(picture.place.medium.role);
        setOrigin(one, set.withKeys || !isOption(planned, picture.file->sha256) ? *picture.file : ExchangeImage());
        stem.push_back(one);
    }
    json["pictures"] = stem;
    json["option_pictures"] = options;
}

/// One line of our own format: nothing is lost, and every member says what it is.
Json lineOf(const PlannedItem &planned, const ExportSet &set, bool beside, bool pictures)
{
    const Item &item = *planned.item;
    const Question &question = item.question;
    Json json;
    if (beside)
        json["file_name"] = placeOf(planned.imagePath, beside);
    json["id"] = toUtf8(planned.id);
    json["split"] = toUtf8(item.split);
    if (!beside)
        json["image"] = toUtf8(planned.imagePath);
    json["image_sha256"] = toUtf8(planned.image->sha256.hex());
    if (set.preset.hasKinds())
        json[toUtf8(kindKey)] = toUtf8(publishedKind(question, set.preset));
    json["question"] = toUtf8(question.stem);
    json["options"] = Json::array();
    for (const Option &option : question.options)
        json["options"].push_back(toUtf8(option.text));
    if (pictures)
        addPictures(json, planned, set, beside);
    if (set.withKeys) {
        const QStringList correct = correctTexts(question);
        const QString answer = publishedAnswer(question);
        json["answer"] = answer.isEmpty() ? Json() : Json(toUtf8(answer));
        // A column has one type in all rows.
        if (set.preset.takesSeveral())
            json["correct_option"] = correct;
        else
            json["correct_option"] = correct.isEmpty() ? Json() : Json(toUtf8(correct.constFirst()));
        if (set.preset.takesWritten())
            json[toUtf8(acceptedKey)] = question.accepted;
        json["option_notes"] = Json::array();
        for (const Option &option : question.options)
            json["option_notes"].push_back(toUtf8(option.note));
        json["rationale"] = toUtf8(question.rationale);
    }
    json["labels"] = Json::object();
    for (const Dimension &dimension : set.preset.dimensions) {
        const QStringList labels = publishedLabels(item.labels, dimension);
        Json &member = json["labels"][toUtf8(dimension.code.text())] = Json::array();
        for (const QString &label : labels)
            member.push_back(toUtf8(label));
    }
    if (set.withKeys) {
        json["explanation"] = toUtf8(item.explanation);
        json["implied_meaning"] = toUtf8(item.impliedMeaning);
    }
    addTranslations(question.versionId, set, json);
    setOrigin(json, set.withKeys || !isOption(planned, planned.image->sha256) ? *planned.image : ExchangeImage());
    return json;
}

/// The dimensions in which an item has more than one label.
QSet<DimensionCode> severalAtOnce(const WriteJob &job)
{
    QSet<DimensionCode> dimensions;
    for (const PlannedItem &item : job.plan.items) {
        for (const Dimension &dimension : job.set.preset.dimensions) {
            if (publishedLabels(item.item->labels, dimension).size() > 1)
                dimensions.insert(dimension.code);
        }
    }
    return dimensions;
}

} // namespace

Result<QStringList> writeCiiBenchFiles(const WriteJob &job, PartFolder &folder)
{
    return writeArrays(job, folder, true, [&job](const QList<PlannedItem> &entry) {
        return writeCiiBench(entry, job.set.preset, job.set.withKeys);
    });
}

Result<QStringList> writeCiiFlatFiles(const WriteJob &job, PartFolder &folder)
{
    // A column of texts and lists at once is refused by readers that give each column one type.
    const QSet<DimensionCode> lists = severalAtOnce(job);
    return writeArrays(job, folder, false, [&job, &lists](const QList<PlannedItem> &entry) {
        return writeCiiFlat(entry.first(), job.set.preset, job.set.withKeys, lists);
    });
}

Result<QStringList> writeIiBenchFiles(const WriteJob &job, PartFolder &folder)
{
    constexpr int indent = 4;
    QSet<DimensionCode> lists = severalAtOnce(job);
    for (const Dimension &dimension : job.set.preset.dimensions) {
        if (dimension.pickMany)
            lists.insert(dimension.code);
    }
    return writeArrays(
        job, folder, true,
        [&job, &lists](const QList<PlannedItem> &entry) { return writeIiBench(entry, job.set.preset, job.set.withKeys, lists); }, indent);
}

Result<QStringList> writeJsonlFiles(const WriteJob &job, PartFolder &folder, bool beside)
{
    const bool pictures = holdsPictures(job.set);
    QStringList names;
    for (const auto &[name, items] : byFile(job.plan)) {
        YUYI_TRY(const auto path, folder.file(name));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly))
            return notWritten(name, file.errorString());
        for (const PlannedItem *item : items) {
            if (job.progress.cancelled())
                return exportCancelled();
            const QByteArray line = jsonText(lineOf(*item, job.set, beside, pictures)) + '\n';
            if (file.write(line) != line.size())
                return notWritten(name, file.errorString());
            job.progress.advance();
        }
        if (!file.flush())
            return notWritten(name, file.errorString());
        names.append(name);
    }
    return names;
}

} // namespace yuyi
