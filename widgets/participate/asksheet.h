// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/shell/window/sheet.h"

class QFrame;
class QLabel;

namespace yuyi {

class ActionButton;
class LineField;

/// @brief A question with two answers that covers the whole window. The safe answer has the focus, and Esc chooses it.
class AskSheet final : public Sheet
{
    Q_OBJECT
public:
    explicit AskSheet(QWidget *window);

    struct Texts {
        QString title;
        QString sentence;
        QString stay; ///< the safe answer
        QString go;
        QString word; ///< if not empty, `go` requires typing this word into a field
        QString wordHint;
    };
    void ask(const Texts &texts);

Q_SIGNALS:
    void accepted();

protected:
    QWidget *firstFocus() override;
    QWidget *panel() override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void arrange();
    void go();

    QString m_word;
    QFrame *m_panel;
    QLabel *m_title;
    QLabel *m_sentence;
    LineField *m_field;
    QLabel *m_wrong;
    ActionButton *m_stay;
    ActionButton *m_go;
};

} // namespace yuyi
