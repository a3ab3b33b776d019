// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/review/validation.h"
#include "models/services/review/validationservice.h"

#include <QWidget>

class QLabel;

namespace yuyi {

class ActionButton;
class BlindOption;
class Chip;
class CommandRegistry;
class Settings;
class TextField;

/// The question beside the picture, to be answered blind: its options, what is wrong with it, and a comment.
class AnswerPanel final : public QWidget
{
    Q_OBJECT
public:
    static constexpr int mostOptions = 8;
    static constexpr VoteFlag allFlags[] = {VoteFlag::Ambiguous, VoteFlag::TwoRight, VoteFlag::NoneRight, VoteFlag::NeedsNoPicture};

    /// The commands of the view must have been added.
    AnswerPanel(CommandRegistry &commands, Settings &settings, QWidget *parent);

    /// Takes back what was chosen and written.
    void clear();
    /// Shows a question whose options cannot be chosen yet, and the comment typed before.
    void show(const BlindItem &item, const QString &note);
    using QWidget::show;
    /// The picture was seen: the options can be chosen.
    void enableOptions();
    /// The picture cannot be shown: the question can be skipped.
    void offerSkip();
    void setChosen(int option);
    void clearChosen(int option);
    /// The option that is chosen; -1: none.
    int chosen() const;
    void toggleFlag(VoteFlag flag);
    QList<VoteFlag> flags() const;
    QString note() const;
    void writeNote();
    /// Returns true if choosing an option submits the answer.
    bool advancesAtOnce() const;
    void retranslate();

Q_SIGNALS:
    void optionClicked(int option);
    void noteTyped(const QString &text);
    void noteLeft();

private:
    void setAdvancesAtOnce(bool atOnce);
    QWidget *buildFlags();
    QWidget *buildBelow();

    CommandRegistry &m_commands;
    Settings &m_settings;
    QLabel *m_stem;
    QList<BlindOption *> m_options;
    QLabel *m_flagTitle;
    QList<Chip *> m_flags;
    ActionButton *m_noteButton = nullptr;
    ActionButton *m_skipButton = nullptr;
    Chip *m_atOnce = nullptr;
    TextField *m_note;
    QLabel *m_hint;
};

} // namespace yuyi
