// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/descriptions/scoringcontroller.h"
#include "widgets/shell/page/page.h"

class QLabel;
class QScrollArea;

namespace yuyi {

class ActionButton;
class EmptyState;
class ImageViewer;
class PicturePane;
class ScoringForm;
class StateStack;

/// @brief Blind scoring, one description or reply per screen: the pictures on the left; the model's text, what people wrote or the
/// question, and the score on the right. Choosing a score saves it and shows the next description, which was loaded in advance.
class ScoringPanel final : public QWidget
{
    Q_OBJECT
public:
    ScoringPanel(PageContext context, QWidget *parent);

    /// Enables the commands and loads the descriptions to score.
    void enter();
    void leave();
    /// Opens this description, scored or not, as soon as it is loaded.
    void openDescription(const AttemptId &id) { m_controller->openDescription(id); }
    /// Called once by the page.
    void addCommands();
    void retranslate();
    void projectChanged(const Changes &changes) { m_controller->projectChanged(changes); }

    AttemptId current() const { return m_controller->current(); }
    bool isDone() const { return m_controller->isDone(); }
    /// Whether the description and its image are shown.
    bool isComplete() const;
    int scored() const { return m_controller->scored(); }
    int all() const { return m_controller->all(); }
    QScrollArea *reading() const { return m_reading; }
    ScoringForm *form() const { return m_form; }
    ImageViewer *viewer() const { return m_viewer; }

Q_SIGNALS:
    /// A score was saved or withdrawn.
    void changed();
    void failed(const QString &sentence);
    void toast(const QString &sentence, bool undoable);

private:
    void build();
    QWidget *buildLeft();
    QWidget *buildRight();
    QWidget *buildWords();
    void connectController();
    void showDescription();
    void showTitles();
    void showQuestion(const ScoredQuestion &asked);
    void showPicture();
    void showProgress();
    void showNothing();

    PageContext m_context;
    ScoringController *m_controller = nullptr;
    bool m_pictured = false; ///< the image, or why there is none, is shown
    PicturePane *m_pictures = nullptr;

    StateStack *m_stack = nullptr;
    ImageViewer *m_viewer = nullptr;
    QScrollArea *m_reading = nullptr;
    QLabel *m_saidTitle = nullptr;
    QLabel *m_said = nullptr;
    QLabel *m_humanTitle = nullptr;
    QLabel *m_human = nullptr;
    QLabel *m_meaningTitle = nullptr;
    QLabel *m_meaning = nullptr;
    QLabel *m_position = nullptr;
    QLabel *m_progress = nullptr;
    QLabel *m_state = nullptr;
    ScoringForm *m_form = nullptr;
    ActionButton *m_undo = nullptr;
    ActionButton *m_sub = nullptr;
    ActionButton *m_rubric = nullptr;
    EmptyState *m_empty = nullptr;
};

} // namespace yuyi
