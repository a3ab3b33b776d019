// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages.h"

#include "widgets/agreement/agreementpage.h"
#include "widgets/annotate/annotatepage.h"
#include "widgets/audit/auditpage.h"
#include "widgets/calibrate/calibratepage.h"
#include "widgets/chains/chainspage.h"
#include "widgets/collect/collectpage.h"
#include "widgets/compose/composepage.h"
#include "widgets/descriptions/descriptionspage.h"
#include "widgets/duplicates/duplicatespage.h"
#include "widgets/errors/errorspage.h"
#include "widgets/inspect/inspectpage.h"
#include "widgets/overview/overviewpage.h"
#include "widgets/people/peoplepage.h"
#include "widgets/release/releasepage.h"
#include "widgets/results/resultspage.h"
#include "widgets/review/reviewpage.h"
#include "widgets/runs/modelspage.h"
#include "widgets/study/studypage.h"
#include "widgets/text/textpage.h"
#include "widgets/validate/validatepage.h"

#include <QCoreApplication>
#include <QHash>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Pages)
};

/// What else people search for when they mean the page.
QString searchWords(PageId id)
{
    const QHash<PageId, QString> words{
        {PageId::Overview, Tr::tr("dashboard, tasks, progress, pace", "other words for a page, for searching")},
        {PageId::Collect, Tr::tr("import, upload, add images, data", "other words for a page, for searching")},
        {PageId::Duplicates, Tr::tr("near-duplicates, copies, dedup", "other words for a page, for searching")},
        {PageId::Text, Tr::tr("OCR, text ratio, captions", "other words for a page, for searching")},
        {PageId::Inspect, Tr::tr("screening, keep, discard", "other words for a page, for searching")},
        {PageId::Compose, Tr::tr("panels, cut, crop, puzzle, sheet, grid", "other words for a page, for searching")},
        {PageId::Chains, Tr::tr("concepts, taxonomy, tree, hypernym, is-a", "other words for a page, for searching")},
        {PageId::Calibrate, Tr::tr("training, pilot, guideline", "other words for a page, for searching")},
        {PageId::Annotate, Tr::tr("label, write questions, explanation", "other words for a page, for searching")},
        {PageId::Review, Tr::tr("adjudicate, disagreement, resolve", "other words for a page, for searching")},
        {PageId::Validate, Tr::tr("cross-check, blind answers, discussion, vote", "other words for a page, for searching")},
        {PageId::Agreement, Tr::tr("kappa, alpha, IAA, reliability", "other words for a page, for searching")},
        {PageId::Models, Tr::tr("run, API, endpoint, prompt, inference, cost", "other words for a page, for searching")},
        {PageId::Results, Tr::tr("accuracy, scores, tables, charts, compare, LaTeX", "other words for a page, for searching")},
        {PageId::Errors, Tr::tr("error types, coding, case book", "other words for a page, for searching")},
        {PageId::Study, Tr::tr("participants, human baseline, consent", "other words for a page, for searching")},
        {PageId::Descriptions, Tr::tr("captions, judge, free text, scoring", "other words for a page, for searching")},
        {PageId::Release, Tr::tr("export, publish, splits, download, data card", "other words for a page, for searching")},
        {PageId::People, Tr::tr("team, roles, members, assign, work package, rules", "other words for a page, for searching")},
        {PageId::Audit, Tr::tr("history, log, who changed", "other words for a page, for searching")},
    };
    return words.value(id);
}

template <typename P>
PageKind kind(PageId id, NavigationGroup group, QString (*title)(), qint64 (*count)(const NavigationCounts &) = nullptr,
              const QList<Role> &roles = {})
{
    PageKind made;
    made.id = id;
    made.group = group;
    made.title = title;
    made.words = [id] { return searchWords(id); };
    made.make = [](const PageContext &context, QWidget *parent) -> Page * { return new P(context, parent); };
    if (count)
        made.count = count;
    made.roles = roles;
    return made;
}

/// The page on which a work package of this role is worked through.
PageKind packed(PageKind page, Role role, const QString &field = {})
{
    page.packed = role;
    page.packedField = field;
    return page;
}

/// Left out of the navigation where the project has no use for it.
PageKind usedWhere(PageKind page, bool (*used)(const ProjectInfo &))
{
    page.usedBy = used;
    return page;
}

bool severalAnnotate(const ProjectInfo &project)
{
    return project.rules.annotatorsPerImage > 1;
}

bool composesSheets(const ProjectInfo &project)
{
    return !project.preset.sheets.isEmpty() || project.preset.categories.has_value();
}

} // namespace

std::vector<PageKind> programPages()
{
    std::vector<PageKind> pages;
    pages.push_back(kind<OverviewPage>(
        PageId::Overview, NavigationGroup::Build, [] { return Tr::tr("Overview"); },
        [](const NavigationCounts &counts) { return counts.urgent; },
        {Role::Annotator, Role::Adjudicator, Role::Validator, Role::Expert}));
    pages.push_back(kind<CollectPage>(
        PageId::Collect, NavigationGroup::Build, [] { return Tr::tr("Collect"); },
        [](const NavigationCounts &counts) { return counts.collected; }));
    pages.back().countsAll = true;
    pages.push_back(kind<DuplicatesPage>(
        PageId::Duplicates, NavigationGroup::Build, [] { return Tr::tr("Duplicates"); },
        [](const NavigationCounts &counts) { return counts.duplicates; }));
    pages.push_back(kind<TextPage>(
        PageId::Text, NavigationGroup::Build, [] { return Tr::tr("Text"); },
        [](const NavigationCounts &counts) { return counts.text + counts.unmeasured; }));
    pages.push_back(kind<InspectPage>(
        PageId::Inspect, NavigationGroup::Build, [] { return Tr::tr("Inspect"); },
        [](const NavigationCounts &counts) { return counts.inspect; }));
    pages.push_back(usedWhere(kind<ComposePage>(PageId::Compose, NavigationGroup::Build, [] { return Tr::tr("Compose"); }, nullptr,
                                                {Role::Annotator}),
                              composesSheets));
    pages.push_back(usedWhere(kind<ChainsPage>(PageId::Chains, NavigationGroup::Build, [] { return Tr::tr("Chains"); }, nullptr,
                                               {Role::Annotator}),
                              [](const ProjectInfo &project) { return project.preset.chains.has_value(); }));
    pages.push_back(kind<CalibratePage>(
        PageId::Calibrate, NavigationGroup::Build, [] { return Tr::tr("Calibrate"); },
        [](const NavigationCounts &counts) { return counts.calibrate; }, {Role::Annotator}));
    pages.push_back(packed(kind<AnnotatePage>(
                               PageId::Annotate, NavigationGroup::Build, [] { return Tr::tr("Annotate"); },
                               [](const NavigationCounts &counts) { return counts.annotate; }, {Role::Annotator}),
                           Role::Annotator));
    pages.push_back(usedWhere(packed(kind<ReviewPage>(
                                         PageId::Review, NavigationGroup::Build, [] { return Tr::tr("Review"); },
                                         [](const NavigationCounts &counts) { return counts.review; }, {Role::Adjudicator}),
                                     Role::Adjudicator),
                              severalAnnotate));
    pages.push_back(usedWhere(packed(kind<ValidatePage>(
                                         PageId::Validate, NavigationGroup::Build, [] { return Tr::tr("Validate"); },
                                         [](const NavigationCounts &counts) { return counts.validate; },
                                         {Role::Validator, Role::Annotator, Role::Adjudicator}),
                                     Role::Validator),
                              [](const ProjectInfo &project) { return project.rules.votesPerQuestion > 0; }));
    pages.push_back(usedWhere(kind<AgreementPage>(PageId::Agreement, NavigationGroup::Build, [] { return Tr::tr("Agreement"); }, nullptr,
                                                  {Role::Annotator}),
                              severalAnnotate));
    pages.push_back(kind<ModelsPage>(
        PageId::Models, NavigationGroup::Measure, [] { return Tr::tr("Models"); },
        [](const NavigationCounts &counts) { return counts.models; }));
    pages.push_back(kind<ResultsPage>(PageId::Results, NavigationGroup::Measure, [] { return Tr::tr("Results"); }, nullptr,
                                      {Role::Expert}));
    pages.push_back(packed(kind<ErrorsPage>(
                               PageId::Errors, NavigationGroup::Measure, [] { return Tr::tr("Errors"); },
                               [](const NavigationCounts &counts) { return counts.errors; }, {Role::Expert}),
                           Role::Expert, QStringLiteral("code")));
    pages.push_back(kind<StudyPage>(
        PageId::Study, NavigationGroup::Measure, [] { return Tr::tr("Human study"); },
        [](const NavigationCounts &counts) { return counts.study; }));
    pages.push_back(kind<DescriptionsPage>(PageId::Descriptions, NavigationGroup::Measure, [] { return Tr::tr("Descriptions"); }, nullptr,
                                           {Role::Expert}));
    pages.push_back(kind<ReleasePage>(PageId::Release, NavigationGroup::Project, [] { return Tr::tr("Release"); }));
    pages.push_back(kind<PeoplePage>(PageId::People, NavigationGroup::Project, [] { return Tr::tr("People"); }));
    pages.push_back(kind<AuditPage>(PageId::Audit, NavigationGroup::Project, [] { return Tr::tr("Audit"); }, nullptr,
                                    {Role::Annotator, Role::Adjudicator, Role::Validator}));
    return pages;
}

} // namespace yuyi
