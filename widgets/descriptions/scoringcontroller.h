// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/history/changes.h"
#include "models/services/descriptions/ratingservice.h"
#include "models/services/session/latest.h"

#include <QHash>
#include <QObject>

#include <functional>
#include <optional>

namespace yuyi {

class ProjectAccess;

/// @brief Controls the blind scoring of descriptions without widgets: the list, the current description, typed ratings that are
/// not saved, and saving. The next description is read ahead.
class ScoringController final : public QObject
{
    Q_OBJECT
public:
    /// `typed`: the rating as the form holds it now; asked for before another description is shown.
    ScoringController(ProjectAccess &project, std::function<ReplyRating()> typed, QObject *parent = nullptr);

    const std::optional<ScoringView> &view() const { return m_view; }
    AttemptId current() const { return m_view ? m_view->attempt : AttemptId(); }
    /// The rating of the current description: typed in this window, saved, or empty.
    ReplyRating rating() const;
    bool isEntered() const { return m_entered; }
    /// There is nothing left to score.
    bool isDone() const { return m_done; }
    /// Another description is being read.
    bool isOpening() const { return m_opening; }
    /// Whether a score can be given now.
    bool mayScore() const { return m_entered && !m_done && m_view.has_value() && !m_sending && !m_opening; }
    /// Whether another description can be opened now.
    bool mayWalk() const { return m_entered && !m_sending && !m_lines.isEmpty(); }
    int scored() const;
    int all() const { return static_cast<int>(m_lines.size()); }
    /// The number of the current description in the list, from 1; 0 if it is unknown.
    qsizetype position() const { return lineOf(current()) + 1; }

    /// Reads the descriptions to score, and follows changes by others from now on.
    void enter();
    void leave();
    void projectChanged(const Changes &changes);
    /// Opens this description, scored or not, as soon as the list is read.
    void openDescription(const AttemptId &id);
    /// Opens the description so many lines after or before the current one.
    void walk(int step);
    /// Keeps the typed rating of the current description in this window.
    void keepTyped();
    /// Saves a rating of the current description and opens the next. Without `perspectives` saved sub-scores stay, and others are not
    /// given.
    void rate(const ReplyRating &rating, bool perspectives);

Q_SIGNALS:
    /// A description was read and is current now.
    void loaded();
    /// There is nothing left to score, or nothing at all.
    void nothingLeft();
    void progressChanged();
    /// What can be done now may have changed.
    void stateChanged();
    /// A score was saved.
    void changed();
    /// The rating was refused.
    void problemFound(const QString &sentence);
    /// The image of the next description will be needed soon.
    void imageAhead(const yuyi::Image &image);
    /// Another person uses the program now. Nothing of what the former saw or typed may stay visible.
    void handedOver();
    void failed(const QString &sentence);
    void toast(const QString &sentence, bool undoable);

private:
    void readLines();
    void open(const AttemptId &id);
    void take(const ScoringView &view);
    void finish();
    void showAgain();
    void prefetch();
    void dropAhead();
    void rated(const ReplyRating &given);
    AttemptId nextOpen(const AttemptId &after) const;
    qsizetype lineOf(const AttemptId &id) const;
    void personChanged();

    ProjectAccess &m_project;
    std::function<ReplyRating()> m_form;
    QList<ScoringLine> m_lines;
    std::optional<ScoringView> m_view;
    std::optional<ScoringView> m_ahead;    ///< next description, loaded while the current one is being scored
    QHash<AttemptId, ReplyRating> m_typed; ///< scores entered in this window but not saved
    AttemptId m_wanted;                    ///< requested from outside and not loaded yet
    bool m_entered = false;
    bool m_done = false;
    bool m_sending = false;
    bool m_opening = false; ///< another description is being loaded
    bool m_missed = false;  ///< something changed elsewhere while a score was being saved
    Latest m_latestLines;
    Latest m_latestView;
    Latest m_latestAhead;
};

} // namespace yuyi
