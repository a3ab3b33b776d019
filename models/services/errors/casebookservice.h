// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/medium.h"
#include "models/domain/progress.h"
#include "models/exchange/casebook.h"
#include "models/services/errors/report.h"

namespace yuyi {

/// Long edge of the pictures in a case book, in pixels.
inline constexpr int casePictureEdge = 1200;

/// @brief Collects decided cases for a case book. Pictures are scaled down and re-encoded as upright JPEG; if a picture cannot be
/// read, its case has none. `folder` is the project folder. For leads and experts; Refused for items hidden from the person.
class CaseBookService
{
public:
    CaseBookService(Stores &stores, const PersonId &actor, const QString &folder)
        : m_stores(stores), m_actor(actor), m_folder(folder)
    {
    }

    /// The cases are in the given order. `withProbes` adds the follow-up questions that the person may see, with the verdicts on the
    /// replies. `progress` counts cases. Errors: Cancelled; Invalid if no case is decided.
    Result<CaseBook> book(const QString &title, const ErrorReportData &data, const QList<ErrorCaseId> &cases, bool withProbes,
                          Progress &progress);

private:
    /// `name`: of the picture, for sentences.
    Result<CaseBookPicture> picture(const Medium &medium, const QString &name, const QString &caption);
    Result<CaseBookCase> page(const ErrorReportData &data, const ReportedCase &one, bool withProbes);

    Stores &m_stores;
    PersonId m_actor;
    QString m_folder;
};

} // namespace yuyi
