// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/title.h"

#include <QString>
#include <QStringList>

namespace yuyi {

/// One kind of question of a benchmark: how many options it has, and which.
struct QuestionKind {
    QString code; ///< stored with each question
    Title title;
    QString published; ///< the value in benchmark files
    int fewestOptions = 6;
    int mostOptions = 6;
    QStringList fixed; ///< the options of every question of this kind, in this order; empty: authors write them

    bool isFixed() const { return !fixed.isEmpty(); }
    /// Whether a question of this kind may have so many options.
    bool allows(qsizetype options) const { return options >= fewestOptions && options <= mostOptions; }
};

/// The code of the only kind of a preset that lists none.
inline const QString singleChoice = QStringLiteral("single-choice");

} // namespace yuyi
