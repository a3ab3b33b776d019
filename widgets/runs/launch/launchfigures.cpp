// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/launch/launchfigures.h"

#include "widgets/controls/labels/plainlabel.h"
#include "widgets/runs/figurerow.h"
#include "widgets/runs/figuretext.h"
#include "widgets/shell/jobs/jobtext.h"
#include "widgets/theme/theme.h"

#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

namespace yuyi {

namespace {
constexpr int figureCount = 7;
}

LaunchFigures::LaunchFigures(QWidget *parent)
    : QWidget(parent), m_row(new FigureRow(TextRole::Title, this)), m_text(plainLabel(this))
{
    makePanel(this);
    m_row->setObjectName(QStringLiteral("dryFigures"));
    m_text->setObjectName(QStringLiteral("dryText"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setMinimumHeight(2 * QFontMetrics(Theme::of(this).font(TextRole::Small)).lineSpacing());
    m_text->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(spacing::medium, spacing::small, spacing::medium, spacing::small);
    column->setSpacing(spacing::tiny);
    column->addWidget(m_row);
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

void LaunchFigures::setRough(int runs, qint64 requests)
{
    m_roughRuns = runs;
    m_roughRequests = requests;
    refresh();
}

void LaunchFigures::setBusy(bool busy, qint64 done, qint64 total)
{
    m_busyText = !busy     ? QString()
               : total > 0 ? tr("Preparing requests: %1 of %2…").arg(QLocale().toString(done), QLocale().toString(total))
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
    const RunEstimate &total = m_estimate.total;
    const QLocale locale;
    const auto about = [](bool measured, const QString &text) { return measured ? text : tr("≈ %1").arg(text); };
    QStringList figures;
    if (!m_busyText.isEmpty()) {
        figures = QStringList(figureCount, QStringLiteral("…"));
        figures[0] = locale.toString(m_roughRuns);
        if (m_roughRequests >= 0)
            figures[1] = tr("≈ %1").arg(locale.toString(m_roughRequests));
    } else if (m_known) {
        figures = {locale.toString(m_estimate.runs.size()), locale.toString(total.requests), locale.toString(total.pictures),
                   about(total.tokensMeasured,
                         tr("%1 + %2", "tokens in and out").arg(shortNumber(total.tokensInput), shortNumber(total.tokensOutput))),
                   bytesText(total.bytes), about(total.tokensMeasured, moneyText(m_estimate.costs)),
                   about(total.secondsMeasured, durationText(total.seconds))};
    } else {
        figures = QStringList(figureCount, QStringLiteral("–"));
    }
    m_row->setFigures(figures);
    QString text = m_blocker;
    const bool stopped = !m_blocker.isEmpty();
    if (!m_busyText.isEmpty()) {
        text = m_busyText;
    } else if (!stopped && m_known) {
        QStringList sentences = m_estimate.notes;
        if (!m_estimate.unreadable.isEmpty()) {
            sentences.prepend(tr("%n image(s) cannot be sent; their items count as request errors.", nullptr,
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
    m_row->setNames({tr("Runs"), tr("Requests"), tr("Images"), tr("Tokens in + out"), tr("Upload size"), tr("Cost"), tr("Time")},
                    {2, 2, 2, 4, 2, 4, 3});
    refresh();
}

} // namespace yuyi
