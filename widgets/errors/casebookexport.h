// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/errorreport.h"

#include <QString>

#include <atomic>
#include <memory>

namespace yuyi {

/// What a case book is made of.
struct CaseBookOrder {
    std::shared_ptr<const StoreFactory> factory;
    PersonId person;
    QString title;
    ErrorReportData data;
    QList<ErrorCaseId> cases;
    bool withProbes = false;     ///< what experts asked the model afterwards, too
    QString path;                ///< ending in .pdf, .html or .md
    std::shared_ptr<std::atomic<bool>> cancel;
};

/// @brief Gathers and writes a case book by the ending of the path: one PDF or HTML file, which takes the place of an older
/// one, or for .md a new folder of that name with the pages and their pictures. Returns where it is. Any thread but that of
/// a project's connection; slow. Invalid for another ending.
Result<QString> writeCaseBookTo(const CaseBookOrder &order);

} // namespace yuyi
