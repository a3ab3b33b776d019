// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspect/inspectpage.h"

#include "models/items/pictureloader.h"
#include "models/services/curation/decisionservice.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/dialogs/notedialog.h"
#include "widgets/controls/keys.h"
#include "widgets/controls/labels/badge.h"
#include "widgets/controls/labels/elidedlabel.h"
#include "widgets/controls/layout/flowlayout.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/image/imageviewer.h"
#include "widgets/shell/commands/decisionguard.h"
#include "widgets/shell/commands/pagecommands.h"
#include "widgets/shell/page/nextsteps.h"
#include "widgets/theme/theme.h"

#include <QDate>
#include <QEvent>
#include <QLocale>
#include <QProgressBar>

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {

constexpr double enlarged = 1.05;
constexpr int aheadPictures = 3; // decoded while a person looks at the one before

} // namespace

InspectPage::InspectPage(PageContext context, QWidget *parent)
    : FramedPage(context, parent)
{
    setFocusPolicy(Qt::StrongFocus);
    addCommands();
    build();
    retranslate();
}

ImageId InspectPage::current() const
{
    return m_index >= 0 && m_index < m_queue.size() ? m_queue.at(m_index) : ImageId();
}

bool InspectPage::isReady() const
{
    return m_guard->mayDecide();
}

int InspectPage::count(Outcome outcome) const
{
    return static_cast<int>(std::count(m_outcomes.begin(), m_outcomes.end(), outcome));
}

void InspectPage::addCommands()
{
    CommandRegistry &commands = m_context.commands;
    const auto hasImage = [this] { return !current().isNull(); };
    const PageCommands add(commands, "inspect");
    add(
        "keep", [] { return tr("Keep"); }, [this] { decide(Outcome::Keep, {}, tr("Kept")); }, hasImage);
    add(
        "next", [] { return tr("Next Image"); }, [this] { goToIndex(m_index + 1); }, hasImage);
    add(
        "previous", [] { return tr("Previous Image"); }, [this] { goToIndex(m_index - 1); }, [this] { return m_index > 0; });
    add(
        "fit", [] { return tr("Fit"); }, [this] { m_viewer->fit(); }, hasImage);
    add(
        "actual", [] { return tr("Actual Size"); }, [this] { m_viewer->actualSize(); }, hasImage);
    add(
        "larger", [] { return tr("Zoom In"); }, [this] { m_viewer->zoomIn(); }, hasImage);
    add(
        "smaller", [] { return tr("Zoom Out"); }, [this] { m_viewer->zoomOut(); }, hasImage);
    add(
        "rotate", [] { return tr("Rotate View"); }, [this] { m_viewer->rotateView(); }, hasImage);
    const QList<DiscardReason> reasons = m_context.project.info().preset.discardReasons;
    for (const DiscardReason &reason : reasons) {
        const auto text = [title = reason.title] { return tr("Discard: %1").arg(title.text()); };
        Command command = add.made(
            QString(u"discard-" % reason.code), text, [this, reason] { discard(reason); }, hasImage);
        command.shortcuts = {QKeySequence(reason.key)};
        command.once = true;
        commands.add(std::move(command));
    }
}

void InspectPage::build()
{
    CommandRegistry &commands = m_context.commands;
    m_state = new Badge(this);
    m_header->addState(m_state);

    auto *work = new QWidget(this);
    auto *column = columnIn(work);
    m_progress = new QProgressBar(work);
    m_progress->setTextVisible(false);
    m_viewer = new ImageViewer(work);
    m_viewer->setDigitKeys(false);
    m_viewer->setFocusPolicy(Qt::NoFocus);
    m_guard = new DecisionGuard(commands.presses(), m_viewer);
    m_facts = new ElidedLabel(work);
    setTextRole(m_facts, TextRole::Soft);
    connect(m_viewer, &ImageViewer::zoomChanged, this, &InspectPage::showFacts);
    m_facts->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_reasons = new QWidget(work);
    m_reasonFlow = new FlowLayout(m_reasons, spacing::small, spacing::small);
    m_reasonFlow->setEven(true);
    buildReasons();
    column->addWidget(m_progress);
    column->addWidget(m_viewer, 1);
    column->addWidget(m_facts);
    column->addWidget(m_reasons);

    layOut(work);
}

void InspectPage::buildReasons()
{
    const QList<DiscardReason> reasons = m_context.project.info().preset.discardReasons;
    // Beside the reasons: whoever decides with the mouse stays in one place.
    auto *keep = new ActionButton(m_context.commands.action(QStringLiteral("inspect.keep")), ActionButton::Kind::Primary, m_reasons);
    keep->setObjectName(QStringLiteral("keep"));
    keep->setFocusPolicy(Qt::NoFocus);
    m_reasonFlow->addWidget(keep);
    m_reasonTitle = new ElidedLabel(m_reasons);
    setTextRole(m_reasonTitle, TextRole::Soft);
    m_reasonTitle->setVisible(!reasons.isEmpty());
    m_reasonFlow->addWidget(m_reasonTitle);
    for (const DiscardReason &reason : reasons) {
        QAction *action = m_context.commands.action(QStringLiteral("inspect.discard-") % reason.code);
        auto *button = new ActionButton(reason.title.text(), {}, ActionButton::Kind::Plain, m_reasons);
        followKey(action, button, [button](const QString &key) { button->setKey(key); });
        button->setObjectName(reason.code);
        button->setFocusPolicy(Qt::NoFocus);
        button->setToolTip(action->text());
        connect(button, &QAbstractButton::clicked, action, &QAction::trigger);
        m_reasonFlow->addWidget(button);
    }
}

void InspectPage::enter()
{
    load(current());
    setFocus();
}

void InspectPage::leave()
{
    m_latest.drop();
    Q_EMIT status({});
}

Location InspectPage::here() const
{
    Location location;
    location.image = current();
    return location;
}

void InspectPage::show(const Location &location)
{
    if (!location.image.isNull())
        load(location.image);
}

void InspectPage::load(const ImageId &first)
{
    if (m_ownWrites > 0) {
        m_stale = true; // what is being decided would still be open there
        return;
    }
    m_stale = false;
    m_loading = true;
    m_context.project
        .read([person = m_context.project.person().id](Stores &stores) { return inspectionQueue(stores, person); })
        .then(this, m_latest.only([this, first](const Result<InspectionQueue> &loaded) {
            m_loading = false;
            if (!loaded) {
                m_banner->show(Tone::Bad, loaded.error().sentence);
                return;
            }
            const QList<ImageId> &open = loaded->open;
            // Images decided in this visit stay before the open ones, so that one can walk back to them.
            QList<ImageId> queue = m_queue.mid(0, std::max(0, m_index));
            const QSet<ImageId> stillOpen(open.begin(), open.end());
            m_outcomes = loaded->today;
            queue.removeIf([&](const ImageId &id) { return stillOpen.contains(id); });
            const int decided = static_cast<int>(queue.size());
            queue.append(open);
            m_queue = queue;
            m_known.clear();
            int index = first.isNull() ? decided : static_cast<int>(m_queue.indexOf(first));
            if (index < 0 && !first.isNull()) {
                m_queue.insert(decided, first);
                index = decided;
            }
            m_index = -1;
            goToIndex(index);
        }));
}

void InspectPage::goToIndex(int index)
{
    if (index < 0)
        return;
    m_index = std::min(index, static_cast<int>(m_queue.size()));
    if (current().isNull()) {
        showDone();
        return;
    }
    m_stack->showWork();
    if (m_known.contains(current())) {
        showCurrent();
    } else {
        // The picture before is not in view while the keys already mean the next one.
        m_pending.clear();
        m_guard->expectPicture();
        m_viewer->setLoading();
    }
    fetch(m_index);
    m_context.commands.refresh();
}

void InspectPage::fetch(int index)
{
    const QList<ImageId> wanted = m_queue.mid(index, 1 + aheadPictures);
    m_context.project
        .read([wanted](Stores &stores) { return inspectedImages(stores, wanted); })
        .then(this, m_latest.still([this](const Result<QList<InspectedImage>> &list) {
            if (!list) {
                m_banner->show(Tone::Bad, list.error().sentence);
                return;
            }
            for (const InspectedImage &shown : *list) {
                // Its decision may still be on its way to the store.
                const bool inFlight = m_ownWrites > 0 && m_outcomes.contains(shown.image.id);
                if (!inFlight || !m_known.contains(shown.image.id))
                    m_known.insert(shown.image.id, shown);
            }
            if (m_known.contains(current()))
                showCurrent();
            prefetch();
        }));
}

void InspectPage::prefetch()
{
    QList<Image> ahead;
    for (int i = m_index + 1; i < std::min<qsizetype>(m_queue.size(), m_index + 1 + aheadPictures); ++i) {
        if (const auto known = m_known.constFind(m_queue.at(i)); known != m_known.constEnd())
            ahead.append(known->image);
    }
    m_context.pictures.prefetch(ahead);
}

void InspectPage::showCurrent()
{
    const InspectedImage shown = m_known.value(current());
    const Image &image = shown.image;
    m_stack->showWork();
    m_progress->setMaximum(static_cast<int>(m_queue.size()));
    m_progress->setValue(m_index);
    m_header->setSubtitle(tr("%1 of %2 · today: %3 kept, %4 discarded")
                              .arg(QLocale().toString(m_index + 1), QLocale().toString(m_queue.size()),
                                   QLocale().toString(count(Outcome::Keep)), QLocale().toString(count(Outcome::Discard))));
    QStringList facts{image.names.value(0),
                      tr("%1 × %2").arg(image.size.width()).arg(image.size.height()), titleOf(image.format),
                      QLocale().formattedDataSize(image.bytes, 1, QLocale::DataSizeSIFormat)};
    if (shown.ratio >= 0)
        facts.append(tr("text covers %1 %").arg(QString::number(shown.ratio * 100, 'f', 1)));
    if (image.frames > 1)
        facts.append(tr("animated, showing the first of %n frame(s)", nullptr, image.frames));
    if (image.truncated)
        facts.append(tr("the file is truncated"));
    facts.append(image.licence.isEmpty() ? tr("licence unknown") : image.licence);
    m_factText = facts.join(QStringLiteral(" · "));
    m_facts->setToolTip(image.sourceUrl.isEmpty() ? QString() : QStringLiteral("%1\n%2").arg(m_factText, image.sourceUrl));
    showFacts();
    m_state->setVisible(shown.decision.has_value());
    if (shown.decision) {
        if (shown.decision->outcome == Outcome::Keep) {
            m_state->show(tr("Kept"), Tone::Good);
        } else {
            const DiscardReason *reason =
                m_context.project.info().preset.discardReason(shown.decision->reason);
            m_state->show(reason ? reason->title.text() : tr("Discarded"), Tone::Bad);
            m_state->setToolTip(shown.decision->note);
        }
    }
    const QString hex = image.sha256.hex();
    if (m_pending == hex)
        return;
    m_pending = hex;
    m_guard->expectPicture();
    QFuture<Result<QImage>> coming = m_context.pictures.picture(image);
    // A picture made ready ahead follows the one before without a blank between them.
    if (!coming.isFinished())
        m_viewer->setLoading();
    coming.then(this, [this, hex](const Result<QImage> &picture) {
        if (hex != m_pending)
            return;
        if (picture)
            m_viewer->setImage(*picture);
        else
            m_viewer->setError(picture.error().sentence);
        m_guard->pictureIsIn();
    });
}

/// A small picture fills the window: that it is enlarged is said, for it looks worse than it is.
void InspectPage::showFacts()
{
    const double zoom = m_viewer->hasImage() ? m_viewer->zoom() : 1;
    m_facts->setText(zoom > enlarged ? tr("%1 · shown enlarged to %2 %")
                                           .arg(m_factText, QLocale().toString(qRound(zoom * 100)))
                                     : m_factText);
}

void InspectPage::discard(const DiscardReason &reason)
{
    const QString text = tr("Discarded: %1").arg(reason.title.text());
    if (!reason.asksNote) {
        decide(Outcome::Discard, reason.code, text);
        return;
    }
    if (current().isNull() || !isReady())
        return;
    auto *dialog = new NoteDialog(tr("Discard: %1").arg(reason.title.text()), tr("Why is this image discarded?"), tr("Discard"), this);
    connect(dialog, &NoteDialog::noted, this, [this, reason, text, image = current()](const QString &note) {
        if (image == current())
            decide(Outcome::Discard, reason.code, text, note);
    });
    dialog->open();
}

void InspectPage::decide(Outcome outcome, const QString &reason, const QString &text, const QString &note)
{
    const ImageId image = current();
    if (image.isNull() || !m_known.contains(image) || !isReady())
        return;
    Verdict verdict;
    verdict.step = FilterStep::Inspect;
    verdict.outcome = outcome;
    verdict.reason = reason;
    verdict.note = note;
    const PersonId person = m_context.project.person().id;
    const QString name = m_known.value(image).image.names.value(0);
    // What is being read now does not know of it yet.
    m_stale = m_stale || std::exchange(m_loading, false);
    m_latest.drop();
    ++m_ownWrites;
    m_context.project
        .write([image, verdict, person, text](Stores &stores) {
            return DecisionService(stores, person).decide({image}, verdict, text);
        })
        .then(this, [this, image](const Result<> &done) {
            --m_ownWrites;
            if (!done) {
                m_banner->show(Tone::Bad, done.error().sentence);
                m_outcomes.remove(image);
                load(image);
            } else if (m_stale) {
                load(current());
            }
        });
    m_outcomes.insert(image, outcome);
    Decision decision;
    decision.image = image;
    decision.step = verdict.step;
    decision.outcome = outcome;
    decision.reason = reason;
    decision.note = note;
    m_known[image].decision = decision;
    if (outcome == Outcome::Discard)
        Q_EMIT toast(tr("%1 · %2").arg(text, name), true);
    goToIndex(m_index + 1);
}

void InspectPage::projectChanged(const Changes &changes)
{
    if (changes.external && (changes.touches(Entity::Image) || changes.touches(Entity::Decision))) {
        load(current());
        return;
    }
    const bool more = changes.touches(Entity::Image) && current().isNull();
    if (more)
        load({});
}

void InspectPage::showDone()
{
    m_pending.clear();
    m_viewer->clear();
    showEmptyState();
    if (!m_outcomes.isEmpty()) {
        m_empty->setIcon(QStringLiteral("check"));
        m_empty->setSentence(tr("All images have been inspected."));
        m_empty->setHint(tr("Today you kept %1 and discarded %2. The kept images can be annotated now.")
                             .arg(QLocale().toString(count(Outcome::Keep)), QLocale().toString(count(Outcome::Discard))));
    } else {
        m_empty->setIcon(QStringLiteral("inspect"));
        m_empty->setSentence(tr("No images are waiting for inspection."));
        m_empty->setHint(tr("Collect images first; then inspect them here one by one."));
        connect(m_empty->addButton(tr("Go to Collect")), &QAbstractButton::clicked, this, [this] {
            Location location;
            location.page = PageId::Collect;
            Q_EMIT goTo(location);
        });
    }
    m_context.next.offer(m_empty, PageId::Inspect);
    m_header->setSubtitle({});
    m_state->hide();
    m_context.commands.refresh();
}

void InspectPage::retranslate()
{
    m_header->setTitle(tr("Inspect"));
    m_reasonTitle->setText(tr("Discard as:"));
    const QList<DiscardReason> reasons = m_context.project.info().preset.discardReasons;
    for (const DiscardReason &reason : reasons) {
        if (auto *button = m_reasons->findChild<ActionButton *>(reason.code)) {
            button->setText(reason.title.text());
            button->setToolTip(tr("Discard: %1").arg(reason.title.text()));
        }
    }
    if (!current().isNull() && m_known.contains(current()))
        showCurrent();
    else if (m_index >= 0)
        showDone();
}

} // namespace yuyi
