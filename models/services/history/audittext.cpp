// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/history/audittext.h"

#include "models/comparison/fieldvalue.h"
#include "models/domain/annotation/annotationjson.h"
#include "models/domain/annotation/questionpictures.h"
#include "models/domain/annotation/translation.h"
#include "models/domain/images/image.h"
#include "models/domain/json/jsonfields.h"
#include "models/domain/preset/preset.h"
#include "models/domain/project/about.h"
#include "models/services/history/auditcodes.h"
#include "models/services/history/auditfields.h"
#include "models/services/history/auditsentences.h"
#include "models/services/rules/eventvalues.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <optional>
#include <string>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::AuditText)
};

/// Ids and counters of the program that say nothing to a person.
bool isInternal(const QString &key)
{
    return key == QLatin1String("id") || key == QLatin1String("version") || key == QLatin1String("frozen")
        || key == QLatin1String("kind") || key == QLatin1String("place") || key == QLatin1String("act")
        || key == QLatin1String("runs");
}

QString wordOf(const QString &key, const AuditNames &names)
{
    if (QString word = auditFieldTitle(key); !word.isEmpty())
        return word;
    if (key.startsWith(QLatin1String("question:")))
        return Tr::tr("Question %1").arg(key.mid(9));
    if (key.startsWith(aboutKey)) {
        if (const auto field = fromCode<AboutField>(QStringView(key).mid(aboutKey.size())))
            return titleOf(*field);
    }
    if (key.startsWith(translationKey)) {
        const QString place = key.mid(translationKey.size());
        if (const auto language = fromCode<ItemLanguage>(place.section(u':', 0, 0))) {
            return Tr::tr("%1, %2", "a text of an item, language of its translation")
                .arg(titleOfText(place.section(u':', 1)), titleOf(*language));
        }
    }
    if (key.startsWith(factKey)) {
        const QString code = key.mid(factKey.size());
        if (const QString struck = kindOfStruck(code); !struck.isEmpty()) {
            const QuestionKind *kind = names.preset.kind(struck);
            return Tr::tr("Options that were struck out of “%1”").arg(kind ? kind->title.text() : struck);
        }
        const FactForm *fact = names.preset.fact(code);
        return fact ? fact->title.text() : code;
    }
    const QString code = key.startsWith(QLatin1String("label:")) ? key.mid(6) : key;
    if (const Dimension *dimension = names.preset.dimension(DimensionCode(code)))
        return dimension->title.text();
    return key;
}

/// What speaks for itself: its fields, or the text of what a reply says, stand without its name before them.
bool isNameless(const QString &within, const QString &key)
{
    return key == QLatin1String("labels") || key == QLatin1String("design") || key == QLatin1String("exclusion")
        || key == QLatin1String("content") || (within == QLatin1String("read") && key == QLatin1String("text"));
}

/// Empty for a code that is no error type of the project.
QString errorTypeTitle(const QList<ErrorType> &types, const QString &code)
{
    for (const ErrorType &type : types) {
        if (type.code == code)
            return type.title.text();
        if (QString title = errorTypeTitle(type.subtypes, code); !title.isEmpty())
            return title;
    }
    return {};
}

/// The beginning of its hash: whoever has the picture finds it by that.
QString hashInWords(const Medium &picture)
{
    return Tr::tr("%1…", "the beginning of a hash").arg(picture.sha256.hex().left(12));
}

/// "Fig. 1 (ab12cd34ef56…)", behind its role where it has one.
QString pictureInWords(const Medium &picture, int number, const Preset &preset)
{
    QString text =
        Tr::tr("%1 (%2)", "a picture, the beginning of its hash").arg(captionOf(ItemPicture{picture, number, -1}), hashInWords(picture));
    for (const QuestionKind &kind : preset.kinds) {
        if (const MediaRole *role = kind.role(picture.role))
            return Tr::tr("%1: %2", "the role of a picture, which picture").arg(role->title.text(), text);
    }
    return text;
}

/// A list that is told in one line although it holds objects; nothing for another.
std::optional<QString> inOneLine(const QString &key, const Json &array, const AuditNames &names)
{
    if (key == QLatin1String("regions") || key == QLatin1String("spans"))
        return QString::number(array.size());
    if (key == QLatin1String("media")) {
        QStringList pictures;
        for (const Json &one : array)
            pictures.append(pictureInWords(mediumFromJson(one), static_cast<int>(pictures.size()) + 1, names.preset));
        return pictures.join(Tr::tr(", ", "between values"));
    }
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
    if (const Dimension *dimension = names.preset.dimension(DimensionCode(key)); dimension && dimension->knows(LabelCode(text)))
        return dimension->titleOf(LabelCode(text));
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
    if (key == QLatin1String("stem"))
        return readableStem(text);
    if (key == QLatin1String("category") || key == QLatin1String("across") || key == QLatin1String("blocks")) {
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
        if (QString title = errorTypeTitle(names.preset.errorTypes, text); !title.isEmpty())
            return title;
    }
    if (key == QLatin1String("reason")) {
        if (const DiscardReason *reason = names.preset.discardReason(text))
            return reason->title.text();
    }
    if (key == QLatin1String("gate")) {
        for (const Gate &gate : names.preset.gates) {
            if (gate.code == text)
                return gate.title.text();
        }
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
    if (value.is_object() && key == QLatin1String("picture")) {
        add(hashInWords(mediumFromJson(value)));
    } else if (value.is_object()) {
        for (const auto &[member, inner] : value.get<std::map<std::string, Json>>()) {
            const QString name = fromUtf8(member);
            if (isInternal(name))
                continue;
            const Dimension *dimension = key == QLatin1String("labels") ? names.preset.dimension(DimensionCode(name)) : nullptr;
            const QString word = dimension ? dimension->title.text() : wordOf(name, names);
            const QString longer = path.isEmpty() ? word : Tr::tr("%1, %2", "a field within a field").arg(path, word);
            addLines(lines, isNameless(key, name) ? path : longer, name, inner, names);
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
    case Entity::Undo: return Tr::tr("Undo or redo");
    case Entity::Assignment: return Tr::tr("Assigned task");
    case Entity::Return: return Tr::tr("Returned annotation");
    case Entity::Submission: return Tr::tr("Submission");
    case Entity::Adjudication: return Tr::tr("Adjudication");
    case Entity::Validation: return Tr::tr("Validation");
    case Entity::Vote: return Tr::tr("Validation answer");
    case Entity::Discussion: return Tr::tr("Discussion");
    case Entity::Comment: return Tr::tr("Comment");
    case Entity::Guideline: return Tr::tr("Guideline");
    case Entity::Calibration: return Tr::tr("Calibration");
    case Entity::ReviewSample: return Tr::tr("Check of accepted images");
    case Entity::Endpoint: return Tr::tr("Endpoint");
    case Entity::Run: return Tr::tr("Run");
    case Entity::Response: return Tr::tr("Model reply");
    case Entity::ErrorSample: return Tr::tr("Sample of wrong answers");
    case Entity::ErrorCase: return Tr::tr("Error case");
    case Entity::Rating: return Tr::tr("Score of a description");
    case Entity::Study: return Tr::tr("Study");
    case Entity::Participant: return Tr::tr("Participant");
    case Entity::Package: return Tr::tr("Work package");
    case Entity::Concept: return Tr::tr("Concepts");
    case Entity::Chain: return Tr::tr("Chain of concepts");
    }
    return {};
}

QString sentenceOf(const Event &event, const AuditNames &names)
{
    QString sentence = auditSentence(event);
    if (sentence.isEmpty())
        return Tr::tr("%1: %2", "kind of record, code of an action").arg(titleOf(event.entity), event.action);
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
    if (changesTemplateFacts(event))
        return Tr::tr("Changed facts of the image for templates");
    if (event.entity == Entity::Project && event.is(AuditAction::Facts)) {
        const QString picture = textOf(after, "picture");
        if (!picture.isEmpty())
            return Tr::tr("%1: %2", "what happened, to what").arg(sentence, picture);
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

bool changesTemplateFacts(const Event &event)
{
    if (event.entity != Entity::Image || !event.is(AuditAction::Facts))
        return false;
    const auto namesFact = [](const QByteArray &value) {
        const Json json = storedJson(value);
        if (!json.is_object() || json.empty())
            return false;
        return fromUtf8(json.begin().key()).startsWith(factKey);
    };
    return namesFact(event.before) || namesFact(event.after);
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
