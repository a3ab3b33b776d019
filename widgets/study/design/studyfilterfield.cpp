// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/study/design/studyfilterfield.h"

#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QLocale>
#include <QMenu>

namespace yuyi {

namespace {

/// The values of `field=` in an expression; empty: it is not in it.
QStringList valuesIn(const QString &expression, const QString &field)
{
    const QStringList words = expression.split(u' ', Qt::SkipEmptyParts);
    for (const QString &word : words) {
        if (word.startsWith(field + u'='))
            return word.mid(field.size() + 1).split(u',', Qt::SkipEmptyParts);
    }
    return {};
}

} // namespace

StudyFilterField::StudyFilterField(QWidget *parent)
    : QWidget(parent), m_text(new LineField(this)), m_menu(new ActionButton(QString(), {}, ActionButton::Kind::Plain, this))
{
    m_text->setClearButtonEnabled(true);
    auto *line = rowIn(this, 0, spacing::tiny);
    line->addWidget(m_text, 1);
    line->addWidget(m_menu);
    setFocusProxy(m_text);
    connect(m_text, &QLineEdit::textEdited, this, &StudyFilterField::changed);
    connect(m_menu, &QAbstractButton::clicked, this, &StudyFilterField::openMenu);
    retranslate();
}

void StudyFilterField::setFields(const QList<FilterField> &fields)
{
    m_fields = fields;
}

QString StudyFilterField::text() const
{
    return m_text->text().trimmed();
}

void StudyFilterField::setText(const QString &text)
{
    if (text != m_text->text().trimmed())
        m_text->setText(text);
}

void StudyFilterField::setPlaceholder(const QString &text, const QString &name)
{
    m_placeholder = text;
    m_text->setAccessibleName(name);
    showPlaceholder();
    m_menu->setAccessibleName(tr("Choose labels: %1").arg(name));
}

void StudyFilterField::showPlaceholder()
{
    // What cannot be filled in asks for nothing.
    m_text->setPlaceholderText(isEnabled() ? m_placeholder : QString());
    m_text->setClearButtonEnabled(isEnabled());
}

void StudyFilterField::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::EnabledChange)
        showPlaceholder();
}

void StudyFilterField::openMenu()
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("studyFilterMenu"));
    for (const FilterField &field : std::as_const(m_fields)) {
        if (field.values.isEmpty())
            continue;
        QMenu *values = menu->addMenu(field.title);
        const QStringList now = valuesIn(m_text->text(), field.code);
        for (const FilterField::Value &value : field.values) {
            QAction *action = values->addAction(tr("%1 %2", "value and number of items").arg(value.title, QLocale().toString(value.items)));
            action->setCheckable(true);
            action->setChecked(now.contains(value.code));
            connect(action, &QAction::triggered, this, [this, code = field.code, value = value.code] { toggle(code, value); });
        }
    }
    menu->popup(m_menu->mapToGlobal(QPoint(0, m_menu->height())));
}

void StudyFilterField::toggle(const QString &field, const QString &value)
{
    QStringList values = valuesIn(m_text->text(), field);
    if (!values.removeOne(value))
        values.append(value);
    QStringList words = m_text->text().split(u' ', Qt::SkipEmptyParts);
    words.removeIf([&](const QString &word) { return word.startsWith(field + u'='); });
    if (!values.isEmpty())
        words.append(field + u'=' + values.join(u','));
    m_text->setText(words.join(u' '));
    Q_EMIT changed();
}

void StudyFilterField::retranslate()
{
    m_menu->setText(tr("Labels…"));
}

} // namespace yuyi
