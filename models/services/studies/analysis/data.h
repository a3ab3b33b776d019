// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/studies/study.h"
#include "models/services/studies/participation/session.h"

#include <QList>
#include <QSet>
#include <QString>
#include <QStringList>

namespace yuyi {

/// One item of a study with its question.
struct StudiedItem {
    StudyItem study;
    QString stem;              ///< with its marks of pictures
    QList<Option> options;     ///< in the author's order; empty: the answer is written
    OptionSet keys;            ///< the correct options
    QStringList accepted;      ///< without options: the accepted answers
    bool takesSeveral = false; ///< people choose a set of options
    bool ownLabels = false;    ///< the options are their own labels, see AnswerForm
    QList<Medium> media;       ///< the listed pictures of the stem

    bool isWritten() const { return options.isEmpty(); }
    /// Whether it shows more than the picture of its image.
    bool hasPictures() const;
    /// In the author's order; without options of other questions.
    OptionSet positionsOf(const Answer &answer) const;
    /// The correct options, or the first accepted answer.
    GivenAnswer key() const;
    bool isRight(const Answer &answer) const;
    /// How figures count an answer, see Question::given(); without options of other questions.
    GivenAnswer given(const Answer &answer) const;
    /// The labels of the options, or the text in quotation marks, of the accepted answer as its author wrote it; empty for none.
    QString labelOf(const GivenAnswer &answer) const;
    /// The same of an answer as it was written.
    QString labelOf(const Answer &answer) const;
};

struct StudiedPerson {
    Participant participant;
    QList<Trial> trials;          ///< by position
    QList<StudyDisplay> displays; ///< one per session, oldest first; empty if not recorded
};

/// @brief How far real people got, from the stored records. Only `finished` and `stopped` leave out people who withdrew.
struct StudyFlow {
    int invited = 0;
    int opened = 0;    ///< saw the consent
    int declined = 0;  ///< declined, and did not take part later either
    int began = 0;     ///< gave consent
    int withdrawn = 0; ///< began, and withdrew later
    int stopped = 0;   ///< began, but did not answer everything
    int tooLate = 0;   ///< of those stopped: came back after the time the design allows
    int finished = 0;  ///< answered everything
};

/// @brief The data a study's figures are computed from, without people who withdrew. A plain value; any thread.
struct StudyData {
    Preset preset; ///< of the items, see groupedPreset()
    Study study;
    QList<StudiedItem> items;    ///< by position, all parts
    QList<StudiedPerson> people; ///< by number
    StudyFlow flow;
    int simulatedLeft = 0;          ///< simulated participants left out because they were not requested
    QSet<QuestionVersionId> hidden; ///< counted but not listed: the reader may still answer them blind

    const StudiedItem *item(const QuestionVersionId &question) const;
    bool hasSimulated() const;
    /// Whether people choose a set of options in some of the questions.
    bool takesSeveral() const;
    /// Whether people write the answer to some of the questions.
    bool takesWritten() const;
    /// Whether some of the questions show more than the pictures of their images.
    bool hasPictures() const;
};

/// @brief Reads a study without checking permissions; the calling service must check them.
Result<StudyData> readStudy(Stores &stores, const StudyId &study, bool withSimulated);

} // namespace yuyi
