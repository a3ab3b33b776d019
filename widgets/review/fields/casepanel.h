// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/medium.h"
#include "models/domain/preset/preset.h"
#include "models/services/review/adjudicationservice.h"

#include <QList>
#include <QWidget>

class QAction;
class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace yuyi {

class ActionButton;
class Chip;
class ChipRow;
class CommandRegistry;
class LineField;
class PictureLoader;
class ReviewField;

/// @brief All fields of a case: those that differ, then those that agree (collapsed), at the bottom the reason why they differ.
class CasePanel final : public QWidget
{
    Q_OBJECT
public:
    /// The commands of the page are registered.
    CasePanel(const CommandRegistry &commands, PictureLoader &pictures, QWidget *parent);

    /// `own`: the picture of the image.
    void setCase(const CaseView &view, const Preset &preset, const Medium &own);
    void clear();
    /// Updates a field to its stored state.
    void take(const CaseField &field);
    void setReadOnly(bool readOnly);

    ReviewField *current() const;
    const QList<ReviewField *> &fields() const { return m_fields; }
    ReviewField *field(const QString &name) const;
    /// Returns true if the current field is being edited and receives the keys.
    bool isEditing() const;

    void goTo(ReviewField *field);
    /// Goes to the next (`direction` 1) or previous (−1) field, or to a part of a question when one is entered.
    void step(int direction);
    /// Goes to the first undecided field. Returns false if there is none.
    bool goToOpen();
    void pick(Pick pick);
    void edit();
    void commit();
    void setCause(Cause cause);
    void toggleGuideline();
    void focusNote();
    void toggleAgreed();
    bool handleKey(QKeyEvent &event);
    int openFields() const;

Q_SIGNALS:
    void settled(const yuyi::DiscrepancyId &field, const yuyi::FieldDecision &decision, const QString &name);
    void typed(const yuyi::DiscrepancyId &field, const yuyi::FieldDecision &decision);
    void refused(const yuyi::DiscrepancyId &field, const yuyi::FieldDecision &decision, const QString &why);
    void currentChanged();
    /// Editing has ended: the page receives the keys again.
    void escaped();
    /// A picture of the current field is to be shown large.
    void pictureWanted(const yuyi::Sha256 &sha256);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void addField(const CaseField &field);
    void showReason();
    /// The field whose cause, note and flag are shown: the last decided field until it has a cause, else the current one.
    ReviewField *reasonField() const { return m_justSettled ? m_justSettled : current(); }
    void leaveSettled();
    void showAgreed();
    void arrange();
    void retranslate();
    bool isShown(const ReviewField *field) const;
    /// The action of a command of the page.
    QAction *actionOf(const char *command) const;

    const CommandRegistry &m_commands;
    PictureLoader &m_pictures;
    Preset m_preset;
    Medium m_own;
    QList<ReviewField *> m_fields;
    int m_current = -1;
    ReviewField *m_justSettled = nullptr;
    bool m_agreedShown = false;
    bool m_readOnly = false;
    bool m_filling = false;

    QWidget *m_head;
    QLabel *m_left;
    QLabel *m_right;
    QLabel *m_final;
    QScrollArea *m_scroll;
    QVBoxLayout *m_differ;
    ActionButton *m_agreed;
    QVBoxLayout *m_agree;
    QWidget *m_foot;
    QLabel *m_causeTitle;
    ChipRow *m_cause;
    Chip *m_guideline;
    LineField *m_note;
};

} // namespace yuyi
