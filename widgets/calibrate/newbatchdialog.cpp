// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/calibrate/newbatchdialog.h"

#include "models/items/imagelistmodel.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/image/thumbnailgrid.h"
#include "widgets/theme/theme.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QSpinBox>

#include <algorithm>

namespace yuyi {

namespace {

constexpr int typingPauseMs = 250;
constexpr int usualSize = 5;
constexpr int mostImages = 200;
constexpr int pictureSide = 112;

} // namespace

NewBatchDialog::NewBatchDialog(PageContext context, const QString &name, QWidget *parent)
    : QDialog(parent), m_context(context), m_name(new QLineEdit(name, this)),
      m_filter(new QLineEdit(this)), m_size(new QSpinBox(this)), m_seed(new QSpinBox(this)),
      m_byHand(new QCheckBox(tr("Pick the images by hand"), this)), m_grid(new ThumbnailGrid(this)),
      m_images(new ImageListModel(context.project, context.pictures, this)),
      m_people(new ChipRow(ChipRow::Pick::Many, this)), m_found(plainLabel(this)),
      m_message(plainLabel(this)),
      m_make(new ActionButton(tr("Make Batch"), {}, ActionButton::Kind::Primary, this))
{
    setObjectName(QStringLiteral("newBatchDialog"));
    setWindowTitle(tr("New Calibration Batch"));
    setAttribute(Qt::WA_DeleteOnClose);
    build();
    m_soon.setSingleShot(true);
    m_soon.setInterval(typingPauseMs);
    connect(&m_soon, &QTimer::timeout, this, &NewBatchDialog::look);
    connect(m_filter, &QLineEdit::textChanged, this, [this] {
        m_latest.drop(); // what is known is about other words
        m_stale = true;
        offer();
        m_soon.start();
    });
    connect(m_size, &QSpinBox::valueChanged, this, &NewBatchDialog::showDraw);
    connect(m_byHand, &QCheckBox::toggled, this, &NewBatchDialog::pickByHand);
    connect(m_grid, &ThumbnailGrid::selectedCountChanged, this, &NewBatchDialog::showDraw);
    connect(m_grid, &ThumbnailGrid::quickView, this, [this](const QModelIndex &index) {
        m_grid->selectionModel()->select(index, QItemSelectionModel::Toggle); // Space picks
    });
    connect(m_make, &QAbstractButton::clicked, this, &NewBatchDialog::make);
    look();
    m_name->setFocus();
    m_name->selectAll();
}

void NewBatchDialog::build()
{
    m_name->setObjectName(QStringLiteral("batchName"));
    m_name->setMaxLength(80);
    m_filter->setPlaceholderText(tr("Text in name, source, note or image; empty: all"));
    m_filter->setClearButtonEnabled(true);
    m_size->setObjectName(QStringLiteral("batchSize"));
    m_size->setRange(1, mostImages);
    m_size->setValue(usualSize);
    m_seed->setRange(0, 999999);
    m_seed->setValue(1);
    m_seed->setToolTip(tr("The same seed draws the same images again."));
    m_byHand->setObjectName(QStringLiteral("pickByHand"));
    m_grid->setObjectName(QStringLiteral("batchImages"));
    m_grid->setAccessibleName(tr("Images to pick (Space or click)"));
    m_grid->setThumbnailSize(pictureSide);
    m_grid->setModel(m_images);
    m_grid->setSelectionMode(QAbstractItemView::MultiSelection);
    m_grid->setMinimumHeight(Theme::of(this).px(260));
    m_grid->hide();
    QList<ChipOption> options;
    QStringList chosen;
    for (const Person &person : m_context.project.people()) {
        if (!person.is(Role::Annotator) || !person.available())
            continue;
        options.append({person.id.toString(), person.name, {}, {}});
        chosen.append(person.id.toString());
    }
    m_people->setObjectName(QStringLiteral("batchPeople"));
    m_people->setTitle(tr("Annotators of the batch"));
    m_people->setOptions(options);
    m_people->hideKeys();
    m_people->setSelected(chosen);
    m_message->setWordWrap(true);
    setStyleProperty(m_message, "feel", QStringLiteral("bad"));
    m_found->setWordWrap(true);
    setTextRole(m_found, TextRole::Soft);
    m_make->setObjectName(QStringLiteral("makeBatch"));
    m_make->setDefault(true);
    m_make->setEnabled(false); // until the free images are known

    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(spacing::medium);
    grid->setVerticalSpacing(spacing::small);
    const auto add = [&](const QString &text, QWidget *field) {
        auto *label = plainLabel(text, this);
        label->setBuddy(field);
        setTextRole(label, TextRole::Soft);
        field->setAccessibleName(text);
        const int row = grid->rowCount();
        grid->addWidget(label, row, 0);
        grid->addWidget(field, row, 1);
    };
    add(tr("Name"), m_name);
    add(tr("Only images containing"), m_filter);
    add(tr("Number of images"), m_size);
    add(tr("Random seed"), m_seed);
    auto *cancel = new ActionButton(tr("Cancel"), {}, ActionButton::Kind::Plain, this);
    cancel->setAutoDefault(false);
    connect(cancel, &QAbstractButton::clicked, this, &QDialog::reject);
    auto *buttons = rowIn();
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_make);
    auto *column = columnIn(this, spacing::large, spacing::medium);
    column->addLayout(grid);
    column->addWidget(m_byHand);
    column->addWidget(m_grid, 1);
    column->addWidget(m_found);
    column->addWidget(m_people);
    column->addWidget(m_message);
    column->addStretch(0);
    column->addLayout(buttons);
    setMinimumWidth(Theme::of(this).px(520));
}

void NewBatchDialog::look()
{
    ImageFilter filter;
    filter.text = m_filter->text().trimmed();
    const PersonId person = m_context.project.person().id;
    m_context.project
        .read([filter, person](Stores &stores) { return CalibrationService(stores, person).candidates(filter); })
        .then(this, m_latest.only([this](const Result<QList<ImageId>> &found) {
            if (!found) {
                refuse(found.error().sentence);
                return;
            }
            m_candidates = *found;
            m_stale = false;
            m_images->setIds(m_candidates);
            showDraw();
        }));
}

void NewBatchDialog::pickByHand(bool byHand)
{
    m_size->setEnabled(!byHand);
    m_seed->setEnabled(!byHand);
    m_grid->setVisible(byHand);
    if (byHand) {
        resize(std::max(width(), Theme::of(this).px(760)), std::max(height(), Theme::of(this).px(600)));
        m_grid->setFocus();
    } else {
        adjustSize();
    }
    showDraw();
}

QList<ImageId> NewBatchDialog::picked() const
{
    QList<ImageId> images;
    const QList<int> rows = m_grid->selectedRows();
    for (const int row : rows)
        images.append(m_images->ids().at(row));
    return images;
}

void NewBatchDialog::showDraw()
{
    const int free = static_cast<int>(m_candidates.size());
    if (free == 0) {
        m_found->setText(tr("No image is available. A batch takes only images that were kept at inspection and are "
                            "not annotated yet."));
    } else if (m_byHand->isChecked()) {
        m_found->setText(tr("%1 of %n available image(s) picked. Press Space or click to pick.", nullptr, free)
                             .arg(QLocale().toString(m_grid->selectedRows().size())));
    } else {
        m_found->setText(tr("%1 of %n available image(s) will be drawn.", nullptr, free)
                             .arg(QLocale().toString(std::min(free, m_size->value()))));
    }
    offer();
}

void NewBatchDialog::offer()
{
    const bool any = m_byHand->isChecked() ? !m_grid->selectedRows().isEmpty() : !m_candidates.isEmpty();
    m_make->setEnabled(any && !m_making && !m_stale);
}

void NewBatchDialog::make()
{
    NewCalibration wanted;
    wanted.name = m_name->text();
    wanted.seed = static_cast<quint32>(m_seed->value());
    wanted.images = m_byHand->isChecked() ? picked() : CalibrationService::draw(m_candidates, m_size->value(), wanted.seed);
    for (const QString &code : m_people->selected())
        wanted.people.append(PersonId::fromString(code));
    const PersonId person = m_context.project.person().id;
    m_making = true;
    offer();
    m_message->clear();
    m_context.project
        .write([wanted, person](Stores &stores) { return CalibrationService(stores, person).create(wanted); })
        .then(this, [this](const Result<CalibrationBatchId> &batch) {
            m_making = false;
            if (!batch) {
                refuse(batch.error().sentence);
                return;
            }
            Q_EMIT made(*batch);
            accept();
        });
}

void NewBatchDialog::refuse(const QString &sentence)
{
    offer();
    m_message->setText(sentence);
}

} // namespace yuyi
