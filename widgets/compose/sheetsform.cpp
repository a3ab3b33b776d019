// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compose/sheetsform.h"

#include "models/domain/preset/preset.h"
#include "models/services/session/projectaccess.h"
#include "widgets/compose/composecontroller.h"
#include "widgets/compose/sheetdrawing.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/labels/badge.h"
#include "widgets/controls/labels/elidedlabel.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/image/imageviewer.h"
#include "widgets/theme/theme.h"

#include <QLabel>
#include <QVBoxLayout>

namespace yuyi {

namespace {
constexpr int leastPreview = 120;
} // namespace

SheetsForm::SheetsForm(const PageContext &context, ComposeController &controller, QWidget *parent)
    : QWidget(parent),
      m_context(context),
      m_controller(controller),
      m_drawing(new SheetDrawing(context.pictures, this))
{
    makePanel(this);
    auto *column = columnIn(this, spacing::medium, spacing::small);
    auto *line = rowIn();
    m_title = plainLabel(this, TextRole::Section);
    m_state = new Badge(this);
    // It keeps its place while there is nothing to say: nothing moves.
    QSizePolicy policy = m_state->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_state->setSizePolicy(policy);
    line->addWidget(m_title);
    line->addStretch(1);
    line->addWidget(m_state);
    column->addLayout(line);
    m_forms = new ChipRow(ChipRow::Pick::One, this);
    column->addWidget(m_forms);
    m_viewer = new ImageViewer(this);
    m_viewer->setObjectName(QStringLiteral("compose.preview"));
    m_viewer->setMinimumHeight(Theme::of(this).px(leastPreview));
    m_viewer->setFocusPolicy(Qt::TabFocus);
    m_viewer->setDigitKeys(false);
    column->addWidget(m_viewer, 1);
    m_facts = new ElidedLabel(this);
    setTextRole(m_facts, TextRole::Small);
    column->addWidget(m_facts);
    connect(m_forms, &ChipRow::selectionChanged, this, &SheetsForm::showSheet);
    connect(m_drawing, &SheetDrawing::drawn, this, [this](const QImage &sheet) {
        m_preview = sheet;
        m_viewer->setImage(sheet);
        showState();
    });
    connect(m_drawing, &SheetDrawing::failed, this, [this](const QString &sentence) {
        m_preview = {};
        m_viewer->setError(sentence);
        showState();
    });
}

QString SheetsForm::chosen() const
{
    const QString code = m_forms->selectedOne();
    const QList<SheetForm> &forms = m_context.project.info().preset.sheets;
    return code.isEmpty() && !forms.isEmpty() ? forms.constFirst().code : code;
}

bool SheetsForm::hasSeveral() const
{
    return m_context.project.info().preset.sheets.size() > 1;
}

void SheetsForm::goToNext()
{
    const QList<SheetForm> &forms = m_context.project.info().preset.sheets;
    for (qsizetype i = 0; i < forms.size(); ++i) {
        if (forms.at(i).code == chosen()) {
            m_forms->setSelectedOne(forms.at((i + 1) % forms.size()).code);
            break;
        }
    }
    showSheet();
}

void SheetsForm::showSheet()
{
    const SheetForm *form = m_context.project.info().preset.sheet(chosen());
    const Composition &composition = m_controller.composition();
    if (!form || composition.parts.isEmpty()) {
        m_drawing->clear();
        m_preview = {};
        m_viewer->clear();
    } else {
        m_drawing->draw(*form, composition.parts, composition.facts.value(gridFact));
    }
    showState();
}

void SheetsForm::showState()
{
    using State = ComposeController::SheetState;
    const State state = m_controller.stateOf(chosen());
    switch (state) {
    case State::NoPanels: break;
    case State::NotMade: m_state->show(tr("not made yet"), Tone::Neutral); break;
    case State::Made: m_state->show(tr("up to date"), Tone::Good); break;
    case State::Changed: m_state->show(tr("panels changed since"), Tone::Attention); break;
    }
    m_state->setVisible(state != State::NoPanels);
    if (m_preview.isNull()) {
        m_facts->clear();
        return;
    }
    const QString size = tr("%1 × %2 pixels").arg(m_preview.width()).arg(m_preview.height());
    const MadeSheet *made = m_controller.composition().current(chosen());
    const int questions = made ? made->questions : 0;
    m_facts->setText(questions > 0 ? tr("%1 · shown by %n question(s)", nullptr, questions).arg(size) : size);
}

void SheetsForm::retranslate()
{
    m_title->setText(tr("Sheets"));
    const QString before = chosen();
    QList<ChipOption> options;
    for (const SheetForm &form : m_context.project.info().preset.sheets)
        options.append({form.code, form.title.text(), {}, {}, nullptr});
    m_forms->setOptions(options);
    m_forms->hideKeys();
    m_forms->setSelectedOne(before);
    m_forms->setVisible(options.size() > 1);
    m_viewer->setEmptyText(tr("Cut panels to see their sheet."));
    m_viewer->setAccessibleName(tr("Preview of the sheet"));
    showState();
}

} // namespace yuyi
