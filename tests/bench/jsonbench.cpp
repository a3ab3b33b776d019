// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the reading of JSON of hostile shapes: processor time for one number of values and for ten times as many. A ratio near 10
// is what is wanted; 100 would be the square.
#include "models/domain/json/json.h"
#include "tests/bench/benches.h"
#include "tests/bench/measures.h"

#include <cstdio>
#include <ctime>

using namespace yuyi;

namespace {

QByteArray emptyObjects(int many)
{
    return '[' + QByteArray("{},").repeated(many - 1) + "{}]";
}

QByteArray members(int many)
{
    QByteArray text = "{";
    for (int i = 0; i < many; ++i)
        text += (i > 0 ? ",\"m" : "\"m") + QByteArray::number(i) + "\":0";
    return text + '}';
}

/// In each object a large first member, and more beside it than there was room for at first.
QByteArray nestedMembers(int many)
{
    QByteArray text = '[' + QByteArray("0,").repeated(many) + "0]";
    for (int level = 2; level < jsonDepthLimit; ++level) {
        QByteArray outer = "{\"large\":" + text;
        for (int i = 0; i < 20; ++i)
            outer += ",\"m" + QByteArray::number(i) + "\":0";
        text = outer + '}';
    }
    return text;
}

double processorSeconds(const QByteArray &text)
{
    const std::clock_t start = std::clock();
    const bool good = parseJson(text).has_value();
    const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    if (!good)
        std::fputs("not read\n", stderr);
    return seconds;
}

void measure(const char *name, QByteArray (*make)(int))
{
    constexpr int few = 20000;
    const double once = processorSeconds(make(few));
    const double tenfold = processorSeconds(make(10 * few));
    std::printf("%-16s %8.3f s %8.3f s  ratio %.1f\n", name, once, tenfold, once > 0 ? tenfold / once : 0);
    bench::note(QString::fromUtf8(name), tenfold, "s");
}

} // namespace

int yuyi::bench::jsonBench(int, char **)
{
    measure("empty objects", emptyObjects);
    measure("members", members);
    measure("nested members", nestedMembers);
    return 0;
}
