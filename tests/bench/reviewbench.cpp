// SPDX-License-Identifier: GPL-3.0-or-later
// yuyi-bench review [VOTES | PROJECT] [PAGE…]: makes a project of a large team (default 100,000 votes on 20,000 questions, a fifth
// of the images disputed, 100,000 events), which stays at PROJECT if one is named, or takes the one that is there, opens the window and
// prints for every page (or those named) how long it takes until what it asked for is there, the processor time of the program (all
// threads) until then, and the longest stall of the window.
#include "tests/bench/benches.h"
#include "tests/bench/measures.h"
#include "tests/support/programfixture.h"

#include "models/services/annotation/annotationservice.h"
#include "models/services/annotation/questionforms.h"
#include "models/services/rules/events.h"
#include "models/services/session/imagefiles.h"
#include "models/services/session/projectaccess.h"
#include "models/statistics/random.h"
#include "tests/support/drawnpictures.h"
#include "widgets/annotate/annotatecontroller.h"
#include "widgets/runs/launch/newrunview.h"
#include "widgets/runs/modelspage.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTestEventLoop>

#include <algorithm>
#include <cstdio>
#include <ctime>

using namespace yuyi;

namespace {

constexpr int beatMs = 5;
constexpr int votesPerQuestion = 5;
constexpr int questionsPerImage = 2;
constexpr int validators = 15; // three for each answer of a question
constexpr int annotators = 6;
constexpr int batch = 500;
constexpr int fieldsPerCase = 3;

/// Beats every few milliseconds in the GUI thread; a beat that comes late shows how long the thread was busy.
class Heart : public QObject
{
public:
    Heart()
    {
        m_timer.setInterval(beatMs);
        m_timer.setTimerType(Qt::PreciseTimer);
        connect(&m_timer, &QTimer::timeout, this,
                [this] { m_longest = std::max(m_longest, m_clock.restart() - beatMs); });
    }
    void start()
    {
        m_longest = 0;
        m_clock.start();
        m_timer.start();
    }
    qint64 longest() const { return m_longest; }

private:
    QTimer m_timer;
    QElapsedTimer m_clock;
    qint64 m_longest = 0;
};

template <typename T>
const T &must(const Result<T> &result)
{
    if (!result)
        qFatal("%s | %s", qPrintable(result.error().sentence), qPrintable(result.error().detail));
    return *result;
}
void must(const Result<> &result)
{
    if (!result)
        qFatal("%s | %s", qPrintable(result.error().sentence), qPrintable(result.error().detail));
}

struct Team {
    PersonId lead;
    QList<PersonId> annotators;
    QList<PersonId> validators;
};

struct Maker {
    Stores &stores;
    QString folder;
    Preset preset;
    Team team;
    Random random{7};
    int disputed = 0;

    PersonId person(const QString &name, Role role)
    {
        Person made;
        made.id = PersonId::create();
        made.name = name;
        made.roles = {role};
        must(stores.project().addPerson(made));
        return made.id;
    }

    AnnotationContent content(int number)
    {
        AnnotationContent content;
        for (const Dimension &dimension : preset.dimensions) {
            const quint32 pick = random.below(static_cast<quint32>(dimension.values.size()));
            content.labels.insert(dimension.code, {dimension.values.at(static_cast<int>(pick)).code});
        }
        content.explanation = QStringLiteral("第%1张图片里，一个人低头看手机，身后的世界渐渐褪色。").arg(number);
        content.impliedMeaning = QStringLiteral("沉迷手机使人错过真实的生活（%1）。").arg(number);
        for (int q = 0; q < questionsPerImage; ++q) {
            Question question = newQuestion(preset, false);
            question.stem = QStringLiteral("第%1张图片的第%2个问题：这张图片有什么隐喻？").arg(number).arg(q + 1);
            for (int o = 0; o < question.options.size(); ++o)
                question.options[o].text = QStringLiteral("第%1张图片第%2问的选项，内容之%3").arg(number).arg(q + 1).arg(o + 1);
            question.options[static_cast<int>(random.below(static_cast<quint32>(question.options.size())))].correct = true;
            content.questions.append(question);
        }
        return content;
    }

    Image image(int number)
    {
        // Each image is a file of its own: few pixels, quickly made.
        const QByteArray bytes = drawn::encoded(drawn::scene(static_cast<quint32>(number), QSize(48, 36)), "jpg", 40);
        Image image;
        image.id = ImageId::create();
        image.sha256 = Sha256::of(QByteArray(bytes + QByteArray::number(number)));
        image.names = {QStringLiteral("image-%1.jpg").arg(number)};
        image.format = ImageFormat::Jpeg;
        image.bytes = bytes.size();
        image.size = QSize(48, 36);
        image.colour = QStringLiteral("rgb8");
        image.stage = number % 5 == 0 ? Stage::Disputed : Stage::Validating;
        if (number < 60) {
            const QString path = imageFilePath(folder, image.sha256, image.format);
            QDir().mkpath(QFileInfo(path).path());
            QFile file(path);
            if (file.open(QIODevice::WriteOnly))
                file.write(bytes);
        }
        must(stores.images().add(image));
        return image;
    }

    Annotation annotation(const ImageId &image, const PersonId &by, int number)
    {
        Annotation annotation;
        annotation.id = AnnotationId::create();
        annotation.image = image;
        annotation.person = by;
        annotation.state = AnnotationState::Submitted;
        annotation.content = content(number);
        must(stores.annotations().add(annotation));
        must(stores.annotations().freezeQuestions(annotation.id));
        Submission submission;
        submission.id = SubmissionId::create();
        submission.annotation = annotation.id;
        submission.image = image;
        submission.person = by;
        submission.content = annotation.content;
        submission.createdAt = QDateTime::currentDateTimeUtc();
        must(stores.submissions().addSubmission(submission));
        if (number % 5 == 0)
            m_lastSubmissions.append(submission.id);
        return annotation;
    }

    void dispute(const ImageId &image)
    {
        AdjudicationCase entry;
        entry.id = AdjudicationCaseId::create();
        entry.image = image;
        entry.a = m_lastSubmissions.at(0);
        entry.b = m_lastSubmissions.at(1);
        entry.createdAt = QDateTime::currentDateTimeUtc();
        QList<Discrepancy> fields;
        for (int i = 0; i < fieldsPerCase; ++i) {
            Discrepancy field;
            field.id = DiscrepancyId::create();
            field.inCase = entry.id;
            field.field = QStringLiteral("label:") + preset.dimensions.at(i).code.text();
            field.position = i;
            field.valueA = QByteArrayLiteral("[\"a\"]");
            field.valueB = QByteArrayLiteral("[\"b\"]");
            fields.append(field);
        }
        must(stores.review().addCase(entry, fields));
        disputed += fieldsPerCase;
    }

    int validate(const Annotation &annotation)
    {
        int votes = 0;
        for (const Question &question : annotation.content.questions) {
            Validation round;
            round.id = ValidationId::create();
            round.question = question.id;
            round.questionVersion = question.versionId;
            round.image = annotation.image;
            round.needed = votesPerQuestion;
            round.seed = static_cast<qint64>(random.next() >> 1);
            // Every tenth question still waits for its last answer.
            const bool open = random.below(10) == 0;
            round.state = open ? ValidationState::Open : ValidationState::Passed;
            QList<int> chosen{question.keyIndex()};
            while (chosen.size() < votesPerQuestion - (open ? 1 : 0))
                chosen.append(random.below(100) < 80 ? question.keyIndex() : static_cast<int>(random.below(6)));
            // All that are decided have passed.
            round.passing = static_cast<int>(chosen.count(question.keyIndex()));
            must(stores.validation().add(round));
            for (int i = 0; i < chosen.size(); ++i, ++votes) {
                Vote vote;
                vote.id = VoteId::create();
                vote.validation = round.id;
                vote.questionVersion = question.versionId;
                const int option = chosen.at(i);
                vote.answer = question.options.at(option).id;
                vote.correct = option == question.keyIndex();
                for (const Option &one : question.options)
                    vote.shownOrder.append(one.id);
                vote.milliseconds = 4000 + random.below(20000);
                vote.createdAt = QDateTime::currentDateTimeUtc();
                vote.person = team.validators.at(static_cast<int>((random.below(3) + static_cast<quint32>(i) * 3) % validators));
                must(stores.validation().addVote(vote));
                must(stores.record(makeEvent(Entity::Vote, vote.id.value(), AuditAction::Answered, vote.person)));
            }
        }
        return votes;
    }

    /// One image and everything about it; returns the votes.
    int make(int number)
    {
        m_lastSubmissions.clear();
        const Image made = image(number);
        const PersonId a = team.annotators.at(number % annotators);
        const PersonId b = team.annotators.at((number + 1) % annotators);
        const Annotation first = annotation(made.id, a, number);
        annotation(made.id, b, number);
        if (number % 5 == 0) {
            dispute(made.id);
            return 0;
        }
        Annotation gold = first;
        gold.id = AnnotationId::create();
        gold.origin = Origin::Gold;
        must(stores.annotations().setGold(gold));
        return validate(first);
    }

    QList<SubmissionId> m_lastSubmissions;
};

void fill(test::ProgramFixture &program, const QString &folder, int wanted)
{
    program.makeProject(folder);
    const auto factory = must(program.host.open(folder));
    const auto stores = std::move(*factory->open());
    auto info = must(stores->project().info());
    info.rules.annotatorsPerImage = 2;
    info.rules.votesPerQuestion = votesPerQuestion;
    info.rules.rounds = 5;
    Maker maker{*stores, factory->folder(), info.preset, {}, Random(7), 0, {}};
    must(stores->transaction([&]() -> Result<> {
        must(stores->project().setInfo(info));
        for (int i = 0; i < annotators; ++i)
            maker.team.annotators.append(maker.person(QStringLiteral("Annotator %1").arg(i), Role::Annotator));
        for (int i = 0; i < validators; ++i)
            maker.team.validators.append(maker.person(QStringLiteral("Validator %1").arg(i), Role::Validator));
        return {};
    }));
    int votes = 0;
    int images = 0;
    while (votes < wanted) {
        must(stores->transaction([&]() -> Result<> {
            for (int i = 0; i < batch && votes < wanted; ++i)
                votes += maker.make(images++);
            return {};
        }));
    }
    std::printf("%d images, %d votes, %d discrepancies, %d submissions\n", images, votes, maker.disputed, images * 2);
}

/// Until what was asked of the reading thread, and what was asked in answer to it, is there and painted. Nothing is waited for by
/// looking every few milliseconds.
void settle(ProjectAccess &project)
{
    for (int turn = 0; turn < 4; ++turn) {
        QTestEventLoop loop;
        project.read([](Stores &stores) { return stores.history().lastSequence(); })
            .then(&loop, [&](const Result<qint64> &) { loop.exitLoop(); });
        loop.enterLoopMSecs(60000);
        if (loop.timeout())
            std::printf("  no answer within a minute\n");
    }
    QCoreApplication::processEvents();
}

/// Until an image stands on the page, or that there is none. The questions that it is compared with are read after that: nobody waits
/// for them.
void waitForImage(const AnnotateController &controller)
{
    QTestEventLoop loop;
    QObject::connect(&controller, &AnnotateController::loaded, &loop, [&] { loop.exitLoop(); });
    QObject::connect(&controller, &AnnotateController::finished, &loop, [&] { loop.exitLoop(); });
    loop.enterLoopMSecs(60000);
    if (loop.timeout())
        std::printf("  no image within a minute\n");
    QCoreApplication::processEvents();
}

void measure(test::ProgramFixture &program, PageId page, const QString &field = {})
{
    Heart heart;
    heart.start();
    QElapsedTimer clock;
    clock.start();
    const std::clock_t began = std::clock();
    Location location;
    location.page = page;
    location.field = field;
    program.window->goTo(location);
    const auto *annotate = program.window->currentPage()->findChild<AnnotateController *>();
    qint64 image = 0;
    if (annotate) {
        waitForImage(*annotate);
        image = clock.elapsed();
    }
    const auto *models = qobject_cast<ModelsPage *>(program.window->currentPage());
    const bool launch = models && models->tab() == ModelsPage::Tab::New;
    qint64 offered = 0;
    if (launch) {
        if (!QTest::qWaitFor([&] { return models->newRun()->isOffered(); }, 60000))
            std::printf("  nothing to tick within a minute\n");
        QCoreApplication::sendPostedEvents();
        offered = clock.elapsed();
    }
    settle(program.window->session()->project());
    if (launch && !QTest::qWaitFor([&] { return models->newRun()->isLoaded(); }, 60000))
        std::printf("  no items within a minute\n");
    settle(program.window->session()->project());
    const qint64 settled = clock.elapsed();
    const qint64 opened = annotate ? image : settled;
    const double processor = static_cast<double>(std::clock() - began) * 1000 / CLOCKS_PER_SEC;
    QTest::qWait(200);
    std::printf("%-12s %-12s open after %5lld ms, processor time %5.0f ms, longest stall %4lld ms", qPrintable(codeOf(page)),
                qPrintable(field), static_cast<long long>(opened), processor, static_cast<long long>(heart.longest()));
    if (launch)
        std::printf(", something to tick after %lld ms", static_cast<long long>(offered));
    if (annotate)
        std::printf(", all read after %lld ms", static_cast<long long>(settled));
    std::printf("\n");
    const QString what = field.isEmpty() ? codeOf(page) : codeOf(page) + u' ' + field;
    bench::note(what + QStringLiteral(": open"), static_cast<double>(opened), "ms");
    bench::note(what + QStringLiteral(": processor time"), processor, "ms");
    bench::note(what + QStringLiteral(": longest stall"), static_cast<double>(heart.longest()), "ms");
}

} // namespace

int yuyi::bench::reviewBench(int argc, char **argv)
{
    QApplication application(argc, argv);
    const QStringList arguments = application.arguments().mid(1);
    test::ProgramFixture program;
    const int votes = arguments.value(0).toInt();
    const QString folder = arguments.isEmpty() || votes > 0 ? program.path(QStringLiteral("team")) : arguments.constFirst();
    if (!QFile::exists(QDir(folder).filePath(QStringLiteral("project.yuyi")))) {
        QElapsedTimer clock;
        clock.start();
        fill(program, folder, votes > 0 ? votes : 100000);
        std::printf("made in %.1f s\n", static_cast<double>(clock.elapsed()) / 1000);
    }
    std::fflush(stdout);

    program.start();
    program.open(folder);
    settle(program.window->session()->project());
    for (const int round : {1, 2}) {
        std::printf("-- round %d\n", round);
        for (const PageKind &page : program.window->setup().pages) {
            if (arguments.size() > 1 && !arguments.mid(1).contains(codeOf(page.id)))
                continue;
            measure(program, page.id);
            for (const char *tab : {"runs", "new"}) {
                if (page.id == PageId::Models)
                    measure(program, page.id, QString::fromLatin1(tab));
            }
            if (page.id == PageId::Errors)
                measure(program, page.id, QStringLiteral("suspects"));
            if (page.id == PageId::Validate) {
                for (const char *tab : {"answer", "items", "discussions"})
                    measure(program, page.id, QString::fromLatin1(tab));
            }
        }
    }
    return 0;
}
