// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/answer.h"
#include "models/domain/review/validation.h"
#include "models/services/review/validationservice.h"
#include "widgets/controls/choices/blindoptions.h"

#include <QImage>
#include <QList>
#include <QWidget>

class QLabel;

namespace yuyi {

class ActionButton;
class AnswerField;
class Chip;
class CommandRegistry;
class Settings;
class TextField;

/// The question beside the picture, to be answered blind: its options or a field, what is wrong with it, and a comment.
class AnswerPanel final : public QWidget
{
    Q_OBJECT
public:
    static constexpr int mostOptions = BlindOptions::most;
    static constexpr VoteFlag allFlags[] = {VoteFlag::Ambiguous, VoteFlag::TwoRight, VoteFlag::NoneRight, VoteFlag::NeedsNoPicture};

    /// The commands of the view must have been added.
    AnswerPanel(CommandRegistry &commands, Settings &settings, QWidget *parent);

    /// Takes back what was chosen and written.
    void clear();
    /// Shows a question whose options cannot be chosen yet, and the comment and the answer typed before. An answer can be written at once.
    void show(const BlindItem &item, const QString &note, const QString &typed);
    using QWidget::show;
    /// The decoded pictures of the options, parallel to them; null where one has none.
    void showPictures(const QList<QImage> &ofOptions) { m_options->setPictures(ofOptions); }
    /// Whether the pictures of the options in sight have been painted.
    bool arePicturesPainted() const { return m_options->arePainted(); }
    /// Makes the pictures of options lower before anything has to be scrolled in a window of this size.
    void fitInto(const QSize &window);
    /// The pictures were seen: the options can be chosen.
    void enableOptions();
    /// A picture cannot be shown: the question can be skipped.
    void offerSkip();
    /// Chooses an option; where several may be chosen, one that is chosen is left out again.
    void choose(int option);
    /// Shows what is chosen again, because a click has marked an option that must not be chosen.
    void showChosen();
    /// The chosen options, by their positions as shown.
    OptionSet chosen() const { return m_chosen; }
    /// The written answer; empty where options are shown.
    Answer written() const;
    /// Puts the cursor into the field of a written answer.
    void writeAnswer();
    /// Whether several options of the question may be chosen.
    bool takesSeveral() const { return m_takesSeveral; }
    /// Returns false for “two correct options” where several may be correct, or where there are none.
    bool offers(VoteFlag flag) const { return flag != VoteFlag::TwoRight || !(m_takesSeveral || m_isWritten); }
    void toggleFlag(VoteFlag flag);
    QList<VoteFlag> flags() const;
    QString note() const;
    void writeNote();
    /// Returns true if choosing an option of this question submits the answer.
    bool advancesAtOnce() const;
    void retranslate();

Q_SIGNALS:
    void optionClicked(int option);
    /// The picture of an option is to be shown large.
    void enlargeWanted(int option);
    /// A mark in the question was clicked: the number of a picture.
    void pictureWanted(int number);
    void noteTyped(const QString &text);
    void answerTyped(const QString &text);
    /// Enter was pressed in the field of a written answer.
    void answerSubmitted();
    /// Esc was pressed in a field.
    void fieldLeft();

private:
    void setAdvancesAtOnce(bool atOnce);
    QWidget *buildFlags();
    QWidget *buildBelow();
    void showFlags();
    void showHint();

    CommandRegistry &m_commands;
    Settings &m_settings;
    bool m_takesSeveral = false;
    bool m_isWritten = false;
    bool m_hasPictures = false; ///< more than one
    OptionSet m_chosen;
    QLabel *m_stem;
    QLabel *m_howMany;
    BlindOptions *m_options;
    AnswerField *m_answer;
    QLabel *m_flagTitle;
    QList<Chip *> m_flags;
    ActionButton *m_noteButton = nullptr;
    ActionButton *m_skipButton = nullptr;
    Chip *m_atOnce = nullptr;
    TextField *m_note;
    QLabel *m_hint;
};

} // namespace yuyi
