// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/annotate/questioneditor.h"

#include "models/domain/text.h"
#include "models/services/annotation/questionforms.h"
#include "widgets/annotate/acceptedanswers.h"
#include "widgets/annotate/optionrow.h"
#include "widgets/annotate/optionrows.h"
#include "widgets/annotate/questionfacts.h"
#include "widgets/annotate/questionfields.h"
#include "widgets/annotate/questiontabs.h"
#include "widgets/controls/fields/wrappedfield.h"
#include "widgets/controls/layout/layouts.h"

#include <QEvent>
#include <QScopedValueRollback>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace yuyi {

QuestionEditor::QuestionEditor(ChipForm *labels, QWidget *parent)
    : QWidget(parent),
      m_tabs(new QuestionTabs(this)),
      m_facts(new QuestionFacts(labels, this)),
      m_stem(new WrappedField(this)),
      m_options(new OptionRows(this)),
      m_accepted(new AcceptedAnswers(this))
{
    auto *column = columnIn(this);
    for (QWidget *part : QList<QWidget *>{m_tabs, m_facts, m_stem, m_options, m_accepted, m_facts->explanation()})
        column->addWidget(part);
    m_accepted->hide();
    m_pictures = new PictureEditor(m_stem, m_options, column, this);
    m_fields = std::make_unique<QuestionFields>(m_stem, m_pictures, m_options, m_accepted, m_facts);
    m_stem->setObjectName(QStringLiteral("question.stem"));

    connect(m_tabs, &QuestionTabs::chosen, this, &QuestionEditor::showQuestion);
    connect(m_tabs, &QuestionTabs::addWanted, this, &QuestionEditor::addQuestion);
    connect(m_tabs, &QuestionTabs::removeWanted, this, &QuestionEditor::removeQuestion);
    connect(m_facts, &QuestionFacts::kindChosen, this, [this](const QString &kind) {
        chooseKind(kind);
        focusStem(); // the row would take digits that are meant for labels
    });
    const auto typed = [this] {
        if (m_filling)
            return;
        takeFields();
        Q_EMIT edited();
    };
    connect(m_stem, &WrappedField::textChanged, this, typed);
    connect(m_facts, &QuestionFacts::edited, this, typed);
    connect(m_facts, &QuestionFacts::committed, this,
            [this](const QString &part, const QString &name) { Q_EMIT committed(fieldCode(part), name); });
    connect(m_facts, &QuestionFacts::escaped, this, &QuestionEditor::escaped);
    connect(m_options, &OptionRows::edited, this, typed);
    connect(m_accepted, &AcceptedAnswers::edited, this, typed);
    connect(m_options, &OptionRows::committed, this, [this](int option) {
        Q_EMIT committed(fieldCode(QStringLiteral("option/%1").arg(option)), tr("Option %1").arg(optionLetter(option)));
    });
    connect(m_options, &OptionRows::correctChosen, this, &QuestionEditor::chooseCorrect);
    connect(m_options, &OptionRows::moveWanted, this, &QuestionEditor::move);
    connect(m_options, &OptionRows::linesPasted, this, &QuestionEditor::paste);
    connect(m_options, &OptionRows::escaped, this, &QuestionEditor::escaped);
    connect(m_accepted, &AcceptedAnswers::committed, this, [this](int answer, const QString &text) {
        Q_EMIT committed(fieldCode(QStringLiteral("accepted/%1").arg(answer)), text);
    });
    connect(m_accepted, &AcceptedAnswers::escaped, this, &QuestionEditor::escaped);
    connect(m_pictures, &PictureEditor::changeWanted, this, &QuestionEditor::change);
    connect(m_pictures, &PictureEditor::typed, this, [this](const PictureEditor::Change &change) {
        Question &question = m_questions[m_current];
        change(question, kindOf(question));
        showPictures();
        Q_EMIT edited();
    });
    connect(m_pictures, &PictureEditor::escaped, this, &QuestionEditor::escaped);
    connect(m_stem, &WrappedField::committed, this, [this] { Q_EMIT committed(fieldCode(QStringLiteral("stem")), tr("Question")); });
    connect(m_stem, &WrappedField::escaped, this, &QuestionEditor::escaped);
    connect(m_stem, &WrappedField::returnPressed, this, [this] { m_fields->focusAnswer(); });
    connect(m_stem, &WrappedField::stepWanted, this, [this](int direction) {
        if (direction > 0)
            m_fields->focusAnswer();
    });
    connect(m_options, &OptionRows::leftUpwards, this, &QuestionEditor::focusStem);
    connect(m_accepted, &AcceptedAnswers::leftUpwards, this, &QuestionEditor::focusStem);
    retranslate();
}

QuestionEditor::~QuestionEditor() = default;

void QuestionEditor::setPreset(const Preset &preset)
{
    m_preset = preset;
    m_facts->setPreset(preset);
    retranslate();
}

const QuestionKind &QuestionEditor::kindOf(const Question &question) const
{
    static const QuestionKind none;
    const QuestionKind *kind = m_preset.kind(question.kind);
    return kind ? *kind : m_preset.kinds.isEmpty() ? none
                                                   : m_preset.kinds.constFirst();
}

bool QuestionEditor::isWritten() const
{
    return !m_questions.isEmpty() && kindOf(m_questions.at(m_current)).isWritten();
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
        m_options->hideNotes();
}

void QuestionEditor::takeIds(const QList<Question> &stored)
{
    for (Question &question : m_questions) {
        const auto now = std::find_if(stored.begin(), stored.end(), [&](const Question &q) { return q.id == question.id; });
        if (now != stored.end())
            takeStoredIds(question, *now, kindOf(question));
    }
    if (m_current < m_questions.size()) {
        const QScopedValueRollback<bool> filling(m_filling, true);
        m_options->takeIds(m_questions.at(m_current).options);
    }
}

void QuestionEditor::rebuildTabs()
{
    m_tabs->setQuestions(static_cast<int>(m_questions.size()), m_current);
    m_tabs->setChanges(m_questions.size() < m_preset.questions.maximum, m_questions.size() > m_preset.questions.minimum, !m_readOnly);
}

void QuestionEditor::showPictures()
{
    const Question &question = m_questions.at(m_current);
    m_pictures->show(question, kindOf(question), m_readOnly);
}

void QuestionEditor::fill()
{
    const QScopedValueRollback<bool> filling(m_filling, true);
    const bool answering = m_fields->answersHaveFocus();
    m_fields->setWritten(isWritten());
    if (m_questions.isEmpty()) {
        m_stem->setText({});
        m_facts->setQuestion({});
        m_options->setOptions({}, {}, m_readOnly);
        m_accepted->setAnswers({});
        m_pictures->showNone();
        return;
    }
    const Question &question = m_questions.at(m_current);
    const QuestionKind &kind = kindOf(question);
    m_facts->setQuestion(question);
    if (m_stem->text() != question.stem)
        m_stem->setText(question.stem);
    const Question shown = m_readOnly ? withoutEmptyEnd(question, kind) : question;
    m_options->setOptions(kind.isWritten() ? QList<Option>() : shown.options, kind, m_readOnly);
    m_accepted->setAnswers(shown.accepted);
    m_accepted->setReadOnly(m_readOnly);
    m_options->setVisible(!kind.isWritten());
    m_accepted->setVisible(kind.isWritten());
    showPictures();
    showKeyHint();
    if (answering && !m_fields->answersHaveFocus() && !m_readOnly)
        focusPosition({LintField::Options, m_current, -1, {}}); // without a field, letters would be commands
}

void QuestionEditor::showKeyHint()
{
    const bool takesSeveral = !m_questions.isEmpty() && kindOf(m_questions.at(m_current)).takesSeveral();
    m_tabs->setHint(isWritten()    ? tr("Write every wording that is correct (Enter adds one)")
                    : takesSeveral ? tr("Select all correct options (Alt+Enter)")
                                   : tr("Select the correct option (Alt+Enter)"));
}

void QuestionEditor::takeFields()
{
    if (m_questions.isEmpty())
        return;
    Question &question = m_questions[m_current];
    question.stem = m_stem->text();
    m_facts->take(question);
    if (isWritten())
        question.accepted = m_accepted->answers();
    else
        m_options->takeTexts(question.options);
}

void QuestionEditor::setReadOnly(bool readOnly)
{
    m_readOnly = readOnly;
    m_facts->setReadOnly(readOnly);
    rebuildTabs();
    m_stem->setReadOnly(readOnly);
    fill();
}

void QuestionEditor::setFindings(const QList<Finding> &findings)
{
    QSet<int> wrong;
    bool wrongStem = false;
    for (const Finding &finding : findings) {
        if (finding.severity != Severity::Error || finding.position.question != m_current)
            continue;
        if (finding.position.field == LintField::Stem)
            wrongStem = true;
        else if (finding.position.option >= 0)
            wrong.insert(finding.position.option);
    }
    m_stem->setWrong(wrongStem);
    m_options->setWrong(wrong);
    m_accepted->setWrong(wrong);
}

void QuestionEditor::showQuestion(int index)
{
    commit();
    const int former = std::exchange(m_current, std::clamp(index, 0, std::max(0, static_cast<int>(m_questions.size()) - 1)));
    rebuildTabs();
    fill();
    if (former != m_current)
        m_options->hideNotes();
}

QWidget *QuestionEditor::showPart(int question, int option)
{
    if (question != m_current)
        showQuestion(question);
    return m_fields->part(option);
}

void QuestionEditor::focusPosition(const LintPosition &position)
{
    if (position.question >= 0 && position.question != m_current)
        showQuestion(position.question);
    m_fields->focusPosition(position);
}

void QuestionEditor::focusPicture(int question, int picture)
{
    if (question >= 0 && question != m_current)
        showQuestion(question);
    m_fields->focusPicture(picture);
}

void QuestionEditor::focusStem()
{
    m_fields->focusStem();
}

QList<QWidget *> QuestionEditor::fields() const
{
    return m_fields->all();
}

void QuestionEditor::focusOn(QWidget *field)
{
    m_fields->focusOn(field);
}

void QuestionEditor::commit()
{
    m_fields->commit();
}

void QuestionEditor::addQuestion()
{
    if (m_readOnly || m_questions.size() >= m_preset.questions.maximum)
        return;
    commit();
    Question added = newQuestion(m_preset, m_questions);
    added.labels = m_questions.value(m_questions.size() - 1).labels; // mostly from the same source, about the same subject
    added.options = optionsOfKind(added.options, kindOf(added));
    m_questions.append(added);
    m_current = static_cast<int>(m_questions.size()) - 1;
    rebuildTabs();
    fill();
    m_options->hideNotes(); // those of the question before
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
    m_options->hideNotes();
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
        m_options->setCorrect(i, correct);
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
    QHash<QString, Question> &written = m_written[question.id];
    written.insert(question.kind, question);
    const QuestionKind &former = kindOf(question);
    const Question carried = inKind(question, former, *kind);
    const Question other = written.value(code, carried);
    // Pictures that the kind between did not take come back. Those that changed meanwhile stay: the marks in the question count them.
    const bool unchanged = inKind(other, *kind, former).media == question.media;
    question.kind = code;
    question.options = other.options;
    question.accepted = other.accepted;
    question.media = unchanged ? other.media : carried.media;
    fill();
    m_options->hideNotes();
    Q_EMIT committed(fieldCode(QStringLiteral("stem")), tr("Kind of question"));
}

void QuestionEditor::nextKind()
{
    if (m_readOnly || m_questions.isEmpty() || !m_preset.hasKinds() || m_facts->openKinds())
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
    m_options->row(other)->focusText();
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
    m_options->row(std::max(from, option - 1))->focusText();
    Q_EMIT committed(fieldCode(QStringLiteral("option/%1").arg(from)), tr("Options pasted"));
}

void QuestionEditor::change(const QuestionId &id, const PictureEditor::Change &change, const QString &part, const QString &name)
{
    const auto isIt = [&](const Question &question) { return question.id == id; };
    if (m_readOnly || std::none_of(m_questions.begin(), m_questions.end(), isIt))
        return;
    commit();
    takeFields();
    const auto found = std::find_if(m_questions.begin(), m_questions.end(), isIt);
    if (!change(*found, kindOf(*found)))
        return;
    const auto index = found - m_questions.begin();
    if (index == m_current)
        fill();
    Q_EMIT committed(QStringLiteral("question/%1/%2").arg(QString::number(index), part), name);
}

void QuestionEditor::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void QuestionEditor::retranslate()
{
    showKeyHint();
    m_stem->setPlaceholderText(tr("Question about the image"));
    m_stem->setAccessibleName(tr("Question"));
}

} // namespace yuyi
