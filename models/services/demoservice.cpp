// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/demoservice.h"

#include "models/services/annotationservice.h"
#include "models/services/collectservice.h"
#include "models/services/decisionservice.h"
#include "models/services/duplicateservice.h"
#include "models/services/events.h"
#include "models/services/peopleservice.h"
#include "models/services/textservice.h"
#include "models/services/validationservice.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::DemoService)
};

QString field(const QJsonObject &object, const char *key)
{
    return object.value(QLatin1String(key)).toString();
}

Labels labelsFrom(const QJsonObject &json, const Preset &preset)
{
    Labels labels;
    for (const Dimension &dimension : preset.dimensions) {
        const QJsonValue value = json.value(dimension.code.text());
        const QJsonArray texts = value.isArray() ? value.toArray() : QJsonArray{value};
        QList<LabelCode> codes;
        for (const QJsonValue &text : texts) {
            if (const LabelValue *known = dimension.published(text.toString()))
                codes.append(known->code);
        }
        if (!codes.isEmpty())
            labels.insert(dimension.code, codes);
    }
    return labels;
}

QList<Question> questionsFrom(const QJsonArray &json, const Preset &preset, const QList<Question> &prefilled)
{
    QList<Question> questions;
    for (const QJsonValue &value : json) {
        const QJsonObject object = value.toObject();
        Question question = questions.isEmpty() && !prefilled.isEmpty() ? prefilled.first()
                                                                        : newQuestion(preset, false);
        if (const QString stem = field(object, "stem"); !stem.isEmpty())
            question.stem = stem;
        question.rationale = field(object, "rationale");
        const QJsonArray options = object.value(QStringLiteral("options")).toArray();
        const int key = object.value(QStringLiteral("key")).toInt(-1);
        for (int i = 0; i < std::min<qsizetype>(options.size(), question.options.size()); ++i) {
            question.options[i].text = field(options.at(i).toObject(), "text");
            question.options[i].note = field(options.at(i).toObject(), "note");
            question.options[i].correct = i == key;
        }
        questions.append(question);
    }
    return questions.isEmpty() ? prefilled : questions;
}

void fillIn(AnnotationContent &content, const QJsonObject &entry, const Preset &preset)
{
    content.labels = labelsFrom(entry.value(QStringLiteral("labels")).toObject(), preset);
    content.explanation = field(entry, "explanation");
    content.impliedMeaning = field(entry, "implied_meaning");
    const QJsonArray notes = entry.value(QStringLiteral("context")).toArray();
    for (const QJsonValue &note : notes)
        content.context.append({field(note.toObject(), "text"), field(note.toObject(), "source")});
    content.questions = questionsFrom(entry.value(QStringLiteral("questions")).toArray(), preset, content.questions);
}

Result<PersonId> addAnnotator(Stores &stores, const QString &name)
{
    Person person;
    person.id = PersonId::create();
    person.name = name;
    person.roles = {Role::Annotator};
    person.createdAt = QDateTime::currentDateTimeUtc();
    const auto added = stores.transaction([&]() -> Result<> {
        if (const auto put = stores.project().addPerson(person); !put)
            return put;
        return stores.record(makeEvent(Entity::Person, person.id.value(), QStringLiteral("added"), person.id));
    });
    if (!added)
        return passOn(added);
    return person.id;
}

Result<> setAnnotators(Stores &stores, int number)
{
    auto info = stores.project().info();
    if (!info)
        return passOn(info);
    info->rules.annotatorsPerImage = number;
    return stores.transaction([&] { return stores.project().setInfo(*info); });
}

} // namespace

Result<QString> DemoService::exampleFolder()
{
    QStringList folders;
    if (const QString chosen = qEnvironmentVariable("YUYI_DEMO_DIR"); !chosen.isEmpty()) {
        folders.append(chosen);
    } else {
        const QDir program(QCoreApplication::applicationDirPath());
        for (const char *relative : {"../share/yuyi/demo", "../../share/yuyi/demo"})
            folders.append(QDir::cleanPath(program.filePath(QLatin1String(relative))));
        folders.append(QStringLiteral("/usr/share/yuyi/demo"));
    }
    for (const QString &folder : std::as_const(folders)) {
        if (QFileInfo::exists(folder % QStringLiteral("/manifest.json")))
            return folder;
    }
    return failure(ErrorCode::NotFound,
                   Tr::tr("The pictures of the example project are not installed. They were looked for in %1.")
                       .arg(folders.join(QStringLiteral(", "))));
}

Result<> DemoService::fill(const QString &exampleFolder, Progress &progress)
{
    CollectRequest collect;
    collect.manifest = exampleFolder % QStringLiteral("/manifest.json");
    collect.by = m_actor;
    const auto collected = CollectService(m_stores, m_folder).collect(collect, progress);
    if (!collected)
        return passOn(collected);

    QFile content(exampleFolder % QStringLiteral("/content.json"));
    if (!content.open(QIODevice::ReadOnly))
        return failure(ErrorCode::NotFound, Tr::tr("“%1” cannot be read.").arg(content.fileName()));
    // Measured before anything is discarded, so that the example has figures everywhere.
    TextScanRequest text;
    text.mode = filtering::TextMode::Cascade;
    text.by = m_actor;
    if (!filtering::availableTextEngines().isEmpty()) {
        if (const auto measured = TextService(m_stores, m_folder, m_actor).scan(text, progress); !measured)
            return passOn(measured);
    }
    if (const auto added = addContent(content.readAll()); !added)
        return passOn(added);
    DuplicateScanRequest duplicates;
    duplicates.by = m_actor;
    const auto searched = DuplicateService(m_stores, m_folder, m_actor).scan(duplicates, progress);
    if (!searched)
        return passOn(searched);
    return {};
}

Result<> DemoService::addContent(const QByteArray &json)
{
    const auto info = m_stores.project().info();
    if (!info)
        return passOn(info);
    const auto ids = m_stores.images().list({}, ImageSort::Added);
    if (!ids)
        return passOn(ids);
    const auto images = m_stores.images().images(*ids);
    if (!images)
        return passOn(images);
    QHash<QString, ImageId> byName;
    for (const Image &image : *images) {
        for (const QString &name : image.names)
            byName.insert(name, image.id);
    }
    DecisionService decisions(m_stores, m_actor);
    AnnotationService annotations(m_stores, m_actor);
    const QJsonArray entries =
        QJsonDocument::fromJson(json).object().value(QStringLiteral("images")).toArray();
    for (const QJsonValue &value : entries) {
        const QJsonObject entry = value.toObject();
        const ImageId image = byName.value(field(entry, "file"));
        if (image.isNull()) {
            return failure(ErrorCode::Damaged,
                           Tr::tr("The example set is incomplete: “%1” is missing.").arg(field(entry, "file")));
        }
        const QString state = field(entry, "state");
        if (state == QLatin1String("collected"))
            continue;
        Verdict verdict;
        if (state == QLatin1String("discarded")) {
            verdict.outcome = Outcome::Discard;
            verdict.reason = field(entry, "discard_reason");
            verdict.note = field(entry, "discard_note");
            verdict.step =
                fromCode<FilterStep>(field(entry, "discard_step")).value_or(FilterStep::Inspect);
        }
        if (const auto decided = decisions.decide({image}, verdict, Tr::tr("Example")); !decided)
            return passOn(decided);
        if (state != QLatin1String("accepted") && state != QLatin1String("draft"))
            continue;
        auto annotation = annotations.open(image);
        if (!annotation)
            return passOn(annotation);
        fillIn(annotation->content, entry, info->preset);
        const auto saved = annotations.saveDraft(*annotation);
        if (!saved)
            return passOn(saved);
        if (state != QLatin1String("accepted"))
            continue;
        if (const auto submitted = annotations.submit(*saved); !submitted) {
            return failure(submitted.error().code,
                           Tr::tr("Example image “%1”: %2").arg(field(entry, "file"), submitted.error().sentence));
        }
    }
    const QJsonObject rest = QJsonDocument::fromJson(json).object();
    if (const auto disputed = addDisputes(rest.value(QStringLiteral("disputes")).toArray(), byName); !disputed)
        return disputed;
    return addValidations(rest.value(QStringLiteral("validations")).toArray(), byName);
}

/// Every question is answered blind by one other person from here on. What is accepted already has been; the last ones wait.
Result<> DemoService::addValidations(const QJsonArray &entries, const QHash<QString, ImageId> &byName)
{
    auto info = m_stores.project().info();
    if (!info)
        return passOn(info);
    PeopleService people(m_stores, m_actor);
    const auto validator = people.add(Tr::tr("Validator"), {Role::Validator});
    if (!validator)
        return passOn(validator);
    info->rules.votesPerQuestion = 1;
    if (const auto set = people.updateProject(*info); !set)
        return set;
    if (const auto answered = answerAll(validator->id); !answered)
        return answered;
    AnnotationService annotations(m_stores, m_actor);
    for (const QJsonValue &value : entries) {
        const QJsonObject entry = value.toObject();
        auto annotation = annotations.open(byName.value(field(entry, "file")));
        if (!annotation)
            return passOn(annotation);
        fillIn(annotation->content, entry, info->preset);
        if (const auto submitted = annotations.submit(*annotation); !submitted) {
            return failure(submitted.error().code,
                           Tr::tr("Example image “%1”: %2").arg(field(entry, "file"), submitted.error().sentence));
        }
    }
    return {};
}

Result<> DemoService::answerAll(const PersonId &validator)
{
    constexpr int atOnce = 50;
    constexpr qint64 readingMs = 8000;
    ValidationService service(m_stores, validator);
    for (;;) {
        const auto items = service.take(atOnce);
        if (!items)
            return passOn(items);
        if (items->isEmpty())
            return {};
        for (const BlindItem &item : *items) {
            const auto gold = m_stores.annotations().gold(item.image.id);
            if (!gold)
                return passOn(gold);
            BlindAnswer answer;
            answer.validation = item.validation;
            answer.milliseconds = readingMs;
            for (const Question &question : *gold ? (*gold)->content.questions : QList<Question>()) {
                for (const Option &option : question.options) {
                    const bool shown = std::any_of(item.options.begin(), item.options.end(),
                                                   [&](const BlindQuestion::Choice &one) { return one.id == option.id; });
                    if (option.correct && shown)
                        answer.option = option.id;
                }
            }
            if (const auto answered = service.answer(answer, Tr::tr("Example")); !answered)
                return passOn(answered);
        }
    }
}

/// Two who see an image differently. The project goes on with one annotator per image.
Result<> DemoService::addDisputes(const QJsonArray &disputes, const QHash<QString, ImageId> &byName)
{
    const auto info = m_stores.project().info();
    if (!info)
        return passOn(info);
    const auto first = addAnnotator(m_stores, Tr::tr("First annotator"));
    if (!first)
        return passOn(first);
    const auto second = addAnnotator(m_stores, Tr::tr("Second annotator"));
    if (!second)
        return passOn(second);
    if (const auto set = setAnnotators(m_stores, 2); !set)
        return set;
    for (const QJsonValue &value : disputes) {
        const QJsonObject dispute = value.toObject();
        for (const auto &[person, key] : {std::pair{*first, QStringLiteral("first")}, std::pair{*second, QStringLiteral("second")}}) {
            AnnotationService annotations(m_stores, person);
            auto annotation = annotations.open(byName.value(field(dispute, "file")));
            if (!annotation)
                return passOn(annotation);
            fillIn(annotation->content, dispute.value(key).toObject(), info->preset);
            if (const auto submitted = annotations.submit(*annotation); !submitted) {
                return failure(submitted.error().code, Tr::tr("Example image “%1”: %2")
                                                           .arg(field(dispute, "file"), submitted.error().sentence));
            }
        }
    }
    return setAnnotators(m_stores, info->rules.annotatorsPerImage);
}

} // namespace yuyi
