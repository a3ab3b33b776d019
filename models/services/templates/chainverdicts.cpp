// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/templates/chainverdicts.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Templates)
};

using Ids = QList<ConceptId>;

const ChainForm *formOfKind(const ChainRules &rules, const QString &kind)
{
    const auto found = std::find_if(rules.forms.begin(), rules.forms.end(),
                                    [&](const ChainForm &form) { return form.kinds.contains(kind); });
    return found == rules.forms.end() ? nullptr : &*found;
}

QString in(const Title &text, const QString &language)
{
    return language == u"zh" ? text.zh : text.en;
}

/// What stands in a text in the place of the mark; empty if the text around it is another one.
QString filledMark(const QString &pattern, const QString &mark, const QString &text)
{
    const qsizetype at = pattern.indexOf(mark);
    const QString before = pattern.left(at);
    const QString after = pattern.mid(at + mark.size());
    const QString trimmed = text.trimmed();
    if (at < 0 || trimmed.size() <= before.size() + after.size() || !trimmed.startsWith(before) || !trimmed.endsWith(after))
        return {};
    return trimmed.mid(before.size(), trimmed.size() - before.size() - after.size());
}

ConceptVerdict wrong(const QString &sentence)
{
    return {sentence, true, {}};
}

ConceptVerdict unknown(const QString &sentence)
{
    return {sentence, false, {}};
}

QString noConceptCalled(const QString &name)
{
    return Tr::tr("No concept of the project is called “%1”.").arg(name);
}

class Judge
{
public:
    Judge(const ChainForm &form, const Taxonomy &taxonomy, const Question &question, const QString &language)
        : m_form(form), m_taxonomy(taxonomy), m_question(question), m_language(language)
    {
    }

    std::optional<ConceptVerdict> atomic(const ConceptId &shown, const QString &key) const
    {
        const QString name = filledMark(in(m_form.stem, m_language), QStringLiteral("{concept}"), m_question.stem);
        if (name.isEmpty())
            return std::nullopt;
        const Ids said = m_taxonomy.named(name, m_language);
        if (said.isEmpty())
            return unknown(noConceptCalled(name));
        const bool yes = key == in(m_form.yes, m_language);
        if (yes && std::none_of(said.begin(), said.end(), [&](const ConceptId &id) { return m_taxonomy.isTrue(id, shown); }))
            return wrong(Tr::tr("“%1” is marked as correct, but by the concepts of the project the picture does not show “%2”.")
                             .arg(key, name));
        if (!yes && std::any_of(said.begin(), said.end(), [&](const ConceptId &id) { return !m_taxonomy.isUnrelated(id, shown); }))
            return wrong(Tr::tr("“%1” is marked as correct, but by the concepts of the project “%2” is "
                                "related to what the picture shows.")
                             .arg(key, name));
        return ConceptVerdict();
    }

    std::optional<ConceptVerdict> choice(const ConceptId &shown, const QString &key) const
    {
        Ids ancestors;
        QString group;
        if (m_form.task == ChainTask::Ancestor) {
            group = filledMark(in(m_form.stem, m_language), QStringLiteral("{ancestor}"), m_question.stem);
            if (group.isEmpty())
                return std::nullopt;
            ancestors = m_taxonomy.named(group, m_language);
            if (ancestors.isEmpty())
                return unknown(noConceptCalled(group));
        }
        const Ids keys = m_taxonomy.named(key, m_language);
        if (keys.isEmpty())
            return unknown(noConceptCalled(key));
        const QSet<ConceptId> truths = m_taxonomy.truths(shown);
        const auto isShown = [&](const ConceptId &id) { return truths.contains(id); };
        if (m_form.task != ChainTask::Ancestor && std::none_of(keys.begin(), keys.end(), isShown))
            return wrong(Tr::tr("“%1” is marked as correct, but by the concepts of the project the picture does not show it.").arg(key));
        if (m_form.task == ChainTask::Ancestor) {
            if (std::any_of(keys.begin(), keys.end(), isShown))
                return wrong(Tr::tr("“%1” is marked as correct, but by the concepts of the project the picture shows it.").arg(key));
            if (std::none_of(keys.begin(), keys.end(), [&](const ConceptId &id) { return isBelow(id, ancestors); }))
                return wrong(Tr::tr("“%1” is marked as correct, but by the concepts of the project it is not a kind of “%2”.")
                                 .arg(key, group));
        }
        ConceptVerdict verdict;
        for (const ConceptId &id : keys) {
            const QSet<ConceptId> also = rightBesides(m_taxonomy, m_form.task, shown, ancestors, id);
            for (const ConceptId &other : also)
                addNames(other, verdict.rivals);
        }
        return verdict;
    }

private:
    bool isBelow(const ConceptId &id, const Ids &ancestors) const
    {
        return std::any_of(ancestors.begin(), ancestors.end(), [&](const ConceptId &one) { return m_taxonomy.below(one).contains(id); });
    }

    void addNames(const ConceptId &id, QStringList &names) const
    {
        const Concept *one = m_taxonomy.find(id);
        if (!one)
            return;
        for (const QString &name : {one->name.zh, one->name.en}) {
            if (!name.isEmpty() && !names.contains(name))
                names.append(name);
        }
    }

    const ChainForm &m_form;
    const Taxonomy &m_taxonomy;
    const Question &m_question;
    const QString &m_language;
};

} // namespace

QSet<ConceptId> rightBesides(const Taxonomy &taxonomy, ChainTask task, const ConceptId &shown, const QList<ConceptId> &ancestors,
                             const ConceptId &key)
{
    const QSet<ConceptId> truths = taxonomy.truths(shown);
    QSet<ConceptId> found;
    if (task == ChainTask::Ancestor) {
        for (const ConceptId &ancestor : ancestors)
            found += taxonomy.below(ancestor);
        found -= truths;
    } else {
        const QSet<ConceptId> aboveKey = taxonomy.truths(key);
        for (const ConceptId &id : truths) {
            // More specific than the key where the most general one is asked for, or the other way round, is no better answer.
            const bool worse = task == ChainTask::Abstraction ? taxonomy.truths(id).contains(key) && !taxonomy.sharesName(id, key)
                                                              : aboveKey.contains(id) && !taxonomy.sharesName(id, key);
            if (!worse)
                found.insert(id);
        }
    }
    found.remove(key);
    return found;
}

std::optional<ConceptVerdict> chainVerdict(const ChainRules &rules, const Taxonomy &taxonomy, const ShownConcepts &shown,
                                           const ImageId &image, const Question &question, const QString &language)
{
    const ChainForm *form = formOfKind(rules, question.kind);
    const int key = question.keyIndex();
    if (!form || key < 0)
        return std::nullopt;
    const bool other = form->task == ChainTask::Atomic && question.media.size() == 1;
    const ConceptId pictured = other ? shown.ofPicture.value(question.media.constFirst().sha256) : shown.ofImage.value(image);
    if (!taxonomy.find(pictured))
        return unknown(Tr::tr("The project has no concept that the picture shows, so the question cannot be compared with the concepts."));
    const Judge judge(*form, taxonomy, question, language);
    const QString text = question.options.at(key).text;
    return form->task == ChainTask::Atomic ? judge.atomic(pictured, text) : judge.choice(pictured, text);
}

} // namespace yuyi
