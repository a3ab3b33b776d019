// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/audit/auditfilter.h"

#include "models/services/curation/imageservice.h"
#include "models/services/history/auditsentences.h"
#include "models/services/history/audittext.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/layout/flowlayout.h"
#include "widgets/theme/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QRegularExpression>
#include <QToolButton>

#include <algorithm>

namespace yuyi {

namespace {

constexpr int imageFieldWidth = 190;
constexpr int mostMatches = 50; // among which the whole file name is looked for

QDateTime beginningOf(const QDate &day)
{
    return day.startOfDay().toUTC();
}

} // namespace

AuditFilterBar::AuditFilterBar(PageContext context, QWidget *parent)
    : QWidget(parent), m_context(context), m_person(new QComboBox(this)), m_entity(new QComboBox(this)),
      m_action(new QComboBox(this)), m_image(new LineField(this)), m_days(new LineField(this)),
      m_typing(new QCheckBox(this)), m_clear(new QToolButton(this))
{
    m_person->setObjectName(QStringLiteral("auditPerson"));
    m_entity->setObjectName(QStringLiteral("auditEntity"));
    m_action->setObjectName(QStringLiteral("auditAction"));
    m_image->setObjectName(QStringLiteral("auditImage"));
    m_image->setFixedWidth(Theme::of(this).px(imageFieldWidth));
    m_days->setObjectName(QStringLiteral("auditDays"));
    m_days->setFixedWidth(Theme::of(this).px(imageFieldWidth));
    connect(m_days, &LineField::committed, this, &AuditFilterBar::readDays);
    auto *flow = new FlowLayout(this, spacing::small, spacing::small);
    for (QWidget *widget : QList<QWidget *>{m_person, m_entity, m_action, m_image, m_days, m_typing, m_clear})
        flow->addWidget(widget);
    connect(m_person, &QComboBox::activated, this, &AuditFilterBar::changed);
    connect(m_entity, &QComboBox::activated, this, [this] {
        fillActions();
        Q_EMIT changed();
    });
    connect(m_action, &QComboBox::activated, this, &AuditFilterBar::changed);
    connect(m_image, &LineField::committed, this, &AuditFilterBar::findImage);
    connect(m_typing, &QCheckBox::toggled, this, &AuditFilterBar::changed);
    connect(m_clear, &QAbstractButton::clicked, this, &AuditFilterBar::clear);
    for (LineField *field : {m_image, m_days})
        connect(field, &LineField::escaped, this, &AuditFilterBar::left);
    retranslate();
}

EventFilter AuditFilterBar::filter() const
{
    EventFilter filter;
    filter.person = PersonId::fromString(m_person->currentData().toString());
    filter.entity = fromCode<Entity>(m_entity->currentData().toString());
    filter.action = m_action->currentData().toString();
    filter.image = m_imageId;
    if (m_from.isValid())
        filter.from = beginningOf(m_from);
    if (m_until.isValid())
        filter.until = beginningOf(m_until.addDays(1));
    filter.withTyping = m_typing->isChecked();
    return filter;
}

void AuditFilterBar::refresh()
{
    const QVariant person = m_person->currentData();
    m_person->clear();
    const bool lead = m_context.project.person().is(Role::Lead);
    if (lead) {
        m_person->addItem(tr("Everybody"), QString());
        for (const Person &one : m_context.project.people())
            m_person->addItem(one.name, one.id.toString());
        m_person->setCurrentIndex(qMax(0, m_person->findData(person)));
    } else {
        m_person->addItem(tr("My own actions"), m_context.project.person().id.toString());
    }
    m_person->setEnabled(lead);
}

void AuditFilterBar::fillActions()
{
    m_action->clear();
    m_action->addItem(tr("Any event"), QString());
    if (const auto entity = fromCode<Entity>(m_entity->currentData().toString())) {
        for (const auto &[code, title] : actionsOf(*entity))
            m_action->addItem(title, code);
    }
    m_action->setEnabled(m_action->count() > 1);
}

void AuditFilterBar::findImage()
{
    const QString text = m_image->text().trimmed();
    const Latest::Question question = m_latest.ask();
    if (text.isEmpty()) {
        m_imageId = {};
        Q_EMIT changed();
        return;
    }
    m_context.project
        .read([text, reader = m_context.project.person()](Stores &stores) {
            return ImageService(stores).search(text, reader, ImageSort::Name, mostMatches);
        })
        .then(this, question.only([this, text](const Result<QList<yuyi::Image>> &found) {
            if (!found) {
                Q_EMIT notFound(found.error().sentence);
                return;
            }
            const auto exact =
                std::find_if(found->begin(), found->end(),
                             [&](const yuyi::Image &image) { return image.names.contains(text); });
            if (found->isEmpty()) {
                Q_EMIT notFound(tr("No image matches “%1”.").arg(text));
            } else if (exact == found->end() && found->size() > 1) {
                Q_EMIT notFound(tr("“%1” matches several images, for example %2 and %3. Enter the whole file name.")
                                    .arg(text, found->constFirst().names.value(0), found->constLast().names.value(0)));
            } else {
                const yuyi::Image &image = exact == found->end() ? found->constFirst() : *exact;
                showImage(image.id, image.names.value(0));
                Q_EMIT changed();
            }
        }));
}

void AuditFilterBar::readDays()
{
    static const QRegularExpression form(QStringLiteral(
        "^(\\d{4}-\\d{1,2}-\\d{1,2})(?:\\s*(?:…|\\.{2,3}|~|–)\\s*(\\d{4}-\\d{1,2}-\\d{1,2}))?$"));
    const QString text = m_days->text().trimmed();
    const auto match = form.match(text);
    const QString format = QStringLiteral("yyyy-M-d");
    const QDate from = QDate::fromString(match.captured(1), format);
    const QDate until = match.captured(2).isEmpty() ? from : QDate::fromString(match.captured(2), format);
    if (!text.isEmpty() && (!from.isValid() || !until.isValid() || until < from)) {
        Q_EMIT notFound(
            tr("“%1” is not a date or date range. Write for example 2026-01-31 or 2026-01-01…2026-01-31 (earlier date first).").arg(text));
        return;
    }
    m_from = text.isEmpty() ? QDate() : from;
    m_until = text.isEmpty() ? QDate() : until;
    Q_EMIT changed();
}

void AuditFilterBar::showImage(const ImageId &image, const QString &name)
{
    m_imageId = image;
    m_image->setText(name);
    m_image->setToolTip(name);
}

void AuditFilterBar::clear()
{
    m_latest.drop();
    m_imageId = {};
    m_image->setText({});
    m_person->setCurrentIndex(0);
    m_entity->setCurrentIndex(0);
    fillActions();
    const QSignalBlocker typing(m_typing);
    m_from = {};
    m_until = {};
    m_days->setText({});
    m_typing->setChecked(false);
    Q_EMIT changed();
}

void AuditFilterBar::focusImage()
{
    m_image->setFocus();
    m_image->selectAll();
}

void AuditFilterBar::focusFirst()
{
    (m_person->isEnabled() ? m_person : m_entity)->setFocus(Qt::ShortcutFocusReason);
}

void AuditFilterBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void AuditFilterBar::retranslate()
{
    refresh();
    const QVariant entity = m_entity->currentData();
    const QVariant action = m_action->currentData();
    m_entity->clear();
    m_entity->addItem(tr("All record types"), QString());
    for (const auto &[value, code] : codesOf(Entity{})) {
        if (!actionsOf(value).isEmpty())
            m_entity->addItem(titleOf(value), QString::fromUtf16(code));
    }
    m_entity->setCurrentIndex(qMax(0, m_entity->findData(entity)));
    fillActions();
    m_action->setCurrentIndex(qMax(0, m_action->findData(action)));
    m_person->setAccessibleName(tr("Person"));
    m_entity->setAccessibleName(tr("Record type"));
    m_action->setAccessibleName(tr("Events"));
    m_image->setPlaceholderText(tr("Image: name or hash"));
    m_image->setAccessibleName(tr("Image"));
    m_days->setPlaceholderText(tr("Date, e.g. 2026-01-31"));
    m_days->setToolTip(tr("Dates: 2026-01-31 or 2026-01-01…2026-01-31"));
    m_days->setAccessibleName(tr("Dates"));
    m_typing->setText(tr("Include autosaves"));
    m_clear->setText(tr("Clear"));
    m_clear->setToolTip(tr("Show everything again"));
}

} // namespace yuyi
