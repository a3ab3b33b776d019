// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/drawnpictures.h"
#include "tests/support/programfixture.h"

#include "models/services/curation/decisionservice.h"
#include "models/services/session/projectaccess.h"
#include "widgets/annotate/annotatepage.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/keys.h"
#include "widgets/controls/labels/elidedlabel.h"
#include "widgets/people/givedialog.h"
#include "widgets/people/handoutpanel.h"
#include "widgets/people/peoplelistdialog.h"
#include "widgets/people/peoplepage.h"
#include "widgets/people/rulesform.h"
#include "widgets/shell/people/peoplemenu.h"
#include "widgets/shell/people/persondialog.h"

#include <QAbstractButton>
#include <QApplication>
#include <QInputMethodEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTableView>
#include <QTableWidget>

using namespace yuyi;
using namespace yuyi::test;

/// A lead sets up a team and hands out work with the keyboard; each person then sees only what is his.
class PeopleTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<ProgramFixture> m_program;
    QString m_location;

    MainWindow &window() { return *m_program->window; }
    ProjectAccess &project() { return window().session()->project(); }

    template <typename T>
    T *shown()
    {
        const QList<T *> all = window().findChildren<T *>();
        for (T *one : all) {
            if (one->isVisible())
                return one;
        }
        return nullptr;
    }
    template <typename T>
    std::optional<T> ask(std::function<Result<T>(Stores &)> question)
    {
        std::optional<Result<T>> answer;
        project().read(std::move(question)).then(this, [&](const Result<T> &found) { answer = found; });
        if (!waitFor([&] { return answer.has_value(); }) || !*answer)
            return std::nullopt;
        return **answer;
    }
    qint64 assigned(const PersonId &person = {})
    {
        return ask<qint64>([person](Stores &stores) {
                   WorkFilter filter;
                   filter.assigned = true;
                   filter.person = person;
                   return stores.work().countRows(filter);
               })
            .value_or(-1);
    }
    PersonId idOf(const QString &name)
    {
        for (const Person &person : project().people()) {
            if (person.name == name)
                return person.id;
        }
        return {};
    }
    static void type(const QString &text)
    {
        QInputMethodEvent typed;
        typed.setCommitString(text);
        QCoreApplication::sendEvent(QApplication::focusWidget(), &typed);
    }
    /// Which of the pictures the annotate page shows.
    int picture()
    {
        static const QRegularExpression name(QStringLiteral("picture-(\\d+)\\.png"));
        const auto *page = shown<AnnotatePage>();
        if (!page)
            return -1;
        const QList<ElidedLabel *> labels = page->findChildren<ElidedLabel *>();
        for (const ElidedLabel *label : labels) {
            const auto match = name.match(label->text());
            if (label->isVisible() && match.hasMatch())
                return match.captured(1).toInt();
        }
        return -1;
    }
    /// A dialog or menu that was closed leaves the window active again, but not at once.
    void activate()
    {
        window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window(), patienceMs));
    }
    void backToThePage()
    {
        activate();
        shown<PeoplePage>()->setFocus();
        QTRY_VERIFY(shown<PeoplePage>()->hasFocus());
    }
    void addByKeys(const QString &name)
    {
        const qsizetype before = project().people().size();
        backToThePage();
        m_program->key(Qt::Key_N);
        QTRY_VERIFY(window().findChild<PersonDialog *>());
        auto *dialog = window().findChild<PersonDialog *>();
        QTRY_VERIFY(dialog->isVisible());
        auto *field = dialog->findChild<QLineEdit *>(QStringLiteral("name"));
        QTest::keyClicks(field, name);
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_COMPARE(project().people().size(), before + 1);
        QTRY_VERIFY(!window().findChild<PersonDialog *>());
    }
    void actByKeys(int number, const QString &name)
    {
        activate();
        QTest::keyClick(&window(), Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        auto *menu = m_program->find<PeopleMenu>("peopleMenu");
        QTRY_VERIFY(menu->isVisible());
        QTest::keyClick(menu, Qt::Key(Qt::Key_0 + number));
        QTRY_COMPARE(project().person().name, name);
    }
    /// Ctrl+K, a name, Enter.
    void jumpTo(const QString &page)
    {
        activate();
        QTest::keyClick(&window(), Qt::Key_K, Qt::ControlModifier);
        QTRY_VERIFY(qobject_cast<QLineEdit *>(QApplication::focusWidget()));
        type(page);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    }

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<ProgramFixture>();
        m_location = m_program->path(QStringLiteral("team"));
        m_program->makeProject(m_location);
        {
            const auto factory = m_program->host.open(m_location);
            QVERIFY(factory);
            const auto stores = (*factory)->open();
            QVERIFY(stores);
            const PersonId lead = (*stores)->project().people()->constFirst().id;
            QList<ImageId> ids;
            const auto added = (*stores)->transaction([&]() -> Result<> {
                for (int i = 0; i < 10; ++i) {
                    Image image;
                    image.id = ImageId::create();
                    image.sha256 = Sha256::of(image.id.toString().toUtf8());
                    image.names = {QStringLiteral("picture-%1.png").arg(i)};
                    image.format = ImageFormat::Png;
                    image.bytes = 1000;
                    image.size = QSize(64, 48);
                    image.colour = QStringLiteral("rgb8");
                    if (const auto done = (*stores)->images().add(image); !done)
                        return done;
                    ids.append(image.id);
                }
                return {};
            });
            QVERIFY(added);
            QVERIFY(DecisionService(**stores, lead).decide(ids, Verdict(), QStringLiteral("Kept")));
        }
        m_program->start();
        m_program->open(m_location);
    }

    void cleanup()
    {
        QVERIFY(m_program->prompts.isSatisfied());
        m_program.reset();
    }

    void aTeamByKeyboard()
    {
        jumpTo(QStringLiteral("People"));
        QTRY_VERIFY(shown<PeoplePage>());
        addByKeys(QStringLiteral("Anna"));
        addByKeys(QStringLiteral("Bert"));
        QTRY_COMPARE(m_program->find<QListWidget>("people.list")->count(), 4); // and everybody

        // The lead takes himself out, looks at the preview and hands out.
        backToThePage();
        m_program->key(Qt::Key_H);
        QTRY_VERIFY(shown<HandOutPanel>());
        QTRY_VERIFY(m_program->find<ChipRow>("handOut.people"));
        auto *people = m_program->find<ChipRow>("handOut.people");
        QTRY_COMPARE(people->selected().size(), 3);
        QTest::keyClick(people, Qt::Key_1);
        QCOMPARE(people->selected().size(), 2);
        auto *preview = m_program->find<QTableWidget>("handOut.preview");
        QTRY_COMPARE(preview->rowCount(), 2);
        QTRY_COMPARE(preview->item(0, 1)->text(), QStringLiteral("5"));
        QCOMPARE(assigned(), 0);
        QTRY_VERIFY(shown<HandOutPanel>()->isReady());
        QTest::keyClick(people, Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(assigned(), 10);
        QCOMPARE(assigned(idOf(QStringLiteral("Anna"))), 5);

        // Each sees his own five, and no page that is not his.
        QSet<int> seen;
        for (const auto &[number, name] : {std::pair(2, QStringLiteral("Anna")), std::pair(3, QStringLiteral("Bert"))}) {
            actByKeys(number, name);
            QVERIFY(!m_program->find<QWidget>("navigation.people")->isVisible());
            QVERIFY(!m_program->find<QWidget>("navigation.collect")->isVisible());
            QVERIFY(m_program->find<QWidget>("navigation.annotate")->isVisible());
            QVERIFY(!shown<PeoplePage>());
            window().goToPage(QStringLiteral("people"));
            QVERIFY(!shown<PeoplePage>());
            jumpTo(QStringLiteral("Annotate"));
            QTRY_VERIFY(shown<AnnotatePage>());
            QSet<int> own;
            for (int i = 0; i < 7; ++i) {
                QTRY_VERIFY(picture() >= 0);
                const int before = picture();
                own.insert(before);
                activate();
                shown<AnnotatePage>()->setFocus();
                QTRY_VERIFY(shown<AnnotatePage>()->hasFocus());
                m_program->key(Qt::Key_J);
                QTRY_VERIFY(picture() != before);
            }
            QCOMPARE(own.size(), 5);
            QVERIFY(!seen.intersects(own));
            seen += own;
        }
        QCOMPARE(seen.size(), 10);
        // Back as the lead with one click.
        QTest::mouseClick(window().findChild<QWidget *>(QStringLiteral("actAs.林")), Qt::LeftButton);
        QTRY_COMPARE(project().person().name, QStringLiteral("林"));
        QVERIFY(m_program->find<QWidget>("navigation.people")->isVisible());
    }

    void aListIsPastedWholeOrNotAtAll()
    {
        jumpTo(QStringLiteral("People"));
        QTRY_VERIFY(shown<PeoplePage>());
        backToThePage();
        m_program->key(Qt::Key_N, Qt::ShiftModifier);
        QTRY_VERIFY(window().findChild<PeopleListDialog *>());
        auto *dialog = window().findChild<PeopleListDialog *>();
        QTRY_VERIFY(dialog->isVisible());
        auto *text = dialog->findChild<QPlainTextEdit *>(QStringLiteral("list"));
        auto *preview = dialog->findChild<QTableWidget *>(QStringLiteral("preview"));
        auto *add = dialog->findChild<QAbstractButton *>(QStringLiteral("add"));
        QVERIFY(!add->isEnabled());
        text->setPlainText(QStringLiteral("Anna, annotator, validator\nBert, painter\nanna"));
        QVERIFY(!add->isEnabled());
        QTRY_COMPARE(preview->rowCount(), 3);
        QVERIFY(!add->isEnabled());
        QVERIFY(preview->item(1, 2)->text().contains(QStringLiteral("painter")));
        QCOMPARE(project().people().size(), 1);
        text->setPlainText(QStringLiteral("Anna, lead, annotator, validator, adjudicator, expert, participant\nBert\tadjudicator"));
        QTRY_VERIFY(dialog->isActiveWindow());
        // At once, while what was typed is not yet in the preview.
        QTest::keyClick(text, Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(project().people().size(), 3);
        QTRY_VERIFY(!window().findChild<PeopleListDialog *>());
        QCOMPARE(project().people().at(2).roles, QList<Role>{Role::Adjudicator});
        // All roles of somebody with many are in sight: the line takes the height it needs.
        auto *list = m_program->find<QListWidget>("people.list");
        QTRY_COMPARE(list->count(), 4);
        window().resize(900, 700);
        QTRY_VERIFY2(list->sizeHintForRow(2) > list->sizeHintForRow(3), qPrintable(QString::number(list->viewport()->width())));
    }

    void theNextBatchNeedsAPreview()
    {
        jumpTo(QStringLiteral("People"));
        QTRY_VERIFY(shown<PeoplePage>());
        backToThePage();
        m_program->key(Qt::Key_H);
        QTRY_VERIFY(m_program->find<QSpinBox>("handOut.images"));
        auto *images = m_program->find<QSpinBox>("handOut.images");
        images->setValue(3);
        auto *panel = shown<HandOutPanel>();
        QTRY_VERIFY(panel->isReady());
        QTest::keyClick(images, Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(assigned(), 3);
        // Three more are proposed, and Ctrl+Enter again does nothing.
        auto *preview = m_program->find<QTableWidget>("handOut.preview");
        const auto isNextBatch = [&] {
            const QList<QLabel *> labels = panel->findChildren<QLabel *>();
            return std::any_of(labels.begin(), labels.end(),
                               [](const QLabel *label) { return label->text().contains(QStringLiteral("assign more images")); });
        };
        QTRY_VERIFY(isNextBatch());
        QTRY_VERIFY(preview->rowCount() == 1 && preview->item(0, 1));
        QCOMPARE(preview->item(0, 1)->text(), QStringLiteral("3"));
        QVERIFY(!panel->isReady());
        QTest::keyClick(images, Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(assigned(), 3);
        // A change makes it a proposal that somebody looked at.
        images->setValue(2);
        QTRY_VERIFY(panel->isReady());
        QTest::keyClick(images, Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(assigned(), 5);
        QTRY_VERIFY(!panel->isReady());
        backToThePage();
        m_program->key(Qt::Key_W);
        m_program->key(Qt::Key_H);
        QTRY_VERIFY(panel->isReady());
    }

    void draftsBelongToTheirAuthor()
    {
        jumpTo(QStringLiteral("People"));
        QTRY_VERIFY(shown<PeoplePage>());
        addByKeys(QStringLiteral("Anna"));
        jumpTo(QStringLiteral("Annotate"));
        QTRY_VERIFY(picture() >= 0);
        QTest::keyClick(shown<AnnotatePage>(), Qt::Key_1);
        // Somebody else acts before anything was saved by the clock.
        actByKeys(2, QStringLiteral("Anna"));
        const auto drafts = [&] {
            return ask<QList<AnnotationSummary>>([id = idOf(QStringLiteral("林"))](Stores &stores) {
                       return stores.annotations().ofPerson(id);
                   })
                .value_or(QList<AnnotationSummary>())
                .size();
        };
        QTRY_COMPARE(drafts(), 1);
        const auto hers = ask<QList<AnnotationSummary>>(
            [id = idOf(QStringLiteral("Anna"))](Stores &stores) { return stores.annotations().ofPerson(id); });
        QVERIFY(hers.value_or(QList<AnnotationSummary>(1)).isEmpty());
    }

    void workIsWithdrawnAndReassigned()
    {
        jumpTo(QStringLiteral("People"));
        QTRY_VERIFY(shown<PeoplePage>());
        addByKeys(QStringLiteral("Anna"));
        backToThePage();
        m_program->key(Qt::Key_H);
        QTRY_VERIFY(m_program->find<ChipRow>("handOut.people"));
        auto *people = m_program->find<ChipRow>("handOut.people");
        QTRY_COMPARE(people->selected().size(), 2);
        QTest::keyClick(people, Qt::Key_1); // only Anna
        QTRY_VERIFY(shown<HandOutPanel>()->isReady());
        QTest::keyClick(people, Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(assigned(idOf(QStringLiteral("Anna"))), 10);
        backToThePage();
        m_program->key(Qt::Key_W);
        auto *table = m_program->find<QTableView>("people.work");
        QTRY_VERIFY(table->isVisible());
        QTRY_COMPARE(table->model()->rowCount(), 10);
        table->setFocus();
        table->selectRow(0);
        QTest::keyClick(table, Qt::Key_Delete);
        QTRY_COMPARE(assigned(idOf(QStringLiteral("Anna"))), 9);
        QTRY_COMPARE(table->model()->rowCount(), 9);
        table->selectRow(0);
        QTest::keyClick(table, Qt::Key_G);
        QTRY_VERIFY(window().findChild<GiveDialog *>());
        auto *dialog = window().findChild<GiveDialog *>();
        auto *row = dialog->findChild<ChipRow *>();
        QTest::keyClick(row, Qt::Key_1); // the lead
        QTest::keyClick(dialog->findChild<QLineEdit *>(), Qt::Key_Return);
        QTRY_COMPARE(assigned(idOf(QStringLiteral("林"))), 1);
        QCOMPARE(assigned(idOf(QStringLiteral("Anna"))), 8);

        // Step by step back: given away, withdrawn; and her pause.
        backToThePage();
        m_program->key(Qt::Key_Z);
        QTRY_COMPARE(assigned(idOf(QStringLiteral("Anna"))), 9);
        QCOMPARE(assigned(idOf(QStringLiteral("林"))), 0);
        backToThePage();
        m_program->key(Qt::Key_Z);
        QTRY_COMPARE(assigned(idOf(QStringLiteral("Anna"))), 10);
        const auto paused = [this] {
            const QList<Person> &all = project().people();
            return std::any_of(all.begin(), all.end(), [](const Person &one) { return one.paused; });
        };
        backToThePage();
        m_program->key(Qt::Key_P); // who was added last is the one chosen
        QTRY_VERIFY(paused());
        backToThePage();
        m_program->key(Qt::Key_Z);
        QTRY_VERIFY(!paused());
    }

    /// From the list of people, the key of the open tab leads back into the tab.
    void theKeyOfTheOpenTabLeadsBackIntoIt()
    {
        jumpTo(QStringLiteral("People"));
        QTRY_VERIFY(shown<PeoplePage>());
        backToThePage();
        m_program->key(Qt::Key_2, Qt::AltModifier);
        QTRY_VERIFY(m_program->find<ChipRow>("handOut.people"));
        auto *people = m_program->find<ChipRow>("handOut.people");
        QTRY_VERIFY(people->hasFocus());
        auto *tabs = m_program->find<ChipRow>("peopleTabs");
        QCOMPARE(tabs->selectedOne(), QStringLiteral("hand-out"));
        QCOMPARE(tabs->options().at(1).key, keyText(QKeySequence(Qt::ALT | Qt::Key_2)));
        for (const Qt::Key again : {Qt::Key_H, Qt::Key_2}) {
            QTest::keyClick(people, Qt::Key_Escape);
            QTRY_VERIFY(m_program->find<QListWidget>("people.list")->hasFocus());
            m_program->key(again, again == Qt::Key_2 ? Qt::AltModifier : Qt::NoModifier);
            QTRY_VERIFY(people->hasFocus());
        }
    }

    void rulesAreSavedOrRefusedWithAReason()
    {
        jumpTo(QStringLiteral("People"));
        QTRY_VERIFY(shown<PeoplePage>());
        backToThePage();
        m_program->key(Qt::Key_R);
        QTRY_VERIFY(shown<RulesForm>());
        auto *annotators = m_program->find<QSpinBox>("rules.annotators");
        QTRY_COMPARE(annotators->value(), 1);
        annotators->setValue(2);
        QTest::keyClick(annotators, Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(project().info().rules.annotatorsPerImage, 2);
    }

    /// The number of correct answers required is disabled without answers, and does not hinder.
    void validationIsSwitchedOff()
    {
        jumpTo(QStringLiteral("People"));
        QTRY_VERIFY(shown<PeoplePage>());
        backToThePage();
        m_program->key(Qt::Key_R);
        QTRY_VERIFY(shown<RulesForm>());
        auto *answers = m_program->find<QSpinBox>("rules.votes");
        for (const int votes : {5, 0}) {
            answers->setValue(votes);
            m_program->find<QSpinBox>("rules.passing")->setValue(4);
            QTest::keyClick(answers, Qt::Key_Return, Qt::ControlModifier);
            QTRY_COMPARE(project().info().rules.votesPerQuestion, votes);
            QCOMPARE(project().info().rules.passingVotes, votes > 0 ? 4 : 0);
        }
    }
};

QTEST_MAIN(PeopleTest)
#include "peopletest.moc"
