// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/templates/filling.h"

#include "models/services/annotation/questionforms.h"
#include "tests/support/kinds/puzzlepreset.h"

#include <QTest>

using namespace yuyi;
using namespace yuyi::test;

namespace {

const QMap<QString, QString> facts{{QStringLiteral("panels"), QStringLiteral("9")}, {QStringLiteral("solid"), QStringLiteral("cube")}};

Labels domain(const QString &code)
{
    return {{DimensionCode(QStringLiteral("domain")), {LabelCode(code)}}};
}

ImageSheet sheet(const QString &code, char letter)
{
    ImageSheet sheet;
    sheet.code = code;
    sheet.medium.sha256 = Sha256::of(QByteArray(1, letter));
    return sheet;
}

/// What a form shows for an image that nobody has worked on.
QList<Question> emptyForm(const Preset &preset)
{
    QList<Question> questions;
    for (int i = 0; i < preset.questions.minimum; ++i)
        questions.append(newQuestion(preset, questions));
    return questions;
}

} // namespace

/// Questions from the labels and facts of an image alone.
class FillingTest : public QObject
{
    Q_OBJECT

    const Preset m_preset = puzzlePreset();

    Filled fill(const QString &label, const QList<Question> &existing = {}, const QList<ImageSheet> &sheets = {}) const
    {
        const auto filled = filledQuestions(m_preset, domain(label), facts, sheets, existing);
        return filled ? *filled : Filled();
    }

private Q_SLOTS:
    void theLabelsChooseTheTemplate()
    {
        const Filled art = fill(QStringLiteral("art"));
        QCOMPARE(art.questions.size(), 3); // nothing fills the question that authors write
        QCOMPARE(art.questions.at(0).kind, QStringLiteral("pick"));
        QCOMPARE(art.questions.at(0).stem, QStringLiteral("Which picture folds into the cube?"));
        QCOMPARE(art.questions.at(0).options.size(), 4);
        QCOMPARE(art.questions.at(0).options.at(2).text, QStringLiteral("3"));
        QVERIFY(art.questions.at(0).keys().isEmpty());
        QCOMPARE(art.questions.at(1).accepted, QStringList{QStringLiteral("9")});
        QCOMPARE(art.templates.value(QStringLiteral("pick")), QStringLiteral("pick-art"));
        const Filled life = fill(QStringLiteral("life"));
        QCOMPARE(life.questions.at(0).stem, QStringLiteral("Which picture goes on with the row of 9?"));
        QVERIFY(art.missing.isEmpty() && life.missing.isEmpty());
    }

    void missingFactsAreNamedOnceAndFillNothing()
    {
        const auto filled = filledQuestions(m_preset, domain(QStringLiteral("life")), {}, {}, {});
        QVERIFY(filled && filled->questions.isEmpty());
        QCOMPARE(filled->missing.size(), 1); // three templates use it
        QVERIFY(filled->missing.constFirst().contains(m_preset.fact(QStringLiteral("panels"))->title.text()));
        // Who wrote the questions needs no facts.
        QList<Question> written = fill(QStringLiteral("life")).questions;
        const auto all = filledQuestions(m_preset, domain(QStringLiteral("life")), {}, {}, written);
        QVERIFY(all && all->missing.isEmpty() && all->notes.isEmpty());
    }

    void theNewestSheetIsListed()
    {
        const QString plain = QStringLiteral("plain");
        QCOMPARE(fill(QStringLiteral("art")).notes.size(), 1);
        const Filled shown = fill(QStringLiteral("art"), {}, {sheet(plain, 'a'), sheet(plain, 'b'), sheet(QStringLiteral("other"), 'c')});
        QVERIFY(shown.notes.isEmpty());
        QCOMPARE(shown.ofKind(QStringLiteral("count"))->media.value(0).sha256, Sha256::of("b"));
        QVERIFY(shown.ofKind(QStringLiteral("all"))->media.isEmpty());
    }

    void aConditionThatCannotBeReadIsNamed()
    {
        Preset preset = m_preset;
        preset.templates[0].where = QStringLiteral("nothing=1");
        const auto filled = filledQuestions(preset, {}, facts, {}, {});
        QVERIFY(!filled && filled.error().code == ErrorCode::Invalid && filled.error().sentence.contains(QStringLiteral("pick-art")));
        QCOMPARE(templateFiller(preset, facts, {})({}, {}).missing, QStringList{filled.error().sentence});
        QVERIFY(!templateFiller(*builtInPreset(QStringLiteral("cii-bench")), {}, {}));
    }

    void filledOnesTakeThePlacesOfEmptyOnes()
    {
        const QList<Question> form = emptyForm(m_preset);
        const QStringList order{QStringLiteral("pick"), QStringLiteral("free"), QStringLiteral("count"), QStringLiteral("all")};
        for (int i = 0; i < 4; ++i)
            QCOMPARE(form.at(i).kind, order.at(i));
        const QList<Question> filled = withFilled(m_preset, form, fill(QStringLiteral("art"), form).questions);
        QCOMPARE(filled.size(), 4);
        for (int i = 0; i < 4; ++i) {
            QCOMPARE(filled.at(i).kind, order.at(i));
            QCOMPARE(filled.at(i).id, form.at(i).id);
        }
        QVERIFY(isUnwritten(filled.at(1), m_preset) && !isUnwritten(filled.at(2), m_preset));
        QCOMPARE(withFilled(m_preset, filled, fill(QStringLiteral("life"), filled).questions), filled);
    }

    void whatSomebodyWroteStays()
    {
        Question typed = emptyForm(m_preset).at(2);
        typed.stem = QStringLiteral("How many?");
        const Filled filled = fill(QStringLiteral("art"), {typed});
        QVERIFY(!filled.ofKind(QStringLiteral("count")));
        const QList<Question> all = withFilled(m_preset, {typed}, fill(QStringLiteral("art")).questions);
        QCOMPARE(all.size(), 3);
        QCOMPARE(all.at(1), typed); // behind the first of the group
    }

    void anewTheTemplateWins()
    {
        const Filled art = fill(QStringLiteral("art"));
        const Filled life = fill(QStringLiteral("life"));
        Question pick = art.questions.at(0);
        pick.options[2].correct = true;
        QVERIFY(!differsFromTemplate(pick, art.questions.at(0))); // the answer is the author's
        QVERIFY(differsFromTemplate(pick, life.questions.at(0)));
        const Question anew = filledAnew(pick, life.questions.at(0));
        QCOMPARE(anew.stem, life.questions.at(0).stem);
        QCOMPARE(anew.id, pick.id);
        QCOMPARE(anew.keyIndex(), 2);
        Question count = art.questions.at(1);
        count.accepted = {QStringLiteral("8")};
        QVERIFY(differsFromTemplate(count, art.questions.at(1)));
        QCOMPARE(filledAnew(count, art.questions.at(1)).accepted, QStringList{QStringLiteral("9")});
        count.accepted = {QStringLiteral("nine grids"), QStringLiteral("9")};
        QVERIFY(!differsFromTemplate(count, art.questions.at(1)));
    }
};

QTEST_GUILESS_MAIN(FillingTest)
#include "fillingtest.moc"
