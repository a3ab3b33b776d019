// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/results/across/acrossdialog.h"

#include "models/services/results/across/export.h"
#include "models/services/session/projectaccess.h"
#include "widgets/charts/figuredialog.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/flowlayout.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/results/across/acrossview.h"
#include "widgets/shell/page/aside.h"
#include "widgets/shell/page/savefile.h"
#include "widgets/shell/page/userprompts.h"
#include "widgets/theme/theme.h"

#include <QComboBox>
#include <QFileInfo>
#include <QLabel>

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {

constexpr int dialogWidth = 1080;
constexpr int dialogHeight = 740;

std::optional<TableFormat> formatFor(const QString &path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    for (const auto &[one, code] : codesOf(TableFormat{})) {
        if (suffixOf(one) == ending)
            return one;
    }
    return std::nullopt;
}

} // namespace

AcrossDialog::AcrossDialog(const ResultsPageData &pageData, QWidget *parent) : QDialog(parent), m_pageData(pageData)
{
    setObjectName(QStringLiteral("acrossDialog"));
    setWindowTitle(tr("Compare with Another Project"));
    setAttribute(Qt::WA_DeleteOnClose);
    resizeWindow(this, dialogWidth, dialogHeight);
    build();
    connect(this, &AcrossDialog::failed, this, [this](const QString &sentence) { say(sentence, true); });
    connect(this, &AcrossDialog::toast, this, [this](const QString &sentence) { say(sentence, false); });
    say(tr("Choose the folder of the other project, a file of results, or enter the address of a project on a server. The other "
           "project is only read: nothing in it changes."),
        false);
    showState();
    m_location->setFocus();
}

AcrossDialog::~AcrossDialog()
{
    if (m_progress)
        m_progress->cancel();
}

void AcrossDialog::build()
{
    m_location = new LineField(this);
    m_location->setObjectName(QStringLiteral("acrossLocation"));
    m_location->setPlaceholderText(tr("Folder, file of results, or postgresql://user@host/database?schema=name"));
    m_location->setAccessibleName(tr("Other project"));
    auto *folder = new ActionButton(tr("Open Project…"), {}, ActionButton::Kind::Plain, this);
    folder->setObjectName(QStringLiteral("acrossFolder"));
    auto *file = new ActionButton(tr("Open Results File…"), {}, ActionButton::Kind::Plain, this);
    file->setObjectName(QStringLiteral("acrossFile"));
    m_compare = new ActionButton(tr("Compare"), {}, ActionButton::Kind::Primary, this);
    m_compare->setObjectName(QStringLiteral("acrossCompare"));
    m_compare->setDefault(true);
    m_state = wrappedLabel(this);
    m_state->setObjectName(QStringLiteral("acrossState"));
    m_state->setTextFormat(Qt::PlainText);
    m_choices = new QWidget(this);
    auto *flow = new FlowLayout(m_choices, spacing::small, spacing::small);
    const auto box = [&](const char *name, const QString &title) {
        auto *label = plainLabel(title, m_choices);
        flow->addWidget(label);
        auto *made = new QComboBox(m_choices);
        made->setObjectName(QLatin1String(name));
        made->setAccessibleName(title);
        made->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        flow->addWidget(made);
        return made;
    };
    m_firstConfiguration = box("acrossFirst", tr("Configuration in A"));
    m_secondConfiguration = box("acrossSecond", tr("Configuration in B"));
    m_studies = box("acrossStudy", tr("People of B"));
    m_view = new AcrossView(this);
    m_table = new ActionButton(tr("Export Table…"), {}, ActionButton::Kind::Plain, this);
    m_table->setObjectName(QStringLiteral("acrossExport"));
    m_picture = new ActionButton(tr("Export Chart…"), {}, ActionButton::Kind::Plain, this);
    m_picture->setObjectName(QStringLiteral("acrossPicture"));
    auto *close = new ActionButton(tr("Close"), {}, ActionButton::Kind::Plain, this);
    for (ActionButton *button : {folder, file, m_table, m_picture, close})
        button->setAutoDefault(false);
    auto *top = rowIn();
    top->addWidget(m_location, 1);
    top->addWidget(folder);
    top->addWidget(file);
    top->addWidget(m_compare);
    auto *buttons = rowIn();
    buttons->addWidget(m_table);
    buttons->addWidget(m_picture);
    buttons->addStretch(1);
    buttons->addWidget(close);
    auto *column = columnIn(this, spacing::medium);
    column->addLayout(top);
    column->addWidget(m_state);
    column->addWidget(m_choices);
    column->addWidget(m_view, 1);
    column->addStretch(0);
    column->addLayout(buttons);
    UserPrompts &prompts = m_pageData.context().prompts;
    connect(folder, &QAbstractButton::clicked, this, [this, &prompts] {
        prompts.openFolder(this, tr("Other Project"), [this](const QString &path) { choose(path); });
    });
    connect(file, &QAbstractButton::clicked, this, [this, &prompts] {
        prompts.openFiles(this, tr("Results of Another Project"), tr("Results (*.json *.csv)"),
                          [this](const QStringList &paths) { choose(paths.value(0)); });
    });
    connect(m_compare, &QAbstractButton::clicked, this, &AcrossDialog::read);
    connect(m_location, &QLineEdit::textChanged, this, &AcrossDialog::showState);
    connect(m_location, &LineField::escaped, this, &QDialog::reject);
    connect(m_firstConfiguration, &QComboBox::activated, this, &AcrossDialog::compute);
    connect(m_secondConfiguration, &QComboBox::activated, this, &AcrossDialog::compute);
    connect(m_studies, &QComboBox::activated, this, [this] {
        m_study = StudyId(m_studies->currentData().toUuid());
        m_studyChosen = true;
        readOther(m_latest.ask());
    });
    connect(m_table, &QAbstractButton::clicked, this, &AcrossDialog::exportTable);
    connect(m_picture, &QAbstractButton::clicked, this, &AcrossDialog::exportPicture);
    connect(close, &QAbstractButton::clicked, this, &QDialog::reject);
}

void AcrossDialog::choose(const QString &location)
{
    if (location.isEmpty())
        return;
    m_location->setText(location);
    read();
}

ResultsQuery AcrossDialog::query() const
{
    ResultsQuery query;
    query.runs = m_pageData.chosen();
    query.scorer = m_pageData.scorer();
    query.metric = m_pageData.metric();
    query.withExamples = m_pageData.withExamples();
    query.withPractice = m_pageData.withPractice();
    query.study = m_pageData.study();
    return query;
}

void AcrossDialog::read()
{
    m_read = m_location->text().trimmed();
    if (m_read.isEmpty())
        return;
    m_study.reset();
    m_studyChosen = false;
    m_second.reset();
    const Latest::Question question = m_latest.ask();
    if (m_progress)
        m_progress->cancel();
    m_progress = std::make_shared<ReadingProgress>();
    m_complete = false;
    say(tr("Reading the results of both projects…"), false);
    showState();
    const PersonId actor = m_pageData.context().project.person().id;
    m_pageData.context()
        .project
        .read([actor, wanted = query(), progress = m_progress](Stores &stores) { return readSide(stores, actor, wanted, *progress); })
        .then(this, question.only([this, question](const Result<ResultsSide> &side) {
            if (!side) {
                say(side.error().sentence, true);
                showState();
                return;
            }
            m_first = std::make_shared<const ResultsSide>(*side);
            readOther(question);
        }));
}

void AcrossDialog::readOther(const Latest::Question &question)
{
    if (m_progress)
        m_progress->cancel();
    m_progress = std::make_shared<ReadingProgress>();
    m_second.reset();
    m_complete = false;
    say(tr("Reading the results of both projects…"), false);
    showState();
    ResultsQuery there = query();
    there.study = m_study;
    runAside(
        this,
        [host = &m_pageData.context().host, location = m_read, there, progress = m_progress] {
            return readOtherSide(*host, location, there, *progress);
        },
        question.only([this](const Result<ResultsSide> &side) {
            if (!side) {
                say(side.error().sentence, true);
                showState();
                return;
            }
            m_second = std::make_shared<const ResultsSide>(*side);
            fillChoices();
            compute();
            // The box lost the focus when it was hidden for the reading.
            if (std::exchange(m_studyChosen, false))
                m_studies->setFocus(Qt::OtherFocusReason);
        }));
}

void AcrossDialog::fillChoices()
{
    const auto fill = [](QComboBox *box, const QString &all, const ResultsSide &side) {
        const QVariant kept = box->currentData();
        box->clear();
        box->addItem(all, QString());
        const auto configurations = configurationsOf(side);
        for (const auto &[code, title] : configurations)
            box->addItem(title.isEmpty() ? code : title, code);
        box->setCurrentIndex(std::max(0, box->findData(kept)));
    };
    const bool first = m_firstConfiguration->count() == 0;
    fill(m_firstConfiguration, tr("All"), *m_first);
    if (first)
        m_firstConfiguration->setCurrentIndex(std::max(0, m_firstConfiguration->findData(m_pageData.configuration())));
    fill(m_secondConfiguration, tr("The same as in A"), *m_second);
    m_studies->clear();
    m_studies->addItem(m_second->fromFile ? tr("As in the file") : tr("No humans"), QUuid());
    for (const Study &study : m_second->studies)
        m_studies->addItem(study.name, study.id.value());
    m_studies->setCurrentIndex(std::max(0, m_studies->findData(m_second->study.value())));
    m_studies->setEnabled(!m_second->studies.isEmpty());
}

void AcrossDialog::compute()
{
    if (!m_first || !m_second)
        return;
    m_complete = false;
    showState();
    AcrossQuery wanted;
    wanted.firstConfiguration = m_firstConfiguration->currentData().toString();
    wanted.secondConfiguration = m_secondConfiguration->currentData().toString();
    wanted.dimensions = sharedDimensions(*m_first, *m_second);
    runAside(
        this, [first = m_first, second = m_second, wanted] { return compareAcross(*first, *second, wanted); },
        m_latest.only([this](const AcrossComparison &comparison) { take(comparison); }));
}

void AcrossDialog::take(const AcrossComparison &comparison)
{
    m_complete = true;
    m_view->setComparison(comparison);
    if (!comparison.hasModels()) {
        say(tr("No model was asked in both projects with these configurations. Models must have the same name in both."), true);
    } else if (!comparison.mayLeave) {
        say(tr("%1 and %2. These are practice results: select “Include practice runs” on the page to export them.", "A: title, B: title")
                .arg(comparison.sideTitle(false), comparison.sideTitle(true)),
            false);
    } else {
        say(tr("%1 and %2.", "A: title, B: title").arg(comparison.sideTitle(false), comparison.sideTitle(true)), false);
    }
    showState();
}

void AcrossDialog::say(const QString &sentence, bool bad)
{
    m_state->setText(sentence);
    setStyleProperty(m_state, "feel", bad ? QStringLiteral("bad") : QString());
}

void AcrossDialog::showState()
{
    m_compare->setEnabled(!m_location->text().trimmed().isEmpty());
    m_choices->setVisible(m_second != nullptr);
    m_view->setVisible(m_second != nullptr && m_complete);
    const bool any = m_second != nullptr && m_complete && !m_view->comparison().rows.isEmpty() && m_view->comparison().mayLeave;
    m_table->setEnabled(any);
    m_picture->setEnabled(any);
}

void AcrossDialog::exportTable()
{
    m_pageData.context().prompts.saveFile(
        this, tr("Export the Table"), QStringLiteral("comparison.tex"), tr("LaTeX (*.tex);;Markdown (*.md);;CSV (*.csv);;Excel (*.xlsx)"),
        [this, comparison = m_view->comparison()](const QString &path) {
            const auto format = formatFor(path);
            if (!format) {
                say(tr("Tables are saved as .tex, .md, .csv or .xlsx, not as “%1”.").arg(QFileInfo(path).fileName()), true);
                return;
            }
            saveAside(
                this, [comparison, path, format = *format] { return saveAcross(comparison, format, path); }, tr("The table is saved."));
        });
}

void AcrossDialog::exportPicture()
{
    m_pageData.context().prompts.saveFile(
        this, tr("Export Figure"), QStringLiteral("comparison.pdf"), FigureDialog::fileFilter(), [this](const QString &path) {
            const auto figure = acrossFigure(m_view->comparison(), m_view->part());
            if (!figure) {
                say(figure.error().sentence, true);
                return;
            }
            FigureDialog::ask(*figure, this, [this, figure = *figure, path](const PrintSize &size) {
                saveAside(
                    this, [figure, size, path] { return savePrintFigure(figure, size, path); }, tr("The figure is saved."));
            });
        });
}

} // namespace yuyi
