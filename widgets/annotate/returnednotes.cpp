// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/annotate/returnednotes.h"

#include "models/domain/annotation/questionpictures.h"
#include "models/domain/json/jsonfields.h"
#include "models/domain/review/validation.h"
#include "models/services/annotation/ownwork.h"
#include "models/services/review/discussionservice.h"
#include "models/services/review/validationrules.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/dialogs/notedialog.h"
#include "widgets/controls/labels/badge.h"
#include "widgets/controls/labels/optioncounts.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QAction>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QResizeEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace yuyi {

ReturnedNotes::ReturnedNotes(ProjectAccess &project, QAction *object, QWidget *parent)
    : QScrollArea(parent), m_project(project), m_object(object)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::ClickFocus); // the arrows scroll; single keys stay those of the page
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    makePanel(this);
    hide();
}

void ReturnedNotes::showFor(const Annotation &annotation)
{
    const bool same = annotation.id == m_annotation.id;
    m_annotation = annotation;
    const Latest::Question question = m_latest.ask();
    if (annotation.state != AnnotationState::Returned) {
        m_returns.clear();
        hide();
        Q_EMIT filled();
        return;
    }
    if (!same) {
        m_returns.clear();
        m_objected.clear();
        hide();
    }
    m_project.read([id = annotation.id](Stores &stores) { return unansweredReturns(stores, id); })
        .then(this, question.only([this](const Result<QList<WorkReturn>> &returns) {
            if (returns)
                fill(*returns);
            else
                Q_EMIT failed(returns.error().sentence);
        }));
}

void ReturnedNotes::fill(const QList<WorkReturn> &returns)
{
    m_returns = returns;
    auto *panel = new QWidget;
    auto *column = new QVBoxLayout(panel);
    column->setContentsMargins(spacing::medium, spacing::small, spacing::medium, spacing::small);
    column->setSpacing(spacing::medium);
    for (const WorkReturn &entry : returns)
        column->addWidget(makeEntry(entry, panel));
    column->addStretch(1);
    setWidget(panel);
    updateGeometry();
    setVisible(!returns.isEmpty());
    Q_EMIT filled();
}

bool ReturnedNotes::isDefensible(const WorkReturn &entry) const
{
    const QList<Question> &questions = m_annotation.content.questions;
    return entry.origin == ReturnOrigin::Validation && !m_objected.contains(entry.question)
        && std::any_of(questions.begin(), questions.end(),
                       [&](const Question &question) { return question.id == entry.question; });
}

bool ReturnedNotes::canObject() const
{
    return std::any_of(m_returns.begin(), m_returns.end(), [this](const WorkReturn &entry) { return isDefensible(entry); });
}

void ReturnedNotes::objectToNext()
{
    const auto next =
        std::find_if(m_returns.begin(), m_returns.end(), [this](const WorkReturn &entry) { return isDefensible(entry); });
    if (next != m_returns.end())
        object(next->question);
}

QString ReturnedNotes::reasonText(const WorkReturn &entry) const
{
    if (const auto reason = fromCode<ValidationReason>(entry.reason); reason && entry.origin == ReturnOrigin::Validation)
        return titleOf(*reason);
    if (entry.origin == ReturnOrigin::Adjudication && entry.reason == QLatin1String("differs"))
        return tr("The two annotations differ. Please check yours again.");
    if (entry.origin == ReturnOrigin::Review && entry.reason == QLatin1String("second-look"))
        return tr("A problem was found when accepted images were checked.");
    return entry.reason;
}

QSize ReturnedNotes::sizeHint() const
{
    // As high as what is said, so that the picture keeps the rest.
    if (!widget())
        return QScrollArea::sizeHint();
    const int inner = qMax(1, width() - 2 * frameWidth());
    const int high = widget()->hasHeightForWidth() ? widget()->heightForWidth(inner) : widget()->sizeHint().height();
    return {QScrollArea::sizeHint().width(), high + 2 * frameWidth() + 2};
}

void ReturnedNotes::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        updateGeometry();
}

QWidget *ReturnedNotes::makeEntry(const WorkReturn &entry, QWidget *parent)
{
    auto *box = new QWidget(parent);
    auto *column = columnIn(box);
    auto *line = new QHBoxLayout;
    line->addWidget(new Badge(titleOf(entry.origin), Tone::Attention, box));
    const QList<Question> &questions = m_annotation.content.questions;
    const auto found = std::find_if(questions.begin(), questions.end(),
                                    [&](const Question &question) { return question.id == entry.question; });
    const QString reason = reasonText(entry);
    auto *title = wrappedLabel(box);
    title->setTextFormat(Qt::PlainText);
    title->setText(found == questions.end() ? reason
                                            : tr("Question %1: %2").arg(found - questions.begin() + 1).arg(reason));
    setTextRole(title, TextRole::Section);
    line->addWidget(title, 1);
    if (isDefensible(entry)) {
        // The key is that of the first; each of several has a button of its own.
        const auto next =
            std::find_if(m_returns.begin(), m_returns.end(), [this](const WorkReturn &other) { return isDefensible(other); });
        const bool first = next != m_returns.end() && next->id == entry.id;
        auto *button = first ? new ActionButton(m_object, ActionButton::Kind::Plain, box)
                             : new ActionButton(tr("Raise Objection…"), {}, ActionButton::Kind::Plain, box);
        button->setToolTip(tr("Explain why the question should be kept. The team will then discuss the question."));
        button->setFocusPolicy(Qt::TabFocus);
        if (!first)
            connect(button, &QAbstractButton::clicked, this, [this, question = entry.question] { object(question); });
        line->addWidget(button);
    }
    column->addLayout(line);
    if (!entry.note.isEmpty()) {
        auto *note = wrappedLabel(box);
        note->setTextFormat(Qt::PlainText);
        note->setTextInteractionFlags(Qt::TextSelectableByMouse);
        note->setText(entry.note);
        column->addWidget(note);
    }
    addHistogram(column, storedJson(entry.data));
    return box;
}

void ReturnedNotes::addHistogram(QVBoxLayout *column, const Json &histogram)
{
    QWidget *box = column->parentWidget();
    const bool written = flagOf(histogram, "written");
    // Words first: they say what to do.
    QStringList said;
    for (const auto &[code, count] : fieldOf(histogram, "flags").items()) {
        if (const auto known = fromCode<VoteFlag>(fromUtf8(code)))
            said.append(tr("%1: %2").arg(flagTitle(*known, written), QLocale().toString(static_cast<int>(numberOf(count)))));
    }
    for (const Json &comment : fieldOf(histogram, "comments"))
        said.append(tr("“%1”").arg(textOf(comment)));
    const Json &wrong = fieldOf(histogram, "mostAttractive");
    const bool sets = wrong.is_object();
    if (sets) {
        said.append(tr("Most frequent wrong answer: %1 (people: %2)")
                        .arg(textOf(wrong, "letters"), QLocale().toString(wholeOf(wrong, "count"))));
    }
    if (!said.isEmpty()) {
        auto *label = wrappedLabel(box);
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        label->setText(said.join(QLatin1Char('\n')));
        column->addWidget(label);
    }
    const Json &options = fieldOf(histogram, "options");
    if (!options.empty()) {
        QList<OptionCounts::Line> lines;
        int most = 0;
        for (const Json &option : options) {
            OptionCounts::Line line;
            line.letter = written ? QString() : QString(QChar(static_cast<char16_t>(u'A' + lines.size())));
            Option shown;
            shown.text = textOf(option, "text");
            shown.picture.sha256 = Sha256::fromHex(textOf(option, "picture")).value_or(Sha256());
            line.text = optionWords(shown);
            line.count = wholeOf(option, "count");
            line.key = flagOf(option, "key");
            if (!line.key)
                most = std::max(most, line.count);
            lines.append(line);
        }
        for (OptionCounts::Line &line : lines)
            line.mostAttractive = !sets && !line.key && line.count == most && most > 1; // a single answer makes no top distractor
        auto *counts = new OptionCounts(box);
        counts->setLines(lines, wholeOf(histogram, "votes"));
        column->addWidget(counts);
    }
}

void ReturnedNotes::object(const QuestionId &question)
{
    auto *dialog = new NoteDialog(tr("Raise Objection"), tr("Why should this question be kept?"), tr("Raise Objection"), this);
    connect(dialog, &NoteDialog::noted, this, [this, question](const QString &note) {
        m_project
            .write([annotation = m_annotation.id, question, note, person = m_project.person().id](Stores &stores) {
                return DiscussionService(stores, person).object(annotation, question, note);
            })
            .then(this, [this, question](const Result<DiscussionId> &opened) {
                if (opened) {
                    m_objected.insert(question);
                    fill(m_returns);
                    Q_EMIT objected();
                } else {
                    Q_EMIT failed(opened.error().sentence);
                }
            });
    });
    dialog->open();
}

void ReturnedNotes::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT escaped();
        return;
    }
    QScrollArea::keyPressEvent(event);
}

void ReturnedNotes::changeEvent(QEvent *event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && !m_returns.isEmpty())
        fill(m_returns);
}

} // namespace yuyi
