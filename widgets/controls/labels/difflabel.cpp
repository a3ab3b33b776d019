// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/labels/difflabel.h"

#include "widgets/theme/theme.h"

#include <QEvent>
#include <QScopedValueRollback>

namespace yuyi {

DiffLabel::DiffLabel(QWidget *parent) : QLabel(parent)
{
    setWordWrap(true);
    setTextFormat(Qt::RichText);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setMinimumWidth(1);
}

void DiffLabel::setPlain(const QString &text)
{
    m_look = Look::Plain;
    m_text = text;
    render();
}

void DiffLabel::setMissing(const QString &sentence)
{
    m_look = Look::Missing;
    m_text = sentence;
    render();
}

void DiffLabel::setAgainst(const QString &text, const QString &other, bool isLeft)
{
    m_look = isLeft ? Look::Left : Look::Right;
    m_text = text;
    m_runs = isLeft ? textDiff(text, other) : textDiff(other, text);
    render();
}

void DiffLabel::render()
{
    const QScopedValueRollback<bool> rendering(m_rendering, true);
    const Tokens &tokens = Theme::of(this).tokens();
    const auto escaped = [](const QString &text) {
        return text.toHtmlEscaped().replace(QChar(u'\n'), QStringLiteral("<br>"));
    };
    QString html;
    if (m_look == Look::Missing) {
        html = QStringLiteral("<span style=\"color:%1\">%2</span>").arg(tokens.soft.name(), escaped(m_text));
    } else if (m_look == Look::Plain) {
        html = escaped(m_text);
    } else {
        const bool left = m_look == Look::Left;
        const DiffRun::Kind own = left ? DiffRun::Kind::Removed : DiffRun::Kind::Added;
        const QColor ink = left ? tokens.attention : tokens.good;
        const QColor ground = left ? tokens.attentionTint : tokens.goodTint;
        for (const DiffRun &run : std::as_const(m_runs)) {
            if (run.kind == DiffRun::Kind::Same) {
                html += escaped(run.text);
            } else if (run.kind == own) {
                html += QStringLiteral("<span style=\"color:%1; background-color:%2; text-decoration:underline\">%3</span>")
                            .arg(ink.name(), ground.name(), escaped(run.text));
            }
        }
    }
    setText(html);
    setAccessibleName(m_text);
}

void DiffLabel::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::StyleChange && !m_rendering)
        render();
}

} // namespace yuyi
