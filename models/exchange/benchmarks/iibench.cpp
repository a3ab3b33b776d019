// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/benchmarks/iibench.h"

#include "models/exchange/benchmarks/ciibench.h"
#include "models/exchange/benchmarks/ciiflat.h"

#include <algorithm>

namespace yuyi {

namespace {

/// The labels that one text holds: itself if it is a label, else those between its commas.
QStringList labelsIn(const QString &text, const Dimension &dimension)
{
    if (dimension.published(text) != nullptr)
        return {text};
    QString list = text.trimmed();
    const bool bracketed = list.startsWith(u'[') && list.endsWith(u']');
    // A typed label may have a comma in it.
    if (dimension.open && !bracketed)
        return list.split(u';');
    if (bracketed)
        list = list.mid(1, list.size() - 2);
    QString plain;
    for (const QChar c : std::as_const(list)) {
        if (c == u';' || c == u'，' || c == u'；')
            plain += u',';
        else if (c != u'\'' && c != u'"')
            plain += c;
    }
    const QStringList labels = plain.split(u',', Qt::SkipEmptyParts);
    const bool known = std::all_of(labels.begin(), labels.end(), [&](const QString &one) { return dimension.read(one).has_value(); });
    return known ? labels : QStringList{text};
}

/// One published entry holds its explanation in an object.
void unpackExplanation(Json &holder)
{
    const Json *explanation = member(holder, QStringLiteral("explanation"));
    const Json *text = explanation == nullptr ? nullptr : member(*explanation, QStringLiteral("text"));
    if (text != nullptr && text->is_string())
        holder["explanation"] = Json(*text);
}

/// Whether a value was taken over from the imported entry.
bool isAsBefore(const Json *before, const std::string &key, const Json &value)
{
    const Json *old = before == nullptr ? nullptr : member(*before, fromUtf8(key));
    return old != nullptr && *old == value;
}

} // namespace

EntryResult<ImportedEntry> readIiBench(const Json &entry, const Preset &preset)
{
    if (!entry.is_object())
        return readCiiBench(entry, preset);
    if (member(entry, QStringLiteral("questions")) != nullptr) {
        Json nested = entry;
        if (const auto meta = nested.find("meta_data"); meta != nested.end() && meta->is_object())
            unpackExplanation(*meta);
        return readCiiBench(nested, preset);
    }
    Json flat = entry;
    unpackExplanation(flat);
    for (const Dimension &dimension : preset.dimensions) {
        const Json *value = member(entry, dimension.code.text());
        if (value != nullptr && value->is_string())
            flat[toUtf8(dimension.code.text())] = labelsIn(fromUtf8(value->get_ref<const std::string &>()), dimension);
    }
    return readCiiFlat(flat, preset);
}

Json writeIiBench(const QList<PlannedItem> &items, const Preset &preset, bool withKeys, const QSet<DimensionCode> &lists)
{
    QList<PlannedItem> planned = items;
    for (PlannedItem &item : planned) {
        // A record of one question cannot be the start of an entry.
        if (item.source && member(item.source->raw, QStringLiteral("questions")) == nullptr)
            item.source.reset();
    }
    Json json = writeCiiBench(planned, preset, withKeys);
    const auto meta = json.find("meta_data");
    if (meta == json.end() || !meta->is_object())
        return json;
    const std::shared_ptr<const SourceView> source = withKeys ? planned.constFirst().source : nullptr;
    const Json *before = source ? member(source->raw, QStringLiteral("meta_data")) : nullptr;
    for (const Dimension &dimension : preset.dimensions) {
        const std::string key = toUtf8(dimension.code.text());
        const auto value = meta->find(key);
        if (value == meta->end() || isAsBefore(before, key, *value))
            continue;
        const QStringList labels = publishedLabels(planned.constFirst().item->labels, dimension);
        const Json *old = before == nullptr ? nullptr : member(*before, dimension.code.text());
        if (lists.contains(dimension.code) || labels.size() > 1 || (old != nullptr && old->is_array()))
            *value = Json(labels);
    }
    const std::string meaning = "metaphorical_meaning";
    if (const auto value = meta->find(meaning); value != meta->end() && !isAsBefore(before, meaning, *value)
                                                && planned.constFirst().item->impliedMeaning.isEmpty())
        meta->erase(meaning);
    return json;
}

} // namespace yuyi
