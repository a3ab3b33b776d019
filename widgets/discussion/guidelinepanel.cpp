// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/discussion/guidelinepanel.h"

#include "models/domain/moments.h"
#include "models/services/annotation/guidelineservice.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/discussion/markdownview.h"
#include "widgets/theme/theme.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

namespace yuyi {

GuidelinePanel::GuidelinePanel(ProjectAccess &project, QWidget *parent)
    : QWidget(parent), m_project(project), m_title(plainLabel(this)), m_facts(plainLabel(this)),
      m_clauses(new QComboBox(this)), m_text(new MarkdownView(this)), m_close(new QToolButton(this))
{
    setObjectName(QStringLiteral("guidelinePanel"));
    setTextRole(m_title, TextRole::Section);
    setTextRole(m_facts, TextRole::Small);
    m_facts->setWordWrap(true);
    m_close->setText(QStringLiteral("×"));
    m_close->setAutoRaise(true);
    m_clauses->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_clauses->setFocusPolicy(Qt::TabFocus);
    m_text->setFocusPolicy(Qt::ClickFocus);
    auto *head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_close);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(spacing::medium, spacing::small, spacing::small, spacing::small);
    column->setSpacing(spacing::small);
    column->addLayout(head);
    column->addWidget(m_facts);
    column->addWidget(m_clauses);
    column->addWidget(m_text, 1);
    connect(m_close, &QAbstractButton::clicked, this, &GuidelinePanel::closeRequested);
    connect(m_text, &MarkdownView::linkActivated, this, &GuidelinePanel::linkActivated);
    connect(m_clauses, &QComboBox::activated, this,
            [this](int index) { m_text->goToClause(m_clauses->itemData(index).toString()); });
    showGuideline();
}

void GuidelinePanel::load()
{
    m_project.read([person = m_project.person().id](Stores &stores) { return GuidelineService(stores, person).inForce(); })
        .then(this, m_latest.only([this](const Result<std::optional<Guideline>> &found) {
            if (!found) {
                m_project.report(found.error());
                return;
            }
            m_known = true;
            m_guideline = *found;
            showGuideline();
            Q_EMIT loaded();
        }));
}

void GuidelinePanel::projectChanged(const Changes &changes)
{
    if (changes.touches(Entity::Guideline))
        load();
}

bool GuidelinePanel::goToClause(const QString &anchor)
{
    return m_text->goToClause(anchor);
}

void GuidelinePanel::showGuideline()
{
    m_close->setAccessibleName(tr("Close the guideline"));
    m_close->setToolTip(tr("Close the guideline"));
    m_clauses->setAccessibleName(tr("Clauses"));
    m_title->setText(m_guideline ? tr("Guideline, version %1").arg(m_guideline->number) : tr("Guideline"));
    m_clauses->setVisible(m_guideline.has_value());
    m_clauses->clear();
    if (!m_guideline) {
        m_facts->setText(m_known ? tr("There is no guideline yet. A lead writes it on the Calibrate page.") : QString());
        m_text->setText({});
        return;
    }
    const QString day = dayText(m_guideline->createdAt);
    m_facts->setText(m_guideline->title.isEmpty() ? tr("In force since %1").arg(day)
                                                  : tr("%1 · in force since %2").arg(m_guideline->title, day));
    const QList<Clause> clauses = clausesOf(m_guideline->body);
    for (const Clause &clause : clauses)
        m_clauses->addItem(QString(2 * (clause.level - 1), u'\u2002') % clause.title, clause.anchor);
    m_clauses->setVisible(!clauses.isEmpty());
    m_text->setText(m_guideline->body);
}

void GuidelinePanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        showGuideline();
}

void GuidelinePanel::paintEvent(QPaintEvent *)
{
    const Tokens &tokens = Theme::of(this).tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(tokens.line);
    painter.setBrush(tokens.panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius::panel, radius::panel);
}

} // namespace yuyi
