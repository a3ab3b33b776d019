<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>yuyi::AcceptedPanel</name>
    <message numerus="yes">
        <location filename="../widgets/review/acceptedpanel.cpp" line="+119"/>
        <source>%1 · %2 · %n image(s) · seed %3</source>
        <translation>
            <numerusform>%1 · %2 · %n image · seed %3</numerusform>
            <numerusform>%1 · %2 · %n images · seed %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::AgreementPage</name>
    <message numerus="yes">
        <location filename="../widgets/agreement/agreementpage.cpp" line="+345"/>
        <source>%n image(s) wait for your own labels</source>
        <translation>
            <numerusform>%n image wait for your own labels</numerusform>
            <numerusform>%n images wait for your own labels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+25"/>
        <source>Figures on %n image(s) appear once you have handed in your own labels, or a calibration is revealed.</source>
        <translation>
            <numerusform>Figures on %n image appear once you have handed in your own labels, or a calibration is revealed.</numerusform>
            <numerusform>Figures on %n images appear once you have handed in your own labels, or a calibration is revealed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::AgreementViews</name>
    <message numerus="yes">
        <location filename="../widgets/agreement/agreementviews.cpp" line="+127"/>
        <source>%1: given by both, %n pair(s) of people</source>
        <translation>
            <numerusform>%1: given by both, %n pair of people</numerusform>
            <numerusform>%1: given by both, %n pairs of people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%1 against %2: %n pair(s) of people</source>
        <translation>
            <numerusform>%1 against %2: %n pair of people</numerusform>
            <numerusform>%1 against %2: %n pairs of people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+39"/>
        <source>%1: %2 (%n image(s))</source>
        <translation>
            <numerusform>%1: %2 (%n image)</numerusform>
            <numerusform>%1: %2 (%n images)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::AnnotatePage</name>
    <message numerus="yes">
        <location filename="../widgets/annotate/annotatepage.cpp" line="+349"/>
        <source>You submitted %n image(s) today. New images appear here when they pass the inspection.</source>
        <translation>
            <numerusform>You submitted %n image today. New images appear here when they pass the inspection.</numerusform>
            <numerusform>You submitted %n images today. New images appear here when they pass the inspection.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+36"/>
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
    <name>yuyi::AssignmentService</name>
    <message numerus="yes">
        <location filename="../models/services/assignmentservice.cpp" line="+67"/>
        <source>This project takes %n annotator(s) for each image; that is the most you can hand out.</source>
        <translation>
            <numerusform>This project takes %n annotator for each image; that is the most you can hand out.</numerusform>
            <numerusform>This project takes %n annotators for each image; that is the most you can hand out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::AuditPage</name>
    <message numerus="yes">
        <location filename="../widgets/audit/auditpage.cpp" line="+215"/>
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n event</numerusform>
            <numerusform>%n events</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::CalibratePage</name>
    <message numerus="yes">
        <location filename="../widgets/calibrate/calibratepage.cpp" line="+263"/>
        <source>%1
%2, %n image(s)</source>
        <translation>
            <numerusform>%1
%2, %n image</numerusform>
            <numerusform>%1
%2, %n images</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::CalibrationService</name>
    <message numerus="yes">
        <location filename="../models/services/calibrationservice.cpp" line="+236"/>
        <source>%1 (%n image(s))</source>
        <translation>
            <numerusform>%1 (%n image)</numerusform>
            <numerusform>%1 (%n images)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::CasePanel</name>
    <message numerus="yes">
        <location filename="../widgets/review/casepanel.cpp" line="+377"/>
        <source>Hide the %n field(s) that agree</source>
        <translation>
            <numerusform>Hide the %n field that agree</numerusform>
            <numerusform>Hide the %n fields that agree</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n field(s) agree</source>
        <translation>
            <numerusform>%n field agree</numerusform>
            <numerusform>%n fields agree</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::CasesDialog</name>
    <message numerus="yes">
        <location filename="../widgets/review/casesdialog.cpp" line="+29"/>
        <source>Begun: %n field(s) to settle</source>
        <translation>
            <numerusform>Begun: %n field to settle</numerusform>
            <numerusform>Begun: %n fields to settle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Waiting: %n field(s) to settle</source>
        <translation>
            <numerusform>Waiting: %n field to settle</numerusform>
            <numerusform>Waiting: %n fields to settle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+68"/>
        <source>%n case(s)</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::CliAgreement</name>
    <message numerus="yes">
        <location filename="../app/cli/agreementcommands.cpp" line="+77"/>
        <source>%n image(s) are left out: you are still to label them yourself.</source>
        <translation>
            <numerusform>%n image are left out: you are still to label them yourself.</numerusform>
            <numerusform>%n images are left out: you are still to label them yourself.</numerusform>
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
    <name>yuyi::CliPeople</name>
    <message numerus="yes">
        <location filename="../app/cli/peoplecommands.cpp" line="+271"/>
        <source>%1: %n new image(s)</source>
        <translation>
            <numerusform>%1: %n new image</numerusform>
            <numerusform>%1: %n new images</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>%n image(s) would be handed out.</source>
        <translation>
            <numerusform>%n image would be handed out.</numerusform>
            <numerusform>%n images would be handed out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n image(s) handed out.</source>
        <translation>
            <numerusform>%n image handed out.</numerusform>
            <numerusform>%n images handed out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+2"/>
        <source>%n place(s) stay free: nobody chosen can take them.</source>
        <translation>
            <numerusform>%n place stay free: nobody chosen can take them.</numerusform>
            <numerusform>%n places stay free: nobody chosen can take them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+96"/>
        <source>%n piece(s) of work withdrawn.</source>
        <translation>
            <numerusform>%n piece of work withdrawn.</numerusform>
            <numerusform>%n pieces of work withdrawn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n piece(s) of work given to somebody else.</source>
        <translation>
            <numerusform>%n piece of work given to somebody else.</numerusform>
            <numerusform>%n pieces of work given to somebody else.</numerusform>
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
        <source>Kept %Ln image(s)</source>
        <translation>
            <numerusform>Kept %Ln image</numerusform>
            <numerusform>Kept %Ln images</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Discarded %Ln image(s): %1</source>
        <translation>
            <numerusform>Discarded %Ln image: %1</numerusform>
            <numerusform>Discarded %Ln images: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+80"/>
        <source>%Ln image(s) changed.</source>
        <translation>
            <numerusform>%Ln image changed.</numerusform>
            <numerusform>%Ln images changed.</numerusform>
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
        <location filename="../widgets/shell/dropcover.cpp" line="+19"/>
        <source>Drop to collect %Ln file(s) or folder(s)</source>
        <translation>
            <numerusform>Drop to collect %Ln file or folder</numerusform>
            <numerusform>Drop to collect %Ln files or folders</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::DuplicatesPage</name>
    <message numerus="yes">
        <location filename="../widgets/duplicates/duplicatesdecisions.cpp" line="+46"/>
        <source>%n duplicate(s) discarded</source>
        <translation>
            <numerusform>%n duplicate discarded</numerusform>
            <numerusform>%n duplicates discarded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+42"/>
        <source>%n group(s) of at least %1 % confirmed</source>
        <translation>
            <numerusform>%n group of at least %1 % confirmed</numerusform>
            <numerusform>%n groups of at least %1 % confirmed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/duplicates/duplicatespage.cpp" line="+416"/>
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
        <source>%Ln chosen image(s)</source>
        <translation>
            <numerusform>%Ln chosen image</numerusform>
            <numerusform>%Ln chosen images</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::GiveDialog</name>
    <message numerus="yes">
        <location filename="../widgets/people/givedialog.cpp" line="+22"/>
        <source>%n piece(s) of work go to the person chosen. What was begun is put aside.</source>
        <translation>
            <numerusform>%n piece of work go to the person chosen. What was begun is put aside.</numerusform>
            <numerusform>%n pieces of work go to the person chosen. What was begun is put aside.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::GroupsModel</name>
    <message numerus="yes">
        <location filename="../widgets/duplicates/groupsmodel.cpp" line="+154"/>
        <source>%1 % · %n picture(s)</source>
        <translation>
            <numerusform>%1 % · %n picture</numerusform>
            <numerusform>%1 % · %n pictures</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::GuidelineEditor</name>
    <message numerus="yes">
        <location filename="../widgets/calibrate/guidelineeditor.cpp" line="+194"/>
        <source>%n annotation(s) handed in under this version</source>
        <translation>
            <numerusform>%n annotation handed in under this version</numerusform>
            <numerusform>%n annotations handed in under this version</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::HandOutPanel</name>
    <message numerus="yes">
        <location filename="../widgets/people/handoutpanel.cpp" line="+241"/>
        <source>%n image(s) of %1 that wait would be handed out.</source>
        <translation>
            <numerusform>%n image of %1 that wait would be handed out.</numerusform>
            <numerusform>%n images of %1 that wait would be handed out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>%n of them get several people.</source>
        <translation>
            <numerusform>%n of them get several people.</numerusform>
            <numerusform>%n of them get several people.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+2"/>
        <source>%n place(s) stay free: nobody chosen can take them.</source>
        <translation>
            <numerusform>%n place stay free: nobody chosen can take them.</numerusform>
            <numerusform>%n places stay free: nobody chosen can take them.</numerusform>
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
    <name>yuyi::ItemsView</name>
    <message numerus="yes">
        <location filename="../widgets/validate/itemsview.cpp" line="+516"/>
        <source>%n question(s) wait for answers now.</source>
        <translation>
            <numerusform>%n question wait for answers now.</numerusform>
            <numerusform>%n questions wait for answers now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+6"/>
        <source>%n image(s) with questions, imported ones too, have not been validated. Their questions will wait for blind answers, and the images are accepted again once they pass.</source>
        <translation>
            <numerusform>%n image with questions, imported ones too, have not been validated. Their questions will wait for blind answers, and the images are accepted again once they pass.</numerusform>
            <numerusform>%n images with questions, imported ones too, have not been validated. Their questions will wait for blind answers, and the images are accepted again once they pass.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::JobKinds</name>
    <message numerus="yes">
        <location filename="../models/services/jobkinds.cpp" line="+44"/>
        <source>%1 added, %2 known already, %n file(s) refused.</source>
        <translation>
            <numerusform>%1 added, %2 known already, %n file refused.</numerusform>
            <numerusform>%1 added, %2 known already, %n files refused.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+28"/>
        <source>%n event(s) written to %1.</source>
        <translation>
            <numerusform>%n event written to %1.</numerusform>
            <numerusform>%n events written to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+13"/>
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
        <source>%Ln image(s) selected</source>
        <translation>
            <numerusform>%Ln image selected</numerusform>
            <numerusform>%Ln images selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::MentionsDialog</name>
    <message numerus="yes">
        <location filename="../widgets/talk/mentionsdialog.cpp" line="+82"/>
        <source>%n not seen yet</source>
        <translation>
            <numerusform>%n not seen yet</numerusform>
            <numerusform>%n not seen yet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::Merging</name>
    <message numerus="yes">
        <location filename="../models/services/merging.cpp" line="+209"/>
        <source>%n field(s) are not settled yet.</source>
        <translation>
            <numerusform>%n field are not settled yet.</numerusform>
            <numerusform>%n fields are not settled yet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::MyWorkDialog</name>
    <message numerus="yes">
        <location filename="../widgets/annotate/myworkdialog.cpp" line="+190"/>
        <source>%n image(s)</source>
        <translation>
            <numerusform>%n image</numerusform>
            <numerusform>%n images</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::NewBatchDialog</name>
    <message numerus="yes">
        <location filename="../widgets/calibrate/newbatchdialog.cpp" line="+142"/>
        <source>%1 of %n free image(s) will be drawn.</source>
        <translation>
            <numerusform>%1 of %n free image will be drawn.</numerusform>
            <numerusform>%1 of %n free images will be drawn.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::OverviewPage</name>
    <message numerus="yes">
        <location filename="../widgets/overview/overviewpage.cpp" line="+204"/>
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
        <source>%n image(s) wait for you to settle what two annotators see differently.</source>
        <translation>
            <numerusform>%n image wait for you to settle what two annotators see differently.</numerusform>
            <numerusform>%n images wait for you to settle what two annotators see differently.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+5"/>
        <source>%n question(s) wait for your answer.</source>
        <translation>
            <numerusform>%n question wait for your answer.</numerusform>
            <numerusform>%n questions wait for your answer.</numerusform>
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
        <location line="+42"/>
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
        <location line="+4"/>
        <source>%n to settle</source>
        <translation>
            <numerusform>%n to settle</numerusform>
            <numerusform>%n to settle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+4"/>
        <source>%n in validation</source>
        <translation>
            <numerusform>%n in validation</numerusform>
            <numerusform>%n in validation</numerusform>
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
        <location line="+23"/>
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
        <location filename="../widgets/duplicates/pairtext.cpp" line="+70"/>
        <source>%n matched point(s)</source>
        <translation>
            <numerusform>%n matched point</numerusform>
            <numerusform>%n matched points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::PeoplePage</name>
    <message numerus="yes">
        <location filename="../widgets/people/peoplecommands.cpp" line="+200"/>
        <source>%n piece(s) of work withdrawn.</source>
        <translation>
            <numerusform>%n piece of work withdrawn.</numerusform>
            <numerusform>%n pieces of work withdrawn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+30"/>
        <source>%n piece(s) of work given to somebody else.</source>
        <translation>
            <numerusform>%n piece of work given to somebody else.</numerusform>
            <numerusform>%n pieces of work given to somebody else.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../widgets/people/peoplepage.cpp" line="+135"/>
        <source>%n image(s) handed out.</source>
        <translation>
            <numerusform>%n image handed out.</numerusform>
            <numerusform>%n images handed out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+115"/>
        <location line="+39"/>
        <source>%n person(s)</source>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="-26"/>
        <location line="+20"/>
        <source>%n in hand</source>
        <translation>
            <numerusform>%n in hand</numerusform>
            <numerusform>%n in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="-19"/>
        <location line="+20"/>
        <source>%n handed in</source>
        <translation>
            <numerusform>%n handed in</numerusform>
            <numerusform>%n handed in</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="-18"/>
        <source>%n sent back</source>
        <translation>
            <numerusform>%n sent back</numerusform>
            <numerusform>%n sent back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+31"/>
        <source>%n piece(s) of work</source>
        <translation>
            <numerusform>%n piece of work</numerusform>
            <numerusform>%n pieces of work</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::Places</name>
    <message numerus="yes">
        <location filename="../models/services/places.cpp" line="+160"/>
        <source>This image has all its annotators (%n).</source>
        <translation>
            <numerusform>This image has all its annotators (%n).</numerusform>
            <numerusform>This image has all its annotators (%n).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::RefusedList</name>
    <message numerus="yes">
        <location filename="../widgets/collect/refusedlist.cpp" line="+62"/>
        <source>%Ln file(s) were not taken</source>
        <translation>
            <numerusform>%Ln file were not taken</numerusform>
            <numerusform>%Ln files were not taken</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ReleasePage</name>
    <message numerus="yes">
        <location filename="../widgets/release/releasepage.cpp" line="+374"/>
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
        <location filename="../models/services/releaseservice.cpp" line="+185"/>
        <source>%n image(s) of the set have no source or no licence, and the project&apos;s rules ask for both.</source>
        <translation>
            <numerusform>%n image of the set have no source or no licence, and the project&apos;s rules ask for both.</numerusform>
            <numerusform>%n images of the set have no source or no licence, and the project&apos;s rules ask for both.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::RevealView</name>
    <message numerus="yes">
        <location filename="../widgets/calibrate/revealview.cpp" line="+147"/>
        <source>%1, %n open comment(s)</source>
        <translation>
            <numerusform>%1, %n open comment</numerusform>
            <numerusform>%1, %n open comments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+10"/>
        <source>%1 of %n difference(s) settled</source>
        <translation>
            <numerusform>%1 of %n difference settled</numerusform>
            <numerusform>%1 of %n differences settled</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ReviewPage</name>
    <message numerus="yes">
        <location filename="../widgets/review/reviewpage.cpp" line="+369"/>
        <source>Saved · %n s ago</source>
        <translation>
            <numerusform>Saved · %n s ago</numerusform>
            <numerusform>Saved · %n s ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+12"/>
        <source>%n to settle</source>
        <translation>
            <numerusform>%n to settle</numerusform>
            <numerusform>%n to settle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>%n field(s) open here</source>
        <translation>
            <numerusform>%n field open here</numerusform>
            <numerusform>%n fields open here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+11"/>
        <source>%n field(s) are still to be settled.</source>
        <translation>
            <numerusform>%n field are still to be settled.</numerusform>
            <numerusform>%n fields are still to be settled.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::RulesForm</name>
    <message numerus="yes">
        <location filename="../widgets/people/rulesform.cpp" line="+159"/>
        <source>%n other(s) answer each question without seeing the key.</source>
        <translation>
            <numerusform>%n other answer each question without seeing the key.</numerusform>
            <numerusform>%n others answer each question without seeing the key.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::SampleDialog</name>
    <message numerus="yes">
        <location filename="../widgets/review/sampledialog.cpp" line="+66"/>
        <source>%n accepted image(s) can be drawn.</source>
        <translation>
            <numerusform>%n accepted image can be drawn.</numerusform>
            <numerusform>%n accepted images can be drawn.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::StepReport</name>
    <message numerus="yes">
        <location filename="../models/services/stepreport.cpp" line="+172"/>
        <source>Decided by %1: %n image(s)</source>
        <translation>
            <numerusform>Decided by %1: %n image</numerusform>
            <numerusform>Decided by %1: %n images</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::TextPage</name>
    <message numerus="yes">
        <location filename="../widgets/text/textdecisions.cpp" line="+48"/>
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
        <location filename="../widgets/text/textpage.cpp" line="+404"/>
        <source>%n image(s) left out</source>
        <translation>
            <numerusform>%n image left out</numerusform>
            <numerusform>%n images left out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::TopBar</name>
    <message numerus="yes">
        <location filename="../widgets/shell/topbar.cpp" line="+106"/>
        <source>%n comment(s) name you and are not seen yet</source>
        <translation>
            <numerusform>%n comment name you and are not seen yet</numerusform>
            <numerusform>%n comments name you and are not seen yet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ValidatePage</name>
    <message numerus="yes">
        <location filename="../widgets/validate/validatepage.cpp" line="+193"/>
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n question</numerusform>
            <numerusform>%n questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+2"/>
        <source>%n open</source>
        <translation>
            <numerusform>%n open</numerusform>
            <numerusform>%n open</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::WorkModel</name>
    <message numerus="yes">
        <location filename="../widgets/people/workmodel.cpp" line="+28"/>
        <source>%n min</source>
        <comment>how long</comment>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+2"/>
        <source>%n h</source>
        <comment>how long</comment>
        <translation>
            <numerusform>%n h</numerusform>
            <numerusform>%n h</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n day(s)</source>
        <comment>how long</comment>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
</context>
</TS>
