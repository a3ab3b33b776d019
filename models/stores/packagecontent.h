// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/errors/errorreview.h"
#include "models/domain/packages/package.h"
#include "models/domain/people/work.h"
#include "models/domain/project/project.h"
#include "models/domain/review/review.h"
#include "models/domain/review/validation.h"

#include <QList>

namespace yuyi {

/// @brief Contents of one person's work package. It only lists the records. Which columns of which rows the role of the package
/// includes, and which are blank, is defined in one place (db/packages/columns).
struct PackageContent {
    Package package;                   ///< without contentHash
    QList<PackageEntry> entries;       ///< with their states in the project; the file gets them without
    Person holder;                     ///< for a participant: with a separate id and the pseudonym as name
    QList<ImageId> images;             ///< images to include: of the entries and of their questions and options
    QList<AnnotationId> annotations;   ///< annotator: their drafts and the annotations returned to them
    QList<AssignmentId> assignments;   ///< annotator, validator: the assignments of the entries
    QList<ReturnId> returns;           ///< annotator: unanswered returns
    QList<ValidationId> validations;   ///< validator
    QList<QuestionVersionId> versions; ///< validator, expert, participant
    QList<AdjudicationCaseId> cases;   ///< adjudicator
    QList<ErrorCaseId> errorCases;     ///< expert
};

} // namespace yuyi
