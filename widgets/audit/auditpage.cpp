// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/audit/auditpage.h"

#include "models/services/curation/imageservice.h"
#include "models/services/session/jobcenter.h"
#include "models/services/session/projectaccess.h"
#include "widgets/audit/auditfilter.h"
#include "widgets/audit/auditmodel.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/dialogs/notedialog.h"
#include "widgets/controls/labels/breakable.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/labels/wholetext.h"
#include "widgets/controls/layout/flowbox.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/layout/splitview.h"
#include "widgets/controls/tables/tables.h"
#include "widgets/discussion/difftext.h"
#include "widgets/shell/commands/pagecommands.h"
#include "widgets/shell/page/aside.h"
#include "widgets/shell/page/keptsizes.h"
#include "widgets/shell/page/userprompts.h"
#include "widgets/theme/theme.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QTableView>
#include <QTextBrowser>

namespace yuyi {

namespace {
constexpr int changePauseMs = 400;
constexpr int leastChanges = 64;
constexpr int narrowestTable = 300;
constexpr int lowestTable = 200;
constexpr int imageWidth = 130;
constexpr int sideBySide = 640;
} // namespace

AuditPage::AuditPage(PageContext context, QWidget *parent) : FramedPage(context, parent)
{
    setFocusPolicy(Qt::StrongFocus);
    m_model = new AuditModel(context.project, this);
    addCommands();
    build();
    m_soon.setSingleShot(true);
    m_soon.setInterval(changePauseMs);
    connect(&m_soon, &QTimer::timeout, this, &AuditPage::reload);
    connect(m_filter, &AuditFilterBar::changed, this, &AuditPage::reload);
    connect(m_filter, &AuditFilterBar::left, this, [this] { m_table->setFocus(Qt::OtherFocusReason); });
    connect(m_filter, &AuditFilterBar::notFound, this,
            [this](const QString &sentence) { m_banner->show(Tone::Attention, sentence); });
    // Where one stands when the answer comes, not when it was asked for.
    connect(m_model, &QAbstractItemModel::modelAboutToBeReset, this,
            [this] { m_kept = current() ? current()->event.id : EventId(); });
    connect(m_model, &AuditModel::loaded, this, &AuditPage::showLoaded);
    connect(m_model, &AuditModel::failed, this,
            [this](const Error &error) { m_banner->show(Tone::Bad, error.sentence); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &AuditPage::showLine);
    retranslate();
}

const AuditLine *AuditPage::current() const
{
    const int row = m_table ? m_table->currentIndex().row() : -1;
    return row >= 0 && row < m_model->rowCount() ? &m_model->at(row) : nullptr;
}

void AuditPage::addCommands()
{
    const PageCommands add(m_context.commands, "audit");
    add(
        "next", [] { return tr("Next Event"); }, [this] { step(1); });
    add(
        "previous", [] { return tr("Previous Event"); }, [this] { step(-1); });
    add(
        "undo", [] { return tr("Undo This Step"); }, [this] { undo(); }, [this] { return m_offer.possible; });
    add(
        "image", [] { return tr("Show the Image"); },
        [this] {
            Location location;
            location.page = PageId::Collect;
            location.image = current()->event.image;
            Q_EMIT goTo(location);
        },
        [this] { return current() && !current()->event.image.isNull(); });
    add(
        "only", [] { return tr("Filter by This Image"); },
        [this] {
            m_filter->showImage(current()->event.image, current()->imageName);
            reload();
        },
        [this] { return current() && !current()->event.image.isNull(); });
    add(
        "filter", [] { return tr("Filter"); }, [this] { m_filter->focusFirst(); });
    add(
        "find", [] { return tr("Find an Image"); }, [this] { m_filter->focusImage(); });
    add(
        "csv", [] { return tr("Export as CSV…"); }, [this] { exportAs(AuditFormat::Csv); });
    add(
        "jsonl", [] { return tr("Export as JSON Lines…"); }, [this] { exportAs(AuditFormat::JsonLines); });
}

void AuditPage::build()
{
    CommandRegistry &commands = m_context.commands;
    m_header->addAction(commands.action(QStringLiteral("audit.jsonl")));
    m_header->addAction(commands.action(QStringLiteral("audit.csv")));
    m_filter = new AuditFilterBar(m_context, this);

    auto *split = m_split = new SplitView(Qt::Horizontal, this);
    m_table = new QTableView(split);
    m_table->setObjectName(QStringLiteral("events"));
    prepareTable(m_table);
    m_table->setModel(m_model);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    QHeaderView *head = m_table->horizontalHeader();
    head->setSectionResizeMode(QHeaderView::Interactive);
    head->setSectionResizeMode(AuditModel::What, QHeaderView::Stretch);
    head->setMinimumSectionSize(Theme::of(this).px(88)); // what happened is never squeezed away
    m_table->setColumnWidth(AuditModel::When, Theme::of(this).px(150));
    m_table->setColumnWidth(AuditModel::Who, Theme::of(this).px(140));
    m_table->setColumnWidth(AuditModel::Image, Theme::of(this).px(imageWidth));
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

    auto *detail = new QWidget(split);
    makePanel(detail);
    m_what = wrappedLabel(detail, TextRole::Section);
    m_facts = wrappedLabel(detail, TextRole::Soft);
    m_facts->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_changes = new QTextBrowser(detail);
    m_changes->setOpenLinks(false);
    m_offerText = wrappedLabel(detail, TextRole::Soft);
    for (QLabel *label : {m_what, m_facts, m_offerText})
        keepWhole(label);
    m_changes->setMinimumHeight(Theme::of(this).px(leastChanges));
    auto *buttons = new FlowBox(spacing::small, spacing::tiny, detail);
    for (const char *id : {"audit.undo", "audit.only", "audit.image"}) {
        const auto kind = qstrcmp(id, "audit.undo") == 0 ? ActionButton::Kind::Plain : ActionButton::Kind::Flat;
        buttons->add(new ActionButton(commands.action(QLatin1String(id)), kind, buttons));
    }
    auto *column = columnIn(detail, spacing::medium);
    column->addWidget(m_what);
    column->addWidget(m_facts);
    column->addWidget(m_changes, 1);
    column->addWidget(m_offerText);
    column->addWidget(buttons);
    m_table->setMinimumWidth(Theme::of(this).px(narrowestTable));
    split->addPart(m_table, 3);
    split->addPart(detail, 2);
    keepSizes(split, m_context.settings, QStringLiteral("audit"), {600, 400});

    layOut(split, {m_filter});
    m_empty->setIcon(QStringLiteral("clock"));
}

void AuditPage::enter()
{
    m_shown = true;
    m_banner->hide();
    m_filter->refresh();
    reload();
    m_table->setFocus();
}

void AuditPage::leave()
{
    m_shown = false;
    m_soon.stop();
}

void AuditPage::show(const Location &location)
{
    if (location.image.isNull())
        return;
    m_context.project.read([image = location.image](Stores &stores) { return ImageService(stores).image(image); })
        .then(this, [this](const Result<yuyi::Image> &image) {
            if (!image)
                return;
            m_filter->showImage(image->id, image->names.value(0));
            reload();
        });
}

void AuditPage::reload()
{
    m_banner->hide();
    const EventFilter filter = m_filter->filter();
    m_model->setFilter(filter);
    const PersonId person = m_context.project.person().id;
    m_context.project.read([filter, person](Stores &stores) { return AuditService(stores, person).count(filter); })
        .then(this, m_latestCount.only([this](const Result<qint64> &count) {
            if (count) {
                m_count = *count;
                showCount();
            }
        }));
}

void AuditPage::showLoaded()
{
    const bool any = m_model->rowCount() > 0;
    m_stack->showWorkIf(any);
    int row = 0;
    for (int i = 0; i < m_model->rowCount(); ++i) {
        if (m_model->at(i).event.id == m_kept)
            row = i;
    }
    if (any)
        m_table->setCurrentIndex(m_model->index(row, 0));
    showLine();
}

void AuditPage::showLine()
{
    m_latestLine.drop();
    m_offer = {};
    m_offerText->clear();
    m_context.commands.refresh();
    const AuditLine *line = current();
    if (!line) {
        m_what->clear();
        m_facts->clear();
        m_changes->clear();
        return;
    }
    m_what->setText(line->what);
    const QString when = line->event.createdAt.toLocalTime().toString(QStringLiteral("yyyy-MM-dd HH:mm:ss"));
    m_facts->setText(line->imageName.isEmpty() ? tr("%1 · %2").arg(line->who, when)
                                               : tr("%1 · %2 · %3").arg(line->who, when, breakable(line->imageName)));
    if (line->withheld) {
        m_changes->setPlainText(tr(
            "The content is hidden for now. Depending on the record type, it appears after you submit your own work on this image, "
            "after the calibration batch is revealed, after the validation round ends, or after the error case is decided."));
    } else {
        const AuditNames known = m_model->names();
        runAside(
            this,
            [known, before = line->event.before, after = line->event.after] {
                return documentDiff(readable(before, known), readable(after, known));
            },
            m_latestLine.still([this](const QList<DiffRun> &runs) {
                if (runs.isEmpty())
                    m_changes->setPlainText(tr("No further details."));
                else
                    m_changes->setHtml(diffHtml(runs, Theme::of(this).tokens()));
            }));
    }
    offerUndo();
}

void AuditPage::offerUndo()
{
    const Event event = current()->event;
    const PersonId person = m_context.project.person().id;
    m_context.project.read([event, person](Stores &stores) { return AuditService(stores, person).mayUndo(event); })
        .then(this, m_latestLine.still([this](const Result<UndoOffer> &offer) {
            m_offer = offer ? *offer : UndoOffer{false, false, offer.error().sentence};
            m_offerText->setText(m_offer.sentence);
            m_context.commands.refresh();
        }));
}

void AuditPage::undo()
{
    const AuditLine *line = current();
    if (!line || !m_offer.possible)
        return;
    const Event event = line->event;
    const auto run = [this, event](const QString &reason) {
        m_offer = {}; // a second key does not do it again
        m_context.commands.refresh();
        const PersonId person = m_context.project.person().id;
        m_context.project
            .write([event, person, reason](Stores &stores) { return AuditService(stores, person).undo(event, reason); })
            .then(this, [this](const Result<> &done) {
                reload();
                if (!done)
                    m_banner->show(Tone::Attention, done.error().sentence);
                else
                    Q_EMIT toast(tr("The step is undone."), false);
            });
    };
    if (!m_offer.needsReason) {
        run({});
        return;
    }
    const QString text = m_offer.sentence.isEmpty() ? tr("%1, by %2").arg(line->what, line->who) : m_offer.sentence;
    auto *dialog = new NoteDialog(tr("Undo This Step"), tr("Why are you undoing this step?"), tr("Undo"), this);
    dialog->setSituation(text);
    connect(dialog, &NoteDialog::noted, this, run);
    dialog->open();
}

void AuditPage::exportAs(AuditFormat format)
{
    const bool csv = format == AuditFormat::Csv;
    m_context.prompts.saveFile(
        this, tr("Export the Audit"), csv ? QStringLiteral("audit.csv") : QStringLiteral("audit.jsonl"),
        csv ? tr("CSV (*.csv)") : tr("JSON Lines (*.jsonl)"), [this, format](const QString &path) {
            AuditExportRequest request;
            request.path = path;
            request.format = format;
            request.filter = m_filter->filter();
            request.by = m_context.project.person().id;
            m_context.jobs.start(JobKind::ExportAudit, request.toJson());
        });
}

void AuditPage::step(int by)
{
    const int row = m_table->currentIndex().row() + by;
    if (row < 0 || row >= m_model->rowCount())
        return;
    m_table->setCurrentIndex(m_model->index(row, 0));
}

void AuditPage::projectChanged(const Changes &)
{
    // New events come on top only while one looks at the top; elsewhere the list would run away.
    if (m_shown && m_table->currentIndex().row() <= 0)
        m_soon.start();
}

void AuditPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    // With large type the details are below and name the image, so that what happened can be read in the list.
    const bool below = width() < Theme::of(this).px(sideBySide);
    m_split->setOrientation(below ? Qt::Vertical : Qt::Horizontal);
    m_table->setMinimumHeight(below ? Theme::of(this).px(lowestTable) : 0);
    m_table->setColumnHidden(AuditModel::Image, below);
}

void AuditPage::keyPressEvent(QKeyEvent *event)
{
    // Out of the filter, back to where single keys act.
    const bool leaves = event->key() == Qt::Key_Escape || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (leaves && !m_table->hasFocus()) {
        m_table->setFocus(Qt::OtherFocusReason);
        return;
    }
    Page::keyPressEvent(event);
}

void AuditPage::changeEvent(QEvent *event)
{
    FramedPage::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && m_shown)
        m_model->retranslate();
}

void AuditPage::showCount()
{
    m_header->setSubtitle(tr("%n event(s)", nullptr, static_cast<int>(qMin<qint64>(m_count, std::numeric_limits<int>::max()))));
}

void AuditPage::retranslate()
{
    m_header->setTitle(tr("Audit"));
    if (m_count >= 0)
        showCount();
    m_table->setAccessibleName(tr("Events, newest first"));
    m_empty->setSentence(tr("No events match the filter."));
    m_empty->setHint(tr("Leads see all actions in this project; other people see only their own. Widen the filter to see more."));
}

} // namespace yuyi
