// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/givenpictures.h"
#include "tests/support/kinds/pictureitems.h"
#include "tests/support/kinds/writtenitems.h"
#include "tests/support/studyprogram.h"

#include "models/domain/images/imagepath.h"
#include "widgets/controls/choices/answerfield.h"
#include "widgets/controls/choices/blindoption.h"
#include "widgets/controls/choices/blindoptions.h"
#include "widgets/image/imageviewer.h"
#include "widgets/image/itempictureview.h"

#include <QFile>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>

using namespace yuyi;
using namespace yuyi::test;

namespace {

/// Takes five seconds before the first tile with a picture is painted.
class SlowPainting final : public QObject
{
public:
    SlowPainting(const QList<BlindOption *> &options, std::function<void()> wait) : m_wait(std::move(wait))
    {
        for (BlindOption *option : options)
            option->installEventFilter(this);
    }
    bool isOver() const { return !m_wait; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Paint && m_wait && static_cast<BlindOption *>(watched)->hasPicture())
            std::exchange(m_wait, {})();
        return QObject::eventFilter(watched, event);
    }

private:
    std::function<void()> m_wait;
};

} // namespace

/// Questions with several pictures, in front of a participant.
class ParticipatePicturesTest : public QObject
{
    Q_OBJECT

    using Step = ParticipantView::Step;
    std::unique_ptr<StudyProgram> m_program;
    QList<Medium> m_media;

    static QuestionPage *page(const Seat &seat) { return seat.view->findChild<QuestionPage *>(); }
    static ItemPictureView *pictures(const Seat &seat) { return page(seat)->findChild<ItemPictureView *>(); }
    static BlindOptions *options(const Seat &seat) { return page(seat)->findChild<BlindOptions *>(); }
    static bool asks(const Seat &seat, const Trial &trial)
    {
        return waitFor([&] { return seat.view->question() && seat.view->question()->trial == trial.id; });
    }
    /// The first question has two pictures and three options that are pictures.
    void plan(int items)
    {
        PlannedStudy planned;
        planned.items = items;
        m_program->plan(planned);
        m_media = addMedia(*m_program->stores, m_program->factory->folder(), 6, 40);
        give(0, m_media.mid(0, 2), {m_media.at(2), m_media.at(3), m_media.at(4)});
    }
    void give(int trial, const QList<Medium> &stem, const QList<Medium> &ofOptions)
    {
        givePictures(*m_program->connection(), m_program->trials().at(trial).question, stem, ofOptions);
    }

private Q_SLOTS:
    void init() { m_program = std::make_unique<StudyProgram>(12); }
    void cleanup() { m_program.reset(); }

    void timeRunsWhenAllPicturesArePainted()
    {
        plan(1);
        Seat seat(*m_program, 0);
        const SlowPainting slow(seat.view->findChildren<BlindOption *>(), [&] { *seat.clock.thought += 60000; });
        QVERIFY(seat.begins());
        QVERIFY(seat.comes(Step::Question));
        QVERIFY(slow.isOver());
        QVERIFY(options(seat)->arePainted());
        *seat.clock.thought += 2500;
        QVERIFY(seat.answers(0));
        const Trial trial = m_program->trials().constFirst();
        QVERIFY2(trial.milliseconds >= 2500 && trial.milliseconds < 30000, qPrintable(QString::number(trial.milliseconds)));
        QVERIFY(trial.flags.isEmpty());
    }

    void picturesAreWalkedAndEnlarged()
    {
        plan(2);
        const auto items = *m_program->stores->studies().items(m_program->study.id);
        const Image own = *m_program->stores->images().image(items.at(1).item.image);
        give(1, {}, {ownAsMedium(*m_program->stores, own), m_media.at(5)});
        Seat seat(*m_program, 0);
        QVERIFY(seat.begins());
        QVERIFY(seat.comes(Step::Question));
        const QList<Trial> asked = m_program->trials();
        QCOMPARE(seat.view->question()->pictures.size(), 5);
        QVERIFY(options(seat)->areTiles());
        seat.type(u']');
        QCOMPARE(pictures(seat)->current(), 1);
        seat.key(Qt::Key_BracketLeft, QStringLiteral("["), Qt::AltModifier);
        QCOMPARE(pictures(seat)->current(), 0);
        // Large with Shift, and back with Esc, which pauses only then.
        const int option = seat.view->question()->pictures.at(3).option;
        const QString letter(QChar(u'A' + static_cast<char16_t>(option)));
        seat.key(Qt::Key_A + option, letter, Qt::ShiftModifier);
        QCOMPARE(pictures(seat)->current(), 3);
        QVERIFY(page(seat)->chosen().isEmpty());
        seat.key(Qt::Key_Escape);
        QVERIFY(!seat.view->isAskingToStop());
        QCOMPARE(pictures(seat)->current(), 0);
        seat.key(Qt::Key_Escape);
        QVERIFY(seat.view->isAskingToStop());
        QVERIFY(!pictures(seat)->isVisible() && !options(seat)->isVisible());
        seat.key(Qt::Key_Escape);
        QVERIFY(!seat.view->isAskingToStop());
        // The same letter without Shift chooses, and so does a text with it.
        seat.type(letter.at(0).toLower());
        QCOMPARE(page(seat)->chosen(), Answer(asked.at(0).shownOrder.at(option)));
        seat.enter();

        // Where the options are the only pictures, none of them is shown first.
        QVERIFY(asks(seat, asked.at(1)));
        QCOMPARE(pictures(seat)->current(), -1);
        QVERIFY(!pictures(seat)->viewer()->hasImage());
        for (int i = 1; i < 6; ++i)
            QCOMPARE(options(seat)->at(i)->size(), options(seat)->at(0)->size());
        QTest::mouseClick(options(seat)->at(2), Qt::LeftButton, {}, options(seat)->at(2)->rect().center());
        seat.enter();
        QVERIFY(seat.comes(Step::Thanks));
        QCOMPARE(m_program->trials().at(1).answer, Answer(asked.at(1).shownOrder.at(2)));
    }

    /// While an answer is written the keys of the pictures need Alt, and write nothing.
    void picturesAreWalkedWhileOneWrites()
    {
        makeWritten(*m_program->connection(), 1);
        PlannedStudy planned;
        planned.items = 1;
        m_program->plan(planned);
        m_media = addMedia(*m_program->stores, m_program->factory->folder(), 2, 40);
        give(0, m_media, {});
        Seat seat(*m_program, 0);
        QVERIFY(seat.begins());
        QVERIFY(seat.comes(Step::Question));
        auto *field = page(seat)->findChild<AnswerField *>(QStringLiteral("writtenAnswer"));
        QCOMPARE(seat.window.focusWidget(), field);
        seat.type(u'a');
        seat.key(Qt::Key_BracketRight, QStringLiteral("]"), Qt::AltModifier);
        QCOMPARE(pictures(seat)->current(), 1);
        QCOMPARE(field->text(), QStringLiteral("a"));
        seat.type(u'[');
        QCOMPARE(pictures(seat)->current(), 1);
        QCOMPARE(field->text(), QStringLiteral("a["));
    }

    void aMissingPictureOfAnOptionEndsTheQuestion()
    {
        plan(2);
        const QString file = imageFilePath(m_program->factory->folder(), m_media.at(4).sha256, m_media.at(4).format);
        QVERIFY(QFile::rename(file, file + QStringLiteral(".away")));
        Seat seat(*m_program, 0);
        QVERIFY(seat.begins());
        QVERIFY(seat.comes(Step::NoPicture));
        QTRY_VERIFY(m_program->stores->history().eventsOf(m_program->people.first().id.value())->constLast().action
                    == QStringLiteral("picture-failed"));
        QVERIFY(!m_program->trials().at(0).isAnswered() && !m_program->trials().at(0).shownAt.isValid());
        QVERIFY(QFile::rename(file + QStringLiteral(".away"), file));
        seat.enter(); // try again
        QVERIFY(seat.comes(Step::Question));
        QVERIFY(asks(seat, m_program->trials().at(0)));
    }

    /// At twice the size of texts the tiles stand in one column, and what is chosen is in sight.
    void tilesAtTwiceTheSize()
    {
        plan(1);
        m_program->settings->setFontScale(2.0);
        Seat seat(*m_program, 0);
        QVERIFY(seat.begins());
        QVERIFY(seat.comes(Step::Question));
        const QList<BlindOption *> tiles = options(seat)->findChildren<BlindOption *>();
        QTRY_VERIFY(tiles.at(1)->y() > 0 && tiles.at(1)->x() == 0);
        auto *scroll = page(seat)->findChild<QScrollArea *>();
        QTRY_VERIFY(scroll->verticalScrollBar()->maximum() > 0);
        QVERIFY(tiles.at(0)->width() <= scroll->viewport()->width());
        seat.type(u'f');
        QTRY_VERIFY(tiles.at(5)->visibleRegion().boundingRect().height() > 0);
        m_program->settings->setFontScale(1.0);
    }
};

QTEST_MAIN(ParticipatePicturesTest)
#include "participatepicturestest.moc"
