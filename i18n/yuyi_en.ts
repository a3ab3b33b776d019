<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>yuyi::AcceptedPanel</name>
    <message numerus="yes">
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
        <source>%n image(s) wait for your own labels</source>
        <translation>
            <numerusform>%n image wait for your own labels</numerusform>
            <numerusform>%n images wait for your own labels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Figures on %n image(s) appear once you have handed in your own labels, or a calibration is revealed.</source>
        <translation>
            <numerusform>Figures on %n image appear once you have handed in your own labels, or a calibration is revealed.</numerusform>
            <numerusform>Figures on %n images appear once you have handed in your own labels, or a calibration is revealed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s). Yours are in My Work on the page Annotate; a lead sees them all side by side.</source>
        <translation>
            <numerusform>%n image. Yours are in My Work on the page Annotate; a lead sees them all side by side.</numerusform>
            <numerusform>%n images. Yours are in My Work on the page Annotate; a lead sees them all side by side.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) labelled blind by two or more of %1</source>
        <translation>
            <numerusform>%n image labelled blind by two or more of %1</numerusform>
            <numerusform>%n images labelled blind by two or more of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) labelled blind by two or more of %1, shown without their names</source>
        <translation>
            <numerusform>%n image labelled blind by two or more of %1, shown without their names</numerusform>
            <numerusform>%n images labelled blind by two or more of %1, shown without their names</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n image(s): collect at least %1 before you rely on the figures. %2</source>
        <translation>
            <numerusform>Only %n image: collect at least %1 before you rely on the figures. %2</numerusform>
            <numerusform>Only %n images: collect at least %1 before you rely on the figures. %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::AgreementViews</name>
    <message numerus="yes">
        <source>%1: given by both, %n pair(s) of people</source>
        <translation>
            <numerusform>%1: given by both, %n pair of people</numerusform>
            <numerusform>%1: given by both, %n pairs of people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 against %2: %n pair(s) of people</source>
        <translation>
            <numerusform>%1 against %2: %n pair of people</numerusform>
            <numerusform>%1 against %2: %n pairs of people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
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
        <source>You submitted %n image(s) today. New images appear here when they pass the inspection.</source>
        <translation>
            <numerusform>You submitted %n image today. New images appear here when they pass the inspection.</numerusform>
            <numerusform>You submitted %n images today. New images appear here when they pass the inspection.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved %n second(s) ago</source>
        <translation>
            <numerusform>Saved %n second ago</numerusform>
            <numerusform>Saved %n seconds ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n today</source>
        <translation>
            <numerusform>%n today</numerusform>
            <numerusform>%n today</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to go</source>
        <translation>
            <numerusform>%n to go</numerusform>
            <numerusform>%n to go</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::AnswerView</name>
    <message numerus="yes">
        <source>%n answer(s) are not saved.</source>
        <translation>
            <numerusform>%n answer is not saved.</numerusform>
            <numerusform>%n answers are not saved.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s) you have answered before wait for people who have not; after a day without them they come to you.</source>
        <translation>
            <numerusform>%Ln question you have answered before waits for people who have not; after a day without them it comes to you.</numerusform>
            <numerusform>%Ln questions you have answered before wait for people who have not; after a day without them they come to you.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::AnswersView</name>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>%n answer</numerusform>
            <numerusform>%n answers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n time</numerusform>
            <numerusform>%n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::AskDialog</name>
    <message numerus="yes">
        <source>%n request(s)</source>
        <translation>
            <numerusform>%n request</numerusform>
            <numerusform>%n requests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) cannot be sent.</source>
        <translation>
            <numerusform>%n picture cannot be sent.</numerusform>
            <numerusform>%n pictures cannot be sent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) asked just this before: the same model, pictures, prompt and parameters. Asking anew costs as much again.</source>
        <translation>
            <numerusform>%n run asked just this before: the same model, pictures, prompt and parameters. Asking anew costs as much again.</numerusform>
            <numerusform>%n runs asked just this before: the same model, pictures, prompt and parameters. Asking anew costs as much again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::AssignmentService</name>
    <message numerus="yes">
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
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n event</numerusform>
            <numerusform>%n events</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::BatchDialog</name>
    <message numerus="yes">
        <source>%n picture(s) would be discarded; what stays stands before them.</source>
        <translation>
            <numerusform>%n picture would be discarded; the one that stays comes before it.</numerusform>
            <numerusform>%n pictures would be discarded; the one that stays comes before them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n</source>
        <translation>
            <numerusform>Discard %n</numerusform>
            <numerusform>Discard %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::BookProbesDialog</name>
    <message numerus="yes">
        <source>%n question(s) to the model stand with these cases.</source>
        <translation>
            <numerusform>%n question to the model stand with these cases.</numerusform>
            <numerusform>%n questions to the model stand with these cases.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::CalibratePage</name>
    <message numerus="yes">
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
        <source>Hide the %n field(s) that agree</source>
        <translation>
            <numerusform>Hide the %n field that agree</numerusform>
            <numerusform>Hide the %n fields that agree</numerusform>
        </translation>
    </message>
    <message numerus="yes">
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
        <source>Begun: %n field(s) to settle</source>
        <translation>
            <numerusform>Begun: %n field to settle</numerusform>
            <numerusform>Begun: %n fields to settle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Waiting: %n field(s) to settle</source>
        <translation>
            <numerusform>Waiting: %n field to settle</numerusform>
            <numerusform>Waiting: %n fields to settle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
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
        <source>%1, %2 against %3: %4 points (95 %: %5 to %6) on %n common question(s)</source>
        <translation>
            <numerusform>%1, %2 against %3: %4 points (95 %: %5 to %6) on %n common question</numerusform>
            <numerusform>%1, %2 against %3: %4 points (95 %: %5 to %6) on %n common questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 against %3: %4 points on %n common question(s)</source>
        <translation>
            <numerusform>%1, %2 against %3: %4 points on %n common question</numerusform>
            <numerusform>%1, %2 against %3: %4 points on %n common questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
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
        <source>%n image(s) are left out: you are still to label them yourself.</source>
        <translation>
            <numerusform>%n image are left out: you are still to label them yourself.</numerusform>
            <numerusform>%n images are left out: you are still to label them yourself.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::CliDescribe</name>
    <message numerus="yes">
        <source>%n description(s) you had not scored are no longer yours to score: you see the figures now.</source>
        <translation>
            <numerusform>%n description you had not scored are no longer yours to score: you see the figures now.</numerusform>
            <numerusform>%n descriptions you had not scored are no longer yours to score: you see the figures now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n practice run(s) are left out; --practice takes them in.</source>
        <translation>
            <numerusform>%n practice run is left out; --practice takes it in.</numerusform>
            <numerusform>%n practice runs are left out; --practice takes them in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n description(s) of this run left to score, and what judges and others said of them would show in the figures. Score them first, or add --open: what is left is then no longer yours to score.</source>
        <translation>
            <numerusform>You have %n description of this run left to score, and what judges and others said of it would show in the figures. Score it first, or add --open: it is then no longer yours to score.</numerusform>
            <numerusform>You have %n descriptions of this run left to score, and what judges and others said of them would show in the figures. Score them first, or add --open: what is left is then no longer yours to score.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::CliEndpoint</name>
    <message numerus="yes">
        <source>%n model(s) listed: %1</source>
        <translation>
            <numerusform>%n model listed: %1</numerusform>
            <numerusform>%n models listed: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::CliErrors</name>
    <message numerus="yes">
        <source>    %n question(s) to the model</source>
        <translation>
            <numerusform>    %n question to the model</numerusform>
            <numerusform>    %n questions to the model</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::CliFilter</name>
    <message numerus="yes">
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
        <source>%1: %n new image(s)</source>
        <translation>
            <numerusform>%1: %n new image</numerusform>
            <numerusform>%1: %n new images</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) would be handed out.</source>
        <translation>
            <numerusform>%n image would be handed out.</numerusform>
            <numerusform>%n images would be handed out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) handed out.</source>
        <translation>
            <numerusform>%n image handed out.</numerusform>
            <numerusform>%n images handed out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) stay free: nobody chosen can take them.</source>
        <translation>
            <numerusform>%n place stay free: nobody chosen can take them.</numerusform>
            <numerusform>%n places stay free: nobody chosen can take them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) of work withdrawn.</source>
        <translation>
            <numerusform>%n piece of work withdrawn.</numerusform>
            <numerusform>%n pieces of work withdrawn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) of work given to somebody else.</source>
        <translation>
            <numerusform>%n piece of work given to somebody else.</numerusform>
            <numerusform>%n pieces of work given to somebody else.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) would be added.</source>
        <translation>
            <numerusform>%n person would be added.</numerusform>
            <numerusform>%n people would be added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) added.</source>
        <translation>
            <numerusform>%n person added.</numerusform>
            <numerusform>%n people added.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::CliProject</name>
    <message numerus="yes">
        <source>%n decision(s) undone.</source>
        <translation>
            <numerusform>%n decision undone.</numerusform>
            <numerusform>%n decisions undone.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::CliResults</name>
    <message numerus="yes">
        <source>%n practice run(s) are left out; --practice takes them in.</source>
        <translation>
            <numerusform>%n practice run is left out; --practice takes it in.</numerusform>
            <numerusform>%n practice runs are left out; --practice takes them in.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::CliRun</name>
    <message numerus="yes">
        <source>%1, %2: already done (%n replies); --again asks anew.</source>
        <translation>
            <numerusform>%1, %2: already done (%n reply); --again asks anew.</numerusform>
            <numerusform>%1, %2: already done (%n replies); --again asks anew.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::CliRunLookup</name>
    <message numerus="yes">
        <source>“%1” fits %n run(s); give more of the id.</source>
        <translation>
            <numerusform>“%1” fits %n run; give more of the id.</numerusform>
            <numerusform>“%1” fits %n runs; give more of the id.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::CliStudy</name>
    <message numerus="yes">
        <source>%n simulated participant(s) taken away.</source>
        <translation>
            <numerusform>%n simulated participant taken away.</numerusform>
            <numerusform>%n simulated participants taken away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Removed from %n backup(s), too.</source>
        <translation>
            <numerusform>Removed from %n backup, too.</numerusform>
            <numerusform>Removed from %n backups, too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 people, %2 items each, about %n minute(s).</source>
        <translation>
            <numerusform>%1 people, %2 items each, about %n minute.</numerusform>
            <numerusform>%1 people, %2 items each, about %n minutes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 seconds for a question, as %n people in earlier studies needed.</source>
        <translation>
            <numerusform>%1 seconds for a question, as %n person in earlier studies needed.</numerusform>
            <numerusform>%1 seconds for a question, as %n people in earlier studies needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n simulated participant(s)</source>
        <translation>
            <numerusform>%1, %n simulated participant</numerusform>
            <numerusform>%1, %n simulated participants</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::CodingView</name>
    <message numerus="yes">
        <source>%n case(s) wait to be settled: Shift+J goes to the next one.</source>
        <translation>
            <numerusform>%n case wait to be settled: Shift+J goes to the next one.</numerusform>
            <numerusform>%n cases wait to be settled: Shift+J goes to the next one.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::CollectController</name>
    <message numerus="yes">
        <source>Kept %Ln image(s)</source>
        <translation>
            <numerusform>Kept %Ln image</numerusform>
            <numerusform>Kept %Ln images</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discarded %Ln image(s): %1</source>
        <translation>
            <numerusform>Discarded %Ln image: %1</numerusform>
            <numerusform>Discarded %Ln images: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln image(s) changed.</source>
        <translation>
            <numerusform>%Ln image changed.</numerusform>
            <numerusform>%Ln images changed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n question</numerusform>
            <numerusform>%n questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s)</source>
        <translation>
            <numerusform>%n image</numerusform>
            <numerusform>%n images</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) refused</source>
        <translation>
            <numerusform>%n entry refused</numerusform>
            <numerusform>%n entries refused</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conflict(s)</source>
        <translation>
            <numerusform>%n conflict</numerusform>
            <numerusform>%n conflicts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::CollectPage</name>
    <message numerus="yes">
        <source>%Ln file(s) were not taken</source>
        <translation>
            <numerusform>%Ln file were not taken</numerusform>
            <numerusform>%Ln files were not taken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected image(s) will stand as kept, those discarded at inspection, too.</source>
        <translation>
            <numerusform>%n selected image will be marked as kept, even if it was discarded at inspection.</numerusform>
            <numerusform>%n selected images will be marked as kept, even those discarded at inspection.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected image(s) will be discarded, those kept before, too.</source>
        <translation>
            <numerusform>%n selected image will be discarded, even if it was kept before.</numerusform>
            <numerusform>%n selected images will be discarded, even those kept before.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep %n</source>
        <translation>
            <numerusform>Keep %n</numerusform>
            <numerusform>Keep %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n</source>
        <translation>
            <numerusform>Discard %n</numerusform>
            <numerusform>Discard %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) whose picture was in the project</source>
        <translation>
            <numerusform>%Ln file whose picture was in the project</numerusform>
            <numerusform>%Ln files whose pictures were in the project</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s)</source>
        <translation>
            <numerusform>%n image</numerusform>
            <numerusform>%n images</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::CompareView</name>
    <message numerus="yes">
        <source>Only B correct: %n question(s)</source>
        <translation>
            <numerusform>Only B correct: %n question</numerusform>
            <numerusform>Only B correct: %n questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only A correct: %n question(s)</source>
        <translation>
            <numerusform>Only A correct: %n question</numerusform>
            <numerusform>Only A correct: %n questions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ComparisonsModel</name>
    <message numerus="yes">
        <source>Exact McNemar: %1; after Holm over %n comparison(s): %2.</source>
        <translation>
            <numerusform>Exact McNemar: %1; after Holm over %n comparison: %2.</numerusform>
            <numerusform>Exact McNemar: %1; after Holm over %n comparisons: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n common question(s)</source>
        <translation>
            <numerusform>%n common question</numerusform>
            <numerusform>%n common questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s)</source>
        <translation>
            <numerusform>%n image</numerusform>
            <numerusform>%n images</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On %1 of %2; %n that only one of them has answered are left out.</source>
        <translation>
            <numerusform>On %1 of %2; %n that only one of them has answered is left out.</numerusform>
            <numerusform>On %1 of %2; %n that only one of them has answered are left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::DataCard</name>
    <message numerus="yes">
        <source>%n image(s) have no source.</source>
        <translation>
            <numerusform>%n image have no source.</numerusform>
            <numerusform>%n images have no source.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::DescriptionReport</name>
    <message numerus="yes">
        <source>What judges and others said is shown once you have scored all of these descriptions. %n are left.</source>
        <translation>
            <numerusform>What judges and others said is shown once you have scored all of these descriptions. %n are left.</numerusform>
            <numerusform>What judges and others said is shown once you have scored all of these descriptions. %n are left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::DescriptionService</name>
    <message numerus="yes">
        <source>%n item(s) fit as well but are not accepted yet; a condition on the stage takes them in.</source>
        <translation>
            <numerusform>%n item fit as well but are not accepted yet; a condition on the stage takes them in.</numerusform>
            <numerusform>%n items fit as well but are not accepted yet; a condition on the stage takes them in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) have no description to judge; they are asked once there is one.</source>
        <translation>
            <numerusform>%n picture have no description to judge; they are asked once there is one.</numerusform>
            <numerusform>%n pictures have no description to judge; they are asked once there is one.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::DescriptionsOverview</name>
    <message numerus="yes">
        <source>%n description(s) scored</source>
        <translation>
            <numerusform>%n description scored</numerusform>
            <numerusform>%n descriptions scored</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What judges and others said of these descriptions is shown now and later. The %n description(s) you have not scored yet are no longer yours to score: what you would say would not be blind.</source>
        <translation>
            <numerusform>What judges and others said of these descriptions is shown now and later. The %n description you have not scored yet are no longer yours to score: what you would say would not be blind.</numerusform>
            <numerusform>What judges and others said of these descriptions is shown now and later. The %n descriptions you have not scored yet are no longer yours to score: what you would say would not be blind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reply(s) read otherwise than before.</source>
        <translation>
            <numerusform>%n reply read otherwise than before.</numerusform>
            <numerusform>%n replys read otherwise than before.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are left for you to score.</source>
        <translation>
            <numerusform>%n are left for you to score.</numerusform>
            <numerusform>%n are left for you to score.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n score(s) of %1 could not be read</source>
        <translation>
            <numerusform>%n score of %1 could not be read</numerusform>
            <numerusform>%n scores of %1 could not be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) to %1 failed</source>
        <translation>
            <numerusform>%n request to %1 failed</numerusform>
            <numerusform>%n requests to %1 failed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gave or changed %n score(s) after seeing the figures, or being able to</source>
        <translation>
            <numerusform>%1 gave or changed %n score after seeing the figures, or being able to</numerusform>
            <numerusform>%1 gave or changed %n scores after seeing the figures, or being able to</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reply(s) of judges would be read otherwise now</source>
        <translation>
            <numerusform>%n reply of judges would be read otherwise now</numerusform>
            <numerusform>%n replys of judges would be read otherwise now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, %3: %4 – %n description(s)</source>
        <translation>
            <numerusform>%1: %2, %3: %4 – %n description</numerusform>
            <numerusform>%1: %2, %3: %4 – %n descriptions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n failed</numerusform>
            <numerusform>%n failed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a score that could be read</source>
        <translation>
            <numerusform>%n without a score that could be read</numerusform>
            <numerusform>%n without a score that could be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not scored</source>
        <translation>
            <numerusform>%n not scored</numerusform>
            <numerusform>%n not scored</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::DescriptionsPage</name>
    <message numerus="yes">
        <source>%n description(s) left for you to score</source>
        <translation>
            <numerusform>%n description left for you to score</numerusform>
            <numerusform>%n descriptions left for you to score</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judge(s) at work.</source>
        <translation>
            <numerusform>%n judge at work.</numerusform>
            <numerusform>%n judges at work.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) at work.</source>
        <translation>
            <numerusform>%n run at work.</numerusform>
            <numerusform>%n runs at work.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::DossierText</name>
    <message numerus="yes">
        <source>%n frame(s); the first one counts</source>
        <translation>
            <numerusform>%n frame; the first one counts</numerusform>
            <numerusform>%n frames; the first one counts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n question(s), %2</source>
        <translation>
            <numerusform>%1, %n question, %2</numerusform>
            <numerusform>%1, %n questions, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n comment(s), open</source>
        <translation>
            <numerusform>%n comment, open</numerusform>
            <numerusform>%n comments, open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
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
        <source>%n duplicate(s) discarded</source>
        <translation>
            <numerusform>%n duplicate discarded</numerusform>
            <numerusform>%n duplicates discarded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Confirm %n from %1 %</source>
        <translation>
            <numerusform>Confirm %n from %1 %</numerusform>
            <numerusform>Confirm %n from %1 %</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of at least %1 % confirmed</source>
        <translation>
            <numerusform>%n group of at least %1 % confirmed</numerusform>
            <numerusform>%n groups of at least %1 % confirmed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Certainty from %1 %: %n group(s)</source>
        <translation>
            <numerusform>Certainty from %1 %: %n group</numerusform>
            <numerusform>Certainty from %1 %: %n groups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Any certainty: %n group(s)</source>
        <translation>
            <numerusform>Any certainty: %n group</numerusform>
            <numerusform>Any certainty: %n groups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) show the same template with another content: look at each yourself.</source>
        <translation>
            <numerusform>%n group show the same template with another content: look at each yourself.</numerusform>
            <numerusform>%n groups show the same template with another content: look at each yourself.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of duplicates wait.</source>
        <translation>
            <numerusform>%n group of duplicates wait.</numerusform>
            <numerusform>%n groups of duplicates wait.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln image(s) could not be read by the last search</source>
        <translation>
            <numerusform>%Ln image could not be read by the last search</numerusform>
            <numerusform>%Ln images could not be read by the last search</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::EndpointTestPanel</name>
    <message numerus="yes">
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
        <source>%n case(s) are drawn.</source>
        <translation>
            <numerusform>%n case are drawn.</numerusform>
            <numerusform>%n cases are drawn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
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
        <source>the text is longer than %n character(s).</source>
        <translation>
            <numerusform>the text is longer than %n character.</numerusform>
            <numerusform>the text is longer than %n characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n CMYK picture(s) stand there as RGB JPEG, because VLMEvalKit cannot save CMYK; colour profiles of CMYK are not applied: %1.</source>
        <translation>
            <numerusform>%n CMYK image was converted to RGB JPEG, because VLMEvalKit cannot save CMYK; its colour profile is not applied: %1.</numerusform>
            <numerusform>%n CMYK images were converted to RGB JPEG, because VLMEvalKit cannot save CMYK; their colour profiles are not applied: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::FilterBar</name>
    <message numerus="yes">
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
        <source>%n image(s) of %1 that wait would be handed out.</source>
        <translation>
            <numerusform>%n image of %1 that wait would be handed out.</numerusform>
            <numerusform>%n images of %1 that wait would be handed out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them get several people.</source>
        <translation>
            <numerusform>%n of them get several people.</numerusform>
            <numerusform>%n of them get several people.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
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
        <source>%1 % to %2 %: %n image(s)</source>
        <translation>
            <numerusform>%1 % to %2 %: %n image</numerusform>
            <numerusform>%1 % to %2 %: %n images</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ImageFiles</name>
    <message numerus="yes">
        <source>%1 What came before that is kept: %n image(s). The same import, repeated, goes on from there.</source>
        <translation>
            <numerusform>%1 What came before that is kept: %n image. Repeat the import to go on from there.</numerusform>
            <numerusform>%1 What came before that is kept: %n images. Repeat the import to go on from there.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ImportResponsesDialog</name>
    <message numerus="yes">
        <source>%n answer(s) in the file.</source>
        <translation>
            <numerusform>%n answer in the file.</numerusform>
            <numerusform>%n answers in the file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) imported.</source>
        <translation>
            <numerusform>%n answer imported.</numerusform>
            <numerusform>%n answers imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file says nothing about %n item(s) of the project.</source>
        <translation>
            <numerusform>The file says nothing about %n item of the project.</numerusform>
            <numerusform>The file says nothing about %n items of the project.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n id(s) stood there twice with the same reply.</source>
        <translation>
            <numerusform>%n id stood there twice with the same reply.</numerusform>
            <numerusform>%n ids stood there twice with the same reply.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n id(s) of no item were left out:</source>
        <translation>
            <numerusform>%n id of no item were left out:</numerusform>
            <numerusform>%n ids of no item were left out:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each item was asked %n times.</source>
        <translation>
            <numerusform>Each item was asked %n time.</numerusform>
            <numerusform>Each item was asked %n times.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::InboxText</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody can answer %n of them: more validators are needed</source>
        <translation>
            <numerusform>Nobody can answer %n of them: more validators are needed</numerusform>
            <numerusform>Nobody can answer %n of them: more validators are needed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) missing</source>
        <translation>
            <numerusform>%n answer missing</numerusform>
            <numerusform>%n answers missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dispute(s) wait for an adjudicator</source>
        <translation>
            <numerusform>%n dispute waits for an adjudicator</numerusform>
            <numerusform>%n disputes wait for an adjudicator</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) of validation wait for answers</source>
        <translation>
            <numerusform>%n round of validation waits for answers</numerusform>
            <numerusform>%n rounds of validation wait for answers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n accepted image(s) flagged by validators</source>
        <translation>
            <numerusform>%n accepted image flagged by validators</numerusform>
            <numerusform>%n accepted images flagged by validators</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) with errors</source>
        <translation>
            <numerusform>%n run with errors</numerusform>
            <numerusform>%n runs with errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n request(s) failed</source>
        <translation>
            <numerusform>%1: %n request failed</numerusform>
            <numerusform>%1: %n requests failed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more in the pool</source>
        <translation>
            <numerusform>%n more in the pool</numerusform>
            <numerusform>%n more in the pool</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) to finish</source>
        <translation>
            <numerusform>%n draft to finish</numerusform>
            <numerusform>%n drafts to finish</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n begun</source>
        <translation>
            <numerusform>%n begun</numerusform>
            <numerusform>%n begun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) assigned to you</source>
        <translation>
            <numerusform>%n image assigned to you</numerusform>
            <numerusform>%n images assigned to you</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min ago</source>
        <translation>
            <numerusform>%n min ago</numerusform>
            <numerusform>%n min ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n h ago</source>
        <translation>
            <numerusform>%n h ago</numerusform>
            <numerusform>%n h ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>%n day ago</numerusform>
            <numerusform>%n days ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) came back to you</source>
        <translation>
            <numerusform>%n image came back to you</numerusform>
            <numerusform>%n images came back to you</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discussion(s) to conclude</source>
        <translation>
            <numerusform>%n discussion to conclude</numerusform>
            <numerusform>%n discussions to conclude</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discussion(s) wait for your vote</source>
        <translation>
            <numerusform>%n discussion waits for your vote</numerusform>
            <numerusform>%n discussions wait for your vote</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n comment(s) name you</source>
        <translation>
            <numerusform>%n comment names you</numerusform>
            <numerusform>%n comments name you</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) to compare</source>
        <translation>
            <numerusform>%n image to compare</numerusform>
            <numerusform>%n images to compare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) to answer blind</source>
        <translation>
            <numerusform>%n question to answer blind</numerusform>
            <numerusform>%n questions to answer blind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them wait for you alone</source>
        <translation>
            <numerusform>%n of them waits for you alone</numerusform>
            <numerusform>%n of them wait for you alone</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::InspectPage</name>
    <message numerus="yes">
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
        <source>%n question(s) wait for answers now.</source>
        <translation>
            <numerusform>%n question wait for answers now.</numerusform>
            <numerusform>%n questions wait for answers now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) with questions, imported ones too, have not been validated. Their questions will wait for blind answers, and the images are accepted again once they pass.</source>
        <translation>
            <numerusform>%n image with questions, imported ones too, have not been validated. Their questions will wait for blind answers, and the images are accepted again once they pass.</numerusform>
            <numerusform>%n images with questions, imported ones too, have not been validated. Their questions will wait for blind answers, and the images are accepted again once they pass.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other people</source>
        <translation>
            <numerusform>%Ln other person</numerusform>
            <numerusform>%Ln other people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you and %Ln other people</source>
        <translation>
            <numerusform>you and %Ln other person</numerusform>
            <numerusform>you and %Ln other people</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::JobKinds</name>
    <message numerus="yes">
        <source>%1 added, %2 known already, %n file(s) refused.</source>
        <translation>
            <numerusform>%1 added, %2 known already, %n file refused.</numerusform>
            <numerusform>%1 added, %2 known already, %n files refused.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) written to %1.</source>
        <translation>
            <numerusform>%n event written to %1.</numerusform>
            <numerusform>%n events written to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s)</source>
        <translation>
            <numerusform>%n image</numerusform>
            <numerusform>%n images</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n question</numerusform>
            <numerusform>%n questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of duplicates</source>
        <translation>
            <numerusform>%n group of duplicates</numerusform>
            <numerusform>%n groups of duplicates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) refused</source>
        <translation>
            <numerusform>%n entry refused</numerusform>
            <numerusform>%n entries refused</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conflict(s)</source>
        <translation>
            <numerusform>%n conflict</numerusform>
            <numerusform>%n conflicts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 of one template; %n image(s) could not be read.</source>
        <translation>
            <numerusform>%1, %2 of one template; %n image could not be read.</numerusform>
            <numerusform>%1, %2 of one template; %n images could not be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 measured, %n could not be read.</source>
        <translation>
            <numerusform>%1 measured, %n could not be read.</numerusform>
            <numerusform>%1 measured, %n could not be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) measured.</source>
        <translation>
            <numerusform>%n image measured.</numerusform>
            <numerusform>%n images measured.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::JobText</name>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
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
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to fill in</source>
        <translation>
            <numerusform>%n thing to fill in</numerusform>
            <numerusform>%n things to fill in</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s), can be submitted</source>
        <translation>
            <numerusform>%n hint, can be submitted</numerusform>
            <numerusform>%n hints, can be submitted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more error(s)</source>
        <translation>
            <numerusform>and %n more error</numerusform>
            <numerusform>and %n more errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more hint(s)</source>
        <translation>
            <numerusform>and %n more hint</numerusform>
            <numerusform>and %n more hints</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::Linter</name>
    <message numerus="yes">
        <source>“%1” has %n labels where one is asked for.</source>
        <translation>
            <numerusform>“%1” has %n labels where one is asked for.</numerusform>
            <numerusform>“%1” has %n labels where one is asked for.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Option %1 is longer than %n character(s).</source>
        <translation>
            <numerusform>Option %1 is longer than %n character.</numerusform>
            <numerusform>Option %1 is longer than %n characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only one option may be correct; %n are marked.</source>
        <translation>
            <numerusform>Only one option may be correct; %n are marked.</numerusform>
            <numerusform>Only one option may be correct; %n are marked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The question is longer than %n character(s).</source>
        <translation>
            <numerusform>The question is longer than %n character.</numerusform>
            <numerusform>The question is longer than %n characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The option “%1” stands in %n question(s) of different images, as the correct one in %2.</source>
        <translation>
            <numerusform>The option “%1” stands in %n question of different images, as the correct one in %2.</numerusform>
            <numerusform>The option “%1” stands in %n questions of different images, as the correct one in %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::MainWindow</name>
    <message numerus="yes">
        <source>Undone: %n decision(s), back to %1</source>
        <translation>
            <numerusform>Undone: %n decision, back to %1</numerusform>
            <numerusform>Undone: %n decisions, back to %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undo the Last %n</source>
        <translation>
            <numerusform>Undo the Last %n</numerusform>
            <numerusform>Undo the Last %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ManyActions</name>
    <message numerus="yes">
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
        <source>%n not seen yet</source>
        <translation>
            <numerusform>%n not seen yet</numerusform>
            <numerusform>%n not seen yet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::MergeDialog</name>
    <message numerus="yes">
        <source>%n piece(s) not begun.</source>
        <translation>
            <numerusform>%n piece not begun.</numerusform>
            <numerusform>%n pieces not begun.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looking at %n file(s). Nothing is changed yet.</source>
        <translation>
            <numerusform>Looking at %n file. Nothing is changed yet.</numerusform>
            <numerusform>Looking at %n files. Nothing is changed yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) can come home. Each file is taken as a whole or not at all.</source>
        <translation>
            <numerusform>%n piece can come home. Each file is taken as a whole or not at all.</numerusform>
            <numerusform>%n pieces can come home. Each file is taken as a whole or not at all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) came home.</source>
        <translation>
            <numerusform>%n piece came home.</numerusform>
            <numerusform>%n pieces came home.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merge %n Piece(s)</source>
        <translation>
            <numerusform>Merge %n Piece</numerusform>
            <numerusform>Merge %n Pieces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::Merging</name>
    <message numerus="yes">
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
        <source>%n run(s) started. They go on while you work on other pages.</source>
        <translation>
            <numerusform>%n run started. They go on while you work on other pages.</numerusform>
            <numerusform>%n runs started. They go on while you work on other pages.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
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
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n run</numerusform>
            <numerusform>%n runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without exactly one correct option left out</source>
        <translation>
            <numerusform>%n without exactly one correct option left out</numerusform>
            <numerusform>%n without exactly one correct option left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not accepted yet left out</source>
        <translation>
            <numerusform>%n not accepted yet left out</numerusform>
            <numerusform>%n not accepted yet left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) asked just this before: the same model, items, prompt and parameters. Asking anew costs as much again.</source>
        <translation>
            <numerusform>%n run asked just this before: the same model, items, prompt and parameters. Asking anew costs as much again.</numerusform>
            <numerusform>%n runs asked just this before: the same model, items, prompt and parameters. Asking anew costs as much again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s)</source>
        <translation>
            <numerusform>%n image</numerusform>
            <numerusform>%n images</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::NextSteps</name>
    <message numerus="yes">
        <source>%n image(s) not searched for duplicates yet</source>
        <translation>
            <numerusform>%n image not searched for duplicates yet</numerusform>
            <numerusform>%n images not searched for duplicates yet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of duplicates to decide</source>
        <translation>
            <numerusform>%n group of duplicates to decide</numerusform>
            <numerusform>%n groups of duplicates to decide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) whose text is not measured yet</source>
        <translation>
            <numerusform>%n image whose text is not measured yet</numerusform>
            <numerusform>%n images whose text is not measured yet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) near or over the text limit</source>
        <translation>
            <numerusform>%n image near or over the text limit</numerusform>
            <numerusform>%n images near or over the text limit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) to inspect</source>
        <translation>
            <numerusform>%n image to inspect</numerusform>
            <numerusform>%n images to inspect</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) to calibrate</source>
        <translation>
            <numerusform>%n image to calibrate</numerusform>
            <numerusform>%n images to calibrate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) to annotate</source>
        <translation>
            <numerusform>%n image to annotate</numerusform>
            <numerusform>%n images to annotate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) on which two annotators differ</source>
        <translation>
            <numerusform>%n image on which two annotators differ</numerusform>
            <numerusform>%n images on which two annotators differ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) or discussion(s) to validate</source>
        <translation>
            <numerusform>%n question or discussion to validate</numerusform>
            <numerusform>%n questions or discussions to validate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n accepted image(s) to release</source>
        <translation>
            <numerusform>%n accepted image to release</numerusform>
            <numerusform>%n accepted images to release</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n released image(s) that no model has been asked about</source>
        <translation>
            <numerusform>%n released image that no model has been asked about</numerusform>
            <numerusform>%n released images that no model has been asked about</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished run(s)</source>
        <translation>
            <numerusform>%n finished run</numerusform>
            <numerusform>%n finished runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong answer(s) of models to code</source>
        <translation>
            <numerusform>%n wrong answer of models to code</numerusform>
            <numerusform>%n wrong answers of models to code</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s) have not finished</source>
        <translation>
            <numerusform>%n participant has not finished</numerusform>
            <numerusform>%n participants have not finished</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::OverviewPage</name>
    <message numerus="yes">
        <source>%n duplicate(s)</source>
        <translation>
            <numerusform>%n duplicate</numerusform>
            <numerusform>%n duplicates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with too much text</source>
        <translation>
            <numerusform>%n with too much text</numerusform>
            <numerusform>%n with too much text</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to annotate</source>
        <translation>
            <numerusform>%n to annotate</numerusform>
            <numerusform>%n to annotate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to settle</source>
        <translation>
            <numerusform>%n to settle</numerusform>
            <numerusform>%n to settle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in validation</source>
        <translation>
            <numerusform>%n in validation</numerusform>
            <numerusform>%n in validation</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n question</numerusform>
            <numerusform>%n questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n release(s)</source>
        <translation>
            <numerusform>%n release</numerusform>
            <numerusform>%n releases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) today</source>
        <translation>
            <numerusform>%n image today</numerusform>
            <numerusform>%n images today</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) today</source>
        <translation>
            <numerusform>%n answer today</numerusform>
            <numerusform>%n answers today</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) annotated</source>
        <translation>
            <numerusform>%n image annotated</numerusform>
            <numerusform>%n images annotated</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) answered</source>
        <translation>
            <numerusform>%n question answered</numerusform>
            <numerusform>%n questions answered</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::PackageJobs</name>
    <message numerus="yes">
        <source>%n piece(s) packed into %1 (%2).</source>
        <translation>
            <numerusform>%n piece packed into %1 (%2).</numerusform>
            <numerusform>%n pieces packed into %1 (%2).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::PackageMergeJobs</name>
    <message numerus="yes">
        <source>%n piece(s) can come home.</source>
        <translation>
            <numerusform>%n piece can come home.</numerusform>
            <numerusform>%n pieces can come home.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) came home.</source>
        <translation>
            <numerusform>%n piece came home.</numerusform>
            <numerusform>%n pieces came home.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) came home; some were left out.</source>
        <translation>
            <numerusform>%n piece came home; some were left out.</numerusform>
            <numerusform>%n pieces came home; some were left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::PairText</name>
    <message numerus="yes">
        <source>%n matched point(s)</source>
        <translation>
            <numerusform>%n matched point</numerusform>
            <numerusform>%n matched points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ParticipantView</name>
    <message numerus="yes">
        <source>You have %n second(s) for each question; what you have not confirmed with Enter by then does not count.</source>
        <translation>
            <numerusform>You have %n second for each question; what you have not confirmed with Enter by then does not count.</numerusform>
            <numerusform>You have %n seconds for each question; what you have not confirmed with Enter by then does not count.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) to get used to the keys. They do not count.</source>
        <translation>
            <numerusform>%n question to get used to the keys. They do not count.</numerusform>
            <numerusform>%n questions to get used to the keys. They do not count.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All that could be shown is answered and saved. %n question(s) had no picture; please tell the person who invited you.</source>
        <translation>
            <numerusform>All that could be shown is answered and saved. %n question had no picture; please tell the person who invited you.</numerusform>
            <numerusform>All that could be shown is answered and saved. %n questions had no picture; please tell the person who invited you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What you have answered is kept. You can go on within %n hour(s), at the question where you stopped.</source>
        <translation>
            <numerusform>What you have answered is kept. You can go on within %n hour, at the question where you stopped.</numerusform>
            <numerusform>What you have answered is kept. You can go on within %n hours, at the question where you stopped.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ParticipantsView</name>
    <message numerus="yes">
        <source>%n participant(s) added.</source>
        <translation>
            <numerusform>%n participant added.</numerusform>
            <numerusform>%n participants added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Folder for %n Package(s)</source>
        <translation>
            <numerusform>Folder for %n Package</numerusform>
            <numerusform>Folder for %n Packages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n simulated participant(s) have answered.</source>
        <translation>
            <numerusform>%n simulated participant has answered.</numerusform>
            <numerusform>%n simulated participants have answered.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n simulated participant(s) taken away.</source>
        <translation>
            <numerusform>%n simulated participant taken away.</numerusform>
            <numerusform>%n simulated participants taken away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deleted in the project and in %n backup(s).</source>
        <translation>
            <numerusform>Deleted in the project and in %n backup.</numerusform>
            <numerusform>Deleted in the project and in %n backups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n people</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::PeopleListDialog</name>
    <message numerus="yes">
        <source>%n line(s) cannot be taken. Nobody is added until all can.</source>
        <translation>
            <numerusform>%n line has an error. Nobody is added until it is corrected.</numerusform>
            <numerusform>%n lines have errors. Nobody is added until all are corrected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) will be added.</source>
        <translation>
            <numerusform>%n person will be added.</numerusform>
            <numerusform>%n people will be added.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::PeoplePage</name>
    <message numerus="yes">
        <source>%n piece(s) of work withdrawn.</source>
        <translation>
            <numerusform>%n piece of work withdrawn.</numerusform>
            <numerusform>%n pieces of work withdrawn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) of work given to somebody else.</source>
        <translation>
            <numerusform>%n piece of work given to somebody else.</numerusform>
            <numerusform>%n pieces of work given to somebody else.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) came home.</source>
        <translation>
            <numerusform>%n piece came home.</numerusform>
            <numerusform>%n pieces came home.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) handed out.</source>
        <translation>
            <numerusform>%n image handed out.</numerusform>
            <numerusform>%n images handed out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s)</source>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in hand</source>
        <translation>
            <numerusform>%n in hand</numerusform>
            <numerusform>%n in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n handed in</source>
        <translation>
            <numerusform>%n handed in</numerusform>
            <numerusform>%n handed in</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sent back</source>
        <translation>
            <numerusform>%n sent back</numerusform>
            <numerusform>%n sent back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) of work</source>
        <translation>
            <numerusform>%n piece of work</numerusform>
            <numerusform>%n pieces of work</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Withdraw %n piece(s) of work?</source>
        <translation>
            <numerusform>Withdraw %n task?</numerusform>
            <numerusform>Withdraw %n tasks?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln answered</source>
        <comment>questions</comment>
        <translation>
            <numerusform>%Ln answered</numerusform>
            <numerusform>%Ln answered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln settled</source>
        <comment>cases</comment>
        <translation>
            <numerusform>%Ln settled</numerusform>
            <numerusform>%Ln settled</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s) wait for them</source>
        <translation>
            <numerusform>%Ln question waits for them</numerusform>
            <numerusform>%Ln questions wait for them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) added.</source>
        <translation>
            <numerusform>%n person added.</numerusform>
            <numerusform>%n people added.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::PersonName</name>
    <message numerus="yes">
        <source>A person&apos;s name may have %n character(s) at most.</source>
        <translation>
            <numerusform>A person&apos;s name may have %n character at most.</numerusform>
            <numerusform>A person&apos;s name may have %n characters at most.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::Places</name>
    <message numerus="yes">
        <source>This image has all its annotators (%n).</source>
        <translation>
            <numerusform>This image has all its annotators (%n).</numerusform>
            <numerusform>This image has all its annotators (%n).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::PracticeSwitch</name>
    <message numerus="yes">
        <source>%n practice run(s) are left out.</source>
        <translation>
            <numerusform>%n practice run is left out.</numerusform>
            <numerusform>%n practice runs are left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::PresetCard</name>
    <message numerus="yes">
        <source>%n dimension(s) of labels</source>
        <translation>
            <numerusform>%n dimension of labels</numerusform>
            <numerusform>%n dimensions of labels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n option(s)</source>
        <translation>
            <numerusform>%n option</numerusform>
            <numerusform>%n options</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::PromptDraft</name>
    <message numerus="yes">
        <source>%n worked example(s) are wanted, and fewer of those named are items of this project.</source>
        <translation>
            <numerusform>%n worked example are wanted, and fewer of those named are items of this project.</numerusform>
            <numerusform>%n worked examples are wanted, and fewer of those named are items of this project.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::QuestionPage</name>
    <message numerus="yes">
        <source>%n s left</source>
        <comment>seconds for a question</comment>
        <translation>
            <numerusform>%n s left</numerusform>
            <numerusform>%n s left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::RecentProject</name>
    <message numerus="yes">
        <source>%n thing(s) waited for you</source>
        <translation>
            <numerusform>%n thing waited for you</numerusform>
            <numerusform>%n things waited for you</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ReleasePage</name>
    <message numerus="yes">
        <source>%n image(s) have no source or no licence. The project&apos;s rules ask for both, so nothing can be released before they are filled in.</source>
        <translation>
            <numerusform>%n image have no source or no licence. The project&apos;s rules ask for both, so nothing can be released before they are filled in.</numerusform>
            <numerusform>%n images have no source or no licence. The project&apos;s rules ask for both, so nothing can be released before they are filled in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) have no source or no licence.</source>
        <translation>
            <numerusform>%n image have no source or no licence.</numerusform>
            <numerusform>%n images have no source or no licence.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s)</source>
        <translation>
            <numerusform>%n image</numerusform>
            <numerusform>%n images</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n question</numerusform>
            <numerusform>%n questions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ReleaseService</name>
    <message numerus="yes">
        <source>%n image(s) of the set have no source or no licence, and the project&apos;s rules ask for both.</source>
        <translation>
            <numerusform>%n image of the set have no source or no licence, and the project&apos;s rules ask for both.</numerusform>
            <numerusform>%n images of the set have no source or no licence, and the project&apos;s rules ask for both.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ReleaseTables</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ReportCharts</name>
    <message numerus="yes">
        <source>People %1 %, models %2 %: %n item(s)</source>
        <translation>
            <numerusform>People %1 %, models %2 %: %n item</numerusform>
            <numerusform>People %1 %, models %2 %: %n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2: people %3 %, model %4 %, %5 points on %n item(s)</source>
        <translation>
            <numerusform>%1, %2: people %3 %, model %4 %, %5 points on %n item</numerusform>
            <numerusform>%1, %2: people %3 %, model %4 %, %5 points on %n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n people are left out by the rules. X shows everybody.</source>
        <translation>
            <numerusform>The only person is left out by the rules. X shows everybody.</numerusform>
            <numerusform>All %n people are left out by the rules. X shows everybody.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ResponseImport</name>
    <message numerus="yes">
        <source>%n id(s) stand in the file twice with different replies: %1.</source>
        <translation>
            <numerusform>%n id stand in the file twice with different replies: %1.</numerusform>
            <numerusform>%n ids stand in the file twice with different replies: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
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
        <source>%n question(s) wait for you and are not listed</source>
        <translation>
            <numerusform>%n question wait for you and are not listed</numerusform>
            <numerusform>%n questions wait for you and are not listed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n Run(s)</source>
        <translation>
            <numerusform>The %n Run</numerusform>
            <numerusform>All %n Runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ResultsTable</name>
    <message numerus="yes">
        <source>People, best of %n</source>
        <translation>
            <numerusform>People, best of %n</numerusform>
            <numerusform>People, best of %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the %n question(s) that all runs shown here have in common are counted.</source>
        <translation>
            <numerusform>Only the %n question that all runs shown here have in common are counted.</numerusform>
            <numerusform>Only the %n questions that all runs shown here have in common are counted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Questions shown to a model as worked examples are not counted in its run (up to %n).</source>
        <translation>
            <numerusform>Questions shown to a model as worked examples are not counted in its run (up to %n).</numerusform>
            <numerusform>Questions shown to a model as worked examples are not counted in its run (up to %n).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The labels of %n question(s) differ between frozen sets: each run counts them as they were.</source>
        <translation>
            <numerusform>The labels of %n question differ between frozen sets: each run counts them as they were.</numerusform>
            <numerusform>The labels of %n questions differ between frozen sets: each run counts them as they were.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: a question with several labels counts in each of them (%n question(s)), as the paper counts.</source>
        <translation>
            <numerusform>%1: a question with several labels counts in each of them (%n question), as the paper counts.</numerusform>
            <numerusform>%1: a question with several labels counts in each of them (%n questions), as the paper counts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reply(ies) count as a person read them, not as the scorer did.</source>
        <translation>
            <numerusform>%n reply(ies) count as a person read them, not as the scorer did.</numerusform>
            <numerusform>%n reply(ies) count as a person read them, not as the scorer did.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n example(s)</source>
        <translation>
            <numerusform>%n example</numerusform>
            <numerusform>%n examples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repeat(s)</source>
        <translation>
            <numerusform>%n repeat</numerusform>
            <numerusform>%n repeats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) have not been asked yet; the figures are over the others.</source>
        <translation>
            <numerusform>%n question have not been asked yet; the figures are over the others.</numerusform>
            <numerusform>%n questions have not been asked yet; the figures are over the others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) ended with a fault that need not come again; the figures are over the others. Ask these again.</source>
        <translation>
            <numerusform>%n question ended with a fault that need not come again; the figures are over the others. Ask these again.</numerusform>
            <numerusform>%n questions ended with a fault that need not come again; the figures are over the others. Ask these again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) are without a final reply (%1 of them ended with a fault that need not come again); the figures are over the others.</source>
        <translation>
            <numerusform>%n question are without a final reply (%1 of them ended with a fault that need not come again); the figures are over the others.</numerusform>
            <numerusform>%n questions are without a final reply (%1 of them ended with a fault that need not come again); the figures are over the others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n older run(s) of the same model in the same column are not shown: the newest counts.</source>
        <translation>
            <numerusform>%n older run of the same model in the same column are not shown: the newest counts.</numerusform>
            <numerusform>%n older runs of the same model in the same column are not shown: the newest counts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n people</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ResultsTableModel</name>
    <message numerus="yes">
        <source>Mean of %n person(s): %1 % ± %2 %</source>
        <translation>
            <numerusform>Mean of %n person: %1 % ± %2 %</numerusform>
            <numerusform>Mean of %n persons: %1 % ± %2 %</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n question</numerusform>
            <numerusform>%n questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) or question(s)</source>
        <translation>
            <numerusform>%n answer or question</numerusform>
            <numerusform>%n answers or questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mean of %n repeat(s); the counts are over all of them.</source>
        <translation>
            <numerusform>Mean of %n repeat; the counts are over all of them.</numerusform>
            <numerusform>Mean of %n repeats; the counts are over all of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) have no final reply and are not counted.</source>
        <translation>
            <numerusform>%n question have no final reply and are not counted.</numerusform>
            <numerusform>%n questions have no final reply and are not counted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On %n question(s) a person’s word counts.</source>
        <translation>
            <numerusform>On %n question a person’s word counts.</numerusform>
            <numerusform>On %n questions a person’s word counts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
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
        <source>%1, %n open comment(s)</source>
        <translation>
            <numerusform>%1, %n open comment</numerusform>
            <numerusform>%1, %n open comments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
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
        <source>Saved · %n s ago</source>
        <translation>
            <numerusform>Saved · %n s ago</numerusform>
            <numerusform>Saved · %n s ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to settle</source>
        <translation>
            <numerusform>%n to settle</numerusform>
            <numerusform>%n to settle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) open here</source>
        <translation>
            <numerusform>%n field open here</numerusform>
            <numerusform>%n fields open here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
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
        <source>%1, temperature %2, %3, %n repeat(s)</source>
        <comment>model, temperature, order of options</comment>
        <translation>
            <numerusform>%1, temperature %2, %3, %n repeat</numerusform>
            <numerusform>%1, temperature %2, %3, %n repeats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
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
        <source>%n item(s) fit as well but are not accepted yet; a condition on the stage takes them in.</source>
        <translation>
            <numerusform>%n item fit as well but are not accepted yet; a condition on the stage takes them in.</numerusform>
            <numerusform>%n items fit as well but are not accepted yet; a condition on the stage takes them in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) do not have exactly one correct option and are left out.</source>
        <translation>
            <numerusform>%n item do not have exactly one correct option and are left out.</numerusform>
            <numerusform>%n items do not have exactly one correct option and are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The configuration “%1” needs %n example(s).</source>
        <translation>
            <numerusform>The configuration “%1” needs %n example.</numerusform>
            <numerusform>The configuration “%1” needs %n examples.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
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
        <source>Imported · %1 · %n run(s)</source>
        <comment>name of their items</comment>
        <translation>
            <numerusform>Imported · %1 · %n run</numerusform>
            <numerusform>Imported · %1 · %n runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
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
        <source>%1 under way, %n run(s) in all</source>
        <translation>
            <numerusform>%1 under way, %n run in all</numerusform>
            <numerusform>%1 under way, %n runs in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
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
        <source>%n accepted image(s) can be drawn.</source>
        <translation>
            <numerusform>%n accepted image can be drawn.</numerusform>
            <numerusform>%n accepted images can be drawn.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::Splits</name>
    <message numerus="yes">
        <source>The splits ask for %n question(s), but there are only %1.</source>
        <translation>
            <numerusform>The splits ask for %n question, but there are only %1.</numerusform>
            <numerusform>The splits ask for %n questions, but there are only %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::StepReport</name>
    <message numerus="yes">
        <source>Decided by %1: %n image(s)</source>
        <translation>
            <numerusform>Decided by %1: %n image</numerusform>
            <numerusform>Decided by %1: %n images</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::StudyFigures</name>
    <message numerus="yes">
        <source>Models, mean: over the %n run(s) that were asked as people are, with the picture and the question alone. Other runs stand below them.</source>
        <translation>
            <numerusform>Models, mean: over the %n run that were asked as people are, with the picture and the question alone. Other runs stand below them.</numerusform>
            <numerusform>Models, mean: over the %n runs that were asked as people are, with the picture and the question alone. Other runs stand below them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) saw the options in the order in which they are written.</source>
        <translation>
            <numerusform>%n run saw the options in the order in which they are written.</numerusform>
            <numerusform>%n runs saw the options in the order in which they are written.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 answers %n item(s) that are not in the study; only common items are compared.</source>
        <translation>
            <numerusform>%1 answers %n item that is not in the study; only common items are compared.</numerusform>
            <numerusform>%1 answers %n items that are not in the study; only common items are compared.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::StudyPackJobs</name>
    <message numerus="yes">
        <source>%n package(s) are in %1.</source>
        <translation>
            <numerusform>%n package are in %1.</numerusform>
            <numerusform>%n packages are in %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::StudyPage</name>
    <message numerus="yes">
        <source>%1 · %n simulated</source>
        <comment>state of a study; participants</comment>
        <translation>
            <numerusform>%1 · %n simulated</numerusform>
            <numerusform>%1 · %n simulated</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::StudyPreview</name>
    <message numerus="yes">
        <source>%n practice or gold item(s) show a picture that a main item shows, too.</source>
        <translation>
            <numerusform>%n practice or gold item show a picture that a main item shows, too.</numerusform>
            <numerusform>%n practice or gold items show a picture that a main item shows, too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) without a label of “%1” are left out.</source>
        <translation>
            <numerusform>%n item without a label of “%1” are left out.</numerusform>
            <numerusform>%n items without a label of “%1” are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) have several labels of “%1”; the first one counts.</source>
        <translation>
            <numerusform>%n item have several labels of “%1”; the first one counts.</numerusform>
            <numerusform>%n items have several labels of “%1”; the first one counts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) fit the filter of practice items and are therefore no main items.</source>
        <translation>
            <numerusform>%n item fit the filter of practice items and are therefore no main items.</numerusform>
            <numerusform>%n items fit the filter of practice items and are therefore no main items.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) fit the filter of gold items and are therefore no main items.</source>
        <translation>
            <numerusform>%n item fit the filter of gold items and are therefore no main items.</numerusform>
            <numerusform>%n items fit the filter of gold items and are therefore no main items.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) fit the filter but are not accepted yet; they are left out.</source>
        <translation>
            <numerusform>%n item fit the filter but are not accepted yet; they are left out.</numerusform>
            <numerusform>%n items fit the filter but are not accepted yet; they are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) without exactly one correct option are left out.</source>
        <translation>
            <numerusform>%n item without exactly one correct option are left out.</numerusform>
            <numerusform>%n items without exactly one correct option are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A person meets %n gold item(s): one slip decides whether he is left out by them.</source>
        <translation>
            <numerusform>A person meets %n gold item: one slip decides whether he is left out by them.</numerusform>
            <numerusform>A person meets %n gold items: one slip decides whether he is left out by them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” has %n item(s), and each person is to answer %2 of it.</source>
        <translation>
            <numerusform>“%1” has %n item, and each person is to answer %2 of it.</numerusform>
            <numerusform>“%1” has %n items, and each person is to answer %2 of it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n people no item gets answers of %1, as nobody answers an item twice.</source>
        <translation>
            <numerusform>With %n person no item gets answers of %1, as nobody answers an item twice.</numerusform>
            <numerusform>With %n people no item gets answers of %1, as nobody answers an item twice.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::StudyPreviewPanel</name>
    <message numerus="yes">
        <source>%1 seconds for a question, as %n people in earlier studies needed.</source>
        <translation>
            <numerusform>%1 seconds for a question, as %n person in earlier studies needed.</numerusform>
            <numerusform>%1 seconds for a question, as %n people in earlier studies needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s)</source>
        <translation>
            <numerusform>%n picture</numerusform>
            <numerusform>%n pictures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A person answers %1 in %n block(s); %2 are gold items.</source>
        <translation>
            <numerusform>A person answers %1 in %n block; %2 are gold items.</numerusform>
            <numerusform>A person answers %1 in %n blocks; %2 are gold items.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n question</numerusform>
            <numerusform>%n questions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::StudyService</name>
    <message numerus="yes">
        <source>%n file(s) of work packages of %1: what comes back is refused, but delete the files where they are.</source>
        <translation>
            <numerusform>%n work package of %1: it is refused when it comes back, but delete the file where it is.</numerusform>
            <numerusform>%n work packages of %1: they are refused when they come back, but delete the files where they are.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::StudySession</name>
    <message numerus="yes">
        <source>This study could be gone on with for %n hour(s) after a break, and they are over. What you answered is kept. Please tell the person who invited you.</source>
        <translation>
            <numerusform>This study could be gone on with for %n hour after a break, and they are over. What you answered is kept. Please tell the person who invited you.</numerusform>
            <numerusform>This study could be gone on with for %n hours after a break, and they are over. What you answered is kept. Please tell the person who invited you.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::StudyTable</name>
    <message numerus="yes">
        <source>%n person(s) have not answered all their questions; their rates over what they answered count like the others&apos;.</source>
        <translation>
            <numerusform>%n person have not answered all their questions; their rates over what they answered count like the others&apos;.</numerusform>
            <numerusform>%n persons have not answered all their questions; their rates over what they answered count like the others&apos;.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n simulated participant(s) are not in these figures.</source>
        <translation>
            <numerusform>%n simulated participant are not in these figures.</numerusform>
            <numerusform>%n simulated participants are not in these figures.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) withdrew: their answers were deleted and are in no figure.</source>
        <translation>
            <numerusform>%n person withdrew: their answers were deleted and are in no figure.</numerusform>
            <numerusform>%n people withdrew: their answers were deleted and are in no figure.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n single answer(s)</source>
        <translation>
            <numerusform>%n single answer</numerusform>
            <numerusform>%n single answers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::SuspectDetail</name>
    <message numerus="yes">
        <source>%n answer(s): %1</source>
        <translation>
            <numerusform>%n answer: %1</numerusform>
            <numerusform>%n answers: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::Suspects</name>
    <message numerus="yes">
        <source>Error review found the annotation wrong in %n case(s).</source>
        <translation>
            <numerusform>Error review found the annotation wrong in %n case.</numerusform>
            <numerusform>Error review found the annotation wrong in %n cases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Error review found the annotation wrong in %n case(s): “%1”</source>
        <translation>
            <numerusform>Error review found the annotation wrong in %n case: “%1”</numerusform>
            <numerusform>Error review found the annotation wrong in %n cases: “%1”</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::SuspectsView</name>
    <message numerus="yes">
        <source>%n model(s) with the picture</source>
        <translation>
            <numerusform>%n model with the picture</numerusform>
            <numerusform>%n models with the picture</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without</source>
        <translation>
            <numerusform>%n without</numerusform>
            <numerusform>%n without</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::TablesView</name>
    <message numerus="yes">
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
        <source>%n image(s) discarded</source>
        <translation>
            <numerusform>%n image discarded</numerusform>
            <numerusform>%n images discarded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n brought back</source>
        <translation>
            <numerusform>%n brought back</numerusform>
            <numerusform>%n brought back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) left out</source>
        <translation>
            <numerusform>%n image left out</numerusform>
            <numerusform>%n images left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) would be left out</source>
        <translation>
            <numerusform>%n image would be left out</numerusform>
            <numerusform>%n images would be left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln image(s) could not be read when they were to be measured</source>
        <translation>
            <numerusform>%Ln image could not be read when they were to be measured</numerusform>
            <numerusform>%Ln images could not be read when they were to be measured</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) above the line were kept at inspection and stay. Shall they be discarded, too?</source>
        <translation>
            <numerusform>%n image above the line was kept at inspection and stays. Discard it, too?</numerusform>
            <numerusform>%n images above the line were kept at inspection and stay. Discard them, too?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n</source>
        <translation>
            <numerusform>Discard %n</numerusform>
            <numerusform>Discard %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::TopBar</name>
    <message numerus="yes">
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
        <source>%n request(s) wait to be asked again</source>
        <translation>
            <numerusform>%n request wait to be asked again</numerusform>
            <numerusform>%n requests wait to be asked again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
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
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n question</numerusform>
            <numerusform>%n questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open</source>
        <translation>
            <numerusform>%n open</numerusform>
            <numerusform>%n open</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::WeekView</name>
    <message numerus="yes">
        <source>%n image(s)</source>
        <translation>
            <numerusform>%n image</numerusform>
            <numerusform>%n images</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>%n answer</numerusform>
            <numerusform>%n answers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::WorkModel</name>
    <message numerus="yes">
        <source>%n min</source>
        <comment>how long</comment>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n h</source>
        <comment>how long</comment>
        <translation>
            <numerusform>%n h</numerusform>
            <numerusform>%n h</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <comment>how long</comment>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
</context>
</TS>
