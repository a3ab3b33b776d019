// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/benchmarks/labelstudio.h"

#include "models/domain/text.h"
#include "models/exchange/benchmarks/entryfields.h"
#include "models/exchange/benchmarks/plannedpictures.h"
#include "models/exchange/benchmarks/writtenfields.h"

#include <QCoreApplication>
#include <QUrl>
#include <QXmlStreamWriter>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Exchange)
};

const QString questionTag = QStringLiteral("Question");
const QString picturesTag = QStringLiteral("Pictures");

/// The dimensions that Label Studio can ask for: it shows an image and its labels, and one chooses from those that there are.
QList<Dimension> chosenThere(const Preset &preset)
{
    QList<Dimension> dimensions = preset.imageDimensions();
    dimensions.removeIf([](const Dimension &dimension) { return dimension.open; });
    return dimensions;
}

/// The controls for the labels of the preset. `pictures`: tasks have a list of the pictures that their questions show.
QByteArray labelingConfig(const Preset &preset, bool pictures)
{
    QByteArray text;
    QXmlStreamWriter xml(&text);
    xml.setAutoFormatting(true);
    xml.setAutoFormattingIndent(2);
    xml.writeStartElement(QStringLiteral("View"));
    xml.writeEmptyElement(QStringLiteral("Image"));
    xml.writeAttribute(QStringLiteral("name"), labelStudioImage);
    xml.writeAttribute(QStringLiteral("value"), QStringLiteral("$image"));
    if (pictures) {
        xml.writeEmptyElement(QStringLiteral("Image"));
        xml.writeAttribute(QStringLiteral("name"), picturesTag);
        xml.writeAttribute(QStringLiteral("valueList"), QStringLiteral("$pictures"));
    }
    xml.writeEmptyElement(QStringLiteral("Text"));
    xml.writeAttribute(QStringLiteral("name"), questionTag);
    xml.writeAttribute(QStringLiteral("value"), QStringLiteral("$question"));
    const QList<Dimension> dimensions = chosenThere(preset);
    for (const Dimension &dimension : dimensions) {
        xml.writeEmptyElement(QStringLiteral("Header"));
        xml.writeAttribute(QStringLiteral("value"), dimension.title.text());
        xml.writeStartElement(QStringLiteral("Choices"));
        xml.writeAttribute(QStringLiteral("name"), dimension.code.text());
        xml.writeAttribute(QStringLiteral("toName"), labelStudioImage);
        xml.writeAttribute(QStringLiteral("choice"), dimension.pickMany ? QStringLiteral("multiple") : QStringLiteral("single"));
        xml.writeAttribute(QStringLiteral("required"), dimension.required ? QStringLiteral("true") : QStringLiteral("false"));
        xml.writeAttribute(QStringLiteral("showInline"), QStringLiteral("true"));
        for (const LabelValue &value : dimension.values) {
            xml.writeEmptyElement(QStringLiteral("Choice"));
            xml.writeAttribute(QStringLiteral("value"), value.published);
        }
        xml.writeEndElement();
    }
    xml.writeEndElement();
    return text.trimmed() + '\n';
}

/// A question as people read it. `numbers`: those of its pictures in the list of the task.
QString shownQuestion(const PlannedItem &planned, const QList<int> &numbers)
{
    const QString words = Tr::tr("[Fig. %1]", "a picture in a list").arg(QStringLiteral("{n}"));
    QStringList lines{stemWithPlaces(planned, words, numbers)};
    const QStringList options = optionsWithPlaces(planned, words, numbers);
    for (qsizetype i = 0; i < options.size(); ++i)
        lines.append(QStringLiteral("(%1) %2").arg(optionLetter(i), options.at(i)));
    return lines.join(u'\n');
}

/// Where Label Studio finds a picture of the folder.
QString addressOf(const QString &path)
{
    const QByteArray place = QUrl::toPercentEncoding(path, QByteArrayLiteral("/"));
    return QStringLiteral("/data/local-files/?d=%1").arg(QString::fromLatin1(place));
}

Json questionJson(const PlannedItem &planned, const ExportSet &set)
{
    const Question &question = planned.item->question;
    Json json;
    json["id"] = toUtf8(planned.id);
    if (const QString kind = publishedKind(question, set.preset); !kind.isEmpty())
        json[toUtf8(kindKey)] = toUtf8(kind);
    json["question"] = toUtf8(question.stem);
    json["options"] = Json::array();
    for (const Option &option : question.options)
        json["options"].push_back(toUtf8(option.text));
    const QList<PlannedPicture> pictures = picturesOf(planned, set);
    if (question.hasPictures()) {
        json["pictures"] = Json::array();
        json["option_pictures"] = planned.optionPictures;
    }
    for (const PlannedPicture &picture : pictures) {
        if (question.hasPictures() && picture.place.option < 0) {
            json["pictures"].push_back({{"path", toUtf8(picture.path)},
                                        {"caption", toUtf8(picture.place.medium.caption)},
                                        {"role", toUtf8(picture.place.medium.role)}});
        }
    }
    if (set.withKeys) {
        json["answer"] = toUtf8(publishedAnswer(question));
        if (set.preset.takesWritten())
            json[toUtf8(acceptedKey)] = question.accepted;
    }
    return json;
}

Json predictionJson(const Item &item, const Preset &preset)
{
    Json result = Json::array();
    const QList<Dimension> dimensions = chosenThere(preset);
    for (const Dimension &dimension : dimensions) {
        const QStringList labels = publishedLabels(item.labels, dimension);
        if (labels.isEmpty())
            continue;
        result.push_back({{"id", toUtf8(dimension.code.text())},
                          {"from_name", toUtf8(dimension.code.text())},
                          {"to_name", toUtf8(labelStudioImage)},
                          {"type", "choices"},
                          {"value", {{"choices", labels}}}});
    }
    return {{"model_version", "yuyi"}, {"result", result}};
}

Json labelTask(const QList<const PlannedItem *> &items, const ExportSet &set, bool withPictures)
{
    const PlannedItem &first = *items.constFirst();
    Json data;
    data["image"] = toUtf8(addressOf(first.imagePath));
    data[toUtf8(labelStudioHash)] = toUtf8(first.image->sha256.hex());
    data["image_name"] = toUtf8(first.image->name);
    QStringList shown;
    QStringList paths;
    Json questions = Json::array();
    for (const PlannedItem *item : items) {
        QList<int> numbers;
        const QList<PlannedPicture> pictures = withPictures ? picturesOf(*item, set) : QList<PlannedPicture>();
        for (const PlannedPicture &picture : pictures) {
            if (!paths.contains(picture.path))
                paths.append(picture.path);
            numbers.append(static_cast<int>(paths.indexOf(picture.path)) + 1);
        }
        shown.append(shownQuestion(*item, numbers));
        questions.push_back(questionJson(*item, set));
    }
    data["question"] = toUtf8(shown.join(QStringLiteral("\n\n")));
    data["questions"] = questions;
    if (withPictures) {
        data["pictures"] = Json::array();
        for (const QString &path : std::as_const(paths))
            data["pictures"].push_back(toUtf8(addressOf(path)));
    }
    return {{"data", data}, {"predictions", Json::array({predictionJson(*first.item, set.preset)})}};
}

} // namespace

Result<QStringList> writeLabelStudioFiles(const WriteJob &job, PartFolder &folder)
{
    // In each file the images in the order of their first questions.
    QStringList files;
    QHash<QString, QList<QList<const PlannedItem *>>> tasks;
    QHash<std::pair<QString, ImageId>, qsizetype> places;
    for (const PlannedItem &planned : job.plan.items) {
        if (!tasks.contains(planned.file))
            files.append(planned.file);
        QList<QList<const PlannedItem *>> &own = tasks[planned.file];
        const std::pair key(planned.file, planned.item->image);
        if (!places.contains(key)) {
            places.insert(key, own.size());
            own.append(QList<const PlannedItem *>());
        }
        own[places.value(key)].append(&planned);
    }
    const bool pictures = holdsPictures(job.set);
    QStringList names;
    for (const QString &file : std::as_const(files)) {
        Json array = Json::array();
        const QList<QList<const PlannedItem *>> own = tasks.value(file);
        for (const QList<const PlannedItem *> &items : own) {
            if (job.progress.cancelled())
                return exportCancelled();
            array.push_back(labelTask(items, job.set, pictures));
            job.progress.advance(items.size());
        }
        YUYI_CHECK(folder.write(file, jsonText(array, 1) + '\n'));
        names.append(file);
    }
    const QString config = QStringLiteral("labeling-config.xml");
    YUYI_CHECK(folder.write(config, labelingConfig(job.set.preset, pictures)));
    names.append(config);
    return names;
}

QStringList labelStudioNotes(const Preset &preset)
{
    const QList<Dimension> there = chosenThere(preset);
    QStringList missing;
    for (const Dimension &dimension : preset.dimensions) {
        if (std::none_of(there.begin(), there.end(), [&](const Dimension &one) { return one.code == dimension.code; }))
            missing.append(dimension.title.text());
    }
    if (missing.isEmpty())
        return {};
    return {Tr::tr("The tasks have no labels of questions and no typed labels, which Label Studio does not show beside an image: %1.")
                .arg(missing.join(QStringLiteral(", ")))};
}

} // namespace yuyi
