// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/drawnbenchmark.h"
#include "tests/support/programfixture.h"

#include "models/domain/json/json.h"
#include "models/services/curation/itemimportservice.h"
#include "models/services/errors/errorcodingservice.h"
#include "models/services/errors/errorsampleservice.h"
#include "models/services/people/peopleservice.h"
#include "models/services/results/resultsservice.h"
#include "models/services/runs/replies/responseimport.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/choices/chip.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/fields/textfield.h"
#include "widgets/errors/coding/casereading.h"
#include "widgets/errors/coding/casereply.h"
#include "widgets/errors/coding/codecards.h"
#include "widgets/errors/coding/codingform.h"
#include "widgets/errors/coding/codingview.h"
#include "widgets/errors/errorspage.h"
#include "widgets/errors/newsampledialog.h"
#include "widgets/image/imageviewer.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/shell/replies/evidencetable.h"
#include "widgets/shell/replies/replyevidence.h"

#include <QAction>
#include <QInputMethodEvent>
#include <QLabel>
#include <QPointer>
#include <QSpinBox>
#include <QTableWidget>
#include <QTextEdit>

#include <algorithm>

using namespace yuyi;
using namespace yuyi::test;

/// Experts at the screen where they say why a model is wrong, by keyboard.
class ErrorCodingTest : public QObject
{
    Q_OBJECT

    static constexpr int itemCount = 6;

    std::unique_ptr<ProgramFixture> m_program;
    QString m_location;
    PersonId m_lead;
    PersonId m_first;
    PersonId m_second;
    ErrorSampleId m_sample;

    MainWindow &window() { return *m_program->window; }
    ProjectAccess &project() { return window().session()->project(); }
    CodingView *view() { return window().findChild<CodingView *>(); }
    CodingForm *form() { return view()->form(); }
    QLabel *label(const char *name) { return view()->findChild<QLabel *>(QLatin1String(name)); }

    template <typename T>
    static T must(Result<T> result)
    {
        if (!result)
            qFatal("%s | %s", qPrintable(result.error().sentence), qPrintable(result.error().detail));
        return std::move(*result);
    }
    static QString reply(int item)
    {
        return QStringLiteral("先看图。\r\n人物低着头，题字没有提到。\r\n不选%1。\r\n答案：%2")
            .arg(QChar(u'A' + (item + 3) % 6), QChar(u'A' + (item + 1) % 6));
    }

    /// Six items, all answered wrong by one model; two experts.
    void fillProject(int experts)
    {
        const auto factory = must(m_program->host.open(m_location));
        const auto stores = must(factory->open());
        const Preset preset = stores->project().info()->preset;
        const QString folder = m_program->path(QStringLiteral("benchmark"));
        const QString file = writeDrawnBenchmark(folder, preset, itemCount);
        QByteArray lines;
        for (int i = 0; i < itemCount; ++i) {
            const std::string id = QStringLiteral("val-%1").arg(i + 1).toStdString();
            lines += QByteArray::fromStdString(Json{{"id", id}, {"response", reply(i).toStdString()}}.dump()) + '\n';
        }
        m_lead = must(stores->project().people()).constFirst().id;
        ItemImportRequest request;
        request.file = file;
        request.imagesFolder = folder;
        request.by = m_lead;
        NoProgress progress;
        must(ItemImportService(*stores, factory->folder()).importItems(request, progress));
        ResponseImportRequest replies;
        replies.model = QStringLiteral("alpha");
        replies.configuration = QStringLiteral("none");
        const auto report = must(ResponseImport(*stores, m_lead).import(must(readReplies(lines)), replies, progress));
        QCOMPARE(report.incorrect, itemCount);
        m_first = must(PeopleService(*stores, m_lead).add(QStringLiteral("E1"), {Role::Expert})).id;
        m_second = must(PeopleService(*stores, m_lead).add(QStringLiteral("E2"), {Role::Expert})).id;
        ErrorSampleRequest sample;
        sample.runs = {report.run};
        sample.size = itemCount;
        sample.expertsPerCase = experts;
        m_sample = must(ErrorSampleService(*stores, m_lead).draw(sample)).id;
    }

    template <typename Work>
    auto ask(Work work)
    {
        using R = std::invoke_result_t<Work, Stores &>;
        std::optional<R> answer;
        project().write(std::move(work)).then(this, [&](const R &found) { answer = found; });
        if (!QTest::qWaitFor([&] { return answer.has_value(); }))
            qFatal("no answer");
        return *answer;
    }
    QList<ErrorCaseLine> lines(const PersonId &person)
    {
        return must(ask([this, person](Stores &stores) { return ErrorCodingService(stores, person).cases(m_sample); }));
    }
    ErrorCaseView stored(const ErrorCaseId &id, const PersonId &person)
    {
        return must(ask([id, person](Stores &stores) { return ErrorCodingService(stores, person).view(id); }));
    }
    ErrorCaseId caseAt(int position) { return lines(m_lead).at(position).errorCase.id; }

    void start(int experts)
    {
        m_program = std::make_unique<ProgramFixture>();
        m_location = m_program->path(QStringLiteral("project"));
        m_program->makeProject(m_location);
        fillProject(experts);
        m_program->start();
        m_program->open(m_location);
    }
    /// The coding screen as this person.
    void codeAs(const PersonId &person, const ErrorCaseId &id = {})
    {
        if (project().person().id != person)
            project().actAs(person);
        window().goToPage(QStringLiteral("overview"));
        window().goToPage(QStringLiteral("errors"));
        auto *page = window().findChild<ErrorsPage *>();
        QTRY_VERIFY(page && page->isVisible());
        Location location;
        location.page = PageId::Errors;
        location.field = QStringLiteral("code");
        location.record = id.value();
        page->show(location);
        QTRY_VERIFY(view()->isEntered() && view()->isComplete());
        if (!id.isNull())
            QTRY_COMPARE(view()->current(), id);
        QTRY_VERIFY(view()->hasFocus());
    }
    void complete(const ErrorCaseId &id) { QTRY_VERIFY2(view()->current() == id && view()->isComplete(), qPrintable(form()->problem())); }

private Q_SLOTS:
    void cleanup() { m_program.reset(); }

    void casesAreCodedByKeyboard()
    {
        start(1);
        codeAs(m_first);
        const QList<ErrorCaseLine> all = lines(m_first);
        complete(all.at(0).errorCase.id);
        QVERIFY(label("codingProgress")->text().startsWith(QStringLiteral("0 ")));

        // Without a type it is not taken, and the form says so.
        m_program->key(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(!form()->problem().isEmpty());
        QCOMPARE(view()->current(), all.at(0).errorCase.id);

        // The second type first: it is the primary one; then the first, with no kind of its own asked.
        m_program->key(Qt::Key_2);
        QVERIFY(form()->problem().isEmpty());
        m_program->key(Qt::Key_1);
        QCOMPARE(form()->content().types.size(), 2);
        const ErrorTypes types = stored(all.at(0).errorCase.id, m_first).types;
        QCOMPARE(form()->content().types.constFirst().type, types.types.at(1).code);
        m_program->key(Qt::Key_2);
        QCOMPARE(form()->content().types.constFirst().type, types.types.at(0).code);
        QCOMPARE(form()->subtypes()->options().size(), types.types.at(0).subtypes.size());
        m_program->key(Qt::Key_W);
        QCOMPARE(form()->content().types.constFirst().subtype, types.types.at(0).subtypes.at(1).code);

        // Words of the reply, behind line ends of two signs, are found again at the same place.
        CaseReply *words = view()->reading()->reply();
        const QString text = stored(all.at(0).errorCase.id, m_first).drawn.details.response.reply;
        const ReplySpan span(text.indexOf(QStringLiteral("题字")), 2);
        QVERIFY(span.first > 0);
        QCOMPARE(words->toPlainText().mid(span.first, span.second), QStringLiteral("题字"));
        words->select({span.first, span.second});
        m_program->key(Qt::Key_E);
        QCOMPARE(form()->content().spans, (QList<ReplySpan>{span}));

        // By the keyboard alone: E goes into the reply, to the words that decided; there it marks what the arrows have selected, and
        // takes the mark away again.
        QVERIFY(!words->hasFocus());
        words->moveCursor(QTextCursor::Start);
        m_program->key(Qt::Key_E);
        QVERIFY(words->hasFocus());
        const ReplySpan decided(text.indexOf(QStringLiteral("答案")), 2);
        QCOMPARE(words->cursorPosition(), decided.first);
        m_program->key(Qt::Key_Right, Qt::ShiftModifier);
        m_program->key(Qt::Key_Right, Qt::ShiftModifier);
        m_program->key(Qt::Key_E);
        QCOMPARE(form()->content().spans, (QList<ReplySpan>{span, decided}));
        QVERIFY(words->hasFocus());
        m_program->key(Qt::Key_Left);
        m_program->key(Qt::Key_E);
        QCOMPARE(form()->content().spans, (QList<ReplySpan>{span}));
        m_program->key(Qt::Key_Escape);
        QVERIFY(view()->hasFocus());

        // A region: drawn, taken away, drawn.
        ImageViewer *picture = view()->viewer();
        const auto draw = [&] {
            const QSizeF size(picture->imageSize());
            const QPoint from = picture->fromImage({size.width() / 4, size.height() / 4}).toPoint();
            const QPoint to = picture->fromImage({size.width() / 2, size.height() * 3 / 4}).toPoint();
            QTest::mousePress(picture, Qt::LeftButton, {}, from);
            QTest::mouseMove(picture, to);
            QTest::mouseRelease(picture, Qt::LeftButton, {}, to);
        };
        m_program->key(Qt::Key_M);
        QVERIFY(picture->isDrawing());
        // By keys: the first arrow makes one in the middle, the others move it, with Shift they size it, and Return keeps it.
        m_program->key(Qt::Key_Return);
        QVERIFY(form()->content().regions.isEmpty());
        m_program->key(Qt::Key_Left);
        QCOMPARE(picture->overlays().size(), 1);
        const QRectF begun = picture->overlays().constFirst().polygon.boundingRect();
        const QSizeF whole(picture->imageSize());
        QVERIFY(std::abs(begun.center().x() - whole.width() / 2) < 1 && std::abs(begun.center().y() - whole.height() / 2) < 1);
        m_program->key(Qt::Key_Left);
        m_program->key(Qt::Key_Up);
        const QRectF moved = picture->overlays().constFirst().polygon.boundingRect();
        QVERIFY(moved.left() < begun.left() - 1 && moved.top() < begun.top() - 1);
        QVERIFY(std::abs(moved.width() - begun.width()) < 0.01 && std::abs(moved.height() - begun.height()) < 0.01);
        m_program->key(Qt::Key_Right, Qt::ShiftModifier);
        m_program->key(Qt::Key_Down, Qt::ShiftModifier);
        m_program->key(Qt::Key_Down, Qt::ShiftModifier);
        const QRectF sized = picture->overlays().constFirst().polygon.boundingRect();
        QVERIFY(std::abs(sized.left() - moved.left()) < 0.01 && std::abs(sized.top() - moved.top()) < 0.01);
        QVERIFY(sized.width() > moved.width() + 1 && sized.height() - moved.height() > 1.5 * (sized.width() - moved.width()));
        // It stays within the picture.
        for (int i = 0; i < 200; ++i)
            m_program->key(Qt::Key_Left);
        QVERIFY(std::abs(picture->overlays().constFirst().polygon.boundingRect().left()) < 0.01);
        QVERIFY(form()->content().regions.isEmpty());
        m_program->key(Qt::Key_Return);
        QCOMPARE(form()->content().regions.size(), 1);
        const QRectF kept = form()->content().regions.constFirst().area;
        QVERIFY(std::abs(kept.left()) < 0.001 && std::abs(kept.top() - sized.top() / whole.height()) < 0.001);
        QVERIFY(std::abs(kept.width() - sized.width() / whole.width()) < 0.001);
        m_program->key(Qt::Key_Delete);
        QVERIFY(form()->content().regions.isEmpty());
        // As it is seen in a turned view, by single pixels with Ctrl.
        m_program->key(Qt::Key_V);
        m_program->key(Qt::Key_Right);
        const auto box = [&] { return picture->overlays().constFirst().polygon.boundingRect(); };
        const double bottom = box().bottom();
        const double top = box().top();
        m_program->key(Qt::Key_Right, Qt::ControlModifier);
        QVERIFY(std::abs(top - box().top() - 1) < 0.01 && std::abs(bottom - box().bottom() - 1) < 0.01);
        for (int i = 0; i < 200; ++i)
            m_program->key(Qt::Key_Right, Qt::ShiftModifier);
        QVERIFY(std::abs(box().top()) < 0.01 && std::abs(bottom - box().bottom() - 1) < 0.01);
        m_program->key(Qt::Key_Escape);
        QVERIFY(!picture->isDrawing() && form()->content().regions.isEmpty() && picture->overlays().isEmpty());
        m_program->key(Qt::Key_M);
        QVERIFY(picture->isDrawing());
        draw();
        QCOMPARE(form()->content().regions.size(), 1);
        m_program->key(Qt::Key_Delete);
        QVERIFY(form()->content().regions.isEmpty());
        draw();
        m_program->key(Qt::Key_M);
        QCOMPARE(form()->content().regions.size(), 1);

        // Chinese through an input method: its Enter hands nothing in.
        m_program->key(Qt::Key_N);
        QVERIFY(form()->note()->hasFocus());
        QInputMethodEvent composing(QStringLiteral("tizi"), {});
        QApplication::sendEvent(form()->note(), &composing);
        m_program->key(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(view()->current(), all.at(0).errorCase.id);
        QInputMethodEvent typed;
        typed.setCommitString(QStringLiteral("没有看到题字"));
        QApplication::sendEvent(form()->note(), &typed);
        m_program->key(Qt::Key_Return, Qt::ControlModifier);
        complete(all.at(1).errorCase.id);
        const ErrorCaseView done = stored(all.at(0).errorCase.id, m_first);
        QVERIFY(done.own && done.own->state == CaseCodeState::Submitted);
        QCOMPARE(done.own->content.note, QStringLiteral("没有看到题字"));
        QCOMPARE(done.own->content.types.constFirst().subtype, types.types.at(0).subtypes.at(1).code);
        QCOMPARE(done.own->content.spans, (QList<ReplySpan>{span}));
        QCOMPARE(done.own->content.regions.size(), 1);
        QVERIFY(done.own->content.regions.constFirst().picture.isNull());
        const QRectF region = done.own->content.regions.constFirst().area;
        QVERIFY2(std::abs(region.x() - 0.25) < 0.02 && std::abs(region.width() - 0.25) < 0.02 && std::abs(region.height() - 0.5) < 0.02,
                 qPrintable(QStringLiteral("%1 %2 %3").arg(region.x()).arg(region.width()).arg(region.height())));
        QVERIFY(label("codingProgress")->text().startsWith(QStringLiteral("1 ")));
        QVERIFY(form()->content() == CaseCodeContent());

        // The next two; then the last one is withdrawn and handed in another way.
        m_program->key(Qt::Key_3);
        m_program->key(Qt::Key_Return, Qt::ControlModifier);
        complete(all.at(2).errorCase.id);
        m_program->key(Qt::Key_4);
        m_program->key(Qt::Key_Return, Qt::ControlModifier);
        complete(all.at(3).errorCase.id);
        m_program->key(Qt::Key_Z);
        complete(all.at(2).errorCase.id);
        QTRY_COMPARE(view()->mode(), CodingView::Mode::Code);
        QCOMPARE(form()->content().types.size(), 1);
        QCOMPARE(form()->content().types.constFirst().type, types.types.at(3).code);
        m_program->key(Qt::Key_4);
        m_program->key(Qt::Key_5);
        m_program->key(Qt::Key_Return, Qt::ControlModifier);
        complete(all.at(3).errorCase.id);
        QCOMPARE(stored(all.at(2).errorCase.id, m_first).own->content.types.constFirst().type, types.types.at(4).code);

        // J and K walk, also to what is decided, which is shown and not changed.
        m_program->key(Qt::Key_K);
        complete(all.at(2).errorCase.id);
        QTRY_COMPARE(view()->mode(), CodingView::Mode::Read);
        QVERIFY(!form()->isVisible());
        QVERIFY(!view()->cards()->cards().isEmpty());
        // U withdraws the one that is shown.
        m_program->key(Qt::Key_U);
        QTRY_COMPARE(view()->mode(), CodingView::Mode::Code);
        QCOMPARE(stored(all.at(2).errorCase.id, m_first).own->state, CaseCodeState::Draft);
        m_program->key(Qt::Key_Return, Qt::ControlModifier);
        complete(all.at(3).errorCase.id);
        QCOMPARE(view()->mode(), CodingView::Mode::Code);
        for (int i = 3; i < itemCount; ++i) {
            complete(all.at(i).errorCase.id);
            m_program->key(Qt::Key_3);
            m_program->key(Qt::Key_Return, Qt::ControlModifier);
        }
        QTRY_VERIFY(view()->isDone());
        QVERIFY(view()->progressText().startsWith(QStringLiteral("6 ")));
    }

    /// A number that was just typed counts, and need not be seen weighed first.
    void aSampleIsDrawnByKeys()
    {
        start(1);
        window().goToPage(QStringLiteral("errors"));
        auto *page = window().findChild<ErrorsPage *>();
        QTRY_VERIFY(page && page->isVisible() && page->pageData()->sample() != nullptr);
        m_program->key(Qt::Key_M, Qt::ShiftModifier);
        QTRY_VERIFY(window().findChild<NewSampleDialog *>() && window().findChild<NewSampleDialog *>()->isActiveWindow());
        QPointer<NewSampleDialog> dialog = window().findChild<NewSampleDialog *>();
        auto *size = dialog->findChild<QSpinBox *>(QStringLiteral("sampleSize"));
        QTRY_VERIFY(size->hasFocus());
        QTest::keyClicks(size, QStringLiteral("4"));
        QStringList order;
        for (int i = 0; i < 5; ++i) {
            m_program->key(Qt::Key_Tab);
            if (auto *box = qobject_cast<QSpinBox *>(QApplication::focusWidget()))
                order.append(box->accessibleName());
        }
        QCOMPARE(order.size(), 2);
        auto *seed = qobject_cast<QSpinBox *>(QApplication::focusWidget());
        QVERIFY(seed != nullptr && seed->maximum() > 5);
        QTest::keyClicks(seed, QStringLiteral("11"));
        m_program->key(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(dialog.isNull());
        const auto samples = must(ask([](Stores &stores) { return stores.errors().samples(); }));
        QCOMPARE(samples.size(), 2);
        const ErrorSample drawn = samples.constFirst().id == m_sample ? samples.constLast() : samples.constFirst();
        QCOMPARE(drawn.seed, 11);
        QCOMPARE(must(ask([drawn](Stores &stores) { return stores.errors().cases(drawn.id); })).size(), 4);
    }

    void typedTextIsKept()
    {
        start(1);
        codeAs(m_first);
        const ErrorCaseId first = caseAt(0);
        m_program->key(Qt::Key_2);
        m_program->key(Qt::Key_N);
        QTest::keyClicks(form()->note(), QStringLiteral("half a thought"));
        // Saved by itself, without any key.
        QTRY_VERIFY(stored(first, m_first).own.has_value() && stored(first, m_first).own->content.note == QStringLiteral("half a thought"));
        // And what came after it by leaving.
        QTest::keyClicks(form()->note(), QStringLiteral(" and more"));
        window().goToPage(QStringLiteral("overview"));
        QTRY_VERIFY(!view()->isEntered());
        const ErrorCaseView kept = stored(first, m_first);
        QCOMPARE(kept.own->content.note, QStringLiteral("half a thought and more"));
        QCOMPARE(kept.own->state, CaseCodeState::Draft);
        codeAs(m_first, first);
        QCOMPARE(form()->note()->text(), QStringLiteral("half a thought and more"));
        // Walking away and back at once.
        QTest::keyClicks(form()->note(), QStringLiteral("!"));
        m_program->key(Qt::Key_Escape);
        const QString before = form()->note()->text();
        m_program->key(Qt::Key_J);
        QTRY_COMPARE(view()->current(), caseAt(1));
        QVERIFY(form()->note()->text().isEmpty());
        m_program->key(Qt::Key_K);
        QTRY_COMPARE(view()->current(), first);
        QCOMPARE(form()->note()->text(), before);
    }

    void aReplyIsReadAnotherWay()
    {
        start(1);
        codeAs(m_first);
        const ErrorCaseId first = caseAt(0);
        m_program->key(Qt::Key_H);
        QVERIFY(form()->options()->isVisible());
        QVERIFY(!form()->types()->isVisible());
        m_program->key(Qt::Key_3);
        m_program->key(Qt::Key_Return, Qt::ControlModifier);
        // It wants a note.
        QTRY_VERIFY(!form()->problem().isEmpty());
        m_program->key(Qt::Key_N);
        QTest::keyClicks(form()->note(), QStringLiteral("it says C"));
        m_program->key(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(view()->current() != first);
        const ErrorCaseView done = stored(first, m_first);
        QCOMPARE(done.own->verdict, ErrorVerdict::ExtractionWrong);
        QCOMPARE(done.own->content.read, Answer(done.item.question.options.at(2).id));
        QVERIFY(done.drawn.details.overrule.has_value());
        QCOMPARE(done.drawn.details.overrule->answer, Answer(done.item.question.options.at(2).id));
    }

    /// Before somebody says that an option was read wrongly, they see why it was read.
    void theScorersEvidenceIsShown()
    {
        start(1);
        codeAs(m_first);
        const ReplyEvidence *evidence = view()->reading()->evidence();
        QTableWidget *table = evidence->table()->table();
        const auto marked = [this] {
            const QList<QTextEdit::ExtraSelection> marks = view()->reading()->reply()->extraSelections();
            return marks.isEmpty() ? QString() : marks.constFirst().cursor.selectedText();
        };
        const auto answer = [this] { return stored(view()->current(), m_first).drawn.details.response.reply.last(4); };
        QVERIFY(!table->isVisible());
        QCOMPARE(marked(), answer());
        m_program->key(Qt::Key_D);
        QTRY_VERIFY(table->isVisible() && table->hasFocus());
        QCOMPARE(table->rowCount(), 2);
        QCOMPARE(table->item(0, 2)->text(), QStringLiteral("Chooses an option"));
        QCOMPARE(table->item(0, 3)->text(), QStringLiteral("The option is rejected"));
        QCOMPARE(table->item(1, 0)->text(), answer());
        QCOMPARE(table->item(1, 1)->text(), answer().last(1));
        QCOMPARE(table->item(1, 3)->text(), QStringLiteral("Decides the answer"));
        // The arrows select a passage; it is marked in the reply instead of the one that decided.
        table->setCurrentCell(1, 0);
        m_program->key(Qt::Key_Up);
        QCOMPARE(table->currentRow(), 0);
        QVERIFY2(marked().startsWith(QStringLiteral("不选")), qPrintable(marked()));
        // Esc goes back to where keys code the case; the table stays, also for the next case.
        m_program->key(Qt::Key_Escape);
        QTRY_VERIFY(view()->hasFocus());
        m_program->key(Qt::Key_1);
        QCOMPARE(form()->content().types.size(), 1);
        const ErrorCaseId before = view()->current();
        m_program->key(Qt::Key_J);
        QTRY_VERIFY(view()->current() != before && view()->isComplete());
        QVERIFY(table->isVisible());
        QCOMPARE(table->item(1, 0)->text(), answer());
        QCOMPARE(marked(), answer());
        QTRY_VERIFY(view()->hasFocus());
        // The same key closes it, from wherever one is, and the words that decided are marked again.
        table->setFocus();
        table->setCurrentCell(0, 0);
        QVERIFY(marked().startsWith(QStringLiteral("不选")));
        m_program->key(Qt::Key_D);
        QTRY_VERIFY(!table->isVisible() && view()->hasFocus());
        QCOMPARE(marked(), answer());
        QCOMPARE(window().commands().action(QStringLiteral("errors.scorer-evidence"))->text(), QStringLiteral("Scorer’s Evidence"));
    }

    /// Somebody who changed keys sees theirs, at once.
    void chipsShowTheKeysInForce()
    {
        start(1);
        codeAs(m_first);
        const QString second = form()->types()->options().at(1).code;
        QCOMPARE(form()->types()->chip(second)->key(), QStringLiteral("2"));
        CommandRegistry &commands = window().commands();
        QVERIFY(commands.setShortcut(QStringLiteral("errors.type-2"), QKeySequence(Qt::SHIFT | Qt::Key_Q)));
        QVERIFY(commands.setShortcut(QStringLiteral("errors.tab-code"), QKeySequence(Qt::ALT | Qt::Key_Y)));
        QVERIFY(commands.setShortcut(QStringLiteral("errors.verdict-3"), QKeySequence(Qt::SHIFT | Qt::Key_K)));
        QCOMPARE(form()->types()->chip(second)->key(), QStringLiteral("Shift Q"));
        const auto *tabs = window().findChild<ChipRow *>(QStringLiteral("errorsTabs"));
        QCOMPARE(tabs->chip(QStringLiteral("code"))->key(), QStringLiteral("Alt Y"));
        m_program->key(Qt::Key_2);
        QVERIFY(form()->content().types.isEmpty());
        m_program->key(Qt::Key_Q, Qt::ShiftModifier);
        QCOMPARE(form()->content().types.size(), 1);
        // Chips that are made later show them as well: the same key chooses an option of the reply.
        m_program->key(Qt::Key_K, Qt::ShiftModifier);
        QVERIFY(form()->options()->isVisible());
        QCOMPARE(form()->options()->chip(form()->options()->options().at(1).code)->key(), QStringLiteral("Shift Q"));
        commands.setShortcut(QStringLiteral("errors.type-2"), {});
        QCOMPARE(form()->types()->chip(second)->key(), QStringLiteral("2"));
    }

    void aThirdCodeIsTakenOverByItsKey()
    {
        start(3);
        const PersonId third = must(ask([lead = m_lead](Stores &stores) {
                                   return PeopleService(stores, lead).add(QStringLiteral("E3"), {Role::Expert});
                               })).id;
        const ErrorCaseId first = caseAt(0);
        const Qt::Key keys[] = {Qt::Key_2, Qt::Key_3, Qt::Key_4};
        int index = 0;
        for (const PersonId &expert : {m_first, m_second, third}) {
            codeAs(expert, first);
            m_program->key(keys[index++]);
            m_program->key(Qt::Key_Return, Qt::ControlModifier);
            QTRY_VERIFY(view()->current() != first);
        }
        codeAs(m_lead, first);
        QCOMPARE(view()->mode(), CodingView::Mode::Settle);
        QCOMPARE(view()->cards()->cards().size(), 3);
        m_program->key(Qt::Key_C, Qt::ShiftModifier);
        QCOMPARE(form()->content().types, view()->cards()->cards().at(2).code.content.types);
        QVERIFY(!form()->content().types.isEmpty());
        m_program->key(Qt::Key_B);
        QCOMPARE(form()->content().types, view()->cards()->cards().at(1).code.content.types);
    }

    void expertsAreBlindAndALeadSettles()
    {
        start(2);
        codeAs(m_first);
        const ErrorCaseId first = caseAt(0);
        complete(first);
        m_program->key(Qt::Key_1);
        m_program->key(Qt::Key_Q);
        m_program->key(Qt::Key_N);
        QTest::keyClicks(form()->note(), QStringLiteral("secret"));
        m_program->key(Qt::Key_Return, Qt::ControlModifier);
        complete(caseAt(1));

        codeAs(m_second, first);
        QCOMPARE(view()->mode(), CodingView::Mode::Code);
        QVERIFY(form()->content() == CaseCodeContent());
        QVERIFY(view()->cards()->cards().isEmpty());
        const QList<QLabel *> labels = view()->findChildren<QLabel *>();
        QVERIFY(std::none_of(labels.begin(), labels.end(), [](const QLabel *one) {
            return one->text().contains(QStringLiteral("secret"));
        }));
        m_program->key(Qt::Key_2);
        m_program->key(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(view()->current() != first);
        QCOMPARE(stored(first, m_lead).state, ErrorCaseState::Disputed);

        // Neither of them settles it.
        codeAs(m_second, first);
        QCOMPARE(view()->mode(), CodingView::Mode::Read);
        QCOMPARE(view()->cards()->cards().size(), 1);
        codeAs(m_lead);
        QVERIFY(view()->current() != first);
        m_program->key(Qt::Key_J, Qt::ShiftModifier);
        QTRY_COMPARE(view()->current(), first);
        QCOMPARE(view()->mode(), CodingView::Mode::Settle);
        QCOMPARE(view()->cards()->cards().size(), 2);
        m_program->key(Qt::Key_B);
        QCOMPARE(form()->content(), view()->cards()->cards().at(1).code.content);
        m_program->key(Qt::Key_A);
        const CaseCodeContent chosen = view()->cards()->cards().at(0).code.content;
        QCOMPARE(form()->content(), chosen);
        // It is nowhere else yet: from another page, too, the window asks before it closes.
        window().goToPage(QStringLiteral("overview"));
        m_program->prompts.willConfirm(false);
        QVERIFY(!window().close());
        QVERIFY(m_program->prompts.isSatisfied());
        codeAs(m_lead, first);
        QCOMPARE(form()->content(), chosen);
        m_program->key(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY2(view()->current() != first, qPrintable(form()->problem()));
        const ErrorCaseView settled = stored(first, m_first);
        QCOMPARE(settled.state, ErrorCaseState::Decided);
        QVERIFY(settled.final.has_value());
        QCOMPARE(settled.final->content.types, chosen.types);
    }
};

QTEST_MAIN(ErrorCodingTest)
#include "errorcodingtest.moc"
