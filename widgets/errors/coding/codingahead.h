// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/errors/caseview.h"
#include "models/services/session/latest.h"

#include <QObject>

#include <optional>

namespace yuyi {

class ProjectAccess;

/// @brief The next case, read before it is asked for.
class CodingAhead final : public QObject
{
    Q_OBJECT
public:
    CodingAhead(ProjectAccess &project, QObject *parent) : QObject(parent), m_project(project) {}

    /// Reads the case, unless it is here already.
    void read(const ErrorCaseId &id);
    bool has(const ErrorCaseId &id) const { return m_view && m_view->errorCase.id == id; }
    /// The case, which is no longer here then; only if has().
    ErrorCaseView take();
    /// Drops it because it may be out of date.
    void drop();

Q_SIGNALS:
    void arrived(const yuyi::ErrorCaseView &view);

private:
    ProjectAccess &m_project;
    std::optional<ErrorCaseView> m_view;
    Latest m_latest;
};

} // namespace yuyi
