// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/review/validationservice.h"
#include "widgets/shell/page/page.h"
#include "widgets/shell/unsaved/unsavededits.h"

#include <QElapsedTimer>

class QScrollArea;

namespace yuyi {

class AnswerController;
class AnswerPanel;
class DecisionGuard;
class EmptyState;
class ImageViewer;
class ItemPictureView;
class PictureGathering;
class StateStack;

/// @brief Blind validation, one question per screen: its pictures, the question, one key per option or a field to write in. The next
/// question is shown at once. It shows no keys, no answers of others and no results of the person.
class AnswerView final : public QWidget
{
    Q_OBJECT
public:
    AnswerView(PageContext context, QWidget *parent);

    /// Fetches the questions for the acting person.
    void enter();
    /// Releases the questions that were reserved for the person and not answered.
    void leave();
    /// Fetches the reserved questions again. A question whose answer was undone comes first.
    void reload();
    void projectChanged(const Changes &changes);
    /// See UnsavedEdits.
    void handOver();
    std::optional<UnsavedWork> unsaved() const;
    void retranslate();

    bool hasQuestion() const;
    /// Returns true if pictures and question have been on screen long enough for an answer to count.
    bool isReady() const;
    /// Whether there are several pictures to walk through.
    bool hasPictures() const;
    /// Goes on by so many pictures and stops at the ends.
    void stepPicture(int by);
    /// The question shown; null if there is none.
    const BlindItem *current() const;
    QList<VoteFlag> flags() const;
    /// "Today 34 · 57 waiting"
    QString progressText() const;

Q_SIGNALS:
    void progressChanged();
    void failed(const QString &sentence);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void addCommands();
    void addPictureCommands();
    void build();
    void showCurrent();
    void showPictures();
    void painted();
    void showDone();
    void choose(int option);
    void send();
    void forget();
    void leaveFields();

    PageContext m_context;
    AnswerController *m_controller;
    PictureGathering *m_gathering;
    bool m_shown = false; ///< the pictures are there and not all painted yet
    bool m_seen = false;  ///< the pictures have been painted
    QElapsedTimer m_clock;
    QString m_pending; ///< the validation whose pictures are wanted

    StateStack *m_stack = nullptr;
    ItemPictureView *m_pictures = nullptr;
    ImageViewer *m_viewer = nullptr; ///< that of the pictures
    DecisionGuard *m_guard = nullptr;
    QScrollArea *m_scroll = nullptr;
    AnswerPanel *m_panel = nullptr;
    EmptyState *m_empty = nullptr;
};

} // namespace yuyi
