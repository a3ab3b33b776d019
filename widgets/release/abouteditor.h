// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/project/about.h"

#include <QWidget>

class QLabel;

namespace yuyi {

class ActionButton;
class TextField;

/// @brief One text about the data: its title, the field, and below it what to do when the text could not be saved.
class AboutEditor final : public QWidget
{
    Q_OBJECT
public:
    AboutEditor(AboutField field, QWidget *parent);

    AboutField field() const { return m_field; }
    QString text() const;
    /// Whether the person has changed nothing and has nothing to decide.
    bool isAtRest() const;
    void setReadOnly(bool readOnly);
    /// Shows the text of the project, unless the person is changing it or has to decide between two.
    void setStored(const QString &text);
    /// Shows that `typed` is not the text of the project, and offers both. `byOther`: somebody else has changed it.
    void showUnsaved(const QString &typed, const QString &stored, bool byOther);
    /// Announces the text if the person has changed it.
    void commit();

Q_SIGNALS:
    void typed(const QString &text);
    /// The person has changed `before` to `text` and is done.
    void changed(const QString &text, const QString &before);
    /// The person takes the text of the project.
    void dropped();
    void escaped();

private:
    void take();
    void keepMine();
    void takeTheirs();
    void fill(const QString &text);

    AboutField m_field;
    QString m_before; ///< text of the project when the person began
    bool m_filling = false;
    TextField *m_text;
    QWidget *m_choice;
    QLabel *m_sentence;
};

} // namespace yuyi
