// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chains/chainspage.h"

#include "models/domain/preset/preset.h"
#include "models/items/pictureloader.h"
#include "models/services/session/projectaccess.h"
#include "widgets/chains/chaindetail.h"
#include "widgets/chains/chainscontroller.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/layout/splitview.h"
#include "widgets/image/imageviewer.h"
#include "widgets/shell/commands/pagecommands.h"
#include "widgets/shell/page/keptsizes.h"
#include "widgets/shell/page/userprompts.h"
#include "widgets/theme/theme.h"

#include <QListWidget>
#include <QLocale>
#include <QSignalBlocker>

namespace yuyi {

namespace {

const QString allChains = QStringLiteral("all");

QString pathText(const ChainEntry &entry)
{
    QStringList names;
    for (const ChainLevel &level : entry.levels)
        names.append(level.shown.shownName());
    return names.join(QStringLiteral(" › "));
}

} // namespace

ChainsPage::ChainsPage(PageContext context, QWidget *parent)
    : FramedPage(context, parent),
      m_controller(new ChainsController(context.project, this))
{
    setFocusPolicy(Qt::StrongFocus);
    addCommands();
    build();
    retranslate();
    connect(m_controller, &ChainsController::changed, this, [this] {
        showList();
        showEmpty();
    });
    connect(m_controller, &ChainsController::currentChanged, this, [this] {
        showList();
        showChain();
    });
    connect(m_controller, &ChainsController::done, this, [this](const QString &text) { Q_EMIT toast(text, true); });
    connect(m_controller, &ChainsController::failed, this, &ChainsPage::fail);
}

void ChainsPage::addCommands()
{
    const PageCommands add(m_context.commands, "chains");
    const auto shown = [this] { return m_controller->current() != nullptr; };
    const auto check = [this](ChainState state) {
        return [this, state] {
            m_detail->commit();
            m_controller->check(state);
        };
    };
    add(
        "accept", [] { return tr("Accept Chain"); }, check(ChainState::Accepted), shown);
    add(
        "drop", [] { return tr("Drop Chain"); }, check(ChainState::Dropped), shown);
    add(
        "reopen", [] { return tr("Not Checked"); }, check(ChainState::Open), shown);
    add(
        "note", [] { return tr("Write a Note"); }, [this] { m_detail->focusNote(); }, shown);
    add(
        "parent", [] { return tr("Choose Parent"); }, [this] { m_detail->openParents(); },
        [this] { return m_detail && m_detail->hasParents(); });
    add(
        "import", [] { return tr("Import Concepts…"); }, [this] { chooseConcepts(); },
        [this] { return m_context.project.info().preset.chains && m_context.project.person().is(Role::Lead); });
    add(
        "next", [] { return tr("Next Chain"); }, [this] { m_controller->step(1); });
    add(
        "previous", [] { return tr("Previous Chain"); }, [this] { m_controller->step(-1); });
    add(
        "list", [] { return tr("Back to the Chains"); }, [this] { m_list->setFocus(Qt::ShortcutFocusReason); });
    add(
        "view-open", [] { return tr("Chains Not Checked Yet"); }, [this] { m_controller->openView(ChainState::Open); });
    add(
        "view-accepted", [] { return tr("Accepted Chains"); }, [this] { m_controller->openView(ChainState::Accepted); });
    add(
        "view-dropped", [] { return tr("Dropped Chains"); }, [this] { m_controller->openView(ChainState::Dropped); });
    add(
        "view-all", [] { return tr("All Chains"); }, [this] { m_controller->openView(std::nullopt); });
}

void ChainsPage::build()
{
    const auto action = [this](const char *id) { return m_context.commands.action(QLatin1String(id)); };
    m_header->addAction(action("chains.import"));
    m_header->addAction(action("chains.reopen"));
    m_header->addAction(action("chains.drop"));
    m_header->addAction(action("chains.accept"), ActionButton::Kind::Primary);
    auto *split = new SplitView(Qt::Horizontal, this);
    auto *left = new QWidget(split);
    auto *column = panelColumn(left);
    m_views = new ChipRow(ChipRow::Pick::One, left);
    m_views->setFocusPolicy(Qt::NoFocus);
    m_list = new QListWidget(left);
    m_list->setObjectName(QStringLiteral("chains.list"));
    m_list->setFrameShape(QFrame::NoFrame);
    // The lower concepts tell chains apart.
    m_list->setTextElideMode(Qt::ElideLeft);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    column->addWidget(m_views);
    column->addWidget(m_list, 1);
    m_viewer = new ImageViewer(split);
    m_viewer->setObjectName(QStringLiteral("chains.picture"));
    m_viewer->setFocusPolicy(Qt::NoFocus);
    m_detail = new ChainDetail(split);
    split->addPart(left, 3);
    split->addPart(m_viewer, 5);
    split->addPart(m_detail, 4);
    keepSizes(split, m_context.settings, QStringLiteral("chains"), {3000, 5000, 4000});
    layOut(split);
    connect(m_views, &ChipRow::selectionChanged, this, [this] {
        const QString code = m_views->selectedOne();
        m_controller->openView(code == allChains ? std::nullopt : fromCode<ChainState>(code));
    });
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        if (const QListWidgetItem *item = m_list->item(row))
            m_controller->setCurrent(ChainId(item->data(Qt::UserRole).toUuid()));
    });
    connect(m_controller, &ChainsController::refused, this, &ChainsPage::tellFaults);
    connect(m_detail, &ChainDetail::noted, m_controller, &ChainsController::setNote);
    connect(m_detail, &ChainDetail::parentChosen, m_controller, &ChainsController::chooseParent);
    connect(m_detail, &ChainDetail::escaped, this, [this] { m_list->setFocus(Qt::ShortcutFocusReason); });
}

void ChainsPage::enter()
{
    m_controller->load();
    m_list->setFocus(Qt::OtherFocusReason);
}

void ChainsPage::leave()
{
    m_detail->commit();
}

void ChainsPage::show(const Location &location)
{
    if (!location.record.isNull())
        m_controller->setCurrent(ChainId(location.record));
}

Location ChainsPage::here() const
{
    Location location;
    if (const ChainEntry *entry = m_controller->current())
        location.record = entry->chain.id.value();
    return location;
}

void ChainsPage::projectChanged(const Changes &changes)
{
    m_controller->projectChanged(changes);
}

void ChainsPage::showList()
{
    const QSignalBlocker quiet(m_list);
    const QList<ChainEntry> shown = m_controller->listed();
    const ChainEntry *current = m_controller->current();
    m_list->clear();
    for (const ChainEntry &entry : shown) {
        const QString path = pathText(entry);
        // In a view of one state it need not be said of each.
        const QString text = entry.chain.state == m_controller->view() ? path
                           : entry.chain.state == ChainState::Accepted ? tr("%1 (accepted)").arg(path)
                           : entry.chain.state == ChainState::Dropped  ? tr("%1 (dropped)").arg(path)
                                                                       : path;
        auto *item = new QListWidgetItem(text, m_list);
        item->setData(Qt::UserRole, entry.chain.id.value());
        item->setToolTip(entry.chain.note.isEmpty() ? path : QString(path + u'\n' + entry.chain.note));
        if (current && current->chain.id == entry.chain.id)
            m_list->setCurrentItem(item);
    }
    if (m_list->currentItem())
        m_list->scrollToItem(m_list->currentItem());
    const QLocale locale;
    const auto chip = [&](const QString &code, const QString &text) {
        ChipOption option;
        option.code = code;
        option.text = text;
        return option;
    };
    const auto counted = [&](ChainState state) { return locale.toString(m_controller->count(state)); };
    m_views->setOptions({chip(codeOf(ChainState::Open), tr("Not checked: %1").arg(counted(ChainState::Open))),
                         chip(codeOf(ChainState::Accepted), tr("Accepted: %1").arg(counted(ChainState::Accepted))),
                         chip(codeOf(ChainState::Dropped), tr("Dropped: %1").arg(counted(ChainState::Dropped))),
                         chip(allChains, tr("All: %1").arg(locale.toString(m_controller->all().size())))});
    m_views->hideKeys();
    m_views->setSelectedOne(m_controller->view() ? codeOf(*m_controller->view()) : allChains);
    m_header->setStateText(m_controller->withheld() > 0
                               ? tr("%n chain(s) are hidden: you may still answer questions about their images.", nullptr,
                                    m_controller->withheld())
                               : QString());
}

void ChainsPage::showChain()
{
    const ChainEntry *entry = m_controller->current();
    m_detail->show(entry, m_context.project.person().is(Role::Lead));
    m_header->setSubtitle(entry ? pathText(*entry) : QString());
    showPicture();
    m_context.commands.refresh();
}

void ChainsPage::showPicture()
{
    const ChainEntry *entry = m_controller->current();
    m_viewer->setEmptyText(entry                                      ? tr("The last concept has no image.")
                           : m_controller->view() == ChainState::Open ? tr("No chain is waiting to be checked.")
                                                                      : tr("No chain is selected."));
    if (!entry || !entry->image) {
        m_shown = {};
        m_viewer->clear();
        return;
    }
    const Image &image = *entry->image;
    if (image.sha256 == m_shown && m_viewer->hasImage())
        return;
    m_shown = image.sha256;
    m_viewer->setLoading();
    m_context.pictures.picture(image).then(this, [this, sha = image.sha256](const Result<QImage> &picture) {
        if (sha != m_shown)
            return;
        if (picture)
            m_viewer->setImage(*picture);
        else
            m_viewer->setError(picture.error().sentence);
    });
}

void ChainsPage::showEmpty()
{
    const bool none = !m_context.project.info().preset.chains;
    const bool refused = !m_controller->refusal().isEmpty();
    const bool nothing = m_controller->isLoaded() && m_controller->all().isEmpty();
    if (!none && !refused && !nothing) {
        m_stack->showWork();
        return;
    }
    showEmptyState();
    m_empty->setIcon(nothing ? QStringLiteral("collect") : QStringLiteral("check"));
    if (none) {
        m_empty->setSentence(tr("This benchmark has no chains of concepts."));
        m_empty->setHint(tr("A preset can have chains: questions about what is a kind of what."));
    } else if (refused) {
        m_empty->setSentence(tr("Chains cannot be checked here."));
        m_empty->setHint(m_controller->refusal());
    } else {
        m_empty->setSentence(tr("There are no chains of concepts yet."));
        m_empty->setHint(tr("Import concepts from a CSV file with the columns concept, parent, name_zh, name_en and image. Chains with as "
                            "many levels as the preset says are made of them."));
        m_empty->addAction(m_context.commands.action(QStringLiteral("chains.import")));
    }
}

void ChainsPage::chooseConcepts()
{
    m_context.prompts.openFiles(this, tr("Import Concepts"), tr("Tables (*.csv);;All files (*)"), [this](const QStringList &files) {
        if (!files.isEmpty())
            m_controller->importConcepts(files.constFirst());
    });
}

void ChainsPage::tellFaults(const QList<RowFault> &faults)
{
    QStringList lines;
    for (const RowFault &fault : faults)
        lines.append(tr("Row %1: %2", "of a file, what is wrong with it").arg(QString::number(fault.row), fault.reason));
    m_context.prompts.inform(this, tr("Nothing Was Imported"),
                             tr("%n row(s) of the file have faults. Correct them and import the file again.", nullptr,
                                static_cast<int>(faults.size())),
                             lines.join(u'\n'));
}

void ChainsPage::retranslate()
{
    m_header->setTitle(tr("Chains"));
    showPicture();
    m_detail->retranslate();
    showList();
    showEmpty();
    showChain();
}

} // namespace yuyi
