// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/discussion/commentthread.h"

#include "models/domain/moments.h"
#include "models/services/annotation/keptactions.h"
#include "models/services/session/projectaccess.h"
#include "models/services/session/serverwatch.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/fields/autosave.h"
#include "widgets/controls/keys.h"
#include "widgets/controls/labels/badge.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/discussion/mentionfield.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QLabel>
#include <QLocale>
#include <QPointer>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <utility>

namespace yuyi {

CommentThread::CommentThread(ProjectAccess &project, QWidget *parent)
    : QWidget(parent), m_project(project), m_notes(project, QStringLiteral("comment"), nullptr),
      m_heading(plainLabel(this)), m_state(new Badge(this)),
      m_settle(new ActionButton({}, {}, ActionButton::Kind::Flat, this)),
      m_scroll(new QScrollArea(this)), m_note(plainLabel(this)), m_field(new MentionField(this)),
      m_send(new ActionButton({}, {}, ActionButton::Kind::Plain, this))
{
    setObjectName(QStringLiteral("commentThread"));
    setTextRole(m_heading, TextRole::Section);
    setTextRole(m_note, TextRole::Soft);
    m_note->setWordWrap(true);
    m_field->setLines(2, 6);
    auto *inner = new QWidget(m_scroll);
    m_rows = new QVBoxLayout(inner);
    m_rows->setContentsMargins(0, 0, spacing::small, 0);
    m_rows->setSpacing(spacing::medium);
    m_rows->addStretch(1);
    m_scroll->setWidget(inner);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);

    auto *head = rowIn();
    head->addWidget(m_heading);
    head->addWidget(m_state);
    head->addStretch(1);
    head->addWidget(m_settle);
    auto *foot = new QHBoxLayout;
    foot->addStretch(1);
    foot->addWidget(m_send);
    auto *column = columnIn(this);
    column->addLayout(head);
    column->addWidget(m_note);
    column->addWidget(m_scroll, 1);
    column->addWidget(m_field);
    column->addLayout(foot);

    m_autosave.setSingleShot(true);
    m_autosave.setInterval(autosaveMs);
    connect(&m_autosave, &QTimer::timeout, this, &CommentThread::flush);
    connect(m_field, &QPlainTextEdit::textChanged, this, [this] {
        m_send->setEnabled(m_target && !m_sending && !m_field->text().trimmed().isEmpty());
        if (m_target && !m_filling && m_field->hasFocus())
            noteTyping();
    });
    // The page may have this key for something else: it is this button's only while a comment is written.
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget *, const QWidget *now) {
        m_send->setKey(now == m_field ? keyText(QKeySequence(Qt::CTRL | Qt::Key_Return)) : QString());
    });
    addCarriers(project.outbox());
    connect(&project.outbox(), &ActionOutbox::waitingChanged, this, &CommentThread::handedOver);
    connect(&project.server(), &ServerWatch::returned, this, &CommentThread::flush);
    connect(m_field, &MentionField::sendRequested, this, &CommentThread::send);
    connect(m_field, &TextField::committed, this, &CommentThread::flush);
    connect(m_field, &TextField::escaped, this, [this] {
        // Back to where single keys act: the page, or what stands for it.
        QWidget *widget = parentWidget();
        while (widget && widget->focusPolicy() != Qt::StrongFocus)
            widget = widget->parentWidget();
        if (widget)
            widget->setFocus(Qt::OtherFocusReason);
        else
            m_field->clearFocus();
    });
    connect(m_send, &QAbstractButton::clicked, this, &CommentThread::send);
    connect(m_settle, &QAbstractButton::clicked, this, &CommentThread::toggleResolved);
    connect(&m_project, &ProjectAccess::personChanged, this, [this] {
        fill({});
        m_dirty = false; // it was the other person's, and was written when the field was left
        m_autosave.stop();
        if (m_target)
            load(true);
    });
    retranslate();
    clear();
}

CommentThread::~CommentThread()
{
    flush();
}

void CommentThread::setTitle(const QString &title)
{
    m_title = title;
    retranslate();
}

void CommentThread::setTarget(const CommentTarget &target)
{
    if (m_target == target)
        return;
    flush();
    m_target = target;
    m_thread = {};
    const QString kept = m_notes.text(target.key()); // newer than the draft that the project has
    fill(kept);
    m_field->setEnabled(true);
    m_field->setReadOnly(false);
    if (!kept.isEmpty())
        noteTyping();
    m_draftWanted = false;
    load(kept.isEmpty());
}

void CommentThread::fill(const QString &text)
{
    const QScopedValueRollback<bool> filling(m_filling, true);
    m_field->setText(text);
}

void CommentThread::noteTyping()
{
    m_dirty = true;
    m_autosave.start();
    m_notes.typed(m_target->key(), tr("A comment"), m_field->text());
}

void CommentThread::clear()
{
    flush();
    m_latest.drop();
    m_target.reset();
    m_thread = {};
    fill({});
    m_field->setEnabled(false);
    showThread();
}

void CommentThread::load(bool withDraft)
{
    const Latest::Question question = m_latest.ask();
    m_draftWanted = m_draftWanted || withDraft;
    QList<Person> others = m_project.people();
    others.removeIf([this](const Person &person) { return person.id == m_project.person().id; });
    m_field->setPeople(others);
    const CommentTarget target = *m_target;
    const PersonId person = m_project.person().id;
    const auto work = [target, person](Stores &stores) { return CommentService(stores, person).thread(target); };
    // A draft is asked for behind the writes that are still queued: one of them may be the draft.
    (m_draftWanted ? m_project.write(work) : m_project.read(work))
        .then(this, question.only([this, person](const Result<TalkThread> &thread) {
            if (!thread) {
                // What was read before stays, and so does the cursor. Until the draft is known nothing may take its place.
                m_field->setEnabled(thread.error().code != ErrorCode::Refused);
                m_field->setReadOnly(m_draftWanted);
                showThread();
                m_note->setText(thread.error().sentence);
                m_note->show();
                return;
            }
            m_thread = *thread;
            m_field->setEnabled(true);
            m_field->setReadOnly(false);
            if (std::exchange(m_draftWanted, false) && !thread->draft.isEmpty() && m_field->text() != thread->draft) {
                // Whoever typed before the draft was there goes on behind it.
                const QString typed = m_field->text();
                fill(typed.isEmpty() ? thread->draft : thread->draft + u'\n' + typed);
                m_field->moveCursor(QTextCursor::End);
                if (!typed.isEmpty())
                    noteTyping();
            }
            showThread();
            QList<CommentId> named;
            for (const Comment &comment : m_thread.comments) {
                if (comment.mentions.contains(person))
                    named.append(comment.id);
            }
            if (!named.isEmpty() && isVisible()) {
                m_project
                    .write([person, named](Stores &stores) { return CommentService(stores, person).markSeen(named); })
                    .then(this, [](const Result<> &) {});
            }
            Q_EMIT threadChanged();
        }));
}

void CommentThread::projectChanged(const Changes &changes)
{
    if (m_target && (changes.touches(Entity::Comment) || changes.touches(Entity::Calibration)))
        load(false);
}

void CommentThread::flush()
{
    m_autosave.stop();
    if (!std::exchange(m_dirty, false) || !m_target)
        return;
    const QString key = m_target->key();
    const QString text = m_field->text();
    const PersonId person = m_project.person().id;
    m_project.write([key, text, person](Stores &stores) { return CommentService(stores, person).saveDraft(key, text); })
        .then(&m_project, [project = &m_project, thread = QPointer<CommentThread>(this), key, text](const Result<> &saved) {
            if (!saved)
                project->report(saved.error());
            if (!saved && thread)
                thread->draftFailed(key);
            else if (thread)
                thread->m_notes.saved(key, text);
        });
}

/// It is saved when the server is back, or with what is typed next.
void CommentThread::draftFailed(const QString &key)
{
    m_dirty = m_dirty || (m_target && m_target->key() == key);
}

void CommentThread::send()
{
    const QString text = m_field->text();
    if (!m_target || m_sending || text.trimmed().isEmpty())
        return;
    m_autosave.stop();
    m_dirty = false;
    m_sending = true;
    m_send->setEnabled(false);
    m_sent = text;
    const CommentTarget target = *m_target;
    m_project.outbox()
        .send(toAction(target, text, tr("A comment")))
        .then(this, [this, target, text](const Result<Carried> &added) { sent(target, text, added); });
    handedOver(); // it may wait behind others
}

void CommentThread::sent(const CommentTarget &target, const QString &text, const Result<Carried> &added)
{
    const bool waited = !m_sending || m_sent != text; // it was out of the field already
    if (!waited)
        m_sending = false;
    if (!added && !waited) {
        m_dirty = true;
        flush();
        fail(added.error());
    } else if (added) {
        m_notes.saved(target.key(), text);
        if (!waited && m_target == target && m_field->text() == text)
            fill({});
    }
    m_send->setEnabled(m_target && !m_sending && !m_field->text().trimmed().isEmpty());
    if (m_target == target)
        load(false);
}

/// What waits for the server is in the outbox: another comment can be written.
void CommentThread::handedOver()
{
    if (!m_sending || m_project.outbox().waiting() == 0 || m_project.outbox().unkept() > 0)
        return;
    m_sending = false;
    if (m_target) {
        m_notes.saved(m_target->key(), m_sent);
        if (m_field->text() == m_sent)
            fill({});
    }
    m_note->setText(tr("Your comment is kept on this computer and sent when the server answers."));
    m_note->show();
}

void CommentThread::toggleResolved()
{
    if (!m_target || m_thread.comments.isEmpty())
        return;
    const CommentTarget target = *m_target;
    const PersonId person = m_project.person().id;
    const bool open = m_thread.isOpen();
    m_project
        .write([target, person, open](Stores &stores) {
            CommentService service(stores, person);
            return open ? service.resolve(target) : service.reopen(target);
        })
        .then(this, [this](const Result<> &done) {
            if (!done)
                fail(done.error());
            if (m_target)
                load(false);
        });
}

void CommentThread::focusField()
{
    m_field->setFocus();
}

void CommentThread::fail(const Error &error)
{
    m_note->setText(error.sentence);
    m_note->show();
    Q_EMIT failed(error);
}

QString CommentThread::nameOf(const PersonId &id) const
{
    for (const Person &person : m_project.people()) {
        if (person.id == id)
            return person.name;
    }
    return tr("Somebody");
}

QString CommentThread::htmlOf(const QString &body) const
{
    const QString colour = Theme::of(this).tokens().onTint.name();
    QString html;
    qsizetype at = 0;
    for (const NamedPerson &named : namedIn(body, m_project.people())) {
        html += body.mid(at, named.start - at).toHtmlEscaped();
        html += QStringLiteral("<span style=\"color:%1;font-weight:600\">%2</span>")
                    .arg(colour, body.mid(named.start, named.length).toHtmlEscaped());
        at = named.start + named.length;
    }
    html += body.mid(at).toHtmlEscaped();
    return html.replace(u'\n', QStringLiteral("<br>"));
}

QWidget *CommentThread::makeRow(const Comment &comment)
{
    auto *row = new QWidget;
    auto *column = columnIn(row, 0, spacing::tiny);
    auto *name = plainLabel(nameOf(comment.createdBy), row);
    QFont bold = name->font();
    bold.setWeight(QFont::DemiBold);
    name->setFont(bold);
    auto *when = plainLabel(momentText(comment.createdAt), row);
    setTextRole(when, TextRole::Small);
    auto *head = rowIn();
    head->addWidget(name);
    head->addWidget(when);
    head->addStretch(1);
    if (comment.state == CommentState::Resolved) {
        auto *settled = new Badge(tr("Resolved"), Tone::Good, row);
        settled->setToolTip(tr("Resolved by %1 on %2")
                                .arg(nameOf(comment.resolvedBy),
                                     momentText(comment.resolvedAt)));
        head->addWidget(settled);
    }
    auto *body = plainLabel(htmlOf(comment.body), row);
    body->setTextFormat(Qt::RichText);
    body->setWordWrap(true);
    body->setTextInteractionFlags(Qt::TextSelectableByMouse);
    body->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    body->setAccessibleName(comment.body);
    column->addLayout(head);
    column->addWidget(body);
    return row;
}

void CommentThread::showThread()
{
    while (m_rows->count() > 1) {
        QLayoutItem *item = m_rows->takeAt(0);
        delete item->widget();
        delete item;
    }
    for (const Comment &comment : m_thread.comments)
        m_rows->insertWidget(m_rows->count() - 1, makeRow(comment));
    const bool any = !m_thread.comments.isEmpty();
    const bool open = m_thread.isOpen();
    m_state->setVisible(any);
    m_state->show(open ? tr("Unresolved") : tr("Resolved"), open ? Tone::Attention : Tone::Good);
    m_state->setVisible(any);
    m_settle->setVisible(any);
    m_settle->setText(open ? tr("Resolve") : tr("Reopen"));
    m_note->setText(m_target ? tr("No comments yet.") : tr("Select something to comment on."));
    m_note->setVisible(!any);
    m_send->setEnabled(m_target && !m_sending && !m_field->text().trimmed().isEmpty());
    QMetaObject::invokeMethod(
        m_scroll, [this] { m_scroll->verticalScrollBar()->setValue(m_scroll->verticalScrollBar()->maximum()); },
        Qt::QueuedConnection);
}

void CommentThread::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        showThread();
    } else if (event->type() == QEvent::StyleChange && m_target) {
        showThread();
    }
}

void CommentThread::retranslate()
{
    m_heading->setText(m_title.isEmpty() ? tr("Comments") : m_title);
    m_send->setText(tr("Send"));
    m_field->setPlaceholderText(tr("Write a comment; type @ to mention somebody"));
    m_field->setAccessibleName(tr("Comment"));
}

} // namespace yuyi
