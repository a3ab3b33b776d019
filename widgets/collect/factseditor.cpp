// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/collect/factseditor.h"

#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/fields/textfield.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QLabel>
#include <QTextDocument>

#include <utility>

namespace yuyi {

FactsEditor::FactsEditor(QWidget *parent)
    : QWidget(parent), m_source(new LineField(this)), m_licence(new LineField(this)),
      m_collector(new LineField(this)), m_note(new TextField(this)), m_sourceName(plainLabel(this)),
      m_licenceName(plainLabel(this)), m_collectorName(plainLabel(this)), m_noteName(plainLabel(this)),
      m_conflict(new QWidget(this)), m_conflictText(plainLabel(m_conflict)),
      m_keepMine(new ActionButton(QString(), {}, ActionButton::Kind::Plain, m_conflict)),
      m_takeTheirs(new ActionButton(QString(), {}, ActionButton::Kind::Plain, m_conflict))
{
    m_source->setObjectName(QStringLiteral("factSource"));
    m_licence->setObjectName(QStringLiteral("factLicence"));
    m_collector->setObjectName(QStringLiteral("factCollector"));
    m_note->setObjectName(QStringLiteral("factNote"));
    m_note->setLines(1, 6);
    m_note->setCountVisible(false);
    m_conflictText->setWordWrap(true);
    m_conflictText->setTextFormat(Qt::PlainText);
    setStyleProperty(m_conflictText, "feel", toneName(Tone::Attention));
    auto *choices = rowIn();
    choices->addWidget(m_keepMine);
    choices->addWidget(m_takeTheirs);
    choices->addStretch(1);
    auto *conflict = columnIn(m_conflict, 0, spacing::tiny);
    conflict->addWidget(m_conflictText);
    conflict->addLayout(choices);
    m_conflict->setObjectName(QStringLiteral("factsConflict"));
    m_keepMine->setObjectName(QStringLiteral("keepMine"));
    m_takeTheirs->setObjectName(QStringLiteral("takeTheirs"));
    m_conflict->hide();
    auto *column = columnIn(this);
    column->addWidget(row(m_sourceName, m_source));
    column->addWidget(row(m_licenceName, m_licence));
    column->addWidget(row(m_collectorName, m_collector));
    column->addWidget(row(m_noteName, m_note));
    column->addWidget(m_conflict);
    for (LineField *field : {m_source, m_licence, m_collector})
        connect(field, &LineField::committed, this, &FactsEditor::take);
    connect(m_note, &TextField::committed, this, &FactsEditor::take);
    connect(m_keepMine, &QAbstractButton::clicked, this, [this] {
        const Image theirs = *std::exchange(m_theirs, std::nullopt);
        m_conflict->hide();
        Q_EMIT changed(theirs, m_mine);
    });
    connect(m_takeTheirs, &QAbstractButton::clicked, this, [this] {
        const Image theirs = *std::exchange(m_theirs, std::nullopt);
        m_conflict->hide();
        m_image.id = ImageId();
        setImage(theirs);
    });
    retranslate();
}

QWidget *FactsEditor::row(QLabel *name, QWidget *field)
{
    auto *group = new QWidget(this);
    auto *column = columnIn(group, 0, spacing::tiny / 2);
    setTextRole(name, TextRole::Small);
    name->setBuddy(field);
    column->addWidget(name);
    column->addWidget(field);
    return group;
}

void FactsEditor::setImage(const Image &image)
{
    const bool same = image.id == m_image.id;
    if (!same) {
        commit();
        m_theirs.reset();
        m_conflict->hide();
    } else if (m_theirs) {
        return;
    }
    const Image former = std::exchange(m_image, image);
    // What is being typed stays, and is later compared with what stood there when typing began.
    const auto held = [&](QString Image::*fact, bool typing) {
        if (!same || !typing)
            return false;
        if (former.*fact != image.*fact) {
            m_image.*fact = former.*fact;
            m_image.version = former.version;
        }
        return true;
    };
    const auto fill = [&](LineField *field, QString Image::*fact) {
        if (!held(fact, field->hasFocus() && field->isModified()))
            field->setText(image.*fact);
    };
    fill(m_source, &Image::sourceUrl);
    fill(m_licence, &Image::licence);
    fill(m_collector, &Image::collector);
    if (!held(&Image::note, m_note->hasFocus() && m_note->document()->isModified()))
        m_note->setText(image.note);
}

void FactsEditor::commit()
{
    m_source->commit();
    m_licence->commit();
    m_collector->commit();
    m_note->commit();
}

void FactsEditor::take()
{
    if (m_image.id.isNull())
        return;
    const Image before = m_image;
    m_image.sourceUrl = m_source->text().trimmed();
    m_image.licence = m_licence->text().trimmed();
    m_image.collector = m_collector->text().trimmed();
    m_image.note = m_note->text().trimmed();
    const bool any = m_image.sourceUrl != before.sourceUrl || m_image.licence != before.licence
                  || m_image.collector != before.collector || m_image.note != before.note;
    if (any)
        Q_EMIT changed(before, m_image);
}

void FactsEditor::showConflict(const Image &now, const Image &before, const Image &after)
{
    if (now.id != m_image.id)
        return;
    const std::optional<Image> formerTheirs = std::exchange(m_theirs, now);
    const Image formerMine = std::exchange(m_mine, now);
    for (QString Image::*fact : {&Image::sourceUrl, &Image::licence, &Image::collector, &Image::note}) {
        if (after.*fact != before.*fact)
            m_mine.*fact = after.*fact;
        else if (formerTheirs && formerMine.*fact != (*formerTheirs).*fact)
            m_mine.*fact = formerMine.*fact; // typed before, and not chosen yet
    }
    QStringList theirs;
    const auto add = [&](const QLabel *name, const QString &mine, const QString &their) {
        if (mine != their)
            theirs.append(tr("%1: %2", "fact and its text").arg(name->text(), their.isEmpty() ? tr("empty") : their));
    };
    add(m_sourceName, m_mine.sourceUrl, now.sourceUrl);
    add(m_licenceName, m_mine.licence, now.licence);
    add(m_collectorName, m_mine.collector, now.collector);
    add(m_noteName, m_mine.note, now.note);
    m_conflictText->setText(tr("Somebody else has changed these details. The details are now: %1").arg(theirs.join(QStringLiteral(" · "))));
    m_conflict->show();
}

void FactsEditor::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void FactsEditor::retranslate()
{
    m_sourceName->setText(tr("Source"));
    m_licenceName->setText(tr("Licence"));
    m_collectorName->setText(tr("Collector"));
    m_noteName->setText(tr("Note"));
    m_source->setPlaceholderText(tr("Where the image was found"));
    m_licence->setPlaceholderText(tr("For example CC BY 4.0"));
    m_keepMine->setText(tr("Keep Mine"));
    m_takeTheirs->setText(tr("Take Theirs"));
    for (const auto &[name, field] : {std::pair<QLabel *, QWidget *>(m_sourceName, m_source),
                                      {m_licenceName, m_licence},
                                      {m_collectorName, m_collector},
                                      {m_noteName, m_note}})
        field->setAccessibleName(name->text());
}

} // namespace yuyi
