// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/annotation/talk.h"

#include <QTest>

using namespace yuyi;

class TalkTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void headingsAreClauses()
    {
        const QString text = QStringLiteral("# 标注指南\n\n前言\n\n## 情感 ##\n正文\n\n```\n# no heading\n```\n"
                                            "Setext\n------\n### 情感\n    # code\n#no space\n");
        const QList<Clause> clauses = clausesOf(text);
        QCOMPARE(clauses.size(), 4);
        QCOMPARE(clauses.at(0), (Clause{QStringLiteral("标注指南"), QStringLiteral("标注指南"), 1, 0}));
        QCOMPARE(clauses.at(1).title, QStringLiteral("情感"));
        QCOMPARE(clauses.at(1).level, 2);
        QCOMPARE(clauses.at(2).title, QStringLiteral("Setext"));
        QCOMPARE(clauses.at(2).level, 2);
        QCOMPARE(clauses.at(2).line, 10);
        // Equal headings have anchors of their own.
        QCOMPARE(clauses.at(3).anchor, QStringLiteral("情感-2"));
    }

    void aClauseReachesToTheNextOfItsLevel()
    {
        const QString text = QStringLiteral("# A\none\n## B\ntwo\n# C\nthree");
        QCOMPARE(textOfClause(text, QStringLiteral("a")), QStringLiteral("# A\none\n## B\ntwo"));
        QCOMPARE(textOfClause(text, QStringLiteral("b")), QStringLiteral("## B\ntwo"));
        QCOMPARE(textOfClause(text, QStringLiteral("c")), QStringLiteral("# C\nthree"));
        QVERIFY(textOfClause(text, QStringLiteral("d")).isEmpty());
    }

    void everyTargetHasItsKey()
    {
        CommentTarget target{TalkSubject::Case, QUuid::createUuid(), {}, {}};
        const QString whole = target.key();
        target.field = QStringLiteral("explanation");
        QVERIFY(target.key() != whole);
        target.field.clear();
        target.image = ImageId::create();
        QVERIFY(target.key() != whole);
        target.image = {};
        QCOMPARE(target.key(), whole);
    }
};

QTEST_GUILESS_MAIN(TalkTest)
#include "talktest.moc"
