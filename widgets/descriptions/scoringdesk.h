// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/descriptions/ratingservice.h"
#include "widgets/shell/page.h"

#include <QHash>

#include <optional>

class QLabel;
class QScrollArea;
class QStackedWidget;

namespace yuyi {

class ActionButton;
class EmptyState;
class ImageViewer;
class ScoringForm;
class SplitView;

/// @brief Blind scoring, one description per screen: the image on the left; the model's description, the human explanation and the
/// score on the right. Choosing a score saves it and shows the next description, which was loaded in advance.
class ScoringDesk final : public QWidget
{
    Q_OBJECT
public:
    ScoringDesk(PageContext context, QWidget *parent);

    /// Enables the commands and loads the descriptions to score.
    void enter();
    void leave();
    /// Opens this description, scored or not, as soon as it is loaded.
    void openDescription(const AttemptId &id);
    /// Called once by the page.
    void addCommands();
    void retranslate();
    void projectChanged(const Changes &changes);

    AttemptId current() const { return m_view ? m_view->attempt : AttemptId(); }
    bool isDone() const { return m_done; }
    /// Whether the description and its image are shown.
    bool isComplete() const { return m_complete; }
    int scored() const;
    int all() const { return static_cast<int>(m_lines.size()); }
    QScrollArea *reading() const { return m_reading; }
    ScoringForm *form() const { return m_form; }
    ImageViewer *viewer() const { return m_viewer; }

Q_SIGNALS:
    /// A score was saved or withdrawn.
    void changed();
    void failed(const QString &sentence);
    void toast(const QString &sentence, bool undoable);

private:
    QWidget *buildLeft();
    QWidget *buildRight();
    void readLines();
    void open(const AttemptId &id);
    void take(const ScoringView &view);
    void showPicture();
    void showProgress();
    void showNothing();
    void showAgain();
    void prefetch();
    void dropAhead();
    AttemptId nextOpen(const AttemptId &after) const;
    qsizetype lineOf(const AttemptId &id) const;
    void keepTyped();
    void rate();
    void walk(int step);
    bool isActive() const { return m_entered && !m_done && m_view.has_value(); }
    bool mayScore() const { return isActive() && !m_sending && !m_opening; }

    PageContext m_context;
    QList<ScoringLine> m_lines;
    std::optional<ScoringView> m_view;
    std::optional<ScoringView> m_ahead;          ///< next description, loaded while the current one is being scored
    QHash<AttemptId, ReplyRating> m_typed;       ///< scores entered in this window but not saved
    AttemptId m_wanted;                          ///< requested from outside and not loaded yet
    bool m_entered = false;
    bool m_done = false;
    bool m_complete = false;
    bool m_sending = false;
    bool m_opening = false;                      ///< another description is being loaded
    bool m_missed = false;                       ///< something changed elsewhere while a score was being saved
    quint64 m_linesRequest = 0;
    quint64 m_viewRequest = 0;
    quint64 m_aheadRequest = 0;
    QString m_pending;                           ///< image being loaded

    QStackedWidget *m_stack = nullptr;
    SplitView *m_split = nullptr;
    ImageViewer *m_viewer = nullptr;
    QScrollArea *m_reading = nullptr;
    QLabel *m_saidTitle = nullptr;
    QLabel *m_said = nullptr;
    QLabel *m_humanTitle = nullptr;
    QLabel *m_human = nullptr;
    QLabel *m_meaningTitle = nullptr;
    QLabel *m_meaning = nullptr;
    QLabel *m_place = nullptr;
    QLabel *m_progress = nullptr;
    QLabel *m_state = nullptr;
    ScoringForm *m_form = nullptr;
    ActionButton *m_undo = nullptr;
    ActionButton *m_sub = nullptr;
    ActionButton *m_rubric = nullptr;
    EmptyState *m_empty = nullptr;
    EmptyState *m_loading = nullptr;
};

} // namespace yuyi
