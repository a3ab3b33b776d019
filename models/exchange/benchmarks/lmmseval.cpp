// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/benchmarks/lmmseval.h"

#include "models/domain/preset/extracting.h"
#include "models/exchange/benchmarks/entryfields.h"
#include "models/exchange/benchmarks/plannedpictures.h"
#include "models/exchange/benchmarks/writtenfields.h"
#include "models/exchange/files/paths.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

static void initLmmsEval()
{
    Q_INIT_RESOURCE(lmmseval);
}

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Exchange)
};

/// Enough for step by step reasoning; the task says where to change it.
constexpr int mostNewTokens = 1024;

/// A text in YAML: JSON is a part of it.
QByteArray quoted(const QString &text)
{
    return jsonText(Json(toUtf8(text)));
}

/// Letters, digits and underscores: these names are typed after --tasks, where a comma separates them.
QString taskWord(const QString &text)
{
    static const QRegularExpression other(QStringLiteral("[^\\w]+"), QRegularExpression::UseUnicodePropertiesOption);
    return QString(text).replace(other, QStringLiteral("_"));
}

QString metricOf(const DimensionCode &dimension, const QString &label)
{
    return taskWord(QStringLiteral("accuracy_%1_%2").arg(dimension.text(), label));
}

/// A list as JSON in a text.
QString listText(const QStringList &texts)
{
    return QString::fromUtf8(jsonText(Json(texts)));
}

/// Those that a task can ask: its items have neither facts nor the replies to a step, and they are in the language of the project.
QList<const Configuration *> askedConfigurations(const Preset &preset)
{
    QList<const Configuration *> asked;
    for (const Configuration &configuration : preset.configurations) {
        const bool inItsLanguage = configuration.language.isEmpty() || configuration.language == preset.language;
        if (configuration.withImage && configuration.shots == 0 && !configuration.step && configuration.add.isEmpty() && inItsLanguage
            && !readsReplies(configuration))
            asked.append(&configuration);
    }
    return asked;
}

/// What stands in a prompt where a picture belongs. lmms-eval gives models all pictures before the text.
QString pictureWords(const Configuration &configuration, const Preset &preset)
{
    if (!configuration.placeholder.isEmpty())
        return configuration.placeholder;
    return preset.language == u"zh" ? QStringLiteral("<图片 {n}>") : QStringLiteral("<image {n}>");
}

/// What utils.py reads.
Json functionsJson(const ExportSet &set, const QList<const Configuration *> &configurations)
{
    const bool pictures = holdsPictures(set);
    Json json;
    json["scored"] = set.withKeys;
    json["prompts"] = Json::object();
    for (const Configuration *configuration : configurations) {
        Json kinds = Json::object();
        for (auto it = configuration->kindPrompts.constBegin(); it != configuration->kindPrompts.constEnd(); ++it)
            kinds[toUtf8(it.key())] = toUtf8(it.value());
        json["prompts"][toUtf8(configuration->code)] = {{"prompt", toUtf8(configuration->prompt)},
                                                        {"kinds", kinds},
                                                        {"key_words", toUtf8(configuration->keywords.text())}};
        if (!configuration->optionLine.isEmpty())
            json["prompts"][toUtf8(configuration->code)]["option_line"] = toUtf8(configuration->optionLine);
        if (pictures)
            json["prompts"][toUtf8(configuration->code)]["picture"] = toUtf8(pictureWords(*configuration, set.preset));
    }
    json["kinds"] = Json::object();
    for (const QuestionKind &kind : set.preset.kinds) {
        const QString name = set.preset.hasKinds() ? kind.published : QString();
        json["kinds"][toUtf8(name)] = {{"code", toUtf8(kind.code)}, {"several", kind.takesSeveral()}};
    }
    json["metrics"] = Json::object();
    // Typed labels are too many to be metrics.
    for (const Dimension &dimension : set.preset.dimensions) {
        if (dimension.open)
            continue;
        Json &names = json["metrics"][toUtf8(dimension.code.text())] = Json::object();
        for (const LabelValue &value : dimension.values)
            names[toUtf8(value.published)] = toUtf8(metricOf(dimension.code, value.code.text()));
    }
    if (set.preset.hasKinds()) {
        Json &names = json["metrics"][toUtf8(kindKey)] = Json::object();
        for (const QuestionKind &kind : set.preset.kinds)
            names[toUtf8(kind.published)] = toUtf8(metricOf(kindDimension, kind.code));
    }
    return json;
}

/// One row of the data.
Json rowOf(const PlannedItem &planned, const ExportSet &set)
{
    const Question &question = planned.item->question;
    QStringList options;
    for (const Option &option : question.options)
        options.append(option.text);
    Json labels = Json::object();
    for (const Dimension &dimension : set.preset.dimensions)
        labels[toUtf8(dimension.code.text())] = publishedLabels(planned.item->labels, dimension);
    Json json;
    json["id"] = toUtf8(planned.id);
    json["split"] = toUtf8(planned.item->split);
    json["image"] = toUtf8(planned.imagePath);
    json[toUtf8(kindKey)] = toUtf8(publishedKind(question, set.preset));
    json["question"] = toUtf8(question.stem);
    json["options"] = toUtf8(listText(options));
    if (!planned.pictures.isEmpty() || !planned.optionPictures.isEmpty()) { // in all rows or in none
        json["pictures"] = toUtf8(listText(planned.pictures));
        json["option_pictures"] = toUtf8(listText(planned.optionPictures));
    }
    if (set.withKeys) {
        json["answer"] = toUtf8(publishedAnswer(question));
        json[toUtf8(acceptedKey)] = toUtf8(listText(question.accepted));
    }
    json["labels"] = toUtf8(QString::fromUtf8(jsonText(labels)));
    return json;
}

/// The items of one data file, and the metrics that some of them have.
struct TaskPart {
    QString file;
    QString name; ///< of its tasks
    QByteArray lines;
    QStringList metrics;
};

/// The metrics in the order of the preset.
QStringList metricsOf(const Preset &preset, const QSet<QString> &present)
{
    QStringList metrics{QStringLiteral("accuracy")};
    const auto add = [&](const QString &metric) {
        if (present.contains(metric))
            metrics.append(metric);
    };
    for (const Dimension &dimension : preset.dimensions) {
        for (const LabelValue &value : dimension.values)
            add(metricOf(dimension.code, value.code.text()));
    }
    for (const QuestionKind &kind : preset.kinds)
        add(metricOf(kindDimension, kind.code));
    return metrics;
}

Result<QList<TaskPart>> partsOf(const WriteJob &job, const QString &benchmark)
{
    const Preset &preset = job.set.preset;
    QList<TaskPart> parts;
    QList<QSet<QString>> present;
    QHash<QString, qsizetype> index;
    QSet<QString> names;
    for (const PlannedItem &planned : job.plan.items) {
        if (job.progress.cancelled())
            return exportCancelled();
        if (!index.contains(planned.file)) {
            index.insert(planned.file, parts.size());
            const QString split = planned.item->split.isEmpty() ? QStringLiteral("all") : planned.item->split;
            const QString wanted = QStringLiteral("%1_%2").arg(benchmark, taskWord(split));
            QString name = wanted;
            for (int number = 2; names.contains(name.toCaseFolded()); ++number)
                name = QStringLiteral("%1_%2").arg(wanted).arg(number);
            names.insert(name.toCaseFolded());
            parts.append(TaskPart{planned.file, name, {}, {}});
            present.append(QSet<QString>());
        }
        const qsizetype at = index.value(planned.file);
        parts[at].lines += jsonText(rowOf(planned, job.set)) + '\n';
        for (auto labels = planned.item->labels.constBegin(); labels != planned.item->labels.constEnd(); ++labels) {
            for (const LabelCode &label : labels.value())
                present[at].insert(metricOf(labels.key(), label.text()));
        }
        if (preset.hasKinds())
            present[at].insert(metricOf(kindDimension, planned.item->question.kind));
        job.progress.advance();
    }
    for (qsizetype i = 0; i < parts.size(); ++i)
        parts[i].metrics = metricsOf(preset, present.at(i));
    return parts;
}

QByteArray metricLines(const QByteArray &name, const QByteArray &aggregation, bool higherIsBetter)
{
    return "  - metric: " + name + "\n    aggregation: " + aggregation
         + "\n    higher_is_better: " + (higherIsBetter ? "true" : "false") + '\n';
}

QByteArray taskYaml(const TaskPart &part, const QString &name, const QString &tag, const QString &configuration, bool withKeys)
{
    QByteArray yaml = "# Run in this folder:\n#   python3 -m lmms_eval --model MODEL --include_path . --tasks " + name.toUtf8()
                    + " --batch_size 1 \\\n#     --log_samples --output_path results\n";
    yaml += "task: " + quoted(name) + '\n';
    if (!tag.isEmpty())
        yaml += "tag: " + quoted(tag) + '\n';
    yaml += "dataset_path: json\ndataset_kwargs:\n  data_files:\n    test: " + quoted(part.file) + "\ntest_split: test\n";
    yaml += "output_type: generate_until\n";
    for (const char *function : {"doc_to_visual", "doc_to_text", "doc_to_target", "process_results"})
        yaml += QByteArray(function) + ": !function utils." + function + '\n';
    // Without "until" a reply would end at its first empty line.
    yaml += "generation_kwargs:\n  max_new_tokens: " + QByteArray::number(mostNewTokens)
          + "\n  temperature: 0\n  do_sample: false\n  until: []\n";
    yaml += "metric_list:\n";
    if (withKeys) {
        for (const QString &metric : part.metrics)
            yaml += metricLines(quoted(metric), "mean", true);
        yaml += metricLines("\"unread\"", "mean", false);
    } else {
        yaml += metricLines("\"submission\"", "!function utils.aggregate_submission", true);
    }
    yaml += "lmms_eval_specific_kwargs:\n  default:\n    configuration: " + quoted(configuration) + '\n';
    yaml += "metadata:\n  version: 1.0\n";
    return yaml;
}

} // namespace

Result<QStringList> writeLmmsEvalFiles(const WriteJob &job, PartFolder &folder)
{
    const QList<const Configuration *> configurations = askedConfigurations(job.set.preset);
    if (configurations.isEmpty()) {
        return failure(ErrorCode::Invalid,
                       Tr::tr("A task for lmms-eval needs a configuration that shows the image and has no examples. The preset has none."));
    }
    // With a prefix: a task of the same name that comes with lmms-eval would be run instead.
    const QString benchmark = taskWord(QStringLiteral("yuyi_%1").arg(job.set.preset.code));
    YUYI_TRY(const auto parts, partsOf(job, benchmark));

    initLmmsEval();
    QFile functions(QStringLiteral(":/lmms-eval/utils.py"));
    if (!functions.open(QIODevice::ReadOnly))
        return notWritten(QStringLiteral("utils.py"), functions.errorString());
    QStringList names;
    const auto write = [&](const QString &name, const QByteArray &content) {
        names.append(name);
        return folder.write(name, content);
    };
    for (const TaskPart &part : parts)
        YUYI_CHECK(write(part.file, part.lines));
    YUYI_CHECK(write(QStringLiteral("utils.py"), functions.readAll()));
    YUYI_CHECK(write(QStringLiteral("task.json"), jsonText(functionsJson(job.set, configurations), 1) + '\n'));
    for (const TaskPart &part : parts) {
        for (const Configuration *configuration : configurations) {
            const bool first = configuration == configurations.constFirst();
            const QString name = first ? part.name : QStringLiteral("%1__%2").arg(part.name, taskWord(configuration->code));
            const QString tag = first ? benchmark : QString();
            YUYI_CHECK(write(name % QLatin1String(".yaml"), taskYaml(part, name, tag, configuration->code, job.set.withKeys)));
        }
    }
    return names;
}

QStringList lmmsEvalNotes(const ExportSet &set)
{
    QStringList notes;
    const auto isWritten = [](const Item &item) { return item.question.options.isEmpty(); };
    const auto written = std::count_if(set.items.begin(), set.items.end(), isWritten);
    if (written > 0 && set.withKeys) {
        notes.append(Tr::tr("The lmms-eval task compares answers to %n fill-in question(s) as texts or plain numbers. It does not convert "
                            "units or Chinese numerals. Import the replies to score them by the rules of this program.",
                            nullptr, static_cast<int>(written)));
    }
    return notes;
}

} // namespace yuyi
