// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/rules/itemchoice.h"

#include <QWidget>

namespace yuyi {

class ActionButton;
class LineField;

/// @brief A field for a filter expression that selects items. It can be typed or built from a menu of fields and their values.
class StudyFilterField final : public QWidget
{
    Q_OBJECT
public:
    explicit StudyFilterField(QWidget *parent = nullptr);

    void setFields(const QList<FilterField> &fields);
    QString text() const;
    /// Sets the text without emitting a signal.
    void setText(const QString &text);
    void setPlaceholder(const QString &text, const QString &name);
    void retranslate();

Q_SIGNALS:
    void changed();

protected:
    void changeEvent(QEvent *event) override;

private:
    void openMenu();
    void showPlaceholder();
    void toggle(const QString &field, const QString &value);

    QList<FilterField> m_fields;
    QString m_placeholder;
    LineField *m_text;
    ActionButton *m_menu;
};

} // namespace yuyi
