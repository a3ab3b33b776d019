<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>ParticipantTexts</name>
    <message numerus="yes">
        <source>You have %n second(s) for each question. An answer counts only if you press Enter in time.</source>
        <translation>
            <numerusform>You have %n second for each question. An answer counts only if you press Enter in time.</numerusform>
            <numerusform>You have %n seconds for each question. An answer counts only if you press Enter in time.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n practice question(s) to learn which keys to press. Practice answers do not count.</source>
        <translation>
            <numerusform>%n practice question to learn which keys to press. Practice answers do not count.</numerusform>
            <numerusform>%n practice questions to learn which keys to press. Practice answers do not count.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All questions that could be shown are answered and saved. %n question(s) could not be shown; please tell the person who invited you.</source>
        <translation>
            <numerusform>All questions that could be shown are answered and saved. %n question could not be shown; please tell the person who invited you.</numerusform>
            <numerusform>All questions that could be shown are answered and saved. %n questions could not be shown; please tell the person who invited you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The answers you have confirmed are saved. You can continue at this question within %n hour(s).</source>
        <translation>
            <numerusform>The answers you have confirmed are saved. You can continue at this question within %n hour.</numerusform>
            <numerusform>The answers you have confirmed are saved. You can continue at this question within %n hours.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::AcceptedAnswers</name>
    <message numerus="yes">
        <source>A question has at most %1 accepted answers. %n wording(s) did not fit.</source>
        <translation>
            <numerusform>A question has at most %1 accepted answers. %n wording did not fit.</numerusform>
            <numerusform>A question has at most %1 accepted answers. %n wordings did not fit.</numerusform>
        </translation>
    </message>
</context>
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
    <name>yuyi::AcrossComparison</name>
    <message numerus="yes">
        <source>%n older run(s) of the same model and configuration are not shown: only the newest counts.</source>
        <translation>
            <numerusform>%n older run of the same model and configuration is not shown: only the newest counts.</numerusform>
            <numerusform>%n older runs of the same model and configuration are not shown: only the newest counts.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::AgreementPage</name>
    <message numerus="yes">
        <source>The values for %n image(s) appear after you submit your own labels for them, or after the calibration batch is revealed.</source>
        <translation>
            <numerusform>The values for %n image appear after you submit your own labels for it, or after the calibration batch is revealed.</numerusform>
            <numerusform>The values for %n images appear after you submit your own labels for them, or after the calibration batch is revealed.</numerusform>
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
        <source>Only %n image(s): the values are not reliable with fewer than %1 images. %2</source>
        <translation>
            <numerusform>Only %n image: the values are not reliable with fewer than %1 images. %2</numerusform>
            <numerusform>Only %n images: the values are not reliable with fewer than %1 images. %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) labelled independently by at least two of %1</source>
        <translation>
            <numerusform>%n image labelled independently by at least two of %1</numerusform>
            <numerusform>%n images labelled independently by at least two of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) labelled independently by at least two of %1 (their names are hidden)</source>
        <translation>
            <numerusform>%n image labelled independently by at least two of %1 (their names are hidden)</numerusform>
            <numerusform>%n images labelled independently by at least two of %1 (their names are hidden)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your selection contains %n image(s), but only a lead can see all annotations side by side. Your own annotations are under “My Work” on the Annotate page.</source>
        <translation>
            <numerusform>Your selection contains %n image, but only a lead can see all annotations side by side. Your own annotations are under “My Work” on the Annotate page.</numerusform>
            <numerusform>Your selection contains %n images, but only a lead can see all annotations side by side. Your own annotations are under “My Work” on the Annotate page.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) are excluded until you have submitted your own labels or the calibration batch is revealed</source>
        <translation>
            <numerusform>%n image is excluded until you have submitted your own labels or the calibration batch is revealed</numerusform>
            <numerusform>%n images are excluded until you have submitted your own labels or the calibration batch is revealed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::AgreementViews</name>
    <message numerus="yes">
        <source>%1: chosen by both people %n time(s)</source>
        <translation>
            <numerusform>%1: chosen by both people %n time</numerusform>
            <numerusform>%1: chosen by both people %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 vs. %2: %n time(s)</source>
        <translation>
            <numerusform>%1 vs. %2: %n time</numerusform>
            <numerusform>%1 vs. %2: %n times</numerusform>
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
        <source>You submitted %n image(s) today. A new image appears here when it passes inspection or when a lead assigns it to you.</source>
        <translation>
            <numerusform>You submitted %n image today. A new image appears here when it passes inspection or when a lead assigns it to you.</numerusform>
            <numerusform>You submitted %n images today. A new image appears here when it passes inspection or when a lead assigns it to you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cannot be submitted yet: %n error(s) are listed below the form.</source>
        <translation>
            <numerusform>Cannot be submitted yet: %n error is listed below the form.</numerusform>
            <numerusform>Cannot be submitted yet: %n errors are listed below the form.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The labels of your last submitted image were copied to %n row(s).</source>
        <translation>
            <numerusform>The labels of your last submitted image were copied to %n row.</numerusform>
            <numerusform>The labels of your last submitted image were copied to %n rows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each image needs %1 annotators, but this project has only %n. A lead can add people or change this rule on the People page.</source>
        <translation>
            <numerusform>Each image needs %1 annotators, but this project has only %n. A lead can add people or change this rule on the People page.</numerusform>
            <numerusform>Each image needs %1 annotators, but this project has only %n. A lead can add people or change this rule on the People page.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::AnnotateStatus</name>
    <message numerus="yes">
        <source>%n submitted today</source>
        <translation>
            <numerusform>%n submitted today</numerusform>
            <numerusform>%n submitted today</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n still to do</source>
        <translation>
            <numerusform>%n still to do</numerusform>
            <numerusform>%n still to do</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n returned</source>
        <translation>
            <numerusform>%n returned</numerusform>
            <numerusform>%n returned</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n for calibration</source>
        <translation>
            <numerusform>%n for calibration</numerusform>
            <numerusform>%n for calibration</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved %n second(s) ago</source>
        <translation>
            <numerusform>Saved %n second ago</numerusform>
            <numerusform>Saved %n seconds ago</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::AnswerController</name>
    <message numerus="yes">
        <source>%n answer(s) are not saved.</source>
        <translation>
            <numerusform>%n answer is not saved.</numerusform>
            <numerusform>%n answers are not saved.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kept on this computer until the server answers</source>
        <translation>
            <numerusform>%n kept on this computer until the server answers</numerusform>
            <numerusform>%n kept on this computer until the server answers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not kept: keep this window open until the server answers</source>
        <translation>
            <numerusform>%n not kept: keep this window open until the server answers</numerusform>
            <numerusform>%n not kept: keep this window open until the server answers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::AnswerView</name>
    <message numerus="yes">
        <source>%Ln question(s) that you answered in an earlier round are reserved for other people for one day. After that, you can answer them again if answers are still missing.</source>
        <translation>
            <numerusform>%Ln question that you answered in an earlier round is reserved for other people for one day. After that, you can answer it again if answers are still missing.</numerusform>
            <numerusform>%Ln questions that you answered in an earlier round are reserved for other people for one day. After that, you can answer them again if answers are still missing.</numerusform>
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
        <source>%n image(s) cannot be sent and will count as request errors.</source>
        <translation>
            <numerusform>%n image cannot be sent and will count as a request error.</numerusform>
            <numerusform>%n images cannot be sent and will count as request errors.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) are already done with the same model, images, prompt and parameters. Running them again sends every request again.</source>
        <translation>
            <numerusform>%n run is already done with the same model, images, prompt and parameters. Running it again sends every request again.</numerusform>
            <numerusform>%n runs are already done with the same model, images, prompt and parameters. Running them again sends every request again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n description(s) of these runs are not judged yet. Continuing sends only the requests about these.</source>
        <translation>
            <numerusform>%n description of these runs is not judged yet. Continuing sends only the request about it.</numerusform>
            <numerusform>%n descriptions of these runs are not judged yet. Continuing sends only the requests about these.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::AssignmentService</name>
    <message numerus="yes">
        <source>This project allows at most %n annotator(s) for each image.</source>
        <translation>
            <numerusform>This project allows at most %n annotator for each image.</numerusform>
            <numerusform>This project allows at most %n annotators for each image.</numerusform>
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
    <name>yuyi::AuditSeals</name>
    <message numerus="yes">
        <source>Audit trail: %n event(s) that seal %1 of %2 (UTC) covers were removed.</source>
        <translation>
            <numerusform>Audit trail: %n event that seal %1 of %2 (UTC) covers was removed.</numerusform>
            <numerusform>Audit trail: %n events that seal %1 of %2 (UTC) covers were removed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Audit trail: %n event(s) were inserted among those that seal %1 covers.</source>
        <translation>
            <numerusform>Audit trail: %n event was inserted among those that seal %1 covers.</numerusform>
            <numerusform>Audit trail: %n events were inserted among those that seal %1 covers.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::BatchDialog</name>
    <message numerus="yes">
        <source>%n image(s) will be discarded. In each group, the image that is kept is shown first.</source>
        <translation>
            <numerusform>%n image will be discarded. In each group, the image that is kept is shown first.</numerusform>
            <numerusform>%n images will be discarded. In each group, the image that is kept is shown first.</numerusform>
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
    <name>yuyi::BatchesView</name>
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
    <name>yuyi::BookProbesDialog</name>
    <message numerus="yes">
        <source>These cases have %n follow-up question(s) to the model.</source>
        <translation>
            <numerusform>These cases have %n follow-up question to the model.</numerusform>
            <numerusform>These cases have %n follow-up questions to the model.</numerusform>
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
        <source>Hide the %n field(s) on which both annotators agree</source>
        <translation>
            <numerusform>Hide the %n field on which both annotators agree</numerusform>
            <numerusform>Hide the %n fields on which both annotators agree</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both annotators agree on %n field(s)</source>
        <translation>
            <numerusform>Both annotators agree on %n field</numerusform>
            <numerusform>Both annotators agree on %n fields</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::CasesDialog</name>
    <message numerus="yes">
        <source>In progress: %n field(s) to decide</source>
        <translation>
            <numerusform>In progress: %n field to decide</numerusform>
            <numerusform>In progress: %n fields to decide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Waiting: %n field(s) to decide</source>
        <translation>
            <numerusform>Waiting: %n field to decide</numerusform>
            <numerusform>Waiting: %n fields to decide</numerusform>
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
    <name>yuyi::Categories</name>
    <message numerus="yes">
        <source>%n image(s) meet the rule “%1”. A sheet needs four.</source>
        <translation>
            <numerusform>%n image meets the rule “%1”. A sheet needs four.</numerusform>
            <numerusform>%n images meet the rule “%1”. A sheet needs four.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A rule can have 1 to %n condition(s).</source>
        <translation>
            <numerusform>A rule can have %n condition.</numerusform>
            <numerusform>A rule can have 1 to %n conditions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The image has %n question(s) already, as many as it may have.</source>
        <translation>
            <numerusform>The image has %n question already, as many as it may have.</numerusform>
            <numerusform>The image has %n questions already, as many as it may have.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ChainsPage</name>
    <message numerus="yes">
        <source>%n chain(s) are hidden: you may still answer questions about their images.</source>
        <translation>
            <numerusform>%n chain is hidden: you may still answer questions about its image.</numerusform>
            <numerusform>%n chains are hidden: you may still answer questions about their images.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of the file have faults. Correct them and import the file again.</source>
        <translation>
            <numerusform>%n row of the file has a fault. Correct it and import the file again.</numerusform>
            <numerusform>%n rows of the file have faults. Correct them and import the file again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::CliAgreement</name>
    <message numerus="yes">
        <source>%n image(s) are excluded until you have submitted your own labels or the calibration batch is revealed.</source>
        <translation>
            <numerusform>%n image is excluded until you have submitted your own labels or the calibration batch is revealed.</numerusform>
            <numerusform>%n images are excluded until you have submitted your own labels or the calibration batch is revealed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) are excluded: you see agreement only for images that you labelled yourself.</source>
        <translation>
            <numerusform>%n image is excluded: you see agreement only for images that you labelled yourself.</numerusform>
            <numerusform>%n images are excluded: you see agreement only for images that you labelled yourself.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::CliCategories</name>
    <message numerus="yes">
        <source>%n item(s) could not be drawn: too few images meet two such rules.</source>
        <translation>
            <numerusform>%n item could not be drawn: too few images meet two such rules.</numerusform>
            <numerusform>%n items could not be drawn: too few images meet two such rules.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) written.</source>
        <translation>
            <numerusform>%n question written.</numerusform>
            <numerusform>%n questions written.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::CliCompose</name>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n question</numerusform>
            <numerusform>%n questions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::CliDescribe</name>
    <message numerus="yes">
        <source>  %n description(s) do not exist yet. Continue with --resume when the model has written them.</source>
        <translation>
            <numerusform>  %n description does not exist yet. Continue with --resume when the model has written it.</numerusform>
            <numerusform>  %n descriptions do not exist yet. Continue with --resume when the model has written them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n practice run(s) are excluded; use --practice to include them.</source>
        <translation>
            <numerusform>%n practice run is excluded; use --practice to include it.</numerusform>
            <numerusform>%n practice runs are excluded; use --practice to include them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You still have to score %n description(s) of this run. The results would show you the scores of judge models and other people. Score the descriptions first. You can also add --open, but then you can no longer score the remaining descriptions.</source>
        <translation>
            <numerusform>You still have to score %n description of this run. The results would show you the scores of judge models and other people. Score the descriptions first. You can also add --open, but then you can no longer score the remaining descriptions.</numerusform>
            <numerusform>You still have to score %n descriptions of this run. The results would show you the scores of judge models and other people. Score the descriptions first. You can also add --open, but then you can no longer score the remaining descriptions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have seen the results, so you can no longer score the %n description(s) that you had not scored.</source>
        <translation>
            <numerusform>You have seen the results, so you can no longer score the %n description that you had not scored.</numerusform>
            <numerusform>You have seen the results, so you can no longer score the %n descriptions that you had not scored.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::CliEndpoint</name>
    <message numerus="yes">
        <source>The server lists %n model(s): %1</source>
        <translation>
            <numerusform>The server lists %n model: %1</numerusform>
            <numerusform>The server lists %n models: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::CliErrors</name>
    <message numerus="yes">
        <source>    %n follow-up question(s) to the model</source>
        <translation>
            <numerusform>    %n follow-up question to the model</numerusform>
            <numerusform>    %n follow-up questions to the model</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n practice run(s) are excluded; use --practice to include them.</source>
        <translation>
            <numerusform>%n practice run is excluded; use --practice to include it.</numerusform>
            <numerusform>%n practice runs are excluded; use --practice to include them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>    %n of the replies have a verdict</source>
        <translation>
            <numerusform>    %n of the replies has a verdict</numerusform>
            <numerusform>    %n of the replies have a verdict</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::CliFilter</name>
    <message numerus="yes">
        <source>%n group(s) of duplicates confirmed</source>
        <translation>
            <numerusform>%n group of duplicates confirmed</numerusform>
            <numerusform>%n groups of duplicates confirmed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::CliImport</name>
    <message numerus="yes">
        <source>%n puzzle(s) without panels: their counting questions show the picture with the numbers.</source>
        <translation>
            <numerusform>%n puzzle without panels: its counting questions show the picture with the numbers.</numerusform>
            <numerusform>%n puzzles without panels: their counting questions show the picture with the numbers.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::CliObjects</name>
    <message numerus="yes">
        <source>%n image(s) written, with manifest.csv.</source>
        <translation>
            <numerusform>%n image written, with manifest.csv.</numerusform>
            <numerusform>%n images written, with manifest.csv.</numerusform>
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
        <source>Would assign %n image(s).</source>
        <translation>
            <numerusform>Would assign %n image.</numerusform>
            <numerusform>Would assign %n images.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Assigned %n image(s).</source>
        <translation>
            <numerusform>Assigned %n image.</numerusform>
            <numerusform>Assigned %n images.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Withdrew %n task(s).</source>
        <translation>
            <numerusform>Withdrew %n task.</numerusform>
            <numerusform>Withdrew %n tasks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reassigned %n task(s).</source>
        <translation>
            <numerusform>Reassigned %n task.</numerusform>
            <numerusform>Reassigned %n tasks.</numerusform>
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
    <message numerus="yes">
        <source>%n assignment(s) could not be made: none of the chosen people can take these images.</source>
        <translation>
            <numerusform>%n assignment could not be made: none of the chosen people can take these images.</numerusform>
            <numerusform>%n assignments could not be made: none of the chosen people can take these images.</numerusform>
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
    <message numerus="yes">
        <source>%n event(s) of the audit trail are not sealed yet.</source>
        <translation>
            <numerusform>%n event of the audit trail is not sealed yet.</numerusform>
            <numerusform>%n events of the audit trail are not sealed yet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::CliQuotas</name>
    <message numerus="yes">
        <source>Discarded %n image(s).</source>
        <translation>
            <numerusform>Discarded %n image.</numerusform>
            <numerusform>Discarded %n images.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::CliRelease</name>
    <message numerus="yes">
        <source>%1: %n different label(s)</source>
        <translation>
            <numerusform>%1: %n different label</numerusform>
            <numerusform>%1: %n different labels</numerusform>
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
    <name>yuyi::CliResults</name>
    <message numerus="yes">
        <source>%n practice run(s) are excluded; use --practice to include them.</source>
        <translation>
            <numerusform>%n practice run is excluded; use --practice to include it.</numerusform>
            <numerusform>%n practice runs are excluded; use --practice to include them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::CliRun</name>
    <message numerus="yes">
        <source>Model %1, configuration %2: already done (%n replies); use --again to run it again.</source>
        <translation>
            <numerusform>Model %1, configuration %2: already done (%n reply); use --again to run it again.</numerusform>
            <numerusform>Model %1, configuration %2: already done (%n replies); use --again to run it again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s)</source>
        <translation>
            <numerusform>%n request</numerusform>
            <numerusform>%n requests</numerusform>
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
        <source>%n program(s) work together on the run %1.</source>
        <translation>
            <numerusform>%n program works on the run %1.</numerusform>
            <numerusform>%n programs work together on the run %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::CliRunLookup</name>
    <message numerus="yes">
        <source>The IDs of %n run(s) start with “%1”; give more characters of the ID.</source>
        <translation>
            <numerusform>The ID of %n run starts with “%1”; give more characters of the ID.</numerusform>
            <numerusform>The IDs of %n runs start with “%1”; give more characters of the ID.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::CliServer</name>
    <message numerus="yes">
        <source>%1 with %2, from %3, %n connection(s)</source>
        <translation>
            <numerusform>%1 with %2, from %3, %n connection</numerusform>
            <numerusform>%1 with %2, from %3, %n connections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 with %2, from %3, since %4, %n connection(s)</source>
        <translation>
            <numerusform>%1 with %2, from %3, since %4, %n connection</numerusform>
            <numerusform>%1 with %2, from %3, since %4, %n connections</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::CliStudy</name>
    <message numerus="yes">
        <source>Removed %n simulated participant(s).</source>
        <translation>
            <numerusform>Removed %n simulated participant.</numerusform>
            <numerusform>Removed %n simulated participants.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The answers were also removed from %n backup(s).</source>
        <translation>
            <numerusform>The answers were also removed from %n backup.</numerusform>
            <numerusform>The answers were also removed from %n backups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 people; each gets %2 items, about %n minute(s).</source>
        <translation>
            <numerusform>%1 people; each gets %2 items, about %n minute.</numerusform>
            <numerusform>%1 people; each gets %2 items, about %n minutes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 seconds per question, measured on %n people in earlier studies.</source>
        <translation>
            <numerusform>%1 seconds per question, measured on %n person in earlier studies.</numerusform>
            <numerusform>%1 seconds per question, measured on %n people in earlier studies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, also %n simulated participant(s)</source>
        <translation>
            <numerusform>%1, also %n simulated participant</numerusform>
            <numerusform>%1, also %n simulated participants</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::CliStudyReport</name>
    <message numerus="yes">
        <source>%1 %n items that you still have to annotate or may answer blind are excluded.</source>
        <translation>
            <numerusform>%1 %n item that you still have to annotate or may answer blind is excluded.</numerusform>
            <numerusform>%1 %n items that you still have to annotate or may answer blind are excluded.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::CliTaxonomy</name>
    <message numerus="yes">
        <source>Nothing was imported: %n row(s) have faults.</source>
        <translation>
            <numerusform>Nothing was imported: %n row has a fault.</numerusform>
            <numerusform>Nothing was imported: %n rows have faults.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n concept(s) at the end have fewer levels above them than a chain has.</source>
        <translation>
            <numerusform>%n concept at the end has fewer levels above it than a chain has.</numerusform>
            <numerusform>%n concepts at the end have fewer levels above them than a chain has.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n concept(s) at the end have more levels above them than a chain has.</source>
        <translation>
            <numerusform>%n concept at the end has more levels above it than a chain has.</numerusform>
            <numerusform>%n concepts at the end have more levels above them than a chain has.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::CliTemplates</name>
    <message numerus="yes">
        <source>%n question(s) would be filled.</source>
        <translation>
            <numerusform>%n question would be filled.</numerusform>
            <numerusform>%n questions would be filled.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) were filled.</source>
        <translation>
            <numerusform>%n question was filled.</numerusform>
            <numerusform>%n questions were filled.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) left: another view of their object is asked about.</source>
        <translation>
            <numerusform>%n image left: another view of its object is asked about.</numerusform>
            <numerusform>%n images left: another view of their object is asked about.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::CodingView</name>
    <message numerus="yes">
        <source>%n case(s) are waiting for adjudication. Press Shift+J for the next one.</source>
        <translation>
            <numerusform>%n case is waiting for adjudication. Press Shift+J for the next one.</numerusform>
            <numerusform>%n cases are waiting for adjudication. Press Shift+J for the next one.</numerusform>
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
        <source>Discarded %Ln image(s), reason: %1</source>
        <translation>
            <numerusform>Discarded %Ln image, reason: %1</numerusform>
            <numerusform>Discarded %Ln images, reason: %1</numerusform>
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
        <source>%n entry(s) rejected</source>
        <translation>
            <numerusform>%n entry rejected</numerusform>
            <numerusform>%n entries rejected</numerusform>
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
        <source>%n entries imported before</source>
        <translation>
            <numerusform>%n entry imported before</numerusform>
            <numerusform>%n entries imported before</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1. %n of them remain discarded because of other decisions. To undo those, open the details of each image.</source>
        <translation>
            <numerusform>%1. %n of them remains discarded because of another decision. To undo it, open the details of the image.</numerusform>
            <numerusform>%1. %n of them remain discarded because of other decisions. To undo those, open the details of each image.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s)</source>
        <translation>
            <numerusform>%n picture</numerusform>
            <numerusform>%n pictures</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::CollectDecisions</name>
    <message numerus="yes">
        <source>%n selected image(s) will be discarded, including images kept before.</source>
        <translation>
            <numerusform>%n selected image will be discarded, including images kept before.</numerusform>
            <numerusform>%n selected images will be discarded, including images kept before.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep %n Image(s)</source>
        <translation>
            <numerusform>Keep %n Image</numerusform>
            <numerusform>Keep %n Images</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n Image(s)</source>
        <translation>
            <numerusform>Discard %n Image</numerusform>
            <numerusform>Discard %n Images</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected images will be kept, including images discarded at inspection. Images discarded as duplicates or for their text remain discarded.</source>
        <translation>
            <numerusform>%n selected image will be kept, including images discarded at inspection. Images discarded as duplicates or for their text remain discarded.</numerusform>
            <numerusform>%n selected images will be kept, including images discarded at inspection. Images discarded as duplicates or for their text remain discarded.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::CollectFiles</name>
    <message numerus="yes">
        <source>%Ln file(s) were rejected</source>
        <translation>
            <numerusform>%Ln file was rejected</numerusform>
            <numerusform>%Ln files were rejected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) with an image that is already in the project</source>
        <translation>
            <numerusform>%Ln file with an image that is already in the project</numerusform>
            <numerusform>%Ln files with an image that is already in the project</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotation(s) were rejected</source>
        <translation>
            <numerusform>%Ln annotation was rejected</numerusform>
            <numerusform>%Ln annotations were rejected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::CollectPage</name>
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
    <message numerus="yes">
        <source>Only B correct: %n image(s)</source>
        <translation>
            <numerusform>Only B correct: %n image</numerusform>
            <numerusform>Only B correct: %n images</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only A correct: %n image(s)</source>
        <translation>
            <numerusform>Only A correct: %n image</numerusform>
            <numerusform>Only A correct: %n images</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ComparisonsModel</name>
    <message numerus="yes">
        <source>Exact McNemar: %1; Holm-corrected over %n comparison(s): %2.</source>
        <translation>
            <numerusform>Exact McNemar: %1; Holm-corrected over %n comparison: %2.</numerusform>
            <numerusform>Exact McNemar: %1; Holm-corrected over %n comparisons: %2.</numerusform>
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
        <source>Computed from %1 on %2. Excluded: %n question(s) to which one or both runs have no final reply.</source>
        <translation>
            <numerusform>Computed from %1 on %2. Excluded: %n question to which one or both runs have no final reply.</numerusform>
            <numerusform>Computed from %1 on %2. Excluded: %n questions to which one or both runs have no final reply.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Computed from %1. Excluded: %n image(s) that lack a final reply of one or both runs.</source>
        <comment>common images</comment>
        <translation>
            <numerusform>Computed from %1. Excluded: %n image that lacks a final reply of one or both runs.</numerusform>
            <numerusform>Computed from %1. Excluded: %n images that lack a final reply of one or both runs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n common image(s)</source>
        <translation>
            <numerusform>%n common image</numerusform>
            <numerusform>%n common images</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ComposeController</name>
    <message numerus="yes">
        <source>%n panel(s) found</source>
        <translation>
            <numerusform>%n panel found</numerusform>
            <numerusform>%n panels found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s) made</source>
        <translation>
            <numerusform>%n sheet made</numerusform>
            <numerusform>%n sheets made</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ConfigurationCheck</name>
    <message numerus="yes">
        <source>The prompt needs %n few-shot example(s); choose exactly this number of items as examples.</source>
        <translation>
            <numerusform>The prompt needs %n few-shot example; choose exactly one item as the example.</numerusform>
            <numerusform>The prompt needs %n few-shot examples; choose exactly this number of items as examples.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ConfigurationsChart</name>
    <message numerus="yes">
        <source>%1, %2 against %3: %4 points (95 % interval: %5 to %6) on %n common question(s)</source>
        <translation>
            <numerusform>%1, %2 against %3: %4 points (95 % interval: %5 to %6) on %n common question</numerusform>
            <numerusform>%1, %2 against %3: %4 points (95 % interval: %5 to %6) on %n common questions</numerusform>
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
        <source>%1, %2 against %3: %4 points (95 % interval: %5 to %6) on %n common image(s)</source>
        <translation>
            <numerusform>%1, %2 against %3: %4 points (95 % interval: %5 to %6) on %n common image</numerusform>
            <numerusform>%1, %2 against %3: %4 points (95 % interval: %5 to %6) on %n common images</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 against %3: %4 points on %n common image(s)</source>
        <translation>
            <numerusform>%1, %2 against %3: %4 points on %n common image</numerusform>
            <numerusform>%1, %2 against %3: %4 points on %n common images</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ContactSheet</name>
    <message numerus="yes">
        <source>%n picture(s) have no room on one sheet with a long edge of %1 pixels. Set a larger “Maximum image edge” in the endpoint, or ask fewer items in one request.</source>
        <translation>
            <numerusform>%n picture has no room on one sheet with a long edge of %1 pixels. Set a larger “Maximum image edge” in the endpoint, or ask fewer items in one request.</numerusform>
            <numerusform>%n pictures have no room on one sheet with a long edge of %1 pixels. Set a larger “Maximum image edge” in the endpoint, or ask fewer items in one request.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::DataCard</name>
    <message numerus="yes">
        <source>%n image(s) have no source.</source>
        <translation>
            <numerusform>%n image has no source.</numerusform>
            <numerusform>%n images have no source.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) without a licence.</source>
        <translation>
            <numerusform>%n image without a licence.</numerusform>
            <numerusform>%n images without a licence.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(%n other site(s))</source>
        <translation>
            <numerusform>(%n other site)</numerusform>
            <numerusform>(%n other sites)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n further picture(s) without a licence.</source>
        <translation>
            <numerusform>%n further picture without a licence.</numerusform>
            <numerusform>%n further pictures without a licence.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n further picture(s) have no source.</source>
        <translation>
            <numerusform>%n further picture has no source.</numerusform>
            <numerusform>%n further pictures have no source.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different labels; the table lists the most frequent ones.</source>
        <translation>
            <numerusform>%n different label; the table lists the most frequent ones.</numerusform>
            <numerusform>%n different labels; the table lists the most frequent ones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) of the split %1 (of %2 in all) are also in the split %3.</source>
        <translation>
            <numerusform>%n picture of the split %1 (of %2 in all) is also in the split %3.</numerusform>
            <numerusform>%n pictures of the split %1 (of %2 in all) are also in the split %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::DaySummary</name>
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
    <message numerus="yes">
        <source>At this pace, the %n remaining annotation(s) will be done on about %1.</source>
        <translation>
            <numerusform>At this pace, the %n remaining annotation will be done on about %1.</numerusform>
            <numerusform>At this pace, the %n remaining annotations will be done on about %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::DescriptionReport</name>
    <message numerus="yes">
        <source>The scores of judge models and other people are shown after you have scored all of these descriptions. Descriptions left to score: %n.</source>
        <translation>
            <numerusform>The scores of judge models and other people are shown after you have scored all of these descriptions. Descriptions left to score: %n.</numerusform>
            <numerusform>The scores of judge models and other people are shown after you have scored all of these descriptions. Descriptions left to score: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The scores of other people are shown after you have scored all of these replies. Replies left to score: %n.</source>
        <translation>
            <numerusform>The scores of other people are shown after you have scored all of these replies. Replies left to score: %n.</numerusform>
            <numerusform>The scores of other people are shown after you have scored all of these replies. Replies left to score: %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::DescriptionRunsPanel</name>
    <message numerus="yes">
        <source>%n reply(s) without a readable score</source>
        <translation>
            <numerusform>%n reply without a readable score</numerusform>
            <numerusform>%n replies without a readable score</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) failed</source>
        <translation>
            <numerusform>%n request failed</numerusform>
            <numerusform>%n requests failed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) are visible again.</source>
        <translation>
            <numerusform>%n run is visible again.</numerusform>
            <numerusform>%n runs are visible again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::DescriptionService</name>
    <message numerus="yes">
        <source>%n more item(s) match the selection but are not accepted yet. To include them, add their stage to the conditions of the selection.</source>
        <translation>
            <numerusform>%n more item matches the selection but is not accepted yet. To include it, add its stage to the conditions of the selection.</numerusform>
            <numerusform>%n more items match the selection but are not accepted yet. To include them, add their stage to the conditions of the selection.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n description(s) to be judged do not exist yet. Continue the judge run when the model has written them.</source>
        <translation>
            <numerusform>%n description to be judged does not exist yet. Continue the judge run when the model has written it.</numerusform>
            <numerusform>%n descriptions to be judged do not exist yet. Continue the judge run when the model has written them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::DescriptionsOverview</name>
    <message numerus="yes">
        <source>%n reply(s) have a different score now.</source>
        <translation>
            <numerusform>%n reply has a different score now.</numerusform>
            <numerusform>%n replies have a different score now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reply(s) from %1 without a readable score</source>
        <translation>
            <numerusform>%n reply from %1 without a readable score</numerusform>
            <numerusform>%n replies from %1 without a readable score</numerusform>
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
        <source>%1 gave or changed %n score(s) when the results were already visible</source>
        <translation>
            <numerusform>%1 gave or changed %n score when the results were already visible</numerusform>
            <numerusform>%1 gave or changed %n scores when the results were already visible</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Descriptions by %1 (%n image(s))</source>
        <translation>
            <numerusform>Descriptions by %1 (%n image)</numerusform>
            <numerusform>Descriptions by %1 (%n images)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You still have %n description(s) to score.</source>
        <translation>
            <numerusform>You still have %n description to score.</numerusform>
            <numerusform>You still have %n descriptions to score.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judge reply(s) would get a different score if re-scored</source>
        <translation>
            <numerusform>%n judge reply would get a different score if re-scored</numerusform>
            <numerusform>%n judge replies would get a different score if re-scored</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you continue, you will always see the scores of judge models and other people for these descriptions. After that, you cannot score your %n unscored description(s), because your scores would not be blind.</source>
        <translation>
            <numerusform>If you continue, you will always see the scores of judge models and other people for these descriptions. After that, you cannot score your %n unscored description, because your scores would not be blind.</numerusform>
            <numerusform>If you continue, you will always see the scores of judge models and other people for these descriptions. After that, you cannot score your %n unscored descriptions, because your scores would not be blind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You still have %n reply(s) to score.</source>
        <translation>
            <numerusform>You still have %n reply to score.</numerusform>
            <numerusform>You still have %n replies to score.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replies by %1 (%n question(s))</source>
        <translation>
            <numerusform>Replies by %1 (%n question)</numerusform>
            <numerusform>Replies by %1 (%n questions)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::DescriptionsPage</name>
    <message numerus="yes">
        <source>%n judge(s) running.</source>
        <translation>
            <numerusform>%n judge running.</numerusform>
            <numerusform>%n judges running.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) in progress.</source>
        <translation>
            <numerusform>%n run in progress.</numerusform>
            <numerusform>%n runs in progress.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) left for you to score</source>
        <translation>
            <numerusform>%n text left for you to score</numerusform>
            <numerusform>%n texts left for you to score</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::DiscussionsView</name>
    <message numerus="yes">
        <source>%1 of %n vote(s) are for “%2”. Conclude with “%3” instead?</source>
        <translation>
            <numerusform>%1 of %n vote is for “%2”. Conclude with “%3” instead?</numerusform>
            <numerusform>%1 of %n votes are for “%2”. Conclude with “%3” instead?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::DossierText</name>
    <message numerus="yes">
        <source>%n frame(s); only the first is used</source>
        <translation>
            <numerusform>%n frame; only the first is used</numerusform>
            <numerusform>%n frames; only the first is used</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n question(s), as of %2</source>
        <translation>
            <numerusform>%1, %n question, as of %2</numerusform>
            <numerusform>%1, %n questions, as of %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n comment(s), not all resolved</source>
        <translation>
            <numerusform>%n comment, not resolved</numerusform>
            <numerusform>%n comments, not all resolved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n comment(s), resolved</source>
        <translation>
            <numerusform>%n comment, resolved</numerusform>
            <numerusform>%n comments, resolved</numerusform>
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
    <name>yuyi::DuplicatesCommands</name>
    <message numerus="yes">
        <source>Confirm %n Group(s) with Certainty ≥ %1 %</source>
        <translation>
            <numerusform>Confirm %n Group with Certainty ≥ %1 %</numerusform>
            <numerusform>Confirm %n Groups with Certainty ≥ %1 %</numerusform>
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
    <name>yuyi::DuplicatesController</name>
    <message numerus="yes">
        <source>%n duplicate(s) discarded</source>
        <translation>
            <numerusform>%n duplicate discarded</numerusform>
            <numerusform>%n duplicates discarded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Confirmed %n group(s) with a certainty of %1 % or more</source>
        <translation>
            <numerusform>Confirmed %n group with a certainty of %1 % or more</numerusform>
            <numerusform>Confirmed %n groups with a certainty of %1 % or more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::DuplicatesPage</name>
    <message numerus="yes">
        <source>In %n open group(s), the images have the same template but different content. Check each group yourself.</source>
        <translation>
            <numerusform>In %n open group, the images have the same template but different content. Check the group yourself.</numerusform>
            <numerusform>In %n open groups, the images have the same template but different content. Check each group yourself.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of duplicates are waiting for review.</source>
        <translation>
            <numerusform>%n group of duplicates is waiting for review.</numerusform>
            <numerusform>%n groups of duplicates are waiting for review.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) have been added since the last search and have not been compared yet.</source>
        <translation>
            <numerusform>%n image has been added since the last search and has not been compared yet.</numerusform>
            <numerusform>%n images have been added since the last search and have not been compared yet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::EndpointTestPanel</name>
    <message numerus="yes">
        <source>%n model(s) on the server; click one to use it:</source>
        <translation>
            <numerusform>%n model on the server; click one to use it:</numerusform>
            <numerusform>%n models on the server; click one to use it:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ErrorCasesPanel</name>
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
        <source>Sampled %n case(s).</source>
        <translation>
            <numerusform>Sampled %n case.</numerusform>
            <numerusform>Sampled %n cases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Added %n case(s).</source>
        <translation>
            <numerusform>Added %n case.</numerusform>
            <numerusform>Added %n cases.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::Examples</name>
    <message numerus="yes">
        <source>%n image(s) of the sheet without a licence.</source>
        <translation>
            <numerusform>%n image of the sheet without a licence.</numerusform>
            <numerusform>%n images of the sheet without a licence.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n further picture(s) of the sheet without a licence.</source>
        <translation>
            <numerusform>%n further picture of the sheet without a licence.</numerusform>
            <numerusform>%n further pictures of the sheet without a licence.</numerusform>
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
        <source>Because VLMEvalKit cannot save CMYK, %n CMYK image(s) were converted to RGB JPEG without applying their colour profiles: %1.</source>
        <translation>
            <numerusform>Because VLMEvalKit cannot save CMYK, %n CMYK image was converted to RGB JPEG without applying its colour profile: %1.</numerusform>
            <numerusform>Because VLMEvalKit cannot save CMYK, %n CMYK images were converted to RGB JPEG without applying their colour profiles: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a question of the kind “%1” has exactly %n correct option(s).</source>
        <translation>
            <numerusform>a question of the kind “%1” has exactly %n correct option.</numerusform>
            <numerusform>a question of the kind “%1” has exactly %n correct options.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a question can have at most %n accepted answer(s).</source>
        <translation>
            <numerusform>a question can have at most %n accepted answer.</numerusform>
            <numerusform>a question can have at most %n accepted answers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The lmms-eval task compares answers to %n fill-in question(s) as texts or plain numbers. It does not convert units or Chinese numerals. Import the replies to score them by the rules of this program.</source>
        <translation>
            <numerusform>The lmms-eval task compares answers to %n fill-in question as texts or plain numbers. It does not convert units or Chinese numerals. Import the replies to score them by the rules of this program.</numerusform>
            <numerusform>The lmms-eval task compares answers to %n fill-in questions as texts or plain numbers. It does not convert units or Chinese numerals. Import the replies to score them by the rules of this program.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) have captions or roles of pictures, which this format does not hold.</source>
        <translation>
            <numerusform>%n item has captions or roles of pictures, which this format does not hold.</numerusform>
            <numerusform>%n items have captions or roles of pictures, which this format does not hold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) have an explanation of the answer, which this format does not hold.</source>
        <translation>
            <numerusform>%n question has an explanation of the answer, which this format does not hold.</numerusform>
            <numerusform>%n questions have an explanation of the answer, which this format does not hold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there can be at most %n label(s).</source>
        <translation>
            <numerusform>there can be at most %n label.</numerusform>
            <numerusform>there can be at most %n labels.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a list of %n element(s) is expected.</source>
        <translation>
            <numerusform>a list of %n element is expected.</numerusform>
            <numerusform>a list of %n elements is expected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) show another picture than their puzzle does; this format has one picture for each puzzle.</source>
        <translation>
            <numerusform>%n question shows another picture than its puzzle does; this format has one picture for each puzzle.</numerusform>
            <numerusform>%n questions show another picture than their puzzle does; this format has one picture for each puzzle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) about what is in the picture have an explanation, which this format does not hold.</source>
        <translation>
            <numerusform>%n question about what is in the picture has an explanation, which this format does not hold.</numerusform>
            <numerusform>%n questions about what is in the picture have an explanation, which this format does not hold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) accept several answers; this format has the first one.</source>
        <translation>
            <numerusform>%n question accepts several answers; this format has the first one.</numerusform>
            <numerusform>%n questions accept several answers; this format has the first one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) have a split; this format has none, so all are in one file.</source>
        <translation>
            <numerusform>%n item has a split; this format has none, so all are in one file.</numerusform>
            <numerusform>%n items have a split; this format has none, so all are in one file.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ExportNotesDialog</name>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln note</numerusform>
            <numerusform>%Ln notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::FilterBar</name>
    <message numerus="yes">
        <source>%Ln selected image(s)</source>
        <translation>
            <numerusform>%Ln selected image</numerusform>
            <numerusform>%Ln selected images</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::FlaggedItemDetail</name>
    <message numerus="yes">
        <source>%n answer(s): %1</source>
        <translation>
            <numerusform>%n answer: %1</numerusform>
            <numerusform>%n answers: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::FlaggedItemFilters</name>
    <message numerus="yes">
        <source>%n model(s) given the image</source>
        <translation>
            <numerusform>%n model given the image</numerusform>
            <numerusform>%n models given the image</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without image</source>
        <translation>
            <numerusform>%n without image</numerusform>
            <numerusform>%n without image</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::FlaggedItems</name>
    <message numerus="yes">
        <source>In error review, experts marked the annotation as wrong in %n case(s).</source>
        <translation>
            <numerusform>In error review, experts marked the annotation as wrong in %n case.</numerusform>
            <numerusform>In error review, experts marked the annotation as wrong in %n cases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In error review, experts marked the annotation as wrong in %n case(s); an expert&apos;s note: “%1”</source>
        <translation>
            <numerusform>In error review, experts marked the annotation as wrong in %n case; an expert&apos;s note: “%1”</numerusform>
            <numerusform>In error review, experts marked the annotation as wrong in %n cases; an expert&apos;s note: “%1”</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::FlaggedItemsView</name>
    <message numerus="yes">
        <source>Discarded %n image(s).</source>
        <translation>
            <numerusform>Discarded %n image.</numerusform>
            <numerusform>Discarded %n images.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::GateDialog</name>
    <message numerus="yes">
        <source>Discard %n Image(s)</source>
        <translation>
            <numerusform>Discard %n Image</numerusform>
            <numerusform>Discard %n Images</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::GateReport</name>
    <message numerus="yes">
        <source>A question is caught if at least %n model(s) answered it correctly without pictures in every run.</source>
        <translation>
            <numerusform>A question is caught if at least %n model answered it correctly without pictures in every run.</numerusform>
            <numerusform>A question is caught if at least %n models answered it correctly without pictures in every run.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) are not included, because you still have to answer them blind or annotate their images.</source>
        <translation>
            <numerusform>%n question is not included, because you still have to answer it blind or annotate its image.</numerusform>
            <numerusform>%n questions are not included, because you still have to answer them blind or annotate their images.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) are caught.</source>
        <translation>
            <numerusform>%n question is caught.</numerusform>
            <numerusform>%n questions are caught.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) will be discarded.</source>
        <translation>
            <numerusform>%n image will be discarded.</numerusform>
            <numerusform>%n images will be discarded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) will be kept, because other questions about them are not caught.</source>
        <translation>
            <numerusform>%n image will be kept, because other questions about it are not caught.</numerusform>
            <numerusform>%n images will be kept, because other questions about them are not caught.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::GateService</name>
    <message numerus="yes">
        <source>Discarded %Ln image(s) by the gate “%1”</source>
        <translation>
            <numerusform>Discarded %Ln image by the gate “%1”</numerusform>
            <numerusform>Discarded %Ln images by the gate “%1”</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::GiveDialog</name>
    <message numerus="yes">
        <source>%n task(s) will be reassigned to the chosen person. Existing drafts are not passed on, but remain visible on the Audit page.</source>
        <translation>
            <numerusform>%n task will be reassigned to the chosen person. Existing drafts are not passed on, but remain visible on the Audit page.</numerusform>
            <numerusform>%n tasks will be reassigned to the chosen person. Existing drafts are not passed on, but remain visible on the Audit page.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::GroupsModel</name>
    <message numerus="yes">
        <source>%1 % · %n image(s)</source>
        <translation>
            <numerusform>%1 % · %n image</numerusform>
            <numerusform>%1 % · %n images</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::GroupsPanel</name>
    <message numerus="yes">
        <source>Certainty of %1 % or more: %n group(s)</source>
        <translation>
            <numerusform>Certainty of %1 % or more: %n group</numerusform>
            <numerusform>Certainty of %1 % or more: %n groups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Any certainty: %n group(s)</source>
        <translation>
            <numerusform>Any certainty: %n group</numerusform>
            <numerusform>Any certainty: %n groups</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::GuidelineEditor</name>
    <message numerus="yes">
        <source>%n annotation(s) submitted while this version was in force</source>
        <translation>
            <numerusform>%n annotation submitted while this version was in force</numerusform>
            <numerusform>%n annotations submitted while this version was in force</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::HandOutPanel</name>
    <message numerus="yes">
        <source>%n of %1 waiting images will be assigned.</source>
        <translation>
            <numerusform>%n of %1 waiting images will be assigned.</numerusform>
            <numerusform>%n of %1 waiting images will be assigned.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them will be assigned to more than one person.</source>
        <translation>
            <numerusform>%n of them will be assigned to more than one person.</numerusform>
            <numerusform>%n of them will be assigned to more than one person.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n assignment(s) cannot be made: the chosen people already have these images or have reached their maximum.</source>
        <translation>
            <numerusform>%n assignment cannot be made: the chosen people already have this image or have reached their maximum.</numerusform>
            <numerusform>%n assignments cannot be made: the chosen people already have these images or have reached their maximum.</numerusform>
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
        <source>%1 %n image(s) already imported are kept. Start the same import again to continue.</source>
        <translation>
            <numerusform>%1 %n image already imported is kept. Start the same import again to continue.</numerusform>
            <numerusform>%1 %n images already imported are kept. Start the same import again to continue.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ImportLabelsDialog</name>
    <message numerus="yes">
        <source>%Ln annotation(s) without an annotator are by</source>
        <translation>
            <numerusform>%Ln annotation without an annotator is by</numerusform>
            <numerusform>%Ln annotations without an annotator are by</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotation(s) of the annotator “%1” are by</source>
        <translation>
            <numerusform>%Ln annotation of the annotator “%1” is by</numerusform>
            <numerusform>%Ln annotations of the annotator “%1” are by</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ImportResponsesDialog</name>
    <message numerus="yes">
        <source>%n reply(s) in the file.</source>
        <translation>
            <numerusform>%n reply in the file.</numerusform>
            <numerusform>%n replies in the file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reply(s) imported.</source>
        <translation>
            <numerusform>%n reply imported.</numerusform>
            <numerusform>%n replies imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file contains no reply for %n item(s) of the project.</source>
        <translation>
            <numerusform>The file contains no reply for %n item of the project.</numerusform>
            <numerusform>The file contains no reply for %n items of the project.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ID(s) occurred twice with the same reply.</source>
        <translation>
            <numerusform>%n ID occurred twice with the same reply.</numerusform>
            <numerusform>%n IDs occurred twice with the same reply.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown ID(s) were skipped:</source>
        <translation>
            <numerusform>%n unknown ID was skipped:</numerusform>
            <numerusform>%n unknown IDs were skipped:</numerusform>
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
        <source>%1 and %n other(s)</source>
        <translation>
            <numerusform>%1 and %n other</numerusform>
            <numerusform>%1 and %n others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No current validator can answer %n of these rounds: add more validators</source>
        <translation>
            <numerusform>No current validator can answer %n of these rounds: add more validators</numerusform>
            <numerusform>No current validator can answer %n of these rounds: add more validators</numerusform>
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
        <source>%n disagreement(s) are waiting for an adjudicator</source>
        <translation>
            <numerusform>%n disagreement is waiting for an adjudicator</numerusform>
            <numerusform>%n disagreements are waiting for an adjudicator</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n validation round(s) are waiting for answers</source>
        <translation>
            <numerusform>%n validation round is waiting for answers</numerusform>
            <numerusform>%n validation rounds are waiting for answers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n accepted image(s) with a problem reported by validators</source>
        <translation>
            <numerusform>%n accepted image with a problem reported by validators</numerusform>
            <numerusform>%n accepted images with a problem reported by validators</numerusform>
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
        <source>Run of %1: %n request(s) failed</source>
        <translation>
            <numerusform>Run of %1: %n request failed</numerusform>
            <numerusform>Run of %1: %n requests failed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more image(s) in the pool</source>
        <translation>
            <numerusform>%n more image in the pool</numerusform>
            <numerusform>%n more images in the pool</numerusform>
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
        <source>%n in progress</source>
        <translation>
            <numerusform>%n in progress</numerusform>
            <numerusform>%n in progress</numerusform>
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
        <source>%n image(s) were returned to you</source>
        <translation>
            <numerusform>%n image was returned to you</numerusform>
            <numerusform>%n images were returned to you</numerusform>
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
        <source>%n discussion(s) are waiting for your vote</source>
        <translation>
            <numerusform>%n discussion is waiting for your vote</numerusform>
            <numerusform>%n discussions are waiting for your vote</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n comment(s) mention you</source>
        <translation>
            <numerusform>%n comment mentions you</numerusform>
            <numerusform>%n comments mention you</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Compare labels of %n image(s)</source>
        <translation>
            <numerusform>Compare labels of %n image</numerusform>
            <numerusform>Compare labels of %n images</numerusform>
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
        <source>Only you can answer %n of them</source>
        <translation>
            <numerusform>Only you can answer %n of them</numerusform>
            <numerusform>Only you can answer %n of them</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::InboxView</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::InspectPage</name>
    <message numerus="yes">
        <source>animated, showing the first of %n frame(s)</source>
        <translation>
            <numerusform>animated, showing the first of %n frame</numerusform>
            <numerusform>animated, showing the first of %n frames</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ItemsController</name>
    <message numerus="yes">
        <source>%n question(s) are waiting for answers now.</source>
        <translation>
            <numerusform>%n question is waiting for answers now.</numerusform>
            <numerusform>%n questions are waiting for answers now.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ItemsView</name>
    <message numerus="yes">
        <source>The questions of %n image(s), including imported questions, have not been validated. Once you start, validators will answer these questions blind. An image does not count as accepted until all its questions pass; released images stay released.</source>
        <translation>
            <numerusform>The questions of %n image, including imported questions, have not been validated. Once you start, validators will answer these questions blind. An image does not count as accepted until all its questions pass; released images stay released.</numerusform>
            <numerusform>The questions of %n images, including imported questions, have not been validated. Once you start, validators will answer these questions blind. An image does not count as accepted until all its questions pass; released images stay released.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::JobKinds</name>
    <message numerus="yes">
        <source>%1 added, %2 already in the project, %n file(s) rejected.</source>
        <translation>
            <numerusform>%1 added, %2 already in the project, %n file rejected.</numerusform>
            <numerusform>%1 added, %2 already in the project, %n files rejected.</numerusform>
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
        <source>%n entry(s) rejected</source>
        <translation>
            <numerusform>%n entry rejected</numerusform>
            <numerusform>%n entries rejected</numerusform>
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
        <source>%1. Same-template groups: %2. %n image(s) could not be read.</source>
        <translation>
            <numerusform>%1. Same-template groups: %2. %n image could not be read.</numerusform>
            <numerusform>%1. Same-template groups: %2. %n images could not be read.</numerusform>
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
    <message numerus="yes">
        <source>Sheets: %1 made, %2 already there. %n could not be made.</source>
        <translation>
            <numerusform>Sheets: %1 made, %2 already there. %n could not be made.</numerusform>
            <numerusform>Sheets: %1 made, %2 already there. %n could not be made.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Labels of %n annotation(s) imported.</source>
        <translation>
            <numerusform>Labels of %n annotation imported.</numerusform>
            <numerusform>Labels of %n annotations imported.</numerusform>
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
        <source>%n more task(s)</source>
        <translation>
            <numerusform>%n more task</numerusform>
            <numerusform>%n more tasks</numerusform>
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
    <name>yuyi::JudgeDialog</name>
    <message numerus="yes">
        <source>%1: %n reply(s) without an answer</source>
        <translation>
            <numerusform>%1: %n reply without an answer</numerusform>
            <numerusform>%1: %n replies without an answer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s)</source>
        <translation>
            <numerusform>%n request</numerusform>
            <numerusform>%n requests</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::LabelImport</name>
    <message numerus="yes">
        <source>%n image(s) of the project are called “%1”. Without a hash it is not clear which one is meant.</source>
        <translation>
            <numerusform>%n image of the project is called “%1”. Without a hash it is not clear which one is meant.</numerusform>
            <numerusform>%n images of the project are called “%1”. Without a hash it is not clear which one is meant.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::LaunchFigures</name>
    <message numerus="yes">
        <source>%n image(s) cannot be sent; their items count as request errors.</source>
        <translation>
            <numerusform>%n image cannot be sent; its items count as request errors.</numerusform>
            <numerusform>%n images cannot be sent; their items count as request errors.</numerusform>
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
        <source>%n warning(s) – you can submit</source>
        <translation>
            <numerusform>%n warning – you can submit</numerusform>
            <numerusform>%n warnings – you can submit</numerusform>
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
        <source>and %n more warning(s)</source>
        <translation>
            <numerusform>and %n more warning</numerusform>
            <numerusform>and %n more warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) to fill in</source>
        <translation>
            <numerusform>%n field to fill in</numerusform>
            <numerusform>%n fields to fill in</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::Linter</name>
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
        <source>%1 and %n other(s)</source>
        <translation>
            <numerusform>%1 and %n other</numerusform>
            <numerusform>%1 and %n others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The option “%1” occurs in %n question(s) of different images and is the correct option in %2 of them.</source>
        <translation>
            <numerusform>The option “%1” occurs in %n question of different images and is the correct option in %2 of them.</numerusform>
            <numerusform>The option “%1” occurs in %n questions of different images and is the correct option in %2 of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n labels are chosen for the dimension “%1”, but only one is allowed.</source>
        <translation>
            <numerusform>%n label is chosen for the dimension “%1”, but only one is allowed.</numerusform>
            <numerusform>%n labels are chosen for the dimension “%1”, but only one is allowed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Accepted answer %1 is longer than %n character(s), so nobody can write it.</source>
        <translation>
            <numerusform>Accepted answer %1 is longer than %n character, so nobody can write it.</numerusform>
            <numerusform>Accepted answer %1 is longer than %n characters, so nobody can write it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A question of this kind must show %n picture(s) besides its options; this one shows %1.</source>
        <translation>
            <numerusform>A question of this kind must show %n picture besides its options; this one shows %1.</numerusform>
            <numerusform>A question of this kind must show %n pictures besides its options; this one shows %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One picture is an option of %n question(s) of different images and is the correct option in %1 of them.</source>
        <translation>
            <numerusform>One picture is an option of %n question of different images and is the correct option in %1 of them.</numerusform>
            <numerusform>One picture is an option of %n questions of different images and is the correct option in %1 of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n labels are chosen for the dimension “%1”, but at most %2 are allowed.</source>
        <translation>
            <numerusform>%n label is chosen for the dimension “%1”, but at most %2 are allowed.</numerusform>
            <numerusform>%n labels are chosen for the dimension “%1”, but at most %2 are allowed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::MainWindow</name>
    <message numerus="yes">
        <source>When the program last ended, %n text(s) that you typed could not be saved.</source>
        <translation>
            <numerusform>When the program last ended, %n text that you typed could not be saved.</numerusform>
            <numerusform>When the program last ended, %n texts that you typed could not be saved.</numerusform>
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
        <source>%n unread</source>
        <translation>
            <numerusform>%n unread</numerusform>
            <numerusform>%n unread</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::MergeDialog</name>
    <message numerus="yes">
        <source>%n task(s) not started.</source>
        <translation>
            <numerusform>%n task not started.</numerusform>
            <numerusform>%n tasks not started.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Checking %n file(s). Nothing is changed yet.</source>
        <translation>
            <numerusform>Checking %n file. Nothing is changed yet.</numerusform>
            <numerusform>Checking %n files. Nothing is changed yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) can be imported. Each file is imported completely or not at all.</source>
        <translation>
            <numerusform>%n entry can be imported. Each file is imported completely or not at all.</numerusform>
            <numerusform>%n entries can be imported. Each file is imported completely or not at all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) imported.</source>
        <translation>
            <numerusform>%n entry imported.</numerusform>
            <numerusform>%n entries imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %n Entry(s)</source>
        <translation>
            <numerusform>Import %n Entry</numerusform>
            <numerusform>Import %n Entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is nothing new to import. %n packages are marked as finished. Import them so that they are no longer listed as out.</source>
        <translation>
            <numerusform>There is nothing new to import. %n package is marked as finished. Import it so that it is no longer listed as out.</numerusform>
            <numerusform>There is nothing new to import. %n packages are marked as finished. Import them so that they are no longer listed as out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::Merging</name>
    <message numerus="yes">
        <source>%n field(s) are still undecided.</source>
        <translation>
            <numerusform>%n field is still undecided.</numerusform>
            <numerusform>%n fields are still undecided.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ModelsPage</name>
    <message numerus="yes">
        <source>%n run(s) started. They continue while you work on other pages.</source>
        <translation>
            <numerusform>%n run started. It continues while you work on other pages.</numerusform>
            <numerusform>%n runs started. They continue while you work on other pages.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) are visible again.</source>
        <translation>
            <numerusform>%n run is visible again.</numerusform>
            <numerusform>%n runs are visible again.</numerusform>
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
        <source>%1 of %n available image(s) will be drawn.</source>
        <translation>
            <numerusform>%1 of %n available images will be drawn.</numerusform>
            <numerusform>%1 of %n available images will be drawn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n available image(s) picked. Press Space or click to pick.</source>
        <translation>
            <numerusform>%1 of %n available image picked. Press Space or click to pick.</numerusform>
            <numerusform>%1 of %n available images picked. Press Space or click to pick.</numerusform>
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
        <source>%n excluded (not accepted yet)</source>
        <translation>
            <numerusform>%n excluded (not accepted yet)</numerusform>
            <numerusform>%n excluded (not accepted yet)</numerusform>
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
    <message numerus="yes">
        <source>%n run(s) are already done with the same model, items, prompt and parameters. Running them again sends every request again.</source>
        <translation>
            <numerusform>%n run is already done with the same model, items, prompt and parameters. Running it again sends every request again.</numerusform>
            <numerusform>%n runs are already done with the same model, items, prompt and parameters. Running them again sends every request again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) with the same model, items, prompt and parameters are not finished. Continuing them sends only the requests that have no reply yet; asking again makes new runs and sends every request again.</source>
        <translation>
            <numerusform>%n run with the same model, items, prompt and parameters is not finished. Continuing it sends only the requests that have no reply yet; asking again makes a new run and sends every request again.</numerusform>
            <numerusform>%n runs with the same model, items, prompt and parameters are not finished. Continuing them sends only the requests that have no reply yet; asking again makes new runs and sends every request again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n excluded (wrong number of correct options, or no accepted answer)</source>
        <translation>
            <numerusform>%n excluded (wrong number of correct options, or no accepted answer)</numerusform>
            <numerusform>%n excluded (wrong number of correct options, or no accepted answer)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n configuration(s) not selected, because their example items are not in this project: %1.</source>
        <translation>
            <numerusform>%n configuration not selected, because its example items are not in this project: %1.</numerusform>
            <numerusform>%n configurations not selected, because their example items are not in this project: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n endpoint(s) not selected. %1</source>
        <translation>
            <numerusform>%n endpoint not selected. %1</numerusform>
            <numerusform>%n endpoints not selected. %1</numerusform>
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
        <source>%n group(s) of duplicates to decide on</source>
        <translation>
            <numerusform>%n group of duplicates to decide on</numerusform>
            <numerusform>%n groups of duplicates to decide on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) without text measurement</source>
        <translation>
            <numerusform>%n image without text measurement</numerusform>
            <numerusform>%n images without text measurement</numerusform>
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
        <source>%n image(s) to label for calibration</source>
        <translation>
            <numerusform>%n image to label for calibration</numerusform>
            <numerusform>%n images to label for calibration</numerusform>
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
        <source>%n image(s) on which two annotators disagree</source>
        <translation>
            <numerusform>%n image on which two annotators disagree</numerusform>
            <numerusform>%n images on which two annotators disagree</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) to validate or discuss</source>
        <translation>
            <numerusform>%n question to validate or discuss</numerusform>
            <numerusform>%n questions to validate or discuss</numerusform>
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
        <source>%n released image(s) without a finished run</source>
        <translation>
            <numerusform>%n released image without a finished run</numerusform>
            <numerusform>%n released images without a finished run</numerusform>
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
        <source>%n wrong model answer(s) to code by error type</source>
        <translation>
            <numerusform>%n wrong model answer to code by error type</numerusform>
            <numerusform>%n wrong model answers to code by error type</numerusform>
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
    <name>yuyi::NoResult</name>
    <message numerus="yes">
        <source>None of %n reply(s) can be read.</source>
        <translation>
            <numerusform>The one reply cannot be read.</numerusform>
            <numerusform>None of %n replies can be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n readable reply(s) give the label “%1”, whatever the question.</source>
        <translation>
            <numerusform>The one readable reply gives the label “%1”.</numerusform>
            <numerusform>All %n readable replies give the label “%1”, whatever the question.</numerusform>
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
        <source>%n image(s) to adjudicate</source>
        <translation>
            <numerusform>%n image to adjudicate</numerusform>
            <numerusform>%n images to adjudicate</numerusform>
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
        <source>%n task(s) packed into %1 (%2).</source>
        <translation>
            <numerusform>%n task packed into %1 (%2).</numerusform>
            <numerusform>%n tasks packed into %1 (%2).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::PackageMergeJobs</name>
    <message numerus="yes">
        <source>%n entry(s) can be imported.</source>
        <translation>
            <numerusform>%n entry can be imported.</numerusform>
            <numerusform>%n entries can be imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) imported.</source>
        <translation>
            <numerusform>%n entry imported.</numerusform>
            <numerusform>%n entries imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) imported; other entries were skipped.</source>
        <translation>
            <numerusform>%n entry imported; other entries were skipped.</numerusform>
            <numerusform>%n entries imported; other entries were skipped.</numerusform>
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
    <name>yuyi::PairsView</name>
    <message numerus="yes">
        <source>%1 minus %2: %3 points on %n common question(s)
Exact McNemar: %4
Holm-corrected: %5</source>
        <translation>
            <numerusform>%1 minus %2: %3 points on %n common question
Exact McNemar: %4
Holm-corrected: %5</numerusform>
            <numerusform>%1 minus %2: %3 points on %n common questions
Exact McNemar: %4
Holm-corrected: %5</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>p of McNemar’s exact test, Holm-corrected over %n pair(s) of runs. Values below %1, %2 and %3 are coloured. Press Enter to open the selected pair.</source>
        <translation>
            <numerusform>p of McNemar’s exact test, Holm-corrected over %n pair of runs. Values below %1, %2 and %3 are coloured. Press Enter to open the selected pair.</numerusform>
            <numerusform>p of McNemar’s exact test, Holm-corrected over %n pairs of runs. Values below %1, %2 and %3 are coloured. Press Enter to open the selected pair.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 minus %2: %3 points on %n common image(s)
Exact McNemar: %4
Holm-corrected: %5</source>
        <translation>
            <numerusform>%1 minus %2: %3 points on %n common image
Exact McNemar: %4
Holm-corrected: %5</numerusform>
            <numerusform>%1 minus %2: %3 points on %n common images
Exact McNemar: %4
Holm-corrected: %5</numerusform>
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
        <source>Removed %n simulated participant(s).</source>
        <translation>
            <numerusform>Removed %n simulated participant.</numerusform>
            <numerusform>Removed %n simulated participants.</numerusform>
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
        <source>Deleted from the project and from %n backup(s).</source>
        <translation>
            <numerusform>Deleted from the project and from %n backup.</numerusform>
            <numerusform>Deleted from the project and from %n backups.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::PeopleChart</name>
    <message numerus="yes">
        <source>People %1 % correct, models %2 %: %n question(s)</source>
        <translation>
            <numerusform>People %1 % correct, models %2 %: %n question</numerusform>
            <numerusform>People %1 % correct, models %2 %: %n questions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::PeopleController</name>
    <message numerus="yes">
        <source>%n person(s) added.</source>
        <translation>
            <numerusform>%n person added.</numerusform>
            <numerusform>%n people added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Withdrew %n task(s).</source>
        <translation>
            <numerusform>Withdrew %n task.</numerusform>
            <numerusform>Withdrew %n tasks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reassigned %n task(s).</source>
        <translation>
            <numerusform>Reassigned %n task.</numerusform>
            <numerusform>Reassigned %n tasks.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::PeopleDialogs</name>
    <message numerus="yes">
        <source>%n entry(s) imported.</source>
        <translation>
            <numerusform>%n entry imported.</numerusform>
            <numerusform>%n entries imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Withdraw %n task(s)?</source>
        <translation>
            <numerusform>Withdraw %n task?</numerusform>
            <numerusform>Withdraw %n tasks?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::PeopleListDialog</name>
    <message numerus="yes">
        <source>%n person(s) will be added.</source>
        <translation>
            <numerusform>%n person will be added.</numerusform>
            <numerusform>%n people will be added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) have errors. Nobody is added until all lines are corrected.</source>
        <translation>
            <numerusform>%n line has errors. Nobody is added until it is corrected.</numerusform>
            <numerusform>%n lines have errors. Nobody is added until all lines are corrected.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::PeoplePage</name>
    <message numerus="yes">
        <source>Assigned %n image(s).</source>
        <translation>
            <numerusform>Assigned %n image.</numerusform>
            <numerusform>Assigned %n images.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s)</source>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n people</numerusform>
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
    <name>yuyi::PictureEditor</name>
    <message numerus="yes">
        <source>A question of this kind can show at most %n picture(s).</source>
        <translation>
            <numerusform>A question of this kind can show at most %n picture.</numerusform>
            <numerusform>A question of this kind can show at most %n pictures.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) did not fit.</source>
        <translation>
            <numerusform>%n picture did not fit.</numerusform>
            <numerusform>%n pictures did not fit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) added</source>
        <translation>
            <numerusform>%n picture added</numerusform>
            <numerusform>%n pictures added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) were not added: the question shows them already, or it can show no more.</source>
        <translation>
            <numerusform>%n picture was not added: the question shows it already, or it can show no more.</numerusform>
            <numerusform>%n pictures were not added: the question shows them already, or it can show no more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::PictureSourcesDialog</name>
    <message numerus="yes">
        <source>%Ln picture(s). An empty field changes nothing.</source>
        <translation>
            <numerusform>%Ln picture. An empty field changes nothing.</numerusform>
            <numerusform>%Ln pictures. An empty field changes nothing.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::PracticeSwitch</name>
    <message numerus="yes">
        <source>%n practice run(s) are excluded.</source>
        <translation>
            <numerusform>%n practice run is excluded.</numerusform>
            <numerusform>%n practice runs are excluded.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::Preset</name>
    <message numerus="yes">
        <source>The text is too long. Limit: %n character(s).</source>
        <translation>
            <numerusform>The text is too long. Limit: %n character.</numerusform>
            <numerusform>The text is too long. Limit: %n characters.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::PresetCard</name>
    <message numerus="yes">
        <source>%n label dimension(s)</source>
        <translation>
            <numerusform>%n label dimension</numerusform>
            <numerusform>%n label dimensions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n option(s)</source>
        <translation>
            <numerusform>%n option</numerusform>
            <numerusform>%n options</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s) of questions</source>
        <translation>
            <numerusform>%n kind of questions</numerusform>
            <numerusform>%n kinds of questions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::PresetEditor</name>
    <message numerus="yes">
        <source>%1 (%n fault(s))</source>
        <translation>
            <numerusform>%1 (%n fault)</numerusform>
            <numerusform>%1 (%n faults)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::PromptDraft</name>
    <message numerus="yes">
        <source>The prompt needs %n few-shot example(s), but only %1 of the entered items are in this project.</source>
        <translation>
            <numerusform>The prompt needs %n few-shot example, but only %1 of the entered items are in this project.</numerusform>
            <numerusform>The prompt needs %n few-shot examples, but only %1 of the entered items are in this project.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::PromptPreview</name>
    <message numerus="yes">
        <source>Step before the question: the first of %n request(s), one for each picture</source>
        <translation>
            <numerusform>Step before the question: the only request</numerusform>
            <numerusform>Step before the question: the first of %n requests, one for each picture</numerusform>
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
    <name>yuyi::QuotaLine</name>
    <message numerus="yes">
        <source>%1: at least %n item(s)</source>
        <translation>
            <numerusform>%1: at least %n item</numerusform>
            <numerusform>%1: at least %n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: at most %n item(s)</source>
        <translation>
            <numerusform>%1: at most %n item</numerusform>
            <numerusform>%1: at most %n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: at least %n source(s)</source>
        <translation>
            <numerusform>%1: at least %n source</numerusform>
            <numerusform>%1: at least %n sources</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::QuotaView</name>
    <message numerus="yes">
        <source>%n target(s) not met</source>
        <translation>
            <numerusform>%n target not met</numerusform>
            <numerusform>%n targets not met</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::RatingService</name>
    <message numerus="yes">
        <source>%n descriptions are not offered yet, because you still have to annotate or validate these images, or they are in a calibration.</source>
        <translation>
            <numerusform>%n description is not offered yet, because you still have to annotate or validate this image, or it is in a calibration.</numerusform>
            <numerusform>%n descriptions are not offered yet, because you still have to annotate or validate these images, or they are in a calibration.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::RecentProject</name>
    <message numerus="yes">
        <source>%n task(s) were waiting for you when you last used this project</source>
        <translation>
            <numerusform>%n task was waiting for you when you last used this project</numerusform>
            <numerusform>%n tasks were waiting for you when you last used this project</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ReleaseLicences</name>
    <message numerus="yes">
        <source>%n image(s) have no source or no licence. The project&apos;s rules require both; fill them in before you release.</source>
        <translation>
            <numerusform>%n image has no source or no licence. The project&apos;s rules require both; fill them in before you release.</numerusform>
            <numerusform>%n images have no source or no licence. The project&apos;s rules require both; fill them in before you release.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) have no source or no licence.</source>
        <translation>
            <numerusform>%n image has no source or no licence.</numerusform>
            <numerusform>%n images have no source or no licence.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n further picture(s) of the questions have no source or no licence. The project&apos;s rules require both; fill them in before you release.</source>
        <translation>
            <numerusform>%n further picture of the questions has no source or no licence. The project&apos;s rules require both; fill them in before you release.</numerusform>
            <numerusform>%n further pictures of the questions have no source or no licence. The project&apos;s rules require both; fill them in before you release.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n further picture(s) of the questions have no source or no licence.</source>
        <translation>
            <numerusform>%n further picture of the questions has no source or no licence.</numerusform>
            <numerusform>%n further pictures of the questions have no source or no licence.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ReleasePage</name>
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
        <source>%n warning(s) are unresolved; see the Findings tab. Release anyway?</source>
        <translation>
            <numerusform>%n warning is unresolved; see the Findings tab. Release anyway?</numerusform>
            <numerusform>%n warnings are unresolved; see the Findings tab. Release anyway?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s) are unresolved; see the Findings tab. Release anyway?</source>
        <translation>
            <numerusform>%n error is unresolved; see the Findings tab. Release anyway?</numerusform>
            <numerusform>%n errors are unresolved; see the Findings tab. Release anyway?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more note(s)</source>
        <translation>
            <numerusform>and %n more note</numerusform>
            <numerusform>and %n more notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ReleaseService</name>
    <message numerus="yes">
        <source>%n image(s) to be released have no source or no licence. The project&apos;s rules require both.</source>
        <translation>
            <numerusform>%n image to be released has no source or no licence. The project&apos;s rules require both.</numerusform>
            <numerusform>%n images to be released have no source or no licence. The project&apos;s rules require both.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n further picture(s) of the questions to be released have no source or no licence. The project&apos;s rules require both.</source>
        <translation>
            <numerusform>%n further picture of the questions to be released has no source or no licence. The project&apos;s rules require both.</numerusform>
            <numerusform>%n further pictures of the questions to be released have no source or no licence. The project&apos;s rules require both.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) of splits that models are tested on are not written, so that no model is trained on them.</source>
        <translation>
            <numerusform>%n item of splits that models are tested on is not written, so that no model is trained on it.</numerusform>
            <numerusform>%n items of splits that models are tested on are not written, so that no model is trained on them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are not written: the preset has no prompt for their kind, or they have no answer.</source>
        <translation>
            <numerusform>%n item is not written: the preset has no prompt for its kind, or it has no answer.</numerusform>
            <numerusform>%n items are not written: the preset has no prompt for their kind, or they have no answer.</numerusform>
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
    <message numerus="yes">
        <source>%1: %n different label(s)</source>
        <comment>a dimension</comment>
        <translation>
            <numerusform>%1: %n different label</numerusform>
            <numerusform>%1: %n different labels</numerusform>
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
        <source>Run “%1”, items “%2”: people %3 %, model %4 %, difference %5 percentage points on %n item(s)</source>
        <translation>
            <numerusform>Run “%1”, items “%2”: people %3 %, model %4 %, difference %5 percentage points on %n item</numerusform>
            <numerusform>Run “%1”, items “%2”: people %3 %, model %4 %, difference %5 percentage points on %n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rules exclude all participants (%n). Press X to show these participants.</source>
        <translation>
            <numerusform>The rules exclude the only participant (%n). Press X to show this participant.</numerusform>
            <numerusform>The rules exclude all participants (%n). Press X to show these participants.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ReportExport</name>
    <message numerus="yes">
        <source>%1 %n items that you still have to annotate or may answer blind are excluded.</source>
        <translation>
            <numerusform>%1 %n item that you still have to annotate or may answer blind is excluded.</numerusform>
            <numerusform>%1 %n items that you still have to annotate or may answer blind are excluded.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::Reservations</name>
    <message numerus="yes">
        <source>This image already has enough annotators (%n).</source>
        <translation>
            <numerusform>This image already has enough annotators (%n).</numerusform>
            <numerusform>This image already has enough annotators (%n).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ResponseImport</name>
    <message numerus="yes">
        <source>%n ID(s) occur twice in the file with different replies: %1.</source>
        <translation>
            <numerusform>%n ID occurs twice in the file with different replies: %1.</numerusform>
            <numerusform>%n IDs occur twice in the file with different replies: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing was imported: %n ID(s) belong to no item of this project (%1).</source>
        <translation>
            <numerusform>Nothing was imported: %n ID belongs to no item of this project (%1).</numerusform>
            <numerusform>Nothing was imported: %n IDs belong to no item of this project (%1).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ResultsChoices</name>
    <message numerus="yes">
        <source>All %n Run(s)</source>
        <translation>
            <numerusform>%n Run</numerusform>
            <numerusform>All %n Runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ResultsColumns</name>
    <message numerus="yes">
        <source>%n example(s)</source>
        <translation>
            <numerusform>%n example</numerusform>
            <numerusform>%n examples</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ResultsPage</name>
    <message numerus="yes">
        <source>Not listed: %n question(s) that you still have to annotate or answer blind</source>
        <translation>
            <numerusform>Not listed: %n question that you still have to annotate or answer blind</numerusform>
            <numerusform>Not listed: %n questions that you still have to annotate or answer blind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) failed while the misses were read. Choose “Read Misses by a Model” to retry them.</source>
        <translation>
            <numerusform>%n request failed while the misses were read. Choose “Read Misses by a Model” to retry it.</numerusform>
            <numerusform>%n requests failed while the misses were read. Choose “Read Misses by a Model” to retry them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ResultsSide</name>
    <message numerus="yes">
        <source>%n repeat(s)</source>
        <translation>
            <numerusform>%n repeat</numerusform>
            <numerusform>%n repeats</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ResultsTable</name>
    <message numerus="yes">
        <source>Validators, best of %n</source>
        <translation>
            <numerusform>Validators, best of %n</numerusform>
            <numerusform>Validators, best of %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the %n question(s) common to all runs shown here are counted.</source>
        <translation>
            <numerusform>Only the %n question common to all runs shown here is counted.</numerusform>
            <numerusform>Only the %n questions common to all runs shown here are counted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Questions shown to a model as few-shot examples are not counted in its run (up to %n per run).</source>
        <translation>
            <numerusform>Questions shown to a model as few-shot examples are not counted in its run (up to %n per run).</numerusform>
            <numerusform>Questions shown to a model as few-shot examples are not counted in its run (up to %n per run).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The labels of %n question(s) differ between frozen item sets: each run uses the labels of its own item set.</source>
        <translation>
            <numerusform>The labels of %n question differ between frozen item sets: each run uses the labels of its own item set.</numerusform>
            <numerusform>The labels of %n questions differ between frozen item sets: each run uses the labels of its own item set.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the dimension “%1”, %n question(s) have several labels and count under each of them, as in the CII-Bench paper.</source>
        <translation>
            <numerusform>In the dimension “%1”, %n question has several labels and counts under each of them, as in the CII-Bench paper.</numerusform>
            <numerusform>In the dimension “%1”, %n questions have several labels and count under each of them, as in the CII-Bench paper.</numerusform>
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
        <source>%n question(s) have not been asked yet; the results cover the other questions.</source>
        <translation>
            <numerusform>%n question has not been asked yet; the results cover the other questions.</numerusform>
            <numerusform>%n questions have not been asked yet; the results cover the other questions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) got no reply because of a temporary error. Ask them again; the results cover only the other questions.</source>
        <translation>
            <numerusform>%n question got no reply because of a temporary error. Ask it again; the results cover only the other questions.</numerusform>
            <numerusform>%n questions got no reply because of a temporary error. Ask them again; the results cover only the other questions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) have no final reply (%1 of them because of a temporary error); the results cover the other questions.</source>
        <translation>
            <numerusform>%n question has no final reply (%1 because of a temporary error); the results cover the other questions.</numerusform>
            <numerusform>%n questions have no final reply (%1 of them because of a temporary error); the results cover the other questions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n older run(s) of the same model in the same column are not shown: only the newest is counted.</source>
        <translation>
            <numerusform>%n older run of the same model in the same column is not shown: only the newest is counted.</numerusform>
            <numerusform>%n older runs of the same model in the same column are not shown: only the newest is counted.</numerusform>
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
        <source>The imported replies cover %1 of the data set&apos;s %n question(s); the results cover only these.</source>
        <translation>
            <numerusform>The imported replies cover %1 of the data set&apos;s %n question; the results cover only these.</numerusform>
            <numerusform>The imported replies cover %1 of the data set&apos;s %n questions; the results cover only these.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s), counted once per run, were scored by a person; this scoring is used instead of the automatic one.</source>
        <translation>
            <numerusform>%n question, counted once per run, was scored by a person; this scoring is used instead of the automatic one.</numerusform>
            <numerusform>%n questions, counted once per run, were scored by a person; this scoring is used instead of the automatic one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The table includes %n fill-in question(s). Chance counts them as 0, because no written answer is correct by chance. The longest-option and most-frequent-letter baselines cover choice questions only.</source>
        <translation>
            <numerusform>The table includes %n fill-in question. Chance counts it as 0, because no written answer is correct by chance. The longest-option and most-frequent-letter baselines cover choice questions only.</numerusform>
            <numerusform>The table includes %n fill-in questions. Chance counts them as 0, because no written answer is correct by chance. The longest-option and most-frequent-letter baselines cover choice questions only.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The model size of %n run(s) is not stated.</source>
        <translation>
            <numerusform>The model size of %n run is not stated.</numerusform>
            <numerusform>The model size of %n runs is not stated.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest-option baseline does not cover the %n question(s) with pictures as options, because a picture has no length.</source>
        <translation>
            <numerusform>The longest-option baseline does not cover the %n question with pictures as options, because a picture has no length.</numerusform>
            <numerusform>The longest-option baseline does not cover the %n questions with pictures as options, because a picture has no length.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the dimension “%1”, the %2 most frequent labels have a column each; %n less frequent label(s) have none.</source>
        <translation>
            <numerusform>In the dimension “%1”, the %2 most frequent labels have a column each; %n less frequent label has none.</numerusform>
            <numerusform>In the dimension “%1”, the %2 most frequent labels have a column each; %n less frequent labels have none.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For %n answer(s) the published scorer draws an option at random. They are misses in this table; in other tables they count as the chance that the draw is correct.</source>
        <translation>
            <numerusform>For %n answer the published scorer draws an option at random. It is a miss in this table; in other tables it counts as the chance that the draw is correct.</numerusform>
            <numerusform>For %n answers the published scorer draws an option at random. They are misses in this table; in other tables they count as the chance that the draw is correct.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For %n answer(s) the published scorer draws an option at random. They count as the chance that the draw is correct: 1 divided by the number of options drawn from.</source>
        <translation>
            <numerusform>For %n answer the published scorer draws an option at random. It counts as the chance that the draw is correct: 1 divided by the number of options drawn from.</numerusform>
            <numerusform>For %n answers the published scorer draws an option at random. They count as the chance that the draw is correct: 1 divided by the number of options drawn from.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the %n image(s) common to all runs shown here are counted.</source>
        <translation>
            <numerusform>Only the %n image common to all runs shown here is counted.</numerusform>
            <numerusform>Only the %n images common to all runs shown here are counted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the dimension “%1”, %n image(s) have several labels and count under each of them.</source>
        <translation>
            <numerusform>In the dimension “%1”, %n image has several labels and counts under each of them.</numerusform>
            <numerusform>In the dimension “%1”, %n images have several labels and count under each of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n reply(s) that the strict scorer could not read, the answer was read by the model %1.</source>
        <translation>
            <numerusform>In %n reply that the strict scorer could not read, the answer was read by the model %1.</numerusform>
            <numerusform>In %n replies that the strict scorer could not read, the answer was read by the model %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) lack a question of one of these kinds and are not counted where it is needed.</source>
        <translation>
            <numerusform>%n image lacks a question of one of these kinds and is not counted where it is needed.</numerusform>
            <numerusform>%n images lack a question of one of these kinds and are not counted where it is needed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ResultsTableModel</name>
    <message numerus="yes">
        <source>Mean of %n person(s): %1 % ± %2 %</source>
        <translation>
            <numerusform>Mean of %n person: %1 % ± %2 %</numerusform>
            <numerusform>Mean of %n people: %1 % ± %2 %</numerusform>
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
        <source>n = %n</source>
        <translation>
            <numerusform>n = %n</numerusform>
            <numerusform>n = %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) have no final reply and are not counted.</source>
        <translation>
            <numerusform>%n question has no final reply and is not counted.</numerusform>
            <numerusform>%n questions have no final reply and are not counted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) were scored by a person; this scoring is used instead of the automatic one.</source>
        <translation>
            <numerusform>%n question was scored by a person; this scoring is used instead of the automatic one.</numerusform>
            <numerusform>%n questions were scored by a person; this scoring is used instead of the automatic one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repeat(s): %1 % of the questions are correct at least once, %2 % every time; %3 % have the same answer every time</source>
        <translation>
            <numerusform>%n repeat: %1 % of the questions are correct at least once, %2 % every time; %3 % have the same answer every time</numerusform>
            <numerusform>%n repeats: %1 % of the questions are correct at least once, %2 % every time; %3 % have the same answer every time</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mean of %n repeat(s); counts are totals over all repeats.</source>
        <translation>
            <numerusform>Mean of %n repeat; counts are totals over all repeats.</numerusform>
            <numerusform>Mean of %n repeats; counts are totals over all repeats.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) have no final reply to some question and are not counted.</source>
        <translation>
            <numerusform>%n image has no final reply to some question and is not counted.</numerusform>
            <numerusform>%n images have no final reply to some question and are not counted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) have a question that was scored by a person; this scoring is used instead of the automatic one.</source>
        <translation>
            <numerusform>%n image has a question that was scored by a person; this scoring is used instead of the automatic one.</numerusform>
            <numerusform>%n images have a question that was scored by a person; this scoring is used instead of the automatic one.</numerusform>
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
        <source>%1 of %n difference(s) resolved</source>
        <translation>
            <numerusform>%1 of %n difference resolved</numerusform>
            <numerusform>%1 of %n differences resolved</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ReviewHeader</name>
    <message numerus="yes">
        <source>%n annotator(s) marked this image as “Unsure”.</source>
        <translation>
            <numerusform>%n annotator marked this image as “Unsure”.</numerusform>
            <numerusform>%n annotators marked this image as “Unsure”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved · %n s ago</source>
        <translation>
            <numerusform>Saved · %n s ago</numerusform>
            <numerusform>Saved · %n s ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) to adjudicate</source>
        <translation>
            <numerusform>%n image to adjudicate</numerusform>
            <numerusform>%n images to adjudicate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undecided field(s) in this image</source>
        <translation>
            <numerusform>%n undecided field in this image</numerusform>
            <numerusform>%n undecided fields in this image</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ReviewPage</name>
    <message numerus="yes">
        <source>%n field(s) are still undecided.</source>
        <translation>
            <numerusform>%n field is still undecided.</numerusform>
            <numerusform>%n fields are still undecided.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::RulesController</name>
    <message numerus="yes">
        <source>%n item(s) added</source>
        <translation>
            <numerusform>%n item added</numerusform>
            <numerusform>%n items added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of the file were not taken. Row %1: %2</source>
        <translation>
            <numerusform>%n row of the file was not taken. Row %1: %2</numerusform>
            <numerusform>%n rows of the file were not taken. Row %1: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) could not be drawn: too few images meet two such rules.</source>
        <translation>
            <numerusform>%n item could not be drawn: too few images meet two such rules.</numerusform>
            <numerusform>%n items could not be drawn: too few images meet two such rules.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) written in your drafts</source>
        <translation>
            <numerusform>%n question written in your drafts</numerusform>
            <numerusform>%n questions written in your drafts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) have no question. %1</source>
        <translation>
            <numerusform>%n item has no question. %1</numerusform>
            <numerusform>%n items have no question. %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n distance(s) read</source>
        <translation>
            <numerusform>%n distance read</numerusform>
            <numerusform>%n distances read</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::RulesForm</name>
    <message numerus="yes">
        <source>%n other person(s) answer each question without seeing the key.</source>
        <translation>
            <numerusform>%n other person answers each question without seeing the key.</numerusform>
            <numerusform>%n other people answer each question without seeing the key.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::RunDetail</name>
    <message numerus="yes">
        <source>%1, temperature %2, options: %3, %n repeat(s)</source>
        <comment>model, temperature, order of options</comment>
        <translation>
            <numerusform>%1, temperature %2, options: %3, %n repeat</numerusform>
            <numerusform>%1, temperature %2, options: %3, %n repeats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n request(s)</source>
        <translation>
            <numerusform>%1, %n request</numerusform>
            <numerusform>%1, %n requests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n reply(s), up to %2 items in one request</source>
        <translation>
            <numerusform>%1, %n reply, up to %2 items in one request</numerusform>
            <numerusform>%1, %n replies, up to %2 items in one request</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other program(s) work on this run (%1). “Help with Run” lets this program send a part of the requests; “Pause” pauses the run for all.</source>
        <translation>
            <numerusform>%n other program works on this run (%1). “Help with Run” lets this program send a part of the requests; “Pause” pauses the run for all.</numerusform>
            <numerusform>%n other programs work on this run (%1). “Help with Run” lets this program send a part of the requests; “Pause” pauses the run for all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n program(s) work on this run together (%1). “Pause” pauses it for all; if you close this window, the others go on.</source>
        <translation>
            <numerusform>%n program works on this run (%1). “Pause” pauses it for all; if you close this window, the others go on.</numerusform>
            <numerusform>%n programs work on this run together (%1). “Pause” pauses it for all; if you close this window, the others go on.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::RunMaterial</name>
    <message numerus="yes">
        <source>%n picture(s) on one sheet</source>
        <translation>
            <numerusform>%n picture on one sheet</numerusform>
            <numerusform>%n pictures on one sheet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::RunOpening</name>
    <message numerus="yes">
        <source>%n request(s) of the step before the question have no reply yet, so the questions wait. Resume the run.</source>
        <translation>
            <numerusform>%n request of the step before the question has no reply yet, so the questions wait. Resume the run.</numerusform>
            <numerusform>%n requests of the step before the question have no reply yet, so the questions wait. Resume the run.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::RunPlan</name>
    <message numerus="yes">
        <source>%n more item(s) match the selection but are not accepted yet. To include them, add their stage to the conditions of the selection.</source>
        <translation>
            <numerusform>%n more item matches the selection but is not accepted yet. To include it, add its stage to the conditions of the selection.</numerusform>
            <numerusform>%n more items match the selection but are not accepted yet. To include them, add their stage to the conditions of the selection.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) serve as few-shot examples; runs with few-shot prompts do not include them.</source>
        <translation>
            <numerusform>%n item serves as a few-shot example; runs with few-shot prompts do not include it.</numerusform>
            <numerusform>%n items serve as few-shot examples; runs with few-shot prompts do not include them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) have too few or too many correct options, or no accepted answer, and are excluded.</source>
        <translation>
            <numerusform>%n item has too few or too many correct options, or no accepted answer, and is excluded.</numerusform>
            <numerusform>%n items have too few or too many correct options, or no accepted answer, and are excluded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) show several pictures, up to %1. Models that take one image per request reject them.</source>
        <translation>
            <numerusform>%n item shows several pictures, up to %1. Models that take one image per request reject it.</numerusform>
            <numerusform>%n items show several pictures, up to %1. Models that take one image per request reject them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) have options that are only pictures. Runs without images can only guess their answers.</source>
        <translation>
            <numerusform>%n item has options that are only pictures. Runs without images can only guess its answer.</numerusform>
            <numerusform>%n items have options that are only pictures. Runs without images can only guess their answers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the configuration “%1”, each item has %n example(s) of its own, chosen by the seed among the accepted items with the same labels. No item is excluded for it.</source>
        <translation>
            <numerusform>With the configuration “%1”, each item has %n example of its own, chosen by the seed among the accepted items with the same labels. No item is excluded for it.</numerusform>
            <numerusform>With the configuration “%1”, each item has %n examples of its own, chosen by the seed among the accepted items with the same labels. No item is excluded for it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) cannot be asked in the language “%1”, because their translation is missing, incomplete or out of date: %2. Translate them under Release, or leave them out.</source>
        <translation>
            <numerusform>%n item cannot be asked in the language “%1”, because its translation is missing, incomplete or out of date: %2. Translate it under Release, or leave it out.</numerusform>
            <numerusform>%n items cannot be asked in the language “%1”, because their translation is missing, incomplete or out of date: %2. Translate them under Release, or leave them out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The configuration “%1” shows facts about the image (%2), but the images of %n item(s) lack one: %3. Enter these facts, or do not ask these items.</source>
        <translation>
            <numerusform>The configuration “%1” shows facts about the image (%2), but the image of %n item lacks one: %3. Enter this fact, or do not ask this item.</numerusform>
            <numerusform>The configuration “%1” shows facts about the image (%2), but the images of %n items lack one: %3. Enter these facts, or do not ask these items.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) have no up-to-date translation into the language “%1” and are excluded from runs in it: %2.</source>
        <translation>
            <numerusform>%n item has no up-to-date translation into the language “%1” and is excluded from runs in it: %2.</numerusform>
            <numerusform>%n items have no up-to-date translation into the language “%1” and are excluded from runs in it: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The configuration “%1” tells the concept that the picture shows, but for %n item(s) none is known: %2. Import concepts with their images, enter the fact (%3), or do not ask these items.</source>
        <translation>
            <numerusform>The configuration “%1” tells the concept that the picture shows, but for %n item none is known: %2. Import concepts with their images, enter the fact (%3), or do not ask this item.</numerusform>
            <numerusform>The configuration “%1” tells the concept that the picture shows, but for %n items none is known: %2. Import concepts with their images, enter the fact (%3), or do not ask these items.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The configuration “%1” needs %n few-shot example(s), but has %2. Choose more items as examples.</source>
        <translation>
            <numerusform>The configuration “%1” needs %n few-shot example, but has %2. Choose more items as examples.</numerusform>
            <numerusform>The configuration “%1” needs %n few-shot examples, but has %2. Choose more items as examples.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::Runner</name>
    <message numerus="yes">
        <source>%n request(s) failed with a temporary error on every attempt. Resume the run to retry them.</source>
        <translation>
            <numerusform>%n request failed with a temporary error on every attempt. Resume the run to retry it.</numerusform>
            <numerusform>%n requests failed with a temporary error on every attempt. Resume the run to retry them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Three times, a program that had taken a part of the requests was lost. This happened to %n part(s). Resume the run to send their requests.</source>
        <translation>
            <numerusform>Three times, a program that had taken a part of the requests was lost. This happened to %n part. Resume the run to send its requests.</numerusform>
            <numerusform>Three times, a program that had taken a part of the requests was lost. This happened to %n parts. Resume the run to send their requests.</numerusform>
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
        <source>%1 in progress, %n run(s) in total</source>
        <translation>
            <numerusform>%1 in progress, %n run in total</numerusform>
            <numerusform>%1 in progress, %n runs in total</numerusform>
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
    <name>yuyi::ScoreTexts</name>
    <message numerus="yes">
        <source>%n not scored</source>
        <translation>
            <numerusform>%n not scored</numerusform>
            <numerusform>%n not scored</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n score(s)</source>
        <translation>
            <numerusform>%n score</numerusform>
            <numerusform>%n scores</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ScorerPairsPanel</name>
    <message numerus="yes">
        <source>%1: %2, %3: %4 – %n text(s)</source>
        <translation>
            <numerusform>%1: %2, %3: %4 – %n text</numerusform>
            <numerusform>%1: %2, %3: %4 – %n texts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ServerBadge</name>
    <message numerus="yes">
        <source>Connection lost · %n kept on this computer</source>
        <translation>
            <numerusform>Connection lost · %n kept on this computer</numerusform>
            <numerusform>Connection lost · %n kept on this computer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No answer · %n kept on this computer</source>
        <translation>
            <numerusform>No answer · %n kept on this computer</numerusform>
            <numerusform>No answer · %n kept on this computer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::SheetsForm</name>
    <message numerus="yes">
        <source>%1 · shown by %n question(s)</source>
        <translation>
            <numerusform>%1 · shown by %n question</numerusform>
            <numerusform>%1 · shown by %n questions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ShotChoice</name>
    <message numerus="yes">
        <source>Item “%1” needs %n few-shot example(s) with an explained answer, but only %2 accepted items of other images have one and the same labels (%3). Explain more answers, or do not ask such items.</source>
        <translation>
            <numerusform>Item “%1” needs %n few-shot example with an explained answer, but only %2 accepted items of other images have one and the same labels (%3). Explain more answers, or do not ask such items.</numerusform>
            <numerusform>Item “%1” needs %n few-shot examples with an explained answer, but only %2 accepted items of other images have one and the same labels (%3). Explain more answers, or do not ask such items.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Item “%1” needs %n few-shot example(s), but only %2 accepted items of other images have the same labels (%3). Accept more of them, or do not ask such items.</source>
        <translation>
            <numerusform>Item “%1” needs %n few-shot example, but only %2 accepted items of other images have the same labels (%3). Accept more of them, or do not ask such items.</numerusform>
            <numerusform>Item “%1” needs %n few-shot examples, but only %2 accepted items of other images have the same labels (%3). Accept more of them, or do not ask such items.</numerusform>
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
    <message numerus="yes">
        <source>%n question(s) are connected by the pictures that they show, more than any split may have. Assign the questions by image, or each by itself.</source>
        <translation>
            <numerusform>%n question is connected by the pictures that it shows, more than any split may have. Assign the questions by image, or each by itself.</numerusform>
            <numerusform>%n questions are connected by the pictures that they show, more than any split may have. Assign the questions by image, or each by itself.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::StemPictures</name>
    <message numerus="yes">
        <source>A question of this kind can show at most %n picture(s).</source>
        <translation>
            <numerusform>A question of this kind can show at most %n picture.</numerusform>
            <numerusform>A question of this kind can show at most %n pictures.</numerusform>
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
        <source>“Models, mean” covers the %n run(s) under the same conditions as people (image and question only). Other runs are listed below.</source>
        <translation>
            <numerusform>“Models, mean” covers the %n run under the same conditions as people (image and question only). Other runs are listed below.</numerusform>
            <numerusform>“Models, mean” covers the %n runs under the same conditions as people (image and question only). Other runs are listed below.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n run(s) the models saw the options in the author&apos;s order.</source>
        <translation>
            <numerusform>In %n run the models saw the options in the author&apos;s order.</numerusform>
            <numerusform>In %n runs the models saw the options in the author&apos;s order.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The run %1 has replies to %n item(s) that are not in the study; only items answered by both are compared.</source>
        <translation>
            <numerusform>The run %1 has a reply to %n item that is not in the study; only items answered by both are compared.</numerusform>
            <numerusform>The run %1 has replies to %n items that are not in the study; only items answered by both are compared.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::StudyPackJobs</name>
    <message numerus="yes">
        <source>%n package(s) are in %1.</source>
        <translation>
            <numerusform>%n package is in %1.</numerusform>
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
    <name>yuyi::StudyPeople</name>
    <message numerus="yes">
        <source>%n work package file(s) made for the participant %1: returned packages will be rejected, but you must delete the files yourself.</source>
        <translation>
            <numerusform>%n work package file made for the participant %1: returned packages will be rejected, but you must delete the files yourself.</numerusform>
            <numerusform>%n work package files made for the participant %1: returned packages will be rejected, but you must delete the files yourself.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::StudyPreview</name>
    <message numerus="yes">
        <source>A person gets only %n gold item(s): a single mistake can decide whether the person is excluded.</source>
        <translation>
            <numerusform>A person gets only %n gold item: a single mistake can decide whether the person is excluded.</numerusform>
            <numerusform>A person gets only %n gold items: a single mistake can decide whether the person is excluded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The category “%1” has %n item(s), but %2 are needed.</source>
        <translation>
            <numerusform>The category “%1” has %n item, but %2 are needed.</numerusform>
            <numerusform>The category “%1” has %n items, but %2 are needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n people, an item cannot get %1 answers: each person answers an item only once.</source>
        <translation>
            <numerusform>With %n person, an item cannot get %1 answers: each person answers an item only once.</numerusform>
            <numerusform>With %n people, an item cannot get %1 answers: each person answers an item only once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Items for each person: %1. That is too few for at least %2 of each category, which are %3. It fits with at most %n people, or with more people per item.</source>
        <translation>
            <numerusform>Items for each person: %1. That is too few for at least %2 of each category, which are %3. It fits with one person only, or with more people per item.</numerusform>
            <numerusform>Items for each person: %1. That is too few for at least %2 of each category, which are %3. It fits with at most %n people, or with more people per item.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::StudyPreviewPanel</name>
    <message numerus="yes">
        <source>%1 seconds per question, measured on %n people in earlier studies.</source>
        <translation>
            <numerusform>%1 seconds per question, measured on %n people in earlier studies.</numerusform>
            <numerusform>%1 seconds per question, measured on %n people in earlier studies.</numerusform>
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
        <source>A person answers %1, of which %2 are gold items, in %n block(s).</source>
        <translation>
            <numerusform>A person answers %1, of which %2 are gold items, in %n block.</numerusform>
            <numerusform>A person answers %1, of which %2 are gold items, in %n blocks.</numerusform>
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
    <name>yuyi::StudySelection</name>
    <message numerus="yes">
        <source>%n practice or gold item(s) use an image that a main item also uses.</source>
        <translation>
            <numerusform>%n practice or gold item uses an image that a main item also uses.</numerusform>
            <numerusform>%n practice or gold items use an image that a main item also uses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) without a label in the dimension “%1” are excluded.</source>
        <translation>
            <numerusform>%n item without a label in the dimension “%1” is excluded.</numerusform>
            <numerusform>%n items without a label in the dimension “%1” are excluded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) have several labels in the dimension “%1”; the first label is used.</source>
        <translation>
            <numerusform>%n item has several labels in the dimension “%1”; the first label is used.</numerusform>
            <numerusform>%n items have several labels in the dimension “%1”; the first label is used.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) match the practice item filter, so they are not main items.</source>
        <translation>
            <numerusform>%n item matches the practice item filter, so it is not a main item.</numerusform>
            <numerusform>%n items match the practice item filter, so they are not main items.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) match the gold item filter, so they are not main items.</source>
        <translation>
            <numerusform>%n item matches the gold item filter, so it is not a main item.</numerusform>
            <numerusform>%n items match the gold item filter, so they are not main items.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) match the filter but are not accepted yet, so these items are excluded.</source>
        <translation>
            <numerusform>%n item matches the filter but is not accepted yet, so it is excluded.</numerusform>
            <numerusform>%n items match the filter but are not accepted yet, so these items are excluded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) with a wrong number of correct options are excluded.</source>
        <translation>
            <numerusform>%n item with a wrong number of correct options is excluded.</numerusform>
            <numerusform>%n items with a wrong number of correct options are excluded.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::StudySession</name>
    <message numerus="yes">
        <source>You had to continue this study within %n hour(s) after a break. This time limit has passed. Your answers are kept. Please tell the person who invited you.</source>
        <translation>
            <numerusform>You had to continue this study within %n hour after a break. This time limit has passed. Your answers are kept. Please tell the person who invited you.</numerusform>
            <numerusform>You had to continue this study within %n hours after a break. This time limit has passed. Your answers are kept. Please tell the person who invited you.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::StudyTable</name>
    <message numerus="yes">
        <source>%n person(s) have not answered all their questions. Their accuracy on the questions that they answered counts like everybody else&apos;s.</source>
        <translation>
            <numerusform>%n person has not answered all their questions. Their accuracy on the questions that they answered counts like everybody else&apos;s.</numerusform>
            <numerusform>%n people have not answered all their questions. Their accuracy on the questions that they answered counts like everybody else&apos;s.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n simulated participant(s) are not included.</source>
        <translation>
            <numerusform>%n simulated participant is not included.</numerusform>
            <numerusform>%n simulated participants are not included.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) withdrew: their answers were deleted and are not counted.</source>
        <translation>
            <numerusform>%n person withdrew: their answers were deleted and are not counted.</numerusform>
            <numerusform>%n people withdrew: their answers were deleted and are not counted.</numerusform>
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
    <name>yuyi::TablesView</name>
    <message numerus="yes">
        <source>%n more row(s) are incomplete.</source>
        <translation>
            <numerusform>%n more row is incomplete.</numerusform>
            <numerusform>%n more rows are incomplete.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::TeamList</name>
    <message numerus="yes">
        <source>%n person(s)</source>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open</source>
        <translation>
            <numerusform>%n open</numerusform>
            <numerusform>%n open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n submitted</source>
        <translation>
            <numerusform>%n submitted</numerusform>
            <numerusform>%n submitted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n returned</source>
        <translation>
            <numerusform>%n returned</numerusform>
            <numerusform>%n returned</numerusform>
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
        <source>%Ln adjudicated</source>
        <comment>cases</comment>
        <translation>
            <numerusform>%Ln adjudicated</numerusform>
            <numerusform>%Ln adjudicated</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s) to answer</source>
        <translation>
            <numerusform>%Ln question to answer</numerusform>
            <numerusform>%Ln questions to answer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::TemplateWork</name>
    <message numerus="yes">
        <source>%n question(s) were filled from templates.</source>
        <translation>
            <numerusform>%n question was filled from templates.</numerusform>
            <numerusform>%n questions were filled from templates.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::Templates</name>
    <message numerus="yes">
        <source>%n image(s) of the project are called “%1”. Give the hash of the one that is meant.</source>
        <translation>
            <numerusform>%n image of the project is called “%1”. Give the hash of the one that is meant.</numerusform>
            <numerusform>%n images of the project are called “%1”. Give the hash of the one that is meant.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” needs the pictures of %2 images of other categories, but only %n can be drawn: collect and inspect more images, or give them their categories.</source>
        <translation>
            <numerusform>“%1” needs the pictures of %2 images of other categories, but only %n can be drawn: collect and inspect more images, or give them their categories.</numerusform>
            <numerusform>“%1” needs the pictures of %2 images of other categories, but only %n can be drawn: collect and inspect more images, or give them their categories.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” needs %2 other names, but only %n can be drawn: the preset may add names to the pool.</source>
        <translation>
            <numerusform>“%1” needs %2 other names, but only %n can be drawn: the preset may add names to the pool.</numerusform>
            <numerusform>“%1” needs %2 other names, but only %n can be drawn: the preset may add names to the pool.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n question(s) about “%1” can show a picture of an unrelated concept: too few concepts have images.</source>
        <translation>
            <numerusform>Only %n question about “%1” can show a picture of an unrelated concept: too few concepts have images.</numerusform>
            <numerusform>Only %n questions about “%1” can show a picture of an unrelated concept: too few concepts have images.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::TextCommands</name>
    <message numerus="yes">
        <source>%Ln image(s) could not be read during the last measurement</source>
        <translation>
            <numerusform>%Ln image could not be read during the last measurement</numerusform>
            <numerusform>%Ln images could not be read during the last measurement</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::TextController</name>
    <message numerus="yes">
        <source>%n image(s) discarded</source>
        <translation>
            <numerusform>%n image discarded</numerusform>
            <numerusform>%n images discarded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n restored</source>
        <translation>
            <numerusform>%n restored</numerusform>
            <numerusform>%n restored</numerusform>
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
        <source>%n image(s) would be discarded</source>
        <translation>
            <numerusform>%n image would be discarded</numerusform>
            <numerusform>%n images would be discarded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) above the limit passed inspection. Discard these images, too?</source>
        <translation>
            <numerusform>%n image above the limit passed inspection. Discard this image, too?</numerusform>
            <numerusform>%n images above the limit passed inspection. Discard these images, too?</numerusform>
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
        <source>%n would be restored</source>
        <translation>
            <numerusform>%n would be restored</numerusform>
            <numerusform>%n would be restored</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::TopBar</name>
    <message numerus="yes">
        <source>%n unread comment(s) mention you</source>
        <translation>
            <numerusform>%n unread comment mentions you</numerusform>
            <numerusform>%n unread comments mention you</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::TopUpDialog</name>
    <message numerus="yes">
        <source>The sample has %n case(s). They are kept; more are drawn with the same settings.</source>
        <translation>
            <numerusform>The sample has %n case. It is kept; more are drawn with the same settings.</numerusform>
            <numerusform>The sample has %n cases. They are kept; more are drawn with the same settings.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::TranslationsView</name>
    <message numerus="yes">
        <source>%n translation(s) saved.</source>
        <translation>
            <numerusform>%n translation saved.</numerusform>
            <numerusform>%n translations saved.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) refused. All other translations of the file are saved.</source>
        <translation>
            <numerusform>%n row refused. All other translations of the file are saved.</numerusform>
            <numerusform>%n rows refused. All other translations of the file are saved.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::TroubleList</name>
    <message numerus="yes">
        <source>%n request(s) are waiting for a retry</source>
        <translation>
            <numerusform>%n request is waiting for a retry</numerusform>
            <numerusform>%n requests are waiting for a retry</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: next attempt in %2, tried %n time(s). %3</source>
        <translation>
            <numerusform>%1: next attempt in %2, tried %n time. %3</numerusform>
            <numerusform>%1: next attempt in %2, tried %n times. %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::UndoController</name>
    <message numerus="yes">
        <source>Undid %n decision(s), the earliest: %1</source>
        <translation>
            <numerusform>Undid %n decision, the earliest: %1</numerusform>
            <numerusform>Undid %n decisions, the earliest: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::UndoNotices</name>
    <message numerus="yes">
        <source>Undo the Last %n Decisions</source>
        <translation>
            <numerusform>Undo the Last %n Decision</numerusform>
            <numerusform>Undo the Last %n Decisions</numerusform>
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
    <name>yuyi::ValidatedItemPanel</name>
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
<context>
    <name>yuyi::WorkPanel</name>
    <message numerus="yes">
        <source>%n task(s)</source>
        <translation>
            <numerusform>%n task</numerusform>
            <numerusform>%n tasks</numerusform>
        </translation>
    </message>
</context>
</TS>
