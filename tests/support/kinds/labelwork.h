// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "tests/support/kinds/questionlabels.h"

#include <functional>

namespace yuyi::test {

/// The preset of questionlabels.h with the only kind of questions of CII-Bench, whose six options complete() fills.
inline Preset labelWorkPreset()
{
    Json json = questionLabelPresetJson();
    const Json cii = Json::parse(builtInPreset(QStringLiteral("cii-bench"))->source.toStdString());
    json.erase("kinds");
    json["questions"] = cii["questions"];
    json["configurations"] = cii["configurations"];
    return readPreset(jsonText(json)).value_or(Preset());
}

inline QList<LabelCode> labelCodes(const QStringList &texts)
{
    QList<LabelCode> list;
    for (const QString &text : texts)
        list.append(LabelCode(text));
    return list;
}

/// physicsLabels() with other labels of one dimension.
inline Labels physicsWith(const char *dimension, const QStringList &labels)
{
    Labels changed = physicsLabels();
    changed.insert(DimensionCode(QString::fromLatin1(dimension)), labelCodes(labels));
    return changed;
}

/// Gives every question of an annotation these labels.
inline std::function<void(AnnotationContent &)> labelled(const Labels &labels)
{
    return [labels](AnnotationContent &content) {
        for (Question &question : content.questions)
            question.labels = labels;
    };
}

} // namespace yuyi::test
