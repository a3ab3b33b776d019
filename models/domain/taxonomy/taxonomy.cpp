// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/taxonomy/taxonomy.h"

#include <QLocale>

#include <algorithm>

namespace yuyi {

namespace {

/// The names of a concept as they are compared, each with its language: the same word may mean two things in two languages.
QStringList foldedNames(const Concept *one)
{
    QStringList names;
    if (!one)
        return names;
    if (const QString zh = one->name.zh.simplified().toCaseFolded(); !zh.isEmpty())
        names.append(QStringLiteral("zh ") + zh);
    if (const QString en = one->name.en.simplified().toCaseFolded(); !en.isEmpty())
        names.append(QStringLiteral("en ") + en);
    return names;
}

} // namespace

QList<ConceptId> Concept::parents() const
{
    QList<ConceptId> all;
    if (!parent.isNull())
        all.append(parent);
    return all + further;
}

QString Concept::nameIn(const QString &language) const
{
    const QString &first = language == u"zh" ? name.zh : name.en;
    const QString &second = language == u"zh" ? name.en : name.zh;
    return !first.isEmpty() ? first : second.isEmpty() ? code
                                                       : second;
}

QString Concept::shownName() const
{
    return nameIn(QLocale().language() == QLocale::Chinese ? QStringLiteral("zh") : QStringLiteral("en"));
}

Taxonomy::Taxonomy(const QList<Concept> &concepts) : m_concepts(concepts)
{
    std::sort(m_concepts.begin(), m_concepts.end(), [](const Concept &a, const Concept &b) { return a.code < b.code; });
    for (qsizetype i = 0; i < m_concepts.size(); ++i) {
        m_places.insert(m_concepts.at(i).id, i);
        m_codes.insert(m_concepts.at(i).code, i);
        const QStringList names = foldedNames(&m_concepts.at(i));
        for (const QString &name : names)
            m_named[name].append(m_concepts.at(i).id);
    }
    for (const Concept &one : std::as_const(m_concepts)) {
        if (!one.parent.isNull())
            m_children[one.parent].append(one.id);
        const QList<ConceptId> parents = one.parents();
        for (const ConceptId &parent : parents) {
            m_up[one.id].append(parent);
            m_down[parent].append(one.id);
        }
    }
}

const Concept *Taxonomy::find(const ConceptId &id) const
{
    const auto place = m_places.constFind(id);
    return place == m_places.constEnd() ? nullptr : &m_concepts.at(*place);
}

const Concept *Taxonomy::find(const QString &code) const
{
    const auto place = m_codes.constFind(code);
    return place == m_codes.constEnd() ? nullptr : &m_concepts.at(*place);
}

QList<ConceptId> Taxonomy::children(const ConceptId &id) const
{
    return m_children.value(id);
}

QList<ConceptId> Taxonomy::siblings(const ConceptId &id) const
{
    const Concept *one = find(id);
    if (!one || one->parent.isNull())
        return {};
    QList<ConceptId> others = children(one->parent);
    others.removeAll(id);
    return others;
}

QList<ConceptId> Taxonomy::pathTo(const ConceptId &id) const
{
    QList<ConceptId> path;
    for (const Concept *one = find(id); one && !path.contains(one->id); one = find(one->parent))
        path.prepend(one->id);
    return path;
}

QList<ConceptId> Taxonomy::leaves() const
{
    QList<ConceptId> leaves;
    for (const Concept &one : m_concepts) {
        if (!m_children.contains(one.id))
            leaves.append(one.id);
    }
    return leaves;
}

QSet<ConceptId> Taxonomy::reached(const ConceptId &from, const QHash<ConceptId, QList<ConceptId>> &along) const
{
    QSet<ConceptId> seen;
    QList<ConceptId> open{from};
    while (!open.isEmpty()) {
        const QList<ConceptId> next = along.value(open.takeLast());
        for (const ConceptId &one : next) {
            if (one != from && !seen.contains(one)) {
                seen.insert(one);
                open.append(one);
            }
        }
    }
    return seen;
}

QSet<ConceptId> Taxonomy::above(const ConceptId &id) const
{
    return reached(id, m_up);
}

QSet<ConceptId> Taxonomy::below(const ConceptId &id) const
{
    return reached(id, m_down);
}

bool Taxonomy::sharesName(const ConceptId &a, const ConceptId &b) const
{
    const QStringList first = foldedNames(find(a));
    const QStringList second = foldedNames(find(b));
    return std::any_of(first.begin(), first.end(), [&](const QString &name) { return second.contains(name); });
}

QList<ConceptId> Taxonomy::namesakes(const ConceptId &id) const
{
    QList<ConceptId> found;
    const QStringList names = foldedNames(find(id));
    for (const QString &name : names)
        found += m_named.value(name);
    found.removeAll(id);
    return found;
}

QList<ConceptId> Taxonomy::named(const QString &name, const QString &language) const
{
    const QString folded = name.simplified().toCaseFolded();
    const QString other = language == u"zh" ? QStringLiteral("en") : QStringLiteral("zh");
    for (const QString &one : {language, other}) {
        if (const QList<ConceptId> found = m_named.value(one + u' ' + folded); !found.isEmpty())
            return found;
    }
    const Concept *coded = find(name.trimmed());
    return coded ? QList<ConceptId>{coded->id} : QList<ConceptId>();
}

QSet<ConceptId> Taxonomy::truths(const ConceptId &shown) const
{
    QSet<ConceptId> truths = above(shown);
    truths.insert(shown);
    const QSet<ConceptId> own = truths;
    for (const ConceptId &one : own) {
        const QList<ConceptId> alike = namesakes(one);
        for (const ConceptId &other : alike)
            truths.insert(other);
    }
    return truths;
}

bool Taxonomy::isTrue(const ConceptId &said, const ConceptId &shown) const
{
    return truths(shown).contains(said);
}

bool Taxonomy::isUnrelated(const ConceptId &a, const ConceptId &b) const
{
    return !isTrue(a, b) && !isTrue(b, a);
}

} // namespace yuyi
