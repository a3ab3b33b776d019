// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/preset.h"
#include "models/services/review/adjudicationservice.h"

#include <QFrame>
#include <QList>

class QLabel;
class QVBoxLayout;

namespace yuyi {

class Badge;
class Triple;

/// @brief One field of a case: left, right, the final value, and the controls to decide it. It does not access the database; it
/// reports all actions by signals.
class ReviewField : public QFrame
{
    Q_OBJECT
public:
    ReviewField(const CaseField &field, const Preset &preset, QWidget *parent = nullptr);

    const CaseField &field() const { return m_field; }
    /// Updates the field to its stored state. Input in progress is kept.
    virtual void take(const CaseField &field);
    QString title() const;

    void setCurrent(bool current);
    bool isCurrent() const { return m_current; }
    void setStacked(bool stacked);
    void setReadOnly(bool readOnly) { m_readOnly = readOnly; }
    bool isReadOnly() const { return m_readOnly; }

    /// Whether this pick is possible in the field.
    virtual bool canPick(Pick pick) const = 0;
    void pick(Pick pick);
    virtual bool canEdit() const { return true; }
    virtual void edit() = 0;
    virtual bool isEditing() const = 0;
    /// Ends editing; emits settled() if the value has changed. What cannot be stored stays in the field, which is edited on.
    virtual void commit() = 0;
    /// Edits on from a text that could not be stored. The focus does not move.
    virtual void resume(const FieldDecision &) {}
    /// Handles Enter, Esc, Space and arrow keys in the field. Returns true if the key was used.
    virtual bool handleKey(QKeyEvent &event);

    Cause cause() const { return m_cause; }
    QString note() const { return m_note; }
    bool changeGuideline() const { return m_changeGuideline; }
    /// Sets the cause, which is stored with the decision. Without a decision it is kept until one is made.
    void setReason(Cause cause, const QString &note, bool changeGuideline);

Q_SIGNALS:
    /// The field was decided; this is one undo step. `moveOn`: go to the next field.
    void settled(const yuyi::FieldDecision &decision, bool moveOn);
    /// The decision is being edited.
    void typed(const yuyi::FieldDecision &decision);
    /// The decision is being edited and cannot be stored as it is; `why`: a sentence.
    void refused(const yuyi::FieldDecision &decision, const QString &why);
    /// The field was clicked or got the focus.
    void activated();
    /// Typing has begun or ended.
    void editingChanged();
    /// Esc was pressed: the page receives the keys again.
    void escaped();
    /// A picture of the field is to be shown large.
    void pictureWanted(const yuyi::Sha256 &sha256);

protected:
    Triple *addTriple();
    QVBoxLayout *body() const { return m_body; }
    FieldDecision decisionOf(Pick pick, const FieldValue &value) const;
    void showState();
    void mousePressEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    virtual void retranslate();

    CaseField m_field;
    Preset m_preset;

private:
    QList<Triple *> m_triples;
    QVBoxLayout *m_body;
    QLabel *m_title;
    QLabel *m_facts;
    Badge *m_state;
    Cause m_cause = Cause::None;
    QString m_note;
    bool m_changeGuideline = false;
    bool m_current = false;
    bool m_stacked = false;
    bool m_readOnly = false;
};

/// The title of a field in the current language.
QString titleOfField(const QString &field, const Preset &preset);

} // namespace yuyi
