// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace yuyi {

struct StudyVisit;

/// What a participant reads before a question.
enum class Introduction {
    None,
    Instructions,
    Welcome, ///< for those who come back
    Practice,
    Begin, ///< after the practice
    Pause
};

/// @brief Which pages between the questions a participant has read in this session.
class Introductions
{
public:
    /// The page to show before this question.
    Introduction before(const StudyVisit &visit, qsizetype index);
    /// The page that was shown before this question has been read.
    void read(Introduction page, const StudyVisit &visit, qsizetype index);

private:
    bool m_begun = false;   ///< instructions or welcome have been read
    qsizetype m_block = -1; ///< first index of the block whose page has been read
};

} // namespace yuyi
