// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "widgets/annotate/pictures/picturewish.h"

#include <QWidget>

class QAbstractButton;
class QCheckBox;
class QLabel;
class QRadioButton;
class QToolButton;

namespace yuyi {

class LineField;
class OptionPicture;
class PictureTile;
class RowPictures;
class WrappedField;

/// @brief One option of a question: correct mark, letter, text, length, and a note below; where its kind takes them, a picture before the
/// text (OptionPicture).
///
/// Keys in the text field: Enter goes to the next option, Alt+Enter marks it correct, Ctrl+↑ ↓ moves it, Alt+N opens the note.
/// Pasting several lines fills this option and the following ones.
class OptionRow final : public QWidget
{
    Q_OBJECT
public:
    explicit OptionRow(QWidget *parent = nullptr);

    void setLetter(const QString &letter);
    void setOption(const Option &option);
    /// The option with the current content of the row.
    Option option() const;
    void setCorrect(bool correct);
    void setReadOnly(bool readOnly);
    /// Whether other options may be correct beside this one: a check box marks it then.
    void setTakesSeveral(bool takesSeveral);
    /// A fixed option is chosen, not written; its note can still be.
    void setFixed(bool fixed);
    /// Shows a place for a picture, or no longer. Before setReadOnly().
    void setTakesPicture(bool takes, RowPictures *cards);
    /// Null while the option takes no picture.
    PictureTile *pictureTile() const;
    void setWrong(bool wrong);
    /// Opens the note and focuses it.
    void showNote(bool focus);
    /// Hides the note. The button still shows whether there is one.
    void hideNote();
    void focusText();
    WrappedField *textField() const { return m_text; }
    LineField *noteField() const { return m_note; }
    void commit();

Q_SIGNALS:
    void edited();
    void committed();
    void correctChosen();
    void next();
    void moveWanted(int direction);
    /// Move the focus to the text of the option above or below.
    void stepWanted(int direction);
    void linesPasted(const QStringList &lines);
    /// `wish` does not say which option it is about.
    void pictureWished(const yuyi::PictureWish &wish);
    void escaped();

protected:
    bool eventFilter(QObject *object, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    /// The button that marks the option as correct, in both its forms.
    QList<QAbstractButton *> marks() const;
    void retranslate();
    void fitStyle();
    /// Shows on the button whether there is a note.
    void markNote();
    void makePicture(RowPictures *cards);

    Option m_option;
    QString m_letterText;
    QRadioButton *m_only;
    QCheckBox *m_oneOfSeveral;
    QLabel *m_letter;
    OptionPicture *m_picture = nullptr; ///< made when a kind takes pictures
    WrappedField *m_text;
    QToolButton *m_noteButton;
    LineField *m_note;
    bool m_readOnly = false;
    bool m_fixed = false;
    bool m_takesSeveral = false;
};

/// Makes a field read-only or not, in the look of such a field, which is chosen when it is polished.
void lockField(QWidget *field, bool locked);

/// Splits a pasted list into lines without their letters ("A. ", "（B）", "3、") and without empty lines.
QStringList optionLines(const QString &text);

} // namespace yuyi
