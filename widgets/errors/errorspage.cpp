// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errors/errorspage.h"

#include "models/services/rules/face.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/errors/coding/codingview.h"
#include "widgets/errors/errordialogs.h"
#include "widgets/errors/flagged/flaggeditemsview.h"
#include "widgets/errors/newsampledialog.h"
#include "widgets/errors/overview/errorsoverview.h"
#include "widgets/image/picturepane.h"
#include "widgets/shell/commands/pagecommands.h"
#include "widgets/theme/theme.h"

#include <QComboBox>
#include <QLabel>
#include <QLocale>
#include <QStackedWidget>

#include <utility>

namespace yuyi {

ErrorsPage::ErrorsPage(PageContext context, QWidget *parent) : TabbedPage(context, "errors", parent)
{
    m_pageData = new ErrorsPageData(context, this);
    setPageData(m_pageData);
    addTab("overview", [] { return tr("Overview"); });
    addTab("code", [] { return tr("Code"); });
    addTab(
        "suspects", [] { return tr("Flagged Items"); }, nullptr, [] { return tr("Questions that may be wrong"); });
    addCommands();
    build();
    connect(m_samples, &QComboBox::activated, this,
            [this] { m_pageData->choose(ErrorSampleId(m_samples->currentData().toUuid())); });
    connect(m_overview, &ErrorsOverview::caseWanted, this, &ErrorsPage::openCase);
    connect(m_coding, &CodingView::changed, this, [this] { m_context.commands.refresh(); });
    m_context.project.read([](Stores &stores) { return isAway(stores); }).then(this, [this](const Result<bool> &packed) {
        m_packed = packed.value_or(false);
        if (m_packed)
            openTab(Code);
    });
    finish();
}

void ErrorsPage::addCommands()
{
    const PageCommands add(m_context.commands, "errors");
    add(
        "models", [] { return tr("Set Up a Run"); },
        [this] {
            Location location;
            location.page = PageId::Models;
            Q_EMIT goTo(location);
        },
        [this] { return isLead(); });
    add(
        "new", [] { return tr("New Sample…"); }, [this] { newSample(); },
        [this] {
            return isEntered() && isLead() && m_pageData->data() && !m_pageData->data()->runs.isEmpty()
                && (tab() == Overview || !hasSample());
        });
    add(
        "top-up", [] { return tr("Add Cases to the Sample…"); }, [this] { topUp(); },
        [this] { return isEntered() && isLead() && hasSample(); });
    add(
        "add-type", [] { return tr("Add Error Type…"); }, [this] { addType(); },
        [this] { return isEntered() && isLead() && hasSample(); });
    addOverviewCommands(add);
    addPictureCommands(add);
}

void ErrorsPage::addPictureCommands(const PageCommands &add)
{
    const auto several = [this] { return pictures() != nullptr && pictures()->hasSeveral(); };
    add(
        "next-picture", [] { return tr("Next Picture"); }, [this] { pictures()->step(1); }, several);
    add(
        "previous-picture", [] { return tr("Previous Picture"); }, [this] { pictures()->step(-1); }, several);
}

PicturePane *ErrorsPage::pictures() const
{
    if (m_coding != nullptr && m_coding->isEntered())
        return m_coding->pictures();
    return m_flaggedItems != nullptr && m_flaggedItems->isEntered() ? m_flaggedItems->pictures() : nullptr;
}

void ErrorsPage::addOverviewCommands(const PageCommands &add)
{
    const auto coded = [this] { return onOverview() && m_overview->hasCodes(); };
    add(
        "table", [] { return tr("Save Table…"); }, [this] { m_overview->exportTable(); }, coded);
    add(
        "book", [] { return tr("Save Case Book…"); }, [this] { m_overview->exportBook(); },
        [this] { return onOverview() && m_overview->hasCodes() && !m_overview->isMakingBook(); });
    add(
        "to-book", [] { return tr("Next: Case Book →"); }, [this] { openTab(Overview); },
        [this] { return isEntered() && hasSample(); });
    add(
        "picture-ring", [] { return tr("Save Donut Chart…"); }, [this] { m_overview->exportRing(); }, coded);
    add(
        "picture", [] { return tr("Save Bar Chart…"); }, [this] { m_overview->exportBars(); }, coded);
    add(
        "grouping", [] { return tr("Next Grouping"); }, [this] { m_overview->nextGrouping(); }, [this] { return onOverview(); });
    add(
        "shares", [] { return tr("Switch Between Counts and Shares"); }, [this] { m_overview->toggleShares(); },
        [this] { return onOverview(); });
    add(
        "all", [] { return tr("Show All Cases"); }, [this] { m_overview->clearFilter(); },
        [this] { return onOverview() && m_overview->isNarrowed(); });
    add(
        "open", [] { return tr("Open the Case"); }, [this] { m_overview->openCase(); }, [this] { return onOverview(); });
    add(
        "list-next", [] { return tr("Next Case in the List"); }, [this] { m_overview->walk(1); }, [this] { return onOverview(); });
    add(
        "list-previous", [] { return tr("Previous Case in the List"); }, [this] { m_overview->walk(-1); },
        [this] { return onOverview(); });
}

void ErrorsPage::build()
{
    const auto lead = [this] { return tab() == Overview && isLead(); };
    const auto overview = [this] { return tab() == Overview; };
    addButton("errors.add-type", lead);
    addButton("errors.new", lead);
    addButton("errors.table", overview);
    addButton("errors.book", overview, ActionButton::Kind::Primary);
    m_bar = buildSampleBar();
    work()->insertWidget(0, m_bar);
    m_overview = addView(new ErrorsOverview(*m_pageData, views()));
    m_coding = addView(new CodingView(m_context, views()));
    m_coding->addCommands();
    m_flaggedItems = addView(new FlaggedItemsView(m_context, views()));
    m_flaggedItems->addCommands();
    addButton("errors.suspect-gate", [this] { return tab() == FlaggedItems && m_flaggedItems->hasGates(); });
    m_noRuns = addState("errorsNoRuns", "models");
    m_noRuns->addAction(m_context.commands.action(QStringLiteral("errors.models")));
    m_empty = addState("errorsEmpty", "overview");
    m_empty->addAction(m_context.commands.action(QStringLiteral("errors.new")));
}

QWidget *ErrorsPage::buildSampleBar()
{
    auto *bar = new QWidget(this);
    m_samples = new QComboBox(bar);
    m_samples->setObjectName(QStringLiteral("errorSamples"));
    m_samples->setMinimumContentsLength(8);
    m_samples->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_progress = wrappedLabel(bar, TextRole::Soft);
    m_progress->setObjectName(QStringLiteral("errorProgress"));
    m_topUp = new ActionButton(m_context.commands.action(QStringLiteral("errors.top-up")), ActionButton::Kind::Plain, bar);
    auto *line = rowIn(bar, 0, spacing::medium);
    line->addWidget(m_samples, 2);
    line->addWidget(m_progress, 3);
    line->addWidget(m_topUp);
    return bar;
}

/// Suspects need answers of models, the other tabs a sample of them.
EmptyState *ErrorsPage::insteadOfWork() const
{
    if (tab() == FlaggedItems ? hasRuns() : hasSample())
        return nullptr;
    return hasRuns() ? m_empty : m_noRuns;
}

void ErrorsPage::pageDataChanged()
{
    followSample();
    TabbedPage::pageDataChanged();
    if (!m_wanted.isNull() && isEntered() && hasSample())
        openCase(std::exchange(m_wanted, ErrorCaseId()));
}

void ErrorsPage::followSample()
{
    if (tab() != Code || !hasSample() || m_coded == m_pageData->data()->chosen)
        return;
    m_coded = m_pageData->data()->chosen;
    if (m_wanted.isNull())
        m_coding->showSample(m_coded);
}

void ErrorsPage::enterTab()
{
    // The case that is wanted comes with the samples.
    if (!m_wanted.isNull() && tab() != FlaggedItems)
        return;
    followSample();
    TabbedPage::enterTab();
}

void ErrorsPage::showBesides()
{
    m_bar->setVisible(tab() != FlaggedItems);
    m_topUp->setVisible(isLead());
    offerSamples();
}

void ErrorsPage::offerSamples()
{
    const auto facts = m_pageData->data();
    m_samples->clear();
    const SampleProgress *sample = m_pageData->sample();
    if (!facts || !sample)
        return;
    for (const SampleProgress &one : facts->samples)
        m_samples->addItem(one.sample.name, one.sample.id.value());
    m_samples->setCurrentIndex(m_samples->findData(facts->chosen.value()));
    const QLocale locale;
    QString text = tr("%1 cases · %2 decided · %3 coded by you")
                       .arg(locale.toString(sample->cases), locale.toString(sample->decided), locale.toString(sample->own));
    if (sample->disputed > 0) {
        text = tr("%1 cases · %2 decided · %3 disputed · %4 coded by you")
                   .arg(locale.toString(sample->cases), locale.toString(sample->decided), locale.toString(sample->disputed),
                        locale.toString(sample->own));
    }
    m_progress->setText(text);
}

void ErrorsPage::openCase(const ErrorCaseId &id)
{
    if (!isEntered() || !hasSample()) {
        m_wanted = id;
        return;
    }
    m_coded = m_pageData->data()->chosen;
    m_coding->openCase(id);
    openTab(Code);
}

void ErrorsPage::show(const Location &location)
{
    TabbedPage::show(location);
    if (location.record.isNull())
        return;
    if (location.field == u"suspects")
        m_flaggedItems->look(QuestionVersionId(location.record));
    else
        openCase(ErrorCaseId(location.record));
}

void ErrorsPage::handOver()
{
    m_coding->handOver();
}

std::optional<UnsavedWork> ErrorsPage::unsaved() const
{
    return m_coding->unsaved();
}

void ErrorsPage::newSample()
{
    auto *dialog = new NewSampleDialog(*m_pageData, this);
    connect(dialog, &NewSampleDialog::drawn, this, [this](const ErrorSampleId &id, int cases) {
        Q_EMIT toast(tr("Sampled %n case(s).", nullptr, cases), false);
        openTab(Overview);
        m_pageData->choose(id);
    });
    dialog->open();
}

void ErrorsPage::topUp()
{
    const SampleProgress *sample = m_pageData->sample();
    if (!sample)
        return;
    auto *dialog = new TopUpDialog(*m_pageData, *sample, this);
    connect(dialog, &TopUpDialog::added, this, [this](int cases) {
        Q_EMIT toast(tr("Added %n case(s).", nullptr, cases), false);
        m_pageData->reload();
    });
    dialog->open();
}

void ErrorsPage::addType()
{
    if (!hasSample())
        return;
    auto *dialog = new AddErrorTypeDialog(*m_pageData, m_pageData->data()->report.types, this);
    connect(dialog, &AddErrorTypeDialog::added, this, [this](const QString &title) {
        Q_EMIT toast(tr("Added the error type “%1”.").arg(title), false);
        m_pageData->reload();
    });
    dialog->open();
}

void ErrorsPage::retranslate()
{
    m_header->setTitle(tr("Errors"));
    m_samples->setAccessibleName(tr("Sample"));
    m_samples->setToolTip(tr("Choose the sample"));
    m_noRuns->setSentence(tr("No model has replied yet."));
    m_noRuns->setHint(tr("Set up a run on the Models page, or import replies on the Results page. Wrong answers are "
                         "then analysed here."));
    m_empty->setSentence(tr("No errors have been sampled yet."));
    m_empty->setHint(tr("A lead samples wrong answers. Experts then code each one: they record why the model is wrong."));
    refusedState()->setHint(tr("Error review shows the correct answers, so only leads and experts can read it."));
    busyState()->setSentence(tr("Reading the cases…"));
}

} // namespace yuyi
