// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/annotate/annotationform.h"

#include "models/comparison/fieldvalue.h"
#include "models/services/rules/contentfields.h"
#include "widgets/annotate/contextnotes.h"
#include "widgets/annotate/imagetexts.h"
#include "widgets/annotate/labelrows.h"
#include "widgets/annotate/labelsline.h"
#include "widgets/annotate/lintstrip.h"
#include "widgets/annotate/questioneditor.h"
#include "widgets/annotate/questionfacts.h"
#include "widgets/controls/choices/chipform.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/choices/tagfield.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QFrame>
#include <QGridLayout>
#include <QKeyEvent>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace yuyi {

namespace {

QFrame *separator()
{
    auto *line = new QFrame;
    line->setFixedHeight(1);
    setStyleProperty(line, "separator", true);
    return line;
}

} // namespace

AnnotationForm::AnnotationForm(QWidget *parent)
    : QWidget(parent),
      m_scroll(new QScrollArea(this)),
      m_rows(new ChipForm(this)),
      m_labels(new LabelRows(m_rows)),
      m_labelsLine(new LabelsLine),
      m_texts(new ImageTexts(this)),
      m_context(new ContextNotes),
      m_questions(new QuestionEditor(m_rows)),
      m_lint(new LintStrip(this))
{
    makePanel(this);
    auto *body = new QWidget;
    m_column = new QVBoxLayout(body);
    m_column->setContentsMargins(spacing::medium, spacing::medium, spacing::medium, spacing::small);
    m_column->setSpacing(spacing::small);

    m_labelsLine->hide();
    m_column->addWidget(m_labels);
    m_column->addWidget(m_labelsLine);
    m_column->addLayout(m_texts->layout());
    m_column->addWidget(m_context);
    m_column->addWidget(separator());
    m_column->addWidget(m_questions);
    m_column->addStretch();

    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidget(body);
    auto *column = columnIn(this, 1, 0);
    column->addWidget(m_scroll, 1);
    column->addWidget(separator());
    column->addWidget(m_lint);

    const auto whenEdited = [this] {
        if (!m_filling)
            Q_EMIT edited();
    };
    connect(m_texts, &ImageTexts::edited, this, whenEdited);
    connect(m_texts, &ImageTexts::committed, this, &AnnotationForm::committed);
    connect(m_context, &ContextNotes::edited, this, whenEdited);
    connect(m_context, &ContextNotes::committed, this,
            [this] { Q_EMIT committed(QStringLiteral("context"), tr("Context notes")); });
    connect(m_context, &ContextNotes::openSource, this, &AnnotationForm::openSource);
    connect(m_questions, &QuestionEditor::edited, this, whenEdited);
    connect(m_questions, &QuestionEditor::committed, this, &AnnotationForm::committed);
    connect(m_lint, &LintStrip::chosen, this, &AnnotationForm::focusPosition);
    connect(m_texts, &ImageTexts::escaped, this, &AnnotationForm::focusLabels);
    connect(m_context, &ContextNotes::escaped, this, &AnnotationForm::focusLabels);
    connect(m_questions, &QuestionEditor::escaped, this, &AnnotationForm::focusLabels);
    connect(m_labels, &LabelRows::edited, this, &AnnotationForm::edited);
    connect(m_labels, &LabelRows::committed, this, [this](const DimensionCode &dimension, bool alone, const QString &name) {
        Q_EMIT committed(alone ? LabelRows::fieldOf(dimension) : labelsField, name);
    });
    connect(m_labels, &LabelRows::escaped, this, &AnnotationForm::focusLabels);
    connect(m_rows, &ChipForm::finished, this, &AnnotationForm::focusFirstText);
    connect(m_rows, &ChipForm::currentChanged, this, [this](QWidget *row) {
        if (row)
            m_scroll->ensureWidgetVisible(row);
    });
    m_scroll->viewport()->installEventFilter(this);
    body->installEventFilter(this);
    connect(m_labelsLine, &LabelsLine::changeWanted, this, &AnnotationForm::focusLabels);
    connect(m_questions->facts(), &QuestionFacts::changeWanted, this,
            [this] { goToRow(m_questions->facts()->labels()->row(m_preset.questionDimensions().constFirst().code)); });
    // Qt follows Tab alone; Enter walks through the options as well.
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) {
        if (!now || now->window() != window())
            return; // another window is in use; the form stays as it is
        // A click beside a field, or on the mark of the correct option, leaves the focus where it is written.
        m_scroll->widget()->setFocusProxy(writesIn(now) ? now : nullptr);
        if (QApplication::mouseButtons() != Qt::NoButton)
            qApp->installEventFilter(this); // nothing moves away under the pointer: when the button is released
        else
            makeRoom();
        keepInSight(now);
    });
}

void AnnotationForm::setPreset(const Preset &preset)
{
    m_preset = preset;
    m_texts->setVisible(preset.texts.image);
    m_questions->setPreset(preset);
    buildLabels();
}

void AnnotationForm::setOwn(const Medium &own)
{
    m_questions->pictures()->setOwn(own);
}

void AnnotationForm::buildLabels()
{
    m_rows->clear();
    m_labels->build(m_preset.imageDimensions());
    m_questions->facts()->buildLabels();
    setReadOnly(m_readOnly);
    makeRoom();
}

bool AnnotationForm::writesIn(const QWidget *focus) const
{
    return m_scroll->widget()->isAncestorOf(focus) && !m_labels->isAncestorOf(focus)
        && !m_questions->facts()->labels()->isAncestorOf(focus);
}

void AnnotationForm::makeRoom()
{
    QWidget *focus = QApplication::focusWidget();
    const bool writes = focus && writesIn(focus);
    const QList<Dimension> dimensions = m_preset.imageDimensions();
    const bool folded = writes && m_labels->isComplete() && !LabelsLine::summary(dimensions, m_labels->labels()).isEmpty();
    if (folded)
        m_labelsLine->setLabels(dimensions, m_labels->labels());
    m_labelsLine->setVisible(folded && !m_labels->isEmpty());
    m_labels->setVisible(!folded && !m_labels->isEmpty());
    m_questions->facts()->fold(writes);
    const bool asks = writes && m_questions->isAncestorOf(focus);
    // While a question is written the texts give way, line by line, as far as its options need the room.
    for (int most = ImageTexts::mostLines; most >= ImageTexts::leastLines; --most) {
        m_texts->setMostLines(most);
        m_column->activate();
        if (!asks || m_scroll->widget()->sizeHint().height() <= m_scroll->viewport()->height())
            break;
    }
}

void AnnotationForm::keepInSight(QWidget *field)
{
    if (m_scroll->widget()->isAncestorOf(field))
        m_scroll->ensureWidgetVisible(field, 0, spacing::medium);
}

void AnnotationForm::setContent(const AnnotationContent &content, bool onlyWhatDiffers)
{
    const QScopedValueRollback<bool> filling(m_filling, true);
    if (!onlyWhatDiffers)
        m_labels->dropTyped();
    m_labels->setLabels(content.labels);
    m_texts->setTexts(content.explanation, content.impliedMeaning);
    if (!onlyWhatDiffers || m_context->notes() != content.context)
        m_context->setNotes(content.context);
    if (!onlyWhatDiffers || m_questions->questions() != content.questions)
        m_questions->setQuestions(content.questions);
    m_unsure = content.unsure;
    makeRoom();
}

AnnotationContent AnnotationForm::content() const
{
    AnnotationContent content;
    content.labels = m_labels->labels();
    content.explanation = m_texts->explanation();
    content.impliedMeaning = m_texts->meaning();
    content.context = m_context->notes();
    content.questions = m_questions->questions();
    content.unsure = m_unsure;
    return content;
}

void AnnotationForm::setUnsure(bool unsure)
{
    if (unsure == m_unsure)
        return;
    m_unsure = unsure;
    Q_EMIT edited();
    Q_EMIT committed(unsureField, tr("Unsure"));
}

void AnnotationForm::setUsedLabels(const UsedLabels &used)
{
    m_labels->setUsed(used);
    m_questions->facts()->labels()->setUsed(used);
}

void AnnotationForm::takeIds(const AnnotationContent &stored)
{
    m_questions->takeIds(stored.questions);
}

void AnnotationForm::setReadOnly(bool readOnly)
{
    m_readOnly = readOnly;
    m_labels->setEnabled(!readOnly);
    m_texts->setReadOnly(readOnly);
    m_context->setReadOnly(readOnly);
    m_questions->setReadOnly(readOnly);
    m_lint->setSubmitted(readOnly);
}

void AnnotationForm::setFindings(const QList<Finding> &findings)
{
    m_lint->setFindings(findings);
    QList<Finding> marked;
    for (const Finding &finding : findings) {
        if (m_lint->isStrict() || !LintStrip::isMissing(finding))
            marked.append(finding);
    }
    m_questions->setFindings(marked);
}

void AnnotationForm::commit()
{
    m_labels->commit();
    m_texts->commit();
    m_context->commit();
    m_questions->commit();
}

void AnnotationForm::focusLabels()
{
    commit();
    if (QWidget *focus = focusWidget())
        focus->clearFocus();
    if (parentWidget())
        window()->setFocus(Qt::OtherFocusReason);
    setFocus(Qt::OtherFocusReason);
}

void AnnotationForm::goToRow(QWidget *row)
{
    if (!row)
        return;
    m_rows->setCurrent(row);
    focusLabels();
    makeRoom(); // only what is seen takes the focus
    QTimer::singleShot(0, row, [this, row] { m_scroll->ensureWidgetVisible(row); });
    if (qobject_cast<TagField *>(row))
        row->setFocus(Qt::TabFocusReason);
}

QWidget *AnnotationForm::rowOfQuestion(const QString &field)
{
    const QStringList parts = field.split(QLatin1Char('/'));
    if (!isQuestionField(field) || parts.value(2) != QLatin1String("label"))
        return nullptr;
    if (const int question = parts.value(1).toInt(); question != m_questions->current())
        m_questions->showQuestion(question);
    return m_questions->facts()->labels()->row(DimensionCode(parts.value(3)));
}

void AnnotationForm::focusFirstText()
{
    if (m_preset.texts.image)
        m_texts->focusField(explanationField);
    else
        m_questions->focusStem();
}

void AnnotationForm::focusField(const QString &field)
{
    if (isLabelField(field)) {
        goToRow(m_labels->row(DimensionCode(field.mid(7))));
    } else if (QWidget *row = rowOfQuestion(field)) {
        goToRow(row);
    } else if (field == explanationField || field == meaningField) {
        if (m_preset.texts.image)
            m_texts->focusField(field);
        else
            m_questions->focusPosition({LintField::Rationale, m_questions->current(), -1, {}});
    } else if (field == QLatin1String("context")) {
        m_context->focusNote(0);
    } else if (field.startsWith(QStringLiteral("question/"))) {
        const QStringList parts = field.split(QLatin1Char('/'));
        if (parts.value(2) == QLatin1String("media")) {
            m_questions->focusPicture(parts.value(1).toInt(), 0);
            return;
        }
        const bool isAnswer = parts.size() > 3;
        LintPosition position{LintField::Stem, parts.value(1).toInt(), isAnswer ? parts.value(3).toInt() : -1, {}};
        if (isAnswer)
            position.field = parts.value(2) == QLatin1String("option") ? LintField::Option : LintField::Accepted;
        else if (parts.value(2) == QLatin1String("rationale"))
            position.field = LintField::Rationale;
        m_questions->focusPosition(position);
    } else if (field == labelsField && m_rows->isInSight()) {
        goToRow(m_rows->current());
    } else {
        m_rows->goToFirst();
        focusLabels();
    }
}

void AnnotationForm::showField(const QString &field)
{
    QWidget *widget = rowOfQuestion(field);
    if (widget) {
        m_rows->setCurrent(widget);
    } else if (isQuestionField(field)) {
        const QStringList parts = field.split(QLatin1Char('/'));
        widget = m_questions->showPart(parts.value(1).toInt(), parts.size() > 3 ? parts.value(3).toInt() : -1);
        if (parts.value(2) == QLatin1String("rationale"))
            widget = m_questions->facts()->explanation();
    } else if (field == explanationField || field == meaningField) {
        widget = m_texts->fields().constFirst(); // they stand side by side
    } else if (field == QLatin1String("context")) {
        widget = m_context;
    } else {
        focusField({});
        return;
    }
    focusLabels();
    m_scroll->ensureWidgetVisible(widget, 0, spacing::medium);
}

void AnnotationForm::focusPosition(const LintPosition &position)
{
    switch (position.field) {
    case LintField::Label:
        if (position.question < 0)
            focusField(LabelRows::fieldOf(position.dimension));
        else
            focusField(QStringLiteral("question/%1/label/%2").arg(QString::number(position.question), position.dimension.text()));
        break;
    case LintField::Explanation: focusField(explanationField); break;
    case LintField::ImpliedMeaning: focusField(meaningField); break;
    case LintField::Context: m_context->focusNote(position.option); break;
    case LintField::Picture: m_questions->focusPicture(position.question, position.picture); break;
    case LintField::Questions:
    case LintField::Stem:
    case LintField::Options:
    case LintField::Option:
    case LintField::OptionNote:
    case LintField::Accepted:
    case LintField::Rationale: m_questions->focusPosition(position); break;
    case LintField::Set: break;
    }
    if (QWidget *focus = focusWidget())
        m_scroll->ensureWidgetVisible(focus);
}

QList<QWidget *> AnnotationForm::stops() const
{
    QList<QWidget *> stops;
    stops << m_rows->rows();
    if (m_preset.texts.image)
        stops << m_texts->fields();
    stops << m_context->fields() << m_questions->fields();
    stops.removeIf([](const QWidget *stop) { return !stop->isEnabled(); });
    return stops;
}

void AnnotationForm::focusStop(QWidget *stop)
{
    if (qobject_cast<TagField *>(stop)) {
        goToRow(stop);
    } else if (auto *row = qobject_cast<ChipRow *>(stop); row && m_rows->rows().contains(row)) {
        m_rows->setCurrent(row);
        if (qobject_cast<ChipRow *>(QApplication::focusWidget()))
            row->setFocus(Qt::TabFocusReason);
        else if (QApplication::focusWidget() != this)
            focusLabels();
    } else if (m_texts->fields().contains(stop)) {
        m_texts->focusField(stop == m_texts->fields().constFirst() ? explanationField : meaningField);
    } else if (m_context->isAncestorOf(stop)) {
        stop->setFocus(Qt::TabFocusReason);
        qobject_cast<LineField *>(stop)->end(false);
    } else {
        m_questions->focusOn(stop);
    }
}

bool AnnotationForm::focusNextPrevChild(bool next)
{
    // Rows come and go, so the order in which Qt met them is none.
    const QList<QWidget *> all = stops();
    QWidget *focus = QApplication::focusWidget();
    const auto now = std::find_if(all.begin(), all.end(), [](const QWidget *stop) { return stop->hasFocus(); });
    qsizetype index = now == all.end() ? -1 : now - all.begin();
    if (index < 0 && focus == this)
        index = all.indexOf(m_rows->current());
    if (index < 0 && focus != this)
        return QWidget::focusNextPrevChild(next); // it comes from outside
    index += next ? 1 : -1;
    if (index >= 0 && index < all.size()) {
        focusStop(all.at(index));
        return true;
    }
    for (QWidget *each = next ? nextInFocusChain() : previousInFocusChain(); each != this;
         each = next ? each->nextInFocusChain() : each->previousInFocusChain()) {
        const bool takes = (each->focusPolicy() & Qt::TabFocus) != 0 && each->isEnabled() && each->isVisible();
        if (takes && each->window() == window() && !isAncestorOf(each)) {
            each->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
            return true;
        }
    }
    return false;
}

QSize AnnotationForm::minimumSizeHint() const
{
    const int bar = m_scroll->verticalScrollBar()->sizeHint().width();
    return {m_scroll->widget()->minimumSizeHint().width() + bar + 2, QWidget::minimumSizeHint().height()};
}

void AnnotationForm::setHeldKey(std::function<bool()> held)
{
    m_labels->setHeldKey(held);
    m_questions->facts()->labels()->setHeldKey(std::move(held));
}

bool AnnotationForm::handleKey(const QKeyEvent &event)
{
    if (m_readOnly)
        return false;
    return m_labels->isHeld(event) || m_rows->handleKey(event);
}

bool AnnotationForm::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::MouseButtonRelease) {
        qApp->removeEventFilter(this);
        QTimer::singleShot(0, this, [this] {
            makeRoom();
            keepInSight(QApplication::focusWidget());
        });
    }
    // The field grew, or the strip of findings, or the window shrank: what is being written stays in sight.
    if (event->type() == QEvent::Resize && (watched == m_scroll->viewport() || watched == m_scroll->widget())) {
        QTimer::singleShot(0, this, [this] { keepInSight(QApplication::focusWidget()); });
    }
    return QWidget::eventFilter(watched, event);
}

void AnnotationForm::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        m_texts->retranslate();
        buildLabels();
    }
}

} // namespace yuyi
