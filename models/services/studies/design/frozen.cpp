// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/studies/design/frozen.h"

#include "models/domain/json/json.h"
#include "models/domain/studies/studyjson.h"
#include "models/services/rules/itemchoice.h"
#include "models/services/rules/optionorder.h"
#include "models/services/studies/planning/orders.h"
#include "models/stores/stores.h"
#include "models/stores/studystore.h"

#include <QCoreApplication>
#include <QCryptographicHash>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::FrozenStudy)
};

/// Texts with their lengths, so that no two lists of texts read as the same.
class Digest
{
public:
    void add(const QByteArray &text)
    {
        m_hash.addData(QByteArray::number(text.size()).append(':'));
        m_hash.addData(text);
        m_hash.addData(QByteArrayView("\n"));
    }
    void add(const QString &text) { add(text.toUtf8()); }
    void add(qint64 number) { add(QByteArray::number(number)); }
    QString hex() const { return QString::fromLatin1(m_hash.result().toHex()); }

private:
    QCryptographicHash m_hash{QCryptographicHash::Sha256};
};

/// What is stored now about a frozen study's items.
struct Stored {
    QList<StudyItem> items;
    QHash<QuestionVersionId, Question> questions;
    QHash<ImageId, Sha256> pictures;
    QSet<QString> fixedKinds;
};

Result<Stored> storedNow(Stores &stores, const Study &study)
{
    Stored stored;
    YUYI_TRY(const auto info, stores.project().info());
    stored.fixedKinds = fixedKinds(info.preset);
    YUYI_TRY(const auto items, stores.studies().items(study.id));
    stored.items = items;
    QList<QuestionVersionId> versions;
    QList<ImageId> images;
    for (const StudyItem &one : items) {
        versions.append(one.item.question);
        if (!images.contains(one.item.image))
            images.append(one.item.image);
    }
    YUYI_TRY(const auto questions, stores.runs().questions(versions));
    for (const Question &question : questions)
        stored.questions.insert(question.versionId, question);
    YUYI_TRY(const auto found, stores.images().images(images));
    for (const Image &image : found)
        stored.pictures.insert(image.id, image.sha256);
    return stored;
}

Result<QString> hashOf(Stores &stores, const Study &study, const Stored &stored)
{
    Digest digest;
    digest.add(study.fixesKeys() ? QByteArray("yuyi study 2") : QByteArray("yuyi study 1"));
    digest.add(jsonText(toJson(study.design)));
    digest.add(jsonText(toJson(study.exclusion)));
    for (const BackgroundField field : study.background)
        digest.add(codeOf(field));
    digest.add(study.seed);
    YUYI_TRY(const auto texts, stores.studies().texts(study.id, study.texts));
    for (const QString &text : {texts.instructions.zh, texts.instructions.en, texts.consent.zh, texts.consent.en})
        digest.add(text);
    digest.add(study.texts);
    digest.add(static_cast<qint64>(stored.items.size()));
    for (const StudyItem &one : stored.items) {
        digest.add(one.item.position);
        digest.add(codeOf(one.part));
        digest.add(one.item.question.toString());
        digest.add(contentHashOf(stored.questions.value(one.item.question)));
        digest.add(one.contentHash);
        if (study.fixesKeys()) {
            digest.add(keyHashOf(stored.questions.value(one.item.question), study.keySalt));
            digest.add(one.keyHash);
        }
        digest.add(one.item.image.toString());
        digest.add(stored.pictures.value(one.item.image).hex());
        digest.add(one.item.imageSha256.hex());
        digest.add(one.item.itemId);
        digest.add(one.item.split);
        for (auto it = one.item.labels.cbegin(); it != one.item.labels.cend(); ++it) {
            digest.add(it.key().text());
            for (const LabelCode &label : it.value())
                digest.add(label.text());
        }
        digest.add(one.category);
        digest.add(one.block);
    }
    return digest.hex();
}

QStringList itemProblems(const Study &study, const Stored &stored)
{
    QStringList problems;
    for (const StudyItem &one : stored.items) {
        if (contentHashOf(stored.questions.value(one.item.question)) != one.contentHash) {
            problems.append(Tr::tr("Study “%1”: the question or options of item %2 have changed since freezing.")
                                .arg(study.name, one.item.itemId));
        }
        if (study.fixesKeys() && keyHashOf(stored.questions.value(one.item.question), study.keySalt) != one.keyHash) {
            problems.append(Tr::tr("Study “%1”: the correct answer of item %2 has changed since freezing.")
                                .arg(study.name, one.item.itemId));
        }
        if (stored.pictures.value(one.item.image) != one.item.imageSha256) {
            problems.append(Tr::tr("Study “%1”: the image of item %2 has changed since freezing.")
                                .arg(study.name, one.item.itemId));
        }
    }
    return problems;
}

/// Orders follow from the seed; somebody who changed one shows here.
QStringList orderProblems(const Study &study, const Stored &stored, const QList<Participant> &people,
                          const QHash<ParticipantId, QList<Trial>> &trials)
{
    QStringList problems;
    for (const Participant &person : people) {
        if (person.state == ParticipantState::Withdrawn)
            continue;
        int otherwise = person.seed == participantSeed(study.seed, person.number) ? 0 : 1;
        for (const Trial &trial : trials.value(person.id)) {
            const Question question = stored.questions.value(trial.question);
            QList<OptionId> order = question.optionIds();
            if (study.design.shuffleOptions && !stored.fixedKinds.contains(question.kind))
                order = shuffled(order, orderSeedOfParticipant(person.seed, trial.question));
            otherwise += order == trial.shownOrder ? 0 : 1;
        }
        if (otherwise > 0) {
            problems.append(Tr::tr("Study “%1”: the options shown to participant %2 are not in the planned order.")
                                .arg(study.name, person.code));
        }
    }
    return problems;
}

} // namespace

Result<Study> frozenStudy(Stores &stores, const StudyId &id)
{
    YUYI_TRY(const auto study, stores.studies().study(id));
    if (study.state == StudyState::Draft)
        return failure(ErrorCode::Refused, Tr::tr("Freeze the study “%1” first.").arg(study.name));
    return study;
}

QString contentHashOf(const Question &question)
{
    Digest digest;
    digest.add(question.stem);
    for (const Option &option : question.options)
        digest.add(option.text);
    if (!question.hasPictures())
        return digest.hex(); // as it was when no question listed pictures
    digest.add(QByteArray("pictures"));
    digest.add(static_cast<qint64>(question.media.size()));
    for (const Medium &medium : question.media) {
        digest.add(medium.sha256.hex());
        digest.add(medium.role);
        digest.add(medium.caption);
    }
    for (const Option &option : question.options)
        digest.add(option.picture.isNull() ? QString() : option.picture.sha256.hex());
    return digest.hex();
}

QString keyHashOf(const Question &question, const QString &salt)
{
    Digest digest;
    digest.add(QByteArray("yuyi key"));
    digest.add(salt);
    digest.add(question.versionId.toString());
    const QList<OptionId> key = question.key().options();
    for (const OptionId &option : key)
        digest.add(option.toString());
    if (key.isEmpty() && question.accepted.isEmpty())
        digest.add(QString());
    for (const QString &wording : question.accepted)
        digest.add(wording);
    return digest.hex();
}

Result<QString> frozenHashOf(Stores &stores, const Study &study)
{
    YUYI_TRY(const auto stored, storedNow(stores, study));
    return hashOf(stores, study, stored);
}

Result<QStringList> frozenProblems(Stores &stores, const Study &study)
{
    if (study.state == StudyState::Draft)
        return QStringList();
    YUYI_TRY(const auto stored, storedNow(stores, study));
    QStringList problems = itemProblems(study, stored);
    const auto hash = hashOf(stores, study, stored);
    if (!hash && hash.error().code != ErrorCode::NotFound)
        return passOn(hash);
    if (problems.isEmpty() && (!hash || *hash != study.frozenHash))
        problems.append(
            Tr::tr(
                "Study “%1”: its items, correct answers, texts, design or seed have changed since freezing.")
                .arg(study.name));
    const auto set = stores.runs().itemSet(study.itemSet);
    if (!set && set.error().code != ErrorCode::NotFound)
        return passOn(set);
    QList<ItemSetItem> main;
    for (const StudyItem &one : stored.items) {
        if (one.part == StudyPart::Main)
            main.append(one.item);
    }
    if (!set || set->hash != itemSetHash(main))
        problems.append(Tr::tr("Study “%1”: the frozen item set for models differs from the items of the study.").arg(study.name));
    YUYI_TRY(const auto people, stores.studies().participants(study.id));
    YUYI_TRY(const auto trials, stores.studies().trialsOf(study.id));
    QHash<ParticipantId, QList<Trial>> byPerson;
    for (const Trial &trial : trials)
        byPerson[trial.participant].append(trial);
    problems += orderProblems(study, stored, people, byPerson);
    return problems;
}

} // namespace yuyi
