// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/navigation/palette.h"

#include "models/items/pictureloader.h"
#include "models/services/curation/imageservice.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/keys.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/shell/commands/commandsearch.h"
#include "widgets/shell/navigation/palettedelegate.h"
#include "widgets/theme/theme.h"

#include <QFrame>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>

namespace yuyi {

namespace {

constexpr int panelWidth = 640;
constexpr int rowsShown = 10;
constexpr int imagesShown = 8;
constexpr int imagesAfterMs = 120;

QList<Image> found(Stores &stores, const QString &text, const Person &reader, Error &error)
{
    const auto images = ImageService(stores).search(text, reader, ImageSort::Added, imagesShown);
    if (images)
        return *images;
    error = images.error();
    return {};
}

} // namespace

Palette::Palette(CommandRegistry &commands, QWidget *window)
    : Sheet(window), m_commands(commands), m_model(new PaletteModel(this)), m_panel(new QFrame(this)),
      m_field(new QLineEdit(m_panel)), m_list(new QListView(m_panel)), m_nothing(plainLabel(m_panel))
{
    setObjectName(QStringLiteral("palette"));
    m_field->setObjectName(QStringLiteral("paletteField"));
    m_list->setObjectName(QStringLiteral("paletteList"));
    makePanel(m_panel);
    setTextRole(m_nothing, TextRole::Soft);
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setWordWrap(true);
    auto *delegate = new PaletteDelegate(m_list);
    m_list->setItemDelegate(delegate);
    m_list->setModel(m_model);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setUniformItemSizes(true);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *column = columnIn(m_panel, spacing::small);
    column->addWidget(m_field);
    column->addWidget(m_list, 1);
    column->addWidget(m_nothing, 1);

    m_field->installEventFilter(this);
    connect(m_field, &QLineEdit::textChanged, this, &Palette::search);
    connect(m_list, &QListView::clicked, this, &Palette::choose);
    m_imagesSoon.setSingleShot(true);
    m_imagesSoon.setInterval(imagesAfterMs);
    connect(&m_imagesSoon, &QTimer::timeout, this, &Palette::searchImages);
}

void Palette::setProject(ProjectAccess *project, PictureLoader *pictures)
{
    if (m_pictures)
        m_pictures->disconnect(this);
    m_latest.drop();
    m_project = project;
    m_pictures = pictures;
    m_images.clear();
    m_model->setEntries({});
    static_cast<PaletteDelegate *>(m_list->itemDelegate())->setPictures(pictures);
    if (pictures)
        connect(pictures, &PictureLoader::thumbnailReady, m_model, &PaletteModel::refreshThumbnail);
}

void Palette::start()
{
    m_field->setPlaceholderText(tr("Page, command, file name, text or the beginning of a checksum"));
    m_field->setAccessibleName(tr("Search"));
    m_list->setAccessibleName(tr("Search results"));
    m_field->clear();
    search();
    open();
    arrange();
}

QWidget *Palette::firstFocus()
{
    return m_field;
}

QWidget *Palette::panel()
{
    return m_panel;
}

void Palette::resizeEvent(QResizeEvent *event)
{
    Sheet::resizeEvent(event);
    arrange();
}

void Palette::arrange()
{
    const Theme &theme = Theme::of(this);
    const int wide = qMin(width() - 2 * spacing::large, theme.px(panelWidth));
    const int wanted = m_field->sizeHint().height() + theme.px(40) * rowsShown + 4 * spacing::small;
    const int top = qMin(theme.px(72), height() / 8);
    m_panel->setGeometry((width() - wide) / 2, top, wide, qMin(wanted, height() - top - spacing::large));
}

QList<PaletteEntry> Palette::matchingCommands(const QString &text) const
{
    QList<PaletteEntry> namedPages, pages, first, others;
    for (const Command *command : m_commands.valid(m_commands.scope())) {
        const QAction *action = m_commands.action(command->id);
        if (!command->listed || !action->isEnabled() || !isFoundBy(*command, text))
            continue;
        PaletteEntry entry;
        entry.id = command->id;
        entry.title = nameOf(*command);
        const auto shortcuts = action->shortcuts();
        if (!shortcuts.isEmpty())
            entry.key = keyText(shortcuts.first());
        if (command->group)
            entry.detail = command->group();
        const bool named = entry.title.startsWith(text, Qt::CaseInsensitive)
                        || otherNameOf(*command).startsWith(text, Qt::CaseInsensitive);
        if (CommandRegistry::scopeOf(command->id) == QLatin1String("page")) {
            entry.kind = PaletteEntry::Kind::Page;
            (named ? namedPages : pages).append(entry);
        } else if (named) {
            first.append(entry);
        } else {
            others.append(entry);
        }
    }
    return namedPages + pages + first + others;
}

void Palette::search()
{
    m_latest.drop();
    m_images.clear();
    const QString text = m_field->text().trimmed();
    m_found = matchingCommands(text);
    m_searching = m_project && !text.isEmpty();
    if (m_searching)
        m_imagesSoon.start();
    else
        m_imagesSoon.stop();
    showMatches();
}

void Palette::searchImages()
{
    if (!m_project)
        return;
    const QString text = m_field->text().trimmed();
    m_project->read([text, reader = m_project->person()](Stores &stores) -> Result<QList<Image>> {
                 Error error;
                 const QList<Image> images = found(stores, text, reader, error);
                 if (!error.sentence.isEmpty())
                     return tl::unexpected<Error>(error);
                 return images;
             })
        .then(this, m_latest.still([this](const Result<QList<Image>> &images) {
            m_searching = false;
            if (images) {
                for (const Image &image : *images) {
                    PaletteEntry entry;
                    entry.kind = PaletteEntry::Kind::Image;
                    entry.title = image.names.value(0, image.sha256.hex().left(12));
                    entry.detail = tr("%1 · %2 × %3 · %4")
                                       .arg(titleOf(image.stage))
                                       .arg(image.size.width())
                                       .arg(image.size.height())
                                       .arg(image.sha256.hex().left(8));
                    entry.image = image;
                    m_images.append(entry);
                }
            } else {
                m_project->report(images.error());
            }
            showMatches();
        }));
}

void Palette::showMatches()
{
    const int row = m_list->currentIndex().row();
    const bool moved = row > 0 && row < m_model->rowCount();
    m_model->setEntries(m_found + m_images);
    const bool any = m_model->rowCount() > 0;
    m_list->setVisible(any);
    m_nothing->setVisible(!any);
    m_nothing->setText(m_searching ? tr("Searching…") : tr("Nothing found. Try part of the name."));
    if (any)
        m_list->setCurrentIndex(m_model->index(moved ? qMin(row, m_model->rowCount() - 1) : 0));
}

void Palette::choose(const QModelIndex &index)
{
    if (!index.isValid())
        return;
    const PaletteEntry entry = m_model->at(index.row());
    closeSheet();
    if (entry.kind == PaletteEntry::Kind::Image)
        Q_EMIT imageChosen(entry.image.id);
    else if (QAction *action = m_commands.action(entry.id))
        action->trigger();
}

bool Palette::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_field || event->type() != QEvent::KeyPress)
        return Sheet::eventFilter(watched, event);
    auto *key = static_cast<QKeyEvent *>(event);
    const int row = m_list->currentIndex().row();
    const int last = m_model->rowCount() - 1;
    const auto go = [&](int to) {
        if (last >= 0)
            m_list->setCurrentIndex(m_model->index(qBound(0, to, last)));
        return true;
    };
    switch (key->key()) {
    case Qt::Key_Down: return go(row == last ? 0 : row + 1);
    case Qt::Key_Up: return go(row == 0 ? last : row - 1);
    case Qt::Key_PageDown: return go(row + rowsShown - 1);
    case Qt::Key_PageUp: return go(row - rowsShown + 1);
    case Qt::Key_Return:
    case Qt::Key_Enter: choose(m_list->currentIndex()); return true;
    case Qt::Key_Escape: closeSheet(); return true;
    case Qt::Key_K:
        if (key->modifiers() == Qt::ControlModifier) {
            closeSheet();
            return true;
        }
        break;
    default: break;
    }
    return Sheet::eventFilter(watched, event);
}

} // namespace yuyi
