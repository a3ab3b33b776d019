// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset.h"
#include "models/services/adjudicationservice.h"

#include <QFrame>
#include <QList>

class QLabel;
class QVBoxLayout;

namespace yuyi {

class Badge;
class Triple;

/// @brief One field of a case on the page: left, right, what it comes to, and how it is settled. It knows nothing of the
/// database; what the person does comes out as signals.
class ReviewField : public QFrame
{
    Q_OBJECT
public:
    ReviewField(const CaseField &field, const Preset &preset, QWidget *parent = nullptr);

    const CaseField &field() const { return m_field; }
    /// As it is stored now; what is being typed stays as typed.
    virtual void take(const CaseField &field);
    QString title() const;

    void setCurrent(bool current);
    bool isCurrent() const { return m_current; }
    void setStacked(bool stacked);
    void setReadOnly(bool readOnly) { m_readOnly = readOnly; }
    bool isReadOnly() const { return m_readOnly; }

    /// What the keys may do here.
    virtual bool canPick(Pick pick) const = 0;
    void pick(Pick pick);
    virtual bool canEdit() const { return true; }
    virtual void edit() = 0;
    virtual bool isEditing() const = 0;
    /// Ends what is being typed: emits settled() when it differs.
    virtual void commit() = 0;
    /// Enter, Esc and arrows within the field. True when used.
    virtual bool handleKey(QKeyEvent &event);

    Cause cause() const { return m_cause; }
    QString note() const { return m_note; }
    bool changeGuideline() const { return m_changeGuideline; }
    /// Stored with the decision; held back until a decision is made.
    void setReason(Cause cause, const QString &note, bool changeGuideline);

Q_SIGNALS:
    /// One step. `moveOn`: done with this field.
    void settled(const yuyi::FieldDecision &decision, bool moveOn);
    /// Being typed.
    void typed(const yuyi::FieldDecision &decision);
    /// Clicked or focused.
    void activated();
    /// Typing has begun or ended.
    void editingChanged();
    /// Esc: the keys belong to the page again.
    void escaped();

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

/// The name of a field, in the person's language.
QString titleOfField(const QString &field, const Preset &preset);
/// The widget for a field of its kind.
ReviewField *makeReviewField(const CaseField &field, const Preset &preset, QWidget *parent);

} // namespace yuyi
