// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "models/services/curation/itemimportservice.h"
#include "models/services/session/projectaccess.h"
#include "tests/support/benchmarkfile.h"
#include "tests/support/plannedstudy.h"
#include "tests/support/programfixture.h"
#include "tests/support/studydriver.h"

#include <QVBoxLayout>

namespace yuyi::test {

/// @brief The program with a project of imported items, and the windows of participants on it.
struct StudyProgram : ProgramFixture {
    /// `location`: of a schema on a server; empty: in the program's own folder.
    explicit StudyProgram(int items, const QString &location = {})
    {
        projectLocation = location.isEmpty() ? path(QStringLiteral("study")) : location;
        makeProject(projectLocation);
        auto opened = host.open(projectLocation);
        if (!opened)
            qFatal("%s", qPrintable(opened.error().sentence));
        factory = *opened;
        stores = std::move(*factory->open());
        lead = stores->project().people()->constFirst().id;
        ItemImportRequest request;
        request.file = writeBenchmark(path(QStringLiteral("benchmark")), items);
        request.by = lead;
        NoProgress progress;
        const auto report = ItemImportService(*stores, factory->folder()).importItems(request, progress);
        if (!report)
            qFatal("%s", qPrintable(report.error().sentence));
        access = std::move(*ProjectAccess::open(factory));
    }
    ~StudyProgram() { access.reset(); }

    void plan(const PlannedStudy &planned)
    {
        const auto made = planStudy(*stores, lead, planned);
        if (!made)
            qFatal("%s", qPrintable(made.error().sentence));
        study = *made;
        people = *stores->studies().participants(study.id);
    }
    /// Below the stores: to change rows.
    std::unique_ptr<Connection> connection() const { return std::move(*Connection::open(*readLocation(projectLocation, &isOnNetwork))); }
    QList<Trial> trials(int person = 0) const { return *stores->studies().trials(people.at(person).id); }
    Participant person(int number = 0) const { return *stores->studies().participant(people.at(number).id); }
    QString pictureFile(const Trial &trial) const
    {
        const auto items = *stores->studies().items(study.id);
        for (const StudyItem &item : items) {
            if (item.item.question == trial.question)
                return access->imagePath(*stores->images().image(item.item.image));
        }
        return {};
    }

    QString projectLocation;
    std::shared_ptr<StoreFactory> factory;
    std::unique_ptr<Stores> stores; ///< of the test itself: another program, as it were
    std::unique_ptr<ProjectAccess> access;
    PersonId lead;
    Study study;
    QList<Participant> people;
};

/// A participant at a screen of this size.
struct Seat {
    Seat(StudyProgram &program, int person, QSize size = QSize(1280, 800), const DrivenClock &time = {}) : clock(time)
    {
        view = new ParticipantView(*program.access, *program.settings, program.people.at(person).id, clock.clock(), &window);
        auto *column = new QVBoxLayout(&window);
        column->setContentsMargins(0, 0, 0, 0);
        column->addWidget(view);
        window.resize(size);
        window.show();
        if (!QTest::qWaitForWindowActive(&window, patienceMs))
            qFatal("no window");
        view->open();
    }

    using Step = ParticipantView::Step;
    /// Waits for a page; of a question: until it has been painted.
    bool comes(Step step)
    {
        return waitFor([&] { return view->step() == step && (step != Step::Question || view->question()); });
    }
    void key(int code, const QString &text = {}, Qt::KeyboardModifiers modifiers = Qt::NoModifier, bool held = false)
    {
        QWidget *focus = window.focusWidget() ? window.focusWidget() : view;
        QKeyEvent press(QEvent::KeyPress, code, modifiers, text, held);
        QCoreApplication::sendEvent(focus, &press);
        QKeyEvent release(QEvent::KeyRelease, code, modifiers, text, held);
        QCoreApplication::sendEvent(focus, &release);
    }
    void type(QChar sign) { key(sign.toUpper().unicode(), QString(sign)); }
    void enter() { key(Qt::Key_Return, QStringLiteral("\r")); }
    /// Turns the page, or ticks what is to be agreed to and agrees.
    void agree()
    {
        for (const char16_t box : {u'1', u'2', u'3'})
            type(QChar(box));
        enter();
    }
    /// From consent to the first question.
    bool begins()
    {
        if (!comes(Step::Consent))
            return false;
        if (!waitFor([&] {
                if (view->step() == Step::Consent)
                    agree();
                return view->step() == Step::Instructions;
            }))
            return false;
        enter();
        return true;
    }
    /// Answers what is asked with the option at this place, and waits for the page that comes next.
    bool answers(int option)
    {
        const TrialId trial = view->question()->trial;
        type(QChar(u'a' + static_cast<char16_t>(option)));
        enter();
        return waitFor([&] {
            if (view->step() == Step::Question)
                return view->question() && view->question()->trial != trial;
            return view->step() != Step::Loading;
        });
    }

    DrivenClock clock;
    QWidget window;
    ParticipantView *view;
};

} // namespace yuyi::test
