// SPDX-License-Identifier: GPL-3.0-or-later
// The annotations of the example project are what a careful annotator would hand in.
#include "models/domain/project/project.h"
#include "models/linting/questionlinter.h"

#include <QFile>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTest>

#include <functional>
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

const QStringList languages{QStringLiteral("zh_CN"), QStringLiteral("en")};

QJsonObject contentIn(const QString &language)
{
    return jsonOf(qPrintable(QStringLiteral("content.%1.json").arg(language)));
}

QJsonArray imagesIn(const QString &language)
{
    return part(contentIn(language), "images");
}

/// The rules of the benchmark with the first question in this language.
Preset presetIn(const QString &language)
{
    Preset preset = *builtInPreset(QStringLiteral("cii-bench"));
    if (language == QLatin1String("en"))
        preset.questions.firstStem = QStringLiteral("What is the implied meaning of this image?");
    return preset;
}

AnnotationContent contentOf(const QJsonObject &entry, const Labels &labels)
{
    AnnotationContent content;
    content.labels = labels;
    content.explanation = text(entry, "explanation");
    content.impliedMeaning = text(entry, "implied_meaning");
    for (const QJsonValue &note : part(entry, "context"))
        content.context.append({text(note.toObject(), "text"), text(note.toObject(), "source")});
    for (const QJsonValue &question : part(entry, "questions"))
        content.questions.append(questionOf(question.toObject()));
    return content;
}

/// What is text for people differs between the languages; everything else is equal. The place where it is not; empty: nowhere.
QString difference(const QJsonValue &a, const QJsonValue &b, const QString &pointer)
{
    static const QSet<QString> texts = {
        QStringLiteral("explanation"), QStringLiteral("implied_meaning"), QStringLiteral("text"), QStringLiteral("source"),
        QStringLiteral("note"), QStringLiteral("stem"), QStringLiteral("rationale"), QStringLiteral("discard_note"),
        QStringLiteral("name"), QStringLiteral("title"), QStringLiteral("body"), QStringLiteral("repeat_note"),
        QStringLiteral("reason"), QStringLiteral("clause"), QStringLiteral("wrong"), QStringLiteral("right"),
        QStringLiteral("language")};
    const QString key = pointer.section(u'/', -1).section(u'[', 0, 0);
    const bool isText = texts.contains(key) || pointer.startsWith(QStringLiteral("/words"))
                     || pointer.startsWith(QStringLiteral("/expert-notes"))
                     || pointer.startsWith(QStringLiteral("/probes"));
    if (a.type() != b.type())
        return pointer;
    if (a.isObject()) {
        const QJsonObject left = a.toObject(), right = b.toObject();
        if (left.keys() != right.keys())
            return pointer;
        for (auto it = left.begin(); it != left.end(); ++it) {
            if (const QString found = difference(*it, right.value(it.key()), pointer + u'/' + it.key()); !found.isEmpty())
                return found;
        }
        return {};
    }
    if (a.isArray()) {
        const QJsonArray left = a.toArray(), right = b.toArray();
        if (left.size() != right.size())
            return pointer;
        for (qsizetype i = 0; i < left.size(); ++i) {
            if (const QString found = difference(left.at(i), right.at(i), QStringLiteral("%1[%2]").arg(pointer).arg(i)); !found.isEmpty())
                return found;
        }
        return {};
    }
    if (a.isString() && isText)
        return a.toString().isEmpty() == b.toString().isEmpty() ? QString() : pointer;
    return a == b ? QString() : pointer;
}

} // namespace

class ContentTest : public QObject
{
    Q_OBJECT

    Preset m_preset = *builtInPreset(QStringLiteral("cii-bench"));
    QJsonArray m_images = imagesIn(QStringLiteral("zh_CN"));

private Q_SLOTS:
    void bothLanguagesSayTheSame_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("content") << QStringLiteral("content.%1.json");
        QTest::newRow("story") << QStringLiteral("story.%1.json");
    }

    void bothLanguagesSayTheSame()
    {
        QFETCH(QString, name);
        const QJsonObject chinese = jsonOf(qPrintable(name.arg(languages.at(0))));
        const QJsonObject english = jsonOf(qPrintable(name.arg(languages.at(1))));
        QVERIFY(!chinese.isEmpty());
        QCOMPARE(difference(chinese, english, {}), QString());
    }

    void theStoryNamesWhatThereIs()
    {
        const QJsonObject story = jsonOf("story.en.json");
        QSet<QString> files, people;
        for (const QJsonValue &image : std::as_const(m_images))
            files.insert(text(image.toObject(), "file"));
        for (const QJsonValue &person : part(story, "people")) {
            people.insert(text(person.toObject(), "key"));
            QVERIFY(text(person.toObject(), "name").contains(QLatin1String("simulated")));
            for (const QJsonValue &role : person.toObject().value(QLatin1String("roles")).toArray())
                QVERIFY2(fromCode<Role>(role.toString()), qPrintable(role.toString()));
        }
        people.insert(QStringLiteral("lead"));
        const std::function<void(const QJsonValue &)> look = [&](const QJsonValue &value) {
            if (value.isArray()) {
                for (const QJsonValue &one : value.toArray())
                    look(one);
            } else if (value.isObject()) {
                const QJsonObject object = value.toObject();
                for (auto it = object.begin(); it != object.end(); ++it) {
                    if (it.key() == QLatin1String("file"))
                        QVERIFY2(files.contains(it->toString()), qPrintable(it->toString()));
                    if (it.key() == QLatin1String("by") && it->isString())
                        QVERIFY2(people.contains(it->toString()), qPrintable(it->toString()));
                    look(*it);
                }
            }
        };
        look(story);
    }

    void everyRawFileHasOneState()
    {
        static const QSet<QString> states = {QStringLiteral("accepted"), QStringLiteral("draft"), QStringLiteral("kept"),
                                             QStringLiteral("discarded"), QStringLiteral("collected")};
        QSet<QString> files;
        const QJsonArray listed = part(jsonOf("demo.json"), "files");
        QStringList copies; // of the same bytes: no image of their own
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
        QTest::addColumn<QString>("language");
        QTest::addColumn<QJsonObject>("image");
        for (const QString &language : languages) {
            const auto add = [&](const QJsonObject &entry, const QString &name) {
                QTest::newRow(qPrintable(language + u' ' + name)) << language << entry;
            };
            const QJsonObject content = contentIn(language);
            for (const QJsonValue &value : part(content, "images")) {
                const QJsonObject image = value.toObject();
                // What a calibration labels is kept and has its texts, too.
                if (text(image, "state") == QLatin1String("accepted")
                    || (text(image, "state") == QLatin1String("kept")
                        && image.contains(QLatin1String("labels"))))
                    add(image, text(image, "file"));
            }
            // What waits for answers or for somebody to settle it is of the same kind, and is kept by the filter.
            QVERIFY(!part(content, "validations").isEmpty());
            for (const QJsonValue &value : part(content, "validations"))
                add(value.toObject(), text(value.toObject(), "file"));
            QVERIFY(!part(content, "disputes").isEmpty());
            for (const QJsonValue &value : part(content, "disputes")) {
                for (const char *side : {"first", "second"})
                    add(value.toObject().value(QLatin1String(side)).toObject(),
                        text(value.toObject(), "file") + u' ' + QLatin1String(side));
            }
        }
    }

    void acceptedOnesPassTheLinter()
    {
        QFETCH(QString, language);
        QFETCH(QJsonObject, image);
        const auto labels = labelsOf(image.value(QLatin1String("labels")).toObject(), m_preset);
        QVERIFY2(labels, "a label that the preset does not publish");
        const AnnotationContent content = contentOf(image, *labels);
        if (language == QLatin1String("zh_CN"))
            QVERIFY2(content.explanation.size() >= 80 && content.explanation.size() <= 150,
                     qPrintable(QString::number(content.explanation.size())));
        else
            QVERIFY(content.explanation.size() >= 200);
        QVERIFY(!content.questions.isEmpty());
        for (const Question &question : std::as_const(content.questions)) {
            QVERIFY(!question.rationale.isEmpty());
            for (const Option &option : question.options)
                QVERIFY2(!option.note.isEmpty(), qPrintable(option.text));
        }
        const QList<Finding> findings = lintAnnotation(content, presetIn(language));
        for (const Finding &finding : findings)
            qWarning("%s", qPrintable(finding.text));
        QVERIFY(findings.isEmpty());
    }

    void acceptedOnesBeginWithTheUsualQuestion()
    {
        for (const QString &language : languages) {
            for (const QJsonValue &value : imagesIn(language)) {
                const QJsonObject image = value.toObject();
                if (text(image, "state") == QLatin1String("accepted"))
                    QCOMPARE(text(part(image, "questions").at(0).toObject(), "stem"), presetIn(language).questions.firstStem);
            }
        }
    }

    void everyLabelIsUsed()
    {
        QHash<DimensionCode, QSet<LabelCode>> used;
        for (const QJsonValue &value : std::as_const(m_images)) {
            if (text(value.toObject(), "state") != QLatin1String("accepted"))
                continue;
            const auto labels = labelsOf(value.toObject().value(QLatin1String("labels")).toObject(), m_preset);
            QVERIFY(labels);
            for (auto it = labels->begin(); it != labels->end(); ++it)
                used[it.key()].unite(QSet<LabelCode>(it->begin(), it->end()));
        }
        for (const Dimension &dimension : m_preset.dimensions)
            QCOMPARE(used.value(dimension.code).size(), dimension.values.size());
    }

    void keysAreSpread_data()
    {
        QTest::addColumn<QString>("language");
        for (const QString &language : languages)
            QTest::newRow(qPrintable(language)) << language;
    }

    void keysAreSpread()
    {
        QFETCH(QString, language);
        QList<int> positions(m_preset.mostOptions(), 0);
        int longest = 0;
        int all = 0;
        for (const QJsonValue &value : imagesIn(language)) {
            if (text(value.toObject(), "state") != QLatin1String("accepted"))
                continue;
            for (const QJsonValue &json : part(value.toObject(), "questions")) {
                const Question question = questionOf(json.toObject());
                const int key = question.keyIndex();
                QVERIFY(key >= 0);
                ++positions[key];
                ++all;
                qsizetype other = 0;
                for (const Option &option : question.options)
                    other = option.correct ? other : std::max(other, option.text.size());
                longest += question.options.at(key).text.size() > other;
            }
        }
        QVERIFY(all >= 44);
        // Always taking one place, or the longest option, must not pay better than chance by much.
        QVERIFY(*std::max_element(positions.cbegin(), positions.cend()) * 4 <= all);
        QVERIFY(longest * 5 <= all);
    }
};

QTEST_GUILESS_MAIN(ContentTest)
#include "contenttest.moc"
