// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/help/tourstops.h"

#include "widgets/shell/page/page.h"
#include "widgets/shell/window/mainwindow.h"
#include "widgets/shell/window/pagehost.h"

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
        {PageId::Overview, named(window, "inboxMine"), [] { return Tr::tr("Your tasks"); },
         [] {
             return Tr::tr("Start here every day. Images returned to you and work that others need from you come "
                           "first, then your other open tasks. Keys 1 to 5 open the first five lines. Below is "
                           "the progress of the images.");
         }},
        {PageId::Overview, named(window, "navigation"), [] { return Tr::tr("Steps that each image goes through"); },
         [] {
             return Tr::tr("From top to bottom: collect, filter, annotate, adjudicate, validate; then evaluate "
                           "models and people. The number beside a page usually counts the work waiting there. "
                           "Overview counts what others need from you; Collect counts all images; Models counts "
                           "the runs in progress.");
         }},
        {PageId::Collect, named(window, "collectGrid"), [] { return Tr::tr("Add raw images here"); },
         [] {
             return Tr::tr("Drop a folder on the window. Every image keeps its full history: click an image to see all "
                           "decisions and their reasons.");
         }},
        {PageId::Annotate, partOfPage(window, "yuyi::AnnotationForm"), [] { return Tr::tr("Annotate with the keyboard"); },
         [] {
             return Tr::tr("Digits choose labels, Tab moves to the texts and the question, Ctrl+Enter submits. Everything is "
                           "saved while you type, and Z undoes the last step.");
         }},
        {PageId::Validate, partOfPage(window, "answerQuestion"), [] { return Tr::tr("Blind validation"); },
         [] {
             return Tr::tr("Every question is answered by people who have not seen its key. If too few people answer correctly, the "
                           "question is returned to its author with anonymous statistics.");
         }},
        {PageId::Results, partOfPage(window, "resultsTabs"), [] { return Tr::tr("Release and evaluate"); },
         [] {
             return Tr::tr("The Release page writes accepted items to files; the Models page runs models on these items. The Results "
                           "page shows accuracy with intervals, every reply, and comparisons. The Errors page shows why answers were "
                           "wrong.");
         }},
        {std::nullopt, named(window, "searchButton"), [] { return Tr::tr("Search everything"); },
         [] { return Tr::tr("Ctrl+K finds pages, images and commands by name, without using the menus."); }},
        {std::nullopt, named(window, "shortcutsButton"), [] { return Tr::tr("Shortcuts on each page"); },
         [] { return Tr::tr("Press ? to list the shortcuts of the current page. The user guide and this tour are "
                            "in the Help menu."); }},
    };
    QList<TourStop> open;
    for (const TourStop &stop : all) {
        if (!stop.page || window.pages().isOpen(*stop.page))
            open.append(stop);
    }
    return open;
}

} // namespace yuyi
