// SPDX-License-Identifier: GPL-3.0-or-later
// Takes part in a study through the real window, by keys: for simulated people, and to be killed.
#include "tests/support/studydriver.h"
#include "models/services/studies/planning/seats.h"

#include "db/host/sqlprojecthost.h"
#include "models/domain/json/json.h"
#include "models/services/session/projectaccess.h"
#include "models/services/session/settings.h"
#include "widgets/participate/participantwindow.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QElapsedTimer>
#include <QLocale>
#include <QTemporaryDir>
#include <QTimer>

#include <cstdio>

using namespace yuyi;
using namespace yuyi::test;

namespace {

/// One line, there at once: whoever reads it may kill us the moment after.
void say(const QString &line)
{
    std::fputs(line.toLocal8Bit().constData(), stdout);
    std::fputc('\n', stdout);
    std::fflush(stdout);
}

int fail(const QString &sentence)
{
    std::fputs(sentence.toLocal8Bit().constData(), stderr);
    std::fputc('\n', stderr);
    return 3;
}

QString orderOf(const Trial &trial)
{
    QStringList ids;
    for (const OptionId &option : trial.shownOrder)
        ids.append(option.toString());
    return ids.join(QLatin1Char(','));
}

/// "random", "perfect", "share-60"; nothing for another word.
std::optional<double> shareOf(const QString &word)
{
    if (word == QLatin1String("random"))
        return -1;
    if (word == QLatin1String("perfect"))
        return 1;
    bool number = false;
    const int percent = word.mid(6).toInt(&number);
    if (!word.startsWith(QLatin1String("share-")) || !number || percent < 0 || percent > 100)
        return std::nullopt;
    return percent / 100.0;
}

Result<std::shared_ptr<StoreFactory>> openPoint(SqlProjectHost &host, const QString &location)
{
    if (location.endsWith(QLatin1String(".yuyipack")))
        return host.openPackage(location);
    return host.open(location);
}

struct Wanted {
    QString answers;
    double thinkMs = 0;
    int pace = 0;
    int stopAfter = -1;
    quint64 seed = 0;
    QList<int> background;
    bool quiet = false;
};

/// @brief One person from the first page to the last, or as far as he is to go.
Result<int> takePart(ProjectAccess &project, Settings &settings, const ParticipantId &id,
                     const QHash<QuestionVersionId, Answer> &keys, const Wanted &wanted)
{
    DrivenClock clock;
    ParticipantWindow window(project, settings, id, clock.clock());
    SimulatedChoice choice(keys, *shareOf(wanted.answers), wanted.seed);
    StudyDriver::Thought thought;
    if (wanted.thinkMs > 0)
        thought = [&](const Trial &) { return choice.thought(wanted.thinkMs); };
    StudyDriver driver(
        window.view(), [&](const Trial &trial) { return choice(trial); }, clock, thought);
    driver.stopAfter = wanted.stopAfter;
    driver.background = wanted.background;
    if (!wanted.quiet || wanted.pace > 0) {
        driver.seen = [&](const Trial &trial) {
            if (!wanted.quiet)
                say(QStringLiteral("shown %1 %2").arg(trial.id.toString(), orderOf(trial)));
            if (wanted.pace <= 0)
                return true;
            QTimer::singleShot(wanted.pace, &driver, [&driver, trial] { driver.answer(trial); });
            return false;
        };
    }
    if (!wanted.quiet) {
        QObject::connect(&window.view(), &ParticipantView::answered, &driver, [](const StudyAnswer &answer) {
            QStringList options;
            for (const OptionId &option : answer.answer.options())
                options.append(option.toString());
            say(QStringLiteral("answered %1 %2").arg(answer.trial.toString(), options.join(u',')));
        });
    }
    QEventLoop loop;
    const auto look = [&] {
        if (driver.over || (driver.stopAfter >= 0 && driver.answered >= driver.stopAfter))
            loop.quit();
    };
    QObject::connect(&window.view(), &ParticipantView::ready, &loop, look, Qt::QueuedConnection);
    QObject::connect(&window.view(), &ParticipantView::finished, &loop, &QEventLoop::quit);
    QObject::connect(&window.view(), &ParticipantView::left, &loop, &QEventLoop::quit);
    window.begin();
    loop.exec();
    using Step = ParticipantView::Step;
    const Step step = window.view().step();
    if (step == Step::Refused)
        return failure(ErrorCode::Refused, window.view().visit().sentence);
    if (step == Step::Trouble || step == Step::NoPicture)
        return failure(ErrorCode::Environment, QStringLiteral("A page says that something went wrong."));
    return driver.answered;
}

} // namespace

int main(int argc, char *argv[])
{
    QCoreApplication::setApplicationName(QStringLiteral("yuyi-study-driver"));
    QApplication::setQuitOnLastWindowClosed(false);
    QApplication application(argc, argv);
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Takes part in a study by keys, for each PLACE: a project or a work package."));
    parser.addHelpOption();
    const auto option = [&](const char *name, const char *text, const char *value = "") {
        QCommandLineOption one(QString::fromLatin1(name), QString::fromLatin1(text), QString::fromLatin1(value));
        parser.addOption(one);
        return QString::fromLatin1(name);
    };
    const QString participant = option("participant", "Code, STUDY/CODE; \"all\": everybody who has not finished.", "CODE");
    const QString keysFrom = option("keys", "The project at home, for the keys; without it PLACE.", "PROJECT");
    const QString answers = option("answers", "random, perfect or share-N.", "KIND");
    const QString seed = option("seed", "Of what is chosen.", "N");
    const QString think = option("think", "Median of the time a person seems to think.", "MS");
    const QString pace = option("pace", "Wait this long before each answer.", "MS");
    const QString stop = option("stop-after", "Answer so many questions only.", "N");
    const QString language = option("language", "In which the person takes part: zh_CN or en.", "LANG");
    const QString about = option("background", "Places from 1 of what he says about himself, with commas.", "N,N");
    const QString quiet = option("quiet", "Print the sum alone.");
    parser.addPositionalArgument(QStringLiteral("PLACE"), QStringLiteral("Project folder, or *.yuyipack"),
                                 QStringLiteral("PLACE..."));
    parser.process(application);
    const QStringList locations = parser.positionalArguments();
    Wanted wanted;
    wanted.answers = parser.isSet(answers) ? parser.value(answers) : QStringLiteral("perfect");
    if (locations.isEmpty() || !shareOf(wanted.answers))
        parser.showHelp(2);
    wanted.thinkMs = parser.value(think).toDouble();
    wanted.pace = parser.value(pace).toInt();
    wanted.stopAfter = parser.isSet(stop) ? parser.value(stop).toInt() : -1;
    wanted.quiet = parser.isSet(quiet);
    for (const QString &choice : parser.value(about).split(QLatin1Char(','), Qt::SkipEmptyParts))
        wanted.background.append(choice.toInt() - 1);

    QTemporaryDir own;
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, own.path());
    Settings settings;
    settings.setLanguage(parser.isSet(language) ? parser.value(language) : QStringLiteral("zh_CN"));
    QLocale::setDefault(QLocale(settings.language()));
    Theme theme;
    theme.apply(application);

    SqlProjectHost host;
    QElapsedTimer clock;
    clock.start();
    qint64 answered = 0;
    qint64 people = 0;
    for (const QString &location : locations) {
        auto factory = openPoint(host, location);
        if (!factory)
            return fail(factory.error().sentence);
        auto project = ProjectAccess::open(*factory);
        if (!project)
            return fail(project.error().sentence);
        auto stores = (*factory)->open();
        if (!stores)
            return fail(stores.error().sentence);
        std::unique_ptr<Stores> fixture;
        if (parser.isSet(keysFrom)) {
            auto projectFactory = host.open(parser.value(keysFrom));
            auto opened = projectFactory ? (*projectFactory)->open() : Result<std::unique_ptr<Stores>>(passOn(projectFactory));
            if (!opened)
                return fail(opened.error().sentence);
            fixture = std::move(*opened);
        }
        QList<Participant> who;
        const QString code = parser.value(participant);
        if (!code.isEmpty() && code != QLatin1String("all")) {
            const auto found = participantOfCode(**stores, code);
            if (!found)
                return fail(found.error().sentence);
            who.append(*(*stores)->studies().participant(*found));
        } else {
            const auto studies = (*stores)->studies().studies();
            for (const Study &study : *studies)
                who += *(*stores)->studies().participants(study.id);
            who.removeIf([](const Participant &one) {
                return one.state == ParticipantState::Finished || one.state == ParticipantState::Withdrawn;
            });
        }
        for (const Participant &one : std::as_const(who)) {
            QHash<QuestionVersionId, Answer> keys;
            if (*shareOf(wanted.answers) >= 0) {
                auto found = keysOf(fixture ? *fixture : **stores, one.study);
                if (!found)
                    return fail(found.error().sentence);
                keys = *found;
            }
            wanted.seed = parser.value(seed).toULongLong() * 1000 + static_cast<quint64>(one.number);
            const auto done = takePart(**project, settings, one.id, keys, wanted);
            if (!done)
                return fail(done.error().sentence);
            answered += *done;
            ++people;
        }
    }
    const double seconds = std::max<qint64>(1, clock.elapsed()) / 1000.0;
    say(QStringLiteral("%1 people, %2 answers, %3 s, %4 answers/s")
            .arg(people)
            .arg(answered)
            .arg(seconds, 0, 'f', 2)
            .arg(answered / seconds, 0, 'f', 0));
    return 0;
}
