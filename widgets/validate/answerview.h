// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/review/validationservice.h"
#include "models/services/session/notekeeper.h"
#include "widgets/shell/page.h"
#include "widgets/shell/typedwork.h"

#include <QElapsedTimer>
#include <QHash>
#include <QSet>

class QLabel;
class QScrollArea;
class QStackedWidget;
class QVBoxLayout;

namespace yuyi {

class ActionButton;
class BlindOption;
class Chip;
class DecisionGuard;
class EmptyState;
class ImageViewer;
class SplitView;
class TextField;

/// @brief Blind validation, one question per screen: the picture, the question, one key per option. The next question is shown at
/// once. It shows no keys, no answers of others and no results of the person.
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
    /// See TypedWork.
    void handOver();
    std::optional<UnsavedWork> unsaved() const;
    void retranslate();

    bool hasQuestion() const { return !m_queue.isEmpty(); }
    /// Returns true if picture and question have been on screen long enough for an answer to count.
    bool isReady() const;
    const BlindItem *current() const { return m_queue.isEmpty() ? nullptr : &m_queue.first(); }
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
    void build();
    QWidget *buildQuestion(QWidget *parent);
    void take();
    void taken(const Result<QList<BlindItem>> &items);
    void showCurrent();
    void showPicture();
    void showDone();
    void choose(int option);
    void send();
    void write(const BlindAnswer &answer);
    void skip();
    void toggleFlag(VoteFlag flag);
    void clearAnswer();
    void readProgress();
    bool advancesAtOnce() const;
    void setAdvancesAtOnce(bool atOnce);

    PageContext m_context;
    NoteKeeper m_notes;                ///< unsent comments
    PersonId m_person;                 ///< the person of the queue
    QList<BlindItem> m_queue;          ///< the first one is shown
    QSet<ValidationId> m_answered;     ///< being saved
    QHash<ValidationId, BlindAnswer> m_unsaved;   ///< answers that could not be saved
    QString m_whyUnsaved;
    QSet<ValidationId> m_skipped;      ///< questions whose picture cannot be shown
    bool m_active = false;
    bool m_taking = false;
    bool m_takeAgain = false;
    bool m_shown = false;              ///< the picture is in the viewer and not painted yet
    bool m_seen = false;               ///< the picture has been painted
    QElapsedTimer m_clock;
    ValidationProgress m_progress;
    QString m_pending;
    quint64 m_request = 0;

    QStackedWidget *m_stack = nullptr;
    SplitView *m_split = nullptr;
    ImageViewer *m_viewer = nullptr;
    DecisionGuard *m_guard = nullptr;
    QScrollArea *m_scroll = nullptr;
    QLabel *m_stem = nullptr;
    QLabel *m_hint = nullptr;
    QLabel *m_flagTitle = nullptr;
    QList<BlindOption *> m_options;
    QVBoxLayout *m_optionColumn = nullptr;
    QList<Chip *> m_flags;
    TextField *m_note = nullptr;
    ActionButton *m_noteButton = nullptr;
    ActionButton *m_skipButton = nullptr;
    Chip *m_atOnce = nullptr;
    EmptyState *m_empty = nullptr;
    EmptyState *m_loading = nullptr;
};

} // namespace yuyi
