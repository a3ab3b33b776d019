// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace yuyi {

class ActionButton;
class TextField;

/// @brief A text that is saved when the person leaves its field: its title, the field, and below it a note, and what to do when the text
/// could not be saved. What is typed counts as plainParagraphs().
class SavedTextEditor final : public QWidget
{
    Q_OBJECT
public:
    /// `name`: object name of the field.
    SavedTextEditor(const QString &name, QWidget *parent);

    /// `shown`: above the field; else the title is for screen readers alone.
    void setTitle(const QString &title, bool shown);
    /// What belongs into the field.
    void setHint(const QString &hint);
    /// Shows a sentence below the field, with a button of this title that emits noteTaken(). An empty sentence hides them.
    void setNote(const QString &sentence, const QString &action);
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
    /// Replaces the text as if the person had typed it, and announces it.
    void type(const QString &text);
    /// Position of the text cursor; −1: the keyboard is not in this editor.
    int cursorPosition() const;
    /// Goes into the field, to this position or the end of a shorter text.
    void resume(int position);

Q_SIGNALS:
    void typed(const QString &text);
    /// The person has changed `before` to `text` and is done.
    void changed(const QString &text, const QString &before);
    /// The person takes the text of the project.
    void dropped();
    void noteTaken();
    void escaped();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void take();
    void keepMine();
    void takeTheirs();
    void fill(const QString &text);

    QString m_before; ///< text of the project when the person began
    bool m_filling = false;
    QLabel *m_title;
    TextField *m_text;
    QWidget *m_note;
    QLabel *m_noteText;
    ActionButton *m_noteAction;
    QWidget *m_choice;
    ActionButton *m_mine;
    ActionButton *m_theirs;
    QLabel *m_sentence;
};

} // namespace yuyi
