// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evaluation/extraction.h"

namespace yuyi {

/// Which option's words stand in a reply.
struct OptionTextFound {
    int option = -1;
    bool equal = false;      ///< the reply is nothing else
    bool several = false;    ///< more than one
    qsizetype start = 0;
    qsizetype length = 0;
};

/// @brief Compares without white space, punctuation and case. A text within a longer option's text that is there does not count,
/// nor does one right after 不是, 而不是, not.
OptionTextFound findOptionText(const QString &text, const QList<ShownOption> &options);

} // namespace yuyi
