// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/presets/presetdraft.h"

#include "models/domain/json/jsonfields.h"
#include "models/domain/preset/presetdocument.h"
#include "models/domain/preset/presetschema.h"
#include "widgets/presets/membernames.h"
#include "widgets/presets/memberuse.h"

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {

constexpr qsizetype mostSteps = 500;

Json::json_pointer pointerTo(const QString &pointer)
{
    return Json::json_pointer(toUtf8(pointer));
}

QString parentOf(const QString &pointer)
{
    return pointer.section(u'/', 0, -2);
}

/// An empty text or list, or an object in which there is nothing else.
bool isEmptyValue(const Json &value)
{
    if (value.is_string())
        return value.get_ref<const std::string &>().empty();
    if (value.is_array())
        return value.empty();
    return value.is_object() && std::all_of(value.begin(), value.end(), [](const Json &member) { return isEmptyValue(member); });
}

/// Whether the value says no more than its absence: an empty one of an optional member. Of choices that are all on when the member is
/// absent, none says something.
bool isLeftOut(const QString &pointer, const Json &value)
{
    const PresetSchema &schema = PresetSchema::instance();
    return isEmptyValue(value) && schema.isOptional(pointer) && textsOf(fieldOf(schema.at(pointer), "default")).isEmpty();
}

/// A title as a code: small letters, digits and hyphens; of a long one the first words.
QString codeFor(const QString &title)
{
    QString code;
    const QString small = title.toLower();
    for (const QChar character : small) {
        const bool plain = (character >= u'a' && character <= u'z') || (character >= u'0' && character <= u'9');
        if (plain)
            code += character;
        else if (!code.isEmpty() && !code.endsWith(u'-'))
            code += u'-';
    }
    constexpr qsizetype longest = 30;
    if (code.size() > longest) {
        const qsizetype end = code.lastIndexOf(u'-', longest);
        code = code.left(end > 0 ? end : longest);
    }
    if (code.endsWith(u'-'))
        code.chop(1);
    return code;
}

} // namespace

void PresetDraft::begin(const Json &document)
{
    m_document = document;
    m_saved = document;
    m_before.clear();
    m_after.clear();
    m_place.clear();
    check();
    Q_EMIT rebuilt();
}

const Json &PresetDraft::at(const QString &pointer) const
{
    static const Json none;
    const auto place = pointerTo(pointer);
    return m_document.contains(place) ? m_document.at(place) : none;
}

QStringList PresetDraft::chosenAt(const QString &pointer) const
{
    const Json &list = at(pointer);
    return textsOf(list.is_array() ? list : fieldOf(PresetSchema::instance().at(pointer), "default"));
}

void PresetDraft::keep(const QString &place)
{
    m_after.clear();
    if (!place.isEmpty() && place == m_place)
        return;
    m_place = place;
    m_before.append(m_document);
    if (m_before.size() > mostSteps)
        m_before.removeFirst();
}

void PresetDraft::check()
{
    m_faults = presetFaults(m_document);
}

void PresetDraft::tidy(QString pointer)
{
    while (!pointer.isEmpty() && isLeftOut(pointer, at(pointer))) {
        if (const auto place = pointerTo(pointer); m_document.contains(place.parent_pointer()))
            m_document.at(place.parent_pointer()).erase(place.back());
        pointer = parentOf(pointer);
    }
}

void PresetDraft::set(const QString &pointer, const Json &value)
{
    const Json former = at(pointer);
    const bool absent = former.is_null() && isLeftOut(pointer, value);
    if (former == value || absent)
        return;
    keep(pointer);
    const QStringList parts = pointer.split(u'/').mid(1);
    QString place;
    for (qsizetype i = 0; i + 1 < parts.size(); ++i) {
        place += u'/' + parts.at(i);
        if (!m_document.contains(pointerTo(place)))
            m_document[pointerTo(place)] = PresetSchema::instance().blank(place);
    }
    m_document[pointerTo(pointer)] = value;
    const QStringList others = unusedBeside(m_document, pointer);
    for (const QString &other : others) {
        if (const auto there = pointerTo(other); m_document.contains(there))
            m_document.at(there.parent_pointer()).erase(there.back());
    }
    tidy(pointer);
    // Of a title that may be left out, both languages are empty then.
    tidy(parentOf(pointer));
    check();
    Q_EMIT edited(pointer);
}

void PresetDraft::complete(const QString &object)
{
    const Json &now = at(object);
    const Json &schema = fieldOf(PresetSchema::instance().at(object), "properties");
    const Json &title = fieldOf(now, "title");
    if (!now.is_object() || !schema.contains("title"))
        return;
    const QString zh = textOf(title, "zh");
    const QString en = textOf(title, "en");
    const bool chinese = textOf(m_document, "language") == u"zh";
    const QString code = textOf(now, "code").isEmpty() && schema.contains("code") ? codeFor(en) : QString();
    const QString name = chinese && !zh.isEmpty() ? zh : en;
    const bool publishes = schema.contains("published") && textOf(now, "published").isEmpty() && !name.isEmpty();
    if (code.isEmpty() && !publishes)
        return;
    if (!code.isEmpty())
        m_document[pointerTo(object + QLatin1String("/code"))] = toUtf8(code);
    if (publishes)
        m_document[pointerTo(object + QLatin1String("/published"))] = toUtf8(name);
    m_place.clear();
    check();
    Q_EMIT edited(object);
}

int PresetDraft::add(const QString &list, int index)
{
    keep({});
    const PresetSchema &schema = PresetSchema::instance();
    Json entries = at(list).is_array() ? at(list) : Json::array();
    const auto place = std::clamp(index + 1, 0, static_cast<int>(entries.size()));
    entries.insert(entries.begin() + place, schema.blank(list + QLatin1String("/0")));
    m_document[pointerTo(list)] = entries;
    if (list == u"/kinds") {
        // The kinds say how many options there are.
        Json &questions = m_document["questions"];
        for (const char *member : {"options", "correct"}) {
            if (questions.is_object())
                questions.erase(member);
        }
    }
    check();
    Q_EMIT rebuilt();
    return place;
}

void PresetDraft::remove(const QString &list, int index)
{
    if (!at(list).is_array() || index < 0 || index >= static_cast<int>(at(list).size()))
        return;
    keep({});
    m_document.at(pointerTo(list)).erase(static_cast<std::size_t>(index));
    tidy(list);
    check();
    Q_EMIT rebuilt();
}

int PresetDraft::move(const QString &list, int index, int by)
{
    const int to = index + by;
    const int entries = at(list).is_array() ? static_cast<int>(at(list).size()) : 0;
    if (index < 0 || index >= entries || to < 0 || to >= entries)
        return index;
    keep({});
    Json &values = m_document.at(pointerTo(list));
    std::swap(values[static_cast<std::size_t>(index)], values[static_cast<std::size_t>(to)]);
    check();
    Q_EMIT rebuilt();
    return to;
}

void PresetDraft::undo()
{
    if (m_before.isEmpty())
        return;
    m_after.append(std::exchange(m_document, m_before.takeLast()));
    m_place.clear();
    check();
    Q_EMIT rebuilt();
}

void PresetDraft::redo()
{
    if (m_after.isEmpty())
        return;
    m_before.append(std::exchange(m_document, m_after.takeLast()));
    m_place.clear();
    check();
    Q_EMIT rebuilt();
}

QString PresetDraft::faultIn(const QString &pointer) const
{
    const auto found = std::find_if(m_faults.cbegin(), m_faults.cend(), [&](const PresetFault &fault) {
        return fault.pointer == pointer || fault.pointer.startsWith(pointer + u'/');
    });
    return found == m_faults.cend() ? QString() : faultText(*found);
}

int PresetDraft::countFaultsIn(const QString &pointer) const
{
    return static_cast<int>(std::count_if(m_faults.cbegin(), m_faults.cend(), [&](const PresetFault &fault) {
        return fault.pointer == pointer || fault.pointer.startsWith(pointer + u'/');
    }));
}

} // namespace yuyi
