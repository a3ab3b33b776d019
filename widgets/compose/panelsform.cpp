// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compose/panelsform.h"

#include "models/domain/codes.h"
#include "models/domain/preset/preset.h"
#include "models/services/session/projectaccess.h"
#include "widgets/compose/composecontroller.h"
#include "widgets/compose/composewords.h"
#include "widgets/compose/paneltiles.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/labels/elidedlabel.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/flowbox.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/image/factrows.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/theme/theme.h"

#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace yuyi {

namespace {

constexpr int mostColumns = 10; // nine panels and the blank one
constexpr int leastHeight = 140;
constexpr std::array roleCommands{std::pair{PartRole::Context, "compose.context"}, std::pair{PartRole::Choice, "compose.choice"},
                                  std::pair{PartRole::Blank, "compose.blank"}};

/// What follows from the panels is not written by hand here.
bool followsFromPanels(const QString &fact)
{
    return fact == gridFact || fact == QLatin1String("panels") || fact == QLatin1String("panels_context")
        || fact == QLatin1String("panels_choices");
}

} // namespace

PanelsForm::PanelsForm(const PageContext &context, ComposeController &controller, std::function<QImage(const CutPanel &)> picture,
                       QWidget *parent)
    : QWidget(parent),
      m_context(context),
      m_controller(controller),
      m_picture(std::move(picture))
{
    build();
    connect(m_role, &ChipRow::chosen, this, [this](const QString &code) {
        if (const auto role = fromCode<PartRole>(code))
            m_controller.setRole(m_controller.current(), *role);
        showPanels(); // also where the role is the same
    });
    for (PanelTiles *tiles : {m_contextTiles, m_choices}) {
        connect(tiles, &PanelTiles::chosen, &m_controller, &ComposeController::setCurrent);
        connect(tiles, &PanelTiles::moved, &m_controller, &ComposeController::move);
    }
    connect(m_columns, &QSpinBox::valueChanged, &m_controller, &ComposeController::setColumns);
    connect(m_facts, &FactRows::changed, &m_controller, &ComposeController::setFacts);
    connect(m_facts, &FactRows::escaped, this, &PanelsForm::escaped);
}

void PanelsForm::build()
{
    makePanel(this);
    auto *outside = columnIn(this, 0, 0);
    m_scroll = new QScrollArea(this);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setMinimumHeight(Theme::of(this).px(leastHeight));
    outside->addWidget(m_scroll);
    auto *inside = new QWidget(m_scroll);
    m_scroll->setWidget(inside);
    inside->installEventFilter(this);
    auto *column = columnIn(inside, spacing::medium, spacing::small);

    auto *line = rowIn();
    m_title = plainLabel(inside, TextRole::Section);
    m_state = new ElidedLabel(inside);
    setTextRole(m_state, TextRole::Small);
    m_state->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    line->addWidget(m_title);
    line->addWidget(m_state, 1);
    column->addLayout(line);

    auto *actions = new FlowBox(spacing::small, spacing::tiny, inside);
    actions->setEven(true);
    for (const char *id : {"compose.find", "compose.add", "compose.remove", "compose.files"})
        actions->add(new ActionButton(m_context.commands.action(QLatin1String(id)), ActionButton::Kind::Plain, actions));
    column->addWidget(actions);
    m_role = new ChipRow(ChipRow::Pick::One, inside);
    column->addWidget(m_role);

    m_contextTitle = plainLabel(inside, TextRole::Small);
    m_contextTiles = new PanelTiles(inside);
    m_choicesTitle = plainLabel(inside, TextRole::Small);
    m_choices = new PanelTiles(inside);
    column->addWidget(m_contextTitle);
    column->addWidget(m_contextTiles);
    column->addWidget(m_choicesTitle);
    column->addWidget(m_choices);

    m_columnsTitle = plainLabel(inside, TextRole::Soft);
    m_columns = new QSpinBox(inside);
    m_columns->setObjectName(QStringLiteral("compose.columns"));
    m_columns->setRange(1, mostColumns);
    m_columns->setKeyboardTracking(false);
    m_columns->installEventFilter(this);
    m_grid = plainLabel(inside, TextRole::Small);
    auto *grid = rowIn();
    grid->addWidget(m_columnsTitle);
    grid->addWidget(m_columns);
    grid->addWidget(m_grid, 1);
    column->addLayout(grid);
    const bool shown = hasGrid();
    for (QWidget *part : {static_cast<QWidget *>(m_columnsTitle), static_cast<QWidget *>(m_columns), static_cast<QWidget *>(m_grid)})
        part->setVisible(shown);
    m_factForms = m_context.project.info().preset.facts;
    m_factForms.removeIf([](const FactForm &form) { return followsFromPanels(form.code); });
    m_facts = new FactRows(inside);
    m_facts->setForms(m_factForms);
    m_facts->setReadOnly(true); // until there is an image
    column->addWidget(m_facts);
    column->addStretch(1);
}

/// Its widest button is never cut: there is no bar to scroll sideways.
void PanelsForm::fitWidth()
{
    m_scroll->setMinimumWidth(m_scroll->widget()->minimumSizeHint().width() + m_scroll->verticalScrollBar()->sizeHint().width());
}

bool PanelsForm::hasGrid() const
{
    return m_context.project.info().preset.fact(gridFact) != nullptr;
}

void PanelsForm::showTiles(PanelTiles *tiles, int first, int count)
{
    const QList<CutPanel> &panels = m_controller.panels();
    QList<PanelTiles::Tile> shown;
    for (int i = first; i < first + count; ++i) {
        const CutPanel &panel = panels.at(i);
        const int place = m_controller.edit().placeOf(i);
        const bool blank = panel.role == PartRole::Blank;
        shown.append({m_picture(panel), composewords::panelName(panel.role, place),
                      blank ? composewords::roleName(panel.role) : QString::number(place + 1),
                      composewords::colourOf(panel.role, Theme::of(this).tokens())});
    }
    tiles->setTiles(shown, first, m_controller.current());
}

void PanelsForm::showPanels()
{
    const PanelEdit &edit = m_controller.edit();
    const int above = edit.count(PartRole::Context) + edit.count(PartRole::Blank);
    const int below = edit.count(PartRole::Choice);
    const bool focused = m_contextTiles->hasTileFocus() || m_choices->hasTileFocus();
    showTiles(m_contextTiles, 0, above);
    showTiles(m_choices, above, below);
    if (focused) {
        m_contextTiles->focusCurrent();
        m_choices->focusCurrent();
    }
    const CutPanel *selected = edit.selected();
    if ((!selected && (focused || m_role->hasFocus())) || (above == 0 && m_columns->hasFocus()))
        Q_EMIT escaped(); // not to whatever field comes next
    m_role->setSelectedOne(selected ? codeOf(selected->role) : QString());
    m_role->setEnabled(selected != nullptr);
    m_contextTitle->setText(tr("Context: %1").arg(above));
    m_choicesTitle->setText(tr("To choose from: %1").arg(below));
    m_contextTiles->setVisible(above > 0);
    m_choices->setVisible(below > 0);
    m_columns->setEnabled(above > 0);
    const int columns = m_controller.columns();
    if (m_columns->value() != columns) { // what is being typed there stays
        const QSignalBlocker quiet(m_columns);
        m_columns->setValue(columns);
    }
    const int lines = (above + columns - 1) / columns;
    m_grid->setText(above > 0 ? tr("%1 × %2", "columns, rows").arg(columns).arg(lines) : QString());
    m_state->setText(m_controller.hasFailed() ? tr("not saved") : m_controller.isSaved() ? QString()
                                                                                         : tr("saving…"));
}

void PanelsForm::showFacts()
{
    m_facts->setFacts(m_controller.shown().id, m_controller.composition().facts);
    m_facts->setReadOnly(!m_controller.isRead());
}

void PanelsForm::commit()
{
    m_columns->interpretText();
    m_facts->commit();
}

void PanelsForm::focusGrid()
{
    m_columns->setFocus(Qt::ShortcutFocusReason);
    m_columns->selectAll();
}

void PanelsForm::focusFacts()
{
    if (!m_factForms.isEmpty())
        m_facts->field(m_factForms.constFirst().code)->setFocus(Qt::ShortcutFocusReason);
}

bool PanelsForm::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_scroll->widget() && event->type() == QEvent::LayoutRequest)
        fitWidth();
    if (watched == m_columns && event->type() == QEvent::KeyPress) {
        const auto *press = static_cast<QKeyEvent *>(event);
        const int key = press->key();
        const bool alone = !(press->modifiers() & ~Qt::KeypadModifier); // Ctrl+Return is a command of the page
        if (alone && (key == Qt::Key_Escape || key == Qt::Key_Return || key == Qt::Key_Enter)) {
            m_columns->interpretText();
            Q_EMIT escaped();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void PanelsForm::retranslate()
{
    m_title->setText(tr("Panels"));
    QList<ChipOption> roles;
    for (const auto &[role, command] : roleCommands)
        roles.append({codeOf(role), composewords::roleName(role), {}, {}, m_context.commands.action(QLatin1String(command))});
    m_role->setOptions(roles);
    m_role->setTitle(tr("The selected panel is"));
    m_contextTiles->setAccessibleName(tr("Panels of the context"));
    m_choices->setAccessibleName(tr("Panels to choose from"));
    m_columnsTitle->setText(tr("Columns"));
    m_columns->setAccessibleName(tr("Columns of the context"));
    showPanels();
}

} // namespace yuyi
