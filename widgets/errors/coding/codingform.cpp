// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errors/coding/codingform.h"

#include "models/domain/annotation/questionpictures.h"
#include "models/domain/text.h"
#include "widgets/controls/choices/answerfield.h"
#include "widgets/controls/choices/chip.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/fields/textfield.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/theme/theme.h"

#include <QFontMetrics>
#include <QLabel>

#include <algorithm>

namespace yuyi {

namespace {

const QString noOption = QStringLiteral("none");
constexpr int mostNoteLines = 4;
const QString noKey = QStringLiteral(" "); // no digit of its own either

} // namespace

CodingForm::CodingForm(const CommandRegistry &commands, QWidget *parent) : QWidget(parent), m_commands(commands)
{
    m_verdictRow = new ChipRow(ChipRow::Pick::One, this);
    m_typeRow = new ChipRow(ChipRow::Pick::Many, this);
    m_subtypeRow = new ChipRow(ChipRow::Pick::One, this);
    m_subtypeRow->setDeselectable(true);
    m_optionRow = new ChipRow(ChipRow::Pick::One, this);
    m_answerTitle = wrappedLabel(this, TextRole::Soft);
    m_answer = new AnswerField(this);
    m_answer->setObjectName(QStringLiteral("codeAnswer"));
    m_note = new TextField(this);
    m_note->setObjectName(QStringLiteral("codeNote"));
    m_note->setLines(1, mostNoteLines);
    m_note->setCountVisible(false);
    m_problem = wrappedLabel(this);
    m_problem->setObjectName(QStringLiteral("codeProblem"));
    m_problem->setTextFormat(Qt::PlainText);
    setStyleProperty(m_problem, "feel", QStringLiteral("bad"));
    m_problem->hide();
    auto *column = columnIn(this);
    m_annotation = wrappedLabel(this, TextRole::Soft);
    m_annotation->setTextFormat(Qt::PlainText);
    m_details = new QWidget(this);
    auto *details = columnIn(m_details, 0, -1);
    // In the order of the verdicts.
    const QList<QList<QWidget *>> verdicts{{m_typeRow, m_subtypeRow}, {m_annotation}, {m_optionRow, m_answerTitle, m_answer}};
    for (const QList<QWidget *> &parts : verdicts) {
        auto *page = new QWidget(m_details);
        auto *inside = columnIn(page);
        for (QWidget *part : parts)
            inside->addWidget(part);
        details->addWidget(page);
        m_pages.append(page);
    }
    details->addStretch(1);
    column->addWidget(m_verdictRow);
    column->addWidget(m_details);
    column->addWidget(m_note);
    column->addWidget(m_problem);
    connectInput();
    retranslate();
}

void CodingForm::connectInput()
{
    connect(m_verdictRow, &ChipRow::chosen, this, [this](const QString &code) {
        m_verdict = fromCode<ErrorVerdict>(code).value_or(ErrorVerdict::ModelWrong);
        showAll();
        if (m_verdict == ErrorVerdict::ExtractionWrong && isWritten())
            m_answer->setFocus(Qt::OtherFocusReason);
        Q_EMIT edited();
    });
    connect(m_typeRow, &ChipRow::chosen, this, &CodingForm::toggleType);
    connect(m_subtypeRow, &ChipRow::chosen, this, &CodingForm::toggleSubtype);
    connect(m_optionRow, &ChipRow::chosen, this, [this](const QString &code) {
        QList<OptionId> read;
        for (const QString &one : code == noOption ? QStringList() : m_optionRow->selected())
            read.append(OptionId::fromString(one)); // that of no option is no id
        m_content.read = read;
        showAll();
        Q_EMIT edited();
    });
    connect(m_answer, &AnswerField::changed, this, [this] {
        m_content.read = m_answer->answer();
        Q_EMIT edited();
    });
    connect(m_answer, &AnswerField::submitted, this, [this] { m_note->setFocus(Qt::TabFocusReason); });
    connect(m_answer, &AnswerField::escaped, this, &CodingForm::escaped);
    connect(m_note, &TextField::escaped, this, &CodingForm::escaped);
    connect(m_note, &QPlainTextEdit::textChanged, this, [this] {
        if (m_note->text() == m_content.note)
            return;
        m_content.note = m_note->text();
        Q_EMIT edited();
    });
}

CaseCodeContent CodingForm::content() const
{
    CaseCodeContent content = m_content;
    content.note = m_note->text();
    return content;
}

void CodingForm::setTypes(const ErrorTypes &types)
{
    m_tree = types;
    fillTypes();
}

void CodingForm::setQuestion(const Question &question, const AnswerForm &form)
{
    m_question = question;
    m_answerForm = form;
    m_optionRow->setPick(form.several ? ChipRow::Pick::Many : ChipRow::Pick::One);
    m_optionRow->setVisible(!isWritten());
    m_answerTitle->setVisible(isWritten());
    m_answer->setVisible(isWritten());
    titleOptions();
    fillOptions();
}

void CodingForm::setCode(ErrorVerdict verdict, const CaseCodeContent &content)
{
    m_verdict = verdict;
    m_content = content;
    if (m_note->text() != content.note)
        m_note->setText(content.note);
    if (m_answer->text() != content.read.text)
        m_answer->setText(content.read.text);
    setProblem({});
    showAll();
}

QAction *CodingForm::actionOf(const char *row, int number) const
{
    return m_commands.action(QStringLiteral("errors.%1-%2").arg(QLatin1String(row)).arg(number));
}

void CodingForm::fillVerdicts()
{
    QList<ChipOption> chips;
    int index = 0;
    for (const ErrorVerdict verdict : {ErrorVerdict::ModelWrong, ErrorVerdict::AnnotationWrong, ErrorVerdict::ExtractionWrong})
        chips.append({codeOf(verdict), titleOf(verdict), noKey, {}, actionOf("verdict", ++index)});
    m_verdictRow->setOptions(chips);
}

void CodingForm::fillTypes()
{
    QList<ChipOption> chips;
    for (const ErrorType &type : std::as_const(m_tree.types)) {
        const int number = static_cast<int>(chips.size()) + 1;
        chips.append({type.code, type.title.text(), noKey, {}, actionOf("type", number)});
    }
    m_typeRow->setOptions(chips);
    showAll();
}

void CodingForm::titleOptions()
{
    m_optionRow->setTitle(m_optionRow->pick() == ChipRow::Pick::Many ? tr("Options that the reply actually chose (1 or more)")
                                                                     : tr("Option that the reply actually chose"));
}

void CodingForm::fillOptions()
{
    QList<ChipOption> chips;
    for (int i = 0; i < m_question.options.size(); ++i) {
        const Option &option = m_question.options.at(i);
        chips.append({option.id.toString(), optionLabel(m_answerForm, i), noKey, optionWords(option), actionOf("type", i + 1)});
    }
    chips.append({noOption, tr("No option"), noKey, {}, actionOf("type", mostNumbered)});
    m_optionRow->setOptions(chips);
    showAll();
}

const ErrorType *CodingForm::primary() const
{
    if (m_content.types.isEmpty())
        return nullptr;
    const auto found = std::find_if(m_tree.types.begin(), m_tree.types.end(),
                                    [this](const ErrorType &one) { return one.code == m_content.types.constFirst().type; });
    return found == m_tree.types.end() ? nullptr : &*found;
}

void CodingForm::fillSubtypes()
{
    QList<ChipOption> chips;
    const ErrorType *type = m_verdict == ErrorVerdict::ModelWrong ? primary() : nullptr;
    if (type) {
        for (const ErrorType &one : type->subtypes) {
            const int number = static_cast<int>(chips.size()) + 1;
            chips.append({one.code, one.title.text(), noKey, {}, actionOf("subtype", number)});
        }
    }
    const auto same = [](const ChipOption &a, const ChipOption &b) { return a.code == b.code && a.text == b.text; };
    const QList<ChipOption> &now = m_subtypeRow->options();
    // A chip is not replaced while its own click is in progress.
    if (!std::equal(now.begin(), now.end(), chips.begin(), chips.end(), same))
        m_subtypeRow->setOptions(chips);
    const bool kinds = std::any_of(m_tree.types.begin(), m_tree.types.end(),
                                   [](const ErrorType &one) { return !one.subtypes.isEmpty(); });
    // Its room is kept where some type has kinds.
    m_subtypeRow->setTitle(!chips.isEmpty() ? tr("What kind of “%1”?").arg(type->title.text())
                           : kinds          ? QStringLiteral(" ")
                                            : QString());
    const Theme &theme = Theme::of(this);
    m_subtypeRow->setMinimumHeight(kinds ? QFontMetrics(theme.font(TextRole::Soft)).height() + spacing::tiny
                                               + Chip(QStringLiteral("…"), QStringLiteral("Q")).sizeHint().height()
                                         : 0);
    m_subtypeRow->setVisible(kinds);
}

void CodingForm::showAll()
{
    m_verdictRow->setSelectedOne(codeOf(m_verdict));
    const bool model = m_verdict == ErrorVerdict::ModelWrong;
    QStringList chosen;
    for (const CodedType &type : std::as_const(m_content.types))
        chosen.append(type.type);
    m_typeRow->setSelected(chosen);
    // The room of the types is kept, so that the verdicts stay under the pointer.
    if (model)
        m_details->setMinimumHeight(0);
    else if (m_pages.constFirst()->isVisible())
        m_details->setMinimumHeight(m_pages.constFirst()->height());
    const int shown = model ? 0 : m_verdict == ErrorVerdict::AnnotationWrong ? 1
                                                                             : 2;
    for (int i = 0; i < m_pages.size(); ++i)
        m_pages.at(i)->setVisible(i == shown);
    const ErrorType *first = primary();
    m_typeRow->setTitle(first ? tr("Error types · primary: %1").arg(first->title.text())
                              : tr("Error types · the first chosen is the primary type"));
    fillSubtypes();
    m_subtypeRow->setSelectedOne(m_content.types.isEmpty() ? QString() : m_content.types.constFirst().subtype);
    QStringList read;
    for (const OptionId &option : m_content.read.options())
        read.append(option.toString());
    m_optionRow->setSelected(read.isEmpty() ? QStringList{noOption} : read);
}

void CodingForm::toggleType(const QString &code)
{
    const auto found = std::find_if(m_content.types.begin(), m_content.types.end(),
                                    [&](const CodedType &one) { return one.type == code; });
    if (found == m_content.types.end())
        m_content.types.append({code, {}});
    else
        m_content.types.removeAt(found - m_content.types.begin());
    showAll();
    Q_EMIT edited();
}

void CodingForm::toggleSubtype(const QString &)
{
    if (m_content.types.isEmpty())
        return;
    m_content.types.first().subtype = m_subtypeRow->selectedOne();
    Q_EMIT edited();
}

void CodingForm::chooseVerdict(ErrorVerdict verdict)
{
    m_verdictRow->choose(codeOf(verdict));
}

bool CodingForm::hasNth(int index) const
{
    switch (m_verdict) {
    case ErrorVerdict::ModelWrong: return index < m_tree.types.size();
    case ErrorVerdict::ExtractionWrong:
        return isWritten() ? index == 0 : index < m_question.options.size() || index == mostNumbered - 1;
    case ErrorVerdict::AnnotationWrong: break;
    }
    return false;
}

void CodingForm::chooseNth(int index)
{
    if (!hasNth(index))
        return;
    if (m_verdict == ErrorVerdict::ModelWrong)
        m_typeRow->choose(m_tree.types.at(index).code);
    else if (isWritten())
        m_answer->setFocus(Qt::ShortcutFocusReason);
    else if (index < m_question.options.size())
        m_optionRow->choose(m_question.options.at(index).id.toString());
    else
        m_optionRow->choose(noOption);
}

bool CodingForm::hasSubtype(int index) const
{
    return m_verdict == ErrorVerdict::ModelWrong && index < m_subtypeRow->options().size();
}

void CodingForm::chooseSubtype(int index)
{
    if (hasSubtype(index))
        m_subtypeRow->choose(m_subtypeRow->options().at(index).code);
}

void CodingForm::setProblem(const QString &sentence)
{
    m_problem->setText(sentence);
    m_problem->setVisible(!sentence.isEmpty());
}

QString CodingForm::problem() const
{
    return m_problem->isVisibleTo(this) ? m_problem->text() : QString();
}

void CodingForm::retranslate()
{
    m_verdictRow->setTitle(tr("What went wrong?"));
    m_annotation->setText(tr("The question will be returned to the team with your note. Write in the note what is wrong with the "
                             "question."));
    titleOptions();
    m_answerTitle->setText(tr("Answer that the reply actually gives (leave empty if it gives none)"));
    m_answer->retranslate();
    m_note->setPlaceholderText(tr("Note: what did the model miss or make up? (Ctrl+Enter submits)"));
    m_note->setAccessibleName(tr("Note"));
    fillVerdicts();
    fillTypes();
    fillOptions();
}

} // namespace yuyi
