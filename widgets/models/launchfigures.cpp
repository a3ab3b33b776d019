// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/launchfigures.h"

#include "widgets/controls/statnumber.h"
#include "widgets/models/figuretext.h"
#include "widgets/shell/jobtext.h"
#include "widgets/theme/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

namespace yuyi {

LaunchFigures::LaunchFigures(QWidget *parent)
    : QWidget(parent), m_runs(new StatNumber(this)), m_requests(new StatNumber(this)), m_pictures(new StatNumber(this)),
      m_tokens(new StatNumber(this)), m_bytes(new StatNumber(this)), m_cost(new StatNumber(this)),
      m_time(new StatNumber(this)), m_text(new QLabel(this))
{
    makePanel(this);
    auto *line = new QHBoxLayout;
    line->setSpacing(spacing::small);
    for (StatNumber *number : {m_runs, m_requests, m_pictures, m_tokens, m_bytes, m_cost, m_time}) {
        number->setPassive(true);
        line->addWidget(number, 1);
    }
    m_requests->setObjectName(QStringLiteral("dryRequests"));
    m_cost->setObjectName(QStringLiteral("dryCost"));
    m_text->setObjectName(QStringLiteral("dryText"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setMinimumHeight(2 * QFontMetrics(Theme::of(this).font(TextRole::Small)).lineSpacing());
    m_text->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(spacing::medium, spacing::small, spacing::medium, spacing::small);
    column->setSpacing(spacing::tiny);
    column->addLayout(line);
    column->addWidget(m_text);
    retranslate();
}

void LaunchFigures::setEstimate(const LaunchEstimate &estimate)
{
    m_estimate = estimate;
    m_known = true;
    m_busyText.clear();
    refresh();
}

void LaunchFigures::clear()
{
    m_estimate = {};
    m_known = false;
    m_busyText.clear();
    refresh();
}

void LaunchFigures::setBusy(bool busy, qint64 done, qint64 total)
{
    m_busyText = !busy     ? QString()
        : total > 0 ? tr("Preparing pictures: %1 of %2…").arg(QLocale().toString(done), QLocale().toString(total))
                    : tr("Computing…");
    refresh();
}

void LaunchFigures::setBlocker(const QString &sentence)
{
    m_blocker = sentence;
    refresh();
}

void LaunchFigures::refresh()
{
    const auto show = [this](StatNumber *number, const QString &text) {
        number->setNumberText(m_known ? text : QStringLiteral("–"));
    };
    const RunEstimate &total = m_estimate.total;
    const auto about = [](bool measured, const QString &text) { return measured ? text : tr("≈ %1").arg(text); };
    show(m_runs, QLocale().toString(m_estimate.runs.size()));
    show(m_requests, QLocale().toString(total.requests));
    show(m_pictures, QLocale().toString(total.pictures));
    show(m_tokens, about(total.tokensMeasured, tr("%1 + %2", "tokens in and out")
                                                   .arg(shortNumber(total.tokensInput), shortNumber(total.tokensOutput))));
    show(m_bytes, bytesText(total.bytes));
    show(m_cost, about(total.tokensMeasured, moneyText(m_estimate.costs)));
    show(m_time, about(total.secondsMeasured, durationText(total.seconds)));
    QString text = m_blocker;
    const bool stopped = !m_blocker.isEmpty();
    if (!m_busyText.isEmpty()) {
        text = m_busyText;
    } else if (!stopped && m_known) {
        QStringList sentences = m_estimate.notes;
        if (!m_estimate.unreadable.isEmpty()) {
            sentences.prepend(tr("%n picture(s) cannot be sent; their items end as errors.", nullptr,
                                 static_cast<int>(m_estimate.unreadable.size())));
        }
        text = sentences.join(QLatin1Char(' '));
    }
    setTextRole(m_text, TextRole::Small);
    setStyleProperty(m_text, "feel", stopped && m_busyText.isEmpty() ? QStringLiteral("attention") : QString());
    m_text->setText(text);
    QStringList tips = m_estimate.notes;
    tips.append(m_estimate.unreadable);
    m_text->setToolTip(tips.join(QLatin1Char('\n')));
}

void LaunchFigures::retranslate()
{
    m_runs->setLabel(tr("Runs"));
    m_requests->setLabel(tr("Requests"));
    m_pictures->setLabel(tr("Pictures"));
    m_tokens->setLabel(tr("Tokens in + out"));
    m_bytes->setLabel(tr("To send"));
    m_cost->setLabel(tr("Cost"));
    m_time->setLabel(tr("Time"));
    refresh();
}

} // namespace yuyi
