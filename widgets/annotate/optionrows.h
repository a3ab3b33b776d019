// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/preset/questionkind.h"
#include "widgets/annotate/pictures/picturewish.h"

#include <QList>
#include <QSet>
#include <QWidget>

class QGridLayout;
class QVBoxLayout;

namespace yuyi {

class ChipRow;
class OptionRow;
class PictureLoader;
class RowPictures;

/// @brief The options of one question, a row each; fixed options that are their own labels ("1" … "4") are chips in one row. What changes
/// several options at once is only asked for, by a signal.
class OptionRows final : public QWidget
{
    Q_OBJECT
public:
    explicit OptionRows(QWidget *parent = nullptr);

    void setLoader(PictureLoader &loader);
    /// Shows these options of a question of this kind; where some have a picture and there is room, in two columns. Emits no signal.
    void setOptions(const QList<Option> &options, const QuestionKind &kind, bool readOnly);
    /// Gives the options the texts and notes of their rows.
    void takeTexts(QList<Option> &options) const;
    /// Gives the rows the ids of their options.
    void takeIds(const QList<Option> &options);
    void setCorrect(int option, bool correct);
    void setWrong(const QSet<int> &wrong);
    void hideNotes();
    void commit();

    const QList<OptionRow *> &rows() const { return m_rows; }
    /// Null if there is no such row.
    OptionRow *row(int option) const { return m_rows.value(option); }
    /// The option whose row has the focus, or had it last; −1: none of those shown.
    int chosen() const;
    /// Gives the focus to the text or the note of an option, or to the chips. False if there is no such option.
    bool focusOption(int option, bool note);
    /// Texts, then notes, or the chips, in Tab order.
    QList<QWidget *> fields() const;
    /// Gives the focus to one of fields(), even to a hidden note.
    void focusOn(QWidget *field);

Q_SIGNALS:
    void edited();
    void committed(int option);
    void correctChosen(int option);
    void moveWanted(int option, int direction);
    void linesPasted(int option, const QStringList &lines);
    /// `wish` says which option it is about.
    void pictureWished(const yuyi::PictureWish &wish);
    /// ↑ in the first option.
    void leftUpwards();
    void escaped();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void addRow();
    void showChips(const QList<Option> &options, const QuestionKind &kind, bool readOnly);
    /// Whether the rows stand in two columns at this width and size of texts.
    bool wantsGrid() const;
    void arrange(bool inGrid);

    QVBoxLayout *m_column;
    QGridLayout *m_grid = nullptr; ///< null: one row below the other
    RowPictures *m_cards = nullptr;
    bool m_pictures = false; ///< some option has one
    QList<OptionRow *> m_rows;
    OptionId m_lastFocused;
    ChipRow *m_chips = nullptr; ///< made when a kind has such options; hidden while there are rows
};

} // namespace yuyi
