// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/preset.h"

#include <QList>
#include <QScrollArea>

class QCheckBox;
class QComboBox;
class QLabel;
class QSpinBox;
class QVBoxLayout;

namespace yuyi {

class BatchForm;
class ChipRow;
class LineField;
class ShotRuleForm;
class StepForm;
class TextField;

/// @brief The form to edit a prompt configuration: titles, prompt text, keywords, worked examples, and a list of the
/// placeholders.
class PromptForm final : public QScrollArea
{
    Q_OBJECT
public:
    explicit PromptForm(QWidget *parent = nullptr);

    void setPreset(const Preset &preset);
    /// Fills the form without emitting edited(). `newCode`: the code can still be changed.
    void setConfiguration(const Configuration &configuration, bool newCode);
    Configuration configuration() const;
    /// The configuration as the prompt shown is sent: in the language whose prompt is shown.
    Configuration shownConfiguration() const;
    void focusPrompt();
    /// The kind of question whose prompt is shown; empty: the prompt for all kinds.
    QString shownKind() const { return m_kind; }
    void retranslate();

Q_SIGNALS:
    void edited();
    /// The prompt of another kind is shown.
    void kindShown();

private:
    QLabel *addLabel(QVBoxLayout *column, QWidget *field);
    void listDimensions();
    void listKinds();
    /// Shows the prompt of a kind of question; empty: the one for all kinds without one of their own.
    void showKind(const QString &kind);
    void keepPrompt();
    /// Shows the prompt in another language; empty: the usual one.
    void showLanguage(const QString &language);
    void listLanguages();
    /// Where the prompt shown is kept in m_prompts.
    QString place() const;
    /// Shows the fields of the way in which examples are chosen.
    void showShots();
    bool choosesByRule() const;

    LineField *m_code;
    LineField *m_titleZh;
    LineField *m_titleEn;
    ChipRow *m_languages;
    ChipRow *m_kinds;
    TextField *m_prompt;
    QLabel *m_marks;
    QComboBox *m_keywords;
    QSpinBox *m_shots;
    ChipRow *m_chosenBy; ///< these items, or a rule
    LineField *m_examples;
    ShotRuleForm *m_rule;
    StepForm *m_step;
    QCheckBox *m_withImage;
    QWidget *m_pictures; ///< holds what is only there where questions may have several pictures
    LineField *m_placeholder;
    QWidget *m_options; ///< holds what is only there where the preset has several pictures, or where a line of options is set
    LineField *m_optionLine;
    BatchForm *m_batch;
    QWidget *m_factPart; ///< holds what is only there where the preset has facts about images, or where facts are added
    LineField *m_facts;
    QComboBox *m_language; ///< in which items are asked
    QList<QLabel *> m_labels;
    QList<Dimension> m_dimensions;
    QList<QuestionKind> m_kindList;
    QMap<QString, QString> m_prompts; ///< by language and kind, see place()
    QString m_shownLanguage;          ///< whose prompt is shown; empty: the usual one
    QString m_kind;                   ///< whose prompt is shown
    bool m_offersFacts = false;       ///< the preset has facts about images
    bool m_offersOptionLine = false;  ///< also where the configuration shown has none
};

} // namespace yuyi
