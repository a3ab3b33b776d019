// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/project/project.h"
#include "widgets/controls/fields/textfield.h"

#include <QPointer>

class QListWidget;

namespace yuyi {

/// @brief A text area for a comment. After an @ it suggests the people of the project while typing, also for names without spaces
/// around them. Ctrl+Enter sends wherever the field is.
///
/// ↑/↓ and Enter or Tab choose a suggestion, Esc closes the list. It never opens while an input method composes.
class MentionField final : public TextField
{
    Q_OBJECT
public:
    explicit MentionField(QWidget *parent = nullptr);
    ~MentionField() override;

    void setPeople(const QList<Person> &people) { m_people = people; }
    bool isOffering() const;
    /// The suggested names in order.
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
    /// Position of the @ before the cursor; −1 if the cursor is not after one.
    int markBeforeCursor() const;
    void look();
    void showOffer(const QStringList &names);
    void closeOffer();
    void choose();
    bool steer(int key);

    QList<Person> m_people;
    QPointer<QListWidget> m_list;
};

} // namespace yuyi
