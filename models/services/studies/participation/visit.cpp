// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/studies/participation/visit.h"

#include <algorithm>

namespace yuyi {

qsizetype StudyVisit::nextOpen(qsizetype from) const
{
    for (qsizetype i = std::max<qsizetype>(0, from); i < trials.size(); ++i) {
        if (!trials.at(i).isAnswered())
            return i;
    }
    return -1;
}

qsizetype StudyVisit::seenAtDesk() const
{
    qsizetype last = -1;
    for (qsizetype i = 0; i < trials.size(); ++i) {
        if (trials.at(i).isAnswered())
            last = i;
    }
    return std::min(trials.size(), last + 1 + aheadAtDesk);
}

qsizetype StudyVisit::answered() const
{
    return std::count_if(trials.begin(), trials.end(), [](const Trial &trial) { return trial.isAnswered(); });
}

qsizetype StudyVisit::blockBegin(qsizetype index) const
{
    const auto sameBlock = [&](qsizetype other) {
        const bool practice = trials.at(index).part == StudyPart::Practice;
        return trials.at(other).block == trials.at(index).block
            && (trials.at(other).part == StudyPart::Practice) == practice;
    };
    qsizetype begin = index;
    while (begin > 0 && sameBlock(begin - 1))
        --begin;
    return begin;
}

bool StudyVisit::opensBlock(qsizetype index) const
{
    return blockBegin(index) == index;
}

qsizetype StudyVisit::blockSize(qsizetype index) const
{
    qsizetype end = index + 1;
    while (end < trials.size() && !opensBlock(end))
        ++end;
    return end - blockBegin(index);
}

int StudyVisit::blocks() const
{
    int blocks = 0;
    for (qsizetype i = 0; i < trials.size(); ++i)
        blocks += trials.at(i).part != StudyPart::Practice && opensBlock(i) ? 1 : 0;
    return blocks;
}

} // namespace yuyi
