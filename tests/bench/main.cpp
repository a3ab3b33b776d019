// SPDX-License-Identifier: GPL-3.0-or-later
// yuyi-bench: measures speed and memory, by hand. Its figures are kept in README.md beside this file.
#include "tests/bench/benches.h"
#include "tests/bench/measures.h"

#include <QString>
#include <QStringList>

#include <cstdio>
#include <cstring>
#include <vector>

using namespace yuyi;

namespace {

struct Bench {
    const char *name;
    const char *usage;
    int (*run)(int, char **);
};

constexpr Bench benches[] = {
    {"database", "LOCATION [IMAGES]: the stores on a large project, made at LOCATION (a folder or a server)", bench::databaseBench},
    {"duplicates", "FOLDER [--jobs N] … | --many N: the search for duplicates; --help lists its options", bench::duplicatesBench},
    {"json", ": the reading of JSON of hostile shapes", bench::jsonBench},
    {"migrate", "PROJECT FOLDER [VERSION]: the migration of a project of an older version, made at FOLDER with these rows",
     bench::migrateBench},
    {"results", "FOLDER [RUNS] [ITEMS]: tables and lists of many replies, in a project made at FOLDER", bench::resultsBench},
    {"review", "[VOTES | PROJECT] [PAGE…]: the pages of a window on a large project", bench::reviewBench},
    {"run", "FOLDER-OF-PICTURES [ITEMS] [REPEATS]: a run against a local server, beside a bare loop", bench::runBench},
    {"study", "FOLDER [PEOPLE] [ITEMS]: the report of a study, made at FOLDER, and its page", bench::studyBench},
    {"team", "all|PART [COUNT]: whether a server loses or doubles anything; team without a part lists them", bench::teamBench},
    {"text", "FOLDER [--mode fast|full|cascade] …: the measuring of text; --help lists its options", bench::textBench},
    {"window", "[IMAGES]: the grid of a window on a large project", bench::windowBench},
};

int usage(std::FILE *to)
{
    std::fprintf(to, "usage: yuyi-bench NAME [ARGUMENT…] [--record FILE]\n       yuyi-bench table FILE\n\n");
    for (const Bench &one : benches)
        std::fprintf(to, "  %s %s\n", one.name, one.usage);
    std::fprintf(to, "\n--record adds the figures to FILE, with date, commit and machine; table prints such a file, a column for each "
                     "commit.\n");
    return to == stdout ? 0 : 2;
}

} // namespace

int main(int argc, char **argv)
{
    const QString name = QString::fromLocal8Bit(argc > 1 ? argv[1] : "");
    if (name == QLatin1String("--help") || name == QLatin1String("-h"))
        return usage(stdout);
    if (name == QLatin1String("table"))
        return argc != 3 ? usage(stderr) : bench::printTable(QString::fromLocal8Bit(argv[2])) ? 0
                                                                                              : 4;
    // What is recorded is no concern of the benchmark itself.
    std::vector<char *> rest;
    QString file;
    QStringList called;
    for (int i = 1; i < argc; ++i) {
        if (std::strcmp(argv[i], "--record") == 0) {
            if (++i == argc)
                return usage(stderr);
            file = QString::fromLocal8Bit(argv[i]);
            continue;
        }
        rest.push_back(argv[i]);
        called.append(QString::fromLocal8Bit(argv[i]));
    }
    const int count = static_cast<int>(rest.size());
    rest.push_back(nullptr);
    for (const Bench &one : benches) {
        if (name != QLatin1String(one.name))
            continue;
        const int status = one.run(count, rest.data());
        return status == 0 && !file.isEmpty() && !bench::record(file, called.join(u' ')) ? 4 : status;
    }
    return usage(stderr);
}
