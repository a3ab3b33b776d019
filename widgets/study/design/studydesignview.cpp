// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/study/design/studydesignview.h"

#include "models/services/session/projectaccess.h"
#include "models/services/session/serverwatch.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/layout/splitview.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/shell/page/userprompts.h"
#include "widgets/study/design/studydrafts.h"
#include "widgets/study/design/studypreviewpanel.h"
#include "widgets/study/design/studyrulesform.h"
#include "widgets/study/design/studytextsform.h"
#include "widgets/theme/theme.h"

#include <QLocale>
#include <QScrollArea>
#include <QStackedWidget>

namespace yuyi {

namespace {

constexpr int previewPauseMs = 250;
constexpr int savePauseMs = 900;
constexpr int readAgainMs = 5000;
constexpr int narrowWidth = 640;
const QString designPart = QStringLiteral("design");
const QString rulesPart = QStringLiteral("rules");
const QString textsPart = QStringLiteral("texts");

QScrollArea *scrolled(QWidget *widget, QWidget *parent)
{
    auto *scroll = new QScrollArea(parent);
    scroll->setWidget(widget);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    makePanel(scroll);
    return scroll;
}

} // namespace

StudyDesignView::StudyDesignView(StudyPageData &pageData, QWidget *parent)
    : QWidget(parent), m_pageData(pageData), m_context(pageData.context()), m_drafts(new StudyDrafts(m_context.project, this)),
      m_parts(new ChipRow(ChipRow::Pick::One, this)), m_stack(new QStackedWidget(this)),
      m_form(new StudyForm), m_rules(new StudyRulesForm), m_texts(new StudyTextsForm(m_stack)),
      m_panel(new StudyPreviewPanel)
{
    m_parts->setObjectName(QStringLiteral("studyParts"));
    m_stack->addWidget(scrolled(m_form, m_stack));
    m_stack->addWidget(scrolled(m_rules, m_stack));
    makePanel(m_texts);
    m_stack->addWidget(m_texts);
    auto *split = new SplitView(Qt::Horizontal, this);
    split->addPart(m_stack, 5);
    m_side = scrolled(m_panel, this);
    split->addPart(m_side, 4);
    m_split = split;
    auto *column = columnIn(this);
    column->addWidget(m_parts);
    column->addWidget(split, 1);
    m_soon.setSingleShot(true);
    m_soon.setInterval(previewPauseMs);
    m_save.setSingleShot(true);
    m_save.setInterval(savePauseMs);
    connect(&m_soon, &QTimer::timeout, this, &StudyDesignView::readPreview);
    connect(&m_save, &QTimer::timeout, this, &StudyDesignView::save);
    m_readAgain.setSingleShot(true);
    m_readAgain.setInterval(readAgainMs);
    connect(&m_readAgain, &QTimer::timeout, this, &StudyDesignView::load);
    connect(&m_context.project.server(), &ServerWatch::returned, this, [this] {
        if (m_readAgain.isActive())
            load();
    });
    connect(m_drafts, &StudyDrafts::saved, this, &StudyDesignView::saved);
    connect(m_drafts, &StudyDrafts::refused, this, &StudyDesignView::refused);
    connect(m_drafts, &StudyDrafts::delayed, this, &StudyDesignView::delayed);
    connect(m_parts, &ChipRow::chosen, this, &StudyDesignView::openPart);
    connect(m_form, &StudyForm::changed, this, &StudyDesignView::edited);
    connect(m_rules, &StudyRulesForm::changed, this, &StudyDesignView::edited);
    connect(m_texts, &StudyTextsForm::changed, this, &StudyDesignView::edited);
    connect(m_form, &StudyForm::renamed, this, [this](const QString &name) {
        if (!isFrozen()) {
            m_draft.study.name = name.trimmed();
            edited();
            save();
            return;
        }
        const PersonId actor = m_context.project.person().id;
        m_context.project.write([=, id = m_id](Stores &stores) { return StudyService(stores, actor).rename(id, name); })
            .then(this, [this](const Result<> &done) {
                if (!done)
                    Q_EMIT failed(done.error().sentence);
                load();
            });
    });
    retranslate();
    openPart(designPart);
}

void StudyDesignView::openPart(const QString &part)
{
    m_parts->setSelectedOne(part);
    m_stack->setCurrentIndex(part == textsPart ? 2 : part == rulesPart ? 1
                                                                       : 0);
    // Texts are read side by side with how they look: they need the room.
    m_side->setVisible(part != textsPart);
}

void StudyDesignView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    // At large type both need the whole width: one above the other.
    const bool narrow = width() < Theme::of(this).px(narrowWidth);
    m_split->setOrientation(narrow ? Qt::Vertical : Qt::Horizontal);
    m_form->setNarrow(narrow);
}

void StudyDesignView::enter()
{
    m_trouble.clear(); // the banner is hidden
    if (m_id != m_pageData.study()->study.id)
        return refresh();
    // Others may have changed it, or the sets there are, while nobody looked.
    readChoices();
    load();
}

void StudyDesignView::leave()
{
    if (m_save.isActive())
        save();
}

void StudyDesignView::refresh()
{
    const StudyId &study = m_pageData.study()->study.id;
    if (study == m_id)
        return;
    leave();
    m_trouble.clear();
    m_id = study;
    m_ready = false;
    readChoices();
    if (const StudyDraft *unsaved = m_drafts->unsaved(m_id))
        take(*unsaved);
    else
        load();
}

void StudyDesignView::readChoices()
{
    m_context.project
        .read([](Stores &stores) -> Result<StudyFormChoices> {
            ItemChooser chooser(stores);
            const auto fields = chooser.fields();
            if (!fields)
                return passOn(fields);
            const auto sets = chooser.sets();
            if (!sets)
                return passOn(sets);
            return StudyFormChoices{*fields, *sets};
        })
        .then(this, [this](const Result<StudyFormChoices> &choices) {
            if (!choices)
                return Q_EMIT failed(choices.error().sentence);
            m_form->setChoices(*choices, m_context.project.info().preset);
            if (m_ready)
                m_form->setStudy(m_draft.study);
        });
}

void StudyDesignView::load()
{
    m_readAgain.stop();
    if (m_id.isNull())
        return;
    const PersonId actor = m_context.project.person().id;
    m_context.project.read([=, id = m_id](Stores &stores) { return StudyService(stores, actor).draft(id); })
        .then(this, [this, id = m_id](const Result<StudyDraft> &draft) {
            // What is being typed is newer than what was stored.
            if (id != m_id || m_save.isActive() || m_drafts->unsaved(id))
                return;
            if (draft) {
                take(*draft);
                allIsWell();
                return;
            }
            // Without the study there is nothing to type into.
            m_stack->setEnabled(m_ready);
            if (m_ready || draft.error().code != ErrorCode::Environment)
                return Q_EMIT failed(draft.error().sentence);
            m_readAgain.start();
            delayed(draft.error().sentence);
        });
}

void StudyDesignView::take(const StudyDraft &draft)
{
    const bool same = m_ready && draft.study.version == m_draft.study.version;
    m_draft = draft;
    m_ready = true;
    m_stack->setEnabled(true);
    if (!same)
        showAll();
    if (std::exchange(m_nameNext, false))
        m_form->focusFirst();
    readPreview();
    Q_EMIT stateChanged();
}

void StudyDesignView::showAll()
{
    m_form->setStudy(m_draft.study);
    m_form->setFrozen(isFrozen());
    m_rules->setStudy(m_draft.study);
    m_rules->setEnabled(!isFrozen());
    m_texts->setTexts(m_draft.texts);
    m_texts->setFrozen(isFrozen());
}

void StudyDesignView::edited()
{
    if (!m_ready || isFrozen())
        return;
    m_form->readInto(m_draft.study);
    m_rules->readInto(m_draft.study);
    const StudyTexts before = std::exchange(m_draft.texts, m_texts->texts());
    m_drafts->typed(m_draft, before);
    m_soon.start();
    m_save.start();
    Q_EMIT stateChanged();
}

void StudyDesignView::save()
{
    m_save.stop();
    if (!m_ready || isFrozen())
        return;
    m_drafts->save(m_draft);
}

void StudyDesignView::saved(const Study &study)
{
    if (study.id == m_id && m_ready) {
        m_draft.study.version = study.version;
        m_draft.study.texts = study.texts;
        m_draft.texts.number = study.texts;
    }
    Q_EMIT status(tr("Saved"));
    allIsWell();
    Q_EMIT stateChanged();
}

void StudyDesignView::refused(const StudyId &study, const QString &sentence)
{
    m_trouble.clear();
    Q_EMIT failed(sentence);
    if (study == m_id) {
        // What is stored is shown.
        m_save.stop();
        m_ready = false;
        load();
    }
    Q_EMIT stateChanged();
}

void StudyDesignView::delayed(const QString &sentence)
{
    if (std::exchange(m_trouble, sentence) != sentence)
        Q_EMIT failed(sentence);
    Q_EMIT stateChanged();
}

void StudyDesignView::allIsWell()
{
    if (m_ready && m_drafts->isEmpty() && !m_trouble.isEmpty())
        Q_EMIT mended(std::exchange(m_trouble, {}));
}

bool StudyDesignView::isSettled() const
{
    return m_ready && !m_soon.isActive() && !m_save.isActive() && m_drafts->isEmpty() && !m_reading;
}

void StudyDesignView::readPreview()
{
    if (!m_ready)
        return;
    m_reading = true;
    const PersonId actor = m_context.project.person().id;
    m_context.project.read([draft = m_draft, actor](Stores &stores) { return StudyService(stores, actor).preview(draft); })
        .then(this, m_latest.only([this](const Result<StudyPreview> &preview) {
            m_reading = false;
            if (!preview) {
                m_preview = {};
                m_panel->setSentence(preview.error().sentence);
            } else {
                m_preview = *preview;
                m_panel->setPreview(m_preview, isFrozen());
            }
            Q_EMIT stateChanged();
        }));
}

bool StudyDesignView::mayFreeze() const
{
    return m_ready && !isFrozen() && isSettled() && m_preview.mainItems > 0 && m_preview.mayFreeze();
}

void StudyDesignView::freeze()
{
    if (!mayFreeze())
        return;
    const QLocale locale;
    const QString text =
        tr("After freezing, the items cannot be changed: %1 main items (images, questions and options), %2 practice and %3 gold items. "
           "The design, the exclusion rules, the instructions, the consent and the seed %4 cannot be changed either. People can then "
           "take part.")
            .arg(locale.toString(m_preview.mainItems), locale.toString(m_preview.practiceItems),
                 locale.toString(m_preview.goldItems), QString::number(m_draft.study.seed));
    m_context.prompts.confirm(this, tr("Freeze “%1”?").arg(m_draft.study.name), text, tr("Freeze"), [this] {
        const PersonId actor = m_context.project.person().id;
        m_context.project.write([=, id = m_id](Stores &stores) { return StudyService(stores, actor).freeze(id); })
            .then(this, [this](const Result<Study> &study) {
                if (!study)
                    return Q_EMIT failed(study.error().sentence);
                load();
                Q_EMIT frozen(study->id);
            });
    });
}

void StudyDesignView::projectChanged(const Changes &changes)
{
    if (changes.touches(Entity::Study))
        load();
    else if (!isFrozen() && (changes.touches(Entity::Question) || changes.touches(Entity::Annotation) || changes.touches(Entity::Image)))
        m_soon.start();
}

void StudyDesignView::focusName()
{
    openPart(designPart);
    if (m_ready)
        m_form->focusFirst();
    else
        m_nameNext = true; // once it is the new one's name that stands there
}

void StudyDesignView::retranslate()
{
    const QString now = m_parts->selectedOne();
    const CommandRegistry &commands = m_context.commands;
    m_parts->setOptions({{designPart, tr("Items and order"), {}, {}, commands.action(QStringLiteral("study.part-design"))},
                         {rulesPart, tr("Rules and background"), {}, {}, commands.action(QStringLiteral("study.part-rules"))},
                         {textsPart, tr("Instructions and consent"), {}, {}, commands.action(QStringLiteral("study.part-texts"))}});
    m_parts->setSelectedOne(now);
    m_form->retranslate();
    m_rules->retranslate();
    m_texts->retranslate();
    m_panel->retranslate();
    if (m_ready) {
        readChoices();
        readPreview();
    }
}

} // namespace yuyi
