// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/templates/pools.h"

#include "models/linting/templatelinter.h"
#include "models/services/templates/filling.h"
#include "tests/support/kinds/poolpreset.h"

#include <QTest>

#include <algorithm>

using namespace yuyi;
using namespace yuyi::test;

namespace {

Medium picture(const QByteArray &name)
{
    Medium medium;
    medium.sha256 = Sha256::of(name);
    medium.format = ImageFormat::Png;
    return medium;
}

/// So many images of each category, "cup 0", "cup 1" …
std::shared_ptr<PoolMaterial> materialOf(const QMap<QString, int> &images)
{
    auto material = std::make_shared<PoolMaterial>();
    for (auto category = images.constBegin(); category != images.constEnd(); ++category) {
        for (const char *pool : {"names", "pictures"}) {
            PoolContent &content = material->pools[QLatin1String(pool)];
            content.names.append(category.key());
            for (int i = 0; i < *category; ++i) {
                const Medium one = picture(category.key().toUtf8() + ' ' + QByteArray::number(i));
                content.pictures.append(one);
                content.byCategory[category.key()].insert(one.sha256);
            }
        }
    }
    return material;
}

const QMap<QString, int> someImages{{QStringLiteral("cup"), 3}, {QStringLiteral("tree"), 4}, {QStringLiteral("bag"), 2}};
const QMap<QString, QString> cup{{QStringLiteral("category"), QStringLiteral("cup")}};

QStringList formsOf(const QList<Option> &options)
{
    QStringList forms;
    for (const Option &option : options)
        forms.append(struckForm(option));
    return forms;
}

} // namespace

/// Options drawn of a pool, without a project.
class PoolsTest : public QObject
{
    Q_OBJECT

    const Preset m_preset = poolPreset();

    const OptionPool &pool(const QString &kind) const { return *m_preset.poolOf(kind); }
    DrawnOptions draw(const OptionPool &pool, const PoolDraws &draws, const QStringList &struck = {}) const
    {
        return drawOptions(pool, m_preset, {QStringLiteral("cup"), QStringLiteral("cup")}, draws, struck);
    }

private Q_SLOTS:
    void theSameSeedDrawsTheSame()
    {
        const PoolDraws draws{picture("cup 0"), materialOf(someImages)};
        for (const OptionPool &one : m_preset.pools) {
            QCOMPARE(formsOf(draw(one, draws).wrong), formsOf(draw(one, draws).wrong));
            OptionPool other = one;
            QSet<QStringList> draws4;
            for (other.seed = 0; other.seed < 8; ++other.seed)
                draws4.insert(formsOf(draw(other, draws).wrong));
            QVERIFY(draws4.size() > 1);
        }
        // Each image has a draw of its own, and the right option not always the same place.
        QSet<int> places;
        QSet<QStringList> ofImages;
        for (int i = 0; i < 20; ++i) {
            const DrawnOptions drawn = draw(pool(QStringLiteral("show")), {picture("other " + QByteArray::number(i)), draws.material});
            places.insert(drawn.place);
            ofImages.insert(formsOf(drawn.wrong));
        }
        QCOMPARE(places.size(), 4);
        QVERIFY(ofImages.size() > 3);
    }

    void noneIsRightBesideTheRightOne()
    {
        const auto material = materialOf(someImages);
        for (int i = 0; i < 3; ++i) {
            const PoolDraws draws{picture("cup " + QByteArray::number(i)), material};
            const DrawnOptions shown = draw(pool(QStringLiteral("show")), draws);
            QCOMPARE(shown.right.picture, draws.own);
            QCOMPARE(shown.wrong.size(), 4);
            QStringList forms = formsOf(shown.wrong);
            QCOMPARE(forms.removeDuplicates(), 0);
            for (const Option &option : shown.wrong) {
                QVERIFY(!option.correct && option.text.isEmpty());
                QVERIFY(!material->pools.value(QStringLiteral("pictures"))
                             .byCategory.value(QStringLiteral("cup"))
                             .contains(option.picture.sha256));
            }
            // "Cup" is among the further names, but it is the category.
            QStringList names = formsOf(draw(pool(QStringLiteral("name")), draws).wrong);
            QCOMPARE(names.removeDuplicates(), 0);
            QVERIFY(names.size() == 4 && !names.contains(QStringLiteral("cup")));
        }
    }

    void othersKeepTheirOrder()
    {
        for (const OptionPool &one : m_preset.pools) {
            const QStringList before = formsOf(draw(one, {picture("cup 0"), materialOf(someImages)}).wrong);
            // What is struck out makes room for the next, and the rest stays.
            const QStringList after = formsOf(draw(one, {picture("cup 0"), materialOf(someImages)}, {before.at(1)}).wrong);
            QVERIFY(!after.contains(before.at(1)));
            QCOMPARE(after.first(3), QStringList({before.at(0), before.at(2), before.at(3)}));
            QMap<QString, int> more = someImages;
            more.insert(QStringLiteral("lamp"), 1);
            QStringList now = formsOf(draw(one, {picture("cup 0"), materialOf(more)}).wrong);
            now.removeIf([&](const QString &form) { return !before.contains(form); });
            QCOMPARE(now, before.first(now.size()));
            QVERIFY(now.size() >= 3);
        }
    }

    void whatLacksIsSaid()
    {
        const auto said = [&](const QMap<QString, QString> &facts, const std::shared_ptr<const PoolMaterial> &material) {
            const auto made = filledQuestions(m_preset, {}, facts, {}, {}, {picture("cup 0"), material});
            return made ? *made : Filled();
        };
        const Filled all = said(cup, materialOf(someImages));
        QVERIFY(all.missing.isEmpty());
        QCOMPARE(all.questions.size(), 2);
        QCOMPARE(all.questions.at(1).stem, QStringLiteral("Which is most like a cup?"));
        QCOMPARE(all.questions.at(1).options.size(), 4);
        QVERIFY(all.questions.at(1).keyIndex() >= 0);
        const Filled none = said({}, materialOf(someImages));
        QVERIFY(none.questions.isEmpty() && none.missing.isEmpty()); // an image needs no category
        QCOMPARE(none.notes.size(), 1);                              // once for both
        QVERIFY(none.notes.constFirst().contains(m_preset.fact(QStringLiteral("category"))->title.text()));
        const Filled few = said(cup, materialOf({{QStringLiteral("cup"), 3}, {QStringLiteral("tree"), 2}}));
        QCOMPARE(few.questions.size(), 1); // the further names are enough for the other
        QVERIFY2(few.missing.size() == 1 && few.missing.constFirst().contains(u'2'), qPrintable(few.missing.join(u' ')));
        auto packed = std::make_shared<PoolMaterial>();
        packed->packed = true;
        QVERIFY(said(cup, packed).questions.isEmpty());
        QCOMPARE(said(cup, packed).missing.size(), 2);
        QVERIFY(said(cup, nullptr).missing.isEmpty());
    }

    void spoiltDrawsAreFound()
    {
        auto material = materialOf(someImages);
        const auto filler = templateFiller(m_preset, cup, {}, {picture("cup 0"), material});
        QList<Question> questions = filler({}, {}).questions;
        QVERIFY(lintDraws(questions, filler({}, questions)).isEmpty());
        const int wrong = questions.at(1).keyIndex() == 0 ? 1 : 0;
        questions[1].options[wrong].picture = picture("cup 2");
        questions[0].options[questions.at(0).keyIndex() == 3 ? 2 : 3].text = QStringLiteral("Cup");
        material->discarded.insert(questions.at(1).options.at(3 - wrong).picture.sha256);
        const QList<Finding> findings = lintDraws(questions, filler({}, questions));
        const auto count = [&](LintRule rule) {
            return std::count_if(findings.begin(), findings.end(), [rule](const Finding &one) { return one.rule == rule; });
        };
        QCOMPARE(count(LintRule::SecondTrue), 2);
        QCOMPARE(count(LintRule::DiscardedPicture), 1);
    }

    void whatWasStruckIsReadAgain()
    {
        const QStringList forms{QStringLiteral("ice \"cream\""), Sha256::of("a").hex()};
        QCOMPARE(struckOptions(struckValue(forms)), forms);
        QVERIFY(struckValue({}).isEmpty() && struckOptions({}).isEmpty() && struckOptions(QStringLiteral("cup")).isEmpty());
        QCOMPARE(kindOfStruck(struckFact(QStringLiteral("show"))), QStringLiteral("show"));
        QVERIFY(kindOfStruck(QStringLiteral("struck")).isEmpty());
    }
};

QTEST_GUILESS_MAIN(PoolsTest)
#include "poolstest.moc"
