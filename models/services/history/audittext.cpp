// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/history/audittext.h"

#include "models/comparison/fieldvalue.h"
#include "models/domain/image.h"
#include "models/services/history/auditcodes.h"
#include "models/services/history/auditwords.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <array>
#include <optional>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::AuditText)
};

struct Said {
    Entity entity;
    const char *action;
    const char *sentence;
};

// One line per thing that happens; the sentences are looked up in the translation when they are shown.
constexpr std::array sentences{
    Said{Entity::Project, "rules", QT_TRANSLATE_NOOP("yuyi::AuditText", "Changed the project's title or rules")},
    Said{Entity::Project, "text-limit", QT_TRANSLATE_NOOP("yuyi::AuditText", "Changed the text limit")},
    Said{Entity::Project, "text-band", QT_TRANSLATE_NOOP("yuyi::AuditText", "Changed the review band of the text ratio")},
    Said{Entity::Project, "certainty-limit",
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Changed the minimum certainty for batch confirmation of duplicates")},
    Said{Entity::Project, "added", QT_TRANSLATE_NOOP("yuyi::AuditText", "Created the project")},
    Said{Entity::Person, "added", QT_TRANSLATE_NOOP("yuyi::AuditText", "Added a person")},
    Said{Entity::Person, "changed", QT_TRANSLATE_NOOP("yuyi::AuditText", "Changed a person")},
    Said{Entity::Person, "paused", QT_TRANSLATE_NOOP("yuyi::AuditText", "Paused a person")},
    Said{Entity::Person, "resumed", QT_TRANSLATE_NOOP("yuyi::AuditText", "Unpaused a person")},
    Said{Entity::Person, "ended", QT_TRANSLATE_NOOP("yuyi::AuditText", "Removed a person from the project")},
    Said{Entity::Image, "added", QT_TRANSLATE_NOOP("yuyi::AuditText", "Collected the image")},
    Said{Entity::Image, "facts", QT_TRANSLATE_NOOP("yuyi::AuditText", "Changed source, licence or note")},
    Said{Entity::Image, "stage", QT_TRANSLATE_NOOP("yuyi::AuditText", "The image moved to another stage")},
    Said{Entity::Decision, "kept", QT_TRANSLATE_NOOP("yuyi::AuditText", "Kept the image")},
    Said{Entity::Decision, "discarded", QT_TRANSLATE_NOOP("yuyi::AuditText", "Discarded the image")},
    Said{Entity::Decision, "undone", QT_TRANSLATE_NOOP("yuyi::AuditText", "Undid a decision")},
    Said{Entity::Decision, "redone", QT_TRANSLATE_NOOP("yuyi::AuditText", "Restored a decision")},
    Said{Entity::DuplicateGroup, "searched", QT_TRANSLATE_NOOP("yuyi::AuditText", "Searched for duplicates")},
    Said{Entity::DuplicateGroup, "confirmed", QT_TRANSLATE_NOOP("yuyi::AuditText", "Confirmed a group of duplicates")},
    Said{Entity::DuplicateGroup, "dismissed", QT_TRANSLATE_NOOP("yuyi::AuditText", "Marked a group as not duplicates")},
    Said{Entity::DuplicateGroup, "swapped", QT_TRANSLATE_NOOP("yuyi::AuditText", "Changed which image of a group is kept")},
    Said{Entity::DuplicateGroup, "split", QT_TRANSLATE_NOOP("yuyi::AuditText", "Removed an image from a duplicate group")},
    Said{Entity::DuplicateGroup, "reopened", QT_TRANSLATE_NOOP("yuyi::AuditText", "Reopened a decided duplicate group")},
    Said{Entity::DuplicateGroup, "undone", QT_TRANSLATE_NOOP("yuyi::AuditText", "Undid a change to a duplicate group")},
    Said{Entity::DuplicateGroup, "redone", QT_TRANSLATE_NOOP("yuyi::AuditText", "Redid a change to a duplicate group")},
    Said{Entity::TextMeasure, "measured", QT_TRANSLATE_NOOP("yuyi::AuditText", "Measured the text in the image")},
    Said{Entity::TextMeasure, "areas", QT_TRANSLATE_NOOP("yuyi::AuditText", "Corrected the text areas")},
    Said{Entity::Annotation, "saved", QT_TRANSLATE_NOOP("yuyi::AuditText", "Saved while typing")},
    Said{Entity::Annotation, "edited", QT_TRANSLATE_NOOP("yuyi::AuditText", "Wrote the annotation")},
    Said{Entity::Annotation, "submitted", QT_TRANSLATE_NOOP("yuyi::AuditText", "Submitted the annotation")},
    Said{Entity::Annotation, "reopened", QT_TRANSLATE_NOOP("yuyi::AuditText", "Reopened the annotation")},
    Said{Entity::Annotation, "skipped", QT_TRANSLATE_NOOP("yuyi::AuditText", "Skipped the image")},
    Said{Entity::Annotation, "put-aside", QT_TRANSLATE_NOOP("yuyi::AuditText", "Set an annotation aside")},
    Said{Entity::Annotation, "taken-up", QT_TRANSLATE_NOOP("yuyi::AuditText", "Restored an annotation that was set aside")},
    Said{Entity::Annotation, "gold", QT_TRANSLATE_NOOP("yuyi::AuditText", "Created the gold annotation")},
    Said{Entity::Question, "dropped", QT_TRANSLATE_NOOP("yuyi::AuditText", "Removed a question")},
    Said{Entity::Question, "suspect-sent-back", QT_TRANSLATE_NOOP("yuyi::AuditText", "Returned a suspected question to review")},
    Said{Entity::Question, "suspect-looked-at", QT_TRANSLATE_NOOP("yuyi::AuditText", "Reviewed a suspected question and kept "
                                                                                     "it")},
    Said{Entity::Question, "suspect-listed", QT_TRANSLATE_NOOP("yuyi::AuditText", "Listed a question as suspected again")},
    Said{Entity::Release, "released", QT_TRANSLATE_NOOP("yuyi::AuditText", "Released the dataset")},
    Said{Entity::SourceEntry, "imported", QT_TRANSLATE_NOOP("yuyi::AuditText", "Imported an item")},
    Said{Entity::Undo, "undone", QT_TRANSLATE_NOOP("yuyi::AuditText", "Undid a step")},
    Said{Entity::Undo, "redone", QT_TRANSLATE_NOOP("yuyi::AuditText", "Redid a step")},
    Said{Entity::Assignment, "handed-out", QT_TRANSLATE_NOOP("yuyi::AuditText", "Assigned the image")},
    Said{Entity::Assignment, "reserved", QT_TRANSLATE_NOOP("yuyi::AuditText", "Took the image from the pool")},
    Said{Entity::Assignment, "given-back", QT_TRANSLATE_NOOP("yuyi::AuditText", "Gave the image back to the pool")},
    Said{Entity::Assignment, "withdrawn", QT_TRANSLATE_NOOP("yuyi::AuditText", "Withdrew a task")},
    Said{Entity::Assignment, "given-again", QT_TRANSLATE_NOOP("yuyi::AuditText", "Restored a withdrawn task")},
    Said{Entity::Assignment, "done", QT_TRANSLATE_NOOP("yuyi::AuditText", "Completed a task")},
    Said{Entity::Assignment, "resumed", QT_TRANSLATE_NOOP("yuyi::AuditText", "Reopened a completed task")},
    Said{Entity::Return, "returned", QT_TRANSLATE_NOOP("yuyi::AuditText", "Returned the annotation to its author")},
    Said{Entity::Return, "reopened", QT_TRANSLATE_NOOP("yuyi::AuditText", "Reopened a returned annotation")},
    Said{Entity::Return, "withdrawn", QT_TRANSLATE_NOOP("yuyi::AuditText", "Undid the return of an annotation")},
    Said{Entity::Return, "answered", QT_TRANSLATE_NOOP("yuyi::AuditText", "Submitted a returned annotation again")},
    Said{Entity::Submission, "handed-in", QT_TRANSLATE_NOOP("yuyi::AuditText", "Recorded the submission")},
    Said{Entity::Adjudication, "compared", QT_TRANSLATE_NOOP("yuyi::AuditText", "Two annotations were compared")},
    Said{Entity::Adjudication, "opened", QT_TRANSLATE_NOOP("yuyi::AuditText", "Started to adjudicate")},
    Said{Entity::Adjudication, "saved", QT_TRANSLATE_NOOP("yuyi::AuditText", "Entered an adjudication")},
    Said{Entity::Adjudication, "settled", QT_TRANSLATE_NOOP("yuyi::AuditText", "Adjudicated a field")},
    Said{Entity::Adjudication, "unsettled", QT_TRANSLATE_NOOP("yuyi::AuditText", "Withdrew an adjudication")},
    Said{Entity::Adjudication, "finished", QT_TRANSLATE_NOOP("yuyi::AuditText", "Adjudicated all fields")},
    Said{Entity::Adjudication, "reopened", QT_TRANSLATE_NOOP("yuyi::AuditText", "Reopened an adjudication")},
    Said{Entity::Adjudication, "sent-back", QT_TRANSLATE_NOOP("yuyi::AuditText", "Returned the image to both annotators")},
    Said{Entity::Validation, "opened", QT_TRANSLATE_NOOP("yuyi::AuditText", "Started a validation round")},
    Said{Entity::Validation, "reopened", QT_TRANSLATE_NOOP("yuyi::AuditText", "Reopened a decided validation round")},
    Said{Entity::Validation, "open", QT_TRANSLATE_NOOP("yuyi::AuditText", "Started a validation round")},
    Said{Entity::Validation, "passed", QT_TRANSLATE_NOOP("yuyi::AuditText", "A question passed validation")},
    Said{Entity::Validation, "failed", QT_TRANSLATE_NOOP("yuyi::AuditText", "A question failed validation")},
    Said{Entity::Validation, "discussed", QT_TRANSLATE_NOOP("yuyi::AuditText", "A question was sent to team discussion")},
    Said{Entity::Validation, "withdrawn", QT_TRANSLATE_NOOP("yuyi::AuditText", "Withdrew a validation round")},
    Said{Entity::Vote, "answered", QT_TRANSLATE_NOOP("yuyi::AuditText", "Answered a question blind")},
    Said{Entity::Vote, "withdrawn", QT_TRANSLATE_NOOP("yuyi::AuditText", "Withdrew an answer")},
    Said{Entity::Vote, "taken-out", QT_TRANSLATE_NOOP("yuyi::AuditText", "Removed an answer from its validation round")},
    Said{Entity::Vote, "restored", QT_TRANSLATE_NOOP("yuyi::AuditText", "Restored an answer")},
    Said{Entity::Discussion, "opened", QT_TRANSLATE_NOOP("yuyi::AuditText", "Opened a discussion")},
    Said{Entity::Discussion, "voted", QT_TRANSLATE_NOOP("yuyi::AuditText", "Voted in a discussion")},
    Said{Entity::Discussion, "concluded", QT_TRANSLATE_NOOP("yuyi::AuditText", "Concluded a discussion")},
    Said{Entity::Rating, "added", QT_TRANSLATE_NOOP("yuyi::AuditText", "Scored a description")},
    Said{Entity::Rating, "changed", QT_TRANSLATE_NOOP("yuyi::AuditText", "Changed the score of a description")},
    Said{Entity::Rating, "opened", QT_TRANSLATE_NOOP("yuyi::AuditText", "Viewed the results before scoring all descriptions")},
    Said{Entity::Rating, "withdrawn", QT_TRANSLATE_NOOP("yuyi::AuditText", "Withdrew the score of a description")},
    Said{Entity::Comment, "added", QT_TRANSLATE_NOOP("yuyi::AuditText", "Commented")},
    Said{Entity::Comment, "resolved", QT_TRANSLATE_NOOP("yuyi::AuditText", "Resolved a comment thread")},
    Said{Entity::Comment, "reopened", QT_TRANSLATE_NOOP("yuyi::AuditText", "Reopened a comment thread")},
    Said{Entity::Comment, "seen", QT_TRANSLATE_NOOP("yuyi::AuditText", "Read a comment")},
    Said{Entity::Guideline, "published", QT_TRANSLATE_NOOP("yuyi::AuditText", "Published a version of the guideline")},
    Said{Entity::Calibration, "added", QT_TRANSLATE_NOOP("yuyi::AuditText", "Created a calibration batch")},
    Said{Entity::Calibration, "revealed", QT_TRANSLATE_NOOP("yuyi::AuditText", "Revealed a calibration batch")},
    Said{Entity::Calibration, "outcome", QT_TRANSLATE_NOOP("yuyi::AuditText", "Recorded the outcome of a disagreement")},
    Said{Entity::Calibration, "result",
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Decided whether a person passes the calibration")},
    Said{Entity::Calibration, "closed", QT_TRANSLATE_NOOP("yuyi::AuditText", "Closed a calibration batch")},
    Said{Entity::ErrorSample, "drawn", QT_TRANSLATE_NOOP("yuyi::AuditText", "Sampled wrong answers for error review")},
    Said{Entity::ErrorSample, "topped-up", QT_TRANSLATE_NOOP("yuyi::AuditText", "Added wrong answers to a sample")},
    Said{Entity::ErrorSample, "type-added", QT_TRANSLATE_NOOP("yuyi::AuditText", "Added an error type")},
    Said{Entity::ErrorCase, "coded", QT_TRANSLATE_NOOP("yuyi::AuditText", "Coded a wrong answer")},
    Said{Entity::ErrorCase, "taken-back", QT_TRANSLATE_NOOP("yuyi::AuditText", "Withdrew the code of a wrong answer")},
    Said{Entity::ErrorCase, "settled", QT_TRANSLATE_NOOP("yuyi::AuditText", "Adjudicated a wrong answer on which experts "
                                                                            "disagreed")},
    Said{Entity::ErrorCase, "probed", QT_TRANSLATE_NOOP("yuyi::AuditText", "Asked a model about a wrong answer")},
    Said{Entity::Study, "added", QT_TRANSLATE_NOOP("yuyi::AuditText", "Set up a study")},
    Said{Entity::Study, "saved", QT_TRANSLATE_NOOP("yuyi::AuditText", "Changed the draft of a study")},
    Said{Entity::Study, "removed", QT_TRANSLATE_NOOP("yuyi::AuditText", "Removed the draft of a study")},
    Said{Entity::Study, "renamed", QT_TRANSLATE_NOOP("yuyi::AuditText", "Renamed a study")},
    Said{Entity::Study, "frozen", QT_TRANSLATE_NOOP("yuyi::AuditText", "Froze a study")},
    Said{Entity::Study, "closed", QT_TRANSLATE_NOOP("yuyi::AuditText", "Closed a study")},
    Said{Entity::Study, "reopened", QT_TRANSLATE_NOOP("yuyi::AuditText", "Reopened a study")},
    Said{Entity::Study, "simulated", QT_TRANSLATE_NOOP("yuyi::AuditText", "Did a dry run of a study")},
    Said{Entity::Study, "simulation-removed", QT_TRANSLATE_NOOP("yuyi::AuditText", "Removed simulated participants")},
    Said{Entity::Participant, "added", QT_TRANSLATE_NOOP("yuyi::AuditText", "Added a participant")},
    Said{Entity::Participant, "named", QT_TRANSLATE_NOOP("yuyi::AuditText", "Changed the name of a participant")},
    Said{Entity::Participant, "withdrawn", QT_TRANSLATE_NOOP("yuyi::AuditText", "Deleted all answers of a participant who "
                                                                                "withdrew")},
    Said{Entity::Participant, "concluded", QT_TRANSLATE_NOOP("yuyi::AuditText", "Ended the study early for a participant")},
    Said{Entity::Participant, "opened", QT_TRANSLATE_NOOP("yuyi::AuditText", "Opened a study")},
    Said{Entity::Participant, "declined", QT_TRANSLATE_NOOP("yuyi::AuditText", "Declined to take part in a study")},
    Said{Entity::Participant, "displayed", QT_TRANSLATE_NOOP("yuyi::AuditText", "Recorded the display settings of a participant")},
    Said{Entity::Participant, "began", QT_TRANSLATE_NOOP("yuyi::AuditText", "Agreed to take part in a study")},
    Said{Entity::Participant, "resumed", QT_TRANSLATE_NOOP("yuyi::AuditText", "Resumed a study")},
    Said{Entity::Participant, "too-late", QT_TRANSLATE_NOOP("yuyi::AuditText", "Returned to a study too late to continue")},
    Said{Entity::Participant, "picture-failed", QT_TRANSLATE_NOOP("yuyi::AuditText", "An image could not be shown in a study")},
    Said{Entity::Participant, "finished", QT_TRANSLATE_NOOP("yuyi::AuditText", "Finished a study")},
    Said{Entity::Package, "packed", QT_TRANSLATE_NOOP("yuyi::AuditText", "Created a work package")},
    Said{Entity::Package, "withdrawn", QT_TRANSLATE_NOOP("yuyi::AuditText", "Withdrew a work package")},
    Said{Entity::Package, "merged", QT_TRANSLATE_NOOP("yuyi::AuditText", "Imported a returned work package")},
    Said{Entity::Package, "finished", QT_TRANSLATE_NOOP("yuyi::AuditText", "Finished a work package")},
    Said{Entity::Package, "reopened", QT_TRANSLATE_NOOP("yuyi::AuditText", "Continued a finished work package")},
    Said{Entity::ReviewSample, "drawn", QT_TRANSLATE_NOOP("yuyi::AuditText", "Drew a sample of accepted images")},
    Said{Entity::ReviewSample, "approved", QT_TRANSLATE_NOOP("yuyi::AuditText", "Checked and approved an accepted image")},
    Said{Entity::ReviewSample, "reopened", QT_TRANSLATE_NOOP("yuyi::AuditText", "Withdrew an approval")},
    Said{Entity::ReviewSample, "returned", QT_TRANSLATE_NOOP("yuyi::AuditText", "Returned an accepted image to its authors")},
    Said{Entity::Run, "added", QT_TRANSLATE_NOOP("yuyi::AuditText", "Set up a run")},
    Said{Entity::Run, "started", QT_TRANSLATE_NOOP("yuyi::AuditText", "Started a run")},
    Said{Entity::Run, "waiting", QT_TRANSLATE_NOOP("yuyi::AuditText", "Queued a run")},
    Said{Entity::Run, "running", QT_TRANSLATE_NOOP("yuyi::AuditText", "Resumed a run")},
    Said{Entity::Run, "paused", QT_TRANSLATE_NOOP("yuyi::AuditText", "Paused a run")},
    Said{Entity::Run, "done", QT_TRANSLATE_NOOP("yuyi::AuditText", "Finished a run")},
    Said{Entity::Run, "cancelled", QT_TRANSLATE_NOOP("yuyi::AuditText", "Cancelled a run")},
    Said{Entity::Run, "budget", QT_TRANSLATE_NOOP("yuyi::AuditText", "Changed the budget of a run")},
    Said{Entity::Run, "hidden", QT_TRANSLATE_NOOP("yuyi::AuditText", "Hid a run")},
    Said{Entity::Run, "shown", QT_TRANSLATE_NOOP("yuyi::AuditText", "Showed a hidden run again")},
    Said{Entity::Run, "template-saved", QT_TRANSLATE_NOOP("yuyi::AuditText", "Saved a version of a prompt")},
    Said{Entity::Run, "set-renamed", QT_TRANSLATE_NOOP("yuyi::AuditText", "Renamed a set of items")},
    Said{Entity::Run, "imported", QT_TRANSLATE_NOOP("yuyi::AuditText", "Imported external replies")},
    Said{Entity::Run, "rescored", QT_TRANSLATE_NOOP("yuyi::AuditText", "Scored stored replies again")},
    Said{Entity::Response, "overruled", QT_TRANSLATE_NOOP("yuyi::AuditText", "Overruled the scoring of a reply")},
    Said{Entity::Response, "overrule-withdrawn", QT_TRANSLATE_NOOP("yuyi::AuditText", "Withdrew an overruling")},
    Said{Entity::Endpoint, "added", QT_TRANSLATE_NOOP("yuyi::AuditText", "Added an endpoint")},
    Said{Entity::Endpoint, "changed", QT_TRANSLATE_NOOP("yuyi::AuditText", "Changed an endpoint")},
    Said{Entity::Endpoint, "removed", QT_TRANSLATE_NOOP("yuyi::AuditText", "Removed an endpoint")},
    Said{Entity::Endpoint, "restored", QT_TRANSLATE_NOOP("yuyi::AuditText", "Restored an endpoint")},
};

const Said *find(const Event &event)
{
    for (const Said &said : sentences) {
        if (said.entity == event.entity && event.action == QLatin1String(said.action))
            return &said;
    }
    return nullptr;
}

/// Ids and counters of the program that say nothing to a person.
bool isInternal(const QString &key)
{
    return key == QLatin1String("id") || key == QLatin1String("version") || key == QLatin1String("frozen")
        || key == QLatin1String("kind") || key == QLatin1String("place") || key == QLatin1String("act");
}

QString wordOf(const QString &key, const AuditNames &names)
{
    if (const QString word = auditWord(key); !word.isEmpty())
        return word;
    if (key.startsWith(QLatin1String("question:")))
        return Tr::tr("Question %1").arg(key.mid(9));
    const QString code = key.startsWith(QLatin1String("label:")) ? key.mid(6) : key;
    if (const Dimension *dimension = names.preset.dimension(DimensionCode(code)))
        return dimension->title.text();
    return key;
}

/// What speaks for itself: its fields stand without its name before them.
bool isGroup(const QString &key)
{
    return key == QLatin1String("labels") || key == QLatin1String("design") || key == QLatin1String("exclusion")
        || key == QLatin1String("content");
}

/// Empty for a code that is no error type of the project.
QString errorTypeTitle(const QList<ErrorType> &types, const QString &code)
{
    for (const ErrorType &type : types) {
        if (type.code == code)
            return type.title.text();
        if (const QString title = errorTypeTitle(type.subtypes, code); !title.isEmpty())
            return title;
    }
    return {};
}

/// A list that is told in one line although it holds objects; nothing for another.
std::optional<QString> inOneLine(const QString &key, const QJsonArray &array, const AuditNames &names)
{
    if (key == QLatin1String("regions") || key == QLatin1String("spans"))
        return QString::number(array.size());
    if (key != QLatin1String("types"))
        return std::nullopt;
    QStringList parts;
    for (const QJsonValue &one : array) {
        QStringList way;
        for (const char *level : {"type", "subtype"}) {
            const QString code = one.toObject().value(QLatin1String(level)).toString();
            const QString title = errorTypeTitle(names.preset.errorTypes, code);
            if (!code.isEmpty())
                way.append(title.isEmpty() ? code : title);
        }
        parts.append(way.join(QStringLiteral(" › ")));
    }
    return parts.join(Tr::tr(", ", "between values"));
}

/// A label, a stage, a reason or a person by its name; anything else as it is.
QString valueOf(const QString &key, const QString &text, const AuditNames &names)
{
    if (text.isEmpty())
        return text;
    if (const Dimension *dimension = names.preset.dimension(DimensionCode(key))) {
        if (const LabelValue *value = dimension->value(LabelCode(text)))
            return value->title.text();
    }
    if (key == QLatin1String("person") || key.isEmpty()) {
        const PersonId person = PersonId::fromString(text);
        if (!person.isNull())
            return names.of(person);
    }
    if (key == QLatin1String("labels")) {   // of one field, without the name of its dimension
        for (const Dimension &dimension : names.preset.dimensions) {
            if (const LabelValue *value = dimension.value(LabelCode(text)))
                return value->title.text();
        }
    }
    if (key == QLatin1String("field"))
        return wordOf(text, names);
    if (key == QLatin1String("category") || key == QLatin1String("blocks")) {
        if (const Dimension *dimension = names.preset.dimension(DimensionCode(text)))
            return dimension->title.text();
    }
    if (key == QLatin1String("configuration")) {
        for (const Configuration &one : names.preset.configurations) {
            if (one.code == text)
                return one.title.text();
        }
    }
    if (key.isEmpty()) {
        if (const QString title = errorTypeTitle(names.preset.errorTypes, text); !title.isEmpty())
            return title;
    }
    if (key == QLatin1String("reason")) {
        if (const DiscardReason *reason = names.preset.discardReason(text))
            return reason->title.text();
    }
    if (key == QLatin1String("value") || key == QLatin1String("rule")) {
        const QJsonDocument inner = QJsonDocument::fromJson(text.toUtf8());
        if (inner.isArray() || inner.isObject())
            return readable(text.toUtf8(), names).simplified();
    }
    const QString title = codeTitle(key, text);
    return title.isEmpty() ? text : title;
}

void addLines(QStringList &lines, const QString &path, const QString &key, const QJsonValue &value, const AuditNames &names)
{
    const auto add = [&](const QString &text) {
        lines.append(path.isEmpty() ? text : Tr::tr("%1: %2", "a field and what it says").arg(path, text));
    };
    switch (value.type()) {
    case QJsonValue::Object: {
        const QJsonObject object = value.toObject();
        for (auto it = object.begin(); it != object.end(); ++it) {
            if (isInternal(it.key()))
                continue;
            const QString word = wordOf(it.key(), names);
            addLines(lines, isGroup(it.key()) ? path : path.isEmpty() ? word : Tr::tr("%1, %2", "a field within a field").arg(path, word),
                     it.key(), it.value(), names);
        }
        break;
    }
    case QJsonValue::Array: {
        const QJsonArray array = value.toArray();
        if (array.isEmpty())
            break;
        if (const auto line = inOneLine(key, array, names)) {
            add(*line);
            break;
        }
        const bool plain = std::all_of(array.begin(), array.end(), [](const QJsonValue &one) { return !one.isObject(); });
        if (plain) {
            QStringList parts;
            for (const QJsonValue &one : array)
                parts.append(valueOf(key, one.toVariant().toString(), names));
            add(parts.join(Tr::tr(", ", "between values")));
            break;
        }
        int number = 0;
        for (const QJsonValue &one : array)
            addLines(lines, Tr::tr("%1 %2", "a field and its number").arg(path).arg(++number), key, one, names);
        break;
    }
    case QJsonValue::Bool: add(value.toBool() ? Tr::tr("yes") : Tr::tr("no")); break;
    case QJsonValue::Null:
    case QJsonValue::Undefined: break;
    default: {
        const QString text = value.toVariant().toString();
        if (!text.isEmpty() && (QUuid::fromString(text).isNull() || key == QLatin1String("person")))
            add(valueOf(key, text, names));
        break;
    }
    }
}

} // namespace

QString AuditNames::of(const PersonId &person) const
{
    if (person.isNull())
        return Tr::tr("The program");
    const auto name = people.constFind(person);
    return name == people.constEnd() ? Tr::tr("Somebody") : *name;
}

QString titleOf(Entity entity)
{
    switch (entity) {
    case Entity::Project: return Tr::tr("Project");
    case Entity::Person: return Tr::tr("Person");
    case Entity::Image: return Tr::tr("Image");
    case Entity::Decision: return Tr::tr("Decision");
    case Entity::DuplicateGroup: return Tr::tr("Duplicates");
    case Entity::TextMeasure: return Tr::tr("Text in the image");
    case Entity::Annotation: return Tr::tr("Annotation");
    case Entity::Question: return Tr::tr("Question");
    case Entity::Release: return Tr::tr("Release");
    case Entity::Job: return Tr::tr("Background task");
    case Entity::SourceEntry: return Tr::tr("Imported item");
    case Entity::Undo: return Tr::tr("Undo");
    case Entity::Assignment: return Tr::tr("Assigned task");
    case Entity::Return: return Tr::tr("Return");
    case Entity::Submission: return Tr::tr("Submission");
    case Entity::Adjudication: return Tr::tr("Adjudication");
    case Entity::Validation: return Tr::tr("Validation");
    case Entity::Vote: return Tr::tr("Answer");
    case Entity::Discussion: return Tr::tr("Discussion");
    case Entity::Comment: return Tr::tr("Comment");
    case Entity::Guideline: return Tr::tr("Guideline");
    case Entity::Calibration: return Tr::tr("Calibration");
    case Entity::ReviewSample: return Tr::tr("Check of accepted images");
    case Entity::Endpoint: return Tr::tr("Endpoint");
    case Entity::Run: return Tr::tr("Run");
    case Entity::Response: return Tr::tr("Response");
    case Entity::ErrorSample: return Tr::tr("Error sample");
    case Entity::ErrorCase: return Tr::tr("Error case");
    case Entity::Rating: return Tr::tr("Score");
    case Entity::Study: return Tr::tr("Study");
    case Entity::Participant: return Tr::tr("Participant");
    case Entity::Package: return Tr::tr("Work package");
    }
    return {};
}

QString sentenceOf(const Event &event, const AuditNames &names)
{
    const Said *said = find(event);
    if (!said)
        return Tr::tr("%1: %2", "kind of record, code of an action").arg(titleOf(event.entity), event.action);
    const QString sentence = Tr::tr(said->sentence);
    if (event.entity == Entity::Image && event.action == QLatin1String("stage")) {
        const auto before = fromCode<Stage>(QString::fromUtf8(event.before));
        const auto after = fromCode<Stage>(QString::fromUtf8(event.after));
        if (before && after)
            return Tr::tr("The image moved to another stage: %1 → %2").arg(titleOf(*before), titleOf(*after));
    }
    const QJsonObject after = QJsonDocument::fromJson(event.after).object();
    if (event.entity == Entity::Undo) {
        const QString text = after.value(QStringLiteral("text")).toString();
        return text.isEmpty() ? sentence : Tr::tr("%1: %2", "what happened, to what").arg(sentence, text);
    }
    if (event.entity == Entity::Calibration || event.entity == Entity::Guideline || event.entity == Entity::Person
        || event.entity == Entity::Endpoint) {
        const QString name = after.value(QStringLiteral("name")).toString();
        if (!name.isEmpty())
            return Tr::tr("%1: %2", "what happened, to what").arg(sentence, name);
    }
    if (event.entity == Entity::Decision && event.action == QLatin1String("discarded")) {
        const QString reason = after.value(QStringLiteral("reason")).toString();
        if (!reason.isEmpty())
            return Tr::tr("%1: %2", "what happened, to what").arg(sentence, valueOf(QStringLiteral("reason"), reason, names));
    }
    return sentence;
}

QList<QPair<QString, QString>> actionsOf(Entity entity)
{
    QList<QPair<QString, QString>> actions;
    for (const Said &said : sentences) {
        if (said.entity == entity)
            actions.append({QString::fromLatin1(said.action), Tr::tr(said.sentence)});
    }
    return actions;
}

QString readable(const QByteArray &value, const AuditNames &names)
{
    if (value.isEmpty())
        return {};
    QJsonParseError error{};
    const QJsonDocument document = QJsonDocument::fromJson(value, &error);
    if (error.error != QJsonParseError::NoError) {
        const QString text = QString::fromUtf8(value);
        bool number = false;
        text.toLongLong(&number);
        if (number)
            return Tr::tr("%1: %2", "a field and what it says").arg(wordOf(QStringLiteral("count"), names), text);
        return valueOf({}, text, names);
    }
    QStringList lines;
    if (document.isArray())
        addLines(lines, {}, {}, document.array(), names);
    else
        addLines(lines, {}, {}, document.object(), names);
    return lines.join(u'\n');
}

} // namespace yuyi
