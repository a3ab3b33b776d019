// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/taxonomy/taxonomyrows.h"

#include <QCoreApplication>
#include <QMap>
#include <QSet>

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Taxonomy)
};

/// One row of the file.
struct Edge {
    int row = 0;
    QString child;
    QString parent;
    bool chosen = false;
};

class Reading
{
public:
    explicit Reading(const Taxonomy &known) : m_known(known) {}

    Result<TaxonomyRows> read(const QList<QStringList> &rows);

private:
    Result<> readHeadings(const QStringList &cells);
    QString cell(const QStringList &cells, const char *name) const;
    void readRow(int row, const QStringList &cells);
    /// Takes a value of a concept that several rows may give. False: they differ.
    bool take(QString &stored, const QString &value) const;
    void takeEdges();
    void chooseParents();
    QString nameOf(const QString &code) const;
    /// The codes from `from` up to `to` along the relations taken so far; empty: there is no such way.
    QStringList wayUp(const QString &from, const QString &to) const;
    void fault(int row, const QString &reason);

    const Taxonomy &m_known;
    QHash<QString, int> m_columns;
    QList<ConceptRow> m_concepts;
    QHash<QString, qsizetype> m_places;
    QList<Edge> m_edges;
    QHash<QString, QList<Edge>> m_taken; ///< by child: relations without a fault
    QHash<QString, QStringList> m_up;    ///< by child: those and the ones of the project
    QMap<int, QString> m_faults;
};

void Reading::fault(int row, const QString &reason)
{
    if (!m_faults.contains(row))
        m_faults.insert(row, reason);
}

Result<> Reading::readHeadings(const QStringList &cells)
{
    static const QStringList all{QStringLiteral("concept"), QStringLiteral("parent"), QStringLiteral("name_zh"),
                                 QStringLiteral("name_en"), QStringLiteral("image"), QStringLiteral("chosen")};
    for (qsizetype i = 0; i < cells.size(); ++i) {
        const QString name = cells.at(i).trimmed().toLower();
        if (name.isEmpty())
            continue;
        if (!all.contains(name) || m_columns.contains(name)) {
            return failure(ErrorCode::Invalid, Tr::tr("The heading “%1” is unknown or occurs twice. A table of concepts has these: %2.")
                                                   .arg(cells.at(i), all.join(QStringLiteral(", "))));
        }
        m_columns.insert(name, static_cast<int>(i));
    }
    if (!m_columns.contains(all.at(0)) || !m_columns.contains(all.at(1)))
        return failure(ErrorCode::Invalid, Tr::tr("A table of concepts needs the columns “concept” and “parent”."));
    return {};
}

QString Reading::cell(const QStringList &cells, const char *name) const
{
    return cells.value(m_columns.value(QLatin1String(name), -1)).trimmed();
}

bool Reading::take(QString &stored, const QString &value) const
{
    if (!stored.isEmpty() && !value.isEmpty() && stored != value)
        return false;
    if (stored.isEmpty())
        stored = value;
    return true;
}

void Reading::readRow(int row, const QStringList &cells)
{
    static const QStringList yes{QStringLiteral("yes"), QStringLiteral("1"), QStringLiteral("x"), QStringLiteral("是")};
    static const QStringList no{QString(), QStringLiteral("no"), QStringLiteral("0"), QStringLiteral("否")};
    const QString code = cell(cells, "concept");
    if (code.isEmpty()) {
        fault(row, Tr::tr("The row names no concept."));
        return;
    }
    auto place = m_places.constFind(code);
    if (place == m_places.constEnd()) {
        ConceptRow made;
        made.row = row;
        made.code = code;
        place = m_places.insert(code, m_concepts.size());
        m_concepts.append(made);
    }
    ConceptRow &one = m_concepts[*place];
    if (!take(one.name.zh, cell(cells, "name_zh")) || !take(one.name.en, cell(cells, "name_en")))
        fault(row, Tr::tr("“%1” has another name here than in row %2.").arg(code, QString::number(one.row)));
    if (!take(one.image, cell(cells, "image")))
        fault(row, Tr::tr("“%1” has another image here than in row %2.").arg(code, QString::number(one.row)));
    const QString chosen = cell(cells, "chosen").toLower();
    if (!yes.contains(chosen) && !no.contains(chosen))
        fault(row, Tr::tr("“%1” under “chosen” is neither yes nor no.").arg(chosen));
    m_edges.append({row, code, cell(cells, "parent"), yes.contains(chosen)});
}

QString Reading::nameOf(const QString &code) const
{
    const auto place = m_places.constFind(code);
    Concept one;
    one.code = code;
    if (place != m_places.constEnd())
        one.name = m_concepts.at(*place).name;
    if (const Concept *stored = m_known.find(code); stored && one.name.zh.isEmpty() && one.name.en.isEmpty())
        one.name = stored->name;
    return one.shownName();
}

QStringList Reading::wayUp(const QString &from, const QString &to) const
{
    QHash<QString, QString> cameFrom{{from, QString()}};
    QStringList open{from};
    while (!open.isEmpty()) {
        const QString at = open.takeFirst();
        if (at == to) {
            QStringList way;
            for (QString step = at; !step.isEmpty(); step = cameFrom.value(step))
                way.prepend(step);
            return way;
        }
        const QStringList next = m_up.value(at);
        for (const QString &one : next) {
            if (!cameFrom.contains(one)) {
                cameFrom.insert(one, at);
                open.append(one);
            }
        }
    }
    return {};
}

void Reading::takeEdges()
{
    for (const Concept &one : m_known.concepts()) {
        if (m_places.contains(one.code))
            continue;
        const QList<ConceptId> parents = one.parents();
        for (const ConceptId &id : parents) {
            if (const Concept *parent = m_known.find(id))
                m_up[one.code].append(parent->code);
        }
    }
    QHash<std::pair<QString, QString>, int> seen;
    for (Edge edge : std::as_const(m_edges)) {
        const bool isKnown = m_places.contains(edge.parent) || m_known.find(edge.parent);
        if (edge.parent == u"root" && !isKnown)
            edge.parent.clear();
        const std::pair<QString, QString> ends(edge.child, edge.parent);
        if (const auto before = seen.constFind(ends); before != seen.constEnd()) {
            fault(edge.row, edge.parent.isEmpty()
                                ? Tr::tr("“%1” stands in row %2 as a top concept already.")
                                      .arg(nameOf(edge.child), QString::number(*before))
                                : Tr::tr("That “%1” is a kind of “%2” stands in row %3 already.")
                                      .arg(nameOf(edge.child), nameOf(edge.parent), QString::number(*before)));
            continue;
        }
        seen.insert(ends, edge.row);
        if (edge.parent == edge.child) {
            fault(edge.row, Tr::tr("“%1” is its own parent.").arg(nameOf(edge.child)));
            continue;
        }
        if (!edge.parent.isEmpty() && !isKnown) {
            fault(edge.row, Tr::tr("There is no concept “%1”, the parent of “%2”: neither in the file nor in the project.")
                                .arg(edge.parent, nameOf(edge.child)));
            continue;
        }
        if (const QStringList way = edge.parent.isEmpty() ? QStringList() : wayUp(edge.parent, edge.child); !way.isEmpty()) {
            QStringList names{nameOf(edge.child)};
            for (const QString &code : way)
                names.append(nameOf(code));
            fault(edge.row, Tr::tr("The relation closes a circle: %1.").arg(names.join(QStringLiteral(" → "))));
            continue;
        }
        m_taken[edge.child].append(edge);
        if (!edge.parent.isEmpty())
            m_up[edge.child].append(edge.parent);
    }
}

void Reading::chooseParents()
{
    for (ConceptRow &one : m_concepts) {
        const QList<Edge> edges = m_taken.value(one.code);
        const auto chosen = std::count_if(edges.begin(), edges.end(), [](const Edge &edge) { return edge.chosen; });
        qsizetype kept = chosen > 0 ? -1 : 0;
        for (qsizetype i = 0; i < edges.size(); ++i) {
            const Edge &edge = edges.at(i);
            if (edges.size() > 1 && chosen == 0 && i > 0) {
                fault(edge.row, Tr::tr("“%1” has another parent in row %2. Write yes under “chosen” in the row of the parent that is "
                                       "to be its parent in the tree, or remove one of the rows.")
                                    .arg(nameOf(one.code), QString::number(edges.constFirst().row)));
            }
            if (!edge.chosen)
                continue;
            if (kept >= 0) {
                fault(edge.row, Tr::tr("“%1” has a chosen parent in row %2 already. Choose one of them.")
                                    .arg(nameOf(one.code), QString::number(edges.at(kept).row)));
            } else {
                kept = i;
            }
        }
        for (qsizetype i = 0; i < edges.size(); ++i) {
            if (i == kept)
                one.parent = edges.at(i).parent;
            else if (!edges.at(i).parent.isEmpty())
                one.further.append(edges.at(i).parent);
        }
        const Concept *stored = m_known.find(one.code);
        if (!stored && one.name.zh.isEmpty() && one.name.en.isEmpty())
            fault(one.row, Tr::tr("“%1” has no name. Give one under “name_zh” or “name_en”.").arg(one.code));
    }
}

Result<TaxonomyRows> Reading::read(const QList<QStringList> &rows)
{
    if (rows.isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("The table of concepts is empty."));
    YUYI_CHECK(readHeadings(rows.constFirst()));
    for (qsizetype i = 1; i < rows.size(); ++i) {
        const QStringList &cells = rows.at(i);
        if (std::any_of(cells.begin(), cells.end(), [](const QString &cell) { return !cell.trimmed().isEmpty(); }))
            readRow(static_cast<int>(i) + 1, cells);
    }
    takeEdges();
    chooseParents();
    TaxonomyRows read{m_concepts, {}};
    for (auto one = m_faults.constBegin(); one != m_faults.constEnd(); ++one)
        read.faults.append({one.key(), one.value()});
    return read;
}

} // namespace

Result<TaxonomyRows> readTaxonomyRows(const QList<QStringList> &rows, const Taxonomy &known)
{
    return Reading(known).read(rows);
}

} // namespace yuyi
