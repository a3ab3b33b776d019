// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/demo/set.h"

#include "models/services/annotation/annotationservice.h"
#include "models/services/annotation/questionforms.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFile>
#include <QtEndian>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::DemoService)
};

const Json notTold;

Result<Json> readObject(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return failure(ErrorCode::NotFound, Tr::tr("The file “%1” cannot be read.").arg(path));
    auto json = parseJson(file.readAll());
    if (!json || !json->is_object())
        return failure(ErrorCode::Damaged, Tr::tr("The file “%1” differs from the file that came with the program. Install the program "
                                                  "again.")
                                               .arg(path),
                       json ? QString() : json.error().detail);
    return json;
}

/// Of the words' digest: 53 bits, as many as a double holds.
quint64 drawn(const QString &words)
{
    const QByteArray digest = QCryptographicHash::hash(words.toUtf8(), QCryptographicHash::Sha256);
    return qFromBigEndian<quint64>(digest.constData()) >> 11;
}

DemoPerson personFrom(const Json &json)
{
    DemoPerson person;
    person.key = textOf(json, "key");
    person.name = textOf(json, "name");
    for (const QString &role : textsOf(json, "roles")) {
        if (const auto known = fromCode<Role>(role))
            person.roles.append(*known);
    }
    person.slips = numberOf(json, "slips", person.slips);
    person.skill = numberOf(json, "skill", person.skill);
    return person;
}

QList<Question> questionsFrom(const Json &entry, const Preset &preset, const QList<Question> &opened)
{
    QList<Question> questions;
    for (const Json &json : fieldOf(entry, "questions")) {
        Question question = questions.size() < opened.size() ? opened.at(questions.size()) : newQuestion(preset, false);
        if (const QString stem = textOf(json, "stem"); !stem.isEmpty())
            question.stem = stem;
        question.rationale = textOf(json, "rationale");
        const Json &options = fieldOf(json, "options");
        const int key = wholeOf(json, "key", -1);
        for (int i = 0; i < std::min<qsizetype>(options.size(), question.options.size()); ++i) {
            question.options[i].text = textOf(elementOf(options, i), "text");
            question.options[i].note = textOf(elementOf(options, i), "note");
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

Labels demoLabels(const Json &json, const Preset &preset)
{
    Labels labels;
    for (const Dimension &dimension : preset.dimensions) {
        QList<LabelCode> codes;
        for (const QString &text : textsOf(json, toUtf8(dimension.code.text()))) {
            if (const LabelValue *known = dimension.published(text))
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

Json withOther(Json entry, const Json &other)
{
    for (const char *name : {"labels", "explanation", "implied_meaning"}) {
        if (const Json &said = fieldOf(other, name); !said.is_null())
            entry.merge_patch({{name, said}});
    }
    Json questions = fieldOf(entry, "questions");
    const int index = wholeOf(other, "question") - 1;
    if (elementOf(questions, index).is_null())
        return entry;
    Json &question = questions[static_cast<std::size_t>(index)];
    Json options = fieldOf(question, "options");
    for (const Json &changed : fieldOf(other, "options")) {
        const int position = wholeOf(changed, "option");
        if (!elementOf(options, position).is_null())
            options[static_cast<std::size_t>(position)] = {{"text", textOf(changed, "text")}, {"note", textOf(changed, "note")}};
    }
    question.merge_patch({{"options", options}});
    if (const QString stem = textOf(other, "stem"); !stem.isEmpty())
        question.merge_patch({{"stem", stem}});
    entry["questions"] = questions;
    return entry;
}

int demoQuestion(const Json &entry, const QString &stem, const Preset &preset)
{
    int number = 0;
    for (const Json &question : fieldOf(entry, "questions")) {
        ++number;
        const QString own = textOf(question, "stem");
        if (own == stem || (own.isEmpty() && stem == preset.questions.firstStem))
            return number;
    }
    return 0;
}

void fillFromDemo(AnnotationContent &content, const Json &entry, const Preset &preset)
{
    content.labels = demoLabels(fieldOf(entry, "labels"), preset);
    content.explanation = textOf(entry, "explanation");
    content.impliedMeaning = textOf(entry, "implied_meaning");
    content.context.clear();
    for (const Json &note : fieldOf(entry, "context"))
        content.context.append({textOf(note, "text"), textOf(note, "source")});
    content.questions = questionsFrom(entry, preset, content.questions);
}

void writeAsPerson(AnnotationContent &content, const Json &entry, const Preset &preset, const DemoPerson &person)
{
    fillFromDemo(content, entry, preset);
    content.labels = demoSlips(content.labels, preset, person.slips, person.key + u'/' + textOf(entry, "file"));
}

Result<DemoSet> DemoSet::read(const QString &folder, const QString &language)
{
    DemoSet set;
    set.m_folder = folder;
    YUYI_TRY(const auto content, readObject(QStringLiteral("%1/content.%2.json").arg(folder, language)));
    YUYI_TRY(const auto story, readObject(QStringLiteral("%1/story.%2.json").arg(folder, language)));
    set.m_content = content;
    set.m_story = story;
    for (const Json &person : set.acts("people"))
        set.m_people.append(personFrom(person));
    return set;
}

QList<Json> DemoSet::images(const QString &state) const
{
    QList<Json> found;
    for (const Json &entry : images()) {
        if (textOf(entry, "state") == state)
            found.append(entry);
    }
    return found;
}

const Json &DemoSet::image(const QString &file) const
{
    // What waits for answers is only listed as kept among the images.
    for (const Json *list : {&validations(), &images()}) {
        for (const Json &entry : *list) {
            if (textOf(entry, "file") == file)
                return entry;
        }
    }
    return notTold;
}

DemoPerson DemoSet::person(const QString &key) const
{
    for (const DemoPerson &person : m_people) {
        if (person.key == key)
            return person;
    }
    return {};
}

const Json &DemoSet::told(const char *list, const QString &file, int question, const QString &by) const
{
    for (const Json &one : acts(list)) {
        if (textOf(one, "file") == file && (question == 0 || wholeOf(one, "question", 1) == question)
            && (by.isEmpty() || textOf(one, "by") == by))
            return one;
    }
    return notTold;
}

QString DemoSet::word(const char *name) const
{
    return textOf(fieldOf(m_story, "words"), name);
}

QStringList DemoSet::texts(const char *group, const QString &name) const
{
    return textsOf(fieldOf(m_story, group), toUtf8(name));
}

} // namespace yuyi
