// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/benchmarkfile.h"
#include "tests/support/programfixture.h"

#include "models/services/curation/itemimportservice.h"
#include "models/services/people/peopleservice.h"
#include "models/services/session/projectaccess.h"
#include "models/services/session/typingkeeper.h"
#include "models/services/session/unsavedtext.h"
#include "models/services/studies/design/consent.h"
#include "models/services/studies/participation/session.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/frame/banner.h"
#include "widgets/participate/asksheet.h"
#include "widgets/participate/participantwindow.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/study/design/studydesignview.h"
#include "widgets/study/participants/addpeopledialog.h"
#include "widgets/study/participants/dryrundialog.h"
#include "widgets/study/participants/participantsview.h"
#include "widgets/study/studypage.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QDirIterator>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTableWidget>

#include <algorithm>
#include <memory>

using namespace yuyi;
using namespace yuyi::test;

namespace {

/// Another program writes to the project and does not end.
struct HeldProject {
    explicit HeldProject(const QString &location)
    {
        auto database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
        database.setDatabaseName(location + QStringLiteral("/project.yuyi"));
        if (!database.open() || !QSqlQuery(database).exec(QStringLiteral("BEGIN IMMEDIATE")))
            qFatal("the project cannot be held");
    }
    ~HeldProject()
    {
        QSqlDatabase::database(name).close();
        QSqlDatabase::removeDatabase(name);
    }
    Q_DISABLE_COPY_MOVE(HeldProject)

    const QString name = QStringLiteral("holder");
};

} // namespace

/// From no study at all to frozen, people, a dry run, a work package and a withdrawal, by keyboard.
class StudyPageTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<ProgramFixture> m_program;
    QString m_location;

    MainWindow &window() { return *m_program->window; }
    StudyPage *page() { return window().findChild<StudyPage *>(); }
    StudyDesignView *design() { return page()->design(); }
    ParticipantsView *people() { return page()->participants(); }
    template <typename T>
    T *find(const char *name)
    {
        return page()->findChild<T *>(QLatin1String(name));
    }
    QAction *action(const char *id) { return window().commands().action(QLatin1String(id)); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) { m_program->key(key, modifiers); }

    void start()
    {
        m_program->start();
        m_program->open(m_location);
        window().goToPage(QStringLiteral("study"));
        QTRY_VERIFY(page() && page()->isVisible());
    }
    /// N, and the draft is there with its name ready to be typed.
    void beginStudy()
    {
        QTRY_VERIFY(action("study.new")->isEnabled());
        // Pressed twice it makes one.
        key(Qt::Key_N);
        key(Qt::Key_N);
        QTRY_COMPARE(page()->studies().size(), 1);
        QTRY_VERIFY(design()->isSettled());
        QTRY_COMPARE(QApplication::focusWidget(), find<QLineEdit>("studyName"));
    }
    /// What only the lead of a study knows, in both languages.
    void fillConsent()
    {
        auto *text = find<QPlainTextEdit>("studyText");
        for (const char *code : {"consent.zh", "consent.en"}) {
            find<ChipRow>("studyTextChoice")->choose(QLatin1String(code));
            StudyTexts texts;
            texts.consent.en = text->toPlainText();
            text->setPlainText(withFieldsFilled(texts, {QString(), QStringLiteral("said")}).consent.en);
        }
        QTRY_VERIFY(design()->isSettled());
    }
    void freezeByKeyboard()
    {
        fillConsent();
        QTRY_VERIFY(action("study.freeze")->isEnabled());
        m_program->prompts.willConfirm(true);
        key(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(page()->tab(), StudyPage::Tab::Participants);
        QTRY_COMPARE(page()->study()->study.state, StudyState::Running);
        QTRY_VERIFY(action("study.add")->isEnabled());
    }
    void addPeople(int count, const QString &names)
    {
        key(Qt::Key_A);
        auto *dialog = page()->findChild<AddPeopleDialog *>();
        QVERIFY(dialog);
        auto *box = dialog->findChild<QSpinBox *>(QStringLiteral("peopleCount"));
        box->setValue(count);
        dialog->findChild<QPlainTextEdit *>(QStringLiteral("peopleNames"))->setPlainText(names);
        QTest::keyClick(dialog, Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(!page()->findChild<AddPeopleDialog *>());
        window().activateWindow();
        QTRY_COMPARE(people()->rows().size(), count);
    }
    QString cell(int row, int column) { return people()->table()->item(row, column)->text(); }

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<ProgramFixture>();
        m_location = m_program->path(QStringLiteral("project"));
        m_program->makeProject(m_location);
        const auto factory = m_program->host.open(m_location);
        QVERIFY(factory);
        const auto stores = (*factory)->open();
        QVERIFY(stores);
        ItemImportRequest request;
        request.file = writeBenchmark(m_program->path(QStringLiteral("benchmark")), 12);
        request.by = (*stores)->project().people()->constFirst().id;
        NoProgress progress;
        QVERIFY(ItemImportService(**stores, (*factory)->folder()).importItems(request, progress));
    }
    void cleanup() { m_program.reset(); }

    void fromNothingToAFrozenStudy();
    void categoriesOfTwoDimensions();
    void eachNewStudyHasANameOfItsOwn();
    void aFrozenStudyCannotBeChanged();
    void changesOfOthersAreShown();
    void changesDuringASaveAreSaved();
    void whatCannotBeSavedIsSavedLater();
    void peopleAndNames();
    void aDryRunComesAndGoes();
    void packsForParticipants();
    void aSessionStartsOnThisComputer();
    void onlyLeadsSeeIt();
};

void StudyPageTest::fromNothingToAFrozenStudy()
{
    start();
    beginStudy();
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Baseline"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTRY_COMPARE(page()->study()->study.name, QStringLiteral("Baseline"));
    QCOMPARE(design()->preview().mainItems, 12);
    // What only the lead knows is asked for at once, and keeps it from being frozen.
    QVERIFY(!action("study.freeze")->isEnabled());
    QVERIFY(find<QLabel>("studyProblems")->text().contains(QStringLiteral("ethics approval")));
    fillConsent();
    QVERIFY(!find<QLabel>("studyProblems")->isVisible());
    const int filled = design()->draft().study.texts;

    // Two of each of the two labels for each person: what it comes to is there at once, and then saved.
    find<ChipRow>("studyShape")->choose(QStringLiteral("per-category"));
    QTRY_VERIFY(design()->isSettled());
    QVERIFY(!action("study.freeze")->isEnabled());
    QVERIFY(find<QLabel>("studyProblems")->isVisible());
    auto *category = find<QComboBox>("studyCategory");
    category->setCurrentIndex(category->findData(QStringLiteral("domain")));
    find<QSpinBox>("studyPerCategory")->setValue(7);
    QTRY_VERIFY(design()->isSettled());
    QVERIFY(find<QLabel>("studyProblems")->text().contains(QStringLiteral("6")));
    find<QSpinBox>("studyPerCategory")->setValue(2);
    find<QSpinBox>("studyPeople")->setValue(4);
    QTRY_VERIFY(design()->isSettled());
    QCOMPARE(design()->preview().itemsHighest, 4);
    QVERIFY(!find<QLabel>("studyProblems")->isVisible());
    QCOMPARE(find<QTableWidget>("studyShares")->rowCount(), 2);
    QCOMPARE(find<QTableWidget>("studyShares")->item(0, 2)->text(), QStringLiteral("2"));

    // The consent in English, typed; another version.
    key(Qt::Key_6, Qt::AltModifier);
    auto *text = find<QPlainTextEdit>("studyText");
    QTRY_VERIFY(text->isVisible());
    find<ChipRow>("studyTextChoice")->choose(QStringLiteral("consent.en"));
    QVERIFY(text->toPlainText().contains(QStringLiteral("K7MQ3X")));
    text->setPlainText(QStringLiteral("# I agree"));
    QTRY_VERIFY(design()->isSettled());
    QCOMPARE(design()->draft().study.texts, filled + 1);

    freezeByKeyboard();
    const auto factory = m_program->host.open(m_location);
    const auto stores = (*factory)->open();
    StudyService service(**stores, (*stores)->project().people()->constFirst().id);
    const auto draft = service.draft(page()->study()->study.id);
    QVERIFY(draft);
    QCOMPARE(draft->study.design.perCategory, 2);
    QCOMPARE(draft->study.design.people, 4);
    QCOMPARE(draft->texts.consent.en, QStringLiteral("# I agree"));
    QVERIFY(service.verify(draft->study.id)->isEmpty());
    QVERIFY(m_program->prompts.isSatisfied());
}

void StudyPageTest::categoriesOfTwoDimensions()
{
    start();
    beginStudy();
    fillConsent();
    auto *category = find<QComboBox>("studyCategory");
    auto *across = find<QComboBox>("studyAcross");
    auto *atLeast = find<QSpinBox>("studyAtLeast");
    QVERIFY(category && across && atLeast);
    QVERIFY(!across->isVisible() && !atLeast->isVisible());
    find<ChipRow>("studyShape")->choose(QStringLiteral("coverage"));
    QVERIFY(!across->isVisible());
    category->setCurrentIndex(category->findData(QStringLiteral("domain")));
    QVERIFY(across->isVisible() && atLeast->isVisible());
    // A dimension is not combined with itself.
    QCOMPARE(across->findData(QStringLiteral("domain")), -1);
    across->setCurrentIndex(across->findData(QStringLiteral("difficulty")));
    atLeast->setValue(1);
    find<QSpinBox>("studyAnswers")->setValue(1);
    find<QSpinBox>("studyPeople")->setValue(12);
    QTRY_VERIFY(design()->isSettled());
    // One item for each person cannot be one of each of two categories.
    QTRY_VERIFY(find<QLabel>("studyProblems")->isVisible());
    auto *shares = find<QTableWidget>("studyShares");
    QCOMPARE(shares->rowCount(), 2);
    QVERIFY(shares->item(0, 0)->text().contains(QStringLiteral(" / ")));
    find<QSpinBox>("studyPeople")->setValue(4);
    QTRY_VERIFY(design()->isSettled());
    QTRY_VERIFY(!find<QLabel>("studyProblems")->isVisible());
    for (const StudyShare &share : design()->preview().categories)
        QVERIFY(share.lowest >= 1);
    QCOMPARE(design()->draft().study.design.across, DimensionCode(QStringLiteral("difficulty")));
    QCOMPARE(design()->draft().study.design.atLeast, 1);
    // Without a minimum somebody may get none of a category: that is marked.
    atLeast->setValue(0);
    find<QSpinBox>("studyPeople")->setValue(12);
    QTRY_VERIFY(design()->isSettled());
    QTRY_VERIFY(!find<QLabel>("studyProblems")->isVisible());
    QTRY_COMPARE(shares->item(0, 2)->text().at(0), u'0');
    QVERIFY(!shares->item(0, 2)->toolTip().isEmpty());
    // Without categories there is no second dimension.
    category->setCurrentIndex(0);
    QVERIFY(!across->isVisible());
    QTRY_VERIFY(design()->isSettled());
    QVERIFY(design()->draft().study.design.across.isEmpty());
}

void StudyPageTest::eachNewStudyHasANameOfItsOwn()
{
    start();
    beginStudy();
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Baseline"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTRY_COMPARE(page()->study()->study.name, QStringLiteral("Baseline"));
    QTRY_VERIFY(design()->isSettled());
    for (const char *id : {"study.new", "study.duplicate"}) {
        const qsizetype before = page()->studies().size();
        action(id)->trigger();
        QTRY_COMPARE(page()->studies().size(), before + 1);
        QTRY_VERIFY(design()->isSettled());
        // The field has the focus, and it is the new one's name that is ready to be typed over.
        auto *name = find<QLineEdit>("studyName");
        QTRY_COMPARE(QApplication::focusWidget(), name);
        QCOMPARE(name->text(), page()->study()->study.name);
        QVERIFY(name->text() != QLatin1String("Baseline"));
        QCOMPARE(name->selectedText(), name->text());
        QTest::keyClick(name, Qt::Key_Return);
        QTRY_VERIFY(design()->isSettled());
        QCOMPARE(page()->studies().size(), before + 1);
    }
}

void StudyPageTest::aFrozenStudyCannotBeChanged()
{
    start();
    beginStudy();
    find<QSpinBox>("studyPeople")->setFocus();
    freezeByKeyboard();
    key(Qt::Key_1, Qt::AltModifier);
    QTRY_COMPARE(page()->tab(), StudyPage::Tab::Design);
    QVERIFY(!find<QSpinBox>("studyPeople")->isEnabled());
    QVERIFY(!action("study.freeze")->isEnabled());
    QVERIFY(!action("study.remove")->isEnabled());
    // A copy can.
    action("study.duplicate")->trigger();
    QTRY_COMPARE(page()->studies().size(), 2);
    QTRY_VERIFY(design()->isSettled());
    QTRY_VERIFY(find<QSpinBox>("studyPeople")->isEnabled());
    m_program->prompts.willConfirm(true);
    action("study.remove")->trigger();
    QTRY_COMPARE(page()->studies().size(), 1);
}

void StudyPageTest::changesOfOthersAreShown()
{
    start();
    beginStudy();
    QVERIFY(find<QSpinBox>("studyPeople")->value() != 9);
    key(Qt::Key_2, Qt::AltModifier);
    QTRY_COMPARE(page()->tab(), StudyPage::Tab::Participants);
    {
        // Another program, while nobody looks at the design.
        const auto factory = m_program->host.open(m_location);
        const auto stores = (*factory)->open();
        StudyService service(**stores, (*stores)->project().people()->constFirst().id);
        auto draft = *service.draft(page()->study()->study.id);
        draft.study.design.people = 9;
        QVERIFY(service.save(draft));
    }
    QTRY_COMPARE(page()->study()->study.design.people, 9); // the page knows, the form was not told
    key(Qt::Key_1, Qt::AltModifier);
    QTRY_COMPARE(find<QSpinBox>("studyPeople")->value(), 9);
}

void StudyPageTest::changesDuringASaveAreSaved()
{
    start();
    beginStudy();
    const StudyId first = page()->study()->study.id;
    action("study.new")->trigger();
    QTRY_COMPARE(page()->studies().size(), 2);
    QTRY_VERIFY(design()->isSettled());
    const StudyId second = page()->study()->study.id;
    QVERIFY(second != first);
    // Saved at once, changed again, and off to the other one before the store has answered.
    find<QSpinBox>("studyPeople")->setValue(7);
    design()->leave();
    find<QSpinBox>("studyPeople")->setValue(8);
    auto *list = find<QListWidget>("studyList");
    list->setCurrentRow(1 - list->currentRow());
    QTRY_COMPARE(page()->study()->study.id, first);
    QTRY_VERIFY(design()->isSettled());
    QTRY_COMPARE(window().session()->project().pendingWrites(), 0);
    const auto factory = m_program->host.open(m_location);
    const auto stores = (*factory)->open();
    StudyService service(**stores, (*stores)->project().people()->constFirst().id);
    QCOMPARE(service.draft(second)->study.design.people, 8);
    QVERIFY(service.draft(first)->study.design.people != 8);
}

/// A consent takes an hour to write: nothing typed is given up because the project cannot be written to.
void StudyPageTest::whatCannotBeSavedIsSavedLater()
{
    start();
    beginStudy();
    action("study.new")->trigger();
    QTRY_COMPARE(page()->studies().size(), 2);
    QTRY_VERIFY(design()->isSettled());
    const StudyId study = page()->study()->study.id;
    const QString consent = QStringLiteral("# What only the lead knows");
    auto *text = find<QPlainTextEdit>("studyText");
    find<ChipRow>("studyTextChoice")->choose(QStringLiteral("consent.en"));
    const auto saysWhy = [this] {
        const auto banners = page()->findChildren<Banner *>();
        return std::any_of(banners.begin(), banners.end(), [](const Banner *one) {
            return one->isVisible() && one->sentence().contains(QStringLiteral("Another program is writing"));
        });
    };
    const QString copy = textKey(QStringLiteral("study-text"), study.toString() + QStringLiteral("-consent-en")) + QStringLiteral(".json");
    const auto isKept = [&copy] {
        return QDirIterator(TypingKeeper::folder(), {copy}, QDir::Files, QDirIterator::Subdirectories).hasNext();
    };
    auto held = std::make_unique<HeldProject>(m_location);
    text->setPlainText(consent);
    QTRY_VERIFY(saysWhy());
    QTRY_VERIFY(isKept());
    QCOMPARE(text->toPlainText(), consent);
    // Typing goes on, and a look at another study changes nothing.
    find<QSpinBox>("studyPeople")->setValue(9);
    auto *list = find<QListWidget>("studyList");
    list->setCurrentRow(1 - list->currentRow());
    QTRY_VERIFY(page()->study()->study.id != study && text->toPlainText() != consent);
    list->setCurrentRow(1 - list->currentRow());
    QTRY_COMPARE(page()->study()->study.id, study);
    QTRY_COMPARE(text->toPlainText(), consent);
    QCOMPARE(find<QSpinBox>("studyPeople")->value(), 9);
    QVERIFY(!design()->isSettled());
    held.reset();
    QTRY_VERIFY(design()->isSettled());
    QTRY_VERIFY(!saysWhy());
    QTRY_VERIFY(!isKept());
    const auto factory = m_program->host.open(m_location);
    const auto stores = (*factory)->open();
    const auto stored = StudyService(**stores, (*stores)->project().people()->constFirst().id).draft(study);
    QVERIFY(stored);
    QCOMPARE(stored->texts.consent.en, consent);
    QCOMPARE(stored->study.design.people, 9);
}

void StudyPageTest::peopleAndNames()
{
    start();
    beginStudy();
    find<QSpinBox>("studyPeople")->setFocus();
    freezeByKeyboard();
    addPeople(3, QStringLiteral("张某\n\n李某"));
    QCOMPARE(cell(0, 0), people()->rows().constFirst().participant.code);
    QVERIFY(people()->table()->isColumnHidden(1));
    // Whoever comes to the tab walks at once.
    key(Qt::Key_1, Qt::AltModifier);
    QTRY_COMPARE(page()->tab(), StudyPage::Tab::Design);
    key(Qt::Key_2, Qt::AltModifier);
    QTRY_COMPARE(page()->tab(), StudyPage::Tab::Participants);
    key(Qt::Key_Down);
    QCOMPARE(people()->table()->currentRow(), 1);
    key(Qt::Key_M);
    QVERIFY(!people()->table()->isColumnHidden(1));
    QCOMPARE(cell(1, 1), QStringLiteral("李某"));
    QCOMPARE(cell(2, 1), QString());
    QCOMPARE(cell(0, 3), QStringLiteral("0 of 12"));
    key(Qt::Key_M);
    QVERIFY(people()->table()->isColumnHidden(1));
    // One withdraws; another takes his place, under a pseudonym of his own.
    people()->table()->selectRow(1);
    m_program->prompts.willConfirm(true);
    m_program->prompts.willInform(); // of what is not reached
    key(Qt::Key_Delete);
    QTRY_COMPARE(people()->rows().at(1).participant.state, ParticipantState::Withdrawn);
    QTRY_VERIFY(m_program->prompts.isSatisfied());
    QCOMPARE(people()->rows().at(1).name, QString());
    // If this was interrupted, the backups are searched again.
    QTRY_VERIFY(!action("study.name")->isEnabled());
    QVERIFY(action("study.withdraw")->isEnabled());
    m_program->prompts.willConfirm(true);
    m_program->prompts.willInform();
    key(Qt::Key_Delete);
    QTRY_VERIFY(m_program->prompts.isSatisfied());
    key(Qt::Key_R);
    QTRY_COMPARE(people()->rows().size(), 4);
    QVERIFY(cell(3, 0) != cell(1, 0));
    {
        const auto factory = m_program->host.open(m_location);
        const auto stores = (*factory)->open();
        QVERIFY(StudySession(**stores, people()->rows().constFirst().participant.id).agree(QStringLiteral("en")));
    }
    QTRY_COMPARE(people()->rows().constFirst().participant.state, ParticipantState::Active);
    action("study.close")->trigger();
    QTRY_COMPARE(page()->study()->study.state, StudyState::Closed);
    QVERIFY(!action("study.add")->isEnabled());
    // Nobody new begins; whoever has begun goes on.
    QTRY_VERIFY(people()->study().state == StudyState::Closed && people()->rows().size() == 4);
    people()->table()->selectRow(3);
    QVERIFY(!action("study.start")->isEnabled());
    people()->table()->selectRow(0);
    QVERIFY(action("study.start")->isEnabled());
    QVERIFY(action("study.several")->isEnabled());
    QVERIFY(m_program->prompts.isSatisfied());
}

void StudyPageTest::aDryRunComesAndGoes()
{
    start();
    beginStudy();
    find<QSpinBox>("studyPeople")->setFocus();
    freezeByKeyboard();
    QVERIFY(!action("study.unsimulate")->isEnabled());
    key(Qt::Key_D);
    auto *dialog = page()->findChild<DryRunDialog *>();
    QVERIFY(dialog);
    dialog->findChild<ChipRow *>(QStringLiteral("dryRunKind"))->choose(QStringLiteral("perfect"));
    dialog->findChild<QSpinBox *>(QStringLiteral("dryRunCount"))->setValue(2);
    dialog->findChild<QAbstractButton *>(QStringLiteral("dialogAction"))->click();
    QTRY_COMPARE(people()->rows().size(), 2);
    QCOMPARE(cell(0, 0), QStringLiteral("S01"));
    QCOMPARE(cell(0, 3), QStringLiteral("12 of 12"));
    QVERIFY(!action("study.pack")->isEnabled());
    QVERIFY(!action("study.withdraw")->isEnabled());
    QTRY_VERIFY(action("study.unsimulate")->isEnabled());
    action("study.unsimulate")->trigger();
    QTRY_VERIFY(people()->rows().isEmpty());
}

void StudyPageTest::packsForParticipants()
{
    start();
    beginStudy();
    find<QSpinBox>("studyPeople")->setFocus();
    freezeByKeyboard();
    addPeople(2, {});
    const QString folder = m_program->path(QStringLiteral("out"));
    QVERIFY(QDir().mkpath(folder));
    people()->focusTable();
    m_program->prompts.willChoose({folder});
    key(Qt::Key_P);
    QTRY_COMPARE(QDir(folder).entryList({QStringLiteral("*.yuyipack")}, QDir::Files).size(), 2);
    QTRY_VERIFY(people()->rows().at(0).packed && people()->rows().at(1).packed);
    // Whoever has a package does not take part here as well.
    people()->table()->selectRow(0);
    QVERIFY(!action("study.start")->isEnabled());
}

void StudyPageTest::aSessionStartsOnThisComputer()
{
    start();
    beginStudy();
    find<QSpinBox>("studyPeople")->setFocus();
    freezeByKeyboard();
    addPeople(1, {});
    people()->focusTable();
    QTRY_VERIFY(action("study.start")->isEnabled());
    key(Qt::Key_S);
    ParticipantWindow *opened = nullptr;
    QTRY_VERIFY([&] {
        for (QWidget *top : QApplication::topLevelWidgets()) {
            if (auto *one = qobject_cast<ParticipantWindow *>(top))
                opened = one;
        }
        return opened != nullptr && opened->isVisible();
    }());
    QVERIFY(!action("study.start")->isEnabled());
    // Whoever closes it is asked first, and then the window of the lead is back.
    auto *sheet = opened->findChild<AskSheet *>();
    QVERIFY(sheet);
    opened->close();
    Q_EMIT sheet->accepted();
    QTRY_VERIFY(window().isVisible());
    QTRY_VERIFY(action("study.start")->isEnabled());
}

void StudyPageTest::onlyLeadsSeeIt()
{
    start();
    QVERIFY(window().commands().clashes().isEmpty());
    QTRY_VERIFY(action("study.new")->isEnabled());
    ProjectAccess &project = window().session()->project();
    PersonId other;
    project
        .write([lead = project.person().id](Stores &stores) {
            return PeopleService(stores, lead).add(QStringLiteral("甲"), {Role::Expert});
        })
        .then(&window(), [&](const Result<Person> &added) { other = added ? added->id : PersonId(); });
    QTRY_VERIFY(!other.isNull());
    QTRY_COMPARE(project.people().size(), 2);
    project.actAs(other);
    QTRY_VERIFY(!action("study.new")->isEnabled());
}

QTEST_MAIN(StudyPageTest)
#include "studytest.moc"
