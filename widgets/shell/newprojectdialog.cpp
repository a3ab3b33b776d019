// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/newprojectdialog.h"

#include "widgets/controls/actionbutton.h"
#include "widgets/shell/prompts.h"
#include "widgets/theme/theme.h"

#include <QComboBox>
#include <QDir>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QVBoxLayout>

namespace yuyi {

namespace {

/// A name for a folder: what file systems do not take is left out.
QString folderNameOf(const QString &title)
{
    static const QRegularExpression forbidden(QStringLiteral("[/\\\\:*?\"<>|\\x00-\\x1F]+"));
    QString name = QString(title).replace(forbidden, QStringLiteral(" ")).simplified();
    while (name.startsWith(u'.'))
        name.remove(0, 1);
    return name.left(80);
}

} // namespace

NewProjectDialog::NewProjectDialog(Prompts &prompts, const QString &personName, QWidget *parent)
    : QDialog(parent), m_prompts(prompts), m_title(new QLineEdit(this)), m_preset(new QComboBox(this)),
      m_person(new QLineEdit(personName, this)), m_folder(new QLineEdit(this)), m_message(new QLabel(this)),
      m_create(new ActionButton(tr("Create Project"), {}, ActionButton::Kind::Primary, this)),
      m_parentFolder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation))
{
    setObjectName(QStringLiteral("newProjectDialog"));
    setWindowTitle(tr("New Project"));
    m_title->setObjectName(QStringLiteral("title"));
    m_person->setObjectName(QStringLiteral("person"));
    m_folder->setObjectName(QStringLiteral("folder"));
    m_create->setObjectName(QStringLiteral("create"));
    m_title->setMaxLength(200);
    m_person->setMaxLength(80);
    m_title->setPlaceholderText(tr("For example: Chinese implied meanings 2026"));
    for (const QString &code : presetCodes()) {
        if (const auto preset = builtInPreset(code))
            m_preset->addItem(preset->title.text(), code);
    }

    auto *choose = new ActionButton(tr("Choose…"), {}, ActionButton::Kind::Plain, this);
    choose->setAutoDefault(false);
    auto *folderLine = new QWidget(this);
    auto *folderRow = new QHBoxLayout(folderLine);
    folderRow->setContentsMargins(0, 0, 0, 0);
    folderRow->setSpacing(spacing::small);
    folderRow->addWidget(m_folder, 1);
    folderRow->addWidget(choose);

    auto *heading = new QLabel(tr("New Project"), this);
    setTextRole(heading, TextRole::Title);
    m_message->setWordWrap(true);
    setStyleProperty(m_message, "feel", QStringLiteral("bad"));
    m_message->hide();
    auto *cancel = new ActionButton(tr("Cancel"), {}, ActionButton::Kind::Plain, this);
    cancel->setAutoDefault(false);
    m_create->setDefault(true);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(spacing::small);
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_create);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(spacing::large, spacing::large, spacing::large, spacing::large);
    column->setSpacing(spacing::small);
    column->addWidget(heading);
    column->addWidget(row(tr("Title"), m_title, m_titleMessage));
    column->addWidget(row(tr("Benchmark it follows"), m_preset, m_presetMessage));
    column->addWidget(row(tr("Your name"), m_person, m_personMessage));
    column->addWidget(row(tr("Folder"), folderLine, m_folderMessage));
    m_folder->setAccessibleName(tr("Folder"));
    column->addWidget(m_message);
    column->addSpacing(spacing::small);
    column->addLayout(buttons);
    setMinimumWidth(Theme::of(this).px(520));

    connect(m_title, &QLineEdit::textChanged, this, &NewProjectDialog::proposeFolder);
    connect(m_folder, &QLineEdit::textEdited, this, [this] { m_folderByPerson = true; });
    connect(cancel, &QAbstractButton::clicked, this, &QDialog::reject);
    connect(m_create, &QAbstractButton::clicked, this, &NewProjectDialog::submit);
    connect(choose, &QAbstractButton::clicked, this, [this] {
        m_prompts.openFolder(this, tr("Folder in Which the Project Is Made"), [this](const QString &folder) {
            m_parentFolder = folder;
            m_folderByPerson = false;
            proposeFolder();
        });
    });
    proposeFolder();
}

QWidget *NewProjectDialog::row(const QString &label, QWidget *field, QLabel *&message)
{
    auto *group = new QWidget(this);
    auto *column = new QVBoxLayout(group);
    column->setContentsMargins(0, spacing::small, 0, 0);
    column->setSpacing(spacing::tiny);
    auto *head = new QHBoxLayout;
    auto *name = new QLabel(label, group);
    setTextRole(name, TextRole::Soft);
    name->setBuddy(field);
    field->setAccessibleName(label);
    message = new QLabel(group);
    message->setWordWrap(true);
    message->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    setStyleProperty(message, "feel", QStringLiteral("bad"));
    head->addWidget(name);
    head->addWidget(message, 1);
    column->addLayout(head);
    column->addWidget(field);
    return group;
}

void NewProjectDialog::proposeFolder()
{
    if (m_folderByPerson)
        return;
    const QString name = folderNameOf(m_title->text());
    m_folder->setText(name.isEmpty() ? QString() : QDir::toNativeSeparators(QDir(m_parentFolder).filePath(name)));
}

bool NewProjectDialog::complain(QLineEdit *field, QLabel *message, const QString &sentence)
{
    message->setText(sentence);
    setStyleProperty(field, "wrong", !sentence.isEmpty());
    return !sentence.isEmpty();
}

void NewProjectDialog::submit()
{
    m_message->hide();
    const QString title = m_title->text().simplified();
    const QString person = m_person->text().simplified();
    const QString folder = m_folder->text().trimmed();
    bool wrong = complain(m_title, m_titleMessage, title.isEmpty() ? tr("A project needs a title.") : QString());
    wrong |= complain(m_person, m_personMessage,
                      person.isEmpty() ? tr("Your name stands beside all you do.") : QString());
    QString folderFault;
    if (folder.isEmpty())
        folderFault = tr("Choose where the project is kept.");
    else if (QDir::isRelativePath(folder))
        folderFault = tr("Give the whole path, from / on.");
    wrong |= complain(m_folder, m_folderMessage, folderFault);
    const auto preset = builtInPreset(m_preset->currentData().toString());
    m_presetMessage->setText(preset ? QString() : preset.error().sentence);
    if (wrong || !preset)
        return;

    NewProject project;
    project.title = title;
    project.preset = *preset;
    project.rules = preset->work;
    // One person can go the whole way until review by several is set up.
    project.rules.annotatorsPerImage = 1;
    project.rules.votesPerQuestion = 0;
    project.rules.rounds = 1;
    project.lead = person;
    m_create->setEnabled(false);
    Q_EMIT wanted(folder, project);
}

void NewProjectDialog::refuse(const QString &sentence)
{
    m_create->setEnabled(true);
    m_message->setText(sentence);
    m_message->show();
}

} // namespace yuyi
