// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of questions, as people read them in the audit.
#include "tests/support/kinds/pictureitems.h"
#include "tests/support/kinds/picturepreset.h"

#include "models/domain/annotation/annotationjson.h"
#include "models/services/history/audittext.h"
#include "models/services/rules/contentfields.h"
#include "models/services/rules/eventvalues.h"

using namespace yuyi;
using namespace yuyi::test;

class AuditPicturesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aQuestionTellsItsPictures()
    {
        AuditNames names;
        names.preset = picturePreset();
        Medium first = drawnMedium(1).medium();
        first.role = QStringLiteral("b");
        Medium second = drawnMedium(2).medium();
        second.caption = QStringLiteral("装置图");
        const Medium option = drawnMedium(3).medium();
        const auto start = [](const Medium &medium) { return medium.sha256.hex().left(12); };
        AnnotationContent content;
        content.questions = {pictureQuestion({first, second}, {option, Medium()})};
        content.questions[0].options[1].text = QStringLiteral("乙");
        const QStringList lines = readable(differingMembers({}, content).second, names).split(u'\n');
        for (const QString &expected :
             {QStringLiteral("Question 1, Pictures: Group B: Fig. 1 (%1…), 装置图 (%2…)").arg(start(first), start(second)),
              QStringLiteral("Question 1, Question text: 哪一幅与众不同？[Fig. 1][Fig. 2]"),
              QStringLiteral("Question 1, Option 1, Picture: %1…").arg(start(option)), QStringLiteral("Question 1, Option 2, Text: 乙")})
            QVERIFY2(lines.contains(expected), qPrintable(expected + u'\n' + lines.join(u'\n')));
        // Formats and sizes follow from the picture, and are not told.
        for (const QString &line : lines)
            QVERIFY2(!line.contains(QStringLiteral("png")) && !line.contains(QStringLiteral("width")), qPrintable(line));
    }

    /// Two options that are pictures are told apart, in every language the same.
    void anAnswerNamesTheChosenPicture()
    {
        const QList<Medium> media{drawnMedium(1).medium(), drawnMedium(2).medium()};
        Question question = pictureQuestion({}, media);
        question.options[1].text = QStringLiteral("乙");
        Vote vote;
        vote.answer = Answer(question.options.constFirst().id);
        const auto start = [&](int i) { return QByteArray(media.at(i).sha256.hex().left(12).toUtf8() + "…\""); };
        QVERIFY(auditValue(vote, question).contains(QByteArray("\"options\":\"" + start(0))));
        vote.answer = Answer(question.options.at(1).id);
        QVERIFY(auditValue(vote, question).contains(QByteArray("\"options\":\"乙 " + start(1))));
        question.options[1].picture = {};
        QVERIFY(auditValue(vote, question).contains("\"options\":\"乙\""));
    }

    void aChangedLicenceNamesItsPicture()
    {
        MediumFacts facts = drawnMedium(1).facts;
        facts.licence = QStringLiteral("CC0");
        Event event;
        event.entity = Entity::Project;
        event.action = codeOf(AuditAction::Facts);
        event.after = auditValue(facts);
        const QString told = sentenceOf(event, {});
        QVERIFY2(told.endsWith(QStringLiteral(": ") + facts.sha256.hex().left(12)), qPrintable(told));
        QVERIFY(readable(event.after, {}).contains(QStringLiteral("Licence: CC0")));
    }
};

QTEST_GUILESS_MAIN(AuditPicturesTest)
#include "auditpicturestest.moc"
