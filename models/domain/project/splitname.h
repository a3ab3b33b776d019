// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace yuyi {

/// The split of an imported item: the file's name without suffix if it is or contains the name of a split (dev, test, val,
/// valid, validation, train; "test-200"); else the innermost folder of the image's path with such a name ("images/dev/1.jpg");
/// else the file's name. A table (.tsv) names the split of each row, and its reader puts the image into a folder of this name
/// ("images/SPLIT/1.jpg"): there this name is the split, whatever it is. A file in a folder of CMMMU
/// ("cmmmu-data-dev/science/science.jsonl") is of the split that this folder names. The file of MARVEL ("marvel_label.json") has no
/// splits: empty.
QString splitOfImported(const QString &file, const QString &imagePath);

/// Whether a split is one that models are tested on, by its name: "test", "Test", "test-200", "mini_test".
bool isTestSplit(const QString &split);

} // namespace yuyi
