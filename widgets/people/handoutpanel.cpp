// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/people/handoutpanel.h"

#include "models/services/curation/imageservice.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/choices/tagfield.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/tables/tables.h"
#include "widgets/theme/theme.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QScrollArea>
#include <QSpinBox>
#include <QTableWidget>

#include <initializer_list>

namespace yuyi {

namespace {
constexpr int previewAfterMs = 250;
constexpr int narrowest = 500; // below it the preview stands under the form
constexpr int most = 1'000'000;
constexpr qsizetype labelOfLabels = 5; // the name of the box with labels among those of the fields
} // namespace

HandOutPanel::HandOutPanel(PageContext context, QWidget *parent)
    : QWidget(parent), m_context(context), m_people(new ChipRow(ChipRow::Pick::Many)),
      m_perImage(new ChipRow(ChipRow::Pick::One)), m_images(new QSpinBox), m_overlap(new QSpinBox),
      m_perPerson(new QSpinBox), m_dimension(new QComboBox), m_label(new QComboBox), m_searched(new TagField), m_search(new QLineEdit),
      m_seed(new QSpinBox), m_note(new QLineEdit), m_sentence(plainLabel()), m_table(makeTable(3, this, 0)),
      m_title(plainLabel()), m_previewTitle(plainLabel())
{
    setObjectName(QStringLiteral("handOutPanel"));
    makePanel(this);
    m_people->setObjectName(QStringLiteral("handOut.people"));
    m_images->setObjectName(QStringLiteral("handOut.images"));
    m_perImage->setObjectName(QStringLiteral("handOut.perImage"));
    m_dimension->setObjectName(QStringLiteral("handOut.dimension"));
    m_searched->setObjectName(QStringLiteral("handOut.searched"));
    m_search->setObjectName(QStringLiteral("handOut.search"));
    m_table->setObjectName(QStringLiteral("handOut.preview"));
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (QSpinBox *box : {m_images, m_perPerson})
        box->setRange(0, most);
    m_overlap->setRange(0, 100);
    m_overlap->setValue(100);
    m_overlap->setSuffix(QStringLiteral(" %"));
    m_seed->setRange(1, 2147483647);
    m_note->setMaxLength(500);
    for (QComboBox *box : {m_dimension, m_label}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(6);
    }
    setTextRole(m_title, TextRole::Section);
    setTextRole(m_previewTitle, TextRole::Section);
    m_sentence->setWordWrap(true);

    auto *form = new QWidget;
    auto *rows = columnIn(form, spacing::medium);
    rows->addWidget(m_title);
    rows->addWidget(m_people);
    rows->addWidget(m_perImage);
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(spacing::medium);
    grid->setVerticalSpacing(spacing::tiny);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    const QList<QWidget *> fields{m_images, m_perPerson, m_overlap, m_seed, m_dimension, m_label};
    for (int i = 0; i < fields.size(); ++i) {
        const int row = 2 * (i / 2);
        grid->addWidget(label(fields.at(i)), row, i % 2, Qt::AlignBottom);
        grid->addWidget(fields.at(i), row + 1, i % 2);
        if (fields.at(i) == m_label)
            grid->addWidget(m_searched, row, i % 2, 2, 1);
    }
    m_searched->hide();
    rows->addLayout(grid);
    for (QWidget *field : std::initializer_list<QWidget *>{m_search, m_note}) {
        rows->addWidget(label(field));
        rows->addWidget(field);
    }
    rows->addStretch(1);

    auto *right = new QWidget;
    auto *column = columnIn(right, spacing::medium);
    column->addWidget(m_previewTitle);
    column->addWidget(m_sentence);
    column->addWidget(m_table, 1);

    auto *scroll = new QScrollArea(this);
    scroll->setWidget(form);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_all = rowIn(this, 0, 0);
    m_all->addWidget(scroll, 1);
    m_all->addWidget(right, 1);

    m_soon.setSingleShot(true);
    m_soon.setInterval(previewAfterMs);
    connect(&m_soon, &QTimer::timeout, this, &HandOutPanel::preview);
    const auto later = [this] {
        // What is shown is no longer what would be handed out.
        m_ready = false;
        m_handed = false;
        m_latest.drop(); // an answer on its way is about what was set before
        Q_EMIT readyChanged();
        m_soon.start();
    };
    connect(m_people, &ChipRow::selectionChanged, this, later);
    connect(m_perImage, &ChipRow::selectionChanged, this, later);
    for (QSpinBox *box : {m_images, m_overlap, m_perPerson, m_seed})
        connect(box, &QSpinBox::valueChanged, this, later);
    connect(m_search, &QLineEdit::textChanged, this, later);
    connect(m_dimension, &QComboBox::currentIndexChanged, this, [this, later] {
        fillLabels();
        later();
    });
    connect(m_label, &QComboBox::currentIndexChanged, this, later);
    connect(m_searched, &TagField::chosenChanged, this, later);
    retranslate();
}

QLabel *HandOutPanel::label(QWidget *buddy)
{
    auto *made = wrappedLabel(nullptr, TextRole::Soft);
    made->setBuddy(buddy);
    m_labels.append(made);
    return made;
}

void HandOutPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool narrow = width() < Theme::of(this).px(narrowest);
    m_all->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void HandOutPanel::lookAgain()
{
    m_handed = false;
    Q_EMIT readyChanged();
}

void HandOutPanel::focusFirst()
{
    m_people->setFocus(Qt::OtherFocusReason);
}

void HandOutPanel::fillLabels()
{
    const QString kept = m_label->currentData().toString();
    const QSignalBlocker quiet(m_label);
    m_label->clear();
    const Preset &preset = m_context.project.info().preset;
    const Dimension *dimension = preset.dimension(DimensionCode(m_dimension->currentData().toString()));
    if (dimension) {
        for (const LabelValue &value : dimension->values)
            m_label->addItem(value.title.text(), value.code.text());
    }
    m_label->setEnabled(dimension != nullptr);
    m_label->setCurrentIndex(std::max(0, m_label->findData(kept)));

    const bool searched = dimension && (dimension->open || dimension->values.size() > mostDigits);
    m_searched->setVisible(searched);
    m_label->setVisible(!searched);
    m_labels.at(labelOfLabels)->setVisible(!searched);
    m_latestLabels.drop();
    if (!searched || m_searchedIn != dimension->code)
        m_searched->setChosen({});
    m_searchedIn = searched ? dimension->code : DimensionCode();
    if (!searched)
        return;
    QList<TagChoice> choices;
    for (const LabelValue &value : dimension->values)
        choices.append({value, 0});
    m_searched->setChoices(choices);
    if (!dimension->open)
        return;
    m_context.project.read([code = dimension->code](Stores &stores) { return ImageService(stores).labelsInUse(code); })
        .then(this, m_latestLabels.only([this](const Result<QList<LabelCode>> &labels) {
            const QList<LabelCode> used = labels.value_or(QList<LabelCode>());
            QList<TagChoice> typed;
            for (const LabelCode &label : used)
                typed.append(TagChoice::typed(label));
            m_searched->setChoices(typed);
        }));
}

LabelCode HandOutPanel::chosenLabel() const
{
    return m_searchedIn.isEmpty() ? LabelCode(m_label->currentData().toString()) : m_searched->chosen().value(0);
}

void HandOutPanel::refresh()
{
    const ProjectInfo &info = m_context.project.info();
    QList<ChipOption> people;
    QStringList all;
    for (const Person &person : m_context.project.people()) {
        if (!person.available() || !person.is(Role::Annotator))
            continue;
        people.append({person.id.toString(), person.name, {}, {}});
        all.append(person.id.toString());
    }
    const QStringList chosen = m_people->selected();
    m_people->setOptions(people);
    QStringList now = all; // who has come since is chosen as well
    now.removeIf([&](const QString &id) { return m_offered.contains(id) && !chosen.contains(id); });
    m_people->setSelected(now);
    m_offered = all;
    QList<ChipOption> counts;
    for (int n = 1; n <= info.rules.annotatorsPerImage; ++n)
        counts.append({QString::number(n), QLocale().toString(n), {}, {}});
    const QString former = m_perImage->selectedOne();
    m_perImage->setOptions(counts);
    m_perImage->setSelectedOne(!former.isEmpty() && m_rule == info.rules.annotatorsPerImage
                                   ? former
                                   : QString::number(info.rules.annotatorsPerImage));
    m_rule = info.rules.annotatorsPerImage;
    const QString dimension = m_dimension->currentData().toString();
    {
        const QSignalBlocker quiet(m_dimension);
        m_dimension->clear();
        m_dimension->addItem(tr("Any"), QString());
        for (const Dimension &one : info.preset.dimensions) {
            if (!one.pickMany)
                m_dimension->addItem(one.title.text(), one.code.text());
        }
        m_dimension->setCurrentIndex(std::max(0, m_dimension->findData(dimension)));
    }
    fillLabels();
    preview();
}

HandOut HandOutPanel::wanted() const
{
    HandOut wanted;
    for (const QString &id : m_people->selected())
        wanted.people.append(PersonId::fromString(id));
    wanted.perImage = std::max(1, m_perImage->selectedOne().toInt());
    wanted.overlap = m_overlap->value() / 100.0;
    wanted.images = m_images->value();
    wanted.perPerson = m_perPerson->value();
    wanted.seed = static_cast<quint32>(m_seed->value());
    wanted.note = m_note->text().trimmed();
    wanted.filter.text = m_search->text().trimmed();
    if (m_dimension->currentIndex() > 0) {
        wanted.filter.dimension = DimensionCode(m_dimension->currentData().toString());
        wanted.filter.label = chosenLabel();
    }
    return wanted;
}

void HandOutPanel::preview()
{
    m_soon.stop();
    if (m_handing)
        return; // the preview follows what is being handed out
    const PersonId person = m_context.project.person().id;
    m_context.project
        .read([person, wanted = wanted()](Stores &stores) { return AssignmentService(stores, person).preview(wanted); })
        .then(this, m_latest.only([this](const Result<Allocation> &allocation) { show(allocation); }));
}

void HandOutPanel::show(const Result<Allocation> &allocation)
{
    m_table->setRowCount(0);
    if (!allocation) {
        m_sentence->setText(allocation.error().sentence);
        m_ready = false;
        Q_EMIT readyChanged();
        return;
    }
    m_allocation = *allocation;
    const int images = static_cast<int>(m_allocation.shares.size());
    QStringList sentences;
    if (m_allocation.candidates == 0)
        sentences.append(tr("No matching image is waiting for an annotator."));
    else
        sentences.append(tr("%n of %1 waiting images will be assigned.", nullptr, images)
                             .arg(QLocale().toString(m_allocation.candidates)));
    if (m_allocation.severalPeople > 0)
        sentences.append(tr("%n of them will be assigned to more than one person.", nullptr, m_allocation.severalPeople));
    if (m_allocation.unfilled > 0)
        sentences.append(tr("%n assignment(s) cannot be made: the chosen people already have these images or have "
                            "reached their maximum.",
                            nullptr, m_allocation.unfilled));
    m_handed = m_handed && images > 0;
    if (m_handed)
        sentences.append(tr(
            "These images have been assigned. To assign more images, change a setting above, or leave this view and open it again."));
    m_sentence->setText(sentences.join(QLatin1Char(' ')));
    const QStringList chosen = m_people->selected();
    m_table->setRowCount(static_cast<int>(chosen.size()));
    for (int row = 0; row < chosen.size(); ++row) {
        const PersonId id = PersonId::fromString(chosen.at(row));
        QString name;
        for (const Person &person : m_context.project.people()) {
            if (person.id == id)
                name = person.name;
        }
        const int count = m_allocation.perPerson.value(id);
        int shared = 0;
        for (const Allocation::Share &share : std::as_const(m_allocation.shares))
            shared += share.people.contains(id) && share.people.size() > 1 ? 1 : 0;
        m_table->setItem(row, 0, new QTableWidgetItem(name));
        for (const auto &[column, number] : {std::pair(1, count), std::pair(2, shared)}) {
            auto *item = new QTableWidgetItem(QLocale().toString(number));
            item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            m_table->setItem(row, column, item);
        }
    }
    m_ready = images > 0;
    Q_EMIT readyChanged();
}

void HandOutPanel::handOut()
{
    if (!isReady())
        return;
    m_ready = false;
    m_handing = true;
    m_latest.drop(); // a preview on its way does not know of it
    Q_EMIT readyChanged();
    const PersonId person = m_context.project.person().id;
    m_context.project
        .write([person, wanted = wanted(), expected = m_allocation.fingerprint](Stores &stores) {
            return AssignmentService(stores, person).handOut(wanted, expected);
        })
        .then(this, [this](const Result<Allocation> &done) {
            m_handing = false;
            m_handed = done.has_value();
            if (done)
                Q_EMIT handedOut(static_cast<int>(done->shares.size()), static_cast<int>(done->perPerson.size()));
            else
                Q_EMIT failed(done.error());
            preview();
        });
}

void HandOutPanel::retranslate()
{
    m_title->setText(tr("Assign images"));
    m_previewTitle->setText(tr("Preview"));
    m_people->setTitle(tr("Assign to"));
    m_perImage->setTitle(tr("People per image"));
    const QStringList texts{tr("Number of images (0 = all waiting images)"), tr("Maximum number of images per person (0 = no limit)"),
                            tr("Share of images assigned to more than one person"), tr("Random seed"), tr("Filter by dimension"),
                            tr("Label"), tr("Only images with this text"), tr("Message to assignees")};
    for (int i = 0; i < texts.size(); ++i) {
        m_labels.at(i)->setText(texts.at(i));
        m_labels.at(i)->buddy()->setAccessibleName(texts.at(i));
    }
    m_searched->setTitle(tr("Label"));
    m_search->setPlaceholderText(tr("Text in the file name, source, note or image"));
    m_table->setHorizontalHeaderLabels({tr("Person"), tr("New images"), tr("Also assigned to others")});
    m_table->setAccessibleName(tr("Images per person"));
}

} // namespace yuyi
