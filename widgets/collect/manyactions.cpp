// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/collect/manyactions.h"

#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/flowlayout.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QLabel>

namespace yuyi {

ManyActions::ManyActions(QAction *keep, QAction *discard, QAction *inspect, QWidget *parent)
    : QWidget(parent), m_heading(plainLabel(this)), m_hint(plainLabel(this)), m_sourceName(plainLabel(this)),
      m_licenceName(plainLabel(this)), m_collectorName(plainLabel(this)), m_source(new LineField(this)),
      m_licence(new LineField(this)), m_collector(new LineField(this)),
      m_apply(new ActionButton(QString(), {}, ActionButton::Kind::Plain, this))
{
    setTextRole(m_heading, TextRole::Section);
    setTextRole(m_hint, TextRole::Soft);
    m_hint->setWordWrap(true);
    m_source->setObjectName(QStringLiteral("allSource"));
    m_licence->setObjectName(QStringLiteral("allLicence"));
    m_collector->setObjectName(QStringLiteral("allCollector"));
    m_apply->setObjectName(QStringLiteral("applyToAll"));
    auto *buttons = new QWidget(this);
    auto *flow = new FlowLayout(buttons, spacing::small, spacing::small);
    for (QAction *action : {keep, discard, inspect}) {
        auto *button = new ActionButton(action, ActionButton::Kind::Plain, buttons);
        button->setFocusPolicy(Qt::TabFocus);
        flow->addWidget(button);
    }
    auto *column = columnIn(this);
    column->addWidget(m_heading);
    column->addWidget(buttons);
    column->addSpacing(spacing::small);
    column->addWidget(m_hint);
    for (const auto &[name, field] : {std::pair<QLabel *, LineField *>(m_sourceName, m_source),
                                      {m_licenceName, m_licence},
                                      {m_collectorName, m_collector}}) {
        setTextRole(name, TextRole::Small);
        name->setBuddy(field);
        column->addWidget(name);
        column->addWidget(field);
        connect(field, &QLineEdit::textChanged, this, &ManyActions::enableApply);
        connect(field, &QLineEdit::returnPressed, m_apply, &QAbstractButton::click);
    }
    column->addWidget(m_apply);
    column->addStretch(1);
    connect(m_apply, &QAbstractButton::clicked, this, [this] {
        FactsPatch patch;
        const auto entered = [](const LineField *field) {
            const QString text = field->text().trimmed();
            return text.isEmpty() ? std::nullopt : std::optional<QString>(text);
        };
        patch.sourceUrl = entered(m_source);
        patch.licence = entered(m_licence);
        patch.collector = entered(m_collector);
        Q_EMIT factsWanted(patch);
        for (LineField *field : {m_source, m_licence, m_collector})
            field->setText(QString());
    });
    retranslate();
    enableApply();
}

void ManyActions::setCount(int images)
{
    m_count = images;
    retranslate();
}

void ManyActions::enableApply()
{
    m_apply->setEnabled(!m_source->text().trimmed().isEmpty() || !m_licence->text().trimmed().isEmpty()
                        || !m_collector->text().trimmed().isEmpty());
}

void ManyActions::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ManyActions::retranslate()
{
    m_heading->setText(tr("%Ln image(s) selected", nullptr, m_count));
    m_hint->setText(tr(
        "Set the same source, licence or collector for all selected images. Where you leave a field empty, each image keeps its value."));
    m_sourceName->setText(tr("Source"));
    m_licenceName->setText(tr("Licence"));
    m_collectorName->setText(tr("Collector"));
    m_source->setAccessibleName(m_sourceName->text());
    m_licence->setAccessibleName(m_licenceName->text());
    m_collector->setAccessibleName(m_collectorName->text());
    m_apply->setText(tr("Apply to Selected Images"));
}

} // namespace yuyi
