// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/calibrationservice.h"
#include "widgets/shell/page.h"

#include <QWidget>

class QComboBox;
class QGridLayout;
class QLabel;
class QScrollArea;

namespace yuyi {

class ActionButton;
class ChipRow;
class CommentThread;
class SplitView;
class ImageViewer;
class TextField;

/// @brief One dimension of one image after the reveal: the picture, what each person said with the reasons side by side, the
/// talk about it, and what it came to with the clause of the guideline.
class DifferenceView final : public QWidget
{
    Q_OBJECT
public:
    explicit DifferenceView(PageContext context, QWidget *parent = nullptr);

    void show(const Reveal &reveal, int image, int field);
    using QWidget::show;
    void clear();
    CommentThread *thread() const { return m_thread; }
    /// Keys: the outcome's value, the clause.
    void focusOutcome();
    /// A clause of this title, once the guideline in force has one, is the one that is meant.
    void chooseClause(const QString &title);
    /// There is an outcome to be written down here.
    bool mayWriteOutcome() const;
    /// Asks for a clause about the dimension shown.
    void wantNewClause();
    void flush();
    /// The outcome is written down.
    void saveOutcome();

Q_SIGNALS:
    /// Saved; the reveal should be read again.
    void outcomeSaved();
    /// The guideline has no such clause yet: write one.
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
    void showPicture();
    void retranslate();
    const Dimension *dimension() const;
    QString labelsOf(const AnnotationContent &content) const;

    PageContext m_context;
    Reveal m_reveal;
    int m_image = -1;
    int m_field = -1;
    QString m_wantedClause;   ///< by its title; stands in no version yet
    bool m_saving = false;
    QString m_pending;          ///< sha of the picture being decoded
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
