// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/reviewfixture.h"

#include "models/domain/images/imagepath.h"
#include "models/services/errors/errorcodingservice.h"
#include "models/services/packages/packageservice.h"
#include "models/services/review/validationservice.h"
#include "models/stores/packagestore.h"
#include "models/stores/studystore.h"

#include <QBuffer>

namespace yuyi::test {

/// @brief A project in which somebody of every role has something to do, with real pictures in its folder.
struct PackageProject : ReviewProject {
    explicit PackageProject(bool onServer) : ReviewProject(onServer, 5)
    {
        validator = person(QStringLiteral("戊"), {Role::Validator});
        expert = person(QStringLiteral("己"), {Role::Expert});
        otherExpert = person(QStringLiteral("庚"), {Role::Expert});
        begun = picture(1);
        returned = picture(2);
        disputed = picture(3);
        accepted = picture(4);
        free = picture(5);

        AnnotationService writing(*stores, first);
        Annotation draft = *writing.open(begun);
        draft.content = complete(draft.content, preset);
        draft.content.explanation = QStringLiteral("A draft that goes along.");
        done(writing.saveDraft(draft));

        differ(returned);
        AdjudicationService settling(*stores, other);
        done(settling.sendBack(**settling.caseOf(returned), QStringLiteral("Look at the label again.")));
        differ(disputed);
        annotate(first, accepted);
        annotate(second, accepted);
        review(draft);
        study();
    }

    ImageId picture(quint32 seed, QByteArray bytes = {})
    {
        if (bytes.isEmpty()) {
            QBuffer buffer(&bytes);
            buffer.open(QIODevice::WriteOnly);
            drawn::scene(seed, QSize(96, 72)).save(&buffer, "PNG");
        }
        Image image = newImage(QStringLiteral("photo-%1.png").arg(seed), bytes);
        image.format = ImageFormat::Png;
        image.bytes = bytes.size();
        image.size = QSize(96, 72);
        const QString path = imageFilePath(factory->folder(), image.sha256, image.format);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("%s", qPrintable(path));
        file.close();
        done(stores->transaction([&] { return images().add(image); }));
        done(DecisionService(*stores, lead).decide({image.id}, Verdict(), QStringLiteral("Kept")));
        return image.id;
    }

    void differ(const ImageId &image)
    {
        annotate(first, image);
        annotate(second, image, [this](AnnotationContent &content) {
            const Dimension &dimension = preset.dimensions.constFirst();
            content.labels.insert(dimension.code, {dimension.values.at(1).code});
            content.impliedMeaning = QStringLiteral("完全不同的另一种理解方式，与前者毫无关系。");
        });
    }

    Question question() const { return gold(accepted).content.questions.constFirst(); }
    Validation round() const { return stores->validation().ofImage(accepted)->constFirst(); }

    PackRequest request(Role role, const PersonId &person = {}, int count = 0) const
    {
        PackRequest request;
        request.role = role;
        request.person = person;
        request.count = count;
        request.participant = role == Role::Participant ? participant.id : ParticipantId();
        request.file = folder.filePath(codeOf(role) + QLatin1String(".yuyipack"));
        return request;
    }
    PersonId holderOf(Role role) const
    {
        switch (role) {
        case Role::Annotator: return first;
        case Role::Validator: return validator;
        case Role::Adjudicator: return adjudicator;
        case Role::Expert: return expert;
        default: return {};
        }
    }
    Result<Package> pack(const PackRequest &request) const
    {
        NoProgress progress;
        return PackageService(*stores, lead).pack(request, host, factory->folder(), progress);
    }

    PersonId validator;
    PersonId expert;
    PersonId otherExpert;
    ImageId begun;
    ImageId returned;
    ImageId disputed;
    ImageId accepted;
    ImageId free;
    ErrorSampleId sample;
    ErrorCaseId errorCase;
    StudyId studyId;
    Participant participant;

private:
    /// A wrong answer to the accepted question, drawn for two experts; one has coded it.
    void review(const Annotation &)
    {
        const Question asked = question();
        ItemSet set;
        set.id = ItemSetId::create();
        set.items = 1;
        ItemSetItem item;
        item.question = asked.versionId;
        item.image = accepted;
        item.imageSha256 = images().image(accepted)->sha256;
        item.itemId = QStringLiteral("dev-1");
        Run run;
        run.id = RunId::create();
        run.launch = run.id;
        run.origin = RunOrigin::Imported;
        run.model = QStringLiteral("m-1");
        run.configuration = QStringLiteral("none");
        run.itemSet = set.id;
        run.state = RunState::Done;
        Attempt attempt;
        attempt.id = AttemptId::create();
        attempt.run = run.id;
        attempt.slot.question = asked.versionId;
        Response response;
        response.attempt = attempt.id;
        response.run = run.id;
        response.status = ReplyStatus::Answered;
        response.reply = QStringLiteral("The answer is A.");
        ScoredResponse score;
        score.attempt = attempt.id;
        score.result = ResponseResult::Incorrect;
        score.answer = asked.options.constFirst().id;
        ErrorSample drawn;
        drawn.id = sample = ErrorSampleId::create();
        drawn.name = QStringLiteral("Sample");
        drawn.runs = {run.id};
        drawn.expertsPerCase = 2;
        ErrorCase one;
        one.id = errorCase = ErrorCaseId::create();
        one.sample = sample;
        one.attempt = attempt.id;
        done(stores->transaction([&]() -> Result<> {
            for (const auto &step :
                 {stores->runs().addItemSet(set, {item}), stores->runs().addRun(run), stores->responses().addAttempts({attempt}),
                  stores->responses().addResponses({response}), stores->responses().setScores({score}),
                  stores->errors().addSample(drawn), stores->errors().addCases({one})}) {
                if (!step)
                    return step;
            }
            return {};
        }));
        ErrorCaseEntry entry;
        entry.errorCase = errorCase;
        entry.content.types = {{preset.errorTypes.constFirst().code, {}}};
        entry.content.note = QStringLiteral("What another expert says.");
        done(ErrorCodingService(*stores, otherExpert).submit(entry));
    }

    void study()
    {
        const Question asked = question();
        Study made;
        made.id = studyId = StudyId::create();
        made.name = QStringLiteral("Baseline");
        made.state = StudyState::Running;
        made.design.practiceFilter = QStringLiteral("secret-practice");
        made.design.goldFilter = QStringLiteral("secret-gold");
        StudyTexts texts;
        texts.instructions = {QStringLiteral("请作答"), QStringLiteral("Please answer")};
        texts.consent = {QStringLiteral("同意"), QStringLiteral("I agree")};
        StudyItem item;
        item.item.question = asked.versionId;
        item.item.image = accepted;
        item.item.imageSha256 = images().image(accepted)->sha256;
        item.item.itemId = QStringLiteral("dev-1");
        item.part = StudyPart::Gold;
        participant.id = ParticipantId::create();
        participant.study = studyId;
        participant.code = QStringLiteral("P01");
        Trial trial;
        trial.id = TrialId::create();
        trial.participant = participant.id;
        trial.part = StudyPart::Gold;
        trial.question = asked.versionId;
        for (const Option &option : asked.options)
            trial.shownOrder.prepend(option.id);
        done(stores->transaction([&]() -> Result<> {
            if (const auto added = stores->studies().add(made); !added)
                return added;
            if (const auto number = stores->studies().addTexts(studyId, texts); !number)
                return passOn(number);
            if (const auto items = stores->studies().addItems(studyId, {item}); !items)
                return items;
            if (const auto person = stores->studies().addParticipant(participant, {trial}); !person)
                return person;
            return stores->studies().setName(participant.id, QStringLiteral("辛"));
        }));
    }
};

/// A package's file opened as its holder does.
struct OpenPackage {
    explicit OpenPackage(const QString &file)
    {
        const auto opened = host.openPackage(file);
        if (!opened)
            qFatal("%s", whatFailed(opened).constData());
        factory = *opened;
        auto connected = factory->open();
        if (!connected)
            qFatal("%s", whatFailed(connected).constData());
        stores = std::move(*connected);
    }
    PackageProgress progress() const
    {
        const auto found = packageProgress(*stores);
        if (!found)
            qFatal("%s", whatFailed(found).constData());
        return *found;
    }

    SqlProjectHost host;
    std::shared_ptr<StoreFactory> factory;
    std::unique_ptr<Stores> stores;
};

} // namespace yuyi::test
