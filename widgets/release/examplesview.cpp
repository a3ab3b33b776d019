// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/release/examplesview.h"

#include "models/services/session/projectaccess.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/frame/emptystate.h"
#include "widgets/controls/frame/statestack.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/flowlayout.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/release/examplescontroller.h"
#include "widgets/release/examplesform.h"
#include "widgets/release/sheetpreview.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/shell/page/savefile.h"
#include "widgets/shell/page/userprompts.h"
#include "widgets/theme/theme.h"

#include <QBoxLayout>
#include <QLabel>
#include <QScrollArea>

#include <utility>

namespace yuyi {

namespace {

constexpr int soonMs = 400;
constexpr int sideBySide = 760;
constexpr int panelWidth = 300;

QScrollArea *scrolledOver(QWidget *content, QWidget *parent)
{
    auto *area = new QScrollArea(parent);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(content);
    area->viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    return area;
}

} // namespace

ExamplesView::ExamplesView(const PageContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_controller(new ExamplesController(context.project, this))
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(soonMs);
    build();
    connect(&m_soon, &QTimer::timeout, m_controller, &ExamplesController::load);
    connect(m_controller, &ExamplesController::failed, this, [this](const QString &sentence) {
        m_saveWhenDrawn = false;
        if (!m_controller->sheet()) {
            m_stack->empty()->setSentence(sentence);
            m_stack->showEmpty();
        }
        Q_EMIT failed(sentence);
    });
    connect(m_controller, &ExamplesController::shown, this, &ExamplesView::display);
    connect(m_controller, &ExamplesController::loaded, this, [this] {
        m_form->setPool(m_controller->pool());
        applyForm();
    });
    connect(m_form, &ExamplesForm::changed, this, &ExamplesView::applyForm);
    connect(m_preview, &SheetPreview::currentChanged, this, &ExamplesView::displayCurrent);
    retranslate();
}

void ExamplesView::build()
{
    m_preview = new SheetPreview(this);
    QScrollArea *sheet = scrolledOver(m_preview, this);
    // The preview is as high as its width demands: a bar that comes and goes would change both.
    sheet->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    connect(m_preview, &SheetPreview::walkedTo, sheet, [sheet](const QRect &frame) {
        sheet->ensureVisible(frame.left(), frame.bottom(), 0, 0);
        sheet->ensureVisible(frame.left(), frame.top(), 0, 0); // of one that is higher than the view, its beginning
    });
    m_stack = new StateStack(sheet, this);
    m_stack->empty()->setIcon(QStringLiteral("release"));
    m_stack->showBusy();

    auto *inside = new QWidget(this);
    auto *column = columnIn(inside, 0, spacing::medium);
    m_form = new ExamplesForm(inside);
    m_current = wrappedLabel(inside, TextRole::Small);
    m_current->setObjectName(QStringLiteral("currentExample"));
    m_notes = wrappedLabel(inside, TextRole::Small);
    m_notes->setObjectName(QStringLiteral("exampleNotes"));
    auto *exchange = new QWidget(inside);
    auto *buttons = new FlowLayout(exchange, spacing::small, spacing::small);
    buttons->setContentsMargins(0, 0, 0, 0);
    for (const char *command : {"release.earlier-example", "release.other-example"})
        buttons->addWidget(new ActionButton(m_context.commands.action(QLatin1String(command)), ActionButton::Kind::Plain, exchange));
    column->addWidget(m_form);
    column->addWidget(m_current);
    column->addWidget(exchange);
    column->addWidget(m_notes);
    column->addStretch();
    m_panel = new QWidget(this);
    panelColumn(m_panel)->addWidget(scrolledOver(inside, m_panel));

    m_layout = rowIn(this, 0, spacing::medium);
    m_layout->addWidget(m_stack, 1);
    m_layout->addWidget(m_panel);
}

void ExamplesView::enter()
{
    m_entered = true;
    m_controller->load();
    m_preview->setFocus();
}

void ExamplesView::leave()
{
    m_entered = false;
    m_saveWhenDrawn = false;
    m_soon.stop();
}

void ExamplesView::projectChanged(const Changes &changes)
{
    const bool concerns = changes.touches(Entity::Annotation) || changes.touches(Entity::Image) || changes.touches(Entity::Release)
                       || changes.touches(Entity::SourceEntry) || changes.touches(Entity::Question);
    if (concerns && !m_soon.isActive())
        m_soon.start();
}

void ExamplesView::applyForm()
{
    m_controller->set(m_form->rules(), m_form->look(), m_form->size());
    m_context.commands.refresh();
}

void ExamplesView::display()
{
    const auto shown = m_controller->sheet();
    m_preview->display(shown->sheet, shown->layout);
    m_stack->showWorkIf(!shown->sheet.examples.isEmpty());
    m_stack->empty()->setSentence(tr("No item has a label of this dimension."));
    m_notes->setText(shown->notes.join(u'\n'));
    m_notes->setVisible(!shown->notes.isEmpty());
    displayCurrent();
    if (std::exchange(m_saveWhenDrawn, false) && canSave())
        save();
}

void ExamplesView::displayCurrent()
{
    const auto pool = m_controller->pool();
    const QList<ExampleDraw::Place> &places = m_controller->draw().places();
    const qsizetype current = m_preview->current();
    if (pool && current >= 0 && current < places.size()) {
        const ExampleDraw::Place &place = places.at(current);
        m_current->setText(tr("Selected: %1 (%2)", "item, label")
                               .arg(pool->names.value(pool->items.at(place.item).question.versionId),
                                    m_controller->draw().titleOf(*pool, place.category)));
    } else {
        m_current->clear();
    }
    m_context.commands.refresh();
}

bool ExamplesView::canSave() const
{
    return m_entered && m_controller->isComplete();
}

bool ExamplesView::canExchange() const
{
    return m_entered && m_controller->isComplete() && m_controller->draw().canStep(m_preview->current());
}

void ExamplesView::exchange(int direction)
{
    m_controller->step(m_preview->current(), direction);
}

void ExamplesView::save()
{
    m_form->commit();
    if (!canSave()) {
        m_saveWhenDrawn = true;
        return;
    }
    askAndSave(m_context.prompts, this,
               {tr("Save Example Sheet"), QStringLiteral("examples.pdf"), tr("PDF (*.pdf);;SVG (*.svg);;PNG (*.png)")},
               m_controller->writer(), tr("The example sheet is saved."));
}

void ExamplesView::retranslate()
{
    m_stack->busy()->setSentence(tr("Drawing the examples…"));
    m_form->retranslate();
    m_controller->show();
}

void ExamplesView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool narrow = width() < Theme::of(this).px(sideBySide);
    m_layout->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    const int side = Theme::of(this).px(panelWidth);
    m_panel->setMinimumWidth(narrow ? 0 : side);
    m_panel->setMaximumWidth(narrow ? QWIDGETSIZE_MAX : side);
}

} // namespace yuyi
