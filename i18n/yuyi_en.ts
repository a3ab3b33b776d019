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
        <location filename="../widgets/agreement/agreementpage.cpp" line="+360"/>
        <source>%n image(s) wait for your own labels</source>
        <translation>
            <numerusform>%n image wait for your own labels</numerusform>
            <numerusform>%n images wait for your own labels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+48"/>
        <source>Figures on %n image(s) appear once you have handed in your own labels, or a calibration is revealed.</source>
        <translation>
            <numerusform>Figures on %n image appear once you have handed in your own labels, or a calibration is revealed.</numerusform>
            <numerusform>Figures on %n images appear once you have handed in your own labels, or a calibration is revealed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+35"/>
        <source>%n image(s). Yours are in My Work on the page Annotate; a lead sees them all side by side.</source>
        <translation>
            <numerusform>%n image. Yours are in My Work on the page Annotate; a lead sees them all side by side.</numerusform>
            <numerusform>%n images. Yours are in My Work on the page Annotate; a lead sees them all side by side.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::AgreementViews</name>
    <message numerus="yes">
        <location filename="../widgets/agreement/agreementviews.cpp" line="+132"/>
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
        <location filename="../widgets/annotate/annotatepage.cpp" line="+369"/>
        <source>You submitted %n image(s) today. New images appear here when they pass the inspection.</source>
        <translation>
            <numerusform>You submitted %n image today. New images appear here when they pass the inspection.</numerusform>
            <numerusform>You submitted %n images today. New images appear here when they pass the inspection.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+41"/>
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
        <location filename="../models/services/assignmentservice.cpp" line="+77"/>
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
        <location filename="../widgets/audit/auditpage.cpp" line="+219"/>
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
        <location filename="../widgets/calibrate/calibratepage.cpp" line="+282"/>
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
    <name>yuyi::CaseBook</name>
    <message numerus="yes">
        <location filename="../models/exchange/casebook.cpp" line="+134"/>
        <source>%n case(s), %1</source>
        <translation>
            <numerusform>%n case, %1</numerusform>
            <numerusform>%n cases, %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::CasePanel</name>
    <message numerus="yes">
        <location filename="../widgets/review/casepanel.cpp" line="+387"/>
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
        <location line="+76"/>
        <source>%n case(s)</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ChartsView</name>
    <message numerus="yes">
        <location filename="../widgets/results/chartsview.cpp" line="+354"/>
        <source>%1, %2 against %3: %4 points (95 %: %5 to %6) on %n common question(s)</source>
        <translation>
            <numerusform>%1, %2 against %3: %4 points (95 %: %5 to %6) on %n common question</numerusform>
            <numerusform>%1, %2 against %3: %4 points (95 %: %5 to %6) on %n common questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>%1, %2 against %3: %4 points on %n common question(s)</source>
        <translation>
            <numerusform>%1, %2 against %3: %4 points on %n common question</numerusform>
            <numerusform>%1, %2 against %3: %4 points on %n common questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+59"/>
        <source>People %1 %, models %2 %: %n question(s)</source>
        <translation>
            <numerusform>People %1 %, models %2 %: %n question</numerusform>
            <numerusform>People %1 %, models %2 %: %n questions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::CliAgreement</name>
    <message numerus="yes">
        <location filename="../app/cli/agreementcommands.cpp" line="+80"/>
        <source>%n image(s) are left out: you are still to label them yourself.</source>
        <translation>
            <numerusform>%n image are left out: you are still to label them yourself.</numerusform>
            <numerusform>%n images are left out: you are still to label them yourself.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::CliEndpoint</name>
    <message numerus="yes">
        <location filename="../app/cli/endpointcommands.cpp" line="+186"/>
        <source>%n model(s) listed: %1</source>
        <translation>
            <numerusform>%n model listed: %1</numerusform>
            <numerusform>%n models listed: %1</numerusform>
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
    <name>yuyi::CliRunLookup</name>
    <message numerus="yes">
        <location filename="../app/cli/runlookup.cpp" line="+44"/>
        <source>“%1” fits %n run(s); give more of the id.</source>
        <translation>
            <numerusform>“%1” fits %n run; give more of the id.</numerusform>
            <numerusform>“%1” fits %n runs; give more of the id.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::CodingView</name>
    <message numerus="yes">
        <location filename="../widgets/errors/codingview.cpp" line="+453"/>
        <source>%n case(s) wait to be settled: J walks through them.</source>
        <translation>
            <numerusform>%n case wait to be settled: J walks through them.</numerusform>
            <numerusform>%n cases wait to be settled: J walks through them.</numerusform>
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
    <name>yuyi::CompareView</name>
    <message numerus="yes">
        <location filename="../widgets/results/compareview.cpp" line="+299"/>
        <source>Gained: %n question(s) only the second has right</source>
        <translation>
            <numerusform>Gained: %n question only the second has right</numerusform>
            <numerusform>Gained: %n questions only the second has right</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Lost: %n question(s) only the first has right</source>
        <translation>
            <numerusform>Lost: %n question only the first has right</numerusform>
            <numerusform>Lost: %n questions only the first has right</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ComparisonsModel</name>
    <message numerus="yes">
        <location filename="../widgets/results/comparisonsmodel.cpp" line="+53"/>
        <source>Exact McNemar p = %1, after Holm over %n comparison(s) %2.</source>
        <translation>
            <numerusform>Exact McNemar p = %1, after Holm over %n comparison %2.</numerusform>
            <numerusform>Exact McNemar p = %1, after Holm over %n comparisons %2.</numerusform>
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
        <location filename="../widgets/collect/dossiertext.cpp" line="+111"/>
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
    <message numerus="yes">
        <location line="+18"/>
        <source>%n comment(s), open</source>
        <translation>
            <numerusform>%n comment, open</numerusform>
            <numerusform>%n comments, open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n comment(s), settled</source>
        <translation>
            <numerusform>%n comment, settled</numerusform>
            <numerusform>%n comments, settled</numerusform>
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
        <location filename="../widgets/duplicates/duplicatespage.cpp" line="+410"/>
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
    <name>yuyi::EndpointTestPanel</name>
    <message numerus="yes">
        <location filename="../widgets/models/endpointtestpanel.cpp" line="+192"/>
        <source>%n model(s) on the server; a click takes one:</source>
        <translation>
            <numerusform>%n model on the server; a click takes one:</numerusform>
            <numerusform>%n models on the server; a click takes one:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ErrorsOverview</name>
    <message numerus="yes">
        <location filename="../widgets/errors/errorsoverview.cpp" line="+365"/>
        <source>%n case(s)</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ErrorsPage</name>
    <message numerus="yes">
        <location filename="../widgets/errors/errorspage.cpp" line="+280"/>
        <source>%n case(s) are drawn.</source>
        <translation>
            <numerusform>%n case are drawn.</numerusform>
            <numerusform>%n cases are drawn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+14"/>
        <source>%n case(s) came in addition.</source>
        <translation>
            <numerusform>%n case came in addition.</numerusform>
            <numerusform>%n cases came in addition.</numerusform>
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
        <location filename="../widgets/collect/filterbar.cpp" line="+290"/>
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
        <location filename="../widgets/people/handoutpanel.cpp" line="+250"/>
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
    <name>yuyi::ImportResponsesDialog</name>
    <message numerus="yes">
        <location filename="../widgets/results/importresponsesdialog.cpp" line="+143"/>
        <source>%n answer(s) in the file.</source>
        <translation>
            <numerusform>%n answer in the file.</numerusform>
            <numerusform>%n answers in the file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+51"/>
        <source>%n answer(s) imported.</source>
        <translation>
            <numerusform>%n answer imported.</numerusform>
            <numerusform>%n answers imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+4"/>
        <source>The file says nothing about %n item(s) of the project.</source>
        <translation>
            <numerusform>The file says nothing about %n item of the project.</numerusform>
            <numerusform>The file says nothing about %n items of the project.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+2"/>
        <source>%n id(s) stood there twice with the same reply.</source>
        <translation>
            <numerusform>%n id stood there twice with the same reply.</numerusform>
            <numerusform>%n ids stood there twice with the same reply.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+2"/>
        <source>%n id(s) of no item were left out:</source>
        <translation>
            <numerusform>%n id of no item were left out:</numerusform>
            <numerusform>%n ids of no item were left out:</numerusform>
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
        <location filename="../widgets/validate/itemscommands.cpp" line="+98"/>
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
    <name>yuyi::LaunchFigures</name>
    <message numerus="yes">
        <location filename="../widgets/models/launchfigures.cpp" line="+102"/>
        <source>%n picture(s) cannot be sent; their items end as errors.</source>
        <translation>
            <numerusform>%n picture cannot be sent; their items end as errors.</numerusform>
            <numerusform>%n pictures cannot be sent; their items end as errors.</numerusform>
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
    <name>yuyi::ModelsPage</name>
    <message numerus="yes">
        <location filename="../widgets/models/modelspage.cpp" line="+95"/>
        <source>%n run(s) started. They go on while you work on other pages.</source>
        <translation>
            <numerusform>%n run started. They go on while you work on other pages.</numerusform>
            <numerusform>%n runs started. They go on while you work on other pages.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+239"/>
        <source>%n run(s) are back.</source>
        <translation>
            <numerusform>%n run are back.</numerusform>
            <numerusform>%n runs are back.</numerusform>
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
        <location filename="../widgets/calibrate/newbatchdialog.cpp" line="+143"/>
        <source>%1 of %n free image(s) will be drawn.</source>
        <translation>
            <numerusform>%1 of %n free image will be drawn.</numerusform>
            <numerusform>%1 of %n free images will be drawn.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::NewRunView</name>
    <message numerus="yes">
        <location filename="../widgets/models/newrunview.cpp" line="+319"/>
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n run</numerusform>
            <numerusform>%n runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+29"/>
        <source>%n without exactly one correct option left out</source>
        <translation>
            <numerusform>%n without exactly one correct option left out</numerusform>
            <numerusform>%n without exactly one correct option left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+2"/>
        <source>%n not accepted yet left out</source>
        <translation>
            <numerusform>%n not accepted yet left out</numerusform>
            <numerusform>%n not accepted yet left out</numerusform>
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
        <location filename="../widgets/people/peoplecommands.cpp" line="+203"/>
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
        <location filename="../widgets/people/peoplepage.cpp" line="+136"/>
        <source>%n image(s) handed out.</source>
        <translation>
            <numerusform>%n image handed out.</numerusform>
            <numerusform>%n images handed out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+119"/>
        <location line="+44"/>
        <source>%n person(s)</source>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="-31"/>
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
        <location line="+36"/>
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
        <location filename="../models/services/places.cpp" line="+171"/>
        <source>This image has all its annotators (%n).</source>
        <translation>
            <numerusform>This image has all its annotators (%n).</numerusform>
            <numerusform>This image has all its annotators (%n).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::PromptDraft</name>
    <message numerus="yes">
        <location filename="../models/services/promptdraft.cpp" line="+42"/>
        <source>%n worked example(s) are wanted, and fewer of those named are items of this project.</source>
        <translation>
            <numerusform>%n worked example are wanted, and fewer of those named are items of this project.</numerusform>
            <numerusform>%n worked examples are wanted, and fewer of those named are items of this project.</numerusform>
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
        <location filename="../models/services/releaseservice.cpp" line="+186"/>
        <source>%n image(s) of the set have no source or no licence, and the project&apos;s rules ask for both.</source>
        <translation>
            <numerusform>%n image of the set have no source or no licence, and the project&apos;s rules ask for both.</numerusform>
            <numerusform>%n images of the set have no source or no licence, and the project&apos;s rules ask for both.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ResponseImport</name>
    <message numerus="yes">
        <location filename="../models/services/repliesfile.cpp" line="+134"/>
        <source>%n id(s) stand in the file twice with different replies: %1.</source>
        <translation>
            <numerusform>%n id stand in the file twice with different replies: %1.</numerusform>
            <numerusform>%n ids stand in the file twice with different replies: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../models/services/responseimport.cpp" line="+244"/>
        <source>Nothing was imported: %n id(s) belong to no item of this project (%1).</source>
        <translation>
            <numerusform>Nothing was imported: %n id belong to no item of this project (%1).</numerusform>
            <numerusform>Nothing was imported: %n ids belong to no item of this project (%1).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ResultsPage</name>
    <message numerus="yes">
        <location filename="../widgets/results/resultspage.cpp" line="+214"/>
        <source>%n question(s) wait for you and are not listed</source>
        <translation>
            <numerusform>%n question wait for you and are not listed</numerusform>
            <numerusform>%n questions wait for you and are not listed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ResultsTable</name>
    <message numerus="yes">
        <location filename="../models/services/resultsbaselines.cpp" line="+167"/>
        <source>People, best of %n</source>
        <translation>
            <numerusform>People, best of %n</numerusform>
            <numerusform>People, best of %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../models/services/resultsnotes.cpp" line="+22"/>
        <source>Only the %n question(s) that all runs shown here have in common are counted.</source>
        <translation>
            <numerusform>Only the %n question that all runs shown here have in common are counted.</numerusform>
            <numerusform>Only the %n questions that all runs shown here have in common are counted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+12"/>
        <source>Questions shown to a model as worked examples are not counted in its run (up to %n).</source>
        <translation>
            <numerusform>Questions shown to a model as worked examples are not counted in its run (up to %n).</numerusform>
            <numerusform>Questions shown to a model as worked examples are not counted in its run (up to %n).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+15"/>
        <source>The labels of %n question(s) differ between frozen sets: each run counts them as they were.</source>
        <translation>
            <numerusform>The labels of %n question differ between frozen sets: each run counts them as they were.</numerusform>
            <numerusform>The labels of %n questions differ between frozen sets: each run counts them as they were.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+21"/>
        <source>%1: a question with several labels counts in each of them (%n question(s)), as the paper counts.</source>
        <translation>
            <numerusform>%1: a question with several labels counts in each of them (%n question), as the paper counts.</numerusform>
            <numerusform>%1: a question with several labels counts in each of them (%n questions), as the paper counts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+25"/>
        <source>%n reply(ies) count as a person read them, not as the scorer did.</source>
        <translation>
            <numerusform>%n reply(ies) count as a person read them, not as the scorer did.</numerusform>
            <numerusform>%n reply(ies) count as a person read them, not as the scorer did.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../models/services/resultstable.cpp" line="+90"/>
        <source>%n example(s)</source>
        <translation>
            <numerusform>%n example</numerusform>
            <numerusform>%n examples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+54"/>
        <source>%n repeat(s)</source>
        <translation>
            <numerusform>%n repeat</numerusform>
            <numerusform>%n repeats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+42"/>
        <source>%n question(s) have not been asked yet; the figures are over the others.</source>
        <translation>
            <numerusform>%n question have not been asked yet; the figures are over the others.</numerusform>
            <numerusform>%n questions have not been asked yet; the figures are over the others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+2"/>
        <source>%n question(s) ended with a fault that need not come again; the figures are over the others. Ask these again.</source>
        <translation>
            <numerusform>%n question ended with a fault that need not come again; the figures are over the others. Ask these again.</numerusform>
            <numerusform>%n questions ended with a fault that need not come again; the figures are over the others. Ask these again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>%n question(s) are without a final reply (%1 of them ended with a fault that need not come again); the figures are over the others.</source>
        <translation>
            <numerusform>%n question are without a final reply (%1 of them ended with a fault that need not come again); the figures are over the others.</numerusform>
            <numerusform>%n questions are without a final reply (%1 of them ended with a fault that need not come again); the figures are over the others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+70"/>
        <source>%n older run(s) of the same model in the same column are not shown: the newest counts.</source>
        <translation>
            <numerusform>%n older run of the same model in the same column are not shown: the newest counts.</numerusform>
            <numerusform>%n older runs of the same model in the same column are not shown: the newest counts.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ResultsTableModel</name>
    <message numerus="yes">
        <location filename="../widgets/results/resultstablemodel.cpp" line="+42"/>
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n question</numerusform>
            <numerusform>%n questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+0"/>
        <source>%n answer(s) or question(s)</source>
        <translation>
            <numerusform>%n answer or question</numerusform>
            <numerusform>%n answers or questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+2"/>
        <source>Mean of %n repeat(s); the counts are over all of them.</source>
        <translation>
            <numerusform>Mean of %n repeat; the counts are over all of them.</numerusform>
            <numerusform>Mean of %n repeats; the counts are over all of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+8"/>
        <source>%n question(s) have no final reply and are not counted.</source>
        <translation>
            <numerusform>%n question have no final reply and are not counted.</numerusform>
            <numerusform>%n questions have no final reply and are not counted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+2"/>
        <source>On %n question(s) a person’s word counts.</source>
        <translation>
            <numerusform>On %n question a person’s word counts.</numerusform>
            <numerusform>On %n questions a person’s word counts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+84"/>
        <source>%n repeat(s): right at least once %1 %, every time %2 %, the same answer every time %3 %</source>
        <translation>
            <numerusform>%n repeat: right at least once %1 %, every time %2 %, the same answer every time %3 %</numerusform>
            <numerusform>%n repeats: right at least once %1 %, every time %2 %, the same answer every time %3 %</numerusform>
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
        <location filename="../widgets/review/reviewpage.cpp" line="+367"/>
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
        <location filename="../widgets/people/rulesform.cpp" line="+171"/>
        <source>%n other(s) answer each question without seeing the key.</source>
        <translation>
            <numerusform>%n other answer each question without seeing the key.</numerusform>
            <numerusform>%n others answer each question without seeing the key.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::RunDetail</name>
    <message numerus="yes">
        <location filename="../widgets/models/rundetail.cpp" line="+160"/>
        <source>%1, temperature %2, %3, %n repeat(s)</source>
        <comment>model, temperature, order of options</comment>
        <translation>
            <numerusform>%1, temperature %2, %3, %n repeat</numerusform>
            <numerusform>%1, temperature %2, %3, %n repeats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+4"/>
        <source>%1, %n request(s)</source>
        <translation>
            <numerusform>%1, %n request</numerusform>
            <numerusform>%1, %n requests</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::RunPlan</name>
    <message numerus="yes">
        <location filename="../models/services/runplan.cpp" line="+127"/>
        <source>%n item(s) fit as well but are not accepted yet; a condition on the stage takes them in.</source>
        <translation>
            <numerusform>%n item fit as well but are not accepted yet; a condition on the stage takes them in.</numerusform>
            <numerusform>%n items fit as well but are not accepted yet; a condition on the stage takes them in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+4"/>
        <source>%n item(s) do not have exactly one correct option and are left out.</source>
        <translation>
            <numerusform>%n item do not have exactly one correct option and are left out.</numerusform>
            <numerusform>%n items do not have exactly one correct option and are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+10"/>
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n item(s): %1</source>
        <translation>
            <numerusform>%n item: %1</numerusform>
            <numerusform>%n items: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+85"/>
        <source>The configuration “%1” needs %n example(s).</source>
        <translation>
            <numerusform>The configuration “%1” needs %n example.</numerusform>
            <numerusform>The configuration “%1” needs %n examples.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+77"/>
        <source>%n item(s) serve as worked examples and are not asked with few-shot prompts.</source>
        <translation>
            <numerusform>%n item serve as worked examples and are not asked with few-shot prompts.</numerusform>
            <numerusform>%n items serve as worked examples and are not asked with few-shot prompts.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::RunService</name>
    <message numerus="yes">
        <location filename="../models/services/runservice.cpp" line="+57"/>
        <source>The prompt shows %n worked example(s); name as many items.</source>
        <translation>
            <numerusform>The prompt shows %n worked example; name as many items.</numerusform>
            <numerusform>The prompt shows %n worked examples; name as many items.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::Runner</name>
    <message numerus="yes">
        <location filename="../models/services/runnerwork.cpp" line="+312"/>
        <source>%n request(s) ended with a passing fault each time. Start the run again to ask them once more.</source>
        <translation>
            <numerusform>%n request ended with a passing fault each time. Start the run again to ask them once more.</numerusform>
            <numerusform>%n requests ended with a passing fault each time. Start the run again to ask them once more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::RunsModel</name>
    <message numerus="yes">
        <location filename="../widgets/models/runsmodel.cpp" line="+154"/>
        <source>%1 · %2 · %n run(s)</source>
        <comment>time of a launch and name of its items</comment>
        <translation>
            <numerusform>%1 · %2 · %n run</numerusform>
            <numerusform>%1 · %2 · %n runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::RunsView</name>
    <message numerus="yes">
        <location filename="../widgets/models/runsview.cpp" line="+292"/>
        <source>%1 under way, %n run(s) in all</source>
        <translation>
            <numerusform>%1 under way, %n run in all</numerusform>
            <numerusform>%1 under way, %n runs in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n run</numerusform>
            <numerusform>%n runs</numerusform>
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
    <name>yuyi::TablesView</name>
    <message numerus="yes">
        <location filename="../widgets/results/tablesview.cpp" line="+265"/>
        <source>%n more row(s) are incomplete.</source>
        <translation>
            <numerusform>%n more row are incomplete.</numerusform>
            <numerusform>%n more rows are incomplete.</numerusform>
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
        <location filename="../widgets/text/textpage.cpp" line="+390"/>
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
        <location filename="../widgets/shell/topbar.cpp" line="+107"/>
        <source>%n comment(s) name you and are not seen yet</source>
        <translation>
            <numerusform>%n comment name you and are not seen yet</numerusform>
            <numerusform>%n comments name you and are not seen yet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::TopUpDialog</name>
    <message numerus="yes">
        <location filename="../widgets/errors/errordialogs.cpp" line="+62"/>
        <source>The sample has %n case(s). They stay; more are drawn by its own rules.</source>
        <translation>
            <numerusform>The sample has %n case. They stay; more are drawn by its own rules.</numerusform>
            <numerusform>The sample has %n cases. They stay; more are drawn by its own rules.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::TroubleList</name>
    <message numerus="yes">
        <location filename="../widgets/models/troublelist.cpp" line="+67"/>
        <source>%n request(s) wait to be asked again</source>
        <translation>
            <numerusform>%n request wait to be asked again</numerusform>
            <numerusform>%n requests wait to be asked again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+2"/>
        <source>%1: in %2, tried %n time(s). %3</source>
        <translation>
            <numerusform>%1: in %2, tried %n time. %3</numerusform>
            <numerusform>%1: in %2, tried %n times. %3</numerusform>
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
