// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review/fields/casepanel.h"

#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/choices/chip.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/keys.h"
#include "widgets/controls/labels/badge.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/flowlayout.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/review/fields/fieldfactory.h"
#include "widgets/review/fields/questionfield.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace yuyi {

namespace {

/// A column wants room for about so many Chinese characters, or the three stand below each other.
constexpr int charactersInColumn = 12;

QFrame *separator()
{
    auto *line = new QFrame;
    line->setFixedHeight(1);
    setStyleProperty(line, "separator", true);
    return line;
}

} // namespace

CasePanel::CasePanel(const CommandRegistry &commands, PictureLoader &pictures, QWidget *parent)
    : QWidget(parent),
      m_commands(commands),
      m_pictures(pictures),
      m_head(new QWidget(this)),
      m_left(plainLabel()),
      m_right(plainLabel()),
      m_final(plainLabel()),
      m_scroll(new QScrollArea(this)),
      m_differ(new QVBoxLayout),
      m_agreed(new ActionButton(QString(), {}, ActionButton::Kind::Flat)),
      m_agree(new QVBoxLayout),
      m_foot(new QWidget(this)),
      m_causeTitle(plainLabel()),
      m_cause(new ChipRow(ChipRow::Pick::One)),
      m_guideline(new Chip),
      m_note(new LineField)
{
    makePanel(this);
    auto *headLine = new QHBoxLayout(m_head);
    headLine->setContentsMargins(spacing::medium + spacing::tiny, spacing::small, spacing::small, spacing::small);
    headLine->setSpacing(spacing::small);
    for (const auto &[label, command] :
         {std::pair(m_left, "left"), std::pair(m_right, "right"), std::pair(m_final, "edit")}) {
        setTextRole(label, TextRole::Soft);
        auto *one = rowIn(nullptr, 0, spacing::tiny);
        one->addWidget(label);
        auto *hint = new KeyHint;
        followKey(actionOf(command), hint, [hint](const QString &key) { hint->setText(key); });
        one->addWidget(hint);
        one->addStretch(1);
        auto *cell = new QWidget;
        cell->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        one->setContentsMargins(spacing::small, 0, 0, 0);
        cell->setLayout(one);
        headLine->addWidget(cell, 1);
    }

    followKey(actionOf("agreed"), m_agreed, [this](const QString &key) { m_agreed->setKey(key); });
    followKey(actionOf("change"), m_guideline, [this](const QString &key) { m_guideline->setKey(key); });

    auto *body = new QWidget;
    auto *column = columnIn(body, spacing::small);
    m_differ->setSpacing(spacing::small);
    m_agree->setSpacing(spacing::small);
    column->addLayout(m_differ);
    column->addWidget(m_agreed, 0, Qt::AlignLeft);
    column->addLayout(m_agree);
    column->addStretch(1);
    m_agreed->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidget(body);
    // The headings stand over their columns, with a scroll bar and without.
    const auto alignHead = [this, headLine] {
        headLine->setContentsMargins(spacing::medium + spacing::tiny, spacing::small,
                                     2 * spacing::small + m_scroll->width() - m_scroll->viewport()->width(), spacing::small);
    };
    connect(m_scroll->verticalScrollBar(), &QScrollBar::rangeChanged, this, [this, alignHead] {
        QTimer::singleShot(0, this, alignHead); // the view gives way after its bar is told
    });
    alignHead();

    auto *foot = new QVBoxLayout(m_foot);
    foot->setContentsMargins(spacing::medium, spacing::small, spacing::medium, spacing::small);
    foot->setSpacing(spacing::small);
    setTextRole(m_causeTitle, TextRole::Soft);
    auto *chips = new QWidget;
    auto *flow = new FlowLayout(chips, spacing::small, spacing::tiny);
    flow->setContentsMargins(0, 0, 0, 0);
    m_cause->setDeselectable(true);
    m_cause->setFocusPolicy(Qt::NoFocus);
    m_guideline->setCheckable(true);
    m_guideline->setFocusPolicy(Qt::NoFocus);
    flow->addWidget(m_causeTitle);
    flow->addWidget(m_cause);
    flow->addWidget(m_guideline);
    foot->addWidget(chips);
    foot->addWidget(m_note);

    auto *all = columnIn(this, 1, 0);
    all->addWidget(m_head);
    all->addWidget(separator());
    all->addWidget(m_scroll, 1);
    all->addWidget(separator());
    all->addWidget(m_foot);

    connect(m_agreed, &QAbstractButton::clicked, this, &CasePanel::toggleAgreed);
    connect(m_cause, &ChipRow::selectionChanged, this, [this] {
        const auto cause = fromCode<Cause>(m_cause->selectedOne());
        if (ReviewField *field = reasonField(); field && !m_filling)
            field->setReason(cause.value_or(Cause::None), field->note(), field->changeGuideline());
    });
    connect(m_guideline, &QAbstractButton::clicked, this, [this] {
        if (ReviewField *field = reasonField())
            field->setReason(field->cause(), field->note(), m_guideline->isChecked());
    });
    connect(m_note, &LineField::committed, this, [this] {
        if (ReviewField *field = reasonField())
            field->setReason(field->cause(), m_note->text().trimmed(), field->changeGuideline());
    });
    connect(m_note, &LineField::escaped, this, [this] {
        m_note->commit();
        Q_EMIT escaped();
    });
    connect(m_note, &QLineEdit::returnPressed, this, &CasePanel::escaped);
    retranslate();
}

void CasePanel::clear()
{
    qDeleteAll(m_fields);
    m_fields.clear();
    m_justSettled = nullptr;
    m_current = -1;
}

void CasePanel::addField(const CaseField &field)
{
    ReviewField *made = makeReviewField(field, m_preset, m_pictures, m_own, m_scroll->widget());
    made->setReadOnly(m_readOnly);
    const bool agrees = field.state == DiscrepancyState::Merged && !field.decision;
    (agrees ? m_agree : m_differ)->addWidget(made);
    made->setVisible(!agrees || m_agreedShown);
    m_fields.append(made);
    connect(made, &ReviewField::settled, this, [this, made](const FieldDecision &decision, bool moveOn) {
        Q_EMIT settled(made->field().id, decision, made->title());
        if (!moveOn || made != current())
            return;
        // To the next one that waits, looking behind this one first.
        for (qsizetype i = 1; i < m_fields.size(); ++i) {
            ReviewField *next = m_fields.at((m_current + i) % m_fields.size());
            if (!next->field().isOpen())
                continue;
            goTo(next);
            if (made->cause() == Cause::None) {
                m_justSettled = made; // a cause key that follows is about this one
                showReason();
            }
            return;
        }
    });
    connect(made, &ReviewField::typed, this, [this, made](const FieldDecision &decision) {
        Q_EMIT typed(made->field().id, decision);
    });
    connect(made, &ReviewField::refused, this, [this, made](const FieldDecision &decision, const QString &why) {
        Q_EMIT refused(made->field().id, decision, why);
    });
    connect(made, &ReviewField::activated, this, [this, made] {
        if (made != current())
            goTo(made);
    });
    connect(made, &ReviewField::editingChanged, this, [this, made] {
        // What one writes in has made the field higher.
        if (made->isEditing())
            QTimer::singleShot(0, made, [this, made] { m_scroll->ensureWidgetVisible(made, 0, spacing::small); });
        Q_EMIT currentChanged();
    });
    connect(made, &ReviewField::escaped, this, &CasePanel::escaped);
    connect(made, &ReviewField::pictureWanted, this, &CasePanel::pictureWanted);
}

void CasePanel::setCase(const CaseView &view, const Preset &preset, const Medium &own)
{
    m_preset = preset;
    m_own = own;
    m_readOnly = view.state != CaseState::Open;
    m_agreedShown = false;
    clear();
    for (const CaseField &field : view.fields)
        addField(field);
    arrange();
    showAgreed();
    m_scroll->ensureVisible(0, 0);
    if (!goToOpen()) {
        for (ReviewField *field : std::as_const(m_fields)) {
            if (isShown(field)) {
                goTo(field);
                break;
            }
        }
    }
    if (m_current < 0)
        showReason();
}

void CasePanel::take(const CaseField &field)
{
    for (ReviewField *own : std::as_const(m_fields)) {
        if (own->field().id == field.id)
            own->take(field);
    }
    showReason();
    Q_EMIT currentChanged();
}

void CasePanel::setReadOnly(bool readOnly)
{
    m_readOnly = readOnly;
    for (ReviewField *field : std::as_const(m_fields))
        field->setReadOnly(readOnly);
    showReason();
}

ReviewField *CasePanel::current() const
{
    return m_current >= 0 && m_current < m_fields.size() ? m_fields.at(m_current) : nullptr;
}

ReviewField *CasePanel::field(const QString &name) const
{
    for (ReviewField *field : m_fields) {
        if (field->field().field == name)
            return field;
    }
    return nullptr;
}

bool CasePanel::isEditing() const
{
    const ReviewField *field = current();
    return field && field->isEditing();
}

bool CasePanel::isShown(const ReviewField *field) const
{
    return !field->isHidden();
}

void CasePanel::goTo(ReviewField *field)
{
    const int index = static_cast<int>(m_fields.indexOf(field));
    if (index < 0)
        return;
    m_note->commit();
    m_justSettled = nullptr;
    if (ReviewField *former = current(); former && former != field) {
        former->setCurrent(false);
        former->commit();
        if (auto *question = qobject_cast<QuestionField *>(former))
            question->setPart(-1);
    }
    m_current = index;
    if (!isShown(field) && !m_agreedShown)
        toggleAgreed();
    field->setCurrent(true);
    showReason();
    // Its height is known only after the layout has run.
    QTimer::singleShot(0, field, [this, field] { m_scroll->ensureWidgetVisible(field, 0, spacing::small); });
    Q_EMIT currentChanged();
}

void CasePanel::leaveSettled()
{
    if (!m_justSettled)
        return;
    m_note->commit();
    m_justSettled = nullptr;
    showReason();
}

void CasePanel::step(int direction)
{
    leaveSettled();
    auto *question = qobject_cast<QuestionField *>(current());
    if (question && question->part() >= 0) {
        const int part = question->part() + direction;
        if (part >= 0 && part < question->parts())
            question->setPart(part);
        return;
    }
    for (qsizetype i = m_current + direction; i >= 0 && i < m_fields.size(); i += direction) {
        if (isShown(m_fields.at(i))) {
            goTo(m_fields.at(i));
            return;
        }
    }
}

bool CasePanel::goToOpen()
{
    for (ReviewField *field : std::as_const(m_fields)) {
        if (field->field().isOpen()) {
            goTo(field);
            return true;
        }
    }
    return false;
}

int CasePanel::openFields() const
{
    return static_cast<int>(std::count_if(m_fields.begin(), m_fields.end(),
                                          [](const ReviewField *field) { return field->field().isOpen(); }));
}

void CasePanel::pick(Pick pick)
{
    ReviewField *field = current();
    if (!field || m_readOnly)
        return;
    leaveSettled();
    auto *question = qobject_cast<QuestionField *>(field);
    if (!question || !question->pickPart(pick))
        field->pick(pick);
}

void CasePanel::edit()
{
    leaveSettled();
    if (ReviewField *field = current(); field && !m_readOnly && field->canEdit())
        field->edit();
}

void CasePanel::commit()
{
    m_note->commit();
    for (ReviewField *field : std::as_const(m_fields))
        field->commit();
}

void CasePanel::setCause(Cause cause)
{
    if (ReviewField *field = reasonField(); field && !m_readOnly) {
        field->setReason(field->cause() == cause ? Cause::None : cause, field->note(), field->changeGuideline());
        showReason();
    }
}

void CasePanel::toggleGuideline()
{
    if (ReviewField *field = reasonField(); field && !m_readOnly) {
        field->setReason(field->cause(), field->note(), !field->changeGuideline());
        showReason();
    }
}

void CasePanel::focusNote()
{
    m_note->setFocus(Qt::ShortcutFocusReason);
}

void CasePanel::toggleAgreed()
{
    m_agreedShown = !m_agreedShown;
    for (ReviewField *field : std::as_const(m_fields)) {
        if (m_agree->indexOf(field) >= 0)
            field->setVisible(m_agreedShown);
    }
    if (ReviewField *field = current(); field && !isShown(field))
        goToOpen();
    showAgreed();
}

void CasePanel::showAgreed()
{
    const int agreed = m_agree->count();
    m_agreed->setVisible(agreed > 0);
    m_agreed->setText(m_agreedShown ? tr("Hide the %n field(s) on which both annotators agree", nullptr, agreed)
                                    : tr("Both annotators agree on %n field(s)", nullptr, agreed));
}

bool CasePanel::handleKey(QKeyEvent &event)
{
    ReviewField *field = current();
    return field && field->handleKey(event);
}

void CasePanel::showReason()
{
    const QScopedValueRollback<bool> filling(m_filling, true);
    ReviewField *field = reasonField();
    m_foot->setEnabled(field && !m_readOnly);
    const Cause cause = field ? field->cause() : Cause::None;
    m_cause->setSelected(cause == Cause::None ? QStringList() : QStringList{codeOf(cause)});
    m_guideline->setChecked(field && field->changeGuideline());
    if (!m_note->hasFocus())
        m_note->setText(field ? field->note() : QString());
    m_causeTitle->setText(field ? tr("Why annotators differ on “%1”").arg(field->title()) : tr("Why annotators differ"));
}

void CasePanel::arrange()
{
    const int wanted = fontMetrics().horizontalAdvance(QString(charactersInColumn, QChar(0x4E2D)));
    const bool stacked = (width() - 2 * spacing::large) / 3 < wanted;
    m_head->setVisible(!stacked);
    for (ReviewField *field : std::as_const(m_fields))
        field->setStacked(stacked);
}

void CasePanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void CasePanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::StyleChange || event->type() == QEvent::FontChange)
        arrange();
}

QAction *CasePanel::actionOf(const char *command) const
{
    return m_commands.action(u"review." % QLatin1String(command));
}

void CasePanel::retranslate()
{
    m_left->setText(tr("Left"));
    m_right->setText(tr("Right"));
    m_final->setText(tr("Final"));
    m_guideline->setText(tr("Guideline needs a change"));
    m_note->setPlaceholderText(tr("Note on this decision"));
    m_note->setAccessibleName(tr("Note on this decision"));
    QList<ChipOption> options;
    for (const auto &[cause, command] :
         {std::pair(Cause::GuidelineUnclear, "unclear"), std::pair(Cause::Slip, "slip"), std::pair(Cause::Subjective, "subjective"),
          std::pair(Cause::Knowledge, "knowledge"), std::pair(Cause::Other, "othercause")})
        options.append({codeOf(cause), titleOf(cause), {}, {}, actionOf(command)});
    {
        const QScopedValueRollback<bool> filling(m_filling, true);
        m_cause->setOptions(options);
    }
    showAgreed();
    showReason();
}

} // namespace yuyi
