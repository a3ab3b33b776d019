// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/controls/fields/fieldof.h"

#include <QLineEdit>

namespace yuyi {

/// @brief A line edit that behaves like TextField: it commits on Enter and when it loses the focus, Esc emits escaped(), and input
/// methods are handled. After the commit, Enter and Ctrl+Enter are passed on to the page.
class LineField : public FieldOf<QLineEdit>
{
    Q_OBJECT
public:
    explicit LineField(QWidget *parent = nullptr);

    /// Sets the text from code: emits no committed() and clears the undo steps.
    void setText(const QString &text);
    /// Shows the number of characters at the right end unless it is zero. Off by default.
    void setCountVisible(bool visible);

Q_SIGNALS:
    /// The user left the field or pressed Enter or Ctrl+Enter, and the text has changed.
    void committed(const QString &text);
    void escaped();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    QString typed() const override { return text(); }
    void announceCommit(const QString &text) override { Q_EMIT committed(text); }
    void announceEscape() override { Q_EMIT escaped(); }
    void restyle() override { count(); }

private:
    void count();
};

} // namespace yuyi
