// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/prompts/promptpanel.h"

#include "models/services/session/projectaccess.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/runs/figuretext.h"
#include "widgets/runs/prompts/previewparts.h"
#include "widgets/runs/prompts/promptpreview.h"
#include "widgets/shell/page/aside.h"
#include "widgets/theme/theme.h"

#include <QLabel>
#include <QLocale>

namespace yuyi {

PromptPanel::PromptPanel(ProjectAccess &project, QWidget *parent)
    : QWidget(parent), m_project(project), m_title(plainLabel(this)), m_facts(plainLabel(this)), m_prompt(new PromptPreview(this))
{
    setTextRole(m_title, TextRole::Section);
    m_title->setWordWrap(true);
    m_title->setObjectName(QStringLiteral("previewTitle"));
    setTextRole(m_facts, TextRole::Small);
    m_facts->setWordWrap(true);
    m_prompt->setObjectName(QStringLiteral("promptPreview"));
    auto *column = panelColumn(this);
    column->addWidget(m_title);
    column->addWidget(m_facts);
    column->addWidget(m_prompt, 1);
}

void PromptPanel::show(const Wanted &wanted)
{
    const Latest::Question question = m_latest.ask();
    m_title->setText(wanted.title);
    m_project
        .read([wanted, person = m_project.person().id, folder = m_project.factory().folder()](Stores &stores) {
            return RunService(stores, folder, person).preview(wanted.plan, wanted.endpoint, wanted.configuration, wanted.item);
        })
        .then(this, question.only([this, wanted](const Result<SentPrompt> &prompt) { take(wanted, prompt); }));
}

void PromptPanel::take(const Wanted &wanted, const Result<SentPrompt> &prompt)
{
    if (!prompt) {
        m_facts->clear();
        m_prompt->setMessage(prompt.error().sentence, Tone::Attention);
        return;
    }
    const QLocale locale;
    QStringList facts{tr("Item %1 of %2 · %3 will be sent to %4")
                          .arg(locale.toString(wanted.item + 1), locale.toString(wanted.items),
                               bytesText(prompt->bytes), prompt->url)};
    if (!prompt->note.isEmpty())
        facts.prepend(prompt->note);
    m_facts->setText(facts.join(QLatin1Char('\n')));
    // Pictures are decoded beside the window.
    runAside(
        this,
        [prompt = *prompt] { return previewParts(prompt); },
        m_latest.still([this](const QList<PromptPreview::Part> &parts) { m_prompt->setParts(parts); }));
}

void PromptPanel::showNothing(const QString &sentence)
{
    m_title->setText(tr("Prompt preview"));
    m_facts->clear();
    m_prompt->setMessage(sentence);
}

void PromptPanel::showReading()
{
    m_prompt->setMessage(tr("Reading the items…"));
}

void PromptPanel::retranslate()
{
    m_prompt->setAccessibleName(tr("Prompt preview"));
}

} // namespace yuyi
