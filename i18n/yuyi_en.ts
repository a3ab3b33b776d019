<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>yuyi::AnnotatePage</name>
    <message numerus="yes">
        <location filename="../widgets/annotate/annotatepage.cpp" line="+287"/>
        <source>You submitted %n image(s) today. New images appear here when they pass the inspection.</source>
        <translation>
            <numerusform>You submitted %n image today. New images appear here when they pass the inspection.</numerusform>
            <numerusform>You submitted %n images today. New images appear here when they pass the inspection.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+32"/>
        <source>Saved %n second(s) ago</source>
        <translation>
            <numerusform>Saved %n second ago</numerusform>
            <numerusform>Saved %n seconds ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+20"/>
        <source>%n today</source>
        <translation>
            <numerusform>%n today</numerusform>
            <numerusform>%n today</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n to go</source>
        <translation>
            <numerusform>%n to go</numerusform>
            <numerusform>%n to go</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::CliFilter</name>
    <message numerus="yes">
        <location filename="../app/cli/filtercommands.cpp" line="+196"/>
        <source>%n group(s) confirmed</source>
        <translation>
            <numerusform>%n group confirmed</numerusform>
            <numerusform>%n groups confirmed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::CliProject</name>
    <message numerus="yes">
        <location filename="../app/cli/projectcommands.cpp" line="+149"/>
        <source>%n decision(s) undone.</source>
        <translation>
            <numerusform>%n decision undone.</numerusform>
            <numerusform>%n decisions undone.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::CollectController</name>
    <message numerus="yes">
        <location filename="../widgets/collect/collectcontroller.cpp" line="+228"/>
        <source>Kept %n image(s)</source>
        <translation>
            <numerusform>Kept %n image</numerusform>
            <numerusform>Kept %n images</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Discarded %n image(s): %1</source>
        <translation>
            <numerusform>Discarded %n image: %1</numerusform>
            <numerusform>Discarded %n images: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+80"/>
        <source>%n image(s) changed.</source>
        <translation>
            <numerusform>%n image changed.</numerusform>
            <numerusform>%n images changed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::DataCard</name>
    <message numerus="yes">
        <location filename="../models/exchange/datacard.cpp" line="+144"/>
        <source>%n image(s) have no source.</source>
        <translation>
            <numerusform>%n image have no source.</numerusform>
            <numerusform>%n images have no source.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::DossierText</name>
    <message numerus="yes">
        <location filename="../widgets/collect/dossiertext.cpp" line="+109"/>
        <source>%n frame(s); the first one counts</source>
        <translation>
            <numerusform>%n frame; the first one counts</numerusform>
            <numerusform>%n frames; the first one counts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+51"/>
        <source>%1, %n question(s), %2</source>
        <translation>
            <numerusform>%1, %n question, %2</numerusform>
            <numerusform>%1, %n questions, %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::DropCover</name>
    <message numerus="yes">
        <location filename="../widgets/collect/dropcover.cpp" line="+19"/>
        <source>Drop to collect %n file(s) or folder(s)</source>
        <translation>
            <numerusform>Drop to collect %n file or folder</numerusform>
            <numerusform>Drop to collect %n files or folders</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::DuplicatesPage</name>
    <message numerus="yes">
        <location filename="../widgets/duplicates/duplicatesdecisions.cpp" line="+50"/>
        <source>%n duplicate(s) discarded</source>
        <translation>
            <numerusform>%n duplicate discarded</numerusform>
            <numerusform>%n duplicates discarded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+22"/>
        <source>%n group(s) of at least %1 % confirmed</source>
        <translation>
            <numerusform>%n group of at least %1 % confirmed</numerusform>
            <numerusform>%n groups of at least %1 % confirmed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/duplicates/duplicatespage.cpp" line="+378"/>
        <source>Certainty from %1 %: %n group(s)</source>
        <translation>
            <numerusform>Certainty from %1 %: %n group</numerusform>
            <numerusform>Certainty from %1 %: %n groups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+2"/>
        <source>Any certainty: %n group(s)</source>
        <translation>
            <numerusform>Any certainty: %n group</numerusform>
            <numerusform>Any certainty: %n groups</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::Exchange</name>
    <message numerus="yes">
        <location filename="../models/exchange/entryfields.cpp" line="+73"/>
        <source>the text is longer than %n character(s).</source>
        <translation>
            <numerusform>the text is longer than %n character.</numerusform>
            <numerusform>the text is longer than %n characters.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::FilterBar</name>
    <message numerus="yes">
        <location filename="../widgets/collect/filterbar.cpp" line="+289"/>
        <source>%n chosen image(s)</source>
        <translation>
            <numerusform>%n chosen image</numerusform>
            <numerusform>%n chosen images</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::GroupsModel</name>
    <message numerus="yes">
        <location filename="../widgets/duplicates/groupsmodel.cpp" line="+153"/>
        <source>%1 % · %n picture(s)</source>
        <translation>
            <numerusform>%1 % · %n picture</numerusform>
            <numerusform>%1 % · %n pictures</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::Histogram</name>
    <message numerus="yes">
        <location filename="../widgets/charts/histogram.cpp" line="+211"/>
        <source>%1 % to %2 %: %n image(s)</source>
        <translation>
            <numerusform>%1 % to %2 %: %n image</numerusform>
            <numerusform>%1 % to %2 %: %n images</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::InspectPage</name>
    <message numerus="yes">
        <location filename="../widgets/inspect/inspectpage.cpp" line="+279"/>
        <source>animated, first of %n frame(s)</source>
        <translation>
            <numerusform>animated, first of %n frame</numerusform>
            <numerusform>animated, first of %n frames</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::JobKinds</name>
    <message numerus="yes">
        <location filename="../models/services/jobkinds.cpp" line="+43"/>
        <source>%1 added, %2 known already, %n file(s) refused.</source>
        <translation>
            <numerusform>%1 added, %2 known already, %n file refused.</numerusform>
            <numerusform>%1 added, %2 known already, %n files refused.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+31"/>
        <source>%1 groups of duplicates, %2 of one template; %n image(s) could not be read.</source>
        <translation>
            <numerusform>%1 groups of duplicates, %2 of one template; %n image could not be read.</numerusform>
            <numerusform>%1 groups of duplicates, %2 of one template; %n images could not be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+16"/>
        <source>%1 images measured, %n could not be read.</source>
        <translation>
            <numerusform>%1 images measured, %n could not be read.</numerusform>
            <numerusform>%1 images measured, %n could not be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::JobText</name>
    <message numerus="yes">
        <location filename="../widgets/shell/jobtext.cpp" line="+46"/>
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+2"/>
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::JobsBar</name>
    <message numerus="yes">
        <location filename="../widgets/shell/jobsbar.cpp" line="+75"/>
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::Json</name>
    <message numerus="yes">
        <location filename="../models/domain/json.cpp" line="+45"/>
        <source>The JSON text is nested more than %n level(s) deep.</source>
        <translation>
            <numerusform>The JSON text is nested more than %n level deep.</numerusform>
            <numerusform>The JSON text is nested more than %n levels deep.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::LintStrip</name>
    <message numerus="yes">
        <location filename="../widgets/annotate/lintstrip.cpp" line="+89"/>
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>%n thing(s) to fill in</source>
        <translation>
            <numerusform>%n thing to fill in</numerusform>
            <numerusform>%n things to fill in</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>%n hint(s), can be submitted</source>
        <translation>
            <numerusform>%n hint, can be submitted</numerusform>
            <numerusform>%n hints, can be submitted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+15"/>
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::Linter</name>
    <message numerus="yes">
        <location filename="../models/linting/questionlinter.cpp" line="+81"/>
        <source>“%1” has %n labels where one is asked for.</source>
        <translation>
            <numerusform>“%1” has %n labels where one is asked for.</numerusform>
            <numerusform>“%1” has %n labels where one is asked for.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+45"/>
        <source>Option %1 is longer than %n character(s).</source>
        <translation>
            <numerusform>Option %1 is longer than %n character.</numerusform>
            <numerusform>Option %1 is longer than %n characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+101"/>
        <source>Only one option may be correct; %n are marked.</source>
        <translation>
            <numerusform>Only one option may be correct; %n are marked.</numerusform>
            <numerusform>Only one option may be correct; %n are marked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+8"/>
        <source>The question is longer than %n character(s).</source>
        <translation>
            <numerusform>The question is longer than %n character.</numerusform>
            <numerusform>The question is longer than %n characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../models/linting/setrules.cpp" line="+52"/>
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ManyActions</name>
    <message numerus="yes">
        <location filename="../widgets/collect/manyactions.cpp" line="+92"/>
        <source>%n image(s) selected</source>
        <translation>
            <numerusform>%n image selected</numerusform>
            <numerusform>%n images selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::MyWorkDialog</name>
    <message numerus="yes">
        <location filename="../widgets/annotate/myworkdialog.cpp" line="+162"/>
        <source>%n image(s)</source>
        <translation>
            <numerusform>%n image</numerusform>
            <numerusform>%n images</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::OverviewPage</name>
    <message numerus="yes">
        <location filename="../widgets/overview/overviewpage.cpp" line="+193"/>
        <source>%n image(s) have not been searched for duplicates.</source>
        <translation>
            <numerusform>%n image have not been searched for duplicates.</numerusform>
            <numerusform>%n images have not been searched for duplicates.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+4"/>
        <source>%n group(s) of duplicates wait for a decision.</source>
        <translation>
            <numerusform>%n group of duplicates wait for a decision.</numerusform>
            <numerusform>%n groups of duplicates wait for a decision.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+4"/>
        <source>The text of %n image(s) has not been measured.</source>
        <translation>
            <numerusform>The text of %n image has not been measured.</numerusform>
            <numerusform>The text of %n images has not been measured.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+4"/>
        <source>%n image(s) are near or over the text limit.</source>
        <translation>
            <numerusform>%n image are near or over the text limit.</numerusform>
            <numerusform>%n images are near or over the text limit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+4"/>
        <source>%n image(s) wait for inspection.</source>
        <translation>
            <numerusform>%n image wait for inspection.</numerusform>
            <numerusform>%n images wait for inspection.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+4"/>
        <source>%n image(s) wait for your annotation.</source>
        <translation>
            <numerusform>%n image wait for your annotation.</numerusform>
            <numerusform>%n images wait for your annotation.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+4"/>
        <source>%n image(s) are accepted and can be released.</source>
        <translation>
            <numerusform>%n image are accepted and can be released.</numerusform>
            <numerusform>%n images are accepted and can be released.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+37"/>
        <source>%n duplicate(s)</source>
        <translation>
            <numerusform>%n duplicate</numerusform>
            <numerusform>%n duplicates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+2"/>
        <source>%n with too much text</source>
        <translation>
            <numerusform>%n with too much text</numerusform>
            <numerusform>%n with too much text</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+6"/>
        <source>%n to annotate</source>
        <translation>
            <numerusform>%n to annotate</numerusform>
            <numerusform>%n to annotate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+2"/>
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n question</numerusform>
            <numerusform>%n questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+2"/>
        <source>%n release(s)</source>
        <translation>
            <numerusform>%n release</numerusform>
            <numerusform>%n releases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+18"/>
        <source>%n submitted by you today</source>
        <translation>
            <numerusform>%n submitted by you today</numerusform>
            <numerusform>%n submitted by you today</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::PairText</name>
    <message numerus="yes">
        <location filename="../widgets/duplicates/pairtext.cpp" line="+47"/>
        <source>%n matched point(s)</source>
        <translation>
            <numerusform>%n matched point</numerusform>
            <numerusform>%n matched points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::RefusedList</name>
    <message numerus="yes">
        <location filename="../widgets/collect/refusedlist.cpp" line="+63"/>
        <source>%n file(s) were not taken</source>
        <translation>
            <numerusform>%n file were not taken</numerusform>
            <numerusform>%n files were not taken</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ReleasePage</name>
    <message numerus="yes">
        <location filename="../widgets/release/releasepage.cpp" line="+366"/>
        <source>%n image(s) have no source or no licence. The project&apos;s rules ask for both, so nothing can be released before they are filled in.</source>
        <translation>
            <numerusform>%n image have no source or no licence. The project&apos;s rules ask for both, so nothing can be released before they are filled in.</numerusform>
            <numerusform>%n images have no source or no licence. The project&apos;s rules ask for both, so nothing can be released before they are filled in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>%n image(s) have no source or no licence.</source>
        <translation>
            <numerusform>%n image have no source or no licence.</numerusform>
            <numerusform>%n images have no source or no licence.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ReleaseService</name>
    <message numerus="yes">
        <location filename="../models/services/releaseservice.cpp" line="+149"/>
        <source>%n image(s) of the set have no source or no licence, and the project&apos;s rules ask for both.</source>
        <translation>
            <numerusform>%n image of the set have no source or no licence, and the project&apos;s rules ask for both.</numerusform>
            <numerusform>%n images of the set have no source or no licence, and the project&apos;s rules ask for both.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::TextPage</name>
    <message numerus="yes">
        <location filename="../widgets/text/textdecisions.cpp" line="+47"/>
        <source>%n image(s) discarded</source>
        <translation>
            <numerusform>%n image discarded</numerusform>
            <numerusform>%n images discarded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n brought back</source>
        <translation>
            <numerusform>%n brought back</numerusform>
            <numerusform>%n brought back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/text/textpage.cpp" line="+342"/>
        <source>%n image(s) left out</source>
        <translation>
            <numerusform>%n image left out</numerusform>
            <numerusform>%n images left out</numerusform>
        </translation>
    </message>
</context>
</TS>
