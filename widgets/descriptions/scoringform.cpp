// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/descriptions/scoringform.h"

#include "widgets/controls/choices/chipform.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/fields/textfield.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/theme/theme.h"

#include <QGridLayout>
#include <QLabel>

namespace yuyi {

namespace {

constexpr int rowColumns = 2;

} // namespace

ScoringForm::ScoringForm(const CommandRegistry &commands, QWidget *parent)
    : QWidget(parent), m_commands(commands), m_form(new ChipForm(this))
{
    m_rows = new QWidget(this);
    m_score = new ChipRow(ChipRow::Pick::One, this);
    m_score->setObjectName(QStringLiteral("descriptionScore"));
    m_meanings = wrappedLabel(this, TextRole::Soft);
    m_meanings->setObjectName(QStringLiteral("rubric"));
    m_meanings->setTextFormat(Qt::RichText);
    m_note = new TextField(this);
    m_note->setObjectName(QStringLiteral("scoreNote"));
    m_note->setLines(1, 4);
    m_note->setCountVisible(false);
    m_problem = wrappedLabel(this);
    m_problem->setObjectName(QStringLiteral("scoreProblem"));
    m_problem->setTextFormat(Qt::PlainText);
    setStyleProperty(m_problem, "feel", QStringLiteral("bad"));
    m_problem->hide();
    m_grid = new QGridLayout(m_rows);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(spacing::medium);
    m_grid->setVerticalSpacing(spacing::small);
    auto *column = columnIn(this);
    column->addWidget(m_rows);
    column->addWidget(m_score);
    column->addWidget(m_meanings);
    column->addWidget(m_note);
    column->addWidget(m_problem);
    connect(m_score, &ChipRow::selectionChanged, this, &ScoringForm::showMeanings);
    connect(m_score, &ChipRow::chosen, this, [this] { Q_EMIT scored(); });
    retranslate();
}

void ScoringForm::setTask(const OfferedTask &task)
{
    const bool same = m_task.task.code == task.task.code && m_task.task.perspectives.size() == task.task.perspectives.size()
                   && m_task.task.lowest == task.task.lowest && m_task.task.highest == task.task.highest && !m_score->options().isEmpty();
    m_task = task;
    if (!same)
        build();
}

void ScoringForm::build()
{
    m_form->clear();
    qDeleteAll(m_perspectives);
    m_perspectives.clear();
    for (qsizetype i = 0; i < m_task.task.perspectives.size(); ++i) {
        auto *row = new ChipRow(ChipRow::Pick::One, m_rows);
        row->setObjectName(QStringLiteral("perspective%1").arg(i + 1));
        row->setDeselectable(true);
        m_grid->addWidget(row, static_cast<int>(i) / rowColumns, static_cast<int>(i) % rowColumns);
        m_perspectives.append(row);
    }
    fillRows();
    setPerspectivesShown(m_shown);
}

void ScoringForm::fillRows()
{
    QList<ChipOption> points;
    for (int score = m_task.task.lowest; score <= m_task.task.highest; ++score) {
        const QString text = QString::number(score);
        points.append({text, text, text, {}, m_commands.action(u"descriptions.score-" % text)});
    }
    for (qsizetype i = 0; i < m_perspectives.size(); ++i) {
        const QString title = m_task.task.perspectives.at(i).title.text();
        m_perspectives.at(i)->setOptions(points);
        m_perspectives.at(i)->setTitle(title);
        m_perspectives.at(i)->setAccessibleName(title);
    }
    for (ChipOption &point : points) {
        for (const RubricLevel &level : std::as_const(m_task.rubric)) {
            if (QString::number(level.score) == point.code)
                point.tip = level.text.text();
        }
    }
    m_score->setOptions(points);
    const QString title = m_task.task.isAboutReplies() ? tr("Score of the reply") : tr("Score of the whole description");
    m_score->setTitle(title);
    m_score->setAccessibleName(title);
    showMeanings();
}

/// All levels while nothing is chosen, so that they can be compared; the chosen one stands out.
void ScoringForm::showMeanings()
{
    QString html;
    const QString chosen = m_score->selectedOne();
    for (const RubricLevel &level : std::as_const(m_task.rubric)) {
        const QString line = QStringLiteral("<b>%1</b>&nbsp; %2").arg(QString::number(level.score), level.text.text().toHtmlEscaped());
        const bool strong = QString::number(level.score) == chosen;
        html += QStringLiteral("<p style=\"margin:0 0 3px 0\">%1</p>").arg(strong ? QStringLiteral("<u>%1</u>").arg(line) : line);
    }
    m_meanings->setText(html);
    m_meanings->setVisible(m_rubricShown && !html.isEmpty());
}

void ScoringForm::setRubricShown(bool shown)
{
    m_rubricShown = shown;
    showMeanings();
}

void ScoringForm::setPerspectivesShown(bool shown)
{
    m_shown = shown;
    m_rows->setVisible(shown && !m_perspectives.isEmpty());
    m_form->clear();
    if (shown) {
        for (ChipRow *row : std::as_const(m_perspectives))
            m_form->addRow(row);
    }
    m_form->addRow(m_score);
    m_form->goToFirst();
}

void ScoringForm::setRating(const ReplyRating &rating)
{
    m_score->setSelectedOne(rating.score ? QString::number(*rating.score) : QString());
    for (qsizetype i = 0; i < m_perspectives.size(); ++i) {
        const auto sub = rating.perspectives.constFind(m_task.task.perspectives.at(i).code.text());
        m_perspectives.at(i)->setSelectedOne(sub == rating.perspectives.constEnd() ? QString() : QString::number(*sub));
    }
    m_note->setText(rating.note);
    setProblem({});
    showMeanings();
    m_form->goToFirst();
}

ReplyRating ScoringForm::rating() const
{
    ReplyRating rating;
    if (!m_score->selectedOne().isEmpty())
        rating.score = m_score->selectedOne().toDouble();
    for (qsizetype i = 0; i < m_perspectives.size(); ++i) {
        const QString chosen = m_perspectives.at(i)->selectedOne();
        if (!chosen.isEmpty())
            rating.perspectives.insert(m_task.task.perspectives.at(i).code.text(), chosen.toDouble());
    }
    rating.note = m_note->text();
    return rating;
}

void ScoringForm::choose(int score)
{
    if (auto *row = qobject_cast<ChipRow *>(m_form->current()))
        row->choose(QString::number(score));
}

void ScoringForm::step(int rows)
{
    if (rows > 0)
        m_form->next();
    else
        m_form->previous();
}

void ScoringForm::setProblem(const QString &sentence)
{
    m_problem->setText(sentence);
    m_problem->setVisible(!sentence.isEmpty());
}

void ScoringForm::retranslate()
{
    m_note->setPlaceholderText(tr("Note (optional)"));
    m_note->setAccessibleName(tr("Note"));
    if (!m_score->options().isEmpty())
        fillRows();
}

} // namespace yuyi
