// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/practicemarks.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::PracticeMarks)
};

} // namespace

QString practiceNote()
{
    return Tr::tr("Practice results: the replies were made up by practice models of this program. They say nothing about any model and are not "
                    "for publication.");
}

Result<> practiceMayLeave(bool practice, bool wanted)
{
    if (!practice || wanted)
        return {};
    return failure(ErrorCode::Refused,
                   Tr::tr("These are practice results, made up by practice models of this program. They are exported, with a mark, only when "
                            "they are asked for: tick “Include practice runs”, or write --practice on the command line."));
}

int leaveOutPractice(QList<Run> &runs, bool wanted)
{
    const bool others = std::any_of(runs.begin(), runs.end(), [](const Run &run) { return !run.isPractice(); });
    return wanted || !others ? 0 : static_cast<int>(runs.removeIf([](const Run &run) { return run.isPractice(); }));
}

} // namespace yuyi
