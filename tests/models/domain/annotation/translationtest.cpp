// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/annotation/translation.h"

#include <QTest>

using namespace yuyi;

/// Which stored translations an item has, and when they are out of date.
class TranslationTest : public QObject
{
    Q_OBJECT

    static Item anItem()
    {
        Item item;
        item.image = ImageId::create();
        item.explanation = QStringLiteral("解释");
        item.question.id = QuestionId::create();
        item.question.versionId = QuestionVersionId::create();
        item.question.stem = QStringLiteral("问题");
        item.question.options = {{OptionId::create(), QStringLiteral("甲"), QStringLiteral("记"), true},
                                 {OptionId::create(), QStringLiteral("乙"), {}, false}};
        return item;
    }
    static Translation written(const Item &item, const TextPlace &place, const QString &original, const QString &text,
                               ItemLanguage language = ItemLanguage::English)
    {
        return {{item.question.versionId, language, place}, {original, text}, item.question.id, item.image};
    }
    static QList<Translation> whole(const Item &item)
    {
        return {written(item, {TranslatedPart::Stem, {}}, QStringLiteral("问题"), QStringLiteral("Question")),
                written(item, {TranslatedPart::Option, item.question.options.at(0).id}, QStringLiteral("甲"), QStringLiteral("one")),
                written(item, {TranslatedPart::Option, item.question.options.at(1).id}, QStringLiteral("乙"), QStringLiteral("two"))};
    }
    static QList<ItemText> textsOf(const QList<Translation> &all, const Item &item)
    {
        return Translations(all, ItemLanguage::English).of(item);
    }
    static QStringList namesOf(const QList<ItemText> &texts)
    {
        QStringList names;
        for (const ItemText &one : texts)
            names.append(one.name);
        return names;
    }

private Q_SLOTS:
    /// Question and options make it complete; an explanation may be missing, but not be out of date.
    void completeIsWhatAQuestionNeeds()
    {
        const Item item = anItem();
        const QStringList names{QStringLiteral("question"), QStringLiteral("option_A"), QStringLiteral("option_B"),
                                QStringLiteral("explanation")};
        QCOMPARE(namesOf(textsOf({}, item)), names);
        QCOMPARE(stateOf(textsOf({}, item)), TranslationState::Missing);
        QList<Translation> all = whole(item);
        QCOMPARE(stateOf(textsOf(all.mid(1), item)), TranslationState::Partial);
        QCOMPARE(stateOf(textsOf(all, item)), TranslationState::Complete);
        const auto other = translated(item, textsOf(all, item));
        QVERIFY(other);
        QCOMPARE(other->question.stem, QStringLiteral("Question"));
        QCOMPARE(other->question.options.at(1).text, QStringLiteral("two"));
        QVERIFY(other->question.options.at(0).correct && other->question.options.at(0).note.isEmpty());
        QVERIFY(other->explanation.isEmpty());
        all.append(written(item, {TranslatedPart::Explanation, {}}, QStringLiteral("以前"), QStringLiteral("Before")));
        QCOMPARE(stateOf(textsOf(all, item)), TranslationState::Stale);
        QVERIFY(!translated(item, textsOf(all, item)));
        // Those into another language count for nothing.
        for (Translation &one : all)
            one.key.language = ItemLanguage::Chinese;
        QCOMPARE(stateOf(textsOf(all, item)), TranslationState::Missing);
    }

    /// A new version of the question: what did not change keeps its translation, what did change is out of date until it is translated.
    void anotherVersionKeepsWhatDidNotChange()
    {
        Item item = anItem();
        QList<Translation> all = whole(item);
        const QuestionVersionId first = item.question.versionId;
        item.question.versionId = QuestionVersionId::create();
        QCOMPARE(stateOf(textsOf(all, item)), TranslationState::Complete);
        item.question.stem = QStringLiteral("新问题");
        QList<ItemText> texts = textsOf(all, item);
        QCOMPARE(stateOf(texts), TranslationState::Stale);
        QVERIFY(texts.at(0).isStale() && texts.at(1).isDone());
        QCOMPARE(texts.at(0).text, QStringLiteral("Question"));
        QCOMPARE(texts.at(0).former, QStringLiteral("问题"));
        all.append(written(item, {TranslatedPart::Stem, {}}, QStringLiteral("新问题"), QStringLiteral("New question")));
        texts = textsOf(all, item);
        QCOMPARE(stateOf(texts), TranslationState::Complete);
        QCOMPARE(texts.at(0).text, QStringLiteral("New question"));
        // The step back to the first version brings its translation back.
        item.question.versionId = first;
        item.question.stem = QStringLiteral("问题");
        QCOMPARE(textsOf(all, item).at(0).text, QStringLiteral("Question"));
        // What was taken away for this version does not come back from another one.
        item.question.versionId = QuestionVersionId::create();
        all.append(written(item, {TranslatedPart::Stem, {}}, QStringLiteral("问题"), {}));
        QVERIFY(textsOf(all, item).at(0).text.isEmpty());
    }

    /// Two questions of an image share its explanation, and what was written last counts for both.
    void theExplanationBelongsToTheImage()
    {
        const Item one = anItem();
        Item two = anItem();
        two.image = one.image;
        QList<Translation> all{written(one, {TranslatedPart::Explanation, {}}, QStringLiteral("解释"), QStringLiteral("First"))};
        QCOMPARE(textsOf(all, two).constLast().text, QStringLiteral("First"));
        all.append(written(two, {TranslatedPart::Explanation, {}}, QStringLiteral("解释"), QStringLiteral("Second")));
        QCOMPARE(textsOf(all, one).constLast().text, QStringLiteral("Second"));
        // Where it is stored: what changes it changes it there.
        QCOMPARE(textsOf(all, one).constLast().keptWith, two.question.versionId);
        QVERIFY(textsOf({}, one).constLast().keptWith.isNull());
        all.append(written(one, {TranslatedPart::Explanation, {}}, QStringLiteral("解释"), {}));
        QVERIFY(textsOf(all, two).constLast().text.isEmpty());
        QCOMPARE(textsOf(all, two).constLast().keptWith, one.question.versionId);
        all.removeLast();
        // Another image with the same words is only told of it.
        const Item stranger = anItem();
        QVERIFY(textsOf(all, stranger).constLast().text.isEmpty());
        QCOMPARE(Translations(all, ItemLanguage::English).elsewhere(QStringLiteral("解释")), QStringLiteral("Second"));
    }

    void acceptedAnswersAreLines()
    {
        Item item = anItem();
        item.question.options.clear();
        item.question.accepted = {QStringLiteral("四米"), QStringLiteral("4 米")};
        QList<Translation> all{written(item, {TranslatedPart::Stem, {}}, QStringLiteral("问题"), QStringLiteral("Question"))};
        QCOMPARE(stateOf(textsOf(all, item)), TranslationState::Partial);
        all.append(written(item, {TranslatedPart::Accepted, {}}, QStringLiteral("四米\n4 米"), QStringLiteral("four metres\n 4 m \n")));
        const auto other = translated(item, textsOf(all, item));
        QVERIFY(other);
        QCOMPARE(other->question.accepted, (QStringList{QStringLiteral("four metres"), QStringLiteral("4 m")}));
    }

    void theSecondLanguageIsTheOther()
    {
        QList<Item> items{anItem(), anItem(), anItem()};
        QCOMPARE(secondLanguage(items), ItemLanguage::English);
        items[0].question.stem = QStringLiteral("What is it?");
        items[1].question.stem = QStringLiteral("Why?");
        QCOMPARE(secondLanguage(items), ItemLanguage::Chinese);
        QCOMPARE(titleIn(ItemLanguage::Chinese, {QStringLiteral("甲"), QStringLiteral("A")}), QStringLiteral("甲"));
        QCOMPARE(titleIn(ItemLanguage::English, {QStringLiteral("甲"), {}}), QStringLiteral("甲"));
    }
};

QTEST_GUILESS_MAIN(TranslationTest)
#include "translationtest.moc"
