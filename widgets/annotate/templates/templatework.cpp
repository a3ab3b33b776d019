// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/annotate/templates/templatework.h"

#include "models/services/annotation/strikeservice.h"
#include "models/services/annotation/templateservice.h"
#include "models/services/session/projectaccess.h"
#include "models/services/templates/factservice.h"
#include "models/services/templates/filling.h"
#include "models/services/templates/pools.h"
#include "widgets/annotate/annotatecontroller.h"
#include "widgets/annotate/annotationform.h"
#include "widgets/annotate/optionrows.h"
#include "widgets/annotate/questioneditor.h"
#include "widgets/annotate/questiontabs.h"
#include "widgets/annotate/templates/templateline.h"
#include "widgets/image/factrows.h"

#include <algorithm>

namespace yuyi {

TemplateWork::TemplateWork(PageContext context, AnnotateController *controller, AnnotationForm *form, FactRows *facts, QObject *page)
    : QObject(page),
      m_context(context),
      m_controller(controller),
      m_form(form),
      m_facts(facts)
{
    const Preset &preset = m_context.project.info().preset;
    m_facts->setForms(preset.facts);
    connect(m_facts, &FactRows::changed, this, &TemplateWork::setFacts);
    QuestionTabs *tabs = m_form->questions()->tabs();
    tabs->setFillable(preset.fillsQuestions());
    if (!preset.fillsQuestions())
        return;
    connect(tabs, &QuestionTabs::fillWanted, this, &TemplateWork::fill);
    connect(tabs->templateLine(), &TemplateLine::fillWanted, this, &TemplateWork::fillAnew);
    connect(tabs->templateLine(), &TemplateLine::strikeWanted, this, &TemplateWork::strike);
    connect(tabs, &QuestionTabs::shown, this, &TemplateWork::showStanding);
    connect(m_form, &AnnotationForm::edited, this, &TemplateWork::showStanding);
    connect(m_form, &AnnotationForm::committed, this, &TemplateWork::showStanding);
}

bool TemplateWork::isEditable() const
{
    return m_controller->hasImage() && !m_controller->isSubmitted();
}

void TemplateWork::setPacked(bool packed)
{
    m_packed = packed;
    m_facts->setReadOnly(m_packed || !isEditable());
}

void TemplateWork::showItem()
{
    m_facts->setFacts(m_controller->image().id, m_controller->material().facts);
    m_facts->setReadOnly(m_packed || !isEditable());
    showStanding();
}

Filled TemplateWork::filled() const
{
    const Filler &filler = m_controller->material().filler;
    if (!filler || !m_controller->hasImage())
        return {};
    const AnnotationContent content = m_form->content();
    return filler(content.labels, content.questions);
}

void TemplateWork::showStanding()
{
    TemplateLine *line = m_form->questions()->tabs()->templateLine();
    const QList<Question> questions = m_form->questions()->questions();
    const int shown = m_form->questions()->current();
    const Filled made = shown < questions.size() ? filled() : Filled();
    const Question *own = shown < questions.size() ? made.ofKind(questions.at(shown).kind) : nullptr;
    if (!own) {
        line->show(TemplateLine::Standing::None);
        return;
    }
    const Question &question = questions.at(shown);
    const auto standing = isUnwritten(question, m_context.project.info().preset) ? TemplateLine::Standing::Unwritten
                        : differsFromTemplate(question, *own)                    ? TemplateLine::Standing::Differs
                                                                                 : TemplateLine::Standing::Filled;
    const DrawnNote note{made.drawn.contains(question.kind), m_controller->material().struck.value(question.kind)};
    line->show(standing, made.templates.value(question.kind), isEditable(), note);
}

void TemplateWork::commit(const QList<Question> &questions, int question, const QString &step)
{
    AnnotationContent content = m_form->content();
    content.questions = questions;
    m_controller->commit(content, QStringLiteral("question/%1/stem").arg(question), step);
    m_form->setContent(content, true);
    showStanding();
}

void TemplateWork::fill()
{
    if (!isEditable())
        return;
    m_form->commit();
    const Preset &preset = m_context.project.info().preset;
    const Filled made = filled();
    const QList<Question> before = m_form->questions()->questions();
    const QList<Question> after = withFilled(preset, before, made.questions);
    const auto isWritten = [&preset](const Question &question) { return !isUnwritten(question, preset); };
    const auto added = std::count_if(after.begin(), after.end(), isWritten) - std::count_if(before.begin(), before.end(), isWritten);
    if (added > 0)
        commit(after, 0, tr("Filled from templates"));
    if (added > 0)
        translate();
    QStringList sentences;
    if (added > 0)
        sentences.append(tr("%n question(s) were filled from templates.", nullptr, static_cast<int>(added)));
    sentences += made.missing + made.notes;
    if (sentences.isEmpty())
        sentences.append(tr("All questions that have a template are written already."));
    Q_EMIT told(sentences.join(u' '), added > 0);
}

/// Questions about chains of concepts are stored in both languages.
void TemplateWork::translate()
{
    if (!m_context.project.info().preset.chains)
        return;
    m_controller->flush();
    m_context.project
        .write([image = m_controller->image().id, person = m_context.project.person().id](Stores &stores) {
            return TemplateService(stores, person).translate(image);
        })
        .then(this, [this](const Result<int> &done) {
            if (!done)
                Q_EMIT told(done.error().sentence, false);
        });
}

void TemplateWork::fillAnew()
{
    if (!isEditable())
        return;
    m_form->commit();
    QList<Question> questions = m_form->questions()->questions();
    const int shown = m_form->questions()->current();
    const Filled made = filled();
    const Question *own = shown < questions.size() ? made.ofKind(questions.at(shown).kind) : nullptr;
    if (!own)
        return;
    const bool drawn = made.drawn.contains(own->kind);
    questions[shown] = drawn ? drawnAnew(questions.at(shown), *own) : filledAnew(questions.at(shown), *own);
    if (made.rivals.contains(own->kind)) {
        questions[shown].options = own->options;
        questions[shown].media = own->media;
    }
    commit(questions, shown, tr("Filled again from the template"));
    translate();
}

void TemplateWork::strike()
{
    if (!isEditable())
        return;
    m_form->commit();
    m_controller->flush();
    const Question asked = m_form->questions()->questions().value(m_form->questions()->current());
    if (!m_context.project.info().preset.poolOf(asked.kind)) {
        Q_EMIT told(tr("The options of this question were not drawn. Write another one instead."), false);
        return;
    }
    const int chosen = m_form->questions()->options()->chosen();
    if (chosen < 0 || chosen >= asked.options.size()) {
        Q_EMIT told(tr("Put the cursor into the wrong option that is too similar to the right one, and strike it out then."), false);
        return;
    }
    const ImageId image = m_controller->image().id;
    const QString form = struckForm(asked.options.at(chosen));
    m_context.project
        .write([image, question = asked.id, form, person = m_context.project.person().id](Stores &stores) {
            return StrikeService(stores, person).strike(image, question, form);
        })
        .then(this, [this, image](const Result<StruckOption> &done) {
            if (!done) {
                Q_EMIT told(done.error().sentence, false);
                return;
            }
            if (image == m_controller->image().id)
                m_controller->open(image, done->field);
            Q_EMIT told(done->struck.picture.isNull()
                            ? tr("“%1” was struck out: “%2” was drawn instead.").arg(done->struck.text, done->replacement.text)
                            : tr("The picture was struck out: another one was drawn instead."),
                        true);
        });
}

void TemplateWork::setFacts(const ImageId &image, const QMap<QString, QString> &facts)
{
    m_context.project
        .write([image, facts, person = m_context.project.person().id](Stores &stores) {
            return FactService(stores, person).set(image, facts);
        })
        .then(this, [this](const Result<bool> &done) {
            if (!done)
                Q_EMIT told(done.error().sentence, false);
            reload();
        });
}

void TemplateWork::reload()
{
    if (!m_controller->hasImage())
        return;
    const ImageId image = m_controller->image().id;
    m_context.project
        .read([image, person = m_context.project.person().id](Stores &stores) { return TemplateService(stores, person).material(image); })
        .then(this, [this, image](const Result<FillMaterial> &material) {
            if (image != m_controller->image().id)
                return;
            if (!material) {
                Q_EMIT told(material.error().sentence, false);
                return;
            }
            m_controller->setMaterial(*material);
            showItem();
        });
}

void TemplateWork::projectChanged(const Changes &changes)
{
    const Preset &preset = m_context.project.info().preset;
    if (preset.facts.isEmpty() && !preset.fillsQuestions())
        return;
    if (m_controller->hasImage()
        && (changes.touches(Entity::Image, m_controller->image().id.value()) || changes.touches(Entity::Chain)
            || changes.touches(Entity::Concept)))
        reload();
}

} // namespace yuyi
