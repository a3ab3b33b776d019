// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/history/changes.h"
#include "models/items/validateditemsmodel.h"
#include "models/services/review/validationservice.h"
#include "models/services/session/latest.h"

#include <QObject>

#include <memory>

namespace yuyi {

class ProjectAccess;

/// @brief Controls item analysis without widgets: reads figures and details, opens rounds and discussions.
class ItemsController final : public QObject
{
    Q_OBJECT
public:
    explicit ItemsController(ProjectAccess &project, QObject *parent = nullptr);

    /// Returns true between enter() and leave().
    bool isActive() const { return m_active; }
    bool isLoading() const { return m_loading; }
    bool isLead() const;

    void enter();
    void leave();
    /// Reads the figures of all questions; again if it is asked for meanwhile.
    void load();
    /// Reads the votes and the question of an item; an earlier request is dropped.
    void readDetail(const ValidatedItem &item);
    /// Looks for images whose questions have had no round.
    void findUnopened();
    /// Opens the first round of the questions of these images.
    void openRounds(const QList<ImageId> &images);
    /// Opens a discussion of the question.
    void discuss(const QuestionId &question, const QString &note);
    void projectChanged(const Changes &changes);

Q_SIGNALS:
    /// The figures are read.
    void tableRead(const std::shared_ptr<const yuyi::ItemAnalysis> &table);
    /// The figures are shown.
    void loaded();
    void detailRead(const yuyi::ValidationDetail &detail);
    /// These images, at least one, have questions without a round.
    void unopenedFound(const QList<yuyi::ImageId> &images);
    void failed(const QString &sentence);
    void toast(const QString &sentence, bool undoable);

private:
    ProjectAccess &m_project;
    bool m_active = false;
    bool m_loading = false;
    bool m_stale = false;
    bool m_current = false; ///< nothing has changed since the table was asked for
    std::shared_ptr<const ItemAnalysis> m_table;
    Latest m_latest;
    Latest m_latestDetail;
};

} // namespace yuyi
