// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/participate/questionpage.h"

#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/choices/answerfield.h"
#include "widgets/controls/choices/blindoption.h"
#include "widgets/controls/choices/blindoptions.h"
#include "widgets/controls/keys.h"
#include "widgets/controls/labels/badge.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/image/imageviewer.h"
#include "widgets/image/itempictureview.h"
#include "widgets/participate/questionbody.h"
#include "widgets/participate/timebar.h"
#include "widgets/theme/theme.h"

#include <QCoreApplication>
#include <QFocusEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {

constexpr int lookEveryMs = 100;
constexpr double panelShare = 0.36;
constexpr int panelLeast = 400;

bool isEnter(int key)
{
    return key == Qt::Key_Return || key == Qt::Key_Enter;
}

} // namespace

QuestionPage::QuestionPage(StudyClock clock, QWidget *parent) : ArrangedPage(parent), m_watch(std::move(clock))
{
    setFocusPolicy(Qt::StrongFocus);
    auto *row = rowIn(this, spacing::medium, spacing::medium);
    m_pictures = new ItemPictureView(this);
    m_viewer = m_pictures->viewer();
    m_viewer->setDigitKeys(false);
    m_viewer->setFocusPolicy(Qt::NoFocus);
    m_viewer->installEventFilter(this);
    row->addWidget(m_pictures, 1);
    row->addWidget(buildQuestion());
    m_look.setInterval(lookEveryMs);
    connect(&m_look, &QTimer::timeout, this, &QuestionPage::look);
    retranslate();
}

QWidget *QuestionPage::buildQuestion()
{
    m_panel = new QWidget(this);
    auto *column = columnIn(m_panel);
    auto *top = rowIn();
    m_progress = plainLabel(m_panel, TextRole::Soft);
    m_practice = new Badge(m_panel);
    m_practice->setTone(Tone::Info);
    m_stop = new ActionButton({}, QStringLiteral("Esc"), ActionButton::Kind::Flat, m_panel);
    m_stop->setFocusPolicy(Qt::NoFocus);
    connect(m_stop, &QAbstractButton::clicked, this, &QuestionPage::stopWanted);
    top->addWidget(m_progress);
    top->addWidget(m_practice);
    top->addStretch(1);
    top->addWidget(m_stop);
    column->addLayout(top);
    m_done = new TimeBar(m_panel);
    column->addWidget(m_done);
    column->addSpacing(spacing::small);

    buildBody();
    column->addWidget(m_body, 1);

    m_more = plainLabel(m_panel, TextRole::Soft);
    m_more->setAlignment(Qt::AlignCenter);
    m_more->hide();
    column->addWidget(m_more);
    m_time = new TimeBar(m_panel);
    m_left = plainLabel(m_panel, TextRole::Soft);
    m_left->setObjectName(QStringLiteral("secondsLeft"));
    auto *timeLine = rowIn();
    timeLine->addWidget(m_time, 1);
    timeLine->addWidget(m_left);
    column->addLayout(timeLine);
    m_hint = wrappedLabel(m_panel, TextRole::Soft);
    column->addWidget(m_hint);
    auto *bottom = new QHBoxLayout;
    m_back = new ActionButton({}, QStringLiteral("⌫"), ActionButton::Kind::Plain, m_panel);
    m_back->setFocusPolicy(Qt::NoFocus);
    connect(m_back, &QAbstractButton::clicked, this, &QuestionPage::goBack);
    m_next = new ActionButton({}, QStringLiteral("⏎"), ActionButton::Kind::Primary, m_panel);
    m_next->setFocusPolicy(Qt::NoFocus);
    connect(m_next, &QAbstractButton::clicked, this, [this] { confirm(); });
    bottom->addWidget(m_back);
    bottom->addStretch(1);
    bottom->addWidget(m_next);
    column->addLayout(bottom);
    return m_panel;
}

void QuestionPage::buildBody()
{
    m_body = new QuestionBody(m_panel);
    m_field = &m_body->field();
    m_field->installEventFilter(this);
    connect(m_body, &QuestionBody::pictureWanted, m_pictures, &ItemPictureView::showNumber);
    connect(m_body->verticalScrollBar(), &QScrollBar::rangeChanged, this, &QuestionPage::showMore);
    connect(m_body->verticalScrollBar(), &QScrollBar::valueChanged, this, &QuestionPage::showMore);
    connect(&m_body->options(), &BlindOptions::clicked, this, [this](int option) {
        choose(option);
        showChoice();
    });
    connect(&m_body->options(), &BlindOptions::enlargeWanted, m_pictures, &ItemPictureView::enlarge);
    connect(m_field, &AnswerField::changed, this, [this] {
        m_watch.write(m_field->answer().text);
        m_body->ensureWidgetVisible(m_field, 0, 0);
        showChoice();
    });
    connect(m_field, &AnswerField::submitted, this, [this] { confirm(); });
    connect(m_field, &LineField::escaped, this, &QuestionPage::stopWanted);
}

void QuestionPage::ask(const Asked &asked)
{
    leave();
    m_asked = asked;
    m_progress->setText(asked.progress);
    m_practice->setVisible(asked.practice);
    m_done->setShare(asked.share);
    m_time->setVisible(asked.timeLimitSeconds > 0);
    m_time->setShare(0);
    m_left->setVisible(asked.timeLimitSeconds > 0);
    showLeft(0);
    m_back->setVisible(asked.mayGoBack);
    m_body->ask(asked.material);
    retranslate();
    setAccessibleName(asked.progress);
    setAccessibleDescription(m_body->spoken());
    m_panel->layout()->activate();
    shareRoom();
    m_pictures->setPictures(asked.material.pictures, asked.pictures);
    m_body->options().setPictures(m_pictures->ofOptions(asked.material.options.size()));
    if (asked.pictures.size() == 1)
        m_viewer->setAccessibleDescription(tr("The image of the question"));
    m_inView = true;
    m_viewer->update();
    showChoice();
    setFocus();
}

bool QuestionPage::eventFilter(QObject *watched, QEvent *event)
{
    // Where Alt and a bracket give a text, the field would write it.
    if (watched == m_field && event->type() == QEvent::KeyPress) {
        const auto &key = *static_cast<QKeyEvent *>(event);
        if (key.modifiers() == Qt::AltModifier && pictureKey(key))
            return true;
    }
    if (watched == m_viewer && event->type() == QEvent::Paint && m_inView) {
        m_inView = false;
        m_isPainted = true;
        if (m_asked.material.pictures.size() == 1)
            startWatch();
        // Widgets are not changed while one of them paints.
        QMetaObject::invokeMethod(
            this, [this, trial = m_asked.material.trial] {
                if (trial == m_asked.material.trial && std::exchange(m_isPainted, false))
                    viewerPainted();
            },
            Qt::QueuedConnection);
    }
    return QWidget::eventFilter(watched, event);
}

void QuestionPage::viewerPainted()
{
    if (m_asked.material.pictures.size() != 1) {
        // All of them were painted together, or the others are still to come.
        if (m_hidden || !m_body->options().arePainted()) {
            m_inView = true;
            m_panel->update();
            m_viewer->update();
            return;
        }
        startWatch();
    }
    beginMeasuring();
}

void QuestionPage::startWatch()
{
    m_watch.start(m_asked.material.trial);
    m_watch.goOnFrom(m_asked.begun);
    m_watch.chosenBefore(m_asked.before);
}

void QuestionPage::setReady(bool ready)
{
    m_ready = ready;
    m_field->setReadOnly(!ready);
    if (ready && !m_hidden)
        m_look.start();
    else
        m_look.stop();
}

void QuestionPage::focusInEvent(QFocusEvent *event)
{
    ArrangedPage::focusInEvent(event);
    // Only Tab leaves the field; a click on the image does not.
    if (event->reason() == Qt::OtherFocusReason || event->reason() == Qt::MouseFocusReason)
        focusField();
}

void QuestionPage::focusField()
{
    if (hasFocus() && m_field->isVisibleTo(this))
        m_field->setFocus();
}

void QuestionPage::beginMeasuring()
{
    setReady(true);
    m_body->options().setUsable(true);
    m_field->setText(m_watch.chosen().text);
    m_field->end(false);
    focusField();
    showChoice();
    showMore();
    Q_EMIT painted();
}

void QuestionPage::pause()
{
    if (std::exchange(m_hidden, true))
        return;
    m_field->finishComposing(); // while its text still counts
    m_look.stop();
    m_watch.pause();
    setContentVisible(false);
}

void QuestionPage::resume()
{
    if (!std::exchange(m_hidden, false))
        return;
    setContentVisible(true);
    focusField();
    m_watch.resume();
    if (m_ready)
        m_look.start();
}

void QuestionPage::setContentVisible(bool visible)
{
    // Hidden things keep their room, so that nothing stands elsewhere afterwards.
    for (QWidget *part : std::initializer_list<QWidget *>{m_pictures, m_body}) {
        QSizePolicy policy = part->sizePolicy();
        policy.setRetainSizeWhenHidden(true);
        part->setSizePolicy(policy);
        part->setVisible(visible);
    }
}

void QuestionPage::leave()
{
    resume();
    m_watch.stop();
    setReady(false);
    m_inView = m_isPainted = false;
}

void QuestionPage::unlock()
{
    if (!m_watch.isRunning())
        return;
    setReady(true);
    showChoice();
}

void QuestionPage::look()
{
    if (m_hidden)
        return;
    m_watch.tick();
    if (m_asked.timeLimitSeconds <= 0)
        return;
    const qint64 limit = static_cast<qint64>(m_asked.timeLimitSeconds) * 1000;
    m_time->setShare(static_cast<double>(m_watch.elapsed()) / static_cast<double>(limit));
    showLeft(m_watch.elapsed());
    if (m_ready && m_watch.elapsed() >= limit)
        confirm(true);
}

void QuestionPage::showLeft(qint64 elapsedMs)
{
    const qint64 left = std::max<qint64>(0, static_cast<qint64>(m_asked.timeLimitSeconds) * 1000 - elapsedMs);
    const QString text = tr("%n s left", "seconds for a question", static_cast<int>((left + 999) / 1000));
    if (m_left->text() != text)
        m_left->setText(text);
}

void QuestionPage::choose(int option)
{
    if (!m_ready || option >= m_asked.material.options.size())
        return;
    const OptionId id = m_asked.material.options.at(option).id;
    if (m_asked.material.takesSeveral)
        m_watch.toggle(id);
    else
        m_watch.choose(id);
    showChoice();
    m_body->ensureWidgetVisible(m_body->options().at(option), 0, 0);
}

void QuestionPage::showChoice()
{
    OptionSet chosen;
    for (int i = 0; i < m_asked.material.options.size() && m_watch.isRunning(); ++i) {
        if (m_watch.chosen().contains(m_asked.material.options.at(i).id))
            chosen.add(i);
    }
    m_body->options().setChosen(chosen);
    m_next->setEnabled(m_ready && !m_watch.chosen().isEmpty());
}

void QuestionPage::confirm(bool timedOut)
{
    if (!m_ready || m_hidden)
        return;
    m_field->finishComposing();
    const qint64 limit = static_cast<qint64>(m_asked.timeLimitSeconds) * 1000;
    const bool late = timedOut || (limit > 0 && m_watch.elapsed() >= limit);
    if (!late && m_watch.chosen().isEmpty())
        return;
    const StudyAnswer answer = m_watch.answer(late);
    setReady(false);
    m_next->setEnabled(false);
    Q_EMIT answered(answer);
}

void QuestionPage::goBack()
{
    // Not while an answer is on its way.
    if (!m_ready || !m_asked.mayGoBack)
        return;
    m_field->finishComposing();
    Q_EMIT backWanted();
}

bool QuestionPage::pictureKey(const QKeyEvent &event)
{
    const QChar sign = asciiKey(event); // none with Alt, which is pressed as well while an answer is written
    if (sign == u']' || event.key() == Qt::Key_BracketRight)
        m_pictures->step(1);
    else if (sign == u'[' || event.key() == Qt::Key_BracketLeft)
        m_pictures->step(-1);
    else
        return false;
    return true;
}

bool QuestionPage::moveKey(int key)
{
    const bool pictureMoves = !m_viewer->isFit();
    if (pictureMoves && key != Qt::Key_PageUp && key != Qt::Key_PageDown)
        return false;
    QScrollBar *bar = m_body->verticalScrollBar();
    switch (key) {
    case Qt::Key_Up: bar->triggerAction(QAbstractSlider::SliderSingleStepSub); return true;
    case Qt::Key_Down: bar->triggerAction(QAbstractSlider::SliderSingleStepAdd); return true;
    case Qt::Key_PageUp: bar->triggerAction(QAbstractSlider::SliderPageStepSub); return true;
    case Qt::Key_PageDown: bar->triggerAction(QAbstractSlider::SliderPageStepAdd); return true;
    default: return false;
    }
}

void QuestionPage::keyPressEvent(QKeyEvent *event)
{
    if (m_moving)
        return;
    event->accept();
    const bool plain = !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    const int key = event->key();
    if (pictureKey(*event) || !plain || moveKey(key))
        return;
    const QChar sign = asciiKey(*event);
    // Looking closer goes on while a key is held; an answer never does.
    if (sign == u'+' || sign == u'=') {
        m_viewer->zoomIn();
    } else if (sign == u'-') {
        m_viewer->zoomOut();
    } else if (sign == u'0') {
        m_viewer->fit();
    } else if (key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down) {
        // The viewer moves its picture; what it does not use comes back here.
        m_moving = true;
        QCoreApplication::sendEvent(m_viewer, event);
        m_moving = false;
    } else if (event->isAutoRepeat()) {
        return;
    } else if (isEnter(key) || key == Qt::Key_Space) {
        confirm();
    } else if (key == Qt::Key_Escape) {
        if (!m_pictures->putBack())
            Q_EMIT stopWanted();
    } else if (key == Qt::Key_Backspace) {
        goBack();
    } else if (sign >= u'1' && sign <= u'9') {
        choose(sign.unicode() - u'1');
    } else if (sign >= u'A' && sign <= u'Z') {
        const int option = sign.unicode() - u'A';
        if (!event->modifiers().testFlag(Qt::ShiftModifier) || !m_pictures->enlarge(option))
            choose(option);
    }
}

void QuestionPage::showMore()
{
    const QScrollBar *bar = m_body->verticalScrollBar();
    const QString more = m_asked.material.isWritten() ? tr("↓ more below") : tr("↓ more options below");
    m_more->setText(bar->value() < bar->maximum() ? more : QStringLiteral(" "));
}

void QuestionPage::shareRoom()
{
    const auto highOf = [this](QLabel *label) {
        return (label->hasHeightForWidth() ? label->heightForWidth(m_panel->width()) : label->sizeHint().height())
             + spacing::small;
    };
    const int room = m_body->height() + (m_hint->isHidden() ? 0 : highOf(m_hint)) + (m_more->isHidden() ? 0 : highOf(m_more));
    m_body->fitInto(room - highOf(m_hint));
    const int needed = m_body->neededHeight();
    // Options come before words about keys, and where even that is not enough, one line says that there are more. It keeps its
    // place as long as something can be scrolled, so that nothing jumps at the end.
    m_hint->setVisible(needed <= room - highOf(m_hint));
    m_more->setVisible(needed > room);
    showMore();
}

void QuestionPage::arrange()
{
    const int least = Theme::of(this).px(panelLeast);
    const int wanted = std::max(static_cast<int>(width() * panelShare), least);
    m_panel->setFixedWidth(std::min(wanted, width() / 2));
    // Once everything has its size.
    QMetaObject::invokeMethod(this, &QuestionPage::shareRoom, Qt::QueuedConnection);
}

void QuestionPage::retranslate()
{
    m_practice->setText(tr("Practice"));
    m_stop->setText(tr("Pause"));
    m_back->setText(tr("Back"));
    m_next->setText(tr("Next"));
    m_body->retranslate();
    m_hint->setText(m_body->hint());
    m_time->setAccessibleName(tr("Time used"));
    m_done->setAccessibleName(tr("Progress"));
    showMore();
}

} // namespace yuyi
