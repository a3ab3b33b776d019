// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/presets/presetpreview.h"

#include "models/domain/annotation/annotation.h"
#include "models/domain/annotation/itemlabels.h"
#include "models/domain/preset/presetdocument.h"
#include "models/services/annotation/questionforms.h"
#include "widgets/annotate/annotationform.h"
#include "widgets/annotate/lintstrip.h"
#include "widgets/annotate/pictures/pictureeditor.h"
#include "widgets/annotate/questioneditor.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/presets/presetdraft.h"
#include "widgets/theme/theme.h"

#include <QLabel>

#include <chrono>

namespace yuyi {

namespace {

constexpr std::chrono::milliseconds afterTyping{150};

} // namespace

PresetPreview::PresetPreview(PresetDraft &draft, QWidget *parent)
    : QWidget(parent), m_draft(draft), m_note(wrappedLabel(this, TextRole::Small)), m_form(new AnnotationForm(this))
{
    setObjectName(QStringLiteral("presetPreview"));
    auto *title = plainLabel(tr("Preview: the form for annotators"), this);
    setTextRole(title, TextRole::Section);
    // There is nothing to hand in.
    m_form->lint()->hide();
    auto *column = columnIn(this);
    column->addWidget(title);
    column->addWidget(m_note);
    column->addWidget(m_form, 1);

    PictureEditor *pictures = m_form->questions()->pictures();
    connect(pictures, &PictureEditor::adding, this, [this, pictures](int request) {
        const QString sentence = tr("Pictures are added in a project, not in the preview.");
        pictures->arrived(request, failure(ErrorCode::Refused, sentence));
        m_note->setText(sentence);
    });
    connect(pictures, &PictureEditor::filesWanted, this,
            [this] { m_note->setText(tr("Pictures are added in a project, not in the preview.")); });
    m_wait.setSingleShot(true);
    m_wait.setInterval(afterTyping);
    connect(&m_wait, &QTimer::timeout, this, &PresetPreview::refresh);
    connect(&draft, &PresetDraft::edited, &m_wait, qOverload<>(&QTimer::start));
    connect(&draft, &PresetDraft::rebuilt, &m_wait, qOverload<>(&QTimer::start));
    refresh();
}

void PresetPreview::refresh()
{
    const auto preset = previewOf(m_draft.document());
    if (!preset || preset->kinds.isEmpty()) {
        m_note->setText(tr("The preview stays as it is until the number of options or the kinds of questions are right."));
        return;
    }
    m_note->setText(tr("You can try it; nothing is kept. What has a fault is not shown."));
    // Fields of the form before are of another preset: they are emptied first.
    const Labels chosen = labelsOfQuestion(m_form->content(), 0);
    m_form->setContent({});
    m_form->setPreset(*preset);
    AnnotationContent content;
    content.questions = {newQuestion(*preset, true)};
    placeLabels(content, chosen, *preset);
    m_form->setContent(content);
}

} // namespace yuyi
