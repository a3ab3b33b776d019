// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/taxonomy/taxonomy.h"

#include <QLocale>

#include <algorithm>

namespace yuyi {

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
    const Concept *first = find(a);
    const Concept *second = find(b);
    if (!first || !second)
        return false;
    const auto same = [](const QString &x, const QString &y) {
        return !x.trimmed().isEmpty() && x.trimmed().compare(y.trimmed(), Qt::CaseInsensitive) == 0;
    };
    return same(first->name.zh, second->name.zh) || same(first->name.en, second->name.en);
}

bool Taxonomy::isTrue(const ConceptId &said, const ConceptId &shown) const
{
    QSet<ConceptId> truths = above(shown);
    truths.insert(shown);
    return truths.contains(said)
        || std::any_of(truths.begin(), truths.end(), [&](const ConceptId &one) { return sharesName(said, one); });
}

bool Taxonomy::isUnrelated(const ConceptId &a, const ConceptId &b) const
{
    return !isTrue(a, b) && !isTrue(b, a);
}

} // namespace yuyi
