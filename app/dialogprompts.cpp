// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogprompts.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QUrl>

namespace yuyi {

namespace {

QFileDialog *chooser(QWidget *parent, const QString &title, QFileDialog::FileMode mode, const QString &folder)
{
    auto *dialog = new QFileDialog(parent, title, folder.isEmpty() ? QDir::homePath() : folder);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(mode);
    return dialog;
}

/// Names and answers of servers stand in the text: it is never read as markup.
QMessageBox *plainBox(QWidget *parent, const QString &title, const QString &text, QMessageBox::StandardButton button)
{
    auto *box = new QMessageBox(QMessageBox::NoIcon, title, {}, button, parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setText(text);
    return box;
}

/// The first name ending of "Tables (*.csv *.xlsx)": what the dialog adds to a name without one, before it asks about a file that is there.
QString endingOf(const QString &filter)
{
    static const QRegularExpression ending(QStringLiteral("\\*\\.([^ )]+)"));
    return ending.match(filter).captured(1);
}

} // namespace

void DialogPrompts::openFiles(QWidget *parent, const QString &title, const QString &filter,
                              std::function<void(const QStringList &)> chosen)
{
    QFileDialog *dialog = chooser(parent, title, QFileDialog::ExistingFiles, m_folders.value(title));
    dialog->setNameFilter(filter);
    QObject::connect(dialog, &QFileDialog::filesSelected, parent, [this, title, chosen](const QStringList &files) {
        m_folders.insert(title, QFileInfo(files.value(0)).absolutePath());
        chosen(files);
    });
    dialog->open();
}

void DialogPrompts::openFolder(QWidget *parent, const QString &title, std::function<void(const QString &)> chosen)
{
    QFileDialog *dialog = chooser(parent, title, QFileDialog::Directory, m_folders.value(title));
    dialog->setOption(QFileDialog::ShowDirsOnly);
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, [this, title, chosen](const QString &folder) {
        m_folders.insert(title, QFileInfo(folder).absolutePath());
        chosen(folder);
    });
    dialog->open();
}

void DialogPrompts::saveFile(QWidget *parent, const QString &title, const QString &suggestion, const QString &filter,
                             std::function<void(const QString &)> chosen)
{
    QFileDialog *dialog = chooser(parent, title, QFileDialog::AnyFile, m_folders.value(title));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(filter);
    dialog->setDefaultSuffix(endingOf(dialog->selectedNameFilter()));
    QObject::connect(dialog, &QFileDialog::filterSelected, dialog,
                     [dialog](const QString &selected) { dialog->setDefaultSuffix(endingOf(selected)); });
    dialog->selectFile(suggestion);
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, [this, title, chosen](const QString &file) {
        m_folders.insert(title, QFileInfo(file).absolutePath());
        chosen(file);
    });
    dialog->open();
}

void DialogPrompts::confirm(QWidget *parent, const QString &title, const QString &text, const QString &action,
                            std::function<void()> confirmed)
{
    QMessageBox *box = plainBox(parent, title, text, QMessageBox::Cancel);
    QPushButton *yes = box->addButton(action, QMessageBox::AcceptRole);
    box->setDefaultButton(QMessageBox::Cancel);
    QObject::connect(box, &QMessageBox::buttonClicked, parent, [yes, confirmed](const QAbstractButton *clicked) {
        if (clicked == yes)
            confirmed();
    });
    box->open();
}

void DialogPrompts::choose(QWidget *parent, const QString &title, const QString &text, const QStringList &actions,
                           std::function<void(int)> chosen)
{
    QMessageBox *box = plainBox(parent, title, text, QMessageBox::Cancel);
    QList<const QAbstractButton *> buttons;
    for (const QString &action : actions)
        buttons.append(box->addButton(action, buttons.isEmpty() ? QMessageBox::AcceptRole : QMessageBox::ActionRole));
    box->setDefaultButton(QMessageBox::Cancel);
    QObject::connect(box, &QMessageBox::buttonClicked, parent, [buttons, chosen](const QAbstractButton *clicked) {
        if (const qsizetype index = buttons.indexOf(clicked); index >= 0)
            chosen(static_cast<int>(index));
    });
    box->open();
}

void DialogPrompts::inform(QWidget *parent, const QString &title, const QString &text, const QString &detail)
{
    QMessageBox *box = plainBox(parent, title, text, QMessageBox::Ok);
    box->setDetailedText(detail);
    box->open();
}

void DialogPrompts::openExternally(const QString &urlOrPath)
{
    const bool address = urlOrPath.startsWith(QLatin1String("https://")) || urlOrPath.startsWith(QLatin1String("http://"));
    QDesktopServices::openUrl(address ? QUrl(urlOrPath) : QUrl::fromLocalFile(urlOrPath));
}

} // namespace yuyi
