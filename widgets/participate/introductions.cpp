// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/participate/introductions.h"

#include "models/services/studies/participation/visit.h"

namespace yuyi {

Introduction Introductions::before(const StudyVisit &visit, qsizetype index)
{
    const bool begun = visit.answered() > 0;
    if (!m_begun)
        return begun ? Introduction::Welcome : Introduction::Instructions;
    const qsizetype block = visit.blockBegin(index);
    if (m_block == block)
        return Introduction::None;
    const bool welcomed = m_block < 0 && begun; // by the page for those who come back
    if (welcomed && index != block) {
        m_block = block;
        return Introduction::None;
    }
    if (visit.trials.at(index).part == StudyPart::Practice)
        return Introduction::Practice;
    if (block > 0 && visit.trials.at(block - 1).part == StudyPart::Practice)
        return Introduction::Begin;
    return block > 0 && !welcomed ? Introduction::Pause : Introduction::None;
}

void Introductions::read(Introduction page, const StudyVisit &visit, qsizetype index)
{
    if (page == Introduction::Instructions || page == Introduction::Welcome)
        m_begun = true;
    else
        m_block = visit.blockBegin(index);
}

} // namespace yuyi
