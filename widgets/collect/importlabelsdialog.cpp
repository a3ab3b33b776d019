// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/collect/importlabelsdialog.h"

#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/labels/factlist.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QComboBox>
#include <QFileInfo>
#include <QLabel>
#include <QLocale>

#include <algorithm>

namespace yuyi {

namespace {

constexpr int dialogWidth = 520;

struct Annotator {
    QString key;
    QString name;
    int annotations = 0;
};

/// In the order of the file.
QList<Annotator> annotatorsOf(const LabelFile &content)
{
    QList<Annotator> annotators;
    for (const LabelledTask &task : content.labelled) {
        auto known = std::find_if(annotators.begin(), annotators.end(), [&](const Annotator &one) { return one.key == task.annotator; });
        if (known == annotators.end()) {
            annotators.append({task.annotator, task.annotatorName.isEmpty() ? task.annotator : task.annotatorName, 0});
            known = annotators.end() - 1;
        }
        ++known->annotations;
    }
    return annotators;
}

} // namespace

ImportLabelsDialog::ImportLabelsDialog(const QString &file, const LabelFile &content, const QList<Person> &people, QWidget *parent)
    : QDialog(parent), m_import(new ActionButton(tr("Import Labels"), {}, ActionButton::Kind::Primary, this))
{
    setObjectName(QStringLiteral("importLabelsDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Import Labels"));
    setMinimumWidth(Theme::of(this).px(dialogWidth));

    const QLocale locale;
    auto *heading = plainLabel(tr("Import Labels"), this);
    setTextRole(heading, TextRole::Title);
    auto *facts = new FactList(this);
    QList<Fact> list{{tr("File"), QFileInfo(file).fileName(), false},
                     {tr("Format"), tr("Label Studio: JSON export"), false},
                     {tr("Annotations with labels"), locale.toString(content.labelled.size()), false}};
    if (content.cancelled > 0)
        list.append({tr("Annotations skipped in Label Studio"), locale.toString(content.cancelled), false});
    if (!content.refused.isEmpty()) {
        const LabelFault &first = content.refused.constFirst();
        list.append({tr("Rejected annotations"), locale.toString(content.refused.size()), false});
        list.append({tr("First rejected annotation"), tr("Task %1, field “%2”: %3").arg(first.task, first.field, first.sentence), false});
    }
    facts->setFacts(list);
    auto *note =
        plainLabel(tr("The labels go into the drafts of these people, where a dimension has none yet. Nothing is submitted."), this);
    note->setWordWrap(true);
    setTextRole(note, TextRole::Soft);

    auto *column = columnIn(this, spacing::large);
    column->addWidget(heading);
    column->addSpacing(spacing::small);
    column->addWidget(facts);
    column->addSpacing(spacing::small);
    const QList<Annotator> annotators = annotatorsOf(content);
    for (const Annotator &annotator : annotators) {
        const QString text = annotator.name.isEmpty()
                               ? tr("%Ln annotation(s) without an annotator are by", nullptr, annotator.annotations)
                               : tr("%Ln annotation(s) of the annotator “%1” are by", nullptr, annotator.annotations).arg(annotator.name);
        auto *box = new QComboBox(this);
        box->setObjectName(QStringLiteral("labelsBy-") % annotator.key);
        box->setAccessibleName(text);
        box->addItem(tr("nobody: not imported"), QString());
        for (const Person &person : people) {
            if (!person.active)
                continue;
            box->addItem(person.name, person.id.toString());
            const bool same = person.name.compare(annotator.name, Qt::CaseInsensitive) == 0
                           || person.name.compare(annotator.key, Qt::CaseInsensitive) == 0;
            if (same)
                box->setCurrentIndex(box->count() - 1);
        }
        auto *row = rowIn();
        auto *label = plainLabel(text, this);
        label->setWordWrap(true);
        row->addWidget(label, 1);
        row->addWidget(box);
        column->addLayout(row);
        connect(box, &QComboBox::currentIndexChanged, this, &ImportLabelsDialog::updateButton);
        m_fields.append({annotator.key, box});
    }
    column->addWidget(note);
    m_import->setObjectName(QStringLiteral("importLabels"));
    m_import->setDefault(true);
    auto *cancel = new ActionButton(tr("Cancel"), {}, ActionButton::Kind::Plain, this);
    auto *buttons = rowIn();
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_import);
    column->addSpacing(spacing::medium);
    column->addLayout(buttons);

    connect(cancel, &QAbstractButton::clicked, this, &QDialog::close);
    connect(m_import, &QAbstractButton::clicked, this, [this] {
        Q_EMIT importWanted(chosen());
        close();
    });
    updateButton();
}

QMap<QString, PersonId> ImportLabelsDialog::chosen() const
{
    QMap<QString, PersonId> people;
    for (const auto &[annotator, box] : m_fields)
        people.insert(annotator, PersonId::fromString(box->currentData().toString()));
    return people;
}

void ImportLabelsDialog::updateButton()
{
    m_import->setEnabled(std::any_of(m_fields.begin(), m_fields.end(), [](const auto &field) { return field.second->currentIndex() > 0; }));
}

} // namespace yuyi
