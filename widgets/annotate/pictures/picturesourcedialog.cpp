// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/annotate/pictures/picturesourcedialog.h"

#include "models/services/annotation/mediaservice.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QLabel>

namespace yuyi {

namespace {
constexpr int fieldWidth = 480;
} // namespace

PictureSourceDialog::PictureSourceDialog(ProjectAccess &project, const Medium &picture, QWidget *parent)
    : QDialog(parent),
      m_project(project),
      m_picture(picture.sha256),
      m_source(new LineField(this)),
      m_licence(new LineField(this)),
      m_said(wrappedLabel(this, TextRole::Small)),
      m_save(new ActionButton(tr("Save"), {}, ActionButton::Kind::Primary, this))
{
    setWindowTitle(tr("Source and Licence of a Picture"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_source->setObjectName(QStringLiteral("picture.source"));
    m_licence->setObjectName(QStringLiteral("picture.licence"));
    m_source->setAccessibleName(tr("Source"));
    m_licence->setAccessibleName(tr("Licence"));
    m_source->setMinimumWidth(Theme::of(this).px(fieldWidth));
    setStyleProperty(m_said, "feel", QStringLiteral("attention"));
    m_said->hide();
    auto *column = columnIn(this, spacing::large);
    const auto add = [&](const QString &title, LineField *field) {
        QLabel *label = plainLabel(title, this);
        setTextRole(label, TextRole::Soft);
        label->setBuddy(field);
        column->addWidget(label);
        column->addWidget(field);
        connect(field, &QLineEdit::returnPressed, this, &PictureSourceDialog::save);
        connect(field, &LineField::escaped, this, &QDialog::reject);
    };
    add(tr("Source"), m_source);
    add(tr("Licence"), m_licence);
    column->addWidget(m_said);
    auto *cancel = new ActionButton(tr("Cancel"), {}, ActionButton::Kind::Plain, this);
    auto *buttons = rowIn();
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_save);
    column->addLayout(buttons);
    for (ActionButton *button : {cancel, m_save})
        button->setAutoDefault(false);
    // What is typed is never replaced by what is read later.
    for (QWidget *widget : std::initializer_list<QWidget *>{m_source, m_licence, m_save})
        widget->setEnabled(false);
    connect(cancel, &QAbstractButton::clicked, this, &QDialog::reject);
    connect(m_save, &QAbstractButton::clicked, this, &PictureSourceDialog::save);
    load();
}

void PictureSourceDialog::say(const QString &sentence)
{
    m_said->setText(sentence);
    m_said->setVisible(!sentence.isEmpty());
}

void PictureSourceDialog::load()
{
    m_project
        .read([folder = m_project.factory().folder(), person = m_project.person().id, picture = m_picture](Stores &stores) {
            return MediaService(stores, folder, person).facts({picture});
        })
        .then(this, [this](const Result<QList<MediumFacts>> &facts) {
            if (!facts) {
                say(facts.error().sentence);
                return;
            }
            const MediumFacts known = facts->value(0);
            m_source->setText(known.sourceUrl);
            m_licence->setText(known.licence);
            for (QWidget *widget : std::initializer_list<QWidget *>{m_source, m_licence, m_save})
                widget->setEnabled(!known.sha256.isNull());
            m_source->setFocus();
        });
}

void PictureSourceDialog::save()
{
    if (!m_save->isEnabled())
        return;
    m_save->setEnabled(false); // once
    const MediumSource source{m_source->text(), m_licence->text()};
    m_project
        .write([folder = m_project.factory().folder(), person = m_project.person().id, picture = m_picture, source](Stores &stores) {
            return MediaService(stores, folder, person).setSource(picture, source);
        })
        .then(this, [this](const Result<> &done) {
            if (done) {
                accept();
                return;
            }
            say(done.error().sentence);
            m_save->setEnabled(true);
        });
}

} // namespace yuyi
