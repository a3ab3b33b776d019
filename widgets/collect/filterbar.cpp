// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/collect/filterbar.h"

#include "models/services/curation/imageservice.h"
#include "models/services/session/projectaccess.h"
#include "widgets/collect/rangepopover.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/choices/filterchip.h"
#include "widgets/controls/choices/filterpopover.h"
#include "widgets/controls/choices/tagfield.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/layout/flowlayout.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/image/thumbnailgrid.h"
#include "widgets/theme/theme.h"

#include <QComboBox>
#include <QEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QSlider>
#include <QToolButton>

namespace yuyi {

namespace {

constexpr int typingMs = 250; // the list follows the typing, not every stroke
constexpr int searchWidth = 190;
constexpr int sideBySide = 640;
constexpr int zoomWidth = 96;

QString titleOfSort(ImageSort sort)
{
    switch (sort) {
    case ImageSort::Added: return FilterBar::tr("By date added");
    case ImageSort::Name: return FilterBar::tr("By name");
    case ImageSort::Bytes: return FilterBar::tr("By file size");
    case ImageSort::Pixels: return FilterBar::tr("By pixels");
    case ImageSort::TextRatio: return FilterBar::tr("By text ratio");
    case ImageSort::Stage: return FilterBar::tr("By stage");
    }
    return {};
}

/// "at least 400 px", "at most 400 px", "100 – 400 px"; empty when there is no limit.
QString rangeText(const QString &name, const QString &from, const QString &to)
{
    if (from.isEmpty() && to.isEmpty())
        return {};
    if (to.isEmpty())
        return FilterBar::tr("%1 ≥ %2").arg(name, from);
    if (from.isEmpty())
        return FilterBar::tr("%1 ≤ %2").arg(name, to);
    return FilterBar::tr("%1 %2 – %3").arg(name, from, to);
}

} // namespace

FilterBar::FilterBar(ProjectAccess &project, QWidget *parent) : QWidget(parent), m_project(project)
{
    build();
    retranslate();
}

void FilterBar::build()
{
    Theme &theme = Theme::of(this);
    m_search = new LineField(this);
    m_search->setObjectName(QStringLiteral("collectSearch"));
    m_search->setClearButtonEnabled(true);
    m_search->setAcceptDrops(false); // dropped files belong to the page
    m_search->setFixedWidth(theme.px(searchWidth));
    m_search->installEventFilter(this);
    connect(&theme, &Theme::changed, this, [this] {
        m_search->setFixedWidth(Theme::of(this).px(searchWidth));
        m_zoom->setFixedWidth(Theme::of(this).px(zoomWidth));
    });
    m_typing.setSingleShot(true);
    m_typing.setInterval(typingMs);
    connect(m_search, &QLineEdit::textEdited, this, [this] { m_typing.start(); });
    // The clear button tells of a change, but not of an edit.
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
        if (text.isEmpty() && !m_filter.text.isEmpty())
            m_typing.start();
    });
    connect(&m_typing, &QTimer::timeout, this, [this] {
        if (m_search->isComposing())
            return;
        ImageFilter filter = m_filter;
        filter.text = m_search->text().trimmed();
        change(filter);
    });

    const auto chip = [this](const char *name, void (FilterBar::*choose)(), void (*reset)(ImageFilter &)) {
        auto *made = new FilterChip(this);
        made->setObjectName(QString::fromLatin1(name));
        connect(made, &QAbstractButton::clicked, this, choose);
        connect(made, &FilterChip::removed, this, [this, reset] {
            ImageFilter filter = m_filter;
            reset(filter);
            change(filter);
        });
        return made;
    };
    m_stage = chip("stage", &FilterBar::chooseStage, [](ImageFilter &f) { f.stage.reset(); });
    m_label = chip("label", &FilterBar::chooseLabel, [](ImageFilter &f) {
        f.dimension = DimensionCode();
        f.label = LabelCode();
    });
    m_format = chip("format", &FilterBar::chooseFormat, [](ImageFilter &f) { f.format.reset(); });
    m_size = chip("size", &FilterBar::chooseSize, [](ImageFilter &f) {
        f.shortSideFrom = f.shortSideTo = -1;
        f.bytesFrom = f.bytesTo = -1;
        f.ratioFrom = f.ratioTo = -1;
    });
    const auto onOff = [this](const char *name, bool ImageFilter::*what) {
        auto *made = new FilterChip(this);
        made->setObjectName(QString::fromLatin1(name));
        made->setPlain(true);
        const auto change = [this, what] {
            ImageFilter filter = m_filter;
            filter.*what = !(filter.*what);
            this->change(filter);
        };
        connect(made, &QAbstractButton::clicked, this, change);
        connect(made, &FilterChip::removed, this, change);
        return made;
    };
    m_licence = onOff("licence", &ImageFilter::withoutLicence);
    m_unsure = onOff("unsure", &ImageFilter::unsure);
    const auto dropOther = [this] {
        ImageFilter filter = m_filter;
        filter.discardedAt.reset();
        filter.discardReason.clear();
        filter.annotatedBy = PersonId();
        filter.only.clear();
        change(filter);
    };
    m_other = new FilterChip(this);
    m_other->setObjectName(QStringLiteral("other"));
    m_other->setPlain(true);
    m_other->hide();
    connect(m_other, &QAbstractButton::clicked, this, dropOther);
    connect(m_other, &FilterChip::removed, this, dropOther);

    m_sort = new QComboBox(this);
    m_sort->setObjectName(QStringLiteral("sort"));
    m_sort->setFocusPolicy(Qt::TabFocus);
    for (const auto &entry : codesOf(ImageSort{}))
        m_sort->addItem(QString(), static_cast<int>(entry.first));
    connect(m_sort, &QComboBox::activated, this, &FilterBar::sortChanged);
    m_direction = new QToolButton(this);
    m_direction->setObjectName(QStringLiteral("direction"));
    m_direction->setFocusPolicy(Qt::TabFocus);
    connect(m_direction, &QAbstractButton::clicked, this, [this] {
        m_descending = !m_descending;
        retranslate();
        Q_EMIT sortChanged();
    });
    m_zoom = new QSlider(Qt::Horizontal, this);
    m_zoom->setObjectName(QStringLiteral("zoom"));
    m_zoom->setFocusPolicy(Qt::TabFocus);
    m_zoom->setRange(ThumbnailGrid::smallest, ThumbnailGrid::largest);
    m_zoom->setSingleStep(16);
    m_zoom->setPageStep(32);
    m_zoom->setFixedWidth(theme.px(zoomWidth));
    connect(m_zoom, &QSlider::valueChanged, this, &FilterBar::zoomChanged);

    auto *chips = new QWidget(this);
    auto *flow = new FlowLayout(chips, spacing::small, spacing::small);
    for (QWidget *widget : QList<QWidget *>{m_search, m_stage, m_label, m_format, m_size, m_licence, m_unsure, m_other})
        flow->addWidget(widget);
    auto *line = m_line = new QBoxLayout(QBoxLayout::LeftToRight, this);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(spacing::small);
    line->addWidget(chips, 1);
    auto *view = new QWidget(this);
    auto *viewLine = rowIn(view);
    viewLine->addWidget(m_sort);
    viewLine->addWidget(m_direction);
    viewLine->addWidget(m_zoom);
    line->addWidget(view, 0, Qt::AlignTop);
}

void FilterBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    // With large type the order and the zoom get a line of their own.
    m_line->setDirection(width() < Theme::of(this).px(sideBySide) ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

ImageSort FilterBar::sort() const
{
    return static_cast<ImageSort>(m_sort->currentData().toInt());
}

void FilterBar::setFilter(const ImageFilter &filter)
{
    m_filter = filter;
    m_typing.stop();
    if (m_search->text().trimmed() != filter.text)
        m_search->setText(filter.text);
    showState();
}

void FilterBar::change(const ImageFilter &filter)
{
    if (filter == m_filter)
        return;
    m_filter = filter;
    showState();
    Q_EMIT filterChanged();
}

void FilterBar::clear()
{
    setFilter({});
    Q_EMIT filterChanged();
}

void FilterBar::setZoom(int edge)
{
    const QSignalBlocker silent(m_zoom);
    m_zoom->setValue(edge);
}

void FilterBar::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

bool FilterBar::eventFilter(QObject *object, QEvent *event)
{
    if (object == m_search && event->type() == QEvent::KeyPress && !m_search->isComposing()) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Escape && !m_search->text().isEmpty()) {
            m_search->clear();
            return true;
        }
        if (key == Qt::Key_Escape || key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter) {
            if (m_typing.isActive())
                m_typing.start(0);
            Q_EMIT leaveSearch();
            return true;
        }
    }
    return QWidget::eventFilter(object, event);
}

QString FilterBar::labelState() const
{
    const Preset &preset = m_project.info().preset;
    const Dimension *dimension = preset.dimension(m_filter.dimension);
    if (!dimension)
        return {};
    return m_filter.label.isEmpty()
             ? dimension->title.text()
             : tr("%1: %2", "filter and its value").arg(dimension->title.text(), dimension->titleOf(m_filter.label));
}

QString FilterBar::sizeState() const
{
    const QLocale locale;
    const auto pixels = [&](int value) { return value < 0 ? QString() : tr("%1 px").arg(locale.toString(value)); };
    const auto bytes = [&](qint64 value) {
        return value < 0 ? QString() : locale.formattedDataSize(value, 0, QLocale::DataSizeSIFormat);
    };
    const auto percent = [&](double value) {
        return value < 0 ? QString() : tr("%1 %").arg(locale.toString(value * 100, 'f', 1));
    };
    QStringList parts;
    for (const QString &part :
         {rangeText(tr("Short side"), pixels(m_filter.shortSideFrom), pixels(m_filter.shortSideTo)),
          rangeText(tr("File size"), bytes(m_filter.bytesFrom), bytes(m_filter.bytesTo)),
          rangeText(tr("Text ratio"), percent(m_filter.ratioFrom), percent(m_filter.ratioTo))}) {
        if (!part.isEmpty())
            parts.append(part);
    }
    return parts.join(QStringLiteral(" · "));
}

QString FilterBar::otherState() const
{
    QStringList parts;
    if (m_filter.discardedAt)
        parts.append(tr("Discarded at step: %1").arg(titleOf(*m_filter.discardedAt)));
    if (!m_filter.discardReason.isEmpty()) {
        const DiscardReason *reason = m_project.info().preset.discardReason(m_filter.discardReason);
        parts.append(tr("Reason: %1").arg(reason ? reason->title.text() : m_filter.discardReason));
    }
    if (!m_filter.annotatedBy.isNull()) {
        for (const Person &person : m_project.people()) {
            if (person.id == m_filter.annotatedBy)
                parts.append(tr("Annotated by %1").arg(person.name));
        }
    }
    if (!m_filter.only.isEmpty())
        parts.append(tr("%Ln selected image(s)", nullptr, static_cast<int>(m_filter.only.size())));
    return parts.join(QStringLiteral(" · "));
}

void FilterBar::showState()
{
    m_stage->setState(m_filter.stage ? tr("Stage: %1").arg(titleOf(*m_filter.stage)) : QString());
    m_label->setState(labelState());
    m_format->setState(m_filter.format ? tr("Format: %1").arg(titleOf(*m_filter.format)) : QString());
    m_size->setState(sizeState());
    m_licence->setState(m_filter.withoutLicence ? tr("Missing source or licence") : QString());
    m_unsure->setState(m_filter.unsure ? tr("Unsure", "annotations whose annotator is not sure") : QString());
    const QString other = otherState();
    m_other->setState(other);
    m_other->setVisible(!other.isEmpty());
}

void FilterBar::chooseStage()
{
    auto *popover = new ChoicePopover(m_stage);
    QList<ChipOption> options;
    for (const auto &[stage, code] : codesOf(Stage{})) {
        const qint64 count = m_counts.stages.value(stage);
        if (count > 0 || m_filter.stage == stage) {
            options.append({QString::fromUtf16(code),
                            tr("%1 %2", "stage and number of images")
                                .arg(titleOf(stage), QLocale().toString(count)),
                            {},
                            {}});
        }
    }
    if (options.isEmpty())
        popover->addNote(tr("There are no images yet."));
    else
        popover->addRow(QString(), tr("Stage"), options, m_filter.stage ? codeOf(*m_filter.stage) : QString());
    connect(popover, &ChoicePopover::chosen, this, [this](const QString &, const QString &code) {
        ImageFilter filter = m_filter;
        filter.stage = fromCode<Stage>(code);
        change(filter);
    });
    popover->open();
}

void FilterBar::chooseLabel()
{
    auto *popover = new ChoicePopover(m_label);
    for (const Dimension &dimension : m_project.info().preset.dimensions) {
        const LabelCode selected = dimension.code == m_filter.dimension ? m_filter.label : LabelCode();
        if (dimension.open) {
            TagField *field = popover->addField(dimension.code.text(), dimension.title.text(), {}, selected);
            m_project.read([code = dimension.code](Stores &stores) { return ImageService(stores).labelsInUse(code); })
                .then(field, [field](const Result<QList<LabelCode>> &labels) {
                    const QList<LabelCode> used = labels.value_or(QList<LabelCode>());
                    QList<TagChoice> choices;
                    for (const LabelCode &label : used)
                        choices.append(TagChoice::typed(label));
                    field->setChoices(choices);
                });
        } else if (dimension.values.size() > mostDigits) {
            QList<TagChoice> choices;
            for (const LabelValue &value : dimension.values)
                choices.append({value, 0});
            popover->addField(dimension.code.text(), dimension.title.text(), choices, selected);
        } else {
            QList<ChipOption> options;
            for (const LabelValue &value : dimension.values)
                options.append({value.code.text(), value.title.text(), {}, {}});
            popover->addRow(dimension.code.text(), dimension.title.text(), options, selected.text());
        }
    }
    connect(popover, &ChoicePopover::chosen, this, [this](const QString &dimension, const QString &code) {
        ImageFilter filter = m_filter;
        filter.dimension = DimensionCode(code.isEmpty() ? QString() : dimension);
        filter.label = LabelCode(code);
        change(filter);
    });
    popover->open();
}

void FilterBar::chooseFormat()
{
    auto *popover = new ChoicePopover(m_format);
    QList<ChipOption> options;
    for (const ImageFormat format : {ImageFormat::Jpeg, ImageFormat::Png, ImageFormat::WebP, ImageFormat::Gif,
                                     ImageFormat::Bmp, ImageFormat::Tiff})
        options.append({codeOf(format), titleOf(format), {}, {}});
    popover->addRow(QString(), tr("Format of the file content"), options, m_filter.format ? codeOf(*m_filter.format) : QString());
    connect(popover, &ChoicePopover::chosen, this, [this](const QString &, const QString &code) {
        ImageFilter filter = m_filter;
        filter.format = fromCode<ImageFormat>(code);
        change(filter);
    });
    popover->open();
}

void FilterBar::chooseSize()
{
    auto *popover = new RangePopover(m_filter, m_size);
    connect(popover, &RangePopover::changed, this, [this](const ImageFilter &ranges) {
        ImageFilter filter = m_filter;
        filter.shortSideFrom = ranges.shortSideFrom;
        filter.shortSideTo = ranges.shortSideTo;
        filter.bytesFrom = ranges.bytesFrom;
        filter.bytesTo = ranges.bytesTo;
        filter.ratioFrom = ranges.ratioFrom;
        filter.ratioTo = ranges.ratioTo;
        change(filter);
    });
    popover->open();
}

void FilterBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void FilterBar::retranslate()
{
    m_search->setPlaceholderText(tr("Search names and texts   /"));
    m_search->setAccessibleName(tr("Search names, sources, notes and texts"));
    m_stage->setName(tr("Stage"));
    m_label->setName(tr("Label"));
    m_format->setName(tr("Format"));
    m_size->setName(tr("Size"));
    m_licence->setName(tr("Missing source or licence"));
    m_unsure->setName(tr("Unsure", "annotations whose annotator is not sure"));
    m_unsure->setToolTip(tr("Images whose annotator is not sure of the annotation"));
    for (int i = 0; i < m_sort->count(); ++i)
        m_sort->setItemText(i, titleOfSort(static_cast<ImageSort>(m_sort->itemData(i).toInt())));
    m_sort->setAccessibleName(tr("Order"));
    m_direction->setText(m_descending ? QStringLiteral("↓") : QStringLiteral("↑"));
    m_direction->setToolTip(m_descending ? tr("Descending") : tr("Ascending"));
    m_direction->setAccessibleName(m_direction->toolTip());
    m_zoom->setToolTip(tr("Thumbnail size"));
    m_zoom->setAccessibleName(m_zoom->toolTip());
    showState();
}

} // namespace yuyi
