// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/itemlabels.h"
#include "models/domain/json/json.h"
#include "models/exchange/benchmarks/exporter.h"
#include "models/exchange/benchmarks/importer.h"
#include "models/exchange/release/statistics.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace yuyi::fixtures {

inline Preset preset()
{
    return *builtInPreset(QStringLiteral("cii-bench"));
}

/// A small file in the published form with the oddities of real ones: one label as a text, several as choices, one image in two
/// entries under two paths, an entry with two questions, members that we do not know, a number with decimals.
inline QByteArray benchFile()
{
    return QByteArray(R"json([
 {
  "local_path": "images/dev/dev-1.jpg",
  "questions": [
   {"id": "dev-1", "question": "这张图片有什么隐喻？", "options": ["一", "二二", "三", "四", "五", "六"], "correct_option": "二二", "answer": "B"}
  ],
  "meta_data": {"image_type": "海报(Poster)", "difficulty": "简单", "domain": "社会", "emotion": "中性", "rhetoric": {"choices": ["象征", "隐喻"]},
   "metaphorical_meaning": "含义", "explanation": "解释解释"}
 },
 {
  "extra": {"score": 0.5, "list": [1, null, true]},
  "local_path": "./images//dev/dev-2.png",
  "questions": [
   {"id": "dev-2", "question": "问题二？", "options": ["甲", "乙", "丙", "丁", "戊", "己"], "correct_option": "甲", "answer": "A", "hint": "x"},
   {"id": "dev-2b", "question": "问题三？", "options": ["子", "丑", "寅", "卯", "辰", "巳"], "correct_option": "巳", "answer": "F"}
  ],
  "meta_data": {"image_type": {"choices": ["插画(Illustration)", "海报(Poster)"]}, "difficulty": "困难",)json"
                      R"json( "domain": "生活", "emotion": "积极", "rhetoric": "隐喻",
   "metaphorical_meaning": "", "explanation": "解"}
 },
 {
  "local_path": "images/dev/dev-3.jpg",
  "questions": [
   {"id": "dev-3", "question": "=SUM(A1)", "options": ["+1", "-2", "@三", "\t四", "say \"hi\", ok",)json"
                      R"json( "六\n行"], "correct_option": "六\n行", "answer": "F"}
  ],
  "meta_data": {"image_type": {"choices": ["梗图(Meme)"]}, "difficulty": "中等", "domain": "社会", "emotion": "消极", "rhetoric": "其他",
   "metaphorical_meaning": "m", "explanation": "e"}
 }
])json");
}

/// An imported set as a project holds it: ids given, images on disk. dev-1.jpg and dev-3.jpg are the same picture.
class Project
{
public:
    explicit Project(const QByteArray &text = benchFile(),
                     ImportFormat format = ImportFormat::CiiBench,
                     const QString &name = QStringLiteral("dev.json"),
                     const Preset &benchmark = preset())
    {
        set.preset = benchmark;
        add(text, format, name);
    }

    void add(const QByteArray &text, ImportFormat format, const QString &name)
    {
        imported = *readItems(text, name, format, set.preset);
        for (const ImportedEntry &entry : std::as_const(imported.entries)) {
            const bool second = entry.path.contains(QLatin1String("dev-2"));
            SourceEntry source;
            source.id = SourceEntryId::create();
            source.file = imported.file;
            source.format = codeOf(imported.format);
            source.position = entry.position;
            source.path = entry.path;
            source.itemId = entry.itemIds.first();
            source.raw = entry.raw;
            source.image = picture(second ? 1 : 0);
            set.sources.insert(source.id, source);
            for (const Question &question : entry.content.questions) {
                Item item;
                item.image = source.image;
                item.labels = joinedLabels(entry.content.labels, question.labels);
                item.explanation = entry.content.explanation;
                item.impliedMeaning = entry.content.impliedMeaning;
                item.question = question;
                item.question.id = QuestionId::create();
                item.sourceEntry = source.id;
                item.split = imported.split;
                set.items.append(item);
            }
        }
    }

    /// An item written here, of a picture of its own.
    Item &addOwn(int number, const QString &split)
    {
        Item item;
        item.image = picture(number);
        for (const Dimension &dimension : set.preset.dimensions) {
            if (!dimension.open)
                item.labels.insert(dimension.code, {dimension.values.first().code});
        }
        item.explanation = QStringLiteral("说明");
        item.impliedMeaning = QStringLiteral("寓意");
        item.question.id = QuestionId::create();
        item.question.stem = QStringLiteral("这张图片有什么隐喻？");
        for (int o = 0; o < 6; ++o)
            item.question.options.append({OptionId::create(), QStringLiteral("选项%1").arg(o), QStringLiteral("因为%1").arg(o), o == 2});
        item.question.rationale = QStringLiteral("理由");
        item.split = split;
        set.items.append(item);
        return set.items.last();
    }

    ImageId picture(int number)
    {
        while (m_pictures.size() <= number) {
            const QByteArray bytes = "picture " + QByteArray::number(m_pictures.size()) + QByteArray(70000, 'x');
            ExchangeImage image;
            image.file = folder.filePath(QStringLiteral("store-%1").arg(m_pictures.size()));
            image.sha256 = Sha256::of(bytes);
            image.format = m_pictures.size() == 1 ? ImageFormat::Png : ImageFormat::Jpeg;
            image.name = QStringLiteral("original %1.jpg").arg(m_pictures.size());
            image.licence = QStringLiteral("CC0");
            image.sourceUrl = QStringLiteral("https://example.org/%1").arg(m_pictures.size());
            QFile file(image.file);
            if (file.open(QIODevice::WriteOnly))
                file.write(bytes);
            const ImageId id = ImageId::create();
            m_pictures.append(id);
            set.images.insert(id, image);
        }
        return m_pictures.at(number);
    }

    QString path(const QString &name) const { return folder.filePath(name); }
    Result<ExportReport> write(ExportFormat format, const QString &name)
    {
        NoProgress progress;
        return exportItems(set, format, path(name), progress);
    }

    QTemporaryDir folder;
    ExportSet set;
    ImportedSet imported;

private:
    QList<ImageId> m_pictures;
};

inline QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline Json json(const QByteArray &text)
{
    return parseJson(text).value_or(Json());
}

/// Order of members does not matter to JSON.
inline bool equalAsJson(const QByteArray &a, const QByteArray &b)
{
    return !json(a).is_null() && nlohmann::json(json(a)) == nlohmann::json(json(b));
}

} // namespace yuyi::fixtures
