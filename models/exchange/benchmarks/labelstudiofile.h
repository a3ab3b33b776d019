// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/ids.h"
#include "models/domain/preset/preset.h"
#include "models/domain/result.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace yuyi {

/// The labels that one person gave one image in Label Studio.
struct LabelledTask {
    QString task;                 ///< id of the task, else its place in the file, from 1
    std::optional<Sha256> sha256; ///< of the image, if the task states it
    QStringList names;            ///< file names that the image may have, the likeliest first
    QString annotator;            ///< id of the person, or their e-mail address where the file has it; empty: not stated
    QString annotatorName;        ///< first and last name; may be empty
    QString field;                ///< the annotation as a JSON pointer within the task, for example "/annotations/0"
    Labels labels;                ///< at least one
};

/// Why an annotation was not read.
struct LabelFault {
    QString task;
    QString field;     ///< as a JSON pointer within the task, for example "/annotations/0/result/2"
    QString sentence;  ///< without the task and the field
    QString annotator; ///< as in LabelledTask; empty where the whole task is at fault, too
    QString annotatorName;
};

struct LabelFile {
    QList<LabelledTask> labelled;
    QList<LabelFault> refused;
    int cancelled = 0; ///< annotations that their annotators skipped
    int empty = 0;     ///< tasks that nobody has annotated
};

/// @brief Reads a JSON export of Label Studio: an array of tasks with `data.image` and `annotations`. The controls are called like the
/// dimensions of the preset, and choices are published texts, titles or codes of labels; results that are no choices are ignored, and so
/// are predictions. Refused are choices that are no labels, controls that are no dimensions or belong to questions, and several choices
/// where one is allowed.
/// Invalid: no such file. Any thread.
Result<LabelFile> readLabelStudio(const QByteArray &text, const Preset &preset);

} // namespace yuyi
