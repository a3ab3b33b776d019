// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/review/calibrationservice.h"
#include "widgets/shell/page/page.h"

#include <QWidget>

class QComboBox;
class QGridLayout;
class QLabel;
class QScrollArea;

namespace yuyi {

class ActionButton;
class ChipRow;
class CommentThread;
class ShownPicture;
class SplitView;
class ImageViewer;
class TextField;

/// One dimension of one image after the reveal: the image, each person's labels and reasons side by side, the discussion,
/// and the outcome with its clause of the guideline.
class DifferenceView final : public QWidget
{
    Q_OBJECT
public:
    explicit DifferenceView(PageContext context, QWidget *parent = nullptr);

    void show(const Reveal &reveal, int image, int field);
    using QWidget::show;
    void clear();
    CommentThread *thread() const { return m_thread; }
    /// Gives the keyboard focus to the value of the outcome.
    void focusOutcome();
    /// Chooses the clause with this title as soon as the current guideline contains one.
    void chooseClause(const QString &title);
    /// Whether the person may write an outcome here.
    bool mayWriteOutcome() const;
    /// Requests a new clause about the current dimension.
    void wantNewClause();
    void flush();
    /// Saves the outcome.
    void saveOutcome();

Q_SIGNALS:
    /// The outcome was saved; the reveal should be reloaded.
    void outcomeSaved();
    /// The guideline has no such clause yet; the user wants to write one.
    void newClauseWanted(const QString &title);
    void failed(const yuyi::Error &error);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void build();
    void arrange();
    void showPeople();
    void showOutcome();
    void showClauses(const QString &chosen);
    void stored(const CalibrationOutcome &outcome);
    void retranslate();
    const Dimension *dimension() const;
    QString labelsOf(const AnnotationContent &content) const;

    PageContext m_context;
    Reveal m_reveal;
    int m_image = -1;
    int m_field = -1;
    QString m_wantedClause; ///< title of a clause that no version contains yet
    bool m_saving = false;
    ShownPicture *m_shownPicture = nullptr;
    SplitView *m_split = nullptr;
    ImageViewer *m_viewer = nullptr;
    QLabel *m_question = nullptr;
    QScrollArea *m_scroll = nullptr;
    QWidget *m_people = nullptr;
    QGridLayout *m_grid = nullptr;
    QLabel *m_outcomeTitle = nullptr;
    ChipRow *m_value = nullptr;
    QComboBox *m_clause = nullptr;
    TextField *m_note = nullptr;
    ActionButton *m_save = nullptr;
    ActionButton *m_newClause = nullptr;
    CommentThread *m_thread = nullptr;
};

} // namespace yuyi
