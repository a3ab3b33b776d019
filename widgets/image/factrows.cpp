// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/image/factrows.h"

#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/labels/elidedlabel.h"
#include "widgets/controls/layout/flowlayout.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QLabel>
#include <QRegularExpression>
#include <QRegularExpressionValidator>
#include <QStyle>
#include <QVBoxLayout>

#include <utility>

namespace yuyi {

namespace {
constexpr int numberWidth = 90; // pixels at scale 1
constexpr int textWidth = 150;
constexpr int numberDigits = 9;
} // namespace

FactRows::FactRows(QWidget *parent)
    : QWidget(parent),
      m_flow(new FlowLayout(this, spacing::small, spacing::tiny))
{
    hide();
}

void FactRows::setForms(const QList<FactForm> &forms)
{
    qDeleteAll(findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly));
    m_fields.clear();
    m_names.clear();
    m_forms = forms;
    for (const FactForm &form : forms)
        addRow(form);
    setVisible(!forms.isEmpty());
    retranslate();
}

void FactRows::addRow(const FactForm &form)
{
    auto *group = new QWidget(this);
    auto *column = columnIn(group, 0, spacing::tiny / 2);
    auto *name = new ElidedLabel(group); // a long name may not make the column wider than its field
    setTextRole(name, TextRole::Small);
    auto *field = new LineField(group);
    field->setObjectName(QLatin1String("fact.") + form.code);
    field->setFixedWidth(Theme::of(this).px(form.number ? numberWidth : textWidth));
    field->setMaxLength(form.number ? numberDigits : longestFact);
    if (form.number) {
        static const QRegularExpression digits(QStringLiteral("0|[1-9][0-9]*"));
        field->setValidator(new QRegularExpressionValidator(digits, field));
    }
    name->setBuddy(field);
    column->addWidget(name);
    column->addWidget(field);
    m_flow->addWidget(group);
    m_names.insert(form.code, name);
    m_fields.insert(form.code, field);
    connect(field, &LineField::committed, this, [this, fact = form.code] { take(fact); });
    connect(field, &LineField::escaped, this, &FactRows::escaped);
    group->show();
}

void FactRows::setFacts(const ImageId &image, const QMap<QString, QString> &facts)
{
    const bool same = image == m_image;
    if (!same)
        commit(); // what was typed belongs to the former image
    m_image = image;
    m_facts = facts;
    for (const FactForm &form : std::as_const(m_forms)) {
        LineField *field = m_fields.value(form.code);
        if (!same || !field->hasFocus() || !field->isModified())
            field->setText(facts.value(form.code));
    }
    Q_EMIT shown();
}

QString FactRows::summary() const
{
    QStringList values;
    for (const FactForm &form : m_forms) {
        if (const QString value = m_facts.value(form.code); !value.isEmpty())
            values.append(value);
    }
    return values.join(QStringLiteral(" · "));
}

void FactRows::focusFirst()
{
    if (!m_forms.isEmpty())
        m_fields.value(m_forms.constFirst().code)->setFocus(Qt::ShortcutFocusReason);
}

void FactRows::setReadOnly(bool readOnly)
{
    for (LineField *field : std::as_const(m_fields)) {
        if (field->isReadOnly() == readOnly)
            continue;
        field->setReadOnly(readOnly);
        // The look of such a field is chosen when it is polished.
        field->style()->unpolish(field);
        field->style()->polish(field);
    }
}

void FactRows::commit()
{
    for (LineField *field : std::as_const(m_fields))
        field->commit();
}

void FactRows::take(const QString &fact)
{
    const QString value = m_fields.value(fact)->text().trimmed();
    if (m_image.isNull() || m_facts.value(fact) == value)
        return;
    m_facts.insert(fact, value);
    Q_EMIT changed(m_image, {{fact, value}});
    Q_EMIT shown();
}

void FactRows::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void FactRows::retranslate()
{
    for (const FactForm &form : std::as_const(m_forms)) {
        m_names.value(form.code)->setText(form.title.text());
        m_fields.value(form.code)->setAccessibleName(form.title.text());
    }
}

} // namespace yuyi
