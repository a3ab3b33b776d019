// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/errors/suspectservice.h"
#include "models/services/session/latest.h"

#include <QHash>
#include <QObject>
#include <QTimer>

#include <memory>

namespace yuyi {

class ProjectAccess;

/// @brief Finds suspected label errors and changes their state, without widgets. The data is read again when the project changes;
/// the questions are computed from it on another thread.
class SuspectsController final : public QObject
{
    Q_OBJECT
public:
    enum class Act { SendBack, Author, Stands, Again };

    explicit SuspectsController(ProjectAccess &project, QObject *parent = nullptr);

    /// The data that was read last; null until then.
    const std::shared_ptr<const SuspectData> &data() const { return m_data; }
    /// The data in which the questions were found; older than data() while they are computed. Null if there are none.
    const std::shared_ptr<const SuspectData> &foundIn() const { return m_foundIn; }
    /// All suspected questions in any state.
    const QList<Suspect> &suspects() const { return m_all; }
    /// Returns true if the questions reflect the latest data and rules.
    bool isComplete() const { return m_complete; }
    bool isEntered() const { return m_entered; }
    /// Whether the person may change states now.
    bool mayAct() const;

    /// Reads the data and follows changes by others from now on.
    void enter();
    void leave();
    void projectChanged(const Changes &changes);
    void setRules(const SuspectRules &rules);
    /// Whether practice runs count although there are others.
    bool withPractice() const { return m_withPractice; }
    void setWithPractice(bool with);
    void act(Act what, const Suspect &suspect, const QString &note);

Q_SIGNALS:
    /// Other data was read; the questions follow.
    void read();
    /// The questions were computed.
    void found();
    /// The state of a question was changed in this window.
    void acted(yuyi::SuspectsController::Act what, const yuyi::Suspect &suspect);
    /// What can be done now may have changed.
    void stateChanged();
    /// Another person uses the program now. Nothing of what the former could see may stay visible.
    void handedOver();
    void failed(const QString &sentence);

private:
    void load();
    void compute();
    void take(Act what, const Suspect &suspect, const QString &note);
    void applyActed();
    void personChanged();

    ProjectAccess &m_project;
    SuspectRules m_rules;
    std::shared_ptr<const SuspectData> m_data;
    std::shared_ptr<const SuspectData> m_foundIn;
    QList<Suspect> m_all;
    QHash<QuestionVersionId, Suspect> m_acted;   ///< questions that were changed here after m_data was read
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
