// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/errors/flaggeditemservice.h"
#include "models/services/session/latest.h"

#include <QHash>
#include <QObject>
#include <QTimer>

#include <memory>

namespace yuyi {

class ProjectAccess;

/// @brief Finds flagged items (suspected label errors) and changes their state, without widgets. The data is read again when
/// the project changes; the questions are computed from it on another thread.
class FlaggedItemsController final : public QObject
{
    Q_OBJECT
public:
    enum class Act {
        SendBack,
        Author,
        Stands,
        Again
    };

    explicit FlaggedItemsController(ProjectAccess &project, QObject *parent = nullptr);

    /// The data that was read last; null until then.
    const std::shared_ptr<const FlaggedItemData> &data() const { return m_data; }
    /// The data in which the questions were found; older than data() while they are computed. Null if there are none.
    const std::shared_ptr<const FlaggedItemData> &foundIn() const { return m_foundIn; }
    /// All flagged items in any state.
    const QList<FlaggedItem> &flaggedItems() const { return m_all; }
    /// Returns true if the questions reflect the latest data and rules.
    bool isComplete() const { return m_complete; }
    bool isEntered() const { return m_entered; }
    /// Whether the person may change states now.
    bool mayAct() const;

    /// Reads the data and follows changes by others from now on.
    void enter();
    void leave();
    void projectChanged(const Changes &changes);
    void setRules(const FlaggedItemRules &rules);
    /// Whether practice runs count although there are others.
    bool withPractice() const { return m_withPractice; }
    void setWithPractice(bool with);
    void act(Act what, const FlaggedItem &flaggedItem, const QString &note);

Q_SIGNALS:
    /// Other data was read; the questions follow.
    void read();
    /// The questions were computed.
    void found();
    /// The state of a question was changed in this window.
    void acted(yuyi::FlaggedItemsController::Act what, const yuyi::FlaggedItem &flaggedItem);
    /// What can be done now may have changed.
    void stateChanged();
    /// Another person uses the program now. Nothing of what the former could see may stay visible.
    void handedOver();
    void failed(const QString &sentence);

private:
    void load();
    void compute();
    void take(Act what, const FlaggedItem &flaggedItem, const QString &note);
    void applyActed();
    void personChanged();

    ProjectAccess &m_project;
    FlaggedItemRules m_rules;
    std::shared_ptr<const FlaggedItemData> m_data;
    std::shared_ptr<const FlaggedItemData> m_foundIn;
    QList<FlaggedItem> m_all;
    QHash<QuestionVersionId, FlaggedItem> m_acted; ///< questions that were changed here after m_data was read
    bool m_withPractice = false;
    bool m_entered = false;
    bool m_loading = false;
    bool m_stale = false;
    bool m_complete = false;
    bool m_sending = false;
    Latest m_latest;
    Latest m_latestComputing;
    QTimer m_soon;
};

} // namespace yuyi
