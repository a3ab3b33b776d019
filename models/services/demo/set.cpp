// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/demo/set.h"

#include "models/services/annotation/annotationservice.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFile>
#include <QJsonDocument>
#include <QtEndian>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::DemoService)
};

Result<QJsonObject> readObject(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return failure(ErrorCode::NotFound, Tr::tr("“%1” cannot be read.").arg(path));
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(file.readAll(), &error);
    if (!document.isObject())
        return failure(ErrorCode::Damaged, Tr::tr("“%1” differs from the file that came with the program. Install the "
                                                  "program again.").arg(path), error.errorString());
    return document.object();
}

/// Of the words' digest: 53 bits, as many as a double holds.
quint64 drawn(const QString &words)
{
    const QByteArray digest = QCryptographicHash::hash(words.toUtf8(), QCryptographicHash::Sha256);
    return qFromBigEndian<quint64>(digest.constData()) >> 11;
}

DemoPerson personFrom(const QJsonObject &json)
{
    DemoPerson person;
    person.key = demoText(json, "key");
    person.name = demoText(json, "name");
    const QJsonArray roles = json.value(QLatin1String("roles")).toArray();
    for (const QJsonValue &role : roles) {
        if (const auto known = fromCode<Role>(role.toString()))
            person.roles.append(*known);
    }
    person.slips = json.value(QLatin1String("slips")).toDouble(person.slips);
    person.skill = json.value(QLatin1String("skill")).toDouble(person.skill);
    return person;
}

QList<Question> questionsFrom(const QJsonObject &entry, const Preset &preset, const QList<Question> &opened)
{
    QList<Question> questions;
    for (const QJsonObject &json : DemoSet::objects(entry, "questions")) {
        Question question = questions.size() < opened.size() ? opened.at(questions.size()) : newQuestion(preset, false);
        if (const QString stem = demoText(json, "stem"); !stem.isEmpty())
            question.stem = stem;
        question.rationale = demoText(json, "rationale");
        const QList<QJsonObject> options = DemoSet::objects(json, "options");
        const int key = json.value(QLatin1String("key")).toInt(-1);
        for (int i = 0; i < std::min(options.size(), question.options.size()); ++i) {
            question.options[i].text = demoText(options.at(i), "text");
            question.options[i].note = demoText(options.at(i), "note");
            question.options[i].correct = i == key;
        }
        questions.append(question);
    }
    return questions.isEmpty() ? opened : questions;
}

} // namespace

double demoChance(const QString &words)
{
    return static_cast<double>(drawn(words)) / 9007199254740992.0;
}

int demoPick(const QString &words, qsizetype size)
{
    return static_cast<int>(drawn(words) % static_cast<quint64>(size));
}

QString demoText(const QJsonObject &object, const char *name)
{
    return object.value(QLatin1String(name)).toString();
}

Labels demoLabels(const QJsonObject &json, const Preset &preset)
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

Labels demoSlips(Labels labels, const Preset &preset, double slips, const QString &words)
{
    for (const Dimension &dimension : preset.dimensions) {
        const QString here = words + u'/' + dimension.code.text();
        // What a picture is, and what it is about, is seen alike more often than how it is meant.
        const bool plain = !dimension.ordered && !dimension.pickMany && dimension.values.size() > 3;
        QList<LabelCode> &codes = labels[dimension.code];
        if (codes.isEmpty() || demoChance(here) >= (plain ? slips / 3 : slips))
            continue;
        if (dimension.pickMany && codes.size() > 1) {
            codes.removeLast();
            continue;
        }
        qsizetype index = 0;
        while (index < dimension.values.size() && dimension.values.at(index).code != codes.constFirst())
            ++index;
        const LabelCode next = dimension.values.at(index + 1 < dimension.values.size() ? index + 1 : index - 1).code;
        if (dimension.pickMany)
            codes.append(next);
        else
            codes = {next};
    }
    return labels;
}

QJsonObject withOther(QJsonObject entry, const QJsonObject &other)
{
    QJsonObject labels = entry.value(QLatin1String("labels")).toObject();
    const QJsonObject otherLabels = other.value(QLatin1String("labels")).toObject();
    for (auto label = otherLabels.begin(); label != otherLabels.end(); ++label)
        labels.insert(label.key(), *label);
    entry.insert(QLatin1String("labels"), labels);
    for (const char *text : {"explanation", "implied_meaning"}) {
        if (const QString said = demoText(other, text); !said.isEmpty())
            entry.insert(QLatin1String(text), said);
    }
    QJsonArray questions = entry.value(QLatin1String("questions")).toArray();
    const int index = other.value(QLatin1String("question")).toInt() - 1;
    if (index < 0 || index >= questions.size())
        return entry;
    QJsonObject question = questions.at(index).toObject();
    if (const QString stem = demoText(other, "stem"); !stem.isEmpty())
        question.insert(QLatin1String("stem"), stem);
    QJsonArray options = question.value(QLatin1String("options")).toArray();
    for (const QJsonObject &changed : DemoSet::objects(other, "options")) {
        const int position = changed.value(QLatin1String("option")).toInt();
        if (position >= 0 && position < options.size())
            options[position] = QJsonObject{{QStringLiteral("text"), demoText(changed, "text")}, {QStringLiteral("note"), demoText(changed, "note")}};
    }
    question.insert(QLatin1String("options"), options);
    questions[index] = question;
    entry.insert(QLatin1String("questions"), questions);
    return entry;
}

int demoQuestion(const QJsonObject &entry, const QString &stem, const Preset &preset)
{
    const QList<QJsonObject> questions = DemoSet::objects(entry, "questions");
    for (int i = 0; i < questions.size(); ++i) {
        const QString own = demoText(questions.at(i), "stem");
        if (own == stem || (own.isEmpty() && stem == preset.questions.firstStem))
            return i + 1;
    }
    return 0;
}

void fillFromDemo(AnnotationContent &content, const QJsonObject &entry, const Preset &preset)
{
    content.labels = demoLabels(entry.value(QLatin1String("labels")).toObject(), preset);
    content.explanation = demoText(entry, "explanation");
    content.impliedMeaning = demoText(entry, "implied_meaning");
    content.context.clear();
    for (const QJsonObject &note : DemoSet::objects(entry, "context"))
        content.context.append({demoText(note, "text"), demoText(note, "source")});
    content.questions = questionsFrom(entry, preset, content.questions);
}

void writeAsPerson(AnnotationContent &content, const QJsonObject &entry, const Preset &preset, const DemoPerson &person)
{
    fillFromDemo(content, entry, preset);
    content.labels = demoSlips(content.labels, preset, person.slips, person.key + u'/' + demoText(entry, "file"));
}

Result<DemoSet> DemoSet::read(const QString &folder, const QString &language)
{
    DemoSet set;
    set.m_folder = folder;
    YUYI_TRY(const auto content, readObject(QStringLiteral("%1/content.%2.json").arg(folder, language)));
    YUYI_TRY(const auto story, readObject(QStringLiteral("%1/story.%2.json").arg(folder, language)));
    set.m_content = content;
    set.m_story = story;
    for (const QJsonObject &person : set.acts("people"))
        set.m_people.append(personFrom(person));
    return set;
}

QList<QJsonObject> DemoSet::images(const QString &state) const
{
    QList<QJsonObject> found;
    for (const QJsonObject &entry : images()) {
        if (demoText(entry, "state") == state)
            found.append(entry);
    }
    return found;
}

QJsonObject DemoSet::image(const QString &file) const
{
    // What waits for answers is only listed as kept among the images.
    for (const QJsonObject &entry : validations() + images()) {
        if (demoText(entry, "file") == file)
            return entry;
    }
    return {};
}

DemoPerson DemoSet::person(const QString &key) const
{
    for (const DemoPerson &person : m_people) {
        if (person.key == key)
            return person;
    }
    return {};
}

QJsonObject DemoSet::told(const char *list, const QString &file, int question, const QString &by) const
{
    for (const QJsonObject &one : acts(list)) {
        if (demoText(one, "file") == file && (question == 0 || one.value(QLatin1String("question")).toInt(1) == question)
            && (by.isEmpty() || demoText(one, "by") == by))
            return one;
    }
    return {};
}

QString DemoSet::word(const char *name) const
{
    return demoText(m_story.value(QLatin1String("words")).toObject(), name);
}

QStringList DemoSet::texts(const char *group, const QString &name) const
{
    QStringList texts;
    const QJsonArray values = m_story.value(QLatin1String(group)).toObject().value(name).toArray();
    for (const QJsonValue &value : values)
        texts.append(value.toString());
    return texts;
}

QList<QJsonObject> DemoSet::objects(const QJsonObject &in, const char *name)
{
    QList<QJsonObject> objects;
    const QJsonArray values = in.value(QLatin1String(name)).toArray();
    for (const QJsonValue &value : values)
        objects.append(value.toObject());
    return objects;
}

} // namespace yuyi
