// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/annotation/questionforms.h"

#include "models/domain/annotation/written.h"
#include "tests/support/kinds/pictureitems.h"
#include "tests/support/kinds/picturepreset.h"
#include "tests/support/kinds/severalpreset.h"
#include "tests/support/kinds/writtenpreset.h"

#include <QtTest>

using namespace yuyi;
using namespace yuyi::test;

/// How many options a question of a kind has, and which.
class QuestionFormsTest : public QObject
{
    Q_OBJECT

    const Preset m_preset = kindsPreset();
    const QuestionKind &choice() const { return m_preset.kinds.at(0); }
    const QuestionKind &verdict() const { return m_preset.kinds.at(1); }

private Q_SLOTS:
    void aNewQuestionIsOfTheFirstKind()
    {
        const Question question = newQuestion(m_preset, true);
        QCOMPARE(question.kind, QStringLiteral("choice"));
        QCOMPARE(question.options.size(), 2);
        QCOMPARE(question.stem, m_preset.questions.firstStem);
        const auto fixed = builtInPreset(QStringLiteral("cii-bench"));
        QCOMPARE(newQuestion(*fixed, false).options.size(), 6);
        QCOMPARE(newQuestion(*fixed, false).kind, singleChoice);
    }

    void aFormShowsWhatAKindAllows()
    {
        Question question = newQuestion(m_preset, false);
        question.options[1].text = QStringLiteral("Hope");
        const QList<Option> shown = optionsOfKind(question.options, choice());
        QCOMPARE(shown.size(), 4);
        QCOMPARE(shown.at(1), question.options.at(1));
        const QList<Option> fixed = optionsOfKind(question.options, verdict());
        QCOMPARE(fixed.size(), 2);
        QCOMPARE(fixed.at(0).text, QStringLiteral("对"));
        QCOMPARE(fixed.at(1).text, QStringLiteral("错"));
        QVERIFY(!fixed.at(0).correct && !fixed.at(1).correct);
        // Made again, they stay the same options.
        QCOMPARE(optionsOfKind(fixed, verdict()), fixed);
    }

    void emptyFieldsAtTheEndAreNotStored()
    {
        Question question = newQuestion(m_preset, false);
        question.options = optionsOfKind(question.options, choice());
        QCOMPARE(withoutEmptyEnd(question, choice()).options.size(), 2);
        question.options[2].text = QStringLiteral("Third");
        QCOMPARE(withoutEmptyEnd(question, choice()).options.size(), 3);
        question.options[3].correct = true; // said by the finding that it is empty
        QCOMPARE(withoutEmptyEnd(question, choice()).options.size(), 4);
    }

    void aNewWrittenQuestionHasNoOptions()
    {
        const Preset preset = writtenPreset();
        Question question = newQuestion(preset, true);
        QCOMPARE(question.kind, QStringLiteral("written"));
        QVERIFY(question.options.isEmpty() && question.accepted.isEmpty());
        question.accepted = {QString(), QStringLiteral("手机"), QStringLiteral("  "), QString()};
        QCOMPARE(withoutEmptyEnd(question, preset.kinds.constFirst()).accepted, QStringList({QString(), QStringLiteral("手机")}));
    }

    /// A kind keeps of the pictures what it takes, and an option that is a picture is not empty.
    void aKindKeepsThePicturesThatItTakes()
    {
        const Preset preset = picturePreset();
        const QuestionKind &pictures = preset.kinds.constFirst();
        QuestionKind fewer = pictures;
        fewer.mostPictures = 2;
        fewer.roles.clear();
        fewer.optionPictures = false;
        const QList<Medium> media{drawnMedium(1).medium(), drawnMedium(2).medium(), drawnMedium(3).medium()};
        Question asked = pictureQuestion(media, {drawnMedium(4).medium(), drawnMedium(5).medium(), drawnMedium(6).medium()});
        asked.media[0].role = QStringLiteral("a");
        QCOMPARE(withoutEmptyEnd(asked, pictures).options.size(), 3);
        const Question narrowed = inKind(asked, pictures, fewer);
        QCOMPARE(narrowed.media, media.mid(0, 2));
        QVERIFY(narrowed.options.constFirst().picture.isNull());
        QCOMPARE(narrowed.stem, asked.stem); // its marks come back with the kind
        const Question plain = inKind(asked, pictures, *preset.kind(QStringLiteral("choice")));
        QVERIFY(!plain.hasPictures());
        QCOMPARE(inKind(asked, pictures, pictures).media, asked.media);
        // An option is the same as the stored one only with the same picture.
        Question stored = asked;
        stored.options[0].id = OptionId::create();
        Question typed = asked;
        typed.options[0].picture = drawnMedium(7).medium();
        takeStoredIds(typed, stored, pictures);
        QCOMPARE(typed.options.at(0).id, asked.options.at(0).id);
        typed = asked;
        takeStoredIds(typed, stored, pictures);
        QCOMPARE(typed.options.at(0).id, stored.options.at(0).id);
    }

    /// What was written as the key stays the key, whatever the kind.
    void anotherKindKeepsTheAnswer()
    {
        const QuestionKind text = writtenPreset().kinds.constFirst();
        QVERIFY(text.isWritten());
        Question asked = newQuestion(m_preset, false);
        asked.stem = QStringLiteral("What does the man hold?");
        asked.options = optionsOfKind(asked.options, choice());
        asked.options[0].text = QStringLiteral("A lamp");
        asked.options[1].text = QStringLiteral(" A phone ");
        asked.options[1].correct = true;
        const Question answered = inKind(asked, choice(), text);
        QCOMPARE(answered.kind, QStringLiteral("written"));
        QCOMPARE(answered.stem, asked.stem);
        QVERIFY(answered.options.isEmpty());
        QCOMPARE(answered.accepted, QStringList(QStringLiteral("A phone")));
        const Question back = inKind(answered, text, choice());
        QVERIFY(back.accepted.isEmpty());
        QCOMPARE(back.options.size(), 4);
        QCOMPARE(back.options.at(0).text, QStringLiteral("A phone"));
        QCOMPARE(back.keyIndex(), 0);
        // True and false are no words of an author, and an answer is neither.
        Question judged = inKind(answered, text, verdict());
        QCOMPARE(judged.options.size(), 2);
        QVERIFY(judged.keys().isEmpty() && judged.accepted.isEmpty());
        judged.options[0].correct = true;
        QVERIFY(inKind(judged, verdict(), text).accepted.isEmpty());
        // A text of no use is not taken along, one that is too long as far as it may be.
        asked.options[1].text = QString(longestWritten + 5, u'a');
        QCOMPARE(inKind(asked, choice(), text).accepted, QStringList(QString(longestWritten, u'a')));
        asked.options[1].text.clear();
        QVERIFY(inKind(asked, choice(), text).accepted.isEmpty());
    }

    void severalCorrectOptionsAreSeveralWordings()
    {
        const QuestionKind text = writtenPreset().kinds.constFirst();
        const QuestionKind several = severalPreset().kinds.constFirst();
        Question asked = newQuestion(severalPreset(), false);
        const QStringList texts{QStringLiteral("Lamp"), QStringLiteral("Dog"), QStringLiteral("lamp "), QStringLiteral("Lantern")};
        for (int i = 0; i < 4; ++i) {
            asked.options[i].text = texts.at(i);
            asked.options[i].correct = i != 1;
        }
        Question answered = inKind(asked, several, text);
        QCOMPARE(answered.accepted, QStringList({QStringLiteral("Lamp"), QStringLiteral("Lantern")}));
        const Question back = inKind(answered, text, several);
        QCOMPARE(back.keys().positions(), QList<int>({0, 1}));
        QCOMPARE(back.options.at(1).text, QStringLiteral("Lantern"));
        QCOMPARE(back.options.size(), 4);
    }
};

QTEST_GUILESS_MAIN(QuestionFormsTest)
#include "questionformstest.moc"
