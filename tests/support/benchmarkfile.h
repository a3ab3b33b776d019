// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json/json.h"
#include "tests/support/drawnpictures.h"

#include <QDir>
#include <QFile>

namespace yuyi::test {

/// @brief Writes a benchmark file of `count` items with a drawn picture each: item i asks “第i题”, its options are “选项iA” …
/// “选项iF”, its key the letter i modulo six. The ids are "dev-0" ….
inline QString writeBenchmark(const QString &folder, int count)
{
    QDir().mkpath(folder);
    Json entries = Json::array();
    for (int i = 0; i < count; ++i) {
        const QString name = QStringLiteral("%1.png").arg(i);
        drawn::scene(static_cast<quint32>(i), QSize(160, 120)).save(folder + QLatin1Char('/') + name);
        Json options = Json::array();
        for (int o = 0; o < 6; ++o)
            options.push_back(QStringLiteral("选项%1%2").arg(i).arg(QChar(u'A' + o)).toStdString());
        Json question;
        question["id"] = QStringLiteral("dev-%1").arg(i).toStdString();
        question["question"] = QStringLiteral("第%1题").arg(i).toStdString();
        question["options"] = options;
        question["answer"] = std::string(1, static_cast<char>('A' + i % 6));
        question["correct_option"] = options[static_cast<size_t>(i % 6)];
        Json entry;
        entry["local_path"] = name.toStdString();
        entry["questions"] = Json::array({question});
        entry["meta_data"] = {{"image_type", "插画(Illustration)"},
                              {"difficulty", "简单"},
                              {"domain", i % 2 ? "艺术" : "生活"},
                              {"emotion", "中性"},
                              {"rhetoric", "隐喻"},
                              {"metaphorical_meaning", "意义"},
                              {"explanation", "解释"}};
        entries.push_back(entry);
    }
    QString path = folder + QStringLiteral("/items.json");
    QFile file(path);
    if (file.open(QIODevice::WriteOnly))
        file.write(QByteArray::fromStdString(entries.dump()));
    return path;
}

/// The items of writeBenchmark() in two files, "val.json" with the first so many and "test.json" with the others.
inline void writeTwoSplits(const QString &folder, int count, int inVal)
{
    QFile whole(writeBenchmark(folder, count));
    const Json entries = whole.open(QIODevice::ReadOnly) ? Json::parse(whole.readAll().toStdString(), nullptr, false) : Json();
    whole.remove();
    for (const bool val : {true, false}) {
        Json part = Json::array();
        for (int i = val ? 0 : inVal; i < (val ? inVal : count); ++i)
            part.push_back(entries[static_cast<size_t>(i)]);
        QFile file(folder + (val ? QStringLiteral("/val.json") : QStringLiteral("/test.json")));
        if (!file.open(QIODevice::WriteOnly) || file.write(QByteArray::fromStdString(part.dump())) <= 0)
            qFatal("%s", qPrintable(file.errorString()));
    }
}

} // namespace yuyi::test
