// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/history/changes.h"
#include "models/domain/project/about.h"
#include "models/domain/project/project.h"
#include "models/domain/result.h"

#include <QList>
#include <QUuid>
#include <optional>

namespace yuyi {

/// Releases, the question versions in them, and what their data cards say of people and data.
class ReleaseStore
{
public:
    struct ReleasedItem {
        ImageId image;
        QuestionVersionId question;
        QString split;
        bool isWritten = true; ///< false: the release says which split it is in, but its files do not hold it
    };
    /// Work of a person that is in force.
    struct Contribution {
        Role role = Role::Annotator; ///< Annotator, Adjudicator, Validator or Expert
        QUuid subject;               ///< of annotators and adjudicators the image, of the others the question version
        PersonId person;
    };
    virtual ~ReleaseStore() = default;
    virtual Result<> add(const Release &release, const QList<ReleasedItem> &items) = 0;
    virtual Result<QList<Release>> releases() = 0; ///< newest first
    /// What the files of the release hold, in their order.
    virtual Result<QList<ReleasedItem>> items(const ReleaseId &id) = 0;
    /// @brief Who worked on what, each once: submitted annotations, decisions of settled cases, answers of validators, submitted codes
    /// of wrong answers. Of all images and questions, in no order.
    virtual Result<QList<Contribution>> contributions() = 0;
    virtual Result<AboutTexts> aboutTexts() = 0;
    /// Replaces the text; an empty one removes it.
    virtual Result<> setAboutText(AboutField field, const QString &text) = 0;
};

} // namespace yuyi
