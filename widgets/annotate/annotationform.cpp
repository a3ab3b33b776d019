// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/annotate/annotationform.h"

#include "models/comparison/fieldvalue.h"
#include "widgets/annotate/contextnotes.h"
#include "widgets/annotate/labelrows.h"
#include "widgets/annotate/labelsline.h"
#include "widgets/annotate/lintstrip.h"
#include "widgets/annotate/questioneditor.h"
#include "widgets/controls/choices/chipform.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/fields/textfield.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QFrame>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace yuyi {

namespace {

constexpr int textLines = 2;
constexpr int mostTextLines = 8;

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
      m_labels(new LabelRows),
      m_labelsLine(new LabelsLine),
      m_explanationTitle(plainLabel()),
      m_meaningTitle(plainLabel()),
      m_explanation(new TextField),
      m_meaning(new TextField),
      m_context(new ContextNotes),
      m_questions(new QuestionEditor),
      m_lint(new LintStrip(this))
{
    makePanel(this);
    auto *body = new QWidget;
    m_column = new QVBoxLayout(body);
    m_column->setContentsMargins(spacing::medium, spacing::medium, spacing::medium, spacing::small);
    m_column->setSpacing(spacing::small);

    setTextRole(m_explanationTitle, TextRole::Soft);
    setTextRole(m_meaningTitle, TextRole::Soft);
    m_explanation->setLines(textLines, mostTextLines);
    m_meaning->setLines(textLines, mostTextLines);
    m_explanationTitle->setBuddy(m_explanation);
    m_meaningTitle->setBuddy(m_meaning);
    auto *texts = new QGridLayout;
    texts->setHorizontalSpacing(spacing::medium);
    texts->setVerticalSpacing(spacing::tiny);
    texts->addWidget(m_explanationTitle, 0, 0);
    texts->addWidget(m_meaningTitle, 0, 1);
    texts->addWidget(m_explanation, 1, 0, Qt::AlignTop);
    texts->addWidget(m_meaning, 1, 1, Qt::AlignTop);
    texts->setColumnStretch(0, 3);
    texts->setColumnStretch(1, 2);
    m_labelsLine->hide();
    m_column->addWidget(m_labels);
    m_column->addWidget(m_labelsLine);
    m_column->addLayout(texts);
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
    connect(m_explanation, &QPlainTextEdit::textChanged, this, whenEdited);
    connect(m_meaning, &QPlainTextEdit::textChanged, this, whenEdited);
    connect(m_explanation, &TextField::committed, this,
            [this] { Q_EMIT committed(QStringLiteral("explanation"), tr("Explanation")); });
    connect(m_meaning, &TextField::committed, this,
            [this] { Q_EMIT committed(QStringLiteral("implied-meaning"), tr("Implied meaning")); });
    connect(m_context, &ContextNotes::edited, this, whenEdited);
    connect(m_context, &ContextNotes::committed, this,
            [this] { Q_EMIT committed(QStringLiteral("context"), tr("Context notes")); });
    connect(m_context, &ContextNotes::openSource, this, &AnnotationForm::openSource);
    connect(m_questions, &QuestionEditor::edited, this, whenEdited);
    connect(m_questions, &QuestionEditor::committed, this, &AnnotationForm::committed);
    connect(m_lint, &LintStrip::chosen, this, &AnnotationForm::focusPosition);
    connect(m_explanation, &TextField::escaped, this, &AnnotationForm::focusLabels);
    connect(m_meaning, &TextField::escaped, this, &AnnotationForm::focusLabels);
    connect(m_context, &ContextNotes::escaped, this, &AnnotationForm::focusLabels);
    connect(m_questions, &QuestionEditor::escaped, this, &AnnotationForm::focusLabels);
    connect(m_labels, &LabelRows::edited, this, &AnnotationForm::edited);
    connect(m_labels, &LabelRows::committed, this, &AnnotationForm::committed);
    connect(m_labels->form(), &ChipForm::finished, this, [this] { focusField(QStringLiteral("explanation")); });
    connect(m_labels->form(), &ChipForm::currentChanged, this, [this](ChipRow *row) {
        if (row)
            m_scroll->ensureWidgetVisible(row);
    });
    m_scroll->viewport()->installEventFilter(this);
    connect(m_labelsLine, &LabelsLine::changeWanted, this, &AnnotationForm::focusLabels);
    // Qt follows Tab alone; Enter walks through the options as well.
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) {
        if (!now)
            return; // another window is in use; the form stays as it is
        // A click beside a field, or on the mark of the correct option, leaves the focus where it is written.
        m_scroll->widget()->setFocusProxy(writesIn(now) ? now : nullptr);
        if (QApplication::mouseButtons() != Qt::NoButton)
            qApp->installEventFilter(this); // nothing moves away under the pointer: when the button is released
        else
            makeRoom();
        keepInSight(now);
    });
    retranslate();
}

void AnnotationForm::setPreset(const Preset &preset)
{
    m_preset = preset;
    m_questions->setPreset(preset);
    buildLabels();
}

void AnnotationForm::setOwn(const Medium &own)
{
    m_questions->pictures()->setOwn(own);
}

void AnnotationForm::buildLabels()
{
    m_labels->build(m_preset);
    setReadOnly(m_readOnly);
}

bool AnnotationForm::writesIn(const QWidget *focus) const
{
    return m_scroll->widget()->isAncestorOf(focus) && !qobject_cast<const ChipRow *>(focus);
}

void AnnotationForm::makeRoom()
{
    QWidget *focus = QApplication::focusWidget();
    const bool writes = focus && writesIn(focus);
    const Labels chosen = m_labels->labels();
    const bool complete = std::all_of(m_preset.dimensions.begin(), m_preset.dimensions.end(), [&](const Dimension &one) {
        return !one.required || chosen.contains(one.code);
    });
    const bool folded = writes && complete;
    if (folded)
        m_labelsLine->setLabels(m_preset, chosen);
    m_labelsLine->setVisible(folded);
    m_labels->setVisible(!folded);
    const bool asks = writes && m_questions->isAncestorOf(focus);
    // While a question is written the texts give way, line by line, as far as its options need the room.
    for (int most = mostTextLines; most >= textLines; --most) {
        for (TextField *text : {m_explanation, m_meaning})
            text->setLines(textLines, most);
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
    m_labels->setLabels(content.labels);
    if (m_explanation->text() != content.explanation)
        m_explanation->setText(content.explanation);
    if (m_meaning->text() != content.impliedMeaning)
        m_meaning->setText(content.impliedMeaning);
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
    content.explanation = m_explanation->text();
    content.impliedMeaning = m_meaning->text();
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

void AnnotationForm::takeIds(const AnnotationContent &stored)
{
    m_questions->takeIds(stored.questions);
}

void AnnotationForm::setReadOnly(bool readOnly)
{
    m_readOnly = readOnly;
    m_labels->setEnabled(!readOnly);
    m_explanation->setReadOnly(readOnly);
    m_meaning->setReadOnly(readOnly);
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
    m_explanation->commit();
    m_meaning->commit();
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

void AnnotationForm::focusField(const QString &field)
{
    if (field.startsWith(QStringLiteral("labels/"))) {
        if (ChipRow *row = m_labels->row(DimensionCode(field.mid(7)))) {
            m_labels->form()->setCurrent(row);
            focusLabels();
        }
    } else if (field == QLatin1String("explanation")) {
        m_explanation->setFocus(Qt::ShortcutFocusReason);
        m_explanation->moveCursor(QTextCursor::End);
    } else if (field == QLatin1String("implied-meaning")) {
        m_meaning->setFocus(Qt::ShortcutFocusReason);
        m_meaning->moveCursor(QTextCursor::End);
    } else if (field == QLatin1String("context")) {
        m_context->focusNote(0);
    } else if (field.startsWith(QStringLiteral("question/"))) {
        const QStringList parts = field.split(QLatin1Char('/'));
        if (parts.value(2) == QLatin1String("media")) {
            m_questions->focusPicture(parts.value(1).toInt(), 0);
            return;
        }
        LintPosition position;
        position.question = parts.value(1).toInt();
        if (parts.size() > 3) {
            position.field = parts.value(2) == QLatin1String("option") ? LintField::Option : LintField::Accepted;
            position.option = parts.value(3).toInt();
        } else {
            position.field = LintField::Stem;
        }
        m_questions->focusPosition(position);
    } else {
        m_labels->form()->goToFirst();
        focusLabels();
    }
}

void AnnotationForm::showField(const QString &field)
{
    QWidget *widget = nullptr;
    if (field.startsWith(QStringLiteral("question/"))) {
        const QStringList parts = field.split(QLatin1Char('/'));
        widget = m_questions->showPart(parts.value(1).toInt(), parts.size() > 3 ? parts.value(3).toInt() : -1);
    } else if (field == QLatin1String("explanation") || field == QLatin1String("implied-meaning")) {
        widget = m_explanation; // they stand side by side
    } else if (field == QLatin1String("context")) {
        widget = m_context;
    } else {
        focusField(field);
        return;
    }
    focusLabels();
    m_scroll->ensureWidgetVisible(widget, 0, spacing::medium);
}

void AnnotationForm::focusPosition(const LintPosition &position)
{
    switch (position.field) {
    case LintField::Label: focusField(LabelRows::fieldOf(position.dimension)); break;
    case LintField::Explanation: focusField(QStringLiteral("explanation")); break;
    case LintField::ImpliedMeaning: focusField(QStringLiteral("implied-meaning")); break;
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
    for (ChipRow *row : m_labels->form()->rows())
        stops.append(row);
    stops << m_explanation << m_meaning << m_context->fields() << m_questions->fields();
    stops.removeIf([](const QWidget *stop) { return !stop->isEnabled(); });
    return stops;
}

void AnnotationForm::focusStop(QWidget *stop)
{
    if (auto *row = qobject_cast<ChipRow *>(stop)) {
        m_labels->form()->setCurrent(row);
        if (qobject_cast<ChipRow *>(QApplication::focusWidget()))
            row->setFocus(Qt::TabFocusReason);
        else if (QApplication::focusWidget() != this)
            focusLabels();
    } else if (auto *text = qobject_cast<TextField *>(stop)) {
        text->setFocus(Qt::TabFocusReason);
        text->moveCursor(QTextCursor::End);
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
    qsizetype index = all.indexOf(focus);
    if (index < 0 && focus == this)
        index = all.indexOf(m_labels->form()->current());
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
    m_labels->setHeldKey(std::move(held));
}

bool AnnotationForm::handleKey(const QKeyEvent &event)
{
    if (m_readOnly)
        return false;
    return m_labels->isHeld(event) || m_labels->form()->handleKey(event);
}

bool AnnotationForm::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::MouseButtonRelease) {
        qApp->removeEventFilter(this);
        QTimer::singleShot(0, this, [this] {
            makeRoom();
            if (QWidget *focus = QApplication::focusWidget())
                keepInSight(focus);
        });
    }
    // The strip of findings grew, or the window shrank: what is being written stays in sight.
    if (event->type() == QEvent::Resize && watched == m_scroll->viewport()) {
        QTimer::singleShot(0, this, [this] {
            if (QWidget *focus = QApplication::focusWidget())
                keepInSight(focus);
        });
    }
    return QWidget::eventFilter(watched, event);
}

void AnnotationForm::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        buildLabels();
        makeRoom(); // the one line of labels, too
    }
}

void AnnotationForm::retranslate()
{
    m_explanationTitle->setText(tr("Explanation"));
    m_meaningTitle->setText(tr("Implied meaning"));
    m_explanation->setPlaceholderText(tr("What the image shows and how it conveys its meaning"));
    m_meaning->setPlaceholderText(tr("The implied meaning, in one sentence"));
    m_explanation->setAccessibleName(tr("Explanation"));
    m_meaning->setAccessibleName(tr("Implied meaning"));
}

} // namespace yuyi
