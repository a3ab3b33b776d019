// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/errors/report.h"

#include <QString>

#include <atomic>
#include <memory>

namespace yuyi {

/// The contents and the target of a case book.
struct CaseBookOrder {
    std::shared_ptr<const StoreFactory> factory;
    PersonId person;
    QString title;
    ErrorReportData data;
    QList<ErrorCaseId> cases;
    bool withProbes = false; ///< also the questions that experts asked the model afterwards
    QString path;            ///< ending in .pdf, .html or .md
    std::shared_ptr<std::atomic<bool>> cancel;
};

/// @brief Collects and writes a case book; the ending of the path gives the format. A PDF or HTML file replaces an older one; for
/// .md a new folder of that name is created, with the pages and their pictures. Returns the path that was written, or Invalid for
/// another ending. Slow; may run on any thread except that of a project's connection.
Result<QString> writeCaseBookTo(const CaseBookOrder &order);

} // namespace yuyi
