// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review/fields/questionfield.h"

#include "models/domain/annotation/written.h"
#include "tests/support/kinds/writtenpreset.h"
#include "widgets/controls/fields/textfield.h"
#include "widgets/controls/labels/difflabel.h"
#include "widgets/review/fields/triple.h"

#include <QKeyEvent>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

using namespace yuyi;
using namespace yuyi::test;

/// Two annotators accept different answers to a question without options.
class QuestionFieldTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QuestionField> m_field;
    CaseField m_case;
    QList<FieldDecision> m_settled;
    QList<FieldDecision> m_typed;
    QList<FieldDecision> m_refused;

    static Question question(const QStringList &accepted)
    {
        Question made;
        made.id = QuestionId::create();
        made.versionId = QuestionVersionId::create();
        made.kind = QStringLiteral("written");
        made.stem = QStringLiteral("图中的人拿着什么？");
        made.accepted = accepted;
        return made;
    }
    void press(Qt::Key key)
    {
        QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier);
        QVERIFY(m_field->handleKey(event));
    }
    TextField *answers() const { return m_field->editors().at(1); }
    QString shown(int part, bool left) const
    {
        const Triple *triple = m_field->findChildren<Triple *>().at(part);
        return (left ? triple->left() : triple->right())->findChild<DiffLabel *>()->plain();
    }

private Q_SLOTS:
    void init()
    {
        m_settled.clear();
        m_typed.clear();
        m_refused.clear();
        m_case = {};
        m_case.id = DiscrepancyId::create();
        m_case.field = questionField(1);
        m_case.left.questions = {question({QStringLiteral("手机"), QStringLiteral("智能手机")})};
        m_case.right.questions = {question({QStringLiteral("平板")})};
        m_field = std::make_unique<QuestionField>(m_case, writtenPreset());
        connect(m_field.get(), &ReviewField::settled, this, [this](const FieldDecision &decision) { m_settled.append(decision); });
        connect(m_field.get(), &ReviewField::typed, this, [this](const FieldDecision &decision) { m_typed.append(decision); });
        connect(m_field.get(), &ReviewField::refused, this, [this](const FieldDecision &decision) { m_refused.append(decision); });
        m_field->show();
        QVERIFY(QTest::qWaitForWindowActive(m_field.get()));
    }
    void cleanup() { m_field.reset(); }

    void acceptedAnswersStandSideBySide()
    {
        QCOMPARE(m_field->parts(), 2);
        QCOMPARE(shown(1, true), QStringLiteral("✓ 手机\n✓ 智能手机"));
        QCOMPARE(shown(1, false), QStringLiteral("✓ 平板"));
    }

    /// Enter goes into the parts; one side's answers are taken over as a whole.
    void oneSidesAnswersAreTaken()
    {
        press(Qt::Key_Return);
        QCOMPARE(m_field->part(), 0);
        m_field->setPart(1);
        m_field->adopt(1, false);
        QCOMPARE(m_settled.size(), 1);
        QCOMPARE(m_settled.constFirst().pick, Pick::Right);
        QCOMPARE(m_settled.constFirst().value.questions.constFirst().accepted, m_case.right.questions.constFirst().accepted);
        press(Qt::Key_Escape);
        QCOMPARE(m_field->part(), -1);
    }

    /// One per line; the field opens on the part that one is at, and its letters and digits are text.
    void answersAreWrittenByHand()
    {
        m_field->setPart(1);
        m_field->edit();
        QVERIFY(answers()->hasFocus());
        QCOMPARE(answers()->text(), QStringLiteral("手机\n智能手机"));
        answers()->moveCursor(QTextCursor::End);
        QTest::keyClick(answers(), Qt::Key_Return);
        QTest::keyClicks(answers(), QStringLiteral("1 pad"));
        QCOMPARE(m_typed.constLast().pick, Pick::Edited);
        const QStringList wanted{QStringLiteral("手机"), QStringLiteral("智能手机"), QStringLiteral("1 pad")};
        QCOMPARE(m_typed.constLast().value.questions.constFirst().accepted, wanted);
        QTest::keyClick(answers(), Qt::Key_Escape);
        QVERIFY(!m_field->isEditing());
        QCOMPARE(m_settled.size(), 1);
        QCOMPARE(m_settled.constFirst().pick, Pick::Edited);
        QCOMPARE(m_settled.constFirst().value.questions.constFirst().accepted, wanted);
        QCOMPARE(m_settled.constFirst().value.questions.constFirst().id, m_case.left.questions.constFirst().id);
    }

    /// No more lines than a question accepts, none longer than an answer may be: what is too much is said and not sent. It stays with
    /// the rest of the question, until it is put right.
    void tooMuchStays()
    {
        QSignalSpy escaped(m_field.get(), &ReviewField::escaped);
        const auto *fault = m_field->findChild<QLabel *>(QStringLiteral("acceptedFault"));
        QVERIFY(fault && !fault->isVisible());
        m_field->setPart(1);
        m_field->edit();
        TextField *stem = m_field->editors().constFirst();
        stem->selectAll();
        stem->insertPlainText(QStringLiteral("他拿着什么？"));
        const auto write = [this](const QStringList &lines) {
            answers()->selectAll();
            answers()->insertPlainText(lines.join(u'\n'));
        };
        QStringList lines;
        for (int i = 0; i < mostAccepted + 3; ++i)
            lines.append(QStringLiteral("写法%1").arg(i));
        write(lines);
        QVERIFY(fault->isVisible() && answers()->property("wrong").toBool());
        QVERIFY(fault->text().contains(QStringLiteral("at most %1 accepted answers").arg(mostAccepted)));
        QCOMPARE(m_refused.constLast().value.questions.constFirst().accepted, lines);
        QCOMPARE(m_refused.constLast().value.questions.constFirst().stem, QStringLiteral("他拿着什么？"));
        QVERIFY(m_typed.constLast().value.questions.constFirst().accepted != lines);
        QTest::keyClick(stem, Qt::Key_Escape);
        QVERIFY(m_field->isEditing() && answers()->hasFocus());
        m_field->commit();     // the page goes on
        m_field->take(m_case); // and shows what is stored
        QVERIFY(m_field->isEditing());
        QCOMPARE(answers()->text(), lines.join(u'\n'));
        QCOMPARE(stem->text(), QStringLiteral("他拿着什么？"));
        QVERIFY(m_settled.isEmpty() && escaped.isEmpty());
        lines = lines.mid(0, mostAccepted);
        lines[0] = QString(longestWritten + 50, u'x');
        write(lines);
        QVERIFY(fault->text().contains(QStringLiteral("at most %1 characters").arg(longestWritten)));
        QTest::keyClick(answers(), Qt::Key_Escape);
        QVERIFY(m_field->isEditing() && m_settled.isEmpty());
        lines[0] = QStringLiteral("手机");
        write(lines);
        QVERIFY(!fault->isVisible() && !answers()->property("wrong").toBool());
        QCOMPARE(m_typed.constLast().value.questions.constFirst().accepted, lines);
        QTest::keyClick(answers(), Qt::Key_Escape);
        QVERIFY(!m_field->isEditing());
        QCOMPARE(escaped.size(), 1);
        QCOMPARE(m_settled.size(), 1);
        QCOMPARE(m_settled.constLast().value.questions.constFirst().accepted, lines);
        QCOMPARE(m_settled.constLast().value.questions.constFirst().stem, QStringLiteral("他拿着什么？"));
    }

    /// What could not be stored is edited on; nobody is taken out of what they do.
    void whatWasRefusedIsEditedOn()
    {
        FieldDecision draft{Pick::Edited, {}, Cause::None, {}, false};
        Question written = m_case.left.questions.constFirst();
        written.stem = QStringLiteral("他拿着什么？");
        written.accepted.clear();
        for (int i = 0; i <= mostAccepted; ++i)
            written.accepted.append(QStringLiteral("写法%1").arg(i));
        draft.value.questions = {written};
        m_field->resume(draft);
        QVERIFY(m_field->isEditing() && !answers()->hasFocus());
        QCOMPARE(m_field->editors().constFirst()->text(), written.stem);
        QCOMPARE(answers()->text(), written.accepted.join(u'\n'));
        QVERIFY(m_field->findChild<QLabel *>(QStringLiteral("acceptedFault"))->isVisible());
        m_field->edit();
        QVERIFY(answers()->hasFocus());
        answers()->selectAll();
        answers()->insertPlainText(QStringLiteral("手机"));
        QTest::keyClick(answers(), Qt::Key_Escape);
        QCOMPARE(m_settled.size(), 1);
        QCOMPARE(m_settled.constLast().value.questions.constFirst().stem, written.stem);
        QCOMPARE(m_settled.constLast().value.questions.constFirst().accepted, QStringList{QStringLiteral("手机")});
    }
};

QTEST_MAIN(QuestionFieldTest)
#include "questionfieldtest.moc"
