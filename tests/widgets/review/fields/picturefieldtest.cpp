// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/picturepreset.h"
#include "widgets/review/fields/questionfield.h"

#include "models/items/pictureloader.h"
#include "widgets/controls/labels/difflabel.h"
#include "widgets/review/fields/picturecards.h"
#include "widgets/review/fields/triple.h"

#include <QKeyEvent>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <utility>

using namespace yuyi;
using namespace yuyi::test;

/// Two annotators show different pictures; a third looks at them and chooses.
class PictureFieldTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<PictureLoader> m_loader;
    std::unique_ptr<QuestionField> m_field;
    CaseField m_case;
    QList<FieldDecision> m_settled;
    QList<Sha256> m_wanted;

    static Medium picture(const char *name) { return {Sha256::of(QByteArray(name)), ImageFormat::Png, QSize(8, 8), {}, {}}; }
    static Question question(const QList<Medium> &media, const QList<Medium> &options)
    {
        Question made;
        made.id = QuestionId::create();
        made.versionId = QuestionVersionId::create();
        made.kind = QStringLiteral("pictures");
        made.stem = QStringLiteral("⟦1⟧之后是哪一幅？");
        made.media = media;
        for (const Medium &medium : options)
            made.options.append({OptionId::create(), {}, {}, made.options.isEmpty(), medium});
        return made;
    }
    const Question &right() const { return m_case.right.questions.constFirst(); }
    const Cell *cell(int part, bool left) const
    {
        const Triple *triple = m_field->findChildren<Triple *>().at(part);
        return left ? triple->left() : triple->right();
    }
    PictureCards *cards(int part, bool left) const { return cell(part, left)->findChild<PictureCards *>(); }
    QStringList captions(int part, bool left) const
    {
        QStringList list;
        for (const PictureCard &card : cards(part, left)->cards())
            list.append(card.text);
        return list;
    }
    bool press(Qt::Key key)
    {
        QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier);
        return m_field->handleKey(event);
    }

private Q_SLOTS:
    void init()
    {
        m_settled.clear();
        m_wanted.clear();
        m_folder = std::make_unique<QTemporaryDir>();
        m_loader = std::make_unique<PictureLoader>(m_folder->path());
        m_case = {};
        m_case.id = DiscrepancyId::create();
        m_case.field = questionField(1);
        m_case.left.questions = {question({picture("1"), picture("2")}, {picture("a"), picture("b")})};
        m_case.right.questions = {question({picture("1"), picture("3")}, {picture("a"), picture("b")})};
        m_case.right.questions[0].media[1].role = QStringLiteral("b");
        m_field = std::make_unique<QuestionField>(m_case, picturePreset(), nullptr, m_loader.get(), picture("own"));
        connect(m_field.get(), &ReviewField::settled, this, [this](const FieldDecision &decision) { m_settled.append(decision); });
        connect(m_field.get(), &ReviewField::pictureWanted, this, [this](const Sha256 &sha256) { m_wanted.append(sha256); });
        m_field->show();
    }
    void cleanup()
    {
        m_field.reset();
        m_loader.reset();
    }

    /// What differs has a sign; what the person reads are no marks.
    void picturesStandSideBySide()
    {
        QCOMPARE(m_field->parts(), 4); // question, pictures, two options
        QCOMPARE(cards(1, true)->cards().size(), 2);
        QVERIFY(!captions(1, true).constFirst().startsWith(u'≠'));
        QVERIFY(captions(1, true).constLast().startsWith(u'≠'));
        QVERIFY(captions(1, false).constLast().contains(QStringLiteral("Group B")) || captions(1, false).constLast().contains(u'乙'));
        QCOMPARE(captions(2, true), QStringList{QString()}); // the letter stands beside it
        QCOMPARE(cell(2, true)->findChild<DiffLabel *>()->plain().trimmed(), QStringLiteral("✓ A."));
        QVERIFY(!cell(0, true)->findChild<DiffLabel *>()->plain().contains(u'⟦'));
    }

    void oneSidesPicturesAreTaken()
    {
        QVERIFY(press(Qt::Key_Return));
        m_field->setPart(1);
        m_field->adopt(0, true); // the question of the left side is the ground
        m_case.decision = m_settled.constLast();
        m_case.state = DiscrepancyState::Settled;
        m_field->take(m_case);
        m_field->adopt(1, false);
        QCOMPARE(m_settled.constLast().pick, Pick::Edited);
        const Question made = m_settled.constLast().value.questions.constFirst();
        QCOMPARE(made.media, right().media);
        QCOMPARE(made.id, m_case.left.questions.constFirst().id);
        m_case.decision = m_settled.constLast();
        m_field->take(m_case);
        QVERIFY(cell(1, false)->isChosen());
        QVERIFY(!cell(1, true)->isChosen());
    }

    /// A click or Space shows one large, one side's after the other's.
    void picturesAreEnlarged()
    {
        cards(1, false)->findChildren<QToolButton *>().at(1)->click();
        QCOMPARE(m_wanted, QList<Sha256>{picture("3").sha256});
        QVERIFY(m_settled.isEmpty());   // it was not chosen
        QVERIFY(!press(Qt::Key_Space)); // no part has been entered
        m_field->setPart(1);
        for (int i = 0; i < 4; ++i)
            QVERIFY(press(Qt::Key_Space));
        const QList<Sha256> walked{picture("1").sha256, picture("2").sha256, picture("3").sha256, picture("1").sha256};
        QCOMPARE(m_wanted.mid(1), walked);
    }

    /// While the texts are written, the pictures of the options stay.
    void picturesStayWhileOneWrites()
    {
        m_field->edit();
        QVERIFY(m_field->isEditing());
        m_field->commit();
        QVERIFY(!m_settled.isEmpty());
        const Question made = m_settled.constLast().value.questions.constFirst();
        QCOMPARE(made.options.size(), 2);
        QCOMPARE(made.options.at(1).picture, picture("b"));
        QCOMPARE(made.media.size(), 2);
    }
};

QTEST_MAIN(PictureFieldTest)
#include "picturefieldtest.moc"
