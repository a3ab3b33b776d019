// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/benchmarks/labelstudiofile.h"

#include "models/exchange/benchmarks/entryfields.h"
#include "models/exchange/benchmarks/labelstudio.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QUrl>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::LabelImport)
};

constexpr qint64 fileLimit = qint64(256) * 1024 * 1024;
constexpr int shownLetters = 80;

/// A text, or a number as its digits; empty otherwise.
QString wordOf(const Json *value)
{
    if (value != nullptr && value->is_string())
        return fromUtf8(value->get<std::string>()).trimmed();
    return value != nullptr && value->is_number_integer() ? fromUtf8(value->dump()) : QString();
}

/// The names that the file of the image may have: uploads get eight digits in front, local files are named after "?d=".
QStringList namesIn(const QString &address)
{
    QString path = address.section(QStringLiteral("?d="), -1);
    path = QUrl::fromPercentEncoding(path.section(u'?', 0, 0).toUtf8());
    const QString name = path.replace(u'\\', u'/').section(u'/', -1);
    QStringList names{name};
    static const QRegularExpression upload(QStringLiteral("^[0-9a-f]{8}-(?=.)"));
    if (name.contains(upload))
        names.append(QString(name).remove(upload));
    return names;
}

std::optional<LabelCode> labelCalled(const Dimension &dimension, const QString &text)
{
    if (auto label = dimension.read(text))
        return label;
    for (const LabelValue &value : dimension.values) {
        if (value.title.zh == text || value.title.en.compare(text, Qt::CaseInsensitive) == 0)
            return value.code;
    }
    return std::nullopt;
}

QString dimensionsNamed(const Preset &preset)
{
    QStringList codes;
    const QList<Dimension> dimensions = preset.imageDimensions();
    for (const Dimension &dimension : dimensions)
        codes.append(dimension.code.text());
    return codes.join(QStringLiteral(", "));
}

/// The labels of one control.
EntryResult<QList<LabelCode>> choicesOf(const Json &value, const QString &pointer, const Dimension &dimension)
{
    const Json *choices = member(value, QStringLiteral("choices"));
    const QString list = QString(pointer % QLatin1String("/choices"));
    if (choices == nullptr || !choices->is_array())
        return fault(list, Tr::tr("A list of choices is expected."));
    QList<LabelCode> codes;
    for (size_t i = 0; i < choices->size(); ++i) {
        const QString text = wordOf(&choices->at(i));
        const auto label = labelCalled(dimension, text);
        if (!label) {
            return fault(QStringLiteral("%1/%2").arg(list).arg(i),
                         Tr::tr("“%1” is not a label of the dimension “%2”.").arg(text.left(shownLetters), dimension.code.text()));
        }
        codes.append(*label);
    }
    codes = dimension.inOrder(codes);
    if (codes.size() > 1 && !dimension.pickMany)
        return fault(list, Tr::tr("The dimension “%1” takes one label only.").arg(dimension.code.text()));
    if (dimension.open && codes.size() > mostOpenLabels) {
        return fault(list, Tr::tr("The dimension “%1” takes at most %2 labels.")
                               .arg(dimension.code.text(), QString::number(mostOpenLabels)));
    }
    return codes;
}

EntryResult<Labels> labelsOf(const Json &annotation, const QString &pointer, const Preset &preset)
{
    Labels labels;
    const QString list = QString(pointer % QLatin1String("/result"));
    const Json *result = member(annotation, QStringLiteral("result"));
    if (result == nullptr || !result->is_array())
        return fault(list, Tr::tr("A list of results is expected."));
    for (size_t i = 0; i < result->size(); ++i) {
        const QString own = QStringLiteral("%1/%2").arg(list).arg(i);
        const Json &one = result->at(i);
        if (!one.is_object())
            return fault(own, Tr::tr("A JSON object is expected."));
        if (wordOf(member(one, QStringLiteral("type"))) != QLatin1String("choices"))
            continue;
        const QString control = wordOf(member(one, QStringLiteral("from_name")));
        const Dimension *dimension = preset.dimension(DimensionCode(control));
        if (dimension == nullptr) {
            const QString known = dimensionsNamed(preset);
            return fault(QString(own % QLatin1String("/from_name")),
                         known.isEmpty() ? Tr::tr("“%1” is not a dimension of the project, whose images have no labels.")
                                               .arg(control.left(shownLetters))
                                         : Tr::tr("“%1” is not a dimension of the project. Its dimensions: %2.")
                                               .arg(control.left(shownLetters), known));
        }
        if (dimension->ofQuestion()) {
            return fault(QString(own % QLatin1String("/from_name")),
                         Tr::tr("The dimension “%1” belongs to questions, but Label Studio labels images.").arg(dimension->code.text()));
        }
        const Json *value = member(one, QStringLiteral("value"));
        if (value == nullptr || !value->is_object())
            return fault(QString(own % QLatin1String("/value")), Tr::tr("A JSON object is expected."));
        if (labels.contains(dimension->code))
            return fault(own, Tr::tr("The dimension “%1” occurs twice.").arg(dimension->code.text()));
        YUYI_TRY(const auto codes, choicesOf(*value, QString(own % QLatin1String("/value")), *dimension));
        if (!codes.isEmpty())
            labels.insert(dimension->code, codes);
    }
    if (labels.isEmpty())
        return fault(list, Tr::tr("It contains no label."));
    return labels;
}

/// The image and the id of a task.
EntryResult<LabelledTask> taskOf(const Json &task, size_t place)
{
    LabelledTask read;
    read.task = wordOf(member(task, QStringLiteral("id")));
    if (read.task.isEmpty())
        read.task = QString::number(place + 1);
    const Json *data = member(task, QStringLiteral("data"));
    if (data == nullptr || !data->is_object())
        return fault(QStringLiteral("/data"), Tr::tr("A JSON object is expected."));
    read.sha256 = Sha256::fromHex(wordOf(member(*data, labelStudioHash)));
    if (const QString address = wordOf(member(*data, QStringLiteral("image"))); !address.isEmpty())
        read.names = namesIn(address);
    if (!read.sha256 && read.names.isEmpty())
        return fault(QStringLiteral("/data/image"), Tr::tr("It is missing, and so the image is not known."));
    return read;
}

/// An id, or an object with the e-mail address and the name.
void readAnnotator(const Json &annotation, LabelledTask &read)
{
    const Json *by = member(annotation, QStringLiteral("completed_by"));
    if (by == nullptr || !by->is_object()) {
        read.annotator = wordOf(by);
        return;
    }
    read.annotator = wordOf(member(*by, QStringLiteral("email")));
    if (read.annotator.isEmpty())
        read.annotator = wordOf(member(*by, QStringLiteral("id")));
    const QStringList parts{wordOf(member(*by, QStringLiteral("first_name"))), wordOf(member(*by, QStringLiteral("last_name")))};
    read.annotatorName = parts.join(u' ').trimmed();
}

bool isTrue(const Json *value)
{
    return value != nullptr && value->is_boolean() && value->get<bool>();
}

} // namespace

Result<LabelFile> readLabelStudio(const QByteArray &text, const Preset &preset)
{
    YUYI_TRY(const auto tasks, parseJson(text, fileLimit));
    const bool exported = tasks.is_array() && !tasks.empty() && std::all_of(tasks.begin(), tasks.end(), [](const Json &task) {
                              return task.is_object() && task.contains("data") && task.contains("annotations");
                          });
    if (!exported) {
        return failure(ErrorCode::Invalid,
                       Tr::tr("The file is not a JSON export of Label Studio: a list of tasks with “data” and “annotations” is expected. "
                              "In Label Studio, export as JSON, not as JSON-MIN."));
    }
    LabelFile file;
    for (size_t place = 0; place < tasks.size(); ++place) {
        const Json &task = tasks.at(place);
        const EntryResult<LabelledTask> head = taskOf(task, place);
        if (!head) {
            const QString id = wordOf(member(task, QStringLiteral("id")));
            file.refused.append({id.isEmpty() ? QString::number(place + 1) : id, head.error().field, head.error().sentence, {}, {}});
            continue;
        }
        const Json &annotations = task.at("annotations");
        if (!annotations.is_array()) {
            file.refused.append({head->task, QStringLiteral("/annotations"), Tr::tr("A list of annotations is expected."), {}, {}});
            continue;
        }
        file.empty += annotations.empty() ? 1 : 0;
        for (size_t i = 0; i < annotations.size(); ++i) {
            const Json &annotation = annotations.at(i);
            const QString pointer = QStringLiteral("/annotations/%1").arg(i);
            if (!annotation.is_object()) {
                file.refused.append({head->task, pointer, Tr::tr("A JSON object is expected."), {}, {}});
                continue;
            }
            if (isTrue(member(annotation, QStringLiteral("was_cancelled")))) {
                ++file.cancelled;
                continue;
            }
            LabelledTask read = *head;
            read.field = pointer;
            readAnnotator(annotation, read);
            const EntryResult<Labels> labels = labelsOf(annotation, pointer, preset);
            if (!labels) {
                file.refused.append({read.task, labels.error().field, labels.error().sentence, read.annotator, read.annotatorName});
                continue;
            }
            read.labels = *labels;
            file.labelled.append(read);
        }
    }
    return file;
}

} // namespace yuyi
