// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages.h"

#ifdef YUYI_HAS_OVERVIEW
#include "widgets/overview/overviewpage.h"
#endif
#ifdef YUYI_HAS_COLLECT
#include "widgets/collect/collectpage.h"
#endif
#ifdef YUYI_HAS_DUPLICATES
#include "widgets/duplicates/duplicatespage.h"
#endif
#ifdef YUYI_HAS_TEXT
#include "widgets/text/textpage.h"
#endif
#ifdef YUYI_HAS_INSPECT
#include "widgets/inspect/inspectpage.h"
#endif
#ifdef YUYI_HAS_ANNOTATE
#include "widgets/annotate/annotatepage.h"
#endif
#ifdef YUYI_HAS_RELEASE
#include "widgets/release/releasepage.h"
#endif

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Pages)
};

template <typename P>
PageKind kind(const char *id, NavigationGroup group, QString (*title)(), qint64 (*count)(const NavigationCounts &) = nullptr)
{
    PageKind made;
    made.id = QString::fromLatin1(id);
    made.group = group;
    made.title = title;
    made.make = [](const PageContext &context, QWidget *parent) -> Page * { return new P(context, parent); };
    if (count)
        made.count = count;
    return made;
}

} // namespace

std::vector<PageKind> programPages()
{
    std::vector<PageKind> pages;
#ifdef YUYI_HAS_OVERVIEW
    pages.push_back(kind<OverviewPage>("overview", NavigationGroup::Build, [] { return Text::tr("Overview"); }));
#endif
#ifdef YUYI_HAS_COLLECT
    pages.push_back(kind<CollectPage>("collect", NavigationGroup::Build, [] { return Text::tr("Collect"); },
                                      [](const NavigationCounts &counts) { return counts.collected; }));
#endif
#ifdef YUYI_HAS_DUPLICATES
    pages.push_back(kind<DuplicatesPage>("duplicates", NavigationGroup::Build, [] { return Text::tr("Duplicates"); },
                                         [](const NavigationCounts &counts) { return counts.duplicates; }));
#endif
#ifdef YUYI_HAS_TEXT
    pages.push_back(kind<TextPage>("text", NavigationGroup::Build, [] { return Text::tr("Text"); },
                                   [](const NavigationCounts &counts) { return counts.text; }));
#endif
#ifdef YUYI_HAS_INSPECT
    pages.push_back(kind<InspectPage>("inspect", NavigationGroup::Build, [] { return Text::tr("Inspect"); },
                                      [](const NavigationCounts &counts) { return counts.inspect; }));
#endif
#ifdef YUYI_HAS_ANNOTATE
    pages.push_back(kind<AnnotatePage>("annotate", NavigationGroup::Build, [] { return Text::tr("Annotate"); },
                                       [](const NavigationCounts &counts) { return counts.annotate; }));
#endif
#ifdef YUYI_HAS_RELEASE
    pages.push_back(kind<ReleasePage>("release", NavigationGroup::Release, [] { return Text::tr("Release"); }));
#endif
    return pages;
}

} // namespace yuyi
