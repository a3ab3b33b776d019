// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/studies/design/selection.h"
#include "tests/support/runfixture.h"

#include "models/services/studies/design/consent.h"
#include "models/services/studies/design/preview.h"
#include "models/services/studies/studyservice.h"

#include <QSet>

using namespace yuyi;
using namespace yuyi::test;

/// A stratified sample: so many items of each category, drawn by the seed, the same for everybody.
class StudySampleTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<RunProject> m_project;

    StudyService service() { return StudyService(*m_project->stores, m_project->lead); }

    /// 12 items, even ones of one domain and odd ones of the other.
    StudyDraft draft(int perCategory)
    {
        StudyDraft draft = *service().fresh();
        draft.study.design.shape = StudyShape::Stratified;
        draft.study.design.category = DimensionCode(QStringLiteral("domain"));
        draft.study.design.perCategory = perCategory;
        draft.study.seed = 11;
        draft.texts = withFieldsFilled(draft.texts, {QStringLiteral("已填写"), QStringLiteral("filled in")});
        return draft;
    }
    /// "category item" of the main items.
    QStringList sample(const Study &study)
    {
        QStringList names;
        const auto selection = selectItems(*m_project->stores, study);
        for (const StudyItem &item : selection->items)
            names.append(item.category + QLatin1Char(' ') + item.item.itemId);
        return names;
    }

private Q_SLOTS:
    void init() { m_project = std::make_unique<RunProject>(12); }

    void holdsSoManyOfEachCategory()
    {
        const QStringList drawn = sample(draft(2).study);
        QCOMPARE(drawn.size(), 4);
        QHash<QString, int> strata;
        for (const QString &name : drawn)
            ++strata[name.section(QLatin1Char(' '), 0, 0)];
        QCOMPARE(strata.size(), 2);
        for (const int count : std::as_const(strata))
            QCOMPARE(count, 2);
    }

    void followsTheSeed()
    {
        Study study = draft(2).study;
        QCOMPARE(sample(study), sample(study));
        QSet<QString> samples;
        for (study.seed = 0; study.seed < 8; ++study.seed)
            samples.insert(sample(study).join(QLatin1Char(',')));
        QVERIFY(samples.size() > 1);
    }

    void isTheSameForEverybody()
    {
        const auto saved = service().save(draft(2));
        VERIFY_OK(saved);
        const QStringList drawn = sample(*saved);
        const auto study = service().freeze(saved->id);
        VERIFY_OK(study);
        QHash<QuestionVersionId, QString> names;
        const auto items = m_project->stores->studies().items(study->id);
        for (const StudyItem &item : *items)
            names.insert(item.item.question, item.category + QLatin1Char(' ') + item.item.itemId);
        QCOMPARE(names.size(), drawn.size());
        const auto people = service().addParticipants(study->id, 3);
        VERIFY_OK(people);
        for (const Participant &person : *people) {
            QStringList asked;
            const auto trials = m_project->stores->studies().trials(person.id);
            for (const Trial &trial : *trials)
                asked.append(names.value(trial.question));
            asked.sort();
            QStringList all = drawn;
            all.sort();
            QCOMPARE(asked, all);
        }
    }

    void categoriesWithTooFewItemsAreNamed()
    {
        const auto preview = service().preview(draft(7));
        VERIFY_OK(preview);
        QVERIFY(!preview->mayFreeze());
        const auto enough = service().preview(draft(6));
        VERIFY_OK(enough);
        QVERIFY(enough->mayFreeze());
        QCOMPARE(enough->answersLowest, enough->answersHighest);
    }
};

QTEST_GUILESS_MAIN(StudySampleTest)
#include "sampletest.moc"
