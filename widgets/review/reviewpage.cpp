// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review/reviewpage.h"

#include "models/domain/talk.h"
#include "models/items/pictureloader.h"
#include "models/services/rules/inpackage.h"
#include "models/services/session/projectaccess.h"
#include "models/services/session/settings.h"
#include "widgets/controls/actionbutton.h"
#include "widgets/controls/badge.h"
#include "widgets/controls/banner.h"
#include "widgets/controls/chiprow.h"
#include "widgets/controls/elidedlabel.h"
#include "widgets/controls/emptystate.h"
#include "widgets/controls/flowlayout.h"
#include "widgets/controls/pageheader.h"
#include "widgets/controls/splitview.h"
#include "widgets/discussion/commentthread.h"
#include "widgets/discussion/guidelinepanel.h"
#include "widgets/image/imageviewer.h"
#include "widgets/review/acceptedpanel.h"
#include "widgets/review/casepanel.h"
#include "widgets/review/reasondialog.h"
#include "widgets/review/reviewcontroller.h"
#include "widgets/review/reviewfield.h"
#include "widgets/shell/commands.h"
#include "widgets/shell/nextsteps.h"
#include "widgets/shell/prompts.h"
#include "widgets/theme/theme.h"

#include <QKeyEvent>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace yuyi {

namespace {

constexpr int clockMs = 1000;
constexpr int linesWithTalk = 30;
const QString casesCode = QStringLiteral("cases");
const QString acceptedCode = QStringLiteral("accepted");

} // namespace

ReviewPage::ReviewPage(PageContext context, QWidget *parent)
    : Page(context, parent)
    , m_controller(new ReviewController(context, this))
{
    setFocusPolicy(Qt::StrongFocus);
    addCommands();
    // A key held down is about one field or image, not about those that follow.
    for (const char *id : {"finish", "reopen", "approve", "left", "right", "both", "common"})
        m_context.commands.action(QStringLiteral("review.") + QLatin1String(id))->setAutoRepeat(false);
    build();
    connectAll();
    m_clock.setInterval(clockMs);
    connect(&m_clock, &QTimer::timeout, this, &ReviewPage::showState);
    m_context.project.read([](Stores &stores) { return inPackage(stores); }).then(this, [this](const Result<bool> &packed) {
        m_packed = packed.value_or(false);
        showTalk();
        m_context.commands.refresh();
    });
    retranslate();
    setView(View::Cases);
}

QWidget *ReviewPage::buildPicture()
{
    CommandRegistry &commands = m_context.commands;
    auto *left = new QWidget(this);
    auto *column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing::small);
    m_viewer = new ImageViewer(left);
    m_viewer->setDigitKeys(false);
    m_viewer->setFocusPolicy(Qt::ClickFocus);
    column->addWidget(m_viewer, 1);
    auto *tools = new QWidget(left);
    auto *flow = new FlowLayout(tools, spacing::small, spacing::tiny);
    for (const char *id : {"review.fit", "review.list", "review.balance"})
        flow->addWidget(new ActionButton(commands.action(QLatin1String(id)), ActionButton::Kind::Plain, tools));
    column->addWidget(tools);
    m_facts = new ElidedLabel(left);
    setTextRole(m_facts, TextRole::Soft);
    column->addWidget(m_facts);
    m_talk = new CommentThread(m_context.project, this);
    m_leftSide = new SplitView(Qt::Vertical, this);
    m_leftSide->addPart(left, 3);
    m_leftSide->addPart(m_talk, 1);
    return m_leftSide;
}

void ReviewPage::build()
{
    CommandRegistry &commands = m_context.commands;
    m_header = new PageHeader(this);
    m_views = new ChipRow(ChipRow::Pick::One, this);
    m_views->setFocusPolicy(Qt::NoFocus);
    m_header->addBesideTitle(m_views);
    m_state = new Badge(this);
    m_header->addState(m_state);
    m_unsure = new Badge(this);
    m_unsure->setObjectName(QStringLiteral("reviewUnsure"));
    m_unsure->hide();
    m_header->addState(m_unsure);
    m_header->addAction(commands.action(QStringLiteral("review.reopen")));
    m_header->addAction(commands.action(QStringLiteral("review.back")));
    m_finish = m_header->addAction(commands.action(QStringLiteral("review.finish")), ActionButton::Kind::Primary);
    m_approve = m_header->addAction(commands.action(QStringLiteral("review.approve")), ActionButton::Kind::Primary);

    m_panel = new CasePanel(this);
    m_accepted = new AcceptedPanel(m_context, this);
    m_right = new QStackedWidget(this);
    m_right->addWidget(m_panel);
    m_right->addWidget(m_accepted);
    m_split = new SplitView(Qt::Horizontal, this);
    m_split->addPart(buildPicture(), 4);
    m_split->addPart(m_right, 6);
    m_guideline = new GuidelinePanel(m_context.project, this);
    m_guideline->hide();
    m_split->addPart(m_guideline, 4);
    connect(m_guideline, &GuidelinePanel::closeRequested, m_guideline, &QWidget::hide);
    connect(m_guideline, &GuidelinePanel::linkActivated, this,
            [this](const QString &url) { m_context.prompts.openExternally(url); });
    m_empty = new EmptyState(this);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_split);
    m_stack->addWidget(m_empty);
    // Its own ground: a stack raises whatever it shows above a banner.
    auto *ground = new QWidget(this);
    auto *all = new QVBoxLayout(ground);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_stack);
    m_banner = new Banner(ground);
    m_banner->hide();

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(spacing::medium, spacing::medium, spacing::medium, spacing::medium);
    column->setSpacing(spacing::medium);
    column->addWidget(m_header);
    column->addWidget(ground, 1);
    for (const auto &[split, name] : {std::pair{m_split, QStringLiteral("review")},
                                      std::pair{m_leftSide, QStringLiteral("review-talk")}}) {
        if (const QByteArray state = m_context.settings.splitter(name); !state.isEmpty())
            split->restoreState(state);
        connect(split, &QSplitter::splitterMoved, this, [this, splitter = split, key = name] {
            m_context.settings.setSplitter(key, splitter->saveState());
        });
    }
}

void ReviewPage::connectAll()
{
    const auto showError = [this](const Error &error) {
        if (error.code == ErrorCode::Conflict)
            m_banner->show(Tone::Attention, error.sentence, tr("Reload"));
        else
            m_banner->show(Tone::Bad, error.sentence);
    };
    connect(m_controller, &ReviewController::loading, this, [this] { m_banner->hide(); });
    connect(m_controller, &ReviewController::loaded, this, &ReviewPage::loaded);
    connect(m_controller, &ReviewController::nothingLeft, this, &ReviewPage::showFinished);
    connect(m_controller, &ReviewController::fieldChanged, m_panel, &CasePanel::take);
    connect(m_controller, &ReviewController::fieldChanged, this, &ReviewPage::showSubtitle);
    connect(m_controller, &ReviewController::saveStateChanged, this, &ReviewPage::showState);
    connect(m_controller, &ReviewController::countChanged, this, &ReviewPage::showSubtitle);
    connect(m_controller, &ReviewController::failed, this, showError);
    connect(m_controller, &ReviewController::finished, this,
            [this](const QString &name) { Q_EMIT toast(tr("“%1” is adjudicated.").arg(name), true); });
    connect(m_controller, &ReviewController::sentBack, this,
            [this](const QString &name) { Q_EMIT toast(tr("“%1” was returned to both annotators.").arg(name), false); });
    connect(m_banner, &Banner::actionTriggered, this, [this] {
        m_banner->hide();
        m_controller->openNext();
    });
    connect(m_panel, &CasePanel::settled, m_controller, &ReviewController::settle);
    connect(m_panel, &CasePanel::typed, m_controller, &ReviewController::type);
    connect(m_panel, &CasePanel::escaped, this, &ReviewPage::takeFocus);
    connect(m_panel, &CasePanel::currentChanged, this, [this] { m_context.commands.refresh(); });
    connect(m_views, &ChipRow::selectionChanged, this,
            [this] { setView(m_views->selectedOne() == acceptedCode ? View::Accepted : View::Cases); });
    connect(m_accepted, &AcceptedPanel::failed, this, showError);
    connect(m_accepted, &AcceptedPanel::shown, this, [this] {
        if (!isCases())
            showPicture(m_accepted->image());
        m_context.commands.refresh();
        showSubtitle();
    });
    connect(m_accepted, &AcceptedPanel::approved, this,
            [this](const QString &name) { Q_EMIT toast(tr("“%1” is approved.").arg(name), true); });
    connect(m_accepted, &AcceptedPanel::returned, this,
            [this](const QString &name) { Q_EMIT toast(tr("“%1” was returned to its authors.").arg(name), false); });
    connect(&m_context.project, &ProjectAccess::personChanged, this, [this] {
        m_controller->forget();
        m_panel->clear();
        retranslate();
        if (isVisible())
            m_controller->resume();
    });
}

void ReviewPage::enter()
{
    m_entered = true;
    m_clock.start();
    retranslate();
    if (isCases())
        m_controller->resume();
    else
        m_accepted->enter();
    setFocus();
}

void ReviewPage::leave()
{
    m_panel->commit();
    m_controller->flush();
    m_talk->flush();
    m_clock.stop();
    m_entered = false;
    Q_EMIT status({});
}

void ReviewPage::handOver()
{
    m_panel->commit();
    m_controller->handOver();
}

std::optional<UnsavedWork> ReviewPage::unsaved() const
{
    if (!m_controller->isUnsaved())
        return std::nullopt;
    return UnsavedWork{tr("Your last decision on this image is not saved."), m_controller->whyUnsaved()};
}

Location ReviewPage::here() const
{
    Location location;
    if (isCases())
        location.image = m_controller->image().id;
    else
        location.field = acceptedCode;
    return location;
}

void ReviewPage::show(const Location &location)
{
    if (location.field == acceptedCode) {
        setView(View::Accepted);
        m_accepted->showImage(location.image);
    } else if (!location.image.isNull()) {
        setView(View::Cases);
        m_controller->openImage(location.image, location.field);
    }
}

void ReviewPage::projectChanged(const Changes &changes)
{
    m_guideline->projectChanged(changes);
    m_talk->projectChanged(changes);
    if (isCases())
        m_controller->projectChanged(changes);
    else
        m_accepted->projectChanged(changes);
}

void ReviewPage::setView(View view)
{
    const bool changed = view != m_view;
    if (changed && m_view == View::Cases) {
        m_panel->commit();
        m_controller->flush();
    }
    m_view = view;
    m_views->setSelectedOne(isCases() ? casesCode : acceptedCode);
    m_right->setCurrentWidget(isCases() ? static_cast<QWidget *>(m_panel) : m_accepted);
    m_finish->setVisible(isCases());
    m_approve->setVisible(!isCases());
    showTalk();
    m_context.commands.refresh();
    if (!changed || !m_entered)
        return;
    m_banner->hide();
    m_stack->setCurrentWidget(m_split);
    if (isCases()) {
        m_controller->resume();
    } else {
        showPicture({});
        m_accepted->enter();
    }
    showState();
    takeFocus();
}

void ReviewPage::loaded(const QString &field)
{
    if (!isCases())
        return;
    m_stack->setCurrentWidget(m_split);
    m_panel->setCase(m_controller->view(), m_context.project.info().preset);
    if (ReviewField *wanted = m_panel->field(field))
        m_panel->goTo(wanted);
    showPicture(m_controller->image());
    m_context.commands.refresh();
    showSubtitle();
    showState();
    if (m_entered)
        takeFocus();
}

void ReviewPage::showPicture(const Image &image)
{
    const QString hex = image.sha256.hex();
    if (image.id.isNull()) {
        m_pending.clear();
        m_viewer->clear();
        m_facts->clear();
        m_talk->clear();
        return;
    }
    // In a work package files have no names.
    m_facts->setText(image.names.isEmpty()
                         ? tr("%1 × %2").arg(image.size.width()).arg(image.size.height())
                         : tr("%1 · %2 × %3").arg(image.names.constFirst()).arg(image.size.width()).arg(image.size.height()));
    TalkPlace place;
    place.subject = TalkSubject::Image;
    place.id = image.id.value();
    place.image = image.id;
    if (m_talk->place() != std::optional<TalkPlace>(place))
        m_talk->setPlace(place);
    if (m_pending == hex && m_viewer->hasImage())
        return;
    m_pending = hex;
    m_viewer->setLoading();
    m_context.pictures.picture(image).then(this, [this, hex](const Result<QImage> &picture) {
        if (hex != m_pending)
            return;
        if (picture)
            m_viewer->setImage(*picture);
        else
            m_viewer->setError(picture.error().sentence);
    });
}

void ReviewPage::showFinished()
{
    if (!isCases())
        return;
    m_panel->clear();
    showPicture({});
    m_stack->setCurrentWidget(m_empty);
    m_empty->clearButtons();
    const WorkRules &rules = m_context.project.info().rules;
    if (rules.annotatorsPerImage < 2) {
        m_empty->setIcon(QStringLiteral("annotate"));
        m_empty->setSentence(tr("In this project one person annotates each image."));
        m_empty->setHint(tr("Differences occur only with two annotators per image. A lead sets the number on the People page."));
    } else {
        m_empty->setIcon(QStringLiteral("check"));
        m_empty->setSentence(tr("No images are waiting for adjudication."));
        m_empty->setHint(tr("Images appear here when both annotators have submitted and disagree. Images that you annotated "
                            "are adjudicated by somebody else."));
    }
    m_context.next.offer(m_empty, QStringLiteral("review"));
    m_state->hide();
    m_unsure->hide();
    m_context.commands.refresh();
    showSubtitle();
    Q_EMIT status({});
}

void ReviewPage::showState()
{
    // It takes the room of others and is of use in a settled image alone.
    m_context.commands.action(QStringLiteral("review.reopen"))->setVisible(isCases() && m_controller->isSettled());
    if (!m_entered)
        return;
    if (!isCases() || !m_controller->hasCase()) {
        m_state->hide();
        m_unsure->hide();
        Q_EMIT status({});
        return;
    }
    if (const int unsure = m_controller->view().unsure; unsure > 0) {
        m_unsure->show(tr("Unsure"), Tone::Attention);
        m_unsure->setToolTip(tr("%n annotator(s) marked this image as unsure.", nullptr, unsure));
    } else {
        m_unsure->hide();
    }
    if (m_controller->isSettled())
        m_state->show(tr("Resolved"), Tone::Good);
    else if (m_controller->view().round > 1)
        m_state->show(tr("Compared again, round %1").arg(m_controller->view().round), Tone::Info);
    else
        m_state->hide();
    if (m_controller->isSettled() || m_controller->view().round > 1)
        m_state->show();
    using State = ReviewController::SaveState;
    switch (m_controller->saveState()) {
    case State::Clean: Q_EMIT status({}); break;
    case State::Typing:
    case State::Saving: Q_EMIT status(tr("Saving…")); break;
    case State::Failed: Q_EMIT status(tr("Not saved")); break;
    case State::Saved: {
        const qint64 seconds = m_controller->savedAt().secsTo(QDateTime::currentDateTime());
        Q_EMIT status(seconds < 60 ? tr("Saved · %n s ago", nullptr, static_cast<int>(seconds)) : tr("Saved"));
        break;
    }
    }
}

void ReviewPage::showSubtitle()
{
    if (!isCases()) {
        m_header->setSubtitle(m_accepted->hasItem() ? m_accepted->image().names.value(0) : QString());
        return;
    }
    QStringList parts{tr("%n to adjudicate", nullptr, static_cast<int>(m_controller->openCases()))};
    if (m_controller->hasCase()) {
        const int open = m_controller->view().openFields();
        parts.append(open > 0 ? tr("%n undecided field(s) in this image", nullptr, open) : tr("all fields are decided"));
    }
    m_header->setSubtitle(parts.join(QStringLiteral(" · ")));
}

void ReviewPage::finish()
{
    m_panel->commit();
    m_controller->flush();
    if (m_controller->saveState() != ReviewController::SaveState::Saving && m_controller->view().openFields() > 0) {
        m_banner->show(Tone::Attention,
                       tr("%n field(s) are still undecided.", nullptr, m_controller->view().openFields()));
        m_panel->goToOpen();
        takeFocus();
        return;
    }
    m_banner->hide();   // what it asked for is done
    m_controller->finish();
}

void ReviewPage::askReason()
{
    if (isCases()) {
        m_panel->commit();
        auto *dialog = new ReasonDialog(
            tr("Return"), tr("What should both annotators check? Your name is not shown to them."), this);
        connect(dialog, &ReasonDialog::confirmed, m_controller, &ReviewController::sendBack);
        dialog->open();
        return;
    }
    auto *dialog = new ReasonDialog(tr("Return"), tr("What is wrong with the annotation? The authors will read this."), this);
    connect(dialog, &ReasonDialog::confirmed, m_accepted, &AcceptedPanel::sendBack);
    dialog->open();
}

void ReviewPage::takeFocus()
{
    setFocus(Qt::OtherFocusReason);
    m_context.commands.refresh();
}

void ReviewPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    showTalk();
}

void ReviewPage::showTalk()
{
    // With large letters in a low window the picture needs the room; a comment that is wanted comes back.
    m_talk->setVisible(!m_packed && (m_talkWanted || height() > linesWithTalk * fontMetrics().height()));
}

bool ReviewPage::event(QEvent *event)
{
    // Qt would move the focus with Tab before keyPressEvent sees it; here it walks through the fields.
    if (event->type() == QEvent::KeyPress && isCases() && m_controller->hasCase() && hasFocus()) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Tab || key->key() == Qt::Key_Backtab) {
            m_panel->step(key->key() == Qt::Key_Tab ? 1 : -1);
            return true;
        }
    }
    return Page::event(event);
}

void ReviewPage::keyPressEvent(QKeyEvent *event)
{
    if (isCases() && m_controller->hasCase() && m_panel->handleKey(*event))
        return;
    Page::keyPressEvent(event);
}

void ReviewPage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        if (m_entered && isCases() && m_controller->hasCase())
            showState();
        else if (m_entered && isCases())
            showFinished();
    }
}

void ReviewPage::retranslate()
{
    m_header->setTitle(tr("Review"));
    m_views->setOptions({{casesCode, tr("Adjudicate"), QStringLiteral("Alt 1"), {}},
                         {acceptedCode, tr("Check accepted"), QStringLiteral("Alt 2"), {}}});
    m_views->setSelectedOne(isCases() ? casesCode : acceptedCode);
    m_views->setVisible(m_context.project.person().is(Role::Lead));
    if (!m_context.project.person().is(Role::Lead) && !isCases())
        setView(View::Cases);
    showSubtitle();
}

} // namespace yuyi
