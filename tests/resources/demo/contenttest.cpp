// SPDX-License-Identifier: GPL-3.0-or-later
// The annotations of the example project are what a careful annotator would hand in.
#include "models/linting/questionlinter.h"

#include <QFile>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTest>

#include <optional>

using namespace yuyi;

namespace {

QJsonObject jsonOf(const char *name)
{
    QFile file(QStringLiteral(YUYI_DEMO_DIR "/") + QLatin1String(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(file.readAll()).object();
}

QJsonArray part(const QJsonObject &object, const char *key)
{
    return object.value(QLatin1String(key)).toArray();
}

QString text(const QJsonObject &object, const char *key)
{
    return object.value(QLatin1String(key)).toString();
}

Question questionOf(const QJsonObject &json)
{
    Question question;
    question.id = QuestionId::create();
    question.stem = text(json, "stem");
    question.rationale = text(json, "rationale");
    const QJsonArray options = part(json, "options");
    const int key = json.value(QLatin1String("key")).toInt(-1);
    for (qsizetype i = 0; i < options.size(); ++i) {
        const QJsonObject option = options.at(i).toObject();
        question.options.append({OptionId::create(), text(option, "text"), text(option, "note"), i == key});
    }
    return question;
}

/// Nothing where a label is not one of the preset's, exactly as published.
std::optional<Labels> labelsOf(const QJsonObject &json, const Preset &preset)
{
    Labels labels;
    for (auto it = json.begin(); it != json.end(); ++it) {
        const Dimension *dimension = preset.dimension(DimensionCode(it.key()));
        if (!dimension)
            return std::nullopt;
        const QJsonArray values = it->isArray() ? it->toArray() : QJsonArray{*it};
        for (const QJsonValue &value : values) {
            const LabelValue *label = dimension->published(value.toString());
            if (!label || label->published != value.toString())
                return std::nullopt;
            labels[dimension->code].append(label->code);
        }
    }
    return labels;
}

} // namespace

class ContentTest : public QObject
{
    Q_OBJECT

    Preset m_preset = *builtInPreset(QStringLiteral("cii-bench"));
    QJsonArray m_images = part(jsonOf("content.json"), "images");

private Q_SLOTS:
    void everyRawFileHasOneState()
    {
        static const QSet<QString> states = {QStringLiteral("accepted"), QStringLiteral("draft"), QStringLiteral("kept"),
                                             QStringLiteral("discarded"), QStringLiteral("collected")};
        QSet<QString> files;
        const QJsonArray listed = part(jsonOf("demo.json"), "files");
        QStringList copies;   // of the same bytes: no image of their own
        for (const QJsonValue &file : listed) {
            files.insert(text(file.toObject(), "file"));
            if (file.toObject().contains(QLatin1String("copy_of")))
                copies << text(file.toObject(), "file");
        }
        QVERIFY(files.size() >= 24);
        QCOMPARE(files.size(), listed.size());
        for (const QString &copy : std::as_const(copies))
            files.remove(copy);
        QHash<QString, int> counts;
        for (const QJsonValue &value : std::as_const(m_images)) {
            const QJsonObject image = value.toObject();
            QVERIFY2(files.remove(text(image, "file")), qPrintable(text(image, "file")));
            QVERIFY2(states.contains(text(image, "state")), qPrintable(text(image, "state")));
            ++counts[text(image, "state")];
        }
        QVERIFY2(files.isEmpty(), qPrintable(files.values().join(u' ')));
        for (const QString &state : states)
            QVERIFY2(counts.value(state) > 0, qPrintable(state));
    }

    void everyDiscardHasAReason()
    {
        for (const QJsonValue &value : std::as_const(m_images)) {
            const QJsonObject image = value.toObject();
            if (text(image, "state") != QLatin1String("discarded"))
                continue;
            const QString step = text(image, "discard_step");
            const QString reason = text(image, "discard_reason");
            if (step == QLatin1String("inspect"))
                QVERIFY2(m_preset.discardReason(reason), qPrintable(reason));
            else
                QCOMPARE(reason, step == QLatin1String("text") ? QStringLiteral("text-heavy") : step);
            if (step == QLatin1String("duplicate"))
                QVERIFY(!text(image, "duplicate_of").isEmpty());
        }
    }

    void acceptedOnesPassTheLinter_data()
    {
        QTest::addColumn<QJsonObject>("image");
        for (const QJsonValue &value : std::as_const(m_images)) {
            const QJsonObject image = value.toObject();
            if (text(image, "state") == QLatin1String("accepted"))
                QTest::newRow(qPrintable(text(image, "file"))) << image;
        }
        // What waits for answers is of the same kind, and is kept by the filter.
        const QJsonArray waiting = part(jsonOf("content.json"), "validations");
        QVERIFY(!waiting.isEmpty());
        for (const QJsonValue &value : waiting)
            QTest::newRow(qPrintable(text(value.toObject(), "file"))) << value.toObject();
    }

    void acceptedOnesPassTheLinter()
    {
        QFETCH(QJsonObject, image);
        AnnotationContent content;
        const auto labels = labelsOf(image.value(QLatin1String("labels")).toObject(), m_preset);
        QVERIFY2(labels, "a label that the preset does not publish");
        content.labels = *labels;
        content.explanation = text(image, "explanation");
        content.impliedMeaning = text(image, "implied_meaning");
        for (const QJsonValue &note : part(image, "context"))
            content.context.append({text(note.toObject(), "text"), text(note.toObject(), "source")});
        for (const QJsonValue &question : part(image, "questions"))
            content.questions.append(questionOf(question.toObject()));

        QVERIFY(content.explanation.size() >= 80 && content.explanation.size() <= 150);
        QVERIFY(!content.questions.isEmpty());
        QCOMPARE(content.questions.first().stem, m_preset.questions.firstStem);
        for (const Question &question : std::as_const(content.questions)) {
            QVERIFY(!question.rationale.isEmpty());
            for (const Option &option : question.options)
                QVERIFY2(!option.note.isEmpty(), qPrintable(option.text));
        }
        const QList<Finding> findings = lintAnnotation(content, m_preset);
        for (const Finding &finding : findings)
            qWarning("%s", qPrintable(finding.text));
        QVERIFY(findings.isEmpty());
    }

    void keysAreSpread()
    {
        QList<int> places(m_preset.questions.options, 0);
        int longest = 0;
        int all = 0;
        for (const QJsonValue &value : std::as_const(m_images)) {
            if (text(value.toObject(), "state") != QLatin1String("accepted"))
                continue;
            for (const QJsonValue &json : part(value.toObject(), "questions")) {
                const Question question = questionOf(json.toObject());
                const int key = question.keyIndex();
                QVERIFY(key >= 0);
                ++places[key];
                ++all;
                qsizetype other = 0;
                for (const Option &option : question.options)
                    other = option.correct ? other : std::max(other, option.text.size());
                longest += question.options.at(key).text.size() > other;
            }
        }
        QVERIFY(all >= 20);
        // Always taking one place, or the longest option, must not pay better than chance by much.
        QVERIFY(*std::max_element(places.cbegin(), places.cend()) * 4 <= all);
        QVERIFY(longest * 5 <= all);
    }
};

QTEST_GUILESS_MAIN(ContentTest)
#include "contenttest.moc"
