// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/collect/importitemsdialog.h"

#include "models/exchange/benchmarks/entrypictures.h"
#include "models/exchange/files/paths.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/labels/elidedlabel.h"
#include "widgets/controls/labels/factlist.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/shell/page/userprompts.h"
#include "widgets/theme/theme.h"

#include <QFileInfo>
#include <QLabel>
#include <QLocale>
#include <QSet>
#include <QWidget>
#include <QtConcurrent>

#include <algorithm>

namespace yuyi {

namespace {

QString titleOfFormat(ImportFormat format)
{
    switch (format) {
    case ImportFormat::CiiBench: return ImportItemsDialog::tr("CII-Bench: one entry per image with its questions");
    case ImportFormat::CiiFlat: return ImportItemsDialog::tr("CII-Bench, flat: one entry per question");
    case ImportFormat::IiBench: return ImportItemsDialog::tr("II-Bench");
    case ImportFormat::VlmEvalKit: return ImportItemsDialog::tr("VLMEvalKit: one row per question");
    case ImportFormat::Cmmmu: return ImportItemsDialog::tr("CMMMU: one line per question, pictures beside the file");
    case ImportFormat::Marvel: return ImportItemsDialog::tr("MARVEL: one entry per puzzle with its five questions");
    }
    return {};
}

} // namespace

ImportItemsDialog::ImportItemsDialog(UserPrompts &prompts, const QString &file, const ImportedSet &set, QWidget *parent)
    : QDialog(parent), m_prompts(prompts), m_folderText(new ElidedLabel(this)),
      m_found(plainLabel(this)),
      m_import(new ActionButton(tr("Import Items"), {}, ActionButton::Kind::Primary, this))
{
    setObjectName(QStringLiteral("importItemsDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Import Items"));
    setMinimumWidth(Theme::of(this).px(520));
    qsizetype questions = 0;
    QSet<std::pair<QString, QString>> images;
    QSet<std::pair<QString, QString>> known;
    for (const ImportedEntry &entry : set.entries) {
        questions += entry.content.questions.size();
        const QString holder = entry.file.isEmpty() ? file : entry.file;
        images.insert({holder, entry.path});
        if (entry.embedded)
            continue;
        const QStringList paths = entry.pictures.isEmpty() ? QStringList{entry.imageFile.isEmpty() ? entry.path : entry.imageFile}
                                                           : picturePaths(entry);
        for (const QString &path : paths) {
            const PictureLocation where = entry.located.value(path);
            if (where.embedded)
                continue;
            if (const std::pair place(holder, where.file.isEmpty() ? path : where.file); !known.contains(place)) {
                known.insert(place);
                m_paths.append(place);
            }
        }
    }
    m_inFile = std::any_of(set.entries.begin(), set.entries.end(), [](const ImportedEntry &entry) {
        return entry.embedded.has_value()
            || std::any_of(entry.located.begin(), entry.located.end(), [](const PictureLocation &one) { return one.embedded.has_value(); });
    });

    const QLocale locale;
    auto *heading = plainLabel(tr("Import Items"), this);
    setTextRole(heading, TextRole::Title);
    auto *facts = new FactList(this);
    QList<Fact> list{{tr("File"), QFileInfo(file).fileName(), false},
                     {tr("Format"), titleOfFormat(set.format), false},
                     {tr("Questions"), locale.toString(questions), false},
                     {tr("Images"), locale.toString(images.size()), false}};
    if (m_paths.size() > images.size())
        list.append({tr("Pictures of the questions"), locale.toString(m_paths.size()), false});
    if (!set.refused.isEmpty()) {
        list.append({tr("Rejected entries"), locale.toString(set.refused.size()), false});
        list.append({tr("First rejected entry"), set.refused.first().sentence, false});
    }
    facts->setFacts(list);

    auto *folderName = plainLabel(tr("Image folder"), this);
    setTextRole(folderName, TextRole::Soft);
    m_folderText->setElideMode(Qt::ElideMiddle);
    auto *choose = new ActionButton(tr("Choose…"), {}, ActionButton::Kind::Plain, this);
    choose->setObjectName(QStringLiteral("chooseImages"));
    auto *folderLine = new QWidget(this);
    folderLine->setObjectName(QStringLiteral("imageFolder"));
    auto *folderRow = rowIn(folderLine);
    folderRow->addWidget(m_folderText, 1);
    folderRow->addWidget(choose);
    // A folder is only asked for where images are files.
    folderName->setVisible(!m_paths.isEmpty());
    folderLine->setVisible(!m_paths.isEmpty());
    m_found->setObjectName(QStringLiteral("imagesFound"));
    m_found->setWordWrap(true);
    m_import->setObjectName(QStringLiteral("importItems"));
    m_import->setDefault(true);
    auto *cancel = new ActionButton(tr("Cancel"), {}, ActionButton::Kind::Plain, this);
    auto *buttons = rowIn();
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_import);
    auto *column = columnIn(this, spacing::large);
    column->addWidget(heading);
    column->addSpacing(spacing::small);
    column->addWidget(facts);
    column->addSpacing(spacing::small);
    column->addWidget(folderName);
    column->addWidget(folderLine);
    column->addWidget(m_found);
    column->addSpacing(spacing::medium);
    column->addLayout(buttons);

    connect(cancel, &QAbstractButton::clicked, this, &QDialog::close);
    connect(choose, &QAbstractButton::clicked, this, [this] {
        m_prompts.openFolder(this, tr("Image Folder"), [this](const QString &folder) {
            m_folder = folder;
            lookForImages();
        });
    });
    connect(m_import, &QAbstractButton::clicked, this, [this] {
        Q_EMIT importWanted(m_folder);
        close();
    });
    lookForImages();
}

void ImportItemsDialog::lookForImages()
{
    m_folderText->setText(m_folder.isEmpty() ? tr("Default: the folder of the imported file, or its parent folder") : m_folder);
    if (m_paths.isEmpty() && m_inFile) {
        m_found->setText(tr("The imported file contains all images."));
        setStyleProperty(m_found, "feel", QStringLiteral("good"));
        return;
    }
    m_found->setText(tr("Looking for the images…"));
    setStyleProperty(m_found, "feel", QStringLiteral("none"));
    m_import->setEnabled(false);
    QtConcurrent::run([paths = m_paths, folder = m_folder] {
        QStringList missing;
        for (const auto &[file, path] : paths) {
            if (!locateImage(path, file, folder))
                missing.append(path);
        }
        return missing;
    }).then(this, m_latest.only([this](const QStringList &missing) {
        const QLocale locale;
        const qsizetype there = m_paths.size() - missing.size();
        m_import->setEnabled(there > 0 || m_inFile);
        if (missing.isEmpty())
            m_found->setText(tr("All images were found."));
        else
            m_found->setText(tr("Found: %1 of %2 images. Missing, for example: %3")
                                 .arg(locale.toString(there), locale.toString(m_paths.size()), missing.first()));
        setStyleProperty(m_found, "feel",
                         missing.isEmpty()       ? QStringLiteral("good")
                         : there > 0 || m_inFile ? QStringLiteral("attention")
                                                 : QStringLiteral("bad"));
    }));
}

} // namespace yuyi
