// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/studies/design/frozen.h"
#include "models/services/studies/participation/session.h"
#include "tests/support/frozenstudy.h"
#include "tests/support/kinds/givenpictures.h"
#include "tests/support/kinds/pictureitems.h"
#include "tests/support/plannedstudy.h"
#include "tests/support/runfixture.h"

using namespace yuyi;
using namespace yuyi::test;

namespace {

template <typename T>
concept HasImage = requires(T t)
{
    t.image;
};
// The page cannot show the own picture by itself.
static_assert(!HasImage<StudyMaterial>);

} // namespace

/// Studies of questions with several pictures: what is frozen, and what a participant gets.
class StudyPicturesTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<RunProject> m_project;

    StudyService service() { return StudyService(*m_project->stores, m_project->lead); }
    void spoil(const QString &statement)
    {
        const auto done = m_project->connection()->execute(statement);
        QVERIFY2(done, whatFailed(done).constData());
    }

private Q_SLOTS:
    void init() { m_project = std::make_unique<RunProject>(12); }

    /// As they were before there were pictures; with pictures everything that is shown is in them.
    void hashesOfContents()
    {
        Question question;
        question.stem = QStringLiteral("哪一幅与众不同？");
        for (const QString &text : {QStringLiteral("甲"), QStringLiteral("乙")})
            question.options.append({OptionId::create(), text, {}, false});
        QCOMPARE(contentHashOf(question), QStringLiteral("b6c47dd08f16882f682315f32b00517c8675829f9dff1ddbbc9f9a3b1c79b307"));
        Medium medium;
        medium.sha256 = *Sha256::fromHex(QString(64, u'a'));
        medium.role = QStringLiteral("a");
        medium.caption = QStringLiteral("装置图");
        question.media = {medium};
        QCOMPARE(contentHashOf(question), QStringLiteral("f69d8d55f361b0337f785f1ee45a7fae5ac6d8dd368d88f16274d94cf86a398b"));
        QSet<QString> hashes{contentHashOf(question)};
        const auto insert = [&] { hashes.insert(contentHashOf(question)); };
        question.media[0].caption = QStringLiteral("图");
        insert();
        question.media[0].role.clear();
        insert();
        question.options[0].picture.sha256 = medium.sha256;
        insert();
        std::swap(question.options[0].picture, question.options[1].picture);
        insert();
        question.media.clear();
        insert();
        QCOMPARE(hashes.size(), 6);
    }

    /// A caption that is another one after freezing is found.
    void aChangedCaptionIsFound()
    {
        QList<Medium> media = addMedia(*m_project, 4);
        media[1].caption = QStringLiteral("before");
        const auto chosen = ItemChooser(*m_project->stores).choose({});
        VERIFY_OK(chosen);
        for (const ChosenItem &item : chosen->items)
            givePictures(*m_project->connection(), item.item.question, media.mid(0, 2), {media.at(2), {}, media.at(3)});
        const Study study = frozenStudy(service(), filledDraft(service()));
        QVERIFY(service().verify(study.id)->isEmpty());
        spoil(QStringLiteral("UPDATE question_medium SET caption = 'after' WHERE caption = 'before'"));
        const auto problems = service().verify(study.id);
        VERIFY_OK(problems);
        QCOMPARE(problems->size(), m_project->stores->studies().items(study.id)->size());
        spoil(QStringLiteral("UPDATE question_medium SET caption = 'before' WHERE caption = 'after'"));
        QVERIFY(service().verify(study.id)->isEmpty());
        spoil(QStringLiteral("UPDATE question_option SET picture = '%1' WHERE picture = '%2'")
                  .arg(media.at(2).sha256.hex(), media.at(3).sha256.hex()));
        QVERIFY(!service().verify(study.id)->isEmpty());
    }

    /// The pictures come in the order in which this person sees the options.
    void participantsGetAllPictures()
    {
        PlannedStudy planned;
        planned.items = 2;
        const auto study = planStudy(*m_project->stores, m_project->lead, planned);
        VERIFY_OK(study);
        const Participant person = m_project->stores->studies().participants(study->id)->constFirst();
        const QList<Trial> trials = *m_project->stores->studies().trials(person.id);
        const QList<Medium> media = addMedia(*m_project, 4);
        givePictures(*m_project->connection(), trials.at(0).question, media.mid(0, 2), {media.at(2), media.at(3)});
        const auto items = *m_project->stores->studies().items(study->id);
        const Image own = *m_project->stores->images().image(items.at(1).item.image);
        givePictures(*m_project->connection(), trials.at(1).question, {}, {media.at(2), ownAsMedium(*m_project->stores, own)});
        StudySession session(*m_project->stores, person.id);
        VERIFY_OK(session.agree(QStringLiteral("en")));
        const auto visit = session.open();
        VERIFY_OK(visit);
        QVERIFY(!visit->takesPictures); // the preset does not say so
        const auto material = session.material(*visit, {trials.at(0).id, trials.at(1).id});
        VERIFY_OK(material);
        const StudyMaterial &first = material->at(0);
        QCOMPARE(first.pictures.size(), 4);
        QCOMPARE(first.pictures.at(0).medium.sha256, media.at(0).sha256);
        QCOMPARE(first.pictures.at(1).number, 2);
        for (const ItemPicture &picture : first.pictures.mid(2))
            QCOMPARE(picture.medium.sha256, first.options.at(picture.option).picture.sha256);
        QVERIFY(first.pictures.at(2).option < first.pictures.at(3).option);
        const StudyMaterial &second = material->at(1);
        QCOMPARE(second.pictures.size(), 2);
        QVERIFY(second.pictures.at(0).number == 0 && second.pictures.at(1).number == 0);
    }
};

QTEST_GUILESS_MAIN(StudyPicturesTest)
#include "studypicturestest.moc"
