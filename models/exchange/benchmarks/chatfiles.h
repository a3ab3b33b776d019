// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/exchange/benchmarks/writers.h"

namespace yuyi {

/// @brief Writes the dialogues of a set: a file of JSON lines for each split, and another one for each further language of its dialogues
/// ("train.jsonl", "train_en.jsonl"). A line has `messages`, a turn of the role `user` and one of `assistant`, `images`, the paths of the
/// pictures, and `id`. "<image>" stands in the text where a picture does, as often as there are images. dataset_info.json describes the
/// files as LLaMA-Factory reads them (its format "sharegpt" with the tags of OpenAI's messages). Returns the names of the files; the caller
/// writes pictures. Refused: the set has no dialogues.
Result<QStringList> writeChatFiles(const WriteJob &job, PartFolder &folder);

} // namespace yuyi
