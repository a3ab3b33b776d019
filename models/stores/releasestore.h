// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/history/changes.h"
#include "models/domain/project/project.h"
#include "models/domain/result.h"

#include <QList>
#include <optional>

namespace yuyi {

/// Releases and the question versions in them.
class ReleaseStore
{
public:
    struct ReleasedItem {
        ImageId image;
        QuestionVersionId question;
        QString split;
    };
    virtual ~ReleaseStore() = default;
    virtual Result<> add(const Release &release, const QList<ReleasedItem> &items) = 0;
    virtual Result<QList<Release>> releases() = 0; ///< newest first
    virtual Result<QList<ReleasedItem>> items(const ReleaseId &id) = 0;
};

} // namespace yuyi
