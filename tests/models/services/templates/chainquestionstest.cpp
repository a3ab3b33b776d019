// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/templates/chainquestions.h"

#include "tests/support/kinds/chainpreset.h"

#include <QSet>
#include <QTest>

#include <algorithm>

using namespace yuyi;
using namespace yuyi::test;

namespace {

/// A tree of four levels below two tops: each concept has `width` children. Names are codes.
QList<Concept> tree(int width)
{
    QList<Concept> all;
    const auto add = [&all](const QString &code, const ConceptId &parent) {
        Concept one;
        one.id = ConceptId::create();
        one.code = code;
        one.name = {QStringLiteral("字") + code, code};
        one.parent = parent;
        all.append(one);
        return one.id;
    };
    for (const char *top : {"x", "y"}) {
        QList<std::pair<QString, ConceptId>> level{{QString::fromLatin1(top), add(QString::fromLatin1(top), {})}};
        for (int depth = 1; depth < 4; ++depth) {
            QList<std::pair<QString, ConceptId>> next;
            for (const auto &[code, id] : std::as_const(level)) {
                for (int i = 0; i < width; ++i) {
                    const QString own = code + QString::number(i);
                    next.append({own, add(own, id)});
                }
            }
            level = next;
        }
    }
    return all;
}

Chain chainTo(const Taxonomy &taxonomy, const char *code, quint32 seed = 7)
{
    Chain chain;
    chain.id = ChainId::create();
    chain.levels = taxonomy.pathTo(taxonomy.find(QString::fromLatin1(code))->id);
    chain.seed = seed;
    return chain;
}

QList<ConceptId> leavesOf(const Taxonomy &taxonomy)
{
    return taxonomy.leaves();
}

/// Everything above a concept along all parents, found step by step without the index.
QSet<QString> truthsByForce(const QList<Concept> &all, const ConceptId &shown)
{
    QSet<ConceptId> ids{shown};
    for (bool grown = true; grown;) {
        grown = false;
        for (const Concept &one : all) {
            const QList<ConceptId> parents = one.parents();
            for (const ConceptId &parent : parents) {
                if (ids.contains(one.id) && !ids.contains(parent)) {
                    ids.insert(parent);
                    grown = true;
                }
            }
        }
    }
    QSet<QString> names;
    for (const Concept &one : all) {
        if (ids.contains(one.id))
            names.insert(one.name.en);
    }
    return names;
}

ConceptId idOf(const QList<Concept> &all, const QString &name)
{
    const auto found = std::find_if(all.begin(), all.end(), [&](const Concept &one) { return one.name.en == name; });
    return found == all.end() ? ConceptId() : found->id;
}

/// Whether the option answers the question, judged by its text alone.
bool isRight(const QList<Concept> &all, const ConceptId &leaf, const ChainQuestion &question, const QString &option,
             const QString &key, const QString &ancestor)
{
    const bool shown = truthsByForce(all, leaf).contains(option);
    const QSet<QString> ofOption = truthsByForce(all, idOf(all, option));
    switch (question.task) {
    case ChainTask::Abstraction: return shown && (option == key || !ofOption.contains(key));
    case ChainTask::Concretization: return shown && (option == key || !truthsByForce(all, idOf(all, key)).contains(option));
    case ChainTask::Ancestor: return !shown && option != ancestor && ofOption.contains(ancestor);
    case ChainTask::Atomic: break;
    }
    return false;
}

} // namespace

/// Questions that are made of chains: how many, and that each has one right option.
class ChainQuestionsTest : public QObject
{
    Q_OBJECT

    const Preset m_preset = chainPreset();

    /// By brute force over the taxonomy: exactly the key is right, and no two options are called alike.
    void verifyOneIsRight(const QList<Concept> &all, const Chain &chain, const ChainQuestions &made) const
    {
        for (const ChainQuestion &question : made.questions) {
            if (question.task == ChainTask::Atomic)
                continue;
            QCOMPARE(question.options.size(), 4);
            const QString ancestor = Taxonomy(all).find(chain.levels.value(question.level - 1)) != nullptr
                                       ? Taxonomy(all).find(chain.levels.value(question.level - 1))->name.en
                                       : QString();
            const QString key = question.options.at(question.key).en;
            QSet<QString> texts;
            for (qsizetype i = 0; i < question.options.size(); ++i) {
                const QString option = question.options.at(i).en;
                texts.insert(option);
                const bool right = isRight(all, chain.leaf(), question, option, key, ancestor);
                QVERIFY2(right == (i == question.key), qPrintable(question.kind + u' ' + option));
            }
            QCOMPARE(texts.size(), 4);
        }
    }

private Q_SLOTS:
    void asManyAsThePaperSays()
    {
        const QList<Concept> all = tree(3);
        const Taxonomy taxonomy(all);
        const Chain chain = chainTo(taxonomy, "x012");
        const ChainQuestions made = chainQuestions(*m_preset.chains, taxonomy, chain, leavesOf(taxonomy));
        QVERIFY2(made.lacking.isEmpty(), qPrintable(made.lacking.join(u' ')));
        QHash<ChainTask, int> counts;
        int others = 0;
        for (const ChainQuestion &question : made.questions) {
            ++counts[question.task];
            if (question.pictured.isNull())
                continue;
            ++others;
            // The picture shows something else, and the answer is no.
            QVERIFY(question.key == 1 && taxonomy.isUnrelated(question.pictured, chain.levels.at(question.level)));
        }
        QCOMPARE(counts.value(ChainTask::Atomic), 4);
        QCOMPARE(others, 2);
        for (const ChainTask task : {ChainTask::Abstraction, ChainTask::Concretization, ChainTask::Ancestor})
            QCOMPARE(counts.value(task), 3);
        verifyOneIsRight(all, chain, made);
        const auto upper = std::find_if(made.questions.begin(), made.questions.end(),
                                        [](const ChainQuestion &one) { return one.kind == u"abstraction-2"; });
        QVERIFY(upper != made.questions.end());
        QCOMPARE(upper->options.at(upper->key).en, QStringLiteral("x01"));
        QCOMPARE(upper->level, 3);
    }

    void theSeedDecides()
    {
        const Taxonomy taxonomy(tree(3));
        const auto texts = [&](quint32 seed) {
            QStringList list;
            const ChainQuestions made = chainQuestions(*m_preset.chains, taxonomy, chainTo(taxonomy, "x012", seed), leavesOf(taxonomy));
            for (const ChainQuestion &question : made.questions) {
                list.append(question.stem.en);
                for (const Title &option : question.options)
                    list.append(option.en);
            }
            return list;
        };
        QCOMPARE(texts(7), texts(7));
        QVERIFY(texts(7) != texts(8));
    }

    /// A second path makes options true that the tree alone would offer, and a second name does.
    void noSecondPathAndNoSecondName()
    {
        QList<Concept> all = tree(3);
        const auto place = [&all](const char *code) {
            return std::find_if(all.begin(), all.end(), [code](const Concept &one) { return one.code == QLatin1String(code); });
        };
        place("x012")->further = {place("x02")->id, place("y1")->id};
        place("x00")->name.en = QStringLiteral("x01");
        place("x00")->name.zh = QStringLiteral("字x01");
        const Taxonomy taxonomy(all);
        for (quint32 seed = 0; seed < 40; ++seed) {
            const Chain chain = chainTo(taxonomy, "x012", seed);
            const ChainQuestions made = chainQuestions(*m_preset.chains, taxonomy, chain, leavesOf(taxonomy));
            for (const ChainQuestion &question : made.questions) {
                for (const ConceptId &id : question.offered) {
                    const QString code = taxonomy.find(id)->code;
                    QVERIFY2(code != u"x02" && code != u"y1" && code != u"x00", qPrintable(question.kind + u' ' + code));
                }
            }
        }
    }

    /// What a person may put in the place of an option is judged like what is drawn.
    void rivalsAreThoseThatAreRightToo()
    {
        QList<Concept> all = tree(2);
        const auto place = [&all](const char *code) {
            return std::find_if(all.begin(), all.end(), [code](const Concept &one) { return one.code == QLatin1String(code); });
        };
        place("x000")->further = {place("y0")->id};
        const Taxonomy taxonomy(all);
        const Chain chain = chainTo(taxonomy, "x000");
        const ChainQuestions made = chainQuestions(*m_preset.chains, taxonomy, chain, leavesOf(taxonomy));
        for (const ChainQuestion &question : made.questions) {
            if (question.task == ChainTask::Atomic)
                continue;
            const Concept *above = taxonomy.find(chain.levels.value(question.level - 1));
            const QString ancestor = above ? above->name.en : QString();
            const QString key = question.options.at(question.key).en;
            for (const Concept &one : all) {
                if (one.name.en == key)
                    continue;
                QVERIFY2(question.rivals.contains(one.id) == isRight(all, chain.leaf(), question, one.name.en, key, ancestor),
                         qPrintable(question.kind + u' ' + one.code));
            }
        }
    }

    /// Too small a tree gives fewer questions and says why.
    void aPoorTreeSaysWhatLacks()
    {
        const Taxonomy taxonomy(tree(1));
        const ChainQuestions made = chainQuestions(*m_preset.chains, taxonomy, chainTo(taxonomy, "x000"), {});
        QVERIFY(!made.lacking.isEmpty());
        QVERIFY(std::none_of(made.questions.begin(), made.questions.end(),
                             [](const ChainQuestion &question) { return question.task == ChainTask::Ancestor; }));
    }
};

QTEST_GUILESS_MAIN(ChainQuestionsTest)
#include "chainquestionstest.moc"
