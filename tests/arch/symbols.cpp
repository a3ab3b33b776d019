// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/arch/symbols.h"

#include <QMap>

namespace yuyi::arch {

QList<Symbol> strongSymbols(const QByteArray &nmOutput)
{
    QList<Symbol> symbols;
    QString object;
    for (const QByteArray &line : nmOutput.split('\n')) {
        if (line.endsWith(':')) {
            object = QString::fromUtf8(line.chopped(1));
            continue;
        }
        // "0000000000000040 T yuyi::name(double)": address, kind, name.
        const qsizetype kind = line.indexOf(' ') + 1;
        if (kind == 0 || kind + 2 >= line.size() || line.at(kind + 1) != ' ')
            continue;
        if (QByteArrayView("TDBRG").contains(line.at(kind)))
            symbols.append({QString::fromUtf8(line.mid(kind + 2)), object});
    }
    return symbols;
}

QStringList definedTwice(const QHash<QString, QList<Symbol>> &byLibrary)
{
    QMap<QString, QStringList> places;
    for (auto library = byLibrary.begin(); library != byLibrary.end(); ++library) {
        for (const Symbol &symbol : library.value())
            places[symbol.name].append(QStringLiteral("%1(%2)").arg(library.key(), symbol.object));
    }
    QStringList found;
    for (auto place = places.begin(); place != places.end(); ++place) {
        if (place->size() > 1) {
            place->sort();
            found.append(QStringLiteral("%1 is defined in %2").arg(place.key(), place->join(QStringLiteral(" and "))));
        }
    }
    return found;
}

} // namespace yuyi::arch
