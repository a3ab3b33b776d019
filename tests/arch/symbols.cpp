// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/arch/symbols.h"

#include <QMap>

#include <cxxabi.h>

#include <cstdlib>
#include <memory>

namespace yuyi::arch {

namespace {

QString demangled(const QString &name)
{
    int status = 0;
    const std::unique_ptr<char, decltype(&std::free)> text(
        abi::__cxa_demangle(name.toLatin1().constData(), nullptr, nullptr, &status), &std::free);
    return status == 0 ? QString::fromLatin1(text.get()) : name;
}

} // namespace

QList<Symbol> strongSymbols(const QByteArray &nmOutput)
{
    QList<Symbol> symbols;
    QString object;
    for (const QByteArray &line : nmOutput.split('\n')) {
        if (line.endsWith(':')) {
            object = QString::fromUtf8(line.chopped(1));
            continue;
        }
        // "0000000000000040 T _ZN4yuyi4nameEd": address, kind, name.
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
    QMap<QString, QStringList> definitions;
    for (auto library = byLibrary.begin(); library != byLibrary.end(); ++library) {
        for (const Symbol &symbol : library.value())
            definitions[symbol.name].append(QStringLiteral("%1(%2)").arg(library.key(), symbol.object));
    }
    QStringList found;
    for (auto it = definitions.begin(); it != definitions.end(); ++it) {
        if (it->size() > 1) {
            it->sort();
            found.append(QStringLiteral("%1 is defined in %2").arg(demangled(it.key()), it->join(QStringLiteral(" and "))));
        }
    }
    return found;
}

} // namespace yuyi::arch
