// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/answer.h"
#include "widgets/controls/fields/linefield.h"

namespace yuyi {

/// @brief One line for the answer to a question without options. What is typed stays in the field: no letter or digit reaches the
/// page. Enter submits, but not the Enter that ends a composition, and not a held one. Esc emits escaped(). Ctrl+Enter is the page's.
class AnswerField final : public LineField
{
    Q_OBJECT
public:
    explicit AnswerField(QWidget *parent = nullptr);

    /// What is written, with single spaces; empty for white space alone.
    Answer answer() const { return Answer::written(text().simplified()); }
    void retranslate();
    /// Ends a composition of an input method: what it shows becomes text.
    void finishComposing();

Q_SIGNALS:
    /// The person has changed the text.
    void changed(const QString &text);
    /// Enter was pressed; the text may be empty.
    void submitted();

protected:
    void focusInEvent(QFocusEvent *event) override;
    void inputMethodEvent(QInputMethodEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QString m_composed; ///< by an input method, and no text yet
};

} // namespace yuyi
