// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/participate/arrangedpage.h"

class QLabel;

namespace yuyi {

class ActionButton;
class LineField;

/// @brief The page shown between two participants: a short text, a start button, and a field for a password or a code.
class LocalPage final : public ArrangedPage
{
    Q_OBJECT
public:
    struct Texts {
        QString title;
        QString text;
        QString start; ///< text of the start button; empty: no button
        QString fieldTitle;
        QString use;   ///< text of the field's button; empty: the field belongs to `start`
        QString leave; ///< text of the button to leave
        bool secret = false;
    };

    explicit LocalPage(QWidget *parent = nullptr);

    /// Shows these texts. Typed input is kept.
    void show(const Texts &texts);
    using QWidget::show;
    /// Clears the field and the error message. The focus goes to the field if `toField` or if there is no start button.
    void reset(bool toField);
    QString typed() const;
    void complain(const QString &sentence);

Q_SIGNALS:
    void startWanted();
    void fieldUsed(const QString &text);
    void leaveWanted();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void arrange() override;
    void enter();

    QWidget *m_column;
    QLabel *m_title;
    QLabel *m_text;
    ActionButton *m_start;
    QLabel *m_fieldTitle;
    LineField *m_field;
    ActionButton *m_use;
    QLabel *m_complaint;
    ActionButton *m_leave;
};

} // namespace yuyi
