// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/project.h"
#include "widgets/controls/textfield.h"

#include <QPointer>

class QListWidget;

namespace yuyi {

class Composition;

/// @brief A text area for a comment. Behind an @ the people of the project are offered while one types, names without
/// spaces around them too; Ctrl+Enter sends wherever the field is.
///
/// The offer is chosen with ↑/↓ and Enter or Tab and closed with Esc; it never opens while an input method composes.
class MentionField final : public TextField
{
    Q_OBJECT
public:
    explicit MentionField(QWidget *parent = nullptr);
    ~MentionField() override;

    void setPeople(const QList<Person> &people) { m_people = people; }
    bool isOffering() const;
    /// Names offered now, in order.
    QStringList offered() const;

Q_SIGNALS:
    void sendRequested();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void inputMethodEvent(QInputMethodEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    /// Where the @ before the cursor stands; −1: the cursor is not behind one.
    int markBeforeCursor() const;
    void look();
    void showOffer(const QStringList &names);
    void closeOffer();
    void choose();
    bool steer(int key);

    Composition *m_typing;
    QList<Person> m_people;
    QPointer<QListWidget> m_list;
};

} // namespace yuyi
