// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/annotate/lintstrip.h"

#include "widgets/theme/theme.h"

#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>

namespace yuyi {

namespace {
constexpr int shownAtMost = 2;   // the rest is a key away; the strip never pushes the form out of the page
}

LintStrip::LintStrip(QWidget *parent)
    : QWidget(parent)
    , m_summary(new QLabel(this))
    , m_list(new QLabel(this))
{
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(spacing::medium, spacing::small, spacing::medium, spacing::small);
    line->setSpacing(spacing::small);
    line->addWidget(m_summary, 0, Qt::AlignTop);
    line->addWidget(m_list, 1, Qt::AlignTop);
    m_list->setWordWrap(true);
    m_list->setTextFormat(Qt::RichText);
    m_list->setTextInteractionFlags(Qt::LinksAccessibleByMouse);
    m_list->setFocusPolicy(Qt::NoFocus);
    connect(m_list, &QLabel::linkActivated, this, [this](const QString &link) {
        const int index = link.toInt();
        if (index >= 0 && index < m_findings.size())
            Q_EMIT chosen(m_findings.at(index).place);
    });
    refresh();
}

void LintStrip::setFindings(const QList<Finding> &findings)
{
    m_findings = findings;
    m_next = 0;
    refresh();
}

void LintStrip::goToNext()
{
    if (m_findings.isEmpty())
        return;
    const Finding finding = m_findings.at(m_next % m_findings.size());
    m_next = (m_next + 1) % static_cast<int>(m_findings.size());
    Q_EMIT chosen(finding.place);
}

void LintStrip::refresh()
{
    const auto errors = std::count_if(m_findings.begin(), m_findings.end(),
                                      [](const Finding &f) { return f.severity == Severity::Error; });
    const auto warnings = m_findings.size() - errors;
    const Tokens &tokens = Theme::of(this).tokens();
    QString tone = QStringLiteral("good");
    if (errors > 0) {
        m_summary->setText(tr("%n error(s)", nullptr, static_cast<int>(errors)));
        tone = QStringLiteral("bad");
    } else if (warnings > 0) {
        m_summary->setText(tr("%n hint(s), can be submitted", nullptr, static_cast<int>(warnings)));
        tone = QStringLiteral("attention");
    } else {
        m_summary->setText(tr("No findings, can be submitted"));
    }
    setStyleProperty(m_summary, "tone", tone);
    QStringList lines;
    for (int i = 0; i < std::min<qsizetype>(shownAtMost, m_findings.size()); ++i) {
        const Finding &finding = m_findings.at(i);
        const QColor color = tokens.toneText(finding.severity == Severity::Error ? Tone::Bad : Tone::Attention);
        lines.append(QStringLiteral("<a href=\"%1\" style=\"color:%2; text-decoration:none\">%3</a>")
                         .arg(QString::number(i), color.name(), finding.text.toHtmlEscaped()));
    }
    const auto more = m_findings.size() - lines.size();
    if (more > 0)
        lines.append(tr("and %n more", nullptr, static_cast<int>(more)).toHtmlEscaped());
    m_list->setText(lines.join(QStringLiteral("<br>")));
    m_list->setAccessibleDescription(tr("F8 jumps to the next finding"));
}

void LintStrip::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::StyleChange)
        refresh();
}

} // namespace yuyi
