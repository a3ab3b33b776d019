// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/annotate/lintstrip.h"

#include "widgets/controls/labels/plainlabel.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>

namespace yuyi {

namespace {
constexpr int usuallyShown = 5; // the rest is a key away; the strip never pushes the form out of the page
}

LintStrip::LintStrip(QWidget *parent)
    : QWidget(parent),
      m_summary(plainLabel(this)),
      m_list(plainLabel(this))
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
            Q_EMIT chosen(m_findings.at(index).position);
    });
    refresh();
}

void LintStrip::setFindings(const QList<Finding> &findings)
{
    m_findings = findings;
    m_next = 0;
    refresh();
}

void LintStrip::setStrict(bool strict)
{
    m_strict = strict;
    refresh();
}

bool LintStrip::isMissing(const Finding &finding)
{
    switch (finding.rule) {
    case LintRule::OptionEmpty:
    case LintRule::KeyCount:
    case LintRule::AnswerMissing:
    case LintRule::AnswerEmpty:
    case LintRule::StemEmpty:
    case LintRule::LabelMissing:
    case LintRule::ExplanationEmpty:
    case LintRule::GroupIncomplete:
    case LintRule::FactMissing:
    case LintRule::MeaningEmpty: return true;
    default: return false;
    }
}

void LintStrip::setSubmitted(bool submitted)
{
    if (m_submitted == submitted)
        return;
    m_submitted = submitted;
    refresh();
}

void LintStrip::goToNext()
{
    if (m_findings.isEmpty())
        return;
    const Finding finding = m_findings.at(m_next % m_findings.size());
    m_next = (m_next + 1) % static_cast<int>(m_findings.size());
    Q_EMIT chosen(finding.position);
}

void LintStrip::refresh()
{
    QList<int> listed;
    int errors = 0;
    int missing = 0;
    for (int i = 0; i < m_findings.size(); ++i) {
        if (!m_strict && isMissing(m_findings.at(i))) {
            missing += m_findings.at(i).severity == Severity::Error ? 1 : 0;
            continue;
        }
        listed.append(i);
        errors += m_findings.at(i).severity == Severity::Error ? 1 : 0;
    }
    const int warnings = static_cast<int>(listed.size()) - errors;
    const Tokens &tokens = Theme::of(this).tokens();
    Tone tone = Tone::Good;
    if (errors > 0) {
        m_summary->setText(tr("%n error(s)", nullptr, errors));
        tone = Tone::Bad;
    } else if (missing > 0) {
        m_summary->setText(tr("%n field(s) to fill in", nullptr, missing));
        tone = Tone::Neutral;
    } else if (warnings > 0) {
        m_summary->setText(m_submitted ? tr("%n warning(s)", nullptr, warnings) : tr("%n warning(s) – you can submit", nullptr, warnings));
        tone = Tone::Attention;
    } else {
        m_summary->setText(m_submitted ? tr("No problems") : tr("No problems – you can submit"));
    }
    setStyleProperty(m_summary, "tone", toneName(tone));
    QStringList lines;
    // A last one takes no more room than the line that counts it.
    const int shown = static_cast<int>(listed.size()) == usuallyShown + 1 ? usuallyShown + 1 : usuallyShown;
    for (const int i : listed.mid(0, shown)) {
        const Finding &finding = m_findings.at(i);
        const QColor color = tokens.toneText(finding.severity == Severity::Error ? Tone::Bad : Tone::Attention);
        lines.append(QStringLiteral("<a href=\"%1\" style=\"color:%2; text-decoration:none\">%3</a>")
                         .arg(QString::number(i), color.name(), finding.text.toHtmlEscaped()));
    }
    // Errors stand first; what is not listed is counted as what it is.
    const int moreErrors = std::max(0, errors - shown);
    const int moreHints = static_cast<int>(listed.size() - lines.size()) - moreErrors;
    QStringList more;
    if (moreErrors > 0)
        more.append(tr("and %n more error(s)", nullptr, moreErrors).toHtmlEscaped());
    if (moreHints > 0)
        more.append(tr("and %n more warning(s)", nullptr, moreHints).toHtmlEscaped());
    if (!more.isEmpty())
        lines.append(more.join(QStringLiteral(" · ")));
    m_list->setText(lines.join(QStringLiteral("<br>")));
    m_list->setAccessibleDescription(tr("F8 jumps to the next error or warning"));
}

void LintStrip::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::StyleChange)
        refresh();
}

} // namespace yuyi
