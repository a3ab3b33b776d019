// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/history/audittext.h"

#include "models/comparison/fieldvalue.h"
#include "models/domain/images/image.h"
#include "models/domain/json/jsonfields.h"
#include "models/services/history/auditcodes.h"
#include "models/services/history/auditfields.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <string>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::AuditText)
};

struct Said {
    Entity entity;
    AuditAction action;
    const char *sentence;
};

// One line per thing that happens; the sentences are looked up in the translation when they are shown.
constexpr std::array sentences{
    Said{Entity::Project, AuditAction::Rules,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Changed the project's title or rules")},
    Said{Entity::Project, AuditAction::TextLimit,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Changed the text limit")},
    Said{Entity::Project, AuditAction::TextBand,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Changed the review band of the text ratio")},
    Said{Entity::Project, AuditAction::CertaintyLimit,
         QT_TRANSLATE_NOOP("yuyi::AuditText",
                           "Changed the minimum certainty for batch confirmation of duplicates")},
    Said{Entity::Project, AuditAction::Added,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Created the project")},
    Said{Entity::Person, AuditAction::Added,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Added a person")},
    Said{Entity::Person, AuditAction::Changed,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Changed a person's details")},
    Said{Entity::Person, AuditAction::Paused,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Paused a person")},
    Said{Entity::Person, AuditAction::Resumed,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Unpaused a person")},
    Said{Entity::Person, AuditAction::Ended,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Removed a person from the project")},
    Said{Entity::Image, AuditAction::Added,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Collected the image")},
    Said{Entity::Image, AuditAction::Facts,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Changed source, licence or note")},
    Said{Entity::Image, AuditAction::Stage,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "The image moved to another stage")},
    Said{Entity::Decision, AuditAction::Kept,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Kept the image")},
    Said{Entity::Decision, AuditAction::Discarded,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Discarded the image")},
    Said{Entity::Decision, AuditAction::Undone,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Undid a decision")},
    Said{Entity::Decision, AuditAction::Redone,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Restored a decision")},
    Said{Entity::DuplicateGroup, AuditAction::Searched,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Searched for duplicates")},
    Said{Entity::DuplicateGroup, AuditAction::Confirmed,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Confirmed a group of duplicates")},
    Said{Entity::DuplicateGroup, AuditAction::Dismissed,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Marked a group as not duplicates")},
    Said{Entity::DuplicateGroup, AuditAction::Swapped,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Changed which image of a group is kept")},
    Said{Entity::DuplicateGroup, AuditAction::Split,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Removed an image from a duplicate group")},
    Said{Entity::DuplicateGroup, AuditAction::Reopened,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Reopened a decided duplicate group")},
    Said{Entity::DuplicateGroup, AuditAction::Undone,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Undid a change to a duplicate group")},
    Said{Entity::DuplicateGroup, AuditAction::Redone,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Redid a change to a duplicate group")},
    Said{Entity::TextMeasure, AuditAction::Measured,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Measured the text in the image")},
    Said{Entity::TextMeasure, AuditAction::Areas,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Corrected the text areas")},
    Said{Entity::Annotation, AuditAction::Saved,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Saved while typing")},
    Said{Entity::Annotation, AuditAction::Edited,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Wrote the annotation")},
    Said{Entity::Annotation, AuditAction::Submitted,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Submitted the annotation")},
    Said{Entity::Annotation, AuditAction::Reopened,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Reopened the annotation")},
    Said{Entity::Annotation, AuditAction::Skipped,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Skipped the image")},
    Said{Entity::Annotation, AuditAction::Superseded,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Set an annotation aside")},
    Said{Entity::Annotation, AuditAction::TakenUp,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Restored an annotation that was set aside")},
    Said{Entity::Annotation, AuditAction::Gold,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Created the gold annotation")},
    Said{Entity::Question, AuditAction::Dropped,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Removed a question")},
    Said{Entity::Question, AuditAction::FlaggedItemSentBack,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Returned a flagged item to review")},
    Said{Entity::Question, AuditAction::FlaggedItemLookedAt,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Reviewed a flagged item and kept it")},
    Said{Entity::Question, AuditAction::FlaggedItemListed,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Flagged an item again")},
    Said{Entity::Release, AuditAction::Released,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Released the dataset")},
    Said{Entity::SourceEntry, AuditAction::Imported,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Imported an item")},
    Said{Entity::Undo, AuditAction::Undone, QT_TRANSLATE_NOOP("yuyi::AuditText", "Undid a step")},
    Said{Entity::Undo, AuditAction::Redone, QT_TRANSLATE_NOOP("yuyi::AuditText", "Redid a step")},
    Said{Entity::Assignment, AuditAction::HandedOut,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Assigned the image")},
    Said{Entity::Assignment, AuditAction::Reserved,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Took the image from the pool")},
    Said{Entity::Assignment, AuditAction::GivenBack,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Gave the image back to the pool")},
    Said{Entity::Assignment, AuditAction::Withdrawn,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Withdrew a task")},
    Said{Entity::Assignment, AuditAction::GivenAgain,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Restored a withdrawn task")},
    Said{Entity::Assignment, AuditAction::Done,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Completed a task")},
    Said{Entity::Assignment, AuditAction::Resumed,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Reopened a completed task")},
    Said{Entity::Return, AuditAction::Returned,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Returned the annotation to its author")},
    Said{Entity::Return, AuditAction::Reopened,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Reopened a returned annotation")},
    Said{Entity::Return, AuditAction::Withdrawn,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Undid the return of an annotation")},
    Said{Entity::Return, AuditAction::Answered,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Submitted a returned annotation again")},
    Said{Entity::Submission, AuditAction::HandedIn,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Stored the annotation as submitted")},
    Said{Entity::Adjudication, AuditAction::Compared,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Two annotations were compared")},
    Said{Entity::Adjudication, AuditAction::Opened,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Started to adjudicate")},
    Said{Entity::Adjudication, AuditAction::Saved,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Saved an adjudication while typing")},
    Said{Entity::Adjudication, AuditAction::Settled,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Adjudicated a field")},
    Said{Entity::Adjudication, AuditAction::Unsettled,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Withdrew the adjudication of a field")},
    Said{Entity::Adjudication, AuditAction::Finished,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Adjudicated all fields")},
    Said{Entity::Adjudication, AuditAction::Reopened,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Reopened the adjudication of the image")},
    Said{Entity::Adjudication, AuditAction::SentBack,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Returned the image to both annotators")},
    Said{Entity::Validation, AuditAction::Opened,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Started a validation round")},
    Said{Entity::Validation, AuditAction::Reopened,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Reopened a decided validation round")},
    Said{Entity::Validation, AuditAction::Open,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Started a validation round")},
    Said{Entity::Validation, AuditAction::Passed,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "A question passed validation")},
    Said{Entity::Validation, AuditAction::Failed,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "A question failed validation")},
    Said{Entity::Validation, AuditAction::Discussed,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "A question was sent to team discussion")},
    Said{Entity::Validation, AuditAction::Withdrawn,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Withdrew a validation round")},
    Said{Entity::Vote, AuditAction::Answered,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Answered a question blind")},
    Said{Entity::Vote, AuditAction::Withdrawn,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Withdrew an answer")},
    Said{Entity::Vote, AuditAction::TakenOut,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Removed an answer from its validation round")},
    Said{Entity::Vote, AuditAction::Restored,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Restored an answer")},
    Said{Entity::Discussion, AuditAction::Opened,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Opened a discussion")},
    Said{Entity::Discussion, AuditAction::Voted,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Voted in a discussion")},
    Said{Entity::Discussion, AuditAction::Concluded,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Concluded a discussion")},
    Said{Entity::Rating, AuditAction::Added,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Scored a description")},
    Said{Entity::Rating, AuditAction::Changed,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Changed the score of a description")},
    Said{
        Entity::Rating, AuditAction::Opened,
        QT_TRANSLATE_NOOP("yuyi::AuditText", "Viewed the results before scoring all descriptions")},
    Said{Entity::Rating, AuditAction::Withdrawn,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Withdrew the score of a description")},
    Said{Entity::Comment, AuditAction::Added, QT_TRANSLATE_NOOP("yuyi::AuditText", "Commented")},
    Said{Entity::Comment, AuditAction::Resolved,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Resolved a comment thread")},
    Said{Entity::Comment, AuditAction::Reopened,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Reopened a comment thread")},
    Said{Entity::Comment, AuditAction::Seen,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Read a comment")},
    Said{Entity::Guideline, AuditAction::Published,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Published a version of the guideline")},
    Said{Entity::Calibration, AuditAction::Added,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Created a calibration batch")},
    Said{Entity::Calibration, AuditAction::Revealed,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Revealed a calibration batch")},
    Said{Entity::Calibration, AuditAction::Outcome,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Recorded the outcome of a disagreement")},
    Said{Entity::Calibration, AuditAction::Result,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Decided whether a person passes the calibration")},
    Said{Entity::Calibration, AuditAction::Closed,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Closed a calibration batch")},
    Said{Entity::ErrorSample, AuditAction::Drawn,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Sampled wrong answers for error review")},
    Said{Entity::ErrorSample, AuditAction::ToppedUp,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Added wrong answers to a sample")},
    Said{Entity::ErrorSample, AuditAction::TypeAdded,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Added an error type")},
    Said{Entity::ErrorCase, AuditAction::Coded,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Coded a wrong answer")},
    Said{Entity::ErrorCase, AuditAction::CodeWithdrawn,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Withdrew the code of a wrong answer")},
    Said{Entity::ErrorCase, AuditAction::Settled,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Adjudicated a wrong answer on which experts "
                                              "disagreed")},
    Said{Entity::ErrorCase, AuditAction::Probed,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Asked a model about a wrong answer")},
    Said{Entity::Study, AuditAction::Added, QT_TRANSLATE_NOOP("yuyi::AuditText", "Set up a study")},
    Said{Entity::Study, AuditAction::Saved,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Changed the draft of a study")},
    Said{Entity::Study, AuditAction::Removed,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Removed the draft of a study")},
    Said{Entity::Study, AuditAction::Renamed,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Renamed a study")},
    Said{Entity::Study, AuditAction::Frozen, QT_TRANSLATE_NOOP("yuyi::AuditText", "Froze a study")},
    Said{Entity::Study, AuditAction::Closed,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Closed a study")},
    Said{Entity::Study, AuditAction::Reopened,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Reopened a study")},
    Said{Entity::Study, AuditAction::Simulated,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Did a dry run of a study")},
    Said{Entity::Study, AuditAction::SimulationRemoved,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Removed simulated participants")},
    Said{Entity::Participant, AuditAction::Added,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Added a participant")},
    Said{Entity::Participant, AuditAction::Named,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Changed the name of a participant")},
    Said{Entity::Participant, AuditAction::Withdrawn,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Deleted all answers of a participant who "
                                              "withdrew")},
    Said{Entity::Participant, AuditAction::Concluded,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Ended the study early for a participant")},
    Said{Entity::Participant, AuditAction::Opened,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Opened the participant information of a "
                                              "study")},
    Said{Entity::Participant, AuditAction::Declined,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Declined to take part in a study")},
    Said{Entity::Participant, AuditAction::Displayed,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Recorded the display settings of a participant")},
    Said{Entity::Participant, AuditAction::Began,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Agreed to take part in a study")},
    Said{Entity::Participant, AuditAction::Resumed,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Continued taking part in a study")},
    Said{Entity::Participant, AuditAction::TooLate,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Returned to a study too late to continue")},
    Said{Entity::Participant, AuditAction::PictureFailed,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "An image could not be shown in a study")},
    Said{Entity::Participant, AuditAction::Finished,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Reached the end of a study")},
    Said{Entity::Package, AuditAction::Packed,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Created a work package")},
    Said{Entity::Package, AuditAction::Withdrawn,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Withdrew a work package")},
    Said{Entity::Package, AuditAction::Merged,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Imported a returned work package")},
    Said{Entity::Package, AuditAction::Finished,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Finished a work package")},
    Said{Entity::Package, AuditAction::Reopened,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Continued a finished work package")},
    Said{Entity::ReviewSample, AuditAction::Drawn,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Drew a sample of accepted images")},
    Said{Entity::ReviewSample, AuditAction::Approved,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Checked and approved an accepted image")},
    Said{Entity::ReviewSample, AuditAction::Reopened,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Withdrew an approval")},
    Said{Entity::ReviewSample, AuditAction::Returned,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Returned an accepted image to its authors")},
    Said{Entity::Run, AuditAction::Added, QT_TRANSLATE_NOOP("yuyi::AuditText", "Set up a run")},
    Said{Entity::Run, AuditAction::Started, QT_TRANSLATE_NOOP("yuyi::AuditText", "Started a run")},
    Said{Entity::Run, AuditAction::Waiting, QT_TRANSLATE_NOOP("yuyi::AuditText", "Queued a run")},
    Said{Entity::Run, AuditAction::Running, QT_TRANSLATE_NOOP("yuyi::AuditText", "Resumed a run")},
    Said{Entity::Run, AuditAction::Paused, QT_TRANSLATE_NOOP("yuyi::AuditText", "Paused a run")},
    Said{Entity::Run, AuditAction::Done, QT_TRANSLATE_NOOP("yuyi::AuditText", "Finished a run")},
    Said{Entity::Run, AuditAction::Cancelled,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Cancelled a run")},
    Said{Entity::Run, AuditAction::Budget,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Changed the budget of a run")},
    Said{Entity::Run, AuditAction::Hidden, QT_TRANSLATE_NOOP("yuyi::AuditText", "Hid a run")},
    Said{Entity::Run, AuditAction::Shown,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Showed a hidden run again")},
    Said{Entity::Run, AuditAction::TemplateSaved,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Saved a version of a prompt")},
    Said{Entity::Run, AuditAction::SetRenamed,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Renamed a set of items")},
    Said{Entity::Run, AuditAction::Imported,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Imported external replies")},
    Said{Entity::Run, AuditAction::Rescored,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Scored stored replies again")},
    Said{Entity::Response, AuditAction::Overruled,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Overruled the scoring of a reply")},
    Said{Entity::Response, AuditAction::OverruleWithdrawn,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Withdrew an overruling")},
    Said{Entity::Endpoint, AuditAction::Added,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Added an endpoint")},
    Said{Entity::Endpoint, AuditAction::Changed,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Changed an endpoint")},
    Said{Entity::Endpoint, AuditAction::Removed,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Removed an endpoint")},
    Said{Entity::Endpoint, AuditAction::Restored,
         QT_TRANSLATE_NOOP("yuyi::AuditText", "Restored an endpoint")},
};

const Said *find(const Event &event)
{
    const auto action = fromCode<AuditAction>(event.action);
    for (const Said &said : sentences) {
        if (said.entity == event.entity && action == said.action)
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
    if (const QString word = auditFieldTitle(key); !word.isEmpty())
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
std::optional<QString> inOneLine(const QString &key, const Json &array, const AuditNames &names)
{
    if (key == QLatin1String("regions") || key == QLatin1String("spans"))
        return QString::number(array.size());
    if (key != QLatin1String("types"))
        return std::nullopt;
    QStringList parts;
    for (const Json &one : array) {
        QStringList way;
        for (const char *level : {"type", "subtype"}) {
            const QString code = textOf(one, level);
            const QString title = errorTypeTitle(names.preset.errorTypes, code);
            if (!code.isEmpty())
                way.append(title.isEmpty() ? code : title);
        }
        parts.append(way.join(QStringLiteral(" › ")));
    }
    return parts.join(Tr::tr(", ", "between values"));
}

/// A text or a number; empty for what is neither.
QString plainText(const Json &value)
{
    if (value.is_string())
        return textOf(value);
    return value.is_number() || value.is_boolean() ? QString::fromUtf8(storedText(value)) : QString();
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
    if (key == QLatin1String("labels")) { // of one field, without the name of its dimension
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
        if (storedJson(text.toUtf8()).is_structured())
            return readable(text.toUtf8(), names).simplified();
    }
    const QString title = codeTitle(key, text);
    return title.isEmpty() ? text : title;
}

void addLines(QStringList &lines, const QString &path, const QString &key, const Json &value, const AuditNames &names)
{
    const auto add = [&](const QString &text) {
        lines.append(path.isEmpty() ? text : Tr::tr("%1: %2", "a field and what it says").arg(path, text));
    };
    if (value.is_object()) {
        for (const auto &[member, inner] : value.get<std::map<std::string, Json>>()) {
            const QString name = fromUtf8(member);
            if (isInternal(name))
                continue;
            const QString word = wordOf(name, names);
            addLines(lines, isGroup(name) ? path : path.isEmpty() ? word
                                                                  : Tr::tr("%1, %2", "a field within a field").arg(path, word),
                     name, inner, names);
        }
    } else if (value.is_array() && !value.empty()) {
        if (const auto line = inOneLine(key, value, names)) {
            add(*line);
        } else if (std::none_of(value.begin(), value.end(), [](const Json &one) { return one.is_object(); })) {
            QStringList parts;
            for (const Json &one : value)
                parts.append(valueOf(key, plainText(one), names));
            add(parts.join(Tr::tr(", ", "between values")));
        } else {
            int number = 0;
            for (const Json &one : value)
                addLines(lines, Tr::tr("%1 %2", "a field and its number").arg(path).arg(++number), key, one, names);
        }
    } else if (value.is_boolean()) {
        add(value.get<bool>() ? Tr::tr("yes") : Tr::tr("no"));
    } else {
        const QString text = plainText(value);
        if (!text.isEmpty() && (QUuid::fromString(text).isNull() || key == QLatin1String("person")))
            add(valueOf(key, text, names));
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
    if (event.entity == Entity::Image && event.is(AuditAction::Stage)) {
        const auto before = fromCode<Stage>(QString::fromUtf8(event.before));
        const auto after = fromCode<Stage>(QString::fromUtf8(event.after));
        if (before && after)
            return Tr::tr("The image moved to another stage: %1 → %2").arg(titleOf(*before), titleOf(*after));
    }
    const Json after = storedJson(event.after);
    if (event.entity == Entity::Undo) {
        const QString text = textOf(after, "text");
        return text.isEmpty() ? sentence : Tr::tr("%1: %2", "what happened, to what").arg(sentence, text);
    }
    if (event.entity == Entity::Calibration || event.entity == Entity::Guideline || event.entity == Entity::Person
        || event.entity == Entity::Endpoint) {
        const QString name = textOf(after, "name");
        if (!name.isEmpty())
            return Tr::tr("%1: %2", "what happened, to what").arg(sentence, name);
    }
    if (event.entity == Entity::Decision && event.is(AuditAction::Discarded)) {
        const QString reason = textOf(after, "reason");
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
            actions.append({codeOf(said.action), Tr::tr(said.sentence)});
    }
    return actions;
}

QString readable(const QByteArray &value, const AuditNames &names)
{
    if (value.isEmpty())
        return {};
    const Json json = storedJson(value);
    if (!json.is_structured()) {
        const QString text = QString::fromUtf8(value);
        bool number = false;
        text.toLongLong(&number);
        if (number)
            return Tr::tr("%1: %2", "a field and what it says").arg(wordOf(QStringLiteral("count"), names), text);
        return valueOf({}, text, names);
    }
    QStringList lines;
    addLines(lines, {}, {}, json, names);
    return lines.join(u'\n');
}

} // namespace yuyi
