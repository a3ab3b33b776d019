// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/rows/runvalues.h"

namespace yuyi::sql {

Json labelsJson(const Labels &labels)
{
    Json json = Json::object();
    for (auto it = labels.begin(); it != labels.end(); ++it) {
        Json values = Json::array();
        for (const LabelCode &label : it.value())
            values.push_back(toUtf8(label.text()));
        json[toUtf8(it.key().text())] = values;
    }
    return json;
}

Labels labelsOf(const Json &json)
{
    Labels labels;
    if (!json.is_object())
        return labels;
    for (const auto &[dimension, values] : json.items()) {
        QList<LabelCode> list;
        for (const Json &value : values) {
            if (value.is_string())
                list.append(LabelCode(fromUtf8(value.get_ref<const std::string &>())));
        }
        labels.insert(DimensionCode(fromUtf8(dimension)), list);
    }
    return labels;
}

} // namespace yuyi::sql
