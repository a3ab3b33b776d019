// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/annotate/questioneditor.h"

#include "models/domain/text.h"
#include "models/services/annotation/questionforms.h"
#include "widgets/annotate/optionrow.h"
#include "widgets/controls/choices/chip.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/labels/elidedlabel.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QScopedValueRollback>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace yuyi {

QuestionEditor::QuestionEditor(QWidget *parent)
    : QWidget(parent),
      m_title(plainLabel(this)),
      m_tabs(new QHBoxLayout),
      m_add(new QToolButton(this)),
      m_remove(new QToolButton(this)),
      m_keyHint(new ElidedLabel(this)),
      m_kinds(new ChipRow(ChipRow::Pick::One, this)),
      m_stem(new LineField(this)),
      m_optionsLayout(new QVBoxLayout)
{
    setTextRole(m_title, TextRole::Section);
    setTextRole(m_keyHint, TextRole::Small);
    m_keyHint->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto *line = rowIn();
    line->addWidget(m_title);
    m_tabs->setSpacing(spacing::tiny);
    line->addLayout(m_tabs);
    m_add->setAutoRaise(true);
    m_add->setFocusPolicy(Qt::NoFocus);
    m_remove->setAutoRaise(true);
    m_remove->setFocusPolicy(Qt::NoFocus);
    line->addWidget(m_add);
    line->addWidget(m_remove);
    line->addWidget(m_keyHint, 1);
    m_optionsLayout->setSpacing(spacing::tiny);
    auto *column = columnIn(this);
    m_kinds->setObjectName(QStringLiteral("question.kinds"));
    m_kinds->setFocusPolicy(Qt::NoFocus);
    column->addLayout(line);
    column->addWidget(m_kinds);
    column->addWidget(m_stem);
    column->addLayout(m_optionsLayout);

    connect(m_add, &QToolButton::clicked, this, &QuestionEditor::addQuestion);
    connect(m_remove, &QToolButton::clicked, this, &QuestionEditor::removeQuestion);
    connect(m_kinds, &ChipRow::chosen, this, [this](const QString &kind) {
        chooseKind(kind);
        focusStem(); // the row would take digits that are meant for labels
    });
    connect(m_stem, &QLineEdit::textChanged, this, [this] {
        if (m_filling)
            return;
        takeFields();
        Q_EMIT edited();
    });
    connect(m_stem, &LineField::committed, this,
            [this] { Q_EMIT committed(fieldCode(QStringLiteral("stem")), tr("Question")); });
    connect(m_stem, &LineField::escaped, this, &QuestionEditor::escaped);
    connect(m_stem, &QLineEdit::returnPressed, this, [this] {
        if (!m_rows.isEmpty())
            m_rows.first()->focusText();
    });
    retranslate();
}

void QuestionEditor::setPreset(const Preset &preset)
{
    m_preset = preset;
    m_stem->setMaxLength(std::max(200, preset.questions.stemMaximum * 4));
    retranslate();
}

const QuestionKind &QuestionEditor::kindOf(const Question &question) const
{
    static const QuestionKind none;
    const QuestionKind *kind = m_preset.kind(question.kind);
    return kind ? *kind : m_preset.kinds.isEmpty() ? none
                                                   : m_preset.kinds.constFirst();
}

QList<Question> QuestionEditor::questions() const
{
    QList<Question> written;
    for (const Question &question : m_questions)
        written.append(withoutEmptyEnd(question, kindOf(question)));
    return written;
}

QString QuestionEditor::fieldCode(const QString &part) const
{
    return QStringLiteral("question/%1/%2").arg(QString::number(m_current), part);
}

void QuestionEditor::setQuestions(const QList<Question> &questions)
{
    const bool ofThisImage = std::any_of(questions.begin(), questions.end(), [this](const Question &one) {
        return std::any_of(m_questions.begin(), m_questions.end(), [&](const Question &former) { return former.id == one.id; });
    });
    if (!ofThisImage)
        m_written.clear();
    m_questions = questions;
    for (Question &question : m_questions) {
        const QuestionKind &kind = kindOf(question);
        if (!kind.isFixed() && question.options.size() < kind.mostOptions)
            question.options = optionsOfKind(question.options, kind);
    }
    m_current = ofThisImage ? std::clamp(m_current, 0, std::max(0, static_cast<int>(questions.size()) - 1)) : 0;
    rebuildTabs();
    fill();
    if (!ofThisImage)
        foldNotes();
}

void QuestionEditor::takeIds(const QList<Question> &stored)
{
    for (Question &question : m_questions) {
        const auto now = std::find_if(stored.begin(), stored.end(),
                                      [&](const Question &q) { return q.id == question.id; });
        if (now != stored.end())
            takeStoredIds(question, *now, kindOf(question));
    }
    if (m_current < m_questions.size()) {
        const QScopedValueRollback<bool> filling(m_filling, true);
        const Question &question = m_questions.at(m_current);
        for (qsizetype i = 0; i < std::min(m_rows.size(), question.options.size()); ++i) {
            Option option = m_rows.at(i)->option();
            option.id = question.options.at(i).id;
            m_rows.at(i)->setOption(option);
        }
    }
}

void QuestionEditor::rebuildTabs()
{
    while (m_chips.size() > m_questions.size())
        delete m_chips.takeLast();
    while (m_chips.size() < m_questions.size()) {
        const int index = static_cast<int>(m_chips.size());
        auto *chip = new Chip(QString::number(index + 1), {}, this);
        chip->setCheckable(true);
        chip->setFocusPolicy(Qt::NoFocus);
        connect(chip, &QAbstractButton::clicked, this, [this, index] { showQuestion(index); });
        m_tabs->addWidget(chip);
        m_chips.append(chip);
    }
    for (int i = 0; i < m_chips.size(); ++i) {
        m_chips.at(i)->setChecked(i == m_current);
        m_chips.at(i)->setAccessibleName(tr("Question %1").arg(i + 1));
        m_chips.at(i)->show();
    }
    m_add->setEnabled(!m_readOnly && m_questions.size() < m_preset.questions.maximum);
    m_remove->setEnabled(!m_readOnly && m_questions.size() > m_preset.questions.minimum);
    m_remove->setVisible(m_questions.size() > m_preset.questions.minimum);
}

void QuestionEditor::fill()
{
    const QScopedValueRollback<bool> filling(m_filling, true);
    if (m_questions.isEmpty()) {
        m_stem->setText({});
        qDeleteAll(m_rows);
        m_rows.clear();
        return;
    }
    const Question &question = m_questions.at(m_current);
    const QuestionKind &kind = kindOf(question);
    m_kinds->setSelectedOne(question.kind);
    if (m_stem->text() != question.stem)
        m_stem->setText(question.stem);
    const qsizetype shown = m_readOnly ? withoutEmptyEnd(question, kind).options.size() : question.options.size();
    while (m_rows.size() > shown)
        delete m_rows.takeLast();
    while (m_rows.size() < shown) {
        const int index = static_cast<int>(m_rows.size());
        auto *row = new OptionRow(this);
        row->setLetter(optionLetter(index));
        connect(row, &OptionRow::edited, this, [this] {
            if (m_filling)
                return;
            takeFields();
            Q_EMIT edited();
        });
        connect(row, &OptionRow::committed, this, [this, index] {
            Q_EMIT committed(fieldCode(QStringLiteral("option/%1").arg(index)),
                             tr("Option %1").arg(optionLetter(index)));
        });
        connect(row, &OptionRow::correctChosen, this, [this, index] { chooseCorrect(index); });
        const auto step = [this, index](int direction) {
            if (OptionRow *other = m_rows.value(index + direction))
                other->focusText();
        };
        connect(row, &OptionRow::next, this, [step] { step(1); });
        connect(row, &OptionRow::moveWanted, this, [this, index](int direction) { move(index, direction); });
        connect(row, &OptionRow::stepWanted, this, step);
        connect(row, &OptionRow::linesPasted, this, [this, index](const QStringList &lines) { paste(index, lines); });
        connect(row, &OptionRow::escaped, this, &QuestionEditor::escaped);
        m_optionsLayout->addWidget(row);
        m_rows.append(row);
    }
    for (int i = 0; i < m_rows.size(); ++i) {
        m_rows.at(i)->setOption(question.options.at(i));
        m_rows.at(i)->setFixed(kind.isFixed());
        m_rows.at(i)->setTakesSeveral(kind.takesSeveral());
        m_rows.at(i)->setReadOnly(m_readOnly);
    }
    m_stem->setReadOnly(m_readOnly);
    showKeyHint();
}

void QuestionEditor::showKeyHint()
{
    const bool takesSeveral = !m_questions.isEmpty() && kindOf(m_questions.at(m_current)).takesSeveral();
    m_keyHint->setText(takesSeveral ? tr("Select all correct options (Alt+Enter)") : tr("Select the correct option (Alt+Enter)"));
}

void QuestionEditor::takeFields()
{
    if (m_questions.isEmpty())
        return;
    Question &question = m_questions[m_current];
    question.stem = m_stem->text();
    for (int i = 0; i < std::min(m_rows.size(), question.options.size()); ++i) {
        const Option typed = m_rows.at(i)->option();
        question.options[i].text = typed.text;
        question.options[i].note = typed.note;
    }
}

void QuestionEditor::setReadOnly(bool readOnly)
{
    m_readOnly = readOnly;
    m_kinds->setEnabled(!readOnly);
    rebuildTabs();
    m_stem->setReadOnly(readOnly);
    fill();
}

void QuestionEditor::setFindings(const QList<Finding> &findings)
{
    QList<bool> wrong(m_rows.size(), false);
    bool wrongStem = false;
    for (const Finding &finding : findings) {
        if (finding.severity != Severity::Error || finding.position.question != m_current)
            continue;
        if (finding.position.field == LintField::Stem)
            wrongStem = true;
        else if (finding.position.option >= 0 && finding.position.option < wrong.size())
            wrong[finding.position.option] = true;
    }
    m_stem->setWrong(wrongStem);
    for (int i = 0; i < m_rows.size(); ++i)
        m_rows.at(i)->setWrong(wrong.at(i));
}

void QuestionEditor::foldNotes()
{
    for (OptionRow *row : std::as_const(m_rows))
        row->hideNote();
}

void QuestionEditor::showQuestion(int index)
{
    commit();
    const int former = std::exchange(m_current, std::clamp(index, 0, std::max(0, static_cast<int>(m_questions.size()) - 1)));
    rebuildTabs();
    fill();
    if (former != m_current)
        foldNotes();
}

QWidget *QuestionEditor::showPart(int question, int option)
{
    if (question != m_current)
        showQuestion(question);
    return option >= 0 && option < m_rows.size() ? static_cast<QWidget *>(m_rows.at(option)) : m_stem;
}

void QuestionEditor::focusStem()
{
    m_stem->setFocus(Qt::ShortcutFocusReason);
    m_stem->end(false); // all of it selected, the next letter would take its place
}

QList<QWidget *> QuestionEditor::fields() const
{
    QList<QWidget *> fields{m_stem};
    for (const OptionRow *row : m_rows)
        fields.append(row->textField());
    for (const OptionRow *row : m_rows)
        fields.append(row->noteField());
    return fields;
}

void QuestionEditor::focusOn(QWidget *field)
{
    if (field == m_stem) {
        focusStem();
        return;
    }
    for (OptionRow *row : std::as_const(m_rows)) {
        if (field == row->textField())
            row->focusText();
        else if (field == row->noteField())
            row->showNote(true);
    }
}

void QuestionEditor::focusPosition(const LintPosition &position)
{
    if (position.question >= 0 && position.question != m_current)
        showQuestion(position.question);
    if (position.option >= 0 && position.option < m_rows.size()) {
        if (position.field == LintField::OptionNote)
            m_rows.at(position.option)->showNote(true);
        else
            m_rows.at(position.option)->focusText();
    } else if (position.field == LintField::Options && !m_rows.isEmpty()) {
        m_rows.first()->focusText();
    } else {
        focusStem();
    }
}

void QuestionEditor::commit()
{
    m_stem->commit();
    for (OptionRow *row : std::as_const(m_rows))
        row->commit();
}

void QuestionEditor::addQuestion()
{
    if (m_readOnly || m_questions.size() >= m_preset.questions.maximum)
        return;
    commit();
    Question added = newQuestion(m_preset, m_questions.isEmpty());
    added.options = optionsOfKind(added.options, kindOf(added));
    m_questions.append(added);
    m_current = static_cast<int>(m_questions.size()) - 1;
    rebuildTabs();
    fill();
    Q_EMIT committed(fieldCode(QStringLiteral("stem")), tr("Question added"));
    focusStem();
}

void QuestionEditor::removeQuestion()
{
    if (m_readOnly || m_questions.size() <= m_preset.questions.minimum)
        return;
    commit();
    m_questions.removeAt(m_current);
    m_current = std::max(0, m_current - 1);
    rebuildTabs();
    fill();
    Q_EMIT committed(fieldCode(QStringLiteral("stem")), tr("Question removed"));
}

void QuestionEditor::nextQuestion()
{
    if (m_questions.size() < 2)
        return;
    showQuestion((m_current + 1) % static_cast<int>(m_questions.size()));
    focusStem();
}

void QuestionEditor::chooseCorrect(int option)
{
    if (m_readOnly)
        return;
    commit(); // a step of its own
    takeFields();
    Question &question = m_questions[m_current];
    const bool takesSeveral = kindOf(question).takesSeveral();
    for (int i = 0; i < question.options.size(); ++i) {
        bool &correct = question.options[i].correct;
        correct = takesSeveral ? correct != (i == option) : i == option;
        m_rows.at(i)->setCorrect(correct);
    }
    Q_EMIT committed(fieldCode(QStringLiteral("option/%1").arg(option)), tr("Correct option"));
}

void QuestionEditor::chooseKind(const QString &code)
{
    const QuestionKind *kind = m_preset.kind(code);
    if (m_readOnly || !kind || m_questions.isEmpty() || m_questions.at(m_current).kind == code)
        return;
    commit(); // a step of its own
    takeFields();
    Question &question = m_questions[m_current];
    QHash<QString, QList<Option>> &written = m_written[question.id];
    written.insert(question.kind, question.options);
    const bool fromFixed = kindOf(question).isFixed();
    question.kind = code;
    question.options = written.contains(code) ? written.value(code)
                                              : optionsOfKind(fromFixed ? QList<Option>() : question.options, *kind);
    fill();
    foldNotes();
    Q_EMIT committed(fieldCode(QStringLiteral("stem")), tr("Kind of question"));
}

void QuestionEditor::nextKind()
{
    if (m_questions.isEmpty() || !m_preset.hasKinds())
        return;
    const QString now = m_questions.at(m_current).kind;
    qsizetype next = 0;
    for (qsizetype i = 0; i < m_preset.kinds.size(); ++i) {
        if (m_preset.kinds.at(i).code == now)
            next = (i + 1) % m_preset.kinds.size();
    }
    chooseKind(m_preset.kinds.at(next).code);
}

void QuestionEditor::move(int option, int direction)
{
    commit();
    takeFields();
    Question &question = m_questions[m_current];
    const int other = option + direction;
    if (m_readOnly || kindOf(question).isFixed() || other < 0 || other >= question.options.size())
        return;
    question.options.swapItemsAt(option, other);
    fill();
    m_rows.at(other)->focusText();
    Q_EMIT committed(fieldCode(QStringLiteral("option/%1").arg(other)), tr("Option moved"));
}

void QuestionEditor::paste(int from, const QStringList &lines)
{
    commit();
    takeFields();
    Question &question = m_questions[m_current];
    if (kindOf(question).isFixed())
        return;
    int option = from;
    for (const QString &line : lines) {
        if (option >= question.options.size())
            break;
        question.options[option++].text = line;
    }
    fill();
    m_rows.at(std::max(from, option - 1))->focusText();
    Q_EMIT committed(fieldCode(QStringLiteral("option/%1").arg(from)), tr("Options pasted"));
}

void QuestionEditor::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void QuestionEditor::retranslate()
{
    m_title->setText(tr("Questions"));
    QList<ChipOption> kinds;
    for (const QuestionKind &kind : std::as_const(m_preset.kinds))
        kinds.append({kind.code, kind.title.text(), {}, tr("Kind of question (Alt+K)")});
    m_kinds->setOptions(kinds);
    m_kinds->hideKeys();
    m_kinds->setAccessibleName(tr("Kind of question"));
    m_kinds->setVisible(m_preset.hasKinds());
    m_add->setText(QStringLiteral("+"));
    m_add->setToolTip(tr("Add a question (Alt+Q)"));
    m_add->setAccessibleName(tr("Add a question"));
    m_remove->setText(QStringLiteral("×"));
    m_remove->setToolTip(tr("Remove this question"));
    m_remove->setAccessibleName(tr("Remove this question"));
    showKeyHint();
    m_stem->setPlaceholderText(tr("Question about the image"));
    m_stem->setAccessibleName(tr("Question"));
}

} // namespace yuyi
