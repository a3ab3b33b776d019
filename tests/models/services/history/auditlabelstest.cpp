// SPDX-License-Identifier: GPL-3.0-or-later
// Labels of questions, as people read them in the audit.
#include "models/comparison/fieldvalue.h"
#include "models/services/history/audittext.h"
#include "models/services/rules/contentfields.h"
#include "tests/support/kinds/labelwork.h"

#include <QTest>

using namespace yuyi;
using namespace yuyi::test;

class AuditLabelsTest : public QObject
{
    Q_OBJECT

    static AnnotationContent asked(const Labels &labels)
    {
        Question one;
        one.stem = QStringLiteral("图中是什么？");
        Question other = one;
        other.labels = labels;
        AnnotationContent content;
        content.questions = {one, other};
        return content;
    }

private Q_SLOTS:
    /// By the names of dimensions and values, with the number of the question; what was typed as it was typed.
    void aQuestionTellsItsLabels()
    {
        AuditNames names;
        names.preset = labelWorkPreset();
        const auto [was, is] = differingMembers(asked(physicsLabels()), asked(physicsWith("subcategory", {QStringLiteral("math")})));
        const QStringList before = readable(was, names).split(u'\n');
        const QStringList after = readable(is, names).split(u'\n');
        QVERIFY2(before.contains(QStringLiteral("Question 2, Subject: Physics")), qPrintable(before.join(u'\n')));
        QVERIFY2(after.contains(QStringLiteral("Question 2, Subject: Math")), qPrintable(after.join(u'\n')));
        // “category” is a word of other records, too.
        QVERIFY2(after.contains(QStringLiteral("Question 2, Discipline: Science")), qPrintable(after.join(u'\n')));
        QVERIFY2(after.contains(QStringLiteral("Question 2, Field: 电磁学, 电路")), qPrintable(after.join(u'\n')));
    }

    /// A typed label that is a word of the program elsewhere stays as it is.
    void typedLabelsAreNotTranslated()
    {
        AuditNames names;
        names.preset = labelWorkPreset();
        FieldValue value;
        value.questions = asked(physicsWith("distribution", {QStringLiteral("accepted")})).questions;
        const QString told = readable(toJson(value, FieldKind::Question), names);
        QVERIFY2(told.contains(QStringLiteral("Level: accepted")), qPrintable(told));
    }
};

QTEST_GUILESS_MAIN(AuditLabelsTest)
#include "auditlabelstest.moc"
