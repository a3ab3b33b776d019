// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/image.h"
#include "models/domain/studies/study.h"

#include <QHash>
#include <QList>

namespace yuyi {

/// The next step of a participant. Refused: they cannot continue; `StudyVisit::sentence` says why.
enum class StudyStep {
    Consent,
    Background,
    Trials,
    Thanks,
    Refused
};

/// @brief One participant's part of a study. It contains no keys.
struct StudyVisit {
    static constexpr qsizetype aheadAtDesk = 3; ///< as the server has it (db/desk/desksets.cpp)

    QString studyName;
    StudyDesign design;
    QList<BackgroundField> background; ///< questions about the person
    bool takesSeveral = false;         ///< questions of the project may take several options
    bool takesWritten = false;         ///< and others may ask for a written answer
    bool takesPictures = false;        ///< and others may show several pictures
    StudyTexts texts;
    Participant participant;
    StudyStep step = StudyStep::Consent;
    QString sentence;    ///< of Refused: shown to the person, translated
    QList<Trial> trials; ///< by position, including answered ones
    QHash<QuestionVersionId, ImageId> images;

    /// Returns the index of the first unanswered trial, starting at `from`; −1: none.
    qsizetype nextOpen(qsizetype from = 0) const;
    qsizetype answered() const;
    /// How many trials, from the first on, a participant's login at the server shows: a few behind the last answered one.
    qsizetype seenAtDesk() const;
    /// Whether the trial is the first of its block (practice is a separate block).
    bool opensBlock(qsizetype index) const;
    /// Returns the first index of this trial's block, and the number of trials in the block.
    qsizetype blockBegin(qsizetype index) const;
    qsizetype blockSize(qsizetype index) const;
    /// Number of blocks without practice.
    int blocks() const;
    /// Whether the person may go back; never with a time limit, because it would give extra time.
    bool mayGoBack() const { return design.mayGoBack && design.timeLimitSeconds <= 0; }
};

} // namespace yuyi
