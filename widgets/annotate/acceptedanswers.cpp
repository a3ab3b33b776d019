// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/annotate/acceptedanswers.h"

#include "models/domain/annotation/annotation.h"
#include "models/domain/annotation/written.h"
#include "widgets/annotate/optionrow.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/labels/badge.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QRegularExpression>
#include <QScopedValueRollback>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace yuyi {

AcceptedAnswers::AcceptedAnswers(QWidget *parent)
    : QWidget(parent),
      m_title(plainLabel(this)),
      m_add(new QToolButton(this)),
      m_column(new QVBoxLayout),
      m_missing(wrappedLabel(this, TextRole::Small))
{
    setTextRole(m_title, TextRole::Soft);
    m_add->setObjectName(QStringLiteral("accepted.add"));
    m_add->setAutoRaise(true);
    m_add->setFocusPolicy(Qt::NoFocus);
    auto *head = rowIn();
    head->addWidget(m_title);
    head->addWidget(m_add);
    head->addStretch();
    m_column->setSpacing(spacing::tiny);
    auto *column = columnIn(this, 0, spacing::tiny);
    column->addLayout(head);
    column->addLayout(m_column);
    m_missing->setObjectName(QStringLiteral("accepted.missing"));
    setStyleProperty(m_missing, "feel", QStringLiteral("attention"));
    m_missing->hide();
    column->addWidget(m_missing);
    connect(m_add, &QToolButton::clicked, this, &AcceptedAnswers::addAnswer);
    setAnswers({});
}

void AcceptedAnswers::addRow()
{
    Row row;
    row.line = new QWidget(this);
    row.text = new LineField(row.line);
    row.shown = new Badge(row.line);
    row.remove = new QToolButton(row.line);
    auto *layout = rowIn(row.line);
    layout->addWidget(row.text, 1);
    layout->addWidget(row.shown);
    layout->addWidget(row.remove);
    row.text->setMaxLength(longestWritten);
    lockField(row.text, m_readOnly);
    row.text->installEventFilter(this);
    row.remove->setAutoRaise(true);
    row.remove->setFocusPolicy(Qt::NoFocus);
    connect(row.text, &QLineEdit::textChanged, this, [this](const QString &text) {
        if (m_filling)
            return;
        if (text.size() < longestWritten)
            sayWhatIsMissing(0, false);
        Q_EMIT edited();
    });
    connect(row.text, &QLineEdit::inputRejected, this, [this] { sayWhatIsMissing(0, true); });
    connect(row.text, &LineField::committed, this, [this, field = row.text] {
        if (const int answer = indexOf(field); answer >= 0)
            Q_EMIT committed(answer, tr("Accepted answer %1").arg(answer + 1));
    });
    connect(row.text, &QLineEdit::returnPressed, this, [this, field = row.text] {
        if (const int answer = indexOf(field); answer + 1 < m_rows.size())
            focusAnswer(answer + 1);
        else
            addAnswer();
    });
    connect(row.text, &LineField::escaped, this, &AcceptedAnswers::escaped);
    connect(row.remove, &QToolButton::clicked, this, [this, field = row.text] { removeAnswer(indexOf(field)); });
    m_column->addWidget(row.line);
    m_rows.append(row);
}

void AcceptedAnswers::fill(int from, const QStringList &answers)
{
    const QScopedValueRollback<bool> filling(m_filling, true);
    for (qsizetype i = 0; i < answers.size(); ++i) {
        LineField *field = m_rows.at(from + i).text;
        if (field->text() != answers.at(i))
            field->setText(answers.at(i));
    }
}

void AcceptedAnswers::setAnswers(const QStringList &answers)
{
    if (answers != this->answers())
        sayWhatIsMissing(0, false); // that was another question
    const qsizetype wanted = std::max<qsizetype>(1, answers.size());
    while (m_rows.size() > wanted)
        delete m_rows.takeLast().line;
    while (m_rows.size() < wanted)
        addRow();
    fill(0, answers.isEmpty() ? QStringList{QString()} : answers);
    retranslate();
}

QStringList AcceptedAnswers::answers() const
{
    QStringList answers;
    for (const Row &row : m_rows)
        answers.append(row.text->text());
    return answers;
}

void AcceptedAnswers::setReadOnly(bool readOnly)
{
    m_readOnly = readOnly;
    if (readOnly)
        sayWhatIsMissing(0, false);
    for (const Row &row : std::as_const(m_rows))
        lockField(row.text, readOnly);
    retranslate();
}

void AcceptedAnswers::setWrong(const QSet<int> &wrong)
{
    for (int i = 0; i < m_rows.size(); ++i)
        m_rows.at(i).text->setWrong(wrong.contains(i));
}

void AcceptedAnswers::commit()
{
    for (const Row &row : std::as_const(m_rows))
        row.text->commit();
}

QList<QWidget *> AcceptedAnswers::fields() const
{
    QList<QWidget *> fields;
    for (const Row &row : m_rows)
        fields.append(row.text);
    return fields;
}

QWidget *AcceptedAnswers::field(int answer) const
{
    return m_rows.at(std::clamp(answer, 0, static_cast<int>(m_rows.size()) - 1)).text;
}

void AcceptedAnswers::focusAnswer(int answer)
{
    auto *field = qobject_cast<LineField *>(this->field(answer));
    field->setFocus(Qt::ShortcutFocusReason);
    field->end(false); // all of it selected, the next letter would take its place
}

void AcceptedAnswers::addAnswer()
{
    if (m_readOnly)
        return;
    for (int i = 0; i < m_rows.size(); ++i) {
        if (m_rows.at(i).text->text().trimmed().isEmpty()) {
            focusAnswer(i);
            return;
        }
    }
    if (m_rows.size() >= mostAccepted)
        return;
    addRow();
    retranslate();
    m_rows.constLast().line->show();
    focusAnswer(static_cast<int>(m_rows.size()) - 1);
    Q_EMIT edited();
}

void AcceptedAnswers::removeAnswer(int answer)
{
    if (m_readOnly || answer < 0 || m_rows.size() < 2)
        return;
    commit(); // a step of its own
    sayWhatIsMissing(0, false);
    const Row row = m_rows.takeAt(answer);
    retranslate();
    if (row.text->hasFocus())
        focusAnswer(std::max(0, answer - 1));
    row.line->hide();
    row.line->deleteLater(); // the key that removes it is still being handled there
    Q_EMIT edited();
    Q_EMIT committed(std::min(answer, static_cast<int>(m_rows.size()) - 1), tr("Accepted answer removed"));
}

void AcceptedAnswers::paste(int from, const QStringList &lines)
{
    commit(); // a step of its own
    const QStringList taken = lines.mid(0, mostAccepted - from);
    while (m_rows.size() < from + taken.size())
        addRow();
    fill(from, taken);
    sayWhatIsMissing(static_cast<int>(lines.size() - taken.size()),
                     std::any_of(taken.begin(), taken.end(), [](const QString &line) { return line.size() > longestWritten; }));
    retranslate();
    focusAnswer(from + static_cast<int>(taken.size()) - 1);
    Q_EMIT edited();
    Q_EMIT committed(from, tr("Accepted answers pasted"));
}

void AcceptedAnswers::sayWhatIsMissing(int wordings, bool wasCut)
{
    m_lost = wordings;
    m_cut = wasCut;
    QStringList said;
    if (m_lost > 0)
        said.append(tr("A question has at most %1 accepted answers. %n wording(s) did not fit.", nullptr, m_lost).arg(mostAccepted));
    if (m_cut)
        said.append(tr("An accepted answer has at most %1 characters. The rest of the text was not taken.").arg(longestWritten));
    m_missing->setText(said.join(u'\n'));
    m_missing->setVisible(!said.isEmpty());
}

int AcceptedAnswers::indexOf(const QObject *field) const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [field](const Row &row) { return row.text == field; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

bool AcceptedAnswers::eventFilter(QObject *object, QEvent *event)
{
    const int answer = event->type() == QEvent::KeyPress && !m_readOnly ? indexOf(object) : -1;
    if (answer < 0 || m_rows.at(answer).text->isComposing())
        return QWidget::eventFilter(object, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    LineField *field = m_rows.at(answer).text;
    const bool plain = !(key->modifiers() & (Qt::ShiftModifier | Qt::ControlModifier | Qt::AltModifier));
    if (plain && (key->key() == Qt::Key_Up || key->key() == Qt::Key_Down)) {
        field->commit();
        if (answer == 0 && key->key() == Qt::Key_Up)
            Q_EMIT leftUpwards();
        else
            focusAnswer(answer + (key->key() == Qt::Key_Up ? -1 : 1));
        return true;
    }
    // A held key empties a field and stops there.
    if (plain && key->key() == Qt::Key_Backspace && field->text().isEmpty() && !key->isAutoRepeat()) {
        removeAnswer(answer);
        return true;
    }
    if (key->matches(QKeySequence::Paste)) {
        static const QRegularExpression breaks(QStringLiteral("[\\r\\n]+"));
        const QStringList pasted = QApplication::clipboard()->text().split(breaks);
        QStringList lines;
        for (const QString &line : pasted) {
            if (const QString text = line.trimmed(); !text.isEmpty())
                lines.append(text);
        }
        if (lines.size() > 1) {
            paste(answer, lines);
            return true;
        }
    }
    return QWidget::eventFilter(object, event);
}

void AcceptedAnswers::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void AcceptedAnswers::retranslate()
{
    m_title->setText(tr("Accepted answers"));
    m_add->setText(tr("Add Wording"));
    m_add->setToolTip(tr("Add another wording of the answer (Enter in the last field)"));
    m_add->setEnabled(!m_readOnly && m_rows.size() < mostAccepted);
    sayWhatIsMissing(m_lost, m_cut);
    for (int i = 0; i < m_rows.size(); ++i) {
        const Row &row = m_rows.at(i);
        const bool first = i == 0;
        row.text->setAccessibleName(tr("Accepted answer %1").arg(i + 1));
        row.text->setAccessibleDescription(first ? tr("Shown as the answer") : QString());
        row.text->setPlaceholderText(first ? tr("The answer") : tr("Another wording that is also correct"));
        row.shown->show(first ? tr("Shown as the answer") : QString(), Tone::Good);
        row.remove->setText(QStringLiteral("×"));
        row.remove->setToolTip(tr("Remove this wording (Backspace in an empty field)"));
        row.remove->setAccessibleName(tr("Remove accepted answer %1").arg(i + 1));
        row.remove->setVisible(!m_readOnly && m_rows.size() > 1);
    }
}

} // namespace yuyi
