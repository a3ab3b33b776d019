// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/tourstops.h"

#include "widgets/shell/mainwindow.h"
#include "widgets/shell/page.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Tour)
};

/// A part of the window by its name; the first that is seen of several.
std::function<QWidget *()> named(MainWindow &window, const char *name)
{
    return [&window, name = QString::fromLatin1(name)]() -> QWidget * {
        for (QWidget *one : window.findChildren<QWidget *>(name)) {
            if (one->isVisible())
                return one;
        }
        return nullptr;
    };
}

/// What the stop speaks of: a part of the page by its name or its class; the whole page while that is not there. Beside a part there
/// is room for the card.
std::function<QWidget *()> partOfPage(MainWindow &window, const char *nameOrClass)
{
    return [&window, nameOrClass]() -> QWidget * {
        QWidget *page = window.currentPage();
        if (!page)
            return nullptr;
        for (QWidget *one : page->findChildren<QWidget *>()) {
            if (one->isVisible() && (one->objectName() == QLatin1String(nameOrClass) || one->inherits(nameOrClass)))
                return one;
        }
        return page;
    };
}

} // namespace

QList<TourStop> tourStops(MainWindow &window)
{
    const QList<TourStop> all{
        {QStringLiteral("overview"), named(window, "inboxMine"), [] { return Tr::tr("What waits for you"); },
         [] {
             return Tr::tr("Every day begins here: what came back to you, who asks you something, what is assigned to you. Each line has a key, "
                           "1 to 5. Below is how far the images have come.");
         }},
        {QStringLiteral("overview"), named(window, "navigation"), [] { return Tr::tr("The way of an image"); },
         [] {
             return Tr::tr("From top to bottom: collect, filter, annotate, settle differences, validate. Then measure models and people. The numbers "
                           "say how much waits on each page.");
         }},
        {QStringLiteral("collect"), named(window, "collectGrid"), [] { return Tr::tr("Raw pictures come in here"); },
         [] {
             return Tr::tr("Drop a folder on the window. Every image keeps its whole history: click one to see what was decided about it and why.");
         }},
        {QStringLiteral("annotate"), partOfPage(window, "yuyi::AnnotationForm"), [] { return Tr::tr("Annotate with the keyboard"); },
         [] {
             return Tr::tr("Digits choose labels, Tab goes on to the texts and the question, Ctrl+Enter hands in. All is saved while you type, "
                           "and Z takes the last step back.");
         }},
        {QStringLiteral("validate"), partOfPage(window, "answerQuestion"), [] { return Tr::tr("Others answer blind"); },
         [] {
             return Tr::tr("Every question is answered by people who have not seen its key. What too few get right goes back to its author with an "
                           "anonymous count.");
         }},
        {QStringLiteral("results"), partOfPage(window, "resultsTabs"), [] { return Tr::tr("Models answer too"); },
         [] {
             return Tr::tr("Set up runs on the page Models. Results has the tables with intervals, every reply, and comparisons; "
                           "Errors says why answers were wrong.");
         }},
        {QString(), named(window, "searchButton"), [] { return Tr::tr("Find anything"); },
         [] { return Tr::tr("Ctrl+K finds pages, images and commands by name. When you know the name, you need no menu."); }},
        {QString(), named(window, "shortcutsButton"), [] { return Tr::tr("The keys of each page"); },
         [] { return Tr::tr("The key ? lists what the keys do on this page. The guide is under Help, and so is this tour."); }},
    };
    QList<TourStop> open;
    for (const TourStop &stop : all) {
        if (stop.page.isEmpty() || window.isOpen(stop.page))
            open.append(stop);
    }
    return open;
}

} // namespace yuyi
