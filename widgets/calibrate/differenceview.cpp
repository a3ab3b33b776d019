// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/calibrate/differenceview.h"

#include "models/comparison/fieldvalue.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/fields/textfield.h"
#include "widgets/controls/labels/badge.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/layout/splitview.h"
#include "widgets/discussion/commentthread.h"
#include "widgets/image/imageviewer.h"
#include "widgets/image/shownpicture.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/theme/theme.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>

#include <utility>

namespace yuyi {

namespace {
constexpr int narrowestColumn = 150;
constexpr int linesOfPeople = 16; // picture and labels, where the talk stands below them
constexpr int linesAbreast = 50;  // a window as wide as so many lines are high has room for two columns
} // namespace

DifferenceView::DifferenceView(PageContext context, QWidget *parent) : QWidget(parent), m_context(context)
{
    build();
    retranslate();
}

void DifferenceView::build()
{
    m_viewer = new ImageViewer(this);
    m_shownPicture = new ShownPicture(m_context.pictures, m_viewer);
    m_viewer->setDigitKeys(false);
    m_viewer->setFocusPolicy(Qt::ClickFocus);
    m_question = wrappedLabel(this, TextRole::Section);
    m_scroll = new QScrollArea(this);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFocusPolicy(Qt::TabFocus);
    auto *below = new QWidget(this);
    auto *belowColumn = columnIn(below);
    belowColumn->addWidget(m_question);
    belowColumn->addWidget(m_scroll, 1);
    auto *left = new SplitView(Qt::Vertical, this);
    left->addPart(m_viewer, 1);
    left->addPart(below, 1);
    left->setSizes({500, 500});

    auto *right = new QWidget(this);
    makePanel(right);
    m_outcomeTitle = plainLabel(right, TextRole::Section);
    m_value = new ChipRow(ChipRow::Pick::Many, right);
    m_value->setObjectName(QStringLiteral("outcomeValue"));
    connect(m_value, &ChipRow::chosen, this, [this](const QString &code) {
        if (const Dimension *d = dimension(); d && !d->pickMany && m_value->selected().contains(code))
            m_value->setSelectedOne(code);
    });
    m_clause = new QComboBox(right);
    m_clause->setObjectName(QStringLiteral("outcomeClause"));
    m_clause->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_note = new TextField(right);
    m_note->setObjectName(QStringLiteral("outcomeNote"));
    m_note->setCountVisible(false);
    m_note->setLines(2, 5);
    CommandRegistry &commands = m_context.commands;
    m_newClause = new ActionButton(commands.action(QStringLiteral("calibrate.clause")), ActionButton::Kind::Flat, right);
    m_save = new ActionButton(commands.action(QStringLiteral("calibrate.save")), ActionButton::Kind::Plain, right);
    m_save->setObjectName(QStringLiteral("saveOutcome"));
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_newClause);
    buttons->addStretch(1);
    buttons->addWidget(m_save);
    connect(m_note, &TextField::escaped, this, [this] {
        // Back to where single keys act: the page, or what stands for it.
        QWidget *widget = parentWidget();
        while (widget && widget->focusPolicy() != Qt::StrongFocus)
            widget = widget->parentWidget();
        if (widget)
            widget->setFocus(Qt::OtherFocusReason);
        else
            m_note->clearFocus();
    });
    m_thread = new CommentThread(m_context.project, right);
    connect(m_thread, &CommentThread::failed, this, &DifferenceView::failed);
    auto *column = columnIn(right, spacing::medium);
    column->addWidget(m_outcomeTitle);
    column->addWidget(m_value);
    column->addWidget(m_clause);
    column->addWidget(m_note);
    column->addLayout(buttons);
    column->addSpacing(spacing::small);
    column->addWidget(m_thread, 1);

    m_split = new SplitView(Qt::Horizontal, this);
    m_split->addPart(left, 3);
    m_split->addPart(right, 2);
    fillWith(this, m_split);
}

void DifferenceView::arrange()
{
    // With large letters the talk stands below the picture: beside it neither would have room.
    const bool narrow = window()->width() < linesAbreast * fontMetrics().height();
    m_split->setOrientation(narrow ? Qt::Vertical : Qt::Horizontal);
    m_split->widget(0)->setMinimumHeight(narrow ? linesOfPeople * fontMetrics().height() : 0);
}

void DifferenceView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void DifferenceView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    arrange();
}

const Dimension *DifferenceView::dimension() const
{
    if (m_image < 0 || m_field < 0)
        return nullptr;
    const QString field = m_reveal.images.at(m_image).fields.at(m_field).field;
    return m_context.project.info().preset.dimension(dimensionOf(field));
}

void DifferenceView::show(const Reveal &reveal, int image, int field)
{
    const bool same = m_image == image && m_field == field && m_reveal.batch.id == reveal.batch.id
                   && m_reveal.batch.state == reveal.batch.state;
    const Reveal before = std::exchange(m_reveal, reveal);
    m_image = image;
    m_field = field;
    m_shownPicture->show(m_reveal.images.at(m_image).image);
    const auto said = [&](const Reveal &of) { return of.images.at(image).first.size() + of.images.at(image).newest.size(); };
    if (!same || said(before) != said(reveal))
        showPeople();
    const RevealedImage &shown = m_reveal.images.at(image);
    m_thread->setTarget({TalkSubject::Calibration, m_reveal.batch.id.value(), shown.image.id, shown.fields.at(field).field});
    // What somebody is choosing stays when a comment or a new clause comes in.
    const auto versionOf = [&](const Reveal &of) {
        const auto &outcome = of.images.at(image).fields.at(field).outcome;
        return outcome ? outcome->version : 0;
    };
    if (!same || versionOf(before) != versionOf(reveal))
        showOutcome();
    else
        showClauses(m_clause->currentData().toString());
}

void DifferenceView::clear()
{
    m_image = -1;
    m_field = -1;
    m_shownPicture->clear();
    m_thread->clear();
}

QString DifferenceView::labelsOf(const AnnotationContent &content) const
{
    const Dimension *d = dimension();
    if (!d)
        return {};
    QStringList titles;
    const QList<LabelCode> labels = content.labels.value(d->code);
    for (const LabelCode &label : labels)
        titles.append(d->titleOf(label));
    return titles.isEmpty() ? tr("no label") : titles.join(tr(", ", "between labels"));
}

void DifferenceView::showPeople()
{
    const Dimension *d = dimension();
    if (!d)
        return;
    const RevealedImage &shown = m_reveal.images.at(m_image);
    m_question->setText(tr("%1: everybody's label and reason").arg(d->title.text()));
    m_people = new QWidget;
    m_grid = new QGridLayout(m_people);
    m_grid->setContentsMargins(0, 0, spacing::small, spacing::small);
    m_grid->setHorizontalSpacing(spacing::medium);
    m_grid->setVerticalSpacing(spacing::tiny);
    int column = 0;
    for (const CalibrationPerson &one : m_reveal.batch.people) {
        const auto add = [&](int row, const QString &text, TextRole role) {
            auto *label = plainLabel(text, m_people);
            label->setTextFormat(Qt::PlainText);
            label->setWordWrap(true);
            label->setTextInteractionFlags(Qt::TextSelectableByMouse);
            setTextRole(label, role);
            label->setAlignment(Qt::AlignTop | Qt::AlignLeft);
            m_grid->addWidget(label, row, column);
        };
        QString name;
        for (const Person &person : m_context.project.people()) {
            if (person.id == one.person)
                name = person.name;
        }
        add(0, name, TextRole::Section);
        const auto first = shown.first.constFind(one.person);
        const auto newest = shown.newest.constFind(one.person);
        const bool any = first != shown.first.constEnd();
        auto *labels = new Badge(any ? labelsOf(first->content) : tr("not submitted"), any ? Tone::Info : Tone::Neutral,
                                 m_people);
        labels->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
        m_grid->addWidget(labels, 1, column, Qt::AlignLeft);
        if (newest != shown.newest.constEnd())
            add(2, tr("after discussion: %1").arg(labelsOf(newest->content)), TextRole::Soft);
        if (any && m_context.project.info().preset.texts.image) {
            add(3, tr("Explanation"), TextRole::Small);
            add(4, first->content.explanation, TextRole::Body);
            add(5, tr("Implied meaning"), TextRole::Small);
            add(6, first->content.impliedMeaning, TextRole::Body);
        }
        m_grid->setColumnMinimumWidth(column, Theme::of(this).px(narrowestColumn));
        m_grid->setColumnStretch(column, 1);
        ++column;
    }
    m_grid->setRowStretch(7, 1);
    m_scroll->setWidget(m_people);
}

void DifferenceView::showOutcome()
{
    const Dimension *d = dimension();
    if (!d)
        return;
    const RevealedImage &shown = m_reveal.images.at(m_image);
    const auto &outcome = shown.fields.at(m_field).outcome;
    QList<ChipOption> options;
    for (const LabelValue &value : d->values)
        options.append({value.code.text(), value.title.text(), {}, {}});
    if (d->open) { // what people typed
        QList<Labels> given;
        for (const Submission &one : shown.first)
            given.append(one.content.labels);
        for (const Submission &one : shown.newest)
            given.append(one.content.labels);
        const QList<FoundLabel> found = foundLabels(d->code, given);
        for (const FoundLabel &one : found)
            options.append({one.label.text(), one.label.text(), {}, {}});
    }
    m_value->setOptions(options);
    const FieldValue agreed =
        outcome ? fieldValueFromJson(outcome->agreedValue.toUtf8(), FieldKind::Label) : FieldValue();
    QStringList codes;
    for (const LabelCode &label : agreed.labels)
        codes.append(label.text());
    m_value->setSelected(codes);
    m_note->setText(outcome ? outcome->note : QString());
    showClauses(outcome ? outcome->clause : QString());
    const bool open = m_reveal.batch.state == CalibrationState::Revealed;
    for (QWidget *widget : QList<QWidget *>{m_value, m_note, m_clause})
        widget->setEnabled(open);
    m_newClause->setVisible(open && m_context.project.person().is(Role::Lead));
    m_context.commands.refresh();
}

void DifferenceView::showClauses(const QString &chosen)
{
    m_clause->clear();
    m_clause->addItem(tr("No guideline clause"), QString());
    int wanted = -1;
    if (m_reveal.guideline) {
        const QList<Clause> clauses = clausesOf(m_reveal.guideline->body);
        for (const Clause &clause : clauses) {
            m_clause->addItem(tr("Version %1: %2").arg(m_reveal.guideline->number).arg(clause.title), clause.anchor);
            if (clause.title == m_wantedClause)
                wanted = m_clause->count() - 1;
        }
    }
    if (wanted > 0)
        m_wantedClause.clear();
    m_clause->setCurrentIndex(wanted > 0 ? wanted : qMax(0, m_clause->findData(chosen)));
}

void DifferenceView::chooseClause(const QString &title)
{
    m_wantedClause = title;
    m_clause->setFocus(Qt::OtherFocusReason);
}

bool DifferenceView::mayWriteOutcome() const
{
    return m_image >= 0 && m_reveal.batch.state == CalibrationState::Revealed && !m_saving;
}

void DifferenceView::wantNewClause()
{
    if (const Dimension *d = dimension())
        Q_EMIT newClauseWanted(d->title.text());
}

void DifferenceView::saveOutcome()
{
    if (!mayWriteOutcome())
        return;
    const RevealedImage &shown = m_reveal.images.at(m_image);
    const RevealedField &field = shown.fields.at(m_field);
    CalibrationOutcome outcome = field.outcome.value_or(CalibrationOutcome());
    if (!field.outcome)
        outcome.version = 0;
    outcome.batch = m_reveal.batch.id;
    outcome.image = shown.image.id;
    outcome.field = field.field;
    outcome.note = m_note->text();
    outcome.clause = m_clause->currentData().toString();
    outcome.guideline = outcome.clause.isEmpty() || !m_reveal.guideline ? GuidelineId() : m_reveal.guideline->id;
    FieldValue value;
    for (const QString &code : m_value->selected())
        value.labels.append(LabelCode(code));
    outcome.agreedValue =
        value.labels.isEmpty() ? QString() : QString::fromUtf8(toJson(value, FieldKind::Label));
    const PersonId person = m_context.project.person().id;
    m_saving = true;
    m_context.project
        .write([outcome, person](Stores &stores) { return CalibrationService(stores, person).settle(outcome); })
        .then(this, [this, outcome](const Result<> &done) {
            m_saving = false;
            if (done)
                stored(outcome);
            m_context.commands.refresh();
            if (!done)
                Q_EMIT failed(done.error());
            else
                Q_EMIT outcomeSaved();
        });
}

/// Known before the differences are read anew: what is typed meanwhile stays, and is saved over this version.
void DifferenceView::stored(const CalibrationOutcome &outcome)
{
    if (m_reveal.batch.id != outcome.batch)
        return;
    for (RevealedImage &image : m_reveal.images) {
        for (RevealedField &field : image.fields) {
            const bool same = image.image.id == outcome.image && field.field == outcome.field;
            if (!same || (field.outcome ? field.outcome->version : 0) != outcome.version)
                continue;
            field.outcome = outcome;
            ++field.outcome->version;
        }
    }
}

void DifferenceView::focusOutcome()
{
    m_value->setFocus();
}

void DifferenceView::flush()
{
    m_thread->flush();
}

void DifferenceView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::StyleChange || event->type() == QEvent::FontChange)
        arrange();
}

void DifferenceView::retranslate()
{
    m_outcomeTitle->setText(tr("Agreed result"));
    m_value->setAccessibleName(tr("Agreed value"));
    m_clause->setAccessibleName(tr("Clause of the guideline"));
    m_note->setPlaceholderText(tr("Reason, in one sentence"));
    m_note->setAccessibleName(tr("Reason, in one sentence"));
    if (m_image >= 0) {
        showPeople();
        showOutcome();
    }
}

} // namespace yuyi
