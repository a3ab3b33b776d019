// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/image.h"
#include "models/domain/result.h"
#include "models/domain/review/review.h"

#include <QHash>
#include <QList>
#include <QSet>

#include <optional>

namespace yuyi {

/// Facts that determine the stage of an image, besides decisions and annotations.
struct StageFacts {
    bool openCase = false; ///< an adjudication case is open
    int unansweredReturns = 0;
    int goldQuestions = 0;   ///< of the current gold
    int passedQuestions = 0; ///< of these: passed validation in the version that gold holds
    int validations = 0;     ///< rounds for questions of the current gold, in any state but withdrawn
};

/// @brief What annotators submitted; submissions never change. Thread of the connection.
class SubmissionStore
{
public:
    virtual ~SubmissionStore() = default;

    /// Stores a submission and returns its number. A blind one becomes the newest blind submission of its person and image.
    virtual Result<int> addSubmission(const Submission &submission) = 0;
    virtual Result<Submission> submission(const SubmissionId &id) = 0;
    /// Submissions of an image that are not withdrawn, oldest first.
    virtual Result<QList<Submission>> submissions(const ImageId &image) = 0;
    /// The newest submission of each submitted annotation of an image, without calibration, ordered by the time of the first one.
    virtual Result<QList<Submission>> submittedNow(const ImageId &image) = 0;
    /// @brief Withdraws the newest submission of the annotation; an earlier blind one becomes the newest blind one again. If the
    /// author could already read what others said, a withdrawn blind submission still counts as the newest blind one.
    virtual Result<> withdrawNewest(const AnnotationId &annotation) = 0;
    /// Whether the author was shown anything by others about the image: a return, a revealed calibration, a settled case, or
    /// what was readable between submitting and withdrawing.
    virtual Result<bool> revealed(const AnnotationId &annotation) = 0;
    /// The newest blind submission of each person and image, in production and calibration, oldest first.
    virtual Result<QList<SubmittedLabels>> blindLabels() = 0;

    virtual Result<StageFacts> stageFacts(const ImageId &image) = 0;
    /// Images with an annotation that was submitted more than once, even if a submission was withdrawn.
    virtual Result<QSet<ImageId>> submittedAgain() = 0;
};

} // namespace yuyi
