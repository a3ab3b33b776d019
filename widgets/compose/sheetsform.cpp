// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compose/sheetsform.h"

#include "models/domain/preset/preset.h"
#include "models/services/session/projectaccess.h"
#include "widgets/compose/composecontroller.h"
#include "widgets/compose/sheetdrawing.h"
#include "widgets/controls/labels/badge.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/labels/wholetext.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/image/imageviewer.h"
#include "widgets/theme/theme.h"

#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace yuyi {

namespace {
constexpr int leastPreview = 96;
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
    m_forms = new QComboBox(this); // one line, however many sheets and however long their titles are
    m_forms->setObjectName(QStringLiteral("compose.sheets"));
    m_forms->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    column->addWidget(m_forms);
    m_viewer = new ImageViewer(this);
    m_viewer->setObjectName(QStringLiteral("compose.preview"));
    m_viewer->setMinimumHeight(Theme::of(this).px(leastPreview));
    m_viewer->setFocusPolicy(Qt::TabFocus);
    m_viewer->setDigitKeys(false);
    column->addWidget(m_viewer, 1);
    m_facts = wrappedLabel(this, TextRole::Small);
    keepWhole(m_facts);
    column->addWidget(m_facts);
    connect(m_forms, &QComboBox::currentIndexChanged, this, &SheetsForm::showSheet);
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
    const QString code = m_forms->currentData().toString();
    const QList<SheetForm> &forms = m_context.project.info().preset.sheets;
    return code.isEmpty() && !forms.isEmpty() ? forms.constFirst().code : code;
}

bool SheetsForm::hasSeveral() const
{
    return m_context.project.info().preset.sheets.size() > 1;
}

void SheetsForm::goToNext()
{
    if (m_forms->count() > 0)
        m_forms->setCurrentIndex((m_forms->currentIndex() + 1) % m_forms->count());
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
    {
        const QSignalBlocker quiet(m_forms);
        m_forms->clear();
        for (const SheetForm &form : m_context.project.info().preset.sheets)
            m_forms->addItem(form.title.text(), form.code);
        m_forms->setCurrentIndex(std::max(0, m_forms->findData(before)));
    }
    m_forms->setAccessibleName(tr("Sheet in the preview"));
    m_forms->setVisible(hasSeveral());
    m_viewer->setEmptyText(tr("Cut panels to see their sheet."));
    m_viewer->setAccessibleName(tr("Preview of the sheet"));
    showState();
}

} // namespace yuyi
