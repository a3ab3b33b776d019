// SPDX-License-Identifier: GPL-3.0-or-later
// Times the stores on a big project made for it: yuyi-bench database LOCATION [IMAGES]
#include "tests/bench/benches.h"
#include "tests/bench/measures.h"

#include "db/host/sqlprojecthost.h"
#include "models/domain/images/imagepath.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>

#include <cstdio>

using namespace yuyi;

namespace {

void report(const char *what, qint64 nanoseconds, qint64 count)
{
    std::printf("%-34s %9.1f ms  %lld\n", what, static_cast<double>(nanoseconds) / 1e6,
                static_cast<long long>(count));
    bench::note(QString::fromUtf8(what), static_cast<double>(nanoseconds) / 1e6, "ms");
}

template <typename Work>
void timed(const char *what, Work work)
{
    QElapsedTimer timer;
    timer.start();
    const auto result = work();
    if (!result) {
        std::printf("%s: %s | %s\n", what, qPrintable(result.error().sentence),
                    qPrintable(result.error().detail));
        std::exit(4);
    }
    if constexpr (requires { result->size(); })
        report(what, timer.nsecsElapsed(), result->size());
    else if constexpr (std::is_convertible_v<decltype(*result), qint64>)
        report(what, timer.nsecsElapsed(), static_cast<qint64>(*result));
    else
        report(what, timer.nsecsElapsed(), 1);
}

Annotation annotationOf(const ImageId &image, const PersonId &person, int number)
{
    Annotation annotation;
    annotation.id = AnnotationId::create();
    annotation.image = image;
    annotation.person = person;
    annotation.state = AnnotationState::Submitted;
    annotation.content.explanation = QString(120, u'解');
    annotation.content.impliedMeaning = QString(40, u'意');
    for (const char16_t *dimension :
         {u"domain", u"emotion", u"difficulty", u"image_type", u"rhetoric"}) {
        annotation.content.labels.insert(DimensionCode(QString::fromUtf16(dimension)),
                                         {LabelCode(QString::number(number % 5))});
    }
    for (int q = 0; q < 2; ++q) {
        Question question;
        question.id = QuestionId::create();
        question.versionId = QuestionVersionId::create();
        question.frozen = true;
        question.kind = QStringLiteral("single-choice");
        question.stem = QStringLiteral("这张图片有什么隐喻？ %1").arg(number);
        for (int o = 0; o < 6; ++o)
            question.options.append({OptionId::create(), QString(28, u'选'), {}, o == number % 6});
        annotation.content.questions.append(question);
    }
    return annotation;
}

/// Every image kept, and in the hands of two of 21 people.
void handOutAll(Stores &stores, const QList<ImageId> &ids, const PersonId &lead)
{
    QList<PersonId> people{lead};
    timed("keep all and hand them out", [&]() -> Result<qint64> {
        return stores
            .transaction([&]() -> Result<> {
                for (int i = 0; i < 20; ++i) {
                    Person person;
                    person.id = PersonId::create();
                    person.name = QStringLiteral("Annotator %1").arg(i);
                    person.roles = {Role::Annotator};
                    if (const auto added = stores.project().addPerson(person); !added)
                        return added;
                    people.append(person.id);
                }
                for (qsizetype i = 0; i < ids.size(); ++i) {
                    if (const auto set = stores.images().setStage(ids.at(i), Stage::Kept); !set)
                        return set;
                    for (const qsizetype step : {0, 7}) {
                        Assignment work;
                        work.id = AssignmentId::create();
                        work.person = people.at((i + step) % people.size());
                        work.image = ids.at(i);
                        work.createdBy = lead;
                        if (const auto added = stores.work().add(work); !added)
                            return added;
                    }
                }
                return {};
            })
            .map([&] { return static_cast<qint64>(ids.size()); });
    });
}

/// A server takes no image without its bytes.
void putFile(const QString &path, const QByteArray &bytes)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("%s", qPrintable(file.errorString()));
}

} // namespace

int yuyi::bench::databaseBench(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    const QStringList arguments = app.arguments();
    if (arguments.size() < 2) {
        std::fprintf(stderr, "usage: yuyi-bench database LOCATION [IMAGES]\n");
        return 2;
    }
    const int count = arguments.size() > 2 ? arguments.at(2).toInt() : 100000;
    SqlProjectHost host;
    NewProject fresh{QStringLiteral("bench"),
                     *builtInPreset(QStringLiteral("cii-bench")),
                     {},
                     QStringLiteral("Lead")};
    fresh.rules.annotatorsPerImage = 2;
    const auto factory = host.create(arguments.at(1), fresh);
    if (!factory) {
        std::fprintf(stderr, "%s | %s\n", qPrintable(factory.error().sentence),
                     qPrintable(factory.error().detail));
        return 4;
    }
    const bool onServer = arguments.at(1).startsWith(QLatin1String("postgres"));
    const auto stores = *(*factory)->open();
    const PersonId lead = stores->project().people()->constFirst().id;
    QList<ImageId> ids;
    timed("import, 500 to a transaction", [&]() -> Result<qint64> {
        for (int i = 0; i < count; i += 500) {
            const auto done = stores->transaction([&]() -> Result<> {
                for (int j = i; j < qMin(i + 500, count); ++j) {
                    Image image;
                    image.id = ImageId::create();
                    image.sha256 = Sha256::of(image.id.toString().toUtf8());
                    image.names = {QStringLiteral("IMG_%1.jpg").arg((j * 7919) % count)};
                    image.format = ImageFormat::Jpeg;
                    image.bytes = 20000 + (j * 31) % 900000;
                    image.size = QSize(300 + j % 1500, 300 + j % 900);
                    image.sourceUrl = QStringLiteral("https://example.org/%1").arg(j);
                    image.stage = j % 10 == 0 ? Stage::Kept : Stage::Discarded;
                    if (onServer)
                        putFile(imageFilePath((*factory)->folder(), image.sha256, image.format), image.id.toString().toUtf8());
                    if (const auto added = stores->images().add(image); !added)
                        return added;
                    ids.append(image.id);
                    Event event;
                    event.entity = Entity::Image;
                    event.subject = image.id.value();
                    event.action = QStringLiteral("added");
                    if (const auto recorded = stores->record(event); !recorded)
                        return recorded;
                }
                return {};
            });
            if (!done)
                return passOn(done);
        }
        return count;
    });
    timed("decisions, measures, fingerprints", [&]() -> Result<qint64> {
        return stores
            ->transaction([&]() -> Result<> {
                for (int i = 0; i < count; ++i) {
                    Decision decision;
                    decision.id = DecisionId::create();
                    decision.image = ids.at(i);
                    decision.step = i % 3 == 0 ? FilterStep::Duplicate : FilterStep::Inspect;
                    decision.outcome = i % 10 == 0 ? Outcome::Keep : Outcome::Discard;
                    decision.reason =
                        i % 10 == 0 ? QString() : QStringLiteral("reason-%1").arg(i % 7);
                    if (const auto added = stores->images().addDecision(decision); !added)
                        return added;
                    TextMeasure measure{ids.at(i),
                                        QStringLiteral("e"),
                                        QStringLiteral("1"),
                                        (i % 1000) / 1000.0,
                                        {}};
                    measure.areas = {{TextAreaId::create(),
                                      {{1, 2}, {3, 4}, {5, 6}},
                                      1,
                                      QStringLiteral("文字 %1").arg(i),
                                      false,
                                      false}};
                    if (const auto saved = stores->filters().saveMeasure(measure); !saved)
                        return saved;
                    const auto kept = stores->filters().saveFingerprint(
                        ids.at(i), QStringLiteral("e"), QByteArray(300, 'x'));
                    if (!kept)
                        return kept;
                }
                return {};
            })
            .map([&] { return static_cast<qint64>(count); });
    });
    timed("annotations and gold", [&]() -> Result<qint64> {
        return stores
            ->transaction([&]() -> Result<> {
                for (int i = 0; i < count / 2; i += 10) {
                    const Annotation made = annotationOf(ids.at(i), lead, i);
                    if (const auto added = stores->annotations().add(made); !added)
                        return added;
                    Annotation gold = made;
                    gold.id = AnnotationId::create();
                    if (const auto set = stores->annotations().setGold(gold); !set)
                        return set;
                    if (const auto set = stores->images().setStage(ids.at(i), Stage::Accepted);
                        !set)
                        return set;
                }
                return {};
            })
            .map([&] { return static_cast<qint64>(count / 20); });
    });
    ImageFilter kept;
    kept.stage = Stage::Kept;
    ImageFilter discarded;
    discarded.discardedAt = FilterStep::Inspect;
    ImageFilter ratio;
    ratio.ratioFrom = 0.28;
    ratio.ratioTo = 0.32;
    ImageFilter words;
    words.text = QStringLiteral("文字 777");
    ImageFilter label;
    label.dimension = DimensionCode(QStringLiteral("domain"));
    label.label = LabelCode(QStringLiteral("0"));
    for (const auto &entry : codesOf(ImageSort{})) {
        const QByteArray what = "list by " + codeOf(entry.first).toUtf8();
        timed(what.constData(), [&] { return stores->images().list({}, entry.first); });
    }
    timed("list of a stage", [&] { return stores->images().list(kept, ImageSort::Added); });
    timed("list discarded at a step",
          [&] { return stores->images().list(discarded, ImageSort::Added); });
    timed("list by ratio", [&] { return stores->images().list(ratio, ImageSort::TextRatio); });
    timed("list by label", [&] { return stores->images().list(label, ImageSort::Added); });
    timed("search of words", [&] { return stores->images().list(words, ImageSort::Added); });
    timed("100 images by id", [&] { return stores->images().images(ids.mid(5000, 100)); });
    timed("all images by id", [&] { return stores->images().images(ids); });
    timed("funnel", [&]() -> Result<qint64> {
        return stores->images().funnel().map([](const auto &f) { return f.collected; });
    });
    timed("decisions in force",
          [&] { return stores->images().decisionsInForce(FilterStep::Inspect); });
    timed("ratios", [&] { return stores->filters().ratios(); });
    timed("fingerprints", [&] { return stores->filters().fingerprints(QStringLiteral("e")); });
    timed("items", [&] { return stores->annotations().items(); });
    timed("label counts", [&] { return stores->annotations().labelCounts(); });
    timed("open for a person", [&] { return stores->annotationQueue().openFor({lead, 2, true, QDateTime::currentDateTimeUtc()}); });
    timed("next for a person", [&]() -> Result<qint64> {
        return stores->annotationQueue().nextFor({lead, 2, true, QDateTime::currentDateTimeUtc()}, {}).map([](const auto &) {
            return qint64(1);
        });
    });
    timed("next for a person, from the middle", [&]() -> Result<qint64> {
        return stores->annotationQueue().nextFor({lead, 2, true, QDateTime::currentDateTimeUtc()}, ids.at(count / 2)).map([](const auto &) {
            return qint64(1);
        });
    });
    handOutAll(*stores, ids, lead);
    for (const bool pool : {false, true}) {
        timed(pool ? "open for a person, all handed out, pool" : "open for a person, all handed out",
              [&] { return stores->annotationQueue().openFor({lead, 2, pool, QDateTime::currentDateTimeUtc()}); });
    }
    Annotation draft = annotationOf(ids.at(count - 10), lead, 1);
    draft.state = AnnotationState::Draft;
    (void)stores->transaction([&] { return stores->annotations().add(draft); });
    timed("save of a draft", [&]() -> Result<qint64> {
        return stores
            ->transaction([&]() -> Result<> {
                draft.content.questions[0].frozen = false;
                const auto saved = stores->annotations().save(draft);
                return saved ? Result<>() : Result<>(passOn(saved));
            })
            .map([] { return qint64(1); });
    });
    (void)stores->foreignChanges();
    timed("look for foreign changes", [&]() -> Result<qint64> {
        return stores->foreignChanges().map([](const Changes &c) { return c.list.size(); });
    });
    timed("open the project",
          [&] { return host.open(arguments.at(1)).map([](const auto &) { return qint64(1); }); });
    timed("open it again",
          [&] { return host.open(arguments.at(1)).map([](const auto &) { return qint64(1); }); });
    timed("check", [&] { return host.checkDatabase(arguments.at(1)); });
    timed("backup", [&] { return host.backup(arguments.at(1)); });
    return 0;
}
