// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/givenpictures.h"
#include "tests/support/kinds/pictureitems.h"
#include "tests/support/validateprogram.h"

#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/fields/textfield.h"
#include "widgets/controls/labels/optioncounts.h"
#include "widgets/image/picturepane.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/shell/commands/keypresses.h"
#include "widgets/validate/discussionsview.h"
#include "widgets/validate/itemsview.h"
#include "widgets/validate/rewritedialog.h"
#include "widgets/validate/validatepage.h"

#include <QAbstractButton>
#include <QAction>
#include <QLabel>

#include <algorithm>

using namespace yuyi;
using namespace yuyi::test;

/// A question with pictures that most people answered otherwise: the lead looks at it, and rewrites it.
class DiscussionPicturesTest : public ValidateProgram
{
    Q_OBJECT

    qint64 m_time = 0;
    QList<Medium> m_media;

    ValidatePage *page() { return shown<ValidatePage>(); }
    bool mayStep() { return window().commands().action(QStringLiteral("validate.next-picture"))->isEnabled(); }

private Q_SLOTS:
    void init()
    {
        begin();
        // Keys come slower than a test presses them, so that none is taken for a held one.
        window().commands().presses().setClock([this] { return m_time += 1000; });
        makeGold(1);
        const QString folder = project().factory().folder();
        m_media = run<QList<Medium>>([folder](Stores &stores) -> Result<QList<Medium>> {
                      return addMedia(stores, folder, 4, 40);
                  }).value_or(QList<Medium>());
        QCOMPARE(m_media.size(), 4);
        auto connection = Connection::open(*readLocation(m_program->path(QStringLiteral("validate")), &isOnNetwork));
        givePictures(**connection, gold(m_images.first()).versionId, m_media.mid(0, 2), {m_media.at(2), m_media.at(3)});
        answerByFive(QList<QList<int>>{{1}, {1}, {1}, {1}, {0}});
        project().actAs(m_lead);
        window().goToPage(QStringLiteral("validate"));
        QTRY_VERIFY(page());
    }
    void cleanup()
    {
        QVERIFY(m_program->prompts.isSatisfied());
        m_program.reset();
    }

    /// The key that walks through pictures works in each of the page's views that shows some.
    void picturesAreSeenBesideTheFigures()
    {
        page()->setFocus();
        QTest::keyClick(page(), Qt::Key_2, Qt::AltModifier);
        auto *counts = page()->items()->findChild<OptionCounts *>();
        auto *pane = page()->items()->findChild<PicturePane *>();
        QTRY_COMPARE(pane->pictures().size(), 4);
        QTRY_COMPARE(counts->lines().size(), 6);
        QCOMPARE(counts->lines().at(1).picture, m_media.at(3));
        QCOMPARE(counts->lines().at(1).count, 4);
        QVERIFY(counts->lines().at(2).picture.isNull());
        QTRY_VERIFY(mayStep());
        window().commands().action(QStringLiteral("validate.next-picture"))->trigger();
        QCOMPARE(pane->current(), 1);
        Q_EMIT counts->pictureWanted(1);
        QCOMPARE(pane->pictures().at(pane->current()).medium, m_media.at(3));
        // Marks are links, and the number that they give is that of the picture.
        for (QLabel *label : page()->items()->findChildren<QLabel *>()) {
            if (label->textFormat() == Qt::RichText && label->text().contains(QStringLiteral("href=\"2\"")))
                Q_EMIT label->linkActivated(QStringLiteral("2"));
        }
        QCOMPARE(pane->pictures().at(pane->current()).medium, m_media.at(1));
    }

    /// The lead exchanges the pictures of two options; nothing else of them changes.
    void picturesAreExchanged()
    {
        page()->setFocus();
        QTest::keyClick(page(), Qt::Key_3, Qt::AltModifier);
        QTRY_VERIFY(shown<DiscussionsView>() && page()->discussions()->openCount() == 1);
        auto *talk = page()->discussions();
        QTRY_COMPARE(talk->findChild<PicturePane *>()->pictures().size(), 4);
        QCOMPARE(talk->findChild<OptionCounts *>()->lines().at(0).picture, m_media.at(2));
        QTRY_VERIFY(mayStep());
        auto *choices = talk->findChildren<ChipRow *>().first();
        QTRY_VERIFY(choices->isVisible());
        choices->setFocus();
        QTest::keyClick(choices, Qt::Key_3);
        auto *why = talk->findChild<QWidget *>(QStringLiteral("discussionDecision"))->findChild<TextField *>();
        why->setFocus();
        QTest::keyClicks(why, QStringLiteral("Other places"));
        auto *rewrite = window().commands().action(QStringLiteral("validate.rewrite"));
        QTRY_VERIFY(rewrite->isEnabled());
        rewrite->trigger();
        QTRY_VERIFY(talk->findChild<RewriteDialog *>());
        auto *dialog = talk->findChild<RewriteDialog *>();
        auto *exchange = dialog->findChild<QAbstractButton *>(QStringLiteral("exchange0"));
        QVERIFY(exchange);
        exchange->click();
        QTest::keyClick(dialog, Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(gold(m_images.first()).options.at(0).picture, m_media.at(3));
        const Question now = gold(m_images.first());
        QCOMPARE(now.options.at(1).picture, m_media.at(2));
        QCOMPARE(now.media, m_media.mid(0, 2));
        QCOMPARE(now.keyIndex(), 0);
        QVERIFY(!now.options.at(2).text.isEmpty());
    }
};

QTEST_MAIN(DiscussionPicturesTest)
#include "discussionpicturestest.moc"
