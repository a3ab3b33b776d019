// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/progress/troublelist.h"

#include "models/domain/clock.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/shell/jobs/jobtext.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

namespace yuyi {

namespace {
constexpr int secondMs = 1000;
constexpr int shownRetries = 5;
constexpr int shownLetters = 160; // of what a server said
} // namespace

TroubleList::TroubleList(QWidget *parent) : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setFocusPolicy(Qt::TabFocus);
    m_page = new QWidget(this);
    m_column = new QVBoxLayout(m_page);
    m_column->setContentsMargins(0, 0, spacing::small, 0);
    m_column->setSpacing(2);
    m_column->addStretch(1);
    setWidget(m_page);
    m_second.setInterval(secondMs);
    connect(&m_second, &QTimer::timeout, this, &TroubleList::refresh);
}

void TroubleList::setRun(const RunLive &run)
{
    m_run = run;
    const bool counts = !run.retries.isEmpty() || run.heldUntil > currentTime();
    if (counts && !m_second.isActive())
        m_second.start();
    else if (!counts)
        m_second.stop();
    refresh();
}

QList<TroubleList::Line> TroubleList::lines() const
{
    const QLocale locale;
    const QDateTime now = currentTime();
    const auto left = [&](const QDateTime &until) { return durationText(std::max<qint64>(0, now.msecsTo(until)) / 1000.0); };
    QList<Line> lines;
    if (!m_run.run.message.isEmpty())
        lines.append({m_run.run.message, {}, QStringLiteral("attention")});
    if (m_run.heldUntil > now)
        lines.append({tr("The server asked the program to wait. Requests continue in %1.")
                          .arg(left(m_run.heldUntil)),
                      {},
                      QStringLiteral("attention")});
    for (const LiveErrors &errors : m_run.errors) {
        const QString message = errors.message.simplified();
        const QString said = message.size() > shownLetters ? tr("%1…").arg(message.left(shownLetters)) : message;
        const QString count = locale.toString(errors.count);
        lines.append({said.isEmpty() ? tr("%1 × %2", "count and kind of errors").arg(count, titleOf(errors.status))
                                     : tr("%1 × %2: %3", "count, kind of errors, what the server said")
                                           .arg(count, titleOf(errors.status), said),
                      errors.advice,
                      errors.status == ReplyStatus::Account ? QStringLiteral("bad") : QStringLiteral("attention")});
    }
    if (m_run.retriesWaiting > 0) {
        lines.append({tr("%n request(s) are waiting for a retry", nullptr, m_run.retriesWaiting), {}, {}});
        for (const LiveRetry &retry : m_run.retries.mid(0, shownRetries)) {
            lines.append({{},
                          tr("%1: next attempt in %2, tried %n time(s). %3", nullptr, retry.tries)
                              .arg(retry.itemId, left(retry.next),
                                   retry.message.simplified().left(shownLetters)),
                          {}});
        }
    }
    if (lines.isEmpty())
        lines.append({{}, m_run.errorSlots() > 0 ? tr("Reading errors…") : tr("No errors so far."), {}});
    return lines;
}

void TroubleList::refresh()
{
    const QList<Line> shown = lines();
    while (m_labels.size() < shown.size()) {
        auto *strong = plainLabel(m_page);
        auto *text = plainLabel(m_page);
        for (QLabel *label : {strong, text}) {
            label->setWordWrap(true);
            label->setTextFormat(Qt::PlainText);
            label->setTextInteractionFlags(Qt::TextSelectableByMouse);
            m_column->insertWidget(m_column->count() - 1, label);
        }
        setTextRole(text, TextRole::Soft);
        m_labels.append(qMakePair(strong, text));
    }
    for (int i = 0; i < m_labels.size(); ++i) {
        const auto [strong, text] = m_labels.at(i);
        const Line line = shown.value(i);
        strong->setVisible(i < shown.size() && !line.strong.isEmpty());
        text->setVisible(i < shown.size() && !line.text.isEmpty());
        if (strong->text() != line.strong)
            strong->setText(line.strong);
        if (text->text() != line.text)
            text->setText(line.text);
        if (strong->property("feel").toString() != line.tone)
            setStyleProperty(strong, "feel", line.tone);
    }
}

QStringList TroubleList::sentences() const
{
    QStringList all;
    for (const Line &line : lines()) {
        if (!line.strong.isEmpty())
            all.append(line.strong);
        if (!line.text.isEmpty())
            all.append(line.text);
    }
    return all;
}

void TroubleList::retranslate()
{
    refresh();
}

void TroubleList::changeEvent(QEvent *event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

} // namespace yuyi
