// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/progress.h"
#include "models/exchange/casebook.h"
#include "models/services/errorreport.h"

namespace yuyi {

/// Long edge of the pictures in a case book, pixels.
inline constexpr int casePictureEdge = 1200;

/// @brief Gathers decided cases for a case book; pictures are reduced and encoded anew as JPEG, upright. A picture that cannot
/// be read leaves its case without one. `folder`: of the project. For leads and experts; refused for items hidden from the person.
class CaseBookService
{
public:
    CaseBookService(Stores &stores, const PersonId &actor, const QString &folder)
        : m_stores(stores), m_actor(actor), m_folder(folder)
    {
    }

    /// In the order given; `withProbes`: what was asked afterwards, too, as far as the person may see it. Steps of `progress`: cases. Errors: Cancelled; Invalid without a decided case.
    Result<CaseBook> book(const QString &title, const ErrorReportData &data, const QList<ErrorCaseId> &cases, bool withProbes, Progress &progress);

private:
    Result<CaseBookCase> page(const ErrorReportData &data, const ReportedCase &one, bool withProbes);

    Stores &m_stores;
    PersonId m_actor;
    QString m_folder;
};

} // namespace yuyi
