// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/release/picturesourcesdialog.h"

#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QLabel>

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {

constexpr int dialogWidth = 460;

/// What all pictures have; empty if they differ.
template <typename TextOf>
QString common(const QList<UnlicensedPicture> &pictures, TextOf textOf)
{
    const QString first = pictures.isEmpty() ? QString() : textOf(pictures.constFirst());
    const bool same = std::all_of(pictures.begin(), pictures.end(), [&](const UnlicensedPicture &one) { return textOf(one) == first; });
    return same ? first : QString();
}

} // namespace

PictureSourcesDialog::PictureSourcesDialog(const QList<UnlicensedPicture> &pictures, QWidget *parent)
    : QDialog(parent), m_pictures(pictures), m_source(new LineField(this)), m_licence(new LineField(this)),
      m_save(new ActionButton(tr("Save"), {}, ActionButton::Kind::Primary, this))
{
    setObjectName(QStringLiteral("pictureSourcesDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Source and Licence"));
    setMinimumWidth(Theme::of(this).px(dialogWidth));

    auto *heading = plainLabel(tr("Source and Licence"), this);
    setTextRole(heading, TextRole::Title);
    auto *which = plainLabel(pictures.size() == 1
                                 ? pictures.constFirst().where
                                 : tr("%Ln picture(s). An empty field changes nothing.", nullptr, static_cast<int>(pictures.size())),
                             this);
    which->setWordWrap(true);
    setTextRole(which, TextRole::Soft);
    m_source->setObjectName(QStringLiteral("pictureSource"));
    m_licence->setObjectName(QStringLiteral("pictureLicence"));
    m_source->setText(common(pictures, [](const UnlicensedPicture &one) { return one.facts.sourceUrl; }));
    m_licence->setText(common(pictures, [](const UnlicensedPicture &one) { return one.facts.licence; }));
    m_save->setObjectName(QStringLiteral("savePictureSources"));
    m_save->setDefault(true);
    auto *cancel = new ActionButton(tr("Cancel"), {}, ActionButton::Kind::Plain, this);

    auto *column = columnIn(this, spacing::large);
    column->addWidget(heading);
    column->addWidget(which);
    column->addSpacing(spacing::small);
    for (const auto &[text, field] : {std::pair(tr("Source"), m_source), std::pair(tr("Licence"), m_licence)}) {
        auto *name = plainLabel(text, this);
        setTextRole(name, TextRole::Small);
        name->setBuddy(field);
        column->addWidget(name);
        column->addWidget(field);
    }
    auto *buttons = rowIn();
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_save);
    column->addSpacing(spacing::medium);
    column->addLayout(buttons);

    connect(cancel, &QAbstractButton::clicked, this, &QDialog::close);
    connect(m_save, &QAbstractButton::clicked, this, [this] {
        Q_EMIT saveWanted(entered());
        close();
    });
}

QList<MediumFacts> PictureSourcesDialog::entered() const
{
    const QString source = m_source->text().trimmed();
    const QString licence = m_licence->text().trimmed();
    QList<MediumFacts> entered;
    for (const UnlicensedPicture &picture : m_pictures) {
        MediumFacts facts = picture.facts;
        if (!source.isEmpty())
            facts.sourceUrl = source;
        if (!licence.isEmpty())
            facts.licence = licence;
        entered.append(facts);
    }
    return entered;
}

} // namespace yuyi
