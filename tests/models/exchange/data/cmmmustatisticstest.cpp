// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/json/json.h"
#include "models/exchange/release/statistics.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QSet>
#include <QTest>

#include <numeric>

using namespace yuyi;

namespace {

const QStringList dimensions{QStringLiteral("category"), QStringLiteral("subcategory"), QStringLiteral("subfield"),
                             QStringLiteral("img_type"), QStringLiteral("difficulty_level"), QStringLiteral("distribution")};

/// The labels of an entry: of one text, or of a list of texts.
QList<LabelCode> labelsOf(const Json &value)
{
    QList<LabelCode> labels;
    for (const Json &one : value.is_array() ? value : Json::array({value}))
        labels.append(LabelCode(QString::fromStdString(one.get<std::string>())));
    return labels;
}

} // namespace

/// The figures of a part of CMMMU, from the folder named by YUYI_TEST_DATA, against those counted by another program.
class CmmmuStatisticsTest : public QObject
{
    Q_OBJECT

    QList<Item> m_items;
    Preset m_preset;

    const DimensionCount &of(const Statistics &statistics, const char *dimension) const
    {
        return statistics.labels.at(dimensions.indexOf(QLatin1String(dimension)));
    }

private Q_SLOTS:
    void initTestCase()
    {
        const QString sample = qEnvironmentVariable("YUYI_TEST_DATA") + QStringLiteral("/cmmmu/cmmmu-data-sample");
        if (qEnvironmentVariableIsEmpty("YUYI_TEST_DATA") || !QDir(sample).exists())
            QSKIP("YUYI_TEST_DATA is not set to a folder with cmmmu/: the test on published items is left out");
        // Dimensions as the preset of this benchmark has them, with the values that occur.
        for (const QString &code : dimensions) {
            Dimension dimension;
            dimension.code = DimensionCode(code);
            dimension.of = LabelOf::Question;
            dimension.pickMany = code == u"subfield" || code == u"img_type";
            dimension.open = code == u"subfield" || code == u"distribution";
            dimension.ordered = code == u"difficulty_level";
            if (code == u"subcategory")
                dimension.parent = DimensionCode(QStringLiteral("category"));
            m_preset.dimensions.append(dimension);
        }
        QDirIterator files(sample, {QStringLiteral("*.jsonl")}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QList<QByteArray> lines = file.readAll().split('\n');
            for (const QByteArray &line : lines) {
                if (line.trimmed().isEmpty())
                    continue;
                const Json entry = Json::parse(line.toStdString());
                Item item;
                item.image = ImageId::create();
                for (Dimension &dimension : m_preset.dimensions) {
                    const QList<LabelCode> labels = labelsOf(entry[dimension.code.text().toStdString()]);
                    item.labels.insert(dimension.code, labels);
                    for (const LabelCode &label : labels) {
                        if (!dimension.open && !dimension.value(label))
                            dimension.values.append({label, {label.text(), label.text()}, label.text()});
                    }
                }
                if (entry["analysis"].is_string())
                    item.question.rationale = QString::fromStdString(entry["analysis"].get<std::string>());
                m_items.append(item);
            }
        }
    }

    void figures()
    {
        const Statistics s = statisticsOf(m_items, m_preset);
        QCOMPARE(s.questions, 110);
        QCOMPARE(of(s, "category").values.size(), 6);
        QCOMPARE(of(s, "subcategory").values.size(), 27);
        QCOMPARE(of(s, "subfield").distinct, 165);
        QCOMPARE(of(s, "subfield").values.size(), openLabelsListed);
        QCOMPARE(of(s, "subfield").values.constFirst().value.text(), QStringLiteral("材料力学"));
        QCOMPARE(of(s, "subfield").values.constFirst().count, 5);
        QCOMPARE(of(s, "distribution").distinct, 7);
        QCOMPARE(of(s, "distribution").values.constFirst().count, 90);
        const QList<ValueCount> pictures = of(s, "img_type").values;
        QCOMPARE(pictures.size(), 25);
        const auto add = [](int sum, const ValueCount &one) { return sum + one.count; };
        QCOMPARE(std::accumulate(pictures.begin(), pictures.end(), 0, add), 130);
        QMap<QString, int> difficulty;
        const QList<ValueCount> levels = of(s, "difficulty_level").values;
        for (const ValueCount &one : levels)
            difficulty.insert(one.value.text(), one.count);
        QCOMPARE(difficulty, (QMap<QString, int>{{QStringLiteral("easy"), 35},
                                                 {QStringLiteral("middle"), 68},
                                                 {QStringLiteral("hard"), 7}}));
        QCOMPARE(s.explained, 2);
        QVERIFY(s.cross.rows.isEmpty());
    }
};

QTEST_GUILESS_MAIN(CmmmuStatisticsTest)
#include "cmmmustatisticstest.moc"
