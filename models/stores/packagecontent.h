// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/errorreview.h"
#include "models/domain/package.h"
#include "models/domain/project.h"
#include "models/domain/review.h"
#include "models/domain/validation.h"
#include "models/domain/work.h"

#include <QList>

namespace yuyi {

/// @brief What one person's work package is made of. It names the pieces alone; which columns of which rows go with them for the
/// package's role, and which are left blank, is decided in one place (db/packagecolumns).
struct PackageContent {
    Package package;                 ///< without contentHash
    QList<PackagePiece> pieces;      ///< with their states at home; the file gets them without
    Person holder;                   ///< with an id of its own and the pseudonym as name for a participant
    QList<ImageId> images;           ///< whose pictures go in: of the pieces, of their questions and options
    QList<AnnotationId> annotations; ///< annotator: their drafts and what came back to them
    QList<AssignmentId> assignments; ///< annotator, validator: what the pieces are held by
    QList<ReturnId> returns;         ///< annotator: not answered yet
    QList<ValidationId> validations; ///< validator
    QList<QuestionVersionId> versions;   ///< validator, expert, participant
    QList<AdjudicationCaseId> cases; ///< adjudicator
    QList<ErrorCaseId> errorCases;   ///< expert
};

} // namespace yuyi
